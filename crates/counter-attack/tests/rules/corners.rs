//! Where two headings meet: what neither paragraph says alone.

use counter_attack::Choice;

use crate::kit::{player, scene};

/// Last action of the second half, and a draw goes to a shoot-out.
const LAST: &str = "opt after_draw=shootout\nclock 2 47 added 1\n";

/// The keeper is sent off with the last action: somebody else keeps goal in the shoot-out.
// CA-13.11, CA-32.3, CA-34.4, CA-35.2
#[test]
fn a_keeper_sent_off_at_the_end_does_not_save_in_the_shoot_out() {
    // Hands outside his box: Saving 4 and 6 against Dribbling 3 and 1.
    let off = "H move
        H end
        A mv 1A -
        A tkl hands
        * 6 tackle 1A
        * 1 dribble 10H
        = sent_off who=1A
        = half_end period=2\n";
    let set_up = format!("{LAST}put 1H@M1 10H@M29 9H@E20 1A@M30 5A@E30 6A@T30\nball 10H");
    // The bench keeper comes on for 6A; he has two less (CA-30.3): 4 + 4 - 2 is under 3 + 4.
    scene(
        &set_up,
        &format!(
            "{off}! A sub 6A 13A
             A sub 6A 12A
             H aim M38
             * 4 shot 9H
             * 4 save 12A
             = kick who=9H aim=M38 scored=y"
        ),
    );
    // Or an outfielder goes in goal, who cannot save.
    scene(
        &set_up,
        &format!(
            "{off}A keeper 5A\nH aim M38\n* 2 shot 9H\n* 6 save 5A\n= kick who=9H aim=M38 scored=y"
        ),
    );
}

/// Hurt for the second time with the last action: he is replaced before the shoot-out, and the
/// newcomer shoots.
// CA-12.4, CA-32.1, CA-34.4, CA-35.2
#[test]
fn a_man_hurt_at_the_end_is_replaced_before_the_shoot_out() {
    // His Resilience is 4 since his first injury.
    scene(
        &format!("{LAST}put 1H@M1 10H@M19 1A@M37 5A@N21 6A@M30\nball 10H\ntok 10H injured"),
        "H move
         H run 10H
         H st N20
         * 1 steal 5A
         * 4 injury 10H
         * 1 booking 5A
         = must_leave who=10H
         = half_end period=2
         ! H aim M38
         H sub 10H 13H
         H aim M38
         * 1 shot 13H
         = kick who=13H aim=M38 scored=n",
    );
}

/// The keeper's step before a corner is no activation of the phase that follows a short one.
// CA-6.3, CA-28.3, CA-28.5
#[test]
fn a_step_at_a_corner_is_not_an_activation() {
    scene(
        "put 1H@M1 10H@D36 9H@M20 4A@D37 5A@M30 1A@M37\nball 10H",
        "H move
         H end
         A mv 4A -
         A tkl
         * 3 tackle 4A
         * 3 dribble 10H
         * 5 direction
         * 2 distance
         H taker 10H
         H place 9H A34
         H done
         H fly -
         A fly 1A M36
         H cshort A34
         = received who=9H at=A34
         H move
         H end
         A mv 1A M35
         = moved who=1A to=M35",
    );
}

const HIGH_OUT: &str = "H high
    H fly -
    H tgt A25
    A fly -
    * 1 accuracy 10H
    * 1 direction
    * 3 distance\n";

/// A keeper who was put elsewhere before a throw-in may move in its phase like anybody else.
// CA-25.4, CA-26.3
#[test]
fn a_keeper_placed_before_a_throw_in_may_move_in_its_phase() {
    scene(
        "put 1H@M1 10H@M19 9H@A25 1A@M37 5A@M36 6A@E25\nball 10H",
        &format!("{HIGH_OUT}A place 1A M35\nA taker 5A\nA mv 1A M34\n= moved who=1A to=M34"),
    );
}

/// Picking the keeper up is a window of its own.
// CA-25.4, CA-25.5
#[test]
fn a_keeper_may_be_placed_again_in_the_first_window() {
    let table = scene(
        "put 1H@M1 9H@M10 8H@M12 10H@M19 5A@N21 6A@M30 1A@M37\nball 10H",
        "H move
         H run 10H
         H st N20
         * 1 steal 5A
         * 1 injury 10H
         * 1 booking 5A
         H take
         H place 1H M2
         A place 1A M36
         ? state = place:H",
    );
    assert!(table.menu().contains(&Choice::Place(player("1H"))));
}

