//! The game's events as football: what each comes to, and what is said of it.

use football::{
    Deed, Game, Hearer, Moment, Phrase, PlayerId, Teller, Topic, What, Words, score, term, topic,
    words,
};
use tabletop::{BySide, Side, options::OptionSpec};

use crate::{
    OffenseCharts,
    event::{Event, Happening},
    options::{Detail, OPTIONS},
    outcome::{Act, Lead, Outcome},
    picture,
    play::HALF,
    players::Column,
    remark,
    state::{Contest, Period, State},
    status,
    tables::TableResult,
    terms, why,
};

impl Game for OffenseCharts {
    const ID: &'static str = "offense-charts";
    const NAME: &'static str = "Offense Charts";
    const ABOUT: &'static str = "club ratings choose a chart for each side, and every minute is a card: whole seasons at a table";
    const VERSION: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    fn score(&self, state: &State) -> BySide<u16> {
        state.sides.map(|team| team.goals)
    }

    fn moment(&self, state: &State) -> Moment {
        moment_of(state.period, state.minute)
    }

    fn when(&self, event: &Event) -> Moment {
        moment_of(event.period, event.minute)
    }

    fn clause(&self, event: &Event) -> &'static str {
        event.clause
    }

    #[inline(always)]
    fn tell_of(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::KickOffDrawn { number } => {
                hear.reason(|| why::kick_off(side, number));
                hear.remark(topic::TOSS, side, Words::new);
            }
            Happening::PeriodStart => {
                hear.common(side, What::KickOff, None);
                hear.reason(|| why::half_begins(self, event.period, side));
                hear.remark(topic::START, side, || words!(period = event.period.half()));
            }
            Happening::Reading {
                chart,
                number,
                outcome,
            } => {
                hear.common(side, What::Possession, None);
                weigh_reading(side, outcome, hear);
                hear.reason(|| why::reading(self, side, chart, number, outcome));
                hear.remark_if(|| remark::reading(side, outcome, self.options().detail));
            }
            Happening::Table {
                table,
                number,
                result,
            } => {
                weigh_table(side, result, hear);
                hear.reason(|| why::table(self, side, table, number, result));
                hear.remark_if(|| remark::table(side, table, result, self.options().detail));
            }
            Happening::ShotResult {
                number,
                result,
                goal,
                x,
            } => {
                weigh_shot(side, result, goal, hear);
                hear.reason(|| why::shot_result(self, side, (number, result), goal, x));
                hear.remark_if(|| remark::shot(side, result, goal));
            }
            Happening::RunOut => {
                hear.reason(|| why::run_out(side));
                hear.remark(Topic::minor("oc.run.out"), side, Words::new);
            }
            Happening::Contest { contest, duel, won } => {
                hear.common_if(
                    (contest == Contest::Tackle) & !won,
                    side.other(),
                    What::Tackle,
                );
                hear.reason(|| why::contest(contest, &duel, won));
                hear.remark_if(|| remark::contest(side, contest, &duel, won));
            }
            Happening::Level { duel } => {
                hear.reason(|| why::level(&duel));
            }
            Happening::Offence { offence, duel } => {
                hear.common_if(offence.is_foul(), side, What::Foul);
                hear.reason(|| why::offence(self, side, offence, &duel));
                hear.remark_if(|| remark::offence(side, offence, &duel));
            }
            Happening::Player { .. }
            | Happening::Absent { .. }
            | Happening::Booked { .. }
            | Happening::SentOff { .. }
            | Happening::Penalty { .. } => self.tell_of_player(event, hear),
            Happening::Weather { number, weather } => {
                hear.reason(|| why::weather(self, side, number, weather));
                hear.remark_if(|| remark::weather(side, weather));
            }
            Happening::Goal { .. }
            | Happening::OwnGoal { .. }
            | Happening::AddedTime { .. }
            | Happening::PeriodEnd { .. }
            | Happening::MatchEnd { .. } => self.tell_of_score(event, hear),
        }
    }

    fn is_named(&self, side: Side, player: PlayerId) -> bool {
        let (PlayerId::Player(position) | PlayerId::Keeper(position)) = player;
        self.line_ups()[side].is_named(position)
    }

    fn player_name(&self, side: Side, player: PlayerId) -> String {
        let (PlayerId::Player(position) | PlayerId::Keeper(position)) = player;
        self.line_ups()[side].player(position)
    }

    fn player_called(&self, side: Side, player: PlayerId) -> Phrase {
        let (PlayerId::Player(position) | PlayerId::Keeper(position)) = player;
        match self.is_named(side, player) {
            true => Phrase::from(self.player_name(side, player)),
            false => terms::position(position),
        }
    }

    fn picture(&self, state: &State, teller: Teller<'_>) -> String {
        picture::sheet(self, state, teller)
    }

    fn status(&self, state: &State) -> Vec<Phrase> {
        status::status(self, state)
    }
}

