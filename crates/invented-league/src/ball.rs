//! What happens by the hundred: passes, duels, interceptions, keepers' work.
//! Each one is drawn by itself, by those who were on the pitch and for how
//! long, so that all sums are right.

use statistics::{ClubCount as C, PlayerCount as P, Role};

use super::{
    dice::LeagueDice,
    figures::ByRole,
    game::{Average, InventedMatch},
    side::MatchSide,
    squad::Skill,
};

/// A kind of pass: how many of it a side with half of the ball plays in a match
/// (in hundredths), how many in a thousand are good, who plays it, and where
/// tries and good ones are counted.
struct Pass {
    often: i64,
    good: i64,
    skill: Skill,
    who: ByRole,
    tries: &'static [P],
    goods: &'static [P],
}

const PASSES: [Pass; 9] = [
    Pass {
        often: 6780,
        good: 885,
        skill: Skill::Passing,
        who: [840, 1020, 900, 600, 430, 200, 190, 110],
        tries: &[P::PassesDef],
        goods: &[P::PassesDefGood],
    },
    Pass {
        often: 5100,
        good: 800,
        skill: Skill::Passing,
        who: [72, 85, 62, 42, 28, 10, 9, 6],
        tries: &[P::PassesDef, P::ForwardDef],
        goods: &[P::PassesDefGood, P::ForwardDefGood],
    },
    Pass {
        often: 720,
        good: 460,
        skill: Skill::Passing,
        who: [280, 115, 75, 40, 28, 10, 8, 6],
        tries: &[P::PassesDef, P::LongPasses],
        goods: &[P::PassesDefGood, P::LongPassesGood],
    },
    Pass {
        often: 15300,
        good: 915,
        skill: Skill::Passing,
        who: [5, 170, 130, 225, 225, 160, 125, 85],
        tries: &[P::PassesMid],
        goods: &[P::PassesMidGood],
    },
    Pass {
        often: 4810,
        good: 746,
        skill: Skill::Passing,
        who: [0, 52, 50, 85, 78, 50, 40, 25],
        tries: &[P::PassesMid, P::ForwardMid],
        goods: &[P::PassesMidGood, P::ForwardMidGood],
    },
    Pass {
        often: 390,
        good: 380,
        skill: Skill::Creating,
        who: [0, 25, 40, 80, 110, 150, 110, 60],
        tries: &[P::PassesMid, P::ForwardMid, P::ThroughBalls],
        goods: &[P::PassesMidGood, P::ForwardMidGood, P::ThroughBallsGood],
    },
    Pass {
        often: 7750,
        good: 845,
        skill: Skill::Passing,
        who: [0, 14, 75, 60, 105, 135, 125, 115],
        tries: &[P::PassesOff],
        goods: &[P::PassesOffGood],
    },
    Pass {
        often: 390,
        good: 380,
        skill: Skill::Creating,
        who: [0, 8, 40, 60, 100, 150, 125, 115],
        tries: &[P::PassesOff, P::ThroughBalls],
        goods: &[P::PassesOffGood, P::ThroughBallsGood],
    },
    Pass {
        often: 1605,
        good: 290,
        skill: Skill::Creating,
        who: [0, 10, 300, 60, 110, 180, 330, 90],
        tries: &[P::PassesOff, P::Crosses],
        goods: &[P::PassesOffGood, P::CrossesGood],
    },
];

/// Crosses are the last of them.
const CROSSES: usize = PASSES.len() - 1;

/// Duels on the ground, by the third of the man with the ball: how many (in
/// hundredths), who has the ball, who is against him, and where they count.
struct BallDuel {
    often: i64,
    with: ByRole,
    against: ByRole,
    counts: [P; 4],
}

const DUELS: [BallDuel; 3] = [
    BallDuel {
        often: 1100,
        with: [8, 70, 110, 130, 120, 90, 95, 70],
        against: [0, 25, 80, 70, 110, 140, 150, 140],
        counts: [P::DuelsDef, P::DuelsDefWon, P::ChallengesOff, P::TacklesOff],
    },
    BallDuel {
        often: 2700,
        with: [0, 50, 130, 210, 310, 390, 400, 430],
        against: [0, 180, 240, 330, 320, 240, 210, 150],
        counts: [P::DuelsMid, P::DuelsMidWon, P::ChallengesMid, P::TacklesMid],
    },
    BallDuel {
        often: 3450,
        with: [0, 20, 210, 130, 270, 480, 700, 650],
        against: [13, 400, 460, 400, 280, 150, 160, 90],
        counts: [P::DuelsOff, P::DuelsOffWon, P::ChallengesDef, P::TacklesDef],
    },
];

/// Duels that are take-ons; won, and clean losses, in a thousand of those and of the others.
const TAKE_ONS: i64 = 190;
const DUEL_WON: [i64; 2] = [590, 455];
const DUEL_LOST: [i64; 2] = [235, 225];

