//! Substitutions and missing players (CA-32).

use tabletop::{Side, Source};

use super::Play;
use crate::{
    CounterAttack,
    choice::Choice,
    event::Happening,
    hex::Hex,
    next::{Next, Restart},
    player::Player,
    state::{Period, Tokens},
};

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// True if a substitution is left and somebody can come on (CA-32.1).
    pub(super) fn can_substitute(&self, side: Side) -> bool {
        let options = &self.rules.options;
        let extra = match self.state.period {
            Period::ExtraFirst | Period::ExtraSecond => options.subs_extra_time,
            _ => 0,
        };
        self.state.substitutions[side] < options.subs_max + extra
            && self.bench(side).next().is_some()
    }

    /// Who can come on.
    fn bench(&self, side: Side) -> impl Iterator<Item = Player> + '_ {
        let gone = Tokens(Tokens::GONE.0 | Tokens::OFF.0);
        Player::of(side)
            .filter(|player| self.state.at(*player).is_none())
            .filter(move |player| !self.state.has(*player, gone))
            .filter(|player| self.rules.is_in_squad(*player))
    }

    /// Substitutions of a side at a stoppage: what is forced first, then what its
    /// manager wants (CA-25.4).
    pub(super) fn substitutions(&mut self, restart: Restart, side: Side) -> Result<(), S::Stop> {
        if self.state.team(side).next().is_none() {
            // Nobody is left to play on.
            self.tell("CA-32.5", Happening::Abandoned { side });
            self.full_time("CA-32.5");
            return Ok(());
        }
        if self.forced_exits(side, restart.at)? {
            return Ok(());
        }
        self.state.next = match side == restart.side {
            true => Next::Substitutions(restart, side.other()),
            false => Next::KeeperPlace(restart, restart.side),
        };
        if !self.can_substitute(side) {
            return Ok(());
        }
        let mut menu = vec![Choice::Done];
        for (off, _) in self.state.team(side) {
            let keeper = self.state.is_keeper(off);
            // A keeper is exchanged only for a keeper (CA-32.4).
            let fits = self
                .bench(side)
                .filter(|on| self.rules.card(*on).keeper == keeper);
            menu.extend(fits.map(|on| Choice::Substitute(off, on)));
        }
        if let Choice::Substitute(off, on) = self.may("substitution", side, &menu, 0)? {
            self.substitute("CA-32.1", off, on);
            self.state.next = Next::Substitutions(restart, side);
        }
        Ok(())
    }

    /// What has to be done before a side may do what it wants, one thing at a time: true if there
    /// was anything.
    pub(super) fn forced_exits(&mut self, side: Side, near: Hex) -> Result<bool, S::Stop> {
        if let Some(gone) = self.state.leaving.filter(|player| player.side() == side) {
            self.replace(gone, near)?;
            return Ok(true);
        }
        let missing = self.state.keeper(side).is_none() && self.state.team(side).next().is_some();
        if missing {
            self.new_keeper(side)?;
        }
        Ok(missing)
    }

    fn substitute(&mut self, clause: &'static str, off: Player, on: Player) {
        let at = self.state.at(off);
        let was_keeper = self.state.is_keeper(off);
        self.leave_pitch(off, Tokens::GONE);
        self.state.pieces[on.index()].at = at;
        self.state.substitutions[on.side()] += 1;
        self.tell(clause, Happening::Substitution { off, on });
        if was_keeper {
            self.state.keepers[on.side()] = Some(on);
        }
    }

    /// Somebody hurt twice is replaced, if that is possible (CA-12.4).
    fn replace(&mut self, gone: Player, near: Hex) -> Result<(), S::Stop> {
        self.state.leaving = None;
        let side = gone.side();
        if !self.can_substitute(side) {
            return Ok(());
        }
        let keeper = self.state.keepers[side] == Some(gone);
        let mut on: Vec<Player> = self.bench(side).collect();
        let same: Vec<Player> = on
            .iter()
            .copied()
            .filter(|on| self.rules.card(*on).keeper == keeper)
            .collect();
        if !same.is_empty() {
            on = same;
        }
        let menu: Vec<Choice> = on
            .into_iter()
            .map(|on| Choice::Substitute(gone, on))
            .collect();
        let chosen = self.must("replacement", side, &menu, 0)?;
        if let Choice::Substitute(_, on) = chosen {
            let at = super::nearest_free(self.state, side, near, |_| true);
            self.state.pieces[on.index()].at = at;
            self.state.substitutions[side] += 1;
            self.tell("CA-12.4", Happening::Substitution { off: gone, on });
            if keeper && self.rules.card(on).keeper {
                self.state.keepers[side] = Some(on);
            }
        }
        Ok(())
    }

    /// The keeper is gone: the bench keeper comes on for anybody, or an outfielder goes
    /// in goal (CA-32.3).
    fn new_keeper(&mut self, side: Side) -> Result<(), S::Stop> {
        let mut menu = Vec::new();
        if self.can_substitute(side) {
            for on in self.bench(side).filter(|on| self.rules.card(*on).keeper) {
                let team = self.state.team(side);
                menu.extend(team.map(|(off, _)| Choice::Substitute(off, on)));
            }
        }
        let team = self.state.team(side);
        menu.extend(team.map(|(player, _)| Choice::NameKeeper(player)));
        match self.must("keeper", side, &menu, 0)? {
            Choice::Substitute(off, on) => {
                self.substitute("CA-32.3", off, on);
                self.state.keepers[side] = Some(on);
            }
            Choice::NameKeeper(who) => {
                self.state.keepers[side] = Some(who);
                self.tell("CA-32.3", Happening::NewKeeper { who });
            }
            _ => {}
        }
        Ok(())
    }
}