/// What is said of one man, and of the score.
impl OffenseCharts {
    /// Bookings are those of the player found. A player found for a goal is the scorer;
    /// where shooters are found too, an event alone does not tell whether he scored.
    #[inline(always)]
    fn tell_of_player(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        let named = move |position: u8| terms::player(&self.line_ups()[side], position);
        match event.what {
            Happening::Player {
                column,
                number,
                position,
                shoots,
            } => {
                hear.reason(|| why::player(self, side, column, number, position));
                if column != Column::Goals {
                    return;
                }
                let full = self.options().detail == Detail::Full;
                let deed = match full {
                    true => Deed::Shot { on_target: false },
                    false => Deed::Goal,
                };
                hear.credit(side, PlayerId::Player(position), deed);
                let topic = match self.options().detail {
                    Detail::Goals => topic::GOAL_SCORER,
                    _ if shoots => topic::SHOT,
                    _ => return,
                };
                hear.remark(topic, side, || words!(who = named(position)));
            }
            Happening::Absent { number, position } => {
                hear.reason(|| why::absent(self, side, number, position));
            }
            Happening::Booked {
                caution,
                position,
                yellow,
                red,
            } => {
                for (shown, what, deed) in [
                    (yellow, What::Yellow, Deed::Yellow),
                    (red, What::Red, Deed::Red),
                ] {
                    hear.common_if(shown, side, what);
                    if shown {
                        hear.credit(side, PlayerId::Player(position), deed);
                    }
                }
                hear.reason(|| why::booked(self, side, position, caution, (yellow, red)));
                let topic = match (yellow, red) {
                    (true, false) => topic::YELLOW,
                    (true, true) => topic::SECOND_YELLOW,
                    (false, _) => topic::RED,
                };
                hear.remark(topic, side, || words!(who = named(position)));
            }
            Happening::SentOff { men, x, charts, .. } => {
                hear.reason(|| why::sent_off(x, charts));
                hear.remark(topic::SENT_OFF_SHORT, side, || words!(n = men));
            }
            Happening::Penalty {
                need,
                number,
                scored,
            } => {
                hear.common(side, What::Penalty, None);
                hear.common(side, What::Shot { on_target: scored }, None);
                hear.common_if(scored, side, What::PenaltyGoal);
                hear.common_if(!scored, side, What::PenaltyMissed);
                hear.reason(|| why::penalty(side, number, need, scored));
                // A goal is told of itself.
                if !scored {
                    hear.remark(topic::PENALTY_MISSED, side, Words::new);
                }
            }
            _ => (),
        }
    }

