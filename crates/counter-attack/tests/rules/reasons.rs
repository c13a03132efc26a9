//! What a referee hears when he asks why: who, where, what each die is held against, what
//! came of it, and the clause. Every sentence is worked out from the rules.

use football::Game;
use scoresheet::words::{can_be_said, said, told};

use crate::kit::{rules, scene};

/// These reasons are given, in this order; others may come between.
pub fn reasons(set_up: &str, lines: &str, expected: &[&str]) {
    let table = scene(set_up, lines);
    let events = table.session.events().iter();
    let all: Vec<String> = events
        .filter_map(|event| table.rules().why(event))
        .map(|why| told(&why))
        .collect();
    let mut left = all.iter();
    for sentence in expected {
        assert!(
            left.any(|reason| reason == sentence),
            "{sentence}\n{all:#?}"
        );
    }
}

/// Not only where a reason is given: every event names a clause of the list, and nothing
/// but a whole sentence is a reason.
#[test]
fn whatever_is_told_names_a_clause() {
    let clauses = include_str!("../../clauses.txt");
    for options in [
        "",
        "dice=d12_star after_draw=shootout half_minutes=15 unclaimed_one_is_foul=true",
        "advanced_rules=false after_draw=extra_time half_minutes=9 dribble_into_goal=true",
    ] {
        let rules = rules(options);
        for seed in 0..8 {
            let (_, events) = crate::laws::play(&rules, seed, |_, _| ());
            for event in events {
                let clause = rules.clause(&event);
                assert!(clauses.contains(&format!("\n{clause} | ")), "{event:?}");
                let why = rules.why(&event);
                let why = why.unwrap_or_else(|| panic!("no reason: {event:?}"));
                can_be_said(&why.phrase);
                let text = said(&why.phrase);
                assert!(!text.contains(" 1 hexes"), "{text}");
            }
        }
    }
}

#[test]
fn a_dribble_and_a_steal() {
    // Pace 5; L32 is next to L31. 3 + 3 is less than 10.
    reasons(
        "name 10H Ravn
         name 4A Berg
         put 1H@M1 10H@L30 9H@Q30 1A@M37 4A@L32 5A@P33
         ball 10H",
        "H move\nH run 10H\nH st L31\nA gk -\n* 3 steal 4A",
        &[
            "the attack moves up to four players [CA-6.1]",
            "10H Ravn dribbles to L31 with 4 hexes left [CA-6.6]",
            "1A stays [CA-13.1]",
            "steal on L31 by 4A Berg against 10H Ravn: die 3 + Tackling 3 = 6, a die of 6 or \
             a total of 10 is needed: 10H Ravn goes on [CA-7.7]",
        ],
    );
    reasons(
        "put 1H@M1 10H@M19 1A@M37\nball 10H",
        "H move\nH run 10H\nH st M20\nH st M21\nH st M22\nH st M23",
        &["10H dribbles to M23 with 1 hex left [CA-6.6]"],
    );
    reasons(
        "card 4A tac6\nput 10H@M19 4A@M21 1A@M37\nball 10H",
        "H move\nH run 10H\nH st M20\n* 4 steal 4A",
        &[
            "steal on M20 by 4A against 10H: die 4 + Tackling 6 = 10, a die of 6 or a total of \
             10 is needed: 4A has the ball [CA-7.3]",
            "the Movement Phase is over: the ball was stolen [CA-6.13]",
            "away acts: a player has come by the ball: any other scenario [CA-5.6]",
        ],
    );
}

#[test]
fn a_foul_with_injury_and_booking_in_the_box() {
    // Resilience 5 against a 5, Leniency 3 against a 3.
    reasons(
        "ref 3
         name 10H Ravn
         name 4A Berg
         put 1H@M1 10H@L30 9H@Q30 1A@M37 4A@L32 5A@P33
         ball 10H",
        "H move\nH run 10H\nH st L31\nA gk -\n* 1 steal 4A\n* 5 injury 10H\n* 3 booking 4A",
        &[
            "steal on L31 by 4A Berg against 10H Ravn: die 1 is a foul [CA-7.4]",
            "4A Berg fouls 10H Ravn on L31 in a steal [CA-12.1]",
            "10H Ravn: die 5 reaches Resilience 5: injured, every attribute one less [CA-12.3]",
            "4A Berg: die 3 reaches Leniency 3: a yellow card [CA-12.6]",
            "play must stop: a penalty for home [CA-12.12]",
            "a penalty for home, for what was done on L31 [CA-12.13]",
            "the Movement Phase is over: play has stopped [CA-6.13]",
        ],
    );
}

