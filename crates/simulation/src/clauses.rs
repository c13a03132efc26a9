//! Which clauses of a rulebook are told of when it is played: counted by playing, not by reading.

use std::collections::BTreeMap;

use library::Library;
use tabletop::{
    Ask, Fault, Faults,
    log::Header,
    options::OptionSpec,
    play_out,
    sources::{Generator, Simulate},
};

use games::{ForGame, GameId, playable::Playable};

/// How often each clause was told of.
pub type ClausesTold = BTreeMap<&'static str, u64>;

/// Plays matches between coaches who choose at random; in each, some options are set at random.
///
/// # Errors
///
/// If the library does not hold what a match needs.
pub fn told_in_matches(
    game: GameId,
    library: &Library,
    matches: u64,
    seed: u64,
) -> Result<ClausesTold, Faults> {
    struct AtRandom<'a>(&'a Library, u64, u64);
    impl ForGame for AtRandom<'_> {
        type Output = Result<ClausesTold, Faults>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            let AtRandom(library, matches, seed) = self;
            let documents = G::documents(library, None)
                .map_err(|error| Fault::whole(error.to_string(), "mend the library"))?;
            let header = Header {
                documents,
                ..Header::default()
            };
            let usual = G::build(|name| header.document(name), &[])?;
            let mut told = ClausesTold::new();
            for number in 0..matches {
                let mut any = Generator::new(!seed, number).at(0, 0);
                let settings = settings(G::OPTIONS, &mut any);
                let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
                // Some options do not go together.
                let rules = G::build(|name| header.document(name), &settings);
                play(
                    rules.as_ref().unwrap_or(&usual),
                    Generator::new(seed, number),
                    any,
                    &mut told,
                );
            }
            Ok(told)
        }
    }
    game.with(AtRandom(library, matches, seed))
}

fn play<G: Playable>(rules: &G, dice: Generator, mut any: Generator, told: &mut ClausesTold) {
    let coach = |_: &G, ask: &Ask<'_, G>| any.below(ask.menu.len() as u32) as usize;
    let hear = |event: G::Event| *told.entry(rules.clause(&event)).or_default() += 1;
    let mut source = Simulate::new(rules, dice, coach, hear);
    play_out(rules, &mut rules.kick_off(), &mut source);
}

/// One option in four is not left as it is.
fn settings(options: &[OptionSpec], any: &mut Generator) -> Vec<String> {
    let mut settings = Vec::new();
    for option in options {
        let values = option.values.list();
        let value = values.get(any.below(values.len() as u32) as usize);
        if let Some(value) = value.filter(|value| !value.contains(".."))
            && any.below(4) == 0
        {
            settings.push(format!("{}={value}", option.name));
        }
    }
    settings
}
