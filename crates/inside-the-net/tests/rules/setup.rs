//! Before the match: pitch, recovery number, strength of schedule, formations, order.

use inside_the_net::{Formation, InsideTheNet, Squad, TeamSheet, Zone, state::strip_of};
use tabletop::{Rules, Side};

use crate::kit::{Onward, Papers, table, team};

#[test]
fn three_dice_and_two_teams() {
    // ITN-EQ.1 ITN-EQ.2
    // Black picks the action, white is read for the defence, blue for a loose ball.
    let opening = table("").start("");
    assert_eq!(opening.asked(), "card");
    let flipped = opening.play("f6v5");
    assert_eq!(flipped.asked(), "black");
    let thrown = opening.play("f6v5 3/4");
    assert_eq!(thrown.asked(), "blue");
}

#[test]
fn a_zone_is_named_by_the_side_on_the_ball() {
    // ITN-EQ.3
    // Away's DEF is home's OFF: a tackle there gives home the ball in OFF.
    let away = table("").start("ball: away | zone: DEF");
    away.play("f2v9 3/7").ball("home OFF");
}

#[test]
fn the_other_side_sees_the_pitch_the_other_way_round() {
    // ITN-EQ.4
    assert_eq!(Zone::Def.flip(), Zone::Off);
    assert_eq!(Zone::Mid.flip(), Zone::Mid);
    assert_eq!(Zone::Off.flip(), Zone::Def);
    assert_eq!(strip_of(Side::Away, Zone::Off), Zone::Def);
    assert_eq!(strip_of(Side::Home, Zone::Off), Zone::Off);
}

#[test]
fn the_next_zone() {
    // ITN-EQ.5
    let own = table("").start("zone: DEF").play("f1v1 1/20");
    own.ball("home MID").play("f1v1 1/20").ball("home OFF");
    own.play("f1v1 1/20 f1v1 6/20").ball("home OFF");
}

/// Teams with these figures and formations.
fn papers(home: (i8, &str, &str), away: (i8, &str, &str)) -> Papers {
    let side = |letter: &str, (rating, sos, shape): (i8, &str, &str)| {
        // Five of every line, so that each formation can stand.
        let mut text = team(letter).replace("shape 4-4-2", &format!("shape {shape}"));
        for (from, to) in [("H11, DF", "H11, DF MF FW"), ("H12, DF", "H12, DF MF FW")] {
            text = text.replace(&from.replace('H', letter), &to.replace('H', letter));
        }
        for man in [13, 14, 15, 16] {
            for line in ["MF", "FW"] {
                let from = format!("{letter}{man}, {line}");
                text = text.replace(&from, &format!("{letter}{man}, DF MF FW"));
            }
        }
        let figures = match letter {
            "H" => format!("HREC {rating}, AREC 0, SOS {sos}"),
            _ => format!("HREC 0, AREC {rating:+}, SOS {sos}"),
        };
        let old = match letter {
            "H" => "HREC 10, AREC 0, SOS 50",
            _ => "HREC 0, AREC 0, SOS 50",
        };
        text.replace(old, &figures)
    };
    Papers {
        home: side("H", home),
        away: side("A", away),
        ..Papers::new()
    }
}

fn other_leagues(mut papers: Papers) -> Papers {
    papers.home = papers.home.replace("league, One", "league, Two");
    papers
}

fn numbers(rules: &InsideTheNet) -> ([i8; 3], [u8; 3]) {
    let state = rules.kick_off();
    let read = [Zone::Def, Zone::Mid, Zone::Off].map(|strip| state.recovery(strip));
    (state.hrec, read)
}

#[test]
fn the_base_and_the_three_strips() {
    // ITN-HREC.1 ITN-HREC.3 ITN-HREC.4 ITN-HREC.5 ITN-HREC.6 ITN-HREC.7 ITN-FRM.4
    // 13 and +1 are 14; 5 against 1 forward, 3 against 4, 2 against 5.
    let rules = papers((13, "50", "5-3-2"), (1, "50", "5-4-1")).rules("");
    assert_eq!(rules.base(), 14);
    assert_eq!(numbers(&rules).0, [18, 13, 11]);
    // 14 + 4 - 3, 14 + 3 - 4, 14 + 3 - 3.
    let rules = papers((13, "72", "4-3-3"), (1, "68", "3-4-3")).rules("");
    assert_eq!(numbers(&rules).0, [15, 13, 14]);
}

