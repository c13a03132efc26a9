//! The odds of action-deck against values by hand and against matches played.

#![allow(clippy::unwrap_used)]

use action_deck::{ActionDeck, Event};
use coaches::{
    action_deck::{Policy, odds::match_odds},
    odds::BoundedOdds,
};
use football::{BoxScore, Game as _};
use tabletop::{
    Ask, BySide, Coach as _, Rules as _, Side, play_out,
    sources::{Generator, Simulate},
};

const DECK: &str = include_str!("../../../data/action-deck/standard.deck");
const CHARTS: &str = include_str!("../../../data/action-deck/standard.charts");

/// A team like others, whose players differ.
const USUAL: &str = "touchline team-chart 1
team, usual, Usual, USU
control, 60
shoot, 41
foul on, 52/57
fouled, 73
assist, 112
own goal, 14
penalty kick, 36/78
ejection, 25
player, A, 1-24, 40, 1-30, 30, 1-8, 1-16, 1-5, 1-15
player, B, 25-42, 36, 31-52, 26, 9-17, 17-30, 6-12, 16-30
player, C, 43-56, 33, 53-66, 22, 18-26, 31-42, 13-21, 31-44
player, D, 57-68, 30, 67-78, 20, 27-35, 43-54, 22-30, 45-58
player, E, 69-77, 25, 79-85, 18, 36-44, 55-63, 31-40, 59-68
player, F, 78-84, 22, 86-90, 15, 45-53, 64-72, 41-50, 69-77
player, G, 85-90, 20, 91-94, 12, 54-62, 73-80, 51-60, 78-84
player, H, 91-95, 20, 95-97, 10, 63-71, 81-87, 61-70, 85-90
player, I, 96-98, 15, 98-99, 10, 72-80, 88-93, 71-80, 91-95
player, J, 99-100, 15, 100, 10, 81-90, 94-97, 81-90, 96-98
player, K, -, 15, -, 10, 91-100, 98-100, 91-100, 99-100
keeper, Y, 1-80, 73
keeper, Z, 81-100, 66
";

fn rules(home: &str, away: &str, deck: &str, charts: &str, options: &[&str]) -> ActionDeck {
    let document = |name: &str| match name {
        "deck" => Some(deck),
        "charts" => Some(charts),
        "home" => Some(home),
        "away" => Some(away),
        _ => None,
    };
    let mut all = vec!["randomiser=dice"];
    all.extend(options);
    ActionDeck::from_documents(document, &all).unwrap()
}

/// The usual team with some lines written otherwise.
fn team(lines: &[(&str, &str)]) -> String {
    let written = |line: &str| {
        let new = lines
            .iter()
            .find(|(name, _)| line.starts_with(&format!("{name}, ")));
        new.map_or(line.to_string(), |(name, value)| format!("{name}, {value}"))
    };
    USUAL.lines().map(|line| written(line) + "\n").collect()
}

/// A deck whose cards all read alike.
fn deck(attack: &str, midfield: &str, defence: &str) -> String {
    let number = |card: u8| match card {
        101 => "X".to_string(),
        _ => card.to_string(),
    };
    let card = |card: u8| {
        format!(
            "{card}, {}, {attack}, {midfield}, {defence}\n",
            number(card)
        )
    };
    (1..=101)
        .map(card)
        .fold("touchline zone-deck 1\n".to_string(), |deck, card| {
            deck + &card
        })
}

/// Charts on which a shot that is no goal gives the ball away, in halves of 45 marks.
const PLAIN: &str = "touchline extra-charts 1
shots not on goal, 1-100, other D, x
saves, 1-100, other D, x
free kick, 1-100, other D, x
corner, 1-100, other D, x
added time, 1-100, 0, x
";

fn odds(rules: &ActionDeck, coach: Policy) -> BoundedOdds {
    match_odds(rules, &BySide::both(coach)).unwrap()
}

fn near(found: f64, by_hand: f64, within: f64) {
    assert!(
        (found - by_hand).abs() <= within,
        "{found} is not {by_hand}"
    );
}

fn mean(found: &BoundedOdds, side: Side, name: &str) -> f64 {
    let mut means = found.odds.means[side].iter();
    means.find(|(known, _)| *known == name).unwrap().1
}

