//! Tackles, reckless tackles, nutmegs (CA-9 to CA-11).

use crate::kit::scene;

// CA-9.3
#[test]
fn a_tackle_is_the_defenders_activation() {
    scene(
        "put 10H@M19 4A@N20 5A@L19
         ball 10H",
        "H move
         H end
         A mv 4A -
         A tkl
         * 2 tackle 4A
         * 6 dribble 10H
         = tackle by=4A on=10H def=5 att=9 behind=n res=lost
         H rep -
         ! A mv 4A M20
         A mv 5A -
         A tkl
         ? state = DIE:tackle",
    );
}

// CA-4.3
// CA-9.5
// CA-9.9
#[test]
fn a_one_is_a_foul_and_the_other_die_stays_in_the_hand() {
    scene(
        "put 10H@M19 4A@N20 5A@M24
         ball 10H",
        "H move
         H end
         A mv 4A -
         A tkl
         * 1 tackle 4A
         = tackle by=4A on=10H die=1 behind=n res=foul
         = foul by=4A on=10H at=M19 kind=tackle behind=n lastman=n
         ? state = DIE:injury",
    );
}

// CA-10.1
// CA-10.2
#[test]
fn what_is_behind_is_as_the_option_says() {
    let tackle = "H move\nH end\nA mv 5A -\nA tkl\n* 2 tackle 5A\n";
    let set_up = "put 10H@C33 5A@B33 6A@M30\nball 10H";
    // From B33 no step comes nearer to J38 than C33 is: nine hexes.
    scene(
        set_up,
        &format!("{tackle}= tackle by=5A on=10H die=2 behind=y res=foul"),
    );
    // B33 is not in the column farther from the goal; C32 and D32 are.
    scene(
        &format!("opt from_behind=column\n{set_up}"),
        &format!(
            "{tackle}* 6 dribble 10H
             = tackle by=5A on=10H def=5 att=9 behind=n res=lost"
        ),
    );
}

// CA-10.4
// CA-10.5
// CA-10.6
// CA-10.7
#[test]
fn the_last_man_risks_red() {
    let foul = |others: &str, lines: &str| {
        let set_up = format!("put 10H@M24 4A@M25 1A@M37 {others}\nball 10H");
        scene(&set_up, lines);
    };
    let tackle = "H move\nH end\nA mv 4A -\nA tkl\n* 1 tackle 4A\n";
    // 5A is far away: the keeper does not count.
    let last = "= foul by=4A on=10H at=M24 kind=tackle behind=n lastman=y
         * 1 injury 10H
         * 4 booking 4A
         = booking by=4A die=4 check=yellow_red res=red";
    foul("5A@M5", &format!("{tackle}{last}"));
    // He is level, or can still get there: three columns, Pace 5.
    let not_last = "= foul by=4A on=10H at=M24 kind=tackle behind=n lastman=n
         * 1 injury 10H
         * 2 booking 4A
         = booking by=4A die=2 check=none_yellow res=none";
    foul("5A@C24", &format!("{tackle}{not_last}"));
    foul("5A@M21", &format!("{tackle}{not_last}"));
    // Six columns are too far.
    foul("5A@M18", &format!("{tackle}{last}"));
    // He has used his activation.
    let used = "H move\nH end\nA mv 5A A21\nA mv 4A -\nA tkl\n* 1 tackle 4A\n";
    foul("5A@A22", &format!("{used}{last}"));
    // A steal too.
    foul(
        "5A@M5",
        "H move\nH run 10H\nH st L25\n* 1 steal 4A\n= foul by=4A on=10H at=L25 kind=steal behind=n lastman=y",
    );
}

// CA-10.8
// CA-10.9
// CA-10.13
#[test]
fn a_reckless_tackle_that_misses_is_a_yellow_card() {
    let set_up = "put 10H@M19 9H@P19 4A@Q19\nball 10H";
    scene(
        set_up,
        "H move
         H end
         A mv 4A -
         A reck 9H
         * 2 reckless 4A
         = reckless by=4A on=9H die=2 res=fail
         = booking by=4A die=- check=automatic res=yellow
         ? yellow = 4A
         ? state = MP_D5:A
         ! A mv 4A Q20",
    );
    // Four hexes from the ball.
    scene(
        "put 10H@M19 9H@Q19 4A@R19\nball 10H",
        "H move\nH end\n! A mv 4A -",
    );
}

// CA-10.10
#[test]
fn the_second_yellow_of_a_reckless_tackle_stops_play() {
    scene(
        "put 10H@M19 9H@P19 4A@Q19
         tok 4A yellow
         ball 10H",
        "H move
         H end
         A mv 4A -
         A reck 9H
         * 1 reckless 4A
         = sent_off who=4A
         = restart kind=free_kick side=H at=P19
         ? off = 4A",
    );
}

