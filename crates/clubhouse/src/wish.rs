//! What somebody wishes to play.

use arena::{Dice, GameId, HUMAN, MatchSetup, bot_command};
use football::Club;
use library::Library;
use tabletop::{BySide, Side, UndoRule};

use crate::refusal::Refusal;

/// The longest name of a side.
const LONGEST_NAME: usize = 60;

/// A match that somebody wishes to play. What is left out takes a default.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// The id of the game.
    pub game: String,
    /// The sides: ids of clubs or free names. Clubs are drawn by lot if left out.
    pub sides: BySide<Option<String>>,
    /// The coaches: a person at home and the game's first coach away if left out.
    pub coaches: BySide<Option<String>>,
    /// True if dice are rolled on a real table.
    pub own_dice: bool,
    /// The seed of the program's dice.
    pub seed: Option<u64>,
    /// How far answers may be taken back.
    pub undo: Option<UndoRule>,
    /// True if the people sit at one screen.
    pub one_screen: bool,
    /// Options of the game, `name=value`.
    pub options: Vec<String>,
}

impl Wish {
    /// What is agreed then.
    pub(crate) fn setup(&self, library: &Library) -> Result<MatchSetup, Refusal> {
        let game = GameId::named(&self.game).ok_or_else(|| {
            let known: Vec<&str> = GameId::ALL.iter().map(|game| game.id()).collect();
            Refusal::Unfit(format!(
                "there is no game `{}`; there is {}",
                self.game,
                known.join(", ")
            ))
        })?;
        let teams = game.teams(library);
        let teams = teams.map_err(|error| Refusal::Failed(error.to_string()))?;
        let clubs: Vec<Club> = teams.into_iter().map(|team| team.club).collect();
        let computer = game.coaches().first().map_or(HUMAN, |(name, _)| name);
        let coaches = BySide {
            home: self.coaches.home.as_deref().unwrap_or(HUMAN).to_string(),
            away: self.coaches.away.as_deref().unwrap_or(computer).to_string(),
        };
        refuse_bots(&coaches)?;
        let two_people = two_people(&coaches);
        if two_people && self.seed.is_some() {
            let why = "the dice of a match between two people cannot be chosen: leave out the seed";
            return Err(Refusal::Unfit(why.to_string()));
        }
        let dice = match self.own_dice {
            true => Dice::Mine,
            false => Dice::App {
                seed: self.seed.map_or_else(new_seed, Ok)?,
                index: 0,
            },
        };
        let undo = self.undo.unwrap_or(match two_people && !self.one_screen {
            true => UndoRule::UntilChance,
            false => UndoRule::Free,
        });
        Ok(MatchSetup {
            game,
            names: self.names(&clubs)?,
            teams: BySide::from_fn(|side: Side| id_of(&clubs, self.sides[side].as_deref())),
            coaches,
            dice,
            undo,
            reroll: false,
            options: self.options.clone(),
            asked: None,
        })
    }

    fn names(&self, clubs: &[Club]) -> Result<BySide<String>, Refusal> {
        let name_of = |wanted: &str| {
            let club = clubs.iter().find(|club| club.id == wanted);
            club.map_or_else(|| wanted.trim().to_string(), |club| club.name.clone())
        };
        let named = |side: Side| self.sides[side].as_deref().map(name_of);
        let lot = usize::try_from(new_seed()? >> 20).unwrap_or(0);
        let by_lot = |other: Option<&String>| {
            let free = clubs.iter().filter(|club| Some(&club.name) != other);
            let names: Vec<String> = free.map(|club| club.name.clone()).collect();
            let drawn = lot.checked_rem(names.len()).map(|at| names[at].clone());
            drawn.unwrap_or_else(|| "Visitors".to_string())
        };
        let away = named(Side::Away);
        let home = named(Side::Home).unwrap_or_else(|| by_lot(away.as_ref()));
        let away = away.unwrap_or_else(|| by_lot(Some(&home)));
        for name in [&home, &away] {
            let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
            if !fits || name.chars().any(char::is_control) {
                return Err(Refusal::Unfit(format!(
                    "`{name}` is no name of a side; write 1 to {LONGEST_NAME} letters in one line"
                )));
            }
        }
        Ok(BySide { home, away })
    }
}

/// The id of a club, if one was named.
fn id_of(clubs: &[Club], wanted: Option<&str>) -> Option<String> {
    let club = clubs.iter().find(|club| Some(club.id.as_str()) == wanted);
    club.map(|club| club.id.clone())
}

/// A program is not started because somebody far away says so.
pub(crate) fn refuse_bots(coaches: &BySide<String>) -> Result<(), Refusal> {
    let bot = |side: &Side| bot_command(&coaches[*side]).is_some();
    match Side::BOTH.into_iter().find(bot) {
        None => Ok(()),
        Some(side) => Err(Refusal::Unfit(format!(
            "the coach of {side} is a program (exec:), and those play in the terminal only: \
             use `touchline play`"
        ))),
    }
}

/// True if people coach both sides.
pub(crate) fn two_people(coaches: &BySide<String>) -> bool {
    coaches.home == HUMAN && coaches.away == HUMAN
}

/// A seed that JSON can carry.
pub(crate) fn new_seed() -> Result<u64, Refusal> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes) >> 11)
}
