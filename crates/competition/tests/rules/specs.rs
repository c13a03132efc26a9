//! Files of competitions, and what is wrong with them.

use competition::spec::{Presets, Spec, Term, parse_terms};

use crate::kit::presets;

fn faults(text: &str) -> Vec<String> {
    match Spec::parse(text, &presets()) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.0.iter().map(ToString::to_string).collect(),
    }
}

// CP-1.1: every fault is named with a cure, all at once.
#[test]
fn all_faults_are_listed() {
    let text = r#"{"touchline":"competition 9","id":"t","discipline":"strict","stages":[
        {"kind":"league","legs":9,"rank":"premiership"},
        {"kind":"phase"},
        {"kind":"knockout","teams":"the best 4","best_of":4},
        {"kind":"knockout","id":"stage3","teams":"rank 1..2 of nowhere","final_legs":3},
        {"kind":"groups","groups":0,"rank":["GD","GD"],"zones":[{"name":"up","places":[2,1]}]}]}"#;
    let found = faults(text);
    for expected in [
        "\"touchline\" is \"competition 9\" (this program reads \"competition 1\")",
        "there is no discipline \"strict\"",
        "stage 1: 9 legs (choose 1 to 8)",
        "stage 1: there is no ranking \"premiership\"",
        "stage 2: a phase does not say how many matches",
        "stage 3: `the best 4` names no teams",
        "stage 3: \"legs\", \"best_of\" and \"replay\" do not go together so",
        "stage 4: \"stage3\" is there twice",
        "stage 4: no stage before it can answer",
        "stage 4: a final of 3 legs",
        "stage 5: there are no groups",
        "stage 5: Gd is in the ranking twice",
        "stage 5: zone \"up\" has places [2, 1]",
    ] {
        assert!(
            found.iter().any(|fault| fault.contains(expected)),
            "{expected}\n{found:#?}"
        );
    }
    assert_eq!(found.len(), 13, "{found:#?}");
    assert_eq!(faults(r#"{"id":"t","stages":[]}"#).len(), 1);
}

// CP-1.1: a word nobody knows has its line.
#[test]
fn unknown_words_have_their_line() {
    let found = faults("{\"id\":\"t\",\n\"stages\":[],\n\"colour\":1}");
    assert!(
        found[0].starts_with("line 3: unknown field `colour`"),
        "{found:?}"
    );
    assert!(Presets::parse("{", "{}").is_err());
}

// CP-1.1: where teams come from, in words.
#[test]
fn sources_are_read() {
    let of = |stage: &str| Some(stage.to_string());
    assert_eq!(
        parse_terms("rank 1..8 of phase + winners + best 4 of the thirds + losers of x").unwrap(),
        [
            Term::Rank {
                places: [1, 8],
                of: of("phase")
            },
            Term::Winners { of: None },
            Term::Best {
                count: 4,
                place: 3,
                of: None
            },
            Term::Losers { of: of("x") },
        ]
    );
    for bad in [
        "",
        "rank",
        "rank 0",
        "rank 3..2",
        "best 0 of rank 1",
        "winners of",
        "rank 1 x",
    ] {
        assert!(parse_terms(bad).is_err(), "{bad}");
    }
}
