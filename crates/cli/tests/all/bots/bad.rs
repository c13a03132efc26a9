//! All the ways to be a bad bot. Whatever they do, the match is played to its
//! end and the file is sound.

use super::{SHOOTER, assert_gone, decisions, play_out, play_out_within};
use crate::kit::Folder;

fn assert_all_by_default(log: &str) {
    let (all, by_default) = decisions(log, "away");
    assert!(all > 5, "{log}");
    assert_eq!(all, by_default, "{log}");
}

#[test]
fn a_bot_that_ends_is_not_asked_again() {
    for (script, status) in [
        ("exit 3", "exit status: 3"),
        ("kill -9 $$", "SIGKILL"),
        ("./no-such-program", "exit status: 127"),
        ("exec >&-; sleep 100", "closed its output"),
    ] {
        let folder = Folder::new();
        let (ran, log) = play_out(&folder, script);
        assert_all_by_default(&log);
        let told: Vec<&str> = ran
            .err
            .lines()
            .filter(|line| line.starts_with("bot away"))
            .collect();
        assert_eq!(told.len(), 1, "{}", ran.err);
        for part in ["turn", status, "advance, shoot", "by default to the end"] {
            assert!(told[0].contains(part), "{part}: {}", told[0]);
        }
    }
}

#[test]
fn a_bot_that_ends_half_way_has_played_until_then() {
    let folder = Folder::new();
    let (ran, log) = play_out(
        &folder,
        "read -r line; echo '\"shoot\"'; echo bye >&2; exit 1",
    );
    assert!(ran.err.contains("bye\n"), "its errors pass through");
    assert!(ran.err.contains("exit status: 1"), "{}", ran.err);
    let (all, by_default) = decisions(&log, "away");
    assert_eq!(by_default, all - 1, "{log}");
}

#[test]
fn a_bot_that_does_not_answer_in_time_is_not_asked_again() {
    for script in [
        // It never reads, and has children.
        "echo $$ > pids; sleep 100 & echo $! >> pids; wait",
        "echo $$ > pids; while read -r line; do sleep 100; done",
        // An answer without the end of the line.
        "echo $$ > pids; read -r line; printf '\"shoot\"'; sleep 100",
    ] {
        let folder = Folder::new();
        let (ran, log) = play_out_within(&folder, script, "1");
        assert_all_by_default(&log);
        assert_eq!(ran.err.matches("bot away").count(), 1, "{}", ran.err);
        assert!(ran.err.contains("no answer within 1 s"), "{}", ran.err);
        assert!(ran.err.contains("--bot-seconds"), "{}", ran.err);
        assert_gone(&folder);
    }
}

#[test]
fn rubbish_costs_the_choice_and_nothing_else() {
    for (says, what) in [
        ("rubbish", "not JSON"),
        ("", "not JSON"),
        ("[\"shoot\"]", "without an answer"),
        ("{\"answer\":2}", "without an answer"),
        ("{\"answer\":\"punt\"}", "cannot be chosen"),
        ("\"SHOOT\"", "cannot be chosen"),
        ("\\377\\033[2J", "not JSON"),
    ] {
        let folder = Folder::new();
        let script = format!("while read -r line; do printf '{says}\\n'; done");
        let (ran, log) = play_out(&folder, &script);
        assert_all_by_default(&log);
        let told = ran
            .err
            .lines()
            .filter(|line| line.starts_with("bot away, "));
        assert_eq!(told.count(), decisions(&log, "away").0, "each is told");
        for part in [what, "Allowed: advance, shoot", "default is taken: advance"] {
            assert!(ran.err.contains(part), "{part}: {}", ran.err);
        }
        assert!(!ran.err.contains('\u{1b}'), "nothing reaches the terminal");
    }
}

/// After a wrong answer a bot is asked again.
#[test]
fn one_wrong_answer_is_one_default() {
    let folder = Folder::new();
    let script = format!("read -r line; echo punt; {SHOOTER}");
    let (_, log) = play_out(&folder, &script);
    let (all, by_default) = decisions(&log, "away");
    assert!(all > 5 && by_default == 1, "{log}");
}

#[test]
fn a_bot_that_says_too_much_is_told_once() {
    let twice = "while read -r line; do printf '\"shoot\"\\n\"shoot\"\\n'; done";
    let never_reads = "echo $$ > pids; exec yes '\"shoot\"'";
    for script in [twice, never_reads] {
        let folder = Folder::new();
        let (ran, log) = play_out(&folder, script);
        assert!(log.contains("away turn: shoot\n"), "{log}");
        // A line may arrive so late that it answers the next question: nobody can tell it
        // from an answer then, but the last ones are left over at the end.
        let told = ran.err.matches("without being asked").count();
        assert_eq!(told, 1, "{}", ran.err);
        if script == never_reads {
            assert_gone(&folder);
        }
    }
    // A line that never ends fills no memory and stops nothing.
    let folder = Folder::new();
    let (ran, log) = play_out_within(&folder, "yes | tr -d '\\n'", "1");
    assert_all_by_default(&log);
    assert!(ran.err.contains("no answer within 1 s"), "{}", ran.err);
}

#[test]
fn a_bot_that_does_not_go_home_is_ended() {
    let folder = Folder::new();
    let script = format!("echo $$ > pids; trap '' TERM INT HUP; {SHOOTER}; sleep 100");
    let (ran, _) = play_out(&folder, &script.replace("exit ;;", "sleep 100 ;;"));
    assert_eq!(ran.err.trim(), "seed 3, match 0");
    assert_gone(&folder);
}
