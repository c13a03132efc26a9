//! Playing a scenario and comparing what comes out.

use library::Library;
use tabletop::{
    Fault, Faults, Session, UndoRule,
    log::{Document, Header},
};

use super::{
    Difference, Outcome, answers, bracket,
    file::{Case, Line, Part, ScenarioFile, Section},
};
use games::{ForGame, playable::Playable};

pub(super) fn run(file: &ScenarioFile, library: &Library) -> Result<Vec<Outcome>, Faults> {
    struct Cases<'a>(&'a ScenarioFile, &'a Library);
    impl ForGame for Cases<'_> {
        type Output = Result<Vec<Outcome>, Faults>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            let Cases(file, library) = self;
            let bundled = G::documents(library, None)
                .map_err(|error| Fault::whole(error.to_string(), "mend the library"))?;
            let unlimited = match (file.unlimited, G::UNLIMITED) {
                (true, None) => {
                    let what = format!("{} has no deck", G::ID);
                    return Err(Fault::whole(what, "leave out the line `deck:`").into());
                }
                (unlimited, option) => option.filter(|_| unlimited),
            };
            let mut outcomes = Vec::new();
            for case in &file.cases {
                let own = file.header.documents.iter().chain(&case.documents);
                let header = Header {
                    documents: documents::<G>(own, &bundled)?,
                    ..Header::default()
                };
                let options = file.options.iter().chain(&case.options).map(String::as_str);
                let options: Vec<&str> = unlimited.into_iter().chain(options).collect();
                let rules = G::build(|name| header.document(name), &options)?;
                let mut clauses = Vec::new();
                let difference = run_case(rules, case, &mut clauses)?.err();
                outcomes.push(Outcome {
                    case: case.name.clone(),
                    clauses,
                    difference,
                });
            }
            Ok(outcomes)
        }
    }
    file.game.with(Cases(file, library))
}

/// What the scenario and the case bring along, the case's first, then what the
/// library has.
fn documents<'a, G: Playable>(
    own: impl DoubleEndedIterator<Item = &'a Document>,
    bundled: &[Document],
) -> Result<Vec<Document>, Faults> {
    let mut documents = Vec::new();
    for document in own.rev() {
        let name = document.name();
        if !G::DOCUMENTS.contains(&name) {
            let what = format!("{} has no document `{name}`", G::ID);
            let cure = format!("there is {}", G::DOCUMENTS.join(", "));
            return Err(Fault::whole(what, cure).into());
        }
        let library = bundled.iter().find(|known| known.name() == name);
        let library = library.map_or("", Document::text);
        let whole = G::complete(name, document.text(), library);
        documents.push(Document::new(name, &whole));
    }
    documents.extend(bundled.iter().cloned());
    Ok(documents)
}

fn run_case<G: Playable>(
    rules: G,
    case: &Case,
    clauses: &mut Vec<&'static str>,
) -> Result<Result<(), Difference>, Faults> {
    if case.section(Part::Results).is_some() {
        return Ok(bracket::run(case));
    }
    let start = match case.section(Part::Start) {
        None => rules.kick_off(),
        Some(section) => rules.arrange(pairs(section)?)?,
    };
    let mut session = Session::from_state(rules, start, UndoRule::Free);
    let play = case.section(Part::Play).map_or(&[][..], |play| &play.lines);
    let given = answers::give(&mut session, play);
    if case.section(Part::Asks).is_none() {
        answers::finish(&mut session);
    }
    let rules = session.rules();
    clauses.extend(session.events().iter().map(|event| rules.clause(event)));
    Ok(given
        .and_then(|()| check_end(&session, case))
        .and_then(|()| {
            let mut sections = case.sections.iter();
            sections.try_for_each(|section| check(&session, section))
        }))
}

/// The lines of a section as names and values.
fn pairs(section: &Section) -> Result<Vec<(usize, &str, &str)>, Faults> {
    let mut faults = Faults::default();
    let mut pairs = Vec::new();
    for line in &section.lines {
        match line.pair() {
            Some((name, value)) => pairs.push((line.number, name, value)),
            None => faults.push(Fault::at(
                line.number,
                format!("`{}` says nothing", line.text),
                "write `name: value`",
            )),
        }
    }
    faults.or(pairs)
}

/// A script must not end in the middle of something, unless that is the point.
fn check_end<G: Playable>(session: &Session<G>, case: &Case) -> Result<(), Difference> {
    let settled = session.rules().is_settled(session.settled());
    if (session.is_between_steps() && settled) || case.section(Part::Asks).is_some() {
        return Ok(());
    }
    let asked = session.waiting().map_or_else(String::new, |question| {
        format!("`{}` is asked ({})", question.label(), question.allowed())
    });
    let play = case.section(Part::Play);
    Err(Difference {
        line: play.map_or(case.number, |play| {
            play.lines.last().map_or(play.number, |line| line.number)
        }),
        expected: "the play ends here".to_string(),
        got: asked,
    })
}

