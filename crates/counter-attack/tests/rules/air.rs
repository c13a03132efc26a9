//! High Passes and headers (CA-16, CA-18).

use football::Game as _;
use scoresheet::words::lines_in;

use crate::kit::{hex, scene};

// CA-16.3
#[test]
fn a_high_pass_needs_a_team_mate_four_to_fifteen_away() {
    scene(
        "opt offside=off\nput 10H@M19 9H@M22 8H@M35\nball 10H",
        "H high
         ! H fly -
         H fly 9H M23
         ! H tgt M35
         ! H tgt M19
         H tgt M23",
    );
}

// CA-16.1
#[test]
fn the_defence_knows_the_target_when_it_moves() {
    let mut table = scene("put 10H@M19 9H@M27 1A@M37 5A@M31\nball 10H", HIGH);
    assert_eq!(table.state().target, None);
    table.play("H tgt M27");
    assert_eq!(table.state().target, Some(hex("M27")));
    let told = table.rules().status(table.state());
    let told = lines_in("en", &told);
    assert!(told.contains("a High Pass is meant for M27"), "{told}");
    table.play("A fly 5A M28\n* 6 accuracy 10H");
    assert_eq!(table.state().target, None);
}

// CA-16.4
#[test]
fn an_opponent_next_to_the_passer_blocks_a_high_pass() {
    let set_up = "put 10H@M19 9H@M25\ntok 9H frozen\nball 10H";
    scene(set_up, "H high");
    scene(&set_up.replace("9H@M25", "9H@M25 4A@M20"), "! H high");
}

const HIGH: &str = "H high\nH fly -\n";

// CA-1.10
// CA-18.1
// CA-24.7
#[test]
fn neither_the_flagged_nor_the_frozen_jump() {
    // 5A and the keeper are past 8H, only the keeper is past 9H; all three are near M23.
    scene(
        "put 10H@M19 8H@M23 9H@M25 7H@L23 1A@M37 5A@M24
         tok 7H frozen
         ball 10H",
        &format!(
            "{HIGH}? offside = 9H
             H tgt M23
             A fly -
             * 4 accuracy 10H
             ! H jump pass 9H
             ! H jump pass 7H
             ! H jump pass 8H 9H
             H jump pass 8H"
        ),
    );
}

// CA-18.3
#[test]
fn the_defence_names_two_outfielders_each_once() {
    // All three are within two hexes of M27.
    scene(
        "opt offside=off\nput 10H@M19 9H@M27 1A@M37 4A@L27 5A@N27 6A@L28\nball 10H",
        &format!(
            "{HIGH}H tgt M27
             A fly -
             * 4 accuracy 10H
             H jump pass 9H
             ! A jump 4A 4A
             ! A jump 4A 5A 6A
             A jump 4A 6A"
        ),
    );
}

// CA-16.7
// CA-25.1
// CA-25.2
#[test]
fn a_high_pass_can_drift_out() {
    scene(
        "put 10H@M19 9H@A25 1A@M37 5A@M36\nball 10H",
        &format!(
            "{HIGH}H tgt A25
             A fly -
             * 1 accuracy 10H
             * 1 direction
             * 3 distance
             = drift dir=1 dist=3 out last=A25
             = restart kind=throw_in side=A at=A25"
        ),
    );
}

// CA-16.8
// CA-16.11
// CA-16.12
#[test]
fn a_high_pass_can_come_back() {
    let pass = |distance: &str, lines: &str| {
        let text = format!(
            "{HIGH}H tgt M23\nA fly -\n* 1 accuracy 10H\n* 3 direction\n* {distance} distance\n{lines}"
        );
        scene("put 10H@O19 9H@M23 1A@M37 5A@M36\nball 10H", &text);
    };
    pass(
        "4",
        "= drift dir=3 dist=4 lands=O19\n? ball = 10H\n? menu = aos",
    );
    // Next to the passer, who may not head it; 9H is three hexes off.
    pass("3", "? menu = unclaimed");
}

const PASS: &str = "H high\nH fly -\nH tgt M27\nA fly -\n* 2 accuracy 8H\n";
const DUEL: &str = "card 8H hig6\nput 8H@M16 9H@M27 4A@M28 1A@M37\nball 8H";

// CA-18.7
// CA-18.16
#[test]
fn a_defender_who_wins_heads_it_away() {
    scene(
        DUEL,
        &format!(
            "{PASS}! H move
             ! H control 9H
             H jump pass 9H
             A jump 4A
             * 2 head 9H
             * 6 head 4A
             = header att=9H:5 def=4A:9 res=def
             ! A head M34
             A head M30
             = headed who=4A from=M27 to=M30
             = menu side=A unclaimed
             ? frozen = 4A,9H"
        ),
    );
}

// CA-18.10
#[test]
fn a_tied_header_passes_through_who_jumped() {
    // From M28 one step towards M27, where 9H stands: one further, N26.
    scene(
        DUEL,
        &format!(
            "{PASS}H jump pass 9H
             A jump 4A
             * 3 head 9H
             * 3 head 4A
             = header att=9H:6 def=4A:6 res=tie
             * 3 direction
             * 1 distance
             = loose from=M28 off=4A dir=3 dist=1 rest=N26
             ? menu = unclaimed"
        ),
    );
}

// CA-18.12
#[test]
fn the_defence_alone_must_head_it() {
    let drift =
        "H high\nH fly -\nH tgt M27\nA fly -\n* 1 accuracy 8H\n* 5 direction\n* 3 distance\n";
    let set_up = "card 8H hig6\nput 8H@M16 9H@M27 4A@O31 5A@A30 1A@M37\nball 8H";
    scene(
        set_up,
        &format!(
            "{drift}= drift dir=5 dist=3 lands=O30
             ! A jump -
             ! A control 4A
             A jump 4A
             = header free=4A
             A head M30"
        ),
    );
    scene(
        &format!("opt defensive_control=true\n{set_up}"),
        &format!(
            "{drift}A control 4A\n* 6 control 4A\n= control who=4A die=6 total=9 res=won\n? menu = tackle"
        ),
    );
}

