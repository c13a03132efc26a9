//! Odds as people read them.

use std::io::{self, Write};

use games::MatchSetup;
use simulation::odds::{Effect, MatchOdds, Method, Odds};
use tabletop::Side;

use crate::terminal::sheet::SURE;

/// Scores that are shown, the likeliest first.
const SCORES: usize = 6;

/// The odds, and beside them those to compare with, under a heading, and the effect.
pub fn print(
    out: &mut impl Write,
    setup: &MatchSetup,
    found: &Odds,
    against: Option<(&str, (&Odds, &Effect))>,
) -> io::Result<()> {
    let (names, coaches) = (&setup.names, &setup.coaches);
    writeln!(
        out,
        "{} ({}) against {} ({}): {}",
        names.home,
        coaches.home,
        names.away,
        coaches.away,
        method(found)
    )?;
    let mut columns = vec![(&found.odds, found.errors.as_ref())];
    if let Some((heading, (odds, effect))) = against {
        writeln!(out, "beside {heading}: {}", method(odds))?;
        writeln!(out, "{:<24} {:>20} {heading:>20} {:>20}", "", "", "effect")?;
        columns.push((&odds.odds, odds.errors.as_ref()));
        columns.push((&effect.of, effect.errors.as_ref()));
    }
    for (name, value) in rows(&found.odds) {
        let seen = columns.iter().take(2).any(|(odds, _)| value(odds) > 0.0);
        if !seen {
            continue;
        }
        write!(out, "{name:<24}")?;
        for (at, (odds, errors)) in columns.iter().enumerate() {
            // The third is a difference.
            match at {
                2 => write!(out, " {:>+10.4}", value(odds))?,
                _ => write!(out, " {:>10.4}", value(odds))?,
            }
            match errors {
                Some(errors) => write!(out, " ± {:<7.4}", SURE * value(errors))?,
                None if columns.len() > 1 => write!(out, "{:10}", "")?,
                None => (),
            }
        }
        writeln!(out)?;
    }
    if columns.iter().any(|(_, errors)| errors.is_some()) {
        writeln!(out, "± says how far a figure may be off in 19 of 20 cases")?;
    }
    if let Some((_, (_, effect))) = against.filter(|(_, (_, effect))| effect.bound > 0.0) {
        let bound = effect.bound;
        writeln!(
            out,
            "no effect on a chance is wrong by more than {bound:.4} besides"
        )?;
    }
    Ok(())
}

fn method(odds: &Odds) -> String {
    match odds.method {
        Method::Exact => "exact".to_string(),
        Method::Bounded { error } => format!("no chance is wrong by more than {error:.4}"),
        Method::Simulated { standard_error } => format!(
            "simulated, {} matches, standard error {:.3} %",
            odds.matches.unwrap_or_default(),
            100.0 * standard_error
        ),
    }
}

/// Something that is read from odds.
type Figure = Box<dyn Fn(&MatchOdds) -> f64>;

fn rows(odds: &MatchOdds) -> Vec<(String, Figure)> {
    let mut rows: Vec<(String, Figure)> = vec![
        ("home wins".to_string(), Box::new(|odds| odds.wins.home)),
        ("draw".to_string(), Box::new(|odds| odds.tie)),
        ("away wins".to_string(), Box::new(|odds| odds.wins.away)),
    ];
    for side in Side::BOTH {
        for &(what, _) in &odds.means[side] {
            let name = format!("{side} {}", what.replace('_', " "));
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
        let name = format!("{home}-{away}");
        rows.push((name, Box::new(move |odds| odds.scores[home][away])));
    }
    rows
}
