//! A line to PostgreSQL that can be cut at the worst moment, swallow what is said, freeze,
//! and be slow.

use std::{
    io::{Read as _, Write as _},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex, Weak,
        atomic::{AtomicBool, AtomicU64, Ordering::SeqCst},
    },
    thread,
    time::Duration,
};

use super::protocol::{Reader, is_ready};

/// What can happen to a connection when answers are written over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is cut before PostgreSQL hears of it.
    CutBefore,
    /// PostgreSQL has done it and said so; it is cut before anybody hears that.
    CutBehind,
    /// It stays open for ever, and PostgreSQL never hears of it.
    SwallowBefore,
    /// PostgreSQL does it; the connection stays open for ever, and nobody hears of it.
    SwallowBehind,
}

/// All connections through it.
pub struct Proxy {
    address: SocketAddr,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    latency_micros: AtomicU64,
    /// Nothing passes, either way, as long as this is so.
    frozen: AtomicBool,
    /// Everybody who comes is hung up on.
    refuses: AtomicBool,
    questions: AtomicU64,
    /// The next fault, and how many writes pass before it.
    next: Mutex<Option<(Fault, u64)>>,
    /// How many faults there were.
    faults: AtomicU64,
    closed: AtomicBool,
    lines: Mutex<Vec<Weak<Line>>>,
}

/// One connection.
struct Line {
    client: TcpStream,
    database: TcpStream,
    swallows_questions: AtomicBool,
    swallows_answers: AtomicBool,
    /// It is cut when PostgreSQL has said everything.
    ends_with_answer: AtomicBool,
    listens: AtomicBool,
}

impl Proxy {
    pub fn start(database: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let shared = Arc::new(Shared::default());
        let accepting = Arc::clone(&shared);
        thread::spawn(move || {
            for client in listener.incoming() {
                if accepting.closed.load(SeqCst) {
                    return;
                }
                let Ok(client) = client else { continue };
                if accepting.refuses.load(SeqCst) {
                    hear_and_hang_up(client);
                } else if let Ok(database) = TcpStream::connect(database) {
                    accepting.connect(client, database);
                }
            }
        });
        Proxy { address, shared }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Lets something happen after so many more writes.
    pub fn fault_after(&self, writes: u64, fault: Fault) {
        *self.shared.next.lock().unwrap() = Some((fault, writes));
    }

    /// How many such things have happened.
    pub fn faults(&self) -> u64 {
        self.shared.faults.load(SeqCst)
    }

    /// How many questions were asked.
    pub fn questions(&self) -> u64 {
        self.shared.questions.load(SeqCst)
    }

    /// How long it takes from here to there, and from there to here.
    pub fn be_slow(&self, latency: Duration) {
        let micros = u64::try_from(latency.as_micros()).unwrap();
        self.shared.latency_micros.store(micros, SeqCst);
    }

    /// Passes nothing on for as long as this is so.
    pub fn freeze(&self, frozen: bool) {
        self.shared.frozen.store(frozen, SeqCst);
    }

    /// Cuts all connections, and hangs up on everybody who comes, for so long.
    pub fn refuse(&self, time: Duration) {
        self.shared.refuses.store(true, SeqCst);
        for line in self.shared.open_lines() {
            line.cut();
        }
        thread::sleep(time);
        self.shared.refuses.store(false, SeqCst);
    }

    /// Those who listen now never hear anything again, as behind a router that forgot them;
    /// those who come later do.
    pub fn swallow_news(&self) {
        for line in self.shared.open_lines() {
            if line.listens.load(SeqCst) {
                line.swallows_answers.store(true, SeqCst);
                line.swallows_questions.store(true, SeqCst);
            }
        }
    }

    /// How many listen.
    pub fn listeners(&self) -> usize {
        let lines = self.shared.open_lines();
        let listens = |line: &&Arc<Line>| line.listens.load(SeqCst);
        lines.iter().filter(listens).count()
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.shared.closed.store(true, SeqCst);
        // Whoever accepts wakes up and sees that.
        let _ = TcpStream::connect(self.address);
        for line in self.shared.open_lines() {
            line.cut();
        }
    }
}

impl Shared {
    fn open_lines(&self) -> Vec<Arc<Line>> {
        let mut lines = self.lines.lock().unwrap();
        lines.retain(|line| line.strong_count() > 0);
        lines.iter().filter_map(Weak::upgrade).collect()
    }

