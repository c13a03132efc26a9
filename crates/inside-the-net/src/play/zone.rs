//! Zone play (ITN-ACT, ITN-DM, ITN-OFF) and free kicks (ITN-FK).

use std::hint::select_unpredictable;

use tabletop::{Side, Source};

use super::{Play, event};
use crate::{
    InsideTheNet,
    action::{Action, Family, Stop, Way, Zone},
    course::{self, Course, Then, course},
    event::{Counted, Happening, Stoppage},
    lookup::{KeeperCheck, first_stop},
    men::NOBODY,
    state::Next,
};

/// An action under way.
#[derive(Clone, Copy)]
struct Acting {
    man: u8,
    defender: u8,
    white: u8,
    free_kick: bool,
}

/// An action to be told.
struct Told {
    acting: Acting,
    keeper: u8,
    zone: Zone,
    /// What stands on the card, and what it is on a free kick.
    printed: Action,
    action: Action,
    black: u8,
    /// The stop that white shows, and the one that counts: SOS can change it.
    shown: Stop,
    stop: Stop,
    /// The card's SOS number counts.
    sos: bool,
}

impl Told {
    /// The clause for the action with one of its stops.
    #[inline(always)]
    fn clause(&self, stop: Stop) -> &'static str {
        match self.action {
            action if action != self.printed => "ITN-FK.4",
            Action::Attempt if self.acting.free_kick => "ITN-FK.5",
            action => course::clause(self.zone, action, stop),
        }
    }
}

