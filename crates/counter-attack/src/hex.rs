//! Hexes: coordinates, names, distances and the lines a ball takes.
//!
//! Columns `x` run from -18 to 18. Rows are doubled, so that `y` has the parity of
//! `x` and no case distinguishes even columns from odd ones.

use std::fmt;

/// The last column on either side of halfway.
pub const LAST_COLUMN: i8 = 18;
/// How many hexes the pitch has.
pub const HEXES: usize = 943;

/// A hex of the pitch, or one just beyond its edge: the goals lie there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hex {
    /// The column, -18 to 18 on the pitch.
    pub x: i8,
    /// The double row; its parity is that of the column.
    pub y: i8,
}

/// The six steps in the order of the rosette printed on the pitch: the faces of the
/// direction die.
pub const DIRECTIONS: [(i8, i8); 6] = [(0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1), (1, -1)];

impl Hex {
    /// The kick-off hex, M19.
    pub const CENTRE: Hex = Hex { x: 0, y: 0 };

    /// The hex with these coordinates.
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Hex {
        Hex { x, y }
    }

    /// True for the 943 hexes of the pitch.
    #[inline]
    #[must_use]
    pub const fn in_bounds(self) -> bool {
        let even = self.x % 2 == 0;
        let rows = if even { 24 } else { 25 };
        self.x.abs() <= LAST_COLUMN
            && (self.y % 2 == 0) == even
            && self.y <= rows
            && self.y >= -rows
    }

    /// True for the eight hexes of either goal.
    #[inline]
    #[must_use]
    pub const fn is_goal(self) -> bool {
        self.x.abs() == LAST_COLUMN + 1 && self.y % 2 != 0 && self.y >= -7 && self.y <= 7
    }

    /// All hexes of the pitch, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Hex> {
        ALL.iter().copied()
    }

    /// The number of a hex of the pitch, 0 to 942.
    #[inline]
    #[must_use]
    pub const fn id(self) -> usize {
        let column = (self.x + LAST_COLUMN) as usize;
        let top = if self.x % 2 == 0 { 24 } else { 25 };
        column * 25 + column / 2 + ((self.y + top) / 2) as usize
    }

    /// The number of its column, as in its name: 1 to 37 on the pitch, 0 and 38 in the goals.
    #[must_use]
    pub const fn column(self) -> i8 {
        self.x + LAST_COLUMN + 1
    }

    /// The hex in the same place, seen from the other end.
    #[inline]
    #[must_use]
    pub const fn mirror(self) -> Hex {
        Hex {
            x: -self.x,
            y: -self.y,
        }
    }

    /// The hex one step on in a direction of the rosette (0 to 5); it may be off the
    /// pitch.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: usize) -> Hex {
        let (x, y) = DIRECTIONS[direction % 6];
        Hex {
            x: self.x + x,
            y: self.y + y,
        }
    }

    /// The neighbours on the pitch.
    #[inline]
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        let round = match self.in_bounds() {
            true => ROUND[self.id()],
            false => HexRing::of(self),
        };
        round.hexes.into_iter().take(round.count)
    }

    /// The distance in steps.
    #[inline]
    #[must_use]
    pub const fn distance(self, other: Hex) -> u8 {
        let dx = self.x.abs_diff(other.x);
        let dy = self.y.abs_diff(other.y);
        dx + dy.saturating_sub(dx) / 2
    }

    /// True for one of the six around.
    #[inline]
    #[must_use]
    pub const fn touches(self, other: Hex) -> bool {
        self.distance(other) == 1
    }

    /// The hex with this name, as `M19`; goal hexes too.
    #[must_use]
    pub fn named(name: &str) -> Option<Hex> {
        let mut letters = name.chars();
        let letter = letters.next()?.to_ascii_uppercase();
        let digits = letters.as_str();
        if !letter.is_ascii_uppercase() || digits.len() > 2 {
            return None;
        }
        if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        let column: i8 = digits.parse().ok()?;
        let row = (letter as u8 - b'A') as i8;
        let x = column.checked_sub(LAST_COLUMN + 1)?;
        let y = 2 * row - if column % 2 == 1 { 24 } else { 25 };
        let hex = Hex { x, y };
        (hex.in_bounds() || hex.is_goal()).then_some(hex)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = self.column();
        let top = if self.x % 2 == 0 { 24 } else { 25 };
        let row = b'A'.saturating_add_signed((self.y + top) / 2);
        f.pad(&format!("{}{column}", row as char))
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The neighbours of a hex: the first so many count.
#[derive(Clone, Copy)]
struct HexRing {
    count: usize,
    hexes: [Hex; 6],
}

impl HexRing {
    const fn of(hex: Hex) -> HexRing {
        let mut round = HexRing {
            count: 0,
            hexes: [hex; 6],
        };
        let mut direction = 0;
        while direction < 6 {
            let next = hex.step(direction);
            if next.in_bounds() {
                round.hexes[round.count] = next;
                round.count += 1;
            }
            direction += 1;
        }
        round
    }
}

/// All hexes by their numbers.
pub(crate) static ALL: [Hex; HEXES] = {
    let mut all = [Hex::CENTRE; HEXES];
    let mut x = -LAST_COLUMN;
    while x <= LAST_COLUMN {
        let mut y = -25;
        while y <= 25 {
            let hex = Hex { x, y };
            if hex.in_bounds() {
                all[hex.id()] = hex;
            }
            y += 1;
        }
        x += 1;
    }
    all
};

/// The neighbours of every hex by its number: asked for more often than anything else.
static ROUND: [HexRing; HEXES] = {
    let mut all = [HexRing::of(Hex::CENTRE); HEXES];
    let mut id = 0;
    while id < HEXES {
        all[id] = HexRing::of(ALL[id]);
        id += 1;
    }
    all
};

/// Where along a line a hex comes: first what is nearer to its start, then what is
/// nearer to the line, then by column and row.
pub type Along = (i32, i32, Hex);

/// The straight way of a ball from one hex to another. The ball is a disc: a hex is
/// covered if its centre is at most three quarters of the spacing from the segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BallLine {
    /// Where it starts; never covered.
    pub from: Hex,
    /// Where it ends; always covered.
    pub to: Hex,
}

