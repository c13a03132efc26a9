//! Challenges in D5: tackles, reckless tackles, reaching (CA-8, CA-9, CA-10, CA-13.9).

use std::cmp::Ordering;

use tabletop::{Duty, Source};

use super::{Play, Rolled, clock::Then, compare, loose::After, run::NEEDS};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::{Choice, With},
    event::{Booking, Check, Duel, FoulKind, Happening, Outcome, PhaseEnd, Try},
    hex::Hex,
    next::Menu,
    options::{FromBehind, SnapshotAfterReposition},
    pitch::behind,
    player::Player,
    state::Tokens,
};

/// How near the ball the victim of a reckless tackle is (CA-10.8).
const RECKLESS_RANGE: u8 = 3;

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// What a defender standing on a hex may do there, declining left out.
    pub(super) fn challenges(&self, player: Player, hex: Hex) -> Vec<Choice> {
        let mut menu = Vec::new();
        let before_throw = self.state.phase.is_some_and(|phase| phase.before_throw);
        let thrower = self.state.holder.filter(|_| before_throw);
        let ball = self.state.ball;
        match self.state.holder {
            Some(carrier)
                if carrier.side() != player.side() && !before_throw && ball.touches(hex) =>
            {
                let keeper = self.state.is_keeper(player);
                match keeper && !self.state.own_box(player.side(), ball) {
                    true => menu.extend([With::Feet, With::Hands].map(Choice::Tackle)),
                    false => menu.push(Choice::Tackle(With::Usual)),
                }
            }
            None if ball.touches(hex) && self.state.barred != Some(player) => {
                menu.push(Choice::Reach);
            }
            _ => {}
        }
        let opponents = self.state.team(player.side().other());
        let near = opponents
            .filter(|(_, at)| at.touches(hex) && at.distance(ball) <= RECKLESS_RANGE)
            .filter(|(target, _)| thrower != Some(*target));
        menu.extend(near.map(|(target, _)| Choice::Reckless(target)));
        menu
    }

    /// A defender's move has ended: does he challenge (CA-9.1, CA-8.1, CA-10.8)?
    pub(super) fn challenge(&mut self, player: Player) -> Result<(), S::Stop> {
        let Some(hex) = self.state.at(player) else {
            return Ok(());
        };
        let mut menu = self.challenges(player, hex);
        if menu.is_empty() {
            return Ok(());
        }
        // Whoever only could foul somebody is asked if he wants to be.
        let reckless = |choice: &Choice| matches!(choice, Choice::Reckless(_));
        let duty = match menu.iter().all(reckless) {
            true => Duty::May,
            false => Duty::Must,
        };
        menu.push(Choice::Decline);
        let default = menu.len() - 1;
        self.state.about = Some(player);
        let chosen = self.ask("challenge", player.side(), &menu, default, duty)?;
        self.state.about = None;
        match chosen {
            Choice::Tackle(with) => self.tackle(player, with),
            Choice::Reach => self.reach(player),
            Choice::Reckless(target) => self.reckless(player, target),
            _ => Ok(()),
        }
    }

    /// A defender reaches for the unclaimed ball (CA-8).
    fn reach(&mut self, by: Player) -> Result<(), S::Stop> {
        let die = self.roll("reach", Some(by))?.face;
        let sum = die + self.attribute(by, Attribute::Tackling);
        let won = die == 6 || sum >= NEEDS;
        let ball = self.state.ball;
        let victim = match self.rules.options.unclaimed_one_is_foul && die == 1 {
            true => {
                let near = self.state.team(self.state.attack);
                near.filter(|(_, hex)| hex.touches(ball))
                    .map(|(player, _)| player)
                    .next()
            }
            false => None,
        };
        let res = match (won, victim) {
            (true, _) => Outcome::Won,
            (false, Some(_)) => Outcome::Foul,
            (false, None) => Outcome::Fail,
        };
        self.tell(Happening::Tried {
            what: Try::Reach,
            by,
            die,
            sum,
            res,
        });
        if won {
            self.hold(by);
            let menu = self.menu_of_winner();
            return self.finish(PhaseEnd::Reach, Then::Menu(menu));
        }
        if let Some((victim, at)) = victim.and_then(|who| Some((who, self.state.at(who)?))) {
            self.foul(by, victim, at, FoulKind::Steal, false)?;
        }
        Ok(())
    }

    /// A tackle, or a keeper's challenge (CA-9, CA-13.9 to CA-13.11).
    fn tackle(&mut self, by: Player, with: With) -> Result<(), S::Stop> {
        let (Some(on), Some(from)) = (self.state.holder, self.state.at(by)) else {
            return Ok(());
        };
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
        let skill = match in_box || with == With::Hands {
            true => Attribute::Saving,
            false => Attribute::Tackling,
        };
        let def = self.roll(purpose, Some(by))?;
        if self.duel_is_foul(duel, by, on, def, behind) {
            if self.foul(by, on, at, kind, behind)? && self.rules.options.play_on_reposition {
                self.attacker_repositions(on, from)?;
            }
            return Ok(());
        }
        let total = def.face + self.attribute(by, skill);
        match self.duel(duel, by, on, (total, def))? {
            Ordering::Greater if with == With::Hands => self.handball(by, on, at),
            Ordering::Greater => self.ball_won(by),
            Ordering::Less => self.attacker_repositions(on, from),
            Ordering::Equal => self.loose(from, by, After::Tackle),
        }
    }

    /// A defender fouls with a natural 1, from behind with a 2 as well (CA-9.5, CA-10.2).
    pub(super) fn duel_is_foul(
        &mut self,
        duel: Duel,
        by: Player,
        on: Player,
        def: Rolled,
        behind: bool,
    ) -> bool {
        let die = def.face;
        let foul = die == 1 || die == 2 && behind;
        if foul {
            self.tell(Happening::DuelFoul { duel, by, on, die });
        }
        foul
    }

    /// The attacker dribbles against what the defender has come to: who is higher, as the
    /// defender sees it.
    pub(super) fn duel(
        &mut self,
        duel: Duel,
        by: Player,
        on: Player,
        (total, def): (u8, Rolled),
    ) -> Result<Ordering, S::Stop> {
        let att = self.roll("dribble", Some(on))?;
        let att_total = att.face + self.attribute(on, Attribute::Dribbling);
        let won = compare((total as i8, def), (att_total as i8, att));
        let res = match won {
            Ordering::Greater => Outcome::Won,
            Ordering::Less => Outcome::Lost,
            Ordering::Equal => Outcome::Tied,
        };
        self.tell(Happening::Duel {
            duel,
            by,
            on,
            def: total,
            att: att_total,
            res,
        });
        Ok(won)
    }

    /// The attacker keeps the ball and may go round the tackler (CA-9.6).
    fn attacker_repositions(&mut self, carrier: Player, tackler: Hex) -> Result<(), S::Stop> {
        let from = self.state.ball;
        let round = self.free_round(tackler).into_iter().map(Some);
        let menu = std::iter::once(None).chain(round).map(Choice::Reposition);
        let menu: Vec<Choice> = menu.collect();
        let Choice::Reposition(to) = self.must("reposition", carrier.side(), &menu, 0)? else {
            return Ok(());
        };
        self.tell(Happening::Repositioned { who: carrier, to });
        let Some(hex) = to else {
            return Ok(());
        };
        self.state.put(carrier, hex);
        if self.enters_box(from, hex) {
            if self.rules.options.snapshot_after_reposition != SnapshotAfterReposition::InLastPart {
                self.state.give(carrier, Tokens::NO_SNAP);
            }
            self.entry_move(self.state.defence())?;
        }
        if self.rules.options.steal_on_reposition {
            for stealer in self.stealers(hex, None) {
                let rolled = self.steal(stealer, carrier)?;
                if rolled == super::run::Flow::Over {
                    break;
                }
            }
        }
        Ok(())
    }

    /// A defender has won the duel: the ball is his, and he may be put round the
    /// loser (CA-9.7).
    pub(super) fn ball_won(&mut self, winner: Player) -> Result<(), S::Stop> {
        let around = self.state.ball;
        self.touch(winner);
        self.state.attack = winner.side();
        self.state.holder = Some(winner);
        self.state.hands = false;
        self.state.player = Some(winner);
        let at = self.state.at(winner);
        self.state.ball = at.unwrap_or(around);
        let round = self.free_round(around).into_iter().map(Some);
        let menu = std::iter::once(None).chain(round).map(Choice::Reposition);
        let menu: Vec<Choice> = menu.collect();
        let chosen = self.must("reposition", winner.side(), &menu, 0)?;
        if let Choice::Reposition(to) = chosen {
            if let Some(hex) = to {
                self.state.put(winner, hex);
            }
            self.tell(Happening::Repositioned { who: winner, to });
        }
        let mut menu = Menu::Tackle;
        if self.may_handle(winner) {
            self.state.hands = true;
            menu = Menu::SaveHold;
        }
        self.finish(PhaseEnd::Tackle, Then::Menu(menu))
    }

    /// Hands outside the box: a red card without a roll, and a free kick (CA-13.11).
    fn handball(&mut self, by: Player, on: Player, at: Hex) -> Result<(), S::Stop> {
        self.tell(Happening::Foul {
            by,
            on,
            at,
            kind: FoulKind::Handball,
            behind: false,
            last_man: false,
        });
        self.tell(Happening::Booking {
            by,
            die: None,
            check: Check::Automatic,
            res: Booking::Red,
        });
        self.send_off(by);
        self.stop_for_foul(by, on, at, true)
    }

    /// A reckless tackle: only the defender rolls (CA-10.8 to CA-10.13).
    fn reckless(&mut self, by: Player, on: Player) -> Result<(), S::Stop> {
        let Some(at) = self.state.at(on) else {
            return Ok(());
        };
        let die = self.roll("reckless", Some(by))?.face;
        let missed = die <= 2;
        let res = if missed { Outcome::Fail } else { Outcome::Foul };
        self.tell(Happening::Reckless { by, on, die, res });
        if !missed {
            self.foul(by, on, at, FoulKind::Reckless, false)?;
            return Ok(());
        }
        let second = self.state.has(by, Tokens::YELLOW);
        let res = if second {
            Booking::SecondYellow
        } else {
            Booking::Yellow
        };
        self.state.give(by, Tokens::YELLOW);
        self.tell(Happening::Booking {
            by,
            die: None,
            check: Check::Automatic,
            res,
        });
        if second {
            self.send_off(by);
            return self.stop_for_foul(by, on, at, true);
        }
        Ok(())
    }
}
