//! What positions are worth, learnt from matches that a coach plays against himself: clubs
//! by lot, positions by lot, and how many goals came after each ([`fit`]). Every fifth match
//! is kept out of it and shows whether the probabilities are right ([`reliability`]).

mod fit;
pub mod reliability;

use coaches::counter_attack::{
    Policy,
    value::{PositionWeights, SeenPosition, SideFigures, chances},
};
use counter_attack::{CounterAttack, Equipment, Event, Period, Squad, State};
use rayon::prelude::*;
use tabletop::{
    BySide, Faults, Rules as _, Side, Source as _,
    sources::{Generator, Simulate},
};

use super::play::between;

/// Of so many steps one is looked at.
const ONE_OF: u32 = 10;

/// Of so many matches one is kept out of the fit.
const HELD_OUT: u64 = 5;

/// Dice that choose clubs and positions are others than those of the match.
const LOTS: u64 = 1 << 40;

/// What is played.
#[derive(Clone, Debug)]
pub struct MatchesToPlay {
    /// How many matches.
    pub matches: u64,
    /// The seed of the dice.
    pub seed: u64,
    /// Who leads both sides.
    coach: Policy,
}

impl MatchesToPlay {
    /// So many matches with the coach of this name, if there is one.
    #[must_use]
    pub fn new(matches: u64, seed: u64, coach: &str) -> Option<MatchesToPlay> {
        let coach = Policy::named(coach)?;
        Some(MatchesToPlay {
            matches,
            seed,
            coach,
        })
    }
}

/// Reads a file of weights.
///
/// # Errors
///
/// All faults, with their lines.
pub fn check(text: &str) -> Result<(), Faults> {
    PositionWeights::parse(text).map(|_| ())
}

/// What a file of weights says of where they come from.
#[must_use]
pub fn about(run: &MatchesToPlay, coach: &str) -> Vec<String> {
    vec![
        "Weights of what is seen in a position of counter-attack: the goals a side scores yet"
            .to_string(),
        "are its rate for the minutes left, and what comes of now for who has the ball".to_string(),
        "(attack) or has not (defence); each is the exponential of the weighted sum.".to_string(),
        format!(
            "Made by `touchline forge value --matches {} --seed {} --coach {coach}`.",
            run.matches, run.seed
        ),
    ]
}

/// A position, and what came of it.
#[derive(Clone, Debug)]
pub struct PlayedPosition {
    figures: BySide<SideFigures>,
    score: BySide<u8>,
    /// Goals after it.
    goals: BySide<u8>,
    held_out: bool,
}

/// What was learnt.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// The weights.
    pub value: PositionWeights,
    /// Positions they were fitted on.
    pub fitted_on: usize,
    /// What was foreseen of positions they were not fitted on, and what came.
    pub held_out: Vec<Foreseen>,
}

/// What was foreseen of a position, and what came: home wins, nobody does, away wins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foreseen {
    /// The probabilities.
    pub chances: [f64; 3],
    /// Which of them it was.
    pub came: usize,
}

/// Plays, and learns from it; `played` is called after each match. The same run gives the
/// same weights.
///
/// # Errors
///
/// If a squad has not the usual number of keepers.
pub fn learn(
    equipment: &Equipment,
    squads: &[Squad],
    run: &MatchesToPlay,
    played: &(dyn Fn() + Sync),
) -> Result<Learnt, Faults> {
    let one = |index: u64| -> Result<Vec<PlayedPosition>, Faults> {
        let mut lots = Generator::new(run.seed, LOTS + index);
        lots.next_step();
        let mut club = |but: Option<usize>| loop {
            let club = lots.below(squads.len() as u32) as usize;
            if Some(club) != but || squads.len() == 1 {
                return club;
            }
        };
        let home = club(None);
        let away = club(Some(home));
        let clubs = BySide { home, away };
        let rules = between(equipment, clubs.map(|club| &squads[club]))?;
        let dice = Generator::new(run.seed, index);
        let held_out = index % HELD_OUT == HELD_OUT - 1;
        let positions = positions(&rules, dice, lots, run.coach.clone(), held_out);
        played();
        Ok(positions)
    };
    let matches = (0..run.matches).into_par_iter().map(one);
    let matches: Vec<Vec<PlayedPosition>> = matches.collect::<Result<_, _>>()?;
    let (held_out, fitted): (Vec<_>, Vec<_>) = matches
        .into_iter()
        .flatten()
        .partition(|position| position.held_out);
    let value = fit::fit(&fitted);
    let foreseen = held_out.iter().map(|position| position.foreseen(&value));
    Ok(Learnt {
        held_out: foreseen.collect(),
        fitted_on: fitted.len(),
        value,
    })
}

impl PlayedPosition {
    fn foreseen(&self, value: &PositionWeights) -> Foreseen {
        let expected = BySide::from_fn(|side| value.goals(&self.figures[side]).iter().sum());
        let after = |side: Side| self.score[side] + self.goals[side];
        Foreseen {
            chances: chances(self.score, expected),
            came: match after(Side::Home).cmp(&after(Side::Away)) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 2,
            },
        }
    }
}

/// Some positions of one match.
fn positions(
    rules: &CounterAttack,
    dice: Generator,
    mut lots: Generator,
    coach: Policy,
    held_out: bool,
) -> Vec<PlayedPosition> {
    let mut source = Simulate::new(rules, dice, coach, |_: Event| ());
    let mut state = rules.kick_off();
    let mut seen: Vec<State> = Vec::new();
    while !rules.is_over(&state) {
        lots.next_step();
        if state.period <= Period::SecondHalf && lots.below(ONE_OF) == 0 {
            seen.push(state);
        }
        source.next_step();
        let Ok(()) = rules.step(&mut state, &mut source);
    }
    let position = |then: &State| {
        let looked_at = SeenPosition::new(rules, then);
        PlayedPosition {
            figures: BySide::from_fn(|side| looked_at.figures(side)),
            score: then.goals,
            goals: BySide::from_fn(|side| state.goals[side] - then.goals[side]),
            held_out,
        }
    };
    seen.iter().map(position).collect()
}
