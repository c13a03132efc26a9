//! What a referee reads: reasons, what a reporter speaks of, and when.

use football::{Game as _, Moment, Period, Word};
use scoresheet::words::said;
use tabletop::BySide;

use crate::kit::{Match, rules, table};

/// The reasons of a play, without their clauses.
fn reasons(played: &Match) -> Vec<String> {
    let told = played.events().iter();
    let whys = told.filter_map(|event| played.rules().why(event));
    whys.map(|why| said(&why.phrase)).collect()
}

/// What a reporter speaks of: of which side, with which words.
fn spoken(played: &Match) -> Vec<String> {
    let told = played.events().iter();
    let remarks = told.filter_map(|event| played.rules().remark(event));
    let written = remarks.map(|remark| {
        let words = remark.words.iter().map(|(_, word)| match word {
            Word::Phrase(phrase) => said(phrase),
            Word::Nothing => "-".to_string(),
            other => panic!("{other:?}"),
        });
        let about = [remark.topic.key.to_string(), remark.side.to_string()];
        about
            .into_iter()
            .chain(words)
            .collect::<Vec<_>>()
            .join(" | ")
    });
    written.collect()
}

#[test]
fn a_roll_names_its_dice_and_both_squares() {
    // GD-4.1
    for (from, dice, why, said) in [
        (
            "S05",
            "3 3 5 1",
            "dice 3 3 5 1, pair: from S05 Halfway flank to S06 Attacking flank",
            "run | home | Attacking flank",
        ),
        (
            "S04",
            "3 3 5 5",
            "dice 3 3 5 5, two pairs: from S04 Mid-field circle to S06 Attacking flank",
            "run | home | Attacking flank",
        ),
        (
            "S08",
            "6 6 6 1",
            "dice 6 6 6 1, three of a kind: from S08 Edge of the box to S10 Attacking corner",
            "pass | home | Attacking corner",
        ),
        (
            "S05",
            "4 1 3 2",
            "dice 4 1 3 2, straight: from S05 Halfway flank to S11 Penalty box",
            "through | home | Penalty box",
        ),
        (
            "S00",
            "2 2 4 6",
            "dice 2 2 4 6, pair: from S00 Own goalmouth to S01 Own flag",
            "run | home | Own flag",
        ),
    ] {
        let played = table("")
            .start(&format!("home place: {from}"))
            .play(&format!("home turn: advance | attack {dice}"));
        assert_eq!(reasons(&played), [why]);
        assert_eq!(spoken(&played), [said]);
    }
}

#[test]
fn a_roll_that_fails_says_what_comes_of_it() {
    const FAIL: &str = "home turn: advance | attack 1 2 4 6";
    const DICE: &str = "dice 1 2 4 6: no pair, no straight";
    // GD-7.1
    let lost = table("").start("home place: S07").play(FAIL);
    assert_eq!(reasons(&lost), [DICE]);
    assert_eq!(spoken(&lost), ["turnover | away"]);
    // GD-3.3
    let kick_off = table("").start("").play(FAIL);
    assert_eq!(
        reasons(&kick_off),
        [DICE, "a kick-off that fails goes back to S03 End Kick Off"]
    );
    assert_eq!(spoken(&kick_off), ["gd.kickoff.lost | home"]);
    // GD-7.2
    let second = "home place: S08 | home failures: 1";
    let due = table("").start(second).play(FAIL);
    let twice = "two rolls in a row without an advance; the other side chooses";
    assert_eq!(reasons(&due), [DICE, twice]);
    assert_eq!(spoken(&due), ["intercepted | away", "gd.twice | home"]);
    // GD-7.5
    // GD-7.6
    for (choice, why, key) in [
        (
            "lose turn",
            "stays, and loses its next turn",
            "gd.skips | home",
        ),
        (
            "send back",
            "sent back to S00 Own goalmouth",
            "gd.pushed.back | home | Own goalmouth",
        ),
    ] {
        let chosen = due.play(&format!("away penalty: {choice}"));
        assert_eq!(reasons(&chosen), [why]);
        assert_eq!(spoken(&chosen), [key]);
    }
    // GD-9.8
    // With the die to lose nobody is asked.
    let fewer = table("lost_die=true").start(second).play(FAIL);
    let twice = "two rolls in a row without an advance";
    assert_eq!(
        reasons(&fewer),
        [DICE, twice, "one die fewer until the half ends"]
    );
    // So no reporter wonders what it will be.
    assert_eq!(spoken(&fewer), ["intercepted | away", "gd.weakened | home"]);
    let overtime = format!("period: overtime | score: 1-1 | {second}");
    let fewer = table("knockout=true lost_die=true")
        .start(&overtime)
        .play(FAIL);
    assert_eq!(
        reasons(&fewer).pop().as_deref(),
        Some("one die fewer until overtime ends")
    );
}

