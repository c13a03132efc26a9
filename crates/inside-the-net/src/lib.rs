//! inside-the-net: cards name the man on the ball and the man against him, and three
//! twenty-sided dice are read on their cards.
//!
//! The rules in words are in `docs/rules/inside-the-net.md`; clause numbers (ITN-DM.5)
//! are those used there. Reading order: [`action`], [`card`], [`state`], `course` (where
//! an action leads), `play` (one file for each heading of the rules).
//!
//! This crate knows no files, no clock and nobody who answers.

pub mod action;
mod asked;
mod available;
pub mod card;
pub mod card_file;
mod card_row;
mod card_text;
pub mod choice;
mod course;
pub mod deck;
pub mod event;
pub mod hrec;
pub mod injuries;
mod lines;
mod lookup;
pub mod men;
pub mod options;
mod picture;
mod play;
mod readings;
mod report;
pub mod sheet;
mod situation;
mod spoken;
pub mod state;
mod status;
mod tell;
mod whistle;
mod why;
mod why_deeds;
mod why_shots;

use tabletop::{BySide, Deck, Faults, Rules, Side, Source, options::Settings};

pub use action::{Action, Line, Release, SaveOut, ShotKind, Span, Stop, Way, Zone};
pub use asked::{in_words, named};
pub use card::{KeeperCard, PlayerCard, Plays, Positions, Season, Squad};
pub use choice::Choice;
pub use deck::{Cards, OnBall, Section};
pub use event::{Caution, Event, Happening, Stoppage};
pub use hrec::Schedule;
pub use injuries::Injuries;
pub use men::{Men, NOBODY};
pub use options::{OPTIONS, Options};
pub use sheet::{Formation, TeamSheet};
pub use state::{Halt, Next, Period, State, Team};

/// The documents that the rules are made from, by name. A team without a sheet plays
/// its usual side.
pub const DOCUMENTS: [&str; 6] = [
    "deck",
    "injuries",
    "home",
    "away",
    "home-sheet",
    "away-sheet",
];

/// What every match is played with, whoever plays.
#[derive(Clone, Debug)]
pub struct Equipment {
    /// What stands on the action cards.
    pub cards: Cards,
    /// The injury chart.
    pub injuries: Injuries,
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
        let injuries = faults.read("injuries", &document, Injuries::parse);
        match (cards, injuries) {
            (Some(cards), Some(injuries)) => Ok(Equipment { cards, injuries }),
            _ => Err(faults),
        }
    }
}

/// The rules with what is agreed before kick-off: teams, their sheets, cards, options.
#[derive(Clone, Debug)]
pub struct InsideTheNet {
    cards: Cards,
    /// Whom they name.
    names: lookup::Names,
    injuries: Injuries,
    squads: BySide<Squad>,
    sheets: BySide<TeamSheet>,
    /// What coaches can do to them before kick-off.
    sheet_menus: BySide<Vec<Choice>>,
    options: Options,
    schedule: Schedule,
    /// Before formations (ITN-HREC.1).
    base: i8,
    lookup: lookup::Both,
    opening: State,
}

impl InsideTheNet {
    /// The game as it is written down: the documents by name ([`DOCUMENTS`]), and
    /// `name=value` for each option that is not at its default.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them.
    pub fn from_documents<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<InsideTheNet, Faults> {
        let mut faults = Faults::default();
        let equipment = faults.take(Equipment::from_documents(&document));
        let home = faults.read("home", &document, Squad::parse_one);
        let away = faults.read("away", &document, Squad::parse_one);
        let settings = Settings::parse(OPTIONS, options.iter().copied());
        let settings = faults.take(settings);
        let (Some(equipment), Some(home), Some(away), Some(settings)) =
            (equipment, home, away, settings)
        else {
            return Err(faults);
        };
        let limits = Options::from(&settings).formation_limits;
        let mut sheet = |name: &str, squad: &Squad| {
            let read = match document(name) {
                Some(text) => TeamSheet::parse(text, squad, limits),
                None => TeamSheet::usual(squad),
            };
            faults.sift(name, read)
        };
        let sheets = (sheet("home-sheet", &home), sheet("away-sheet", &away));
        let (Some(home_sheet), Some(away_sheet)) = sheets else {
            return Err(faults);
        };
        let sheets = BySide {
            home: home_sheet,
            away: away_sheet,
        };
        let squads = BySide { home, away };
        Ok(InsideTheNet::new(&equipment, squads, sheets, &settings))
    }