#[test]
fn what_is_read_lies_between_1_and_19() {
    // ITN-HREC.8
    let rules = papers((16, "50", "5-3-2"), (1, "50", "5-4-1")).rules("");
    assert_eq!(numbers(&rules), ([21, 16, 14], [19, 16, 14]));
    let rules = papers((5, "50", "3-5-2"), (-3, "50", "5-3-2")).rules("");
    assert_eq!(numbers(&rules), ([3, 4, -1], [3, 4, 1]));
    // A marker on a track stops at its end, and one point less is 18.
    let high = papers((16, "50", "5-3-2"), (1, "50", "5-4-1"));
    let start = "ball: away | zone: MID";
    let sum = high.table("").start(start).play("f6v1 7/15");
    sum.state("hrec: 20/16/14");
    let track = high.table("hrec_track=true").start(start).play("f6v1 7/15");
    track.state("hrec: 18/16/14").tells(["hrec DEF 18"]);
    // Blue 20 is away's even at 21, blue 1 home's even at -1.
    let away = high.table("").start("next: loose ball | zone: DEF");
    away.play("u20").ball("away OFF");
    let low = papers((5, "50", "3-5-2"), (-3, "50", "5-3-2"));
    let home = low.table("").start("next: loose ball | zone: OFF");
    home.play("u1").ball("home OFF");
}

#[test]
fn men_and_markers_move_the_numbers() {
    // ITN-HREC.9 ITN-HREC.10
    // 4-4-2 both, base 10: 12/10/8. A marker on a home midfielder is a point less, on
    // an away one a point more; a missing man counts the same way.
    let start = |lines: &str| table("").start(lines).now().hrec;
    assert_eq!(start(""), [12, 10, 8]);
    assert_eq!(start("home booked: H5"), [12, 9, 8]);
    assert_eq!(start("away booked: A5"), [12, 11, 8]);
    assert_eq!(
        start("away booked: A5 | away booked twice: A5"),
        [12, 12, 8]
    );
    assert_eq!(start("home booked: H1"), [11, 10, 8]);
    assert_eq!(start("away booked: A1"), [12, 10, 9]);
    assert_eq!(start("away sent off: A9"), [13, 10, 8]);
    assert_eq!(start("home sent off: H9"), [12, 10, 7]);
}

#[test]
fn strength_of_schedule() {
    // ITN-SOS.1 ITN-SOS.2 ITN-SOS.3 ITN-SOS.4 ITN-HREC.2
    let between = |home: &str, away: &str| {
        let papers = papers((13, home, "5-3-2"), (1, away, "5-4-1"));
        let rules = other_leagues(papers).rules("");
        (rules.base(), rules.schedule().size)
    };
    assert_eq!(between("72", "68"), (15, 1));
    assert_eq!(between("68", "72"), (13, 1));
    // A gap of 2.5 is a half, and goes up; 2.4 does not.
    assert_eq!(between("70", "67.5"), (15, 1));
    assert_eq!(between("70", "67.6"), (14, 0));
    assert_eq!(between("64.1", "61.6"), (15, 1));
    assert_eq!(between("50", "50"), (14, 0));
    // In one league, or if it is switched off, there is none.
    let same = papers((13, "72", "5-3-2"), (1, "68", "5-4-1"));
    assert_eq!(same.rules("").schedule().size, 0);
    assert_eq!(other_leagues(same).rules("sos=false").base(), 14);
}

#[test]
fn ten_men_and_a_keeper() {
    // ITN-FRM.1 ITN-LIN.4
    let rules = Papers::new().rules("");
    let state = rules.kick_off();
    for side in Side::BOTH {
        assert_eq!(state.sides[side].men().count(), 10);
        assert_eq!(
            rules.squads()[side]
                .keeper_name(state.sides[side].keeper)
                .len(),
            2
        );
    }
}

