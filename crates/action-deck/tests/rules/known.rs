//! What is known of the cards before the match is what they say at the table.

use action_deck::{ActionDeck, Choice, Event, State};
use scoresheet::groups_count_as_their_events;
use tabletop::{
    Ask, Rules as _, Source as _,
    sources::{Generator, Simulate},
};

use crate::kit::{CHARTS, HARBOUR, VALLEY, changed, rules, rules_with};

/// Presses whenever it may, and stalls now and then.
fn coach(_: &ActionDeck, ask: &Ask<'_, ActionDeck>) -> usize {
    match ask.menu {
        [Choice::PlayOn, Choice::Press] => 1,
        [Choice::PlayOn, Choice::Stall] => usize::from(ask.state.marks % 16 == 7),
        _ => ask.default,
    }
}

/// Plays a match: what happened, and how it ended. At the table nothing is known
/// beforehand: a position that somebody has put there is looked at afresh.
fn played(rules: &ActionDeck, index: u64, at_the_table: bool) -> (Vec<Event>, State) {
    let mut events = Vec::new();
    let hear = |event: Event| events.push(event);
    let mut source = Simulate::new(rules, Generator::new(7, index), coach, hear);
    let mut state = rules.kick_off();
    while !rules.is_over(&state) {
        if at_the_table {
            state = State::from(*state);
        }
        source.next_step();
        let Ok(()) = rules.step(&mut state, &mut source);
    }
    (events, state)
}

fn is_what_cards_say(rules: &ActionDeck, matches: u64) {
    for index in 0..matches {
        let (events, end) = played(rules, index, false);
        assert_eq!((&events, end), (&played(rules, index, true).0, end));
        assert_eq!(end, played(rules, index, true).1);
    }
    groups_count_as_their_events(rules, matches);
}

#[test]
fn in_the_usual_game() {
    is_what_cards_say(&rules(""), 60);
}

#[test]
fn with_any_options() {
    for options in [
        "randomiser=dice kick_off=home",
        "stall_mark=true foul_mark=true kick_off=away",
        "odd_scorer=shooter dfk_penalty=never press_spent_if_void=false",
        "foul_mark=true dfk_penalty=always",
    ] {
        is_what_cards_say(&rules(options), 20);
    }
}

#[test]
fn with_men_sent_off() {
    let wild = changed(HARBOUR, "foul on, 52/57", "foul on, 41/72");
    let wild = changed(&wild, "control, 60", "control, 20");
    let other = changed(VALLEY, "foul on, 50/56", "foul on, 44/62");
    let rules = rules_with(CHARTS, &wild, &other, "");
    is_what_cards_say(&rules, 30);
    let sent_off = |index| {
        let (_, end) = played(&rules, index, false);
        end.sides.map(|team| team.off.count())
    };
    let men: Vec<_> = (0..30).map(sent_off).collect();
    assert!(men.iter().any(|men| men.home == 1));
    assert!(men.iter().any(|men| men.home > 1));
}
