//! Set pieces (CA-25 to CA-30).

use crate::kit::scene;

const FOUL: &str = "H move
    H run 10H
    H st N20
    * 1 steal 5A
    * 1 injury 10H
    * 1 booking 5A
    H take\n";
const FREE_KICK: &str = "put 1H@M1 9H@M10 8H@M12 10H@M19 5A@N21 6A@M30 1A@M37\nball 10H";

// CA-2.5
// CA-25.4
// CA-25.5
// CA-25.6
// CA-25.7
// CA-29.1
// CA-29.2
// CA-29.3
#[test]
fn a_free_kick_is_prepared_in_windows() {
    // 5A never moves away from N21: he is put on M23, three from the ball, as near to
    // where he was and to his own goal as can be.
    scene(
        FREE_KICK,
        &format!(
            "{FOUL}H done
             A done
             H place 1H M2
             A place 1A M36
             H place 9H K22
             H place 8H Q22
             ? state = place:A
             ! A place 6A N22
             A place 6A M26
             A done
             H place 9H K23
             H taker 10H
             = placed who=5A to=M23
             ? at 9H = K23
             ? at 1H = M2
             ? ball = 10H
             ? state = CHOOSE:H"
        ),
    );
}

// CA-25.9
// CA-29.4
// CA-29.5
#[test]
fn a_free_kick_is_passed_or_shot_and_its_taker_waits() {
    scene(
        FREE_KICK,
        &format!(
            "{FOUL}H place 9H O20
             ! H taker 8H
             H taker 9H
             ! H move
             ! H short M21
             H std O22
             = pass kind=std from=N20 to=O22
             H move
             ! H mv 9H O22
             H mv 10H O22
             ? ball = 10H"
        ),
    );
}

// CA-25.3
#[test]
fn over_the_goal_line_it_is_a_corner_or_a_goal_kick() {
    scene(
        CORNER,
        &format!(
            "{TIE}= loose from=D37 off=4A dir=5 dist=2 out last=D37\n= restart kind=corner side=H at=A37"
        ),
    );
    scene(
        "put 1H@M1 10H@I25 9H@A35 1A@M37 5A@M36\nball 10H",
        "H high
         H fly -
         H tgt A35
         A fly -
         * 1 accuracy 10H
         * 5 direction
         * 4 distance
         = drift dir=5 dist=4 out last=B37
         = restart kind=goal_kick side=A at=M35",
    );
}

const OUT: &str = "H high
    H fly -
    H tgt A25
    A fly -
    * 1 accuracy 10H
    * 1 direction
    * 3 distance
    A taker 5A\n";
const THROW: &str = "put 1H@M1 10H@M19 9H@A25 1A@M37 5A@M36 6A@E25\nball 10H";

// CA-25.8
// CA-26.1
// CA-26.2
// CA-26.3
#[test]
fn a_phase_comes_before_a_throw_in() {
    // 9H stood where the thrower stands, and goes three hexes off, towards his goal.
    scene(
        THROW,
        &format!(
            "{OUT}? at 5A = A25
             ? at 9H = C22
             ? minute = 1
             ! A run 5A
             ! A mv 5A A26
             A mv 6A D25
             A end
             ! H mv 9H B24
             H mv 9H C23
             H end
             A end
             ? menu = throw_in
             ? minute = 1"
        ),
    );
}

const PHASE: &str = "A mv 6A D25\nA end\nH end\nA end\n";

// CA-14.10
// CA-24.3
// CA-26.4
// CA-26.5
#[test]
fn a_throw_goes_to_feet_or_to_a_head_after_one_phase_or_two() {
    scene(
        THROW,
        &format!(
            "{OUT}{PHASE}! A throwin H25
             A throwin D25
             = received who=6A at=D25
             = menu side=A std_received
             ? offside = -
             ? minute = 1"
        ),
    );
    scene(
        THROW,
        &format!(
            "{OUT}{PHASE}A move
             A end
             H end
             A end
             ? minute = 4
             ! A move
             A throwhead D25
             A jump pass 6A
             A freehead
             A head E25
             = headed who=6A from=D25 to=E25"
        ),
    );
}

const WIDE: &str = "H shot M38\n* 1 shot 10H\n";
const GOAL_KICK: &str = "put 1H@M1 10H@M33 9H@M10 1A@M37 5A@M20\nball 10H";

// CA-27.2
// CA-27.3
// CA-27.4
// CA-27.5
#[test]
fn a_goal_kick() {
    // 10H waits in the box and has to leave it: of the hexes three off none is nearer to his
    // own goal line, and M30 is nearest to the middle and first of two (CA-2.5).
    scene(
        GOAL_KICK,
        &format!(
            "{WIDE}A taker 1A
             ! A place 1A M34
             A place 1A L36
             ? at 1A = L36
             ! A f3 5A M21
             H f3 9H M9
             H done
             ! A move
             A std L33
             = pass kind=std from=L36 to=L33"
        ),
    );
    let table = scene(
        GOAL_KICK,
        &format!("{WIDE}A taker 1A\nA done\nH done\nA std M33"),
    );
    let at = table.state().at(crate::kit::player("10H")).unwrap();
    assert_eq!(at, crate::kit::hex("M30"));
}

const TIE: &str = "H move
    H end
    A mv 4A -
    A tkl
    * 3 tackle 4A
    * 3 dribble 10H
    * 5 direction
    * 2 distance\n";
