//! Passes along the ground (CA-14, CA-15) and Long Passes (CA-17).

use tabletop::{Duty, Question};

use crate::kit::scene;

// CA-14.1
#[test]
fn a_standard_pass_goes_eleven_hexes() {
    scene(
        "put 10H@M19 9H@M10\nball 10H",
        "! H std M31\nH std M30\n= space at=M30",
    );
}

// CA-14.7
#[test]
fn the_keeper_moves_as_the_pass_enters_his_box() {
    // From M28 to M34 the ball covers L29 M29 M30 L31 M31 M32 L33 M33 M34. 5A reaches
    // L29, before the box; 6A reaches L33, in it.
    scene(
        "put 10H@M28 5A@K29 6A@K33 1A@M37\nball 10H",
        "H std M34
         * 2 intercept 5A
         A gk M36
         * 2 intercept 6A
         = space at=M34",
    );
}

// CA-14.8
// CA-5.7
#[test]
fn a_keeper_takes_passes_in_his_box() {
    let pass = |keeper: &str, lines: &str| {
        let set_up = format!("put 10H@M28 1A@{keeper}\nball 10H");
        scene(&set_up, &format!("H std M34\n{lines}"));
    };
    // Next to him: 5 is enough, and he takes it on M33, the first hex he reaches.
    pass(
        "N34",
        "A gk -
         * 5 intercept 1A
         = intercept by=1A die=5 sum=9 need=5 res=won
         = menu side=A save_hold
         ? at 1A = M33",
    );
    pass("N34", "A gk -\n* 4 intercept 1A\n= space at=M34");
    // He steps on to the line.
    pass(
        "N33",
        "A gk M33\n= intercept by=1A die=- sum=- need=- res=caught\n? hands = y",
    );
    // Two hexes down his column: 6.
    pass(
        "O33",
        "A gk -\n* 5 intercept 1A\n= intercept by=1A die=5 sum=9 need=6 res=fail",
    );
}

// CA-14.11
#[test]
fn a_pass_to_a_hex_where_a_defender_now_stands_is_his() {
    scene(
        "put 10H@M19 5A@M23\nball 10H\nmenu std_received",
        "H ftp M22
         H nudge -
         A nudge 5A M22
         * 2 intercept 5A
         = intercept by=5A die=2 sum=5 need=5 res=fail
         ? ball = 5A
         ? menu = aos",
    );
}

// CA-15.1
#[test]
fn a_first_time_pass_goes_six_hexes_and_not_after_a_phase() {
    scene(
        "put 10H@M19\nball 10H\nmenu std_received",
        "! H ftp M26\nH ftp M25",
    );
    scene("put 10H@M19\nball 10H\nmenu after_move", "! H ftp M21");
    scene("put 10H@M19\nball 10H\nmenu ftp_received", "! H ftp M21");
}

// CA-15.5
// CA-15.7
#[test]
fn who_steps_next_to_the_passer_tries_first_and_can_foul() {
    let set_up = "put 10H@M19 5A@L17 6A@O20 7A@M30\nball 10H\nmenu std_received";
    let call = "H ftp S19\nH nudge -\nA nudge 5A M18\n";
    scene(
        set_up,
        &format!("{call}* 2 intercept 5A\n* 2 intercept 6A\n= space at=S19"),
    );
    scene(
        set_up,
        &format!(
            "{call}* 1 intercept 5A
             = intercept by=5A die=1 sum=4 need=6 res=foul
             = foul by=5A on=10H at=M19 kind=ftp behind=n lastman=n
             * 1 injury 10H
             * 1 booking 5A
             H on
             * 2 intercept 6A
             = space at=S19"
        ),
    );
}

// CA-17.1
// CA-17.8
#[test]
fn a_long_pass_goes_to_a_lonely_hex() {
    scene(
        "card 10H pac6
         put 10H@M19 9H@M14 5A@M33 1A@M37\nball 10H",
        "! H long M18
         ! H long M32
         ! H long M14
         H long M25
         * 5 accuracy 10H
         = long from=M19 to=M25 die=5 total=9 need=9 res=accurate
         = down at=M25
         A gkrun -
         = menu side=H unclaimed
         H move
         H mv 10H M25
         ? ball = 10H",
    );
}

// CA-17.2
#[test]
fn an_opponent_next_to_the_kicker_blocks_it() {
    scene("put 10H@M19 5A@M20\nball 10H", "! H long M27\nH long A10");
}

// CA-17.3
#[test]
fn from_third_to_third_it_takes_ten() {
    let set_up = "put 10H@M5 1A@A20\nball 10H";
    scene(
        set_up,
        "H long M34
         * 5 accuracy 10H
         = long from=M5 to=M34 die=5 total=9 need=10 res=inaccurate",
    );
    scene(
        &format!("opt advanced_rules=false\n{set_up}"),
        "! H long M34",
    );
}

// CA-17.4
// CA-17.5
// CA-17.6
#[test]
fn a_long_pass_can_drift_to_anybody() {
    let drift = |others: &str, lines: &str| {
        let set_up = format!("opt offside=off\nput 10H@M19 {others}\nball 10H");
        scene(
            &set_up,
            &format!("H long M27\n* 4 accuracy 10H\n* 5 direction\n{lines}"),
        );
    };
    // Six steps from M27 to P33, two to N29.
    drift(
        "9H@P33",
        "* 6 distance\n= drift dir=5 dist=6 lands=P33\n= menu side=H long_received\n? ball = 9H",
    );
    drift("5A@N29", "* 2 distance\n= menu side=A aos\n? ball = 5A");
    drift(
        "5A@N30",
        "* 2 distance\n* 6 attract 5A\n= menu side=A aos\n? at 5A = N30",
    );
}

