//! Databases of both kinds, and large backups to fill them with.

use std::{
    fs,
    path::PathBuf,
    process::Command,
    sync::atomic::{AtomicU32, Ordering},
};

use serde_json::{Value, json};

use crate::kit::{Folder, Ran, top};

/// Where a test finds new databases.
#[derive(Clone, Copy)]
pub enum Kind {
    Sqlite,
    Postgres,
}

/// Runs a test on a file, and on PostgreSQL where there is one.
macro_rules! on_both {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        mod sqlite {
            $($(#[$doc])* #[test] fn $name() {
                super::$name(crate::databases::Kind::Sqlite);
            })*
        }
        mod postgres {
            $($(#[$doc])* #[test] fn $name() {
                match std::env::var("TOUCHLINE_TEST_POSTGRES") {
                    Ok(_) => super::$name(crate::databases::Kind::Postgres),
                    Err(_) => eprintln!("no PostgreSQL: run it with scripts/with-postgres.sh"),
                }
            })*
        }
    };
}
pub(crate) use on_both;

/// A database of its own, with nothing in it.
pub struct Database {
    pub folder: Folder,
    pub kind: Kind,
    /// A path, or a URL.
    pub address: String,
}

impl Database {
    pub fn new(kind: Kind) -> Database {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let folder = Folder::new();
        let address = match kind {
            Kind::Sqlite => folder.file("own.db").to_str().unwrap().to_string(),
            Kind::Postgres => {
                let server = std::env::var("TOUCHLINE_TEST_POSTGRES").unwrap();
                let number = NEXT.fetch_add(1, Ordering::Relaxed);
                let name = format!("backup_{}_{number}", std::process::id());
                psql(&server, &format!("CREATE DATABASE {name}"));
                format!("{}/{name}", server.rsplit_once('/').unwrap().0)
            }
        };
        let database = Database {
            folder,
            kind,
            address,
        };
        database.run(&["season", "list"]).fine();
        database
    }

    /// Runs a command on it.
    pub fn run(&self, args: &[&str]) -> Ran {
        self.folder.run(&[args, &["--db", &self.address]].concat())
    }

    /// The command, to be started.
    pub fn touchline(&self, args: &[&str]) -> Command {
        let args = [args, &["--db", &self.address]].concat();
        self.folder.touchline(&args)
    }

    /// A backup of it.
    pub fn backup(&self, name: &str) -> Vec<u8> {
        let file = self.folder.file(name);
        self.run(&["backup", file.to_str().unwrap()]).fine();
        fs::read(file).unwrap()
    }

    /// What nobody should do: statements past the program.
    pub fn tamper(&self, statements: &str) {
        match self.kind {
            Kind::Sqlite => {
                let script = "import sqlite3, sys\n\
                              base = sqlite3.connect(sys.argv[1])\n\
                              base.executescript(sys.argv[2])\n\
                              base.close()\n";
                let python = Command::new("python3")
                    .args(["-c", script, &self.address, statements])
                    .output();
                let ran = Ran::from(python.unwrap());
                assert_eq!(ran.status, 0, "{}", ran.err);
            }
            Kind::Postgres => {
                psql(&self.address, statements);
            }
        }
    }

    /// Lets lines be changed.
    pub fn without_guards(&self) {
        self.tamper(match self.kind {
            Kind::Sqlite => {
                "DROP TRIGGER entries_stay; DROP TRIGGER entries_remain;
                 DROP TRIGGER season_entries_stay; DROP TRIGGER season_entries_stay_unchanged;"
            }
            Kind::Postgres => {
                "ALTER TABLE entries DISABLE TRIGGER USER;
                 ALTER TABLE season_entries DISABLE TRIGGER USER;"
            }
        });
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let (Kind::Postgres, Ok(server)) = (self.kind, std::env::var("TOUCHLINE_TEST_POSTGRES"))
        {
            let name = self.address.rsplit('/').next().unwrap_or_default();
            let drop = format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)");
            let _ = Command::new("psql").args([&server, "-qc", &drop]).output();
        }
    }
}

/// Asks a server; what it says.
pub fn psql(url: &str, statements: &str) -> String {
    let asked = Command::new("psql")
        .args([url, "-qAt", "-v", "ON_ERROR_STOP=1", "-c", statements])
        .output();
    Ran::from(asked.unwrap()).fine()
}

/// What the program wrote when backups had no checksum: two matches and a season.
pub fn old_backup() -> PathBuf {
    top().join("crates/store/tests/fixtures/backup-1.touchline-backup")
}

/// A backup of the old kind, which needs no checksum, with so many matches that were played
/// to their end (`m0`, `m1`, …), about 10 kB each, and a season.
pub fn many_matches(count: usize) -> String {
    let folder = Folder::new();
    let file = folder.file("m.touchline");
    let save = ["play", "--auto", "--seed", "3", "--save"];
    folder
        .run(&[&save[..], &[file.to_str().unwrap()]].concat())
        .fine();
    let text = fs::read_to_string(file).unwrap();
    let (header, lines) = text.split_once("play:\n").unwrap();
    let header = format!("{header}play:\n");
    let lines: Vec<String> = lines.lines().map(|line| format!("{line}\n")).collect();
    let game = |number: usize| -> Value {
        json!({ "match": {
            "id": format!("m{number}"), "header": header, "lines": lines, "one_screen": false,
            "seats": [["home", "a"]], "created": 1, "changed": 2, "rematch": null,
        }})
    };
    let old = fs::read_to_string(old_backup()).unwrap();
    let season = old
        .lines()
        .find(|line| line.starts_with("{\"season\""))
        .unwrap();
    let mut all = "{\"touchline\":\"backup 1\"}\n".to_string();
    for number in 0..count {
        all += &format!("{}\n", game(number));
    }
    all += &format!(
        "{season}\n{}\n",
        json!({"end": {"matches": count, "seasons": 1}})
    );
    all
}