    /// The game of two teams with their sheets.
    #[must_use]
    pub fn new(
        equipment: &Equipment,
        squads: BySide<Squad>,
        sheets: BySide<TeamSheet>,
        settings: &Settings,
    ) -> InsideTheNet {
        let Equipment { cards, injuries } = equipment.clone();
        let options = Options::from(settings);
        let schedule = Schedule::of(&squads, options.sos);
        let base = hrec::base(&squads, schedule);
        InsideTheNet {
            opening: opening(&sheets, base, options.hrec_track),
            sheet_menus: BySide::from_fn(|side| play::sheets::menu(&squads[side], &sheets[side])),
            names: lookup::Names::new(&cards, schedule.size),
            cards,
            injuries,
            base,
            lookup: lookup::Both::new(&squads),
            squads,
            sheets,
            options,
            schedule,
        }
    }

    /// What stands on the action cards.
    #[must_use]
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// Both teams.
    #[must_use]
    pub fn squads(&self) -> &BySide<Squad> {
        &self.squads
    }

    /// Both team sheets.
    #[must_use]
    pub fn sheets(&self) -> &BySide<TeamSheet> {
        &self.sheets
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Strength of schedule of this match.
    #[must_use]
    pub fn schedule(&self) -> Schedule {
        self.schedule
    }

    /// HREC before formations.
    #[must_use]
    pub fn base(&self) -> i8 {
        self.base
    }

    /// HREC of the three strips for these men, without fresh and tired legs.
    #[must_use]
    pub fn strips(&self, sides: &BySide<Team>) -> [i8; 3] {
        let numbers = hrec::strips(self.base, sides);
        hrec::on_track(numbers, self.options.hrec_track)
    }
}

/// The teams as their sheets say, before the first kick-off.
fn opening(sheets: &BySide<TeamSheet>, base: i8, track: bool) -> State {
    let team = |side: Side| {
        let sheet = &sheets[side];
        Team {
            goals: 0,
            windows: state::WINDOWS,
            open: false,
            used: 0,
            formation: sheet.formation,
            spots: sheet.spots,
            keeper: sheet.keeper,
            bench: sheet.bench,
            bench_keepers: sheet.bench_keepers,
            fresh: Men::default(),
            booked: Men::default(),
            booked_twice: Men::default(),
            off: Men::default(),
        }
    };
    let sides = BySide::from_fn(team);
    State {
        period: Period::FirstHalf,
        next: Next::KickOff,
        halt: Halt::No,
        kicked_off: Side::Home,
        attack: Side::Home,
        zone: Zone::Mid,
        from: NOBODY,
        acting: NOBODY,
        meeting: NOBODY,
        asked: NOBODY,
        regular: state::REGULAR,
        extras: 0,
        sideways: false,
        spare: state::SPARE,
        added: 0,
        hrec: hrec::on_track(hrec::strips(base, &sides), track),
        sides,
        deck: Deck::full(),
    }
}

impl Rules for InsideTheNet {
    type State = State;
    type Choice = Choice;
    type Event = Event;

    #[inline]
    fn kick_off(&self) -> State {
        self.opening
    }

    #[inline]
    fn is_over(&self, state: &State) -> bool {
        state.period == Period::FullTime
    }

    /// Team sheets, until the first kick-off.
    #[inline]
    fn is_sealed(&self, state: &State) -> bool {
        state.next == Next::KickOff
    }

    #[inline]
    fn step<S: Source<InsideTheNet>>(
        &self,
        state: &mut State,
        source: &mut S,
    ) -> Result<(), S::Stop> {
        play::step(self, state, source)
    }
}
