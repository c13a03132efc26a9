//! What is marked on the pitch. An [`End`] is one of its two goals.

use crate::hex::{BallLine, Hex, LAST_COLUMN};

/// One end of the pitch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The end of the low column numbers.
    Left,
    /// The end of the high column numbers.
    Right,
}

/// How far a shot carries.
pub const SHOT_RANGE: u8 = 11;
/// From how near the ball is headed at goal.
pub const HEADED_SHOT_RANGE: u8 = 6;

impl End {
    /// Both ends.
    pub const BOTH: [End; 2] = [End::Left, End::Right];

    /// The opposite one.
    #[inline]
    #[must_use]
    pub const fn other(self) -> End {
        match self {
            End::Left => End::Right,
            End::Right => End::Left,
        }
    }

    /// A hex as somebody sees it who looks at the right end instead of this one.
    #[inline]
    const fn seen(self, hex: Hex) -> Hex {
        match self {
            End::Right => hex,
            End::Left => hex.mirror(),
        }
    }

    /// How far a hex is towards this end: -18 to 18.
    #[inline]
    #[must_use]
    pub const fn depth(self, hex: Hex) -> i8 {
        self.seen(hex).x
    }

    /// How far a hex is to the right of somebody who looks at this end; to his left it is less than 0.
    #[inline]
    #[must_use]
    pub const fn across(self, hex: Hex) -> i8 {
        self.seen(hex).y
    }

    /// The final third at this end.
    #[inline]
    #[must_use]
    pub const fn third(self, hex: Hex) -> bool {
        self.depth(hex) >= 8
    }

    /// The penalty box at this end.
    #[inline]
    #[must_use]
    pub const fn is_box(self, hex: Hex) -> bool {
        self.depth(hex) >= 12 && hex.y >= -15 && hex.y <= 15 && hex.in_bounds()
    }

    /// The six-yard box.
    #[must_use]
    pub const fn six_yard(self, hex: Hex) -> bool {
        self.depth(hex) >= 16 && hex.y >= -10 && hex.y <= 10 && hex.in_bounds()
    }

    /// The hexes in front of the goal line between the posts.
    #[must_use]
    pub const fn mouth(self, hex: Hex) -> bool {
        self.depth(hex) == LAST_COLUMN && hex.y >= -6 && hex.y <= 6 && hex.in_bounds()
    }

    /// The eight goal hexes, off the pitch, by rising row.
    pub fn goal(self) -> impl Iterator<Item = Hex> {
        (0..8).map(move |at| self.seen(Hex::new(LAST_COLUMN + 1, self.row(2 * at - 7))))
    }

    /// So that rows rise at both ends.
    const fn row(self, y: i8) -> i8 {
        match self {
            End::Right => y,
            End::Left => -y,
        }
    }

    /// The distance to the nearest goal hex.
    #[must_use]
    pub fn goal_distance(self, hex: Hex) -> u8 {
        let all = self.goal().map(|goal| goal.distance(hex));
        all.min().unwrap_or(u8::MAX)
    }

    /// The penalty spot.
    #[must_use]
    pub const fn spot(self) -> Hex {
        self.seen(Hex::new(14, 0))
    }

    /// Where a goal kick is taken from if nobody says otherwise.
    #[must_use]
    pub const fn goal_kick(self) -> Hex {
        self.seen(Hex::new(16, 0))
    }

    /// The middle of the goal line.
    #[must_use]
    pub const fn goal_line(self) -> Hex {
        self.seen(Hex::new(LAST_COLUMN, 0))
    }

    /// The corner on the low or the high side.
    #[must_use]
    pub const fn corner(self, high: bool) -> Hex {
        let y = if high { 24 } else { -24 };
        Hex::new(self.seen(Hex::new(LAST_COLUMN, 0)).x, y)
    }

    /// The arc in front of the box.
    #[must_use]
    pub const fn arc(self, hex: Hex) -> bool {
        match self.depth(hex) {
            11 => hex.y >= -3 && hex.y <= 3,
            10 => hex.y >= -2 && hex.y <= 2,
            _ => false,
        }
    }

    /// The shaded hexes beside the goal from which it is difficult to score.
    #[must_use]
    pub const fn difficult(self, hex: Hex) -> bool {
        let from = match self.depth(hex) {
            18 => 12,
            17 => 17,
            16 => 20,
            15 => 23,
            14 => 24,
            _ => return false,
        };
        hex.in_bounds() && hex.y.abs() >= from
    }

    /// True if the ball, shot along this line, comes past a hex of the goal mouth.
    #[must_use]
    pub fn line_meets_mouth(self, line: BallLine) -> bool {
        let rows = (-6..=6).step_by(2);
        let mut mouth = rows.map(|y| Hex::new(self.goal_line().x, y));
        mouth.any(|hex| hex == line.from || line.covers(hex))
    }

    /// True if a line to a goal hex crosses the goal line between the posts: it meets
    /// x = 55/3 at |y| < 7.
    #[must_use]
    pub fn line_between_posts(self, line: BallLine) -> bool {
        let (from, to) = (self.seen(line.from), self.seen(line.to));
        let dx = i32::from(to.x) - i32::from(from.x);
        if dx <= 0 {
            return false;
        }
        // y at x = 55/3, times 3 dx.
        let rise = i32::from(to.y) - i32::from(from.y);
        let y = 3 * dx * i32::from(from.y) + rise * (55 - 3 * i32::from(from.x));
        y.abs() < 21 * dx
    }
}

/// The centre circle.
#[must_use]
pub const fn centre_circle(hex: Hex) -> bool {
    hex.distance(Hex::CENTRE) <= 3
}

/// The hexes from which a side attacking `end` is challenged from behind (CA-10.1):
/// the two from which no step round the challenger brings the ball nearer to goal.
#[must_use]
pub fn behind(end: End, carrier: Hex, by_gain: bool) -> [Hex; 2] {
    let back = match end {
        End::Right => [carrier.step(1), carrier.step(2)],
        End::Left => [carrier.step(4), carrier.step(5)],
    };
    if !by_gain {
        return back;
    }
    let here = end.goal_distance(carrier);
    let gains = |challenger: &Hex| {
        let mut round = challenger.neighbours().filter(|hex| *hex != carrier);
        round.any(|hex| end.goal_distance(hex) < here)
    };
    let mut no_gain = carrier.neighbours().filter(|hex| !gains(hex));
    match (no_gain.next(), no_gain.next(), no_gain.next()) {
        (Some(a), Some(b), None) => [a, b],
        _ => back,
    }
}
