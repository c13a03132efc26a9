//! Files from elsewhere: they start nothing unasked, and nothing in them steers the terminal.

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::Command,
};

use tabletop::log::Log;

use crate::kit::{Folder, Ran};

/// A bot that leaves a trace, and shoots.
const BOT: &str = "touch started; while read -r line; do echo '\"shoot\"'; done";

/// What would set a title, colour, ring, go back, and turn the writing round.
const NASTY: &str = "\u{1b}]0;x\u{7}\u{9b}31m\u{202e}Town\u{7f}";

/// How that is shown.
const SHOWN: &str = r"\u001b]0;x\u0007\u009b31m\u202eTown\u007f";

/// Runs the command in a folder, where a bot would leave its trace.
fn run(folder: &Folder, args: &[&str], typed: &str) -> Ran {
    fs::remove_file(folder.file("started")).unwrap_or_default();
    folder.write("typed.txt", typed);
    let mut command = folder.touchline(args);
    command
        .current_dir(folder.path())
        .stdin(fs::File::open(folder.file("typed.txt")).unwrap());
    Ran::from(command.output().unwrap())
}

fn has_started(folder: &Folder) -> bool {
    folder.file("started").exists()
}

/// A match against a bot, left at its first question.
fn left(folder: &Folder, name: &str) -> PathBuf {
    let coach = format!("home=human,away=exec:{BOT}");
    let args = [
        "play", "--brief", "--seed", "7", "--save", name, "--coach", &coach,
    ];
    run(folder, &args, "quit\n").fine();
    assert!(has_started(folder), "what one names oneself is started");
    folder.file(name)
}

/// The same match, as it comes to somebody else.
fn sent(name: &str) -> Folder {
    let (friend, own) = (Folder::new(), Folder::new());
    fs::create_dir_all(own.file("matches")).unwrap();
    fs::copy(left(&friend, "m.touchline"), own.file(name)).unwrap();
    own
}

#[test]
fn a_file_from_elsewhere_starts_nothing_unasked() {
    for (name, resume) in [
        ("m.touchline", &["play", "--resume", "m.touchline"][..]),
        ("matches/match-0001.touchline", &["play", "--resume"]),
    ] {
        let folder = sent(name);
        let before = fs::read(folder.file(name)).unwrap();
        let refused = run(&folder, resume, "y\nquit\n");
        assert_eq!(refused.status, 1, "{}", refused.err);
        for part in ["away", "touch started; while read", "--allow-exec"] {
            assert!(refused.err.contains(part), "{part}: {}", refused.err);
        }
        assert!(!has_started(&folder));
        assert_eq!(fs::read(folder.file(name)).unwrap(), before);
        let allowed = [resume, &["--allow-exec"]].concat();
        run(&folder, &allowed, "quit\n").fine();
        assert!(has_started(&folder));
        // That was for once.
        assert_eq!(run(&folder, resume, "quit\n").status, 1);
        assert!(!has_started(&folder));
    }
}

#[test]
fn what_one_has_started_oneself_goes_on_without_a_question() {
    let folder = Folder::new();
    let file = left(&folder, "m.touchline");
    run(&folder, &["play", "--resume", "m.touchline"], "quit\n").fine();
    assert!(has_started(&folder));
    let kept = folder.file("programs");
    let mode = fs::metadata(&kept).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let kept = fs::read_to_string(&kept).unwrap();
    assert!(!kept.contains("started"), "hashes only: {kept}");
    assert_eq!(kept.lines().count(), 2, "once: {kept}");
    // The same words in another folder are another program.
    let elsewhere = Folder::new();
    let mut again = folder.touchline(&["play", "--resume", file.to_str().unwrap()]);
    let again = again.current_dir(elsewhere.path()).output().unwrap();
    assert_eq!(again.status.code(), Some(1));
    assert!(!has_started(&elsewhere));
}

