//! What people read beside the board: when it is, who it is, why, and what a reporter speaks of.

use counter_attack::{Attribute, Gist, Menu, event::PhaseEnd};
use football::{Game, PlayerId, Remark, What, Word, words};
use scoresheet::words::{books, can_be_said, said, told};
use tabletop::{BySide, Side};

use crate::kit::{Table, scene};

fn whys(table: &Table) -> Vec<String> {
    let events = table.session.events().iter();
    let whys = events.filter_map(|event| table.rules().why(event));
    whys.map(|why| told(&why)).collect()
}

/// The minute is that of the match, and what is beyond a half is added time.
#[test]
fn minutes_are_counted_through_the_match() {
    // Halves of 45 minutes, of extra time 15: 45 + 10, 45 + 45 + 2, 90 + 5 and 90 + 15 + 5.
    for (clock, minute, added) in [
        ("1 10", 10, 0),
        ("2 10", 55, 0),
        ("2 47 added 1", 90, 2),
        ("3 5", 95, 0),
        ("4 5", 110, 0),
    ] {
        let set_up =
            format!("opt after_draw=extra_time\nput 10H@M19 1A@M37\nball 10H\nclock {clock}");
        let table = scene(&set_up, "");
        let moment = table.rules().moment(table.state());
        assert_eq!((moment.minute, moment.added), (minute, added), "{clock}");
    }
}

#[test]
fn players_have_the_names_on_their_cards() {
    let table = scene("name 10H Ravn\nput 10H@M19 1A@M37\nball 10H", "");
    let name = |side, player| table.rules().player_name(side, player);
    assert_eq!(name(Side::Home, PlayerId::Player(9)), "Ravn");
    assert_eq!(name(Side::Away, PlayerId::Keeper(0)), "1A");
    assert_eq!(
        name(Side::Home, PlayerId::Player(16)),
        "",
        "there are sixteen"
    );
}

#[test]
fn a_header_back_says_whether_the_keeper_held_it() {
    // CA-18.15
    for (die, why) in [
        (2, "1A: die 2, only a 1 slips: held [CA-18.15]"),
        (1, "1A: die 1 slips: the ball comes loose [CA-18.15]"),
    ] {
        let table = scene(
            "card 8H hig6\nput 8H@M16 9H@M27 4A@M28 1A@M31\nball 8H",
            &format!(
                "H high\nH fly -\nH tgt M27\nA fly -\n* 2 accuracy 8H
                 H jump pass 9H\nA jump 4A\n* 2 head 9H\n* 6 head 4A
                 A head M31\n* {die} backhead 1A"
            ),
        );
        let whys = whys(&table);
        assert!(whys.iter().any(|known| known == why), "{whys:#?}");
    }
}

#[test]
fn a_header_past_a_keeper_who_jumped_is_a_shot_on_target() {
    // CA-18.6
    let table = scene(
        "card 9H hea6\ncard 8H hig6\nput 8H@M20 9H@M33 4A@M34 1A@M36\nball 8H",
        "H high\nH fly -\nH tgt M33\nA fly -\n* 2 accuracy 8H\nA gk -\nA rush M35
         H jump shot 9H\nA jump -\n* 6 head 9H\n* 1 head 1A\n= keeper_beaten",
    );
    let whys = whys(&table);
    let why = "9H beat the keeper who jumped [CA-18.6]";
    assert!(whys.iter().any(|known| known == why), "{whys:#?}");
    let events = table.session.events().iter();
    let common = events.flat_map(|event| table.rules().common_events(event));
    let shots = common.filter(|common| common.what == What::Shot { on_target: true });
    assert_eq!(shots.count(), 1);
}

/// What a reporter speaks of, in order.
fn remarks(table: &Table) -> Vec<Remark> {
    let events = table.session.events().iter();
    let all = events.filter_map(|event| table.rules().remark(event));
    all.collect()
}

/// The keys of what a reporter speaks of.
fn keys(table: &Table) -> Vec<&'static str> {
    remarks(table)
        .iter()
        .map(|remark| remark.topic.key)
        .collect()
}

/// The first remark with a key: whose it is, and its words in English.
fn spoken(table: &Table, key: &str) -> (Side, Vec<String>) {
    let all = remarks(table);
    let found = all.iter().find(|remark| remark.topic.key == key);
    let found = found.unwrap_or_else(|| panic!("{key}: {all:#?}"));
    let words = found.words.iter().map(|(slot, word)| match word {
        Word::Phrase(phrase) => format!("{slot}: {}", said(phrase)),
        Word::Name(name) => format!("{slot}: {name}"),
        Word::Number(number) => format!("{slot}: {number}"),
        other => format!("{slot}: {other:?}"),
    });
    (found.side, words.collect())
}

#[test]
fn a_reporter_knows_players_by_their_names() {
    let table = scene(
        "name 10H Ravn\nput 1H@M1 10H@M33 1A@M37\nball 10H",
        "H shot M38\n* 1 shot 10H\n= off_target",
    );
    assert_eq!(keys(&table), ["shot", "shot.wide", "goal.kick"]);
    let (side, words) = spoken(&table, "shot");
    assert_eq!(side, Side::Home);
    assert_eq!(words, ["who: Ravn", "place: the penalty area"]);
    let wide = &remarks(&table)[1];
    assert_eq!(wide.words, words!(who = "Ravn"));
}

