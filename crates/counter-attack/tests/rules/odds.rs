//! Odds at a glance: the tables of the rules, and every throw of the dice played out.

use counter_attack::{
    Choice, CounterAttack, Event, Happening, Player, Sight, State, event::PassKind,
    outcome::Outcome,
};
use tabletop::{Ask, Chance, Rules, Source};

use crate::kit::{Table, hex, player, rules, scene};

/// Ways out of 36: foul, won, tied, lost, for each difference from -5 to 5.
const ORDINARY: [[u8; 4]; 11] = [
    [6, 0, 1, 29],
    [6, 1, 2, 27],
    [6, 3, 3, 24],
    [6, 6, 4, 20],
    [6, 10, 5, 15],
    [6, 15, 5, 10],
    [6, 20, 4, 6],
    [6, 24, 3, 3],
    [6, 27, 2, 1],
    [6, 29, 1, 0],
    [6, 30, 0, 0],
];

/// The same from behind.
const BEHIND: [[u8; 4]; 11] = [
    [12, 0, 1, 23],
    [12, 1, 2, 21],
    [12, 3, 3, 18],
    [12, 6, 4, 14],
    [12, 10, 4, 10],
    [12, 14, 4, 6],
    [12, 18, 3, 3],
    [12, 21, 2, 1],
    [12, 23, 1, 0],
    [12, 24, 0, 0],
    [12, 24, 0, 0],
];

#[test]
fn duels_have_the_odds_of_the_table() {
    let rules = rules("");
    let sight = Sight::new(&rules, &rules.kick_off());
    for (fouls, table) in [(1, ORDINARY), (2, BEHIND)] {
        for (difference, ways) in (-5..).zip(table) {
            let odds = sight.duel(difference, 0, fouls);
            let got = [odds.foul, odds.won, odds.tied, odds.lost];
            for (got, ways) in got.into_iter().zip(ways) {
                let wanted = f64::from(ways) / 36.0;
                assert!(
                    (got - wanted).abs() < 1e-9,
                    "{difference} {fouls}: {odds:?}"
                );
            }
        }
    }
}

/// Answers by a plan, then with the default, and throws these faces first.
struct Thrown<'a> {
    plan: &'a [Choice],
    faces: &'a [u32],
    told: Vec<Event>,
}

impl Source<CounterAttack> for Thrown<'_> {
    type Stop = u32;

    fn chance(&mut self, what: Chance<'_>) -> Result<u32, u32> {
        let [first, rest @ ..] = self.faces else {
            return match what {
                Chance::Roll(die) => Err(die.faces()),
                _ => Ok(0),
            };
        };
        self.faces = rest;
        Ok(*first)
    }

    fn decide(&mut self, ask: &Ask<'_, CounterAttack>) -> Result<usize, u32> {
        let [first, rest @ ..] = self.plan else {
            return Ok(ask.default);
        };
        self.plan = rest;
        let index = ask.menu.iter().position(|choice| choice == first);
        Ok(index.unwrap_or_else(|| panic!("{first} is not in {:?}", ask.menu)))
    }

    fn tell(&mut self, event: Event) {
        self.told.push(event);
    }
}

/// The probability that a step ends like that, over all throws.
fn probability(
    rules: &CounterAttack,
    start: &State,
    plan: &[Choice],
    faces: &mut Vec<u32>,
    like: &dyn Fn(&State, &[Event]) -> bool,
) -> f64 {
    let mut state = *start;
    let told = Vec::new();
    let mut source = Thrown { plan, faces, told };
    match rules.step(&mut state, &mut source) {
        Ok(()) => f64::from(u8::from(like(&state, &source.told))),
        Err(sides) => {
            let mut sum = 0.0;
            for face in 0..sides {
                faces.push(face);
                sum += probability(rules, start, plan, faces, like);
                faces.pop();
            }
            sum / f64::from(sides)
        }
    }
}

fn played(table: &Table, words: &[Choice], like: &dyn Fn(&State, &[Event]) -> bool) -> f64 {
    let rules = table.session.rules();
    probability(rules, table.state(), words, &mut Vec::new(), like)
}

