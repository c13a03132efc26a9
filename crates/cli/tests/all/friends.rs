//! Playing with a friend in the terminal: verifiable dice, and a file that is sent to and fro.

use crate::kit::Folder;

fn save(folder: &Folder) -> String {
    folder.file("m.touchline").to_str().unwrap().to_string()
}

#[test]
fn verifiable_dice_in_the_terminal() {
    let folder = Folder::new();
    let file = save(&folder);
    let seeded = folder.run(&["play", "--dice", "verifiable", "--seed", "3"]);
    assert!(seeded.err.contains("leave out --seed"), "{}", seeded.err);
    let sets = ["--set", "half_seconds=60", "--set", "first_kick_off=home"];
    let start = [
        &["play", "--dice", "verifiable", "--save", &file],
        &sets[..],
    ]
    .concat();
    // Something of one's own, one turn, and away.
    let left = folder
        .run_with(&start, "a word of mine\nadvance\nquit\n")
        .fine();
    assert!(left.contains("type anything to mix in"), "{left}");
    let secret_file = format!("{file}.secret");
    let secret = std::fs::read_to_string(&secret_file).unwrap();
    let half = std::fs::read_to_string(&file).unwrap();
    let reveal = half.find(" reveal home: ").unwrap();
    assert!(half.find(" commit home: ").unwrap() < reveal, "{half}");
    assert!(
        half[reveal..]
            .lines()
            .next()
            .unwrap()
            .ends_with(" a word of mine")
    );
    assert!(!half.contains(secret.trim()), "told too early");
    let said = folder.run(&["replay", &file, "--verify"]).fine();
    assert!(said.contains("not yet revealed"), "{said}");

    // Somewhere else it cannot go on; here it does, to the end.
    let elsewhere = Folder::new();
    let copy = elsewhere.write("copy.touchline", &half);
    let refused = elsewhere.run_with(&["play", "--resume", copy.to_str().unwrap()], "");
    assert!(refused.err.contains("still secret"), "{}", refused.err);
    let turns = "1\n".repeat(400);
    folder.run_with(&["play", "--resume", &file], &turns).fine();
    let said = folder.run(&["replay", &file, "--verify"]).fine();
    assert!(said.contains("the secret is the one promised"), "{said}");
    assert!(!std::path::Path::new(&secret_file).exists());

    // A die that was changed, with a chain made anew, is named by its line.
    let text = std::fs::read_to_string(&file).unwrap();
    let mut log = tabletop::log::Log::parse(&text).unwrap();
    let at = log.entries.iter().rposition(
        |entry| matches!(entry, tabletop::log::Entry::Answer(answer) if answer.label == "attack"),
    );
    let at = at.unwrap();
    let tabletop::log::Entry::Answer(die) = &mut log.entries[at] else {
        panic!("line {at} is an answer");
    };
    die.text = if die.text == "2" { "3" } else { "2" }.to_string();
    let forged = folder.write("forged.touchline", log.to_string());
    let found = folder.run(&["replay", forged.to_str().unwrap(), "--verify"]);
    assert!(found.err.contains("line "), "{}", found.err);
}

/// The program ended after a side had bound itself, and before it revealed.
#[test]
fn a_lost_addition_begins_anew_if_both_agree() {
    let folder = Folder::new();
    let file = save(&folder);
    let start = ["play", "--dice", "verifiable", "--save", &file, "--brief"];
    folder.run_with(&start, "mine\nquit\n").fine();
    let text = std::fs::read_to_string(&file).unwrap();
    let mut log = tabletop::log::Log::parse(&text).unwrap();
    log.entries.truncate(1);
    assert!(log.to_string().contains(" commit home: "), "{log}");
    std::fs::write(&file, log.to_string()).unwrap();
    let resume = ["play", "--resume", &file, "--brief"];
    let no = folder.run_with(&resume, "n\n").fine();
    assert!(no.contains("is lost"), "{no}");
    let named = std::fs::read_to_string(&file).unwrap();
    assert!(named.ends_with(" unrevealed home\n"), "{named}");
    folder.run_with(&resume, "y\nanother word\nquit\n").fine();
    let again = std::fs::read_to_string(&file).unwrap();
    assert_eq!(again.matches(" unrevealed home\n").count(), 1, "{again}");
    assert!(again.contains(" anew away\n"), "{again}");
    assert!(again.contains(" another word\n"), "{again}");
    folder.run(&["replay", &file, "--verify"]).fine();
}

#[test]
fn whoever_has_one_seat_stops_when_the_other_is_asked() {
    let folder = Folder::new();
    let file = save(&folder);
    let both = "home=human,away=human";
    let sets = [
        "--set",
        "time_model=uniform",
        "--set",
        "first_kick_off=home",
    ];
    let start = ["play", "--coach", both, "--dice", "mine", "--save", &file];
    let start = [&start[..], &sets[..], &["--seat", "away"]].concat();
    let told = folder.run_with(&start, "advance\n").fine();
    assert!(told.contains("(home) is asked now: send"), "{told}");
    let mine = ["play", "--resume", &file, "--seat", "home"];
    let told = folder.run_with(&mine, "quit\n").fine();
    assert!(!told.contains("is asked now"), "{told}");
}
