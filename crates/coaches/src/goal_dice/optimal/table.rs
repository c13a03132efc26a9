//! A place for every position of a period: clock, shape, lead.

use goal_dice::Period;

use super::chain::{PositionChain, StartedPeriod};

/// The positions of a period: a layer for each clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub stage: StartedPeriod,
    /// The clocks, the shortest first.
    pub clocks: Vec<u16>,
    /// For each of them, the leads that matter: from `-span` to `span`. Beyond, the match is
    /// decided, or the lead cannot have come about by then.
    pub spans: Vec<i32>,
    pub shapes: usize,
}

impl Layout {
    pub fn new(chain: &PositionChain, stage: StartedPeriod) -> Layout {
        let clocks = chain.clocks(stage);
        let longest = clocks.last().copied().unwrap_or_default();
        let most = chain.most_acts(longest);
        let span = |&clock: &u16| match stage.period {
            Period::FirstHalf => chain.acts_before(stage, clock).min(most),
            // A level shot may wait to be thrown again.
            _ => (chain.most_acts(clock) + 1).min(most),
        };
        Layout {
            stage,
            spans: clocks.iter().map(span).collect(),
            clocks,
            shapes: chain.len(),
        }
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        (0..self.clocks.len()).map(|clock| self.len_of(clock)).sum()
    }

    /// How many positions a clock has.
    pub fn len_of(&self, clock: usize) -> usize {
        self.shapes * self.leads(clock)
    }

    /// How many leads matter at a clock.
    #[inline]
    pub fn leads(&self, clock: usize) -> usize {
        (2 * self.spans[clock] + 1) as usize
    }

    /// The largest lead that matters at any time.
    pub fn widest(&self) -> i32 {
        self.spans.iter().copied().max().unwrap_or_default()
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

    /// Where to look a time up: a real clock shows any second, the table only those that
    /// rolls lead to. The first that is no shorter, or the longest.
    #[inline]
    pub fn clock_from(&self, seconds: u16) -> usize {
        self.clock(seconds).unwrap_or_else(|| {
            let at = self.clocks.partition_point(|&clock| clock < seconds);
            at.min(self.clocks.len().saturating_sub(1))
        })
    }

    /// The place of a position in the layer of its clock; `None` for a lead that does not
    /// matter.
    #[inline]
    pub fn at(&self, clock: usize, margin: i32, shape: u32) -> Option<usize> {
        let span = *self.spans.get(clock)?;
        let lead = usize::try_from(margin + span).ok()?;
        (margin <= span).then(|| shape as usize * self.leads(clock) + lead)
    }
}

/// What is chosen in a position: two bits for the act, two for the penalty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PackedChoices(pub u8);

impl PackedChoices {
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
