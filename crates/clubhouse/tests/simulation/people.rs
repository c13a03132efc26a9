//! People: they create, answer, take back, hang up, follow, enter results; and say the same
//! again if they are told that nobody knows.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    sync::atomic::Ordering,
    time::Duration,
};

use arena::Pending;
use clubhouse::{LastSeen, Refusal, Room, SignOfLife};
use games::{HUMAN, wish::MatchWish};
use library::Library;
use seasons::{Season, SeasonError, SeasonHeader, SeasonLine};
use store::StoreError;
use tabletop::BySide;
use tokio::{
    task::spawn_local,
    time::{Instant, sleep, timeout},
};

use crate::{
    ledger::Told,
    table::{Deed, Table},
    world::{Server, World},
};

const PEOPLE: usize = 14;

/// Matches that are played at a time.
const TABLES: usize = 20;

/// A match is left after so many lines: to open a long one takes long.
const LONG: usize = 150;

/// How often somebody says the same again.
const AGAIN: usize = 8;

/// Plays so many operations.
pub async fn play(world: &Rc<World>, operations: u64) {
    begin_season(world).await;
    world.left.set(operations);
    world.sky.storm.store(true, Ordering::SeqCst);
    let people = (0..PEOPLE).map(|_| spawn_local(live(Rc::clone(world))));
    let weather = spawn_local(weather(Rc::clone(world)));
    for person in people.collect::<Vec<_>>() {
        person.await.unwrap();
    }
    weather.await.unwrap();
}

/// What happens to everybody at once, now and then.
async fn weather(world: Rc<World>) {
    while world.left.get() > 0 {
        let dice = &world.dice;
        sleep(Duration::from_millis(500 + dice.below(4000))).await;
        match dice.below(4) {
            0 => world.crash().await,
            1 => world
                .sky
                .database_goes_away(Duration::from_millis(dice.below(6000))),
            2 => world
                .sky
                .disk_fills(Duration::from_millis(dice.below(4000))),
            _ => (),
        }
    }
}

async fn live(world: Rc<World>) {
    while world.left.get() > 0 {
        world.left.set(world.left.get() - 1);
        world.tally.borrow_mut().operations += 1;
        sleep(Duration::from_millis(world.dice.below(40))).await;
        let mut open = world.tables.borrow().clone();
        open.retain(|table| !table.over.get());
        let table = world.dice.one_of(&open).cloned();
        match (world.dice.below(100), table) {
            (0..=5, _) if open.len() < TABLES => create(&world).await,
            (0..=9, Some(table)) => undo(&world, &table).await,
            (10..=12, Some(table)) => pause(&world, &table).await,
            (13..=14, Some(table)) => give_a_sign(&world, &table).await,
            (15..=19, _) => enter_result(&world).await,
            (_, Some(table)) => answer(&world, &table).await,
            (_, None) => create(&world).await,
        }
    }
}

async fn create(world: &Rc<World>) {
    let dice = &world.dice;
    let person = Some(HUMAN.to_string());
    let two = dice.chance(500);
    let live = dice.chance(150);
    let mut options = vec!["first_kick_off=home".to_string()];
    if live {
        options.extend(["time_model=live".into(), "decision_seconds=2".into()]);
    }
    let wish = MatchWish {
        game: "goal-dice".to_string(),
        coaches: BySide {
            home: person.clone(),
            away: if two { person } else { None },
        },
        one_screen: live || dice.chance(300),
        options,
        ..MatchWish::default()
    };
    let (server, since) = (world.server(), Instant::now());
    let Some(created) = or_hang_up(world, server.clubhouse.create(&wish)).await else {
        return;
    };
    world.waited("create", since);
    match created {
        Ok(created) => {
            let table = Rc::new(Table {
                id: created.id,
                secrets: created.secrets.coaches,
                live,
                over: Cell::new(false),
                tries: RefCell::default(),
                seen: RefCell::default(),
            });
            for _ in 0..=dice.below(2) {
                table.seen.borrow_mut().push(0);
                let number = table.seen.borrow().len() - 1;
                spawn_local(follow(Rc::clone(world), Rc::clone(&table), number));
            }
            world.tables.borrow_mut().push(table);
        }
        Err(refusal) => {
            told(world, &server, "create", &refusal);
        }
    }
}

