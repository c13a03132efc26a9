//! A match, tick by tick: shots, corners, fouls, cards, offsides, injuries and
//! substitutions. What is counted by the hundred comes after it, in `ball`.

use Shot::{FreeKick, Penalty};

use statistics::{ClubCount as C, PlayerCount as P};

use super::{
    ball,
    dice::LeagueDice,
    figures::{self as f, MINUTES, Shot, TICKS_IN_MINUTE},
    side::MatchSide,
    squad::{ClubSquad, Skill},
};

/// The average side of the league, in hundredths of a point.
#[derive(Clone, Copy, Debug)]
pub struct Average {
    pub attack: i64,
    pub defence: i64,
    pub control: i64,
    pub keeper: i64,
}

/// What a side's attack and defence are made of.
pub const ATTACKING: [Skill; 2] = [Skill::Finishing, Skill::Creating];
pub const DEFENDING: [Skill; 1] = [Skill::Tackling];
pub const KEEPING_BALL: [Skill; 1] = [Skill::Passing];

/// A match that is being played.
pub struct InventedMatch<'a> {
    pub sides: [MatchSide; 2],
    pub average: Average,
    pub dice: &'a mut LeagueDice,
    minute: u32,
}

/// Plays a match and gives the squads back, and the score.
pub fn play(
    squads: [ClubSquad; 2],
    average: Average,
    dice: &mut LeagueDice,
) -> ([ClubSquad; 2], [u32; 2]) {
    let sides = squads.map(|squad| MatchSide::new(squad, dice));
    let mut game = InventedMatch {
        sides,
        average,
        dice,
        minute: 0,
    };
    game.agree();
    for tick in 0..MINUTES * TICKS_IN_MINUTE {
        game.minute = tick / TICKS_IN_MINUTE;
        for side in [0, 1] {
            if tick.is_multiple_of(TICKS_IN_MINUTE) {
                game.sides[side].planned_changes(game.minute, game.dice);
            }
            game.tick(side, i64::from(tick));
        }
    }
    let score = [game.sides[0].goals, game.sides[1].goals];
    for side in [0, 1] {
        game.sides[side].finish(score[1 - side]);
    }
    ball::play(&mut game);
    (game.sides.map(MatchSide::go_home), score)
}

