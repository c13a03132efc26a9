//! What a recap of a match says.

use arena::Match;
use competition::course::{MatchKey, Scheduled};
use competition::result::{Colour, MatchResult};
use football::phrase;
use library::Library;
use simulation::StoryLine;
use tabletop::Side;

use super::{
    RecapPart, ScoreCard,
    scorers::{scorers, scorers_by_name},
};
use crate::{JournalEntry, Season, SeasonError, SeasonWords};

/// The numbers of a box score that a recap shows.
const NUMBERS: [&str; 9] = [
    "shots",
    "on_target",
    "possession",
    "passes",
    "corners",
    "offsides",
    "fouls",
    "yellows",
    "reds",
];

/// How many of them fit on a score card.
const SHOWN_ON_CARD: usize = 5;

/// What a round is called.
pub(super) fn round_name(
    season: &Season,
    stage: usize,
    round: usize,
    words: &SeasonWords<'_>,
) -> String {
    let course = season.course();
    match course.cup_rounds(stage).get(round) {
        Some(cup) => words.round(&cup.name),
        None => words.say(&phrase!("recap.round", number = round + 1)),
    }
}

/// What is shown of a box score.
fn numbers(number: impl Fn(Side, &str) -> u64) -> Vec<(&'static str, u64, u64)> {
    let shown = NUMBERS.into_iter().map(|name| {
        let [home, away] = Side::BOTH.map(|side| number(side, name));
        match (name, home + away) {
            // How often each had the ball is no number for people: what share of it, is.
            ("possession", all @ 1..) => {
                let share = (200 * home + all) / (2 * all);
                (name, share, 100 - share)
            }
            _ => (name, home, away),
        }
    });
    shown.filter(|(_, home, away)| home + away > 0).collect()
}

/// The same in words.
fn numbers_told(
    number: impl Fn(Side, &str) -> u64,
    words: &SeasonWords<'_>,
) -> Vec<(String, u64, u64)> {
    let all = numbers(number).into_iter();
    all.map(|(name, home, away)| (words.number(name), home, away))
        .collect()
}

fn counted(entry: &JournalEntry, side: Side, name: &str) -> u64 {
    let numbers = &entry.box_score[side as usize];
    numbers.get(name).copied().unwrap_or(0)
}

/// The scorers of a side without their minutes, own goals of the other side among them.
pub(crate) fn scorers_of(entry: &JournalEntry, side: Side, own_goal: &str) -> Vec<String> {
    let own_goals = counted(entry, side.other(), "own_goals");
    scorers_by_name(&entry.players[side as usize], own_goals, own_goal)
}

/// The score card of a match that has a result.
fn card(
    season: &Season,
    found: &Scheduled,
    entry: &JournalEntry,
    story: &[StoryLine],
    words: &SeasonWords<'_>,
) -> ScoreCard {
    let fixture = found.fixture();
    let result = found.result.clone().unwrap_or_default();
    let (stage, round) = (found.key.stage, found.key.round);
    let own_goal = &words.word("own.goal");
    ScoreCard {
        above: format!(
            "{}, {}",
            season.header().name,
            round_name(season, stage, round, words)
        ),
        names: [fixture.home, fixture.away].map(|team| season.name(team).to_string()),
        goals: result.table_goals(),
        beside: words.beside(&result),
        scorers: Side::BOTH.map(|side| match story {
            [] => scorers_of(entry, side, own_goal),
            story => scorers(story, side, own_goal),
        }),
        numbers: numbers_told(|side, name| counted(entry, side, name), words)
            .into_iter()
            .take(SHOWN_ON_CARD)
            .collect(),
    }
}

/// A match: its score card, scorers, cards and numbers. It is looked at again for the
/// minutes; where that is not possible, the recap does without.
///
/// # Errors
///
/// If it has no result.
pub fn of_match(
    season: &Season,
    key: MatchKey,
    library: &Library,
    words: &SeasonWords<'_>,
) -> Result<(Vec<RecapPart>, ScoreCard), SeasonError> {
    let (_, entry) = season.entry_of(key)?;
    let again = season.match_of(key, library).ok();
    let again = again.as_deref();
    let story = again
        .map(|again| again.story(words.language))
        .unwrap_or_default();
    let Some(found) = season.course().find(key) else {
        return Err(SeasonError::Unfit(format!("there is no match {key}")));
    };
    let card = card(season, found, entry, &story, words);
    let result = found.result.clone().unwrap_or_default();
    let where_from = format!("{} ({key})", card.above);
    let numbers = numbers_told(|side, name| counted(entry, side, name), words);
    let mut pieces = pieces(&card, where_from, &result, numbers, words);
    pieces.extend(again.and_then(|again| notes(again, words)));
    Ok((pieces, card))
}

