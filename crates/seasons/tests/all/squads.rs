//! Who plays: suspended and hurt men do not, the usual eleven do, and who was transferred
//! plays for his new team.

use std::collections::BTreeMap;

use competition::TeamIx;
use competition::course::{Act, MatchKey};
use competition::result::{Card, Colour, Injury, MatchResult, Reason};
use library::Library;
use seasons::{JournalEntry, Season, SeasonHeader, totals};
use tabletop::Side;

/// Games that know men.
const GAMES: [&str; 3] = ["inside-the-net", "action-deck", "counter-attack"];

fn season(game: &str, teams: usize) -> Season {
    let library = Library::default();
    let mut header = SeasonHeader::new("s", "league", &library).unwrap();
    header.game = game.to_string();
    header.choose_teams(&[], None, &library).unwrap();
    header.teams.truncate(teams);
    Season::new(header).unwrap()
}

fn squad(season: &Season, team: usize) -> Vec<String> {
    let (game, _) = season.game_of("1.1.1".parse().unwrap()).unwrap();
    let id = season.header().teams[team].team.clone().unwrap();
    game.squad(&Library::default(), &id).unwrap()
}

fn documents(season: &Season, key: MatchKey) -> BTreeMap<String, String> {
    let header = season.setup(key, None).unwrap();
    let header = header.header(&Library::default()).unwrap();
    let documents = header.documents.iter();
    documents
        .map(|document| (document.name().to_string(), document.text().to_string()))
        .collect()
}

/// The names of those who did anything in a match of a team.
fn active(entry: &JournalEntry, side: Side) -> Vec<&str> {
    let lines = entry.players[side as usize].iter();
    lines.map(|line| line.name.as_str()).collect()
}

fn key(text: &str) -> MatchKey {
    text.parse().unwrap()
}

#[test]
fn who_is_suspended_or_hurt_does_not_play_until_he_may() {
    let library = Library::default();
    for game in GAMES {
        let mut season = season(game, 2);
        let fixture = season.course().find(key("1.1.1")).unwrap().fixture();
        let home = squad(&season, fixture.home.0);
        let (keeper, banned, hurt) = (home[0].clone(), home[5].clone(), home[6].clone());
        let mut result = MatchResult::new([1, 0]);
        let card = |player: &String| Card {
            side: Side::Home,
            player: player.clone(),
            minute: 80,
            colour: Colour::SecondYellow,
            reason: Reason::SecondYellow,
        };
        result.cards = vec![card(&keeper), card(&banned)];
        result.injuries = vec![Injury {
            side: Side::Home,
            player: hurt.clone(),
            minute: 12,
            matches_out: 1,
        }];
        let act = Act::Result {
            key: key("1.1.1"),
            teams: [fixture.home, fixture.away],
            result: Box::new(result),
        };
        season.add(JournalEntry::new(act)).unwrap();
        let injured: Vec<_> = season.injured().collect();
        assert_eq!(injured, [(fixture.home, hurt.as_str(), 1)], "{game}");
        // The second leg: he who was at home is away.
        let men = season.men(key("1.2.1")).unwrap();
        let mut out = vec![keeper.clone(), banned.clone(), hurt.clone()];
        out.sort();
        assert_eq!(men.away.missing, out, "{game}");
        assert!(men.home.missing.is_empty());
        let entry = season
            .simulate(&[key("1.2.1")], &library, None)
            .unwrap()
            .remove(0);
        let active = active(&entry, Side::Away);
        assert!(active.len() > 5, "{game}: {active:?}");
        for name in &out {
            assert!(!active.contains(&name.as_str()), "{game}: {name} played");
        }
        season.add(entry).unwrap();
        let suspended = season.course().suspensions().of_team(fixture.home);
        assert!(!suspended.contains(&banned), "{game}: he has served it");
        assert!(season.injured().all(|(_, name, _)| name != hurt), "{game}");
    }
}

