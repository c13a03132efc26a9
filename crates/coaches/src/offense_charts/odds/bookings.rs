//! How often a card finds a player who is booked already.
//!
//! The rest of the match looks at bookings in one way only: when a card is shown,
//! is it for somebody who has one? So of the 2048 sets of booked players only their
//! number is kept. That is exact while nobody is off: all that is known is that so
//! many cards found so many different players, and the chance of each set follows
//! from it. After a sending-off it also matters, very little, in which order things
//! came; there the chance lies between two bounds, and the middle is taken.

use std::collections::BTreeMap;

use ::offense_charts::{
    OffenseCharts, Pick, State,
    outcome::{Caution, Deed},
    players::{Column, Positions},
};
use tabletop::{BySide, Rules as _, Side};

use super::steps::outcomes;

/// The most men off that are told apart.
pub const MOST_OFF: usize = 3;

/// The most players booked that are told apart, by men off.
pub const MOST_BOOKED: [usize; MOST_OFF + 1] = [6, 4, 2, 0];

/// A chance that lies this far at most from `middle`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct About {
    /// The middle.
    pub middle: f64,
    /// Half the width.
    pub half: f64,
}

impl About {
    fn between(low: f64, high: f64) -> About {
        About {
            middle: (low + high) / 2.0,
            half: (high - low) / 2.0,
        }
    }
}

/// The chance that a card finds somebody booked, by colour, men off and players
/// booked.
#[derive(Clone, Debug)]
pub struct Bookings {
    /// Of a yellow card.
    pub(super) yellow: Vec<Vec<About>>,
    /// Of a red one.
    pub(super) red: Vec<Vec<About>>,
}

/// Who is booked and still there, and who is off.
type Sets = (u16, u16);

/// The chance of each set, after some cards.
type Belief = BTreeMap<Sets, f64>;

/// The most orders of events that are looked at with so many off and booked.
const MOST_BELIEFS: usize = 100;

impl Bookings {
    /// For both sides, from the rules.
    #[must_use]
    pub fn of(rules: &OffenseCharts) -> BySide<Bookings> {
        let home = Bookings::of_side(rules, Side::Home);
        let column = |side: Side| rules.line_ups()[side].column(Column::Fouls);
        let alike = |number| column(Side::Home).at(number) == column(Side::Away).at(number);
        let away = match (1..=100).all(alike) {
            true => home.clone(),
            false => Bookings::of_side(rules, Side::Away),
        };
        BySide { home, away }
    }

    fn of_side(rules: &OffenseCharts, side: Side) -> Bookings {
        let mut cards = Cards {
            rules,
            side,
            known: BTreeMap::new(),
        };
        let rows = |most: usize| vec![About::between(0.0, 1.0); most + 1];
        let mut bookings = Bookings {
            yellow: MOST_BOOKED.map(rows).to_vec(),
            red: MOST_BOOKED.map(rows).to_vec(),
        };
        let start = Belief::from([((0, 0), 1.0)]);
        let mut arrived: Vec<Vec<Belief>> = vec![vec![start]];
        for (off, &most) in MOST_BOOKED.iter().enumerate().take(MOST_OFF) {
            let mut next_off: Vec<Vec<Belief>> = vec![Vec::new(); most + 2];
            let mut here: Vec<Belief> = Vec::new();
            for booked in 0..=most {
                here.extend(arrived.get(booked).cloned().unwrap_or_default());
                // Too many orders: what is not looked at might be anything.
                let all = here.len() <= MOST_BELIEFS;
                let split: Vec<Split> = here.iter().map(|belief| cards.split(belief)).collect();
                let range = |of: fn(&Split) -> f64| {
                    let low = split.iter().map(of).fold(1.0, f64::min);
                    let high = split.iter().map(of).fold(0.0, f64::max);
                    match all && low <= high {
                        // At the end of the scale there may be more of them.
                        true if booked == most => About::between(low, 1.0),
                        true => About::between(low, high),
                        false => About::between(0.0, 1.0),
                    }
                };
                bookings.yellow[off][booked] = range(|split| split.second);
                bookings.red[off][booked] = range(|split| split.red_for_booked);
                here.truncate(MOST_BELIEFS);
                let mut new = Vec::new();
                for parts in split {
                    new.extend(parts.after_yellow);
                    let fewer = booked.saturating_sub(1);
                    next_off[fewer].extend(parts.after_second);
                    next_off[fewer].extend(parts.after_red_for_booked);
                    next_off[booked].extend(parts.after_red);
                }
                here = new;
            }
            arrived = next_off;
        }
        bookings
    }
}

/// What the next card does.
struct Split {
    second: f64,
    red_for_booked: f64,
    after_yellow: Option<Belief>,
    after_second: Option<Belief>,
    after_red: Option<Belief>,
    after_red_for_booked: Option<Belief>,
}

struct Cards<'a> {
    rules: &'a OffenseCharts,
    side: Side,
    /// Where a card leads from each set, by colour.
    known: BTreeMap<(Sets, bool), Vec<(f64, Sets)>>,
}