/// What `matches` come to: home wins, away wins, and what was counted.
fn played(rules: &ActionDeck, coaches: BySide<Policy>, matches: u64) -> ([f64; 2], BoxScore) {
    let (mut won, mut counted) = ([0.0; 2], BoxScore::default());
    for index in 0..matches {
        let mut coaches = coaches;
        let coach =
            |rules: &ActionDeck, ask: &Ask<'_, ActionDeck>| coaches[ask.side].decide(rules, ask);
        let hear = |event: Event| rules.report(&event, |side, what, _| counted.count(side, what));
        let mut source = Simulate::new(rules, Generator::new(3, index), coach, hear);
        let mut state = rules.kick_off();
        play_out(rules, &mut state, &mut source);
        let score = rules.score(&state);
        won[0] += f64::from(u8::from(score.home > score.away)) / matches as f64;
        won[1] += f64::from(u8::from(score.home < score.away)) / matches as f64;
    }
    (won, counted)
}

/// One player does all; his shots are on goal, and one in ten goes in, EVEN or ODD.
fn one_man(shoot: u8, own_goal: u8) -> String {
    format!(
        "touchline team-chart 1
team, one, One, ONE
control, 60
shoot, {shoot}
foul on, {shoot}/{shoot}
fouled, {shoot}
assist, 0
own goal, {own_goal}
penalty kick, 0/0
ejection, 0
player, A, 1-100, 100, 1-100, 10, 1-100, 1-100, 1-100, 1-100
keeper, K, 1-100, 90
"
    )
}

/// Every possession comes to AA: half of them to a shot, one in twenty to a goal. The
/// ball goes to and fro, and each side has it 45 times: 23 in one half, 22 in the other.
#[test]
fn a_goal_in_twenty_possessions() {
    let team = one_man(50, 0);
    let rules = rules(&team, &team, &deck("AA", "+1", "+1"), PLAIN, &[]);
    let mut binomial = vec![0.95_f64.powi(45)];
    for goals in 1..=45 {
        let last = binomial[goals - 1];
        binomial.push(last * (46 - goals) as f64 / goals as f64 * 0.05 / 0.95);
    }
    let tie: f64 = binomial.iter().map(|p| p * p).sum();
    // PRESS moves faster to where the ball goes anyhow.
    for coach in [Policy::Passive, Policy::Sensible] {
        let found = odds(&rules, coach);
        assert!(found.error < 1e-5, "{}", found.error);
        near(found.odds.tie, tie, 1e-5);
        near(found.odds.wins.home, (1.0 - tie) / 2.0, 1e-5);
        near(found.odds.scores[2][1], binomial[2] * binomial[1], 1e-6);
        for side in Side::BOTH {
            near(mean(&found, side, "goals"), 45.0 * 0.05, 1e-6);
            near(mean(&found, side, "shots"), 45.0 * 0.5, 1e-6);
            near(mean(&found, side, "possession"), 45.0, 1e-6);
        }
    }
}

/// Nobody ever shoots. The X at the first draw in the own zone, 1 card in 101, is an own
/// goal; a leg that does not end so leads to one that begins there.
#[test]
fn own_goals_only() {
    let team = one_man(0, 100);
    let rules = rules(
        &team,
        &team,
        &deck("AA", "+1", "+1"),
        PLAIN,
        &["kick_off=home"],
    );
    let (mut begins_in_own_zone, mut own_goals) = (0.0, 0.0);
    for _ in 0..45 {
        own_goals += begins_in_own_zone / 101.0;
        begins_in_own_zone = 1.0 - begins_in_own_zone / 101.0;
    }
    let found = odds(&rules, Policy::Sensible);
    let both = |name| mean(&found, Side::Home, name) + mean(&found, Side::Away, name);
    near(both("own_goals"), 2.0 * own_goals, 1e-9);
    near(both("goals"), 2.0 * own_goals, 1e-9);
    near(both("shots"), 0.0, 0.0);
}

