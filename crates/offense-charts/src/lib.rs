//! offense-charts: two clubs are averaged to a chart each, and every minute the
//! side in possession draws a card and reads its chart.
//!
//! The rules in words are in `docs/rules/offense-charts.md`; clause numbers
//! (OC-4.2) are those used there. Reading order: [`state`], `play` (one file for
//! each heading of the rules), `course` (where readings send play), [`outcome`],
//! [`chart`], [`tables`], [`strength`].
//!
//! Nobody decides anything in this game: all questions are draws. This crate knows
//! no files, no clock and nobody who answers.

pub mod cards;
pub mod chart;
pub mod club;
mod course;
pub mod event;
pub mod options;
pub mod outcome;
mod picture;
mod play;
pub mod players;
mod remark;
mod report;
mod situation;
pub mod state;
mod status;
pub mod strength;
pub mod table;
pub mod tables;
mod terms;
mod why;

use crate::options::ManShort;
use std::{collections::BTreeSet, fmt};

use tabletop::{BySide, Deck, Faults, Reading, Rules, Side, Source, options::Settings};

pub use cards::Cards;
pub use chart::{ChartKey, Charts};
pub use club::{ClubRecord, Nations, Rating, Results, rate};
pub use event::{Duel, Event, GoalFrom, Happening, LeftOut};
pub use options::{Detail, NumbersFrom, OPTIONS, Options};
pub use outcome::{Act, Lead, Outcome};
pub use players::LineUp;
pub use state::{Next, Period, Pick, State, Team};
pub use strength::Strength;
pub use table::Table;
pub use tables::{TableId, TableResult, Tables};

use course::Course;
use table::{ByNumber, MIDDLE, TOP};

/// What a coach can choose from: nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {}

impl fmt::Display for Choice {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

/// The documents that the rules are made from, by name.
pub const DOCUMENTS: [&str; 8] = [
    "charts",
    "tables",
    "deck",
    "nations",
    "home",
    "away",
    "home-line-up",
    "away-line-up",
];

/// What a man more or less is worth in X (OC-5.1).
const MAN_X: i16 = 5;

/// What every match is played with, whoever plays.
#[derive(Clone, Debug)]
pub struct Equipment {
    /// The offence charts.
    pub charts: Charts,
    /// The tables.
    pub tables: Tables,
    /// What stands on the cards.
    pub cards: Cards,
    /// How strong leagues are.
    pub nations: Nations,
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
        let charts = faults.read("charts", &document, Charts::parse);
        let tables = faults.read("tables", &document, Tables::parse);
        let cards = faults.read("deck", &document, Cards::parse);
        let nations = faults.read("nations", &document, Nations::parse);
        match (charts, tables, cards, nations) {
            (Some(charts), Some(tables), Some(cards), Some(nations)) => Ok(Equipment {
                charts,
                tables,
                cards,
                nations,
            }),
            _ => Err(faults),
        }
    }
}

/// The rules with what is agreed before kick-off: clubs, charts, tables, cards and
/// options.
#[derive(Clone, Debug)]
pub struct OffenseCharts {
    clubs: BySide<ClubRecord>,
    strength: Strength,
    /// By [`ChartKey::index`]; those no side can come to are not the real ones.
    charts: Vec<Table<Outcome>>,
    /// Where their readings send play.
    courses: Vec<ByNumber<Course>>,
    tables: Tables,
    cards: Cards,
    line_ups: BySide<LineUp>,
    options: Options,
    /// Two middle numbers, of which only the difference matters.
    difference: Reading<i8>,
    /// Two middle numbers, each of which matters.
    each: Reading<(u8, u8)>,
}

impl OffenseCharts {
    /// The game as it is written down: the documents by name ([`DOCUMENTS`]; the
    /// line-ups may be missing), and `name=value` for each option that is not at
    /// its default.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them.
    pub fn from_documents<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<OffenseCharts, Faults> {
        let mut faults = Faults::default();
        let equipment = faults.take(Equipment::from_documents(&document));
        let home = faults.read("home", &document, ClubRecord::parse_one);
        let away = faults.read("away", &document, ClubRecord::parse_one);
        let settings = Settings::parse(OPTIONS, options.iter().copied());
        let settings = faults.take(settings);
        let Some(equipment) = equipment else {
            return Err(faults);
        };
        let tables = &equipment.tables;
        let mut line_up = |name: &str| match document(name) {
            None => LineUp::generic(tables),
            Some(text) => faults
                .sift(name, LineUp::parse(text, tables))
                .unwrap_or_else(|| LineUp::generic(tables)),
        };
        let line_ups = BySide {
            home: line_up("home-line-up"),
            away: line_up("away-line-up"),
        };
        let (Some(home), Some(away), Some(settings)) = (home, away, settings) else {
            return Err(faults);
        };
        let clubs = BySide { home, away };
        match OffenseCharts::new(&equipment, clubs, line_ups, &settings) {
            Ok(rules) => faults.or(rules),
            Err(missing) => {
                faults.0.extend(missing.0);
                Err(faults)
            }
        }
    }