impl Cards<'_> {
    fn split(&mut self, belief: &Belief) -> Split {
        let [mut yellow, mut second, mut red, mut red_for_booked] =
            [(); 4].map(|()| (0.0, Belief::new()));
        for (&(booked, off), &p) in belief {
            for is_red in [false, true] {
                for &(q, after) in self.shown((booked, off), is_red) {
                    let newly_off = after.1 & !off;
                    let had_one = booked & newly_off != 0;
                    let (sum, to) = match (is_red, newly_off != 0) {
                        (false, false) => &mut yellow,
                        (false, true) => &mut second,
                        (true, _) if had_one => &mut red_for_booked,
                        (true, _) => &mut red,
                    };
                    *sum += p * q;
                    *to.entry(after).or_default() += p * q;
                }
            }
        }
        let share = |part: f64, other: f64| match part + other > 0.0 {
            true => part / (part + other),
            false => 0.0,
        };
        Split {
            second: share(second.0, yellow.0),
            red_for_booked: share(red_for_booked.0, red.0),
            after_yellow: normal(yellow),
            after_second: normal(second),
            after_red: normal(red),
            after_red_for_booked: normal(red_for_booked),
        }
    }

    /// Where a card for the side leads, from the rules.
    fn shown(&mut self, sets: Sets, red: bool) -> &[(f64, Sets)] {
        let (rules, side) = (self.rules, self.side);
        let found = self.known.entry((sets, red));
        found.or_insert_with(|| {
            let mut state = with_sets(rules, side, sets);
            state.picks[0] = Some(Pick::Booked {
                side,
                caution: Caution {
                    deed: Deed::Dissent,
                    red,
                    red_on: 0,
                },
            });
            let leaves = outcomes(rules, &state);
            // A player who is off is not found: it is drawn again.
            let decided = || leaves.iter().filter(|leaf| leaf.state.picks[0].is_none());
            let all: f64 = decided().map(|leaf| leaf.p).sum();
            decided()
                .map(|leaf| (leaf.p / all, sets_of(&leaf.state, side)))
                .collect()
        })
    }
}

fn normal((sum, mut belief): (f64, Belief)) -> Option<Belief> {
    (sum > 0.0).then(|| {
        belief.values_mut().for_each(|p| *p /= sum);
        belief
    })
}

fn mask(positions: Positions) -> u16 {
    positions.iter().fold(0, |mask, at| mask | 1 << at)
}

fn sets_of(state: &State, side: Side) -> Sets {
    let team = &state.sides[side];
    let off = mask(team.off);
    (mask(team.booked) & !off, off)
}

fn with_sets(rules: &OffenseCharts, side: Side, (booked, off): Sets) -> State {
    let mut state = rules.kick_off();
    state.next = offense_charts::Next::Minute;
    state.minute = 1;
    let team = &mut state.sides[side];
    for at in 0..16 {
        if booked >> at & 1 == 1 {
            team.booked.add(at);
        }
        if off >> at & 1 == 1 {
            team.off.add(at);
        }
    }
    rules.refresh(&mut state);
    state
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shares of the selection table, in hundredths: 2 10 10 13 13 14 9 11 8 5 5.
    /// Their squares add up to 0.1054, their cubes to 0.011968. One booked: a card finds
    /// him in 0.1054. Two: 2 (0.1054 - 0.011968) / (1 - 0.1054) = 0.20888.
    #[test]
    fn booked_players_are_found_as_often_as_the_table_says() {
        let document = |name: &str| match name {
            "charts" => Some(include_str!(
                "../../../../../data/offense-charts/standard.charts"
            )),
            "tables" => Some(include_str!(
                "../../../../../data/offense-charts/standard.tables"
            )),
            "deck" => Some(include_str!(
                "../../../../../data/offense-charts/standard.deck"
            )),
            "nations" => Some("touchline nations 1\n"),
            _ => Some("touchline ratings 1\na, A, ABC, X, 1, 13, *, *, 13, *, *, 4\n"),
        };
        let rules = |options: &[&str]| {
            let document = |name: &str| document(name).filter(|_| !name.contains("line-up"));
            OffenseCharts::from_documents(document, options).unwrap()
        };
        let found = Bookings::of(&rules(&["draws=dice"])).home;
        for row in [&found.yellow[0], &found.red[0]] {
            for (booked, by_hand) in [0.0, 0.1054, 0.20888].into_iter().enumerate() {
                assert!((row[booked].middle - by_hand).abs() < 1e-5, "{row:?}");
                assert!(row[booked].half < 1e-12, "{row:?}");
            }
        }
        // One is off: it hardly matters how that came about.
        assert!(found.yellow[1][1].half < 0.005, "{:?}", found.yellow[1]);
        // A second yellow card may mean nothing.
        let found = Bookings::of(&rules(&["draws=dice", "second_yellow=false"])).home;
        assert!(found.yellow[0][1].middle == 0.0);
    }
}