    fn connect(self: &Arc<Shared>, client: TcpStream, database: TcpStream) {
        for stream in [&client, &database] {
            stream.set_nodelay(true).unwrap();
        }
        let line = Arc::new(Line {
            client,
            database,
            swallows_questions: AtomicBool::new(false),
            swallows_answers: AtomicBool::new(false),
            ends_with_answer: AtomicBool::new(false),
            listens: AtomicBool::new(false),
        });
        self.lines.lock().unwrap().push(Arc::downgrade(&line));
        for direction in [Shared::questions_pass, Shared::answers_pass] {
            let (shared, line) = (Arc::clone(self), Arc::clone(&line));
            thread::spawn(move || {
                // However it ends, the other direction ends with it.
                let _ = direction(&shared, &line);
                line.cut();
            });
        }
    }

    fn questions_pass(&self, line: &Line) -> std::io::Result<()> {
        let mut reader = Reader::default();
        let mut part = vec![0; 1 << 16];
        loop {
            let length = (&line.client).read(&mut part)?;
            if length == 0 {
                return Ok(());
            }
            let said = reader.read(&part[..length]);
            self.questions.fetch_add(said.questions, SeqCst);
            if said.listens {
                line.listens.store(true, SeqCst);
            }
            match said.appends.then(|| self.fault_is_due()).flatten() {
                Some(Fault::CutBefore) => {
                    line.cut();
                    self.faults.fetch_add(1, SeqCst);
                    return Ok(());
                }
                Some(Fault::CutBehind) => line.ends_with_answer.store(true, SeqCst),
                Some(fault) => {
                    let before = fault == Fault::SwallowBefore;
                    line.swallows_questions.store(before, SeqCst);
                    line.swallows_answers.store(true, SeqCst);
                    self.faults.fetch_add(1, SeqCst);
                }
                None => (),
            }
            self.hold_up();
            if !line.swallows_questions.load(SeqCst) {
                (&line.database).write_all(&part[..length])?;
            }
        }
    }

    fn answers_pass(&self, line: &Line) -> std::io::Result<()> {
        let mut part = vec![0; 1 << 16];
        loop {
            let length = (&line.database).read(&mut part)?;
            if length == 0 {
                return Ok(());
            }
            if line.ends_with_answer.load(SeqCst) {
                if is_ready(&part[..length]) {
                    line.cut();
                    self.faults.fetch_add(1, SeqCst);
                    return Ok(());
                }
                continue;
            }
            self.hold_up();
            if !line.swallows_answers.load(SeqCst) {
                (&line.client).write_all(&part[..length])?;
            }
        }
    }

    /// The fault that happens to this write, if it is its turn.
    fn fault_is_due(&self) -> Option<Fault> {
        let mut next = self.next.lock().unwrap();
        match next.as_mut()? {
            (_, writes @ 1..) => {
                *writes -= 1;
                None
            }
            (fault, 0) => {
                let fault = *fault;
                *next = None;
                Some(fault)
            }
        }
    }

    fn hold_up(&self) {
        let micros = self.latency_micros.load(SeqCst);
        if micros > 0 {
            thread::sleep(Duration::from_micros(micros));
        }
        while self.frozen.load(SeqCst) && !self.closed.load(SeqCst) {
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Hangs up on somebody who has said what he wants: to him that is an end, while a line that is
/// reset at once is tried again without a word.
fn hear_and_hang_up(mut client: TcpStream) {
    let _ = client.set_read_timeout(Some(Duration::from_millis(100)));
    let _ = client.read(&mut [0; 1024]);
}

impl Line {
    fn cut(&self) {
        let _ = self.client.shutdown(Shutdown::Both);
        let _ = self.database.shutdown(Shutdown::Both);
    }
}
