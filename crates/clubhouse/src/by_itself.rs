//! What goes by itself in a match: the program's dice, its coaches, the clock.

use arena::table::Answerer;
use work::{CancelToken, surroundings::millis_now};

use crate::{Refusal, Room};

impl Room {
    /// Everything that goes by itself, up to a person's question or full time.
    pub(crate) fn play_on(&mut self) -> Result<(), Refusal> {
        self.play_on_while(&CancelToken::default())
    }

    /// The same, if somebody waits for it.
    pub(crate) fn play_on_while(&mut self, cancel: &CancelToken) -> Result<(), Refusal> {
        while let Some(answerer) = self.played.answerer() {
            cancel.check()?;
            let answered = match answerer {
                Answerer::Person | Answerer::Contributor(_) => break,
                Answerer::Program => self.played.answer_by_program(),
                Answerer::Clock => {
                    let seconds = self.stopwatch.report();
                    self.played.answer(&seconds.to_string())
                }
                // Those are refused at the door.
                Answerer::Bot(_) => self.played.answer_by_default(),
            };
            answered.map_err(|refused| Refusal::Failed(refused.to_string()))?;
        }
        match self.played.live_clock() {
            Some(_) => {
                let new = self.stopwatch.at_period(self.played.moment().period);
                // A pause of the rules is over; the people's own goes on.
                if !new && self.rests {
                    self.stopwatch.go();
                }
                self.rests = false;
            }
            None => {
                self.rests |= self.stopwatch.runs();
                self.stopwatch.stop();
            }
        }
        (self.undo_asked, self.undo_declined) = (None, None);
        self.asked = millis_now();
        Ok(())
    }
}
