//! counter-attack: football on hexes. Eleven figures a side move in phases of four,
//! five and two, duel by dice for the ball, pass along lines, jump, shoot and save.
//!
//! The rules in words are in `docs/rules/counter-attack.md`; clause numbers (CA-6.9)
//! are those used there. Reading order: [`hex`], [`pitch`], [`state`], `play` (one file
//! for each heading of the rules).
//!
//! This crate knows no files, no clock and nobody who answers.

mod available;
pub mod card;
pub mod choice;
pub mod draft;
pub mod event;
pub mod formation;
mod gist;
pub mod hex;
pub mod hexset;
mod lines;
pub mod look;
pub mod next;
pub mod notation;
pub mod options;
pub mod outcome;
mod picture;
pub mod pitch;
mod play;
pub mod player;
pub mod post;
pub mod record;
mod remark;
mod report;
mod situation;
pub mod squad;
pub mod state;
mod status;
mod tell;
pub mod template;
mod why;

use football::Teller;
use tabletop::{BySide, Fault, Faults, Rules, Side, Source, options::Settings};

pub use card::{Attribute, Card};
pub use choice::{Action, Choice, Window, With};
pub use event::{Event, Happening};
pub use formation::Formation;
pub use gist::{Gist, gist};
pub use hex::{BallLine, Hex};
pub use hexset::{HexSet, walks};
pub use next::{Kind, Menu, Next, Restart};
pub use options::{OPTIONS, Options};
pub use pitch::End;
pub use play::{DuelOdds, GroundPass, SNAPSHOT_MOVE, ShotOdds, Sight, THIRD_MOVE};
pub use player::{Player, Players};
pub use squad::Squad;
pub use state::{Period, Phase, PhasePart, Piece, State, Tokens};
pub use template::Template;

/// The documents that the rules are made from, by name.
pub const DOCUMENTS: [&str; 4] = ["formations", "templates", "home", "away"];

/// What every match is played with, whoever plays.
#[derive(Clone, Debug)]
pub struct Equipment {
    /// The formations to choose from.
    pub formations: Vec<Formation>,
    /// The templates of set pieces; without any, figures are placed one by one.
    pub templates: Vec<Template>,
}

impl Equipment {
    /// What stands in the documents of that name; there may be no templates.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them.
    pub fn from_documents<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
    ) -> Result<Equipment, Faults> {
        let mut faults = Faults::default();
        let formations = faults.read("formations", &document, Formation::parse_all);
        let templates = document("templates").map_or(Ok(Vec::new()), Template::parse_all);
        let templates = faults.sift("templates", templates);
        match (formations, templates) {
            (Some(formations), Some(templates)) => Ok(Equipment {
                formations,
                templates,
            }),
            _ => Err(faults),
        }
    }
}

/// The rules with what is agreed before kick-off: squads, formations and options.
#[derive(Clone, Debug)]
pub struct CounterAttack {
    squads: BySide<Squad>,
    equipment: Equipment,
    options: Options,
    /// The options that are not at their defaults.
    changed: Vec<String>,
}

