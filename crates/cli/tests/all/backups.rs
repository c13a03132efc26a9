//! `touchline backup` and `touchline restore`: of any size, whole or not at all, whatever
//! happens meanwhile.

use std::{
    fs,
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use crate::{
    databases::{Database, Kind, many_matches, old_backup, on_both, psql},
    kit::{Folder, Ran},
};

on_both! {
    a_large_backup_goes_round;
    a_killed_restore_leaves_nothing;
    what_is_damaged_is_named_or_left_out;
}

fn season(folder: &Folder, args: &[&str]) -> String {
    folder.run(&[&["season"], args].concat()).fine()
}

/// Names of files that are not whole.
fn parts(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().flatten();
    let names = entries.map(|entry| entry.file_name().into_string().unwrap());
    names.filter(|name| name.ends_with(".part")).collect()
}

#[test]
fn a_backup_is_put_back_whole_and_only_where_nothing_is() {
    let (here, there) = (Folder::new(), Folder::new());
    season(&here, &["new", "a", "--teams", "Ulm,Bern,Graz"]);
    season(&here, &["sim", "a", "--all"]);
    season(&here, &["new", "b", "--game", "action-deck"]);
    season(&here, &["sim", "b"]);
    let file = here.file("all.backup");
    let path = file.to_str().unwrap();
    let ran = here.run(&["backup", path]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(
        ran.err.starts_with("0 matches and 2 seasons are in"),
        "{}",
        ran.err
    );
    assert!(ran.err.contains("kB)"), "{}", ran.err);
    there.run(&["restore", path]).fine();
    for name in ["a", "b"] {
        let export = ["export", name];
        assert_eq!(season(&there, &export), season(&here, &export));
    }
    let again = there.file("again.backup");
    there.run(&["backup", again.to_str().unwrap()]).fine();
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(fs::read_to_string(&again).unwrap(), text, "to the byte");
    let full = there.run(&["restore", path]);
    assert_eq!(full.status, 1, "{}", full.err);
    assert!(full.err.contains("empty one"), "{}", full.err);
    // A file that was cut, or changed, puts nothing back, and says where.
    let cut = &text[..text.trim_end().rfind('\n').unwrap()];
    for (bad, says) in [
        (cut, "end of the backup is missing"),
        ("", "empty"),
        ("{}\n", "line 1: no backup"),
        (&text.replacen("backup 2", "backup 9", 1), "`backup 9`"),
        (&text.replacen("Bern", "Berm", 1), "line 4: the checksum"),
        (&text[..text.len() / 2], "breaks off"),
    ] {
        let empty = Folder::new();
        let bad = empty.write("bad.backup", bad);
        let ran = empty.run(&["restore", bad.to_str().unwrap()]);
        assert_eq!(ran.status, 1, "{}", ran.err);
        assert!(ran.err.contains(says), "{says}: {}", ran.err);
        assert!(!empty.file("touchline.db").exists(), "{says}");
    }
}

#[test]
fn what_was_backed_up_before_checksums_is_put_back() {
    let folder = Folder::new();
    folder
        .run(&["restore", old_backup().to_str().unwrap()])
        .fine();
    assert!(season(&folder, &["list"]).contains("a "));
    let database = folder.file("touchline.db");
    let checked = folder.run(&["check", database.to_str().unwrap()]).fine();
    assert!(checked.contains("2 matches, 1 season)"), "{checked}");
}

/// Larger than any file that is read at once, and through both databases without a change.
fn a_large_backup_goes_round(kind: Kind) {
    let (one, other) = (Database::new(kind), Database::new(Kind::Sqlite));
    let large = one.folder.write("large.backup", many_matches(600));
    assert!(fs::metadata(&large).unwrap().len() > 5 << 20);
    let ran = one.run(&["restore", large.to_str().unwrap()]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(
        ran.err.starts_with("600 matches and 1 season are back"),
        "{}",
        ran.err
    );
    let first = one.backup("first.backup");
    assert!(first.len() > 5 << 20);
    let first_file = one.folder.file("first.backup");
    other.run(&["restore", first_file.to_str().unwrap()]).fine();
    assert!(other.backup("second.backup") == first, "to the byte");
}

/// Killed in the midst of it: nothing is there, and it can be done again.
fn a_killed_restore_leaves_nothing(kind: Kind) {
    let database = Database::new(kind);
    let nothing = database.backup("nothing.backup");
    let large = database.folder.write("large.backup", many_matches(600));
    let restore = ["restore", large.to_str().unwrap()];
    let mut in_the_midst = 0;
    for _ in 0..20 {
        let mut child = started(&mut database.touchline(&restore));
        // Until it has written something that is not committed.
        while child.try_wait().unwrap().is_none() && !has_written(&database) {
            thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        let killed = child.wait().unwrap().code().is_none();
        if !killed {
            break;
        }
        in_the_midst += 1;
        assert!(
            database.backup("after.backup") == nothing,
            "an empty one stays empty"
        );
        if in_the_midst == 3 {
            break;
        }
    }
    assert!(in_the_midst > 0, "it was always faster");
    database.run(&restore).fine();
    let text = String::from_utf8(database.backup("all.backup")).unwrap();
    assert!(text.contains("{\"end\":{\"matches\":600,\"seasons\":1,"));
}

/// True while somebody has written to it without an end.
fn has_written(database: &Database) -> bool {
    match database.kind {
        Kind::Sqlite => {
            let log = fs::metadata(format!("{}-wal", database.address));
            log.is_ok_and(|log| log.len() > 1 << 20)
        }
        Kind::Postgres => {
            let writers = "SELECT COUNT(*) FROM pg_stat_activity \
                           WHERE datname = current_database() AND backend_xid IS NOT NULL";
            psql(&database.address, writers).trim() != "0"
        }
    }
}

fn started(command: &mut Command) -> Child {
    command
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Whoever ends it early finds the file that was there; what is left of a kill goes with the
/// next backup, and of Ctrl-C nothing is left.
#[test]
fn a_backup_that_is_ended_early_leaves_the_last_one() {
    let database = Database::new(Kind::Sqlite);
    let large = database.folder.write("large.backup", many_matches(600));
    database.run(&["restore", large.to_str().unwrap()]).fine();
    let file = database.folder.write("all.backup", "the last one");
    let place = database.folder.path();
    let mut in_the_midst = 0;
    for signal in ["-KILL", "-INT", "-TERM", "-KILL", "-INT", "-TERM"] {
        let backup = ["backup", file.to_str().unwrap()];
        let mut child = started(&mut database.touchline(&backup));
        let id = child.id();
        let own = format!("all.backup.{id}.part");
        while child.try_wait().unwrap().is_none() && !place.join(&own).exists() {
            thread::sleep(Duration::from_millis(1));
        }
        let _ = Command::new("kill")
            .args([signal, &id.to_string()])
            .output();
        let ran = Ran::from(child.wait_with_output().unwrap());
        if ran.status == 0 {
            // It was faster.
            database.folder.write("all.backup", "the last one");
            continue;
        }
        in_the_midst += 1;
        assert_eq!(fs::read_to_string(&file).unwrap(), "the last one");
        match signal {
            "-KILL" => assert_eq!(parts(place), [own]),
            _ => {
                assert!(ran.err.contains("interrupted"), "{}", ran.err);
                assert_eq!(parts(place), [""; 0], "{signal}");
            }
        }
    }
    assert!(in_the_midst > 0, "it was always faster");
    let all = database.backup("all.backup");
    assert!(all.len() > 5 << 20);
    assert_eq!(parts(place), [""; 0]);
}

fn what_is_damaged_is_named_or_left_out(kind: Kind) {
    let database = Database::new(kind);
    let four = database.folder.write("four.backup", many_matches(4));
    database.run(&["restore", four.to_str().unwrap()]).fine();
    let good = database.backup("all.backup");
    database.without_guards();
    database.tamper(
        "DELETE FROM entries WHERE match_id = 'm1' AND number = 3;
         UPDATE entries SET number = number + 256 WHERE match_id = 'm2' AND number = 9;
         DELETE FROM season_entries WHERE number = 1;",
    );
    let file = database.folder.file("all.backup");
    let path = file.to_str().unwrap();
    let refused = database.run(&["backup", path]);
    assert_eq!(refused.status, 1);
    for named in ["match `m1`", "match `m2`", "season `a`", "--skip-damaged"] {
        assert!(refused.err.contains(named), "{}", refused.err);
    }
    assert!(fs::read(&file).unwrap() == good, "the last one stays");
    assert_eq!(parts(database.folder.path()), [""; 0]);
    let ran = database.run(&["backup", path, "--skip-damaged"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    for named in [
        "match `m1`",
        "2 matches and 0 seasons",
        "3 damaged left out",
    ] {
        assert!(ran.err.contains(named), "{}", ran.err);
    }
    Database::new(Kind::Sqlite).run(&["restore", path]).fine();
}

#[test]
fn what_is_no_file_is_neither_written_nor_read() {
    let folder = Folder::new();
    season(&folder, &["new", "a", "--teams", "Ulm,Bern"]);
    let home = folder.path().to_str().unwrap();
    for args in [["backup", home], ["restore", home]] {
        let ran = folder.run(&args);
        assert_eq!(ran.status, 1);
        assert!(ran.err.contains("is no file"), "{}", ran.err);
    }
    // A database that is not there is not made to be empty.
    let nowhere = folder.file("nowhere.db");
    let file = folder.file("x.backup");
    let ran = folder.run(&[
        "backup",
        file.to_str().unwrap(),
        "--db",
        nowhere.to_str().unwrap(),
    ]);
    assert!(ran.status == 1 && ran.err.contains("--db"), "{}", ran.err);
    assert!(!nowhere.exists() && !file.exists());
}

/// Secrets are in it; and a link stays a link.
#[cfg(unix)]
#[test]
fn only_its_owner_reads_a_backup() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = Folder::new();
    season(&folder, &["new", "a", "--teams", "Ulm,Bern"]);
    let (file, link) = (
        folder.write("real.backup", "open to all"),
        folder.file("link"),
    );
    symlink(&file, &link).unwrap();
    folder.run(&["backup", link.to_str().unwrap()]).fine();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    let mode = fs::metadata(&file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert!(fs::metadata(&file).unwrap().len() > 1000);
}