/// Follows a match, and comes back whenever the line is dead.
async fn follow(world: Rc<World>, table: Rc<Table>, number: usize) {
    loop {
        let server = world.server();
        let Ok(mut seen) = server.clubhouse.look(&table.id, LastSeen::of).await else {
            sleep(Duration::from_millis(300)).await;
            continue;
        };
        loop {
            table.seen.borrow_mut()[number] = seen.version();
            let mut ends = Box::pin(dies(&server));
            let changed = tokio::select! {
                biased;
                () = &mut ends => break,
                changed = server.clubhouse.changed(&table.id, &seen) => changed,
            };
            let news =
                server
                    .clubhouse
                    .shared_update(&table.id, Some(seen.version()), "en", |_, _, _| {
                        String::new()
                    });
            match (changed, news.await) {
                (Ok(()), Ok((_, now))) => seen = now,
                // As the page does: it stays on the line, and the server tries again.
                _ => sleep(Duration::from_millis(500)).await,
            }
        }
    }
}

/// The line to a server goes dead with it.
async fn dies(server: &Server) {
    while !server.weather.is_dead() {
        sleep(Duration::from_millis(100)).await;
    }
}

/// Waits for something, or hangs up in the middle of it now and then.
async fn or_hang_up<T>(world: &World, work: impl Future<Output = T>) -> Option<T> {
    if !world.dice.chance(100) {
        return Some(work.await);
    }
    let moment = Duration::from_micros(world.dice.below(20_000));
    let done = timeout(moment, work).await.ok();
    world.tally.borrow_mut().hang_ups += u64::from(done.is_none());
    done
}

/// What somebody was told who did something.
fn told(world: &World, server: &Server, what: &str, refusal: &Refusal) -> Told {
    if server.weather.is_dead() {
        return Told::Unsure;
    }
    match refusal {
        Refusal::NotKept(StoreError::Unsure) => return Told::Unsure,
        Refusal::NotKept(StoreError::Full) => world.tally.borrow_mut().full += 1,
        Refusal::NoMatch | Refusal::NoSeat | Refusal::Damaged(_) | Refusal::Failed(_) => {
            world.violation(format!("{what}: {refusal}"));
        }
        _ => (),
    }
    Told::Refused
}

/// Looks at a match as it is now.
async fn look<T: Send + 'static>(
    world: &World,
    table: &Table,
    look: impl FnOnce(&Room) -> T + Send + 'static,
) -> Option<T> {
    let (server, since) = (world.server(), Instant::now());
    let seen = or_hang_up(world, server.clubhouse.look(&table.id, look)).await?;
    world.waited("look", since);
    if let Err(refusal) = &seen {
        told(world, &server, &format!("look at {}", table.id), refusal);
    }
    seen.ok()
}

async fn answer(world: &World, table: &Table) {
    let question = look(world, table, |room| (room.version(), room.played.pending()));
    let (version, side, menu) = match question.await {
        Some((version, Some(Pending::Decide { .. }))) if version > LONG && !table.live => {
            return table.over.set(true);
        }
        Some((version, Some(Pending::Decide { side, menu, .. }))) => (version, side, menu),
        Some((_, None)) => return table.over.set(true),
        _ => return,
    };
    let (Some(choice), Some(secret)) = (world.dice.one_of(&menu), &table.secrets[side]) else {
        return;
    };
    let deed = Deed::Answer(choice.clone());
    act(world, table, version, &deed, async |server: &Server| {
        let answers = vec![choice.clone()];
        server
            .clubhouse
            .answer(&table.id, secret, version, answers)
            .await
    })
    .await;
}

async fn undo(world: &World, table: &Table) {
    let question = look(world, table, |room| (room.version(), room.can_undo()));
    let Some((version, true)) = question.await else {
        return;
    };
    let secrets = [&table.secrets.home, &table.secrets.away];
    let Some(Some(secret)) = world.dice.one_of(&secrets) else {
        return;
    };
    act(
        world,
        table,
        version,
        &Deed::Undo,
        async |server: &Server| server.clubhouse.undo(&table.id, secret, version).await,
    )
    .await;
}

