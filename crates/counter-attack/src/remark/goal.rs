//! Of shots, saves and goals.

use football::{topic, words};

use super::{SPILLED, Said, at_place};
use crate::{
    CounterAttack,
    event::{Event, Happening, Outcome, ShotKind},
    why::goals,
};

impl CounterAttack {
    pub(super) fn remark_of_goal(&self, event: &Event) -> Said {
        let name = |who| self.name(who);
        Some(match event.what {
            Happening::Shot { who, from, .. } => {
                let side = who.side();
                let topic = match event.clause {
                    "CA-29.6" => topic::SHOT_FREE_KICK,
                    _ if event.attacks(side).is_box(from) => topic::SHOT,
                    _ => topic::SHOT_FAR,
                };
                let place = at_place(event, side, from);
                (topic, side, words!(who = name(who), place = place))
            }
            Happening::HeadedShot { who, from, .. } => {
                let place = at_place(event, who.side(), from);
                let words = words!(who = name(who), place = place);
                (topic::SHOT_HEADER, who.side(), words)
            }
            Happening::OffTarget { who, penalty } => {
                let topic = if penalty {
                    topic::PENALTY_MISSED
                } else {
                    topic::SHOT_WIDE
                };
                (topic, who.side(), words!(who = name(who)))
            }
            Happening::Block {
                by,
                on,
                res: Outcome::Won,
                ..
            } => {
                let words = words!(by = name(by), who = on.map(name));
                (topic::SHOT_BLOCKED, by.side().other(), words)
            }
            Happening::Deflect {
                by,
                on,
                res: Outcome::Won,
                ..
            } => {
                let words = words!(keeper = name(by), who = on.map(name));
                (topic::SHOT_PARRIED, by.side(), words)
            }
            Happening::Save {
                by,
                on,
                res,
                penalty,
                ..
            } if res != Outcome::Lost => {
                let topic = match (penalty, res) {
                    (true, _) => topic::PENALTY_SAVED,
                    (false, Outcome::Won) => topic::SHOT_SAVED,
                    (false, _) => topic::SHOT_PARRIED,
                };
                (topic, by.side(), words!(keeper = name(by), who = name(on)))
            }
            Happening::Handling {
                by, held: false, ..
            } => (SPILLED, by.side(), words!(keeper = name(by))),
            Happening::LooseSave { by, held: true, .. } => {
                (topic::KEEPER_CLAIMS, by.side(), words!(keeper = name(by)))
            }
            Happening::Goal {
                side,
                score,
                scorer,
                own,
                shot,
                ..
            } => {
                let topic = match shot {
                    _ if own => topic::GOAL_OWN,
                    Some(ShotKind::Far) => topic::GOAL_FAR,
                    Some(ShotKind::Header) => topic::GOAL_HEADER,
                    Some(ShotKind::FreeKick) => topic::GOAL_FREE_KICK,
                    Some(ShotKind::Penalty) => topic::GOAL_PENALTY,
                    Some(ShotKind::Near) | None => topic::GOAL,
                };
                (
                    topic,
                    side,
                    words!(who = scorer.map(name), score = goals(score)),
                )
            }
            _ => return None,
        })
    }
}
