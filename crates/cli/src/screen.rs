//! Everything that the command prints goes through here, so that no text from a file, a name
//! or a bot can steer the terminal: control characters are written as what they are.
//!
//! They are written as JSON writes them (`\u001b`), so that JSON that is printed stays the
//! same JSON. On a terminal, lines that are too long for it are folded between words.

use std::{
    borrow::Cow,
    fmt::Write as _,
    io::{self, IsTerminal as _, Write},
};

use serde::Serialize;
use terminal_size::{Width, terminal_size_of};

mod fold;

use fold::folded;

/// Where nobody knows better.
const USUAL_COLUMNS: usize = 80;

/// Clears the screen and what was scrolled off it.
const WIPE: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Shadows the one of the standard library: whoever prints a line prints it through a
/// [`Screen`]. If nobody reads it, the command goes on.
macro_rules! println {
    ($($what:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!($crate::screen::stdout(), $($what)*);
    }};
}

/// The same for the standard error.
macro_rules! eprintln {
    ($($what:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!($crate::screen::stderr(), $($what)*);
    }};
}

/// How long a line may be.
#[derive(Clone, Copy, Debug)]
enum Columns {
    /// As long as it is: for programs, and for what is to be copied.
    Any,
    /// As somebody said.
    Said(usize),
    /// As wide as the window of the standard output is at that moment.
    OfStdout,
    /// The same of the standard error.
    OfStderr,
}

impl Columns {
    fn now(self) -> Option<usize> {
        let window = match self {
            Columns::Any => None,
            Columns::Said(columns) => return Some(columns),
            Columns::OfStdout => terminal_size_of(io::stdout()),
            Columns::OfStderr => terminal_size_of(io::stderr()),
        };
        window.map(|(Width(columns), _)| usize::from(columns))
    }
}

/// Something that people read, in which control characters are made visible.
#[derive(Debug)]
pub struct Screen<W: Write> {
    to: W,
    columns: Columns,
    /// The beginning of a letter whose last bytes have not come yet.
    cut: Vec<u8>,
    /// The beginning of a line that may have to be folded.
    line: String,
}

impl<W: Write> Screen<W> {
    fn new(to: W, columns: Columns) -> Screen<W> {
        Screen {
            to,
            columns,
            cut: Vec::new(),
            line: String::new(),
        }
    }

    /// The same with lines of so many columns, if somebody said how many.
    pub fn within(mut self, columns: Option<usize>) -> Screen<W> {
        self.columns = columns.map_or(self.columns, Columns::Said);
        self
    }

    /// Writes what stands in the line, folded.
    fn write_line(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.line);
        let line = match self.columns.now() {
            Some(columns) => folded(&line, columns),
            None => Cow::Borrowed(&*line),
        };
        self.to.write_all(line.as_bytes())
    }
}

/// The standard output.
pub fn stdout() -> Screen<io::Stdout> {
    Screen::new(io::stdout(), Columns::OfStdout)
}

/// The standard error.
pub fn stderr() -> Screen<io::Stderr> {
    Screen::new(io::stderr(), Columns::OfStderr)
}

/// The standard output for a whole file: to a file or a program it goes as it is, so that it
/// can be opened again; on a terminal it is only looked at.
pub fn stdout_for_data() -> Box<dyn Write> {
    match io::stdout().is_terminal() {
        true => Box::new(unfolded()),
        false => Box::new(io::stdout()),
    }
}

/// The standard output for what is to be copied: no line is folded.
pub fn unfolded() -> Screen<io::Stdout> {
    Screen::new(io::stdout(), Columns::Any)
}

/// Prints JSON.
pub fn print_json(shape: &impl Serialize) -> anyhow::Result<()> {
    Ok(writeln!(unfolded(), "{}", wire::to_text(shape)?)?)
}

/// How wide the window is: what somebody said, what it is, what `COLUMNS` says, or the usual.
pub fn columns(said: Option<usize>) -> usize {
    let variable = || std::env::var("COLUMNS").ok()?.parse().ok();
    let known = said.or_else(|| Columns::OfStdout.now());
    known.or_else(variable).unwrap_or(USUAL_COLUMNS)
}

