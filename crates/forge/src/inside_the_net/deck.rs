//! The action cards: everybody is named as often as the rules say, and attackers meet
//! defenders as evenly as can be.

use std::fmt::Write as _;

use inside_the_net::{
    OnBall, Section, Zone,
    deck::{ATTACKING, CARDS, DEFENDING, SPOTS},
};
use tabletop::sources::Generator;

/// The seed of the deck: any will do.
const SEED: u64 = 1;

/// Swaps that are tried for each zone.
const TRIES: u32 = 60_000;

/// HIGH cards: two spots, and how many there are.
const HIGH: [(u8, u8, usize); 5] = [(8, 9, 4), (7, 9, 2), (7, 8, 2), (6, 8, 2), (6, 9, 2)];

/// SOS numbers from 1 to 8, each on three cards of a zone: a game SOS of n touches 3n
/// cards of 108.
const SOS: [u8; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
const CARDS_PER_SOS: usize = 3;

/// The file of action cards.
#[must_use]
pub fn deck() -> String {
    let mut dice = Generator::new(SEED, 0).at(0, 0);
    let [own, middle, far] =
        [Zone::Def, Zone::Mid, Zone::Off].map(|zone| sections(zone, &mut dice));
    let mut text = HEAD.to_string();
    for (card, ((own, middle), far)) in own.iter().zip(&middle).zip(&far).enumerate() {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}, {own}, {middle}, {far}", card + 1);
    }
    text
}

const HEAD: &str = "\
touchline action-cards 1
# The action cards: 108 cards with a section for each zone of the ball. Made by
# `touchline forge cards`.
#
#   card         its number, to name it by
#   DEF MID OFF  the attacker's spot, v, the defender's spot; H9/10 is HIGH of two spots;
#                s2 behind it is a SOS number
#
# card, DEF, MID, OFF
";

fn shuffle<T>(list: &mut [T], dice: &mut Generator) {
    for last in (1..list.len()).rev() {
        let at = dice.below(last as u32 + 1) as usize;
        list.swap(at, last);
    }
}

/// The sections of a zone, one for each card, in any order.
fn sections(zone: Zone, dice: &mut Generator) -> Vec<Section> {
    let mut attackers = attackers(zone);
    let mut defenders = Vec::new();
    for (spot, &count) in (0..).zip(&DEFENDING[zone as usize]) {
        defenders.extend(std::iter::repeat_n(spot, usize::from(count)));
    }
    shuffle(&mut attackers, dice);
    shuffle(&mut defenders, dice);
    spread(zone, &attackers, &mut defenders, dice);
    let mut numbers = vec![0; CARDS - SOS.len() * CARDS_PER_SOS];
    for number in SOS {
        numbers.extend(std::iter::repeat_n(number, CARDS_PER_SOS));
    }
    shuffle(&mut numbers, dice);
    let pairs = attackers.into_iter().zip(defenders).zip(numbers);
    pairs
        .map(|((attacker, defender), sos)| Section {
            attacker,
            defender,
            sos,
        })
        .collect()
}

/// Who attacks: in OFF some cards name two, half of them booked to each.
fn attackers(zone: Zone) -> Vec<OnBall> {
    let mut left = ATTACKING[zone as usize].map(usize::from);
    let mut list = Vec::new();
    for (low, high, count) in HIGH.iter().filter(|_| zone == Zone::Off) {
        list.extend(std::iter::repeat_n(OnBall::High(*low, *high), *count));
        left[usize::from(*low)] -= count / 2;
        left[usize::from(*high)] -= count / 2;
    }
    for (spot, count) in (0..).zip(left) {
        list.extend(std::iter::repeat_n(OnBall::Spot(spot), count));
    }
    list
}

/// How far the pairs are from even: chi-square, in halves.
struct Unevenness {
    counts: [[f64; SPOTS]; SPOTS],
    wanted: [[f64; SPOTS]; SPOTS],
}

impl Unevenness {
    fn change(&mut self, attacker: OnBall, defender: u8, by: f64) {
        let defender = usize::from(defender);
        match attacker {
            OnBall::Spot(spot) => self.counts[usize::from(spot)][defender] += by,
            OnBall::High(low, high) => {
                self.counts[usize::from(low)][defender] += by / 2.0;
                self.counts[usize::from(high)][defender] += by / 2.0;
            }
        }
    }

    fn sum(&self) -> f64 {
        let pairs = self
            .counts
            .iter()
            .flatten()
            .zip(self.wanted.iter().flatten());
        pairs
            .map(|(is, wanted)| (is - wanted).powi(2) / wanted)
            .sum()
    }
}

/// Swaps defenders as long as that makes the pairs more even.
fn spread(zone: Zone, attackers: &[OnBall], defenders: &mut [u8], dice: &mut Generator) {
    let (attacking, defending) = (ATTACKING[zone as usize], DEFENDING[zone as usize]);
    let share = |a: usize, d: usize| f64::from(attacking[a]) * f64::from(defending[d]);
    let mut uneven = Unevenness {
        counts: [[0.0; SPOTS]; SPOTS],
        wanted: std::array::from_fn(|a| std::array::from_fn(|d| share(a, d) / CARDS as f64)),
    };
    for (attacker, defender) in attackers.iter().zip(defenders.iter()) {
        uneven.change(*attacker, *defender, 1.0);
    }
    let mut best = uneven.sum();
    for _ in 0..TRIES {
        let (i, j) = (
            dice.below(CARDS as u32) as usize,
            dice.below(CARDS as u32) as usize,
        );
        swap(&mut uneven, attackers, defenders, i, j);
        let now = uneven.sum();
        // To even terms too: that leads out of dead ends.
        if now <= best + 1e-9 {
            best = now;
        } else {
            swap(&mut uneven, attackers, defenders, i, j);
        }
    }
}

fn swap(uneven: &mut Unevenness, attackers: &[OnBall], defenders: &mut [u8], i: usize, j: usize) {
    for at in [i, j] {
        uneven.change(attackers[at], defenders[at], -1.0);
    }
    defenders.swap(i, j);
    for at in [i, j] {
        uneven.change(attackers[at], defenders[at], 1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use inside_the_net::Cards;
    use tabletop::Card;

    const DECK: &str = include_str!("../../../../data/inside-the-net/standard.deck");

    // ITN-FAC.1 ITN-FAC.3 ITN-FAC.4
    #[test]
    fn what_is_made_is_what_is_kept() {
        assert!(DECK == deck(), "make it again with `touchline forge cards`");
        Cards::parse(DECK).unwrap();
    }

    #[test]
    fn attackers_meet_defenders_evenly() {
        let cards = Cards::parse(DECK).unwrap();
        for zone in Zone::ALL {
            let mut counts = [[0_u32; SPOTS]; SPOTS];
            for card in 1..=CARDS as u8 {
                let section = cards.section(zone, Card(card));
                if let OnBall::Spot(spot) = section.attacker {
                    counts[usize::from(spot)][usize::from(section.defender)] += 1;
                }
            }
            // With about one card a pair, nobody meets anybody more than three times.
            assert!(
                counts.iter().flatten().all(|&count| count <= 3),
                "{counts:?}"
            );
        }
    }

    #[test]
    fn each_sos_number_stands_on_three_cards_of_a_zone() {
        let cards = Cards::parse(DECK).unwrap();
        for zone in Zone::ALL {
            for number in SOS {
                let all = (1..=CARDS as u8).map(|card| cards.section(zone, Card(card)));
                assert_eq!(all.filter(|section| section.sos == number).count(), 3);
            }
        }
    }
}
