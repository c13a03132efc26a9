//! What PostgreSQL tells other programs of a change: as a rule so much that they need not
//! read it.

use crate::{Append, MatchNews};

/// In bytes; PostgreSQL takes no longer ones.
const LONGEST: usize = 7999;

/// What a program says of changes, in as many notices as it takes.
pub(crate) fn write(name: &str, changes: &[MatchNews]) -> Vec<String> {
    let mut notices: Vec<String> = Vec::new();
    for change in changes {
        let mut said = describe(change);
        if name.len() + 1 + said.len() > LONGEST {
            said = format!("{}\n", change.id());
        }
        match notices.last_mut() {
            Some(last) if last.len() + said.len() <= LONGEST => last.push_str(&said),
            _ => notices.push(format!("{name}\n{said}")),
        }
    }
    notices
}

/// Stands where a number does otherwise: programs of before look at the match again.
const IN_PASSING: &str = "says";

/// `ID` alone, `ID says TEXT`, or `ID AFTER LINES NOW` and the lines; before them, if the mark was
/// set, how often it had been, and the live state.
fn describe(change: &MatchNews) -> String {
    let is_line = |line: &String| line.find('\n') == line.len().checked_sub(1);
    match change {
        MatchNews::Appended(append)
            if append.lines.iter().all(is_line)
                && append
                    .live_state
                    .as_ref()
                    .is_none_or(|(live_state, _)| !live_state.contains('\n')) =>
        {
            let Append {
                id,
                after,
                lines,
                live_state,
                now,
                ..
            } = append;
            let count = lines.len();
            let live_state = live_state.as_ref();
            let live_state = live_state.map_or(String::new(), |(live_state, seen)| {
                format!(" {seen} {live_state}")
            });
            format!("{id} {after} {count} {now}{live_state}\n{}", lines.concat())
        }
        MatchNews::InPassing(id, text) if !text.contains('\n') => {
            format!("{id} {IN_PASSING} {text}\n")
        }
        _ => format!("{}\n", change.id()),
    }
}

/// Who says it, and of which changes.
pub(crate) fn read(notice: &str) -> (&str, Vec<MatchNews>) {
    let mut lines = notice.split_inclusive('\n');
    let name = lines.next().unwrap_or_default().trim_end();
    let mut changes = Vec::new();
    while let Some(head) = lines.next() {
        let head = head.trim_end_matches('\n');
        let mut words = head.splitn(6, ' ');
        let id = words.next().unwrap_or_default().to_string();
        let rest = head.get(id.len() + 1..).unwrap_or_default();
        if let Some((IN_PASSING, text)) = rest.split_once(' ') {
            changes.push(MatchNews::InPassing(id, text.to_string()));
            continue;
        }
        changes.push(match read_append(&id, &mut words, &mut lines) {
            Some(append) => MatchNews::Appended(append),
            None => MatchNews::Changed(id),
        });
    }
    (name, changes)
}

fn read_append<'a>(
    id: &str,
    words: &mut impl Iterator<Item = &'a str>,
    lines: &mut impl Iterator<Item = &'a str>,
) -> Option<Append> {
    let after = words.next()?.parse().ok()?;
    let count = words.next()?.parse().ok()?;
    let now = words.next()?.parse().ok()?;
    let live_state = match words.next() {
        Some(seen) => Some((words.next()?.to_string(), seen.parse().ok()?)),
        None => None,
    };
    let lines: Vec<String> = lines.take(count).map(str::to_string).collect();
    (lines.len() == count).then(|| Append {
        id: id.to_string(),
        after,
        // Each line says itself what it follows.
        follows: String::new(),
        lines,
        live_state,
        now,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn append(id: &str, lines: &[&str], live_state: Option<&str>) -> MatchNews {
        MatchNews::Appended(Append {
            id: id.to_string(),
            after: 12,
            follows: String::new(),
            lines: lines.iter().map(|line| (*line).to_string()).collect(),
            live_state: live_state.map(|live_state| (live_state.to_string(), 7)),
            now: 1_700_000_000,
        })
    }

    #[test]
    fn what_is_said_is_understood() {
        let changes = [
            append(
                "one",
                &["abc home turn: advance\n", "def attack: 6\n"],
                None,
            ),
            MatchNews::Changed("two".to_string()),
            append("three", &[], Some("12 clock 1 - 45 rests 9")),
            append("four", &["ghi goalie: 1\n"], Some("")),
            MatchNews::InPassing("five".to_string(), "home wow".to_string()),
        ];
        let notices = write("me", &changes);
        assert_eq!(notices.len(), 1);
        assert_eq!(read(&notices[0]), ("me", changes.to_vec()));
    }

    #[test]
    fn what_cannot_be_said_in_lines_is_not_told_in_full() {
        for odd in [
            append("one", &["no end"], None),
            append("one", &["two\nlines\n"], None),
            append("one", &["fine\n"], Some("two\nlines")),
            MatchNews::InPassing("one".to_string(), "two\nlines".to_string()),
        ] {
            let changed = vec![MatchNews::Changed("one".to_string())];
            assert_eq!(read(&write("me", &[odd])[0]), ("me", changed));
        }
    }

    #[test]
    fn no_notice_is_longer_than_the_database_takes() {
        let line = format!("{}\n", "x".repeat(999));
        let mut changes = vec![append("short", &[line.as_str(); 3], None); 9];
        changes.push(append("long", &[line.as_str(); 8], None));
        let notices = write("me", &changes);
        assert!(notices.iter().all(|notice| notice.len() <= LONGEST));
        let told: Vec<MatchNews> = notices.iter().flat_map(|notice| read(notice).1).collect();
        assert_eq!(told[..9], changes[..9]);
        assert_eq!(told[9..], [MatchNews::Changed("long".to_string())]);
    }

    #[test]
    fn what_somebody_else_says_does_no_harm() {
        for notice in [
            "",
            "\n",
            "me",
            "me one",
            "me\none 1 2\n",
            "me\none 1 2 3\nline\n",
        ] {
            for told in read(notice).1 {
                assert!(matches!(told, MatchNews::Changed(_)), "{notice:?}");
            }
        }
    }
}
