//! The recovery number (ITN-HREC) and strength of schedule (ITN-SOS).

use tabletop::{BySide, Side};

use crate::{
    action::{Line, Zone},
    card::Squad,
    state::{Team, strip_of_line},
};

/// Strength of schedule of a match: the size, and who is favoured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// The game SOS (ITN-SOS.4); 0 if there is none.
    pub size: u8,
    /// The side with the higher SOS.
    pub favoured: Side,
}

impl Schedule {
    /// Between teams of different leagues: the gap of their SOS, a fifth of it, rounded
    /// to the nearest whole number, halves up (ITN-SOS.1, ITN-SOS.2).
    #[must_use]
    pub fn of(squads: &BySide<Squad>, used: bool) -> Schedule {
        let (home, away) = (&squads.home, &squads.away);
        let favoured = match home.strength >= away.strength {
            true => Side::Home,
            false => Side::Away,
        };
        // In tenths, so that nothing is rounded twice.
        let gap = home.strength.abs_diff(away.strength);
        let size = match used && home.league != away.league {
            true => (2 * gap + 50) / 100,
            false => 0,
        };
        Schedule {
            size: size as u8,
            favoured,
        }
    }
}

/// The base: HREC of the home sheet and AREC of the away sheet (ITN-HREC.1), moved by
/// the SOS adjustment (ITN-HREC.2, ITN-SOS.3).
#[must_use]
pub fn base(squads: &BySide<Squad>, schedule: Schedule) -> i8 {
    let sheets = squads.home.home_recovery + squads.away.away_recovery;
    match schedule.favoured {
        Side::Home => sheets + schedule.size as i8,
        Side::Away => sheets - schedule.size as i8,
    }
}

/// Which way a strip's number moves in favour of a side (ITN-HREC.10).
#[inline]
#[must_use]
pub const fn towards(side: Side) -> i8 {
    match side {
        Side::Home => 1,
        Side::Away => -1,
    }
}

/// The numbers of the three strips without fresh and tired men: the base, the men of
/// the lines that meet there, and the caution markers on them (ITN-HREC.3 to
/// ITN-HREC.6, ITN-HREC.9).
#[must_use]
pub fn strips(base: i8, sides: &BySide<Team>) -> [i8; 3] {
    let mut numbers = [base; 3];
    for side in Side::BOTH {
        let team = &sides[side];
        for line in Line::ALL {
            let strip: Zone = strip_of_line(side, line);
            let men = team.in_line(line) - team.markers(line);
            numbers[strip as usize] += towards(side) * men;
        }
    }
    numbers
}

/// On a track a marker stops at its ends (ITN-HREC.8).
#[must_use]
pub fn on_track(numbers: [i8; 3], track: bool) -> [i8; 3] {
    match track {
        true => numbers.map(|number| number.clamp(1, 19)),
        false => numbers,
    }
}
