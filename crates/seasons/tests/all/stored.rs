//! Seasons over the store: what is kept comes back, and nothing is half done.

use std::sync::atomic::{AtomicU32, Ordering};

use competition::course::Act;
use library::Library;
use seasons::{
    JournalEntry, Season, SeasonError, SeasonHeader, SeasonStore, parse_result, totals,
    write_result,
};
use store::{DbAddress, Store};

fn unique(name: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    format!("{name}-{}-{number}", std::process::id())
}

/// SQLite, and PostgreSQL where there is one.
async fn stores() -> Vec<Store> {
    let path = std::env::temp_dir()
        .join(unique("touchline-seasons"))
        .join("t.db");
    let mut all = vec![Store::open(&DbAddress::File(path)).await.unwrap()];
    if let Ok(url) = std::env::var("TOUCHLINE_TEST_POSTGRES") {
        all.push(Store::open(&DbAddress::parse(&url)).await.unwrap());
    }
    all
}

fn season(competition: &str, game: &str, teams: usize) -> Season {
    let library = Library::default();
    let mut header = SeasonHeader::new(&unique("season"), competition, &library).unwrap();
    header.game = game.to_string();
    header.choose_teams(&[], None, &library).unwrap();
    header.teams.truncate(teams);
    Season::new(header).unwrap()
}

fn simulate_all(season: &mut Season) {
    let library = Library::default();
    loop {
        let round = season.next_round();
        if round.is_empty() {
            return;
        }
        for entry in season.simulate(&round, &library, None).unwrap() {
            season.add(entry).unwrap();
        }
    }
}

#[test]
fn a_file_opens_as_it_was_written() {
    for (competition, game) in [
        ("league", "goal-dice"),
        ("league", "action-deck"),
        ("cup", "offense-charts"),
        ("league", "inside-the-net"),
    ] {
        let mut played = season(competition, game, 6);
        simulate_all(&mut played);
        assert!(played.course().champion().is_some(), "{game}");
        let text = played.file();
        let again = Season::parse(&text).unwrap();
        assert_eq!(again.file(), text, "{game}");
        assert_eq!(again.course().champion(), played.course().champion());
        assert_eq!(totals(&again), totals(&played));
    }
}

/// Statistics are caused: goals of players are goals of the table, but for own goals.
#[test]
fn goals_of_players_are_goals_of_the_table() {
    for game in ["action-deck", "inside-the-net"] {
        let mut played = season("league", game, 6);
        simulate_all(&mut played);
        let of_players: u64 = totals(&played).iter().map(|p| p.number("goals")).sum();
        let own_goals: u64 = played
            .standing()
            .flat_map(|entry| &entry.box_score)
            .filter_map(|numbers| numbers.get("own_goals"))
            .sum();
        let tables = played.course().tables(0).unwrap();
        let of_table: u64 = tables[0]
            .rows
            .iter()
            .map(|r| u64::from(r.total().goals_for))
            .sum();
        assert_eq!(of_players + own_goals, of_table, "{game}");
        assert!(of_players > 20, "{game}");
    }
}

/// A match has dice of its own, whenever it is simulated.
#[test]
fn the_order_of_simulating_does_not_matter() {
    let library = Library::default();
    let mut forward = season("league", "goal-dice", 5);
    let mut backward = Season::new(forward.header().clone()).unwrap();
    simulate_all(&mut forward);
    let mut keys: Vec<_> = backward.open_matches().collect();
    keys.reverse();
    for key in keys {
        let entry = backward.simulate(&[key], &library, None).unwrap().remove(0);
        backward.add(entry).unwrap();
    }
    assert_eq!(
        backward.course().tables(0).unwrap(),
        forward.course().tables(0).unwrap()
    );
}

#[tokio::test]
async fn what_is_entered_is_kept_and_the_second_of_two_is_told() {
    for store in stores().await {
        let seasons = SeasonStore::new(store);
        let mut one = season("league", "goal-dice", 4);
        let id = one.header().id.clone();
        seasons.create(&one).await.unwrap();
        let taken = seasons.create(&one).await;
        assert!(matches!(taken, Err(SeasonError::Taken(_))));
        let mut two = seasons.open(&id).await.unwrap();
        let library = Library::default();
        let round = one.simulate(&one.next_round(), &library, None).unwrap();
        seasons.enter(&mut one, round.clone()).await.unwrap();
        let late = seasons.enter(&mut two, round.clone()).await;
        assert!(matches!(late, Err(SeasonError::Overtaken)));
        assert_eq!(two.lines().len(), 0, "nothing has changed for the second");
        assert_eq!(seasons.open(&id).await.unwrap().file(), one.file());
        // Of several entries all are kept or none.
        let mut both = one.simulate(&one.next_round(), &library, None).unwrap();
        both.push(round[0].clone());
        assert!(seasons.enter(&mut one, both).await.is_err());
        assert_eq!(seasons.open(&id).await.unwrap().lines().len(), round.len());
        let nowhere = seasons.open("nowhere").await;
        assert!(matches!(nowhere, Err(SeasonError::NoSeason(_))));
        assert!(seasons.list().await.unwrap().contains(&id));
    }
}

#[test]
fn results_are_read_as_people_type_them() {
    let read = |text| parse_result(text).unwrap();
    assert_eq!(read("2-1").goals, [2, 1]);
    let full = read("1-1 +0-0 p4-3");
    assert_eq!((full.extra, full.shootout), (Some([0, 0]), Some([4, 3])));
    assert!(read("walkover home").blame.is_some());
    assert_eq!(read("1-0 abandoned away").goals, [1, 0]);
    for text in [
        "2-1",
        "1-1 +0-1",
        "1-1 +0-0 p4-3",
        "0-0 walkover both",
        "1-0 abandoned away",
    ] {
        assert_eq!(write_result(&read(text)), text);
    }
    for bad in [
        "",
        "2",
        "2-x",
        "2-1 3-1",
        "+1-0",
        "walkover",
        "walkover us",
        "9999-0",
        "-1-0",
        "2-1 +",
    ] {
        assert!(parse_result(bad).is_err(), "{bad}");
    }
}

#[test]
fn a_broken_file_names_its_line() {
    let mut played = season("league", "goal-dice", 4);
    simulate_all(&mut played);
    let text = played.file();
    let lines: Vec<&str> = text.lines().collect();
    let message = |lines: &[&str]| Season::parse(&lines.join("\n")).unwrap_err().to_string();
    assert!(message(&[]).starts_with("line 1:"));
    assert!(message(&["{}"]).starts_with("line 1:"));
    // A line twice, a line cut short, a line of another version.
    let twice = message(&[lines[0], lines[1], lines[1]]);
    assert!(
        twice.starts_with("line 3:") && twice.contains("has a result already"),
        "{twice}"
    );
    assert!(message(&[lines[0], &lines[1][..40]]).starts_with("line 2:"));
    let other = lines[0].replace("season 1", "season 9");
    assert!(message(&[&other]).contains("season 9"));
    // Every cut of the file opens or says why; nothing panics.
    for end in (0..text.len())
        .step_by(97)
        .filter(|&end| text.is_char_boundary(end))
    {
        let _ = Season::parse(&text[..end]);
    }
}

#[test]
fn a_withdrawal_is_an_entry_like_any_other() {
    let mut one = season("league", "goal-dice", 4);
    let act = Act::Withdraw {
        team: competition::TeamIx(2),
    };
    one.add(JournalEntry::new(act)).unwrap();
    let again = Season::parse(&one.file()).unwrap();
    assert_eq!(again.open_matches().count(), 6);
}
