//! `touchline scenario run` and `touchline scenario record`.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use arena::scenario;
use library::Library;
use tabletop::{Faults, log::Log};
use wire::{Failure, Scenarios};

use crate::{
    args::{ScenarioArgs, ScenarioCommand},
    error::CliError,
};

pub fn run(args: &ScenarioArgs) -> Result<(), CliError> {
    match &args.what {
        ScenarioCommand::Run { paths, data, json } => run_all(paths, data.as_ref(), *json),
        ScenarioCommand::Record {
            file,
            from,
            to,
            title,
            out,
        } => {
            let text = super::read(file)?;
            let log = Log::parse_torn(&text);
            let log = log.with_context(|| format!("{} is damaged", file.display()))?;
            let written = scenario::record(&log, title, *from, *to)
                .with_context(|| format!("cannot replay {}", file.display()))?;
            match out {
                Some(path) => fs::write(path, written)
                    .with_context(|| format!("cannot write {}", path.display()))?,
                None => crate::screen::stdout_for_data().write_all(written.as_bytes())?,
            }
            Ok(())
        }
    }
}

fn run_all(paths: &[PathBuf], data: Option<&PathBuf>, json: bool) -> Result<(), CliError> {
    // The bundled data, so that a field of one's own breaks no scenario.
    let library = data.map_or_else(Library::bundled, |folder| Library::with_folder(folder));
    let mut files = Vec::new();
    for path in paths {
        // A file that is named may use what lies in its own folder, and below.
        let tree = match path.is_dir() {
            true => path,
            false => folder_of(path),
        };
        let mut found = Vec::new();
        collect(path, true, &mut found)?;
        files.extend(found.into_iter().map(|file| (file, tree)));
    }
    if files.is_empty() {
        return Err(CliError::usage("there is no .scenario file"));
    }
    let mut all = Scenarios::default();
    for (path, tree) in &files {
        run_file(path, tree, &library, &mut all);
    }
    let mut out = crate::screen::stdout();
    if json {
        crate::screen::print_json(&all)?;
    } else {
        for failure in &all.failures {
            let case = match failure.case.as_str() {
                "" => String::new(),
                case => format!(" ({case})"),
            };
            let line = failure
                .line
                .map_or(String::new(), |line| format!(":{line}"));
            writeln!(out, "{}{line}{case}", failure.file)?;
            writeln!(out, "  expected: {}", failure.expected)?;
            writeln!(out, "  got:      {}", failure.got)?;
        }
        writeln!(out, "{} passed, {} failed", all.passed, all.failed)?;
    }
    if all.failed > 0 {
        Err(CliError::Quiet)
    } else {
        Ok(())
    }
}

fn run_file(path: &Path, tree: &Path, library: &Library, all: &mut Scenarios) {
    let file = path.display().to_string();
    let beside = |named: &str| read_beside(path, tree, named);
    let outcomes = super::read(path).and_then(|text| Ok(scenario::run(&text, library, &beside)?));
    let outcomes = match outcomes {
        Ok(outcomes) => outcomes,
        Err(error) => {
            all.failed += 1;
            let faults = error.downcast_ref::<Faults>();
            all.failures.push(Failure {
                file,
                case: String::new(),
                line: faults.and_then(|faults| faults.0.first()?.line),
                expected: "a scenario without faults".to_string(),
                got: format!("{error:#}"),
            });
            return;
        }
    };
    for outcome in outcomes {
        match outcome.difference {
            None => all.passed += 1,
            Some(difference) => {
                all.failed += 1;
                all.failures.push(Failure {
                    file: file.clone(),
                    case: outcome.case,
                    line: Some(difference.line),
                    expected: difference.expected,
                    got: difference.got,
                });
            }
        }
    }
}

/// The folder that a file lies in.
fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}

/// A document that a scenario names: a file in the folders that the user has named, whatever links lead to, and
/// nothing else on this computer.
fn read_beside(scenario: &Path, tree: &Path, named: &str) -> Result<String, String> {
    let place = |path: &Path| path.canonicalize().map_err(|error| error.to_string());
    let (path, tree) = (place(&folder_of(scenario).join(named))?, place(tree)?);
    if !path.starts_with(&tree) || !path.is_file() {
        let tree = tree.display();
        return Err(format!(
            "it is no file in {tree}, which is all that is looked at"
        ));
    }
    super::read(&path).map_err(|error| format!("{error:#}"))
}

/// All scenario files below a path, in order; a file named by the user counts
/// whatever it is called.
fn collect(path: &Path, named: bool, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    if path.is_dir() {
        let entries = fs::read_dir(path);
        let entries = entries.with_context(|| format!("cannot read {}", path.display()))?;
        let mut inside: Vec<PathBuf> = Vec::new();
        for entry in entries {
            inside.push(entry?.path());
        }
        inside.sort();
        for path in inside {
            collect(&path, false, files)?;
        }
    } else if named || path.extension().is_some_and(|ext| ext == "scenario") {
        files.push(path.to_path_buf());
    }
    Ok(())
}