#[test]
fn a_match_of_a_season_starts_nothing_unasked() {
    let folder = Folder::new();
    let teams = "ashgate,larkhill,redmoor";
    let new = ["league", "new", "mine", "--teams", teams];
    run(&folder, &new, "").fine();
    let coach = format!("home=human,away=exec:{BOT}");
    let play = ["season", "play", "mine", "1.1.1", "--brief"];
    let own = [&play[..], &["--coach", &coach]].concat();
    run(&folder, &own, "quit\n").fine();
    assert!(has_started(&folder));
    run(&folder, &play, "quit\n").fine();
    assert!(has_started(&folder));
    // As if the file had come from elsewhere.
    fs::remove_file(folder.file("programs")).unwrap();
    let refused = run(&folder, &play, "quit\n");
    assert_eq!(refused.status, 1);
    assert!(refused.err.contains("--allow-exec"), "{}", refused.err);
    assert!(!has_started(&folder));
    run(&folder, &own, "quit\n").fine();
    assert!(has_started(&folder), "who names it himself is not asked");
}

/// What a terminal shows while these lines are typed into it.
fn at_a_terminal(folder: &Folder, args: &[&str], typed: &[&str]) -> String {
    const TYPIST: &str = r#"
import os, pty, sys
pid, screen = pty.fork()
if pid == 0:
    os.execv(sys.argv[2], sys.argv[2:])
os.write(screen, sys.argv[1].encode())
seen = b""
while True:
    try:
        part = os.read(screen, 4096)
    except OSError:
        break
    if not part:
        break
    seen += part
os.waitpid(pid, 0)
sys.stdout.buffer.write(seen)
"#;
    fs::remove_file(folder.file("started")).unwrap_or_default();
    let typed: String = typed.iter().map(|line| format!("{line}\n")).collect();
    let program = Path::new(env!("CARGO_BIN_EXE_touchline"));
    let shown = Command::new("python3")
        .args(["-c", TYPIST, &typed])
        .arg(program)
        .args(args)
        .env("TOUCHLINE_HOME", folder.path())
        .current_dir(folder.path())
        .output()
        .unwrap();
    String::from_utf8(shown.stdout).unwrap()
}

#[test]
fn at_a_terminal_it_is_asked_once() {
    let folder = sent("m.touchline");
    let resume = ["play", "--resume", "m.touchline", "--brief"];
    for no in ["n", "", "what?"] {
        let shown = at_a_terminal(&folder, &resume, &[no]);
        assert!(shown.contains("touch started; while read"), "{shown}");
        assert!(shown.contains("Start it (y/N)?"), "{shown}");
        assert!(shown.contains("nothing was started"), "{shown}");
        assert!(!has_started(&folder));
    }
    let shown = at_a_terminal(&folder, &resume, &["y", "quit"]);
    assert!(shown.contains("Go on with"), "{shown}");
    assert!(has_started(&folder));
    let shown = at_a_terminal(&folder, &resume, &["quit"]);
    assert!(!shown.contains("(y/N)"), "{shown}");
    assert!(has_started(&folder));
}

/// Nothing that a terminal would obey, in either output.
fn assert_plain(ran: &Ran) {
    for text in [&ran.out, &ran.err] {
        let steers = |letter: char| {
            let turns = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
            turns || (letter.is_control() && letter != '\n' && letter != '\t')
        };
        assert!(!text.contains(steers), "{text:?}");
    }
}

/// The match with another field in its header, and a chain that fits.
fn with_field(path: &Path, name: &str, value: &str) {
    let mut log = Log::parse(&fs::read_to_string(path).unwrap()).unwrap();
    let field = log.header.fields.iter_mut().find(|(key, _)| key == name);
    field.unwrap().1 = value.to_string();
    fs::write(path, log.to_string()).unwrap();
}