#[test]
fn a_tackle_lost_and_a_tackle_tied() {
    // 2 + 3 against 6 + 3, then 5 + 3 against 5 + 3. From L19 one hex down is K19.
    reasons(
        "name 10H Ravn
         name 4A Berg
         put 10H@M19 4A@N20 5A@L19
         ball 10H",
        "H move\nH end
         A mv 4A -\nA tkl\n* 2 tackle 4A\n* 6 dribble 10H\nH rep -
         A mv 5A -\nA tkl\n* 5 tackle 5A\n* 5 dribble 10H
         * 1 direction\n* 1 distance\n* 4 attract 5A",
        &[
            "the defence moves up to five players [CA-6.1]",
            "4A Berg uses his move where he stands [CA-9.2]",
            "tackle on M19: 4A Berg with die 2 + Tackling 3 = 5 against 10H Ravn with die 6 + \
             Dribbling 3 = 9: 10H Ravn keeps the ball [CA-9.6]",
            "10H Ravn stays where he is with the ball [CA-9.6]",
            "tackle on M19: 5A with die 5 + Tackling 3 = 8 against 10H Ravn with die 5 + \
             Dribbling 3 = 8: level, the ball comes loose [CA-9.8]",
            "off 5A on L19: direction 1, distance 1: it comes to rest on K19 [CA-22.3]",
            "5A tries to attract the ball on K19: die 4 + Tackling 3 = 7, a die of 6 or a total \
             of 10 is needed: he misses it [CA-22.7]",
            "the Movement Phase is over: the ball came loose [CA-9.8]",
            "home acts: nobody has the ball, so players must move [CA-5.8]",
        ],
    );
}

#[test]
fn a_foul_from_behind_and_a_red_card() {
    // M23 is behind a carrier on M24 who attacks the right goal.
    reasons(
        "ref 3
         name 4A Berg
         put 1H@M1 10H@M24 9H@Q28 1A@M37 4A@M20 5A@K30 3A@P30
         ball 10H",
        "H move\nH end\nA mv 4A M23\nA tkl\n* 2 tackle 4A\n* 3 injury 10H\n* 4 booking 4A",
        &[
            "4A Berg moves to M23 [CA-6.3]",
            "tackle on M24 by 4A Berg against 10H: die 2 is a foul from behind [CA-10.2]",
            "4A Berg fouls 10H on M24 in a tackle, from behind [CA-12.1]",
            "10H: die 3 is under Resilience 5: not hurt [CA-12.3]",
            "4A Berg: die 4 reaches Leniency 3 with yellow or red at stake: a red card [CA-12.8]",
            "4A Berg leaves the pitch, one man fewer [CA-12.9]",
            "play must stop: a free kick for home [CA-12.12]",
            "a free kick for home at M24 [CA-12.13]",
        ],
    );
}

#[test]
fn a_reckless_tackle() {
    let set_up = "name 4A Berg\nput 10H@M19 9H@P19 4A@Q19\nball 10H";
    let tackle = "H move\nH end\nA mv 4A -\nA reck 9H\n* 2 reckless 4A";
    let miss =
        "reckless tackle on P19 by 4A Berg against 9H: die 2, and 1 or 2 misses him [CA-10.9]";
    reasons(
        set_up,
        tackle,
        &[
            // The ball is three hexes away: he could not do anything else there.
            "4A Berg uses his move where he stands [CA-10.8]",
            miss,
            "4A Berg: no die is needed: a yellow card [CA-10.9]",
        ],
    );
    reasons(
        &format!("{set_up}\ntok 4A yellow"),
        tackle,
        &[
            miss,
            "4A Berg: no die is needed: a second yellow card, which is red [CA-10.10]",
            "4A Berg leaves the pitch, one man fewer [CA-10.10]",
            "play must stop: a free kick for home [CA-10.10]",
        ],
    );
}

