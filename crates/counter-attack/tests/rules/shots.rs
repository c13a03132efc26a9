//! Shots, saves, distribution (CA-19 to CA-21), loose balls (CA-22).

use counter_attack::Happening;

use crate::kit::{player, scene};

// CA-19.9
#[test]
fn a_keeper_beside_the_line_may_deflect() {
    // From K35 to O38 the ball covers L35, next to M34; column 34 it does not meet.
    let set_up = "put 10H@K35 1A@M34\nball 10H";
    scene(
        set_up,
        "H shot O38
         * 6 deflect 1A
         = deflect by=1A die=6 res=won
         ? state = DIE:direction",
    );
    scene(set_up, "H shot O38\n* 5 deflect 1A\n? state = DIE:shot");
}

// CA-19.11
#[test]
fn a_shot_nobody_reaches_is_a_goal() {
    let set_up = "put 10H@M35 9H@M10 1A@M34\nball 10H";
    scene(
        set_up,
        "H shot M38
         * 2 shot 10H
         = no_save total=5
         = goal side=H score=1-0
         ? restart = kick_off:A:M19",
    );
    scene(
        set_up,
        "H shot M38\n* 1 shot 10H\n= off_target\n? restart = goal_kick:A:M35",
    );
}

// CA-19.12
// CA-22.10
#[test]
fn who_is_struck_by_the_rebound_may_shoot_at_once() {
    // 4A blocks on L35; the ball rolls back along the line of 10H, K34 ... to him.
    scene(
        "put 10H@M34 4A@L35\nball 10H",
        "H move
         H snap
         A snapmove -
         H aim K38
         * 6 block 4A
         * 3 direction
         * 2 distance
         = loose from=L35 off=4A dir=3 dist=2 hit=10H
         ? ball = 10H
         H snap
         A snapmove -",
    );
}

// CA-20.3
#[test]
fn a_keeper_who_moved_before_a_snapshot_reaches_less_far() {
    // 3 + 4 - 1 against 4 + 4 - 1, on the second hex.
    scene(
        "put 10H@M33 1A@N37\nball 10H\nmenu std_received",
        "H snap
         A snapmove 1A N36
         H aim J38
         * 4 shot 10H
         * 4 save 1A
         = save by=1A at=L36 step=2 mod=-1 att=6 def=7 res=saved
         * 3 handling 1A
         = handling by=1A die=3 res=held
         = menu side=A save_hold",
    );
    // Two less on the third.
    scene(
        "put 10H@M33 1A@O37\nball 10H\nmenu std_received",
        "H snap
         A snapmove 1A O36
         H aim J38
         * 4 shot 10H
         * 5 save 1A
         = save by=1A at=L36 step=3 mod=-2 att=6 def=7 res=saved",
    );
}

const HELD: &str =
    "put 1A@M36 5A@K30 9A@M10 10A@M20 9H@M33 8H@M12 7H@M19\nball 1A hands\nmenu save_hold";

// CA-21.1
// CA-21.2
#[test]
fn a_quick_throw_is_not_intercepted() {
    scene(
        HELD,
        "! A std K30
         ! A throw M24
         A throw K30
         = received who=5A at=K30
         = menu side=A std_received",
    );
}

// CA-21.3
// CA-21.4
// CA-21.6
#[test]
fn thirds_become_active_and_the_ball_is_dropped() {
    // 10A and 7H stand in the middle third.
    scene(
        HELD,
        "A thirds
         ! A f3 10A M21
         ! A f3 1A M30
         A f3 9A M16
         ! A f3 9A M17
         A done
         ! H f3 9H M35
         H f3 9H M27
         A drop
         ? hands = n
         ! A pick
         A move
         A end
         H end
         A end
         ! A pick",
    );
}

// CA-21.5
#[test]
fn a_keeper_kick_does_not_aim_at_the_far_third() {
    scene(
        HELD,
        "A thirds
         A done
         H done
         A gkkick
         A fly -
         ! A tgt M10
         A tgt M20
         H fly -
         * 4 accuracy 1A
         = high from=M36 to=M20 die=4 total=8 res=accurate",
    );
}

// CA-22.1
// CA-22.5
#[test]
fn a_keeper_moves_when_a_loose_ball_comes_in_off_an_opponent() {
    // A failed Control on M29 rolls along to the box: O31 is the first hex in it.
    scene(
        "card 8H hig6\nput 8H@M16 9H@M29 5A@A33 6A@A34 1A@M37\nball 8H",
        "H high
         H fly -
         H tgt M29
         A fly -
         * 2 accuracy 8H
         H jump pass 9H
         H control 9H
         * 1 control 9H
         * 5 direction
         * 3 distance
         A gk M36
         = loose from=M29 off=9H dir=5 dist=3 rest=O32",
    );
}