#[test]
fn names_of_a_match_file_do_not_steer_the_terminal() {
    let folder = Folder::new();
    let auto = ["play", "--auto", "--seed", "7", "--save", "m.touchline"];
    run(&folder, &auto, "").fine();
    let path = folder.file("m.touchline");
    with_field(&path, "home", NASTY);
    for args in [
        &["replay", "m.touchline", "--why"][..],
        &["replay", "m.touchline", "--verify"],
        &["replay", "m.touchline", "--json"],
        &["odds", "--of", "m.touchline"],
        &["what-if", "m.touchline", "1=3"],
    ] {
        assert_plain(&run(&folder, args, ""));
    }
    let told = run(&folder, &["replay", "m.touchline"], "").fine();
    assert!(told.contains(SHOWN), "{told}");
    // JSON is the same JSON.
    let json = run(&folder, &["replay", "m.touchline", "--json"], "").json();
    assert_eq!(json["home"], NASTY);
    // A match that goes on, and one that cannot be opened.
    with_field(&left(&folder, "n.touchline"), "home", NASTY);
    let played = run(&folder, &["play", "--resume", "n.touchline"], "1\nquit\n");
    assert_plain(&played);
    assert!(played.out.contains(SHOWN), "{}", played.out);
    with_field(&path, "dice", NASTY);
    for args in [["check", "m.touchline"], ["replay", "m.touchline"]] {
        let refused = run(&folder, &args, "");
        assert_eq!(refused.status, 1);
        assert_plain(&refused);
        let said = refused.out + &refused.err;
        assert!(said.contains(SHOWN), "{said}");
    }
    folder.write("junk.touchline", format!("{NASTY}\n"));
    assert_plain(&run(&folder, &["replay", "junk.touchline"], ""));
    // The command of a program is shown before it is started.
    let path = folder.file("n.touchline");
    with_field(&path, "coach away", &format!("exec:true {NASTY}"));
    let refused = run(&folder, &["play", "--resume", "n.touchline"], "");
    assert_plain(&refused);
    assert!(refused.err.contains(SHOWN), "{}", refused.err);
}

#[test]
fn names_of_clubs_and_seasons_do_not_steer_the_terminal() {
    let folder = Folder::new();
    let clubs = format!("touchline clubs 1\nnasty, {NASTY}, NAS\nother, Other, OTH\n");
    folder.write("data/clubs.txt", clubs);
    let teams = run(&folder, &["teams"], "");
    assert_plain(&teams);
    let told = teams.fine();
    assert!(told.contains(SHOWN), "{told}");
    let auto = ["play", "--auto", "--home", "nasty", "--away", "other"];
    let auto = run(&folder, &auto, "");
    assert_plain(&auto);
    auto.fine();
    let new = ["league", "new", "mine", "--teams", "nasty,other"];
    run(&folder, &new, "").fine();
    let title = [
        "league",
        "new",
        "titled",
        "--teams",
        "nasty,other",
        "--name",
        NASTY,
    ];
    run(&folder, &title, "");
    for args in [
        &["season", "list"][..],
        &["season", "sim", "mine"],
        &["season", "table", "mine"],
        &["season", "fixtures", "mine"],
        &["season", "table", "mine", "--json"],
    ] {
        assert_plain(&run(&folder, args, ""));
    }
    // Written to a file, a season is as it is.
    let exported = run(&folder, &["season", "export", "mine"], "").fine();
    assert!(exported.contains("\u{202e}Town"), "{exported}");
}

#[test]
fn a_bot_does_not_steer_the_terminal() {
    let folder = Folder::new();
    let nasty = r"\033]0;x\007\302\23331m";
    folder.write(
        "bot.sh",
        format!("printf '{nasty}\\n' >&2; read -r line; printf '{nasty}\\n'; cat > rest"),
    );
    let args = [
        "play",
        "--auto",
        "--seed",
        "7",
        "--coach",
        "away=exec:sh ./bot.sh",
        "--bot-seconds",
        "1",
    ];
    let ran = run(&folder, &args, "");
    assert_plain(&ran);
    let shown = r"\u001b]0;x\u0007\u009b31m";
    assert!(ran.err.lines().any(|line| line == shown), "{}", ran.err);
    assert!(ran.err.contains(&format!("`{shown}`")), "{}", ran.err);
    ran.fine();
}
