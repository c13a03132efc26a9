//! Player cards and keeper cards. How they are written is in [`crate::card_file`].

use std::fmt;

use crate::action::{Action, FACES, Line, Release, SaveOut, Span, Zone};

/// Positions printed on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Positions(u8);

impl Positions {
    /// True if the man may play there (ITN-FRM.3).
    #[inline]
    #[must_use]
    pub const fn has(self, line: Line) -> bool {
        self.0 >> line as u8 & 1 == 1
    }

    /// The same with one more.
    #[must_use]
    pub const fn and(self, line: Line) -> Positions {
        Positions(self.0 | 1 << line as u8)
    }

    /// True if he plays nowhere but in these lines (a bit for each).
    pub(crate) const fn within(self, lines: u8) -> bool {
        self.0 & !lines == 0
    }

    /// Reads `DF` or `DF MF`.
    #[must_use]
    pub fn read(text: &str) -> Option<Positions> {
        let mut found = Positions::default();
        for word in text.split_whitespace() {
            found = found.and(Line::named(word)?);
        }
        (found != Positions::default()).then_some(found)
    }
}

impl fmt::Display for Positions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = Line::ALL.iter().filter(|line| self.has(**line));
        let names: Vec<&str> = lines.map(|line| line.name()).collect();
        f.pad(&names.join(" "))
    }
}

/// What a season's statistics say: information, and a help to choose a side
/// (ITN-GLO.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Season {
    /// In the order of [`Season::NAMES`].
    pub figures: [u16; 7],
}

impl Season {
    /// Games, starts, games finished, games on the bench, games as a substitute,
    /// goals, assists.
    pub const NAMES: [&str; 7] = ["G", "GS", "GF", "SG", "SUB", "GL", "AST"];

    /// GS: games started.
    #[must_use]
    pub const fn starts(&self) -> u16 {
        self.figures[1]
    }

    /// SG: games on the bench.
    #[must_use]
    pub const fn benched(&self) -> u16 {
        self.figures[3]
    }

    /// SUB: games as a substitute.
    #[must_use]
    pub const fn used(&self) -> u16 {
        self.figures[4]
    }
}

/// The attacking table of a zone: an action for each face of the black die.
pub type ActionTable = [Action; FACES as usize];

/// An outfield player's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerCard {
    /// The name.
    pub name: String,
    /// POS.
    pub positions: Positions,
    /// LINE, in tenths.
    pub line: u16,
    /// OFF, in tenths.
    pub off: u16,
    /// END: tires at a blue up to this.
    pub endurance: u8,
    /// INJ: hurt at a blue up to this.
    pub injury_rate: u8,
    /// INJ: the column of the chart, 0 for A.
    pub injury_column: u8,
    /// The season.
    pub season: Season,
    /// What he does.
    pub plays: Plays,
}

/// What a player does: everything that is read with dice, or added to what is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plays {
    /// By zone.
    pub tables: [ActionTable; 3],
    /// Own: white, after black 20 in DEF.
    pub own: Span,
    /// Shot.
    pub shot: u8,
    /// `OnT`.
    pub on_target: u8,
    /// Goal.
    pub goal: u8,
    /// PK.
    pub penalty: u8,
    /// `PKw`.
    pub penalty_won: Span,
    /// `CrsP+`.
    pub cross_bonus: u8,
    /// `CK+`.
    pub corner_bonus: u8,
    /// Foul.
    pub foul: Span,
    /// Foul is printed with a star at 1.
    pub star: bool,
    /// `TklR`.
    pub tackle_loose: Span,
    /// Tkl.
    pub tackle: Span,
    /// Ycd.
    pub yellow: Span,
    /// Rcd.
    pub red: Span,
    /// (#): a second yellow card at a blue up to this; `None` for (-).
    pub second_yellow: Option<u8>,
    /// `PKc`.
    pub penalty_conceded: Span,
    /// `BlkP`.
    pub block_pass: Span,
    /// Int.
    pub intercept: Span,
    /// `BlkS`.
    pub block_shot: Span,
    /// CLR.
    pub clear: Span,
    /// What he adds to the `OnT` of those who shoot against him.
    pub effect: i8,
}

