//! A season as two tables of event counts, `players_….csv` and `teams_….csv`: a row for each
//! player and club, counts by thirds of the pitch (`_D`, `_M`, `_O`).

use std::collections::{BTreeMap, HashMap};

use csv::StringRecord;
use tabletop::{Fault, Faults};

use super::{Estimate, Imported, RESULTS_ESTIMATED, scorers, square::square};
use crate::{
    ClubCount as C, ClubSeason, ColumnCounts, Foot, KnownColumns, PlayerCount as P, PlayerSeason,
    Position, Season,
    doubts::{self, Doubts},
    names::{ClubNames, Name},
    rows::{Heading, NumberedRow, rows, whole},
};

/// Columns of players that are taken as they are.
const PLAYERS: [(P, &[&str]); 62] = [
    (P::Appearances, &["gp"]),
    (P::Starts, &["gs"]),
    (P::SubbedOff, &["subbed_off"]),
    (P::Minutes, &["min"]),
    (P::Goals, &["goal"]),
    (P::Assists, &["assist"]),
    (P::OwnGoals, &["og"]),
    (P::KeyPasses, &["keypass", "assist"]),
    (P::Shots, &["shot"]),
    (P::OnTarget, &["sot"]),
    (P::ShotsBlocked, &["shotblk"]),
    (P::HeadShots, &["shot_head"]),
    (P::HeadOnTarget, &["sot_head"]),
    (P::HeadGoals, &["goal_head"]),
    (P::FreeKickShots, &["shot_fk"]),
    (P::Penalties, &["shot_pk"]),
    (P::PenaltyGoals, &["goal_pk"]),
    (P::Fouls, &["foul_D", "foul_M", "foul_O"]),
    (P::FoulsDef, &["foul_D"]),
    (P::FoulsMid, &["foul_M"]),
    (P::FoulsOff, &["foul_O"]),
    (P::FouledDef, &["fouled_D"]),
    (P::FouledMid, &["fouled_M"]),
    (P::FouledOff, &["fouled_O"]),
    (P::Offsides, &["offside"]),
    (P::Yellows, &["yc", "yc2"]),
    (P::SecondYellows, &["yc2"]),
    (P::Reds, &["rc"]),
    (P::PassesDef, &["pass_D"]),
    (P::PassesDefGood, &["passok_D"]),
    (P::PassesMid, &["pass_M"]),
    (P::PassesMidGood, &["passok_M"]),
    (P::PassesOff, &["pass_O"]),
    (P::PassesOffGood, &["passok_O"]),
    (P::ForwardDef, &["fwdpass_D"]),
    (P::ForwardDefGood, &["fwdok_D"]),
    (P::ForwardMid, &["fwdpass_M"]),
    (P::ForwardMidGood, &["fwdok_M"]),
    (P::LongPasses, &["longpass"]),
    (P::LongPassesGood, &["longok"]),
    (P::ThroughBalls, &["smart"]),
    (P::ThroughBallsGood, &["smartok"]),
    (P::Crosses, &["cross"]),
    (P::CrossesGood, &["crossok"]),
    (P::Corners, &["corner"]),
    (P::TakeOns, &["takeon"]),
    (P::TakeOnsWon, &["takeonwon"]),
    (P::DuelsDef, &["att_D"]),
    (P::DuelsDefWon, &["attwon_D"]),
    (P::DuelsMid, &["att_M"]),
    (P::DuelsMidWon, &["attwon_M"]),
    (P::DuelsOff, &["att_O"]),
    (P::DuelsOffWon, &["attwon_O"]),
    (P::TacklesDef, &["defwon_D"]),
    (P::TacklesMid, &["defwon_M"]),
    (P::TacklesOff, &["defwon_O"]),
    (P::InterceptionsDef, &["int_D"]),
    (P::InterceptionsMid, &["int_M"]),
    (P::InterceptionsOff, &["int_O"]),
    (P::Clearances, &["clear"]),
    (P::AirDuels, &["air"]),
    (P::AirDuelsWon, &["airwon"]),
];

/// Columns of keepers.
const KEEPERS: [(P, &[&str]); 3] = [
    (P::Faced, &["gk_sot"]),
    (P::Conceded, &["gk_conceded"]),
    (P::Sweeps, &["gk_sweep"]),
];

/// Columns that are made from others.
const MADE: [P; 3] = [P::Finished, P::Fouled, P::Saves];

/// Columns of clubs that are taken as they are: matches, goals for and against.
const GOALS: [[&str; 3]; 2] = [
    ["gp_home", "gf_home", "ga_home"],
    ["gp_away", "gf_away", "ga_away"],
];

const TEXTS: [&str; 7] = [
    "league",
    "team",
    "player",
    "pos",
    "foot",
    "birth_year",
    "height_cm",
];

