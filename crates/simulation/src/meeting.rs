//! Two teams that meet again and again. Their rules are built and their coaches hired
//! once: in a season that is simulated a thousand times, nothing is left but to play.

use library::Library;
use tabletop::{
    BySide,
    log::Log,
    play_out,
    sources::{Generator, Simulate},
};

use crate::{
    report::{Report, report},
    simulate::{Bench, Played, Tally, play_match},
};
use games::{
    ForGame,
    playable::{Playable, hire_both},
    setup::{MatchSetup, SetupError, rules_of},
};

/// Two teams, ready to play.
pub trait Meeting: Send + Sync {
    /// Plays matches with these dice, each of a seed and a number, for their scores alone.
    fn scores(&self, dice: &[[u64; 2]]) -> Vec<Played>;

    /// Plays one match, and reports all of it.
    fn report(&self, dice: [u64; 2]) -> Report;
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
            let header = setup.header(library)?;
            let entries = Vec::new();
            let rules = rules_of::<G>(&Log { header, entries })?;
            let Some((policies, _)) = hire_both(&rules, &setup.coaches, library) else {
                return Err(no_coach(setup));
            };
            Ok(Box::new(Pair { rules, policies }))
        }
    }
    setup.game.with(Ready(setup, library))
}

struct Pair<G: Playable> {
    rules: G,
    policies: BySide<G::Policy>,
}

impl<G: Playable> Meeting for Pair<G> {
    fn scores(&self, dice: &[[u64; 2]]) -> Vec<Played> {
        let mut policies = self.policies.clone();
        // Counted and never asked: what is counted costs next to nothing.
        let mut tally = Tally::new(&self.rules);
        let play = |&[seed, index]: &[u64; 2]| {
            let dice = Generator::new(seed, index);
            let (state, _) = play_match(&mut policies, dice, &mut tally);
            Played::of(&self.rules, &state)
        };
        dice.iter().map(play).collect()
    }

    fn report(&self, [seed, index]: [u64; 2]) -> Report {
        let mut policies = self.policies.clone();
        let mut events = Vec::new();
        let hear = |event: G::Event| events.push(event);
        let dice = Generator::new(seed, index);
        let mut source = Simulate::new(&self.rules, dice, Bench(&mut policies), hear);
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