impl BallLine {
    /// The line between two hexes.
    #[must_use]
    pub const fn new(from: Hex, to: Hex) -> BallLine {
        BallLine { from, to }
    }

    /// Where along the line a hex comes, if the ball covers it.
    #[inline]
    #[must_use]
    pub fn along(self, hex: Hex) -> Option<Along> {
        let (ux, uy) = self.vector_to(hex);
        let (vx, vy) = self.vector_to(self.to);
        let dot = 3 * ux * vx + uy * vy;
        let square = 3 * vx * vx + vy * vy;
        let cross = ux * vy - uy * vx;
        let inside = 0 < dot && dot < square && 4 * cross * cross <= 3 * square;
        (inside || hex == self.to).then_some((dot, cross.abs(), hex))
    }

    /// False only if the ball covers neither a hex nor any next to it: a covered hex is at
    /// most one step off the shortest way. Asked first, because it is quick.
    #[inline]
    #[must_use]
    pub const fn may_touch(self, hex: Hex) -> bool {
        let by_way_of = self.from.distance(hex) + hex.distance(self.to);
        by_way_of <= self.from.distance(self.to) + 3
    }

    /// True if the ball covers a hex.
    #[inline]
    #[must_use]
    pub fn covers(self, hex: Hex) -> bool {
        self.along(hex).is_some()
    }

    /// All covered hexes on the pitch, and the end, in line order.
    #[must_use]
    pub fn covered(self) -> Vec<Hex> {
        let (least, most) = (self.from.x.min(self.to.x), self.from.x.max(self.to.x));
        let columns = (least - 1).max(-LAST_COLUMN)..=(most + 1).min(LAST_COLUMN);
        let rows = columns.flat_map(|x| self.rows_near(x).map(move |y| Hex { x, y }));
        let mut along: Vec<Along> = rows
            .filter(|hex| hex.in_bounds() && *hex != self.to)
            .filter_map(|hex| self.along(hex))
            .collect();
        along.extend(self.along(self.to));
        along.sort_unstable();
        along.into_iter().map(|(_, _, hex)| hex).collect()
    }

    /// The rows of a column that the line can come near.
    fn rows_near(self, x: i8) -> std::ops::RangeInclusive<i8> {
        let (vx, vy) = self.vector_to(self.to);
        let row_at = |column: i8| match vx {
            0 => [self.from.y, self.to.y],
            _ => {
                let row = i32::from(self.from.y) + vy * i32::from(column - self.from.x) / vx;
                [row.clamp(-30, 30) as i8; 2]
            }
        };
        let [a, b, c, d] = [row_at(x - 1), row_at(x + 1)].concat()[..] else {
            return -25..=25;
        };
        a.min(b).min(c).min(d) - 3..=a.max(b).max(c).max(d) + 3
    }

    #[inline]
    fn vector_to(self, hex: Hex) -> (i32, i32) {
        let dx = i32::from(hex.x) - i32::from(self.from.x);
        let dy = i32::from(hex.y) - i32::from(self.from.y);
        (dx, dy)
    }
}
