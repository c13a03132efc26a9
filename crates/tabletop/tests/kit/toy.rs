//! A toy game: dice, a small deck and two coaches.
//!
//! The attack starts in square 0 of 4 and either *advances* (three dice: a pair
//! is one square, a triple is straight to the box) or *shoots* (one die per
//! square, at least one, against the keeper's ten-sided die). A save ends in a
//! punt: a card says where the other side starts.

use std::fmt;

use tabletop::{Ask, Deck, Die, Duty, Rules, Side, Source};

pub const D6: Die = Die::new("attack", 6);
pub const D10: Die = Die::new("keeper", 10);

/// The rules, with what is agreed before kick-off.
#[derive(Clone, Copy, Debug)]
pub struct Toy {
    /// Turns in the match.
    pub turns: u8,
}

/// The match as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Goals, home and away.
    pub goals: [u8; 2],
    /// Turns left.
    pub turns: u8,
    /// The side in possession.
    pub attack: Side,
    /// Where the ball is: 0 to [`BOX`].
    pub square: u8,
    /// The punt cards not yet seen.
    pub punts: Deck<PUNT_CARDS>,
}

/// The square in front of goal.
pub const BOX: u8 = 4;

/// The number of punt cards.
pub const PUNT_CARDS: usize = 12;

/// What a coach may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Try to move up the field.
    Advance,
    /// Shoot from here.
    Shoot,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Advance => "advance",
            Choice::Shoot => "shoot",
        })
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The attack moved to a square.
    MovedTo(u8),
    /// The attack broke down.
    LostBall,
    /// A shot, and its strength.
    Shot(u8),
    /// A goal.
    Goal(Side),
    /// A save, and the square the other side starts from.
    Saved(u8),
}

impl Rules for Toy {
    type State = State;
    type Choice = Choice;
    type Event = Event;

    fn kick_off(&self) -> State {
        State {
            goals: [0, 0],
            turns: self.turns,
            attack: Side::Home,
            square: 0,
            punts: Deck::full(),
        }
    }

    fn is_over(&self, state: &State) -> bool {
        state.turns == 0
    }

    #[inline]
    fn step<S: Source<Toy>>(&self, state: &mut State, source: &mut S) -> Result<(), S::Stop> {
        Turn { state, source }.play()
    }
}

/// One turn. Each method is one paragraph of the rules.
struct Turn<'a, S> {
    state: &'a mut State,
    source: &'a mut S,
}

impl<S: Source<Toy>> Turn<'_, S> {
    #[inline]
    fn play(&mut self) -> Result<(), S::Stop> {
        self.state.turns -= 1;
        let choice = match self.state.square {
            BOX => Choice::Shoot,
            _ => self.ask()?,
        };
        match choice {
            Choice::Advance => self.advance(),
            Choice::Shoot => self.shoot(),
        }
    }

    #[inline]
    fn ask(&mut self) -> Result<Choice, S::Stop> {
        let ask = Ask {
            name: "turn",
            state: self.state,
            side: self.state.attack,
            menu: &[Choice::Advance, Choice::Shoot],
            default: 0,
            duty: Duty::Must,
        };
        self.source.choose(&ask)
    }

    #[inline]
    fn advance(&mut self) -> Result<(), S::Stop> {
        let a = self.source.roll(D6)?;
        let b = self.source.roll(D6)?;
        let c = self.source.roll(D6)?;
        if a == b && b == c {
            self.state.square = BOX;
        } else if a == b || b == c || a == c {
            self.state.square += 1;
        } else {
            self.source.tell(Event::LostBall);
            self.other_side_from(0);
            return Ok(());
        }
        self.source.tell(Event::MovedTo(self.state.square));
        Ok(())
    }

    #[inline]
    fn shoot(&mut self) -> Result<(), S::Stop> {
        let mut shot = 0;
        for _ in 0..self.state.square.max(1) {
            shot += self.source.roll(D6)?;
        }
        self.source.tell(Event::Shot(shot));
        let keeper = self.source.roll(D10)?;
        if keeper == 1 || shot <= keeper {
            return self.punt();
        }
        let scorer = self.state.attack;
        self.state.goals[scorer as usize] += 1;
        self.source.tell(Event::Goal(scorer));
        self.other_side_from(0);
        Ok(())
    }

    #[inline]
    fn punt(&mut self) -> Result<(), S::Stop> {
        if self.state.punts.is_empty() {
            self.state.punts = Deck::full();
        }
        let card = self.source.draw(&mut self.state.punts, "punt")?;
        let punt = card.0 % 3;
        self.source.tell(Event::Saved(punt));
        self.other_side_from(punt);
        Ok(())
    }

    #[inline]
    fn other_side_from(&mut self, square: u8) {
        self.state.attack = self.state.attack.other();
        self.state.square = square;
    }
}

/// The coach used in all measurements: shoots from square 3 on.
#[inline]
pub fn coach(_: &Toy, ask: &Ask<'_, Toy>) -> usize {
    // The menu is `advance`, `shoot`.
    usize::from(ask.state.square >= 3)
}
