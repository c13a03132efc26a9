//! What a referee reads: why each draw came to what it came to, from the charts of the kit.

use football::Game as _;
use scoresheet::words::{lines_in, said, teller};
use tabletop::BySide;

use crate::kit::{Match, table};

/// The reasons of a play, without their clauses.
fn reasons(played: &Match) -> Vec<String> {
    let told = played.events().iter();
    let whys = told.filter_map(|event| played.rules().why(event));
    whys.map(|why| said(&why.phrase)).collect()
}

/// What a reporter speaks of in a play.
fn spoken(played: &Match) -> Vec<&'static str> {
    let told = played.events().iter();
    let remarks = told.filter_map(|event| played.rules().remark(event));
    remarks.map(|remark| remark.topic.key).collect()
}

/// Plays these draws from a situation; each list has this reason.
fn explained(cases: &[(&str, &str, &str)]) {
    for (start, draws, reason) in cases {
        let reasons = reasons(&table("").start(start).play(draws));
        let found = reasons.iter().any(|told| told == reason);
        assert!(found, "{reason}: {reasons:#?}");
    }
}

/// In the attacking zone, with this to come.
fn next(what: &str) -> String {
    format!("zone: A | first draw: no | marks: 3 | next: {what}")
}

#[test]
fn an_x_names_the_rating_and_what_the_number_came_to() {
    let home = "zone: D | marks: 10";
    let fouled = "M0f N60 NX";
    let booked = "M0f N57 N1 N1 NX";
    let then = |draws: &str, number: &str| format!("{draws} {number}");
    explained(&[
        // AD-15.2
        (
            home,
            "D+1/X",
            "the X card at the first draw in D: a number up to OWN GOAL 14 of home is an own goal",
        ),
        (
            home,
            "D+1/X N14",
            "number 14, at most OWN GOAL 14 of home: an own goal",
        ),
        (
            home,
            "D+1/X N15",
            "number 15, more than OWN GOAL 14 of home: no own goal",
        ),
        // AD-15.3
        (
            "",
            fouled,
            "the X card for the man who fouled: a number up to PENALTY KICK 31 of home is a penalty",
        ),
        (
            "",
            &then(fouled, "N31"),
            "number 31, at most PENALTY KICK 31 of home: a penalty",
        ),
        (
            "",
            &then(fouled, "N32"),
            "number 32, more than PENALTY KICK 31 of home: no penalty",
        ),
        // AD-15.5
        (
            "",
            booked,
            "the X card for the man who is booked: a number up to EJECTION 25 of home sends him off",
        ),
        (
            "",
            &then(booked, "N25"),
            "number 25, at most EJECTION 25 of home: sent off",
        ),
        (
            "",
            &then(booked, "N26"),
            "number 26, more than EJECTION 25 of home: not sent off, but booked",
        ),
        // AD-8.1
        (
            "",
            &then(booked, "N25 N65"),
            "home has a man less: CTL is 45 from now on",
        ),
        // AD-2.5
        (
            "",
            "M0f N60 N30 NX",
            "the X card means nothing at this draw: the next one is drawn",
        ),
    ]);
    let penalty = table("").start("").play(fouled);
    assert_eq!(spoken(&penalty.play("N31")), ["penalty"]);
    assert_eq!(spoken(&penalty.play("N32")), ["ad.no.penalty"]);
}

#[test]
fn a_second_yellow_is_called_so() {
    // AD-7.3
    let booked = "M0f N57 N1 N1 N65";
    let first = table("").start("").play(booked);
    assert!(spoken(&first).contains(&"yellow"));
    let second = table("").start("home booked: Frost").play(booked);
    let told = reasons(&second);
    let yellow = "the second yellow card of Frost: he is sent off".to_string();
    assert!(told.contains(&yellow), "{told:#?}");
    let keys = spoken(&second);
    assert!(
        keys.ends_with(&["second.yellow", "sent.off.short"]),
        "{keys:?}"
    );
}