const CORNER: &str = "put 1H@M1 10H@D36 9H@M20 4A@D37 5A@M30 1A@M37\nball 10H";

// CA-28.1
// CA-28.2
// CA-28.3
// CA-28.4
#[test]
fn a_corner_is_crossed() {
    scene(
        CORNER,
        &format!(
            "{TIE}H taker 10H
             ? at 10H = A37
             H place 9H M32
             H done
             ! A place 5A A35
             A place 5A M34
             A done
             H fly 9H M33
             ! A fly 5A M30
             A fly -
             ! H move
             H cross
             H tgt M33
             * 4 accuracy 10H
             = high from=A37 to=M33 die=4 total=8 res=accurate
             A gk -
             A rush -
             H jump shot 9H"
        ),
    );
    // The keeper who made the step does not rush; without advanced rules it is always
    // accurate.
    let place = "H taker 10H\nH place 9H M33\nH done\n";
    scene(
        CORNER,
        &format!(
            "{TIE}{place}H fly -\nA fly 1A M36\nH cross\nH tgt M33\n* 4 accuracy 10H\nA gk -\nH jump pass 9H"
        ),
    );
    scene(
        &format!("opt advanced_rules=false\n{CORNER}"),
        &format!("{TIE}{place}H cross\nH tgt M33\nA gk -\nA rush -\nH jump pass 9H"),
    );
}

// CA-28.5
#[test]
fn a_short_corner() {
    scene(
        CORNER,
        &format!(
            "{TIE}H taker 10H
             H place 9H A34
             H done
             H fly -
             A fly -
             ! H cshort A30
             H cshort A34
             = received who=9H at=A34
             = menu side=H short_corner"
        ),
    );
}

// CA-30.1
// CA-30.2
#[test]
fn a_penalty_is_prepared() {
    scene(
        "put 1H@M1 10H@L30 9H@Q33 1A@N36 4A@L32 5A@P33\nball 10H",
        "H move
         H run 10H
         H st L31
         A gk -
         * 1 steal 4A
         * 1 injury 10H
         * 1 booking 4A
         H taker 9H
         ? at 9H = M33
         ? at 1A = M37
         ! A place 4A M30
         A place 4A L28
         A done
         H place 10H A33
         H done
         A place 4A J29
         ! H std M30
         H pen M38
         * 6 shot 9H
         = penalty who=9H aim=M38 die=6 total=9
         * 3 save 1A
         = save by=1A at=M37 step=0 mod=-2 att=9 def=5 res=goal",
    );
}

// CA-25.9, second amendments
#[test]
fn after_a_save_that_ties_the_taker_may_have_the_ball() {
    scene(
        "put 1H@M1 10H@L30 9H@Q33 1A@N36 4A@L32 5A@P33\nball 10H",
        "H move
         H run 10H
         H st L31
         A gk -
         * 1 steal 4A
         * 1 injury 10H
         * 1 booking 4A
         H taker 9H
         A place 4A J29
         A place 5A A30
         A done
         H done
         H pen M38
         * 3 shot 9H
         = penalty who=9H aim=M38 die=3 total=6
         * 4 save 1A
         = save by=1A at=M37 step=0 mod=-2 att=6 def=6 res=tied
         * 3 direction
         * 3 distance
         = loose from=M37 off=1A dir=3 dist=3 rest=O34
         H move
         H mv 9H O34
         ? ball = 9H",
    );
}

/// A free-kick shot is blocked: the blocker has touched it, and its taker may go for it.
// CA-25.9, second amendments
#[test]
fn after_a_block_the_taker_may_have_the_ball() {
    let free_kick = "put 1H@M1 9H@A10 10H@M26 5A@N28 6A@A12 1A@M37\nball 10H";
    let foul =
        "H move\nH run 10H\nH st M27\n* 1 steal 5A\n* 1 injury 10H\n* 1 booking 5A\nH take\n";
    scene(
        free_kick,
        &format!(
            "{foul}H taker 10H
             H fkshot M38
             * 2 shot 10H
             * 6 block 5A
             * 3 direction
             * 2 distance
             = loose from=M30 off=5A dir=3 dist=2 rest=N28
             H move
             H mv 10H N28
             ? ball = 10H"
        ),
    );
}

/// Somebody stands at the ball when a free kick is taken: if nobody was put there, the nearest.
// CA-25.7, CA-29.3
#[test]
fn somebody_comes_to_the_ball_of_a_free_kick() {
    // From N20 it is 8 hexes to 8H, 10 to 9H and 18 to where 10H was put.
    scene(
        FREE_KICK,
        &format!(
            "{FOUL}H place 10H M2
             H taker 8H
             = placed who=8H to=N20
             ? at 8H = N20
             ? ball = 8H"
        ),
    );
}

/// Whoever takes a corner or a penalty stays where he is, and so does the keeper who faces it.
// CA-28.1, CA-30.1, CA-30.2
#[test]
fn takers_and_keepers_stay_where_they_stand() {
    scene(
        CORNER,
        &format!("{TIE}H taker 10H\n! H place 10H M32\nH place 9H M32\n? at 10H = A37"),
    );
    scene(
        "put 1H@M1 10H@L30 9H@Q33 1A@N36 4A@L32 5A@P33\nball 10H",
        "H move
         H run 10H
         H st L31
         A gk -
         * 1 steal 4A
         * 1 injury 10H
         * 1 booking 4A
         H taker 9H
         ! A place 1A A20
         ! H place 9H A20
         H place 10H A20
         ? at 1A = M37",
    );
}