impl CounterAttack {
    /// The game as it is written down: the documents by name ([`DOCUMENTS`]), and
    /// `name=value` for each option that is not at its default.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them.
    pub fn from_documents<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        given: &[&str],
    ) -> Result<CounterAttack, Faults> {
        let mut faults = Faults::default();
        let equipment = faults.take(Equipment::from_documents(&document));
        let home = faults.read("home", &document, Squad::parse_one);
        let away = faults.read("away", &document, Squad::parse_one);
        let settings = Settings::parse(OPTIONS, given.iter().copied());
        let settings = faults.take(settings);
        let (Some(equipment), Some(home), Some(away), Some(settings)) =
            (equipment, home, away, settings)
        else {
            return Err(faults);
        };
        CounterAttack::new(&equipment, BySide { home, away }, &settings)
    }

    /// True if play is open, and the ball in neither final third.
    #[must_use]
    pub fn is_in_midfield(&self, state: &State) -> bool {
        let open = match state.next {
            Next::Choose(menu) => !menu.is_set_piece(),
            Next::Activate | Next::Carry => true,
            _ => false,
        };
        open && !End::BOTH.iter().any(|end| end.third(state.ball))
    }

    /// The game of two squads.
    ///
    /// # Errors
    ///
    /// If they have more or fewer keepers than the options say.
    pub fn new(
        equipment: &Equipment,
        squads: BySide<Squad>,
        settings: &Settings,
    ) -> Result<CounterAttack, Faults> {
        let options = Options::from(settings);
        let mut faults = Faults::default();
        for side in Side::BOTH {
            let (keepers, wanted) = (squads[side].keepers(), options.squad_goalkeepers);
            if keepers != usize::from(wanted) {
                faults.push(Fault::whole(
                    format!("{side}: {keepers} goalkeepers instead of {wanted}"),
                    "change the squad, or the option squad_goalkeepers",
                ));
            }
        }
        faults.or(CounterAttack {
            squads,
            equipment: equipment.clone(),
            options,
            changed: settings.changed(OPTIONS).collect(),
        })
    }

    /// The squads.
    #[must_use]
    pub fn squads(&self) -> &BySide<Squad> {
        &self.squads
    }

    /// The formations to choose from.
    #[must_use]
    pub fn formations(&self) -> &[Formation] {
        &self.equipment.formations
    }

    /// The templates of set pieces.
    #[must_use]
    pub fn templates(&self) -> &[Template] {
        &self.equipment.templates
    }

    /// The pitch drawn in text of so many columns.
    #[must_use]
    pub fn pitch(&self, state: &State, columns: usize, teller: Teller<'_>) -> String {
        picture::pitch(state, columns, teller, |_| None)
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// A player's card.
    #[inline]
    #[must_use]
    pub fn card(&self, player: Player) -> &Card {
        &self.squads[player.side()].cards[usize::from(player.shirt() - 1)]
    }

    /// A player as people call him: shirt and name.
    #[must_use]
    pub fn called(&self, player: Player) -> String {
        format!("{} {}", player.shirt(), self.card(player).name)
    }

    /// A player as reasons have him: the piece and the name on its card, `10H Ravn`.
    pub(crate) fn piece(&self, player: Player) -> String {
        let (piece, name) = (player.to_string(), &self.card(player).name);
        match piece == *name {
            true => piece,
            false => format!("{piece} {name}"),
        }
    }

    /// An attribute as it is now: an injury takes one off (CA-1.5).
    #[inline]
    #[must_use]
    pub fn attribute(&self, state: &State, player: Player, attribute: Attribute) -> u8 {
        let value = self.card(player).get(attribute);
        match state.has(player, Tokens::INJURED) && value > 0 {
            true => (value - 1).max(self.options.injury_floor),
            false => value,
        }
    }

    pub(crate) fn is_in_squad(&self, player: Player) -> bool {
        usize::from(player.shirt()) <= self.squads[player.side()].cards.len()
    }
}

impl Rules for CounterAttack {
    type State = State;
    type Choice = Choice;
    type Event = Event;

    fn kick_off(&self) -> State {
        let mut state = State::empty();
        // The starters take the field; the line-up says where.
        for side in Side::BOTH {
            let right = side == Side::Home;
            let hexes = self
                .formations()
                .first()
                .map_or(&[][..], |first| &first.hexes);
            for (shirt, hex) in (1..).zip(hexes) {
                let hex = if right { *hex } else { hex.mirror() };
                state.pieces[Player::new(side, shirt).index()].at = Some(hex);
            }
            state.keepers[side] = Some(Player::new(side, 1));
        }
        state
    }

    #[inline]
    fn is_over(&self, state: &State) -> bool {
        state.period == Period::FullTime
    }

    #[inline]
    fn step<S: Source<CounterAttack>>(
        &self,
        state: &mut State,
        source: &mut S,
    ) -> Result<(), S::Stop> {
        play::step(self, state, source)
    }
}