/// Where opponents may stay in the box at a goal kick, they still keep off the keeper.
// CA-21.3, CA-27.3, CA-27.4
#[test]
fn nobody_stands_next_to_the_taker_of_a_goal_kick() {
    // 8H stands next to M35 and does not move: M33, which 10H has left, is as near as any hex that
    // is not, and nearest to his own goal and to the middle.
    scene(
        "opt goal_kick_box_clear=false\nput 1H@M1 10H@M33 8H@M34 1A@M37 5A@M20\nball 10H",
        "H shot M38
         * 1 shot 10H
         A taker 1A
         ! H f3 10H N34
         ! H f3 10H N35
         H f3 10H N33
         H done
         = placed who=8H to=M33
         ? at 10H = N33
         ? menu = goal_kick",
    );
}

/// A flag is down when somebody else has played the ball: the rebound of his shot is nobody's offside.
// CA-20.6, CA-22.4, CA-24.4, CA-24.5
#[test]
fn a_rebound_is_nobodys_offside() {
    scene(
        "card 10H sho5
         card 1A han3
         put 1H@M1 8H@M24 10H@M29 9H@K35 1A@N37 5A@L31 4A@R33
         ball 8H",
        "H std M27
         ? offside = 9H
         H move
         H mv 10H M27
         ? offside = -
         H st M28
         H st M29
         H stop
         H end
         A end
         H end
         H shot J38
         * 4 block 5A
         A gk M37
         * 4 shot 10H
         * 6 save 1A
         * 3 handling 1A
         * 3 direction
         * 4 distance
         = loose from=J37 off=1A dir=3 dist=4 hit=9H
         = menu side=H loose_hit
         ? ball = 9H",
    );
}

/// The phase before a throw-in is no action: the throw is, and may be the last.
// CA-5.2, CA-26.3, CA-34.2
#[test]
fn a_throw_in_needs_one_action_of_added_time() {
    scene(
        "clock 1 45 added 2\nput 1H@M1 10H@M19 9H@A25 1A@M37 5A@M36 6A@E25\nball 10H",
        &format!(
            "{HIGH_OUT}A taker 5A
             A mv 6A D25
             A end
             H end
             A end
             ? added = 1
             A throwin D25
             = received who=6A at=D25
             = half_end period=1"
        ),
    );
}

/// A rebound in the box is shot at once, but not inside the last action.
// CA-9.8, CA-22.10, CA-34.4
#[test]
fn no_snapshot_of_a_rebound_inside_the_last_action() {
    let tie = "H move
        H end
        A mv 4A -
        A tkl
        * 3 tackle 4A
        * 3 dribble 10H
        * 5 direction
        * 3 distance
        = loose from=L31 off=4A dir=5 dist=3 hit=9H\n";
    for (added, state) in [("2", "rebound:H"), ("1", "MP_D5:A")] {
        scene(
            &format!(
                "clock 2 47 added {added}\nput 1H@M1 10H@L30 9H@M33 4A@L31 5A@A30 1A@M37\nball 10H"
            ),
            &format!("{tie}? state = {state}"),
        );
    }
}

/// A red card stops play, a throw-in that is being prepared too.
// CA-10.10, CA-12.9, CA-26.3
#[test]
fn a_red_card_before_a_throw_in_makes_a_free_kick_of_it() {
    scene(
        "put 1H@M1 10H@M19 9H@A25 8H@G25 1A@M37 5A@M36 6A@E25\nball 10H\ntok 8H yellow",
        &format!(
            "{HIGH_OUT}A taker 5A
             A mv 6A D25
             A end
             H mv 8H E25
             H reck 6A
             * 1 reckless 8H
             = booking by=8H die=- check=automatic res=second_yellow
             = sent_off who=8H
             = restart kind=free_kick side=A at=D25
             ? restart = free_kick:A:D25"
        ),
    );
}

const CALL: &str = "put 1H@M1 10H@M19 1A@M37 5A@M21 6A@N21 3A@M30\nball 10H";

/// A nutmeg that was called comes after the steals of the others: a red card for one of them
/// stops play before it.
// CA-11.5, CA-12.7, CA-12.9
#[test]
fn a_red_card_comes_before_the_nutmeg_that_was_called() {
    let foul = "H move\nH run 10H\nH st N20 nut 5A\n* 1 steal 6A\n* 1 injury 10H\n";
    scene(
        &format!("{CALL}\ntok 6A yellow"),
        &format!(
            "{foul}* 4 booking 6A
             = sent_off who=6A
             = restart kind=free_kick side=H at=N20
             ? stunned = -"
        ),
    );
    // Played on after a plain foul, it is made.
    scene(
        CALL,
        &format!(
            "{foul}* 3 booking 6A
             H on
             * 2 nutdef 5A
             * 6 nutatt 10H
             = nutmeg by=10H on=5A def=6 att=9 res=won"
        ),
    );
}

