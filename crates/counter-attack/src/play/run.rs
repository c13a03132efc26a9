//! The carrier's run: steps, arrival checks, steals (CA-6.6 to CA-6.12, CA-7).

use std::cmp::Reverse;

use tabletop::Source;

use super::{Play, clock::AfterAction};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::{Action, Choice},
    event::{FoulKind, Happening, Outcome, PhaseEnd},
    hex::Hex,
    next::Next,
    options::{DefenderOrder, Questions, StealLimit},
    player::Player,
    state::{Phase, PhasePart, Tokens},
};

/// Whether the run goes on after a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AfterCheck {
    /// The carrier still has the ball.
    Goes,
    /// It is over; what comes next is written down.
    Over,
}

/// A hex of a run: the number of the one before it, and how many steps it is away.
#[derive(Clone, Copy, Debug)]
struct RunStep {
    to: Hex,
    before: usize,
    steps: u8,
}

/// A natural 6, or 10 with the attribute (CA-7.3).
pub(crate) const NEEDS: u8 = 10;

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// A run begins, or goes on from a collected ball.
    pub(super) fn start_run(&mut self, carrier: Player, spent: u8) {
        if self.rules.options.steal_limit == StealLimit::PerDribble {
            self.state.take_all(Tokens::STOLE);
        }
        if let Some(phase) = &mut self.state.phase {
            phase.spent = spent;
            phase.fresh = true;
            // Whoever runs in the last part is newly activated (CA-6.12).
            if phase.part == PhasePart::A2 {
                self.state.take(carrier, Tokens::NO_SNAP);
            }
        }
        self.state.next = Next::Carry;
    }

    /// The hexes the carrier has left (CA-12.3: an injury counts at once).
    pub(super) fn pace_left(&self) -> u8 {
        let spent = self.state.phase.map_or(0, |phase| phase.spent);
        let carrier = self.state.holder;
        carrier.map_or(0, |carrier| self.allowance(carrier).saturating_sub(spent))
    }

    /// What the carrier does next.
    pub(super) fn carry(&mut self, carrier: Player, phase: Phase) -> Result<(), S::Stop> {
        let (side, from, left) = (carrier.side(), self.state.ball, self.pace_left());
        let late = self.rules.options.late_nutmeg_call;
        let mut menu = Vec::with_capacity(16);
        if left > 0 {
            for hex in self.free_round(from) {
                menu.push(Choice::Step(hex, None));
                for (defender, _) in self.nutmeg_targets(hex, Some(from), left - 1) {
                    menu.push(Choice::Step(hex, Some(defender)));
                }
            }
            if self.rules.options.questions != Questions::All {
                let ways = self.ways_of_run(from, left).into_iter();
                let farther = ways.filter(|way| way.steps > 1);
                menu.extend(farther.map(|way| Choice::Step(way.to, None)));
            }
            if self.rules.options.dribble_into_goal {
                let goal = self.state.attacks(side).goal();
                menu.extend(
                    goal.filter(|hex| hex.touches(from))
                        .map(|hex| Choice::Step(hex, None)),
                );
            }
        }
        if phase.fresh || late {
            let targets = self.nutmeg_targets(from, None, left);
            menu.extend(
                targets
                    .into_iter()
                    .map(|(defender, _)| Choice::Nutmeg(defender)),
            );
        }
        if self.snapshot_in_phase().is_some() {
            menu.push(Choice::Act(Action::Snapshot));
        }
        menu.push(Choice::Stop);
        let choice = self.must("run", side, &menu, menu.len() - 1)?;
        if self.is_late() {
            return self.end_part(phase);
        }
        self.stop_clock();
        let fresh = false;
        self.state.phase = Some(Phase { fresh, ..phase });
        match choice {
            Choice::Step(hex, _) if hex.is_goal() => self.goal("CA-2.4", side),
            Choice::Step(hex, None) if !hex.touches(from) => self.run_to(carrier, hex),
            Choice::Step(hex, nutmeg) => self.step_to(carrier, hex, nutmeg),
            Choice::Nutmeg(defender) => {
                self.nutmeg(carrier, defender)?;
                Ok(())
            }
            Choice::Act(_) => {
                self.begin(0);
                self.snapshot("CA-6.11", carrier)
            }
            _ => {
                self.state.next = Next::Activate;
                Ok(())
            }
        }
    }

    /// A run over several hexes is so many steps, with nothing to decide in between.
    fn run_to(&mut self, carrier: Player, to: Hex) -> Result<(), S::Stop> {
        let ways = self.ways_of_run(self.state.ball, self.pace_left());
        let mut hexes = Vec::with_capacity(8);
        let mut last = ways.iter().find(|way| way.to == to);
        while let Some(way) = last.filter(|way| way.steps > 0) {
            hexes.push(way.to);
            last = ways.get(way.before);
        }
        for hex in hexes.into_iter().rev() {
            self.step_to(carrier, hex, None)?;
        }
        Ok(())
    }

    /// The hexes the carrier can run to with nothing on the way that asks for a die or a
    /// decision, the first being his own; something may come on the last hex. In the box
    /// he may shoot from every hex and the keeper dive, so a run comes no farther than to
    /// its first.
    fn ways_of_run(&self, from: Hex, left: u8) -> Vec<RunStep> {
        let end = self.state.attacks(self.state.attack);
        let mut seen = self.state.occupied();
        let mut ways = Vec::with_capacity(96);
        let (before, steps) = (0, 0);
        ways.push(RunStep {
            to: from,
            before,
            steps,
        });
        let mut at = 0;
        while let Some(&RunStep { to, steps, .. }) = ways.get(at) {
            let quiet = steps == 0 || !end.is_box(to) && self.stealers_at(to).next().is_none();
            if steps < left && quiet {
                let next = to.neighbours().filter(|next| seen.insert(*next));
                ways.extend(next.map(|to| RunStep {
                    to,
                    before: at,
                    steps: steps + 1,
                }));
            }
            at += 1;
        }
        ways
    }

    fn step_to(&mut self, carrier: Player, to: Hex, nutmeg: Option<Player>) -> Result<(), S::Stop> {
        let from = self.state.ball;
        self.state.put(carrier, to);
        let mut run = 0;
        if let Some(phase) = &mut self.state.phase {
            phase.spent += 1;
            run = phase.spent;
        }
        let (who, left) = (carrier, self.pace_left());
        self.tell(
            "CA-6.6",
            Happening::Step {
                who,
                from,
                to,
                run,
                left,
            },
        );
        self.arrive(carrier, from, nutmeg)
    }

    /// The arrival checks, in their order (CA-6.9).
    pub(super) fn arrive(
        &mut self,
        carrier: Player,
        from: Hex,
        nutmeg: Option<Player>,
    ) -> Result<(), S::Stop> {
        self.state.next = Next::Carry;
        let hex = self.state.ball;
        let stealers = self.stealers(hex, nutmeg);
        if self.enters_box(from, hex) {
            self.entry_move("CA-13.1", self.state.defence())?;
        }
        let challenged = self.challenged(carrier, &stealers)?;
        if let (AfterCheck::Goes, Some(defender)) = (challenged, nutmeg) {
            self.nutmeg(carrier, defender)?;
        }
        Ok(())
    }

    /// Those who must steal try it, the keeper last: he may dive instead.
    fn challenged(&mut self, carrier: Player, stealers: &[Player]) -> Result<AfterCheck, S::Stop> {
        let keeper = self.state.keeper(self.state.defence());
        let keeps = |player: &Player| keeper.is_some_and(|(keeper, _)| keeper == *player);
        let others = stealers.iter().copied();
        let mut left: Vec<Player> = others.filter(|one| !keeps(one)).collect();
        while let Some(stealer) = self.next_defender(&mut left)? {
            if self.steal(stealer, carrier)? == AfterCheck::Over {
                return Ok(AfterCheck::Over);
            }
        }
        match keeper {
            Some((keeper, at)) => {
                self.keeper_at_feet(keeper, at, carrier, stealers.contains(&keeper))
            }
            None => Ok(AfterCheck::Goes),
        }
    }

    /// The ball was collected: it was not moved, so nobody steals (CA-7.10), but a
    /// keeper may dive (CA-13.5).
    pub(super) fn collected(&mut self, carrier: Player) -> Result<(), S::Stop> {
        let stealers = match self.rules.options.pickup_triggers_steal {
            true => self.stealers(self.state.ball, None),
            false => Vec::new(),
        };
        self.challenged(carrier, &stealers)?;
        Ok(())
    }

    /// The defenders who must steal at a hex, in their order: fixed on arrival
    /// (CA-6.10, CA-4.1). The one named in a nutmeg call does not (CA-7.9).
    pub(super) fn stealers(&self, hex: Hex, nutmeg: Option<Player>) -> Vec<Player> {
        let stealers = self.stealers_at(hex);
        let mut stealers: Vec<Player> = stealers.filter(|player| nutmeg != Some(*player)).collect();
        self.sort_defenders(&mut stealers);
        stealers
    }

    /// Those who reach a hex and have not tried in this phase (CA-7.1, CA-7.5).
    fn stealers_at(&self, hex: Hex) -> impl Iterator<Item = Player> {
        let team = self.state.team(self.state.defence());
        let near = team.filter(move |(_, at)| at.touches(hex));
        near.map(|(player, _)| player)
            .filter(|player| self.may_act(*player) && !self.state.has(*player, Tokens::STOLE))
    }

    /// Who of those left rolls now: the first in order, or whom his manager names (CA-4.1).
    pub(super) fn next_defender(
        &mut self,
        left: &mut Vec<Player>,
    ) -> Result<Option<Player>, S::Stop> {
        let Some(&first) = left.first() else {
            return Ok(None);
        };
        let mut named = first;
        if self.rules.options.defender_order == DefenderOrder::Manager {
            let menu: Vec<Choice> = left.iter().copied().map(Choice::Try).collect();
            if let Choice::Try(player) = self.must("defender", first.side(), &menu, 0)? {
                named = player;
            }
        }
        left.retain(|player| *player != named);
        Ok(Some(named))
    }

    /// The highest Tackling first, then the lowest shirt, the keeper last (CA-4.1).
    pub(super) fn sort_defenders(&self, defenders: &mut [Player]) {
        defenders.sort_by_key(|player| {
            let keeper = self.state.is_keeper(*player);
            let tackling = self.attribute(*player, Attribute::Tackling);
            (keeper, Reverse(tackling), player.shirt())
        });
    }

    /// One steal: never a choice (CA-7.1).
    pub(super) fn steal(&mut self, by: Player, on: Player) -> Result<AfterCheck, S::Stop> {
        self.state.give(by, Tokens::STOLE);
        let roll = self.effort("steal", by, Attribute::Tackling)?;
        // What a keeper must throw follows from his having no Tackling.
        let keeps = self.state.is_keeper(by);
        let (res, clause) = match roll.die.face {
            1 => (Outcome::Foul, "CA-7.4"),
            _ if roll.reaches(6, NEEDS) && keeps => (Outcome::Won, "CA-7.12"),
            _ if roll.reaches(6, NEEDS) => (Outcome::Won, "CA-7.3"),
            _ if keeps => (Outcome::Fail, "CA-7.12"),
            _ => (Outcome::Fail, "CA-7.7"),
        };
        let at = self.state.ball;
        self.tell(
            clause,
            Happening::Steal {
                by,
                on,
                at,
                roll,
                res,
            },
        );
        match res {
            Outcome::Foul => match self.foul(by, on, at, FoulKind::Steal, false)? {
                true => Ok(AfterCheck::Goes),
                false => Ok(AfterCheck::Over),
            },
            Outcome::Won => {
                self.hold(by);
                let menu = self.menu_of_winner();
                self.finish(PhaseEnd::Steal, AfterAction::Menu(menu))?;
                Ok(AfterCheck::Over)
            }
            _ => Ok(AfterCheck::Goes),
        }
    }
}