#[test]
fn a_shot_is_reckoned_before_the_eyes_of_all() {
    for (options, place, throw, why, said) in [
        // GD-5.3
        // GD-6.4
        (
            "",
            "S07",
            "attack 3 4 | goalie 8 | punt 1",
            &[
                "from S07 Inside channel: 3 + 4 - 1 = 6 against goalie 8",
                "lower than the goalie",
                "punt 1: the shooter's marker to S06 Attacking flank",
            ][..],
            &[
                "shot | home | Inside channel",
                "shot.saved | away",
                "cleared | away",
            ][..],
        ),
        // GD-6.1
        // A 0 is ten, and level.
        (
            "",
            "S08",
            "attack 4 6 | goalie 0 | punt 4",
            &[
                "from S08 Edge of the box: 4 + 6 = 10 against goalie 10",
                "level with the goalie is a save",
                "punt 4: the shooter's marker to S05 Halfway flank",
            ],
            &[
                "shot | home | Edge of the box",
                "shot.saved | away",
                "cleared | away",
            ],
        ),
        // GD-6.2
        (
            "",
            "S08",
            "attack 6 6 | goalie 1 | punt 0",
            &[
                "from S08 Edge of the box: 6 + 6 = 12 against goalie 1",
                "a goalie's 1 saves any shot",
                "punt 10: the shooter's marker to S01 Own flag",
            ],
            &[
                "shot | home | Edge of the box",
                "shot.saved | away",
                "cleared | away",
            ],
        ),
        (
            "",
            "S06",
            "attack 5 | goalie 3",
            &[
                "from S06 Attacking flank: 5 = 5 against goalie 3",
                "higher than the goalie, who has no 1",
            ],
            &[
                "shot | home | Attacking flank",
                "goal | home | 1-0 | Attacking flank",
            ],
        ),
        (
            "tie_reroll=true",
            "S06",
            "attack 5 | goalie 5",
            &[
                "from S06 Attacking flank: 5 = 5 against goalie 5",
                "level: both throw again",
            ],
            &["shot | home | Attacking flank", "shot.parried | away"],
        ),
    ] {
        let played = table(options)
            .start(&format!("home place: {place}"))
            .play(&format!("home turn: shoot | {throw}"));
        assert_eq!(reasons(&played), why);
        assert_eq!(spoken(&played), said);
    }
}

