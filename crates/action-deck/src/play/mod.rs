//! How a match is played: one file for each heading of the rules, one method for
//! each paragraph.
//!
//! A step is one draw. What it leads to is written down in the state
//! ([`crate::state::Next`]): charts send play to each other without end, and a deck
//! has 101 ways to go on at every draw.
//!
//! Paragraphs that only say what a card comes to and where it sends play are methods of
//! [`Standing`]; those that ask a coach, count goals or book players are methods of
//! [`Play`].

mod assist;
mod attack;
mod charts;
mod control;
mod draw;
mod foul;
mod keeper;
mod penalty;
mod press;
mod shot;
mod standing;
mod timing;
mod x_card;
mod zones;

use tabletop::{BySide, Card, Side, Source, aside};

pub use press::can_press;
pub(crate) use press::{has_calls, is_time_to_press};
pub(crate) use standing::Standing;
pub use timing::HALF;
pub(crate) use timing::plain_marks;

use crate::{
    ActionDeck, TeamChart,
    event::{Event, Happening},
    leads::{Known, LeadsPage, told},
    spot::Cited,
    state::{Next, Position, State},
};
use draw::NUMBER;

/// One step.
#[inline]
pub(crate) fn step<S: Source<ActionDeck>>(
    rules: &ActionDeck,
    state: &mut State,
    source: &mut S,
) -> Result<(), S::Stop> {
    let mut play = Play {
        rules,
        holder: state.spot.holder,
        state,
        source,
    };
    match rules.leads.open(&play.state.hint) {
        Some(page) => play.known_draw(page),
        None => play.uncommon(Play::seldom),
    }
}

/// A step under way.
struct Play<'a, S> {
    rules: &'a ActionDeck,
    /// The side in control when the step began.
    holder: Side,
    state: &'a mut State,
    source: &'a mut S,
}

impl<'r, S: Source<ActionDeck>> Play<'r, S> {
    /// A common draw, and what most cards come to is known.
    #[inline(always)]
    fn known_draw(&mut self, page: &LeadsPage) -> Result<(), S::Stop> {
        let (card, stalled) = self.stall_and_draw(false)?;
        match self.rules.leads.at(page, card, self.state) {
            Some(known) if !stalled => {
                self.tell_known(known, card);
                self.rules.leads.follow(known, self.state);
            }
            _ => self.uncommon(move |play| play.read(card, false)),
        }
        Ok(())
    }

    /// A common draw, and the card has to be read. PRESS is called before a zone draw
    /// (AD-13).
    fn common(&mut self) -> Result<(), S::Stop> {
        let may_press = self.state.spot.is_zone_draw() && can_press(self.state);
        let pressed = may_press && self.press_called()?;
        let (card, _) = self.stall_and_draw(pressed)?;
        self.read(card, pressed);
        Ok(())
    }

    /// A card, and if STALL was called before it: that is for zone draws without PRESS
    /// (AD-14.1, AD-14.3).
    #[inline(always)]
    fn stall_and_draw(&mut self, pressed: bool) -> Result<(Card, bool), S::Stop> {
        let spot = self.state.spot;
        let in_zone = spot.is_zone_draw();
        let stalled = (in_zone & !pressed) && self.stall_called()?;
        let card = self.draw(if in_zone { spot.zone.name() } else { NUMBER })?;
        if stalled {
            self.aside(Play::stall);
        }
        Ok((card, stalled))
    }

    /// A card is read at the table.
    fn read(&mut self, card: Card, pressed: bool) {
        match self.standing().lead(card) {
            Some(lead) if !pressed => {
                self.say(lead.side, lead.said);
                self.follow(lead.course);
            }
            _ => self.zone(card, pressed),
        }
    }

    /// What a known card says is asked of the rules only if somebody listens.
    #[inline(always)]
    fn tell_known(&mut self, known: Known, card: Card) {
        let Position { period, marks, .. } = self.state.position;
        let standing = self.standing();
        self.source.tell_known(known.group, || {
            let lead = standing.lead(card);
            let told = lead.map(|lead| told(&lead, period, marks));
            told.into_iter().flatten().flatten()
        });
    }

    /// How play stands.
    #[inline(always)]
    fn standing(&self) -> Standing<'r> {
        Standing {
            rules: self.rules,
            spot: self.state.spot,
            off: self.state.sides.map(|team| team.off),
        }
    }

    /// What is seldom drawn for.
    fn seldom(&mut self) -> Result<(), S::Stop> {
        match self.state.spot.next {
            Next::Zone
            | Next::Control
            | Next::Attack
            | Next::FoulCheck(_)
            | Next::FoulingPlayer(_)
            | Next::FouledPlayer(_)
            | Next::Shooter
            | Next::OnGoal(_)
            | Next::Parity(_)
            | Next::Chart(_) => self.common(),
            Next::Card(caution) => self.card(caution),
            Next::Even(shooter) => self.even(shooter),
            Next::Keeper(shooter) => self.keeper(shooter),
            Next::Faced(shooter) => self.faced(shooter),
            Next::Odd { shooter, keeper } => self.odd(shooter, keeper),
            Next::Scorer => self.scorer(),
            Next::Assists(scorer) => self.assists(scorer),
            Next::Assist {
                scorer,
                first,
                another,
            } => self.assist(scorer, first, another),
            Next::Press(entry) => self.pressed(entry),
            Next::OwnGoal { pressed } => self.own_goal(pressed),
            Next::PenaltyByX => self.penalty_by_x(),
            Next::PenaltyByChart => self.penalty_by_chart(),
            Next::Ejection => self.ejection(),
            Next::Taker => self.taker(),
            Next::Penalty(taker) => self.penalty(taker),
            Next::AddedTime { free_kick } => self.added_time(free_kick),
            Next::KickOff => self.kick_off(),
        }
    }

    /// Plays what is not known beforehand, and looks up what is known from there on.
    #[inline]
    fn uncommon<'a, T>(&'a mut self, paragraph: impl FnOnce(&mut Play<'a, S>) -> T) -> T {
        self.aside(|play| {
            let done = paragraph(play);
            play.settle();
            play.state.hint = play.rules.leads.find(&play.state.position);
            done
        })
    }

    /// Plays a paragraph that is seldom needed, out of the way of the others.
    #[inline]
    fn aside<'a, T>(&'a mut self, paragraph: impl FnOnce(&mut Play<'a, S>) -> T) -> T {
        let parts = |rules, holder, state, source| {
            paragraph(&mut Play {
                rules,
                holder,
                state,
                source,
            })
        };
        aside(self.rules, self.holder, self.state, self.source, parts)
    }

    /// The paragraph that applies a rule names its clause.
    #[inline(always)]
    fn tell(&mut self, clause: &'static str, side: Side, what: Happening) {
        self.source.tell(Event {
            clause,
            period: self.state.period,
            marks: self.state.marks,
            side,
            what,
        });
    }

    #[inline(always)]
    fn say(&mut self, side: Side, Cited(clause, what): Cited) {
        self.tell(clause, side, what);
    }

    /// The holder's chart.
    fn chart_of_holder(&self) -> &TeamChart {
        &self.rules.teams[self.holder]
    }

    fn score(&self) -> BySide<u16> {
        self.state.sides.map(|team| team.goals)
    }

    /// A goal for a side.
    fn count_goal(&mut self, side: Side) {
        let goals = &mut self.state.sides[side].goals;
        *goals = goals.saturating_add(1);
    }
}
