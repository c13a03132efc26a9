//! Playing a scenario and comparing what comes out.

use library::Library;
use tabletop::{Fault, Faults, Session, UndoRule};

use super::{
    Beside, CaseOutcome, Difference, answers, bracket,
    documents::Documents,
    file::{Case, CasePart, CaseSection, NumberedLine, ScenarioFile},
    point, tally,
};
use games::{ForGame, playable::Playable};

pub(super) fn run(
    file: &ScenarioFile,
    library: &Library,
    beside: &Beside<'_>,
) -> Result<Vec<CaseOutcome>, Faults> {
    struct Cases<'a>(&'a ScenarioFile, &'a Library, &'a Beside<'a>);
    impl ForGame for Cases<'_> {
        type Output = Result<Vec<CaseOutcome>, Faults>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            let Cases(file, library, beside) = self;
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
                let own = file.documents.iter().chain(&case.documents);
                let documents = Documents::collect::<G>(own, &bundled, beside)?;
                let options = file.options.iter().chain(&case.options).map(String::as_str);
                let options: Vec<&str> = unlimited.into_iter().chain(options).collect();
                let rules = G::build(|name| documents.text(name), &options)
                    .map_err(|faults| documents.place::<G>(faults))?;
                let mut clauses = Vec::new();
                let difference = run_case(rules, case, &mut clauses)?.err();
                outcomes.push(CaseOutcome {
                    case: case.name.clone(),
                    clauses,
                    difference,
                });
            }
            Ok(outcomes)
        }
    }
    file.game.with(Cases(file, library, beside))
}

fn run_case<G: Playable>(
    rules: G,
    case: &Case,
    clauses: &mut Vec<&'static str>,
) -> Result<Result<(), Difference>, Faults> {
    if case.section(CasePart::Results).is_some() {
        return Ok(bracket::run(case));
    }
    let start = match case.section(CasePart::Start) {
        None => rules.kick_off(),
        Some(section) => rules.arrange(pairs(section)?)?,
    };
    let mut session = Session::from_state(rules, start, UndoRule::Free);
    let play = case
        .section(CasePart::Play)
        .map_or(&[][..], |play| &play.lines);
    let given = answers::give(&mut session, play);
    if case.section(CasePart::Asks).is_none() {
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
fn pairs(section: &CaseSection) -> Result<Vec<(usize, &str, &str)>, Faults> {
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
    if (session.is_between_steps() && settled) || case.section(CasePart::Asks).is_some() {
        return Ok(());
    }
    let asked = session.waiting().map_or_else(String::new, |question| {
        format!("`{}` is asked ({})", question.label(), question.allowed())
    });
    let play = case.section(CasePart::Play);
    Err(Difference {
        line: play.map_or(case.number, |play| {
            play.lines.last().map_or(play.number, |line| line.number)
        }),
        expected: "the play ends here".to_string(),
        got: asked,
    })
}

fn check<G: Playable>(session: &Session<G>, section: &CaseSection) -> Result<(), Difference> {
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
        CasePart::Start
        | CasePart::Play
        | CasePart::Results
        | CasePart::Table
        | CasePart::GoesOn => Ok(()),
        CasePart::Asks => asks(session, section),
        CasePart::Events => same(section, &game_events(), |expected, got| expected == got),
        CasePart::EventsInclude => include(section, &game_events(), begins),
        CasePart::CommonEvents => same(section, &common_events(), |expected, got| {
            expected == without_minute(got) || expected == got
        }),
        CasePart::CommonEventsInclude => include(section, &common_events(), |expected, got| {
            begins(expected, without_minute(got)) || begins(expected, got)
        }),
        CasePart::State => {
            let mut lines = section.lines.iter();
            lines.try_for_each(|line| point::is_so(session, line))
        }
        CasePart::CaseTally => tally::check(session, section),
    }
}

fn asks<G: Playable>(session: &Session<G>, section: &CaseSection) -> Result<(), Difference> {
    let expected = section.lines.first();
    let expected = expected.map_or("", |line| line.text.as_str());
    point::is_asked(session, section.number, expected)
}

/// The events, all of them, in order.
fn same(
    section: &CaseSection,
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
    section: &CaseSection,
    got: &[String],
    matches: impl Fn(&str, &str) -> bool,
) -> Result<(), Difference> {
    let mut rest = got.iter();
    let mut last: Option<&NumberedLine> = None;
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
