//! Fouls, injuries, bookings (CA-12), and the goalkeeper in play (CA-13).

use crate::kit::scene;

const STEAL: &str = "H move\nH run 10H\nH st N20\n* 1 steal 5A\n";

// CA-12.4
#[test]
fn who_is_hurt_twice_must_leave() {
    // Resilience 5, less 1: a 4 is enough.
    scene(
        "put 1H@M1 10H@M19 5A@N21 6A@M30 1A@M37
         tok 10H injured
         ball 10H",
        &format!(
            "{STEAL}* 4 injury 10H
             = injury on=10H die=4 res=second
             * 1 booking 5A
             = decision free_kick forced=y
             = must_leave who=10H
             = restart kind=free_kick side=H at=N20
             H sub 10H 14H
             = sub off=10H on=14H
             ? at 14H = N20"
        ),
    );
}

// CA-12.5
// CA-32.1
#[test]
fn the_injured_may_be_replaced_at_a_stoppage() {
    scene(
        "opt subs_max=1
         put 1H@M1 9H@M10 10H@M19 5A@N21 6A@M30 1A@M37
         ball 10H",
        &format!(
            "{STEAL}* 5 injury 10H
             = injury on=10H die=5 res=injured
             * 1 booking 5A
             H take
             ! H sub 9H 10H
             H sub 10H 14H
             ? at 14H = N20
             ! H sub 9H 15H
             ! H sub 14H 10H"
        ),
    );
}

// CA-12.7
// CA-32.2
#[test]
fn the_second_yellow_is_red() {
    scene(
        "put 10H@M19 5A@N21 6A@M30 1A@M37
         tok 5A yellow
         ball 10H",
        &format!(
            "{STEAL}* 1 injury 10H
             * 4 booking 5A
             = booking by=5A die=4 check=none_yellow res=second_yellow
             = sent_off who=5A
             = decision free_kick forced=y
             ? off = 5A
             ? at 5A = -
             ! A sub 5A 14A"
        ),
    );
}

// CA-12.10
#[test]
fn a_keeper_is_not_sent_off_for_a_foul_from_behind() {
    // 10H on M24 attacks the right goal; M23 is behind him.
    scene(
        "put 10H@M24 1A@M23
         ball 10H",
        "H move
         H end
         A mv 1A -
         A tkl feet
         * 2 tackle 1A
         = foul by=1A on=10H at=M24 kind=tackle behind=y lastman=y
         * 1 injury 10H
         * 6 booking 1A
         = booking by=1A die=6 check=none_yellow res=yellow",
    );
}

// CA-13.3
#[test]
fn no_entry_move_when_the_own_side_sends_the_ball_in() {
    scene(
        "put 5A@M28 1A@M37 1H@M1
         ball 5A",
        "A std M34\n= space at=M34\n? state = CHOOSE:A",
    );
}

// CA-13.4
#[test]
fn a_frozen_keeper_still_moves_when_the_ball_comes_in() {
    scene(
        "put 10H@L30 1A@M37
         tok 1A frozen
         ball 10H",
        "H move\nH run 10H\nH st L31\nA gk M36\n? at 1A = M36\nH snap\nA snapmove 1A M34",
    );
}

const RUN: &str = "H move\nH run 10H\nH st K34\n";
const AT_FEET: &str = "put 10H@K33 1A@M34\nball 10H";

// CA-13.5
// CA-13.6
// CA-13.7
// CA-20.7
#[test]
fn a_keeper_dives_at_feet_in_his_column() {
    // Two hexes along the column: 4 + 4 against 2 + 3.
    scene(
        AT_FEET,
        &format!(
            "{RUN}A dive
             * 4 dive 1A
             * 2 dribble 10H
             = pushed who=10H to=J34
             = phase_end why=dive
             = menu side=A save_hold
             ? at 1A = K34
             ? hands = y"
        ),
    );
    // Three hexes cost one.
    scene(
        "put 10H@J33 1A@M34\nball 10H",
        "H move
         H run 10H
         H st J34
         A dive
         * 4 dive 1A
         * 4 dribble 10H
         = dive by=1A on=10H def=7 att=7 res=tied
         * 5 direction
         * 1 distance
         = loose from=M34 off=1A dir=5 dist=1 rest=M35",
    );
    // Another column: he is not asked.
    scene(
        "put 10H@K32 1A@M34\nball 10H",
        "H move\nH run 10H\nH st K33\n? state = CARRY:H",
    );
    scene(
        AT_FEET,
        &format!(
            "{RUN}A dive\n* 1 dive 1A\n= foul by=1A on=10H at=K34 kind=dive behind=n lastman=y"
        ),
    );
}