// CA-10.11
// CA-10.12
#[test]
fn a_reckless_foul_stops_play() {
    let lines = "H move
         H end
         A mv 4A -
         A reck 9H
         * 3 reckless 4A
         = foul by=4A on=9H at=P19 kind=reckless behind=n lastman=n
         * 1 injury 9H
         * 3 booking 4A
         = booking by=4A die=3 check=yellow_red res=yellow";
    let set_up = "put 10H@M19 9H@P19 4A@Q19 5A@M30\nball 10H";
    scene(set_up, lines).play("? restart = free_kick:H:P19");
    let goes_on = format!("opt reckless_stops_play=false\n{set_up}");
    scene(&goes_on, lines).play("H on\n? state = MP_D5:A");
}

// CA-11.2
// CA-11.3
// CA-11.4
#[test]
fn a_nutmeg_needs_pace_a_hex_beyond_and_a_defender_who_is_awake() {
    let try_it = |set_up: &str, last: &str| {
        scene(set_up, &format!("H move\nH run 10H\n{last}"));
    };
    try_it(
        "card 10H pac2\nput 10H@M19 5A@M21\nball 10H",
        "! H st N20 nut 5A",
    );
    try_it(
        "card 10H pac3\nput 10H@M19 5A@M21\nball 10H",
        "H st N20 nut 5A\n? state = DIE:nutdef",
    );
    try_it(
        "put 10H@M19 5A@M21 6A@L21 7A@M22 8A@N22\nball 10H",
        "! H st N20 nut 5A",
    );
    try_it(
        "put 10H@M19 5A@M21\ntok 5A stunned\nball 10H",
        "! H st N20 nut 5A",
    );
}

const CALL: &str = "H move\nH run 10H\nH st N20 nut 5A\n";
const CALLED: &str = "put 10H@M19 5A@M21 6A@M30\nball 10H";

// CA-11.7
// CA-11.12
#[test]
fn a_foul_in_a_nutmeg_is_punished_where_it_was_called() {
    scene(
        CALLED,
        &format!(
            "{CALL}* 1 nutdef 5A
             = nutmeg by=10H on=5A die=1 res=foul
             = foul by=5A on=10H at=N20 kind=nutmeg behind=n lastman=n
             * 1 injury 10H
             * 1 booking 5A
             H take
             ? restart = free_kick:H:N20"
        ),
    );
}

// CA-11.13
#[test]
fn who_plays_on_goes_through() {
    let foul = format!("{CALL}* 1 nutdef 5A\n* 1 injury 10H\n* 1 booking 5A\nH on\n");
    scene(
        CALLED,
        &format!("{foul}= stun who=5A\nH land M22\n= land who=10H to=M22 left=2\n? stunned = 5A"),
    );
    // Pace 3, and hurt: 2, of which 1 is spent.
    let slow = format!("card 10H pac3\n{CALLED}");
    let hurt = format!("{CALL}* 1 nutdef 5A\n* 5 injury 10H\n* 1 booking 5A\nH on\n");
    scene(
        &slow,
        &format!("{hurt}? stunned = -\n? state = CARRY:H\n? at 10H = N20"),
    );
    let stays = format!("opt play_on_nutmeg=stay\n{CALLED}");
    scene(&stays, &format!("{foul}? stunned = -\n? at 10H = N20"));
}

// CA-1.4
// CA-11.11
#[test]
fn after_a_tied_nutmeg_the_carrier_stands() {
    // 3 + 3 + 1 against 4 + 3. From M21 the ball rolls to O21, or back to N20.
    let tie = format!("{CALL}* 3 nutdef 5A\n* 4 nutatt 10H\n");
    scene(
        CALLED,
        &format!(
            "{tie}= nutmeg by=10H on=5A def=7 att=7 res=tied
             * 4 direction
             * 2 distance
             = loose from=M21 off=5A dir=4 dist=2 rest=O21
             ? state = MP_A4:H
             ! H mv 10H N21"
        ),
    );
    scene(
        CALLED,
        &format!("{tie}* 3 direction\n* 2 distance\n? ball = 10H\n? state = MP_A4:H\n! H run 10H"),
    );
}

// CA-11.15
#[test]
fn a_stunned_keeper_does_not_move_when_the_ball_comes_in() {
    scene(
        "put 10H@L30 1A@M37
         tok 1A stunned
         ball 10H",
        "H move\nH run 10H\nH st L31\n? state = CARRY:H",
    );
}

/// A dive from behind is a foul with a 2 too; which hexes are behind is for the option to say.
// CA-10.1, CA-13.6
#[test]
fn a_dive_from_behind() {
    // G36 gains nothing on H36; by columns it is G35 and H35 that are behind.
    let dive = |option: &str, state: &str| {
        scene(
            &format!("opt from_behind={option}\nput 1H@M1 10H@H35 1A@G36 5A@A20\nball 10H"),
            &format!("H move\nH run 10H\nH st H36\nA dive\n* 2 dive 1A\n? state = DIE:{state}"),
        );
    };
    dive("reposition", "injury");
    dive("column", "dribble");
}
