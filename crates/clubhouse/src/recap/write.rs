//! Sets a recap. Names are typed by people: each format's own signs in them are made
//! harmless.

use std::fmt::Write as _;

use super::{Format, Piece};

/// The recap as text.
#[must_use]
pub fn write(pieces: &[Piece], format: Format) -> String {
    let parts = pieces.iter();
    match format {
        Format::Markdown => parts.map(markdown).collect(),
        Format::Bbcode => parts.map(bbcode).collect(),
        Format::Html => {
            let title = pieces.iter().find_map(|piece| match piece {
                Piece::Heading(1, text) => Some(escaped(text)),
                _ => None,
            });
            let body: String = parts.map(html).collect();
            // Nothing is looked for in what people wrote.
            [
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

const BEFORE_TITLE: &str = "<!doctype html>
<html lang=\"en\">
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

fn html(piece: &Piece) -> String {
    match piece {
        Piece::Heading(level, text) => {
            let level = (*level).clamp(1, 6);
            format!("<h{level}>{}</h{level}>\n", escaped(text))
        }
        Piece::Text(text) => format!("<p>{}</p>\n", escaped(text)),
        Piece::List(items) => {
            let items: String = items
                .iter()
                .map(|item| format!("<li>{}</li>\n", escaped(item)))
                .collect();
            format!("<ul>\n{items}</ul>\n")
        }
        Piece::Table(head, rows) => {
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
        Piece::Card(card) => format!("{}\n", card.svg()),
    }
}

fn markdown(piece: &Piece) -> String {
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
        Piece::Heading(level, text) => {
            let signs = "#".repeat(usize::from((*level).clamp(1, 6)));
            format!("{signs} {}\n\n", plain(text))
        }
        Piece::Text(text) => format!("{}\n\n", plain(text)),
        Piece::List(items) => {
            let items: String = items
                .iter()
                .map(|item| format!("- {}\n", plain(item)))
                .collect();
            format!("{items}\n")
        }
        Piece::Table(head, rows) => {
            let row = |cells: &[String]| {
                let cells: Vec<String> = cells.iter().map(|cell| plain(cell)).collect();
                format!("| {} |\n", cells.join(" | "))
            };
            let line = |(at, _): (usize, &String)| if at == 0 { "| --- " } else { "| ---: " };
            let lines: String = head.iter().enumerate().map(line).collect();
            let rows: String = rows.iter().map(|cells| row(cells)).collect();
            format!("{}{lines}|\n{rows}\n", row(head))
        }
        Piece::Card(_) => String::new(),
    }
}

fn bbcode(piece: &Piece) -> String {
    // A tag needs its bracket; a full-width one looks alike and means nothing.
    let plain = |text: &str| text.replace('[', "\u{ff3b}").replace(']', "\u{ff3d}");
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = match piece {
        Piece::Heading(1, heading) => {
            write!(text, "[size=150][b]{}[/b][/size]\n\n", plain(heading))
        }
        Piece::Heading(_, heading) => writeln!(text, "[b]{}[/b]", plain(heading)),
        Piece::Text(words) => write!(text, "{}\n\n", plain(words)),
        Piece::List(items) => {
            let items = items.iter().map(|item| format!("[*]{}\n", plain(item)));
            write!(text, "[list]\n{}[/list]\n", items.collect::<String>())
        }
        // Forums know no common table: set as typed, in columns.
        Piece::Table(head, rows) => {
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
        Piece::Card(_) => Ok(()),
    };
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_names_whatever_stands_in_them() {
        let pieces = [
            Piece::Heading(1, "{body} 1-0 {title}".to_string()),
            Piece::Heading(2, "goals".to_string()),
        ];
        let page = write(&pieces, Format::Html);
        assert!(page.contains("<title>{body} 1-0 {title}</title>"), "{page}");
        assert_eq!(page.matches("goals").count(), 1, "{page}");
        assert!(page.ends_with("</html>\n"));
    }
}
