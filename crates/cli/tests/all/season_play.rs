//! Matches of a season at the terminal: kept answer by answer, entered at full time.

use std::{
    io::{Read as _, Write as _},
    process::Stdio,
};

use crate::kit::Folder;

fn league(folder: &Folder, game: &str) {
    let teams = match game {
        "goal-dice" => "ashgate,larkhill,redmoor",
        _ => "candleworth,mothdale,falconrigg",
    };
    folder
        .run(&["league", "new", "mine", "--game", game, "--teams", teams])
        .fine();
}

#[test]
fn a_match_is_left_gone_on_with_and_entered() {
    let folder = Folder::new();
    league(&folder, "goal-dice");
    let args = ["season", "play", "mine", "1.1.1", "--brief"];
    let left = folder.run_with(&args, "1\n1\nquit\n").fine();
    assert!(
        left.contains("Go on with: touchline season play mine 1.1.1"),
        "{left}"
    );
    let fixtures = folder.run(&["season", "fixtures", "mine"]).fine();
    assert!(
        fixtures.contains("1.1.1") && fixtures.contains(" - "),
        "{fixtures}"
    );
    let file = folder.file("matches/seasons/mine-1.1.1.touchline");
    let before = std::fs::read_to_string(&file).unwrap();
    // Without a name, it is the match that was left; Enter and first choices end it.
    let again = folder.run_with(&["season", "play", "mine", "--brief"], &"1\n".repeat(5000));
    assert_eq!(again.status, 0, "{}", again.err);
    assert!(!file.exists(), "it is in the season now");
    let kept = folder.run(&["season", "match", "mine", "1.1.1"]).fine();
    assert!(
        kept.starts_with(&before),
        "what was answered first still stands"
    );
    let path = folder.write("kept.touchline", &kept);
    folder
        .run(&["replay", path.to_str().unwrap(), "--verify"])
        .fine();
    let table = folder.run(&["season", "table", "mine", "--json"]).fine();
    assert_eq!(table.matches("\"played\": 1").count(), 2, "{table}");
    let twice = folder.run(&args);
    assert_eq!(twice.status, 2);
    assert!(
        twice.err.contains("is not to be played now"),
        "{}",
        twice.err
    );
}

#[test]
fn coaches_may_be_anybody_and_players_count() {
    let folder = Folder::new();
    for game in ["action-deck", "inside-the-net", "offense-charts"] {
        let folder = Folder::new();
        league(&folder, game);
        let coach = match game {
            "offense-charts" => "home=auto,away=auto",
            _ => "home=sensible,away=sensible",
        };
        let played = folder.run(&["season", "play", "mine", "1.1.1", "--coach", coach]);
        assert_eq!(played.status, 0, "{game}: {}", played.err);
        let file = folder.file("mine.season");
        folder
            .run(&["season", "export", "mine", "--out", file.to_str().unwrap()])
            .fine();
        let text = std::fs::read_to_string(file).unwrap();
        assert!(text.contains("\"how\":\"played\""), "{game}");
        assert!(text.contains("\"players\":"), "{game}");
        // The same dice and the same coaches: as if it had been simulated.
        let other = Folder::new();
        league(&other, game);
        let simulated = other.run(&["season", "sim", "mine", "1.1.1"]).fine();
        assert!(
            played.out.ends_with(&simulated),
            "{game}: {simulated}{}",
            played.out
        );
    }
    // Another game for one match, own dice, and what cannot be.
    league(&folder, "goal-dice");
    let wrong = folder.run(&["season", "play", "mine", "1.1.1", "--coach", "home=nobody"]);
    assert_eq!(wrong.status, 2, "{}", wrong.err);
    let mine = folder.run_with(&["season", "play", "mine", "--dice", "mine"], "quit\n");
    assert_eq!(mine.status, 0, "{}", mine.err);
    let chess = folder.run(&["season", "play", "mine", "1.2.1", "--game", "chess"]);
    assert!(chess.err.contains("see `touchline games`"), "{}", chess.err);
}

/// Killed in the middle, it goes on with the last answer that was given.
#[test]
fn a_killed_match_goes_on() {
    let folder = Folder::new();
    league(&folder, "goal-dice");
    let args = ["season", "play", "mine", "1.1.1", "--brief"];
    let mut child = folder
        .touchline(&args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    child
        .stdin
        .as_mut()
        .unwrap()
        .write_all(b"1\n1\n1\n")
        .unwrap();
    // The fourth question is printed when three answers are kept.
    let mut seen = String::new();
    let out = child.stdout.as_mut().unwrap();
    let mut byte = [0];
    while seen.matches("? ").count() < 4 && out.read(&mut byte).unwrap() == 1 {
        seen.push(char::from(byte[0]));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let file = folder.file("matches/seasons/mine-1.1.1.touchline");
    let before = std::fs::read_to_string(&file).unwrap();
    let by_people = before.matches(" home turn: ").count();
    assert!(by_people >= 3, "{before}");
    folder.run_with(&args, "quit\n").fine();
    let after = std::fs::read_to_string(&file).unwrap();
    assert!(after.starts_with(before.trim_end()), "nothing was lost");
}
