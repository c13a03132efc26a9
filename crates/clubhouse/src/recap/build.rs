//! What a recap says.

use arena::Match;
use competition::course::{Act, MatchKey, Scheduled};
use competition::groups::group_name;
use competition::ranking::Standings;
use competition::result::{MatchResult, Status};
use library::Library;
use simulation::StoryLine;
use tabletop::Side;

use super::{
    Card, Piece,
    scorers::{scorers, scorers_by_name},
};
use crate::season::{Entry, Season, SeasonError, totals};

/// The numbers of a box score that a recap shows, and what it calls them.
const NUMBERS: [(&str, &str); 9] = [
    ("shots", "shots"),
    ("on_target", "shots on target"),
    ("possession", "possession"),
    ("passes", "passes"),
    ("corners", "corners"),
    ("offsides", "offsides"),
    ("fouls", "fouls"),
    ("yellows", "yellow cards"),
    ("reds", "red cards"),
];

/// How many of them fit on a score card.
const SHOWN_ON_CARD: usize = 5;

/// How many players a recap of a season names for each number.
const LEADERS: usize = 10;

/// What the goals of a result do not say; empty if they say all.
fn beside(result: &MatchResult) -> String {
    let mut words = Vec::new();
    words.extend(result.extra.map(|_| "after extra time".to_string()));
    let kicks = result.shootout;
    words.extend(kicks.map(|[home, away]| format!("{home}–{away} on kicks")));
    words.extend(result.lots.map(|side| format!("{side} side by lot")));
    match result.status {
        Status::Walkover => words.push("walkover".to_string()),
        Status::Expunged => words.push("struck from the record".to_string()),
        Status::Abandoned => words.push("abandoned".to_string()),
        Status::Played => {}
    }
    words.join(", ")
}

fn score(result: &MatchResult) -> String {
    let [home, away] = result.table_goals();
    match beside(result) {
        words if words.is_empty() => format!("{home}–{away}"),
        words => format!("{home}–{away} ({words})"),
    }
}

/// What a round is called.
fn round_name(season: &Season, stage: usize, round: usize) -> String {
    let course = season.course();
    match course.cup_rounds(stage).get(round) {
        Some(cup) => cup.name.clone(),
        None => format!("round {}", round + 1),
    }
}

/// What is shown of a box score.
fn numbers(number: impl Fn(Side, &str) -> u64) -> Vec<(String, u64, u64)> {
    let shown = NUMBERS.iter().map(|(name, words)| {
        let [home, away] = Side::BOTH.map(|side| number(side, name));
        match (*name, home + away) {
            // How often each had the ball is no number for people: what share of it, is.
            ("possession", all @ 1..) => {
                let share = (200 * home + all) / (2 * all);
                (format!("{words} (%)"), share, 100 - share)
            }
            _ => ((*words).to_string(), home, away),
        }
    });
    shown.filter(|(_, home, away)| home + away > 0).collect()
}

fn numbers_of(entry: &Entry) -> Vec<(String, u64, u64)> {
    numbers(|side, name| counted(entry, side, name))
}

fn counted(entry: &Entry, side: Side, name: &str) -> u64 {
    let numbers = &entry.box_score[side as usize];
    numbers.get(name).copied().unwrap_or(0)
}

/// The scorers of a side without their minutes, own goals of the other side among them.
pub(crate) fn scorers_of(entry: &Entry, side: Side) -> Vec<String> {
    let own_goals = counted(entry, side.other(), "own_goals");
    scorers_by_name(&entry.players[side as usize], own_goals)
}

