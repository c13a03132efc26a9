//! A sentence with slots.

/// A sentence as read from a phrase book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sentence {
    pub(crate) pieces: Vec<Piece>,
}

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    Text(String),
    /// `{x}`, `{x:form}`.
    Slot {
        slot: String,
        form: Option<String>,
    },
    /// `{x?yes|no}`.
    IfThere {
        slot: String,
        yes: Vec<Piece>,
        no: Vec<Piece>,
    },
    /// `{n#one|many}`.
    Plural {
        slot: String,
        one: Vec<Piece>,
        many: Vec<Piece>,
    },
}

impl Sentence {
    /// Reads a sentence; what is wrong with it if it is none.
    pub(crate) fn read(text: &str) -> Result<Sentence, String> {
        let mut reader = Reader {
            rest: text,
            deep: 0,
        };
        let pieces = reader.pieces("")?;
        match reader.rest.is_empty() {
            true => Ok(Sentence { pieces }),
            false => Err("`}` without `{`".to_string()),
        }
    }

    /// The slots that it has, some of them more than once.
    pub(crate) fn slots(&self) -> Vec<String> {
        let mut slots = Vec::new();
        slots_of(&self.pieces, &mut slots);
        slots
    }
}

impl Sentence {
    /// The slots that must be filled, where these are there.
    pub(crate) fn needs(&self, is_there: &dyn Fn(&str) -> bool) -> Vec<String> {
        let mut needed = Vec::new();
        needed_in(&self.pieces, is_there, &mut needed);
        needed
    }
}

fn needed_in(pieces: &[Piece], is_there: &dyn Fn(&str) -> bool, needed: &mut Vec<String>) {
    for piece in pieces {
        match piece {
            Piece::Text(_) => (),
            Piece::Slot { slot, .. } => needed.push(slot.clone()),
            Piece::IfThere { slot, yes, no } => {
                needed_in(if is_there(slot) { yes } else { no }, is_there, needed);
            }
            Piece::Plural { slot, one, many } => {
                needed.push(slot.clone());
                needed_in(one, is_there, needed);
                needed_in(many, is_there, needed);
            }
        }
    }
}

fn slots_of(pieces: &[Piece], slots: &mut Vec<String>) {
    for piece in pieces {
        let (slot, inner) = match piece {
            Piece::Text(_) => continue,
            Piece::Slot { slot, .. } => (slot, None),
            Piece::IfThere { slot, yes, no } => (slot, Some((yes, no))),
            Piece::Plural { slot, one, many } => (slot, Some((one, many))),
        };
        slots.push(slot.clone());
        if let Some((one, other)) = inner {
            slots_of(one, slots);
            slots_of(other, slots);
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
    deep: usize,
}

/// Slots within slots within slots; a file from elsewhere may hold more.
const DEEPEST: usize = 6;

impl Reader<'_> {
    /// Everything up to one of these marks, which stays.
    fn pieces(&mut self, until: &str) -> Result<Vec<Piece>, String> {
        self.deep += 1;
        if self.deep > DEEPEST {
            return Err("slots stand too deep in each other".to_string());
        }
        let mut pieces = Vec::new();
        loop {
            let end = self
                .rest
                .find(|mark: char| mark == '{' || mark == '}' || until.contains(mark));
            let end = end.unwrap_or(self.rest.len());
            if end > 0 {
                pieces.push(Piece::Text(self.rest[..end].to_string()));
                self.rest = &self.rest[end..];
            }
            if !self.eat("{") {
                self.deep -= 1;
                return Ok(pieces);
            }
            pieces.push(self.slot()?);
        }
    }

    /// What stands behind `{`.
    fn slot(&mut self) -> Result<Piece, String> {
        let slot = self.word()?;
        let piece = if self.eat(":") {
            let form = Some(self.word()?);
            Piece::Slot { slot, form }
        } else if self.eat("?") {
            let (yes, no) = self.either()?;
            Piece::IfThere { slot, yes, no }
        } else if self.eat("#") {
            let (one, many) = self.either()?;
            Piece::Plural { slot, one, many }
        } else {
            Piece::Slot { slot, form: None }
        };
        match self.eat("}") {
            true => Ok(piece),
            false => Err("`{` without `}`".to_string()),
        }
    }

    /// `yes|no`, or `yes`.
    fn either(&mut self) -> Result<(Vec<Piece>, Vec<Piece>), String> {
        let yes = self.pieces("|}")?;
        let no = match self.eat("|") {
            true => self.pieces("}")?,
            false => Vec::new(),
        };
        Ok((yes, no))
    }

    fn word(&mut self) -> Result<String, String> {
        let is_letter = |it: char| it.is_ascii_alphanumeric() || it == '_';
        let end = self.rest.find(|it: char| !is_letter(it));
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        match word.is_empty() {
            true => Err("a slot has no name".to_string()),
            false => Ok(word.to_string()),
        }
    }

    fn eat(&mut self, mark: &str) -> bool {
        let rest = self.rest.strip_prefix(mark);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }
}
