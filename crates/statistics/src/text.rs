//! Text as it comes: UTF-8, UTF-16 as some spreadsheets save it, or the letters of western Europe.

use std::{fs, io, path::Path};

/// What 0x80 to 0x9f are in Windows-1252; five of them are nothing.
const WESTERN: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text of a file, whichever of these it is written in.
///
/// # Errors
///
/// If it cannot be read.
pub fn read(path: &Path) -> io::Result<String> {
    fs::read(path).map(decode)
}

/// Bytes as text: UTF-16 if a mark or the zeros between plain letters say so, UTF-8 if it can be,
/// else Windows-1252, of which Latin-1 is a part.
#[must_use]
pub fn decode(bytes: Vec<u8>) -> String {
    let is_zero = |at: usize| bytes.get(at) == Some(&0);
    match bytes[..] {
        [0xff, 0xfe, ..] => return utf_16(&bytes[2..], u16::from_le_bytes),
        [0xfe, 0xff, ..] => return utf_16(&bytes[2..], u16::from_be_bytes),
        [first, ..] if first > 0 && is_zero(1) && is_zero(3) => {
            return utf_16(&bytes, u16::from_le_bytes);
        }
        [0, second, ..] if second > 0 && is_zero(2) => return utf_16(&bytes, u16::from_be_bytes),
        _ => {}
    }
    String::from_utf8(bytes).unwrap_or_else(|error| {
        let letter = |byte: &u8| match byte {
            0x80..=0x9f => WESTERN[usize::from(byte - 0x80)],
            _ => char::from(*byte),
        };
        error.as_bytes().iter().map(letter).collect()
    })
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units)
        .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_read_in_whatever_it_is_written() {
        let text = "Köln – Saint-Étienne";
        let units = |bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
            text.encode_utf16().flat_map(bytes).collect()
        };
        let western: Vec<u8> = text
            .chars()
            .map(|letter| if letter == '–' { 0x96 } else { letter as u8 })
            .collect();
        let [little, big] = [units(u16::to_le_bytes), units(u16::to_be_bytes)];
        for bytes in [
            text.as_bytes().to_vec(),
            western,
            [vec![0xff, 0xfe], little].concat(),
            [vec![0xfe, 0xff], big].concat(),
        ] {
            assert_eq!(decode(bytes), text);
        }
        // Without a mark, zeros say it.
        let plain: Vec<u8> = "A,B".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decode(plain), "A,B");
        let plain: Vec<u8> = "A,B".encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(decode(plain), "A,B");
        assert_eq!(decode(Vec::new()), "");
    }
}