/// Duels in the air (in hundredths, both sides together), and how many are won by somebody.
const AIR: i64 = 4350;
const AIR_WON: i64 = 860;
const IN_THE_AIR: ByRole = [47, 480, 330, 330, 280, 250, 260, 800];

/// What a side does without the ball (more when it has less of it) and with
/// it (carries, more when it has more): how often, in hundredths, and who.
const WITHOUT: [(P, i64, Skill, ByRole); 5] = [
    (
        P::InterceptionsDef,
        2900,
        Skill::Tackling,
        [161, 560, 360, 270, 200, 100, 110, 75],
    ),
    (
        P::InterceptionsMid,
        1170,
        Skill::Tackling,
        [1, 90, 115, 190, 165, 110, 95, 60],
    ),
    (
        P::InterceptionsOff,
        440,
        Skill::Tackling,
        [0, 14, 32, 45, 60, 62, 65, 60],
    ),
    (
        P::PassBlocks,
        800,
        Skill::Tackling,
        [2, 60, 90, 80, 80, 60, 65, 45],
    ),
    (
        P::Clearances,
        1450,
        Skill::Aerial,
        [37, 360, 150, 110, 75, 40, 40, 50],
    ),
];
const CARRIES: [(P, i64, Skill, ByRole); 3] = [
    (
        P::CarriesDef,
        130,
        Skill::Pace,
        [0, 14, 24, 16, 14, 8, 10, 3],
    ),
    (
        P::CarriesMid,
        350,
        Skill::Pace,
        [0, 18, 34, 30, 42, 50, 60, 40],
    ),
    (
        P::CarriesOff,
        220,
        Skill::Pace,
        [0, 4, 20, 10, 20, 44, 62, 42],
    ),
];

/// A keeper: in a thousand crosses and through balls of opponents caught and
/// swept up; loose balls and goal kicks in hundredths of a match; balls in hand thrown,
/// played short, kicked long.
const CLAIMS: i64 = 85;
const SWEEPS: i64 = 212;
const GATHERED: i64 = 420;
const GOAL_KICKS: i64 = 815;
const GIVEN_OUT: [i64; 3] = [400, 300, 300];
const KEEPER: ByRole = [1, 0, 0, 0, 0, 0, 0, 0];

/// All of it for a match.
pub fn play(game: &mut InventedMatch) {
    for side in [0, 1] {
        let with = game.sides[side].possession * 2;
        let crossing = game.sides[side].squad.crossing;
        let mut tried = [0; PASSES.len()];
        for (kind, pass) in PASSES.iter().enumerate() {
            let style = if kind == CROSSES { crossing } else { 1000 };
            tried[kind] = number(game.dice, pass.often * with / 1000 * style / 1000);
            passes(
                &mut game.sides[side],
                game.dice,
                pass,
                tried[kind],
                game.average,
            );
        }
        let (crosses, through) = (tried[CROSSES], tried[5] + tried[7]);
        game.sides[1 - side].squad.counts[C::CrossesAgainst] += crosses;
        game.sides[1 - side].squad.counts[C::ThroughAgainst] += through;
        for duel in &DUELS {
            duels(game, side, duel, with);
        }
        let without = 1000 + (1000 - with) / 2;
        let us = &mut game.sides[side];
        for (what, often, skill, who) in &WITHOUT {
            actions(us, game.dice, &[*what], often * without / 1000, *skill, who);
        }
        for (what, often, skill, who) in &CARRIES {
            actions(
                us,
                game.dice,
                &[P::Carries, *what],
                often * with / 1000,
                *skill,
                who,
            );
        }
        keeper(&mut game.sides[1 - side], game.dice, crosses, through);
    }
    air(game);
}

/// How many of something there are in a match, if there are so many hundredths
/// on average: with the deviation of a count, and a little of the day's.
fn number(dice: &mut LeagueDice, hundredths: i64) -> u32 {
    let deviation = (hundredths.unsigned_abs() * 100).isqrt() as i64 + hundredths / 20;
    let drawn = (hundredths + dice.bell(deviation)).max(0) + dice.range(0, 99);
    u32::try_from(drawn / 100).unwrap_or_default()
}

/// Weights of all who played, by role, skill and minutes.
fn weights(side: &MatchSide, who: &ByRole, skill: Skill) -> Vec<i64> {
    let weigh = |stint: &super::side::Stint| {
        let skill = side.squad.men[stint.man].weight(skill);
        who[stint.role as usize] * skill * i64::from(stint.minutes)
    };
    side.stints.iter().map(weigh).collect()
}

fn actions(
    side: &mut MatchSide,
    dice: &mut LeagueDice,
    what: &[P],
    often: i64,
    skill: Skill,
    who: &ByRole,
) {
    let weights = weights(side, who, skill);
    for _ in 0..number(dice, often) {
        if let Some(place) = dice.pick(&weights) {
            let man = side.stints[place].man;
            what.iter().for_each(|&what| side.count(man, what));
        }
    }
}

