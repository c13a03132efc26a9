//! Positions and matches in the notation of the hex game, through the command.

use std::fs;

use crate::kit::Folder;

const POST: &str = "card 4A tac4 | card 10H dri3 sho5 | put 1H@M1 10H@M29 9H@K30 1A@M37 4A@M32 5A@P31 \
                    | ball 10H | att H | menu after_move | clock 2 40 | opt final_third_moves=off";

/// A posted position is played from, looked at, left, gone on with, and posted again.
#[test]
fn a_match_starts_from_a_post() {
    let folder = Folder::new();
    let post = folder.write("problem.post", POST);
    let saved = folder.file("p.touchline");
    let (post, saved) = (post.to_str().unwrap(), saved.to_str().unwrap());
    let args = [
        "play",
        "--game",
        "counter-attack",
        "--from",
        post,
        "--seed",
        "1",
        "--save",
        saved,
        "--columns",
        "40",
        "--coach",
        "home=human,away=human",
    ];
    let typed =
        "help\nzones\nlanes 10\nreach 9h\nmoves\nchance shot m38\nmove\nmv 9h K31\nundo\nquit\n";
    let out = folder.run_with(&args, typed).fine();
    // Lines are folded in a narrow window.
    let told: Vec<&str> = out.split_whitespace().collect();
    let told = told.join(" ");
    for part in [
        "reach 7",
        "must try to steal",
        "9H on K30, 3 hexes: arrives",
        "9H, Pace 5, can walk to",
        "ways in all.",
        "% ",
        "Taken back.",
    ] {
        assert!(told.contains(part), "{part} is not in\n{out}");
    }
    assert!(
        out.lines()
            .any(|line| line.starts_with(" M a") && line.len() <= 40),
        "{out}"
    );
    // What was left is a match like any other.
    folder.run(&["replay", saved, "--verify"]).fine();
    let line = folder
        .run(&["replay", saved, "--to", "0", "--position"])
        .fine();
    assert_eq!(line.lines().count(), 1);
    assert!(
        line.contains("10H@M29") && line.contains("clock 2 40"),
        "{line}"
    );
    let again = folder.write("again.post", &line);
    let other = folder.file("q.touchline");
    let args = [
        "play",
        "--game",
        "counter-attack",
        "--from",
        again.to_str().unwrap(),
        "--seed",
        "1",
        "--save",
        other.to_str().unwrap(),
        "--auto",
    ];
    let out = folder.run(&args).fine();
    assert!(out.contains("passes"), "{out}");
    let text = folder
        .run(&["replay", other.to_str().unwrap(), "--notation"])
        .fine();
    assert!(
        text.starts_with("CA/1\n") && text.contains("\ngo\n"),
        "{text}"
    );
    assert!(
        text.lines().any(|line| line.starts_with("= phase_end")),
        "{text}"
    );
    // It opens as the same match: the log carries where it began.
    folder
        .run(&["replay", other.to_str().unwrap(), "--verify"])
        .fine();
    assert!(fs::read_to_string(&other).unwrap().contains("10H@M29"));
}

#[test]
fn a_wrong_post_is_wrong_usage() {
    let folder = Folder::new();
    for (text, why) in [
        ("put 10H@Z99", "players on hexes"),
        ("nonsense", "lines begin with"),
        ("put 10H@M19 | opt nonsense=1", "nonsense"),
        ("put 10H@M19 9H@M19 | ball 10H", "two players stand on M19"),
    ] {
        let post = folder.write("w.post", text);
        let args = [
            "play",
            "--game",
            "counter-attack",
            "--from",
            post.to_str().unwrap(),
            "--auto",
        ];
        let ran = folder.run(&args);
        assert_eq!(ran.status, 2, "{text}: {}", ran.err);
        assert!(ran.err.contains(why), "{text}: {}", ran.err);
    }
    // Other games post their positions, too.
    let post = folder.write("g.post", "period: second half");
    let args = [
        "play",
        "--from",
        post.to_str().unwrap(),
        "--auto",
        "--seed",
        "1",
    ];
    folder.run(&args).fine();
}
