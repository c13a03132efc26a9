//! Cards as play looks them up: by the face of a die, without a search.

use std::{hint::select_unpredictable, ops::Index};

use tabletop::{BySide, Card};

use crate::{
    action::{Action, FACES, Family, Line, ROOM, Release, SaveOut, Span, Stop, Zone},
    card::{KeeperCard, PlayerCard, Positions, Squad},
    deck::{Cards, OnBall},
    men::{self, Men},
};

/// By the face of a die.
pub(crate) type ByFace<T> = [T; ROOM];

/// What a card is shown for a foul (ITN-DM.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    Nothing,
    Yellow,
    Red,
}

/// A player's card. Its size is a power of two, so that finding one is a shift.
#[derive(Clone, Debug)]
#[repr(align(512))]
pub(crate) struct Man {
    /// By zone and black: the action, and what white is read against. Side by side, so
    /// that one need not be waited for to find the other.
    pub actions: [ByFace<(Action, Family)>; 3],
    /// By family and white.
    pub stops: [ByFace<Stop>; 4],
    /// CLR, by white.
    pub clears: ByFace<Stop>,
    /// By white.
    pub shown: ByFace<Shown>,
    pub shot: i8,
    pub on_target: i8,
    pub goal: i8,
    pub penalty: i8,
    pub cross_bonus: i8,
    pub corner_bonus: i8,
    pub effect: i8,
    pub endurance: u8,
    pub injury_rate: u8,
    pub injury_column: u8,
    pub second_yellow: Option<u8>,
    pub star: bool,
    pub own: Span,
    pub penalty_won: Span,
    pub penalty_conceded: Span,
    /// OFF, in tenths.
    pub off: u16,
    /// LINE, in tenths.
    pub line: u16,
    /// Games as a substitute.
    pub used: u16,
}

fn by_face<T: Copy>(nothing: T, spans: &[(Span, T)]) -> ByFace<T> {
    let mut table = [nothing; ROOM];
    // The first of a family counts, should two overlap (ITN-CHK.2).
    for &(span, what) in spans.iter().rev() {
        for face in (1..=FACES).filter(|face| span.has(*face)) {
            table[usize::from(face)] = what;
        }
    }
    table
}

fn widened<T: Copy>(table: &[T; FACES as usize]) -> ByFace<T> {
    std::array::from_fn(|face| table[face.clamp(1, FACES as usize) - 1])
}

impl Man {
    fn new(card: &PlayerCard) -> Man {
        let plays = &card.plays;
        let of_family = |family: Family| match family {
            Family::Free => by_face(Stop::None, &[]),
            Family::Challenge => by_face(
                Stop::None,
                &[
                    (plays.foul, Stop::Foul),
                    (plays.tackle_loose, Stop::TackleLoose),
                    (plays.tackle, Stop::Tackle),
                ],
            ),
            Family::Pass => by_face(
                Stop::None,
                &[
                    (plays.block_pass, Stop::BlockPass),
                    (plays.intercept, Stop::Intercept),
                ],
            ),
            Family::Shot => by_face(Stop::None, &[(plays.block_shot, Stop::BlockShot)]),
        };
        let mut stops = [[Stop::None; ROOM]; 4];
        for (row, family) in stops.iter_mut().zip(Family::ALL) {
            *row = of_family(family);
        }
        Man {
            actions: plays.tables.map(|table| {
                let table = table.map(|action| (action, action.family()));
                widened(&table)
            }),
            stops,
            clears: by_face(Stop::None, &[(plays.clear, Stop::Clear)]),
            shown: by_face(
                Shown::Nothing,
                &[(plays.red, Shown::Red), (plays.yellow, Shown::Yellow)],
            ),
            shot: plays.shot as i8,
            on_target: plays.on_target as i8,
            goal: plays.goal as i8,
            penalty: plays.penalty as i8,
            cross_bonus: plays.cross_bonus as i8,
            corner_bonus: plays.corner_bonus as i8,
            effect: plays.effect,
            endurance: card.endurance,
            injury_rate: card.injury_rate,
            injury_column: card.injury_column,
            second_yellow: plays.second_yellow,
            star: plays.star,
            own: plays.own,
            penalty_won: plays.penalty_won,
            penalty_conceded: plays.penalty_conceded,
            off: card.off,
            line: card.line,
            used: card.season.used(),
        }
    }
}

/// What of a keeper's card white is read against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeeperCheck {
    Nothing,
    Sweep,
    Claim,
    Gather,
}

/// A keeper's card.
#[derive(Clone, Debug)]
pub(crate) struct Keeper {
    /// By check and white.
    pub stops: [ByFace<Stop>; 4],
    pub saves: [i8; 5],
    pub penalty: i8,
    pub out: ByFace<SaveOut>,
    pub after: ByFace<Release>,
    pub goal_kick: ByFace<Release>,
}

