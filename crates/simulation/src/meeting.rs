//! Two teams that meet again and again. Their rules are built and their coaches hired
//! once: in a season that is simulated a thousand times, nothing is left but to play.

use library::Library;
use tabletop::{
    BySide, play_out,
    sources::{Generator, Simulate},
};

use crate::{
    report::{MatchReport, report},
    simulate::{BothCoaches, MatchOfRun, MatchTally, play_match},
};
use games::{
    ForGame,
    playable::{Playable, hire_both},
    setup::{MatchSetup, SetupError},
};

/// Two teams, ready to play.
pub trait Meeting: Send + Sync {
    /// Plays matches with these dice, each of a seed and a number, for their scores alone.
    fn scores(&self, dice: &[[u64; 2]]) -> Vec<MatchOfRun>;

    /// Plays one match, and reports all of it.
    fn report(&self, dice: [u64; 2]) -> MatchReport;
}

/// Makes a pair of teams with computer coaches ready to play.
///
/// # Errors
///
/// If their match cannot begin.
pub fn of(setup: &MatchSetup, library: &Library) -> Result<Box<dyn Meeting>, SetupError> {
    struct Ready<'a>(&'a MatchSetup, &'a Library);
    impl ForGame for Ready<'_> {
        type Output = Result<Box<dyn Meeting>, SetupError>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            let Ready(setup, library) = self;
            let rules: G = setup.rules(library)?;
            let Some((policies, _)) = hire_both(&rules, &setup.coaches, library) else {
                return Err(no_coach(setup));
            };
            Ok(Box::new(MeetingOf { rules, policies }))
        }
    }
    setup.game.with(Ready(setup, library))
}

struct MeetingOf<G: Playable> {
    rules: G,
    policies: BySide<G::Policy>,
}

impl<G: Playable> Meeting for MeetingOf<G> {
    fn scores(&self, dice: &[[u64; 2]]) -> Vec<MatchOfRun> {
        let mut policies = self.policies.clone();
        // Counted and never asked: what is counted costs next to nothing.
        let mut tally = MatchTally::new(&self.rules);
        let play = |&[seed, index]: &[u64; 2]| {
            let dice = Generator::new(seed, index);
            let (state, _) = play_match(&mut policies, dice, &mut tally);
            MatchOfRun::of(&self.rules, &state)
        };
        dice.iter().map(play).collect()
    }

    fn report(&self, [seed, index]: [u64; 2]) -> MatchReport {
        let mut policies = self.policies.clone();
        let mut events = Vec::new();
        let hear = |event: G::Event| events.push(event);
        let dice = Generator::new(seed, index);
        let mut source = Simulate::new(&self.rules, dice, BothCoaches(&mut policies), hear);
        let mut state = self.rules.kick_off();
        play_out(&self.rules, &mut state, &mut source);
        report(&self.rules, &state, &events)
    }
}

fn no_coach(setup: &MatchSetup) -> SetupError {
    let BySide { home, away } = &setup.coaches;
    let what = format!("{home} and {away} are not both computer coaches");
    let cure = "simulated matches are between computer coaches; see `touchline games`";
    tabletop::Faults::from(tabletop::Fault::whole(what, cure)).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{
        Dice, Foretold, GameId,
        setup::{Men, rules_of},
    };
    use tabletop::{UndoRule, log::Log};

    /// A match of this game, with men who are missing and one who came from another team.
    fn setup<G: Playable>(library: &Library) -> MatchSetup {
        let teams = G::teams(library).unwrap();
        let squad = |at: usize| G::squad(library, &teams[at].club.id).unwrap();
        let missing = squad(0).into_iter().skip(3).step_by(7).collect();
        let came = squad(2).into_iter().nth(5);
        let id = |at: usize| teams[at].club.id.clone();
        MatchSetup {
            game: GameId::named(G::ID).unwrap(),
            names: BySide {
                home: teams[0].club.name.clone(),
                away: teams[1].club.name.clone(),
            },
            teams: BySide {
                home: Some(id(0)),
                away: Some(id(1)),
            },
            coaches: BySide::both(G::coaches()[0].0.to_string()),
            dice: Dice::App { seed: 1, index: 0 },
            undo: UndoRule::Off,
            reroll: false,
            options: Vec::new(),
            asked: None,
            men: BySide {
                home: Men {
                    missing,
                    ..Men::default()
                },
                away: Men {
                    joined: came.into_iter().map(|name| (name, id(2))).collect(),
                    ..Men::default()
                },
            },
            foretold: Foretold::default(),
        }
    }

    #[test]
    fn cards_and_what_is_written_of_them_are_the_same_match() {
        struct Same;
        impl ForGame for Same {
            type Output = ();

            fn run<G: Playable + 'static>(self) {
                let library = Library::bundled();
                let setup = setup::<G>(&library);
                let header = setup.header(&library).unwrap();
                let entries = Vec::new();
                let written: G = rules_of(&Log { header, entries }).unwrap();
                let (policies, _) = hire_both(&written, &setup.coaches, &library).unwrap();
                let written = MeetingOf {
                    rules: written,
                    policies,
                };
                let typed = of(&setup, &library).unwrap();
                for index in 0..10 {
                    let dice = [7, index];
                    assert_eq!(typed.report(dice), written.report(dice), "{}", G::ID);
                }
            }
        }
        for game in GameId::ALL {
            game.with(Same);
        }
    }
}
