//! Clauses, manuals, options and tests of the games speak of the same rules.

use std::{collections::BTreeSet, fs};

use games::GameId;
use library::Library;
use tabletop::options::OptionSpec;

use crate::kit::{beside, files, top};

/// A game, or what games are played in, with a list of its rules.
struct Game {
    /// Its crate.
    name: &'static str,
    /// What its clauses begin with.
    letters: &'static str,
    options: &'static [OptionSpec],
    /// How many clauses there are under each heading.
    headings: &'static str,
}

const GAMES: [Game; 6] = [
    Game {
        name: "goal-dice",
        letters: "GD-",
        options: goal_dice::OPTIONS,
        headings: "1:6 2:7 3:8 4:7 5:9 6:7 7:9 8:3 9:9 10:1 11:8 12:10 13:7 14:2",
    },
    Game {
        name: "offense-charts",
        letters: "OC-",
        options: offense_charts::OPTIONS,
        headings: "1:15 2:14 3:17 4:15 5:6 6:6 7:9 8:8 9:12 10:4 11:4 12:3 13:3 14:4",
    },
    Game {
        name: "action-deck",
        letters: "AD-",
        options: action_deck::OPTIONS,
        headings: "1:16 2:6 3:2 4:2 5:7 6:8 7:4 8:3 9:3 10:4 11:10 12:5 13:5 14:3 15:6 16:4 \
                   17:6",
    },
    Game {
        name: "inside-the-net",
        letters: "ITN-",
        options: inside_the_net::OPTIONS,
        headings: "EQ:5 HREC:10 SOS:4 FRM:4 LIN:4 FAC:9 TIM:12 KO:3 RST:1 DICE:6 CHK:5 ACT:3 \
                   DM:17 OFF:22 FK:7 CARD:14 CC:9 REB:5 OPN:7 SHT:6 SAV:5 AST:4 REC:4 PK:8 \
                   GKP:8 STP:2 SUB:13 FRS:2 TRD:3 FSOS:7 INJ:8 END:3 GLO:1",
    },
    Game {
        name: "counter-attack",
        letters: "CA-",
        options: counter_attack::OPTIONS,
        headings: "1:10 2:5 3:6 4:4 5:11 6:16 7:13 8:6 9:10 10:13 11:16 12:15 13:16 14:11 15:9 \
                   16:12 17:8 18:16 19:12 20:7 21:6 22:11 23:2 24:7 25:9 26:5 27:5 28:5 29:7 30:4 \
                   31:4 32:5 33:3 34:4 35:4",
    },
    Game {
        name: "competition",
        letters: "CP-",
        options: &[],
        headings: "1:5 2:5 3:2 4:9 5:11 6:8 7:7 8:6 9:3 10:3 11:6 12:10",
    },
];

/// Matches at random of each game: enough for what is rare.
const MATCHES: u64 = 2_000;

/// Why a clause has no test.
const EXEMPT: &str = "exempt: ";

/// Why a clause has tests, and yet nothing in play cites it.
const UNSEEN: &str = "unseen: ";

impl Game {
    /// The lines of its list: the clause, what it is about, why it needs no test.
    fn clauses(&self) -> Vec<Vec<String>> {
        let list = top().join("crates").join(self.name).join("clauses.txt");
        let list = fs::read_to_string(list).unwrap();
        assert!(list.starts_with("touchline clauses 1\n"));
        let lines = list.lines().filter(|line| line.starts_with(self.letters));
        lines
            .map(|line| {
                line.split('|')
                    .map(|cell| cell.trim().to_string())
                    .collect()
            })
            .collect()
    }

    fn manual(&self) -> String {
        let manual = format!("{}.md", self.name);
        fs::read_to_string(top().join("docs/rules").join(manual)).unwrap()
    }

    /// The clauses named anywhere in a text.
    fn named_in(&self, text: &str) -> BTreeSet<String> {
        let letters = self.letters;
        let mut found = BTreeSet::new();
        for (at, _) in text.match_indices(letters) {
            let rest = &text[at + letters.len()..];
            let end = rest
                .find(|c: char| !c.is_ascii_digit() && !c.is_ascii_uppercase() && c != '.')
                .unwrap_or(rest.len());
            let number = rest[..end].trim_end_matches('.');
            if number.contains('.') {
                found.insert(format!("{letters}{number}"));
            }
        }
        found
    }
}

#[test]
fn lists_are_complete_and_in_order() {
    for game in GAMES {
        let mut expected = Vec::new();
        for heading in game.headings.split_whitespace() {
            let (heading, count) = heading.split_once(':').unwrap();
            let count: usize = count.parse().unwrap();
            expected.extend((1..=count).map(|at| format!("{}{heading}.{at}", game.letters)));
        }
        let listed = game.clauses();
        let listed: Vec<&String> = listed.iter().map(|cells| &cells[0]).collect();
        assert_eq!(listed, expected.iter().collect::<Vec<_>>());
    }
}

