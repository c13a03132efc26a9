//! Outside programs that coach a side.

mod bad;

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::Write as _,
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use arena::{Match, table::from_log};
use library::Library;
use serde_json::Value;
use tabletop::log::{Entry, Log};

use crate::kit::{Folder, Ran, top};

/// Longer than any match here takes; a test that reaches it has failed.
const LONGEST: Duration = Duration::from_secs(60);

/// A bot that shoots at once and knows its choices.
const SHOOTER: &str = r#"while read -r line; do case "$line" in
    *'"over":true'*) exit ;;
    *'"question":"turn"'*) echo '{"answer":"shoot"}' ;;
    *) echo '"lose turn"' ;;
esac; done"#;

/// Waits for the end of a command, but not for ever.
fn wait(child: &mut Child) -> i32 {
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status.code().unwrap_or(-1);
        }
        if began.elapsed() > LONGEST {
            child.kill().unwrap();
            panic!("it does not end");
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// Starts the command. Its output goes to files: a pipe would stay open as long
/// as anything that a bot left behind.
fn start(folder: &Folder, args: &[&str]) -> Child {
    let file = |name: &str| File::create(folder.file(name)).unwrap();
    folder
        .touchline(args)
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(file("out.txt"))
        .stderr(file("err.txt"))
        .spawn()
        .unwrap()
}

fn run(folder: &Folder, args: &[&str], typed: &str) -> Ran {
    let mut child = start(folder, args);
    let mut stdin = child.stdin.take().unwrap();
    // The program may end before it has read everything.
    let _ = stdin.write_all(typed.as_bytes());
    drop(stdin);
    Ran {
        status: wait(&mut child),
        out: fs::read_to_string(folder.file("out.txt")).unwrap(),
        err: fs::read_to_string(folder.file("err.txt")).unwrap(),
    }
}

/// A coach who is a script in the folder.
fn coach(folder: &Folder, side: &str, script: &str) -> String {
    folder.write(&format!("{side}.sh"), script);
    format!("{side}=exec:exec sh ./{side}.sh")
}

/// A match of a bot of the visitors, played out: what was said, and the log.
fn play_out(folder: &Folder, script: &str) -> (Ran, String) {
    play_out_within(folder, script, "30")
}

/// The same, with so many seconds for an answer.
fn play_out_within(folder: &Folder, script: &str, seconds: &str) -> (Ran, String) {
    let coach = coach(folder, "away", script);
    let ran = run(
        folder,
        &[
            "play",
            "--auto",
            "--seed",
            "3",
            "--bot-seconds",
            seconds,
            "--save",
            "m.touchline",
            "--coach",
            &coach,
        ],
        "",
    );
    assert_eq!(ran.status, 0, "{}{}", ran.out, ran.err);
    let verified = folder.run(&[
        "replay",
        folder.file("m.touchline").to_str().unwrap(),
        "--verify",
    ]);
    let verified = verified.fine();
    assert!(verified.contains("every answer fits"), "{verified}");
    (ran, fs::read_to_string(folder.file("m.touchline")).unwrap())
}

/// How many decisions of a side are in a log: all of them, and by default.
fn decisions(log: &str, side: &str) -> (usize, usize) {
    let (_, play) = log.split_once("\nplay:\n").unwrap();
    let by_side = format!(" {side} ");
    let lines = || play.lines().filter(|line| line.contains(&by_side));
    (
        lines().count(),
        lines().filter(|line| line.ends_with("(default)")).count(),
    )
}

/// Signals a process. True if there is one.
fn signal(signal: &str, number: &str) -> bool {
    let kill = format!("kill {signal} {number}");
    let output = Command::new("sh").args(["-c", &kill]).output();
    output.unwrap().status.success()
}

/// Bots note the number of their process in this file.
fn assert_gone(folder: &Folder) {
    let numbers = fs::read_to_string(folder.file("pids")).unwrap();
    assert!(!numbers.is_empty());
    let runs = |number: &str| {
        // One that has ended may wait for somebody to take note.
        let state = fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
        signal("-0", number) && !state.contains(") Z ")
    };
    let began = Instant::now();
    while numbers.lines().any(runs) {
        assert!(began.elapsed() < LONGEST, "a bot outlives the match");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn bots_play_a_whole_match() {
    let folder = Folder::new();
    let home = coach(&folder, "home", SHOOTER);
    let away = coach(&folder, "away", SHOOTER);
    let both = format!("{home},{away}");
    let args = [
        "play", "--auto", "--seed", "7", "--save", "m", "--coach", &both,
    ];
    let ran = run(&folder, &args, "");
    assert_eq!(ran.err.trim(), "seed 7, match 0", "nothing went wrong");
    assert!(ran.fine().contains("shots"));
    let log = fs::read_to_string(folder.file("m")).unwrap();
    assert!(log.contains("coach away: exec:exec sh ./away.sh"), "{log}");
    assert!(log.contains("home turn: shoot\n") && log.contains("away turn: shoot\n"));
    assert!(!log.contains("(default)"), "{log}");
    let again = folder.file("m");
    folder
        .run(&["replay", again.to_str().unwrap(), "--verify"])
        .fine();
}

#[test]
fn the_example_works() {
    let example = top().join("examples/bot.py");
    let folder = Folder::new();
    let (ran, log) = play_out(&folder, &format!("exec python3 '{}'", example.display()));
    assert_eq!(ran.err.trim(), "seed 3, match 0", "python3 is needed here");
    let (all, by_default) = decisions(&log, "away");
    assert!(all > 5 && by_default == 0, "{log}");
    assert!(log.contains("away turn: advance\n") && log.contains("away turn: shoot\n"));
}

/// Every question is the state of that moment, and the end is told.
#[test]
fn a_question_holds_all_that_a_coach_needs() {
    let folder = Folder::new();
    let (ran, log) = play_out(&folder, &format!("tee asked | {{ {SHOOTER}; }}"));
    assert_eq!(ran.err.trim(), "seed 3, match 0");
    let asked = fs::read_to_string(folder.file("asked")).unwrap();
    let mut asked: Vec<Value> = asked
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let log = Log::parse(&log).unwrap();
    let over = asked.pop().unwrap();
    let whole = from_log(&log, &Library::bundled()).unwrap();
    let score = |played: &dyn Match| serde_json::json!([played.score().home, played.score().away]);
    let end = serde_json::json!({"protocol": 1, "over": true, "score": score(whole.as_ref())});
    assert_eq!(over, end);

    let by_away = log.entries.iter().enumerate().filter(
        |(_, entry)| matches!(entry, Entry::Answer(answer) if answer.label.starts_with("away ")),
    );
    let by_away: Vec<usize> = by_away.map(|(index, _)| index).collect();
    assert_eq!(by_away.len(), asked.len());
    for (index, asked) in by_away.into_iter().zip(asked) {
        let mut until = log.clone();
        until.entries.truncate(index);
        let played = from_log(&until, &Library::bundled()).unwrap();
        let state: BTreeMap<String, String> = played.situation().into_iter().collect();
        assert_eq!(asked["state"], serde_json::json!(state));
        assert_eq!(asked["score"], score(played.as_ref()));
        assert_eq!(asked["protocol"], 1);
        assert_eq!(asked["game"], "goal-dice");
        assert_eq!(asked["side"], "away");
        assert_eq!(asked["over"], false);
        assert_eq!(asked["options"]["half_seconds"], "300");
        let menu = match asked["question"].as_str().unwrap() {
            "turn" => serde_json::json!(["advance", "shoot"]),
            _ => serde_json::json!(["lose turn", "send back"]),
        };
        assert_eq!(asked["menu"], menu);
        assert!(menu.as_array().unwrap().contains(&asked["default"]));
    }
}

/// A person plays a bot, takes back, leaves, and goes on.
#[test]
fn undo_and_resume_with_a_bot() {
    let folder = Folder::new();
    let bot = coach(&folder, "away", &format!("echo $$ >> pids; {SHOOTER}"));
    let args = ["play", "--seed", "5", "--save", "m", "--coach", &bot];
    let ran = run(&folder, &args, "1\n1\n1\nundo\n2\nquit\n");
    assert_eq!(ran.err, "");
    assert!(ran.fine().contains("Taken back"));
    let log = fs::read_to_string(folder.file("m")).unwrap();
    assert!(log.contains("undo from ") && log.contains("away turn: shoot\n"));
    assert_gone(&folder);

    let ran = run(&folder, &["play", "--resume", "m"], &"1\n".repeat(200));
    assert_eq!(ran.err, "");
    assert!(ran.fine().contains("The match is in m"));
    let log = fs::read_to_string(folder.file("m")).unwrap();
    assert!(!log.contains("(default)"), "{log}");
    let started = || fs::read_to_string(folder.file("pids")).unwrap();
    assert_eq!(started().lines().count(), 2, "once for each sitting");
    assert_gone(&folder);

    // To look at a match, nobody is needed.
    fs::remove_file(folder.file("away.sh")).unwrap();
    for args in [
        &["replay", "m", "--verify"][..],
        &["replay", "m", "--json"],
        &["check", "m"],
        &["play", "--resume", "m"],
    ] {
        let ran = run(&folder, args, "");
        assert_eq!(ran.status, 0, "{args:?}: {}", ran.err);
    }
    assert_eq!(started().lines().count(), 2);
}

#[test]
fn real_dice_against_a_bot() {
    let folder = Folder::new();
    let bot = coach(&folder, "away", SHOOTER);
    // The visitors win the toss and shoot from the circle: 6 - 2 against 3.
    let args = ["play", "--dice", "mine", "--save", "m", "--coach", &bot];
    let ran = run(&folder, &args, "2 9\n6 3\nquit\n");
    assert_eq!(ran.err, "");
    let out = ran.fine();
    assert!(out.contains("6 - 2 = 4 against goalie 3"), "{out}");
    assert!(out.contains("0-1"), "{out}");
}

/// Ctrl-C while a bot thinks: the bot is ended, and that is no decision.
#[test]
fn ctrl_c_ends_the_bot_and_loses_nothing() {
    let folder = Folder::new();
    let thinker = "echo $$ > pids; read -r line; sleep 100 & echo $! >> pids; wait";
    let bot = coach(&folder, "away", thinker);
    let coaches = format!("home=sensible,{bot}");
    for auto in [false, true] {
        let _ = fs::remove_file(folder.file("pids"));
        let mut args = vec!["play", "--bot-seconds", "100", "--coach", &coaches];
        args.extend(if auto {
            ["--auto", "--seed=1"]
        } else {
            ["--save", "m"]
        });
        let mut child = start(&folder, &args);
        let stdin = child.stdin.take();
        wait_for(&folder.file("pids"), 2);
        assert!(signal("-INT", &child.id().to_string()));
        assert_eq!(wait(&mut child), 130);
        drop(stdin);
        assert_gone(&folder);
        assert_eq!(fs::read_to_string(folder.file("err.txt")).unwrap(), "");
    }
    let log = fs::read_to_string(folder.file("m")).unwrap();
    assert_eq!(decisions(&log, "away").0, 0, "{log}");
}

/// Waits until a file has so many lines.
fn wait_for(path: &Path, lines: usize) {
    let began = Instant::now();
    let has = || {
        fs::read_to_string(path)
            .unwrap_or_default()
            .matches('\n')
            .count()
    };
    while has() < lines {
        assert!(
            began.elapsed() < LONGEST,
            "{} is not written",
            path.display()
        );
        thread::sleep(Duration::from_millis(5));
    }
}

/// A command may have commas; what follows is another side only if it says so.
#[test]
fn commas_belong_to_the_command() {
    let folder = Folder::new();
    folder.write("bot.sh", format!("echo \"$@\" >> said; {SHOOTER}"));
    let coaches = "away=exec:sh ./bot.sh a,b home,home=exec:sh ./bot.sh c,d";
    let args = ["play", "--auto", "--seed", "1", "--coach", coaches];
    run(&folder, &args, "").fine();
    let said = fs::read_to_string(folder.file("said")).unwrap();
    assert!(
        said.contains("a,b home\n") && said.contains("c,d\n"),
        "{said}"
    );
}

#[test]
fn wrong_usage_names_the_cure() {
    let folder = Folder::new();
    for (args, cure) in [
        (&["sim", "--coach", "away=exec:x"][..], "play --auto"),
        (&["play", "--auto", "--coach", "away=exec:"], "exec:COMMAND"),
        (&["play", "--auto", "--coach", "away=exec:a\nb"], "a script"),
        (
            &["play", "--auto", "--coach", "away=nobody"],
            "exec:COMMAND",
        ),
        (&["play", "--auto", "--bot-seconds", "0"], "1..=3600"),
    ] {
        let ran = run(&folder, args, "");
        assert_eq!(ran.status, 2, "{args:?}: {}", ran.err);
        assert!(ran.err.contains(cure), "{args:?}: {}", ran.err);
    }
    let help = folder.run(&["play", "--help"]).fine();
    assert!(help.contains("exec:python3 examples/bot.py"), "{help}");
}
