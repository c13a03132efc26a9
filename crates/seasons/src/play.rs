//! Matches of a season: what is agreed before them, and what is entered after them.

use competition::course::{Act, CourseError, MatchKey, Scheduled};
use competition::injuries::too_few;
use competition::result::MatchResult;
use games::{Dice, Foretold, GameId, MatchSetup};
use library::Library;
use rayon::prelude::*;
use simulation::{MatchReport, report};
use tabletop::{BySide, UndoRule};

use super::{HowPlayed, JournalEntry, Season, SeasonError};

impl Season {
    /// The game of a match, with its options: as the match, its round or its stage says,
    /// or the season's.
    ///
    /// # Errors
    ///
    /// If there is no such game.
    pub fn game_of(&self, key: MatchKey) -> Result<(GameId, Vec<String>), SeasonError> {
        let header = &self.header;
        let named = key.to_string();
        let ends = named
            .match_indices('.')
            .map(|(at, _)| at)
            .chain([named.len()]);
        let mut parts: Vec<&str> = ends.map(|end| &named[..end]).collect();
        parts.reverse();
        match parts.iter().find_map(|part| header.games.get(*part)) {
            Some(text) => game_in(text),
            None => Ok((game_in(&header.game)?.0, header.options.clone())),
        }
    }

    /// What is agreed before a match of the season, between computer coaches and with
    /// dice of its own. Another game than the season's can be named, with its options
    /// behind it.
    ///
    /// # Errors
    ///
    /// If there is no such match or game.
    pub fn setup(&self, key: MatchKey, game: Option<&str>) -> Result<MatchSetup, SeasonError> {
        let brief = self.course.brief(key)?;
        let (game, options) = match game {
            Some(text) => game_in(text)?,
            None => self.game_of(key)?,
        };
        let teams = BySide {
            home: brief.fixture.home,
            away: brief.fixture.away,
        };
        let coach = game.coaches().first().map_or("", |(name, _)| *name);
        let setup = MatchSetup {
            game,
            names: teams.map(|team| self.name(team).to_string()),
            teams: teams.map(|team| {
                let team = self.header.teams.get(team.0)?;
                team.ids.get(game.id()).or(team.team.as_ref()).cloned()
            }),
            coaches: BySide::both(coach.to_string()),
            dice: Dice::App {
                seed: self.header.seed,
                index: number(key),
            },
            undo: UndoRule::Off,
            reroll: false,
            foretold: Foretold::default(),
            options,
            asked: None,
            men: self.men(key)?,
        };
        Ok(report::for_fixture(setup, &brief))
    }

    /// Simulates matches on all cores, in any order; nothing is entered yet. Another game
    /// than the season's can be named.
    ///
    /// # Errors
    ///
    /// If one of them cannot begin.
    pub fn simulate(
        &self,
        keys: &[MatchKey],
        library: &Library,
        game: Option<&str>,
    ) -> Result<Vec<JournalEntry>, SeasonError> {
        let simulated = keys
            .par_iter()
            .map(|&key| self.simulate_one(key, library, game));
        simulated.collect()
    }

    fn simulate_one(
        &self,
        key: MatchKey,
        library: &Library,
        game: Option<&str>,
    ) -> Result<JournalEntry, SeasonError> {
        let setup = self.setup(key, game)?;
        if let Some(walkover) = self.walkover(key, &setup, library)? {
            return Ok(walkover);
        }
        let report = report::simulate_one(&setup, library)?;
        let mut entry = self.entry(key, &setup, &report)?;
        entry.how = HowPlayed::Simulated;
        // With its options, so that it can be played again.
        entry.game = game.map(str::to_string).or(entry.game);
        Ok(entry)
    }

    /// The match as it is lost by who cannot field enough men (CP-9.3), if somebody
    /// cannot.
    ///
    /// # Errors
    ///
    /// If the teams cannot be had.
    pub fn walkover(
        &self,
        key: MatchKey,
        setup: &MatchSetup,
        library: &Library,
    ) -> Result<Option<JournalEntry>, SeasonError> {
        let nobody_missing = setup.men.home.missing.is_empty() && setup.men.away.missing.is_empty();
        if nobody_missing {
            return Ok(None);
        }
        let men = setup.men_there(library)?;
        let minimum = self.course.plan().spec.minimum;
        let Some(blame) = too_few([men.home, men.away], minimum) else {
            return Ok(None);
        };
        let result = MatchResult::walkover(blame, None);
        Ok(Some(JournalEntry::new(self.act(key, result)?)))
    }

    pub(super) fn act(&self, key: MatchKey, result: MatchResult) -> Result<Act, SeasonError> {
        let fixture = self.course.brief(key)?.fixture;
        Ok(Act::Result {
            key,
            teams: [fixture.home, fixture.away],
            result: Box::new(result),
        })
    }

    /// What is entered for a match that was played to its end.
    ///
    /// # Errors
    ///
    /// If there is no such match.
    pub fn entry(
        &self,
        key: MatchKey,
        setup: &MatchSetup,
        report: &MatchReport,
    ) -> Result<JournalEntry, SeasonError> {
        let found = self.course.find(key).ok_or(CourseError::NoMatch(key))?;
        let result = self.decided(found, report.result.clone());
        Ok(JournalEntry {
            how: HowPlayed::Played,
            game: Some(setup.game.id().to_string()),
            dice: match setup.dice {
                Dice::App { seed, index } => Some([seed, index]),
                Dice::Mine | Dice::Key(_) | Dice::Verifiable(_) => None,
            },
            ..JournalEntry::new(self.act(key, result)?).with_report(report)
        })
    }

    /// The result of a match that must be decided: a game that knows no extra time leaves
    /// a level match to lots.
    pub(super) fn decided(&self, found: &Scheduled, mut result: MatchResult) -> MatchResult {
        if found.brief.judge(&result).is_err() {
            result.extra = None;
            result.shootout = None;
            result.lots = Some(self.course.kicks_first(found.key));
        }
        result
    }
}

/// A game, and its options behind it: `goal-dice half_seconds=180`.
fn game_in(text: &str) -> Result<(GameId, Vec<String>), SeasonError> {
    let mut words = text.split_whitespace().map(str::to_string);
    let name = words.next().unwrap_or_default();
    let game = GameId::named(&name).ok_or_else(|| {
        SeasonError::Unfit(format!("there is no game `{name}`; see `touchline games`"))
    })?;
    Ok((game, words.collect()))
}

/// A number of its own for every match of a season, whenever it is played.
pub(super) fn number(key: MatchKey) -> u64 {
    let [stage, round, slot, game] =
        [key.stage, key.round, key.slot, key.game].map(|part| part as u64);
    ((stage * 10_000 + round) * 10_000 + slot) * 100 + game
}
