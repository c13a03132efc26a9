//! Drawn fixtures.

use std::collections::{HashMap, HashSet};

use competition::fixtures::Round;
use competition::lots::{Bowl, Purpose};
use competition::phase::{PhaseError, PhaseRules, draw};
use competition::{Entrant, TeamIx};

use crate::kit::teams;

/// Teams of these countries, in the order of their seeds.
fn from(countries: &[&str]) -> Vec<Entrant> {
    let entrant = |(at, country): (usize, &&str)| Entrant {
        country: Some((*country).to_string()).filter(|country| !country.is_empty()),
        ..Entrant::named(format!("T{at}"))
    };
    countries.iter().enumerate().map(entrant).collect()
}

fn drawn(entrants: &[Entrant], rules: &PhaseRules, seed: u64) -> Result<Vec<Round>, PhaseError> {
    let mut bowl = Bowl::new(seed, Purpose::Phase { stage: 0 });
    draw(&teams(entrants.len()), entrants, rules, &mut bowl)
}

const EUROPE: PhaseRules = PhaseRules {
    matches: 8,
    pots: 4,
    same_country: false,
    max_per_country: Some(2),
};

// CP-2.4: 36 teams of 9 countries in 4 pots: two of each pot, one at home and one away,
// nobody of one's own country, at most two of another, each team once a matchday.
#[test]
fn everybody_meets_two_of_each_pot() {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
    let countries: Vec<&str> = (0..36).map(|at| names[(at + at / 9) % 9]).collect();
    let entrants = from(&countries);
    for seed in 0..12 {
        let rounds = drawn(&entrants, &EUROPE, seed).unwrap();
        assert_eq!(rounds.len(), 8, "seed {seed}");
        let mut met: HashMap<usize, Vec<(usize, bool)>> = HashMap::new();
        for round in &rounds {
            assert_eq!(round.fixtures.len(), 18);
            let mut busy = HashSet::new();
            for fixture in &round.fixtures {
                assert!(busy.insert(fixture.home) && busy.insert(fixture.away));
                met.entry(fixture.home.0)
                    .or_default()
                    .push((fixture.away.0, true));
                met.entry(fixture.away.0)
                    .or_default()
                    .push((fixture.home.0, false));
            }
        }
        for (team, opponents) in &met {
            assert_eq!(
                opponents.iter().map(|o| o.0).collect::<HashSet<_>>().len(),
                8
            );
            for pot in 0..4 {
                let of_pot: Vec<bool> = opponents
                    .iter()
                    .filter(|o| o.0 / 9 == pot)
                    .map(|o| o.1)
                    .collect();
                assert_eq!(of_pot.len(), 2, "team {team}, pot {pot}");
                assert_ne!(of_pot[0], of_pot[1], "team {team}, pot {pot}");
            }
            for country in names {
                let of_country = opponents
                    .iter()
                    .filter(|o| countries[o.0] == country)
                    .count();
                let most = if countries[*team] == country { 0 } else { 2 };
                assert!(of_country <= most, "team {team}, country {country}");
            }
        }
        // Home and away alternate: far fewer breaks than the half of 252 that chance gives.
        let breaks: usize = met
            .values()
            .map(|list| {
                list.windows(2)
                    .filter(|pair| pair[0].1 == pair[1].1)
                    .count()
            })
            .sum();
        assert!(breaks < 110, "{breaks} breaks, seed {seed}");
    }
}

// CP-2.4, CP-12.9: the same seed draws the same, another one otherwise.
#[test]
fn the_seed_decides_the_draw() {
    let entrants = from(&[""; 36]);
    let one = drawn(&entrants, &EUROPE, 1).unwrap();
    assert_eq!(one, drawn(&entrants, &EUROPE, 1).unwrap());
    assert_ne!(one, drawn(&entrants, &EUROPE, 2).unwrap());
}

// CP-2.4: one of each of six pots: half of all six at home.
#[test]
fn one_of_each_pot_is_half_at_home_in_all() {
    let rules = PhaseRules {
        matches: 6,
        pots: 6,
        same_country: true,
        max_per_country: None,
    };
    let rounds = drawn(&from(&[""; 36]), &rules, 3).unwrap();
    for team in teams(36) {
        let fixtures = || rounds.iter().flat_map(|round| &round.fixtures);
        assert_eq!(fixtures().filter(|f| f.home == team).count(), 3);
        assert_eq!(fixtures().filter(|f| f.away == team).count(), 3);
    }
}

// CP-2.4: where there is one way only, the draw backs up until it finds it.
#[test]
fn a_draw_that_dead_ends_backs_up() {
    let rules = PhaseRules {
        matches: 3,
        pots: 3,
        same_country: false,
        max_per_country: None,
    };
    // Pots 0 1, 2 3, 4 5. 0 cannot meet 2, 3 cannot meet 5, 1 cannot meet 4.
    let entrants = from(&["x", "y", "x", "z", "y", "z"]);
    for seed in 0..20 {
        let rounds = drawn(&entrants, &rules, seed).unwrap();
        let mut pairs: Vec<(usize, usize)> = rounds
            .iter()
            .flat_map(|round| &round.fixtures)
            .map(|f| (f.home.0.min(f.away.0), f.home.0.max(f.away.0)))
            .collect();
        pairs.sort_unstable();
        let only = [
            (0, 1),
            (0, 3),
            (0, 4),
            (1, 2),
            (1, 5),
            (2, 3),
            (2, 5),
            (3, 4),
            (4, 5),
        ];
        assert_eq!(pairs, only, "seed {seed}");
    }
}

// CP-2.4: what cannot be drawn is refused with a cure.
#[test]
fn impossible_draws_are_refused() {
    let rules = PhaseRules {
        matches: 2,
        pots: 1,
        same_country: false,
        max_per_country: None,
    };
    assert_eq!(
        drawn(&from(&["x"; 4]), &rules, 1),
        Err(PhaseError::Impossible)
    );
    let numbers = |teams: usize, matches, pots| {
        let rules = PhaseRules {
            matches,
            pots,
            ..rules
        };
        drawn(&from(&vec![""; teams]), &rules, 1).unwrap_err()
    };
    for (teams, matches, pots) in [
        (36, 7, 4),
        (35, 8, 4),
        (4, 2, 0),
        (4, 0, 1),
        (4, 4, 1),
        (5, 1, 1),
    ] {
        assert!(
            matches!(numbers(teams, matches, pots), PhaseError::Numbers { .. }),
            "{teams} {matches} {pots}"
        );
    }
    let mut bowl = Bowl::new(1, Purpose::Phase { stage: 0 });
    let twice = draw(
        &[TeamIx(0), TeamIx(0), TeamIx(1), TeamIx(2)],
        &[],
        &rules,
        &mut bowl,
    );
    assert_eq!(twice, Err(PhaseError::Repeated(TeamIx(0))));
}
