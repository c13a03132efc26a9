//! What a league's office does: forecasts, corrections, files of members, recaps.

use competition::TeamIx;
use competition::course::{Act, MatchKey};
use football::ENGLISH;
use games::GameId;
use library::Library;
use seasons::recap::{self, RecapMarkup, RecapPart, ScoreCard};
use seasons::{
    Correction, JournalEntry, Returned, Season, SeasonError, SeasonHeader, parse_result, totals,
};
use simulation::meeting;
use work::{Cancelled, WorkError};

pub fn season(competition: &str, game: &str, teams: usize) -> Season {
    let library = Library::default();
    let mut header = SeasonHeader::new("office", competition, &library).unwrap();
    header.game = game.to_string();
    header.choose_teams(&[], None, &library).unwrap();
    header.teams.truncate(teams);
    Season::new(header).unwrap()
}

pub fn play_rounds(season: &mut Season, rounds: usize) {
    let library = Library::default();
    for _ in 0..rounds {
        let round = season.next_round();
        season
            .add_all(season.simulate(&round, &library, None).unwrap())
            .unwrap();
    }
}

fn key(text: &str) -> MatchKey {
    text.parse().unwrap()
}

/// A change of an early answer that changes the score of a match.
fn telling_change(season: &Season, key: MatchKey) -> (Vec<(usize, String)>, Correction) {
    let library = Library::default();
    let game = season.match_of(key, &library).unwrap();
    for line in 1..game.entries().len() {
        for answer in ["1", "2", "3", "4", "5", "6"] {
            let changes = vec![(line, answer.to_string())];
            if let Ok(found) = Correction::new(game.as_ref(), &changes)
                && found.before.result.goals != found.after.result.goals
            {
                return (changes, found);
            }
        }
    }
    panic!("no answer matters");
}

#[test]
fn entries_are_added_together_or_not_at_all() {
    let library = Library::default();
    let mut league = season("league", "goal-dice", 4);
    let round = league.next_round();
    let mut entries = league.simulate(&round, &library, None).unwrap();
    entries.push(entries[0].clone());
    let before = league.file();
    assert!(league.add_all(entries.clone()).is_err());
    assert_eq!(league.file(), before);
    assert_eq!(league.next_round(), round);
    entries.pop();
    league.add_all(entries).unwrap();
    assert_eq!(league.lines().len(), 2);
}

/// The score of bulk play is that of the match played alone with the same dice.
#[test]
fn a_meeting_scores_as_it_is_reported() {
    let library = Library::default();
    for game in GameId::ALL {
        let league = season("league", game.id(), 2);
        let setup = league.setup(key("1.1.1"), None).unwrap();
        let meeting = meeting::of(&setup, &library).unwrap();
        let dice: Vec<[u64; 2]> = (0..3).map(|number| [7, number]).collect();
        for (played, dice) in meeting.scores(&dice).iter().zip(&dice) {
            let report = meeting.report(*dice);
            let goals = played.score.map(u32::from);
            assert_eq!(
                report.result.table_goals(),
                [goals.home, goals.away],
                "{game}"
            );
        }
    }
}

#[test]
fn chances_do_not_hang_on_the_number_of_cores() {
    let library = Library::default();
    let mut league = season("league", "goal-dice", 4);
    play_rounds(&mut league, 2);
    let many = league.forecast(40, 9, &library, &|_| Ok(())).unwrap();
    let one = rayon::ThreadPoolBuilder::new().num_threads(1);
    let one = one.build().unwrap();
    let alone = one.install(|| league.forecast(40, 9, &library, &|_| Ok(())).unwrap());
    assert_eq!(many, alone);
    let others = league.forecast(40, 10, &library, &|_| Ok(()));
    assert_ne!(many, others.unwrap());
    assert_eq!(many.titles.iter().sum::<u64>(), 40);
    for counts in &many.places[&0] {
        assert_eq!(counts.iter().sum::<u64>(), 40);
    }
}

#[test]
fn a_forecast_that_nobody_waits_for_ends() {
    let league = season("league", "goal-dice", 4);
    let ended = league.forecast(1_000_000, 9, &Library::default(), &|_| Err(Cancelled));
    let cancelled = |error| matches!(error, SeasonError::Work(WorkError::Cancelled(_)));
    assert!(ended.is_err_and(cancelled));
}

