//! Challenges in D5: tackles, reckless tackles, reaching (CA-8, CA-9, CA-10, CA-13.9).

use std::cmp::Ordering;

use tabletop::{Duty, Source};

use super::{Play, clock::AfterAction, loose::LooseFrom, run::NEEDS};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::{Choice, With},
    event::{Booking, BookingCheck, Duel, FoulKind, Happening, Outcome, PhaseEnd, Try},
    hex::Hex,
    next::Menu,
    options::{FromBehind, SnapshotAfterReposition},
    outcome::Effort,
    pitch::behind,
    player::Player,
    state::Tokens,
};

/// How near the ball the victim of a reckless tackle is (CA-10.8).
const RECKLESS_RANGE: u8 = 3;

/// The clauses of a duel for the ball, by what comes of it for the defender.
#[derive(Clone, Copy, Debug)]
pub(super) struct DuelClauses {
    pub foul: &'static str,
    pub from_behind: &'static str,
    pub won: &'static str,
    pub lost: &'static str,
    pub tied: &'static str,
}

/// A tackle, a keeper's with his feet too.
const TACKLE: DuelClauses = DuelClauses {
    foul: "CA-9.5",
    from_behind: "CA-10.2",
    won: "CA-9.7",
    lost: "CA-9.6",
    tied: "CA-9.8",
};

/// A keeper's challenge in his own box: a tackle but for what he wins.
const CHALLENGE: DuelClauses = DuelClauses {
    won: "CA-13.9",
    ..TACKLE
};

/// A keeper's challenge outside with his hands: winning is what he may not.
const HANDS: DuelClauses = DuelClauses {
    won: "CA-13.11",
    ..TACKLE
};

/// What a defender can do where he stands.
pub(super) enum Challenge {
    /// A tackle on the one with the ball.
    Tackle(With, Player),
    /// He reaches for the unclaimed ball.
    Reach,
    /// A reckless tackle on a player on his hex.
    Reckless(Player, Hex),
}

