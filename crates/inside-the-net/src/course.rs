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

/// Where an action from a zone leads, with this stop.
const fn then(zone: Zone, action: Action, stop: Stop) -> Then {
    // The ball on the ground it is on, or one or two zones on, for either side.
    let here = zone;
    let on = zone.next();
    let (course, zone) = match (action, stop) {
        // ITN-DM.3, ITN-OFF.3
        (Action::Challenge | Action::ChallengeShot, Stop::Foul) => (Course::Challenged, here),
        // ITN-DM.4, ITN-OFF.4
        (_, Stop::TackleLoose) => (Course::Loose, here),
        // ITN-DM.5, ITN-OFF.5
        (_, Stop::Tackle) => (Course::Lose, here.flip()),
        // ITN-DM.9, ITN-DM.11, ITN-DM.13, ITN-DM.14, ITN-OFF.12, ITN-OFF.14, ITN-OFF.17
        (_, Stop::BlockPass) => (Course::Loose, here),
        // ITN-DM.11: the ball travelled two zones.
        (Action::LongPass, Stop::Intercept | Stop::Sweep) => (Course::Lose, Zone::Def),
        // ITN-DM.9, ITN-DM.13, ITN-DM.14, ITN-OFF.12, ITN-OFF.14, ITN-OFF.17
        (_, Stop::Intercept | Stop::Sweep) => (Course::Lose, on.flip()),
        // ITN-OFF.22
        (_, Stop::BlockShot) => (Course::Blocked, here),
        // ITN-DM.1, ITN-DM.2, ITN-DM.12
        (Action::Carry | Action::Challenge | Action::Pass, _) => (Course::Keep, on),
        // ITN-DM.7, ITN-OFF.6
        (Action::Fouled, _) => (Course::Fouled, here),
        // ITN-DM.10
        (Action::LongPass, _) => (Course::Keep, Zone::Off),
        // ITN-DM.8
        (Action::ThroughBall, _) => (Course::Open, Zone::Off),
        // ITN-DM.14
        (Action::LostPass, _) => (Course::Lose, on.flip()),
        // ITN-OFF.1
        (Action::CarryShot, _) => (Course::FreeShot, here),
        // ITN-OFF.2
        (Action::ChallengeShot, _) => (Course::ChallengeShot, here),
        // ITN-OFF.11
        (Action::Switch, _) => (Course::Keep, here),
        // ITN-OFF.13
        (Action::OffsidePass, _) => (Course::Offside, Zone::Def),
        // ITN-OFF.15
        (Action::Cross, _) => (Course::Cross, here),
        // ITN-OFF.18
        (Action::OverLine, _) => (Course::GoalKick, Zone::Def),
        // ITN-OFF.19
        (Action::Corner, _) => (Course::Corner, here),
        // ITN-OFF.21
        (Action::Attempt, _) => (Course::Attempt, here),
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
    Then {
        course,
        zone,
        counted,
        assists: passes && forward,
    }
}

const ACTIONS: usize = 16;
const STOPS: usize = 16;

/// By zone, action and stop.
static COURSES: [[[Then; STOPS]; ACTIONS]; 3] = {
    let blank = then(Zone::Def, Action::Carry, Stop::None);
    let mut table = [[[blank; STOPS]; ACTIONS]; 3];
    let mut z = 0;
    while z < Zone::ALL.len() {
        let mut a = 0;
        while a < Action::ALL.len() {
            let mut s = 0;
            while s < Stop::ALL.len() {
                table[z][a][s] = then(Zone::ALL[z], Action::ALL[a], Stop::ALL[s]);
                s += 1;
            }
            a += 1;
        }
        z += 1;
    }
    table
};

/// Where an action from a zone leads, with this stop.
#[inline]
pub(crate) fn course(zone: Zone, action: Action, stop: Stop) -> Then {
    COURSES[zone as usize][action as usize][stop as usize]
}
