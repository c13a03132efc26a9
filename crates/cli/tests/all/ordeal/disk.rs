//! A small disk, which can be full.

use std::{
    fs::{self, File},
    io::Write as _,
    path::Path,
    process::Command,
};

use crate::kit::Folder;

/// A disk in memory; it vanishes with the value.
pub struct Disk {
    folder: Folder,
}

impl Disk {
    /// One of this size; `None` where that is not allowed.
    pub fn new(megabytes: u32) -> Option<Disk> {
        let folder = Folder::new();
        let options = format!("size={megabytes}m,mode=755");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &options, "tmpfs"])
            .arg(folder.path())
            .output();
        match mounted {
            Ok(mounted) if mounted.status.success() => Some(Disk { folder }),
            Ok(mounted) => {
                let why = String::from_utf8_lossy(&mounted.stderr);
                eprintln!("no small disk: {}", why.trim());
                None
            }
            Err(error) => {
                eprintln!("no small disk: {error}");
                None
            }
        }
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Fills it to the last byte; what others free meanwhile is filled when it is called
    /// again.
    pub fn fill(&self) {
        let ballast = self.folder.file("ballast");
        let mut ballast = File::options().create(true).append(true).open(ballast);
        for size in [1 << 20, 1 << 12, 1] {
            let part = vec![0; size];
            while ballast
                .as_mut()
                .is_ok_and(|ballast| ballast.write_all(&part).is_ok())
            {}
        }
    }

    /// Makes room again.
    pub fn free(&self) {
        fs::remove_file(self.folder.file("ballast")).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount")
            .arg("--lazy")
            .arg(self.path())
            .status();
    }
}