// CA-13.8
#[test]
fn a_dive_uses_up_the_steal_but_not_the_next_dive() {
    // L34 is next to the keeper.
    scene(
        AT_FEET,
        &format!(
            "{RUN}A dive
             * 2 dive 1A
             * 6 dribble 10H
             H st L34
             A no
             ? state = CARRY:H"
        ),
    );
    scene(
        &format!("opt gk_dive_limit=once_per_phase\n{AT_FEET}"),
        &format!("{RUN}A dive\n* 2 dive 1A\n* 6 dribble 10H\nH st L34\n? state = CARRY:H"),
    );
}

const D5: &str = "H move\nH end\n";

// CA-13.9
#[test]
fn in_his_box_a_keeper_challenges_with_saving() {
    scene(
        "put 10H@L34 1A@M34\nball 10H",
        &format!(
            "{D5}A mv 1A -
             A tkl
             * 3 dive 1A
             * 3 dribble 10H
             = dive by=1A on=10H def=7 att=6 res=won
             A rep -
             = menu side=A save_hold"
        ),
    );
}

// CA-13.10
// CA-13.11
#[test]
fn hands_outside_the_box_are_a_red_card() {
    let set_up = "put 10H@M24 9H@M10 1A@M25 5A@M30\nball 10H";
    scene(
        set_up,
        &format!(
            "{D5}A mv 1A -
             ! A tkl
             A tkl hands
             * 4 tackle 1A
             * 2 dribble 10H
             = tackle by=1A on=10H def=8 att=5 behind=n res=won
             = booking by=1A die=- check=automatic res=red
             = sent_off who=1A
             = restart kind=free_kick side=H at=M24"
        ),
    );
    scene(
        set_up,
        &format!(
            "{D5}A mv 1A -
             A tkl feet
             * 4 tackle 1A
             * 2 dribble 10H
             = tackle by=1A on=10H def=4 att=5 behind=n res=lost"
        ),
    );
}

// CA-13.12
// CA-13.13
#[test]
fn a_keeper_moves_like_anybody_and_takes_the_ball_in_his_hands() {
    scene(
        "put 10H@M19 1A@M37\nball M34\natt H\nmenu unclaimed",
        &format!("{D5}A mv 1A M34\n= menu side=A save_hold\n? hands = y"),
    );
    scene(
        "put 10H@M19 1A@M32\nball M30\natt H\nmenu unclaimed",
        &format!("{D5}A mv 1A M30\n= menu side=A aos\n? hands = n"),
    );
    // His own side attacks.
    scene(
        "put 5A@M20 1A@M37\nball M34\natt A\nmenu unclaimed",
        "A move\nA mv 1A M34\n= phase_end why=collect\n= menu side=A save_hold\n? hands = y",
    );
}

// CA-13.14
// CA-13.15
#[test]
fn a_keeper_picks_up_after_a_phase_but_not_a_kick_of_his_own_side() {
    let phase = "H move\nH end\nA end\nH end\n";
    scene(
        "put 1H@M3 10H@M19 1A@M37\nball 1H",
        "H pick\n? hands = y\nH throw M6",
    );
    scene(
        "put 1H@M3 10H@M10 1A@M37\nball 10H",
        &format!("H std M3\n? hands = n\n! H pick\n{phase}! H pick"),
    );
}

// CA-13.16
#[test]
fn no_attacker_is_placed_next_to_the_keeper_in_the_six_yard_box() {
    scene(
        "put 1H@M1 10H@M29 9H@M19 1A@M36 5A@M31 6A@A20\nball 10H",
        "H move
         H run 10H
         H st M30
         * 1 steal 5A
         * 1 injury 10H
         * 1 booking 5A
         H take
         ! H place 9H M35
         H place 9H K35
         ? at 9H = K35",
    );
}