impl Keeper {
    fn new(card: &KeeperCard) -> Keeper {
        Keeper {
            stops: [
                by_face(Stop::None, &[]),
                by_face(Stop::None, &[(card.sweep, Stop::Sweep)]),
                by_face(Stop::None, &[(card.claim, Stop::Claim)]),
                by_face(Stop::None, &[(card.gather, Stop::Gather)]),
            ],
            saves: card.saves,
            penalty: card.penalty,
            out: widened(&card.out),
            after: widened(&card.after),
            goal_kick: widened(&card.goal_kick),
        }
    }
}

/// The cards of both sides, in one piece: nothing but a shift leads to a card.
#[derive(Clone, Debug)]
pub(crate) struct Both(Box<[SideLookup; 2]>);

impl Both {
    pub(crate) fn new(squads: &BySide<Squad>) -> Both {
        Both(Box::new([
            SideLookup::new(&squads.home),
            SideLookup::new(&squads.away),
        ]))
    }
}

impl Index<tabletop::Side> for Both {
    type Output = SideLookup;

    #[inline]
    fn index(&self, side: tabletop::Side) -> &SideLookup {
        &self.0[side as usize]
    }
}

/// The cards of a side.
#[derive(Clone, Debug)]
#[repr(align(32768))]
pub(crate) struct SideLookup {
    men: [Man; men::ROOM],
    keepers: [Keeper; 8],
    /// Who plays in each line.
    lines: [Men; 3],
}

impl SideLookup {
    /// A squad's cards; every other place is nobody's: he does nothing and stops
    /// nothing.
    fn new(squad: &Squad) -> SideLookup {
        let nobody = PlayerCard {
            name: String::new(),
            positions: Positions::default(),
            line: 0,
            off: 0,
            endurance: 0,
            injury_rate: 0,
            injury_column: 0,
            season: crate::card::Season::default(),
            plays: crate::card::Plays::default(),
        };
        let man = |at: usize| Man::new(squad.players.get(at).unwrap_or(&nobody));
        let last = squad.keepers.len().saturating_sub(1);
        let keeper = |at: usize| Keeper::new(&squad.keepers[at.min(last)]);
        SideLookup {
            men: std::array::from_fn(man),
            keepers: std::array::from_fn(keeper),
            lines: [Line::Df, Line::Mf, Line::Fw].map(|line| {
                let plays = |(_, card): &(u8, &PlayerCard)| card.positions.has(line);
                let men = (0..).zip(&squad.players).filter(plays);
                men.map(|(man, _)| man).collect()
            }),
        }
    }

    #[inline]
    pub(crate) fn man(&self, man: u8) -> &Man {
        &self.men[usize::from(man) % men::ROOM]
    }

    /// Who plays in a line.
    #[inline]
    pub(crate) fn in_line(&self, line: Line) -> Men {
        self.lines[line as usize]
    }

    #[inline]
    pub(crate) fn keeper(&self, keeper: u8) -> &Keeper {
        &self.keepers[usize::from(keeper) % 8]
    }
}

/// Whom a section of a card names, by their spots from 0.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named {
    pub attacker: u8,
    /// The other one of HIGH, above; the same where it is not HIGH.
    pub other: u8,
    pub defender: u8,
    /// It has a SOS number that counts in this match.
    pub sos: bool,
}

/// Whom the cards name, by zone and card.
#[derive(Clone, Debug)]
pub(crate) struct Names(Box<[[Named; CARD_ROOM]; 3]>);

const CARD_ROOM: usize = 128;

impl Names {
    /// SOS numbers above the game SOS never count (ITN-FSOS.3).
    pub(crate) fn new(cards: &Cards, game_sos: u8) -> Names {
        let named = |zone: Zone, card: usize| {
            let section = cards.section(zone, Card(card as u8));
            let (attacker, other) = match section.attacker {
                OnBall::Spot(spot) => (spot, spot),
                OnBall::High(low, high) => (low, high),
            };
            Named {
                attacker,
                other,
                defender: section.defender,
                sos: section.sos != 0 && section.sos <= game_sos,
            }
        };
        let zones = [Zone::Def, Zone::Mid, Zone::Off];
        Names(Box::new(
            zones.map(|zone| std::array::from_fn(|card| named(zone, card))),
        ))
    }

    #[inline]
    pub(crate) fn of(&self, zone: Zone, card: Card) -> Named {
        self.0[zone as usize][usize::from(card.0) % CARD_ROOM]
    }
}

/// The stop that counts: the defender's, or else the keeper's (ITN-CHK.3).
#[inline]
pub(crate) fn first_stop(defender: Stop, keeper: Stop) -> Stop {
    select_unpredictable(defender == Stop::None, keeper, defender)
}