/// Nothing that is called certain fails to come in a simulated season, round after round,
/// and at the end everything is certain.
#[test]
fn what_is_certain_holds_in_every_simulated_season() {
    let library = Library::default();
    let mut certain = 0;
    for seed in 0..4 {
        let mut header = season("league-england", "goal-dice", 5).header().clone();
        header.seed = seed;
        header.competition["stages"][0]["zones"] = serde_json::json!([
            {"name": "champion", "places": [1, 1]}, {"name": "relegated", "places": [5, 5]}]);
        let mut league = Season::new(header).unwrap();
        while league.open_matches().next().is_some() {
            let forecast = league.forecast(60, 3, &library, &|_| Ok(())).unwrap();
            for possible in league.course().possible_places(0, 0).unwrap() {
                let counts = &forecast.places[&0][possible.team.0];
                for (place, count) in (1..).zip(counts) {
                    let inside = (possible.best..=possible.worst).contains(&place);
                    assert!(inside || *count == 0, "{possible:?}: {counts:?}");
                }
                certain += usize::from(possible.best > 1 || possible.worst < 5);
            }
            play_rounds(&mut league, 1);
        }
        let champion = league.course().champion().unwrap();
        let forecast = league.forecast(5, 3, &library, &|_| Ok(())).unwrap();
        assert_eq!(forecast.titles[champion.0], 5);
        for possible in league.course().possible_places(0, 0).unwrap() {
            assert_eq!(possible.best, possible.worst);
        }
    }
    assert!(certain > 20, "{certain} times something was certain");
}

#[test]
fn a_cup_is_forecast_round_by_round() {
    let library = Library::default();
    let mut cup = season("cup", "goal-dice", 8);
    play_rounds(&mut cup, 1);
    let forecast = cup.forecast(100, 1, &library, &|_| Ok(())).unwrap();
    assert_eq!(forecast.titles.iter().sum::<u64>(), 100);
    let in_first = |team: usize| forecast.rounds[&(0, 0)].1[team];
    let in_semi = |team: usize| forecast.rounds[&(0, 1)].1[team];
    assert!((0..8).all(|team| in_first(team) == 100));
    // Who is out is out.
    assert_eq!((0..8).filter(|&team| in_semi(team) == 100).count(), 4);
    assert_eq!((0..8).filter(|&team| in_semi(team) == 0).count(), 4);
    for team in 0..8 {
        assert!(in_semi(team) > 0 || forecast.titles[team] == 0);
    }
}

#[test]
fn a_match_of_a_season_is_the_same_match_again() {
    let library = Library::default();
    for game in ["goal-dice", "action-deck", "offense-charts"] {
        let mut league = season("league", game, 4);
        play_rounds(&mut league, 3);
        for entry in league.standing() {
            let Act::Result { key, result, .. } = &entry.act else {
                panic!("a result");
            };
            let again = league.match_of(*key, &library).unwrap();
            assert_eq!(again.report().result.goals, result.goals, "{game} {key}");
            assert!(again.check_dice().is_ok());
        }
        assert_eq!(league.matches_again(&library).unwrap().len(), 6);
    }
    let mut league = season("league", "goal-dice", 4);
    let first = league.next_round()[0];
    let fixture = league.course().find(first).unwrap().fixture();
    let act = Act::Result {
        key: first,
        teams: [fixture.home, fixture.away],
        result: Box::new(parse_result("2-1").unwrap()),
    };
    league.add(JournalEntry::new(act)).unwrap();
    let Err(typed) = league.match_of(first, &library) else {
        panic!("there are no dice");
    };
    assert!(typed.to_string().contains("was typed in"), "{typed}");
}

