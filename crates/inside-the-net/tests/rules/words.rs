//! What a reporter says, and what the picture shows.

use football::Game;
use inside_the_net::{Squad, in_words};
use tabletop::{Ask, BySide, Question};

use crate::kit::{Papers, STANDARD, table};

#[test]
fn a_reporter_speaks_of_everything_worth_a_word() {
    let papers = Papers {
        deck: STANDARD.to_string(),
        ..Papers::new()
    };
    let spoken = scoresheet::spoken_of(&papers.rules("injuries=true automatic=off"), 150);
    for key in [
        "charts.start",
        "charts.half.time",
        "charts.full.time",
        "charts.corner",
        "charts.penalty.missed",
        "deck.foul",
        "deck.off",
        "deck.penalty",
        "deck.wide",
        "deck.yellow",
        "net.assisted",
        "net.block",
        "net.change",
        "net.claim",
        "net.cross",
        "net.goal",
        "net.injury",
        "net.offside",
        "net.overhit",
        "net.parry",
        "net.save",
        "net.tackle",
        "net.through",
    ] {
        assert!(spoken.contains(key), "{key}: {spoken:?}");
    }
}

#[test]
fn the_picture_shows_the_lines() {
    let opening = table("").start("");
    let names = BySide {
        home: "Homers".to_string(),
        away: "Visitors".to_string(),
    };
    let picture = opening.rules().picture(opening.now(), &names);
    for line in ["defenders", "midfielders", "forwards"] {
        assert_eq!(picture.matches(line).count(), 2, "{picture}");
    }
    // The first men of a bench stand beside the word for it.
    let bench = picture.lines().find(|line| line.contains("number 11 H11"));
    assert!(
        bench.is_some_and(|line| line.starts_with("     bench  ")),
        "{picture}"
    );
}

#[test]
fn the_reason_of_a_block_says_what_comes_of_it() {
    let attempt = table("").start("zone: OFF");
    for (script, then) in [
        ("f9v2 17/5", "odd, a corner [ITN-OFF.22]"),
        ("f9v2 17/4", "even, a rebound [ITN-OFF.22]"),
    ] {
        let whys = attempt.play(script).whys();
        assert!(whys.iter().any(|why| why.ends_with(then)), "{whys:?}");
    }
}

#[test]
fn windows_are_counted_in_words() {
    let names = BySide {
        home: "Homers".to_string(),
        away: "Visitors".to_string(),
    };
    let played = table("").start("home windows: 1 | away windows: 2");
    let status = played.rules().status(played.now(), &names);
    assert!(status.contains("Homers: 1 window left."), "{status}");
    assert!(status.contains("Visitors: 2 windows left."), "{status}");
}

#[test]
fn a_coach_is_told_whom_he_chooses_from() {
    let foul = table("").start("zone: OFF").play("f9v2 2/1");
    let change = foul.play("home:change home:spot-1");
    let Some(Question::Decide(decision)) = change.session.waiting() else {
        panic!("nobody is asked");
    };
    let ask = Ask {
        name: decision.name,
        state: change.session.halfway(),
        side: decision.side,
        menu: &decision.menu,
        default: 0,
        duty: decision.duty,
    };
    let (about, hints) = in_words(change.rules(), &ask);
    assert_eq!(about, "for H1");
    // Each choice is a man with his line and his endurance.
    let known = |hint: &String| hint.starts_with("H11, ") && hint.ends_with(", END 6");
    assert!(hints.iter().any(known), "{hints:?}");
}

#[test]
fn a_man_of_another_team_is_taken_once() {
    let Papers { home, away, .. } = Papers::new();
    let squad = |text: &str| Squad::parse_all(text).unwrap().remove(0);
    let (mut home, away) = (squad(&home), squad(&away));
    for name in ["A5", "A5", "AK", "nobody"] {
        home.take(&away, name);
    }
    assert_eq!((home.players.len(), home.keepers.len()), (17, 3));
    assert_eq!(home.player_named("A5"), Some(16));
    assert_eq!(home.keeper_named("AK"), Some(2));
}