// CA-22.7
// CA-22.8
#[test]
fn defenders_attract_a_ball_at_rest_and_keep_one_that_strikes_them() {
    let blocked = |others: &str, lines: &str| {
        let set_up = format!("put 10H@M29 4A@L31 {others}\nball 10H");
        let text = format!("H shot J38\n* 6 block 4A\n{lines}");
        scene(&set_up, &text);
    };
    // From L31 two up its column: N31; 5A and 6A stand next to it, 6A tackles better.
    let lines = "* 4 direction
         * 2 distance
         = loose from=L31 off=4A dir=4 dist=2 rest=N31
         * 2 attract 5A
         * 6 attract 6A
         = menu side=A aos
         ? at 6A = O31";
    blocked("5A@N32 6A@O31", lines);
    blocked(
        "5A@N31",
        "* 4 direction\n* 5 distance\n= menu side=A aos\n? ball = 5A",
    );
}

// CA-22.11
#[test]
fn goals_are_credited_to_who_meant_to_play_the_ball() {
    let scorer = |table: &crate::kit::Table| {
        let mut goals = table
            .session
            .events()
            .iter()
            .filter_map(|event| match event.what {
                Happening::Goal { scorer, own, .. } => Some((scorer, own)),
                _ => None,
            });
        goals.next_back()
    };
    // A block on M37 rolls into the goal: still the shooter's.
    let blocked = scene(
        "put 10H@M33 9H@A20 4A@M37\nball 10H",
        "H shot M38\n* 5 block 4A\n* 5 direction\n* 1 distance\n= goal side=H score=1-0",
    );
    assert_eq!(scorer(&blocked), Some((Some(player("10H")), false)));
    // A header back slips through the keeper: nobody of the scoring side meant it.
    let own = scene(
        "card 8H hig6\nput 8H@M22 9H@M33 4A@M34 1A@M37\nball 8H",
        "H high
         H fly -
         H tgt M33
         A fly -
         * 2 accuracy 8H
         A gk -
         A rush -
         H jump pass 9H
         A jump 4A
         * 1 head 9H
         * 6 head 4A
         A head M37
         * 1 backhead 1A
         * 5 direction
         * 1 distance
         * 1 loosesave 1A
         = goal side=H score=1-0",
    );
    assert_eq!(scorer(&own), Some((Some(player("1A")), true)));
}

// CA-23.2
#[test]
fn no_final_third_moves_for_a_keeper_with_the_ball_in_his_hands() {
    let mut table =
        crate::kit::table("put 10H@M33 9H@M5 1A@M37 5A@M6\nball 10H\nmenu std_received\ngo");
    table.play("H snap\n= snapshot who=10H\nA snapmove -\nH aim M38\n= shot who=10H from=M33 aim=M38 mod=-1\n* 2 shot 10H\n* 6 save 1A\n= save by=1A at=M37 step=0 mod=0 att=4 def=10 res=saved\n* 1 handling 1A\n= handling by=1A die=1 res=held\n= menu side=A save_hold\n? state = CHOOSE:A");
}

/// The leave of a frozen keeper to move is part of what may be chosen, not of the state.
// CA-13.4, CA-19.5, second amendments
#[test]
fn a_frozen_keeper_is_frozen_while_the_defence_is_asked_for_its_move() {
    scene(
        "put 10H@M33 1A@M37 4A@L35 5A@A30\ntok 1A frozen\ntok 5A frozen\nball 10H",
        "H move
         H snap
         ? state = snapmove:A
         ? frozen = 1A,5A
         ! A snapmove 5A A31
         A snapmove 1A M36
         ? at 1A = M36
         ? frozen = 1A,5A",
    );
    // A stunned one may not.
    scene(
        "put 10H@M33 1A@M37 4A@L35\ntok 1A stunned\nball 10H",
        "H move\nH snap\n! A snapmove 1A M36\nA snapmove 4A L36",
    );
}

/// A keeper who dives up the column pushes whoever stands there up, as one who dives down it pushes down.
// CA-20.7
#[test]
fn a_keeper_pushes_the_way_he_dives() {
    // The line from M33 to Q38 passes O37 first of his dive line, two hexes up.
    scene(
        "put 1H@M1 10H@M33 9H@O37 1A@M37\nball 10H",
        "H shot Q38
         * 4 shot 10H
         * 3 save 1A
         = save by=1A at=O37 step=2 mod=0 att=7 def=7 res=tied
         = pushed who=9H to=P37
         ? at 1A = O37",
    );
}

// CA-30.4
#[test]
fn a_tied_penalty_comes_loose_where_the_option_says() {
    // 4 + 3 against 4 + 5 - 2. Two steps to the left and down: from K37 to J35, from the spot
    // to L31.
    for (option, loose) in [
        ("save_hex", "from=K37 off=1A dir=2 dist=2 rest=J35"),
        ("spot", "from=M33 off=1A dir=2 dist=2 rest=L31"),
    ] {
        scene(
            &format!(
                "opt penalty_tie_origin={option}
                 card 10H sho4
                 put 1H@M1 10H@M33 9H@M28 1A@M37 4A@K29 5A@P29
                 ball 10H
                 menu penalty"
            ),
            &format!(
                "H pen K38
                 * 3 shot 10H
                 * 5 save 1A
                 = save by=1A at=K37 step=2 mod=-2 att=7 def=7 res=tied
                 * 2 direction
                 * 2 distance
                 = loose {loose}
                 = menu side=H unclaimed"
            ),
        );
    }
}
