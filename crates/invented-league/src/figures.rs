//! The figures of the model. Rates are those of top leagues, 2015 to 2025;
//! weights are what a man of a role does in 90 minutes, measured against the
//! other roles. `docs/statistics.md` explains the model.

use statistics::{Formation, Role};

/// A number for each role, in the order GK, CB, FB, DM, CM, AM, WG, ST.
pub type ByRole = [i64; 8];

/// A tick is 20 seconds.
pub const TICKS_IN_MINUTE: u32 = 3;

/// Minutes of a match; added time is played inside them.
pub const MINUTES: u32 = 90;

// In a million, for each side and tick.
/// A shot from open play.
pub const OPEN_SHOT: i64 = 39_100;
/// A corner that no shot led to.
pub const OPEN_CORNER: i64 = 11_450;
/// A foul.
pub const FOUL: i64 = 46_000;
/// An offside.
pub const OFFSIDE: i64 = 8_000;
/// An own goal of the other side.
pub const OWN_GOAL: i64 = 158;
/// An injury without a foul.
pub const INJURY: i64 = 280;

// In a thousand.
/// What a home side shoots, wins corners, fouls and is booked for more, and a
/// visiting side less.
pub const HOME_ATTACK: i64 = 128;
/// The same of fouls.
pub const HOME_FOULS: i64 = -12;
/// The same of cards.
pub const HOME_CARDS: i64 = -43;
/// The share of possession that playing at home is worth.
pub const HOME_POSSESSION: i64 = 11;
/// The deviation of a side's shots from match to match.
pub const TEMPO: i64 = 200;
/// The deviation of a referee's whistle and cards from match to match.
pub const REFEREE: i64 = 130;
/// A side in front shoots so much less, one behind so much more.
pub const SCORE_LINE: i64 = 115;
/// Attacks grow in number from so much below the average to so much above.
pub const LATER: i64 = 240;
/// A side with a man less attacks so much less, and is attacked so much more.
pub const MAN_SHORT: i64 = 250;
/// What a point of skill is worth: in shots, ...
pub const SHOTS_BY_SKILL: i64 = 17;
/// ... in chances taken, ...
pub const CHANCES_BY_SKILL: i64 = 4;
/// ... and in possession.
pub const POSSESSION_BY_SKILL: i64 = 5;

/// The deviation of clubs in attack, defence and control, in points of skill.
pub const CLUB_LEVEL: i64 = 10;
/// How much of a club's level is the same in all three, in a thousand.
pub const LEVEL_IN_COMMON: i64 = 800;
/// The deviation of players, in points of skill.
pub const PLAYER_LEVEL: i64 = 13;

/// A kind of shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shot {
    /// By foot from open play.
    Foot,
    /// By head.
    Head,
    /// A direct free kick.
    FreeKick,
    /// A penalty.
    Penalty,
    /// By foot, after a save.
    Rebound,
}

/// In a thousand: blocked; on target, if not blocked; a goal, if on target.
pub const fn chances(shot: Shot) -> [i64; 3] {
    match shot {
        Shot::Foot => [270, 465, 257],
        Shot::Head => [50, 375, 318],
        Shot::FreeKick => [330, 358, 258],
        Shot::Penalty => [0, 930, 782],
        Shot::Rebound => [150, 560, 450],
    }
}

/// Shots from open play by head.
pub const OPEN_HEADERS: i64 = 113;
/// Shots from open play that a pass led to.
pub const CREATED: i64 = 760;
/// Blocked shots that go behind.
pub const BLOCK_TO_CORNER: i64 = 330;
/// Saves held, turned behind; the rest come back into play.
pub const SAVES: [i64; 3] = [550, 280, 170];
/// Rebounds shot at once.
pub const REBOUND_SHOT: i64 = 250;
/// Corners that lead to a shot at once; by head.
pub const CORNER_SHOT: [i64; 2] = [240, 600];
/// Fouls in the fouler's own, middle and attacking third.
pub const FOUL_THIRDS: [i64; 3] = [220, 480, 300];
/// Fouls in the fouler's own third that are penalties, or else free kicks shot
/// at goal.
pub const PENALTY_OR_SHOT: [i64; 2] = [53, 215];
/// Yellow cards a foul; for a man booked already, so much of it.
pub const YELLOW: [i64; 2] = [176, 200];
/// Straight red cards in ten thousand fouls.
pub const RED: i64 = 38;
/// Injuries in ten thousand fouls suffered.
pub const FOUL_INJURY: i64 = 60;
/// How many matches an injury costs: weights of 0, 1, 2, ...
pub const INJURY_LENGTH: [i64; 16] = [12, 22, 18, 12, 9, 7, 5, 4, 3, 2, 2, 1, 1, 1, 1, 1];
/// Weights of 0, 1, 2 and 3 planned substitutions.
pub const SUBSTITUTIONS: [i64; 4] = [0, 2, 11, 87];
/// Matches a straight red card, a second yellow and every fifth yellow cost.
pub const BANS: [u32; 3] = [3, 1, 1];

