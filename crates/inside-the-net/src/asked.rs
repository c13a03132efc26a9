//! Questions in words: whom they are about, and who the men to choose from are.

use football::{Phrase, phrase, term};
use tabletop::{Ask, Side};

use crate::{
    InsideTheNet,
    choice::Choice,
    men::NOBODY,
    state::{Halt, State},
};

/// Where nothing is to be said.
fn nothing() -> Phrase {
    Phrase::from(String::new())
}

/// What a question is about, and what a coach should know of each choice.
#[must_use]
pub fn in_words(rules: &InsideTheNet, ask: &Ask<'_, InsideTheNet>) -> (Phrase, Vec<Phrase>) {
    let (state, side) = (ask.state, ask.side);
    let hint = |choice: &Choice| hint(rules, state, side, ask.name, *choice);
    (about(rules, ask), ask.menu.iter().map(hint).collect())
}

/// Whom the dice to be thrown are read for: those whom a card has named.
#[must_use]
pub fn named(rules: &InsideTheNet, state: &State) -> Phrase {
    match (state.acting, state.meeting) {
        (NOBODY, _) => nothing(),
        (man, NOBODY) => phrase!("itn.ask.on.ball", man = rules.man_word(state.attack, man)),
        (man, other) => phrase!(
            "itn.ask.duel",
            man = rules.man_word(state.attack, man),
            by = rules.man_word(state.defence(), other)
        ),
    }
}

fn about(rules: &InsideTheNet, ask: &Ask<'_, InsideTheNet>) -> Phrase {
    let team = &ask.state.sides[ask.side];
    let (spot, windows) = (ask.state.asked, team.windows);
    let man = || rules.man_word(ask.side, team.man(spot));
    match ask.name {
        "change" if ask.state.halt == Halt::HalfTime => term("itn.ask.half.time"),
        "change" => phrase!("itn.ask.windows", n = windows),
        "tired" => phrase!("itn.ask.tired", man = man(), n = windows),
        "replacement" => phrase!("itn.ask.injured", man = man()),
        "on" => phrase!("itn.ask.for", man = man()),
        "place" => {
            let line = team.formation.line(spot).name();
            phrase!("itn.ask.spot", spot = spot + 1, line = line)
        }
        _ => nothing(),
    }
}

fn hint(rules: &InsideTheNet, state: &State, side: Side, question: &str, choice: Choice) -> Phrase {
    let team = &state.sides[side];
    let squad = &rules.squads()[side];
    let man = |at: u8| match squad.player(at) {
        None => nothing(),
        Some(card) if question == "penalty" => phrase!(
            "itn.ask.penalty",
            man = card.name.clone(),
            rate = card.plays.penalty
        ),
        Some(card) => {
            let markers = team.markers_on(at);
            phrase!(
                "itn.ask.man",
                man = card.name.clone(),
                lines = card.positions.to_string(),
                endurance = card.endurance,
                booked = markers == 1,
                twice = markers > 1
            )
        }
    };
    match choice {
        Choice::Man(at) => man(at),
        Choice::Spot(spot) => man(team.man(spot)),
        Choice::Keeper(at) => phrase!("itn.ask.keeper", man = rules.keeper_word(side, at)),
        Choice::GoOn if question == "sheet" => {
            phrase!(
                "itn.ask.as.it.stands",
                formation = team.formation.to_string()
            )
        }
        Choice::NewOrder => term("itn.ask.new.order"),
        Choice::Shape(_) if question == "sheet" => term("itn.ask.usual.men"),
        Choice::Replace => match rules.newcomer(state, side, state.asked) {
            Some(on) => phrase!("itn.ask.by", man = rules.man_word(side, on)),
            None => nothing(),
        },
        _ => nothing(),
    }
}