fn check<G: Playable>(session: &Session<G>, section: &Section) -> Result<(), Difference> {
    let rules = session.rules();
    let game_events = || -> Vec<String> {
        let events = session.events().iter();
        events.map(|event| rules.write_event(event)).collect()
    };
    let common_events = || -> Vec<String> {
        let events = session.events().iter();
        let common = events.flat_map(|event| rules.common_events(event));
        common.map(|event| event.to_string()).collect()
    };
    match section.part {
        Part::Start | Part::Play | Part::Results | Part::Table | Part::GoesOn => Ok(()),
        Part::Asks => asks(session, section),
        Part::Events => same(section, &game_events(), |expected, got| expected == got),
        Part::EventsInclude => include(section, &game_events(), begins),
        Part::CommonEvents => same(section, &common_events(), |expected, got| {
            expected == without_minute(got) || expected == got
        }),
        Part::CommonEventsInclude => include(section, &common_events(), |expected, got| {
            begins(expected, without_minute(got)) || begins(expected, got)
        }),
        Part::State => state(session, section),
    }
}

fn asks<G: Playable>(session: &Session<G>, section: &Section) -> Result<(), Difference> {
    let got = session.waiting().map_or_else(
        || "nothing: the match is over".to_string(),
        |question| format!("{}: {}", question.label(), question.allowed()),
    );
    let expected = section.lines.first();
    let expected = expected.map_or("", |line| line.text.as_str());
    if got == expected || got.starts_with(&format!("{expected}:")) {
        return Ok(());
    }
    Err(Difference {
        line: section.number,
        expected: expected.to_string(),
        got,
    })
}

/// The events, all of them, in order.
fn same(
    section: &Section,
    got: &[String],
    equal: impl Fn(&str, &str) -> bool,
) -> Result<(), Difference> {
    for (index, line) in section.lines.iter().enumerate() {
        let found = got
            .get(index)
            .map_or("nothing more happens", String::as_str);
        if !equal(&line.text, found) {
            return Err(Difference {
                line: line.number,
                expected: line.text.clone(),
                got: found.to_string(),
            });
        }
    }
    match got.get(section.lines.len()) {
        None => Ok(()),
        Some(more) => Err(Difference {
            line: section
                .lines
                .last()
                .map_or(section.number, |line| line.number),
            expected: "nothing more happens".to_string(),
            got: more.clone(),
        }),
    }
}

/// These events, in order, with others between.
fn include(
    section: &Section,
    got: &[String],
    matches: impl Fn(&str, &str) -> bool,
) -> Result<(), Difference> {
    let mut rest = got.iter();
    let mut last: Option<&Line> = None;
    for line in &section.lines {
        if !rest.any(|event| matches(&line.text, event)) {
            let after = last.map_or(String::new(), |line| format!(" after `{}`", line.text));
            return Err(Difference {
                line: line.number,
                expected: line.text.clone(),
                got: format!("no such event{after}, but: {}", got.join("; ")),
            });
        }
        last = Some(line);
    }
    Ok(())
}

/// True if an event is the expected one, perhaps with more words behind it.
fn begins(expected: &str, event: &str) -> bool {
    let rest = event.strip_prefix(expected);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn without_minute(event: &str) -> &str {
    event.split_once(' ').map_or(event, |(_, rest)| rest)
}

/// Setting what is expected must change nothing.
fn state<G: Playable>(session: &Session<G>, section: &Section) -> Result<(), Difference> {
    let rules = session.rules();
    let state = match session.is_between_steps() {
        true => session.settled(),
        false => session.halfway(),
    };
    for line in &section.lines {
        let differs = |got: String| Difference {
            line: line.number,
            expected: line.text.clone(),
            got,
        };
        let Some((name, value)) = line.pair() else {
            return Err(differs("no `name: value`".to_string()));
        };
        let mut wanted = state.clone();
        if let Err(fault) = rules.set(&mut wanted, name, value) {
            return Err(differs(fault.to_string()));
        }
        if wanted != *state {
            let is = rules.describe(state);
            let wanted = rules.describe(&wanted);
            let differing = is.iter().zip(&wanted).filter(|(is, wanted)| is != wanted);
            let lines = differing.map(|((name, value), _)| format!("{name}: {value}"));
            return Err(differs(lines.collect::<Vec<String>>().join(", ")));
        }
    }
    Ok(())
}
