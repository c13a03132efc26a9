//! What was written is read again; what was spoilt since is known, with its line.

use std::future::ready;

use crate::{LiveState, StoredMatch, StoredSeason};
use tabletop::Faults;

use super::{BackupCounts, BackupItem, BackupReader, BackupWriter, verify};

/// Written by the program when it had no checksums yet.
const OLD: &str = include_str!("../../tests/fixtures/backup-1.touchline-backup");

fn game(id: &str, origin: Option<&str>) -> BackupItem {
    let found = StoredMatch {
        header: "touchline match 1\nhome: Ä \"x\"\nplay:\n".to_string(),
        lines: vec!["1 toss 9\n".to_string(), "2 toss 3\n".to_string()],
        one_screen: true,
        seats: vec![("home".to_string(), "a".to_string())],
        created: 1,
        changed: 2,
        rematch: Some("b".to_string()),
        dice_secret: Some("s3cret".to_string()),
        live_state: LiveState::default(),
    };
    BackupItem::Match {
        id: id.to_string(),
        found,
        origin: origin.map(str::to_string),
    }
}

fn season(id: &str) -> BackupItem {
    let season = StoredSeason {
        id: id.to_string(),
        header: "{}".to_string(),
        lines: vec!["one".to_string()],
        changed: 4,
    };
    BackupItem::Season { season, created: 3 }
}

fn pieces() -> Vec<BackupItem> {
    vec![game("a", Some("0r1g1n")), game("b", None), season("a")]
}

fn written(pieces: Vec<BackupItem>) -> String {
    let mut writer = BackupWriter::new(Vec::new()).unwrap();
    for piece in pieces {
        writer.add(piece).unwrap();
    }
    let (_, bytes) = writer.finish().unwrap();
    String::from_utf8(bytes).unwrap()
}

/// Waits for what never waits.
fn checked(bytes: &[u8]) -> Result<BackupCounts, Faults> {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.unwrap();
    runtime.block_on(verify(BackupReader::new(bytes), async |_| ready(()).await))
}

/// The only fault of a file: its line and what it says.
fn fault(text: &str) -> (Option<usize>, String) {
    let faults = checked(text.as_bytes()).unwrap_err().0;
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(!faults[0].cure.is_empty(), "{faults:?}");
    (faults[0].line, faults[0].what.clone())
}

fn read(text: &str) -> Vec<BackupItem> {
    let mut reader = BackupReader::new(text.as_bytes());
    let pieces = std::iter::from_fn(|| reader.next_piece().unwrap());
    pieces.collect()
}

#[test]
fn what_is_written_is_read() {
    let text = written(pieces());
    assert!(text.starts_with("{\"touchline\":\"backup 2\"}\n"), "{text}");
    assert_eq!(read(&text), pieces());
    let counts = checked(text.as_bytes()).unwrap();
    assert_eq!((counts.matches, counts.seasons), (2, 1));
    assert_eq!(counts.to_string(), "2 matches and 1 season");
    assert_eq!(read(&written(Vec::new())), []);
}

/// The checksum is that of everything above the last line, as `sha256sum` finds it.
#[test]
fn the_checksum_can_be_found_without_us() {
    let last = written(Vec::new());
    let last = last.lines().last().unwrap();
    // head -n -1 FILE | sha256sum
    let sum = "caca77d84a6c1a80f05271fb4649a51fce2398b9c2d286325163983d4ab938a2";
    let end = format!("{{\"end\":{{\"matches\":0,\"seasons\":0,\"sha256\":\"{sum}\"}}}}");
    assert_eq!(last, end);
}

#[test]
fn a_file_of_the_time_before_is_read() {
    let pieces = read(OLD);
    assert_eq!(pieces.len(), 3);
    let BackupItem::Match { found, origin, .. } = &pieces[1] else {
        panic!("no match");
    };
    assert!(found.dice_secret.is_some() && origin.is_none());
    assert!(arena::open_match(&found.text(), &library::Library::default()).is_ok());
    // As it is written now.
    let now = written(pieces.clone());
    assert_eq!(read(&now), pieces);
    // It has no checksum, but it has an end.
    let cut = OLD.trim_end().rsplit_once('\n').unwrap().0;
    let (line, what) = fault(&format!("{cut}\n"));
    assert_eq!(
        (line, what.as_str()),
        (None, "the end of the backup is missing")
    );
}

