//! Reading a saved match.

use super::{Chain, Document, Entry, FIRST_LINE, Header, Log, PLAY, SHOWN, hash_of};
use crate::fault::{Fault, Faults};

impl Log {
    /// Reads a saved match, checking every hash.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<Log, Faults> {
        // Whatever ends a line, it is not part of what the line says.
        let lines = text.lines().map(|line| line.trim_end_matches('\r'));
        let mut lines = lines.enumerate().map(|(i, line)| (i + 1, line));
        let first = lines.next().map_or("", |(_, line)| line);
        if first != FIRST_LINE {
            return Err(wrong_first_line(first).into());
        }
        let mut faults = Faults::default();
        let header = read_header(&mut lines, &mut faults);
        if !faults.0.is_empty() {
            return Err(faults);
        }
        let entries = read_entries(lines, &header, &mut faults);
        faults.or(Log { header, entries })
    }

    /// Reads a match whose last line may be torn, as a crash leaves it. The
    /// torn line was never acknowledged: it is dropped.
    ///
    /// # Errors
    ///
    /// As [`Log::parse`], for the whole lines.
    pub fn parse_torn(text: &str) -> Result<Log, Faults> {
        let whole = text.rfind('\n').map_or(text.len(), |end| end + 1);
        Log::parse(&text[..whole])
    }
}

fn wrong_first_line(first: &str) -> Fault {
    let shown: String = first.chars().take(40).collect();
    if let Some(version) = first.strip_prefix("touchline match ") {
        return Fault::at(
            1,
            format!("match format {version} is not known to this version of Touchline"),
            "open it with a newer version",
        );
    }
    Fault::at(
        1,
        format!("this is not a saved match: it begins with `{shown}`"),
        format!("a saved match begins with `{FIRST_LINE}`"),
    )
}

fn read_header<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
    faults: &mut Faults,
) -> Header {
    let mut header = Header::default();
    // The line and the hash announced for each document.
    let mut announced: Vec<(usize, String)> = Vec::new();
    let mut found_play = false;
    for (number, line) in lines {
        if line == PLAY {
            found_play = true;
            break;
        }
        if let Some(text) = line.strip_prefix('|') {
            let text = text.strip_prefix(' ').unwrap_or(text);
            match header.documents.last_mut() {
                Some(document) => document.add_line(text),
                None => faults.push(Fault::at(
                    number,
                    "a line of a document before any `document:` line",
                    "put the `document:` line above it",
                )),
            }
            continue;
        }
        let Some((key, value)) = line.split_once(": ") else {
            faults.push(Fault::at(
                number,
                format!("`{line}` is no header line"),
                "write `name: value`, or `play:` before the first answer",
            ));
            continue;
        };
        match key {
            "game" => header.game = value.to_string(),
            "rules" => match value.parse() {
                Ok(version) => header.rules = version,
                Err(_) => faults.push(Fault::at(
                    number,
                    format!("`{value}` is no version of the rules"),
                    "write a whole number, as in `rules: 1`",
                )),
            },
            "document" => match value.split_once(" sha256 ") {
                Some((name, hash)) => {
                    announced.push((number, hash.to_string()));
                    header.documents.push(Document::new(name, ""));
                }
                None => faults.push(Fault::at(
                    number,
                    "a document without its hash",
                    "write `document: NAME sha256 HASH`",
                )),
            },
            _ => header.fields.push((key.to_string(), value.to_string())),
        }
    }
    for (document, (number, hash)) in header.documents.iter().zip(announced) {
        if hash_of(document.text.as_bytes()) != hash {
            faults.push(Fault::at(
                number,
                format!(
                    "the document `{}` was changed after it was saved",
                    document.name
                ),
                "restore the file from a copy",
            ));
        }
    }
    for (missing, what) in [
        (header.game.is_empty(), "game: …"),
        (header.rules == 0, "rules: …"),
        (!found_play, PLAY),
    ] {
        if missing {
            faults.push(Fault::whole(
                format!("the line `{what}` is missing"),
                "the file was cut off or changed; restore it from a copy",
            ));
        }
    }
    header
}

fn read_entries<'a>(
    lines: impl Iterator<Item = (usize, &'a str)>,
    header: &Header,
    faults: &mut Faults,
) -> Vec<Entry> {
    let mut chain = Chain::new(header);
    let mut entries = Vec::new();
    for (number, line) in lines {
        // The link, the number of the line, the entry.
        let text = line.get(SHOWN..).and_then(|rest| rest.strip_prefix(' '));
        let entry = text
            .and_then(|text| text.split_once(' '))
            .and_then(|(_, entry)| Entry::parse(entry));
        let Some(entry) = entry else {
            faults.push(Fault::at(
                number,
                format!("`{line}` is no line of a match"),
                "restore the file from a copy, or cut it off above this line",
            ));
            return entries;
        };
        if chain.line(&entry).trim_end() != line {
            faults.push(Fault::at(
                number,
                "the hash does not fit: this line, or one above it, was changed",
                "restore the file from a copy, or cut it off above this line",
            ));
            return entries;
        }
        entries.push(entry);
    }
    entries
}