#[test]
fn a_shot_names_number_man_and_rating() {
    explained(&[
        // AD-11.4
        (
            &next("parity Boone"),
            "N7",
            "number 7 is ODD: the keeper's SAVE decides",
        ),
        (
            &next("parity Boone"),
            "N10",
            "number 10 is EVEN: the shooter's G% decides",
        ),
        // AD-11.2
        (
            &next("on goal Boone"),
            "N36",
            "number 36, at most OG 36 of Boone: on goal",
        ),
        // AD-11.5
        (
            &next("even Boone"),
            "N26",
            "number 26, at most G% 26 of Boone: a goal",
        ),
        (
            &next("even Boone"),
            "N27",
            "number 27, more than G% 26 of Boone: saved",
        ),
        // AD-11.6
        (
            &next("keeper Boone"),
            "N91",
            "number 91, column FACED of away: 91-100 is Tait",
        ),
        (
            &next("odd Boone / Stott"),
            "N70",
            "number 70, at most SAVE 70 of Stott: saved",
        ),
        (
            &next("odd Boone / Stott"),
            "N71",
            "number 71, more than SAVE 70 of Stott: a goal",
        ),
        // AD-11.9
        (
            &next("keeper Boone"),
            "away:keeper-2",
            "the coach of away has named Tait",
        ),
        // AD-12.2
        (
            &next("assists Boone"),
            "N80",
            "number 80, at most ASSIST% 80 of home: one assist",
        ),
        (
            &next("assists Boone"),
            "N81",
            "number 81, more than ASSIST% 80 of home: no assist",
        ),
        // AD-12.4
        (
            &next("last assist Boone"),
            "N16",
            "number 16, column A of home: 16-36 is Boone, who scored, has the other assist or is sent off: drawn again",
        ),
        // AD-16.2
        (
            &next("taker"),
            "N34 N78",
            "Adair: number 78, at most PENALTY KICK 78 of home: scored",
        ),
        (
            &next("taker"),
            "N35 N79",
            "Boone: number 79, more than PENALTY KICK 78 of home: missed, away has it in D",
        ),
    ]);
    // AD-12.3
    // Valley has 117, so 17 is what counts.
    let valley = "ball: away | zone: A | first draw: no | next: assists Kerr";
    explained(&[
        (
            valley,
            "N17",
            "number 17, at most ASSIST% 117 less 100 of away: two assists",
        ),
        (
            valley,
            "N18",
            "number 18, more than ASSIST% 117 less 100 of away: one assist",
        ),
    ]);
    let taken = table("").start(&next("taker"));
    assert!(spoken(&taken.play("N35 N79")).contains(&"penalty.missed"));
    assert!(!spoken(&taken.play("N34 N78")).contains(&"penalty.missed"));
}

#[test]
fn halves_say_how_they_begin_and_end() {
    // AD-3.2
    let begun = reasons(&table("kick_off=away").kick_off());
    assert_eq!(begun, ["Harbour (60) against Valley (56)"]);
    // AD-17.4
    // The foul makes the 45th mark.
    let late = table("foul_mark=true").start("zone: A | first draw: no | marks: 44");
    let drawn = late.play("AAA N58 N1 N1");
    for (number, reason, said) in [
        (
            "N10",
            "number 10 on the injury-time table: 1-10 is 0",
            false,
        ),
        (
            "N41",
            "number 41 on the injury-time table: 41-80 is 2",
            true,
        ),
    ] {
        let drawn = drawn.play(number);
        assert!(reasons(&drawn).contains(&reason.to_string()), "{reason}");
        assert_eq!(spoken(&drawn).contains(&"added"), said, "{number}");
    }
}

#[test]
fn a_half_is_over_at_half_time_and_a_match_at_full_time() {
    // AD-17.3
    // The foul makes the last mark.
    for (half, said) in [
        ("first half", &["half.time", "start"][..]),
        ("second half", &["full.time"]),
    ] {
        let start = format!("period: {half} | marks: 45 | added: 0");
        let over = table("foul_mark=true").start(&start).play("M0f N58 N1 N1");
        let keys = spoken(&over);
        assert!(keys.ends_with(said), "{half}: {keys:?}");
    }
}

#[test]
fn the_picture_shows_zone_ball_and_control() {
    // AD-8.1
    // Home attacks to the right; the visitors' own zone is there.
    for (start, picture) in [
        (
            "ball: home | zone: D",
            "  |  (o)  |       |       |
  -> Reds (CTL 60) on the ball
  <- Blues (CTL 56)
",
        ),
        (
            "ball: away | zone: D | home sent off: Adair",
            "  |       |       |  (o)  |
  -> Reds (CTL 45)
  <- Blues (CTL 56) on the ball
",
        ),
    ] {
        let started = table("").start(start);
        let names = BySide {
            home: "Reds".to_string(),
            away: "Blues".to_string(),
        };
        let rules = started.rules();
        assert_eq!(rules.picture(started.now(), teller("en", &names)), picture);
        let german = rules.picture(started.now(), teller("de", &names));
        assert_eq!(german, picture.replace("on the ball", "am Ball"));
        let status = rules.status(started.now());
        let holder = if start.contains("away") {
            "away"
        } else {
            "home"
        };
        for (language, wanted) in [
            (
                "en",
                format!(
                    "home 0-0 away, first half, mark 1; {holder} have the ball in their own zone."
                ),
            ),
            (
                "de",
                format!(
                    "home – away 0:0, erste Halbzeit, Strich 1; {holder} hat den Ball in der eigenen Zone."
                ),
            ),
        ] {
            let status = lines_in(language, &status);
            assert!(status.starts_with(&wanted), "{status}");
        }
    }
}