/// An injury on the way can leave too little Pace for a nutmeg that was called: it lapses, and the
/// defender steals instead.
// CA-11.2, CA-12.3, CA-12.14, amendments
#[test]
fn an_injury_lets_a_nutmeg_lapse() {
    // Pace 3: one hex, two left; hurt, his Pace is 2 and one is left.
    scene(
        &format!("card 10H pac3 res4\n{CALL}"),
        "H move
         H run 10H
         H st N20 nut 5A
         * 1 steal 6A
         * 4 injury 10H
         * 1 booking 6A
         H on
         * 2 steal 5A
         = steal by=5A on=10H die=2 sum=5 res=fail",
    );
}

/// A stun does not outlast the half.
// CA-11.10, CA-11.16, CA-34.2
#[test]
fn a_stun_ends_with_the_half() {
    scene(
        &format!("clock 1 47 added 1\n{}", CALL.replace("6A@N21", "6A@A21")),
        "H move
         H run 10H
         H st N20 nut 5A
         * 6 nutdef 5A
         * 1 nutatt 10H
         ? stunned = 10H
         A rep -
         = half_end period=1
         ? stunned = -",
    );
}

/// A keeper who dropped the ball may take it up again once an opponent has touched it, and a tied
/// tackle is a touch.
// CA-13.13, CA-13.15, CA-21.6, CA-22.2
#[test]
fn a_tied_tackle_gives_a_keeper_his_hands_back() {
    let drop = "H thirds\nH done\nA done\nH drop\nH move\nH end\nA mv 5A M4\n";
    scene(
        "put 1H@M3 9H@M20 5A@M5 1A@M37\nball 1H hands\nmenu save_hold",
        &format!(
            "{drop}A tkl
             * 3 tackle 5A
             * 5 dribble 1H
             * 3 direction
             * 1 distance
             = loose from=M4 off=5A dir=3 dist=1 hit=1H
             = menu side=H save_hold
             ? hands = y"
        ),
    );
}

/// A keeper kicks to somebody: one team-mate in the other final third is too far, and drops
/// it if there is no other.
// CA-21.4, CA-21.5
#[test]
fn a_keeper_with_nobody_to_kick_to_drops_the_ball() {
    let thirds = |mate: &str, lines: &str| {
        scene(
            &format!("put 1H@M3 9H@{mate} 5A@M20 1A@M37\nball 1H hands\nmenu save_hold"),
            &format!("H thirds\nH done\nA done\n{lines}"),
        );
    };
    // From column 31 he flies to column 28 at most, and that third begins with column 27.
    thirds("M31", "! H gkkick");
    thirds("M18", "H gkkick");
}

/// A keeper is sent off for a foul that is a penalty: whoever goes in goal faces it.
// CA-7.12, CA-12.10, CA-12.12, CA-30.1, CA-32.3
#[test]
fn a_penalty_meets_the_new_keeper() {
    scene(
        "put 1H@M1 10H@M34 9H@E20 1A@M36 5A@E30\nball 10H\ntok 1A yellow",
        "H move
         H run 10H
         H st M35
         * 1 steal 1A
         * 1 injury 10H
         * 4 booking 1A
         = booking by=1A die=4 check=none_yellow res=second_yellow
         = decision penalty forced=y
         ! H taker 10H
         A keeper 5A
         H taker 10H
         ? at 5A = M37
         H pen M38
         * 3 shot 10H
         * 4 save 5A
         = save by=5A at=M37 step=0 mod=-2 att=6 def=2 res=goal",
    );
}

/// Both roll for who begins a shoot-out, again as long as they are level.
// CA-31.4, CA-35.2
#[test]
fn a_shoot_out_can_begin_with_a_roll_off() {
    scene(
        &format!("opt shootout_first=roll_off\n{LAST}put 1H@M1 10H@M19 1A@M37 5A@M30\nball 10H"),
        "H move
         H end
         A end
         H end
         * 3 toss
         * 3 toss
         * 2 toss
         * 5 toss
         ! H aim M38
         A aim M38
         * 1 shot 5A
         = kick who=5A aim=M38 scored=n",
    );
}