/// Compares the odds with those of matches played.
fn compare(rules: &ActionDeck, coaches: BySide<Policy>, matches: u64) -> (BoundedOdds, BoxScore) {
    let found = match_odds(rules, &coaches).unwrap();
    let chances = &found.odds;
    near(
        chances.wins.home + chances.wins.away + chances.tie,
        1.0,
        1e-6,
    );
    let (won, counted) = played(rules, coaches, matches);
    for side in Side::BOTH {
        let wins = chances.wins[side];
        let noise = 4.0 * (wins * (1.0 - wins) / matches as f64).sqrt();
        near(won[side as usize], wins, noise + found.error);
    }
    (found, counted)
}

/// Compares what is counted, too. Returns the bound of the error.
fn compare_all(rules: &ActionDeck, coaches: BySide<Policy>, matches: u64) -> f64 {
    let (found, counted) = compare(rules, coaches, matches);
    for side in Side::BOTH {
        for (name, sum) in counted.stats[side].named().take(24) {
            let (seen, expected) = (sum as f64 / matches as f64, mean(&found, side, name));
            // What is counted varies no more than twice as much as what comes at random.
            let noise = 4.0 * (2.0 * expected.max(0.001) / matches as f64).sqrt();
            assert!(
                (seen - expected).abs() <= noise,
                "{name}: {seen}, not {expected}"
            );
        }
    }
    found.error
}

#[test]
fn odds_are_those_of_matches_played() {
    let strong = team(&[("control", "66"), ("shoot", "44")]);
    let rules = rules(&strong, USUAL, DECK, CHARTS, &[]);
    let [sensible, passive] = [Policy::Sensible, Policy::Passive];
    assert!(compare_all(&rules, BySide::both(sensible), 40_000) < 0.005);
    let mixed = BySide {
        home: passive,
        away: sensible,
    };
    assert!(compare_all(&rules, mixed, 40_000) < 0.005);
    assert!(compare_all(&rules, BySide::both(passive), 40_000) < 0.002);
    // It is worth something to press.
    let goals = |coaches| mean(&match_odds(&rules, &coaches).unwrap(), Side::Away, "goals");
    assert!(goals(mixed) > goals(BySide::both(passive)) + 0.004);
}

#[test]
fn options_are_respected() {
    let options = [
        "foul_mark=true",
        "press_spent_if_void=false",
        "kick_off=away",
    ];
    let coaches = BySide {
        home: Policy::Sensible,
        away: Policy::Passive,
    };
    compare_all(
        &rules(USUAL, USUAL, DECK, CHARTS, &options),
        coaches,
        20_000,
    );
    let options = ["dfk_penalty=always", "odd_scorer=shooter"];
    let coaches = BySide::both(Policy::Passive);
    compare_all(
        &rules(USUAL, USUAL, DECK, CHARTS, &options),
        coaches,
        20_000,
    );
}

/// Four men, one of whom scores with nearly every shot, and a card for three in a
/// hundred attacks: who is off matters as much as it can, and the bound still holds.
#[test]
fn the_bound_holds_where_it_matters_who_is_off() {
    let wild = "touchline team-chart 1
team, wild, Wild, WIL
control, 90
shoot, 30
foul on, 43/46
fouled, 60
assist, 100
own goal, 0
penalty kick, 30/80
ejection, 50
player, A, 1-50, 60, 1-70, 90, 1-25, 1-25, 1-25, 1-25
player, B, 51-70, 10, 71-80, 5, 26-50, 26-50, 26-50, 26-50
player, C, 71-85, 10, 81-90, 5, 51-75, 51-75, 51-75, 51-75
player, D, 86-100, 10, 91-100, 5, 76-100, 76-100, 76-100, 76-100
keeper, K, 1-100, 90
";
    let rules = rules(wild, USUAL, DECK, CHARTS, &[]);
    let (found, _) = compare(&rules, BySide::both(Policy::Passive), 40_000);
    assert!(found.error > 0.002 && found.error < 0.15, "{}", found.error);
}

/// With the deck the next number depends on all before it: out of reach.
#[test]
fn the_deck_is_out_of_reach() {
    let rules = rules(USUAL, USUAL, DECK, CHARTS, &["randomiser=deck"]);
    assert!(match_odds(&rules, &BySide::both(Policy::Sensible)).is_err());
}
