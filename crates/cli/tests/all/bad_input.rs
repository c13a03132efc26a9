//! Bad input gets a clear error: file, line, cure; all faults at once; and no
//! bytes whatever make anything panic.

use std::path::PathBuf;

use arena::{open_match, scenario};
use football::{Club, PhraseBook};
use goal_dice::Grid;
use library::Library;
use tabletop::{log::Log, sources::Generator};

use crate::kit::{Folder, beside, files, top};

fn grid() -> String {
    std::fs::read_to_string(top().join("data/goal-dice/standard12.grid")).unwrap()
}

fn saved_match() -> String {
    let folder = Folder::new();
    let path = folder.file("m.touchline");
    let args = [
        "play",
        "--auto",
        "--seed",
        "6",
        "--set",
        "half_seconds=40",
        "--save",
    ];
    folder
        .run(&[&args[..], &[path.to_str().unwrap()]].concat())
        .fine();
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn a_file_with_faults_lists_them_all_with_lines_and_cures() {
    let text = grid()
        .replace(
            "S02, 1, 0, Back flank,       1, 3",
            "S02, 1, 0, Back flank,       9, x",
        )
        .replace("S06, 3, 0,", "S05, 3, 0,")
        .replace("3-6 ,", "3-12,")
        .replace(", circle", ", circus");
    let folder = Folder::new();
    let path = folder.write("field.grid", &text);
    let ran = folder.run(&["check", path.to_str().unwrap()]);
    assert_eq!(ran.status, 1);
    let line_of = |id: &str| {
        1 + grid()
            .lines()
            .position(|line| line.starts_with(id))
            .unwrap()
    };
    for (id, what, cure) in [
        ("S02", "dice is `9`", "from 0 to 3"),
        ("S02", "minus is `x`", "whole number"),
        ("S06", "the id S05 is there twice", "of its own"),
        ("S05", "punt is `3-12`", "as 3-6"),
        ("S04", "`circus` is no mark", "the marks are"),
    ] {
        let line = ran.out.lines().find(|line| line.contains(what));
        let line = line.unwrap_or_else(|| panic!("{what}: {}", ran.out));
        assert!(
            line.contains(&format!("field.grid:{}:", line_of(id))),
            "{line}"
        );
        assert!(line.contains(cure), "{line}");
    }
    assert!(ran.out.contains("no square is marked `circle`"));
}

#[test]
fn a_damaged_match_names_the_line() {
    let text = saved_match();
    let folder = Folder::new();
    let number = 1 + text
        .lines()
        .position(|line| line.contains(" attack "))
        .unwrap();
    let line = text.lines().nth(number - 1).unwrap();
    for (spoilt, what) in [
        (
            text.replacen(line, &line.replace("attack", "attach"), 1),
            "the hash does not fit",
        ),
        (text.replacen(line, "", 1), "no line of a match"),
        (text.replace("match 1\n", "match 7\n"), "newer version"),
        (text.replace("rules: 1", "rules: one"), "no version"),
        (text.replace("game: goal-dice", "game: chess"), "hash"),
        (
            text.replace("S08, 4, 1, Edge", "S08, 4, 1, Hedge"),
            "was changed",
        ),
        (text.replace("\nplay:\n", "\n"), "no header line"),
        (String::new(), "touchline match 1"),
    ] {
        let path = folder.write("m.touchline", &spoilt);
        let path = path.to_str().unwrap();
        for command in [&["replay", path][..], &["replay", path, "--verify"]] {
            let ran = folder.run(command);
            assert_eq!(ran.status, 1, "{what}");
            assert!(ran.err.contains(what), "{what}: {}", ran.err);
            assert!(ran.err.contains("m.touchline"), "{}", ran.err);
        }
    }
}

#[test]
fn a_match_with_a_loaded_die_is_found_out() {
    // The forger knows how to chain the lines, but not what the seed rolls.
    let log = Log::parse(&saved_match()).unwrap();
    let mut forged = log.clone();
    let at = forged.entries.len() - 1;
    let mut found = false;
    for entry in forged.entries.iter_mut().take(at) {
        if let tabletop::log::Entry::Answer(answer) = entry
            && answer.label == "punt"
            && !found
        {
            answer.text = if answer.text == "9" { "8" } else { "9" }.to_string();
            found = true;
        }
    }
    assert!(found, "the match has a punt");
    let folder = Folder::new();
    let path = folder.write("m.touchline", forged.to_string());
    let ran = folder.run(&["replay", path.to_str().unwrap(), "--verify"]);
    assert_eq!(ran.status, 1);
    assert!(
        ran.err.contains("not the one the seed gives"),
        "{}",
        ran.err
    );
}

#[test]
fn files_that_are_no_text_or_too_large_are_refused() {
    let folder = Folder::new();
    let bytes = folder.write("m.touchline", b"touchline match 1\n\xff\xfe");
    let ran = folder.run(&["replay", bytes.to_str().unwrap()]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("line 2 is no UTF-8"), "{}", ran.err);
    let large = folder.write("large.grid", vec![b'#'; 5 << 20]);
    let ran = folder.run(&["check", large.to_str().unwrap()]);
    assert!(ran.out.contains("larger than"), "{}", ran.out);
}

#[test]
fn a_broken_library_names_its_file() {
    let folder = Folder::new();
    folder.write(
        "data/goal-dice/standard12.grid",
        "touchline grid 1\nS00, 0\n",
    );
    let ran = folder.run(&["play", "--auto"]);
    assert_eq!(ran.status, 1);
    assert!(
        ran.err.contains("standard12.grid") && ran.err.contains("line 2"),
        "{}",
        ran.err
    );
}

/// Reads a text in every way the program does.
fn read_everything(text: &str, library: &Library, beside: &scenario::Beside<'_>) {
    let _ = Grid::parse(text);
    let _ = Club::parse_all(text);
    let _ = PhraseBook::parse(text);
    let _ = open_match(text, library);
    let _ = Log::parse_torn(text);
    let _ = scenario::run(text, library, beside);
}

/// Seeded mutations of good files: bytes changed, lines swapped, cut, doubled.
#[test]
fn no_bytes_make_anything_panic() {
    let library = Library::bundled();
    let mut good = vec![saved_match(), grid()];
    for name in ["data/clubs.txt", "data/words/de/flow.toml"] {
        good.push(std::fs::read_to_string(top().join(name)).unwrap());
    }
    let mut good: Vec<(String, PathBuf)> = good.into_iter().map(|text| (text, top())).collect();
    for path in files(&top().join("scenarios"), &[".scenario"]) {
        good.push((std::fs::read_to_string(&path).unwrap(), path));
    }
    for (index, (text, path)) in good.iter().enumerate() {
        let beside = beside(path);
        read_everything(text, &library, &beside);
        for round in 0..120 {
            let mut dice = Generator::new(round, index as u64).at(0, 0);
            let spoilt = mutate(text, &mut dice);
            read_everything(&spoilt, &library, &beside);
        }
    }
}

fn mutate(text: &str, dice: &mut Generator) -> String {
    const SCRAPS: [&str; 12] = [
        "",
        "-1",
        "99999999999999999999",
        "\u{0}",
        ":",
        ", , ,",
        "home: shoot",
        "|",
        "é€😀",
        "=",
        "undo from 0",
        "\n\n",
    ];
    let mut lines: Vec<String> = text.lines().map(ToString::to_string).collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(lines.len().max(1) as u32) as usize;
        match dice.below(6) {
            0 => lines.truncate(at),
            1 if at < lines.len() => drop(lines.remove(at)),
            2 if at < lines.len() => lines.insert(at, lines[at].clone()),
            3 if at + 1 < lines.len() => lines.swap(at, at + 1),
            _ if at < lines.len() => {
                let mut characters: Vec<char> = lines[at].chars().collect();
                let from = dice.below(characters.len() as u32 + 1) as usize;
                let to = (from + dice.below(4) as usize).min(characters.len());
                let scrap = SCRAPS[dice.below(SCRAPS.len() as u32) as usize];
                characters.splice(from..to, scrap.chars());
                lines[at] = characters.into_iter().collect();
            }
            _ => lines.push(SCRAPS[dice.below(SCRAPS.len() as u32) as usize].to_string()),
        }
    }
    lines.join("\n")
}

/// Nothing can be made in `/sys`, not even by the administrator.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_in_which_nothing_can_be_written_is_told_at_once() {
    let folder = Folder::new();
    let ran = folder.run(&["serve", "--db", "/sys/touchline.db"]);
    assert_eq!(ran.status, 1);
    let said = ran.err;
    assert!(said.contains("/sys/touchline.db"), "{said}");
    assert!(said.contains("nothing can be written"), "{said}");
    assert!(said.contains("--db"), "{said}");
}
