//! The server under load: many live matches, every one with two players and a spectator
//! who follow it on lines of their own. Measures how long an answer takes to be
//! acknowledged and to arrive, and looks for everything that was acknowledged.
//!
//! `make load` runs it.

mod attacker;
mod house;
mod http;
mod people;
mod tally;
mod world;

use std::{cell::Cell, io::Result, process::ExitCode, rc::Rc, time::Duration};

use clap::Parser;
use tokio::{
    task::{LocalSet, spawn_local},
    time::sleep,
};

use house::{House, own_seconds};
use people::Table;
use tally::{Tally, Times};
use world::World;

/// Whoever waits longer than that waits in vain, which is a fault.
const PATIENCE: Duration = Duration::from_secs(20);

/// Milliseconds within which all answers are acknowledged beside an attacker.
const BESIDE_AN_ATTACKER: f64 = 250.0;

/// Puts servers under load and says how they bear it.
#[derive(Parser)]
struct Options {
    /// Live matches at a time.
    #[arg(long, default_value_t = 300)]
    matches: usize,
    /// How long answers are measured.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Milliseconds between two answers of a match.
    #[arg(long, default_value_t = 1000)]
    pace: u64,
    /// Games, in turn.
    #[arg(
        long,
        default_value = "goal-dice,inside-the-net",
        value_delimiter = ','
    )]
    games: Vec<String>,
    /// PostgreSQL by URL, or a file; a file of its own if left out.
    #[arg(long)]
    db: Option<String>,
    /// Servers on that database.
    #[arg(long, default_value_t = 1)]
    processes: usize,
    /// How often a server is killed meanwhile.
    #[arg(long, default_value_t = 0)]
    kill: u32,
    /// Spectators who are told the chances of winning.
    #[arg(long, default_value_t = 5)]
    chances: usize,
    /// Milliseconds within which 99 of 100 answers have to be acknowledged.
    #[arg(long, default_value_t = 50.0)]
    bound: f64,
    /// Lines of one more, who asks for everything he can from an address of his own; then all
    /// answers have to be acknowledged within a quarter of a second.
    #[arg(long, default_value_t = 0)]
    attack: usize,
    /// What cargo adds.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> ExitCode {
    let options = Options::parse();
    // One thread: the rest of the machine is the servers'.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let done = runtime.and_then(|runtime| LocalSet::new().block_on(&runtime, run(&options)));
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("the load cannot be made: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(options: &Options) -> Result<bool> {
    let world = Rc::new(World {
        house: House::open(options.processes, options.db.clone(), options.attack > 0).await?,
        tally: Tally::default(),
        goes_on: Cell::new(true),
        chances: options.chances,
        attacker: attacker::Got::default(),
    });
    eprintln!("{} matches are set up …", options.matches);
    let mut tables = Vec::new();
    for number in 0..options.matches {
        tables.push(set_up(&world, number, &options.games).await?);
    }
    let (servers, own) = (world.house.processor_seconds(), own_seconds());
    world.tally.begin();
    attacker::attack(&world, options.attack);
    let pace = Duration::from_millis(options.pace);
    let games = tables.into_iter().enumerate().map(|(number, table)| {
        let (world, games) = (Rc::clone(&world), options.games.clone());
        spawn_local(keep_playing(world, number, table, pace, games))
    });
    let games: Vec<_> = games.collect();
    kill_now_and_then(&world, options).await?;
    world.goes_on.set(false);
    world.tally.end();
    let load = (
        world.house.processor_seconds() - servers,
        own_seconds() - own,
    );
    let mut played = Vec::new();
    for game in games {
        played.extend(game.await?);
    }
    // What counts is in the database, not in anybody's memory.
    world.house.kill_all().await?;
    for table in &played {
        table.check().await?;
    }
    if options.attack > 0 {
        let lines = options.attack;
        println!(
            "beside an attacker on {lines} lines, who got: {}",
            world.attacker.told()
        );
    }
    Ok(report(&world.tally, options, played.len(), load))
}