impl Default for Plays {
    fn default() -> Plays {
        let lost = |zone: Zone| [*Action::of(zone).last().unwrap_or(&Action::LostPass); 20];
        Plays {
            tables: [lost(Zone::Def), lost(Zone::Mid), lost(Zone::Off)],
            own: Span::NONE,
            shot: 0,
            on_target: 0,
            goal: 0,
            penalty: 0,
            penalty_won: Span::NONE,
            cross_bonus: 0,
            corner_bonus: 0,
            foul: Span::NONE,
            star: false,
            tackle_loose: Span::NONE,
            tackle: Span::NONE,
            yellow: Span::NONE,
            red: Span::NONE,
            second_yellow: None,
            penalty_conceded: Span::NONE,
            block_pass: Span::NONE,
            intercept: Span::NONE,
            block_shot: Span::NONE,
            clear: Span::NONE,
            effect: 0,
        }
    }
}

impl Plays {
    /// The ranges of a zone's table, in order.
    #[must_use]
    pub fn ranges(&self, zone: Zone) -> Vec<(Action, Span)> {
        runs(&self.tables[zone as usize])
    }
}

/// Each meaning with its faces, in order.
#[must_use]
pub fn runs<T: Copy + PartialEq>(table: &[T; FACES as usize]) -> Vec<(T, Span)> {
    let mut found: Vec<(T, Span)> = Vec::new();
    for (face, &what) in (1..).zip(table) {
        match found.last_mut() {
            Some((last, span)) if *last == what => span.high = face,
            _ => found.push((
                what,
                Span {
                    low: face,
                    high: face,
                },
            )),
        }
    }
    found
}

/// A keeper's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeeperCard {
    /// The name.
    pub name: String,
    /// Games started.
    pub starts: u16,
    /// SAVE, by kind of shot.
    pub saves: [i8; 5],
    /// Pen Kick.
    pub penalty: i8,
    /// `CrsP INT`.
    pub claim: Span,
    /// REC.
    pub gather: Span,
    /// SWEEP.
    pub sweep: Span,
    /// SHOT SAVE OUT.
    pub out: [SaveOut; FACES as usize],
    /// After Save/Int/Rec.
    pub after: [Release; FACES as usize],
    /// Goal kick.
    pub goal_kick: [Release; FACES as usize],
}

/// A team: its players, its keepers and its ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Squad {
    /// What it is called on the command line.
    pub id: String,
    /// The team's name.
    pub name: String,
    /// Three letters for a narrow score board.
    pub short: String,
    /// Where it plays.
    pub league: String,
    /// HREC of its sheet.
    pub home_recovery: i8,
    /// AREC of its sheet.
    pub away_recovery: i8,
    /// SOS, in tenths.
    pub strength: u16,
    /// The usual formation.
    pub formation: crate::sheet::Formation,
    /// The outfield players.
    pub players: Vec<PlayerCard>,
    /// The goalkeepers.
    pub keepers: Vec<KeeperCard>,
}

impl Squad {
    /// A player.
    #[must_use]
    pub fn player(&self, man: u8) -> Option<&PlayerCard> {
        self.players.get(usize::from(man))
    }

    /// A player's name.
    #[must_use]
    pub fn player_name(&self, man: u8) -> &str {
        self.player(man).map_or("nobody", |card| &card.name)
    }

    /// A keeper's name.
    #[must_use]
    pub fn keeper_name(&self, keeper: u8) -> &str {
        let found = self.keepers.get(usize::from(keeper));
        found.map_or("nobody", |card| &card.name)
    }

    /// The player with this name.
    #[must_use]
    pub fn player_named(&self, name: &str) -> Option<u8> {
        let at = self.players.iter().position(|card| card.name == name)?;
        u8::try_from(at).ok()
    }

    /// The keeper with this name.
    #[must_use]
    pub fn keeper_named(&self, name: &str) -> Option<u8> {
        let at = self.keepers.iter().position(|card| card.name == name)?;
        u8::try_from(at).ok()
    }
}