impl Challenge {
    fn written(&self) -> Choice {
        match self {
            Challenge::Tackle(with, _) => Choice::Tackle(*with),
            Challenge::Reach => Choice::Reach,
            Challenge::Reckless(target, _) => Choice::Reckless(*target),
        }
    }
}

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// What a defender standing on a hex may do there, declining left out.
    pub(super) fn challenges(&self, player: Player, hex: Hex) -> Vec<Challenge> {
        let mut menu = Vec::new();
        let before_throw = self.state.phase.is_some_and(|phase| phase.before_throw);
        let thrower = self.state.holder.filter(|_| before_throw);
        let ball = self.state.ball;
        match self.state.holder {
            Some(carrier)
                if carrier.side() != player.side() && !before_throw && ball.touches(hex) =>
            {
                let keeper = self.state.is_keeper(player);
                let with: &[With] = match keeper && !self.state.own_box(player.side(), ball) {
                    true => &[With::Feet, With::Hands],
                    false => &[With::Usual],
                };
                menu.extend(with.iter().map(|with| Challenge::Tackle(*with, carrier)));
            }
            None if ball.touches(hex) && self.state.barred != Some(player) => {
                menu.push(Challenge::Reach);
            }
            _ => {}
        }
        let opponents = self.state.team(player.side().other());
        let near = opponents
            .filter(|(_, at)| at.touches(hex) && at.distance(ball) <= RECKLESS_RANGE)
            .filter(|(target, _)| thrower != Some(*target));
        menu.extend(near.map(|(target, at)| Challenge::Reckless(target, at)));
        menu
    }

    /// A defender's move has ended: does he challenge (CA-9.1, CA-8.1, CA-10.8)?
    pub(super) fn challenge(&mut self, player: Player, hex: Hex) -> Result<(), S::Stop> {
        let open = self.challenges(player, hex);
        if open.is_empty() {
            return Ok(());
        }
        // Whoever only could foul somebody is asked if he wants to be.
        let reckless = |challenge: &Challenge| matches!(challenge, Challenge::Reckless(..));
        let duty = match open.iter().all(reckless) {
            true => Duty::May,
            false => Duty::Must,
        };
        let mut menu: Vec<Choice> = open.iter().map(Challenge::written).collect();
        menu.push(Choice::Decline);
        self.state.about = Some(player);
        let chosen = self.answer("challenge", player.side(), &menu, open.len(), duty)?;
        self.state.about = None;
        match open.get(chosen) {
            Some(&Challenge::Tackle(with, on)) => self.tackle(player, hex, on, with),
            Some(Challenge::Reach) => self.reach(player),
            Some(&Challenge::Reckless(target, at)) => self.reckless(player, target, at),
            None => Ok(()),
        }
    }

    /// A defender reaches for the unclaimed ball (CA-8).
    fn reach(&mut self, by: Player) -> Result<(), S::Stop> {
        let roll = self.effort("reach", by, Attribute::Tackling)?;
        let won = roll.reaches(6, NEEDS);
        let one = roll.die.face == 1;
        let ball = self.state.ball;
        let victim = match self.rules.options.unclaimed_one_is_foul && one {
            true => {
                let mut team = self.state.team(self.state.attack);
                team.find(|(_, hex)| hex.touches(ball))
            }
            false => None,
        };
        let res = match (won, victim) {
            (true, _) => Outcome::Won,
            (false, Some(_)) => Outcome::Foul,
            (false, None) => Outcome::Fail,
        };
        let clause = if one { "CA-8.3" } else { "CA-8.1" };
        self.tell(
            clause,
            Happening::Tried {
                what: Try::Reach,
                by,
                at: ball,
                roll,
                res,
            },
        );
        if won {
            self.hold(by);
            let menu = self.menu_of_winner();
            return self.finish(PhaseEnd::Reach, AfterAction::Menu(menu));
        }
        if let Some((victim, at)) = victim {
            self.foul(by, victim, at, FoulKind::Steal, false)?;
        }
        Ok(())
    }

    /// A tackle, or a keeper's challenge (CA-9, CA-13.9 to CA-13.11).
    fn tackle(&mut self, by: Player, from: Hex, on: Player, with: With) -> Result<(), S::Stop> {
        let at = self.state.ball;
        let end = self.state.attacks(on.side());
        let behind = behind(
            end,
            at,
            self.rules.options.from_behind != FromBehind::Column,
        )
        .contains(&from);
        let in_box = self.state.is_keeper(by) && self.state.own_box(by.side(), at);
        let (duel, kind, purpose) = match in_box {
            true => (Duel::Dive, FoulKind::Dive, "dive"),
            false => (Duel::Tackle { behind }, FoulKind::Tackle, "tackle"),
        };
        let (skill, clauses) = match (in_box, with) {
            (true, _) => (Attribute::Saving, &CHALLENGE),
            (false, With::Hands) => (Attribute::Saving, &HANDS),
            (false, With::Usual | With::Feet) => (Attribute::Tackling, &TACKLE),
        };
        let def = self.effort(purpose, by, skill)?;
        if self.duel_is_foul(clauses, duel, by, on, def, behind) {
            if self.foul(by, on, at, kind, behind)? && self.rules.options.play_on_reposition {
                self.attacker_repositions("CA-12.14", on, from)?;
            }
            return Ok(());
        }
        match self.duel(clauses, duel, by, on, def)? {
            Ordering::Greater if with == With::Hands => self.handball(by, on, at),
            Ordering::Greater => self.ball_won(clauses.won, by),
            Ordering::Less => self.attacker_repositions("CA-9.6", on, from),
            Ordering::Equal => self.loose(from, by, LooseFrom::Tackle),
        }
    }

    /// A defender fouls with a natural 1, from behind with a 2 as well (CA-9.5, CA-10.2).
    pub(super) fn duel_is_foul(
        &mut self,
        clauses: &DuelClauses,
        duel: Duel,
        by: Player,
        on: Player,
        def: Effort,
        behind: bool,
    ) -> bool {
        let die = def.die.face;
        let clause = match (die, behind) {
            (1, _) => clauses.foul,
            (2, true) => clauses.from_behind,
            _ => return false,
        };
        let at = self.state.ball;
        self.tell(
            clause,
            Happening::DuelFoul {
                duel,
                by,
                on,
                at,
                die,
            },
        );
        true
    }

    /// The attacker dribbles against what the defender has come to: who is higher, as the
    /// defender sees it.
    pub(super) fn duel(
        &mut self,
        clauses: &DuelClauses,
        duel: Duel,
        by: Player,
        on: Player,
        def: Effort,
    ) -> Result<Ordering, S::Stop> {
        let att = self.effort("dribble", on, Attribute::Dribbling)?;
        let won = def.against(att);
        let (res, clause) = match won {
            Ordering::Greater => (Outcome::Won, clauses.won),
            Ordering::Less => (Outcome::Lost, clauses.lost),
            Ordering::Equal => (Outcome::Tied, clauses.tied),
        };
        let at = self.state.ball;
        self.tell(
            clause,
            Happening::Duel {
                duel,
                by,
                on,
                at,
                def,
                att,
                res,
            },
        );
        Ok(won)
    }

    /// The attacker keeps the ball and may go round the tackler (CA-9.6).
    fn attacker_repositions(
        &mut self,
        clause: &'static str,
        carrier: Player,
        tackler: Hex,
    ) -> Result<(), S::Stop> {
        let from = self.state.ball;
        let hexes = self.repositions(carrier, tackler);
        let to = self.pick("reposition", carrier.side(), &hexes, Choice::Reposition, 0)?;
        if to.is_some_and(Hex::is_goal) {
            return self.goal("CA-2.4", carrier.side());
        }
        self.tell(clause, Happening::Repositioned { who: carrier, to });
        let Some(hex) = to else {
            return Ok(());
        };
        self.state.put(carrier, hex);
        if self.enters_box(from, hex) {
            if self.rules.options.snapshot_after_reposition != SnapshotAfterReposition::InLastPart {
                self.state.give(carrier, Tokens::NO_SNAP);
            }
            self.entry_move("CA-6.12", self.state.defence())?;
        }
        if self.rules.options.steal_on_reposition {
            // The others, that is: whom he goes round is always next to him.
            let mut others = self.stealers(hex, None);
            others.retain(|other| self.state.at(*other) != Some(tackler));
            for stealer in others {
                let rolled = self.steal(stealer, carrier)?;
                if rolled == super::run::AfterCheck::Over {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Where the winner of a duel may go round the loser: nowhere, on a free hex, or into the goal
    /// if that is agreed on (CA-2.4).
    fn repositions(&self, winner: Player, loser: Hex) -> Vec<Option<Hex>> {
        let goal = self.state.attacks(winner.side()).goal();
        let goal = goal.filter(|hex| self.rules.options.dribble_into_goal && hex.touches(loser));
        let round = self.free_round(loser).into_iter().chain(goal).map(Some);
        std::iter::once(None).chain(round).collect()
    }

    /// A defender has won the duel: the ball is his, and he may be put round the
    /// loser (CA-9.7).
    pub(super) fn ball_won(&mut self, clause: &'static str, winner: Player) -> Result<(), S::Stop> {
        let around = self.state.ball;
        self.touch(winner);
        self.state.attack = winner.side();
        self.state.holder = Some(winner);
        self.state.hands = false;
        self.state.player = Some(winner);
        let at = self.state.at(winner);
        self.state.ball = at.unwrap_or(around);
        let hexes = self.repositions(winner, around);
        let to = self.pick("reposition", winner.side(), &hexes, Choice::Reposition, 0)?;
        if to.is_some_and(Hex::is_goal) {
            return self.goal("CA-2.4", winner.side());
        }
        if let Some(hex) = to {
            self.state.put(winner, hex);
        }
        self.tell(clause, Happening::Repositioned { who: winner, to });
        let mut menu = Menu::Tackle;
        if self.may_handle(winner) {
            self.state.hands = true;
            menu = Menu::SaveHold;
        }
        self.finish(PhaseEnd::Tackle, AfterAction::Menu(menu))
    }

    /// Hands outside the box: a red card without a roll, and a free kick (CA-13.11).
    fn handball(&mut self, by: Player, on: Player, at: Hex) -> Result<(), S::Stop> {
        let clause = "CA-13.11";
        self.tell(
            clause,
            Happening::Foul {
                by,
                on,
                at,
                foul: FoulKind::Handball,
                behind: false,
                last_man: false,
            },
        );
        self.card_without_die(clause, by, Booking::Red);
        self.send_off(clause, by);
        self.stop_for_foul([clause, clause], by, on, at, true)
    }

    /// A reckless tackle: only the defender rolls (CA-10.8 to CA-10.13).
    fn reckless(&mut self, by: Player, on: Player, at: Hex) -> Result<(), S::Stop> {
        let die = self.roll("reckless", Some(by))?.face;
        let missed = die <= 2;
        let (res, clause) = match missed {
            true => (Outcome::Fail, "CA-10.9"),
            false => (Outcome::Foul, "CA-10.11"),
        };
        self.tell(
            clause,
            Happening::Reckless {
                by,
                on,
                at,
                die,
                res,
            },
        );
        if !missed {
            self.foul(by, on, at, FoulKind::Reckless, false)?;
            return Ok(());
        }
        let second = self.state.has(by, Tokens::YELLOW);
        self.state.give(by, Tokens::YELLOW);
        if second {
            let clause = "CA-10.10";
            self.card_without_die(clause, by, Booking::SecondYellow);
            self.send_off(clause, by);
            return self.stop_for_foul([clause, clause], by, on, at, true);
        }
        self.card_without_die("CA-10.9", by, Booking::Yellow);
        Ok(())
    }

    fn card_without_die(&mut self, clause: &'static str, by: Player, res: Booking) {
        let (die, check, leniency) = (None, BookingCheck::Automatic, self.state.leniency);
        self.tell(
            clause,
            Happening::Booking {
                by,
                die,
                leniency,
                check,
                res,
            },
        );
    }
}
