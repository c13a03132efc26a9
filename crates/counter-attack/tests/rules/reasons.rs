//! What a referee hears when he asks why: who, where, what each die is held against, what
//! came of it, and the clause. Every sentence is worked out from the rules.

use football::Game;

use crate::kit::{rules, scene};

/// These reasons are given, in this order; others may come between.
fn reasons(set_up: &str, lines: &str, expected: &[&str]) {
    let table = scene(set_up, lines);
    let events = table.session.events().iter();
    let all: Vec<String> = events
        .filter_map(|event| table.rules().why(event))
        .map(|why| why.to_string())
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
                assert!(!why.text.is_empty(), "{event:?}");
                assert!(!why.text.contains(" 1 hexes"), "{why}");
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

#[test]
fn passes_along_the_ground() {
    // P20 is next to O19 and P19, which the ball covers on its way to S19.
    reasons(
        "name 4H Holm\nname 5A Berg\nput 1H@M1 4H@M19 1A@M37 5A@P20\nball 4H",
        "H std S19\n* 4 intercept 5A",
        &[
            "4H Holm: Standard Pass from M19 to S19, 6 hexes [CA-14.1]",
            "5A Berg on P20 tries for the pass: die 4 + Tackling 3 = 7, a die of 6 or a total \
             of 10 is needed: it goes past him [CA-14.4]",
            "the ball comes to S19, where nobody stands [CA-14.6]",
            "home acts: nobody has the ball, so players must move [CA-5.5]",
        ],
    );
    // On the line of a First-Time Pass a 5 is enough.
    reasons(
        "card 7A tac4
         name 7A Novak
         put 1H@M1 4H@K18 10H@M22 1A@M37 7A@K21 5A@O22
         ball 4H
         menu std_received",
        "H ftp N22\nH nudge 10H N22\nA nudge 7A L20\n* 5 intercept 7A",
        &[
            "4H: First-Time Pass from K18 to N22, 5 hexes [CA-15.1]",
            "7A Novak moves to L20 [CA-15.2]",
            "7A Novak on L20 tries for the pass: die 5 + Tackling 4 = 9, a die of 5 or a total \
             of 10 is needed: he has it [CA-15.4]",
            "away acts: a player has come by the ball: any other scenario [CA-5.6]",
        ],
    );
}

#[test]
fn a_high_pass_that_drifts_and_a_failed_control() {
    // 4 + 3 is less than 8; I24 is two hexes from 9H: 5 + 4 - 1 is less than 9.
    reasons(
        "card 8H hig3
         card 9H dri4
         name 8H Holm
         put 1H@M1 8H@M16 9H@K24 1A@M37 4A@K31 5A@S24
         ball 8H",
        "H high\nH fly -\nH tgt K24\nA fly -\n* 4 accuracy 8H\n* 1 direction\n* 2 distance
         H jump pass 9H\nH control 9H\n* 5 control 9H\n* 3 direction\n* 2 distance",
        &[
            "8H Holm: High Pass from M16 to K24, 8 hexes: die 4 + High Pass 3 = 7, 8 is needed: \
             inaccurate [CA-16.5]",
            "direction 1, 2 hexes from the target: it comes down on I24 [CA-16.6]",
            "9H for the ball on I24: die 5 + Dribbling 4 - 1 = 8, 9 is needed: the ball comes \
             loose [CA-18.13]",
            "off 9H on K24: direction 3, distance 2: it comes to rest on L22 [CA-22.3]",
            "home acts: nobody has the ball, so players must move [CA-22.9]",
        ],
    );
}

#[test]
fn a_header_for_which_four_jump() {
    // On N28: 9H 4 + 4 - 1, 10H 5 + 3, 4A 3 + 4 - 1, 5A 2 + 5.
    reasons(
        "card 9H hea4
         card 10H hea3
         card 4A hea4
         card 5A hea5
         name 10H Ravn
         name 5A Berg
         put 1H@M1 8H@M16 9H@L27 10H@N28 7H@I25 1A@M37 4A@M30 5A@P29 6A@M20
         ball 8H",
        "H high\nH fly 10H M27\nH tgt M27\nA fly 5A N29\n* 2 accuracy 8H\n* 5 direction
         * 1 distance\nH jump pass 9H 10H\nA jump 4A 5A
         * 4 head 9H\n* 5 head 10H\n* 3 head 4A\n* 2 head 5A\nH head I25",
        &[
            "10H Ravn moves to M27 [CA-16.1]",
            "5A Berg moves to N29 [CA-16.1]",
            "direction 5, 1 hex from the target: it comes down on N28 [CA-16.6]",
            "for the ball on N28, 10H Ravn with die 5 + Heading 3 = 8 against 5A Berg with die 2 \
             + Heading 5 = 7: 10H Ravn wins it [CA-18.6]",
            "10H Ravn heads it from N28 to I25, 6 hexes [CA-18.8]",
            "7H has the ball on I25 [CA-18.8]",
        ],
    );
}

#[test]
fn a_headed_goal_and_an_offside() {
    reasons(
        "card 8H hig6
         card 9H hea5
         name 9H Ravn
         put 1H@M1 8H@M22 9H@M32 10H@P32 1A@M37 4A@K32 5A@R28
         ball 8H",
        "H high\nH fly -\nH tgt M32\nA fly 4A K30\n* 4 accuracy 8H\nA gk M36\nA rush -
         H jump shot 9H\nH freehead\n* 4 head 9H\nH aim M38\n* 3 save 1A",
        &[
            "8H: High Pass from M22 to M32, 10 hexes: die 4 + High Pass 6 = 10, 8 is needed: \
             accurate [CA-16.5]",
            "1A moves one hex, to M36 [CA-16.9]",
            "9H Ravn heads it with nobody against him: die 4 + Heading 5 = 9 [CA-18.11]",
            "9H Ravn heads it from M32 at M38 with his total of 9 [CA-18.9]",
            "9H Ravn with die 4 + Heading 5 = 9 against 1A on M36, where he stands, with die 3 + \
             Saving 4 = 7: a goal [CA-20.4]",
            "scored by 9H Ravn: 1-0 [CA-20.4]",
            "away kicks off at M19 after the goal [CA-31.1]",
        ],
    );
    reasons(
        "card 8H hig6
         name 9H Ravn
         put 1H@M1 8H@M22 9H@M32 10H@P30 1A@M37 4A@K31 5A@R28
         ball 8H",
        "H high\nH fly 9H M30\nH tgt M30\nA fly -\n* 4 accuracy 8H",
        &[
            "9H Ravn on M30: when the ball was played he was past it, and fewer than two \
             opponents were level with him or past him [CA-24.5]",
            "a free kick for away at M30 [CA-24.6]",
        ],
    );
}

#[test]
fn a_shot_saved_and_spilled_and_a_rebound() {
    // Outside the box -1, on the third hex -1: 4 + 5 - 1 against 6 + 4 - 1.
    reasons(
        "card 10H sho5
         card 1A han3
         name 10H Ravn
         name 1A Lund
         put 1H@M1 10H@M29 9H@K35 1A@N37 5A@L31 4A@R33
         ball 10H",
        "H shot J38\n* 4 block 5A\nA gk M37\n* 4 shot 10H\n* 6 save 1A\n* 3 handling 1A
         * 3 direction\n* 4 distance\nH snap\nA snapmove -\nH aim M38\n* 5 shot 9H\n* 2 save 1A",
        &[
            "10H Ravn shoots from M29 at J38: -1 for outside the box [CA-19.4]",
            "5A on L31 against the shot: die 4 + Tackling 3 = 7, a die of 5 or a total of 10 is \
             needed: it goes past him [CA-19.6]",
            "1A Lund moves one hex, to M37 [CA-19.8]",
            "10H Ravn with die 4 + Shooting 5 - 1 = 8 against 1A Lund on J37, 3 hexes away, with \
             die 6 + Saving 4 - 1 = 9: saved [CA-20.4]",
            "1A Lund: die 3 reaches Handling 3: spilled [CA-20.6]",
            "off 1A Lund on J37: direction 3, distance 4: it strikes 9H [CA-22.4]",
            "home acts: the loose ball struck a player [CA-22.10]",
            "9H calls a Snapshot [CA-19.2]",
            "9H shoots from K35 at M38: -1 for the Snapshot [CA-19.4]",
            "9H with die 5 + Shooting 3 - 1 = 7 against 1A Lund on L37, 2 hexes away, with die 2 \
             + Saving 4 = 6: a goal [CA-20.4]",
        ],
    );
}

#[test]
fn free_kick_penalty_and_added_time() {
    // 5 + 5 - 1 = 9 against 5 + 4; from M37 direction 5 is into the goal.
    reasons(
        "card 10H sho5
         card 4A tac6
         name 10H Ravn
         put 1H@M1 10H@M28 9H@I33 1A@L37 4A@N31 5A@M31 6A@M33
         ball 10H
         menu free_kick",
        "H fkshot N38\n* 5 shot 10H\nA gk M37\n* 5 save 1A\n* 5 direction\n* 1 distance
         * 5 loosesave 1A",
        &[
            "10H Ravn shoots from M28 at N38: -1 for outside the box [CA-29.6]",
            "10H Ravn: die 5 + Shooting 5 - 1 = 9, 9 cannot be blocked [CA-29.6]",
            "1A moves one hex, to M37 [CA-29.7]",
            "off 1A on M37: direction 5, distance 1: it rolls at the goal [CA-22.6]",
            "1A at the loose ball: die 5 + Saving 4 = 9, a die of 5 or a total of 10 is needed: \
             held [CA-22.6]",
        ],
    );
    reasons(
        "card 10H sho4
         name 10H Ravn
         put 1H@M1 10H@M33 9H@M28 1A@M37 4A@K29 5A@P29
         ball 10H
         menu penalty",
        "H pen K38\n* 3 shot 10H\n* 5 save 1A",
        &[
            "10H Ravn from the spot at K38: die 3 + Shooting 4 = 7 [CA-30.3]",
            "10H Ravn with die 3 + Shooting 4 = 7 against 1A on K37, 2 hexes away, with die 5 + \
             Saving 4 - 2 = 7: level, the ball comes loose [CA-30.4]",
        ],
    );
    reasons(
        "ref 3\nput 1H@M1 10H@L30 1A@M37\nball 10H\nclock 2 44",
        "H move\nH end\nA end\nH end\n* 2 added",
        &[
            "the Movement Phase is over: all three parts are played [CA-6.14]",
            "die 2 + Leniency 3 = 5: 5 actions are added [CA-34.1]",
            "home acts: the Movement Phase is over [CA-6.14]",
        ],
    );
}

#[test]
fn stars_and_what_a_keeper_does() {
    // 6 + 3 against 6 + 3, but one of them is a star.
    reasons(
        "opt dice=d12_star
         put 1H@M1 10H@M19 1A@M37 4A@M20
         ball 10H",
        "H move\nH end\nA mv 4A -\nA tkl\n* 6 tackle 4A\n* 6s dribble 10H",
        &[
            "tackle on M19: 4A with die 6 + Tackling 3 = 9 against 10H with die 6 (a star) + \
             Dribbling 3 = 9: the star decides: 10H keeps the ball [CA-9.6]",
        ],
    );
    // He has no Tackling.
    reasons(
        "put 1H@M1 10H@L30 1A@M32 5A@C30\nball 10H",
        "H move\nH run 10H\nH st L31\nA gk -\n* 5 steal 1A",
        &[
            "steal on L31 by 1A against 10H: die 5 + Tackling 0 = 5, a die of 6 or a total of 10 \
             is needed: 10H goes on [CA-7.12]",
        ],
    );
    reasons(
        "put 1H@M1 10H@M10 1A@M36 4A@K30\nball 1A\natt A",
        "A pick",
        &["away acts: the keeper has the ball in his hands [CA-13.14]"],
    );
    reasons(
        "put 1H@M3 8H@M10 9H@M24 1A@M37 4A@C30\nball 1H hands\nmenu save_hold",
        "H thirds\nH done\nA done\nH gkkick\nH fly -\nH tgt M24\nA fly -\n* 4 accuracy 1H",
        &[
            "1H: Keeper Kick from M3 to M24, 21 hexes: die 4 + High Pass 4 = 8, 8 is needed: \
             accurate [CA-21.5]",
        ],
    );
}

#[test]
fn long_passes_takers_and_the_end() {
    // Column 10 is in one final third and column 28 in the other.
    reasons(
        "put 1H@M1 10H@M10 1A@M37 4A@C35\nball 10H",
        "H long M28\n* 5 accuracy 10H\n* 1 direction\n* 1 distance",
        &[
            "10H: Long Pass from M10 to M28, 18 hexes: die 5 + High Pass 4 = 9, 10 is needed \
             from third to third: inaccurate [CA-17.3]",
        ],
    );
    // D26 is three hexes from A25, and of such hexes next to C25 nearest to his goal line.
    reasons(
        "put 1H@M1 10H@M19 1A@M37 5A@C25\nball A25\natt H\nset next: taker throw_in home A25",
        "H taker 10H",
        &[
            "10H is put on A25 to take the throw-in [CA-26.1]",
            "5A is put on D26, away from the thrower [CA-26.2]",
        ],
    );
    reasons(
        "put 1H@M1 10H@M26 1A@J35 4A@L32\nball M33\natt H\nset next: taker penalty home L31",
        "H taker 10H",
        &[
            "10H is put on M33 for the penalty [CA-30.1]",
            "1A is put on M37 for the penalty [CA-30.1]",
        ],
    );
    let last = "put 1H@M1 10H@M19 1A@M37\nball 10H\nclock 2 47 added 1";
    let end = "no action is left: second half ends";
    for (score, over) in [
        (
            "1-1",
            "the match is over, and the draw stands: 1-1 [CA-35.1]",
        ),
        ("1-0", "the match is over: 1-0 [CA-35.4]"),
    ] {
        let goals = score.replace('-', " ");
        reasons(
            &format!("{last}\nscore {goals}"),
            "H std M21",
            &[&format!("{end} {score} [CA-34.2]"), over],
        );
    }
}
