//! An ordeal from beginning to end: a server, its players, and the reckoning.

use std::time::{Duration, Instant};

use super::{
    figures::Figures,
    house::House,
    players::{Before, Players},
};

/// A server with players.
pub struct Trial {
    pub house: House,
    pub players: Players,
    figures: Figures,
}

impl Trial {
    /// Lets players play at a server until each has come to his first answer.
    pub fn begin(what: &str, house: House) -> Trial {
        Trial::begin_with(what, house, None)
    }

    /// The same with players who do something before they send an answer.
    #[track_caller]
    pub fn begin_with(what: &str, house: House, before: Option<&Before>) -> Trial {
        let players = Players::sit_down(&house.client(), before);
        players.all_go_on().unwrap();
        Trial {
            house,
            players,
            figures: Figures::of(what),
        }
    }

    /// One more run is over: notes how long it takes until everybody goes on. False if
    /// somebody is stuck.
    pub fn all_go_on(&mut self) -> bool {
        self.all_go_on_since(Instant::now())
    }

    /// The same since something happened.
    pub fn all_go_on_since(&mut self, begin: Instant) -> bool {
        self.figures.runs += 1;
        let stuck = self.players.all_go_on();
        self.figures.longest = self.figures.longest.max(begin.elapsed());
        self.note(stuck)
    }

    /// So many hung up, which counts as so many runs.
    pub fn hung_up(&mut self, count: u64) {
        self.figures.runs += count - 1;
    }

    /// Notes what should not be; true if there is nothing.
    pub fn note(&mut self, result: Result<(), String>) -> bool {
        let fine = result.is_ok();
        let run = self.figures.runs;
        let fault = result.err().map(|fault| format!("run {run}: {fault}"));
        self.figures.faults.extend(fault);
        fine
    }

    /// How long something took that everybody waited for.
    pub fn took(&mut self, time: Duration) {
        self.figures.longest = self.figures.longest.max(time);
    }

    /// Sends the players away and kills the server, so that only what is in the database
    /// counts, and counts that.
    pub fn end(self) -> Figures {
        let mut figures = self.figures;
        let (played, odd) = self.players.leave();
        figures.faults.extend(odd);
        let log = self.house.log();
        self.house.kill();
        self.house.start();
        let client = self.house.client();
        for played in &played {
            figures.count(&client, played);
        }
        if !figures.faults.is_empty() {
            eprintln!("{}: the server said last:\n{log}", figures.what);
        }
        figures
    }
}
