//! What somebody wishes to play.

use library::{Library, LibraryError};
use tabletop::{BySide, Side, UndoRule};
use thiserror::Error;

use crate::{Dice, Foretold, GameId, HUMAN, MatchSetup, bot_command, playable::Team};

/// The longest name of a side.
const LONGEST_NAME: usize = 60;

/// Why a wish cannot be granted.
#[derive(Debug, Error)]
pub enum WishError {
    /// What is wrong with it.
    #[error("{0}")]
    Unfit(String),
    /// The library fails.
    #[error(transparent)]
    Library(#[from] LibraryError),
}

/// Whose dice are rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Whose {
    /// The program's.
    #[default]
    App,
    /// Real ones, typed in.
    Mine,
    /// The program's, and both sides can verify that nobody chose them.
    Verifiable,
}

/// A match that somebody wishes to play. What is left out takes a default.
#[derive(Clone, Debug, Default)]
pub struct MatchWish {
    /// The id of the game.
    pub game: String,
    /// The sides: ids of clubs or free names. Clubs are drawn by lot if left out.
    pub sides: BySide<Option<String>>,
    /// The coaches: a person at home and the game's first coach away if left out.
    pub coaches: BySide<Option<String>>,
    /// Whose dice are rolled.
    pub dice: Whose,
    /// The seed of the program's dice.
    pub seed: Option<u64>,
    /// How far answers may be taken back.
    pub undo: Option<UndoRule>,
    /// True if the people sit at one screen.
    pub one_screen: bool,
    /// When those who watch are told who will win.
    pub foretold: Foretold,
    /// Options of the game, `name=value`.
    pub options: Vec<String>,
    /// Which of the questions that need no answer people are asked.
    pub ask: Option<Vec<String>>,
}

impl MatchWish {
    /// What is agreed then, with these dice. The lot says which teams are drawn.
    ///
    /// # Errors
    ///
    /// Why it cannot be agreed.
    pub fn setup(&self, library: &Library, dice: Dice, lot: u64) -> Result<MatchSetup, WishError> {
        let game = GameId::named(&self.game).ok_or_else(|| {
            let known: Vec<&str> = GameId::ALL.iter().map(|game| game.id()).collect();
            WishError::Unfit(format!(
                "there is no game `{}`; there is {}",
                self.game,
                known.join(", ")
            ))
        })?;
        let teams = game.teams(library)?;
        let computer = game.coaches().first().map_or(HUMAN, |(name, _)| name);
        let coaches = BySide {
            home: self.coaches.home.as_deref().unwrap_or(HUMAN).to_string(),
            away: self.coaches.away.as_deref().unwrap_or(computer).to_string(),
        };
        refuse_bots(&coaches)?;
        let two_people = two_people(&coaches);
        if two_people && self.seed.is_some() {
            let why = "the dice of a match between two people cannot be chosen: leave out the seed";
            return Err(WishError::Unfit(why.to_string()));
        }
        let undo = self.undo.unwrap_or(match two_people && !self.one_screen {
            _ if self.dice == Whose::Verifiable => UndoRule::Off,
            true => UndoRule::UntilChance,
            false => UndoRule::Free,
        });
        let sides = self.sides(&teams, lot)?;
        let teams = BySide::from_fn(|side: Side| sides[side].id.clone());
        Ok(MatchSetup {
            game,
            names: sides.map(|side| side.name),
            teams,
            coaches,
            dice,
            undo,
            reroll: false,
            foretold: self.foretold,
            options: self.options.clone(),
            asked: self.ask.clone(),
            men: BySide::default(),
        }
        .left_to_people())
    }

    /// True if no computer coaches.
    #[must_use]
    pub fn is_between_people(&self) -> bool {
        let is_person = |coach: &Option<String>| coach.as_deref() == Some(HUMAN);
        self.coaches.home.as_deref().unwrap_or(HUMAN) == HUMAN && is_person(&self.coaches.away)
    }

    /// Who plays: the teams and names that were asked for, or teams drawn by lot, both
    /// out of one group if that can be.
    fn sides(&self, teams: &[Team], lot: u64) -> Result<BySide<Party>, WishError> {
        let named = |side: Side| {
            self.sides[side]
                .as_deref()
                .map(|name| Party::of(name, teams))
        };
        let lot = usize::try_from(lot).unwrap_or(0);
        let by_lot = |other: Option<&Party>| {
            let differs = |team: &&Team| other.is_none_or(|other| other.name != team.club.name);
            let near = |team: &&Team| {
                let group = other.and_then(|other| other.group.as_ref());
                group.is_none_or(|group| *group == team.group)
            };
            let all = teams.iter().filter(differs);
            let mut free: Vec<&Team> = all.clone().filter(near).collect();
            if free.is_empty() {
                free = all.collect();
            }
            let drawn = lot.checked_rem(free.len()).map(|at| Party::from(free[at]));
            drawn.unwrap_or_else(|| Party::of("Visitors", &[]))
        };
        let away = named(Side::Away);
        let home = named(Side::Home).unwrap_or_else(|| by_lot(away.as_ref()));
        let away = away.unwrap_or_else(|| by_lot(Some(&home)));
        for name in [&home.name, &away.name] {
            let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
            if !fits || name.chars().any(char::is_control) {
                return Err(WishError::Unfit(format!(
                    "`{name}` is no name of a side; write 1 to {LONGEST_NAME} letters in one line"
                )));
            }
        }
        Ok(BySide { home, away })
    }
}

/// A side of a match: its name, and which team it is if it is a known one.
#[derive(Clone)]
struct Party {
    name: String,
    id: Option<String>,
    group: Option<String>,
}

impl Party {
    /// The team with this id, or any name.
    fn of(wanted: &str, teams: &[Team]) -> Party {
        let team = teams.iter().find(|team| team.club.id == wanted);
        let free = || Party {
            name: wanted.trim().to_string(),
            id: None,
            group: None,
        };
        team.map_or_else(free, Party::from)
    }
}

impl From<&Team> for Party {
    fn from(team: &Team) -> Party {
        Party {
            name: team.club.name.clone(),
            id: Some(team.club.id.clone()),
            group: Some(team.group.clone()),
        }
    }
}

/// A program is not started because somebody far away says so.
///
/// # Errors
///
/// If one coaches.
pub fn refuse_bots(coaches: &BySide<String>) -> Result<(), WishError> {
    let bot = |side: &Side| bot_command(&coaches[*side]).is_some();
    match Side::BOTH.into_iter().find(bot) {
        None => Ok(()),
        Some(side) => Err(WishError::Unfit(format!(
            "the coach of {side} is a program (exec:), and those play in the terminal only: \
             use `touchline play`"
        ))),
    }
}

/// True if people coach both sides.
#[must_use]
pub fn two_people(coaches: &BySide<String>) -> bool {
    coaches.home == HUMAN && coaches.away == HUMAN
}
