//! The dice of a file, checked without Touchline.

use std::{fs, path::Path, process::Command};

use games::GameId;
use tabletop::log::{Entry, Log, Note};

use crate::{is_chance, played};

/// What `examples/verify_dice.py` says of a match: its exit status, and its words.
fn said_by_python(text: &str, name: &str) -> (Option<i32>, String) {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = std::env::temp_dir().join(format!("{name}-{}.touchline", std::process::id()));
    fs::write(&file, text).unwrap();
    let ran = Command::new("python3")
        .arg(top.join("examples/verify_dice.py"))
        .arg(&file)
        .output()
        .unwrap();
    fs::remove_file(&file).unwrap();
    let said = [ran.stdout, ran.stderr].concat();
    (ran.status.code(), String::from_utf8(said).unwrap())
}

/// A file of every game, checked without Touchline; and with each kind of line changed.
#[test]
fn anybody_can_check_a_file_without_touchline() {
    for game in GameId::ALL {
        let fair = Log::parse(&played(game).save()).unwrap();
        let (status, said) = said_by_python(&fair.to_string(), game.id());
        assert_eq!(status, Some(0), "{said}");
        let dice: Vec<usize> = (0..fair.entries.len())
            .filter(|&at| is_chance(&fair.entries[at]))
            .collect();
        let all = format!(" {} dice and cards", dice.len());
        assert!(said.contains(&all), "{said}");
        for at in [dice[0], dice[dice.len() / 2], dice[dice.len() - 1]] {
            let mut forged = fair.clone();
            let Entry::Answer(answer) = &mut forged.entries[at] else {
                continue;
            };
            answer.text = if answer.text == "2" { "3" } else { "2" }.to_string();
            let (status, said) = said_by_python(&forged.to_string(), game.id());
            assert_eq!(status, Some(1), "{game}: {said}");
            let line = format!("line {}: ", fair.line_of(at));
            assert!(said.contains(&line), "{game}, {line}: {said}");
        }
        // One letter, and the chain as it was.
        let torn = fair.to_string().replacen(": f0f1", ": f0f2", 1);
        let (status, said) = said_by_python(&torn, game.id());
        let line = format!("line {}: ", fair.line_of(3));
        assert!(status == Some(1) && said.contains(&line), "{said}");
        let mut other = fair.clone();
        other.entries.pop();
        other
            .entries
            .push(Entry::Note(Note::Secret("0".repeat(64))));
        let (status, said) = said_by_python(&other.to_string(), game.id());
        assert!(status == Some(1) && said.contains("promised"), "{said}");
    }
}
