//! Who is booked, and who is off.
//!
//! Bookings matter in one way only: when a card is shown, is it for somebody who has
//! one? And if it is known who is off, then it is enough to know how many of the
//! others are booked: each set of so many is as likely as the product of what its men
//! have in the CARD column, whatever the order of events was. So that is exact. Who is
//! off is not carried, only how many; what that can change at most is worked out here.

use std::collections::HashMap;

use ::action_deck::{ActionDeck, Caution, Next, Players, State};
use tabletop::{Rules as _, Side, sources::NoCoach};

use crate::odds::steps::{StepOutcome, draw_again, outcomes};

/// The most men off that are told apart.
pub const MOST_OFF: usize = 3;

/// The most players booked that are told apart.
pub const MOST_BOOKED: usize = 10;

/// More orders of sendings-off than these are not gone through.
const MOST_ORDERS: usize = 20_000;

/// Sums of products of shares: of none, of one, of any two, of any three men...
type Products = [f64; MOST_BOOKED + 2];

/// The men of a side whom a card can find.
pub struct Men {
    /// The chance that a card finds each of them while nobody is off.
    shares: Vec<(u8, f64)>,
    /// The sets of men who may be off, by their number, each with its chance if all
    /// went for a second yellow card. Only one, where there are too many.
    sets: Vec<Vec<(Players, f64)>>,
    products: HashMap<Players, Products>,
    /// The chance that a card finds a booked player, by men off and players booked.
    pub second: [[f64; MOST_BOOKED + 1]; MOST_OFF + 1],
    /// How far that is from the truth on average.
    pub wrong: [[f64; MOST_BOOKED + 1]; MOST_OFF + 1],
    /// The most that one booking more makes of a difference to it.
    pub one_more: f64,
}

impl Men {
    /// The men of a side, from the rules.
    pub fn of(rules: &ActionDeck, side: Side) -> Men {
        let mut men = Men {
            shares: shares(rules, side),
            sets: Vec::new(),
            products: HashMap::new(),
            second: [[0.0; MOST_BOOKED + 1]; MOST_OFF + 1],
            wrong: [[0.0; MOST_BOOKED + 1]; MOST_OFF + 1],
            one_more: 0.0,
        };
        for off in 0..=MOST_OFF {
            let sets = men.likely_sets(off);
            men.sets.push(sets);
            for booked in 0..=MOST_BOOKED {
                let sets = men.sets[off].iter();
                let found = sets.filter_map(|&(set, p)| Some((p, men.found(set, booked)?)));
                let (sum, all) =
                    found.fold((0.0, 0.0), |(sum, all), (p, q)| (sum + p * q, all + p));
                let second = if all > 0.0 { sum / all } else { 1.0 };
                men.second[off][booked] = second;
                let wrong = |set| {
                    let found = men.found(set, booked);
                    found.map_or(0.0, |found| (found - second).abs())
                };
                men.wrong[off][booked] = men.on_average(off, wrong);
            }
        }
        let pairs = men.second.iter().flat_map(|row| row.windows(2));
        men.one_more = pairs
            .map(|pair| (pair[1] - pair[0]).abs())
            .fold(0.0, f64::max);
        men
    }

    /// The sets of so many men who may be off.
    pub fn sets(&self, off: usize) -> &[(Players, f64)] {
        &self.sets[off]
    }

    /// True if all orders in which so many are sent off can be gone through.
    fn can_go_through(&self, off: usize) -> bool {
        let men = self.shares.len();
        (0..off)
            .map(|gone| men.saturating_sub(gone))
            .product::<usize>()
            <= MOST_ORDERS
    }

    /// The men left when these are off.
    fn left(&self, off: Players) -> impl Iterator<Item = (u8, f64)> {
        let men = self.shares.iter().copied();
        men.filter(move |&(player, _)| !off.has(player))
    }

