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
        "change" if ask.state.halt == Halt::HalfTime => {
            phrase!(
                "itn.ask.half.time",
                causes = causes(rules, ask.state, ask.side)
            )
        }
        "change" => phrase!(
            "itn.ask.stopped",
            causes = causes(rules, ask.state, ask.side),
            windows = phrase!("itn.ask.windows", n = windows)
        ),
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

/// What of a side's match a coach might change something for: the two things that press
/// most.
fn causes(rules: &InsideTheNet, state: &State, side: Side) -> Phrase {
    let (team, them) = (&state.sides[side], &state.sides[side.other()]);
    let booked = team.men().max_by_key(|(_, man)| team.markers_on(*man));
    let booked = booked.and_then(|(_, man)| {
        let man_word = rules.man_word(side, man);
        match team.markers_on(man) {
            0 => None,
            1 => Some(phrase!("itn.ask.cause.booked", man = man_word)),
            _ => Some(phrase!("itn.ask.cause.warned", man = man_word)),
        }
    });
    let counted = |n: u16, key: &'static str| (n > 0).then(|| phrase!(key, n = n));
    let behind = them.goals.saturating_sub(team.goals);
    let short = team.spots.len() - team.men().count();
    let mut found = [
        booked,
        counted(behind, "itn.ask.cause.behind"),
        counted(short as u16, "itn.ask.cause.short"),
    ]
    .into_iter()
    .flatten();
    phrase!(
        "itn.ask.causes",
        first = found.next().unwrap_or_else(|| term("itn.ask.cause.none")),
        second = found.next()
    )
}

/// What a change is worth (ITN-FRS.1, ITN-CARD.11), and whose would be worth most.
fn gain(rules: &InsideTheNet, state: &State, side: Side) -> Phrase {
    let team = &state.sides[side];
    let booked = team
        .men()
        .filter(|(spot, man)| team.markers_on(*man) > 0 && rules.has_newcomer(state, side, *spot));
    match booked.max_by_key(|(_, man)| team.markers_on(*man)) {
        None => term("itn.ask.gain"),
        Some((_, man)) => phrase!(
            "itn.ask.gain.booked",
            points = team.markers_on(man) + 1,
            man = rules.man_word(side, man)
        ),
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
        Choice::Change => gain(rules, state, side),
        Choice::NewOrder => term("itn.ask.new.order"),
        Choice::Shape(_) if question == "sheet" => term("itn.ask.usual.men"),
        Choice::Replace => match rules.newcomer(state, side, state.asked) {
            Some(on) => phrase!("itn.ask.by", man = rules.man_word(side, on)),
            None => nothing(),
        },
        _ => nothing(),
    }
}
