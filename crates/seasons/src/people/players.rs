//! Players: scorers, assists, cards, keepers, awards.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use competition::TeamIx;

use super::super::{PlayerTotal, Season, totals};
use super::{Cell, Listing, matches};

/// Those who have any of a number, most first.
fn ranked(season: &Season, by: &str) -> Vec<PlayerTotal> {
    let mut all = totals(season);
    all.retain(|player| player.number(by) > 0);
    all.sort_by_key(|player| (Reverse(player.number(by)), player.number("starts")));
    all
}

fn counted(season: &Season, by: &'static str, beside: &[&'static str]) -> Listing {
    let mut listing = Listing::new(&[&["player", "team", by], beside].concat());
    for player in ranked(season, by) {
        let mut row: Vec<Cell> = vec![player.name.as_str().into(), season.name(player.team).into()];
        row.push(player.number(by).into());
        row.extend(beside.iter().map(|name| Cell::from(player.number(name))));
        listing.rows.push(row);
    }
    listing
}

/// Goals, with shots and matches begun where the game counts them.
#[must_use]
pub fn scorers(season: &Season) -> Listing {
    counted(season, "goals", &["assists", "shots", "starts"])
}

/// Assists.
#[must_use]
pub fn assists(season: &Season) -> Listing {
    counted(season, "assists", &["goals", "starts"])
}

/// Cards, and how many matches a player still misses.
#[must_use]
pub fn cards(season: &Season) -> Listing {
    let mut listing = Listing::new(&["player", "team", "yellows", "reds", "misses"]);
    let mut all = totals(season);
    all.retain(|player| player.number("yellows") + player.number("reds") > 0);
    all.sort_by_key(|player| {
        (
            Reverse(player.number("reds")),
            Reverse(player.number("yellows")),
        )
    });
    for player in all {
        let records = season.course().suspensions().records();
        let his = { records }.find(|(team, name, _)| *team == player.team && *name == player.name);
        listing.rows.push(vec![
            player.name.as_str().into(),
            season.name(player.team).into(),
            player.number("yellows").into(),
            player.number("reds").into(),
            his.map_or(0, |(_, _, record)| record.banned()).into(),
        ]);
    }
    listing
}

/// What a keeper did: matches, matches without a goal against, goals against.
#[derive(Clone, Copy, Default)]
struct Kept {
    matches: u32,
    clean: u32,
    against: u32,
}

/// Of a match it is the keeper who began it.
fn kept(season: &Season) -> BTreeMap<(TeamIx, String), Kept> {
    let mut all: BTreeMap<(TeamIx, String), Kept> = BTreeMap::new();
    for found in matches(season) {
        let Some(entry) = found.entry else { continue };
        for (team, lines) in found.teams.iter().zip(&entry.players) {
            let keeper = lines.iter().find(|line| line.numbers.contains_key("kept"));
            let (Some(keeper), Some([_, against])) = (keeper, found.goals_of(*team)) else {
                continue;
            };
            let sum = all.entry((*team, keeper.name.clone())).or_default();
            sum.matches += 1;
            sum.clean += u32::from(against == 0);
            sum.against += against;
        }
    }
    all
}

/// Keepers: matches begun in goal, those without a goal against, shots faced and saved.
#[must_use]
pub fn keepers(season: &Season) -> Listing {
    let mut listing = Listing::new(&[
        "keeper",
        "team",
        "matches",
        "clean_sheets",
        "against",
        "faced",
        "saves",
    ]);
    let kept = kept(season);
    let mut rows: Vec<(Kept, PlayerTotal)> = Vec::new();
    for player in totals(season) {
        let his = kept.get(&(player.team, player.name.clone())).copied();
        if his.is_some() || player.number("faced") > 0 {
            rows.push((his.unwrap_or_default(), player));
        }
    }
    rows.sort_by_key(|(kept, _)| (Reverse(kept.clean), kept.against, Reverse(kept.matches)));
    for (kept, player) in rows {
        listing.rows.push(vec![
            player.name.as_str().into(),
            season.name(player.team).into(),
            kept.matches.into(),
            kept.clean.into(),
            kept.against.into(),
            player.number("faced").into(),
            player.number("saves").into(),
        ]);
    }
    listing
}

/// Who is best at what; all of those who share it.
#[must_use]
pub fn awards(season: &Season) -> Listing {
    let mut listing = Listing::new(&["award", "who", "team", "number"]);
    let mut give = |award: &str, best: Vec<(String, TeamIx, u64)>| {
        for (who, team, number) in best {
            let team = season.name(team);
            listing
                .rows
                .push(vec![award.into(), who.into(), team.into(), number.into()]);
        }
    };
    let all = totals(season);
    let most = |number: &dyn Fn(&PlayerTotal) -> u64| -> Vec<(String, TeamIx, u64)> {
        let best = all.iter().map(number).max().filter(|best| *best > 0);
        let those = all.iter().filter(|player| Some(number(player)) == best);
        those
            .map(|player| (player.name.clone(), player.team, number(player)))
            .collect()
    };
    give("top scorer", most(&|player| player.number("goals")));
    give("most assists", most(&|player| player.number("assists")));
    give(
        "most goals and assists",
        most(&|player| player.number("goals") + player.number("assists")),
    );
    give("most saves", most(&|player| player.number("saves")));
    let kept = kept(season);
    let clean = kept
        .values()
        .map(|kept| kept.clean)
        .max()
        .filter(|clean| *clean > 0);
    let keepers = kept.iter().filter(|(_, kept)| Some(kept.clean) == clean);
    let keepers = keepers.map(|((team, name), kept)| (name.clone(), *team, u64::from(kept.clean)));
    give("most clean sheets", keepers.collect());
    for (award, is_attack) in [("best attack", true), ("best defence", false)] {
        let goals = goals_of_teams(season);
        let number = |[scored, against]: [u32; 2]| if is_attack { scored } else { against };
        let numbers = || goals.values().map(|goals| number(*goals));
        let best = if is_attack {
            numbers().max()
        } else {
            numbers().min()
        };
        let those = goals
            .iter()
            .filter(|(_, goals)| Some(number(**goals)) == best);
        give(
            award,
            those
                .map(|(team, goals)| (String::new(), *team, u64::from(number(*goals))))
                .collect(),
        );
    }
    let mut conduct: BTreeMap<TeamIx, u64> =
        goals_of_teams(season).into_keys().map(|t| (t, 0)).collect();
    for player in &all {
        *conduct.entry(player.team).or_default() +=
            player.number("yellows") + 3 * player.number("reds");
    }
    if conduct.values().any(|points| *points > 0) {
        let best = conduct.values().min().copied();
        let those = conduct.iter().filter(|(_, points)| Some(**points) == best);
        give(
            "fair play",
            those
                .map(|(team, points)| (String::new(), *team, *points))
                .collect(),
        );
    }
    listing
}

fn goals_of_teams(season: &Season) -> BTreeMap<TeamIx, [u32; 2]> {
    let mut goals: BTreeMap<TeamIx, [u32; 2]> = BTreeMap::new();
    for found in matches(season) {
        for team in found.teams {
            let [scored, against] = found.goals_of(team).unwrap_or_default();
            let sum = goals.entry(team).or_default();
            *sum = [sum[0] + scored, sum[1] + against];
        }
    }
    goals
}
