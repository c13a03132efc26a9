//! Every command that the README, the manual and the help texts show does what it is shown for.

use std::{
    fs,
    os::unix::fs::symlink,
    path::Path,
    process::{Command, Stdio},
};

use crate::kit::{Folder, Ran, files, top};

/// What is not run, by a piece of the command, and why.
const NOT_RUN: [(&str, &str); 18] = [
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
    (
        "forge league --out",
        "it makes the cards of 20 clubs for a minute: leagues of four are made",
    ),
    (
        "--step",
        "what stands at a step depends on the match: the tests of corrections look first",
    ),
    (
        "season merge",
        "it needs the files of members: the tests of the office have some",
    ),
    (
        "season enter euro",
        "it needs a table that waits for a shoot-out",
    ),
    (
        "--fixtures",
        "it needs the matches of a real season (TOUCHLINE_DATA)",
    ),
];

/// Less to do: what a command is told instead of so many, or besides if it says nothing of it.
const SHORTER: [(&str, &str, &str); 5] = [
    ("touchline sim", "--matches", "100"),
    ("touchline ladder", "--matches", "4"),
    ("forge report", "--seasons", "3"),
    ("forge new-league", "--clubs", "4"),
    ("season forecast", "--seasons", "5"),
];

fn shorter(command: &str) -> String {
    let short = SHORTER.iter().find(|(piece, ..)| command.contains(piece));
    let Some((_, option, count)) = short else {
        return command.to_string();
    };
    let mut words: Vec<&str> = command.split(' ').collect();
    match words.iter().position(|word| word == option) {
        Some(at) => words[at + 1] = count,
        None => words.extend([option, count]),
    }
    words.join(" ")
}

/// How seasons stand when an example is given: there is none, they have begun, they are over,
/// they were followed by others, with other games, with days.
const STATES: [&[&str]; 6] = [
    &["touchline season list"],
    &[
        "touchline league new mine --teams ashgate,larkhill,redmoor,port-sable,brackwater,winterfold,corrie-vale,stonebridge",
        "touchline league new first --teams ashgate,larkhill,redmoor,port-sable",
        "touchline cup new knockout --teams ashgate,larkhill,redmoor,brackwater",
        "touchline season sim knockout",
    ],
    &[
        "touchline league new mine --teams ashgate,larkhill,redmoor,port-sable,brackwater,winterfold,corrie-vale,stonebridge",
        "touchline league new first --teams ashgate,larkhill,redmoor,port-sable,brackwater,winterfold,corrie-vale,stonebridge",
        "touchline league new second --above first --teams \
         candleworth,mothdale,falconrigg,wrengarth,kestrelcroft,willowfell,ironhaven,yarrowgarth",
        "touchline league new third --above second --teams \
         sedgerigg,mallowrigg,umberthwaite,harrowmarsh,marramworth,teaseldale,embergarth,ravenmarsh",
        "for one in mine first second third; do touchline season sim $one --all; done",
    ],
    &[
        "touchline league new mine --teams ashgate,larkhill",
        "touchline season new first --competition league-england --teams ashgate,larkhill,redmoor,port-sable,brackwater,winterfold,corrie-vale,stonebridge",
        "touchline season new second --competition league-england --above first --teams \
         candleworth,mothdale,falconrigg,wrengarth,kestrelcroft,willowfell,ironhaven,yarrowgarth",
        "for one in mine first second; do touchline season sim $one --all; done",
        "touchline season next mine=mine-2",
        "touchline season sim mine-2 --all",
        "touchline season next mine-2=mine-3",
    ],
    &["touchline league new mine --game inside-the-net"],
    &["touchline league new mine --fixtures my-league.csv"],
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
    let command = |rest: &str| {
        // A command that is only spoken of is there, at least.
        let help = if rest.trim().contains(' ') {
            ""
        } else {
            " --help"
        };
        (name.clone(), format!("touchline {}{help}", rest.trim()))
    };
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
            "touchline forge new-league --clubs 4 --seed 7 --out small-league",
            "cp -r small-league my-league",
            "mkdir -p my-data/inside-the-net/sheets",
            "touchline league new kept --teams ashgate,larkhill",
            "cp home/touchline.db touchline.db",
            "touchline play --auto --seed 7 --save derby.touchline",
            "touchline play --auto --seed 7 --game counter-attack --save problem.touchline",
            "touchline replay problem.touchline --to 40 --position > problem.post",
            "touchline draft --seed 1 --save draft.touchline < /dev/null",
        ] {
            world.must(command);
        }
        world
    }

    /// Runs commands in each of several states of the seasons: one of them is as the example
    /// has it.
    fn follow_in_any_state(&self, shown: &[Shown]) -> Vec<String> {
        let states: Vec<String> = (0..)
            .zip(STATES)
            .map(|(at, state)| {
                let name = format!("home-{at}");
                self.must("rm -rf home; mkdir home");
                state.iter().for_each(|command| self.must(command));
                self.must(&format!("mv home {name}"));
                name
            })
            .collect();
        let in_state = |state: &String, one: &Shown| {
            self.must(&format!("rm -rf home; cp -r {state} home"));
            self.follow(std::slice::from_ref(one))
        };
        let mut wrong = Vec::new();
        for one in shown {
            let tried = states.iter().map(|state| in_state(state, one));
            let mut tried = tried.skip_while(|faults| !faults.is_empty());
            if tried.next().is_none() {
                wrong.extend(in_state(&states[1], one));
            }
        }
        wrong
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
            if ["forge template", "forge new-league"]
                .iter()
                .any(|new| command.contains(new))
            {
                let _ = fs::remove_dir_all(self.0.file("my-league"));
            }
            let ran = self.run(&shorter(command));
            if ran.status != 0 || ran.err.contains("panicked") {
                wrong.push(format!("{place}: {command}\n{}{}", ran.out, ran.err));
            }
            if place.ends_with("a-season.md") && command.contains("league new mine") {
                // The page goes on when a round was played.
                self.must("touchline season sim mine");
            }
            if command.contains("forge template") {
                // As somebody does who has empty tables.
                self.must("cp small-league/*.csv my-league");
            }
        }
        wrong
    }
}

/// Everybody against everybody, as a file of results.
fn results() -> String {
    let clubs = ["Ashgate Town", "Larkhill United"];
    let mut text = "Date,HomeTeam,AwayTeam,FTHG,FTAG\n".to_string();
    for (at, home) in clubs.iter().enumerate() {
        for (to, away) in clubs.iter().enumerate().filter(|(to, _)| *to != at) {
            text += &format!("{:02}/08/2015,{home},{away},{at},{to}\n", 1 + at);
        }
    }
    text
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
    let mut wrong = Vec::new();
    let world = World::new();
    let (seasons, others): (Vec<Shown>, Vec<Shown>) =
        { shown.into_iter() }.partition(|(place, _)| place.starts_with("help season"));
    wrong.extend(world.follow(&others));
    wrong.extend(world.follow_in_any_state(&seasons));
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
    let pieces = NOT_RUN.iter().map(|(piece, _)| piece);
    for piece in pieces.chain(SHORTER.iter().map(|(piece, ..)| piece)) {
        assert!(
            shown.iter().any(|(_, command)| command.contains(piece)),
            "{piece}"
        );
    }
}
