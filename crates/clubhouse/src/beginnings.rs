//! How a match begins: anew, from a file, or once more.

use games::{
    MatchSetup, SetupError,
    wish::{self, MatchWish},
};
use tabletop::log::Log;
use work::{CancelToken, off_thread, run_long, surroundings::now};

use crate::{
    Clubhouse, Created, Refusal, Room,
    dice::{new_seed, wished_dice},
    secrets,
};

impl Clubhouse {
    /// Creates a match and plays it to the first question.
    ///
    /// # Errors
    ///
    /// If the wish cannot be granted.
    pub async fn create(&self, wish: &MatchWish) -> Result<Created, Refusal> {
        let (dice, dice_secret) = wished_dice(wish)?;
        let setup = wish.setup(&self.library, dice, new_seed()? >> 20)?;
        let secrets = secrets(&setup)?;
        let room = self.kick_off(setup, dice_secret, wish.one_screen).await?;
        let id = self.keep(room, secrets.hashed()).await?;
        Ok(Created { id, secrets })
    }

    /// A new match, played to the first question. Where a computer coaches it may play to the
    /// end before anybody is asked.
    pub(crate) async fn kick_off(
        &self,
        setup: MatchSetup,
        dice_secret: Option<String>,
        one_screen: bool,
    ) -> Result<Room, Refusal> {
        let library = self.library.clone();
        let alone = wish::two_people(&setup.coaches);
        let begin = move |cancel: &CancelToken| {
            let mut room = Room::kick_off(&setup, dice_secret, &library, cancel)?;
            room.one_screen = one_screen;
            Ok(room)
        };
        match alone {
            true => off_thread(move || begin(&CancelToken::default())).await?,
            false => run_long(begin).await?,
        }
    }

    /// Opens a saved match as one of its own, to go on with or to look at. Two people who send
    /// it to and fro are told if it is not the newest, unless they want it `anyway`.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub async fn import(&self, text: String, anyway: bool) -> Result<Created, Refusal> {
        let library = self.library.clone();
        let room = run_long(move |cancel| {
            let log = Log::parse_torn(&text).map_err(SetupError::from)?;
            let setup = MatchSetup::from_header(&log.header).map_err(SetupError::from)?;
            wish::refuse_bots(&setup.coaches)?;
            let mut room = Room::import(&log, &library, cancel)?;
            room.one_screen = true;
            // Two people may send it to and fro.
            let to_and_fro =
                !anyway && room.played.pending().is_some() && wish::two_people(&setup.coaches);
            let lines = to_and_fro.then(|| {
                let header = room.played.header().clone();
                let entries = room.played.entries().to_vec();
                Log { header, entries }.lines()
            });
            Ok::<_, Refusal>((room, lines, secrets(&setup)?))
        });
        let (room, lines, secrets) = room.await??;
        if let Some(lines) = lines {
            let header = room.played.header().to_string();
            self.refuse_fork(&header, &lines).await?;
        }
        let id = self.keep(room, secrets.hashed()).await?;
        Ok(Created { id, secrets })
    }

    /// The same match again, with the same seats. The second who asks gets the
    /// one that is there.
    ///
    /// # Errors
    ///
    /// If the secret is not that of a seat, or the match is not over.
    pub async fn rematch(&self, id: &str, secret: &str) -> Result<(String, bool), Refusal> {
        let (id, secret) = (id.to_string(), secret.to_string());
        self.on_a_task_of_its_own(|this| async move { this.play_again(&id, &secret).await })
            .await
    }

    async fn play_again(&self, id: &str, secret: &str) -> Result<(String, bool), Refusal> {
        let (handle, room) = self.enter(id).await?;
        room.seat(secret)?;
        if room.played.pending().is_some() {
            return Err(Refusal::NotNow("the match is not over".to_string()));
        }
        if let Some(rematch) = &room.rematch {
            return Ok((rematch.clone(), false));
        }
        let (setup, dice_secret) = room.again()?;
        let (seats, one_screen) = (room.seats(), room.one_screen);
        drop(room);
        let next = self.kick_off(setup, dice_secret, one_screen).await?;
        let rematch = self.keep(next, seats).await?;
        let first = self.store.set_rematch(id, &rematch, now()).await?;
        // Whoever was first: it is read from the store.
        handle.look_again();
        let (_, room) = self.enter(id).await?;
        let rematch = room.rematch.clone().ok_or(Refusal::NoMatch)?;
        Ok((rematch, first))
    }
}
