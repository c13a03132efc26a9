//! Coaches of counter-attack on the pitch.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use coaches::counter_attack::Policy;
use counter_attack::{Action, Choice, CounterAttack, Happening, Next, Squad, State};
use tabletop::{
    Ask, BySide, Coach, Duty, Rules, Side, play_out,
    situation::Situation,
    sources::{Generator, Simulate},
};

const FORMATIONS: &str = include_str!("../../../data/counter-attack/standard.formations");
const TEAMS: &str = include_str!("../../../data/counter-attack/teams/invented.txt");

fn rules(options: &[&str]) -> CounterAttack {
    let squads = Squad::parse_all(TEAMS).unwrap();
    let (home, away) = (squads[0].document(), squads[1].document());
    let document = |name: &str| match name {
        "formations" => Some(FORMATIONS),
        "home" => Some(home.as_str()),
        "away" => Some(away.as_str()),
        _ => None,
    };
    CounterAttack::from_documents(document, options).unwrap()
}

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