/// The leagues of a file of teams, in its order.
///
/// # Errors
///
/// All faults, with their lines.
pub fn leagues(teams: &str) -> Result<Vec<String>, Faults> {
    let mut faults = Faults::default();
    let table = NamedTable::read(teams, &["league", "team"], &mut faults);
    let mut found: Vec<String> = Vec::new();
    for row in &table.rows {
        let league = table.text(row, "league").to_string();
        if !found.contains(&league) {
            found.push(league);
        }
    }
    faults.or(found)
}

/// A table with a line of names.
struct NamedTable {
    places: HashMap<String, usize>,
    rows: Vec<NumberedRow>,
}

impl NamedTable {
    fn read(text: &str, needs: &[&str], faults: &mut Faults) -> NamedTable {
        let mut rows = rows(text, 0, faults);
        let head = match rows.is_empty() {
            true => StringRecord::new(),
            false => rows.remove(0).1,
        };
        let names = head.iter().enumerate();
        let places: HashMap<String, usize> =
            names.map(|(at, name)| (name.to_string(), at)).collect();
        let mut found = format!("; {}", Heading::of(&head).columns());
        for name in needs.iter().filter(|name| !places.contains_key(**name)) {
            // It is enough to read them once.
            let what = format!("there is no column {name}{}", std::mem::take(&mut found));
            faults.push(Fault::at(1, what, "the first line must name all columns"));
        }
        NamedTable { places, rows }
    }

    fn text<'a>(&self, (_, row): &'a NumberedRow, name: &str) -> &'a str {
        let place = self.places.get(name);
        place.and_then(|&place| row.get(place)).unwrap_or_default()
    }

    /// The sum of some columns; an empty cell is nothing.
    fn count(&self, row: &NumberedRow, names: &[&str], faults: &mut Faults) -> u32 {
        let mut sum = 0;
        for name in names {
            let text = self.text(row, name);
            match whole(text) {
                Some(number) if number < 1_000_000 => sum += number,
                _ if text.is_empty() => (),
                _ => {
                    let what = format!("`{text}` in column {name} is no number");
                    faults.push(Fault::at(row.0, what, "write a whole number"));
                }
            }
        }
        sum
    }
}

/// Reads a league of a season.
///
/// # Errors
///
/// All faults of both files.
pub fn read(players: &str, teams: &str, league: &str) -> Result<Imported, Faults> {
    let mut faults = Faults::default();
    let of_players = PLAYERS
        .iter()
        .chain(&KEEPERS)
        .flat_map(|(_, names)| names.iter().copied());
    let needs: Vec<&str> = TEXTS.into_iter().chain(of_players).collect();
    let players = NamedTable::read(players, &needs, &mut faults);
    let needs: Vec<&str> = ["league", "team"]
        .into_iter()
        .chain(GOALS.into_iter().flatten())
        .collect();
    let teams = NamedTable::read(teams, &needs, &mut faults);
    faults.or(())?;
    let mut faults = Faults::default();
    let rows: Vec<_> = teams
        .rows
        .iter()
        .filter(|row| teams.text(row, "league") == league)
        .collect();
    if rows.is_empty() {
        let what = format!("there is no team of league `{league}`");
        return Err(Fault::whole(what, "name a league of the column `league`").into());
    }
    let written: Vec<String> = rows
        .iter()
        .map(|row| teams.text(row, "team").to_string())
        .collect();
    let names = ClubNames::bundled()?.of(&written);
    let clubs: Vec<ClubSeason> = rows
        .iter()
        .zip(names)
        .map(|(row, name)| club(&teams, row, name, &mut faults))
        .collect();
    let matches: Vec<[u32; 2]> = rows
        .iter()
        .map(|row| GOALS.map(|names| teams.count(row, &names[..1], &mut faults)))
        .collect();
    let ids: BTreeMap<&str, &str> = written
        .iter()
        .zip(&clubs)
        .map(|(written, club)| (written.as_str(), club.id.as_str()))
        .collect();
    let mut men = Vec::new();
    for row in players
        .rows
        .iter()
        .filter(|row| players.text(row, "league") == league)
    {
        let team = players.text(row, "team");
        match ids.get(team) {
            Some(id) => men.push(player(&players, row, id, &mut faults)),
            None => {
                let what = format!("there is no team `{team}` among those of `{league}`");
                faults.push(Fault::at(row.0, what, "correct it, or add the team"));
            }
        }
    }
    faults.or(())?;
    let mut faults = Faults::default();
    let mut season = Season {
        clubs,
        players: men,
        known_of_clubs: KnownColumns::of(|column| {
            !matches!(
                column,
                C::Strength
                    | C::CornersAgainst
                    | C::CrossesAgainst
                    | C::ThroughAgainst
                    | C::MinutesShort
            )
        }),
        known_of_players: KnownColumns::of(|column| {
            let all = PLAYERS.iter().chain(&KEEPERS).map(|(column, _)| *column);
            all.chain(MADE).any(|known| known == column)
        }),
    };
    let said: Vec<Option<u32>> = { rows.iter() }
        .map(|row| {
            teams
                .places
                .contains_key(SCORED)
                .then(|| teams.count(row, &[SCORED], &mut faults))
        })
        .collect();
    scorers::are_there(&season, &said, &mut faults);
    number(&mut season);
    square(&mut season, &matches);
    let Doubts {
        faults: doubted,
        warnings,
    } = doubts::of_season(&season);
    faults.0.extend(doubted.0);
    faults.or(Imported {
        season,
        estimated: estimates(),
        warnings,
    })
}

