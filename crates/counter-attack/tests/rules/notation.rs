//! The notation CA/1: actions, positions and whole matches, written and read.

use counter_attack::{CounterAttack, Event, Happening, notation::SpokenLine, post::Post, record};
use tabletop::{
    Question, Session, UndoRule, situation::Situation, sources::Generator, values::Value,
};

use crate::kit::{FORMATIONS, hex, player, rules, scene};

/// A match played by managers who choose at random, as far as so many answers.
fn any_match(rules: &CounterAttack, seed: u64, most: usize) -> Session<CounterAttack> {
    let mut any = Generator::new(seed, 7).at(0, 0);
    let mut session = Session::new(rules.clone(), UndoRule::Free);
    while let Some(question) = session.waiting() {
        let ways = match question {
            Question::Roll(die) => die.faces(),
            Question::Draw { left, .. } => left.len() as u32,
            Question::Elapsed(_) => 20,
            Question::Decide(decision) => decision.menu.len() as u32,
        };
        if session.entries().len() >= most {
            break;
        }
        session.answer_index(any.below(ways)).unwrap();
    }
    session
}

fn read(text: &str) -> Session<CounterAttack> {
    let document = |name: &str| (name == "formations").then_some(FORMATIONS);
    record::read(text, document).unwrap_or_else(|faults| panic!("{faults}"))
}

/// Written, read and written again, a match is the same text and the same match.
#[test]
fn random_matches_survive_being_written() {
    for (options, seeds) in [
        ("", 0..4),
        ("questions=all after_draw=shootout half_minutes=10", 4..6),
        ("dice=d12_star clock_mode=live half_minutes=5", 6..8),
        ("defender_order=manager fk_pattern=5-5-3-2", 8..10),
    ] {
        let rules = rules(options);
        for seed in seeds {
            let session = any_match(&rules, seed, 900);
            let text = record::write(&session);
            let again = read(&text);
            assert_eq!(again.settled(), session.settled(), "seed {seed}");
            assert_eq!(again.halfway(), session.halfway(), "seed {seed}");
            assert_eq!(record::write(&again), text, "seed {seed}");
            // A position of it, posted, is where the match goes on.
            if session.waiting().is_some() {
                let line = rules.post(session.settled());
                assert!(!line.contains('\n'));
                let posted = read(&line);
                assert_eq!(posted.start(), session.settled(), "seed {seed}: {line}");
            }
        }
    }
}

/// Ten lines of a game, as they are said and written.
#[test]
fn a_few_lines_of_a_match() {
    let text = "CA/1
card 5A tac4
card 8A tac4
put 1H@M1 10H@M22 9H@K25 1A@M37 8A@K23 5A@K27
ball 10H
att H
menu after_move
go
h  STD k25   ; case and blanks do not matter
= pass kind=std from=M22 to=K25
* 4 intercept 8A
= intercept by=8A die=4 sum=8 need=6 res=fail
= received who=9H at=K25
= menu side=H std_received
H move
= part A4
H run 9H
H st K26 nut 5A
= step who=9H to=K26 left=4
* 3 nutdef 5A
* 6 nutatt 9H
= nutmeg by=9H on=5A def=8 att=9 res=won
= stun who=5A
";
    let session = read(text);
    let written = record::write(&session);
    for line in [
        "H std K25",
        "* 4 intercept 8A",
        "H st K26 nut 5A",
        "* 6 nutatt 9H",
    ] {
        assert!(
            written.lines().any(|known| known == line),
            "{line}\n{written}"
        );
    }
    assert_eq!(session.halfway().at(player("9H")), Some(hex("K26")));
}

/// What does not fit is said with its line, and what would have fitted.
#[test]
fn a_wrong_line_is_named() {
    let start = "put 1H@M1 10H@M22 9H@K25 1A@M37 8A@K23\nball 10H\natt H\nmenu after_move\ngo\n";
    let document = |name: &str| (name == "formations").then_some(FORMATIONS);
    for (line, why) in [
        ("H std K23", "not on the menu"),
        ("A std K25", "not on the menu"),
        ("* 3 steal 8A", "another question is asked"),
        ("= part A4", "nothing happened"),
        ("H std K25\n* 4 intercept 9A", "8A rolls"),
        ("H std K25\n* 9 intercept 8A", "is no answer"),
        ("H std K25\n= received who=9H at=K25", "what happened is"),
    ] {
        let text = format!("{start}{line}");
        let faults = record::read(&text, document).unwrap_err().to_string();
        let number = text.lines().count();
        assert!(faults.contains(why), "{line}: {faults}");
        assert!(
            faults.contains(&format!("line {number}")),
            "{line}: {faults}"
        );
    }
    for (header, why) in [
        ("put 10H@Z99", "players on hexes"),
        ("card 10H pac9", "a number from 1 to 6"),
        ("clock x", "write period and minute"),
        ("nonsense 3", "lines begin with"),
        ("att X", "write att H or att A"),
    ] {
        let text = format!("ball M19\n{header}");
        let faults = match Post::parse(&text) {
            Ok(post) => post.state(&rules("")).unwrap_err(),
            Err(faults) => faults,
        };
        let faults = faults.to_string();
        assert!(
            faults.contains(why) && faults.contains("line 2"),
            "{header}: {faults}"
        );
    }
    // Moved after the ball was given to him, he stands beside it: nobody could write that down.
    let text = format!("{}put 10H@M23 1A@M37", start.trim_end_matches("go\n"));
    let post = Post::parse(&text).unwrap();
    let faults = post.state(&rules("")).unwrap_err().to_string();
    assert!(
        faults.contains("10H has the ball but is not there"),
        "{faults}"
    );
}