/// Every clause is named by a test or a scenario, or is exempt with a reason;
/// and the manual, the list and the code speak of the same clauses.
#[test]
fn every_clause_has_a_test() {
    for game in GAMES {
        let (mut listed, mut to_test) = (BTreeSet::new(), BTreeSet::new());
        for cells in game.clauses() {
            assert!(cells.len() >= 2 && !cells[1].is_empty(), "{cells:?}");
            listed.insert(cells[0].clone());
            if cells.get(2).is_none_or(|why| why.starts_with(UNSEEN)) {
                to_test.insert(cells[0].clone());
            }
            if let Some(why) = cells.get(2) {
                let reason = why.strip_prefix(EXEMPT).or(why.strip_prefix(UNSEEN));
                assert!(reason.is_some_and(|reason| reason.len() > 10), "{cells:?}");
            }
        }
        let manual = game.named_in(&game.manual());
        assert_eq!(manual, listed, "the manual and the list differ");
        let tested = tested(&game, &listed);
        let untested: Vec<&String> = to_test.difference(&tested).collect();
        assert!(untested.is_empty(), "no test names {untested:?}");
    }
}

/// The clauses that scenarios and tests name; nothing names one that is not listed.
fn tested(game: &Game, listed: &BTreeSet<String>) -> BTreeSet<String> {
    let mut tested = BTreeSet::new();
    for path in files(&top().join("scenarios"), &[".scenario"]) {
        let text = fs::read_to_string(path).unwrap();
        let shows = text.lines().filter(|line| line.starts_with("shows:"));
        shows.for_each(|line| tested.extend(game.named_in(line)));
    }
    for path in files(&top().join("crates"), &[".rs"]) {
        let text = fs::read_to_string(&path).unwrap();
        let is_test = path.to_string_lossy().contains("/tests");
        let tests = match is_test {
            true => text.as_str(),
            false => text
                .split_once("#[cfg(test)]")
                .map_or("", |(_, tests)| tests),
        };
        let comments = tests.lines().filter_map(|line| line.split_once("//"));
        comments.for_each(|(_, comment)| tested.extend(game.named_in(comment)));
        for clause in game.named_in(&text) {
            let file = path.display();
            assert!(listed.contains(&clause), "{file}: there is no {clause}");
        }
    }
    tested
}

/// Options point at clauses, and the manual lists each with its default.
#[test]
fn the_manual_knows_every_option() {
    for game in GAMES {
        let clauses = game.clauses();
        let manual = game.manual();
        for option in game.options {
            let listed = clauses.iter().any(|cells| cells[0] == option.clause);
            assert!(listed, "{}: {}", option.name, option.clause);
            let name = format!("`{}`", option.name);
            let mut rows = manual.lines().filter(|line| line.starts_with('|'));
            let row = rows.find(|line| line.contains(&name));
            let row = row.unwrap_or_else(|| panic!("the manual does not list {name}"));
            let default = option.default;
            assert!(row.contains(default), "{row} does not say {default}");
        }
    }
}

/// Every clause is cited by the rules when scenarios and some matches at random are played, or a scenario that
/// passes shows it, or the list says why nothing in play can. By hand with many more matches (`TOUCHLINE_MATCHES=10000`)
/// it also lists those that are cited nowhere.
#[test]
fn clauses_are_played() {
    let matches = std::env::var("TOUCHLINE_MATCHES").ok();
    let matches = matches.map_or(MATCHES, |matches| matches.parse().unwrap());
    let library = Library::bundled();
    let mut unseen = Vec::new();
    for game in &GAMES[..GameId::ALL.len()] {
        let id = GameId::named(game.name).unwrap();
        let mut told: BTreeSet<&str> = BTreeSet::new();
        let mut shown: BTreeSet<String> = BTreeSet::new();
        for path in files(&top().join("scenarios").join(game.name), &[".scenario"]) {
            let text = fs::read_to_string(&path).unwrap();
            let cases = arena::scenario::run(&text, &library, &beside(&path)).unwrap();
            told.extend(cases.iter().flat_map(|case| case.clauses.iter().copied()));
            let shows = text.lines().filter(|line| line.starts_with("shows:"));
            shows.for_each(|line| shown.extend(game.named_in(line)));
        }
        let at_random = simulation::clauses::told_in_matches(id, &library, matches, 1).unwrap();
        told.extend(at_random.keys());
        let list = game.clauses();
        let listed: BTreeSet<&str> = list.iter().map(|cells| &*cells[0]).collect();
        assert!(told.is_subset(&listed), "{:?}", told.difference(&listed));
        let (cited, all) = (told.len(), listed.len());
        println!("{}: {cited} of {all} clauses told", game.name);
        if matches > MATCHES {
            let never: Vec<&str> = listed.difference(&told).copied().collect();
            println!("never told: {}", never.join(" "));
        }
        let open = list.iter().filter(|cells| cells.len() == 2);
        let open = open.filter(|cells| !told.contains(&*cells[0]) && !shown.contains(&cells[0]));
        unseen.extend(open.map(|cells| cells.join(": ")));
    }
    assert!(
        unseen.is_empty(),
        "neither told, nor shown by a scenario, nor marked `{UNSEEN}` with its reason:\n{}",
        unseen.join("\n")
    );
}
