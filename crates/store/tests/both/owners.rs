//! Whose a database is: nobody else reads it.

use std::{fs, os::unix::fs::PermissionsExt as _};

use store::Store;

use crate::{Folder, new_match};

/// The secrets behind dice lie in it, and in what SQLite writes beside it.
#[tokio::test]
async fn a_file_is_its_owners_alone() {
    let folder = Folder::new();
    let store = Store::open(&folder.address()).await.unwrap();
    store.create(&new_match()).await.unwrap();
    let mut files = 0;
    for file in fs::read_dir(folder.0.join("deep")).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{:?}", file.file_name());
        files += 1;
    }
    assert!(files > 1, "the log that is written ahead, too");
}

/// One of before, which others could read.
#[tokio::test]
async fn a_file_that_others_can_read_is_closed_to_them() {
    let folder = Folder::new();
    let file = folder.0.join("deep").join("touchline.db");
    drop(Store::open(&folder.address()).await.unwrap());
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    drop(Store::open(&folder.address()).await.unwrap());
    let mode = fs::metadata(&file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}