#[test]
fn a_correction_changes_what_hangs_on_it_and_keeps_what_was() {
    let library = Library::default();
    let mut league = season("league", "goal-dice", 4);
    play_rounds(&mut league, 3);
    let first = key("1.1.1");
    let before = league.clone();
    let (changes, correction) = telling_change(&league, first);
    // Looking changes nothing.
    assert_eq!(league.file(), before.file());
    let entry = league.correction(first, &correction, false).unwrap();
    league.add(entry).unwrap();
    let goals = |season: &Season| season.course().find(first).unwrap().result.clone().unwrap();
    assert_eq!(goals(&league).goals, correction.after.result.goals);
    // The journal has one line more, and all of the old ones.
    assert!(league.file().starts_with(&before.file()));
    assert_eq!(league.lines().len(), before.lines().len() + 1);
    assert_eq!(league.standing().count(), before.lines().len());
    // The file opens as it was written.
    let again = Season::parse(&league.file()).unwrap();
    assert_eq!(again.file(), league.file());
    assert_eq!(totals(&again), totals(&league));
    let table = |season: &Season| season.course().tables(0).unwrap();
    assert_eq!(table(&again), table(&league));
    assert_ne!(table(&league), table(&before));
    // The corrected match is the one that is kept, and says what was changed.
    let game = league.match_of(first, &library).unwrap();
    let line = changes[0].0.to_string();
    assert_eq!(game.header().field("corrected"), Some(line.as_str()));
    assert!(game.check_dice().is_ok());
    // Back again: the season is as it was.
    let old = before.match_of(first, &library).unwrap();
    let tabletop::log::Entry::Answer(was) = &old.entries()[changes[0].0 - 1] else {
        panic!("an answer");
    };
    let back = vec![(changes[0].0, was.text.clone())];
    let back = league.what_if(first, &back, &library).unwrap();
    let entry = league.correction(first, &back, false).unwrap();
    league.add(entry).unwrap();
    assert_eq!(table(&league), table(&before));
    assert_eq!(totals(&league), totals(&before));
}

#[test]
fn only_the_answers_after_a_change_can_be_others() {
    let mut league = season("league", "goal-dice", 4);
    play_rounds(&mut league, 1);
    let first = key("1.1.1");
    let game = league.match_of(first, &Library::default()).unwrap();
    let (changes, correction) = telling_change(&league, first);
    let line = changes[0].0;
    assert_eq!(
        game.entries()[..line - 1],
        correction.game.entries()[..line - 1]
    );
    assert_ne!(
        game.entries()[line - 1],
        correction.game.entries()[line - 1]
    );
    assert!(correction.game.pending().is_none());
    // An answer that is as it was changes nothing.
    let tabletop::log::Entry::Answer(was) = &game.entries()[line - 1] else {
        panic!("an answer");
    };
    let same = Correction::new(game.as_ref(), &[(line, was.text.clone())]).unwrap();
    assert_eq!(same.game.entries(), game.entries());
    assert_eq!(same.before, same.after);
}

#[test]
fn what_came_later_in_a_cup_is_dropped_only_if_asked() {
    let mut cup = season("cup", "goal-dice", 4);
    play_rounds(&mut cup, 2);
    let champion = cup.course().champion().unwrap();
    let library = Library::default();
    // A change with which another team wins its semi-final.
    let found = ["1.1.1", "1.1.2"].iter().find_map(|text| {
        let key = key(text);
        let game = cup.match_of(key, &library).unwrap();
        (1..game.entries().len()).find_map(|line| {
            ["1", "2", "3", "4", "5", "6"].iter().find_map(|answer| {
                let changes = [(line, (*answer).to_string())];
                let found = Correction::new(game.as_ref(), &changes).ok()?;
                let winner = |report: &simulation::MatchReport| report.result.winner();
                (winner(&found.before) != winner(&found.after)).then_some((key, found))
            })
        })
    });
    let (key, correction) = found.unwrap();
    let refused = cup.correction(key, &correction, false).unwrap_err();
    assert!(refused.to_string().contains("--drop-later"), "{refused}");
    let entry = cup.correction(key, &correction, true).unwrap();
    assert_eq!(entry.corrects.as_ref().unwrap().drops, [3]);
    cup.add(entry).unwrap();
    // The final is to be played again.
    assert_eq!(cup.course().champion(), None);
    assert_eq!(cup.open_matches().count(), 1);
    let again = Season::parse(&cup.file()).unwrap();
    assert_eq!(again.open_matches().count(), 1);
    play_rounds(&mut cup, 1);
    assert!(cup.course().champion().is_some());
    let _ = champion;
}

fn returned(name: &str, season: &Season, key: MatchKey, seed: u64) -> Returned {
    let library = Library::default();
    let mut setup = season.setup(key, None).unwrap();
    setup.dice = games::Dice::App { seed, index: 0 };
    let mut game = arena::new_match(&setup, &library).unwrap();
    while game.pending().is_some() {
        game.answer_by_program().unwrap();
    }
    Returned {
        name: name.to_string(),
        key: None,
        text: game.save(),
    }
}

