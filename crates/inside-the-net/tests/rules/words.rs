//! What a reporter says, and what the picture shows.

use football::{Game, Remark, Word};
use inside_the_net::{Squad, in_words, named};
use scoresheet::words::{books, lines_in, said, teller};
use tabletop::{Ask, BySide, Question};

use crate::kit::{Match, Onward, Papers, STANDARD, table};

#[test]
fn a_reporter_speaks_of_everything_worth_a_word() {
    let papers = Papers {
        deck: STANDARD.to_string(),
        ..Papers::new()
    };
    let spoken = scoresheet::spoken_of(&papers.rules("injuries=true automatic=off"), 150);
    for key in [
        "added",
        "advance",
        "chance.missed",
        "change",
        "control.lost",
        "corner",
        "cross",
        "cross.cleared",
        "foul",
        "free.kick",
        "full.time",
        "goal",
        "goal.corner",
        "goal.kick",
        "goal.one.on.one",
        "goal.penalty",
        "goal.rebound",
        "half.time",
        "injury",
        "injury.off",
        "injury.on",
        "intercepted",
        "itn.corner.cleared",
        "itn.forward",
        "itn.goal.assisted",
        "itn.goal.cross",
        "itn.loose.won",
        "itn.offside",
        "itn.out.of.reach",
        "itn.pass.blocked",
        "itn.rebound.cleared",
        "itn.rebound.gathered",
        "itn.shot.corner",
        "itn.shot.cross",
        "itn.shot.laid.on",
        "itn.shot.rebound",
        "itn.shot.through",
        "itn.tackle.loose",
        "keeper.claims",
        "keeper.out",
        "kick.off.again",
        "long",
        "overhit",
        "pass",
        "penalty",
        "penalty.saved",
        "red",
        "run",
        "second.yellow",
        "shot",
        "shot.behind",
        "shot.blocked",
        "shot.free.kick",
        "shot.held",
        "shot.one.on.one",
        "shot.parried",
        "shot.wide",
        "start",
        "switch",
        "tackle",
        "tackle.beaten",
        "through",
        "toss",
        "turnover",
        "warned",
        "yellow",
    ] {
        assert!(spoken.contains(key), "{key}: {spoken:?}");
    }
}

/// What is spoken of in the last play: key, side and words.
fn heard(played: &Match) -> Vec<String> {
    let word = |word: &Word| match word {
        Word::Phrase(phrase) => said(phrase),
        Word::Name(name) => name.to_string(),
        Word::Number(number) => number.to_string(),
        _ => "-".to_string(),
    };
    let heard = |remark: Remark| {
        let words = remark.words.iter();
        let words = words.filter(|(_, it)| it.is_there());
        let words = words.map(|(slot, it)| format!(", {slot} {}", word(it)));
        format!(
            "{} {}{}",
            remark.topic.key,
            remark.side,
            words.collect::<String>()
        )
    };
    let events = played.events().iter();
    let remarks = events.filter_map(|event| played.rules().remark(event));
    remarks.map(heard).collect()
}

#[test]
fn both_men_of_a_duel_are_named() {
    for (zone, script, spoken) in [
        ("MID", "f6v5 3/12", "tackle.beaten home, who H6, by A5"),
        ("MID", "f6v5 3/8", "tackle away, who A5, from H6"),
        (
            "MID",
            "f6v5 3/5 u9",
            "itn.tackle.loose away, who A5, from H6",
        ),
        ("MID", "f6v5 3/2", "foul away, who A5, on H6"),
        ("MID", "f6v5 7/15", "yellow away, who A5, on H6"),
        ("MID", "f6v5 11/8", "itn.forward home, who H6"),
        ("MID", "f6v5 11/5", "intercepted away, who A5"),
        (
            "MID",
            "f6v5 11/2 u9",
            "itn.pass.blocked away, who A5, from H6",
        ),
        ("DEF", "f6v5 9/9", "pass home, who H6"),
        ("DEF", "f6v5 7/19", "keeper.out away, keeper AK"),
        ("OFF", "f6v5 17/5", "shot.blocked home, who H6, by A5"),
        ("OFF", "f9v2 8/9", "itn.offside home, who H9"),
        ("OFF", "f9v2 17/9 8/1", "shot.wide home, who H9"),
        ("OFF", "f9v2 1/9 12/1", "chance.missed home, who H9"),
    ] {
        let played = table("").start(&format!("zone: {zone}")).play(script);
        let heard = heard(&played);
        assert!(heard.contains(&spoken.to_string()), "{spoken}: {heard:?}");
    }
    let kick = heard(&table("").start("zone: OFF").play("f9v2 8/9").on());
    let spoken = "free.kick away, place the defensive third".to_string();
    assert!(kick.contains(&spoken), "{kick:?}");
}