/// Does something, perhaps hangs up meanwhile, and does it again as long as nobody knows
/// whether it was done.
async fn act(
    world: &World,
    table: &Table,
    version: usize,
    deed: &Deed,
    does: impl AsyncFn(&Server) -> Result<(), Refusal>,
) {
    for _ in 0..AGAIN {
        let (server, since) = (world.server(), Instant::now());
        let Some(done) = or_hang_up(world, does(&server)).await else {
            // Whatever comes of it: it was tried.
            return table.note(version, deed, Told::Unsure);
        };
        world.waited(&format!("{deed:?}"), since);
        let told = match &done {
            Ok(()) => Told::Acknowledged,
            Err(refusal) => told(world, &server, &format!("{deed:?} at {version}"), refusal),
        };
        table.note(version, deed, told);
        world.tally.borrow_mut().count(told);
        match done {
            Err(Refusal::NotKept(_) | Refusal::Busy) => (),
            Err(_) if told == Told::Unsure => (),
            _ => return,
        }
        sleep(Duration::from_secs(1)).await;
    }
}

async fn pause(world: &World, table: &Table) {
    let clock = look(world, table, |room| (room.version(), room.clock()));
    let (Some((version, Some(clock))), Some(secret)) = (clock.await, &table.secrets.home) else {
        return;
    };
    let (server, since) = (world.server(), Instant::now());
    let leaves = version > LONG;
    let on = leaves || clock.running && world.dice.chance(200);
    let pause = server.clubhouse.pause(&table.id, secret, version, on);
    let done = or_hang_up(world, pause).await;
    world.waited("pause", since);
    if leaves && matches!(done, Some(Ok(()))) {
        table.over.set(true);
    }
    if let Some(Err(refusal)) = done {
        told(world, &server, "pause", &refusal);
    }
}

async fn give_a_sign(world: &World, table: &Table) {
    let (server, since) = (world.server(), Instant::now());
    let secret = table.secrets.home.clone().unwrap_or_default();
    let sign = SignOfLife::default();
    let sign = server.clubhouse.present(&table.id, &secret, sign);
    let done = or_hang_up(world, sign).await;
    world.waited("a sign of life", since);
    if let Some(Err(refusal)) = done {
        told(world, &server, "a sign of life", &refusal);
    }
}

async fn begin_season(world: &World) {
    let library = Library::default();
    let mut header = SeasonHeader::new(&world.season_id, "league", &library).unwrap();
    header.game = "goal-dice".to_string();
    header.choose_teams(&[], None, &library).unwrap();
    let season = Season::new(header).unwrap();
    let seasons = world.server().clubhouse.seasons();
    seasons.create(&season).await.unwrap();
}

/// Enters a result, or takes the last thing back.
async fn enter_result(world: &World) {
    let (server, since) = (world.server(), Instant::now());
    let seasons = server.clubhouse.seasons();
    let Ok(mut season) = seasons.open(&world.season_id).await else {
        return world.waited("season", since);
    };
    let new = match (world.dice.chance(300), season.last_number()) {
        (true, Ok(last)) => season.undo(&[last], false).unwrap(),
        _ => {
            let Some(key) = season.open_matches().next() else {
                return;
            };
            let mut entries = season.simulate(&[key], &Library::default(), None).unwrap();
            SeasonLine::from(entries.remove(0))
        }
    };
    let lines = vec![new.line()];
    let (after, since) = (season.lines().len(), Instant::now());
    let done = or_hang_up(world, seasons.enter(&mut season, vec![new])).await;
    world.waited("season", since);
    let told = match done.unwrap_or(Err(SeasonError::Store(StoreError::Unsure))) {
        Ok(()) => Told::Acknowledged,
        Err(SeasonError::Store(StoreError::Unsure)) => Told::Unsure,
        Err(_) if server.weather.is_dead() => Told::Unsure,
        Err(SeasonError::Store(_) | SeasonError::Overtaken) => Told::Refused,
        Err(other) => return world.violation(format!("season: {other}")),
    };
    world.season.borrow_mut().note(after, &lines, told);
    world.tally.borrow_mut().count(told);
}
