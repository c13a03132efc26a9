//! Everything that is entered can be taken back or corrected, whoever entered it: as a line
//! of the journal, while later matches stay and tables follow.

use competition::TeamIx;
use competition::course::{Act, MatchKey};
use library::Library;
use seasons::{JournalEntry, Season, SeasonHeader, SeasonLine, TakenBack, parse_result, totals};

fn season(competition: &str, game: &str, teams: usize) -> Season {
    let library = Library::default();
    let mut header = SeasonHeader::new("mine", competition, &library).unwrap();
    header.game = game.to_string();
    header.choose_teams(&[], None, &library).unwrap();
    header.teams.truncate(teams);
    Season::new(header).unwrap()
}

fn key(text: &str) -> MatchKey {
    text.parse().unwrap()
}

fn typed(season: &Season, text: &str, result: &str) -> JournalEntry {
    let fixture = season.course().find(key(text)).unwrap().fixture();
    JournalEntry::new(Act::Result {
        key: key(text),
        teams: [fixture.home, fixture.away],
        result: Box::new(parse_result(result).unwrap()),
    })
}

fn enter(season: &mut Season, text: &str, result: &str) {
    season.add(typed(season, text, result)).unwrap();
}

fn undo(season: &mut Season, numbers: &[usize]) {
    let line = season.undo(numbers, false).unwrap();
    season.add(line).unwrap();
}

/// Points of all teams, in the order of the header.
fn points(season: &Season) -> Vec<i32> {
    let tables = season.course().tables(0).unwrap();
    let of = |team: usize| {
        let mut rows = tables[0].rows.iter();
        rows.find(|row| row.team == TeamIx(team))
            .map(|row| row.points)
    };
    (0..season.header().teams.len())
        .map(|team| of(team).unwrap_or_default())
        .collect()
}

fn goals(season: &Season, text: &str) -> Option<[u32; 2]> {
    let found = season.course().find(key(text)).unwrap();
    found.result.as_ref().map(|result| result.goals)
}

/// Four teams: in the first round 0 plays 3 at home, and 2 plays 1.
#[test]
fn every_act_is_taken_back_and_the_table_follows() {
    let mut league = season("league", "goal-dice", 4);
    enter(&mut league, "1.1.1", "2-1");
    enter(&mut league, "1.1.2", "1-1");
    assert_eq!(points(&league), [3, 1, 1, 0]);
    league
        .add(JournalEntry::new(Act::Deduct {
            stage: 0,
            team: TeamIx(0),
            points: 2,
            reason: "a bill".to_string(),
        }))
        .unwrap();
    assert_eq!(points(&league), [1, 1, 1, 0]);
    // Fewer than half of its matches were played: those of team 3 are struck.
    league
        .add(JournalEntry::new(Act::Withdraw { team: TeamIx(3) }))
        .unwrap();
    assert_eq!(points(&league), [-2, 1, 1, 0]);
    let open = league.open_matches().count();
    let before = league.file();

    // The withdrawal, the last act: its matches are on the list again.
    assert_eq!(league.last_number().unwrap(), 4);
    undo(&mut league, &[4]);
    assert_eq!(points(&league), [1, 1, 1, 0]);
    assert_eq!(league.open_matches().count(), open + 5);
    // Then the deduction, and then the first result: the second stays.
    assert_eq!(league.last_number().unwrap(), 3);
    undo(&mut league, &[3]);
    assert_eq!(points(&league), [3, 1, 1, 0]);
    assert_eq!(league.last_number_of(key("1.1.1")).unwrap(), 1);
    undo(&mut league, &[1]);
    assert_eq!(points(&league), [0, 1, 1, 0]);
    assert_eq!(goals(&league, "1.1.1"), None);
    assert_eq!(goals(&league, "1.1.2"), Some([1, 1]));

    // Nothing is erased, and it opens as it was written.
    assert!(league.file().starts_with(&before));
    assert!(
        league
            .file()
            .ends_with("{\"undo\":[4]}\n{\"undo\":[3]}\n{\"undo\":[1]}\n")
    );
    let again = Season::parse(&league.file()).unwrap();
    assert_eq!(again.file(), league.file());
    assert_eq!(points(&again), points(&league));
    // What was taken back can be entered anew.
    enter(&mut league, "1.1.1", "0-2");
    assert_eq!(points(&league), [0, 1, 1, 3]);
}

