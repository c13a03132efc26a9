//! Every command that the README, the manual and the help texts show does what it is shown for.

use std::{
    collections::BTreeMap,
    fs,
    os::unix::fs::symlink,
    path::Path,
    process::{Command, Stdio},
};

use crate::kit::{Folder, Ran, files, top};

/// What is not run, by a piece of the command, and why.
const NOT_RUN: [(&str, &str); 13] = [
    (
        "touchline serve",
        "it serves until it is stopped: the tests of `serve` start it",
    ),
    (
        "postgres://",
        "it needs a PostgreSQL: the tests of databases have one",
    ),
    (
        "forge replay",
        "it needs results of real seasons (TOUCHLINE_DATA)",
    ),
    (
        "forge ratings --league",
        "it needs results of real seasons (TOUCHLINE_DATA)",
    ),
    (
        "events",
        "it needs event counts of a real season (TOUCHLINE_DATA)",
    ),
    (
        "england",
        "it is made of event counts of a real season (TOUCHLINE_DATA)",
    ),
    (
        "forge calibrate",
        "it takes minutes, and needs TOUCHLINE_DATA",
    ),
    ("forge charts", "it searches for minutes"),
    ("forge cards", "it searches for minutes"),
    ("forge value", "it plays for minutes"),
    ("touchline bench", "it measures this machine, for a minute"),
    (
        "Joe Ash",
        "its men are in nobody’s squad: the tests of seasons name real ones",
    ),
    ("…", "it leaves something out"),
];

/// The same with less to do.
const SHORTER: [(&str, &str); 6] = [
    ("--matches 1000000", "--matches 300"),
    ("--matches 100000", "--matches 300"),
    ("--seasons 10000", "--seasons 20"),
    ("--seasons 1000", "--seasons 10"),
    ("touchline ladder", "touchline ladder --matches 40"),
    ("season forecast mine", "season forecast mine --seasons 20"),
];

/// A command, and where it is shown.
type Shown = (String, String);

/// The commands of a text in which they begin with `$ `, or stand between backticks.
fn in_page(path: &Path) -> Vec<Shown> {
    let text = fs::read_to_string(path).unwrap();
    let name = path
        .strip_prefix(top())
        .unwrap_or(path)
        .display()
        .to_string();
    let mut found = Vec::new();
    let mut block = false;
    for line in text.lines() {
        block ^= line.starts_with("```");
        if block {
            found.extend(line.strip_prefix("$ touchline ").map(without_remark));
        } else {
            let quoted = line.split('`').skip(1).step_by(2);
            found.extend(quoted.filter_map(|code| code.strip_prefix("touchline ")));
        }
    }
    let command = |rest: &str| (name.clone(), format!("touchline {}", rest.trim()));
    found.into_iter().map(command).collect()
}

/// `play --auto    # a remark`.
fn without_remark(line: &str) -> &str {
    line.split(" #").next().unwrap_or(line)
}

/// The examples of a help text, and of those below it.
fn in_help(folder: &Folder, of: &[&str], found: &mut Vec<Shown>) {
    let mut command = folder.touchline(&[of, &["--help"]].concat());
    let help = Ran::from(command.env("COLUMNS", "500").output().unwrap()).fine();
    let mut lines = help.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(rest) = line.strip_prefix("  touchline ") {
            let mut shown = rest.to_string();
            while shown.ends_with('\\') {
                shown.pop();
                shown.push_str(lines.next().unwrap_or_default().trim());
            }
            // What stands behind a gap is said of it.
            let shown = shown.split("   ").next().unwrap_or_default();
            found.push((
                format!("help {}", of.join(" ")),
                format!("touchline {shown}"),
            ));
        }
    }
    let commands = help.split("\nCommands:\n").nth(1).unwrap_or_default();
    let commands = commands.lines().take_while(|line| line.starts_with("  "));
    for name in commands.filter_map(|line| line.split_whitespace().next()) {
        // `league` and `cup` are `season` by other names.
        if name != "help" && !(of.is_empty() && ["league", "cup"].contains(&name)) {
            in_help(folder, &[of, &[name]].concat(), found);
        }
    }
}

/// A folder with what the examples speak of: a derby, a problem, a field, leagues and seasons.
struct World(Folder);

impl World {
    fn new() -> World {
        let world = World(Folder::new());
        let here = world.0.path();
        fs::create_dir(here.join("bin")).unwrap();
        symlink(env!("CARGO_BIN_EXE_touchline"), here.join("bin/touchline")).unwrap();
        for name in ["scenarios", "examples"] {
            symlink(top().join(name), here.join(name)).unwrap();
        }
        let data = top().join("data");
        fs::copy(
            data.join("goal-dice/standard12.grid"),
            here.join("my-field.grid"),
        )
        .unwrap();
        fs::copy(
            data.join("competitions/league.json"),
            here.join("my-league.json"),
        )
        .unwrap();
        fs::copy(
            data.join("counter-attack/teams/invented.txt"),
            here.join("squads.txt"),
        )
        .unwrap();
        world.0.write("my-league.csv", results());
        world.0.write("secret.txt", "a password\n");
        for bot in ["mine", "yours"] {
            world
                .0
                .write(bot, "#!/bin/sh\nwhile read line; do echo '{}'; done\n");
        }
        world.0.write(
            "shoot.sh",
            "while read line; do echo '{\"answer\": \"shoot\"}'; done\n",
        );
        world.0.write(
            "my-data/clubs.txt",
            fs::read(data.join("clubs.txt")).unwrap(),
        );
        for command in [
            "chmod +x mine yours",
            "touchline play --auto --seed 7 --save derby.touchline",
            "touchline play --auto --seed 7 --game counter-attack --save problem.touchline",
            "touchline replay problem.touchline --to 40 --position > problem.post",
            "touchline draft --seed 1 --save draft.touchline < /dev/null",
        ] {
            world.must(command);
        }
        world
    }

