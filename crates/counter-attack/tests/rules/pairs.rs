//! Options in pairs.

use counter_attack::{CounterAttack, OPTIONS, post::Post};
use tabletop::laws::{keep_all_but_odds, options_in_pairs};

use crate::{kit::rules_of, laws::keep_invariants};

/// Squads with as many keepers as the options say.
fn rules(options: &str) -> CounterAttack {
    let mut squads = Post::parse("").unwrap().squads;
    if options.contains("squad_goalkeepers=1") {
        for squad in [&mut squads.home, &mut squads.away] {
            squad.cards[11] = squad.cards[12].clone();
        }
    }
    rules_of(&squads, &options.split(' ').collect::<Vec<_>>())
}

/// Whatever two options are set, to whatever values; halves are short.
#[test]
fn options_in_pairs_keep_the_laws() {
    let short = [("half_minutes", ["6", "1"].as_slice())];
    let matches = std::env::var("TOUCHLINE_PAIRS").ok();
    options_in_pairs(OPTIONS, &short, matches, |options, seed| {
        let rules = rules(&format!("half_minutes=6 {options}"));
        keep_all_but_odds(&rules, seed..seed + 1);
        for looks in [1, 7] {
            keep_invariants(&rules, seed, looks);
        }
    });
}
