//! What must be so at a point of a play: the situation, and what is asked.

use tabletop::{Session, situation::Situation, values::Value};

use super::{Difference, file::NumberedLine};

/// What a line of a play expects where it stands, if it is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StateCheck {
    /// Things of the situation, with `;` between.
    State,
    /// The open question.
    Asks,
}

impl StateCheck {
    const NAMES: [(StateCheck, &str); 2] =
        [(StateCheck::State, "state:"), (StateCheck::Asks, "asks:")];

    /// The check that a line of a play begins with, and what it says.
    pub fn read(line: &str) -> Option<(StateCheck, &str)> {
        let mut found = StateCheck::NAMES.iter().filter_map(|(check, name)| {
            let says = line.strip_prefix(name)?;
            Some((*check, says.trim()))
        });
        found.next()
    }

    /// Looks whether it is so.
    pub fn hold<G: Situation>(
        self,
        session: &Session<G>,
        number: usize,
        says: &str,
    ) -> Result<(), Difference> {
        match self {
            StateCheck::State => things(says).try_for_each(|text| {
                let text = text.to_string();
                is_so(session, &NumberedLine { number, text })
            }),
            StateCheck::Asks => is_asked(session, number, says),
        }
    }
}

/// The situation: when the last thing was over, or in the middle of something at the open question.
pub(super) fn situation<G: Situation>(session: &Session<G>) -> &G::State {
    match session.is_between_steps() {
        true => session.settled(),
        false => session.halfway(),
    }
}

/// The things that are named on one line of a play.
pub(super) fn things(says: &str) -> impl Iterator<Item = &str> {
    says.split(';').map(str::trim)
}

/// The open question is this one: its name alone, or with all answers.
pub(super) fn is_asked<G: Situation>(
    session: &Session<G>,
    line: usize,
    expected: &str,
) -> Result<(), Difference> {
    let got = session.waiting().map_or_else(
        || "nothing: the match is over".to_string(),
        |question| format!("{}: {}", question.label(), question.allowed()),
    );
    if got == expected || got.starts_with(&format!("{expected}:")) {
        return Ok(());
    }
    Err(Difference {
        line,
        expected: expected.to_string(),
        got,
    })
}

/// A thing of the situation is as the line says: told so, or setting it changes nothing.
pub(super) fn is_so<G: Situation>(
    session: &Session<G>,
    line: &NumberedLine,
) -> Result<(), Difference> {
    let rules = session.rules();
    let state = situation(session);
    let differs = |got: String| Difference {
        line: line.number,
        expected: line.text.clone(),
        got,
    };
    let Some((name, value)) = line.pair() else {
        return Err(differs("no `name: value`".to_string()));
    };
    let is = rules.describe(state);
    let told = is.iter().find(|(known, _)| known == name);
    if told.is_some_and(|(_, is)| is == value) {
        return Ok(());
    }
    // Of several things held under one name only that which was named is shown.
    let entry = rules.entry(state, name, value).filter(|_| told.is_none());
    let mut wanted = state.clone();
    match (rules.set(&mut wanted, name, value), entry) {
        // Whoever stands in a list that cannot do without him is known, too.
        (Err(_), Some(is)) if is == Value::Flag(true).to_string() => {
            Err(differs(format!("{name}: {is}")))
        }
        (Err(fault), _) => Err(differs(fault.to_string())),
        (Ok(()), _) if wanted == *state => Ok(()),
        (Ok(()), Some(is)) => Err(differs(format!("{name}: {is}"))),
        (Ok(()), None) => {
            let wanted = rules.describe(&wanted);
            let differing = is.iter().zip(&wanted).filter(|(is, wanted)| is != wanted);
            let lines = differing.map(|((name, value), _)| format!("{name}: {value}"));
            Err(differs(lines.collect::<Vec<String>>().join(", ")))
        }
    }
}
