//! Sets a recap. Names are typed by people: each format's own signs in them are made
//! harmless.

use std::fmt::Write as _;

use super::{RecapMarkup, RecapPart};

/// The recap as text, in a language as pages name it.
#[must_use]
pub fn write(pieces: &[RecapPart], format: RecapMarkup, language: &str) -> String {
    let parts = pieces.iter();
    match format {
        RecapMarkup::Markdown => parts.map(markdown).collect(),
        RecapMarkup::Bbcode => parts.map(bbcode).collect(),
        RecapMarkup::Html => {
            let title = pieces.iter().find_map(|piece| match piece {
                RecapPart::Heading(1, text) => Some(escaped(text)),
                _ => None,
            });
            let body: String = parts.map(html).collect();
            // Nothing is looked for in what people wrote.
            [
                "<!doctype html>\n<html lang=\"",
                &escaped(language),
                BEFORE_TITLE,
                &title.unwrap_or_default(),
                BEFORE_BODY,
                &body,
                END,
            ]
            .concat()
        }
    }
}

const BEFORE_TITLE: &str = "\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<title>";

const BEFORE_BODY: &str = "</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 1rem auto; padding: 0 1rem; }
div { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: .15rem .6rem; border-bottom: 1px solid #ccc; text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; max-width: 36rem; height: auto; }
</style>
";

const END: &str = "</html>\n";

/// Text for HTML and SVG.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // Not allowed in XML at all.
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

fn html(piece: &RecapPart) -> String {
    match piece {
        RecapPart::Heading(level, text) => {
            let level = (*level).clamp(1, 6);
            format!("<h{level}>{}</h{level}>\n", escaped(text))
        }
        RecapPart::Text(text) => format!("<p>{}</p>\n", escaped(text)),
        RecapPart::List(items) => {
            let items: String = items
                .iter()
                .map(|item| format!("<li>{}</li>\n", escaped(item)))
                .collect();
            format!("<ul>\n{items}</ul>\n")
        }
        RecapPart::Table(head, rows) => {
            let row = |cells: &[String], tag: &str| -> String {
                let cells: String = cells
                    .iter()
                    .map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell)))
                    .collect();
                format!("<tr>{cells}</tr>\n")
            };
            let rows: String = rows.iter().map(|cells| row(cells, "td")).collect();
            format!("<div><table>\n{}{rows}</table></div>\n", row(head, "th"))
        }
        RecapPart::Card(card) => format!("{}\n", card.svg()),
    }
}

fn markdown(piece: &RecapPart) -> String {
    // Every sign that means something there.
    let plain = |text: &str| -> String {
        let mut safe = String::with_capacity(text.len());
        for letter in text.chars() {
            if "\\`*_{}[]<>#|~!&".contains(letter) {
                safe.push('\\');
            }
            safe.push(if letter.is_control() { ' ' } else { letter });
        }
        safe
    };
    match piece {
        RecapPart::Heading(level, text) => {
            let signs = "#".repeat(usize::from((*level).clamp(1, 6)));
            format!("{signs} {}\n\n", plain(text))
        }
        RecapPart::Text(text) => format!("{}\n\n", plain(text)),
        RecapPart::List(items) => {
            let items: String = items
                .iter()
                .map(|item| format!("- {}\n", plain(item)))
                .collect();
            format!("{items}\n")
        }
        RecapPart::Table(head, rows) => {
            let row = |cells: &[String]| {
                let cells: Vec<String> = cells.iter().map(|cell| plain(cell)).collect();
                format!("| {} |\n", cells.join(" | "))
            };
            let line = |(at, _): (usize, &String)| if at == 0 { "| --- " } else { "| ---: " };
            let lines: String = head.iter().enumerate().map(line).collect();
            let rows: String = rows.iter().map(|cells| row(cells)).collect();
            format!("{}{lines}|\n{rows}\n", row(head))
        }
        RecapPart::Card(_) => String::new(),
    }
}

fn bbcode(piece: &RecapPart) -> String {
    // A tag needs its bracket; a full-width one looks alike and means nothing.
    let plain = |text: &str| text.replace('[', "\u{ff3b}").replace(']', "\u{ff3d}");
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = match piece {
        RecapPart::Heading(1, heading) => {
            write!(text, "[size=150][b]{}[/b][/size]\n\n", plain(heading))
        }
        RecapPart::Heading(_, heading) => writeln!(text, "[b]{}[/b]", plain(heading)),
        RecapPart::Text(words) => write!(text, "{}\n\n", plain(words)),
        RecapPart::List(items) => {
            let items = items.iter().map(|item| format!("[*]{}\n", plain(item)));
            write!(text, "[list]\n{}[/list]\n", items.collect::<String>())
        }
        // Forums know no common table: set as typed, in columns.
        RecapPart::Table(head, rows) => {
            let width = |at: usize| {
                let cells = std::iter::once(head).chain(rows);
                let widths = cells
                    .filter_map(|row| row.get(at))
                    .map(|c| c.chars().count());
                widths.max().unwrap_or(0)
            };
            let row = |cells: &Vec<String>| {
                let cells = cells.iter().enumerate().map(|(at, cell)| match at {
                    0 => format!("{:<w$}", plain(cell), w = width(at)),
                    _ => format!("{:>w$}", plain(cell), w = width(at)),
                });
                format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
            };
            let rows: String = std::iter::once(head).chain(rows).map(row).collect();
            writeln!(text, "[code]\n{rows}[/code]")
        }
        RecapPart::Card(_) => Ok(()),
    };
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_names_whatever_stands_in_them() {
        let pieces = [
            RecapPart::Heading(1, "{body} 1-0 {title}".to_string()),
            RecapPart::Heading(2, "goals".to_string()),
        ];
        let page = write(&pieces, RecapMarkup::Html, "en");
        assert!(page.contains("<title>{body} 1-0 {title}</title>"), "{page}");
        assert_eq!(page.matches("goals").count(), 1, "{page}");
        assert!(page.ends_with("</html>\n"));
    }
}