/// An event before it is told: its clause, whose it is, and what happened.
pub(super) type Untold = (&'static str, Side, Happening);

impl InsideTheNet {
    /// Where nobody defends the keeper stops nothing either, unless that was agreed
    /// (ITN-CARD.4).
    #[inline]
    pub(crate) fn keeper_may_stop(&self, defender: u8) -> bool {
        (defender != NOBODY) | self.options.keeper_alone_may_stop
    }
}

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// A card is flipped, black picks the action of the man on the ball, white is read
    /// for the defence (ITN-ACT.1).
    #[inline(always)]
    pub(super) fn zone<const FREE_KICK: bool>(&mut self) -> Result<(), S::Stop> {
        let free_kick = FREE_KICK;
        let zone = self.state.zone;
        if !self.has_card() {
            return self.lent().end_half();
        }
        let next = if free_kick {
            Next::FreeKick
        } else {
            Next::Zone
        };
        let named = self.flip(next, zone)?;
        let (spot, man) = self.on_ball(named);
        if man == NOBODY {
            self.lent().nobody_on_ball("ITN-CARD.3", spot);
            return Ok(());
        }
        let acting = Acting {
            man,
            defender: self.defender(named.defender),
            free_kick,
            white: 0,
        };
        self.face(man, acting.defender);
        let (black, white) = self.throw()?;
        let acting = Acting { white, ..acting };
        // Black 20 in DEF, in one comparison: the zone alone is anybody's guess.
        let place = zone as usize * 32 + usize::from(black);
        if place == Zone::Def as usize * 32 + 20 && self.lent().own_goal(man, white, free_kick)? {
            return Ok(());
        }
        let attacker = self.rules.lookup[self.state.attack].man(man);
        let (printed, family) = attacker.actions[zone as usize][usize::from(black) % 32];
        let action = match printed {
            Action::Fouled if free_kick => taken(zone),
            action => action,
        };
        let shown = self.stop(action, family, acting);
        let sos = !free_kick && named.sos;
        let stop = match sos {
            true => self.lent().with_sos(action, shown, acting.defender),
            false => shown,
        };
        let then = course(zone, action, stop);
        let told = Told {
            acting,
            keeper: self.state.sides[self.state.defence()].keeper,
            zone,
            printed,
            action,
            black,
            shown,
            stop,
            sos,
        };
        self.tell_action(&told, then.counted);
        match then.course {
            // Kept or lost is one way: dice decide which, and it would be guessed wrong.
            Course::Keep | Course::Lose => {
                let (attack, defence) = (self.state.attack, self.state.defence());
                let kept = then.course == Course::Keep;
                let side = select_unpredictable(kept, attack, defence);
                self.ball(told.clause(stop), side, then.zone);
                // A pass can be an assist if a shot follows at once (ITN-AST.1).
                self.state.from = select_unpredictable(then.assists, man, NOBODY);
                Ok(())
            }
            Course::Loose => self.recovery(),
            _ => self.lent().seldom(then, acting),
        }
    }

    /// What was done, and what stopped it. Only the action is counted for something, so
    /// that all these events are a group.
    #[inline(always)]
    fn tell_action(&mut self, told: &Told, counted: Counted) {
        let (rules, state) = (self.rules, &*self.state);
        let attack = state.attack;
        self.source.tell_known(counted.group(attack), || {
            let acting = told.acting;
            let by = if told.stop.is_keepers() {
                told.keeper
            } else {
                acting.defender
            };
            let action = Happening::Action {
                man: acting.man,
                from: state.from,
                defender: acting.defender,
                zone: told.zone,
                action: told.printed,
                black: told.black,
                white: acting.white,
                free_kick: acting.free_kick,
                keeper: told.keeper,
                shown: told.shown,
                stop: told.stop,
                counted,
            };
            let turned = Happening::TurnedInto {
                action: told.action,
            };
            let turns = told.action != told.printed;
            let next = match acting.free_kick {
                true => Next::FreeKick,
                false => Next::Zone,
            };
            let due = told.action.family() != Family::Free;
            let makes_stop = match told.action {
                Action::LostPass | Action::OffsidePass | Action::OverLine => "ITN-FSOS.7",
                _ => "ITN-FSOS.5",
            };
            let helped = || sos(rules, attack, due, makes_stop, (told.shown, told.stop));
            let stops = told.clause(told.stop);
            let happened = [
                Some((stops, attack, action)),
                turns.then_some(("ITN-FK.4", attack, turned)),
                told.sos.then(helped).flatten(),
                stopped(stops, attack.other(), next, told.stop, by, acting.white),
            ];
            let happened = happened.into_iter().flatten();
            happened.map(|(clause, side, what)| event(state, clause, side, what))
        });
    }

    /// White against the defender's ranges of the action's family, then against the
    /// keeper's SWEEP (ITN-ACT.2, ITN-CHK.3). Not on a free kick (ITN-FK.2) nor
    /// where nobody defends (ITN-CARD.4).
    #[inline]
    fn stop(&self, action: Action, family: Family, acting: Acting) -> Stop {
        if acting.free_kick {
            return Stop::None;
        }
        let side = self.state.defence();
        let cards = &self.rules.lookup[side];
        let white = usize::from(acting.white) % 32;
        let own = cards.man(acting.defender).stops[family as usize][white];
        // Looked up, not branched on: dice decide whether the ball can be swept.
        let swept = action.is_swept() & self.rules.keeper_may_stop(acting.defender);
        let check = [KeeperCheck::Nothing, KeeperCheck::Sweep][usize::from(swept)];
        let keeper = cards.keeper(self.state.sides[side].keeper);
        first_stop(own, keeper.stops[check as usize][white])
    }

    /// A favoured attack disregards every stop but a foul (ITN-FSOS.4); a favoured
    /// defence makes one where a check was due and none came (ITN-FSOS.5 to
    /// ITN-FSOS.7).
    #[inline(never)]
    fn with_sos(&self, action: Action, stop: Stop, defender: u8) -> Stop {
        if self.rules.schedule.favoured == self.state.attack {
            let lost = matches!(
                action,
                Action::LostPass | Action::OffsidePass | Action::OverLine
            );
            let spared = lost && self.rules.options.sos_spares_lost_passes;
            return match stop {
                Stop::Foul => Stop::Foul,
                stop if spared => stop,
                _ => Stop::None,
            };
        }
        if stop != Stop::None || defender == NOBODY {
            return stop;
        }
        match action.family() {
            Family::Challenge => Stop::Tackle,
            Family::Pass => Stop::Intercept,
            Family::Shot => Stop::BlockShot,
            Family::Free => Stop::None,
        }
    }

    /// What seldom happens: everything but ordinary play.
    #[inline(never)]
    fn seldom(&mut self, then: Then, acting: Acting) -> Result<(), S::Stop> {
        let Acting {
            man,
            defender,
            white,
            ..
        } = acting;
        let attack = self.state.attack;
        match then.course {
            // These are ordinary play, and never come here.
            Course::Keep => self.ball("ITN-CHK.4", attack, then.zone),
            Course::Lose => self.ball("ITN-CHK.5", attack.other(), then.zone),
            Course::Loose => return self.recovery(),
            Course::Challenged => return self.challenge_foul(man, defender, white),
            Course::Fouled => return self.fouled(man, defender, white),
            Course::Open => self.ball_for(attack, Zone::Off, Next::Open, man),
            Course::FreeShot => return self.shot(Way::Run, man, NOBODY, NOBODY),
            Course::ChallengeShot => return self.shot(Way::Challenge, man, defender, NOBODY),
            Course::Attempt => {
                let (way, assist) = match acting.free_kick {
                    true => (Way::FreeKick, NOBODY),
                    // Whose pass came just before.
                    false => (Way::Play, self.state.from),
                };
                return self.shot(way, man, defender, assist);
            }
            // Odd is a corner, even a rebound (ITN-OFF.22).
            Course::Blocked if white % 2 == 1 => return self.corner(NOBODY),
            Course::Blocked => self.ball_for(attack, Zone::Off, Next::Rebound, man),
            Course::Offside => {
                self.tell("ITN-OFF.13", attack, Happening::Offside { man });
                self.stoppage(Stoppage::Offside, None)?;
                self.free_kick("ITN-OFF.13", attack.other(), Zone::Def);
            }
            Course::Cross => self.ball_for(attack, Zone::Off, Next::Cross, man),
            Course::GoalKick => return self.goal_kick_is_due(),
            Course::Corner => return self.corner(man),
        }
        Ok(())
    }

    /// Black 20 in DEF: white in the Own range of the man on the ball is an own goal;
    /// otherwise the action printed at 20 is played (ITN-DM.15 to ITN-DM.17).
    #[inline(never)]
    fn own_goal(&mut self, man: u8, white: u8, free_kick: bool) -> Result<bool, S::Stop> {
        let side = self.state.attack;
        let never = free_kick && !self.rules.options.own_goal_from_free_kick;
        if never || !self.rules.lookup[side].man(man).own.has(white) {
            return Ok(false);
        }
        let goals = &mut self.state.sides[side.other()].goals;
        *goals = goals.saturating_add(1);
        let score = self.score();
        let own_goal = Happening::OwnGoal { man, white, score };
        self.tell("ITN-DM.16", side, own_goal);
        self.restart_after_goal(side)?;
        Ok(true)
    }
}

