//! What a client says to PostgreSQL, as far as the proxy has to understand it.

use std::collections::HashSet;

/// The version of the protocol in the first message; what comes before it asks for encryption.
const VERSION_3: [u8; 4] = [0, 3, 0, 0];

/// How answers are written, now or perhaps later.
const APPENDS: [&str; 2] = ["append_to_matches", "INSERT INTO entries"];

/// What was said in some bytes.
#[derive(Clone, Copy, Default)]
pub struct Said {
    /// Answers are to be written.
    pub appends: bool,
    /// It wants to hear what others write.
    pub listens: bool,
    /// How many questions were asked.
    pub questions: u64,
}

/// Reads one connection from its beginning.
#[derive(Default)]
pub struct Reader {
    /// What is not whole yet.
    rest: Vec<u8>,
    begun: bool,
    /// The names of prepared statements that write answers.
    appending: HashSet<Vec<u8>>,
}

impl Reader {
    pub fn read(&mut self, bytes: &[u8]) -> Said {
        self.rest.extend_from_slice(bytes);
        let mut said = Said::default();
        loop {
            // Before the beginning messages have no letter in front of their length.
            let letter = usize::from(self.begun);
            let Some(length) = self.rest.get(letter..letter + 4) else {
                return said;
            };
            let length = length
                .iter()
                .fold(0, |all, &byte| all << 8 | usize::from(byte));
            if self.rest.len() < letter + length {
                return said;
            }
            let message: Vec<u8> = self.rest.drain(..letter + length).collect();
            if self.begun {
                self.hear(message[0], &message[5..], &mut said);
            } else {
                self.begun = message[4..].starts_with(&VERSION_3);
            }
        }
    }

    fn hear(&mut self, letter: u8, body: &[u8], said: &mut Said) {
        let mut words = body.split(|&byte| byte == 0);
        let mut word = || words.next().unwrap_or_default();
        match letter {
            // A statement is prepared: its name, and what it is.
            b'P' => {
                let (name, text) = (word().to_vec(), String::from_utf8_lossy(word()));
                match appends(&text) {
                    true => self.appending.insert(name),
                    false => self.appending.remove(&name),
                };
                said.listens |= listens(&text);
            }
            // It is given its values: a name that is not used, and its own.
            b'B' => {
                word();
                said.appends |= self.appending.contains(word());
            }
            // It is executed.
            b'E' => said.questions += 1,
            // A question in plain text.
            b'Q' => {
                let text = String::from_utf8_lossy(word());
                said.questions += 1;
                said.appends |= appends(&text);
                said.listens |= listens(&text);
            }
            _ => (),
        }
    }
}

fn appends(text: &str) -> bool {
    APPENDS.iter().any(|append| text.contains(append)) && !text.contains("CREATE")
}

fn listens(text: &str) -> bool {
    text.starts_with("LISTEN") || text.contains(";LISTEN")
}

/// True if PostgreSQL has said everything and waits.
pub fn is_ready(answer: &[u8]) -> bool {
    let end = answer.len().saturating_sub(6);
    answer[end..].starts_with(&[b'Z', 0, 0, 0, 5])
}

#[test]
fn what_writes_answers_is_known_by_its_name() {
    let message = |letter: &[u8], body: &[u8]| {
        let length = u32::try_from(body.len() + 4).unwrap().to_be_bytes();
        [letter, &length, body].concat()
    };
    let mut reader = Reader::default();
    reader.read(&message(b"", &[4, 210, 22, 47]));
    reader.read(&message(b"", b"\0\x03\0\0user\0touchline\0\0"));
    let prepared = message(b"P", b"s1\0SELECT append_to_matches($1)\0\0\0");
    assert!(!reader.read(&prepared).appends);
    let other = message(b"B", b"\0s2\0\0\0");
    assert!(!reader.read(&other).appends);
    let bound = [message(b"B", b"\0s1\0\0\0"), message(b"E", b"\0\0\0\0\0")].concat();
    let (one, two) = bound.split_at(9);
    assert!(!reader.read(one).appends, "it is not whole");
    let said = reader.read(two);
    assert!(said.appends && said.questions == 1);
    assert!(reader.read(&message(b"Q", b"LISTEN \"x\"\0")).listens);
}
