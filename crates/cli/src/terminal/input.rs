//! Lines that people type, perhaps within a time.

use std::{
    cell::OnceCell,
    io::{self, BufRead as _},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::Duration,
};

/// What came.
#[derive(Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line, without its end.
    Line(String),
    /// Nothing in time.
    TimedOut,
    /// Nothing more will come.
    SeatEnd,
}

/// The standard input, read by a thread of its own so that a clock can run. It begins with the first
/// line that is wanted: until then whoever asks something else has the input to himself.
#[derive(Debug, Default)]
pub struct Input {
    lines: OnceCell<Receiver<String>>,
}

impl Input {
    /// Reads nothing yet.
    pub fn new() -> Input {
        Input::default()
    }

    /// The next line; `within` this time, if one is given.
    pub fn next(&self, within: Option<Duration>) -> Typed {
        let lines = self.lines.get_or_init(read_lines);
        let got = match within {
            Some(time) => lines.recv_timeout(time),
            None => lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match got {
            Ok(line) => Typed::Line(line),
            Err(RecvTimeoutError::Timeout) => Typed::TimedOut,
            Err(RecvTimeoutError::Disconnected) => Typed::SeatEnd,
        }
    }
}

fn read_lines() -> Receiver<String> {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        let mut stdin = io::stdin().lock();
        let mut bytes = Vec::new();
        while let Ok(1..) = stdin.read_until(b'\n', &mut bytes) {
            let line = String::from_utf8_lossy(&bytes).trim().to_string();
            bytes.clear();
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    lines
}