    /// How likely each set of so many men is, if all went for a second yellow card.
    fn likely_sets(&mut self, off: usize) -> Vec<(Players, f64)> {
        let Some(fewer) = off.checked_sub(1).map(|fewer| self.sets[fewer].clone()) else {
            self.note(Players::default());
            return vec![(Players::default(), 1.0)];
        };
        let mut sets: Vec<(Players, f64)> = Vec::new();
        if !self.can_go_through(off) {
            let set = fewer.first().map(|(set, _)| *set).unwrap_or_default();
            let next = self.left(set).next();
            sets.push((next.map_or(set, |(player, _)| set.and(player)), 1.0));
            self.note(sets[0].0);
            return sets;
        }
        for (set, p) in fewer {
            let squares: f64 = self.left(set).map(|(_, share)| share * share).sum();
            let left: Vec<(u8, f64)> = self.left(set).collect();
            // Nobody is left: he is taken all the same, and nobody more is off.
            if left.is_empty() {
                sets.push((set, p));
            }
            for (player, share) in left {
                let (set, p) = (set.and(player), p * share * share / squares);
                match sets.iter_mut().find(|(known, _)| *known == set) {
                    Some((_, sum)) => *sum += p,
                    None => sets.push((set, p)),
                }
            }
        }
        for &(set, _) in &sets {
            self.note(set);
        }
        sets
    }

    fn note(&mut self, off: Players) {
        let mut products = [0.0; MOST_BOOKED + 2];
        products[0] = 1.0;
        for (_, share) in self.left(off) {
            for of in (1..products.len()).rev() {
                products[of] += share * products[of - 1];
            }
        }
        self.products.insert(off, products);
    }

    /// The chance that a card finds a booked player if these are off and so many of
    /// the others booked: the next one is a new one with the chance that one more
    /// man is found who was not there. `None` if there are not so many.
    fn found(&self, off: Players, booked: usize) -> Option<f64> {
        let products = self.products.get(&off)?;
        let all: f64 = self.left(off).map(|(_, share)| share).sum();
        let so_many = products[booked] * all;
        let one_more = (booked + 1) as f64 * products[booked + 1];
        (so_many > 0.0).then(|| (1.0 - one_more / so_many).clamp(0.0, 1.0))
    }

    /// The most that something can be on average over who is off. It depends on how each
    /// was sent off and on how many were booked then; the worst of all that counts.
    /// Certainty, where there are too many sets to go through.
    pub fn on_average(&self, off: usize, of: impl Fn(Players) -> f64) -> f64 {
        match self.can_go_through(off) {
            true => self.most(Players::default(), off, &of, &mut HashMap::new()),
            false => 1.0,
        }
    }

    fn most(
        &self,
        gone: Players,
        more: usize,
        of: &impl Fn(Players) -> f64,
        known: &mut HashMap<Players, f64>,
    ) -> f64 {
        if more == 0 {
            return of(gone);
        }
        if let Some(&known) = known.get(&gone) {
            return known;
        }
        let next: Vec<(f64, f64, &Products)> = self
            .left(gone)
            .filter_map(|(player, share)| {
                let off = gone.and(player);
                let value = self.most(off, more - 1, of, known);
                Some((share, value, self.products.get(&off)?))
            })
            .collect();
        let mut most: f64 = 0.0;
        for booked in 0..=MOST_BOOKED {
            // Sent off at once, or for a second yellow card.
            for second in [false, true] {
                let weight = |share: f64| if second { share * share } else { share };
                let (mut sum, mut all) = (0.0, 0.0);
                for &(share, value, products) in &next {
                    let p = weight(share) * products[booked];
                    sum += p * value;
                    all += p;
                }
                if all > 0.0 {
                    most = most.max(sum / all);
                }
            }
        }
        known.insert(gone, most);
        most
    }
}

