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
    /// What its clauses begin with: `GD-`.
    letters: String,
    options: &'static [OptionSpec],
    /// Its list, `clauses.txt`.
    list: String,
}

/// Matches at random of each game: enough for what is rare.
const MATCHES: u64 = 2_000;

/// Why a clause has no test.
const EXEMPT: &str = "exempt: ";

/// Why a clause has tests, and yet nothing in play cites it.
const UNSEEN: &str = "unseen: ";

impl Game {
    fn new(name: &'static str, options: &'static [OptionSpec]) -> Game {
        let list = top().join("crates").join(name).join("clauses.txt");
        let list = fs::read_to_string(list).unwrap();
        assert!(list.starts_with("touchline clauses 1\n"));
        let first = list.lines().find(|line| line.contains(" | ")).unwrap();
        let letters = first.split_inclusive('-').next().unwrap().to_string();
        Game {
            name,
            letters,
            options,
            list,
        }
    }

    fn of(id: GameId) -> Game {
        Game::new(id.id(), id.options())
    }

    /// All of them.
    fn all() -> impl Iterator<Item = Game> {
        let others = [Game::new("competition", &[])];
        GameId::ALL.into_iter().map(Game::of).chain(others)
    }

    /// How many clauses there are under each heading: `1:6 2:7`. It is said at the head of the list, so that
    /// none is lost.
    fn headings(&self) -> &str {
        let mut lines = self.list.lines();
        lines
            .find_map(|line| line.strip_prefix("headings: "))
            .unwrap()
    }

    /// The lines of its list: the clause, what it is about, why it needs no test.
    fn clauses(&self) -> Vec<Vec<String>> {
        let lines = self.list.lines();
        let lines = lines.filter(|line| line.starts_with(&self.letters));
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
        let letters = &self.letters;
        let mut found = BTreeSet::new();
        for (at, _) in text.match_indices(letters.as_str()) {
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
    for game in Game::all() {
        let mut expected = Vec::new();
        for heading in game.headings().split_whitespace() {
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
    for game in Game::all() {
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
    for game in Game::all() {
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
    for id in GameId::ALL {
        let game = Game::of(id);
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