impl InventedMatch<'_> {
    /// The day's form, the referee and the ground.
    fn agree(&mut self) {
        let level = |side: &MatchSide| side.level(&f::CONTROL, &KEEPING_BALL);
        let control = level(&self.sides[0]) - level(&self.sides[1]);
        let possession =
            500 + f::HOME_POSSESSION + control * f::POSSESSION_BY_SKILL / 100 + self.dice.bell(65);
        let possession = possession.clamp(250, 750);
        let whistle = 1000 + self.dice.bell(f::REFEREE);
        let cards = 1000 + self.dice.bell(2 * f::REFEREE);
        for (place, side) in self.sides.iter_mut().enumerate() {
            let home = |worth: i64| {
                if place == 0 {
                    1000 + worth
                } else {
                    1000 - worth
                }
            };
            side.possession = if place == 0 {
                possession
            } else {
                1000 - possession
            };
            side.squad.possession[place] += side.possession.unsigned_abs();
            side.tempo = home(f::HOME_ATTACK) * (1000 + self.dice.bell(f::TEMPO)) / 1000;
            side.fouling = home(f::HOME_FOULS) * whistle / 1000 * side.squad.fouling / 1000;
            side.cards = home(f::HOME_CARDS) * cards / 1000;
        }
    }

    /// By how much a side is better than its opponents, in hundredths of a point.
    pub(super) fn edge(&self, side: usize) -> i64 {
        let attack = self.sides[side].level(&f::ATTACK, &ATTACKING) - self.average.attack;
        attack - (self.sides[1 - side].level(&f::DEFENCE, &DEFENDING) - self.average.defence)
    }

    /// Twenty seconds of a side.
    fn tick(&mut self, side: usize, tick: i64) {
        let (us, them) = (&self.sides[side], &self.sides[1 - side]);
        let lead = i64::from(us.goals) - i64::from(them.goals);
        let state = 1000 - f::SCORE_LINE * lead.clamp(-2, 2);
        let men = 1000 + f::MAN_SHORT * (them.short - us.short);
        let last = i64::from(MINUTES * TICKS_IN_MINUTE) - 1;
        let later = 1000 - f::LATER + 2 * f::LATER * tick / last;
        let better = 1000 + f::SHOTS_BY_SKILL * self.edge(side) / 100;
        let pressure = times(&[us.tempo, state, men.max(200), later, better.max(300)]);
        let fouling = us.fouling;
        if self.dice.per_million(f::OPEN_SHOT * pressure / 1000) {
            self.open_shot(side);
        }
        if self.dice.per_million(f::OPEN_CORNER * pressure / 1000) {
            self.corner(side, 0);
        }
        if self.dice.per_million(f::OFFSIDE * pressure / 1000) {
            self.one(side, &f::OFFSIDES, Skill::Pace, P::Offsides);
        }
        if self.dice.per_million(f::OWN_GOAL * pressure / 1000) {
            self.own_goal(side);
        }
        if self.dice.per_million(f::FOUL * fouling / 1000) {
            self.foul(side);
        }
        if self.dice.per_million(f::INJURY) {
            let man = self
                .dice
                .one(&self.sides[side].pitch)
                .map(|playing| playing.man);
            if let Some(man) = man {
                self.sides[side].injure(man, self.minute, self.dice);
            }
        }
    }

    /// Somebody of a side does something.
    pub(super) fn one(
        &mut self,
        side: usize,
        roles: &f::ByRole,
        skill: Skill,
        what: P,
    ) -> Option<usize> {
        let man = self.sides[side].pick(self.dice, roles, skill, None)?;
        self.sides[side].count(man, what);
        Some(man)
    }

    /// A foul by a side.
    fn foul(&mut self, side: usize) {
        let third = self.dice.pick(&f::FOUL_THIRDS).unwrap_or(1);
        let fouler = self.sides[side].pick(self.dice, &f::FOULS[third], Skill::Temper, None);
        let fouled =
            self.sides[1 - side].pick(self.dice, &f::FOULED[2 - third], Skill::Dribbling, None);
        let (Some(fouler), Some(fouled)) = (fouler, fouled) else {
            return;
        };
        self.sides[side].count(fouler, P::Fouls);
        self.sides[side].count(fouler, [P::FoulsDef, P::FoulsMid, P::FoulsOff][third]);
        self.sides[1 - side].count(fouled, P::Fouled);
        self.sides[1 - side].count(
            fouled,
            [P::FouledDef, P::FouledMid, P::FouledOff][2 - third],
        );
        self.card(side, fouler);
        if self.dice.range(0, 9999) < f::FOUL_INJURY {
            self.sides[1 - side].injure(fouled, self.minute, self.dice);
        }
        let [penalty, shot] = f::PENALTY_OR_SHOT;
        if third > 0 {
            return;
        }
        if self.dice.per_mille(penalty) {
            self.sides[side].count(fouler, P::PenaltiesConceded);
            self.sides[1 - side].count(fouled, P::PenaltiesWon);
            self.sides[side].squad.counts[C::PenaltiesAgainst] += 1;
            let taker = self.sides[1 - side].best(self.dice, &f::PENALTIES, Skill::Finishing);
            if let Some(taker) = taker {
                self.shot(1 - side, Penalty, taker, None, 0);
            }
        } else if self.dice.per_mille(shot) {
            let taker = self.sides[1 - side].best(self.dice, &f::SET_PIECES, Skill::Finishing);
            if let Some(taker) = taker {
                self.shot(1 - side, FreeKick, taker, None, 0);
            }
        }
    }

    /// What a foul costs its man.
    fn card(&mut self, side: usize, man: usize) {
        let [straight, second, fifth] = f::BANS;
        let minute = self.minute;
        let us = &mut self.sides[side];
        let temper = us.man(man).skill(Skill::Temper) + 100;
        let Some(place) = us.pitch.iter().position(|playing| playing.man == man) else {
            return;
        };
        if self.dice.range(0, 9999) < f::RED * us.cards / 1000 {
            if us.send_off(man, minute, straight) {
                us.count(man, P::Reds);
            }
            return;
        }
        let [yellow, again] = f::YELLOW;
        let booked = us.pitch[place].booked;
        let lenient = if booked { again } else { 1000 };
        if !self
            .dice
            .per_mille(times(&[yellow, us.cards, lenient, temper * 5]))
        {
            return;
        }
        if booked && !us.send_off(man, minute, second) {
            return;
        }
        us.count(man, P::Yellows);
        if booked {
            us.count(man, P::SecondYellows);
            return;
        }
        us.pitch[place].booked = true;
        if us.man(man).counts[P::Yellows].is_multiple_of(5) {
            us.man(man).banned += fifth + 1;
        }
    }
}

/// The product of thousandths, in thousandths.
pub(super) fn times(factors: &[i64]) -> i64 {
    factors
        .iter()
        .fold(1000, |product, factor| product * factor / 1000)
}
