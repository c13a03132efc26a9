//! Kick-offs, substitutions, clock, the end (CA-1, CA-3, CA-31 to CA-35).

use counter_attack::{Formation, Squad, pitch};
use tabletop::{Rules, Side};

use crate::kit::{FORMATIONS, Table, hex, player, rules, scene};

fn from_the_start(options: &str, lines: &str) -> Table {
    let rules = rules(options);
    let start = rules.kick_off();
    let mut table = Table::from(rules, start).loosely();
    table.play(lines);
    table
}

// CA-3.4
// CA-3.5
// CA-3.6
// CA-31.3
// CA-31.4
#[test]
fn a_match_begins() {
    let table = from_the_start(
        "questions=all",
        "* 3 referee
         = referee leniency=4
         * 2 toss
         * 2 toss
         * 3 toss
         * 5 toss
         = toss home=3 away=5
         A formation 1
         A taker 11A
         H formation 2
         ! A high
         ! A move
         A std M18",
    );
    assert_eq!(table.state().attack, Side::Away);
    // All starters are on, the bench is not.
    assert_eq!(table.state().team(Side::Home).count(), 11);
    assert_eq!(table.state().at(player("12H")), None);
}

// CA-31.2
#[test]
fn both_sides_line_up_in_their_own_halves() {
    let table = from_the_start(
        "first_kickoff=home referee=3",
        "H formation 3
         ! H place 9H M20
         H place 9H N17
         H taker 10H
         ! A place 9A N21
         A formation 4
         A place 9A N24
         ? ball = 10H
         ? at 10H = M19
         ? at 9H = N17
         ? at 9A = N24",
    );
    let state = table.state();
    for (who, at) in state.team(Side::Home) {
        assert!(at.x <= 0, "{who} on {at}");
    }
    for (who, at) in state.team(Side::Away) {
        assert!(at.x >= 0 && !pitch::centre_circle(at), "{who} on {at}");
    }
}

// CA-3.1
#[test]
fn squads_and_formations_are_checked() {
    let one = rules("").squads().home.document();
    assert_eq!(Squad::parse_one(&one).unwrap().document(), one);
    let faults = |text: &str| {
        let faults = Squad::parse_all(text).unwrap_err();
        faults
            .0
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("\n")
    };
    let broken = one.replace("player, 2, 2H, 5", "player, 2, 2H, 7");
    assert_eq!(
        faults(&broken),
        "line 4: pac cannot be `7` (write a number from 1 to 6)"
    );
    let broken = one.replace("player, 2,", "player, 3,");
    let both = faults(&broken);
    assert!(both.contains("line 5: shirt 3 is given twice"), "{both}");
    assert!(both.contains("line 2: nobody wears shirt 2"), "{both}");
    assert!(faults("touchline squads 1\nplayer, 2, 2H").contains("a player without a team"));
    assert!(faults("nothing").contains("it must be `touchline squads 1`"));

    let formations = Formation::parse_all(FORMATIONS).unwrap();
    assert_eq!(formations.len(), 4);
    let again = Formation::document(&formations);
    assert_eq!(Formation::parse_all(&again).unwrap(), formations);
    let faults = |row: &str| {
        let text = format!("touchline formations 1\n{row}\n");
        let faults = Formation::parse_all(&text).unwrap_err();
        faults
            .0
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("\n")
    };
    let wrong = faults("x, M1 M1 Z1 M18 M25 F7 K6 P6 T7 F13 K12");
    for what in [
        "two stand on M1",
        "no hex `Z1`",
        "M18 is not in the own half",
        "M25 is not",
        "10 hexes instead of 11",
    ] {
        assert!(wrong.contains(what), "{what}: {wrong}");
    }
    // Two keepers, unless the boxed game is played.
    let document = |name: &str| match name {
        "formations" => Some(FORMATIONS),
        "templates" => None,
        _ => Some(one.as_str()),
    };
    let built = counter_attack::CounterAttack::from_documents(document, &["squad_goalkeepers=1"]);
    let wrong = built.unwrap_err().to_string();
    assert!(
        wrong.contains("home: 2 goalkeepers instead of 1"),
        "{wrong}"
    );
}

// CA-32.3
// CA-32.4
#[test]
fn a_missing_keeper_is_replaced() {
    let sent_off = "H move\nH end\nA mv 1A -\nA tkl hands\n* 4 tackle 1A\n* 2 dribble 10H\n";
    let set_up = "put 1H@M1 10H@M24 9H@M10 1A@M25 5A@M30 6A@M31\nball 10H";
    scene(
        set_up,
        &format!(
            "{sent_off}! A sub 5A 14A\nA sub 5A 12A\n? at 12A = M30\n! A sub 6A 1A\n! A sub 6A 12A\nA sub 6A 13A"
        ),
    );
    let named = scene(
        &format!("opt subs_max=0\n{set_up}"),
        &format!("{sent_off}! A sub 5A 12A\nA keeper 6A"),
    );
    assert_eq!(named.state().keepers.away, Some(player("6A")));
    // His card says nothing of Saving.
    let saving = counter_attack::Attribute::Saving;
    assert_eq!(
        named.rules().attribute(named.state(), player("6A"), saving),
        0
    );
}

