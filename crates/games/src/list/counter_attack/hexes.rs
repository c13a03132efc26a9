//! The pitch of counter-attack as the page is shown it: which hexes there are, and what is marked on them.

use counter_attack::{End, Hex, PhasePart, pitch};
use serde::Serialize;
use utoipa::ToSchema;

/// The pitch of counter-attack. Every second column lies half a hex lower, so rows are counted in
/// halves: down a column each hex lies two further on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct HexPitch {
    /// Its columns, from left to right.
    pub columns: Vec<HexColumn>,
    /// What is marked at either end, the left one first.
    #[schema(min_items = 2, max_items = 2)]
    pub ends: [PitchEnd; 2],
    /// The kick-off hex.
    pub centre: String,
    /// The hexes of the centre circle.
    pub circle: Vec<String>,
}

/// Hexes one below the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct HexColumn {
    /// The number in the names of its hexes.
    pub number: i8,
    /// Where it lies, in columns from halfway; negative to the left.
    pub x: i8,
    /// Where its first hex lies, in half hexes from the middle; negative above it.
    pub y: i8,
    /// The names of its hexes, downwards.
    pub hexes: Vec<String>,
}

/// What is marked at one end of the pitch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PitchEnd {
    /// The goal, beyond the last column.
    pub goal: HexColumn,
    /// The penalty spot.
    pub spot: String,
    /// The hexes of the final third.
    pub third: Vec<String>,
    /// Those of the penalty box.
    pub penalty_box: Vec<String>,
    /// Those of the six-yard box.
    pub six_yard: Vec<String>,
}

/// A part of a movement phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MovementPart {
    /// What it is called in positions: `A4`.
    pub part: &'static str,
    /// How many figures move in it at most.
    pub moves: u8,
    /// True if they are of the side without the ball.
    pub defence: bool,
}

impl HexPitch {
    /// The pitch as the rules know it.
    #[must_use]
    pub fn of_the_rules() -> HexPitch {
        let all: Vec<Hex> = Hex::all().collect();
        let columns = all.chunk_by(|one, next| one.x == next.x);
        HexPitch {
            columns: columns.map(HexColumn::of).collect(),
            ends: End::BOTH.map(PitchEnd::of),
            centre: Hex::CENTRE.to_string(),
            circle: names(pitch::centre_circle),
        }
    }
}

impl HexColumn {
    /// Hexes of one column, each the next of the one before.
    fn of(hexes: &[Hex]) -> HexColumn {
        let first = hexes.first().copied().unwrap_or(Hex::CENTRE);
        HexColumn {
            number: first.column(),
            x: first.x,
            y: first.y,
            hexes: hexes.iter().map(Hex::to_string).collect(),
        }
    }
}

impl PitchEnd {
    fn of(end: End) -> PitchEnd {
        let goal: Vec<Hex> = end.goal().collect();
        PitchEnd {
            goal: HexColumn::of(&goal),
            spot: end.spot().to_string(),
            third: names(|hex| end.third(hex)),
            penalty_box: names(|hex| end.is_box(hex)),
            six_yard: names(|hex| end.six_yard(hex)),
        }
    }
}

impl MovementPart {
    /// All of them, in their order.
    #[must_use]
    pub fn all() -> Vec<MovementPart> {
        let parts = PhasePart::ALL.into_iter();
        let shown = |part: PhasePart| MovementPart {
            part: part.name(),
            moves: part.moves(),
            defence: part.is_of_defence(),
        };
        parts.map(shown).collect()
    }
}

/// The names of the hexes of which something is true, by columns.
fn names(of: impl Fn(Hex) -> bool) -> Vec<String> {
    let hexes = Hex::all().filter(|hex| of(*hex));
    hexes.map(|hex| hex.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    // CA-2.2
    /// The sizes are those of the table of hex sets in the ledger.
    #[test]
    fn the_pitch_is_shown_whole() {
        let HexPitch {
            columns,
            ends,
            centre,
            circle,
        } = HexPitch::of_the_rules();
        let rows: Vec<usize> = columns.iter().map(|column| column.hexes.len()).collect();
        assert_eq!((rows.len(), rows.iter().sum()), (37, 943));
        assert_eq!((rows[0], rows[1], rows[36]), (25, 26, 25));
        // Row A of an odd column is 24 half hexes above the middle, of an even one 25.
        let corner = |at: usize| {
            let column = &columns[at];
            (column.number, column.x, column.y, column.hexes[0].as_str())
        };
        assert_eq!(corner(0), (1, -18, -24, "A1"));
        assert_eq!(corner(1), (2, -17, -25, "A2"));
        assert_eq!(corner(36), (37, 18, -24, "A37"));
        assert_eq!(
            (columns[18].hexes[12].as_str(), centre.as_str()),
            ("M19", "M19")
        );
        assert_eq!(circle.len(), 37);
        for (end, spot, goal) in [
            (&ends[0], "M5", ("J0", -19)),
            (&ends[1], "M33", ("J38", 19)),
        ] {
            assert_eq!(end.spot, spot);
            assert_eq!((end.goal.hexes[0].as_str(), end.goal.x), goal);
            assert_eq!((end.goal.hexes.len(), end.goal.y), (8, -7));
            let sizes = [&end.third, &end.penalty_box, &end.six_yard].map(Vec::len);
            assert_eq!(sizes, [280, 108, 32]);
        }
        assert!(ends[0].six_yard.contains(&"H1".to_string()));
        assert!(ends[1].six_yard.contains(&"R37".to_string()));
    }

    // CA-6.1
    #[test]
    fn four_move_then_five_then_two() {
        let parts = MovementPart::all();
        let told: Vec<(&str, u8, bool)> = { parts.iter() }
            .map(|one| (one.part, one.moves, one.defence))
            .collect();
        assert_eq!(told, [("A4", 4, false), ("D5", 5, true), ("A2", 2, false)]);
    }
}