#[test]
fn a_result_is_corrected_whoever_entered_it() {
    let library = Library::default();
    let mut league = season("league", "action-deck", 4);
    enter(&mut league, "1.1.1", "2-1");
    let simulated = league.simulate(&[key("1.1.2")], &library, None).unwrap();
    league.add_all(simulated).unwrap();
    let was = (goals(&league, "1.1.2"), totals(&league));
    assert!(!was.1.is_empty(), "a simulated match has men");
    enter(&mut league, "1.2.1", "0-0");
    let later = goals(&league, "1.2.1");
    for text in ["1.1.1", "1.1.2"] {
        let right = typed(&league, text, "0-5");
        let right = league.typed_correction(right, false).unwrap();
        league.add(right).unwrap();
        assert_eq!(goals(&league, text), Some([0, 5]));
        assert_eq!(goals(&league, "1.2.1"), later, "later matches stay");
    }
    // What the men of the simulated match did is not what was typed.
    assert_eq!(totals(&league), []);
    assert_eq!(league.lines().len(), 5);
    assert_eq!(league.standing().count(), 3);

    // A correction that is taken back makes count what it corrected; taken back again, it
    // counts itself.
    undo(&mut league, &[5]);
    assert_eq!((goals(&league, "1.1.2"), totals(&league)), was);
    assert!(league.counts(2) && !league.counts(5) && league.counts(6));
    undo(&mut league, &[6]);
    assert_eq!(goals(&league, "1.1.2"), Some([0, 5]));
    assert!(!league.counts(2) && league.counts(5) && !league.counts(6));
    let again = Season::parse(&league.file()).unwrap();
    assert_eq!(again.file(), league.file());
    assert_eq!(points(&again), points(&league));
    // What has no result has none to be corrected.
    let early = league.typed_correction(typed(&league, "1.3.1", "1-0"), false);
    assert!(early.unwrap_err().to_string().contains("no result yet"));
}

#[test]
fn what_hangs_on_it_in_a_cup_is_taken_back_only_if_asked() {
    let mut cup = season("cup", "goal-dice", 4);
    enter(&mut cup, "1.1.1", "1-0");
    enter(&mut cup, "1.1.2", "0-1");
    enter(&mut cup, "1.2.1", "2-0");
    let champion = cup.course().champion();
    assert!(champion.is_some());
    // Without a semi-final there is no final.
    let refused = cup.undo(&[1], false).unwrap_err().to_string();
    assert!(refused.contains("--drop-later"), "{refused}");
    let line = cup.undo(&[1], true).unwrap();
    assert_eq!(line.line(), "{\"undo\":[1,3]}\n");
    cup.add(line).unwrap();
    assert_eq!(
        (cup.course().champion(), cup.open_matches().count()),
        (None, 1)
    );
    // Taken back again, both count again.
    undo(&mut cup, &[4]);
    assert_eq!(cup.course().champion(), champion);
    // Another winner of a semi-final plays another final.
    let other = typed(&cup, "1.1.1", "0-1");
    assert!(cup.typed_correction(other.clone(), false).is_err());
    let right = cup.typed_correction(other, true).unwrap();
    assert_eq!(right.corrects.as_ref().unwrap().drops, [3]);
    cup.add(right).unwrap();
    assert_eq!(
        (cup.course().champion(), cup.open_matches().count()),
        (None, 1)
    );
    assert_eq!(Season::parse(&cup.file()).unwrap().file(), cup.file());
}