    /// With a league of goal-dice, its second year, and a cup.
    fn with_seasons() -> World {
        let world = World::new();
        for command in [
            "touchline league new mine --seed 7",
            "touchline league new first --teams ashgate,larkhill,redmoor,port-sable",
            "touchline league new second --teams tilbrook,brightwater-dockers --above first",
        ] {
            let ran = world.run(command);
            if ran.status != 0 {
                eprintln!("{command}: {}", ran.err);
            }
        }
        world.must("touchline season sim mine");
        world
    }

    fn run(&self, command: &str) -> Ran {
        let here = self.0.path();
        let path = std::env::var("PATH").unwrap_or_default();
        let ran = Command::new("sh")
            .args(["-c", command])
            .current_dir(here)
            .env("PATH", format!("{}:{path}", here.join("bin").display()))
            .env("TOUCHLINE_HOME", here.join("home"))
            .stdin(Stdio::null())
            .output()
            .unwrap();
        Ran::from(ran)
    }

    fn must(&self, command: &str) {
        let ran = self.run(command);
        assert_eq!(ran.status, 0, "{command}: {}{}", ran.out, ran.err);
    }

    /// Runs what is shown, in order: what went wrong.
    fn follow(&self, shown: &[Shown]) -> Vec<String> {
        let mut wrong = Vec::new();
        for (place, command) in shown {
            if NOT_RUN.iter().any(|(piece, _)| command.contains(piece)) {
                continue;
            }
            let mut shorter = command.clone();
            for (long, short) in SHORTER {
                shorter = shorter.replace(long, short);
            }
            let ran = self.run(&shorter);
            if ran.status != 0 || ran.err.contains("panicked") {
                wrong.push(format!("{place}: {command}\n{}{}", ran.out, ran.err));
            }
            if command.contains("forge template") {
                self.fill_in();
            }
        }
        wrong
    }

    /// As somebody does who has empty tables.
    fn fill_in(&self) {
        for name in ["clubs.csv", "players.csv"] {
            let from = top().join("data/league").join(name);
            fs::copy(from, self.0.file("my-league").join(name)).unwrap();
        }
    }
}

/// Everybody against everybody, as a file of results.
fn results() -> String {
    let clubs = ["Ash", "Birch", "Cedar", "Elder"];
    let mut text = "Date,HomeTeam,AwayTeam,FTHG,FTAG\n".to_string();
    for (at, home) in clubs.iter().enumerate() {
        for (to, away) in clubs.iter().enumerate().filter(|(to, _)| *to != at) {
            text += &format!("{:02}/08/2015,{home},{away},{at},{to}\n", 1 + at);
        }
    }
    text
}

/// By the page or help text they stand on.
fn by_place(shown: Vec<Shown>) -> BTreeMap<String, Vec<Shown>> {
    let mut places: BTreeMap<String, Vec<Shown>> = BTreeMap::new();
    for one in shown {
        places.entry(one.0.clone()).or_default().push(one);
    }
    places
}

#[test]
fn commands_of_the_readme_and_the_manual() {
    let mut pages = files(&top().join("docs/manual"), &[".md"]);
    pages.push(top().join("README.md"));
    let mut wrong = Vec::new();
    let mut count = 0;
    for page in pages {
        let shown = in_page(&page);
        count += shown.len();
        wrong.extend(World::new().follow(&shown));
    }
    assert!(count > 40, "{count}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn examples_of_the_help_texts() {
    let folder = Folder::new();
    let mut shown = Vec::new();
    in_help(&folder, &[], &mut shown);
    assert!(shown.len() > 120, "{}", shown.len());
    // Whoever is shown no example has to guess.
    let mut wrong = Vec::new();
    let (mut plain, mut seasons) = (World::new(), World::with_seasons());
    for (place, shown) in by_place(shown) {
        let world = match place.starts_with("help season") {
            true => &mut seasons,
            false => &mut plain,
        };
        wrong.extend(world.follow(&shown));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// A reason that is not needed any more is taken out.
#[test]
fn every_exception_is_needed() {
    let mut shown = Vec::new();
    in_help(&Folder::new(), &[], &mut shown);
    let mut pages = files(&top().join("docs/manual"), &[".md"]);
    pages.push(top().join("README.md"));
    shown.extend(pages.iter().flat_map(|page| in_page(page)));
    for (piece, _) in NOT_RUN.iter().chain(&SHORTER) {
        assert!(
            shown.iter().any(|(_, command)| command.contains(piece)),
            "{piece}"
        );
    }
}