fn passes(side: &mut MatchSide, dice: &mut LeagueDice, pass: &Pass, number: u32, average: Average) {
    let weights = weights(side, &pass.who, pass.skill);
    for _ in 0..number {
        let Some(place) = dice.pick(&weights) else {
            return;
        };
        let man = side.stints[place].man;
        let mean = if pass.skill == Skill::Passing {
            average.control
        } else {
            average.attack
        };
        let better = 100 * side.man(man).skill(pass.skill) - mean;
        // Half of what is lost is gained or lost again by a very good or bad passer.
        let chance = pass.good + better * (1000 - pass.good) / 9000;
        pass.tries.iter().for_each(|&what| side.count(man, what));
        if dice.per_mille(chance) {
            pass.goods.iter().for_each(|&what| side.count(man, what));
        }
    }
}

fn duels(game: &mut InventedMatch, side: usize, duel: &BallDuel, with: i64) {
    let [tries, won, challenges, tackles] = duel.counts;
    let attackers = weights(&game.sides[side], &duel.with, Skill::Dribbling);
    let defenders = weights(&game.sides[1 - side], &duel.against, Skill::Stamina);
    for _ in 0..number(game.dice, duel.often * (1000 + with) / 2000) {
        let (Some(attacker), Some(defender)) =
            (game.dice.pick(&attackers), game.dice.pick(&defenders))
        else {
            return;
        };
        let attacker = game.sides[side].stints[attacker].man;
        let defender = game.sides[1 - side].stints[defender].man;
        let better = game.sides[side].man(attacker).skill(Skill::Dribbling)
            - game.sides[1 - side].man(defender).skill(Skill::Tackling);
        let plain = usize::from(!game.dice.per_mille(TAKE_ONS));
        let wins = (DUEL_WON[plain] + 3 * better).clamp(100, 850);
        let lost = (DUEL_LOST[plain] - 2 * better).clamp(50, 950 - wins);
        let roll = game.dice.range(0, 999);
        game.sides[side].count(attacker, tries);
        game.sides[1 - side].count(defender, challenges);
        if plain == 0 {
            game.sides[side].count(attacker, P::TakeOns);
        }
        if roll < wins {
            game.sides[side].count(attacker, won);
            if plain == 0 {
                game.sides[side].count(attacker, P::TakeOnsWon);
            }
        } else if roll < wins + lost {
            game.sides[1 - side].count(defender, tackles);
        } else {
            game.sides[1 - side].count(defender, P::TacklesLoose);
        }
    }
}

fn air(game: &mut InventedMatch) {
    let both = [0, 1].map(|side| weights(&game.sides[side], &IN_THE_AIR, Skill::Stamina));
    for _ in 0..number(game.dice, AIR) {
        let (Some(one), Some(other)) = (game.dice.pick(&both[0]), game.dice.pick(&both[1])) else {
            return;
        };
        let men = [
            game.sides[0].stints[one].man,
            game.sides[1].stints[other].man,
        ];
        let skill = [0, 1].map(|side| {
            game.sides[side].count(men[side], P::AirDuels);
            game.sides[side].man(men[side]).skill(Skill::Aerial)
        });
        if game.dice.per_mille(AIR_WON) {
            let winner = usize::from(!game.dice.per_mille(500 + 5 * (skill[0] - skill[1])));
            game.sides[winner].count(men[winner], P::AirDuelsWon);
        }
    }
}

/// What a keeper does besides saves.
fn keeper(side: &mut MatchSide, dice: &mut LeagueDice, crosses: u32, through: u32) {
    let weights = weights(side, &KEEPER, Skill::Stamina);
    let does = |side: &mut MatchSide, dice: &mut LeagueDice, what: P| {
        let man = dice.pick(&weights).map(|place| side.stints[place].man);
        if let Some(man) = man {
            side.count(man, what);
        }
    };
    let claims = (0..crosses).filter(|_| dice.per_mille(CLAIMS)).count();
    let sweeps = (0..through).filter(|_| dice.per_mille(SWEEPS)).count();
    (0..claims).for_each(|_| does(side, dice, P::Claims));
    (0..sweeps).for_each(|_| does(side, dice, P::Sweeps));
    let gathered = number(dice, GATHERED);
    (0..gathered).for_each(|_| does(side, dice, P::Gathered));
    for _ in 0..number(dice, GOAL_KICKS) {
        let short = dice.per_mille(side.squad.short_kicks);
        let what = if short {
            P::GoalKicksShort
        } else {
            P::GoalKicksLong
        };
        does(side, dice, what);
    }
    for _ in 0..claims + gathered as usize {
        let kicks = [P::Throws, P::ShortKicks, P::LongKicks];
        if let Some(kick) = dice.pick(&GIVEN_OUT) {
            does(side, dice, kicks[kick]);
        }
    }
    debug_assert!(side.stints.iter().any(|stint| stint.role == Role::Keeper));
}
