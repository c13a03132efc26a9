//! The worked examples of the rules, as they are written there.

use std::{fs, path::Path};

use crate::kit::table;

#[test]
fn every_worked_example_comes_out() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/worked");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 22);
    let mut failed = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let played = std::panic::catch_unwind(|| table(&text));
        if played.is_err() {
            failed.push(file.file_name().unwrap().to_owned());
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}
