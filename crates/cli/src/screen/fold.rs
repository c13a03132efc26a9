//! Lines that are longer than a window is wide.

use std::borrow::Cow;

/// In a window as narrow as this nothing can be read anyway.
const LEAST: usize = 10;

/// The line, broken between words so that no part is longer than `columns`. What follows is
/// set below the text of the first part.
pub fn folded(line: &str, columns: usize) -> Cow<'_, str> {
    if columns < LEAST || length(line.trim_end()) <= columns {
        return Cow::Borrowed(line);
    }
    let hang = hang(line, columns);
    let mut shown = String::new();
    let mut rest = line;
    let mut indent = 0;
    while length(rest.trim_end()) + indent > columns {
        let (part, after) = split(rest, columns - indent);
        shown.push_str(part);
        if after.is_empty() {
            return Cow::Owned(shown);
        }
        shown.push('\n');
        shown.push_str(&" ".repeat(hang));
        (rest, indent) = (after, hang);
    }
    Cow::Owned(shown + rest)
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// Where text begins behind a number, a name or blanks at the beginning of a line.
fn hang(line: &str, columns: usize) -> usize {
    let blanks = length(line) - length(line.trim_start());
    let words = line.trim_start();
    let behind = words.find("  ").map(|gap| {
        let text = words[gap..].trim_start();
        length(line) - length(text)
    });
    let narrow = |at: &usize| *at <= columns / 2;
    behind
        .filter(narrow)
        .or(Some(blanks).filter(narrow))
        .unwrap_or(0)
}

/// As many words as there is room for, at least one, and the rest. A word that is too long
/// stays whole: it may be the name of a file, to be copied.
fn split(text: &str, room: usize) -> (&str, &str) {
    let end = text.char_indices().nth(room);
    let end = end.map_or(text.len(), |(at, letter)| at + letter.len_utf8());
    let blanks = text.len() - text.trim_start().len();
    // A blank just behind the last column ends a word, too. What a number counts stays with it.
    let gap_in = |end: usize| text[..end].rfind(' ').filter(|gap| *gap > blanks);
    let word_before = |gap: usize| text[..gap].rsplit(' ').next().unwrap_or_default();
    let number = |gap: &usize| {
        word_before(*gap)
            .chars()
            .all(|digit| digit.is_ascii_digit())
    };
    let gap = gap_in(end).map(|gap| match number(&gap) {
        true => gap_in(gap).unwrap_or(gap),
        false => gap,
    });
    let next = || text[blanks..].find(' ').map(|gap| blanks + gap);
    let gap = gap.or_else(next).unwrap_or(text.len());
    let (part, rest) = text.split_at(gap);
    (part.trim_end(), rest.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        let cases = [
            ("short", 10, "short"),
            ("one two three", 10, "one two\nthree"),
            // A blank at the end needs no room.
            ("twelve chars ", 12, "twelve chars "),
            ("ten column end", 10, "ten column\nend"),
            // What follows stands below the text behind a number, or below the blanks.
            ("   9'  a shot at goal", 16, "   9'  a shot at\n       goal"),
            ("    a shot at the goal", 16, "    a shot at\n    the goal"),
            // Not below text that begins too far to the right.
            (
                "a long heading  one two three",
                16,
                "a long heading\none two three",
            ),
            ("1 shoot, 2 pass?", 10, "1 shoot,\n2 pass?"),
            // A word that is too long stays whole.
            ("in abcdefghijklmno it is", 10, "in\nabcdefghijklmno\nit is"),
            ("Grüße über Köln hin", 10, "Grüße über\nKöln hin"),
        ];
        for (line, columns, expected) in cases {
            assert_eq!(folded(line, columns), expected, "{line}");
        }
    }

    #[test]
    fn no_part_is_too_long_and_nothing_is_lost() {
        let line =
            "  12  Ash (1H) takes the ball to K22, beats Birch-Whittingham-Smith, and shoots";
        for columns in LEAST..90 {
            let shown = folded(line, columns);
            assert!(shown.lines().all(|part| length(part) <= columns), "{shown}");
            let squeezed = |text: &str| text.replace([' ', '\n'], "");
            assert_eq!(squeezed(&shown), squeezed(line));
        }
    }
}
