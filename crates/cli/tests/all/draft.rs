//! Squads picked card by card, and the match that follows.

use std::fs;

use crate::kit::Folder;

/// Both squads are picked, shirts given, one pick is taken back, and a match is played with
/// what came out; the log opens again as the same draft.
#[test]
fn a_draft_makes_squads_for_a_match() {
    let folder = Folder::new();
    let log = folder.file("d.touchline");
    let out = folder.file("drafted");
    let (log, out) = (log.to_str().unwrap(), out.to_str().unwrap());
    let begin = [
        "draft",
        "--home",
        "North End",
        "--away",
        "Old Mill",
        "--seed",
        "3",
        "--save",
        log,
        "--out",
        out,
    ];
    // The first pick is taken back and made again; then the manager leaves.
    let text = folder
        .run_with(&begin, "1\nundo\n2\nnonsense\nquit\n")
        .fine();
    assert!(
        text.contains("On the table:") && text.contains("Taken back."),
        "{text}"
    );
    assert!(text.contains("`nonsense` is no answer"), "{text}");
    assert!(text.contains("--resume"), "{text}");
    let kept = fs::read_to_string(log).unwrap();
    assert!(
        kept.contains("undo"),
        "what was taken back stands in the log"
    );
    let more = format!("{}done\n", "1\n".repeat(40));
    let go_on = ["draft", "--resume", log, "--out", out];
    let text = folder.run_with(&go_on, &more).fine();
    assert!(text.contains("--home north-end --away old-mill"), "{text}");
    let squads = fs::read_to_string(format!("{out}/counter-attack/teams/drafted.txt")).unwrap();
    assert!(
        squads.contains("team, north-end, North End, NOR"),
        "{squads}"
    );
    assert_eq!(squads.matches("\nkeeper,").count(), 4);
    let file = format!("{out}/counter-attack/teams/drafted.txt");
    folder.run(&["check", &file]).fine();
    // Played again from its log it comes out the same.
    let again = folder.file("again");
    folder
        .run(&["draft", "--resume", log, "--out", again.to_str().unwrap()])
        .fine();
    let same = fs::read_to_string(again.join("counter-attack/teams/drafted.txt")).unwrap();
    assert_eq!(same, squads);
    let play = [
        "play",
        "--game",
        "counter-attack",
        "--home",
        "north-end",
        "--away",
        "old-mill",
        "--data",
        out,
        "--auto",
        "--seed",
        "1",
        "--set",
        "half_minutes=5",
    ];
    let text = folder.run(&play).fine();
    assert!(
        text.contains("North End") && text.contains("Old Mill"),
        "{text}"
    );
}

/// Two computers draft by themselves, always the same by the same seed.
#[test]
fn computers_draft_by_themselves() {
    let folder = Folder::new();
    let squads = |name: &str, seed: &str| {
        let out = folder.file(name);
        let log = folder.file("c.touchline");
        let args = [
            "draft",
            "--coach",
            "home=best,away=best",
            "--seed",
            seed,
            "--save",
            log.to_str().unwrap(),
            "--out",
            out.to_str().unwrap(),
            "--keepers",
            "1",
        ];
        folder.run(&args).fine();
        fs::read_to_string(out.join("counter-attack/teams/drafted.txt")).unwrap()
    };
    let first = squads("a", "5");
    assert_eq!(first, squads("b", "5"));
    assert_ne!(first, squads("c", "6"));
    assert_eq!(first.matches("\nkeeper,").count(), 2);
}

#[test]
fn wrong_drafts_say_what_to_do() {
    let folder = Folder::new();
    let wrong = folder.run(&["draft", "--coach", "home=genius"]);
    assert_eq!(wrong.status, 2);
    let wrong = wrong.err;
    assert!(wrong.contains("write human or best"), "{wrong}");
    let wrong = folder
        .run(&["draft", "--home", "Same", "--away", "same"])
        .err;
    assert!(wrong.contains("an id of its own"), "{wrong}");
}