/// True if somebody sits in front of the screen, and can type.
pub fn is_attended() -> bool {
    io::stdin().is_terminal() && is_terminal()
}

/// True if the standard output is a terminal.
pub fn is_terminal() -> bool {
    io::stdout().is_terminal()
}

/// Wipes the terminal.
pub fn wipe() -> io::Result<()> {
    let mut out = io::stdout();
    out.write_all(WIPE.as_bytes())?;
    out.flush()
}

impl<W: Write> Write for Screen<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.cut.extend_from_slice(bytes);
        let mut text = String::new();
        let mut cut = Vec::new();
        for chunk in self.cut.utf8_chunks() {
            text.push_str(chunk.valid());
            let rest = chunk.invalid();
            if std::str::from_utf8(rest).is_err_and(|error| error.error_len().is_none()) {
                cut = rest.to_vec();
            } else if !rest.is_empty() {
                text.push(char::REPLACEMENT_CHARACTER);
            }
        }
        self.cut = cut;
        for part in visible(&text).split_inclusive('\n') {
            self.line.push_str(part.trim_end_matches('\n'));
            if part.ends_with('\n') {
                self.write_line()?;
                self.to.write_all(b"\n")?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.write_line()?;
        self.to.flush()
    }
}

impl<W: Write> Drop for Screen<W> {
    fn drop(&mut self) {
        // Nobody is left who could be told.
        let _ = self.write_line();
    }
}

/// The text with its control characters visible. Line ends and tabs stay.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(steers) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        match steers(letter) {
            // Writing to a string cannot fail.
            true => {
                let _ = write!(shown, "\\u{:04x}", u32::from(letter));
            }
            false => shown.push(letter),
        }
    }
    Cow::Owned(shown)
}

/// True for what a terminal obeys instead of showing it: control characters of both kinds,
/// and those that turn the direction of writing, so that a text reads as another one.
fn steers(letter: char) -> bool {
    let turns = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let breaks = matches!(letter, '\u{2028}' | '\u{2029}');
    turns || breaks || (letter.is_control() && !matches!(letter, '\n' | '\t'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_is_shown() {
        let shown = [
            ("\u{1b}]0;x\u{7}", r"\u001b]0;x\u0007"),
            ("a\rb\u{8}c\u{7f}", r"a\u000db\u0008c\u007f"),
            ("\u{9b}31m", r"\u009b31m"),
            ("\u{202e}txt.exe\u{2066}", r"\u202etxt.exe\u2066"),
            ("Grüße\n\tÖ ⚽ ש", "Grüße\n\tÖ ⚽ ש"),
        ];
        for (text, expected) in shown {
            assert_eq!(visible(text), expected);
        }
    }

    /// A letter may come in parts; bytes that are no text are told as such.
    #[test]
    fn letters_in_parts_are_whole() {
        let written = |parts: &[&[u8]]| {
            let mut shown = Vec::new();
            let mut screen = Screen::new(&mut shown, Columns::Any);
            for part in parts {
                screen.write_all(part).unwrap();
            }
            drop(screen);
            String::from_utf8(shown).unwrap()
        };
        assert_eq!(written(&[b"T\xc3", b"\xb6r"]), "Tör");
        assert_eq!(written(&[b"\xc2", b"\x9b1m"]), r"\u009b1m");
        assert_eq!(written(&[b"a\xffb"]), "a\u{fffd}b");
    }

    /// A line is folded when it is whole, or when somebody waits for it.
    #[test]
    fn lines_are_folded_where_there_is_no_room() {
        let mut shown = Vec::new();
        let mut screen = Screen::new(&mut shown, Columns::Any).within(Some(20));
        write!(screen, "Which of these ").unwrap();
        write!(screen, "is it? ").unwrap();
        screen.flush().unwrap();
        writeln!(screen, "   12'  a cross into the box").unwrap();
        drop(screen);
        let expected = "Which of these is\nit?    12'  a cross into\n        the box\n";
        assert_eq!(String::from_utf8(shown).unwrap(), expected);
    }
}
