//! The clock and the deck over a whole match.

use football::Game;
use offense_charts::{Event, Happening, OffenseCharts, Period};
use tabletop::{
    Ask, Rules, play_out,
    sources::{Generator, Simulate},
};

use crate::kit::{rules, start};

fn match_of(rules: &OffenseCharts, seed: u64) -> Vec<Event> {
    let mut events = Vec::new();
    let coach = |_: &OffenseCharts, ask: &Ask<'_, OffenseCharts>| ask.default;
    let listener = |event| events.push(event);
    let mut source = Simulate::new(rules, Generator::new(seed, 0), coach, listener);
    let mut state = rules.kick_off();
    play_out(rules, &mut state, &mut source);
    events
}

#[test]
fn a_half_has_45_minutes_and_those_added_once() {
    // OC-8.1
    // OC-8.2
    // OC-8.3
    // OC-8.6
    // OC-8.8
    let rules = rules("");
    for seed in 0..50 {
        let events = match_of(&rules, seed);
        for half in [Period::FirstHalf, Period::SecondHalf] {
            let of_half = || events.iter().filter(|event| event.period == half);
            let struck = of_half().filter(|e| matches!(e.what, Happening::Reading { .. }));
            let added = of_half().filter_map(|event| match event.what {
                Happening::AddedTime { minutes, .. } => Some(usize::from(minutes)),
                _ => None,
            });
            let added: Vec<usize> = added.collect();
            assert_eq!(added.len(), 1);
            assert_eq!(struck.count(), 45 + added[0]);
        }
        let last = events.last().unwrap();
        assert!(matches!(last.what, Happening::MatchEnd { .. }));
        assert!(rules.shootout(&rules.kick_off()).is_none());
    }
}

#[test]
fn exactly_one_side_draws_and_the_other_side_starts_the_second_half() {
    // OC-2.14
    // OC-8.7
    let rules = rules("");
    for seed in 0..20 {
        let events = match_of(&rules, seed);
        let starts = events.iter().filter(|e| e.what == Happening::PeriodStart);
        let sides: Vec<_> = starts.map(|event| event.side).collect();
        assert_eq!(sides.len(), 2);
        assert_ne!(sides[0], sides[1]);
    }
}

#[test]
fn cards_come_once_until_all_are_gone() {
    // OC-1.12
    // OC-1.13
    // OC-2.13
    let mut played = start(rules("detail=off"), "");
    let mut seen = Vec::new();
    while seen.len() < 100 {
        let left = played.session.settled().deck.left().len();
        let tabletop::Question::Draw { left: cards, .. } = played.session.waiting().unwrap() else {
            panic!("a card");
        };
        let card = cards[0].0;
        assert!(!seen.contains(&card), "{card} after {left}");
        seen.push(card);
        played.session.answer(&card.to_string()).unwrap();
        if played.now().period != Period::FirstHalf {
            return;
        }
    }
    let tabletop::Question::Draw { left, .. } = played.session.waiting().unwrap() else {
        panic!("a card");
    };
    assert_eq!(left.len(), 100);
}

/// With cards two middle numbers are equal less often than with dice: 4 of 99.
#[test]
fn two_cards_are_level_4_times_in_99() {
    // OC-1.8
    // OC-7.4
    let rules = rules("ground=neutral detail=off kick_off=home");
    let state = *start(rules.clone(), "next: contest control").now();
    let none = None::<fn(&OffenseCharts, &Ask<'_, OffenseCharts>) -> usize>;
    let (mut level, mut won, mut lost) = (0, 0, 0);
    // Totals are level if the visitors drew one less.
    tabletop::sources::each_outcome(&rules, &state, none, |next, _| match next.next {
        offense_charts::Next::Contest { again: true, .. } => level += 1,
        _ if next.holder == tabletop::Side::Home => won += 1,
        _ => lost += 1,
    });
    // 19 pairs of neighbouring numbers, 25 pairs of cards for each.
    assert_eq!(level, 19 * 25);
    assert_eq!(level + won + lost, 9_900);
    let again = *start(rules.clone(), "next: contest again control").now();
    let mut equal = 0;
    tabletop::sources::each_outcome(&rules, &again, none, |next, _| {
        equal += u32::from(matches!(
            next.next,
            offense_charts::Next::Contest { again: true, .. }
        ));
    });
    assert_eq!(equal * 99, 4 * 9_900);
}
