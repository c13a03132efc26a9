//! Set pieces by template, and the file of templates.

use counter_attack::{Choice, CounterAttack, Hex, Player, Template, pitch::End};
use tabletop::{Question, Session, Side, UndoRule, situation::Situation};

use crate::kit::{self, hex, player};

const TEMPLATES: &str = include_str!("../../../../data/counter-attack/standard.templates");

fn rules(options: &[&str]) -> CounterAttack {
    let plain = kit::rules("");
    let squads = plain.squads();
    let (home, away) = (squads.home.document(), squads.away.document());
    let document = |name: &str| match name {
        "formations" => Some(kit::FORMATIONS),
        "templates" => Some(TEMPLATES),
        "home" => Some(home.as_str()),
        "away" => Some(away.as_str()),
        _ => None,
    };
    CounterAttack::from_documents(document, options).unwrap()
}

fn session(put: &str, next: &str, ball: &str) -> Session<CounterAttack> {
    let rules = rules(&[]);
    let lines = [
        (1, "put", put),
        (2, "ball", ball),
        (3, "holder", "none"),
        (4, "next", next),
    ];
    let state = rules
        .arrange(lines)
        .unwrap_or_else(|faults| panic!("{faults}"));
    Session::from_state(rules, state, UndoRule::Free)
}

fn menu(session: &Session<CounterAttack>) -> Vec<Choice> {
    match session.waiting() {
        Some(Question::Decide(decision)) => decision.menu.clone(),
        _ => Vec::new(),
    }
}

/// Everybody of the usual formation, home and away, all far from the box.
const PUT: &str = "1H@M1 2H@F7 3H@K6 4H@P6 5H@T7 6H@F13 7H@K12 8H@P12 9H@T13 10H@J16 11H@Q16 \
                   1A@M37 2A@F31 3A@K32 4A@P32 5A@T31 6A@F25 7A@K26 8A@P26 9A@T25 10A@J22 11A@Q22";

/// A window of a corner is placed in one answer: two figures on the first two places, and
/// that is what happens to who says nothing.
#[test]
fn a_template_fills_a_window() {
    // CA-25.5
    // CA-28.2
    let mut session = session(PUT, "window corner home Y37 0 2", "Y37");
    let choices = menu(&session);
    assert!(choices.contains(&Choice::Template(0)) && choices.contains(&Choice::Template(1)));
    assert!(
        !choices.contains(&Choice::Template(2)),
        "those of the defence are not offered"
    );
    session.answer_by_default().unwrap();
    let state = session.settled();
    // The places are P34 and K34; all head alike, both forwards are 18 hexes from P34, and
    // the lower shirt goes first.
    assert_eq!(state.on(hex("P34")), Some(player("10H")));
    assert_eq!(state.on(hex("K34")), Some(player("11H")));
    let home = state
        .team(Side::Home)
        .filter(|(_, at)| End::Right.is_box(*at));
    assert_eq!(home.count(), 2, "a window of two places two");
    // Now the defence: its own templates, and done is still there.
    let choices = menu(&session);
    assert!(choices.contains(&Choice::Template(2)) && choices.contains(&Choice::Done));
    session.answer("template 3").unwrap();
    assert!(
        session
            .settled()
            .on(hex("O36"))
            .is_some_and(|who| who.side() == Side::Away)
    );
}

/// The other corner is the mirror image, and so is the other end.
#[test]
fn templates_are_mirrored() {
    let template = &Template::parse_all(TEMPLATES).unwrap()[0];
    let names = |attacked, ball: &str| {
        let hexes = template.hexes(attacked, hex(ball)).into_iter();
        hexes.take(2).map(|hex| hex.to_string()).collect::<Vec<_>>()
    };
    // P34 is (15, 5), K34 is (15, -5).
    assert_eq!(names(End::Right, "Y37"), ["P34", "K34"]);
    assert_eq!(names(End::Right, "A37"), ["K34", "P34"]);
    // Column 4 is x = -15.
    assert_eq!(names(End::Left, "Y1"), ["P4", "K4"]);
    assert_eq!(names(End::Left, "A1"), ["K4", "P4"]);
}

/// A wall stands three hexes from the ball, between it and the goal.
#[test]
fn a_wall_stands_between_ball_and_goal() {
    // CA-25.6
    let templates = Template::parse_all(TEMPLATES).unwrap();
    let wall = templates
        .iter()
        .find(|one| one.name == "wall of three")
        .unwrap();
    let ball = hex("M28");
    let hexes: Vec<Hex> = wall.hexes(End::Right, ball).into_iter().take(3).collect();
    for hex in &hexes {
        assert_eq!(hex.distance(ball), 3);
        assert!(hex.x > ball.x);
    }
    // Straight ahead of (9, 0) at distance 3 lies (12, 1) or (12, -1): L31 or M31 by name.
    assert!(
        hexes.iter().any(|hex| hex.x == 12 && hex.y.abs() <= 1),
        "{hexes:?}"
    );
    // From F29, (10, -14), to the middle of the goal it is (8, 14). The hexes at distance 3
    // that are least off that line are (2, 4), (3, 3) and (1, 5) away: off by |2*14 - 4*8| = 4,
    // 18 and 26.
    let aslant = wall.hexes(End::Right, hex("F29")).into_iter().take(3);
    let aslant: Vec<String> = aslant.map(|hex| hex.to_string()).collect();
    assert_eq!(aslant, ["H31", "H32", "I30"]);
    // Far from goal a free kick needs no template.
    let far = session(PUT, "window free_kick home M15 0 2", "M15");
    assert!(
        !menu(&far)
            .iter()
            .any(|choice| matches!(choice, Choice::Template(_)))
    );
    let near = session(PUT, "window free_kick home M29 1 2", "M29");
    assert!(menu(&near).contains(&Choice::Template(6)));
}

/// A goal kick has the place of its keeper.
#[test]
fn a_goal_kick_by_template() {
    // CA-27.2
    let mut session = session(PUT, "taker goal_kick home M3", "M3");
    assert_eq!(menu(&session).last(), Some(&Choice::Done));
    session.answer("template 12").unwrap();
    assert_eq!(
        session.settled().at(Player::named("1H").unwrap()),
        Some(hex("P3"))
    );
}

#[test]
fn faults_of_templates_have_lines_and_cures() {
    let text = "touchline templates 1
corner, attack, twice, P34 P34
corner, attack, twice, Z99
throw_in, attack, no, P34
corner, both, no, P34
free_kick, attack, no, wall 3
free_kick, defence, long, wall 9
penalty, attack, inside, M33
goal_kick, attack, two, M3 N3
goal_kick, attack, field, M10
corner, attack
";
    let faults = Template::parse_all(text).unwrap_err().to_string();
    for part in [
        "line 2",
        "place twice",
        "line 3",
        "there is no hex `Z99`",
        "is there twice",
        "line 4",
        "kick-offs are formations",
        "line 5",
        "write attack or defence",
        "line 6",
        "line 7",
        "1 to 5",
        "line 8",
        "outside the box and its arc",
        "line 9",
        "write 1 to 1",
        "line 10",
        "six-yard box",
        "line 11",
        "2 values instead of 4",
    ] {
        assert!(faults.contains(part), "{part} is not in\n{faults}");
    }
}
