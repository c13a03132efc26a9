//! Movement Phases, steals, the unclaimed ball (CA-6 to CA-8).

use counter_attack::Choice;

use crate::kit::{player, scene, table};

// CA-6.1
// CA-6.2
// CA-6.3
// CA-6.5
#[test]
fn four_then_five_then_two_new_ones() {
    scene(
        "put 1H@M1 2H@A5 3H@A7 4H@A9 5H@A11 10H@M19 1A@M37
         ball 10H",
        "H move
         H mv 2H A6
         ! H mv 2H A7
         H mv 3H A8
         H mv 4H A10
         ! H mv 5H A17
         H mv 5H A12
         ? state = MP_D5:A
         A end
         ? state = MP_A2:H
         ! H mv 5H A13
         ! H mv 1H M4
         H mv 1H M3
         H end
         ? menu = after_move",
    );
}

// CA-6.7
// CA-7.10
#[test]
fn an_attacker_who_collects_the_ball_runs_on() {
    // Two hexes to the ball, so three of five are left; 5A stands next to it and does
    // not steal.
    scene(
        "put 10H@M19 5A@L21
         ball M21
         att H
         menu unclaimed",
        "H move
         H mv 10H M21
         = collect who=10H at=M21
         ? state = CARRY:H
         H st N22
         = step who=10H to=N22 left=2",
    );
}

// CA-6.8
// CA-15.8
// CA-15.9
// CA-24.7
#[test]
fn who_may_not_touch_the_ball_may_not_step_on_it() {
    // 8H was offside when the pass was played, 10H played it.
    scene(
        "put 10H@M19 9H@M16 8H@M24 1A@M37
         ball 10H
         menu std_received",
        "H ftp M21
         H nudge -
         A nudge -
         ? menu = unclaimed
         H move
         ! H mv 10H M21
         ! H mv 8H M21
         H mv 9H M21
         ? ball = 9H",
    );
}

// CA-6.13
// CA-8.5
#[test]
fn a_defender_who_collects_ends_the_phase() {
    scene(
        "put 10H@M19 4A@M23
         ball M21
         att H
         menu unclaimed",
        "H move
         H end
         A mv 4A M21
         = collect who=4A at=M21
         = phase_end why=collect
         = menu side=A aos
         ? ball = 4A",
    );
}

// CA-6.10
// CA-7.12
#[test]
fn stealers_are_fixed_before_the_keeper_moves() {
    let keeper_at = |at: &str, lines: &str| {
        let set_up = format!("put 10H@L30 1A@{at}\nball 10H");
        scene(&set_up, &format!("H move\nH run 10H\nH st L31\n{lines}"));
    };
    // Next to the carrier: gone, he is out of it; he stays, he must steal.
    keeper_at("M32", "A gk M33\n? state = CARRY:H");
    keeper_at(
        "M32",
        "A gk -
         * 6 steal 1A
         = steal by=1A on=10H die=6 sum=6 res=won
         = menu side=A save_hold
         ? hands = y",
    );
    keeper_at(
        "M32",
        "A gk -\n* 1 steal 1A\n= steal by=1A on=10H die=1 sum=1 res=foul",
    );
    // Not next to him: he comes near and does not join.
    keeper_at("L33", "A gk L32\n? state = CARRY:H");
}

// CA-6.15
// CA-6.16
// CA-22.9
#[test]
fn a_blocked_snapshot_does_not_end_the_part() {
    // 4A is on the line; the ball rolls one hex back, to M34, and rests.
    scene(
        "put 10H@L33 4A@L35
         ball 10H",
        "H move
         H snap
         A snapmove -
         H aim L38
         * 6 block 4A
         * 3 direction
         * 1 distance
         = loose from=L35 off=4A dir=3 dist=1 rest=M34
         * 2 attract 4A
         ? state = MP_A4:H
         ? ball = M34
         ! H mv 10H M34",
    );
}

// CA-7.1
#[test]
fn a_steal_is_no_choice() {
    scene(
        "put 10H@M19 4A@N21
         ball 10H",
        "H move
         H run 10H
         H st N20
         ? state = DIE:steal",
    );
}

