//! A match of a season played by people: in a room like any other, whose result is then taken
//! into the season.

use competition::course::MatchKey;
use games::{
    Dice, HUMAN, MatchSetup,
    wish::{self, Whose},
};
use seasons::{Office, Season, SeasonError, SeasonStore};
use tabletop::{BySide, UndoRule, log::hash_of};
use work::run_long;

use crate::{Clubhouse, Created, Refusal, Room, dice, secrets};

/// Letters of the id of a room that follows from what is in it.
const ROOM_ID: usize = 24;

/// How people sit down to a match of a season.
#[derive(Clone, Debug, Default)]
pub struct Sitting {
    /// The coaches: a person at home and the game's first coach away if left out.
    pub coaches: BySide<Option<String>>,
    /// Whose dice are rolled.
    pub dice: Whose,
    /// True if the people sit at one screen.
    pub one_screen: bool,
}

impl Clubhouse {
    /// The seasons beside its matches.
    #[must_use]
    pub fn seasons(&self) -> SeasonStore {
        SeasonStore::new(self.store.clone())
    }

    /// Where they are looked after.
    #[must_use]
    pub fn office(&self) -> Office {
        Office::new(self.seasons(), self.library.clone())
    }

    /// Opens a room for a match of a season.
    ///
    /// # Errors
    ///
    /// If it is not to be played now, or a side has too few men: then it is awarded.
    pub async fn play_fixture(
        &self,
        id: &str,
        key: MatchKey,
        sitting: Sitting,
    ) -> Result<Created, Refusal> {
        let season = self.seasons().open(id).await?;
        season.refuse_unless_open(key)?;
        let (setup, dice_secret) = agreed(&season, key, &sitting)?;
        if let Some(walkover) = season.walkover(key, &setup, &self.library)? {
            let entries = |_: &Season| Ok(vec![walkover.clone()]);
            self.seasons().enter_with(id, entries).await?;
            let what = "a side has too few men: the match is awarded";
            return Err(Refusal::NotNow(what.to_string()));
        }
        let secrets = secrets(&setup)?;
        let room = self
            .kick_off(setup, dice_secret, sitting.one_screen)
            .await?;
        let id = self.keep(room, secrets.hashed()).await?;
        Ok(Created { id, secrets })
    }

    /// Takes the result of a match that was played in a room into its season.
    ///
    /// # Errors
    ///
    /// If the match is not over, is not this one, or has a result already.
    pub async fn take_result(
        &self,
        id: &str,
        key: MatchKey,
        played_in: &str,
    ) -> Result<Season, Refusal> {
        let (over, setup, report, file) = self
            .look(played_in, |room| {
                let played = &room.played;
                let over = played.pending().is_none();
                (over, played.setup().clone(), played.report(), played.save())
            })
            .await?;
        if !over {
            return Err(Refusal::NotNow("the match is not over".to_string()));
        }
        let entries = |season: &Season| {
            let open = season.refuse_unless_open(key);
            open.map_err(|why| SeasonError::Unfit(why.to_string()))?;
            let wanted = season.setup(key, None)?;
            if wanted.names != setup.names || wanted.men != setup.men {
                let what = format!("this is not match {key} of the season as it stands");
                return Err(SeasonError::Unfit(what));
            }
            let mut entry = season.entry(key, &setup, &report)?;
            entry.file = Some(file.clone());
            Ok(vec![entry])
        };
        Ok(self.seasons().enter_with(id, entries).await?)
    }

    /// The match behind a result, as it was played, to be looked at by anybody.
    ///
    /// # Errors
    ///
    /// If there is no result, it was typed in, or the match does not come out as it did.
    pub async fn open_result(&self, id: &str, key: MatchKey) -> Result<String, Refusal> {
        let season = self.seasons().open(id).await?;
        let (number, _) = season.entry_of(key)?;
        let room_id = room_of(&season, number);
        if self.store.progress(&room_id).await?.is_some() {
            return Ok(room_id);
        }
        let library = self.library.clone();
        let room = run_long(move |cancel| {
            let played = season.match_of(key, &library)?;
            cancel.check()?;
            Room::around(played, None, cancel)
        });
        match self.keep_as(&room_id, room.await??, Vec::new()).await {
            // Somebody else asked at the same moment.
            Err(Refusal::Overtaken) => Ok(room_id),
            kept => kept.map(|()| room_id),
        }
    }
}

/// The id of the room in which a result is looked at again: the same for everybody who asks,
/// and another one once the result is corrected.
fn room_of(season: &Season, number: usize) -> String {
    let line = season.lines().get(number - 1);
    let line = line.map_or_else(String::new, seasons::SeasonLine::line);
    let of = format!("result {} {number} {line}", season.header().id);
    hash_of(of.as_bytes()).chars().take(ROOM_ID).collect()
}

/// What is agreed for a match of a season, and the secret behind its dice.
fn agreed(
    season: &Season,
    key: MatchKey,
    sitting: &Sitting,
) -> Result<(MatchSetup, Option<String>), Refusal> {
    let mut setup = season.setup(key, None)?;
    if let Some(coach) = &sitting.coaches.away {
        setup.coaches.away.clone_from(coach);
    }
    let home = sitting.coaches.home.as_deref();
    setup.coaches.home = home.unwrap_or(HUMAN).to_string();
    wish::refuse_bots(&setup.coaches)?;
    let mut dice_secret = None;
    match sitting.dice {
        Whose::Mine => setup.dice = Dice::Mine,
        Whose::Verifiable => {
            (setup.dice, dice_secret) = dice::pledged_dice()?;
            setup.undo = UndoRule::Off;
        }
        // The dice of a season are known to whoever has its file.
        Whose::App if wish::two_people(&setup.coaches) => {
            setup.dice = dice::own_dice(true)?;
        }
        Whose::App => (),
    }
    Ok((setup, dice_secret))
}