/// The column of teams with the goals of their players, if it is there.
const SCORED: &str = "goal";

/// A club with its goals.
fn club(teams: &NamedTable, row: &NumberedRow, name: Name, faults: &mut Faults) -> ClubSeason {
    let mut counts = ColumnCounts::default();
    let columns = [[C::HomeFor, C::HomeAgainst], [C::AwayFor, C::AwayAgainst]];
    for (columns, names) in columns.iter().zip(GOALS) {
        for (&column, name) in columns.iter().zip(&names[1..]) {
            counts[column] = teams.count(row, &[name], faults);
        }
    }
    ClubSeason {
        id: name.id,
        name: name.name,
        short: name.short,
        league: teams.text(row, "league").to_string(),
        colours: String::new(),
        formation: None,
        counts,
    }
}

fn player(table: &NamedTable, row: &NumberedRow, club: &str, faults: &mut Faults) -> PlayerSeason {
    let position = match table.text(row, "pos") {
        "GK" => Position::Keeper,
        "DF" | "DEF" => Position::Defender,
        "MD" | "MF" | "MID" => Position::Midfielder,
        "FW" | "FWD" => Position::Forward,
        other => {
            let what = format!("`{other}` in column pos is no position");
            faults.push(Fault::at(row.0, what, "write GK, DF, MD or FW"));
            Position::Midfielder
        }
    };
    let mut counts: ColumnCounts<P> = ColumnCounts::default();
    for (column, names) in PLAYERS {
        counts[column] = table.count(row, names, faults);
    }
    for (column, names) in KEEPERS.into_iter().filter(|_| position == Position::Keeper) {
        counts[column] = table.count(row, names, faults);
    }
    counts[P::Finished] = counts[P::Starts].saturating_sub(counts[P::SubbedOff]);
    let number = |name: &str| {
        table
            .text(row, name)
            .parse::<f64>()
            .ok()
            .map(|value| value as u32)
    };
    PlayerSeason {
        club: club.to_string(),
        number: 0,
        name: table.text(row, "player").to_string(),
        positions: vec![position],
        role: None,
        foot: table.text(row, "foot").parse::<Foot>().ok(),
        age: number("birth_year")
            .map(|year| 2017_u32.saturating_sub(year))
            .filter(|age| (15..=50).contains(age)),
        height: number("height_cm").filter(|height| (150..=220).contains(height)),
        counts,
    }
}

/// Shirts by minutes, and names that differ within a club.
fn number(season: &mut Season) {
    season
        .players
        .sort_by_key(|player| std::cmp::Reverse(player.counts[P::Minutes]));
    let mut shirts: HashMap<String, u32> = HashMap::new();
    let mut names: HashMap<(String, String), u32> = HashMap::new();
    for player in &mut season.players {
        let shirt = shirts.entry(player.club.clone()).or_default();
        *shirt += 1;
        player.number = *shirt;
        let again = names
            .entry((player.club.clone(), player.name.clone()))
            .or_default();
        *again += 1;
        if *again > 1 {
            player.name = format!("{} {again}", player.name);
        }
    }
    let order: HashMap<String, usize> = season
        .clubs
        .iter()
        .enumerate()
        .map(|(at, club)| (club.id.clone(), at))
        .collect();
    season
        .players
        .sort_by_key(|player| order.get(&player.club).copied());
}

fn estimates() -> Vec<Estimate> {
    vec![
        Estimate::new(
            RESULTS_ESTIMATED,
            "from goals for and against, at home and away, as if goals came as they like",
        ),
        Estimate::new(
            "own_goals_for",
            "goals that none of the club's players scored",
        ),
        Estimate::new(
            "possession_home, possession_away",
            "the club's share of passes against the mean of the others; 1.2 % more at home",
        ),
        Estimate::new(
            "shots_against",
            "in proportion to shots on target that its keepers faced",
        ),
        Estimate::new(
            "on_target_against, faced, saves",
            "as keepers faced them, brought to the shots on target of all clubs; saves are what did not go in",
        ),
        Estimate::new(
            "penalties_against",
            "in proportion to fouls in the own third",
        ),
        Estimate::new(
            "fouled",
            "inferred by the provider; brought to the fouls committed",
        ),
        Estimate::new("number", "by minutes played"),
        Estimate::new(
            "formation, carries, pass_blocks, shot_blocks, injuries …",
            "not there: cards have what is usual for the line",
        ),
    ]
}
