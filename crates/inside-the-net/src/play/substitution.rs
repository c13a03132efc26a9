//! Substitutions (ITN-SUB) and fresh legs (ITN-FRS).

use std::cmp::Reverse;

use tabletop::{Side, Source};

use super::Play;
use crate::{
    InsideTheNet,
    event::{Delay, Happening},
    hrec::towards,
    state::{Halt, State, strip_of_line},
};

impl InsideTheNet {
    /// Who usually takes a spot: of the men of the bench with that position on their
    /// cards the one used most as a substitute, then the nearest LINE (ITN-SUB.13).
    pub(crate) fn newcomer(&self, state: &State, side: Side, spot: u8) -> Option<u8> {
        let suitable = self.suitable(state, side, spot);
        suitable.min_by_key(|man| self.preference(state, side, spot, *man))
    }

    /// True if somebody can.
    pub(crate) fn has_newcomer(&self, state: &State, side: Side, spot: u8) -> bool {
        self.suitable(state, side, spot).next().is_some()
    }

    fn suitable(&self, state: &State, side: Side, spot: u8) -> impl Iterator<Item = u8> {
        let team = &state.sides[side];
        let line = team.formation.line(spot);
        team.bench.both(self.lookup[side].in_line(line)).iter()
    }

    fn preference(&self, state: &State, side: Side, spot: u8, man: u8) -> (Reverse<u16>, u16) {
        let cards = &self.lookup[side];
        let out = state.sides[side].man(spot);
        let (on, out) = (cards.man(man), cards.man(out));
        (Reverse(on.used), on.line.abs_diff(out.line))
    }
}

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// A team may change men at half-time, in a window it has opened at this stoppage,
    /// or in a new one (ITN-SUB.2, ITN-SUB.3, ITN-SUB.10).
    pub(super) fn may_change(&self, side: Side, halt: Halt) -> bool {
        let team = &self.state.sides[side];
        let window = halt == Halt::HalfTime || team.open || team.windows > 0;
        let most = self.rules.options.max_subs;
        window && (most == 0 || team.used < most)
    }

    /// Who can take a spot, the usual one first.
    pub(super) fn newcomers(&self, side: Side, spot: u8) -> Vec<u8> {
        let mut found: Vec<u8> = self.rules.suitable(self.state, side, spot).collect();
        found.sort_by_key(|man| self.rules.preference(self.state, side, spot, *man));
        found
    }

    /// The usual one.
    pub(super) fn newcomer(&self, side: Side, spot: u8) -> Option<u8> {
        self.rules.newcomer(self.state, side, spot)
    }

    /// A change at a stoppage or at half-time, by the automatic rule or by a coach.
    /// At half-time it costs no window.
    pub(super) fn change(
        &mut self,
        clause: &'static str,
        side: Side,
        spot: u8,
        on: u8,
        halt: Halt,
    ) {
        match halt {
            Halt::HalfTime => self.come_on("ITN-END.1", side, spot, on),
            Halt::Stoppage | Halt::No => self.substitute(clause, side, spot, on),
        }
    }

    /// A change in a window.
    pub(super) fn substitute(&mut self, clause: &'static str, side: Side, spot: u8, on: u8) {
        self.open_window(side);
        self.come_on(clause, side, spot, on);
    }

    /// A window is opened, once for all changes of a stoppage; a full card is added for
    /// each change, or for each window if that was agreed (ITN-SUB.4, ITN-TIM.4).
    pub(super) fn open_window(&mut self, side: Side) {
        let team = &mut self.state.sides[side];
        let opens = !team.open;
        if opens {
            team.open = true;
            team.windows = team.windows.saturating_sub(1);
        }
        if opens || self.rules.options.extras_per_sub {
            self.extra(Delay::Change);
        }
    }

    /// The newcomer takes the spot. Markers on the man who goes are given back, and fresh
    /// legs move HREC towards the team.
    fn come_on(&mut self, clause: &'static str, side: Side, spot: u8, on: u8) {
        let team = &mut self.state.sides[side];
        let out = std::mem::replace(&mut team.spots[usize::from(spot) % 10], on);
        team.bench.remove(on);
        team.fresh.add(on);
        team.used = team.used.saturating_add(1);
        let windows = team.windows;
        let back = team.markers_on(out);
        let strip = strip_of_line(side, team.formation.line(spot));
        let change = Happening::Substitution { out, on, windows };
        self.tell(clause, side, change);
        let clause = if back > 0 { "ITN-CARD.11" } else { "ITN-FRS.1" };
        self.move_hrec(clause, strip, towards(side) * (back + 1));
    }
}