#[test]
fn a_goal_is_told_with_who_made_it() {
    let shot = table("").start("zone: MID").play("f6v5 11/8");
    let goal = shot.play("f9v2 17/9 7/1");
    for spoken in [
        "itn.shot.laid.on home, who H9, from H6",
        "itn.goal.assisted home, who H9, from H6, score 1-0",
    ] {
        let heard = heard(&goal);
        assert!(heard.contains(&spoken.to_string()), "{spoken}: {heard:?}");
    }
    for (start, script, spoken) in [
        ("zone: OFF", "f9v2 17/9 7/1", "goal home, who H9, score 1-0"),
        (
            "zone: OFF",
            "f9v2 1/9 9/1",
            "goal.one.on.one home, who H9, score 1-0",
        ),
        (
            "next: cross | from: H8",
            "f9v2 10/9 7/1",
            "itn.goal.cross home, who H9, from H8, score 1-0",
        ),
        (
            "next: cross | from: H8",
            "f9v2 10/9 7/1",
            "itn.shot.cross home, who H9, from H8",
        ),
        (
            "next: corner",
            "f9v2 10/9 7/1",
            "goal.corner home, who H9, score 1-0",
        ),
        (
            "next: rebound | from: H8",
            "f9v2 10/9 7/1",
            "goal.rebound home, who H9, score 1-0",
        ),
        (
            "next: free kick | zone: OFF",
            "f9v2 17/9 7/1",
            "goal.free.kick home, who H9, score 1-0",
        ),
        (
            "next: penalty",
            "1/1",
            "goal.penalty home, who H10, score 1-0",
        ),
        (
            "next: penalty",
            "1/14",
            "penalty.saved away, keeper AK, who H10",
        ),
        (
            "zone: OFF",
            "f9v2 17/9 7/15",
            "shot.behind away, keeper AK, who H9",
        ),
    ] {
        let played = table("").start(start).play(script);
        let heard = heard(&played);
        assert!(heard.contains(&spoken.to_string()), "{spoken}: {heard:?}");
    }
}

#[test]
fn an_own_goal_is_told_of_whom_it_helps() {
    let own = Papers::new().man("H2", "own, Own 11-13");
    let own = own.table("").start("zone: DEF").play("f2v9 20/11");
    assert_eq!(heard(&own), ["goal.own away, who H2, score 0-1"]);
}

#[test]
fn german_says_the_same() {
    let german = &books()
        .iter()
        .find(|(language, _)| language == "de")
        .unwrap()
        .1;
    let names = BySide {
        home: "Heimstadt".to_string(),
        away: "Gastdorf".to_string(),
    };
    let played = table("").start("").play("f6v5 3/8");
    let rules = played.rules();
    let whys: Vec<String> = played
        .events()
        .iter()
        .filter_map(|event| Some(rules.why(event)?.told(german, &names)))
        .collect();
    assert_eq!(
        whys,
        [
            "der Spieler auf Position 6 von Heimstadt ist am Ball, gegen den Spieler auf Position 5 \
             von Gastdorf [ITN-ACT.1]",
            "H6 geht gegen A5 ins Duell, aber A5 gewinnt den Ball: Gastdorf hat den Ball in MID \
             (Schwarz 3 bei H6 in MID: Cry+ 1-2 [Chl+ 3-6] Fld 7-8 Ps+S 9-10 Pss+ 11-16 Pto+ 17-20; \
             Weiß 8 bei A5: Foul 1-3 TklR 4-6 [Tkl 7-11]) [ITN-DM.5]",
            "A5 gewinnt den Ball: Gastdorf hat dort den Ball (Weiß 8 in Tkl 7-11 von A5) [ITN-DM.5]",
        ]
    );
}

