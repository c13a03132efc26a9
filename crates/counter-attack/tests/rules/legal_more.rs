//! More of what may be chosen, against the slow generator of `legal`: balls in the air, aims,
//! moves in windows, final-third moves and placements.

use std::collections::BTreeSet;

use counter_attack::{Choice, Hex, Menu, Next, Player, State, post::Post};
use tabletop::Side;

use crate::{
    kit::{Table, hex, rules, scene},
    legal::{POSITION, at, covered, flood, in_bounds, pair, round, steps},
};

/// The hexes of a menu, whatever they are for.
fn hexes(menu: &[Choice]) -> BTreeSet<(i32, i32)> {
    let hex = |choice: &Choice| match *choice {
        Choice::To(hex) | Choice::Rush(hex) | Choice::KeeperMove(hex) => hex,
        Choice::Target(hex) | Choice::HeadTo(hex) | Choice::Aim(hex) => Some(hex),
        _ => None,
    };
    menu.iter().filter_map(hex).map(pair).collect()
}

fn team(state: &State, side: Side) -> Vec<(Player, (i32, i32))> {
    let on = at(state).into_iter().map(|(hex, player)| (player, hex));
    on.filter(|(player, _)| player.side() == side).collect()
}

fn all_hexes() -> impl Iterator<Item = (i32, i32)> {
    (-18..=18)
        .flat_map(|x| (-25..=25).map(move |y| (x, y)))
        .filter(|hex| in_bounds(*hex))
}

/// A High Pass: team-mates 4 to 15 hexes away, unless an opponent next to the passer stands
/// on the line (CA-16.3, CA-16.4).
#[test]
fn high_passes_go_to_team_mates_in_range() {
    // One opponent beside the passer, in the way of some.
    let set_up = POSITION.replace("8A@P20", "8A@M20");
    let table = scene(&set_up, "");
    let state = table.state();
    let passer = pair(state.ball);
    let beside: Vec<(i32, i32)> = team(state, Side::Away)
        .into_iter()
        .map(|(_, hex)| hex)
        .filter(|hex| steps(*hex, passer) == 1)
        .collect();
    assert_eq!(beside.len(), 1);
    let expected: BTreeSet<(i32, i32)> = team(state, Side::Home)
        .into_iter()
        .map(|(_, hex)| hex)
        .filter(|hex| (4..=15).contains(&steps(*hex, passer)))
        .filter(|hex| !covered(passer, *hex).contains(&beside[0]))
        .collect();
    assert_eq!(hexes(&table.after("H high fly -")), expected);
    assert!(expected.len() >= 5, "{expected:?}");
}

/// Flight moves go three hexes, whoever moves.
#[test]
fn flight_moves_go_three_hexes() {
    let table = scene(POSITION, "");
    let state = table.state();
    let taken = at(state);
    for who in ["3A", "8A", "11A", "1A"] {
        let player = Player::named(who).unwrap();
        let from = pair(state.at(player).unwrap());
        let expected = flood(from, 3, |hex| taken.contains_key(&hex));
        let after = scene(POSITION, "H high fly - tgt Q24");
        assert_eq!(
            hexes(&after.after(&format!("A fly {who}"))),
            expected,
            "{who}"
        );
    }
}

/// Aims: goal hexes within eleven steps, along lines that pass a hex of the goal mouth
/// (CA-19.3).
#[test]
fn aims_are_in_range_and_on_goal() {
    for from in ["M29", "F33", "C35", "M27", "T31", "Y35", "A33"] {
        let set_up = format!("put 1H@M1 10H@{from} 1A@M37 4A@K20\nball 10H");
        let table = scene(&set_up, "");
        let ball = pair(hex(from));
        let in_box = ball.0 >= 12 && ball.1.abs() <= 15;
        let mouth = |hex: &(i32, i32)| hex.0 == 18 && hex.1.abs() <= 6;
        let expected: BTreeSet<(i32, i32)> = (-7..=7)
            .step_by(2)
            .map(|y| (19, y))
            .filter(|aim| in_box || steps(ball, *aim) <= 11)
            .filter(|aim| mouth(&ball) || covered(ball, *aim).iter().any(mouth))
            .collect();
        let offered = table
            .menu()
            .contains(&Choice::Act(counter_attack::Action::Shot));
        assert_eq!(offered, !expected.is_empty(), "{from}");
        if offered {
            assert_eq!(hexes(&table.after("H shot")), expected, "{from}");
        }
    }
}

