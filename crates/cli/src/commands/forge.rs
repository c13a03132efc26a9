//! `touchline forge`.

use std::fs;

use anyhow::Context as _;
use forge::offense_charts;

use crate::{
    args::{ForgeArgs, ForgeCommand},
    error::CliError,
};

pub fn run(args: &ForgeArgs) -> Result<(), CliError> {
    let ForgeCommand::Charts { out } = &args.what;
    fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
    for (name, text) in [
        ("standard.charts", offense_charts::charts()),
        ("standard.deck", offense_charts::deck()),
    ] {
        let path = out.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        eprintln!("{}", path.display());
    }
    Ok(())
}