async fn set_up(world: &Rc<World>, number: usize, games: &[String]) -> Result<Rc<Table>> {
    let game = &games[number % games.len()];
    let table = Table::create(world, number, game).await?;
    table.unseal().await?;
    Ok(table)
}

/// Plays a match, and another one after it.
async fn keep_playing(
    world: Rc<World>,
    number: usize,
    mut table: Rc<Table>,
    pace: Duration,
    games: Vec<String>,
) -> Vec<Rc<Table>> {
    let mut played = Vec::new();
    loop {
        table.play(pace).await;
        table.all_seen().await;
        played.push(table);
        table = loop {
            if !world.goes_on.get() {
                return played;
            }
            match set_up(&world, number, &games).await {
                Ok(table) => break table,
                // No server is there.
                Err(_) => sleep(pace).await,
            }
        };
    }
}

/// Lets the time pass, and kills servers in turn.
async fn kill_now_and_then(world: &World, options: &Options) -> Result<()> {
    let part = Duration::from_secs(options.seconds) / (options.kill + 1);
    sleep(part).await;
    for kill in 0..options.kill {
        world.tally.server_went();
        world.house.kill(kill as usize).await?;
        world.tally.server_came_back();
        sleep(part).await;
    }
    Ok(())
}

/// Prints what was measured; true if it is as it should be.
fn report(tally: &Tally, options: &Options, played: usize, load: (f64, f64)) -> bool {
    let Options {
        matches,
        seconds,
        processes,
        kill,
        bound,
        ..
    } = options;
    let db = if options.db.is_some() {
        "the database that was named"
    } else {
        "SQLite"
    };
    println!(
        "{matches} matches ({}), {seconds} s, {processes} server(s), {db}, {kill} kills",
        options.games.join(", ")
    );
    println!(
        "{:<34}{:>8}{:>9}{:>9}{:>9}{:>9}",
        "milliseconds from sending to", "count", "p50", "p90", "p99", "max"
    );
    let row = |what: &str, times: &Times| {
        let at = |share| times.quantile(share);
        let (half, most, nearly, all) = (at(0.5), at(0.9), at(0.99), at(1.0));
        println!(
            "{what:<34}{:>8}{half:>9.1}{most:>9.1}{nearly:>9.1}{all:>9.1}",
            times.count()
        );
    };
    row("acknowledgement", &tally.acknowledged);
    row("arrival at the other player", &tally.other);
    row("arrival at the spectator", &tally.watcher);
    if *kill > 0 {
        row("any, while a server came back", &tally.disturbed);
    }
    let per_second = |spent: f64| 100.0 * spent / *seconds as f64;
    println!(
        "{} answers acknowledged in {played} matches, {} untold, {} reconnections, {} chances",
        tally.answers.get(),
        tally.untold.get(),
        tally.reconnections.get(),
        tally.chances.get()
    );
    println!(
        "processor: servers {:.0} %, this program {:.0} % of a core",
        per_second(load.0),
        per_second(load.1)
    );
    let faults = tally.faults();
    for fault in faults.iter().take(20) {
        println!("FAULT {fault}");
    }
    // Beside an attacker nobody may wait long; otherwise one in a hundred may.
    let (which, share, bound) = match options.attack {
        0 => ("p99", 0.99, *bound),
        _ => ("max", 1.0, BESIDE_AN_ATTACKER),
    };
    let longest = tally.acknowledged.quantile(share);
    let in_time = longest < bound && tally.acknowledged.count() > 0;
    println!(
        "nothing lost: {}; {which} {longest:.1} ms below {bound} ms: {}",
        yes(faults.is_empty()),
        yes(in_time)
    );
    faults.is_empty() && in_time
}

fn yes(fine: bool) -> &'static str {
    if fine { "yes" } else { "NO" }
}
