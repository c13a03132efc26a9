//! The `touchline` command: everything is called, nothing decided.

#[macro_use]
mod screen;

mod args;
mod commands;
mod error;
mod page;
mod place;
mod speech;
mod terminal;

use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};
use error::CliError;

/// A server makes and drops many small texts on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_broken_pipe() => ExitCode::SUCCESS,
        Err(CliError::Quiet) => ExitCode::from(1),
        Err(CliError::Usage(text)) => {
            eprintln!("error: {text}");
            ExitCode::from(2)
        }
        Err(CliError::Failed(error)) => {
            eprintln!("error: {error:#}");
            ExitCode::from(1)
        }
    }
}

fn run(cli: Cli) -> Result<(), CliError> {
    match cli.command {
        Command::Games(args) => commands::games::run(&args),
        Command::Teams(args) => commands::teams::run(&args),
        Command::Learn(args) => commands::learn::run(&args),
        Command::Play(args) => commands::play::run(&args),
        Command::Draft(args) => commands::draft::run(&args),
        Command::Serve(args) => commands::serve::run(&args),
        Command::Replay(args) => commands::replay::run(&args),
        Command::WhatIf(args) => commands::what_if::run(&args),
        Command::Sim(args) => commands::sim::run(&args),
        Command::Ladder(args) => commands::ladder::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::Odds(args) => commands::odds::run(&args),
        Command::Scenario(args) => commands::scenario::run(&args),
        Command::League(args) => commands::season::run(&args, "league"),
        Command::Cup(args) => commands::season::run(&args, "cup"),
        Command::Season(args) => commands::season::run(&args, "league"),
        Command::Backup(args) => commands::backup::run(&args),
        Command::Restore(args) => commands::restore::run(&args),
        Command::Forge(args) => commands::forge::run(&args),
        Command::Check(args) => commands::check::run(&args),
    }
}
