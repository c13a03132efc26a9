//! Odds as people read them.

use std::io::{self, Write};

use football::{Phrase, phrase, phrase::decimal, score, term};
use games::MatchSetup;
use simulation::odds::{Effect, MatchOdds, Method, Odds};
use tabletop::{BySide, Side};

use crate::{
    speech::Speech,
    terminal::sheet::{self, SURE},
};

/// Scores that are shown, the likeliest first.
const SCORES: usize = 6;

/// The odds, and beside them those to compare with, under a heading, and the effect.
pub fn print(
    out: &mut impl Write,
    (setup, speech): (&MatchSetup, &Speech),
    found: &Odds,
    against: Option<(&str, (&Odds, &Effect))>,
) -> io::Result<()> {
    let of = sheet::of_coaches("odds.of", setup, speech).with("method", method(found));
    writeln!(out, "{}", speech.teller(&setup.names).say(&of))?;
    let mut columns = vec![(&found.odds, found.errors.as_ref())];
    if let Some((heading, (odds, effect))) = against {
        let setting = heading.to_string();
        let beside = phrase!("odds.beside", setting = setting, method = method(odds));
        writeln!(out, "{}", speech.say(&beside))?;
        let title = speech.term("odds.effect");
        writeln!(out, "{:<24} {:>20} {heading:>20} {title:>20}", "", "")?;
        columns.push((&odds.odds, odds.errors.as_ref()));
        columns.push((&effect.of, effect.errors.as_ref()));
    }
    for (name, value) in rows(&found.odds, speech) {
        let seen = columns.iter().take(2).any(|(odds, _)| value(odds) > 0.0);
        if !seen {
            continue;
        }
        write!(out, "{name:<24}")?;
        for (at, (odds, errors)) in columns.iter().enumerate() {
            // The third is a difference.
            let figure = match at {
                2 => speech.say(&phrase!("odds.difference", n = decimal(value(odds), 4))),
                _ => speech.decimal(value(odds), 4),
            };
            write!(out, " {figure:>10}")?;
            match errors {
                Some(errors) => {
                    let error = speech.decimal(SURE * value(errors), 4);
                    write!(out, " ± {error:<7}")?;
                }
                None if columns.len() > 1 => write!(out, "{:10}", "")?,
                None => (),
            }
        }
        writeln!(out)?;
    }
    if columns.iter().any(|(_, errors)| errors.is_some()) {
        writeln!(out, "{}", speech.term("odds.give.or.take"))?;
    }
    if let Some((_, (_, effect))) = against.filter(|(_, (_, effect))| effect.bound > 0.0) {
        let bound = phrase!("odds.effect.bound", error = decimal(effect.bound, 4));
        writeln!(out, "{}", speech.say(&bound))?;
    }
    Ok(())
}

fn method(odds: &Odds) -> Phrase {
    match odds.method {
        Method::Exact => term("odds.exact"),
        Method::Bounded { error } => phrase!("odds.bounded", error = decimal(error, 4)),
        Method::Simulated { standard_error } => phrase!(
            "odds.simulated",
            matches = odds.matches.unwrap_or_default(),
            error = decimal(100.0 * standard_error, 3),
        ),
    }
}

/// Something that is read from odds.
type Figure = Box<dyn Fn(&MatchOdds) -> f64>;

fn rows(odds: &MatchOdds, speech: &Speech) -> Vec<(String, Figure)> {
    let mut rows: Vec<(String, Figure)> = vec![
        (
            speech.term("odds.home.wins"),
            Box::new(|odds| odds.wins.home),
        ),
        (speech.term("odds.draw"), Box::new(|odds| odds.tie)),
        (
            speech.term("odds.away.wins"),
            Box::new(|odds| odds.wins.away),
        ),
    ];
    for side in Side::BOTH {
        for &(what, _) in &odds.means[side] {
            let (side_name, stat) = (speech.side(side), speech.stat(what));
            let name = speech.say(&phrase!("odds.stat", side = side_name, stat = stat));
            // What is worked out may leave out what cannot happen.
            let mean = move |odds: &MatchOdds| {
                let mut means = odds.means[side].iter();
                means
                    .find(|(own, _)| *own == what)
                    .map_or(0.0, |(_, mean)| *mean)
            };
            rows.push((name, Box::new(mean)));
        }
    }
    let mut scores: Vec<(f64, usize, usize)> = Vec::new();
    for (home, row) in odds.scores.iter().enumerate() {
        scores.extend(row.iter().enumerate().map(|(away, &p)| (p, home, away)));
    }
    scores.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (_, home, away) in scores.into_iter().take(SCORES) {
        let goals = BySide { home, away }.map(|goals| goals as u16);
        let name = speech.say(&score(goals));
        rows.push((name, Box::new(move |odds| odds.scores[home][away])));
    }
    rows
}