// CA-7.9
// CA-11.5
#[test]
fn the_defender_who_is_called_does_not_steal_and_the_others_do() {
    let set_up = "put 10H@M19 5A@M21 6A@N21\nball 10H";
    scene(
        set_up,
        "H move
         H run 10H
         H st N20 nut 5A
         * 3 steal 6A
         * 5 nutdef 5A
         * 2 nutatt 10H
         = nutmeg by=10H on=5A def=9 att=5 res=lost",
    );
    scene(
        set_up,
        "H move
         H run 10H
         H st N20 nut 5A
         * 6 steal 6A
         ? ball = 6A
         ? menu = aos",
    );
}

// CA-7.11
#[test]
fn nobody_steals_from_who_is_repositioned() {
    let set_up = "put 10H@M19 4A@N20 5A@P20\nball 10H";
    let lines = "H move
         H end
         A mv 4A -
         A tkl
         * 2 tackle 4A
         * 6 dribble 10H
         H rep O20";
    scene(set_up, lines).play("? state = MP_D5:A");
    // O20 is next to 4A too, whom he has just beaten: only 5A tries.
    let option = format!("opt steal_on_reposition=true\n{set_up}");
    scene(
        &option,
        &format!("{lines}\n* 3 steal 5A\n? state = MP_D5:A"),
    );
}

// CA-2.4
#[test]
fn a_reposition_into_the_goal_counts_if_that_is_agreed_on() {
    let set_up = "put 1H@M1 10H@M36 1A@J35 4A@M37\nball 10H";
    let duel = "H move
         H end
         A mv 4A -
         A tkl
         * 3 tackle 4A
         * 6 dribble 10H";
    scene(set_up, &format!("{duel}\n! H rep M38\nH rep -"));
    let option = format!("opt dribble_into_goal=true\n{set_up}");
    scene(
        &option,
        &format!("{duel}\nH rep M38\n= goal side=H score=1-0"),
    );
}

// CA-7.13
#[test]
fn a_two_from_behind_is_no_foul_in_a_steal() {
    scene(
        "put 10H@M19 4A@N19
         ball 10H",
        "H move
         H run 10H
         H st N20
         * 2 steal 4A
         = steal by=4A on=10H die=2 sum=5 res=fail
         ? state = CARRY:H",
    );
}

// CA-8.2
#[test]
fn a_defender_next_to_the_ball_reaches_from_where_he_stands() {
    scene(
        "put 10H@M16 8A@M22
         ball N22
         att H
         menu unclaimed",
        "H move
         H end
         A mv 8A -
         = moved who=8A to=-
         A reach
         * 6 reach 8A
         = phase_end why=reach
         ? ball = 8A",
    );
}

// CA-8.6
#[test]
fn attackers_do_not_reach() {
    scene(
        "put 10H@M22 8A@A5
         ball N22
         att H
         menu unclaimed",
        "H move
         ! H mv 10H -
         ! H reach
         H mv 10H N22
         ? ball = 10H",
    );
}

/// The manager says who of several stealers rolls first.
#[test]
fn a_manager_may_order_his_defenders() {
    // CA-4.1
    let mut table = table(
        "opt final_third_moves=off
         opt defender_order=manager
         card 5A tac5
         put 1H@M1 10H@M19 1A@M37 5A@M21 6A@N21 3A@M30
         ball 10H
         att H
         menu after_move
         go
         H move
         = part A4
         H run 10H
         H st N20
         = step who=10H to=N20 left=4
         A try 6A
         * 2 steal 6A
         = steal by=6A on=10H die=2 sum=5 res=fail",
    );
    // One is left: everything is asked here, so he too is named.
    table.play(
        "A try 5A
         * 5 steal 5A
         = steal by=5A on=10H die=5 sum=10 res=won",
    );
    assert_eq!(table.state().holder, Some(player("5A")));
}

// CA-26.2
#[test]
fn who_could_only_go_near_the_thrower_is_not_asked_to_move() {
    // 8H on A22 has B22 and A21 taken; A23, his one step, is two hexes from the thrower.
    let table = scene(
        "card 8H pac1
         put 1H@M1 10H@M19 9H@A25 8H@A22 7H@B22 6H@A21 1A@M37 5A@M36
         ball 10H",
        "H high
         H fly -
         H tgt A25
         A fly -
         * 1 accuracy 10H
         * 1 direction
         * 3 distance
         A taker 5A
         A end
         ? state = MP_D5:H",
    );
    let may_move = |who: &str| table.menu().contains(&Choice::MovePiece(player(who)));
    assert!(may_move("7H") && !may_move("8H"));
}
