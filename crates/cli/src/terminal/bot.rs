//! An outside program that coaches a side: it is started, asked and ended.
//!
//! Two threads stand between it and the match, so that a program that does not
//! read, does not answer or talks without end can never hold the match up.

use std::{
    fmt,
    io::{self, BufRead as _, BufReader, Read, Write as _},
    process::{Child, ChildStdin, Command, ExitStatus, Stdio},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender},
    },
    thread,
    time::{Duration, Instant},
};

use tabletop::{BySide, Side};

use crate::screen;

/// The longest line that is read whole. Answers are short.
const LONGEST_LINE: u64 = 16 * 1024;

/// Lines that are kept until somebody listens; then the program has to wait.
const LINES_KEPT: usize = 16;

/// How many lines are thrown away before a question, so that a program that
/// never stops talking does not keep us listening.
const MOST_FORGOTTEN: usize = 1_000;

/// How long to wait for the end of a program that has closed its output.
const LAST_BREATH: Duration = Duration::from_millis(300);

/// How often to look whether a program has ended.
const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// Why there is no answer, and will be none.
#[derive(Debug)]
pub enum Gone {
    /// It did not answer within this time.
    TimedOut(Duration),
    /// It ended, or closed its output.
    Ended(Option<ExitStatus>),
}

impl fmt::Display for Gone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gone::TimedOut(time) => {
                let seconds = time.as_secs();
                write!(f, "no answer within {seconds} s (see --bot-seconds)")
            }
            Gone::Ended(Some(status)) => write!(f, "it ended without an answer ({status})"),
            Gone::Ended(None) => f.write_str("it closed its output without an answer"),
        }
    }
}

/// The programs that run, where Ctrl-C finds them too.
#[derive(Clone, Debug, Default)]
pub struct Leash(Arc<Mutex<BySide<Option<Child>>>>);

impl Leash {
    /// Ends them all at once. While the result is held nobody takes note of
    /// their end: a match that is being left must not record it as a crash.
    pub fn end_all(&self) -> impl Sized + '_ {
        let mut held = self.held();
        for side in Side::BOTH {
            kill(&mut held[side]);
        }
        held
    }

    /// Ends one at once, with all that it started.
    fn end(&self, side: Side) {
        kill(&mut self.held()[side]);
    }

    /// Waits until one has ended by itself.
    fn wait(&self, side: Side, until: Instant) -> Option<ExitStatus> {
        loop {
            if let Some(child) = &mut self.held()[side]
                && let Ok(Some(status)) = child.try_wait()
            {
                return Some(status);
            }
            if Instant::now() >= until {
                return None;
            }
            thread::sleep(LOOK_AGAIN);
        }
    }

    fn held(&self) -> MutexGuard<'_, BySide<Option<Child>>> {
        // Children are as good as before, whatever happened to a thread.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Ends a program. The shell may have started others: they are one group.
fn kill(child: &mut Option<Child>) {
    let Some(mut child) = child.take() else {
        return;
    };
    #[cfg(unix)]
    if let Ok(group) = i32::try_from(child.id()) {
        use nix::{
            sys::signal::{Signal, killpg},
            unistd::Pid,
        };
        // It fails if nobody of the group is left, which is what is wanted.
        let _ = killpg(Pid::from_raw(group), Signal::SIGKILL);
    }
    let _ = child.kill();
    let _ = child.wait();
}

/// A program that runs.
#[derive(Debug)]
pub struct Bot {
    side: Side,
    leash: Leash,
    /// Lines to be written; without it the program's input ends.
    to_it: Option<Sender<String>>,
    from_it: Receiver<String>,
    /// Closed when its comments have ended.
    silence: Receiver<()>,
}

impl Bot {
    /// Starts a command of the shell.
    pub fn start(command: &str, side: Side, leash: &Leash) -> io::Result<Bot> {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        // A group of its own can be ended as a whole, and Ctrl-C is for us.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut child = shell.spawn()?;
        let (to_it, lines) = mpsc::channel();
        let (heard, from_it) = mpsc::sync_channel(LINES_KEPT);
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_lines(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_lines(stdout, &heard));
        }
        let (hushed, silence) = mpsc::channel();
        if let Some(stderr) = child.stderr.take() {
            thread::spawn(move || pass_on(stderr, hushed));
        }
        leash.held()[side] = Some(child);
        Ok(Bot {
            side,
            leash: leash.clone(),
            to_it: Some(to_it),
            from_it,
            silence,
        })
    }

    /// Throws away what it said without being asked. The first line of it.
    pub fn forget_unasked(&self) -> Option<String> {
        let mut lines = self.from_it.try_iter().take(MOST_FORGOTTEN);
        let first = lines.next();
        lines.for_each(drop);
        first
    }

    /// The first line that nobody asked for, once it has ended. Of full time it may say one.
    pub fn left_over(&self) -> Option<String> {
        let mut lines = std::iter::from_fn(|| self.from_it.recv_timeout(LAST_BREATH).ok());
        let first = lines.next()?;
        lines.next().map(|_| first)
    }

    /// Its answer to a line. If there is none, it is ended.
    pub fn ask(&mut self, line: String, within: Duration) -> Result<String, Gone> {
        self.tell(line);
        self.from_it.recv_timeout(within).map_err(|error| {
            let gone = match error {
                RecvTimeoutError::Timeout => Gone::TimedOut(within),
                RecvTimeoutError::Disconnected => {
                    let until = Instant::now() + LAST_BREATH;
                    Gone::Ended(self.leash.wait(self.side, until))
                }
            };
            self.leash.end(self.side);
            self.hear_out();
            gone
        })
    }

    /// Writes a line to it.
    pub fn tell(&mut self, line: String) {
        if let Some(to_it) = &self.to_it {
            // If it does not listen any more, the missing answer will tell.
            let _ = to_it.send(line);
        }
    }

    /// Ends its input: a program that reads will end.
    pub fn close(&mut self) {
        self.to_it = None;
    }

    /// Lets it end by itself until then, and ends it.
    pub fn end(&self, until: Instant) {
        self.leash.wait(self.side, until);
        self.leash.end(self.side);
        self.hear_out();
    }

    /// Lets its last comments be shown, unless somebody else still holds its standard error.
    fn hear_out(&self) {
        let _ = self.silence.recv_timeout(LAST_BREATH);
    }
}

/// Shows what a program writes to its standard error, fit for a terminal; it ends with
/// `hushed`.
fn pass_on(mut stderr: impl Read, hushed: Sender<()>) {
    let _ = io::copy(&mut stderr, &mut screen::stderr());
    drop(hushed);
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: impl Read, heard: &SyncSender<String>) {
    let mut reader = BufReader::new(stdout);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = reader
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut bytes);
        if !matches!(read, Ok(1..)) {
            return;
        }
        let whole = bytes.ends_with(b"\n") || (bytes.len() as u64) < LONGEST_LINE;
        let line = String::from_utf8_lossy(&bytes).trim().to_string();
        if heard.send(line).is_err() || (!whole && reader.skip_until(b'\n').is_err()) {
            return;
        }
    }
}
