//! Results as people type them.

use competition::result::{Blame, MatchResult, Status};

use super::SeasonError;

/// Reads `2-1`, `1-1 +0-1` (extra time), `1-1 +0-0 p4-3` (and a shoot-out), `walkover home`
/// (who is to blame), `1-0 abandoned away`.
///
/// # Errors
///
/// If it is none of these.
pub fn parse_result(text: &str) -> Result<MatchResult, SeasonError> {
    let mut result = MatchResult::default();
    let mut goals = None;
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let fits = match word {
            "walkover" | "abandoned" => {
                result.status = match word {
                    "walkover" => Status::Walkover,
                    _ => Status::Abandoned,
                };
                result.blame = words.next().and_then(blame);
                result.blame.is_some()
            }
            _ => match (word.strip_prefix('+'), word.strip_prefix('p')) {
                (Some(score), _) => set(&mut result.extra, score),
                (_, Some(score)) => set(&mut result.shootout, score),
                _ => set(&mut goals, word),
            },
        };
        if !fits {
            return Err(unreadable(text));
        }
    }
    match goals {
        Some(goals) => result.goals = goals,
        None if result.status == Status::Walkover => {}
        None => return Err(unreadable(text)),
    }
    Ok(result)
}

/// The same, written.
#[must_use]
pub fn write_result(result: &MatchResult) -> String {
    let of = |[home, away]: [u32; 2]| format!("{home}-{away}");
    let mut words = vec![of(result.goals)];
    words.extend(result.extra.map(|extra| format!("+{}", of(extra))));
    words.extend(result.shootout.map(|kicks| format!("p{}", of(kicks))));
    let status = match result.status {
        Status::Walkover => Some("walkover"),
        Status::Abandoned => Some("abandoned"),
        Status::Played | Status::Expunged => None,
    };
    let named = BLAMES.into_iter().find(|(_, it)| Some(*it) == result.blame);
    if let (Some(status), Some((blame, _))) = (status, named) {
        words.push(format!("{status} {blame}"));
    }
    words.join(" ")
}

/// Reads the kicks of a shoot-out that follows a match which is over: `p4-3`.
#[must_use]
pub fn parse_kicks(text: &str) -> Option<[u32; 2]> {
    let mut kicks = None;
    set(&mut kicks, text.trim().strip_prefix('p')?);
    kicks
}

fn unreadable(text: &str) -> SeasonError {
    SeasonError::Unfit(format!(
        "`{text}` is no result; write 2-1, 1-1 +0-1 with extra time, 1-1 +0-0 p4-3 with a \
         shoot-out, or `walkover home` if the home side is to blame"
    ))
}

/// True if it was not said before and is a score.
fn set(place: &mut Option<[u32; 2]>, text: &str) -> bool {
    let score = text.split_once('-').and_then(|(home, away)| {
        // Nobody scores a thousand.
        let goals = |text: &str| text.parse().ok().filter(|goals| *goals < 1000);
        Some([goals(home)?, goals(away)?])
    });
    let fits = place.is_none() && score.is_some();
    *place = score.or(*place);
    fits
}

/// Who can be to blame.
const BLAMES: [(&str, Blame); 3] = [
    ("home", Blame::Home),
    ("away", Blame::Away),
    ("both", Blame::Both),
];

fn blame(word: &str) -> Option<Blame> {
    let named = BLAMES.into_iter().find(|(name, _)| *name == word);
    named.map(|(_, blame)| blame)
}
