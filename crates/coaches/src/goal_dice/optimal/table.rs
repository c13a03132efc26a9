//! A place for every position of a period: clock, lead, shape.

use super::chain::{Chain, Stage};

/// The positions of a period in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub stage: Stage,
    /// The clocks, the shortest first.
    pub clocks: Vec<u16>,
    /// Leads from `-span` to `span`.
    pub span: i32,
    pub shapes: usize,
}

impl Layout {
    pub fn new(chain: &Chain, stage: Stage) -> Layout {
        let clocks = chain.clocks(stage);
        let longest = clocks.last().copied().unwrap_or_default();
        Layout {
            stage,
            span: chain.most_acts(longest),
            clocks,
            shapes: chain.len(),
        }
    }

    pub fn len(&self) -> usize {
        self.clocks.len() * self.leads() * self.shapes
    }

    pub fn leads(&self) -> usize {
        (2 * self.span + 1) as usize
    }

    /// Where a clock is among the clocks. They are spread evenly, or nearly so:
    /// mostly the first look finds it.
    #[inline]
    pub fn clock(&self, seconds: u16) -> Option<usize> {
        let longest = usize::from(*self.clocks.last()?).max(1);
        let guess = usize::from(seconds) * (self.clocks.len() - 1) / longest;
        match self.clocks.get(guess) == Some(&seconds) {
            true => Some(guess),
            false => self.clocks.binary_search(&seconds).ok(),
        }
    }

    /// The clock to look a time up under: a real clock shows any second, the
    /// table only those that rolls lead to.
    pub fn next_clock(&self, seconds: u16) -> u16 {
        let at = self.clocks.partition_point(|&clock| clock < seconds);
        let longest = self.clocks.last().copied().unwrap_or_default();
        self.clocks.get(at).copied().unwrap_or(longest)
    }

    /// The place of a position; the lead is within the span.
    #[inline]
    pub fn at(&self, clock: usize, margin: i32, shape: u32) -> usize {
        (clock * self.leads() + (margin + self.span) as usize) * self.shapes + shape as usize
    }
}

/// What is chosen in a position: two bits for the act, two for the penalty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chosen(pub u8);

impl Chosen {
    #[inline]
    pub fn act(self) -> usize {
        usize::from(self.0 & 3)
    }

    #[inline]
    pub fn penalty(self) -> usize {
        usize::from(self.0 >> 2 & 3)
    }

    #[inline]
    pub fn set_act(&mut self, choice: usize) {
        self.0 = self.0 & !3 | choice as u8 & 3;
    }

    #[inline]
    pub fn set_penalty(&mut self, choice: usize) {
        self.0 = self.0 & 3 | (choice as u8 & 3) << 2;
    }
}