// CA-1.8
// CA-11.16
// CA-34.2
#[test]
fn the_last_action_ends_the_half() {
    let table = scene(
        "put 1H@M1 10H@M19 9H@M12 1A@M37 5A@M30
         tok 9H frozen
         ball 10H
         clock 1 47 added 1",
        "H std M15
         = half_end period=1
         = start
         A formation 1
         A taker 5A
         ? minute = 0
         ? frozen = -",
    );
    // Ends are changed: the keeper of the home side stands at the right.
    assert_eq!(table.state().at(player("1H")), Some(hex("M37")));
    assert_eq!(table.state().attack, Side::Away);
}

// CA-34.4
#[test]
fn nothing_follows_the_last_action() {
    // No header.
    scene(
        "card 8H hig6\nput 1H@M1 8H@M16 9H@M27 4A@M28 1A@M37\nball 8H\nclock 1 47 added 1",
        "H high\nH fly -\nH tgt M27\nA fly -\n* 2 accuracy 8H\n= half_end period=1",
    );
    // No Snapshot inside the phase; with one more action there is.
    let run = "H move\nH run 10H\nH st L31\nA gk -\n";
    let set_up = "put 1H@M1 10H@L30 1A@M37\nball 10H\nclock 1 47 added";
    scene(&format!("{set_up} 1"), &format!("{run}! H snap"));
    scene(&format!("{set_up} 2"), &format!("{run}H snap"));
    // No free kick.
    scene(
        "put 1H@M1 10H@M19 5A@N21 6A@M30 1A@M37\nball 10H\nclock 1 47 added 1",
        "H move\nH run 10H\nH st N20\n* 1 steal 5A\n* 1 injury 10H\n* 1 booking 5A\nH take\n= restart kind=free_kick side=H at=N20\n= half_end period=1",
    );
}

// CA-35.1
#[test]
fn a_draw_stands_or_is_played_on() {
    let end = |option: &str, lines: &str| {
        scene(
            &format!(
                "{option}\nput 1H@M1 10H@M19 9H@M12 1A@M37\nball 10H\nclock 2 47 added 1\nscore 1 1"
            ),
            &format!("H std M15\n= half_end period=2\n{lines}"),
        )
    };
    end("opt after_draw=draw_stands", "= full_time score=1-1");
    let extra = end("opt after_draw=extra_time", "= start\n? minute = 0");
    assert_eq!(extra.state().period, counter_attack::Period::ExtraFirst);
    end("opt after_draw=shootout", "? state = order:H");
}

// CA-35.2
// CA-35.3
// CA-35.4
#[test]
fn a_shoot_out_stops_when_it_is_decided() {
    // 10H shoots best, then 9H; 2A misses, and a tie is saved.
    let goal = |side: &str, who: &str, keeper: &str| {
        format!(
            "{side} aim M38\n* 6 shot {who}\n* 1 save {keeper}\n= kick who={who} aim=M38 scored=y\n"
        )
    };
    let rounds = [
        goal("H", "10H", "1A"),
        "A aim M38\n* 1 shot 2A\n= kick who=2A aim=M38 scored=n\n".to_string(),
        goal("H", "9H", "1A"),
        // 3 + 3 against 4 + 4 - 2.
        "A aim M38\n* 3 shot 3A\n* 4 save 1H\n= kick who=3A aim=M38 scored=n\n".to_string(),
        // The keeper shoots last: his card says nothing of Shooting.
        "H aim J38\n* 6 shot 1H\n* 1 save 1A\n= kick who=1H aim=J38 scored=y\n".to_string(),
        "A aim M38\n* 1 shot 1A\n".to_string(),
    ];
    let table = scene(
        "opt after_draw=shootout
         card 10H sho6
         put 1H@M1 10H@M19 9H@M12 1A@M37 2A@M30 3A@M31
         ball 10H
         clock 2 47 added 1",
        &format!("H std M15\n{}= full_time score=0-0", rounds.concat()),
    );
    let kicks = table.state().kicks;
    assert_eq!((kicks.home.scored, kicks.away.scored), (3, 0));
}

// CA-35.2
#[test]
fn a_fifth_kick_decides_although_the_other_side_has_one_left() {
    // Both have three players, who kick in turn; all score but 10H and 9H the second time.
    let kick = |side: &str, who: &str, keeper: &str| match who.strip_suffix('!') {
        Some(who) => format!("{side} aim M38\n* 1 shot {who}\n"),
        None => format!("{side} aim M38\n* 6 shot {who}\n* 1 save {keeper}\n"),
    };
    let home = ["10H", "9H", "1H", "10H!"].map(|who| kick("H", who, "1A"));
    let away = ["2A", "3A", "1A", "2A"].map(|who| kick("A", who, "1H"));
    let pairs: String = home.into_iter().zip(away).map(|(h, a)| h + &a).collect();
    let table = scene(
        "opt after_draw=shootout
         card 10H sho6
         put 1H@M1 10H@M19 9H@M12 1A@M37 2A@M30 3A@M31
         ball 10H
         clock 2 47 added 1",
        &format!(
            "H std M15\n{pairs}? state = aim:H\n{}= full_time score=0-0",
            kick("H", "9H!", "1A")
        ),
    );
    let kicks = table.state().kicks;
    assert_eq!((kicks.home.taken, kicks.away.taken), (5, 4));
    assert_eq!((kicks.home.scored, kicks.away.scored), (3, 4));
}

