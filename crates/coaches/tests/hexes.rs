//! Coaches of counter-attack on the pitch.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod kit;

use std::collections::BTreeMap;

use coaches::counter_attack::Policy;
use counter_attack::{Action, Choice, CounterAttack, Happening, Menu, Next, Player, State, Window};
use tabletop::{
    Ask, BySide, Coach, Duty, Rules, Side, play_out,
    situation::Situation,
    sources::{Generator, Simulate},
};

use kit::rules;

fn named(name: &str) -> Policy {
    Policy::named(name).unwrap()
}

/// A match between these coaches: its end, and how many shots each side had.
fn play(rules: &CounterAttack, names: BySide<&str>, number: u64) -> (State, BySide<u32>) {
    let mut coaches = names.map(named);
    let mut shots = BySide::both(0);
    let coach = |rules: &CounterAttack, ask: &Ask<'_, CounterAttack>| {
        let choice = coaches[ask.side].decide(rules, ask);
        assert!(choice < ask.menu.len(), "{}", ask.name);
        choice
    };
    let dice = Generator::new(7, number);
    let mut source = Simulate::new(rules, dice, coach, |event: counter_attack::Event| {
        if let Happening::Shot { who, .. } = event.what {
            shots[who.side()] += 1;
        }
    });
    let mut state = rules.kick_off();
    play_out(rules, &mut state, &mut source);
    (state, shots)
}

#[test]
fn greedy_beats_chance() {
    let rules = rules(&["half_minutes=30"]);
    for number in 0..3 {
        let (state, shots) = play(
            &rules,
            BySide {
                home: "greedy",
                away: "random",
            },
            number,
        );
        assert!(state.goals.home > state.goals.away, "{:?}", state.goals);
        assert!(shots.home > shots.away);
        let (state, _) = play(
            &rules,
            BySide {
                home: "random",
                away: "greedy",
            },
            number,
        );
        assert!(state.goals.away > state.goals.home, "{:?}", state.goals);
    }
}

#[test]
fn the_same_match_is_played_again() {
    let rules = rules(&["half_minutes=9", "after_draw=shootout"]);
    for names in [
        BySide {
            home: "planner",
            away: "greedy",
        },
        BySide {
            home: "random",
            away: "planner",
        },
    ] {
        let (first, _) = play(&rules, names, 5);
        let (again, _) = play(&rules, names, 5);
        assert_eq!(first, again);
    }
}

/// The answer of a coach to a question in a position.
fn answer(
    rules: &CounterAttack,
    lines: &[(&str, &str)],
    name: &'static str,
    coach: &str,
) -> Choice {
    let mut state = rules.opening();
    for (name, value) in lines {
        rules.set(&mut state, name, value).unwrap();
    }
    let Next::Choose(menu) = state.next else {
        panic!("{:?}", state.next);
    };
    let menu: Vec<Choice> = menu.actions().iter().copied().map(Choice::Act).collect();
    let ask = Ask {
        name,
        state: &state,
        side: Side::Home,
        menu: &menu,
        default: 0,
        duty: Duty::Must,
    };
    menu[named(coach).decide(rules, &ask)]
}

/// Alone before an empty goal both shoot; with the goal far away and a free man ahead
/// nobody shoots.
#[test]
fn whoever_can_score_shoots() {
    let rules = rules(&[]);
    for coach in ["greedy", "planner"] {
        let near = [
            ("put", "1H@M1 10H@M34 9H@M12 1A@B20 4A@C20"),
            ("ball", "10H"),
        ];
        let shot = Choice::Act(Action::Shot);
        assert_eq!(answer(&rules, &near, "action", coach), shot, "{coach}");
        let far = [
            ("put", "1H@M1 10H@M12 9H@M22 1A@M37 4A@M10 5A@M36 6A@K36"),
            ("ball", "10H"),
        ];
        let pass = Choice::Act(Action::StandardPass);
        assert_eq!(answer(&rules, &far, "action", coach), pass, "{coach}");
    }
}

/// With the shooter at M33, 4A at L35 steps into the way; 5A is far off on the wing, 6A
/// behind the shooter.
#[test]
fn the_planner_gets_into_the_way_of_a_snapshot() {
    let rules = rules(&[]);
    let mut state = rules.opening();
    for (name, value) in [
        ("put", "1H@M1 10H@M33 9H@M12 1A@M37 4A@L35 5A@B30 6A@M20"),
        ("ball", "10H"),
        ("next", "activate"),
        ("phase", "A4 left 3 spent 0"),
    ] {
        rules.set(&mut state, name, value).unwrap();
    }
    let player = |name| Player::named(name).unwrap();
    let movers = ["4A", "5A", "6A"].map(|name| Some(player(name)));
    let movers = movers.into_iter().chain([None]);
    let menu: Vec<Choice> = movers
        .map(|player| Choice::In(Window::SnapMove, player))
        .collect();
    let ask = Ask {
        name: "snapmove",
        state: &state,
        side: Side::Away,
        menu: &menu,
        default: 3,
        duty: Duty::Must,
    };
    assert_eq!(named("planner").decide(&rules, &ask), 0);
}

/// Redmoor's 8 and 9 shoot best, its 2 and 6 tackle best.
#[test]
fn the_planner_lines_up_shooters_in_front() {
    let rules = rules(&[]);
    let mut planner = named("planner");
    let coach = |rules: &CounterAttack, ask: &Ask<'_, CounterAttack>| planner.decide(rules, ask);
    let mut source = Simulate::new(&rules, Generator::new(3, 0), coach, |_| ());
    let mut state = rules.kick_off();
    while state.next != Next::Choose(Menu::KickOff) {
        let Ok(()) = rules.step(&mut state, &mut source);
    }
    let depth = |name| {
        let at = state.at(Player::named(name).unwrap()).unwrap();
        state.attacks(Side::Home).depth(at)
    };
    for (shooter, tackler) in [("8H", "2H"), ("8H", "6H"), ("9H", "2H"), ("9H", "6H")] {
        assert!(depth(shooter) > depth(tackler), "{shooter} {tackler}");
    }
}

/// A move is one decision, though it is asked in two: who, and then where to. What need
/// not be answered is not asked of people.
#[test]
fn a_side_has_about_two_hundred_decisions() {
    let rules = rules(&[]);
    let matches: u32 = 4;
    let mut asked: BTreeMap<&str, u32> = BTreeMap::new();
    for number in 0..matches {
        let mut greedy = named("greedy");
        let coach = |rules: &CounterAttack, ask: &Ask<'_, CounterAttack>| {
            if ask.duty == Duty::Must && !matches!(ask.name, "to" | "long") {
                *asked.entry(ask.name).or_default() += 1;
            }
            greedy.decide(rules, ask)
        };
        let mut source = Simulate::new(&rules, Generator::new(7, number.into()), coach, |_| ());
        let mut state = rules.kick_off();
        play_out(&rules, &mut state, &mut source);
    }
    let sides = f64::from(2 * matches);
    for (name, times) in &asked {
        println!("{name:14} {:6.1}", f64::from(*times) / sides);
    }
    let all = f64::from(asked.values().sum::<u32>()) / sides;
    println!("{:14} {all:6.1} a side", "all");
    assert!((150.0..250.0).contains(&all), "{all}");
}