    /// Goals have no reason of their own: what came before says it, and who has the
    /// ball then.
    #[inline(always)]
    fn tell_of_score(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::Goal { score: goals, from } => {
                hear.common(side, What::Goal, None);
                hear.remark(remark::goal_topic(from), side, || {
                    words!(score = score(goals))
                });
            }
            Happening::OwnGoal { score: goals } => {
                hear.common(side, What::OwnGoal, None);
                hear.remark(topic::GOAL_OWN, side.other(), || {
                    words!(who = side, score = score(goals))
                });
            }
            Happening::AddedTime { number, minutes } => {
                hear.reason(|| why::added_time(self, number, minutes));
                if minutes > 0 {
                    hear.remark(topic::ADDED, side, || words!(minutes = minutes));
                }
            }
            Happening::PeriodEnd { score: goals } => {
                hear.common(side, What::PeriodEnd, None);
                hear.reason(|| why::period_ends(event.minute));
                if event.period == Period::FirstHalf {
                    hear.remark(topic::HALF_TIME, Side::Home, || {
                        words!(score = score(goals))
                    });
                }
            }
            Happening::MatchEnd { score: goals } => {
                hear.common(side, What::FullTime, None);
                hear.reason(|| term("oc.why.match.ends"));
                hear.remark(topic::FULL_TIME, Side::Home, || {
                    words!(score = score(goals))
                });
            }
            _ => (),
        }
    }
}

/// What a reading counts for (OC-13.2): shots on target are goals, saves and the
/// keeper's blocks; a chained corner is the holder's, and a free kick a foul of the
/// other side (OC-11.4). What else it comes to is told by what follows.
#[inline(always)]
fn weigh_reading(side: Side, outcome: Outcome, hear: &mut impl Hearer) {
    let mut each = |happened, side, what| hear.common_if(happened, side, what);
    let Outcome { lead, act } = outcome;
    let corner = (lead == Lead::Corner) | matches!(act, Act::CornerKick);
    let free_kick = (lead == Lead::FreeKick) | matches!(act, Act::FreeKick);
    let saved = matches!(act, Act::GoalMouthBlock | Act::GoalBlock);
    let on_target = saved | matches!(act, Act::Goal);
    let off_target = matches!(
        act,
        Act::ShotHigh
            | Act::ShotWideLeft
            | Act::ShotWideRight
            | Act::ShotDeflected
            | Act::ShotHitsPost
            | Act::ShotHitsCrossbar
    );
    each(corner, side, What::Corner);
    each(free_kick, side, What::FreeKick);
    each(free_kick, side.other(), What::Foul);
    each(on_target | off_target, side, What::Shot { on_target });
    each(saved, side.other(), What::Save);
    each(matches!(act, Act::Offside), side, What::Offside);
    each(matches!(act, Act::Injury(_)), side, What::Injury);
}

#[inline(always)]
fn weigh_table(side: Side, result: TableResult, hear: &mut impl Hearer) {
    let mut each = |happened, side, what| hear.common_if(happened, side, what);
    let on_target = true;
    let is = |what| result == what;
    each(is(TableResult::Goal), side, What::Shot { on_target });
    each(is(TableResult::Corner), side, What::Corner);
    each(is(TableResult::DefendersFreeKick), side, What::Foul);
    each(
        is(TableResult::Intercepted),
        side.other(),
        What::Interception,
    );
    each(is(TableResult::Dispossessed), side.other(), What::Tackle);
}

#[inline(always)]
fn weigh_shot(side: Side, result: TableResult, goal: bool, hear: &mut impl Hearer) {
    let saved = matches!(
        result,
        TableResult::SavedHeld | TableResult::SavedLoose | TableResult::SavedBehind
    );
    let on_target = goal | saved;
    hear.common(side, What::Shot { on_target }, None);
    hear.common_if(saved, side.other(), What::Save);
    hear.common_if(result == TableResult::Blocked, side.other(), What::Block);
    hear.common_if(result == TableResult::SavedBehind, side, What::Corner);
}

/// Added time is counted behind the last minute of the half.
fn moment_of(period: Period, minute: u8) -> Moment {
    let (part, before) = period.in_football();
    Moment {
        period: part,
        minute: before + u16::from(minute.min(HALF)),
        added: u16::from(minute.saturating_sub(HALF)),
    }
}