    /// The game of two clubs.
    ///
    /// # Errors
    ///
    /// The charts that they can come to and that are missing.
    pub fn new(
        equipment: &Equipment,
        clubs: BySide<ClubRecord>,
        line_ups: BySide<LineUp>,
        settings: &Settings,
    ) -> Result<OffenseCharts, Faults> {
        let Equipment {
            charts,
            tables,
            cards,
            nations,
        } = equipment;
        let options = Options::from(settings);
        let strength = Strength::of(&clubs, nations, &options);
        let needed: BTreeSet<ChartKey> = strength.charts().collect();
        let mut faults = Faults::default();
        let missing = charts.missing(needed.iter().copied());
        let _ = faults.sift("charts", missing.or(()));
        let none = Table::new(TOP, |_| Outcome::plain(Act::X));
        let by_key = ChartKey::all().map(|key| {
            let chart = needed.contains(&key).then(|| charts.get(key)).flatten();
            chart.unwrap_or_else(|| none.clone())
        });
        let charts: Vec<Table<Outcome>> = by_key.collect();
        let courses = charts.iter().map(|chart| {
            let act = |number| chart.at(number).act;
            ByNumber::new(|number| Course::of_act(act(number)))
        });
        let rules = OffenseCharts {
            courses: courses.collect(),
            charts,
            clubs,
            strength,
            tables: tables.clone(),
            cards: cards.clone(),
            line_ups,
            options,
            difference: Reading::new(&[MIDDLE, MIDDLE], |faces| match faces {
                &[a, b] => a as i8 - b as i8,
                _ => 0,
            }),
            each: Reading::new(&[MIDDLE, MIDDLE], |faces| match faces {
                &[a, b] => (a, b),
                _ => (0, 0),
            }),
        };
        faults.or(rules)
    }

    /// The clubs.
    #[must_use]
    pub fn clubs(&self) -> &BySide<ClubRecord> {
        &self.clubs
    }

    /// Their ratings.
    #[must_use]
    pub fn strength(&self) -> &Strength {
        &self.strength
    }

    /// A chart.
    #[inline]
    #[must_use]
    pub fn chart(&self, key: ChartKey) -> &Table<Outcome> {
        &self.charts[key.index()]
    }

    /// Where a number of a chart sends play.
    #[inline]
    pub(crate) fn course(&self, chart: ChartKey, number: u8) -> Course {
        self.courses[chart.index()].at(number)
    }

    /// The tables.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// What stands on the cards.
    #[must_use]
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// The players.
    #[must_use]
    pub fn line_ups(&self) -> &BySide<LineUp> {
        &self.line_ups
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// X without the difference of men (OC-4.1).
    #[inline]
    pub(crate) fn x_of_eleven(&self, state: &State, side: Side) -> i16 {
        i16::from(self.clubs[side].x) + state.sides[side].weather
    }

    /// Works out X and charts in force again, after a sending-off or a storm
    /// (OC-5.2, OC-5.3).
    pub fn refresh(&self, state: &mut State) {
        for side in Side::BOTH {
            let off = |side: Side| state.sides[side].off.count() as i16;
            let men_more = off(side.other()) - off(side);
            let moves_unless = |spared| match self.options.man_short == spared {
                true => 0,
                false => men_more,
            };
            let x = self.x_of_eleven(state, side) + MAN_X * moves_unless(ManShort::ChartsOnly);
            let men = moves_unless(ManShort::XOnly);
            let chart = self.strength.chart(side, i32::from(men));
            state.sides[side].x = x;
            state.sides[side].chart = chart;
        }
    }
}

impl Rules for OffenseCharts {
    type State = State;
    type Choice = Choice;
    type Event = Event;

    fn kick_off(&self) -> State {
        let team = Team {
            goals: 0,
            booked: Default::default(),
            off: Default::default(),
            weather: 0,
            hurt: 0,
            x: 0,
            chart: ChartKey::of_rate(0),
        };
        let mut state = State {
            period: Period::FirstHalf,
            next: Next::KickOff,
            picks: [None, None],
            minute: 0,
            added: None,
            kicked_off: Side::Home,
            holder: Side::Home,
            run: 0,
            sides: BySide::both(team),
            deck: Deck::full(),
        };
        self.refresh(&mut state);
        state
    }

    #[inline]
    fn is_over(&self, state: &State) -> bool {
        state.period == Period::FullTime
    }

    #[inline]
    fn step<S: Source<OffenseCharts>>(
        &self,
        state: &mut State,
        source: &mut S,
    ) -> Result<(), S::Stop> {
        play::step(self, state, source)
    }
}