/// A placement at a corner: every free hex but the ball's, and none of the six-yard box
/// beside the keeper; defenders keep two clear hexes (CA-13.16, CA-28.2).
#[test]
fn placements_are_all_free_hexes_but_the_banned() {
    let corner = |window: u8| {
        let set_up = format!("{POSITION}\nset next: window corner home Y37 {window} 2");
        scene(&set_up.replace("10H@M19", "10H@Y37"), "")
    };
    let check = |table: &Table, words: &str, allowed: &dyn Fn((i32, i32)) -> bool| {
        let taken = at(table.state());
        let expected: BTreeSet<(i32, i32)> = all_hexes()
            .filter(|hex| !taken.contains_key(hex) && allowed(*hex))
            .collect();
        assert_eq!(hexes(&table.after(words)), expected, "{words}");
        expected.len()
    };
    let keeper = pair(hex("M37"));
    let ball = pair(hex("Y37"));
    let six_yard = |hex: (i32, i32)| hex.0 >= 16 && hex.1.abs() <= 10;
    let attack = check(&corner(0), "H place 9H", &|hex| {
        hex != ball && !(six_yard(hex) && round(keeper).contains(&hex))
    });
    // 943 hexes, 22 figures of whom one stands on the ball, four in bounds beside the keeper.
    assert_eq!(attack, 943 - 22 - 4);
    let defence = check(&corner(1), "A place 9A", &|hex| steps(hex, ball) > 2);
    // Within two of the corner lie 8 hexes, the taker's among them.
    assert_eq!(defence, 943 - 22 - 7);
}

/// Final-third moves: six hexes, Pace does not matter (CA-23.1).
#[test]
fn third_moves_go_six_hexes() {
    let set_up = "card 3H pac1\nput 1H@M1 3H@J11 10H@M30 1A@M37 9A@N12\nball 10H\n\
                  set next: third home after_move";
    let table = scene(set_up, "");
    let taken = at(table.state());
    let from = pair(Hex::named("J11").unwrap());
    let expected = flood(from, 6, |hex| taken.contains_key(&hex));
    assert_eq!(hexes(&table.after("H f3 3H")), expected);
}

/// Who has to have the ball has it, and who shoots has a goal before him; anything else is refused.
#[test]
fn a_position_without_whom_it_needs_is_refused() {
    let own = "put 1H@M1 10H@M10 1A@M37\natt H";
    let phase = "set phase: A4 left 3 spent 0";
    for (ball, lines, why) in [
        ("M19", "menu after_move", "nobody has the ball"),
        (
            "M19",
            "set next: third home after_move",
            "nobody has the ball",
        ),
        (
            "M19",
            "set next: thirds home save_hold",
            "nobody has the ball",
        ),
        ("M19", "set next: kick-or-drop", "nobody has the ball"),
        ("10H", "set next: activate", "do not fit"),
        ("10H", phase, "do not fit"),
        (
            "10H",
            &format!("{phase}\nset next: rebound"),
            "no goal to shoot at",
        ),
    ] {
        let post = Post::parse(&format!("{own}\nball {ball}\n{lines}")).unwrap();
        let faults = post.state(&rules("")).unwrap_err().to_string();
        assert!(faults.contains(why), "{lines}: {faults}");
    }
}

/// A ball may come down where nobody is, and a free kick be put where nobody stands.
#[test]
fn what_nobody_can_do_is_played_on() {
    let put = "put 1H@M1 10H@M10 1A@M37\nball M19";
    let header = scene(&format!("{put}\nset next: header"), "= space at=M19");
    assert_eq!(header.state().next, Next::Choose(Menu::Unclaimed));
    let taker = format!("{put}\nset next: taker free_kick home M19");
    scene(&taker, "H taker 10H\n= placed who=10H to=M19");
}
