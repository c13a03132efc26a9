//! `touchline what-if`.

use arena::open_match;

use super::{agreed, read, season::correct};
use crate::{args::WhatIfArgs, error::CliError, place};

pub fn run(args: &WhatIfArgs) -> Result<(), CliError> {
    let library = place::library(args.data.as_ref())?;
    let game = open_match(&read(&args.file)?, &library).map_err(agreed::setup_error)?;
    if game.pending().is_some() {
        return Err(CliError::usage(format!(
            "{} is not finished: play it to its end first",
            args.file.display()
        )));
    }
    correct::what_if(game.as_ref(), &args.changes, args.out.as_deref())
}
