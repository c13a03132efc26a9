//! The small things since the last line: many passes, a ball that changes hands.

use tabletop::Side;

use crate::{commentary::Remark, phrase, phrase::Phrase, topic};

/// Small things that are enough for a line.
const MANY: usize = 8;
/// Fewer are if nothing was said for so many minutes.
const FEW: usize = 3;
const LONG: u16 = 3;

/// Small things, in their order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gathered {
    /// Whose they were.
    sides: Vec<Side>,
    /// How many of them were passes.
    passes: usize,
}

impl Gathered {
    pub(crate) fn add(&mut self, remark: &Remark) {
        self.sides.push(remark.side);
        self.passes += usize::from(remark.topic == topic::PASS);
    }

    pub(crate) fn len(&self) -> usize {
        self.sides.len()
    }

    /// A line about them, if they are enough for one.
    pub(crate) fn in_passing(&self, minutes: u16) -> Option<Phrase> {
        let enough = self.len() >= MANY || self.len() >= FEW && minutes >= LONG;
        if !enough {
            return (minutes > LONG).then(|| phrase!("quiet"));
        }
        let mut pairs = self.sides.windows(2);
        let changes = self
            .sides
            .windows(2)
            .filter(|pair| pair[0] != pair[1])
            .count();
        let last = *self.sides.last()?;
        let of_last = self.sides.iter().filter(|&&side| side == last).count();
        Some(
            if pairs.all(|pair| pair[0] == pair[1]) && self.passes >= FEW {
                phrase!("patient", side = last, n = self.passes)
            } else if changes >= FEW {
                phrase!("scrappy", n = changes)
            } else if of_last * 4 >= self.len() * 3 {
                phrase!("one.way", side = last)
            } else {
                phrase!("quiet")
            },
        )
    }
}