/// A match that belongs to no season.
#[must_use]
pub fn of_friendly(played: &dyn Match, words: &SeasonWords<'_>) -> (Vec<RecapPart>, ScoreCard) {
    let report = played.report();
    let (story, setup) = (played.story(words.language), played.setup());
    let counted = |side: Side, name: &str| {
        let mut all = report.box_score.stats[side].named();
        all.find(|(known, _)| *known == name)
            .map_or(0, |(_, count)| count)
    };
    let numbers = numbers_told(counted, words);
    let own_goal = &words.word("own.goal");
    let card = ScoreCard {
        above: setup.game.name().to_string(),
        names: [setup.names.home.clone(), setup.names.away.clone()],
        goals: report.result.table_goals(),
        beside: words.beside(&report.result),
        scorers: Side::BOTH.map(|side| scorers(&story, side, own_goal)),
        numbers: numbers.iter().take(SHOWN_ON_CARD).cloned().collect(),
    };
    let mut pieces = pieces(&card, card.above.clone(), &report.result, numbers, words);
    pieces.extend(notes(played, words));
    (pieces, card)
}

/// What is to be said beside the numbers of players, if anything is.
fn notes(played: &dyn Match, words: &SeasonWords<'_>) -> Option<RecapPart> {
    let (players, names) = (played.players(words.language), &played.setup().names);
    let notes = Side::BOTH.into_iter().flat_map(|side| {
        let noted = players[side].iter().filter_map(move |(name, did)| {
            let note = played.sheet_note(did)?;
            let note = words.say(&note.phrase());
            Some(format!("{name} ({}): {note}", names[side]))
        });
        noted.collect::<Vec<_>>()
    });
    let notes: Vec<String> = notes.collect();
    (!notes.is_empty()).then_some(RecapPart::List(notes))
}

/// A match in words, below its score card.
fn pieces(
    card: &ScoreCard,
    where_from: String,
    result: &MatchResult,
    numbers: Vec<(String, u64, u64)>,
    words: &SeasonWords<'_>,
) -> Vec<RecapPart> {
    let [home, away] = &card.names;
    let mut pieces = vec![
        RecapPart::Heading(1, format!("{home} {} {away}", words.score(result))),
        RecapPart::Text(where_from),
        RecapPart::Card(Box::new(card.clone())),
    ];
    for (side, name) in Side::BOTH.into_iter().zip(&card.names) {
        let goals = &card.scorers[side as usize];
        if !goals.is_empty() {
            pieces.push(RecapPart::Text(format!("{name}: {}", goals.join("; "))));
        }
    }
    let cards = result.cards.iter().map(|card| {
        let minute = match card.minute {
            0 => String::new(),
            minute => format!(" {minute}'"),
        };
        let colour = words.word(match card.colour {
            Colour::Yellow => "yellow",
            Colour::SecondYellow => "second.yellow",
            Colour::Red => "red",
        });
        let team = &card_name(&card.side, home, away);
        format!("{} ({team}){minute}, {colour}", card.player)
    });
    let cards: Vec<String> = cards.collect();
    if !cards.is_empty() {
        pieces.push(RecapPart::Heading(2, words.word("cards")));
        pieces.push(RecapPart::List(cards));
    }
    if !numbers.is_empty() {
        pieces.push(RecapPart::Heading(2, words.word("numbers")));
        let head = [String::new(), home.clone(), away.clone()].to_vec();
        let row =
            |(name, home, away): (String, u64, u64)| vec![name, home.to_string(), away.to_string()];
        pieces.push(RecapPart::Table(
            head,
            numbers.into_iter().map(row).collect(),
        ));
    }
    pieces
}

fn card_name(side: &Side, home: &str, away: &str) -> String {
    match side {
        Side::Home => home.to_string(),
        Side::Away => away.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of 401 spells home had 267: 66.58 of a hundred.
    #[test]
    fn possession_is_a_share() {
        let counted = |side: Side, name: &str| match (side, name) {
            (Side::Home, "possession") => 267,
            (Side::Away, "possession") => 134,
            (Side::Home, "corners") => 3,
            _ => 0,
        };
        let shown = numbers(counted);
        assert_eq!(shown, [("possession", 67, 33), ("corners", 3, 0)]);
        assert_eq!(numbers(|_, _| 0), []);
    }
}
