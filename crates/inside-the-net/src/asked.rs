//! Questions in words: whom they are about, and who the men to choose from are.

use tabletop::{Ask, Side};

use crate::{
    InsideTheNet,
    choice::Choice,
    lines::windows_left,
    men::NOBODY,
    state::{Halt, State, Team},
};

/// What a question is about, and what a coach should know of each choice.
#[must_use]
pub fn in_words(rules: &InsideTheNet, ask: &Ask<'_, InsideTheNet>) -> (String, Vec<String>) {
    let (state, side) = (ask.state, ask.side);
    let hint = |choice: &Choice| hint(rules, state, side, ask.name, *choice);
    (about(rules, ask), ask.menu.iter().map(hint).collect())
}

/// Whom the dice to be thrown are read for: those whom a card has named.
#[must_use]
pub fn named(rules: &InsideTheNet, state: &State) -> String {
    let of = |side: Side, man: u8| rules.squads()[side].player_name(man);
    match (state.acting, state.meeting) {
        (NOBODY, _) => String::new(),
        (man, NOBODY) => format!("{} on the ball", of(state.attack, man)),
        (man, other) => {
            let (man, other) = (of(state.attack, man), of(state.defence(), other));
            format!("{man} against {other}")
        }
    }
}

fn about(rules: &InsideTheNet, ask: &Ask<'_, InsideTheNet>) -> String {
    let team = &ask.state.sides[ask.side];
    let spot = ask.state.asked;
    let squad = &rules.squads()[ask.side];
    let man = squad.player_name(team.man(spot));
    match ask.name {
        "change" if ask.state.halt == Halt::HalfTime => "at half-time, free".to_string(),
        "change" => windows_left(team.windows),
        "tired" => format!("{man} is tired, {}", windows_left(team.windows)),
        "replacement" => format!("for {man}, who is injured"),
        "on" => format!("for {man}"),
        "place" => format!("spot {}, {}", spot + 1, team.formation.line(spot)),
        _ => String::new(),
    }
}

fn hint(rules: &InsideTheNet, state: &State, side: Side, question: &str, choice: Choice) -> String {
    let team = &state.sides[side];
    let squad = &rules.squads()[side];
    let man = |at: u8| match squad.player(at) {
        None => String::new(),
        Some(card) if question == "penalty" => format!("{}, PK {}", card.name, card.plays.penalty),
        Some(card) => {
            let mut text = format!("{}, {}, END {}", card.name, card.positions, card.endurance);
            text.push_str(cautions(team, at));
            text
        }
    };
    match choice {
        Choice::Man(at) => man(at),
        Choice::Spot(spot) => man(team.man(spot)),
        Choice::Keeper(at) => squad.keeper_name(at).to_string(),
        Choice::GoOn if question == "sheet" => format!("{} as it stands", team.formation),
        Choice::NewOrder => "formation, then a man for each spot".to_string(),
        Choice::Shape(_) if question == "sheet" => "the usual men".to_string(),
        Choice::Replace => match rules.newcomer(state, side, state.asked) {
            Some(on) => format!("by {}", squad.player_name(on)),
            None => String::new(),
        },
        _ => String::new(),
    }
}

fn cautions(team: &Team, man: u8) -> &'static str {
    match team.markers_on(man) {
        ..=0 => "",
        1 => ", booked",
        _ => ", booked twice",
    }
}
