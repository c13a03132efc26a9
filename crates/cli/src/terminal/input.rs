//! Lines that people type, perhaps within a time.

use std::{
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

/// The standard input, read by a thread of its own so that a clock can run.
#[derive(Debug)]
pub struct Input {
    lines: Receiver<String>,
}

impl Input {
    /// Begins to read.
    pub fn new() -> Input {
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
        Input { lines }
    }

    /// The next line; `within` this time, if one is given.
    pub fn next(&self, within: Option<Duration>) -> Typed {
        let got = match within {
            Some(time) => self.lines.recv_timeout(time),
            None => self
                .lines
                .recv()
                .map_err(|_| RecvTimeoutError::Disconnected),
        };
        match got {
            Ok(line) => Typed::Line(line),
            Err(RecvTimeoutError::Timeout) => Typed::TimedOut,
            Err(RecvTimeoutError::Disconnected) => Typed::SeatEnd,
        }
    }
}
