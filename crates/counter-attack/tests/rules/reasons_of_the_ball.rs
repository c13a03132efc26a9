//! The same of the ball: passes, headers, shots, set pieces and the end.

use crate::reasons::reasons;

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
    let end = "no action is left: the second half ends";
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