#[test]
fn what_does_not_count_cannot_be_taken_back() {
    let mut league = season("league", "goal-dice", 4);
    assert!(league.last_number().is_err());
    enter(&mut league, "1.1.1", "2-1");
    let right = league.typed_correction(typed(&league, "1.1.1", "2-2"), false);
    league.add(right.unwrap()).unwrap();
    enter(&mut league, "1.1.2", "1-0");
    undo(&mut league, &[3]);
    let before = league.file();
    // None, none of these numbers, corrected, taken back.
    for numbers in [&[][..], &[0], &[9], &[1], &[3], &[2, 3]] {
        assert!(league.undo(numbers, true).is_err(), "{numbers:?}");
        let undo = numbers.to_vec();
        let line = SeasonLine::Undo(TakenBack { undo });
        assert!(league.add(line.clone()).is_err(), "{numbers:?}");
        let edited = Season::parse(&format!("{before}{}", line.line()));
        let message = edited.unwrap_err().to_string();
        assert!(message.starts_with("line 6:"), "{numbers:?}: {message}");
    }
    assert_eq!(league.file(), before);
    // Entered again meanwhile, a result is not made to count beside it.
    enter(&mut league, "1.1.2", "4-0");
    let refused = league.undo(&[4], false).unwrap_err().to_string();
    assert!(refused.contains("has a result already"), "{refused}");
    let line = league.undo(&[4], true).unwrap();
    assert_eq!(line.line(), "{\"undo\":[4,5]}\n");
}

/// Whatever is entered, corrected and taken back, a season is what its standing entries make
/// of it one after the other, and its file opens as it was written.
#[test]
fn a_season_is_what_stands_in_its_journal() {
    let mut state = 17_u64;
    let mut below = |bound: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % bound
    };
    let mut taken_back = 0;
    for (round, competition) in ["league", "cup", "league", "cup"].iter().enumerate() {
        let mut played = season(competition, "goal-dice", 4);
        for _ in 0..40 {
            let score = format!("{}-{}", below(3) + 1, [0, 4][below(2)]);
            let open: Vec<MatchKey> = played.open_matches().collect();
            let before = played.file();
            let number = below(played.lines().len().max(1)) + 1;
            match below(10) {
                0..=5 if !open.is_empty() => {
                    let text = open[below(open.len())].to_string();
                    enter(&mut played, &text, &score);
                }
                6 => {
                    let act = Act::Deduct {
                        stage: 0,
                        team: TeamIx(below(4)),
                        points: 1,
                        reason: String::new(),
                    };
                    // A cup has no table.
                    let _ = played.add(JournalEntry::new(act));
                }
                7 => {
                    let known = played.lines()[..].get(number - 1);
                    if let Some(Act::Result { key, .. }) =
                        known.and_then(SeasonLine::entry).map(|entry| &entry.act)
                        && played.entry_of(*key).is_ok()
                    {
                        let right = typed(&played, &key.to_string(), &score);
                        let right = played.typed_correction(right, true).unwrap();
                        played.add(right).unwrap();
                    }
                }
                _ => {
                    if let Ok(line) = played.undo(&[number], true) {
                        played.add(line).unwrap();
                        taken_back += 1;
                    }
                }
            }
            assert!(played.file().starts_with(&before));
            let mut plain = Season::new(played.header().clone()).unwrap();
            for entry in played.standing() {
                plain.add(JournalEntry::new(entry.act.clone())).unwrap();
            }
            let again = Season::parse(&played.file()).unwrap();
            assert_eq!(again.file(), played.file());
            for other in [&plain, &again] {
                let all =
                    |season: &Season| -> Vec<_> { season.course().matches().cloned().collect() };
                assert_eq!(all(other), all(&played), "{round}");
                let tables = |season: &Season| season.course().tables(0).unwrap();
                assert_eq!(tables(other), tables(&played), "{round}");
                assert_eq!(totals(other).len(), totals(&played).len());
            }
        }
    }
    assert!(
        taken_back > 20,
        "{taken_back} times something was taken back"
    );
}

