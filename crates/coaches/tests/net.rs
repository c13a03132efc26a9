//! Coaches of inside-the-net on the bench.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use coaches::inside_the_net::Policy;
use inside_the_net::{Choice, Event, Happening, InsideTheNet, NOBODY, Squad, State};
use tabletop::{
    Ask, BySide, Coach, Duty, Rules, Side, play_out,
    sources::{Generator, Simulate},
};

const DECK: &str = include_str!("../../../data/inside-the-net/standard.deck");
const INJURIES: &str = include_str!("../../../data/inside-the-net/standard.injuries");
const TEAMS: &str = include_str!("../../../data/inside-the-net/teams/touchline-league.txt");

fn rules(options: &[&str]) -> InsideTheNet {
    let squads = Squad::parse_all(TEAMS).unwrap();
    let (home, away) = (squads[0].document(), squads[1].document());
    let document = |name: &str| match name {
        "deck" => Some(DECK),
        "injuries" => Some(INJURIES),
        "home" => Some(home.as_str()),
        "away" => Some(away.as_str()),
        _ => None,
    };
    InsideTheNet::from_documents(document, options).unwrap()
}

/// A match between these coaches: its end, and what was told.
fn play(rules: &InsideTheNet, coaches: BySide<Policy>, match_number: u64) -> (State, Vec<Event>) {
    let mut coaches = coaches;
    let mut events = Vec::new();
    let coach = |rules: &InsideTheNet, ask: &Ask<'_, InsideTheNet>| {
        let choice = coaches[ask.side].decide(rules, ask);
        assert!(choice < ask.menu.len(), "{}", ask.name);
        choice
    };
    let dice = Generator::new(7, match_number);
    let mut source = Simulate::new(rules, dice, coach, |event| events.push(event));
    let mut state = rules.kick_off();
    play_out(rules, &mut state, &mut source);
    (state, events)
}

#[test]
fn a_sensible_coach_uses_his_windows_in_the_second_half() {
    let rules = rules(&["automatic=off"]);
    let coaches = BySide {
        home: Policy::Sensible,
        away: Policy::Passive,
    };
    let mut used = 0;
    for match_number in 0..50 {
        let (end, events) = play(&rules, coaches, match_number);
        assert_eq!(end.sides.away.used, 0);
        assert!(end.sides.home.used <= 8);
        used += u32::from(end.sides.home.used);
        let changes = events.iter().filter(|event| {
            matches!(event.what, Happening::Substitution { .. }) && event.side == Side::Home
        });
        // Two cards are a minute; before half-time he changes nobody.
        assert!(
            changes
                .clone()
                .all(|event| event.period != inside_the_net::Period::FirstHalf)
        );
        assert_eq!(changes.count(), usize::from(end.sides.home.used));
    }
    // Three a match at least.
    assert!(used >= 50 * 3, "{used}");
}

#[test]
fn a_forward_makes_up_for_a_defender_sent_off() {
    let rules = rules(&["automatic=off"]);
    let mut state = rules.kick_off();
    // The first spot is a defender's; somebody else of the side can play there.
    state.sides.home.spots[0] = NOBODY;
    state.halt = inside_the_net::Halt::HalfTime;
    let ask = |menu: &[Choice]| {
        let ask = Ask {
            name: "change",
            state: &state,
            side: Side::Home,
            menu,
            default: 0,
            duty: Duty::May,
        };
        menu[Policy::Sensible.decide(&rules, &ask)]
    };
    assert_eq!(ask(&[Choice::GoOn, Choice::NewOrder]), Choice::NewOrder);
    let place = |menu: &[Choice]| {
        let ask = Ask {
            name: "place",
            state: &state,
            side: Side::Home,
            menu,
            default: 0,
            duty: Duty::Must,
        };
        menu[Policy::Sensible.decide(&rules, &ask)]
    };
    // Whoever can stand there does, and nobody only where nobody can.
    assert_eq!(place(&[Choice::Nobody, Choice::Man(3)]), Choice::Man(3));
    assert_eq!(place(&[Choice::Nobody]), Choice::Nobody);
}

#[test]
fn booked_men_go_first() {
    let rules = rules(&["automatic=off"]);
    let mut state = rules.kick_off();
    let booked = state.sides.home.spots[5];
    state.sides.home.booked.add(booked);
    state.sides.home.booked_twice.add(booked);
    let menu: Vec<Choice> = (0..10).map(Choice::Spot).collect();
    let ask = Ask {
        name: "off",
        state: &state,
        side: Side::Home,
        menu: &menu,
        default: 0,
        duty: Duty::Must,
    };
    assert_eq!(menu[Policy::Sensible.decide(&rules, &ask)], Choice::Spot(5));
}

#[test]
fn coaches_have_names() {
    assert_eq!(Policy::named("sensible"), Some(Policy::Sensible));
    assert_eq!(Policy::named("passive"), Some(Policy::Passive));
    assert_eq!(Policy::named("nobody"), None);
}
