//! What people read beside the board: when it is, who it is, and why.

use football::{Game, PlayerId, What};
use tabletop::Side;

use crate::kit::{Table, scene};

fn whys(table: &Table) -> Vec<String> {
    let events = table.session.events().iter();
    let whys = events.filter_map(|event| table.rules().why(event));
    whys.map(|why| why.to_string()).collect()
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

#[test]
fn a_reporter_knows_players_by_their_names() {
    let table = scene(
        "name 10H Ravn\nput 1H@M1 10H@M33 1A@M37\nball 10H",
        "H shot M38\n* 1 shot 10H\n= off_target",
    );
    let events = table.session.events().iter();
    let mut remarks = events.filter_map(|event| table.rules().remark(event));
    let remark = remarks.find(|remark| remark.key == "deck.wide").unwrap();
    assert_eq!(remark.words, [("player", "Ravn".to_string())]);
}
