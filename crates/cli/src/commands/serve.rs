//! `touchline serve`: the page.

use std::{io::Write as _, path::Path, time::Duration};

use anyhow::Context as _;
use clubhouse::{Clubhouse, new_secret};
use server::{Server, Settings};
use store::{Address, Store};
use tokio::time::timeout;

use crate::{args::ServeArgs, error::CliError, place};

/// How long the database may take to be closed.
const CLOSING: Duration = Duration::from_secs(2);

pub fn run(args: &ServeArgs) -> Result<(), CliError> {
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_target(false)
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .init();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("cannot start the threads of the server")?;
    let done = runtime.block_on(serve(args));
    // A coach who still thinks does not keep it.
    runtime.shutdown_background();
    done
}

async fn serve(args: &ServeArgs) -> Result<(), CliError> {
    let library = place::library(args.data.as_ref())?;
    let address = match &args.db {
        Some(db) => Address::parse(db),
        None => Address::File(place::database()?),
    };
    let password = args.password_file.as_deref().map(password).transpose()?;
    let store = Store::open(&address).await?;
    let patience = Duration::from_secs(args.away_seconds);
    let clubhouse = Clubhouse::new(store, library, patience);
    // Who sits at this machine may change seasons; others need the address of the office.
    let office = match args.listen.ip().is_loopback() {
        true => None,
        false => Some(new_secret().context("no random numbers")?),
    };
    let server = Server::bind(Settings {
        listen: args.listen,
        password,
        rate: args.rate,
        hosts: args.host.clone(),
        office: office.clone(),
    })
    .await?;
    let mut hello = format!("Touchline is at {}\n", server.url());
    if let Some(office) = office {
        let url = server.url();
        hello.push_str(&format!(
            "the office of the seasons: {url}/#/seasons?office={office}\n"
        ));
    }
    for address in server.addresses() {
        hello.push_str(&format!("on your network: {address}\n"));
    }
    hello.push_str(&format!("Matches are kept in {address}. Ctrl-C ends it.\n"));
    // It serves also where nobody reads this.
    let _ = crate::screen::stdout().write_all(hello.as_bytes());
    server.run(clubhouse.clone(), asked_to_stop()).await?;
    // What was acknowledged is kept without it.
    let _ = timeout(CLOSING, clubhouse.close()).await;
    Ok(())
}

fn password(path: &Path) -> Result<String, CliError> {
    let text = super::read(path)?;
    match text.lines().next().map(str::trim) {
        Some(password) if !password.is_empty() => Ok(password.to_string()),
        _ => Err(CliError::usage(format!(
            "{} has no password on its first line",
            path.display()
        ))),
    }
}

/// Ctrl-C, or a polite request to end.
async fn asked_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => (),
                _ = terminated.recv() => (),
            }
            return;
        }
    }
    let _ = interrupted.await;
}
