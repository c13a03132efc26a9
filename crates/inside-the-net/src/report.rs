//! The game's events as football: what each comes to, and what is said of it.

use football::{BoxScore, Game, Hearer, Moment, Phrase, PlayerId, Teller, What, phrase, term};
use tabletop::{BySide, Side, options::OptionSpec};

use crate::{
    InsideTheNet,
    action::Zone,
    event::{Counted, Event, Happening},
    options::OPTIONS,
    picture,
    readings::zone_term,
    state::{Period, REGULAR, State},
    status,
};

impl Game for InsideTheNet {
    const ID: &'static str = "inside-the-net";
    const NAME: &'static str = "Inside the Net";
    const ABOUT: &'static str = "each card names the man on the ball and the man against him; three d20 are read on their player cards";
    const VERSION: u32 = 2;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    fn score(&self, state: &State) -> BySide<u16> {
        state.sides.map(|team| team.goals)
    }

    fn moment(&self, state: &State) -> Moment {
        moment_of(state.period, REGULAR - state.regular, state.added)
    }

    fn when(&self, event: &Event) -> Moment {
        moment_of(event.period, event.cards, event.added)
    }

    fn clause(&self, event: &Event) -> &'static str {
        event.clause
    }

    #[inline(always)]
    fn tell_of(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::Ball { free_kick, .. } => {
                if free_kick {
                    hear.common(side, What::FreeKick, None);
                }
            }
            Happening::Flip { .. }
            | Happening::NobodyOnBall { .. }
            | Happening::NobodyDefends { .. }
            | Happening::Action { .. }
            | Happening::TurnedInto { .. }
            | Happening::SosAttack { .. }
            | Happening::SosDefence { .. }
            | Happening::Stopped { .. }
            | Happening::Recovery { .. } => self.tell_of_play(event, hear),
            Happening::Received { .. }
            | Happening::Shot { .. }
            | Happening::Faced { .. }
            | Happening::Goal { .. }
            | Happening::OwnGoal { .. }
            | Happening::Saved { .. }
            | Happening::Released { .. }
            | Happening::GoalKick { .. } => self.tell_of_shot(event, hear),
            Happening::Halted { .. }
            | Happening::Offside { .. }
            | Happening::Corner { .. }
            | Happening::SecondYellow { .. }
            | Happening::Foul { .. }
            | Happening::PenaltyAwarded { .. }
            | Happening::Penalty { .. }
            | Happening::Extra { .. } => self.tell_of_halt(event, hear),
            Happening::Hrec { .. }
            | Happening::InjuryCheck { .. }
            | Happening::Injured { .. }
            | Happening::NotReplaced { .. }
            | Happening::SubCheck { .. }
            | Happening::KeptOn { .. }
            | Happening::Substitution { .. }
            | Happening::KeeperChange { .. }
            | Happening::NewOrder { .. } => self.tell_of_men(event, hear),
            Happening::KickOffRolled { .. }
            | Happening::PeriodStart
            | Happening::PeriodEnd { .. }
            | Happening::MatchEnd { .. } => tell_of_half(event, hear),
        }
        hear.remark_if(|| self.spoken_of(event));
    }

    fn count_known(&self, group: u8, times: u64, box_score: &mut BoxScore) {
        for (side, counted) in Side::BOTH
            .into_iter()
            .flat_map(|side| Counted::ALL.iter().map(move |&counted| (side, counted)))
            .filter(|(side, counted)| counted.group(*side) == group)
        {
            counted_as(side, counted, |side, what| {
                box_score.count_times(times, side, what);
            });
        }
    }

    fn player_name(&self, side: Side, player: PlayerId) -> String {
        let squad = &self.squads()[side];
        match player {
            PlayerId::Player(at) => squad.player_name(at).to_string(),
            PlayerId::Keeper(at) => squad.keeper_name(at).to_string(),
        }
    }

    fn picture(&self, state: &State, teller: Teller<'_>) -> String {
        picture::table(self, state, teller)
    }

    fn status(&self, state: &State) -> Vec<Phrase> {
        status::status(self, state)
    }
}

/// What is said of halves.
#[inline(always)]
fn tell_of_half(event: &Event, hear: &mut impl Hearer) {
    let side = event.side;
    match event.what {
        Happening::KickOffRolled { blue } => {
            hear.reason(|| {
                phrase!(
                    "itn.why.kick.off",
                    face = blue,
                    home = Side::Home,
                    away = Side::Away,
                    side = side
                )
            });
        }
        Happening::PeriodStart => {
            hear.common(side, What::KickOff, None);
            hear.reason(|| {
                let other = (event.period == Period::SecondHalf).then_some(side.other());
                phrase!(
                    "itn.why.start",
                    side = side,
                    them = other,
                    zone = zone_term(Zone::Mid)
                )
            });
        }
        Happening::PeriodEnd { .. } => {
            hear.common(side, What::PeriodEnd, None);
            hear.reason(|| term("itn.why.period.end"));
        }
        Happening::MatchEnd { .. } => {
            hear.common(side, What::FullTime, None);
            hear.reason(|| term("itn.why.match.end"));
        }
        _ => (),
    }
}

/// What is counted for an action of a side.
#[inline(always)]
pub(crate) fn counted_as(side: Side, counted: Counted, mut each: impl FnMut(Side, What)) {
    match counted {
        Counted::Nothing => (),
        Counted::Pass => each(side, What::Pass),
        Counted::Carry => each(side, What::Dribble),
        Counted::Interception => each(side.other(), What::Interception),
        Counted::Tackle => each(side.other(), What::Tackle),
        Counted::Block => {
            each(side.other(), What::Block);
            each(side, What::Shot { on_target: false });
        }
    }
}

/// Two cards are a minute (ITN-TIM.1); those of EXTRAS are added time.
fn moment_of(period: Period, cards: u8, added: u8) -> Moment {
    let (part, before) = period.in_football();
    Moment {
        period: part,
        minute: before + u16::from(cards.div_ceil(2).max(1)),
        added: u16::from(added.div_ceil(2)),
    }
}