#[test]
fn files_of_members_are_merged_whole_or_not_at_all() {
    let library = Library::default();
    let mut league = season("league", "offense-charts", 4);
    let [first, second] = [key("1.1.1"), key("1.1.2")];
    let files = [
        returned("first", &league, first, 5),
        returned("second", &league, second, 5),
    ];
    let merge = league.merge(&files, &library).unwrap();
    assert_eq!(merge.conflicts, []);
    let keys: Vec<MatchKey> = merge.entries.iter().map(|(_, key, _)| *key).collect();
    assert_eq!(keys, [first, second]);

    let conflict = |league: &Season, file: Returned| {
        let merge = league.merge(&[files[0].clone(), file], &library).unwrap();
        let [conflict] = &merge.conflicts[..] else {
            panic!("{:?}", merge.conflicts);
        };
        conflict.clone()
    };
    // Two courses of one match.
    let twin = conflict(&league, returned("twin", &league, first, 6));
    assert!(twin.what.contains("is in first, too"), "{}", twin.what);
    // A file that somebody changed.
    let mut bad = files[1].clone();
    bad.text = bad.text.replacen("\nplay:\n", "\nplay: \n", 1);
    assert!(!conflict(&league, bad).what.is_empty());
    // One that is not finished.
    let mut short = files[1].clone();
    let lines: Vec<&str> = short.text.lines().collect();
    short.text = lines[..lines.len() - 1].join("\n") + "\n";
    assert_eq!(conflict(&league, short).what, "it is not finished");
    // Teams that do not meet here.
    let mut other = season("league", "offense-charts", 6);
    let stranger = other.open_matches().find(|key| {
        let fixture = other.course().find(*key).unwrap().fixture();
        fixture.home == TeamIx(5)
    });
    let stranger = returned("stranger", &other, stranger.unwrap(), 5);
    let found = conflict(&league, stranger);
    assert!(found.what.contains("is not on the list"), "{}", found.what);
    // Other options.
    let mut header = league.header().clone();
    header.options = vec!["draws=unlimited".to_string()];
    other = Season::new(header).unwrap();
    let found = conflict(&league, returned("options", &other, second, 5));
    assert!(found.what.contains("options"), "{}", found.what);

    // Merged, and merged again.
    let entries = merge.entries.into_iter().map(|(_, _, entry)| entry);
    league.add_all(entries.collect()).unwrap();
    let again = league.merge(&files, &library).unwrap();
    assert_eq!((again.known.len(), again.entries.len()), (2, 0));
    let late = league.merge(&[returned("late", &league, first, 6)], &library);
    let late = late.unwrap();
    assert!(late.conflicts[0].what.contains("another result already"));
    // A merged match can be corrected like any other.
    assert!(league.match_of(first, &library).is_ok());
}

#[test]
fn a_recap_makes_names_harmless() {
    let name = "<b>A & \"B\" [url]_c_|d</b>";
    let card = ScoreCard {
        above: name.to_string(),
        names: [name.to_string(), "Ulm".to_string()],
        goals: [2, 1],
        scorers: [vec![format!("{name} 12'")], Vec::new()],
        numbers: vec![("shots".to_string(), 3, 0), ("corners".to_string(), 0, 0)],
        ..ScoreCard::default()
    };
    let pieces = [
        RecapPart::Heading(1, name.to_string()),
        RecapPart::Text(name.to_string()),
        RecapPart::List(vec![name.to_string()]),
        RecapPart::Table(vec![name.to_string()], vec![vec![name.to_string()]]),
        RecapPart::Card(Box::new(card)),
    ];
    let html = recap::write(&pieces, RecapMarkup::Html, ENGLISH);
    assert!(
        !html.contains("<b>") && html.contains("&lt;b&gt;"),
        "{html}"
    );
    let bbcode = recap::write(&pieces, RecapMarkup::Bbcode, ENGLISH);
    assert!(!bbcode.contains("[url]"), "{bbcode}");
    let markdown = recap::write(&pieces, RecapMarkup::Markdown, ENGLISH);
    assert!(
        !markdown.contains("<b>") || markdown.contains("\\<b\\>"),
        "{markdown}"
    );
    assert!(markdown.contains("\\_c\\_\\|d"), "{markdown}");
}
