//! Helpers: the repository, folders that vanish, and the command.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// The top of the repository.
pub fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files below a folder with one of these endings.
pub fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !path.ends_with("target") {
                found.extend(files(&path, endings));
            }
        } else if endings
            .iter()
            .any(|end| path.to_string_lossy().ends_with(end))
        {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// What lies beside a scenario of the project, for it to name.
pub fn beside(scenario: &Path) -> impl Fn(&str) -> Result<String, String> + use<> {
    let folder = scenario.parent().unwrap().to_path_buf();
    move |named| fs::read_to_string(folder.join(named)).map_err(|error| error.to_string())
}

/// A folder of its own for a test; it vanishes with the value.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("touchline-test-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.file(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }

    /// The command, at home in this folder.
    pub fn touchline(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_touchline"));
        command.args(args).env("TOUCHLINE_HOME", self.path());
        command
    }

    /// Runs the command to its end.
    pub fn run(&self, args: &[&str]) -> Ran {
        self.run_with(args, "")
    }

    /// Runs the command with these lines typed.
    pub fn run_with(&self, args: &[&str], typed: &str) -> Ran {
        let mut child = self
            .touchline(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // The program may end before it has read everything.
        let _ = stdin.write_all(typed.as_bytes());
        drop(stdin);
        Ran::from(child.wait_with_output().unwrap())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What a command did.
pub struct Ran {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        Ran {
            status: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Ran {
    /// The output of a command that must have worked.
    pub fn fine(self) -> String {
        assert_eq!(self.status, 0, "{}{}", self.out, self.err);
        self.out
    }

    /// The output as JSON.
    pub fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.fine()).unwrap()
    }
}