/// What SOS did to the stop that white shows, if a check was due, and for whom; a stop
/// that it makes has a clause of its own.
pub(super) fn sos(
    rules: &InsideTheNet,
    attack: Side,
    due: bool,
    makes_stop: &'static str,
    (shown, stop): (Stop, Stop),
) -> Option<Untold> {
    let favoured = rules.schedule.favoured;
    if favoured == attack && due {
        return Some(("ITN-FSOS.4", favoured, Happening::SosAttack { shown, stop }));
    }
    let helped = stop != shown;
    helped.then_some((makes_stop, favoured, Happening::SosDefence { stop }))
}

/// A stop of the defence, if there is one.
#[inline]
pub(super) fn stopped(
    clause: &'static str,
    defence: Side,
    next: Next,
    stop: Stop,
    by: u8,
    white: u8,
) -> Option<Untold> {
    let stopped = Happening::Stopped {
        next,
        stop,
        by,
        white,
    };
    (stop != Stop::None).then_some((clause, defence, stopped))
}

/// Fld on a free kick: a pass or a shot that cannot be stopped (ITN-FK.4).
const fn taken(zone: Zone) -> Action {
    match zone {
        Zone::Def | Zone::Mid => Action::Pass,
        Zone::Off => Action::Attempt,
    }
}