#[test]
fn a_goal_has_its_kind_its_scorer_and_the_score() {
    let headed = scene(
        "card 8H hig6\ncard 9H hea5\nname 9H Ravn
         put 1H@M1 8H@M22 9H@M32 10H@P32 1A@M37 4A@K32 5A@R28\nball 8H",
        "H high\nH fly -\nH tgt M32\nA fly 4A K30\n* 4 accuracy 8H\nA gk M36\nA rush -
         H jump shot 9H\nH freehead\n* 4 head 9H\nH aim M38\n* 3 save 1A",
    );
    assert_eq!(
        keys(&headed),
        [
            "ca.high",
            "header.won",
            "shot.header",
            "goal.header",
            "kick.off.again"
        ]
    );
    let goal = (Side::Home, vec!["who: Ravn".into(), "score: 1-0".into()]);
    assert_eq!(spoken(&headed, "goal.header"), goal);
    let penalty = scene(
        "card 10H sho4\nname 10H Ravn
         put 1H@M1 10H@M33 9H@M28 1A@M37 4A@K29 5A@P29\nball 10H\nmenu penalty",
        "H pen K38\n* 6 shot 10H\n* 1 save 1A",
    );
    assert_eq!(spoken(&penalty, "goal.penalty"), goal);
}

#[test]
fn a_tackle_a_foul_and_a_card() {
    let steal = |dice| {
        scene(
            "ref 3\nname 10H Ravn\nname 4A Berg
             put 1H@M1 10H@L30 9H@Q30 1A@M37 4A@L32 5A@P33\nball 10H",
            &format!("H move\nH run 10H\nH st L31\nA gk -\n{dice}"),
        )
    };
    // Out of L30, which is in front of the box.
    let won = steal("* 6 steal 4A");
    assert_eq!(keys(&won), ["ca.box", "tackle"]);
    let (side, words) = spoken(&won, "tackle");
    assert_eq!(
        (side, words),
        (Side::Away, vec!["who: Berg".into(), "from: Ravn".into()])
    );
    let foul = steal("* 1 steal 4A\n* 5 injury 10H\n* 3 booking 4A");
    assert_eq!(
        keys(&foul),
        ["ca.box", "foul", "injury", "yellow", "penalty"]
    );
    let (side, words) = spoken(&foul, "yellow");
    assert_eq!((side, words), (Side::Away, vec!["who: Berg".into()]));
}

/// Passes and runs are small, and they have places; other moves are nothing.
#[test]
fn small_things_are_spoken_of() {
    let pass = scene(
        "name 8H Holm\nname 10H Ravn\nput 1H@M1 8H@M16 10H@Q19 1A@M37\nball 8H",
        "H std Q19\nH move\nH run 10H\nH st Q20\nH st Q21\nH stop\nH mv 8H M17\nH end",
    );
    assert_eq!(keys(&pass), ["pass", "run"]);
    let (side, words) = spoken(&pass, "pass");
    assert_eq!(side, Side::Home);
    assert_eq!(words, ["who: Holm", "to: Ravn", "place: midfield"]);
}

#[test]
fn reasons_are_said_in_german() {
    let table = scene(
        "card 10H sho5\nname 10H Ravn\nname 1A Lund
         put 1H@M1 10H@M29 9H@K35 1A@N37 5A@L31 4A@R33\nball 10H",
        "H shot J38\n* 4 block 5A\nA gk M37\n* 4 shot 10H\n* 6 save 1A\n* 1 handling 1A",
    );
    let mut all = books().iter();
    let (_, german) = all.find(|(language, _)| language == "de").unwrap();
    let names =
        BySide::from_fn(|side| if side == Side::Home { "Hafen" } else { "Tal" }.to_string());
    let events = table.session.events().iter();
    let whys = events.filter_map(|event| table.rules().why(event));
    let told: Vec<String> = whys.map(|why| why.told(german, &names)).collect();
    for why in [
        "10H Ravn schießt von M29 auf J38: -1 für einen Schuss von außerhalb des Strafraums [CA-19.4]",
        "5A auf L31 gegen den Schuss: Würfel 4 + Zweikampf 3 = 7, nötig ist eine 5 auf dem Würfel \
         oder eine Summe von 10: er geht vorbei [CA-19.6]",
        "1A Lund: Würfel 1 bleibt unter Fangsicherheit 4: festgehalten [CA-20.5]",
        "Tal ist am Zug: der Torwart hat den Ball in den Händen [CA-21.1]",
    ] {
        assert!(told.iter().any(|known| known == why), "{why}\n{told:#?}");
    }
}

/// What is named after words of the rules has words in all languages, whether a match comes to it or not.
#[test]
fn every_term_has_words() {
    for (attribute, _) in Attribute::ALL {
        assert_eq!(said(&attribute.term()), attribute.words());
        can_be_said(&attribute.term());
    }
    for gist in Gist::ALL {
        assert_eq!(said(&gist.term()), gist.name());
        can_be_said(&gist.term());
    }
    for menu in Menu::ALL {
        can_be_said(&football::term(format!("ca.menu.{menu}")));
    }
    for end in PhaseEnd::ALL {
        can_be_said(&football::term(format!("ca.phase.{end}")));
    }
}
