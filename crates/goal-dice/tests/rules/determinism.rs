//! The order of the dice, and that the same dice make the same match (GD-14).

use goal_dice::{Choice, GoalDice};
use tabletop::{
    Ask, Rules, attempt,
    log::{Answer, Entry, Header, Log},
    situation::Situation,
    sources::{Generator, Record, Simulate},
};

use crate::kit::{arrange, rules, table, throw};

#[test]
fn the_dice_are_thrown_in_a_fixed_order() {
    // GD-14.1
    for (options, place, choice, faces, order) in [
        (
            "",
            "S05",
            Choice::Advance,
            vec![],
            "attack attack attack attack",
        ),
        (
            "players=4",
            "S05",
            Choice::Advance,
            vec![],
            "mate-1 mate-1 mate-2 mate-2",
        ),
        (
            "wild=true",
            "S05",
            Choice::Advance,
            vec![],
            "wild attack attack attack",
        ),
        (
            "players=4 wild=true",
            "S05",
            Choice::Advance,
            vec![],
            "wild mate-1 mate-2 mate-2",
        ),
        // Shot dice, goalie die, and after a save the punt.
        (
            "",
            "S11",
            Choice::Shoot,
            vec![1, 1, 1, 9],
            "attack attack attack goalie punt",
        ),
        (
            "",
            "S11",
            Choice::Shoot,
            vec![6, 6, 6, 9],
            "attack attack attack goalie",
        ),
        (
            "wild=true",
            "S08",
            Choice::Shoot,
            vec![2, 1, 9],
            "wild attack goalie punt",
        ),
        (
            "one_cross=true",
            "S10",
            Choice::Advance,
            vec![1, 2, 4, 6],
            "attack attack attack attack punt",
        ),
    ] {
        let rules = rules(options);
        let state = arrange(&rules, &format!("home place: {place}"));
        let thrown = throw(&rules, &state, choice, &faces);
        assert_eq!(thrown.dice_names().join(" "), order, "{options} {place}");
    }
    // GD-14.1
    // A re-roll comes before the punt, in the same order as the first throw.
    table("tie_reroll=true wild=true")
        .start("home place: S08")
        .play("home turn: shoot | wild 4 | attack 3 | goalie 7 | wild 2 | attack 2 | goalie 7 | punt 5")
        .state("home place: S05");
    // GD-14.1
    // The toss: home before away.
    table("")
        .kick_off()
        .play("toss 2 | toss 3")
        .state("starter: away");
}

/// A match by generator and stubborn coaches, as text: its log and its events.
fn written(rules: &GoalDice, seed: u64, stubborn: usize) -> (String, String) {
    let coach = |_: &GoalDice, ask: &Ask<'_, GoalDice>| stubborn % ask.menu.len();
    let mut events = String::new();
    let listener = |event| {
        events.push_str(&rules.write_event(&event));
        events.push('\n');
    };
    let dice = Generator::new(seed, 0);
    let mut source = Record::new(Simulate::new(rules, dice, coach, listener));
    let mut state = rules.kick_off();
    while !rules.is_over(&state) {
        attempt(rules, &mut state, &mut source).unwrap();
    }
    let answers: Vec<Answer> = source.answers;
    let entries = answers.into_iter().map(Entry::Answer).collect();
    let log = Log {
        header: Header::default(),
        entries,
    };
    (log.to_string(), events)
}

#[test]
fn the_same_dice_and_decisions_make_the_same_match() {
    // GD-14.2
    for options in [
        "",
        "time_model=live",
        "players=4 knockout=true wild=true one_cross=true tie_reroll=true lost_die=true",
    ] {
        for seed in 0..5 {
            for stubborn in 0..2 {
                let rules = rules(options);
                let first = written(&rules, seed, stubborn);
                // Rules read anew, so that nothing is left over in them.
                let again = written(&crate::kit::rules(options), seed, stubborn);
                assert_eq!(first, again, "{options}, seed {seed}");
                assert!(first.1.lines().last().unwrap().starts_with("match end"));
            }
        }
    }
    // GD-14.2
    // Other dice, or other decisions, make another one.
    let rules = rules("");
    let one = written(&rules, 1, 0);
    assert_ne!(one, written(&rules, 2, 0));
    assert_ne!(one, written(&rules, 1, 1));
}

#[test]
fn what_the_clock_shows_is_part_of_the_match() {
    // GD-14.2
    let play = |first: u32| {
        let sheet = format!(
            "home turn: advance | clock {first} | attack 3 3 5 1
             home turn: shoot | clock 30 | attack 6 | goalie 5"
        );
        let played = table("time_model=live")
            .start("seconds left: 40")
            .play(&sheet);
        (played.told(), *played.now())
    };
    assert_eq!(play(9), play(9));
    assert_ne!(play(9).1, play(8).1);
}