/// Every action of the notation, in words that are read as they are written.
#[test]
fn every_action_is_read_as_it_is_written() {
    for line in [
        "H move",
        "H std K25",
        "H short K25",
        "H ftp K25",
        "H high",
        "H long K25",
        "H shot M38",
        "H snap",
        "H fkshot M38",
        "H pen M38",
        "H cross",
        "H cshort X35",
        "H throwin C20",
        "H throwhead C20",
        "H throw K25",
        "H thirds",
        "H gkkick",
        "H drop",
        "H pick",
        "H mv 7H K22",
        "A mv 4A -",
        "H run 10H",
        "H st L23",
        "H st L23 nut 5A",
        "H nut 5A",
        "H land K32",
        "H land K32 nut 5A",
        "H stop",
        "H end",
        "A tkl",
        "A tkl feet",
        "A tkl hands",
        "A reck 9H",
        "A reach",
        "A no",
        "A dive",
        "H rep L32",
        "H rep -",
        "A gk M36",
        "A gk -",
        "H take",
        "H on",
        "A snapmove 4A L36",
        "A snapmove -",
        "H aim L38",
        "H nudge 9H K30",
        "H fly 10H M27",
        "H fly -",
        "H tgt M27",
        "A rush L35",
        "A rush -",
        "A gkrun O33",
        "A gkrun -",
        "H jump shot 9H 10H",
        "A jump 4A 5A 1A",
        "A jump -",
        "H freehead",
        "H control 9H",
        "H head I25",
        "H f3 3H K17",
        "H place 7H K20",
        "H taker 10H",
        "H sub 7H 14H",
        "H keeper 5H",
        "H done",
        "A try 5A",
        "H template 2",
    ] {
        let said = SpokenLine::parse(line).unwrap();
        assert_eq!(said.to_string(), line);
        let small = SpokenLine::parse(&line.to_lowercase()).unwrap();
        assert_eq!(small, said, "case does not matter");
    }
}

/// Every event is a name and fields; none is without words.
#[test]
fn events_are_names_and_fields() {
    let rules = rules("after_draw=shootout half_minutes=20");
    let session = any_match(&rules, 3, 1500);
    for event in session.events() {
        let text = rules.write_event(event);
        let mut words = text.split(' ');
        let name = words.next().unwrap();
        assert!(
            name.chars().all(|c| c.is_ascii_lowercase() || c == '_'),
            "{text}"
        );
        for word in words {
            let bare = matches!(
                event,
                Event {
                    what: Happening::Part { .. } | Happening::Menu { .. },
                    ..
                }
            ) || matches!(word, "goal" | "out" | "free_kick" | "penalty" | "play_on");
            assert!(bare || word.contains('='), "{text}");
        }
    }
}

/// How a loose ball ends is a word of its own beside the hex or the man.
#[test]
fn a_loose_ball_tells_how_it_ends() {
    // A tie, 3 + 3 against 3 + 3, sends it off from M20, along the column.
    for (others, ends) in [("", "rest"), ("9H@N20", "hit")] {
        let table = scene(
            &format!("put 10H@M19 4A@M20 {others}\nball 10H"),
            "H move\nH end\nA mv 4A -\nA tkl\n* 3 tackle 4A\n* 3 dribble 10H\n* 4 direction\n* 2 distance",
        );
        let told = table.session.events().iter();
        let told = told.map(|event| table.rules().told(event));
        let ways: Vec<Value> = told
            .flat_map(|event| event.fields)
            .filter(|(name, _)| *name == "rolls")
            .map(|(_, value)| value)
            .collect();
        assert_eq!(ways, [Value::word(ends)], "{others}");
    }
}

/// The words of a position say who stands where; what is not said is as usual.
#[test]
fn a_post_is_a_position() {
    let table = scene(
        "put 1H@M1 10H@M24 1A@M37\nball 10H\nclock 2 47 added 1\nscore 0 1",
        "",
    );
    let line = table.rules().post(table.state());
    for part in [
        "put 1H@M1 10H@M24 1A@M37",
        "ball 10H",
        "att H",
        "menu after_move",
        "clock 2 47 added 1",
        "score 0 1",
        "opt final_third_moves=off",
    ] {
        assert!(
            line.split(" | ").any(|known| known == part),
            "{part}: {line}"
        );
    }
}

/// Who names nobody else to jump says nothing of it, and that is read as it was meant.
#[test]
fn nobody_else_jumps_without_a_word() {
    let text = "CA/1
opt offside=off
put 1H@M1 10H@M19 9H@M27 8H@L27 1A@M37 4A@N27 5A@N28
ball 10H
att H
menu after_move
go
H high
H fly -
H tgt M27
A fly -
* 4 accuracy 10H
H jump pass 9H
A jump 4A
* 6 head 9H
* 1 head 4A
";
    let written = record::write(&read(text));
    let said: Vec<&str> = written
        .lines()
        .filter(|line| line.contains("jump"))
        .collect();
    assert_eq!(said, ["H jump pass 9H", "A jump 4A"], "{written}");
    assert!(!written.contains(" to "), "{written}");
}
