//! One match and the people around it, in memory. What is here can be made again
//! from the store at any moment.

use std::{collections::VecDeque, time::Duration};

use arena::{
    DiceCheck, Match, Pending, new_match, open_match,
    table::{Answerer, from_log},
};
use games::{Dice, MatchSetup, wish::two_people};
use library::Library;
use store::{LiveState, NewMatch, StoredMatch};
use tabletop::{
    Side, UndoRule,
    log::{Chain, Entry, Log},
};
use work::{
    CancelToken,
    surroundings::{Millis, millis_now},
};

use crate::{
    Successor, friends,
    refusal::Refusal,
    seat::{Seat, hash},
    stopwatch::{Stopwatch, since},
};

/// A live clock, at this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiveClock {
    /// Seconds left in the period.
    pub left: u32,
    /// Seconds a coach may think.
    pub decision: u32,
    /// False if it stands.
    pub running: bool,
}

/// Whom the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitsFor {
    /// The coach of a side.
    Side(Side),
    /// Anybody at the table: dice are typed in.
    Anybody,
    /// The coaches who have not added to the dice yet.
    Contributions,
}

/// A match and the people around it.
pub struct Room {
    /// The match.
    pub played: Box<dyn Match>,
    /// True if the people sit at one screen.
    pub one_screen: bool,
    /// When it began, in seconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
    /// The match that follows.
    pub rematch: Option<String>,
    /// Who asked to take an answer back, and from which line on.
    pub undo_asked: Option<(Seat, usize)>,
    /// Whose wish to take back was declined.
    pub undo_declined: Option<Seat>,
    /// Who asked to stop the clock.
    pub pause_asked: Option<Seat>,
    /// True if it is not as in the store: nobody may look at it any more.
    pub(crate) spoiled: bool,
    /// How much of what was heard of other servers is in it.
    pub(crate) heard: u64,
    seats: Vec<(Seat, String)>,
    /// What the dice are rolled with, if both sides can verify them.
    dice_secret: Option<String>,
    pub(crate) chain: Chain,
    /// Lines that are in the store.
    pub(crate) stored: usize,
    /// What stands beside them in the store.
    pub(crate) live_state: LiveState,
    pub(crate) stopwatch: Stopwatch,
    /// The clock stands because the rules say so.
    pub(crate) rests: bool,
    /// When the present question was asked, or the clock last set going.
    pub(crate) asked: Millis,
}

impl Room {
    /// A new match, played to the first question.
    pub(crate) fn kick_off(
        setup: &MatchSetup,
        dice_secret: Option<String>,
        library: &Library,
        cancel: &CancelToken,
    ) -> Result<Room, Refusal> {
        Room::around(new_match(setup, library)?, dice_secret, cancel)
    }

    /// A match from a file, played to the next question.
    pub(crate) fn import(
        log: &Log,
        library: &Library,
        cancel: &CancelToken,
    ) -> Result<Room, Refusal> {
        let played = from_log(log, library)?;
        if played.check_dice() == Ok(DiceCheck::NotRevealed) {
            let why = "the dice of this match are still secret: it goes on where it was begun";
            return Err(Refusal::Unfit(why.to_string()));
        }
        Room::around(played, None, cancel)
    }

    /// A match of any origin, played to the next question.
    pub(crate) fn around(
        mut played: Box<dyn Match>,
        dice_secret: Option<String>,
        cancel: &CancelToken,
    ) -> Result<Room, Refusal> {
        if let Some(secret) = &dice_secret {
            let held = played.hold_secret(secret);
            held.map_err(|refused| Refusal::Failed(refused.to_string()))?;
        }
        let mut room = Room {
            dice_secret,
            chain: Chain::new(played.header()),
            played,
            one_screen: false,
            created: 0,
            changed: 0,
            rematch: None,
            undo_asked: None,
            undo_declined: None,
            pause_asked: None,
            spoiled: false,
            heard: 0,
            seats: Vec::new(),
            stored: 0,
            live_state: LiveState::default(),
            stopwatch: Stopwatch::new(),
            rests: false,
            asked: millis_now(),
        };
        room.play_on_while(cancel)?;
        Ok(room)
    }

    /// A match as it was stored.
    pub(crate) fn open(stored: &StoredMatch, library: &Library) -> Result<Room, Refusal> {
        let played = open_match(&stored.text(), library)?;
        let mut room = Room::around(played, stored.dice_secret.clone(), &CancelToken::default())?;
        for entry in &room.played.entries()[..stored.lines.len()] {
            room.chain.line(entry);
        }
        room.stored = stored.lines.len();
        room.one_screen = stored.one_screen;
        room.created = stored.created;
        room.changed = stored.changed;
        room.rematch.clone_from(&stored.rematch);
        room.sit_down(&stored.seats);
        room.read_live_state(stored.live_state.clone());
        room.stop_if_nobody_was_there();
        Ok(room)
    }

