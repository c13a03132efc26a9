//! What a reporter says, and what the picture shows.

use football::Game;
use tabletop::BySide;

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
