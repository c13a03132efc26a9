//! Matches of a season, simulated.

use arena::{Dice, GameId, MatchSetup, report};
use competition::course::{Act, MatchKey};
use library::Library;
use rayon::prelude::*;
use tabletop::{BySide, UndoRule};

use super::{Entry, How, Season, SeasonError};

impl Season {
    /// What is agreed before a match of the season, between computer coaches and with
    /// dice of its own.
    ///
    /// # Errors
    ///
    /// If there is no such match or game.
    pub fn setup(&self, key: MatchKey) -> Result<MatchSetup, SeasonError> {
        let brief = self.course.brief(key)?;
        let name = &self.header.game;
        let game = GameId::named(name)
            .ok_or_else(|| SeasonError::Unfit(format!("there is no game `{name}`")))?;
        let teams = BySide {
            home: brief.fixture.home,
            away: brief.fixture.away,
        };
        let coach = game.coaches().first().map_or("", |(name, _)| *name);
        let setup = MatchSetup {
            game,
            names: teams.map(|team| self.name(team).to_string()),
            teams: teams.map(|team| self.header.teams.get(team.0)?.team.clone()),
            coaches: BySide::both(coach.to_string()),
            dice: Dice::App {
                seed: self.header.seed,
                index: number(key),
            },
            undo: UndoRule::Off,
            reroll: false,
            options: self.header.options.clone(),
            asked: None,
        };
        Ok(report::for_fixture(setup, &brief))
    }

    /// Simulates matches on all cores, in any order; nothing is entered yet.
    ///
    /// # Errors
    ///
    /// If one of them cannot begin.
    pub fn simulate(
        &self,
        keys: &[MatchKey],
        library: &Library,
    ) -> Result<Vec<Entry>, SeasonError> {
        let simulated = keys.par_iter().map(|&key| self.simulate_one(key, library));
        simulated.collect()
    }

    fn simulate_one(&self, key: MatchKey, library: &Library) -> Result<Entry, SeasonError> {
        let setup = self.setup(key)?;
        let mut report = report::simulate_one(&setup, library)?;
        let brief = self.course.brief(key)?;
        // A game that knows no extra time leaves a level match to lots.
        if brief.judge(&report.result).is_err() {
            report.result.extra = None;
            report.result.shootout = None;
            report.result.lots = Some(self.course.kicks_first(key));
        }
        let act = Act::Result {
            key,
            teams: [brief.fixture.home, brief.fixture.away],
            result: Box::new(report.result.clone()),
        };
        Ok(Entry {
            how: How::Simulated,
            game: Some(setup.game.id().to_string()),
            dice: Some([self.header.seed, number(key)]),
            ..Entry::new(act).with_report(&report)
        })
    }
}

/// A number of its own for every match of a season, whenever it is played.
fn number(key: MatchKey) -> u64 {
    let [stage, round, slot, game] =
        [key.stage, key.round, key.slot, key.game].map(|part| part as u64);
    ((stage * 10_000 + round) * 10_000 + slot) * 100 + game
}