/// Who shoots from open play by foot.
pub const SHOOTS: ByRole = [0, 22, 38, 65, 100, 165, 175, 215];
/// Who heads at goal from open play.
pub const HEADS: ByRole = [0, 20, 7, 9, 9, 10, 10, 48];
/// Who gets to a corner.
pub const MEETS_CORNER: ByRole = [0, 30, 6, 12, 9, 8, 6, 30];
/// Who passes to the man who shoots.
pub const CREATES: ByRole = [1, 9, 20, 18, 27, 42, 42, 30];
/// Who takes corners and free kicks.
pub const SET_PIECES: ByRole = [0, 3, 30, 20, 50, 80, 65, 30];
/// Who takes penalties.
pub const PENALTIES: ByRole = [0, 5, 15, 25, 50, 80, 70, 100];
/// Who is offside.
pub const OFFSIDES: ByRole = [0, 4, 8, 4, 8, 30, 50, 100];
/// Who hits his own net.
pub const OWN_GOALS: ByRole = [10, 40, 30, 8, 6, 2, 3, 4];
/// Who fouls, by his own, the middle and the attacking third.
pub const FOULS: [ByRole; 3] = [
    [3, 40, 34, 36, 24, 14, 12, 12],
    [0, 44, 48, 76, 68, 56, 50, 58],
    [0, 10, 26, 26, 32, 44, 52, 78],
];
/// Who is fouled, by his own, the middle and the attacking third.
pub const FOULED: [ByRole; 3] = [
    [13, 40, 42, 38, 32, 22, 20, 19],
    [2, 24, 34, 62, 70, 78, 80, 90],
    [0, 8, 14, 20, 30, 50, 62, 58],
];
/// Who blocks shots.
pub const BLOCKS: ByRole = [0, 75, 40, 40, 30, 12, 10, 8];
/// Who is taken off.
pub const TAKEN_OFF: ByRole = [0, 4, 9, 22, 28, 45, 50, 48];
/// Whose skill makes an attack.
pub const ATTACK: ByRole = [0, 1, 4, 4, 7, 11, 11, 14];
/// Whose skill makes a defence.
pub const DEFENCE: ByRole = [14, 14, 9, 9, 6, 3, 3, 2];
/// Whose skill keeps the ball.
pub const CONTROL: ByRole = [2, 7, 7, 12, 12, 9, 6, 4];

/// The formations, how common they are, and their roles line by line.
pub const FORMATIONS: [(Formation, i64, [Role; 10]); 7] = {
    use Role::{Attacking as AM, Central as CM, CentreBack as CB, FullBack as FB};
    use Role::{Holding as DM, Striker as ST, Wing as WG};
    [
        (
            Formation([4, 4, 2]),
            28,
            [CB, CB, FB, FB, CM, CM, WG, WG, ST, ST],
        ),
        (
            Formation([4, 3, 3]),
            24,
            [CB, CB, FB, FB, DM, CM, CM, WG, WG, ST],
        ),
        (
            Formation([4, 5, 1]),
            22,
            [CB, CB, FB, FB, DM, CM, AM, WG, WG, ST],
        ),
        (
            Formation([3, 5, 2]),
            10,
            [CB, CB, CB, FB, FB, DM, CM, AM, ST, ST],
        ),
        (
            Formation([5, 3, 2]),
            7,
            [CB, CB, CB, FB, FB, DM, CM, CM, ST, ST],
        ),
        (
            Formation([3, 4, 3]),
            5,
            [CB, CB, CB, FB, FB, CM, CM, WG, WG, ST],
        ),
        (
            Formation([5, 4, 1]),
            4,
            [CB, CB, CB, FB, FB, CM, CM, WG, WG, ST],
        ),
    ]
};