#[test]
fn every_act_is_told_in_a_sentence() {
    let library = Library::default();
    let mut league = season("league", "inside-the-net", 4);
    let [a, b] = [0, 1].map(|team| league.name(TeamIx(team)).to_string());
    let man = league.squad(TeamIx(0), None, &library).unwrap()[3].clone();
    let team = TeamIx(0);
    let since = |since: &str| Act::Transfer {
        player: man.clone(),
        from: Some(team),
        to: Some(TeamIx(1)),
        since: Some(since.to_string()),
    };
    let away =
        |key: &str| league.name(league.course().find(self::key(key)).unwrap().fixture().away);
    let away = away("1.1.1").to_string();
    for (act, told) in [
        (Act::Withdraw { team }, format!("{a} withdrew.")),
        (
            Act::Suspend {
                team,
                player: man.clone(),
                matches: 1,
            },
            format!("{man} ({a}) was suspended for 1 match."),
        ),
        (
            Act::Hurt {
                team,
                player: man.clone(),
                matches: 2,
            },
            format!("{man} ({a}) is hurt and misses 2 matches."),
        ),
        (
            since("3"),
            format!("{man} went from {a} to {b} since round 3."),
        ),
        (
            since("2016-01-31"),
            format!("{man} went from {a} to {b} since 2016-01-31."),
        ),
        (
            Act::LineUp {
                team,
                key: None,
                men: vec![man.clone()],
            },
            format!("{man} begin every match for {a}."),
        ),
        (
            Act::Shootout {
                key: key("1.1.1"),
                kicks: [4, 3],
            },
            format!("The kicks after match 1.1.1 ended {a} 4-3 {away}."),
        ),
    ] {
        assert_eq!(league.tell(&JournalEntry::new(act).into()), told);
    }
    let mut entry = typed(&league, "1.1.1", "walkover away");
    assert_eq!(
        league.tell(&entry.clone().into()),
        format!("Match 1.1.1 was entered: {a} 3-0 (walkover) {away}.")
    );
    league.add(entry.clone()).unwrap();
    entry.act = typed(&league, "1.1.1", "2-1").act;
    let right = league.typed_correction(entry, false).unwrap();
    league.add(right).unwrap();
    let told = league.tell(league.lines().last().unwrap());
    assert_eq!(
        told,
        format!("Match 1.1.1 was entered: {a} 2-1 {away}; it corrects entry 1.")
    );
    undo(&mut league, &[2]);
    undo(&mut league, &[3]);
    let told: Vec<String> = league.lines()[2..].iter().map(|l| league.tell(l)).collect();
    let first = format!("match 1.1.1 was entered: {a} 2-1 {away}; it corrects entry 1.");
    assert_eq!(
        told,
        [
            format!("Taken back: entry 2, {first}"),
            "Taken back: entry 3; entry 2 counts again.".to_string(),
        ]
    );
}

#[test]
fn strangers_are_refused_with_those_that_come_nearest() {
    let library = Library::default();
    let mut league = season("league", "inside-the-net", 4);
    let squad = league.squad(TeamIx(0), None, &library).unwrap();
    let man = squad[3].as_str();
    let knows = |league: &Season, key: Option<&str>, names: &[&str]| {
        let key = key.map(self::key);
        league.knows(TeamIx(0), key, names, &library)
    };
    assert!(knows(&league, None, &[man, &squad[0]]).is_ok());
    let wrong = format!("{man}x");
    let refused = knows(&league, None, &[&wrong, man, "Zzyzx"])
        .unwrap_err()
        .to_string();
    let team = league.name(TeamIx(0)).to_string();
    let said = format!("nobody of {team} is called `{wrong}`; the nearest are `{man}`, ");
    assert!(refused.starts_with(&said), "{refused}");
    assert!(
        refused.contains("is called `Zzyzx`; the nearest are "),
        "{refused}"
    );
    // Who has left was still there before.
    league
        .add(JournalEntry::new(Act::Transfer {
            player: man.to_string(),
            from: Some(TeamIx(0)),
            to: Some(TeamIx(1)),
            since: Some("3".to_string()),
        }))
        .unwrap();
    assert!(knows(&league, Some("1.2.1"), &[man]).is_ok());
    assert!(knows(&league, Some("1.3.1"), &[man]).is_err());
    assert!(
        league
            .knows(TeamIx(1), Some(key("1.3.1")), &[man], &library)
            .is_ok()
    );
    let early = league.knows(TeamIx(1), Some(key("1.2.1")), &[man], &library);
    assert!(early.is_err());
    // A game without men knows nobody, and takes anybody.
    let free = season("league", "goal-dice", 4);
    assert!(free.knows(TeamIx(0), None, &["Anybody"], &library).is_ok());
    let nowhere = league.team(&format!("{team}s")).unwrap_err().to_string();
    assert!(
        nowhere.contains(&format!("the nearest are `{team}`, ")),
        "{nowhere}"
    );
}
