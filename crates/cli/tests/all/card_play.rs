//! inside-the-net through a pipe: what a person is asked, and dice with their names.

use crate::kit::Folder;

const MATCH: [&str; 7] = [
    "play",
    "--game",
    "inside-the-net",
    "--home",
    "candleworth",
    "--away",
    "mothdale",
];

/// Questions in what was printed.
fn questions(out: &str) -> usize {
    out.matches("[Enter: ").count()
}

#[test]
fn enter_plays_a_whole_match_and_few_are_needed() {
    let folder = Folder::new();
    for seed in ["1", "2", "3"] {
        let saved = folder.file(&format!("{seed}.touchline"));
        let saved = saved.to_str().unwrap();
        let args = [&MATCH[..], &["--seed", seed, "--save", saved]].concat();
        let out = folder.run_with(&args, &"\n".repeat(60)).fine();
        assert!(out.contains("The match is in"), "{out}");
        // The sheet, changes when they matter, a penalty or two.
        assert!((5..=20).contains(&questions(&out)), "{}", questions(&out));
        assert!(out.contains("(home), sheet:"), "{out}");
        assert!(out.contains("(home), change ("), "{out}");
        let verified = folder.run(&["replay", saved, "--verify"]).fine();
        assert!(verified.contains("every answer fits"), "{verified}");
    }
    // Who wants to decide at every stoppage is asked there; who wants nothing, nothing.
    let args = [&MATCH[..], &["--seed", "1", "--ask", "change"]].concat();
    let out = folder.run_with(&args, &"\n".repeat(200)).fine();
    assert!(questions(&out) > 20, "{}", questions(&out));
    let args = [&MATCH[..], &["--seed", "1", "--ask", "nothing"]].concat();
    let out = folder.run_with(&args, "").fine();
    assert_eq!(questions(&out), 0);
    assert!(out.contains("The match is in"), "{out}");
}

#[test]
fn a_choice_says_whom_it_means() {
    let folder = Folder::new();
    let args = [&MATCH[..], &["--seed", "1"]].concat();
    let typed = "change\n1\n1\n5-4-1\nnew order\n5-4-1\nquit\n";
    let out = folder.run_with(&args, typed).fine();
    assert!(out.contains("(home), off:"), "{out}");
    assert!(
        out.contains("spot 1   Jaime Bittencourt, DF, END 0"),
        "{out}"
    );
    assert!(out.contains("(home), on (for Jaime Bittencourt):"), "{out}");
    assert!(out.contains("5-4-1 as it stands"), "{out}");
    assert!(out.contains("(home), place (spot 1, DF):"), "{out}");
}

#[test]
fn dice_are_typed_with_their_names_or_without() {
    let folder = Folder::new();
    let args = [&MATCH[..], &["--dice", "mine"]].concat();
    let typed = "\nblue 7\ncard 48\nwhite 3\nblack 14 white 20\n21 14 1\nquit\n";
    let out = folder.run_with(&args, typed).fine();
    assert!(
        out.contains("blue 7: up to 10 is Candleworth Miners"),
        "{out}"
    );
    // The card has named both men before their dice are thrown.
    let named = "black die (1 to 20; Jaime Bittencourt against Damián Cifuentes)?";
    assert!(out.contains(named), "{out}");
    assert!(
        out.contains("`white` is not asked now: the black is."),
        "{out}"
    );
    assert!(
        out.contains("black 14 on Jaime Bittencourt in MID"),
        "{out}"
    );
    assert!(
        out.contains("[GK 6-17]"),
        "all three of the last line: {out}"
    );
}

/// Two people at one terminal: what home wrote is not in what away is shown.
#[test]
fn the_other_coach_is_not_shown_the_sheet() {
    let folder = Folder::new();
    let args = [&MATCH[..], &["--seed", "1", "--coach", "away=human"]].concat();
    let out = folder.run_with(&args, "5-4-1\n1\nfield\nquit\n").fine();
    let (home, away) = out.split_once("(away), sheet:").unwrap();
    let (_, away_field) = home.rsplit_once("(home), sheet:").unwrap();
    assert!(home.contains("Candleworth Miners 5-4-1"), "{home}");
    for shown in [away_field, away] {
        assert!(shown.contains("Candleworth Miners 4-3-3"), "{shown}");
        assert!(!shown.contains("Candleworth Miners 5-4-1"), "{shown}");
    }
}

/// By AD-11.8 a man may score with the shot of another: the sheet says so beside his goal, and
/// beside no other.
#[test]
fn a_goal_without_a_shot_is_explained_beside_it() {
    let folder = Folder::new();
    let mut lent = 0;
    for seed in 1..=12 {
        let seed = seed.to_string();
        let play = ["play", "--game", "action-deck", "--auto", "--seed", &seed];
        let out = folder.run(&play).fine();
        let number = |line: &str, name: &str| -> u32 {
            let found = line.split_once(&format!("{name} "));
            let digits = found.map_or("", |(_, rest)| rest);
            let end = digits.find(|letter: char| !letter.is_ascii_digit());
            digits[..end.unwrap_or(digits.len())].parse().unwrap_or(0)
        };
        for line in out.lines().filter(|line| line.starts_with("  ")) {
            let more = number(line, "goals") > number(line, "on target");
            let said = line.ends_with("its shot is counted to who took it)");
            assert_eq!(more, said, "{line}");
            lent += u32::from(said);
        }
    }
    assert!(lent > 0, "no goal was credited so");
}