    /// Who may sit where from now on.
    pub(crate) fn sit_down(&mut self, seats: &[(String, String)]) {
        let seated = |(seat, hash): &(String, String)| Some((Seat::named(seat)?, hash.clone()));
        self.seats = seats.iter().filter_map(seated).collect();
    }

    /// The match as a row of the store.
    pub(crate) fn row_for_store(
        &mut self,
        id: &str,
        seats: Vec<(String, String)>,
        now: i64,
    ) -> NewMatch {
        self.sit_down(&seats);
        (self.created, self.changed) = (now, now);
        NewMatch {
            id: id.to_string(),
            header: self.played.header().to_string(),
            one_screen: self.one_screen,
            lines: self.unstored(),
            seats,
            dice_secret: self.dice_secret.clone(),
            origin: two_people(&self.played.setup().coaches)
                .then(|| hash(&self.played.header().to_string())),
            now,
        }
    }

    /// Its seats with the hashes of their secrets.
    pub(crate) fn seats(&self) -> Vec<(String, String)> {
        let seat = |(seat, hash): &(Seat, String)| (seat.to_string(), hash.clone());
        self.seats.iter().map(seat).collect()
    }

    /// The lines that are not in the store. They count as stored from now on.
    pub(crate) fn unstored(&mut self) -> Vec<String> {
        let news = &self.played.entries()[self.stored..];
        let lines = news.iter().map(|entry| self.chain.line(entry)).collect();
        self.stored += news.len();
        lines
    }

    /// How many lines the match has.
    #[must_use]
    pub fn version(&self) -> usize {
        self.played.entries().len()
    }

    /// The seat that this secret proves.
    ///
    /// # Errors
    ///
    /// If it proves none.
    pub fn seat(&self, secret: &str) -> Result<Seat, Refusal> {
        let hashed = hash(secret);
        let mut proved = self.seats.iter().filter(|(_, kept)| *kept == hashed);
        proved.next().map(|(seat, _)| *seat).ok_or(Refusal::NoSeat)
    }

    /// Whom the match waits for; `None` at full time.
    #[must_use]
    pub fn waits_for(&self) -> Option<WaitsFor> {
        let pending = self.played.pending()?;
        if let Some(Answerer::Contributor(_)) = self.played.answerer() {
            return Some(WaitsFor::Contributions);
        }
        Some(match pending {
            Pending::Decide { side, .. } => WaitsFor::Side(side),
            Pending::Roll { .. } | Pending::Draw { .. } | Pending::Clock => WaitsFor::Anybody,
        })
    }

    /// The match as the holder of a secret may see it, while something is sealed. At one
    /// screen that is whoever is asked.
    #[must_use]
    pub fn seen_with(&self, secret: &str) -> Option<Box<dyn Match>> {
        let viewer = match (self.seat(secret), self.waits_for()) {
            (Ok(Seat::Coach(_)), Some(WaitsFor::Side(asked))) if self.one_screen => Some(asked),
            (Ok(Seat::Coach(side)), _) => Some(side),
            _ => None,
        };
        self.played.seen_by(viewer)
    }

    /// True if two people play on two screens: they do not see each other's
    /// hands, so the dice to come must not be read from anywhere.
    #[must_use]
    pub fn is_between_screens(&self) -> bool {
        two_people(&self.played.setup().coaches) && !self.one_screen
    }

    /// True if the saved match tells more than the people at two screens may know: the dice
    /// to come, or what is sealed.
    #[must_use]
    pub fn file_tells_too_much(&self) -> bool {
        let tells_dice = matches!(self.played.setup().dice, Dice::App { .. } | Dice::Key(_));
        let tells = tells_dice || self.played.seen_by(None).is_some();
        tells && self.played.pending().is_some() && self.is_between_screens()
    }

    /// Answers in order, each to the question that waits then.
    pub(crate) fn answer(&mut self, seat: Seat, answers: &[String]) -> Result<(), Refusal> {
        let mut answers = VecDeque::from(answers.to_vec());
        while !answers.is_empty() {
            if let Some(Pending::Draw { .. }) = self.played.pending() {
                self.take_breath(&mut answers);
            }
            let answer = answers.pop_front().unwrap_or_default();
            match self.waits_for() {
                Some(WaitsFor::Side(side)) if seat != Seat::Coach(side) => {
                    let who = &self.played.setup().names[side];
                    return Err(Refusal::NotYou(format!("{who} ({side}) is asked, not you")));
                }
                _ => (),
            }
            if self.played.live_clock().is_some() {
                self.stopwatch.go();
            }
            let answered = self.played.answer(&answer);
            answered.map_err(|refused| Refusal::Unfit(refused.to_string()))?;
            self.play_on()?;
        }
        Ok(())
    }