#[test]
fn a_shoot_out_and_every_end_have_their_reasons() {
    // GD-12.5
    let kicks = table("knockout=true").start("period: shoot-out | score: 2-2");
    for (throw, why, said) in [
        (
            "attack 4 3 2 | goalie 8",
            "4 + 3 + 2 = 9 against goalie 8: scored",
            "shootout.scored | home | 1-0",
        ),
        (
            "attack 4 3 2 | goalie 9",
            "4 + 3 + 2 = 9 against goalie 9: level with the goalie is a save",
            "shootout.missed | home | 0-0",
        ),
        (
            "attack 4 3 2 | goalie 0",
            "4 + 3 + 2 = 9 against goalie 10: lower than the goalie",
            "shootout.missed | home | 0-0",
        ),
        // GD-6.2
        (
            "attack 6 6 6 | goalie 1",
            "6 + 6 + 6 = 18 against goalie 1: a goalie's 1 saves any shot",
            "shootout.missed | home | 0-0",
        ),
    ] {
        let kick = kicks.play(throw);
        assert_eq!(reasons(&kick), [why]);
        assert_eq!(spoken(&kick), [said]);
    }
    // GD-12.3
    let sudden = table("knockout=true")
        .start("home place: S06 | period: sudden death | score: 2-2")
        .play("home turn: shoot | attack 6 | goalie 5");
    let last = reasons(&sudden).pop();
    assert_eq!(last.as_deref(), Some("the first goal ends sudden death"));
    assert_eq!(
        spoken(&sudden).pop().as_deref(),
        Some("full.time | home | 3-2")
    );
    for (options, kicked, away_scored, why) in [
        // GD-12.6
        // Home has four; away has three and one to come that is saved.
        ("", 5, 3, "one side scored more of its five kicks [GD-12.6]"),
        // GD-12.6
        // With one kick left, away cannot make up two.
        (
            "shootout_early_stop=true",
            4,
            2,
            "the other side cannot catch up with the kicks that are left [GD-12.6]",
        ),
        // GD-12.7
        (
            "",
            6,
            3,
            "only one side scored in this round of the shoot-out [GD-12.7]",
        ),
    ] {
        let before = kicked - 1;
        let decided = table(&format!("knockout=true {options}"))
            .start(&format!(
                "period: shoot-out | score: 2-2 | on turn: away | home kicks: {kicked} \
                 | home kicks scored: 4 | away kicks: {before} | away kicks scored: {away_scored}"
            ))
            .play("attack 1 1 1 | goalie 9");
        assert_eq!(decided.whys().pop().as_deref(), Some(why));
        let won = format!("shootout.won | home | 4-{away_scored}");
        assert_eq!(spoken(&decided).pop(), Some(won));
    }
}

#[test]
fn the_toss_names_both_throws_and_only_a_winner_is_spoken_of() {
    // GD-3.7
    for (throw, why, said) in [
        (
            "toss 7 | toss 3",
            "home threw 7, away 3; the higher starts",
            Some("toss | home"),
        ),
        (
            "toss 4 | toss 4",
            "home threw 4, away 4; level, so both throw again",
            None,
        ),
    ] {
        let tossed = table("").kick_off().play(throw);
        assert_eq!(reasons(&tossed)[0], why);
        let first = spoken(&tossed).into_iter().next();
        assert_eq!(first.as_deref(), said);
    }
}

/// Halves of 300 seconds are 45 minutes, overtime and sudden death 15 each.
#[test]
fn the_minute_is_that_of_a_newspaper() {
    let rules = rules("knockout=true");
    for (period, seconds, part, minute) in [
        // 100 of 300 seconds: a third of 45 minutes.
        ("first half", 200, Period::FirstHalf, 15),
        ("second half", 200, Period::SecondHalf, 60),
        // 299 of 300: the last minute has begun.
        ("first half", 1, Period::FirstHalf, 45),
        ("shoot-out", 0, Period::ShootOut, 120),
    ] {
        let lines = format!("period: {period} | seconds left: {seconds}");
        let state = crate::kit::arrange(&rules, &lines);
        let wanted = Moment {
            period: part,
            minute,
            added: 0,
        };
        assert_eq!(rules.moment(&state), wanted, "{lines}");
    }
    // GD-12.5
    // Kicks make a shoot-out, and only those.
    let none = crate::kit::arrange(&rules, "score: 2-1");
    assert_eq!(rules.shootout(&none), None);
    let kicked = "period: shoot-out | score: 2-2 | home kicks: 1 | home kicks scored: 1";
    let kicked = crate::kit::arrange(&rules, kicked);
    assert_eq!(rules.shootout(&kicked), Some(BySide { home: 1, away: 0 }));
    assert_eq!(rules.score(&kicked), BySide { home: 2, away: 2 });
    assert_eq!(said(&rules.square_name(4)), "Mid-field circle");
}
