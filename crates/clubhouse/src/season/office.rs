//! Seasons on the server: looked at by everybody, and changed from the office. A match of a
//! season is simulated, or played in a room like any other, whose result is then taken over.

use competition::course::MatchKey;
use games::{Dice, HUMAN, MatchSetup};
use tabletop::{BySide, UndoRule};

use super::{Season, SeasonError, SeasonLine, Seasons, TypedMatch};
use crate::{Clubhouse, Created, Refusal, Whose, at_length, dice, secrets, wish};

/// How often an entry is made anew because somebody else entered something meanwhile.
const TRIES: usize = 20;

/// What is simulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// One match.
    One(MatchKey),
    /// What is left of the earliest round.
    Round,
    /// Everything.
    Rest,
}

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

impl Seasons {
    /// Enters what follows from the season as it is, again if somebody was faster.
    ///
    /// # Errors
    ///
    /// What `lines` says, or as [`Seasons::enter`].
    pub async fn enter_with<L: Into<SeasonLine>>(
        &self,
        id: &str,
        lines: impl Fn(&Season) -> Result<Vec<L>, SeasonError>,
    ) -> Result<Season, SeasonError> {
        for _ in 0..TRIES {
            let mut season = self.open(id).await?;
            let lines = lines(&season)?;
            match self.enter(&mut season, lines).await {
                Err(SeasonError::Overtaken) => {}
                Err(error) => return Err(error),
                Ok(()) => return Ok(season),
            }
        }
        Err(SeasonError::Overtaken)
    }
}

impl Clubhouse {
    /// All seasons, the one that changed last first.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn season_list(&self) -> Result<Vec<Season>, Refusal> {
        let seasons = self.seasons();
        let mut all = Vec::new();
        for id in seasons.list().await? {
            // One that this program cannot open must not hide the others.
            all.extend(seasons.open(&id).await);
        }
        Ok(all)
    }

    /// A season.
    ///
    /// # Errors
    ///
    /// If there is none of this id, or the store fails.
    pub async fn season(&self, id: &str) -> Result<Season, Refusal> {
        Ok(self.seasons().open(id).await?)
    }

    /// Simulates, and keeps what came out, round by round.
    ///
    /// # Errors
    ///
    /// If there is nothing to be played, or another program was first.
    pub async fn simulate(&self, id: &str, which: Which) -> Result<Season, Refusal> {
        let seasons = self.seasons();
        let mut season = seasons.open(id).await?;
        let mut keys = match which {
            Which::One(key) => vec![key],
            Which::Round | Which::Rest => season.next_round(),
        };
        if season.kicks_due()?.is_empty() {
            open_or_refused(&season, keys.first().copied())?;
        } else {
            seasons.enter_simulated(&mut season, Vec::new()).await?;
        }
        while !keys.is_empty() {
            let (before, library) = (season.clone(), self.library.clone());
            let entries = at_length(move |_| before.simulate(&keys, &library, None)).await??;
            seasons.enter_simulated(&mut season, entries).await?;
            keys = match which {
                Which::Rest => season.next_round(),
                Which::One(_) | Which::Round => Vec::new(),
            };
        }
        Ok(season)
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
        let season = self.season(id).await?;
        open_or_refused(&season, Some(key))?;
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
            open_or_refused(season, Some(key))
                .map_err(|why| SeasonError::Unfit(why.to_string()))?;
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

    /// Puts what somebody typed in the place of a match's result, however that came about.
    ///
    /// # Errors
    ///
    /// If the match has no result yet, what was typed does not fit, or later results hang on it
    /// and may not be dropped.
    pub async fn correct_result(
        &self,
        id: &str,
        key: MatchKey,
        typed: &TypedMatch,
        drop_later: bool,
    ) -> Result<Season, Refusal> {
        let line = |season: &Season| {
            let entry = season.typed(key, typed, &self.library)?;
            Ok(vec![season.typed_correction(entry, drop_later)?])
        };
        Ok(self.seasons().enter_with(id, line).await?)
    }

    /// Takes something back that was entered, by its number.
    ///
    /// # Errors
    ///
    /// If it does not count any more, or later results hang on it.
    pub async fn take_back(&self, id: &str, number: usize) -> Result<Season, Refusal> {
        let line = |season: &Season| Ok(vec![season.undo(&[number], false)?]);
        Ok(self.seasons().enter_with(id, line).await?)
    }
}

fn open_or_refused(season: &Season, key: Option<MatchKey>) -> Result<(), Refusal> {
    let Some(key) = key else {
        return Err(Refusal::NotNow("nothing is left to be played".to_string()));
    };
    match season.open_matches().any(|open| open == key) {
        true => Ok(()),
        false => Err(Refusal::NotNow(format!(
            "match {key} is not to be played now"
        ))),
    }
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
            (setup.dice, dice_secret) = wish::pledged_dice()?;
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