/// Wherever it is cut, but for the line end behind the last word.
#[test]
fn a_file_that_is_cut_is_known() {
    for text in [written(pieces()).as_str(), OLD] {
        for length in 0..text.trim_end().len() {
            if text.is_char_boundary(length) {
                assert!(checked(&text.as_bytes()[..length]).is_err(), "{length}");
            }
        }
        assert!(checked(text.trim_end().as_bytes()).is_ok());
    }
    let text = written(pieces());
    let (line, what) = fault(&text[..text.len() / 2]);
    assert!(line.is_some() && what.contains("breaks off"), "{what}");
}

/// Whichever bit is turned round.
#[test]
fn a_flipped_byte_is_known() {
    let text = written(pieces());
    for at in 0..text.len() - 1 {
        for bit in 0..8 {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            assert!(checked(&bytes).is_err(), "byte {at}, bit {bit}");
        }
    }
    let (line, what) = fault(&text.replacen("toss 9", "toss 8", 1));
    assert_eq!(line, Some(5));
    assert!(what.contains("checksum"), "{what}");
    // No checksum is not a checksum that fits.
    let (before, _) = text.rsplit_once(",\"sha256\"").unwrap();
    let (line, what) = fault(&format!("{before}}}}}\n"));
    assert_eq!((line, what.as_str()), (Some(5), "the checksum is missing"));
}

#[test]
fn wrong_numbers_are_known() {
    let text = OLD.replacen("\"matches\":2", "\"matches\":3", 1);
    let (line, what) = fault(&text);
    assert_eq!(line, Some(5));
    assert_eq!(
        what,
        "there should be 3 matches and 1 season, and there are 2 matches and 1 season"
    );
    let text = written(pieces()).replacen("\"seasons\":1", "\"seasons\":2", 1);
    assert!(fault(&text).1.contains("2 seasons"));
}

/// A match and a season may have the same name, but not two of a kind.
#[test]
fn an_id_is_there_once() {
    let (line, what) = fault(&written(vec![
        game("a", None),
        season("a"),
        game("a", None),
    ]));
    assert_eq!((line, what.as_str()), (Some(4), "match `a` is there twice"));
    let (line, what) = fault(&written(vec![season("s"), season("s")]));
    assert_eq!(
        (line, what.as_str()),
        (Some(3), "season `s` is there twice")
    );
}

/// All of them at once, without what follows from them.
#[test]
fn lines_that_are_no_json_are_all_named() {
    let text = written(pieces());
    let lines: Vec<&str> = text.lines().collect();
    let bad = [lines[0], "what?", lines[2], "{\"match\":{}}", lines[4], ""].join("\n");
    let faults = checked(bad.as_bytes()).unwrap_err().0;
    let found: Vec<Option<usize>> = faults.iter().map(|fault| fault.line).collect();
    assert_eq!(found, [Some(2), Some(4)]);
    assert!(faults[1].what.contains("missing field"), "{faults:?}");
    // Never without end.
    let many = format!("{}\n{}", lines[0], "x\n".repeat(5000));
    assert!(checked(many.as_bytes()).unwrap_err().0.len() < 50);
}

#[test]
fn the_first_and_the_last_line_are_what_they_are() {
    let text = written(pieces());
    for (bad, line, says) in [
        (String::new(), None, "empty"),
        ("touchline match 1\n".to_string(), Some(1), "no backup"),
        (
            text.replacen("backup 2", "backup 3", 1),
            Some(1),
            "`backup 3`",
        ),
        (format!("{text}{text}"), Some(6), "follows the end"),
        (
            text.replacen('\n', "\n{\"touchline\":\"backup 2\"}\n", 1),
            Some(2),
            "in the midst",
        ),
    ] {
        let (found, what) = fault(&bad);
        assert_eq!(found, line, "{what}");
        assert!(what.contains(says), "{what}");
    }
}

/// A file without line ends does not fill the memory.
#[test]
fn a_line_without_end_is_given_up() {
    let text = written(pieces());
    let mut reader = BackupReader::new(text.as_bytes()).with_longest_line(100);
    let fault = reader.next_piece().unwrap_err();
    assert!(
        fault.line == Some(2) && fault.what.contains("longer"),
        "{fault}"
    );
    assert!(reader.bytes() <= 130);
    assert_eq!(reader.next_piece(), Ok(None), "nothing more comes");
}
