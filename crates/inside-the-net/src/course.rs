//! Where an action leads (ITN-DM, ITN-OFF): the boxes of the rulebook as one table.

use crate::{
    action::{Action, Stop, Zone},
    event::Counted,
};

/// What comes of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Course {
    /// The attack has the ball in a zone.
    Keep,
    /// The defence has the ball in a zone, as it sees it.
    Lose,
    /// The ball is loose where it is.
    Loose,
    /// A foul on a challenge.
    Challenged,
    /// Fouled: cards and penalties are read.
    Fouled,
    /// A pass opens a shot.
    Open,
    /// A shot of type Chl without a defender.
    FreeShot,
    /// A shot of type Chl.
    ChallengeShot,
    /// A shot of type Shot, or DK on a free kick.
    Attempt,
    /// A blocked shot: a corner or a rebound.
    Blocked,
    /// Offside.
    Offside,
    /// A cross.
    Cross,
    /// A goal kick for the defence.
    GoalKick,
    /// A corner.
    Corner,
}

/// A course and the zone it leads to, for the side that then has the ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Then {
    pub course: Course,
    pub zone: Zone,
    /// What is counted for it.
    pub counted: Counted,
    /// A pass that can be an assist if a shot follows at once (ITN-AST.1).
    pub assists: bool,
}

/// Where an action from a zone leads, with this stop, and the clause that says so.
const fn then(zone: Zone, action: Action, stop: Stop) -> (Then, &'static str) {
    // The ball on the ground it is on, or one or two zones on, for either side.
    let here = zone;
    let on = zone.next();
    let shoots = matches!(action, Action::ChallengeShot);
    let (course, zone, clause) = match (action, stop) {
        (Action::Challenge, Stop::Foul) => (Course::Challenged, here, "ITN-DM.3"),
        (Action::ChallengeShot, Stop::Foul) => (Course::Challenged, here, "ITN-OFF.3"),
        (_, Stop::TackleLoose) if shoots => (Course::Loose, here, "ITN-OFF.4"),
        (_, Stop::TackleLoose) => (Course::Loose, here, "ITN-DM.4"),
        (_, Stop::Tackle) if shoots => (Course::Lose, here.flip(), "ITN-OFF.5"),
        (_, Stop::Tackle) => (Course::Lose, here.flip(), "ITN-DM.5"),
        (_, Stop::BlockPass) => (Course::Loose, here, stopped_pass(action)),
        // The ball travelled two zones.
        (Action::LongPass, Stop::Intercept | Stop::Sweep) => {
            (Course::Lose, Zone::Def, stopped_pass(action))
        }
        (_, Stop::Intercept | Stop::Sweep) => (Course::Lose, on.flip(), stopped_pass(action)),
        (_, Stop::BlockShot) => (Course::Blocked, here, "ITN-OFF.22"),
        (Action::Carry, _) => (Course::Keep, on, "ITN-DM.1"),
        (Action::Challenge, _) => (Course::Keep, on, "ITN-DM.2"),
        (Action::Pass, _) => (Course::Keep, on, "ITN-DM.12"),
        (Action::Fouled, _) if matches!(here, Zone::Off) => (Course::Fouled, here, "ITN-OFF.6"),
        (Action::Fouled, _) => (Course::Fouled, here, "ITN-DM.7"),
        (Action::LongPass, _) => (Course::Keep, Zone::Off, "ITN-DM.10"),
        (Action::ThroughBall, _) => (Course::Open, Zone::Off, "ITN-DM.8"),
        (Action::LostPass, _) => (Course::Lose, on.flip(), "ITN-DM.14"),
        (Action::CarryShot, _) => (Course::FreeShot, here, "ITN-OFF.1"),
        (Action::ChallengeShot, _) => (Course::ChallengeShot, here, "ITN-OFF.2"),
        (Action::Switch, _) => (Course::Keep, here, "ITN-OFF.11"),
        (Action::OffsidePass, _) => (Course::Offside, Zone::Def, "ITN-OFF.13"),
        (Action::Cross, _) => (Course::Cross, here, "ITN-OFF.15"),
        (Action::OverLine, _) => (Course::GoalKick, Zone::Def, "ITN-OFF.18"),
        (Action::Corner, _) => (Course::Corner, here, "ITN-OFF.19"),
        (Action::Attempt, _) => (Course::Attempt, here, "ITN-OFF.21"),
    };
    let passes = matches!(action, Action::LongPass | Action::Pass);
    let forward = matches!((course, zone), (Course::Keep, Zone::Off));
    let counted = match (course, action, stop) {
        (Course::Keep, Action::Carry | Action::Challenge, _) => Counted::Carry,
        (Course::Keep | Course::Open | Course::Cross, ..) => Counted::Pass,
        (Course::FreeShot | Course::ChallengeShot, ..) => Counted::Carry,
        (_, _, Stop::Tackle) => Counted::Tackle,
        (_, _, Stop::Intercept | Stop::Sweep) => Counted::Interception,
        (_, _, Stop::BlockShot) => Counted::Block,
        _ => Counted::Nothing,
    };
    let then = Then {
        course,
        zone,
        counted,
        assists: passes && forward,
    };
    (then, clause)
}

/// What becomes of a pass that is blocked, intercepted or swept up.
const fn stopped_pass(pass: Action) -> &'static str {
    match pass {
        Action::ThroughBall => "ITN-DM.9",
        Action::LongPass => "ITN-DM.11",
        Action::LostPass => "ITN-DM.14",
        Action::OffsidePass => "ITN-OFF.12",
        Action::Cross => "ITN-OFF.14",
        Action::OverLine => "ITN-OFF.17",
        _ => "ITN-DM.13",
    }
}

const ACTIONS: usize = 16;
const STOPS: usize = 16;

/// By zone, action and stop.
type ByAction<T> = [[[T; STOPS]; ACTIONS]; 3];

/// Apart from each other: play looks at courses only, and they stay small.
static TABLES: (ByAction<Then>, ByAction<&'static str>) = {
    let (course, clause) = then(Zone::Def, Action::Carry, Stop::None);
    let mut courses = [[[course; STOPS]; ACTIONS]; 3];
    let mut clauses = [[[clause; STOPS]; ACTIONS]; 3];
    let mut z = 0;
    while z < Zone::ALL.len() {
        let mut a = 0;
        while a < Action::ALL.len() {
            let mut s = 0;
            while s < Stop::ALL.len() {
                let found = then(Zone::ALL[z], Action::ALL[a], Stop::ALL[s]);
                (courses[z][a][s], clauses[z][a][s]) = found;
                s += 1;
            }
            a += 1;
        }
        z += 1;
    }
    (courses, clauses)
};

/// Where an action from a zone leads, with this stop.
#[inline]
pub(crate) fn course(zone: Zone, action: Action, stop: Stop) -> Then {
    TABLES.0[zone as usize][action as usize][stop as usize]
}

/// The clause that says so. Nobody looks it up who does not tell it.
#[inline(always)]
pub(crate) fn clause(zone: Zone, action: Action, stop: Stop) -> &'static str {
    TABLES.1[zone as usize][action as usize][stop as usize]
}
