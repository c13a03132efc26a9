//! What the program of 0.1.0 wrote opens, and comes to what it came to then. The files, and what
//! was to be seen in them (`results.json`, `table.txt`), were written by that program.

use std::{fs, path::PathBuf};

use serde_json::Value;

use crate::kit::{Folder, files, top};

fn fixtures() -> PathBuf {
    top().join("crates/cli/tests/fixtures/0.1.0")
}

#[test]
fn matches_replay_to_the_same_result() {
    let results = fs::read_to_string(fixtures().join("results.json")).unwrap();
    let results: Value = serde_json::from_str(&results).unwrap();
    let folder = Folder::new();
    let matches = files(&fixtures(), &[".touchline"]);
    assert_eq!(matches.len(), results.as_object().unwrap().len());
    for file in matches {
        let path = file.to_str().unwrap();
        let verified = folder.run(&["replay", path, "--verify"]);
        assert_eq!(verified.status, 0, "{path}: {}", verified.err);
        let replayed = folder.run(&["replay", path, "--json"]);
        let replayed: Value = serde_json::from_str(&replayed.out).unwrap();
        let name = file.file_name().unwrap().to_str().unwrap();
        for (what, then) in results[name].as_object().unwrap() {
            assert_eq!(replayed[what], *then, "{name}: {what}");
        }
    }
}

#[test]
fn a_database_opens_with_its_matches_and_seasons() {
    let folder = Folder::new();
    let database = folder.file("touchline.db");
    fs::copy(fixtures().join("touchline.db"), &database).unwrap();
    let database = database.to_str().unwrap();
    // The first to open it brings it up to date.
    let table = folder.run(&["season", "table", "mine", "--db", database]);
    let then = fs::read_to_string(fixtures().join("table.txt")).unwrap();
    assert_eq!(table.out, then, "{}", table.err);
    let checked = folder.run(&["check", database]);
    assert_eq!(checked.status, 0, "{}{}", checked.out, checked.err);
    assert!(
        checked.out.contains("3 matches, 2 seasons"),
        "{}",
        checked.out
    );
    for key in ["1.1.1", "1.6.2"] {
        let file = folder.run(&["season", "match", "mine", key, "--db", database]);
        assert_eq!(file.status, 0, "{}", file.err);
        assert!(!file.err.contains("comes out otherwise"), "{}", file.err);
    }
}

#[test]
fn an_exported_season_opens() {
    let folder = Folder::new();
    let (exported, database) = (fixtures().join("mine.season"), folder.file("new.db"));
    let database = database.to_str().unwrap();
    let imported = folder.run(&[
        "season",
        "import",
        exported.to_str().unwrap(),
        "--db",
        database,
    ]);
    assert_eq!(imported.status, 0, "{}", imported.err);
    let table = folder.run(&["season", "table", "mine", "--db", database]);
    let then = fs::read_to_string(fixtures().join("table.txt")).unwrap();
    assert_eq!(table.out, then, "{}", table.err);
}