#[test]
fn the_picture_shows_the_lines() {
    let opening = table("").start("");
    let names = BySide {
        home: "Homers".to_string(),
        away: "Visitors".to_string(),
    };
    let german = opening.rules().picture(opening.now(), teller("de", &names));
    for words in ["Abwehr", "Nummer 11 H11", "im Tor HK, am Ball"] {
        assert!(german.contains(words), "{german}");
    }
    let picture = opening.rules().picture(opening.now(), teller("en", &names));
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
        ("f9v2 17/5", "odd, a corner ("),
        ("f9v2 17/4", "even, a rebound ("),
    ] {
        let whys = attempt.play(script).whys();
        assert!(whys.iter().any(|why| why.contains(then)), "{whys:?}");
    }
}

#[test]
fn windows_are_counted_in_words() {
    let played = table("").start("home windows: 1 | away windows: 2 | home booked: H4, H7");
    let status = played.rules().status(played.now());
    for (language, home, away) in [
        (
            "en",
            "home: 1 window left; booked: H4, H7.",
            "away: 2 windows left.",
        ),
        (
            "de",
            "home: noch 1 Wechselfenster; verwarnt: H4, H7.",
            "away: noch 2 Wechselfenster.",
        ),
    ] {
        let status = lines_in(language, &status);
        assert!(status.contains(home) && status.contains(away), "{status}");
    }
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
    assert_eq!(said(&about), "for H1");
    // Each choice is a man with his line and his endurance.
    let hints: Vec<String> = hints.iter().map(said).collect();
    let known = |hint: &String| hint.starts_with("H11, ") && hint.ends_with(", END 6");
    assert!(hints.iter().any(known), "{hints:?}");
    // Whom the dice are for.
    let mut faced = *change.now();
    (faced.acting, faced.meeting) = (0, 1);
    assert_eq!(said(&named(change.rules(), &faced)), "H1 against A2");
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

/// What a coach is asked about, in a language, and what is to be known of a change.
fn asked(played: &Match, language: &str) -> (String, String) {
    let Some(Question::Decide(decision)) = played.session.waiting() else {
        panic!("nobody is asked");
    };
    let ask = Ask {
        name: decision.name,
        state: played.session.halfway(),
        side: decision.side,
        menu: &decision.menu,
        default: 0,
        duty: decision.duty,
    };
    let (about, hints) = in_words(played.rules(), &ask);
    let say = |phrase| lines_in(language, std::slice::from_ref(phrase));
    (say(&about), hints.get(1).map(say).unwrap_or_default())
}

#[test]
fn a_coach_is_told_why_he_is_asked() {
    for (lines, english, german, gain) in [
        (
            "halt: stoppage",
            "stoppage: nothing presses; 3 windows left",
            "Unterbrechung: nichts drängt; noch 3 Wechselfenster",
            "fresh legs, 1 point of HREC for you",
        ),
        (
            "halt: stoppage | score: 0-2 | home booked: H4 | home windows: 1",
            "stoppage: H4 is booked, 2 goals behind; 1 window left",
            "Unterbrechung: H4 ist verwarnt, 2 Tore zurück; noch 1 Wechselfenster",
            "2 if H4 goes",
        ),
        (
            "halt: stoppage | home booked: H4, H5 | home booked twice: H5 | home sent off: H1",
            "H5 is on a last warning, 1 man short",
            "H5 ist ein letztes Mal ermahnt, 1 Mann weniger",
            "3 if H5 goes",
        ),
        (
            "halt: half-time | period: second half | score: 0-1",
            "half-time, free: 1 goal behind",
            "Pause, kostenlos: 1 Tor zurück",
            "fresh legs",
        ),
    ] {
        let played = table("").start(lines);
        let (about, change) = asked(&played, "en");
        assert!(about.contains(english), "{about}");
        assert!(change.contains(gain), "{change}");
        let (about, _) = asked(&played, "de");
        assert!(about.contains(german), "{about}");
    }
}