// CA-35.2
#[test]
fn sudden_death_goes_by_pairs() {
    // All score five times, then 1H; 1A does not.
    let kick = |side: &str, who: &str, keeper: &str| {
        format!("{side} aim M38\n* 6 shot {who}\n* 1 save {keeper}\n")
    };
    let men = [("10H", "2A"), ("9H", "3A"), ("1H", "1A")]
        .into_iter()
        .cycle();
    let pairs = men
        .take(5)
        .map(|(h, a)| kick("H", h, "1A") + &kick("A", a, "1H"));
    scene(
        "opt after_draw=shootout
         card 10H sho6
         put 1H@M1 10H@M19 9H@M12 1A@M37 2A@M30 3A@M31
         ball 10H
         clock 2 47 added 1",
        &format!(
            "H std M15\n{}? state = aim:H\n{}? state = aim:A
             A aim M38\n* 1 shot 1A\n= full_time score=0-0",
            pairs.collect::<String>(),
            kick("H", "1H", "1A")
        ),
    );
}

// CA-35.3
#[test]
fn a_tied_kick_may_bounce_into_the_goal() {
    // 6 + 2 against 4 + 6 - 2, saved on M37: behind it lie the goal hexes of 5 and 6.
    for (die, scored) in [(1, "n"), (4, "n"), (5, "y"), (6, "y")] {
        scene(
            "opt after_draw=shootout
             opt shootout_tie=bounce
             card 10H sho6
             put 1H@M1 10H@M19 9H@M12 1A@M37 2A@M30 3A@M31
             ball 10H
             clock 2 47 added 1",
            &format!(
                "H std M15
                 H aim M38
                 * 2 shot 10H
                 * 6 save 1A
                 * {die} direction
                 = kick who=10H aim=M38 scored={scored}"
            ),
        );
    }
}

// CA-1.1
// CA-1.2
// CA-24.4
#[test]
fn the_attacking_side_stays_so_while_the_ball_lies_unclaimed() {
    let table = scene(
        "put 10H@M19 9H@M27 1A@M37\nball 10H",
        "H std M21\n? offside = 9H\n? att = H\n? ball = M21\nH move\nH mv 10H M21\n? offside = -\nH st M22",
    );
    assert_eq!(table.state().ball, table.state().at(player("10H")).unwrap());
}

// CA-1.3
#[test]
fn stars_beat_everything_but_stars() {
    let tackle = |dice: &str| {
        scene(
            "opt dice=d12_star\ncard 10H dri6\nput 10H@M19 4A@N20\nball 10H",
            &format!("H move\nH end\nA mv 4A -\nA tkl\n{dice}"),
        );
    };
    // A star beats a plain six: 9 beats 12.
    tackle("* 6s tackle 4A\n* 6 dribble 10H\n= tackle by=4A on=10H def=9 att=12 behind=n res=won");
    tackle(
        "* 6s tackle 4A\n* 6s dribble 10H\n= tackle by=4A on=10H def=9 att=12 behind=n res=tied",
    );
    tackle("* 1 tackle 4A\n= tackle by=4A on=10H die=1 behind=n res=foul");
}

// CA-1.9
// CA-2.4
#[test]
fn a_carrier_walks_in_only_if_that_is_agreed() {
    let set_up = "put 10H@M37 9H@M10 1A@A30\nball 10H";
    scene(set_up, "H move\nH run 10H\n! H st M38");
    scene(
        &format!("opt dribble_into_goal=true\n{set_up}"),
        "H move\nH run 10H\nH st M38\n= goal side=H score=1-0",
    );
}

/// Shorter halves by agreement: a phase of three minutes ends a half of three.
#[test]
fn halves_can_be_shorter() {
    let set_up = "opt half_minutes=3\nput 1H@M1 10H@M22 1A@M37\nball 10H\nclock 1 0";
    scene(set_up, "H move\nH end\nA end\nH end\n? state = DIE:added");
    let longer = set_up.replace("=3", "=4");
    scene(&longer, "H move\nH end\nA end\nH end\n? state = CHOOSE:H");
}

/// The takers are named before the first kick; who is not named follows in the usual
/// order.
#[test]
fn a_side_may_name_its_takers() {
    let set_up = "opt after_draw=shootout
         card 10H sho6
         card 3A sho6
         put 1H@M1 10H@M19 9H@M12 1A@M37 2A@M30 3A@M31
         ball 10H
         clock 2 47 added 1";
    scene(
        set_up,
        "H std M15
         H taker 9H
         ! H taker 9H
         H done
         A taker 2A
         A done
         ! H taker 10H
         H aim M38
         * 1 shot 9H
         A aim M38
         * 1 shot 2A
         H aim M38
         * 1 shot 10H
         A aim M38
         * 1 shot 3A",
    );
}
