//! Team sheets that coaches write before the first kick-off.

use tabletop::{Question, Side};

use crate::kit::{Match, Papers, give, table};

fn line_up(played: &Match, side: &str) -> String {
    let described =
        tabletop::situation::Situation::describe(played.session.rules(), played.session.halfway());
    let name = format!("{side} line-up");
    let found = described.into_iter().find(|(known, _)| *known == name);
    found.unwrap().1
}

/// Home takes H11 for H1, H14 for H5, and the second keeper; away the usual men in 4-3-3.
fn both_written() -> Match {
    table("").kick_off().play(
        "home:change home:spot-1 home:number-11 home:change home:spot-5 home:number-14 \
         home:change-keeper home:go-on away:4-3-3 away:go-on",
    )
}

#[test]
fn a_coach_is_offered_his_own_sheet() {
    // ITN-FRM.2
    let menu = table("").kick_off().menu();
    let shapes = [
        "5-4-1", "5-3-2", "4-5-1", "4-4-2", "4-3-3", "3-5-2", "3-4-3",
    ];
    assert_eq!(menu[..4], ["go on", "change", "change keeper", "new order"]);
    assert_eq!(menu[4..], shapes);
    // Without three forwards there is no 4-3-3.
    let few = Papers::new()
        .replace("15, FW", "15, MF")
        .replace("16, FW", "16, MF");
    let menu = few.table("").kick_off().menu();
    assert!(!menu.contains(&"4-3-3".to_string()), "{menu:?}");
}

#[test]
fn hrec_is_made_when_both_sheets_are_in() {
    // ITN-FRM.4
    let kick_off = table("").kick_off();
    let half = kick_off.play("home:5-4-1 home:go-on");
    assert!(half.told().is_empty(), "nothing is told of one sheet");
    // Base 10 with 4-4-2 on both sides: 4 DF against 2 FW is 12, then 10, then 8.
    half.state("hrec: 12/10/8");
    let kicked_off = both_written();
    kicked_off.tells(["new order home 4-4-2", "new order away 4-3-3"]);
    // Against 4-3-3: 4 - 3 is 11, 4 - 3 is 11, 2 - 4 is 8.
    kicked_off.state("hrec: 11/11/8 | home keeper: HK2 | home windows: 3 | home came on: none");
    kicked_off.state("home bench: H1, H5, H12, H13, H15, H16 | home substitutes used: 0");
}

#[test]
fn the_men_stand_where_the_sheet_says() {
    // ITN-FRM.3 ITN-LIN.2
    let written = both_written().play("u7");
    assert_eq!(
        line_up(&written, "home"),
        "H11, H2, H3, H4, H14, H6, H7, H8, H9, H10"
    );
    // The usual men in another formation: ten with most starts who fill it.
    assert_eq!(
        line_up(&written, "away"),
        "A1, A2, A3, A4, A5, A6, A7, A15, A9, A10"
    );
    // A new order of the ten: only whoever plays DF can take spot 1.
    let asked = table("").kick_off().play("home:new-order");
    assert_eq!(
        asked.menu(),
        ["number 1", "number 2", "number 3", "number 4"]
    );
    let ordered = asked.play(
        "home:number-4 home:number-3 home:number-2 home:number-8 home:number-7 home:number-6 \
         home:number-10 home:go-on u7",
    );
    assert_eq!(
        line_up(&ordered, "home"),
        "H4, H3, H2, H1, H8, H7, H6, H5, H10, H9"
    );
}

#[test]
fn a_coach_cannot_write_for_ever() {
    // ITN-LIN.1
    let mut session = table("").kick_off().session;
    for _ in 0..20 {
        session.answer("change keeper").unwrap();
    }
    let waiting = session.waiting();
    assert!(
        matches!(waiting, Some(Question::Decide(asked)) if asked.side == Side::Away),
        "{waiting:?}"
    );
}

#[test]
fn nobody_sees_the_sheet_of_the_other() {
    // ITN-FRM.4
    let written = table("")
        .kick_off()
        .play("home:4-3-3 home:go-on away:change away:spot-1");
    let usual = "H1, H2, H3, H4, H5, H6, H7, H8, H9, H10";
    let seen = |viewer| Match::new(written.session.seen_by(viewer).unwrap(), give);
    let away = seen(Some(Side::Away));
    assert_eq!(line_up(&away, "home"), usual);
    assert_eq!(away.menu(), written.menu(), "he is asked the same");
    assert_eq!(line_up(&seen(None), "home"), usual);
    assert_eq!(
        seen(None).menu()[0],
        "go on",
        "and not what the other is about to do"
    );
    assert_ne!(line_up(&seen(Some(Side::Home)), "home"), usual);
    // The kick-off opens them.
    let open = written.play("away:number-11 u7");
    assert!(open.session.seen_by(None).is_none());
    assert_eq!(
        open.session.unsealed_answers(),
        open.session.answers().count()
    );
}

#[test]
fn half_time_is_for_all_coaches() {
    // ITN-SUB.1
    let rules = Papers::new().rules("cards=unlimited");
    let start = crate::kit::table_of(rules).start("regular: 0 | zone: MID");
    // Nobody was named by the check; both coaches may change men all the same.
    let half_time = start.play("4/4 u20");
    assert_eq!(half_time.menu()[..2], ["go on", "change"]);
    let changed = half_time.play("home:change home:spot-1 home:number-11");
    changed.tells(["substitution home H11 for H1 windows 3"]);
}
