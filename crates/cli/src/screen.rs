//! Everything that the command prints goes through here, so that no text from a file, a name
//! or a bot can steer the terminal: control characters are written as what they are.
//!
//! They are written as JSON writes them (`\u001b`), so that JSON that is printed stays the
//! same JSON.

use std::{
    borrow::Cow,
    fmt::Write as _,
    io::{self, IsTerminal as _, Write},
};

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

/// Something that people read, in which control characters are made visible.
#[derive(Debug)]
pub struct Screen<W> {
    to: W,
    /// The beginning of a letter whose last bytes have not come yet.
    cut: Vec<u8>,
}

impl<W: Write> Screen<W> {
    /// In front of something else.
    pub fn new(to: W) -> Screen<W> {
        Screen {
            to,
            cut: Vec::new(),
        }
    }
}

/// The standard output.
pub fn stdout() -> Screen<io::Stdout> {
    Screen::new(io::stdout())
}

/// The standard error.
pub fn stderr() -> Screen<io::Stderr> {
    Screen::new(io::stderr())
}

/// The standard output for a whole file: to a file or a program it goes as it is, so that it
/// can be opened again; on a terminal it is only looked at.
pub fn stdout_for_data() -> Box<dyn Write> {
    match io::stdout().is_terminal() {
        true => Box::new(stdout()),
        false => Box::new(io::stdout()),
    }
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
        self.to.write_all(visible(&text).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
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
            let mut screen = Screen::new(Vec::new());
            for part in parts {
                screen.write_all(part).unwrap();
            }
            String::from_utf8(screen.to).unwrap()
        };
        assert_eq!(written(&[b"T\xc3", b"\xb6r"]), "Tör");
        assert_eq!(written(&[b"\xc2", b"\x9b1m"]), r"\u009b1m");
        assert_eq!(written(&[b"a\xffb"]), "a\u{fffd}b");
    }
}
