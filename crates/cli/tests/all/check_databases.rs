//! `touchline check` on databases: everything in them is looked at, every fault is told, and
//! nothing is changed.

use std::fs;

use crate::databases::{Database, Kind, many_matches, on_both};

on_both! {
    a_database_that_is_fine;
    every_fault_is_told;
    another_version_is_told;
}

/// A database with so many matches, and a season.
fn filled(kind: Kind, matches: usize) -> Database {
    let database = Database::new(kind);
    let file = database.folder.write("some.backup", many_matches(matches));
    database.run(&["restore", file.to_str().unwrap()]).fine();
    database
}

/// What `check` says, and how it ends.
fn check(database: &Database) -> (i32, Vec<String>) {
    let ran = database.folder.run(&["check", &database.address]);
    assert_eq!(ran.err, "");
    (ran.status, ran.out.lines().map(str::to_string).collect())
}

fn a_database_that_is_fine(kind: Kind) {
    let database = filled(kind, 3);
    let before = fs::read(&database.address).ok();
    let (status, said) = check(&database);
    assert_eq!((status, said.len()), (0, 1), "{said:?}");
    assert!(
        said[0].ends_with(": fine (a database: 3 matches, 1 season)"),
        "{said:?}"
    );
    assert!(fs::read(&database.address).ok() == before, "it only looks");
}

/// Each spoils something else, and none hides another.
fn every_fault_is_told(kind: Kind) {
    let database = filled(kind, 5);
    database.without_guards();
    let last = |id: &str| {
        format!(
            "match_id = '{id}' AND number = \
             (SELECT MAX(number) FROM entries WHERE match_id = '{id}')"
        )
    };
    database.tamper(&format!(
        "UPDATE entries SET number = number + 256 WHERE {};
         UPDATE entries SET line = replace(line, 'attack 4', 'attack 5') WHERE match_id = 'm1' AND number = 5;
         UPDATE entries SET line = substr(line, 18) WHERE {};
         UPDATE matches SET header = 'no match' WHERE id = 'm4';
         UPDATE season_entries SET line = 'no entry' WHERE number = 2;",
        last("m0"),
        last("m2"),
    ));
    let (status, said) = check(&database);
    assert_eq!(status, 1);
    let (faults, summary) = said.split_at(said.len() - 1);
    for (id, says) in [
        ("match `m0`", "is missing"),
        ("match `m1`", "line "),
        ("match `m2`", "no line of a match"),
        ("match `m4`", "line 1"),
        ("season `a`", "line 3"),
    ] {
        let of_it: Vec<&String> = faults.iter().filter(|fault| fault.contains(id)).collect();
        assert!(!of_it.is_empty(), "{id}: {faults:#?}");
        for fault in of_it {
            assert!(fault.contains(says) && fault.contains("backup"), "{fault}");
        }
    }
    assert!(
        !faults.iter().any(|fault| fault.contains("`m3`")),
        "{faults:#?}"
    );
    assert!(
        summary[0].contains("faults in 5 matches and 1 season"),
        "{summary:?}"
    );
}

fn another_version_is_told(kind: Kind) {
    let database = filled(kind, 1);
    let checksum = match kind {
        Kind::Sqlite => "x'00'",
        Kind::Postgres => "'\\x00'",
    };
    database.tamper(&format!(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'later', TRUE, {checksum}, 0);"
    ));
    let (status, said) = check(&database);
    assert_eq!((status, said.len()), (1, 1), "{said:?}");
    assert!(said[0].contains("another version of Touchline"), "{said:?}");
    // An older one is not brought up to date by a look at it.
    database.tamper("DELETE FROM _sqlx_migrations WHERE version >= 5;");
    assert!(check(&database).1[0].contains("another version"));
    assert!(check(&database).1[0].contains("another version"));
}

/// Pages that were written over: SQLite says so, and the others are still looked at.
#[test]
fn a_spoilt_file_is_told() {
    let database = filled(Kind::Sqlite, 12);
    let mut bytes = fs::read(&database.address).unwrap();
    let length = bytes.len();
    bytes[length / 2..length / 2 + 9000].fill(0x5a);
    fs::write(&database.address, &bytes).unwrap();
    let (status, said) = check(&database);
    assert_eq!(status, 1);
    assert!(
        said.iter().any(|line| line.contains("SQLite says")),
        "{said:#?}"
    );
    // The beginning of the file, too.
    bytes[..100].fill(0x5a);
    fs::write(&database.address, &bytes).unwrap();
    let (status, said) = check(&database);
    assert_eq!((status, said.len()), (1, 1), "{said:?}");
    assert!(
        said[0].contains("does not begin as a SQLite database"),
        "{said:?}"
    );
}

/// A server that is not there, and a file of somebody else; passwords are not shown.
#[test]
fn what_cannot_be_opened_is_told() {
    let database = Database::new(Kind::Sqlite);
    let url = "postgres://me:secret@127.0.0.1:1/none";
    let ran = database.folder.run(&["check", url]);
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains("127.0.0.1:1/none"), "{}", ran.out);
    assert!(!ran.out.contains("secret"), "{}", ran.out);
    database.tamper("DROP TABLE _sqlx_migrations;");
    let (status, said) = check(&database);
    assert!(
        status == 1 && said[0].contains("cannot be opened"),
        "{said:?}"
    );
}
