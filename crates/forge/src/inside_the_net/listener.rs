//! Listens to a match and counts what men and clubs did.

use inside_the_net::{
    Action, Caution, Event, Happening, NOBODY, Next, ShotKind, Stop, Zone, event::Stoppage,
};
use tabletop::{BySide, Side};

use super::tally::{Deeds, From, Tally};

/// Listens to a match.
pub struct DeedListener<'a> {
    /// All clubs, and which of them play.
    pub clubs: &'a mut [Tally],
    /// Who plays.
    pub who: BySide<usize>,
    /// `OnT` and Goal of every man, by side.
    pub rates: BySide<&'a [(u8, u8)]>,
    /// Shot of every man.
    pub shot: BySide<&'a [u8]>,
    /// What the last card was flipped for, and the last action and shot.
    next: Next,
    action: Action,
    shooter: u8,
    source: From,
    penalty: bool,
}

impl<'a> DeedListener<'a> {
    /// For a match.
    pub fn new(
        clubs: &'a mut [Tally],
        who: BySide<usize>,
        rates: BySide<&'a [(u8, u8)]>,
        shot: BySide<&'a [u8]>,
    ) -> DeedListener<'a> {
        DeedListener {
            clubs,
            who,
            rates,
            shot,
            next: Next::KickOff,
            action: Action::Pass,
            shooter: NOBODY,
            source: From::Attempt,
            penalty: false,
        }
    }

    fn club(&mut self, side: Side) -> &mut Tally {
        &mut self.clubs[self.who[side]]
    }

    fn count(&mut self, side: Side, man: u8, field: impl Fn(&mut Deeds) -> &mut u64) {
        if let Some(deeds) = self.club(side).man(man) {
            *field(deeds) += 1;
        }
    }

    /// Hears an event.
    pub fn hear(&mut self, event: &Event) {
        let side = event.side;
        match event.what {
            Happening::Flip { next, .. } => self.next = next,
            Happening::Action { .. } => self.acts(side, &event.what),
            Happening::Received {
                man, next, need, ..
            } => {
                let shot = self.shot[side].get(usize::from(man)).copied();
                let bonus = need - shot.unwrap_or_default() as i8;
                if let (Some(at), Some(deeds)) = (delivery(next), self.club(side).man(man)) {
                    deeds.received[at] += 1;
                    deeds.bonus[at] += bonus.max(0) as u64;
                }
            }
            Happening::Shot {
                man,
                shot,
                need,
                on_target,
                ..
            } => {
                self.shoots(side, man, shot, need, on_target);
            }
            Happening::Faced {
                keeper,
                shot,
                need,
                goal,
                ..
            } => {
                self.faces(side, keeper, shot, need, goal);
            }
            Happening::Goal {
                man,
                assist,
                penalty,
                ..
            } => {
                self.count(side, man, |deeds| &mut deeds.goals);
                self.count(side, assist, |deeds| &mut deeds.assists);
                let made = [From::Corner, From::Cross, From::Open];
                let made = made.iter().position(|from| *from == self.source);
                match made {
                    _ if penalty => self.count(side, man, |deeds| &mut deeds.penalty_goals),
                    Some(at) => self.count(side, assist, |deeds| &mut deeds.made[at]),
                    None => (),
                }
            }
            Happening::OwnGoal { man, .. } => self.count(side, man, |deeds| &mut deeds.own_goals),
            Happening::Offside { man } => self.count(side, man, |deeds| &mut deeds.offsides),
            Happening::Corner { taker } if taker != NOBODY => {
                self.count(side, taker, |deeds| &mut deeds.corners);
                self.club(side).met.own_corners += 1;
            }
            Happening::PenaltyAwarded { .. } => self.penalty = true,
            Happening::Foul {
                man, on, caution, ..
            } => self.fouls(side, man, on, caution),
            Happening::SecondYellow { man, .. } => {
                self.count(side, man, |deeds| &mut deeds.second_checks);
            }
            Happening::Penalty { man, on_target, .. } => {
                self.count(side, man, |deeds| &mut deeds.penalties);
                self.count(side, man, |deeds| &mut deeds.shots);
                if on_target {
                    self.count(side, man, |deeds| &mut deeds.on_target);
                    self.count(side, man, |deeds| &mut deeds.penalties_on_target);
                }
            }
            Happening::Substitution { out, on, .. } => {
                self.count(side, out, |deeds| &mut deeds.subbed_off);
                self.count(side, on, |deeds| &mut deeds.came_on);
            }
            Happening::Halted {
                why: Stoppage::Foul,
            } => self.penalty = false,
            _ => (),
        }
    }

    fn acts(&mut self, side: Side, what: &Happening) {
        let &Happening::Action {
            man,
            defender,
            zone,
            action,
            free_kick,
            stop,
            ..
        } = what
        else {
            return;
        };
        self.action = action;
        let at = zone as usize;
        let other = side.other();
        let club = self.club(side);
        if let Some(deeds) = club.man(man) {
            match free_kick {
                true => deeds.kicks[at] += 1,
                false => deeds.on_ball[at] += 1,
            }
            let tries = [Action::Corner, Action::Cross, Action::ThroughBall];
            if let Some(at) = tries.iter().position(|tried| *tried == action) {
                deeds.tried[at] += 1;
            }
        }
        if free_kick {
            return;
        }
        let stopped = u64::from(stop != Stop::None);
        let met = &mut club.met;
        match action {
            Action::Challenge | Action::ChallengeShot => {
                met.challenges[at] += 1;
                met.challenge_fouls[at] += u64::from(stop == Stop::Foul);
                met.challenge_stops[at] += stopped;
                self.count(other, defender, |deeds| &mut deeds.challenged);
            }
            Action::Fouled => {
                self.count(other, defender, |deeds| &mut deeds.fouled_by);
                if zone == Zone::Off {
                    self.count(other, defender, |deeds| &mut deeds.fouled_by_near);
                    self.count(side, man, |deeds| &mut deeds.fouled_near);
                }
            }
            Action::Attempt => {
                met.attempts += 1;
                met.blocked += stopped;
                self.count(other, defender, |deeds| &mut deeds.shots_met);
                if stop == Stop::BlockShot {
                    self.count(side, man, |deeds| &mut deeds.shots);
                }
            }
            Action::Pass
            | Action::LostPass
            | Action::LongPass
            | Action::ThroughBall
            | Action::Cross
            | Action::OffsidePass
            | Action::OverLine => {
                if zone == Zone::Off {
                    met.passes += 1;
                    met.pass_stops += stopped;
                }
                self.count(other, defender, |deeds| &mut deeds.passes_met);
            }
            Action::Carry | Action::CarryShot | Action::Switch | Action::Corner => (),
        }
    }

    fn shoots(&mut self, side: Side, man: u8, kind: ShotKind, need: i8, on_target: bool) {
        self.shooter = man;
        self.source = match (kind, self.next, self.action) {
            (ShotKind::DirectKick, ..) => From::FreeKick,
            (ShotKind::Corner, ..) => From::Corner,
            (ShotKind::Rebound, ..) => From::Rebound,
            (ShotKind::Challenge, _, Action::CarryShot) => From::Carry,
            (ShotKind::Challenge, ..) => From::Challenge,
            (ShotKind::Shot, Next::Cross, _) => From::Cross,
            (ShotKind::Shot, Next::Open, _) => From::Open,
            (ShotKind::Shot, ..) => From::Attempt,
        };
        let at = self.source as usize;
        let rate = self.rates[side].get(usize::from(man));
        let effect = need - rate.map_or(0, |(on_target, _)| *on_target as i8);
        let met = &mut self.club(side).met;
        met.shots[at] += 1;
        met.effects[at] += i64::from(effect);
        met.on_target[at] += u64::from(on_target);
        self.count(side, man, |deeds| &mut deeds.shots);
        if on_target {
            self.count(side, man, |deeds| &mut deeds.on_target);
        }
    }

    /// A shot on target against the side's keeper.
    fn faces(&mut self, side: Side, keeper: u8, kind: ShotKind, need: i8, goal: bool) {
        let (at, other, shooter) = (self.source as usize, side.other(), self.shooter);
        let rate = self.rates[other].get(usize::from(shooter));
        let save = need - rate.map_or(0, |(_, goal)| *goal as i8);
        let met = &mut self.club(other).met;
        met.saves[at] += i64::from(save);
        met.goals[at] += u64::from(goal);
        let club = self.club(side);
        club.met.faced[kind as usize] += 1;
        if let Some(keeper) = club.keepers.get_mut(usize::from(keeper)) {
            keeper.faced += 1;
            keeper.saves += u64::from(!goal);
        }
    }

    fn fouls(&mut self, side: Side, man: u8, on: u8, caution: Caution) {
        let other = side.other();
        self.count(side, man, |deeds| &mut deeds.fouls);
        self.count(other, on, |deeds| &mut deeds.fouled);
        if std::mem::take(&mut self.penalty) {
            self.count(side, man, |deeds| &mut deeds.penalties_conceded);
            self.count(other, on, |deeds| &mut deeds.penalties_won);
        }
        if matches!(caution, Caution::Yellow | Caution::Second | Caution::Third) {
            self.count(side, man, |deeds| &mut deeds.yellows);
        }
        match caution {
            Caution::Second | Caution::Third => self.count(side, man, |deeds| &mut deeds.seconds),
            Caution::Red => self.count(side, man, |deeds| &mut deeds.reds),
            Caution::Plain | Caution::Yellow | Caution::Waived => (),
        }
    }
}

/// The place of a ball into the box among them.
fn delivery(next: Next) -> Option<usize> {
    match next {
        Next::Corner => Some(0),
        Next::Cross => Some(1),
        Next::Rebound => Some(2),
        Next::Open => Some(3),
        _ => None,
    }
}