#[test]
fn the_eleven_that_is_named_begins() {
    for game in ["inside-the-net", "counter-attack"] {
        let mut season = season(game, 2);
        let library = Library::default();
        let team = season.course().find(key("1.1.1")).unwrap().fixture().home;
        let usual = season
            .simulate(&[key("1.1.1")], &library, None)
            .unwrap()
            .remove(0);
        let starts = |entry: &JournalEntry| -> Vec<String> {
            let lines = entry.players[0].iter();
            let began = lines.filter(|line| line.numbers.contains_key("starts"));
            let mut names: Vec<String> = began.map(|line| line.name.clone()).collect();
            names.sort();
            names
        };
        let before = starts(&usual);
        assert_eq!(before.len(), 11, "{game}");
        // The usual eleven with another keeper.
        let keepers = match game {
            "inside-the-net" => squad(&season, team.0)[..2].to_vec(),
            _ => vec![
                squad(&season, team.0)[0].clone(),
                squad(&season, team.0)[11].clone(),
            ],
        };
        let other = keepers
            .iter()
            .find(|keeper| !before.contains(keeper))
            .unwrap();
        // Position by position, as the game has them.
        let order = squad(&season, team.0);
        let mut men: Vec<String> = order
            .into_iter()
            .filter(|man| before.contains(man))
            .collect();
        men[0].clone_from(other);
        let mut expected = men.clone();
        expected.sort();
        season
            .add(JournalEntry::new(Act::LineUp {
                team,
                key: None,
                men,
            }))
            .unwrap();
        let changed = season
            .simulate(&[key("1.1.1")], &library, None)
            .unwrap()
            .remove(0);
        assert_eq!(starts(&changed), expected, "{game}");
        let kept = changed.players[0]
            .iter()
            .find(|line| line.numbers.contains_key("kept"));
        assert_eq!(&kept.unwrap().name, other);
    }
}

#[test]
fn a_transfer_holds_from_its_day_on_and_statistics_stay() {
    let library = Library::default();
    for game in GAMES {
        let mut season = season(game, 3);
        let fixture = season.course().find(key("1.1.1")).unwrap().fixture();
        let (old, new) = (fixture.home, fixture.away);
        let first = season
            .simulate(&season.next_round(), &library, None)
            .unwrap();
        for entry in first {
            season.add(entry).unwrap();
        }
        let goals_before = totals(&season);
        // The one in the field with the most numbers, who will be seen again.
        let busiest = goals_before
            .iter()
            .filter(|p| p.team == old && p.number("faced") == 0)
            .max_by_key(|p| p.numbers.values().sum::<u64>())
            .unwrap()
            .name
            .clone();
        let act = Act::Transfer {
            player: busiest.clone(),
            from: Some(old),
            to: Some(new),
            since: Some("4".to_string()),
        };
        season.add(JournalEntry::new(act)).unwrap();
        let of = |key: &str, team: TeamIx, season: &Season| {
            let key = self::key(key);
            let fixture = season.course().find(key).unwrap().fixture();
            let men = season.men(key).unwrap();
            if fixture.home == team {
                men.home
            } else {
                men.away
            }
        };
        for found in season.course().matches() {
            let late = found.key.round >= 3;
            let name = found.key.to_string();
            for team in [found.fixture().home, found.fixture().away] {
                let men = of(&name, team, &season);
                assert_eq!(
                    men.missing.contains(&busiest),
                    late && team == old,
                    "{game} {name}"
                );
                let joined = men.joined.iter().any(|(player, _)| *player == busiest);
                assert_eq!(joined, late && team == new, "{game} {name}");
            }
        }
        // His card is in the squad of his new team, and in no match for the old one.
        for found in season.course().matches().filter(|m| m.key.round >= 3) {
            let documents = documents(&season, found.key);
            for (side, team) in [
                ("home", found.fixture().home),
                ("away", found.fixture().away),
            ] {
                let text = match game {
                    "inside-the-net" if team == old => &documents[&format!("{side}-sheet")],
                    _ => &documents[side],
                };
                assert_eq!(text.contains(&busiest), team == new, "{game} {side}");
            }
        }
        assert_eq!(totals(&season), goals_before, "{game}");
        let again = Season::parse(&season.file()).unwrap();
        assert_eq!(again.file(), season.file());
    }
}

/// CP-9.3.
#[test]
fn a_team_without_seven_men_loses_by_walkover() {
    let library = Library::default();
    let mut season = season("action-deck", 2);
    let fixture = season.course().find(key("1.1.1")).unwrap().fixture();
    let men = squad(&season, fixture.away.0);
    for player in men.iter().rev().take(men.len() - 6) {
        let act = Act::Hurt {
            team: fixture.away,
            player: player.clone(),
            matches: 2,
        };
        season.add(JournalEntry::new(act)).unwrap();
    }
    let entry = season
        .simulate(&[key("1.1.1")], &library, None)
        .unwrap()
        .remove(0);
    season.add(entry).unwrap();
    let result = season.course().find(key("1.1.1")).unwrap().result.clone();
    assert_eq!(result.unwrap().goals, [3, 0]);
}