/// The score card of a match that has a result.
fn card(season: &Season, found: &Scheduled, entry: &Entry, story: &[StoryLine]) -> Card {
    let fixture = found.fixture();
    let result = found.result.clone().unwrap_or_default();
    let (stage, round) = (found.key.stage, found.key.round);
    Card {
        above: format!(
            "{}, {}",
            season.header().name,
            round_name(season, stage, round)
        ),
        names: [fixture.home, fixture.away].map(|team| season.name(team).to_string()),
        goals: result.table_goals(),
        beside: beside(&result),
        scorers: Side::BOTH.map(|side| match story {
            [] => scorers_of(entry, side),
            story => scorers(story, side),
        }),
        numbers: numbers_of(entry).into_iter().take(SHOWN_ON_CARD).collect(),
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
) -> Result<(Vec<Piece>, Card), SeasonError> {
    let (_, entry) = season.entry_of(key)?;
    let again = season.match_of(key, library).ok();
    let again = again.as_deref();
    let story = again.map(Match::story).unwrap_or_default();
    let Some(found) = season.course().find(key) else {
        return Err(SeasonError::Unfit(format!("there is no match {key}")));
    };
    let card = card(season, found, entry, &story);
    let result = found.result.clone().unwrap_or_default();
    let where_from = format!("{} ({key})", card.above);
    let mut pieces = pieces(&card, where_from, &result, numbers_of(entry));
    pieces.extend(again.and_then(notes));
    Ok((pieces, card))
}

/// A match that belongs to no season.
#[must_use]
pub fn of_friendly(played: &dyn Match) -> (Vec<Piece>, Card) {
    let report = played.report();
    let (story, setup) = (played.story(), played.setup());
    let counted = |side: Side, name: &str| {
        let mut all = report.box_score.stats[side].named();
        all.find(|(known, _)| *known == name)
            .map_or(0, |(_, count)| count)
    };
    let numbers = numbers(counted);
    let card = Card {
        above: setup.game.name().to_string(),
        names: [setup.names.home.clone(), setup.names.away.clone()],
        goals: report.result.table_goals(),
        beside: beside(&report.result),
        scorers: Side::BOTH.map(|side| scorers(&story, side)),
        numbers: numbers.iter().take(SHOWN_ON_CARD).cloned().collect(),
    };
    let mut pieces = pieces(&card, card.above.clone(), &report.result, numbers);
    pieces.extend(notes(played));
    (pieces, card)
}

/// What is to be said beside the numbers of players, if anything is.
fn notes(played: &dyn Match) -> Option<Piece> {
    let (players, names) = (played.players(), &played.setup().names);
    let notes = Side::BOTH.into_iter().flat_map(|side| {
        let noted = players[side].iter().filter_map(move |(name, did)| {
            let note = played.sheet_note(did)?;
            Some(format!("{name} ({}): {}", names[side], note.words()))
        });
        noted.collect::<Vec<_>>()
    });
    let notes: Vec<String> = notes.collect();
    (!notes.is_empty()).then_some(Piece::List(notes))
}

/// A match in words, below its score card.
fn pieces(
    card: &Card,
    where_from: String,
    result: &MatchResult,
    numbers: Vec<(String, u64, u64)>,
) -> Vec<Piece> {
    let [home, away] = &card.names;
    let mut pieces = vec![
        Piece::Heading(1, format!("{home} {} {away}", score(result))),
        Piece::Text(where_from),
        Piece::Card(Box::new(card.clone())),
    ];
    for (side, name) in Side::BOTH.into_iter().zip(&card.names) {
        let goals = &card.scorers[side as usize];
        if !goals.is_empty() {
            pieces.push(Piece::Text(format!("{name}: {}", goals.join("; "))));
        }
    }
    let cards = result.cards.iter().map(|card| {
        let minute = match card.minute {
            0 => String::new(),
            minute => format!(" {minute}'"),
        };
        let colour = match card.colour {
            competition::result::Colour::Yellow => "yellow card",
            competition::result::Colour::SecondYellow => "second yellow card",
            competition::result::Colour::Red => "red card",
        };
        let team = &card_name(&card.side, home, away);
        format!("{} ({team}){minute}, {colour}", card.player)
    });
    let cards: Vec<String> = cards.collect();
    if !cards.is_empty() {
        pieces.push(Piece::Heading(2, "Cards".to_string()));
        pieces.push(Piece::List(cards));
    }
    if !numbers.is_empty() {
        pieces.push(Piece::Heading(2, "Numbers".to_string()));
        let head = [String::new(), home.clone(), away.clone()].to_vec();
        let row =
            |(name, home, away): (String, u64, u64)| vec![name, home.to_string(), away.to_string()];
        pieces.push(Piece::Table(head, numbers.into_iter().map(row).collect()));
    }
    pieces
}

fn card_name(side: &Side, home: &str, away: &str) -> String {
    match side {
        Side::Home => home.to_string(),
        Side::Away => away.to_string(),
    }
}

/// A round: its results with their scorers, and the tables after it as they stand now.
///
/// # Errors
///
/// If there is no such round (both count from 0).
pub fn of_round(season: &Season, stage: usize, round: usize) -> Result<Vec<Piece>, SeasonError> {
    let of_round = |found: &&Scheduled| (found.key.stage, found.key.round) == (stage, round);
    let matches: Vec<&Scheduled> = season.course().matches().filter(of_round).collect();
    if matches.is_empty() {
        let what = format!("there is no round {}.{}", stage + 1, round + 1);
        return Err(SeasonError::Unfit(what));
    }
    let name = round_name(season, stage, round);
    let mut pieces = vec![Piece::Heading(
        1,
        format!("{}, {name}", season.header().name),
    )];
    let mut lines = Vec::new();
    for found in matches {
        let fixture = found.fixture();
        let [home, away] = [fixture.home, fixture.away].map(|team| season.name(team));
        let Some(result) = &found.result else {
            lines.push(format!("{home} – {away}, to be played"));
            continue;
        };
        let mut line = format!("{home} {} {away}", score(result));
        if let Ok((_, entry)) = season.entry_of(found.key) {
            let goals = Side::BOTH.map(|side| scorers_of(entry, side).join(", "));
            let goals: Vec<String> = goals.into_iter().filter(|side| !side.is_empty()).collect();
            if !goals.is_empty() {
                line.push_str(&format!(" ({})", goals.join("; ")));
            }
        }
        lines.push(line);
    }
    pieces.push(Piece::List(lines));
    pieces.extend(tables(season, stage)?);
    Ok(pieces)
}

fn tables(season: &Season, stage: usize) -> Result<Vec<Piece>, SeasonError> {
    let tables = season.course().tables(stage)?;
    let several = tables.len() > 1;
    let mut pieces = Vec::new();
    for (group, table) in tables.iter().enumerate() {
        let name = match several {
            true => format!("Group {}", group_name(group)),
            false => "Table".to_string(),
        };
        pieces.push(Piece::Heading(2, name));
        pieces.push(table_of(season, table));
    }
    Ok(pieces)
}

fn table_of(season: &Season, table: &Standings) -> Piece {
    let head = ["Team", "P", "W", "D", "L", "Goals", "Pts"].map(str::to_string);
    let row = |(row, place): (&competition::table::Row, &usize)| {
        let total = row.total();
        vec![
            format!("{place}. {}", season.name(row.team)),
            total.played.to_string(),
            total.won.to_string(),
            total.drawn.to_string(),
            total.lost.to_string(),
            format!("{}:{}", total.goals_for, total.goals_against),
            row.points.to_string(),
        ]
    };
    let rows = table.rows.iter().zip(&table.places).map(row);
    Piece::Table(head.to_vec(), rows.collect())
}

/// A season: who won it, its tables and cups, its leading players.
///
/// # Errors
///
/// If a table cannot be ordered.
pub fn of_season(season: &Season) -> Result<Vec<Piece>, SeasonError> {
    let course = season.course();
    let played = season.standing();
    let played = played.filter(|entry| matches!(entry.act, Act::Result { .. }));
    let (played, left) = (played.count(), season.open_matches().count());
    let state = match course.champion() {
        Some(champion) => format!("{} won it; {played} matches.", season.name(champion)),
        None => format!("{played} matches played, {left} to play."),
    };
    let mut pieces = vec![
        Piece::Heading(1, season.header().name.clone()),
        Piece::Text(state),
    ];
    for stage in 0..course.stages() {
        pieces.extend(tables(season, stage)?);
        for (number, round) in course.cup_rounds(stage).iter().enumerate() {
            pieces.push(Piece::Heading(2, round.name.clone()));
            let of_round =
                |found: &&Scheduled| (found.key.stage, found.key.round) == (stage, number);
            let lines = course.matches().filter(of_round).map(|found| {
                let fixture = found.fixture();
                let [home, away] = [fixture.home, fixture.away].map(|team| season.name(team));
                let score = found.result.as_ref().map_or("–".to_string(), score);
                format!("{home} {score} {away}")
            });
            pieces.push(Piece::List(lines.collect()));
        }
    }
    let all = totals(season);
    for (number, name) in [
        ("goals", "Scorers"),
        ("assists", "Assists"),
        ("saves", "Saves"),
    ] {
        let mut leaders: Vec<_> = all.iter().filter(|p| p.number(number) > 0).collect();
        leaders.sort_by_key(|player| std::cmp::Reverse(player.number(number)));
        leaders.truncate(LEADERS);
        if leaders.is_empty() {
            continue;
        }
        pieces.push(Piece::Heading(2, name.to_string()));
        let head = ["Player", "Team", number].map(str::to_string).to_vec();
        let rows = leaders.iter().map(|player| {
            vec![
                player.name.clone(),
                season.name(player.team).to_string(),
                player.number(number).to_string(),
            ]
        });
        pieces.push(Piece::Table(head, rows.collect()));
    }
    Ok(pieces)
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
        let wanted = [("possession (%)", 67, 33), ("corners", 3, 0)];
        assert_eq!(
            shown,
            wanted.map(|(name, home, away)| (name.to_string(), home, away))
        );
        assert_eq!(numbers(|_, _| 0), []);
    }
}