#[test]
fn a_pass_arrives_as_often_as_the_dice_say() {
    use counter_attack::Action;
    // 8A's zone touches the way, 4A's the receiver's neighbour; 5A is far away.
    let set_up = "card 8A tac5\nput 1H@M1 10H@M19 9H@M27 1A@M37 8A@K22 4A@N25 5A@B30\nball 10H";
    let table = scene(set_up, "");
    let to = hex("M27");
    let plan = [Choice::Act(Action::StandardPass), Choice::To(Some(to))];
    let received = |state: &State, _: &[Event]| state.holder == Some(player("9H"));
    let sight = Sight::new(table.session.rules(), table.state());
    let wanted = played(&table, &plan, &received);
    assert!(wanted > 0.0 && wanted < 1.0);
    assert!(
        (sight.pass_arrives(to, PassKind::Std) - wanted).abs() < 1e-9,
        "{wanted}"
    );
    // An opponent on the way: not allowed at all.
    assert!(sight.pass_arrives(hex("P28"), PassKind::Std) >= 0.0);
    let blocked = set_up.replace("4A@N25", "4A@M25");
    let table = scene(&blocked, "");
    let sight = Sight::new(table.session.rules(), table.state());
    assert!(sight.pass_arrives(to, PassKind::Std) < 1e-9);
}

#[test]
fn a_shot_goes_in_as_often_as_the_dice_say() {
    use counter_attack::Action;
    for (set_up, aim) in [
        // A defender in the way, the keeper three hexes off the line.
        ("put 1H@M1 10H@M33 1A@M37 4A@L34\nball 10H", "J38"),
        (
            "card 10H sho5\nput 1H@M1 10H@K34 1A@M37 4A@K35 5A@M35\nball 10H",
            "M38",
        ),
        // Nobody in goal.
        ("put 1H@M1 10H@M35 9H@M10 1A@M34\nball 10H", "M38"),
        // A keeper who can only turn it aside (CA-19.9).
        ("put 10H@K35 1A@M34\nball 10H", "O38"),
    ] {
        let table = scene(set_up, "");
        let plan = [Choice::Act(Action::Shot), Choice::To(Some(hex(aim)))];
        let sight = Sight::new(table.session.rules(), table.state());
        let odds = sight.shot(player("10H"), hex(aim), false);
        let told = |like: fn(&Happening) -> bool| {
            played(&table, &plan, &move |_, events: &[Event]| {
                events.iter().any(|event| like(&event.what))
            })
        };
        let saves = |wanted: Outcome| {
            played(&table, &plan, &move |_, events: &[Event]| {
                let is_save = |what: &Happening| matches!(what, Happening::Save { res, .. } if *res == wanted);
                events.iter().any(|event| is_save(&event.what))
            })
        };
        let unsaved = told(|what| matches!(what, Happening::NoSave { .. }));
        let stopped = told(|what| {
            matches!(
                what,
                Happening::Block {
                    res: Outcome::Won,
                    ..
                } | Happening::Deflect {
                    res: Outcome::Won,
                    ..
                }
            )
        });
        for (got, wanted) in [
            (odds.goal, saves(Outcome::Lost) + unsaved),
            (odds.tied, saves(Outcome::Tied)),
            (odds.saved, saves(Outcome::Won)),
            (
                odds.off,
                told(|what| matches!(what, Happening::OffTarget { .. })),
            ),
            (odds.blocked, stopped),
        ] {
            assert!((got - wanted).abs() < 1e-9, "{set_up}: {got} {wanted}");
        }
    }
}

#[test]
fn stealers_are_those_around() {
    let set_up = "card 4A tac5\nput 1H@M1 10H@M26 1A@M37 8A@N28 4A@M28\nball 10H";
    let table = scene(set_up, "H move\nH run 10H");
    let sight = Sight::new(table.session.rules(), table.state());
    let around: Vec<Player> = sight.stealers(hex("M27"));
    // The better tackler first.
    assert_eq!(around, [player("4A"), player("8A")]);
    // 5 and 6 for Tackling 5, 6 alone for Tackling 3.
    assert!((sight.steals(player("4A")) - 2.0 / 6.0).abs() < 1e-9);
    assert!((sight.steals(player("8A")) - 1.0 / 6.0).abs() < 1e-9);
}

// CA-18.1
// CA-18.4
#[test]
fn what_is_added_to_a_jump_is_seen_beforehand() {
    let table = scene(
        "card 9H hea4\ncard 1A aer5\nput 10H@M19 9H@M27 1A@M31\nball 10H",
        "",
    );
    let sight = Sight::new(table.rules(), table.state());
    let jumps_with = |who: &str, ball: &str| sight.jumps_with(player(who), hex(ball));
    assert_eq!(jumps_with("9H", "M28"), Some(4));
    assert_eq!(jumps_with("9H", "M29"), Some(3), "two hexes off, one less");
    assert_eq!(jumps_with("9H", "M30"), None, "too far");
    // A keeper's Aerial Ability counts in his box, from column 31 on; he has no Heading.
    assert_eq!(jumps_with("1A", "M32"), Some(5));
    assert_eq!(jumps_with("1A", "M30"), Some(0));
}