/// The chance that a card finds each player while nobody is off.
fn shares(rules: &ActionDeck, side: Side) -> Vec<(u8, f64)> {
    let mut state = rules.kick_off();
    state.spot.holder = side;
    state.marks = 1;
    state.spot.next = Next::Card(Caution::YellowAfterX);
    let booked = |state: &State| state.sides[side].booked;
    let mut leaves = outcomes(rules, None::<NoCoach<ActionDeck>>, &state, booked);
    draw_again(&mut leaves, |state| booked(state).count() == 0);
    let player = |leaf: StepOutcome<State>| {
        let found = booked(&leaf.state).iter().next();
        found.map(|player| (player, leaf.p))
    };
    leaves.into_iter().filter_map(player).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The men of a team with these shares of the CARD column, in hundredths.
    fn men(shares: &[u8]) -> Men {
        let mut chart = "touchline team-chart 1
team, a, A, ABC
control, 60
shoot, 40
foul on, 50/60
fouled, 70
assist, 100
own goal, 0
penalty kick, 30/80
ejection, 30
keeper, K, 1-100, 70
"
        .to_string();
        let mut from = 1;
        for (at, share) in shares.iter().enumerate() {
            let range = format!("{from}-{}", from + share - 1);
            from += share;
            chart += &format!(
                "player, P{at}, {range}, 40, {range}, 30, {range}, {range}, {range}, {range}\n"
            );
        }
        let document = |name: &str| match name {
            "deck" => Some(include_str!(
                "../../../../../data/action-deck/standard.deck"
            )),
            "charts" => Some(include_str!(
                "../../../../../data/action-deck/standard.charts"
            )),
            _ => Some(chart.as_str()),
        };
        let rules = ActionDeck::from_documents(document, &["randomiser=dice"]);
        Men::of(
            &rules.unwrap_or_else(|faults| panic!("{faults}")),
            Side::Home,
        )
    }

    fn near(found: f64, by_hand: f64) {
        assert!((found - by_hand).abs() < 1e-4, "{found} is not {by_hand}");
    }

    /// Of five who are found alike, n booked are found n times in five; of the four that
    /// are left, n times in four, and it does not matter who is off.
    #[test]
    fn alike() {
        let men = men(&[20; 5]);
        for booked in 0..=4 {
            near(men.second[0][booked], booked as f64 / 5.0);
            near(men.second[1][booked], booked as f64 / 4.0);
            near(men.wrong[0][booked], 0.0);
            near(men.wrong[1][booked], 0.0);
        }
    }

    /// Shares of .5, .3, .2. One booked: .25 + .09 + .04. Two: all three different in
    /// 6 · .03, of two different in 2 · .31, so 1 - .18 / .62. With one off, one booked:
    /// .52, .29 / .49 or .34 / .64, whoever it is, and he is the first, second or third
    /// with .25, .09, .04 of .38. Nobody knows who it is: sent off at once with n others
    /// booked or for a second card, the average distance from that is at most that of
    /// one order.
    #[test]
    fn different() {
        let men = men(&[50, 30, 20]);
        near(men.second[0][1], 0.38);
        near(men.second[0][2], 1.0 - 0.18 / 0.62);
        let [a, b, c] = [0.52, 0.29 / 0.49, 0.34 / 0.64];
        let lumped = (0.25 * a + 0.09 * b + 0.04 * c) / 0.38;
        near(men.second[1][1], lumped);
        let away = |found: f64| (found - lumped).abs();
        // Sent off at once with one booked: he, and any other.
        let [x, y, z] = [0.5 * 0.5, 0.3 * 0.7, 0.2 * 0.8];
        let at_once = (x * away(a) + y * away(b) + z * away(c)) / (x + y + z);
        assert!(men.wrong[1][1] >= at_once - 1e-9, "{}", men.wrong[1][1]);
        assert!(men.wrong[1][1] <= away(b), "{}", men.wrong[1][1]);
        assert!(men.wrong[0][1].abs() < 1e-12);
    }
}