#[test]
fn substitutions_after_injuries() {
    let set_up = "name 10H Ravn\nput 1H@M1 10H@M19 5A@N21 6A@M30 1A@M37\nball 10H";
    let steal = "H move\nH run 10H\nH st N20\n* 1 steal 5A\n";
    reasons(
        set_up,
        &format!("{steal}* 5 injury 10H\n* 1 booking 5A\nH take\nH sub 10H 14H"),
        &[
            "5A: die 1 is under Leniency 4: no card [CA-12.6]",
            "home takes the free kick [CA-12.11]",
            "14H comes on for 10H Ravn [CA-32.1]",
        ],
    );
    // Injured before: Resilience is 4 now.
    reasons(
        &format!("{set_up}\ntok 10H injured"),
        &format!("{steal}* 4 injury 10H\n* 1 booking 5A\nH sub 10H 14H"),
        &[
            "10H Ravn: die 4 reaches Resilience 4: hurt for the second time [CA-12.4]",
            "play must stop: a free kick for home [CA-12.12]",
            "10H Ravn cannot go on [CA-12.4]",
            "a free kick for home at N20 [CA-12.13]",
            "14H comes on for 10H Ravn [CA-12.4]",
        ],
    );
}

#[test]
fn a_nutmeg_and_a_snapshot_off_target() {
    // 3 + 3 + 1 against 4 + 6; of Pace 5 one hex and a nutmeg leave 2.
    reasons(
        "name 10H Ravn
         card 10H pac5 dri6 sho4
         put 1H@M1 10H@L29 9H@Q30 1A@M37 2A@K31 4A@M35
         ball 10H
         menu std_received",
        "H move\nH run 10H\nH st L30 nut 2A\n* 3 nutdef 2A\n* 4 nutatt 10H\nH land K32\nA gk M36
         H snap\nA snapmove -\nH aim L38\n* 1 shot 10H",
        &[
            "nutmeg on L30: 2A with die 3 + Tackling 3 + 1 = 7 against 10H Ravn with die 4 + \
             Dribbling 6 = 10: 10H Ravn goes through [CA-11.8]",
            "2A was beaten and is stunned [CA-11.8]",
            "10H Ravn is through and lands on K32 with 2 hexes left [CA-11.8]",
            "1A moves one hex, to M36 [CA-13.1]",
            "10H Ravn calls a Snapshot [CA-6.11]",
            "10H Ravn shoots from K32 at L38: -1 for the Snapshot [CA-19.4]",
            "10H Ravn: a die of 1 is off target [CA-19.10]",
            "over the goal line: a goal kick for away from M35 [CA-27.1]",
        ],
    );
}

#[test]
fn a_keeper_dives_and_a_keeper_uses_his_hands() {
    // Three hexes along his column cost one: 5 + 4 - 1 against 2 + 3.
    reasons(
        "name 1A Lund\nput 10H@J33 1A@M34\nball 10H",
        "H move\nH run 10H\nH st J34\nA dive\n* 5 dive 1A\n* 2 dribble 10H",
        &[
            "dive on J34: 1A Lund with die 5 + Saving 4 - 1 = 8 against 10H with die 2 + \
             Dribbling 3 = 5: 1A Lund wins the ball [CA-13.7]",
            "away acts: the keeper has the ball in his hands [CA-21.1]",
        ],
    );
    reasons(
        "name 1A Lund\nput 10H@M24 9H@M10 1A@M25 5A@M30\nball 10H",
        "H move\nH end\nA mv 1A -\nA tkl hands\n* 4 tackle 1A\n* 2 dribble 10H",
        &[
            "tackle on M24: 1A Lund with die 4 + Saving 4 = 8 against 10H with die 2 + \
             Dribbling 3 = 5: 1A Lund wins the ball [CA-13.11]",
            "1A Lund fouls 10H on M24 with his hands outside the box [CA-13.11]",
            "1A Lund: no die is needed: a red card [CA-13.11]",
        ],
    );
}
