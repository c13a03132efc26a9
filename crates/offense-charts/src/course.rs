//! Where a reading sends play, as data: cards decide which it is, and what is looked
//! up need not be guessed.

use crate::{
    outcome::Act,
    state::{Contest, Next},
    tables::{TableId, TableResult},
};

/// What comes next, and who has the ball. What it is more than that, as a goal or an
/// injury, is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Course {
    /// What is drawn for next.
    pub(crate) next: Next,
    /// True if the other side has the ball.
    pub(crate) lost: bool,
}

impl Course {
    /// The holder keeps the ball, unless what else happens says otherwise.
    const KEPT: Course = Course::to(Next::Minute);

    /// The other side has the ball.
    const LOST: Course = Course {
        next: Next::Minute,
        lost: true,
    };

    /// Both sides draw for control.
    const CONTROL: Course = Course::to(Next::Contest {
        kind: Contest::Control,
        again: false,
    });

    /// The holder stays the attacking side of what comes next.
    const fn to(next: Next) -> Course {
        Course { next, lost: false }
    }

    /// A table settles it.
    const fn table(table: TableId) -> Course {
        Course::to(Next::Table(table))
    }

    /// Where a reading sends play: a shot is settled on the table that its type points
    /// to (OC-3.4).
    pub(crate) const fn of_act(act: Act) -> Course {
        match act {
            Act::Shot => Course::table(TableId::ShotResult),
            Act::ShotHigh => Course::table(TableId::ShotHigh),
            Act::ShotWideLeft | Act::ShotWideRight => Course::table(TableId::ShotWide),
            Act::ShotDeflected
            | Act::ShotHitsPost
            | Act::ShotHitsCrossbar
            | Act::GoalMouthBlock
            | Act::GoalBlock => Course::table(TableId::LooseBall),
            Act::CornerKick => Course::table(TableId::Corner),
            Act::FreeKick => Course::table(TableId::FreeKick),
            Act::Offside => Course::LOST,
            Act::Thunderstorm => Course::to(Next::Weather),
            Act::Goal | Act::Injury(_) | Act::OwnGoal | Act::Offence(_) | Act::X => Course::KEPT,
        }
    }

    /// Where a table sends play.
    #[inline]
    pub(crate) fn of_result(result: TableResult) -> Course {
        BY_RESULT[result as usize]
    }

    const fn worked_out(result: TableResult) -> Course {
        match result {
            TableResult::Shoots => Course::table(TableId::ShotResult),
            TableResult::LooseBall | TableResult::SavedLoose | TableResult::Blocked => {
                Course::table(TableId::LooseBall)
            }
            TableResult::Corner | TableResult::SavedBehind => Course::table(TableId::Corner),
            TableResult::Control => Course::CONTROL,
            TableResult::KeeperGathers
            | TableResult::Cleared
            | TableResult::GoalKick
            | TableResult::High
            | TableResult::Wide
            | TableResult::SavedHeld
            | TableResult::DefendersFreeKick
            | TableResult::Intercepted
            | TableResult::Dispossessed
            | TableResult::ThrowInLost => Course::LOST,
            TableResult::Goal
            | TableResult::Keeps
            | TableResult::ThrowInKept
            | TableResult::Switch
            // Contests stand on the X chart, and were read there.
            | TableResult::ContestedHeader
            | TableResult::ContestedTackle
            | TableResult::BackPass => Course::KEPT,
        }
    }
}

/// The courses of all results of a table.
static BY_RESULT: [Course; TableResult::ALL.len()] = {
    let mut courses = [Course::KEPT; TableResult::ALL.len()];
    let mut at = 0;
    while at < courses.len() {
        courses[at] = Course::worked_out(TableResult::ALL[at]);
        at += 1;
    }
    courses
};
