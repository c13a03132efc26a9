//! action-deck: the side in control draws cards that move the ball through three
//! zones, and reads its team chart when it attacks.
//!
//! The rules in words are in `docs/rules/action-deck.md`; clause numbers (AD-5.4) are
//! those used there. Reading order: [`state`], [`spot`], `play` (one file for each
//! heading of the rules), [`team`], [`cards`], [`charts`], and at last `leads`: what is
//! known of the cards beforehand.
//!
//! This crate knows no files, no clock and nobody who answers.

mod available;
pub mod cards;
pub mod charts;
pub mod choice;
pub mod event;
mod leads;
mod lines;
pub mod options;
mod picture;
mod play;
mod remarks;
mod report;
mod situation;
pub mod spot;
pub mod state;
mod status;
pub mod team;
pub mod team_file;
mod tell;
mod why;

use leads::Leads;
use tabletop::{BySide, Deck, Faults, Rules, Side, Source, options::Settings};

pub use cards::{Cards, Entry, Face, Suffix};
pub use charts::{ChartId, Charts, Chosen};
pub use choice::Choice;
pub use event::{Event, Happening, Reading, XCase};
pub use options::{ChartPenalty, OPTIONS, Options};
pub use play::{HALF, can_press};
pub use spot::Spot;
pub use state::{Caution, Foul, Next, Period, Position, State, Team, Zone};
pub use team::{Action, Column, Keeper, Player, Players, TeamChart};

/// The documents that the rules are made from, by name.
pub const DOCUMENTS: [&str; 4] = ["deck", "charts", "home", "away"];

/// What each missing man takes from the control rating (AD-8.1).
const MAN: u8 = 15;

/// What every match is played with, whoever plays.
#[derive(Clone, Debug)]
pub struct Equipment {
    /// What stands on the cards.
    pub cards: Cards,
    /// The extra charts.
    pub charts: Charts,
}

impl Equipment {
    /// What stands in the documents of that name.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them.
    pub fn from_documents<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
    ) -> Result<Equipment, Faults> {
        let mut faults = Faults::default();
        let cards = faults.read("deck", &document, Cards::parse);
        let charts = faults.read("charts", &document, Charts::parse);
        match (cards, charts) {
            (Some(cards), Some(charts)) => Ok(Equipment { cards, charts }),
            _ => Err(faults),
        }
    }
}

/// The rules with what is agreed before kick-off: teams, cards, charts and options.
#[derive(Clone, Debug)]
pub struct ActionDeck {
    cards: Cards,
    charts: Charts,
    teams: BySide<TeamChart>,
    options: Options,
    /// For each side, what its coach can choose from when its keeper is asked for.
    keeper_menus: BySide<Vec<Choice>>,
    /// Where the cards of the common draws lead.
    leads: Leads,
}

impl ActionDeck {
    /// The game as it is written down: the documents by name ([`DOCUMENTS`]), and
    /// `name=value` for each option that is not at its default.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them.
    pub fn from_documents<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<ActionDeck, Faults> {
        let mut faults = Faults::default();
        let equipment = faults.take(Equipment::from_documents(&document));
        let home = faults.read("home", &document, TeamChart::parse_one);
        let away = faults.read("away", &document, TeamChart::parse_one);
        let settings = Settings::parse(OPTIONS, options.iter().copied());
        let settings = faults.take(settings);
        let (Some(equipment), Some(home), Some(away), Some(settings)) =
            (equipment, home, away, settings)
        else {
            return Err(faults);
        };
        Ok(ActionDeck::new(
            &equipment,
            BySide { home, away },
            &settings,
        ))
    }

    /// The game of two teams.
    #[must_use]
    pub fn new(equipment: &Equipment, teams: BySide<TeamChart>, settings: &Settings) -> ActionDeck {
        let Equipment { cards, charts } = equipment.clone();
        let keeper_menu = |side: Side| {
            let keepers = (0..).zip(&teams[side].keepers);
            let named = keepers.map(|(keeper, _)| Choice::Keeper(keeper));
            std::iter::once(Choice::Draw).chain(named).collect()
        };
        let mut rules = ActionDeck {
            keeper_menus: BySide::from_fn(keeper_menu),
            cards,
            charts,
            teams,
            options: Options::from(settings),
            leads: Leads::NONE,
        };
        rules.leads = Leads::of(&rules);
        rules
    }

    /// What stands on the cards.
    #[must_use]
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// The extra charts.
    #[must_use]
    pub fn charts(&self) -> &Charts {
        &self.charts
    }

    /// The team charts.
    #[must_use]
    pub fn team_charts(&self) -> &BySide<TeamChart> {
        &self.teams
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// CTL of a side with these men sent off: 15 less for each, not below 0 (AD-8.1).
    #[must_use]
    pub fn control(&self, side: Side, off: Players) -> u8 {
        let missing = MAN.saturating_mul(off.count().min(100) as u8);
        self.teams[side].ratings.control.saturating_sub(missing)
    }
}

impl Rules for ActionDeck {
    type State = State;
    type Choice = Choice;
    type Event = Event;

    fn kick_off(&self) -> State {
        let team = Team {
            goals: 0,
            presses: 0,
            booked: Players::default(),
            off: Players::default(),
            keeper: None,
        };
        State::from(Position {
            period: Period::FirstHalf,
            spot: Spot::taken(Side::Home, Zone::M).with(Next::KickOff),
            marks: 0,
            added: None,
            kicked_off: Side::Home,
            stalled: false,
            sides: BySide::both(team),
            deck: Deck::full(),
            burnt: 0,
        })
    }

    #[inline]
    fn is_over(&self, state: &State) -> bool {
        state.period == Period::FullTime
    }

    #[inline]
    fn step<S: Source<ActionDeck>>(
        &self,
        state: &mut State,
        source: &mut S,
    ) -> Result<(), S::Stop> {
        play::step(self, state, source)
    }
}
