//! `touchline serve`: the page.

use std::{io::Write as _, path::Path, time::Duration};

use anyhow::Context as _;
use clubhouse::Clubhouse;
use server::{Server, ServerSettings};
use store::{DbAddress, Store};
use tokio::time::timeout;

use super::office_key;
use crate::{args::ServeArgs, error::CliError, page, place};

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
        Some(db) => DbAddress::parse(db),
        None => DbAddress::File(place::database()?),
    };
    let password = args.password_file.as_deref().map(password).transpose()?;
    let store = Store::open(&address).await?;
    let patience = Duration::from_secs(args.away_seconds);
    let clubhouse = Clubhouse::new(store, library, patience);
    let key_file = place::office_key()?;
    let key = office_key::in_file(&key_file);
    let office = match reached_from_elsewhere(args) {
        true => Some(key?),
        // Nobody will ask for it: a folder that cannot be written stops nobody.
        false => key.ok(),
    };
    let server = Server::bind(ServerSettings {
        listen: args.listen,
        password,
        rate: args.rate,
        hosts: args.host.clone(),
        office: office.clone(),
        connections_each: args.connections,
        trusted_proxies: args.trusted_proxy.clone(),
        page: page::file,
    })
    .await?;
    let mut hello = format!("Touchline is at {}\n", server.url());
    if let Some(office) = office.filter(|_| reached_from_elsewhere(args)) {
        let url = match args.host.first() {
            Some(name) => format!("https://{name}"),
            None => server.addresses().pop().unwrap_or(server.url()),
        };
        hello.push_str(&format!(
            "the office of the seasons: {url}/#/seasons?office={office}\n\
             (its key is kept in {})\n",
            key_file.display()
        ));
    }
    for address in server.addresses() {
        hello.push_str(&format!("on your network: {address}\n"));
    }
    hello.push_str(&format!("Matches are kept in {address}. Ctrl-C ends it.\n"));
    // It serves also where nobody reads this.
    let _ = crate::screen::stdout().write_all(hello.as_bytes());
    server.run(clubhouse.clone(), asked_to_stop()).await;
    // What was acknowledged is kept without it.
    let _ = timeout(CLOSING, clubhouse.close()).await;
    Ok(())
}

/// True if others than this machine can call: then the office has to prove itself.
fn reached_from_elsewhere(args: &ServeArgs) -> bool {
    let proxy = !args.host.is_empty() || !args.trusted_proxy.is_empty();
    proxy || !args.listen.ip().is_loopback()
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