#[test]
fn seven_formations_are_advised() {
    // ITN-FRM.2
    let advised: Vec<String> = Formation::ADVISED.iter().map(ToString::to_string).collect();
    assert_eq!(
        advised,
        [
            "5-4-1", "5-3-2", "4-5-1", "4-4-2", "4-3-3", "3-5-2", "3-4-3"
        ]
    );
    for df in 0..=10 {
        for mf in 0..=10 - df {
            let shape = Formation::parse(&format!("{df}-{mf}-{}", 10 - df - mf)).unwrap();
            let within = shape.beyond_limits().next().is_none();
            assert_eq!(within, Formation::ADVISED.contains(&shape), "{shape}");
        }
    }
    for wrong in ["4-4-3", "4-4", "4-4-2-0", "a-b-c", "4-4-1", "255-255-12"] {
        assert_eq!(Formation::parse(wrong), None, "{wrong}");
    }
    // Six defenders are a fault, unless the limits are lifted.
    let mut papers = Papers::new()
        .replace("H5, MF", "H5, DF")
        .replace("H6, MF", "H6, DF");
    let spots: String = (1..=10).map(|spot| format!("{spot}, H{spot}\n")).collect();
    papers.home_sheet = Some(format!(
        "touchline team-sheet 1\nformation, 6-2-2\nkeeper, HK\n{spots}"
    ));
    let faults = papers.try_rules(&[]).unwrap_err();
    assert_eq!(faults.0.len(), 2, "{faults}");
    papers.rules("formation_limits=false");
}

#[test]
fn a_man_plays_where_his_card_says() {
    // ITN-FRM.3
    let mut papers = Papers::new();
    let order = [9, 2, 3, 4, 5, 6, 7, 8, 1, 10];
    let spots: String = (1..)
        .zip(order)
        .map(|(s, m)| format!("{s}, H{m}\n"))
        .collect();
    papers.home_sheet = Some(format!("touchline team-sheet 1\nkeeper, HK\n{spots}"));
    let faults = papers.try_rules(&[]).unwrap_err().to_string();
    assert!(
        faults.contains("line 3: home-sheet: H9 plays FW, not DF"),
        "{faults}"
    );
    assert!(faults.contains("H1 plays DF, not FW"), "{faults}");
}

#[test]
fn lines_stand_in_blocks_from_the_deepest_spot_on() {
    // ITN-LIN.1 ITN-LIN.2 ITN-LIN.3
    let squad = Squad::parse_one(&team("H")).unwrap();
    let sheet = TeamSheet::usual(&squad).unwrap();
    let names: Vec<&str> = sheet
        .spots
        .iter()
        .map(|man| squad.player_name(*man))
        .collect();
    let expected: Vec<String> = (1..=10).map(|man| format!("H{man}")).collect();
    assert_eq!(names, expected);
    // LINE is a help, and binds nobody: another order of a line is fine.
    let mut papers = Papers::new();
    let order = [4, 3, 2, 1, 8, 7, 6, 5, 10, 9];
    let spots: String = (1..)
        .zip(order)
        .map(|(s, m)| format!("{s}, H{m}\n"))
        .collect();
    papers.home_sheet = Some(format!(
        "touchline team-sheet 1\nkeeper, HK\n{spots}bench, H11\n"
    ));
    let rules = papers.rules("");
    let state = rules.kick_off();
    assert_eq!(state.sides.home.spots[0], 3);
    assert_eq!(state.sides.home.bench.count(), 1);
}

#[test]
fn a_sheet_lists_all_its_faults() {
    let squad = Squad::parse_one(&team("H")).unwrap();
    let text = "touchline team-sheet 1\nformation, 9-9-9\nkeeper, H1\n1, HK\n2, Nobody\n2, H2\n2, H3\n\
                bench, H2\nsomething, H9\nalone\n";
    let faults = TeamSheet::parse(text, &squad, true)
        .unwrap_err()
        .to_string();
    for part in [
        "line 2: `9-9-9` is no formation",
        "line 3: H1 has no keeper's card",
        "line 4: HK cannot stand in spot 1",
        "line 5: nobody is called `Nobody`",
        "line 7: spot 2 is there twice",
        "line 8: H2 is there twice",
        "line 9: `something` is no line of a sheet",
        "line 10: 1 values instead of 2",
        "spot 10 is empty",
    ] {
        assert!(faults.contains(part), "{part}: {faults}");
    }
    let usual = TeamSheet::usual(&squad).unwrap();
    let again = TeamSheet::parse(&usual.document(&squad), &squad, true).unwrap();
    assert_eq!(again, usual);
}