const RUSH: &str = "card 8H hig6\nput 8H@M20 9H@M33 4A@M34 1A@M36\nball 8H";

// CA-18.3
#[test]
fn a_keeper_who_rushed_must_jump() {
    scene(
        RUSH,
        "H high
         H fly -
         H tgt M33
         A fly -
         * 2 accuracy 8H
         A gk -
         A rush M35
         H jump pass 9H
         A jump 4A
         * 1 head 9H
         * 1 head 4A
         * 4 head 1A
         = header att=9H:4 def=1A:8 res=def
         = menu side=A save_hold
         ? at 1A = M35",
    );
}

// CA-18.15
#[test]
fn a_header_back_to_the_keeper_can_slip() {
    let back = |die: &str, lines: &str| {
        let text = format!(
            "{PASS}H jump pass 9H\nA jump 4A\n* 2 head 9H\n* 6 head 4A\nA head M31\n* {die} backhead 1A\n{lines}"
        );
        scene(&DUEL.replace("1A@M37", "1A@M31"), &text);
    };
    back("2", "= backhead die=2 res=held\n= menu side=A save_hold");
    back("1", "= backhead die=1 res=spilled\n? state = DIE:direction");
}

/// A tied header is a touch by whoever jumped: nobody is offside any more.
// CA-24.4, second amendments
#[test]
fn a_tied_header_takes_the_flags_down() {
    let set_up = DUEL.replace("1A@M37", "7H@P31 1A@M37");
    scene(
        &set_up,
        &format!(
            "{PASS}? offside = 7H
             H jump pass 9H
             A jump 4A
             * 3 head 9H
             * 3 head 4A
             ? offside = -
             * 5 direction
             * 2 distance
             = loose from=M28 off=4A dir=5 dist=2 rest=N30
             H move
             H mv 7H N30
             ? ball = 7H"
        ),
    );
}

/// A ball that only the defence can reach: a keeper who rushed takes it himself.
// CA-16.10, CA-18.12, second amendments
#[test]
fn a_keeper_who_rushed_must_jump_where_no_attacker_can() {
    scene(
        &RUSH.replace("4A@M34", "4A@P35"),
        "H high
         H fly -
         H tgt M33
         A fly -
         * 1 accuracy 8H
         * 5 direction
         * 3 distance
         = drift dir=5 dist=3 lands=O36
         A gk -
         A rush N36
         = header free=1A
         = menu side=A save_hold
         ? ball = 1A",
    );
}

/// A failed Control is a touch by the own side: the flags are down, unless it is agreed that
/// they stay up for a ball off a team-mate.
// CA-24.4, CA-24.5, second amendments
#[test]
fn a_failed_control_takes_the_flags_down_or_not() {
    // From M27 five hexes towards P32, where 7H stands.
    let set_up = "card 8H hig6\nput 8H@M16 9H@M27 7H@P32 1A@M37 4A@A31\nball 8H";
    let fails = format!(
        "{PASS}? offside = 7H
         H jump pass 9H
         H control 9H
         * 1 control 9H
         * 5 direction
         * 6 distance
         A gk -
         = loose from=M27 off=9H dir=5 dist=6 hit=7H\n"
    );
    scene(set_up, &format!("{fails}? ball = 7H"));
    scene(
        &format!("opt flags_after_touch=own_side_keeps\n{set_up}"),
        &format!("{fails}= offside who=7H at=P32"),
    );
}

/// A header at goal that is won goes at goal; with a natural 1 it goes wide, and past a keeper who
/// jumped it is in.
// CA-18.6
#[test]
fn a_header_at_goal_that_is_won() {
    let pass = "H high\nH fly -\nH tgt M33\nA fly -\n* 2 accuracy 8H\nA gk -\n";
    let set_up = format!("card 9H hea6\n{RUSH}");
    let headed = |die: u8, lines: &str| {
        let duel = format!("A rush -\nH jump shot 9H\nA jump 4A\n* {die} head 9H\n* 1 head 4A\n");
        scene(&set_up, &format!("{pass}{duel}{lines}"));
    };
    headed(2, "H aim M38\n= headshot who=9H from=M33 aim=M38 total=8");
    headed(1, "= off_target\n= restart kind=goal_kick side=A at=M35");
    // He rushed, so he jumps too: 6 and 6 against Aerial 5, two hexes off, and 1.
    scene(
        &set_up,
        &format!(
            "{pass}A rush M35\nH jump shot 9H\nA jump -\n* 6 head 9H\n* 1 head 1A
             = keeper_beaten\n= goal side=H score=1-0"
        ),
    );
}

/// A flight move leaves a target, or there is no High Pass.
// CA-16.1, CA-16.3
#[test]
fn a_flight_move_leaves_a_target() {
    // 9H is the only one: two hexes from the passer he would be none.
    let alone = "put 1H@M1 10H@M19 9H@M24 1A@M37\nball 10H";
    scene(alone, "H high\n! H fly 9H M21\nH fly 9H M23\nH tgt M23");
    let another = alone.replace("1A@M37", "8H@M27 1A@M37");
    scene(&another, "H high\nH fly 9H M21\nH tgt M27");
    // Nobody can come within 15 hexes.
    scene("put 10H@M10 9H@M35 1A@M37\nball 10H", "! H high");
}
