//! Progress of long commands, and files that are whole or not there: whoever ends a command
//! early finds what was there before.

use std::{borrow::Cow, ffi::OsString, fs, path::Path};

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many of something.
pub fn bar(count: u64, of: impl Into<Cow<'static, str>>) -> ProgressBar {
    let bar = ProgressBar::new(count);
    let style = "{bar:30} {human_pos}/{human_len} {msg} ({eta})";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar.with_message(of)
}

/// Writes a file beside its place and moves it there when it is whole.
pub fn save(path: &Path, text: &str) -> anyhow::Result<()> {
    let cannot = || format!("cannot write {}; check the folder", path.display());
    let mut name = OsString::from(path.file_name().with_context(cannot)?);
    name.push(".part");
    let part = path.with_file_name(name);
    fs::write(&part, text).with_context(cannot)?;
    fs::rename(&part, path).with_context(cannot)
}
