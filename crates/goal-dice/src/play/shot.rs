//! Shots (GD-5), saves and punts (GD-6).

use tabletop::{Faces, Source};

use super::{
    Play,
    tables::{Duel, Mates, dice_left, goalie_value},
};
use crate::{
    GoalDice,
    event::{Happening, Save},
    options::{AfterGoal, TieRerolls},
    state::Period,
};

impl<S: Source<GoalDice>> Play<'_, S> {
    /// The square's dice and the goalie die are thrown together (GD-5.3,
    /// GD-5.4). Also the next throw of a shot that was level (GD-9.7).
    #[inline(always)]
    pub(super) fn throw_shot(&mut self) -> Result<(), S::Stop> {
        let rules = self.rules;
        let mates = self.mates();
        let mine = *self.mine();
        let reading = rules.tables.shot(mine.place, mine.dice_lost, mates);
        let thrown = self.source.read(reading)?;
        match self.state.ties {
            0 => self.spend_time_on_shot(),
            _ => self.spend_time_on_tie(),
        }
        let square = rules.grid.square(mine.place);
        let wild = rules.wild_shows(thrown.faces);
        let clause = match square.dice > dice_left(mine.dice_lost) {
            true => "GD-9.9",
            false if wild => "GD-9.4",
            false => "GD-5.3",
        };
        let again = self.state.ties > 0;
        let (faces, minus) = (thrown.faces, square.minus);
        let shot = Happening::Shot {
            place: mine.place,
            faces,
            minus,
            wild,
            again,
        };
        self.tell(clause, self.offence(), shot);
        if thrown.meaning == Duel::Level && self.may_throw_again() {
            self.state.ties = 1;
            self.tell("GD-9.7", self.offence(), Happening::TieReroll);
            return Ok(());
        }
        self.state.ties = 0;
        self.next_mates();
        // A shot breaks the row of failures (GD-5.9) and is no kick-off any more.
        self.mine().failures = 0;
        let how = match thrown.meaning {
            Duel::Goal => return self.goal(again),
            Duel::SavedByOne => Save::Auto,
            Duel::Level => Save::Equal,
            Duel::Saved => Save::Higher,
        };
        self.save(how, faces, minus, mates)
    }

    /// A level shot is thrown again, once or without limit (GD-9.7).
    pub(super) fn may_throw_again(&self) -> bool {
        let options = &self.rules.options;
        let unlimited = options.tie_rerolls == TieRerolls::Unlimited;
        options.tie_reroll && (unlimited || self.state.ties == 0)
    }

    /// One goal, and the scorer's marker goes to the circle for a kick-off
    /// (GD-5.8, GD-3.5). The first goal of sudden death ends it (GD-12.3).
    #[inline]
    fn goal(&mut self, again: bool) -> Result<(), S::Stop> {
        let circle = self.rules.grid.circle();
        let from = self.mine().place;
        let scorer = self.offence();
        self.mine().goals = self.mine().goals.saturating_add(1);
        self.mine().place = circle;
        self.mine().kick_off = true;
        if self.rules.options.after_goal == AfterGoal::BothMarkers {
            let other = &mut self.state.sides[scorer.other()];
            other.place = circle;
            other.kick_off = true;
            other.failures = 0;
        }
        self.spend_time_on_restart();
        let score = self.score();
        self.tell("GD-5.5", scorer, Happening::Goal { from, again, score });
        if self.state.period == Period::SuddenDeath {
            return self.end_match();
        }
        self.end_turn()
    }

    /// Anything else is a save, and the goalie punts (GD-5.6, GD-6.3).
    #[inline(always)]
    fn save(&mut self, how: Save, faces: Faces, minus: u8, mates: Mates) -> Result<(), S::Stop> {
        let clause = match how {
            Save::Auto => "GD-6.2",
            // It was thrown again already.
            Save::Equal if self.rules.options.tie_reroll => "GD-9.7",
            Save::Equal | Save::Higher => "GD-5.6",
        };
        let saved = Happening::Save {
            how,
            faces,
            minus,
            wild: self.rules.wild_shows(faces),
        };
        self.tell(clause, self.offence().other(), saved);
        self.punt_by(mates)?;
        self.end_turn()
    }

    /// A punt without a shot before it: by whoever keeps next.
    pub(super) fn punt(&mut self) -> Result<(), S::Stop> {
        self.punt_by(self.mates())
    }

    /// The goalie's second throw says where the shooter's marker goes (GD-6.4);
    /// a 1 is just 1 and 0 is ten (GD-6.5). Thrown by the mate who faced the
    /// shot (GD-1.3).
    #[inline(always)]
    fn punt_by(&mut self, mates: Mates) -> Result<(), S::Stop> {
        let thrown = self.source.read(self.rules.tables.punt(mates))?;
        let to = thrown.meaning;
        let result = goalie_value(thrown.faces.last());
        self.mine().place = to;
        self.mine().kick_off = false;
        self.mine().failures = 0;
        self.spend_time_on_punt();
        let keeper = self.offence().other();
        self.tell("GD-6.4", keeper, Happening::Punt { result, to });
        Ok(())
    }

    /// Who throws which dice when four people play (GD-1.3).
    #[inline]
    pub(super) fn mates(&self) -> Mates {
        let shooter = self.offence();
        Mates {
            second_shoots: self.state.sides[shooter].second_shoots,
            second_keeps: self.state.sides[shooter.other()].second_keeps,
        }
    }

    /// Team-mates take turns: shot by shot, and shot faced by shot faced.
    #[inline]
    pub(super) fn next_mates(&mut self) {
        if self.rules.options.four_play() {
            let shooter = self.offence();
            self.state.sides[shooter].second_shoots ^= true;
            self.state.sides[shooter.other()].second_keeps ^= true;
        }
    }
}

impl GoalDice {
    /// True if the first die of a shot shows a wild face that counts (GD-9.4).
    #[inline]
    pub(super) fn wild_shows(&self, faces: Faces) -> bool {
        let options = &self.options;
        options.wild && options.wild_on_shots && faces.first() == Some(options.wild_face)
    }
}