    /// Takes back the last answer of a person; where both have to agree, the
    /// first to say so asks.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let line = self.played.last_by_person();
        let line = line.ok_or(Refusal::Nothing("there is nothing to take back"))?;
        if self.played.setup().undo == UndoRule::Agreed && self.is_between_screens() {
            match self.undo_asked {
                Some((by, from)) if by != seat && from == line => (),
                _ => {
                    self.undo_asked = Some((seat, line));
                    self.undo_declined = None;
                    return Ok(());
                }
            }
        } else if let Some(side) = self.decided_by(line)
            && self.is_between_screens()
            && seat != Seat::Coach(side)
        {
            let who = &self.played.setup().names[side];
            return Err(Refusal::NotYou(format!(
                "that was the answer of {who} ({side})"
            )));
        }
        let agreed = self.played.setup().undo == UndoRule::Agreed;
        let undone = self.played.undo(line, agreed);
        undone.map_err(|refused| Refusal::NotNow(refused.to_string()))?;
        self.play_on()
    }

    /// Says no to the wish of the other side, or withdraws one's own.
    pub(crate) fn decline_undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let nobody = || Refusal::NotNow("nobody asked to take anything back".to_string());
        let (by, _) = self.undo_asked.take().ok_or_else(nobody)?;
        self.undo_declined = (by != seat).then_some(by);
        Ok(())
    }

    /// Lets a person or the computer coach a side. Somebody who is new to the seat is not told
    /// what was written down there under seal: that step begins anew, and the log says so.
    pub(crate) fn hand_over(&mut self, side: Side, by: Successor) -> Result<(), Refusal> {
        let coach = friends::successor(self.played.setup().game, by != Successor::Computer);
        let handed = self.played.hand_over(side, coach);
        handed.map_err(|refused| Refusal::NotNow(refused.to_string()))?;
        if let Some(line) = self
            .played
            .sealed_from()
            .filter(|_| by == Successor::Invited)
        {
            let undone = self.played.undo(line, true);
            undone.map_err(|refused| Refusal::NotNow(refused.to_string()))?;
        }
        self.play_on()
    }

    /// True if the last answer of a person can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let agreed = self.played.setup().undo == UndoRule::Agreed;
        let line = self.played.last_by_person();
        line.is_some_and(|line| self.played.check_undo(line, agreed).is_ok())
    }

    /// The side whose decision stands on a line of the log.
    fn decided_by(&self, line: usize) -> Option<Side> {
        match self.played.entries().get(line - 1)? {
            Entry::Answer(answer) => answer.side(),
            Entry::Undo { .. } | Entry::Note(_) => None,
        }
    }

    /// Stops the clock or lets it run. Between two screens the first who wants it stopped
    /// asks; to let it run while the other asks is to say no.
    pub(crate) fn pause(&mut self, seat: Seat, on: bool) -> Result<(), Refusal> {
        if self.played.live_clock().is_none() {
            return Err(Refusal::NotNow("no clock is running".to_string()));
        }
        let asks = on && self.is_between_screens() && self.stopwatch.runs();
        if asks && self.pause_asked.is_none_or(|by| by == seat) {
            self.pause_asked = Some(seat);
            return Ok(());
        }
        let declined = !on && self.pause_asked.take().is_some();
        self.pause_asked = None;
        if declined {
            return Ok(());
        }
        if on {
            self.stopwatch.stop();
        } else {
            self.stopwatch.go();
            self.asked = millis_now();
        }
        Ok(())
    }

    /// The live clock, if there is one.
    #[must_use]
    pub fn clock(&self) -> Option<LiveClock> {
        let (left, decision) = self.played.live_clock()?;
        Some(LiveClock {
            left: left.saturating_sub(self.stopwatch.unreported()),
            decision,
            running: self.stopwatch.runs(),
        })
    }

    /// How long a person may still think; `None` if no clock runs.
    pub(crate) fn time_to_answer(&self) -> Option<Duration> {
        let clock = self.clock().filter(|clock| clock.running)?;
        self.waits_for()?;
        let decision = Duration::from_secs(u64::from(clock.decision));
        let left = Duration::from_secs(u64::from(clock.left));
        Some(decision.saturating_sub(since(self.asked)).min(left))
    }

    /// Takes the default for a coach whose time is up.
    pub(crate) fn time_is_up(&mut self) -> Result<(), Refusal> {
        let answered = self.played.answer_by_default();
        answered.map_err(|refused| Refusal::NotNow(refused.to_string()))?;
        self.play_on()
    }
}