// CA-17.5
// CA-24.2
// CA-24.5
#[test]
fn a_long_pass_that_drifts_to_a_flagged_player_is_offside() {
    // Only the keeper is level with 9H, who is past halfway and past the ball.
    scene(
        "put 10H@M19 9H@P33 5A@M10 1A@M37\nball 10H",
        "H long M27
         * 4 accuracy 10H
         * 5 direction
         * 6 distance
         = drift dir=5 dist=6 lands=P33
         = offside who=9H at=P33
         = restart kind=free_kick side=A at=P33",
    );
}

// CA-17.7
#[test]
fn the_keeper_runs_for_a_long_ball() {
    scene(
        "put 10H@M24 9H@M19 1A@M37\nball 10H",
        "H long M34
         * 5 accuracy 10H
         A gk M36
         A gkrun M34
         = collect who=1A at=M34
         = menu side=A save_hold",
    );
}

// CA-5.4
// CA-5.9
// CA-5.10
// CA-19.2
#[test]
fn what_may_follow_what() {
    let menus: [(&str, &str, &str); 10] = [
        ("after_move", "move std high long", "short ftp snap"),
        ("tackle", "move std high long", "short ftp shot"),
        ("std_received", "move ftp", "std high long short"),
        ("ftp_received", "move", "ftp std high long"),
        ("head_received", "move ftp", "high long std"),
        ("long_received", "move", "ftp std"),
        ("loose_hit", "move", "ftp std"),
        ("short_corner", "move", "ftp std"),
        ("aos", "move short long", "std high ftp"),
        ("drop", "move std high long", "pick throw"),
    ];
    for (menu, open, closed) in menus {
        let set_up = format!("put 10H@M19 9H@M12 1A@M37\nball 10H\nmenu {menu}");
        let table = scene(&set_up, "");
        let offered: Vec<String> = table.menu().iter().map(ToString::to_string).collect();
        for word in open.split(' ') {
            assert!(
                offered.contains(&word.to_string()),
                "{menu}: {word} is missing"
            );
        }
        for word in closed.split(' ') {
            assert!(!offered.contains(&word.to_string()), "{menu}: {word}");
        }
    }
    // No pass inside a phase; no shot without an aim.
    scene(
        "put 10H@M19\nball 10H",
        "! H shot M38\nH move\n! H std M20\n! H high",
    );
}

// CA-5.1
// CA-5.2
// CA-5.5
#[test]
fn the_table_of_menus() {
    use counter_attack::{Action, Menu};
    let moves = Menu::ALL
        .iter()
        .filter(|menu| menu.actions().contains(&Action::Move));
    // All but kick-off, save, goal kick, free kick, corner, last throw and penalty.
    assert_eq!(moves.count(), 12);
    assert_eq!(Menu::Unclaimed.actions(), [Action::Move]);
    for (action, word) in Action::ALL {
        assert_eq!(action.word(), word);
        let somewhere = Menu::ALL
            .iter()
            .any(|menu| menu.actions().contains(&action));
        assert!(
            somewhere || action == Action::Drop,
            "{word} is never offered"
        );
    }
}

/// The box begins with its first column.
// CA-14.7
#[test]
fn a_pass_to_the_edge_of_the_box_moves_the_keeper() {
    let set_up = "put 1H@M1 10H@M27 1A@M37\nball 10H";
    scene(
        set_up,
        "H std M31\nA gk M36\n= gk who=1A to=M36\n= space at=M31",
    );
    scene(set_up, "H std M30\n= space at=M30\n? state = CHOOSE:H");
}

/// Windows in which nothing can come of a move are only for who wants to be asked.
// CA-15.2, CA-16.1
#[test]
fn windows_are_asked_where_a_move_can_matter() {
    let duty = |set_up: &str, lines: &str| match scene(set_up, lines).session.waiting() {
        Some(Question::Decide(decision)) => (decision.name, decision.duty),
        other => panic!("{other:?}"),
    };
    // Two hexes behind the passer he can step next to him; three behind he cannot.
    let first_time = |at: &str| {
        let set_up = format!("put 1H@M1 4H@K18 1A@M37 5A@{at}\nball 4H\nmenu std_received");
        duty(&set_up, "H ftp K24\nH nudge -")
    };
    assert_eq!(first_time("K16"), ("nudge", Duty::Must));
    assert_eq!(first_time("K15"), ("nudge", Duty::May));
    // Five hexes from the target he comes within two of it; six hexes away he does not.
    let high = |at: &str| {
        let set_up = format!("put 1H@M1 10H@M17 9H@M27 1A@A1 5A@{at}\nball 10H");
        duty(&set_up, "H high\nH fly -\nH tgt M27")
    };
    assert_eq!(high("R27"), ("fly", Duty::Must));
    assert_eq!(high("S27"), ("fly", Duty::May));
}

/// A Long Pass that comes down on an opponent is his, and nobody moves for it.
// CA-17.5
#[test]
fn a_long_pass_to_an_opponent_is_over() {
    scene(
        "put 1H@M1 10H@M10 5A@O25 1A@M37\nball 10H",
        "H long M25
         * 1 accuracy 10H
         * 4 direction
         * 2 distance
         = drift dir=4 dist=2 lands=O25
         = menu side=A aos
         ? ball = 5A
         ? state = CHOOSE:A",
    );
}
