//! The game as football: score, moments, and what is to be said of its events.

use football::{Game, Hearer, Moment, Period as Half, Phrase, PlayerId, Teller};
use tabletop::{BySide, Side, options::OptionSpec};

use crate::{
    CounterAttack,
    event::{Event, Happening},
    options::OPTIONS,
    picture,
    state::{Period, SAND, State},
    status,
};

impl Game for CounterAttack {
    const ID: &'static str = "counter-attack";
    const NAME: &'static str = "Counter Attack";
    const ABOUT: &'static str = "eleven figures a side on 943 hexes: move four, five and two, tackle, pass, jump, shoot and save";
    const VERSION: u32 = 2;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    fn score(&self, state: &State) -> BySide<u16> {
        state.goals.map(u16::from)
    }

    fn shootout(&self, state: &State) -> Option<BySide<u16>> {
        let taken = state.kicks.home.taken + state.kicks.away.taken;
        (taken > 0).then(|| state.kicks.map(|kicks| u16::from(kicks.scored)))
    }

    fn moment(&self, state: &State) -> Moment {
        moment_of(self, state.period, state.minute)
    }

    fn when(&self, event: &Event) -> Moment {
        moment_of(self, event.period, event.minute)
    }

    /// The clock runs while a turn is thought about; a turn under way is played to its
    /// end even if the half is over (CA-33.1).
    fn live_seconds_left(&self, state: &State) -> Option<u32> {
        let half = 60 * u32::from(state.period.minutes(self.options().half_minutes));
        let left = half.saturating_sub(u32::from(state.seconds));
        state.timed.then(|| left.max(self.decision_seconds(state)))
    }

    /// What the sand timer has left for this turn.
    fn decision_seconds(&self, state: &State) -> u32 {
        u32::from(SAND.saturating_sub(state.turn))
    }

    fn clause(&self, event: &Event) -> &'static str {
        event.clause
    }

    #[inline(always)]
    fn tell_of(&self, event: &Event, hear: &mut impl Hearer) {
        use Happening as H;
        match event.what {
            H::Referee { .. }
            | H::Toss { .. }
            | H::PeriodStart { .. }
            | H::Restart { .. }
            | H::Menu { .. }
            | H::Added { .. }
            | H::HalfEnd { .. }
            | H::Substitution { .. }
            | H::NewKeeper { .. }
            | H::ShootOutKick { .. }
            | H::Abandoned { .. }
            | H::FullTime { .. } => self.tell_of_match(event, hear),
            H::Part { .. }
            | H::Moved { .. }
            | H::Placed { .. }
            | H::Step { .. }
            | H::Land { .. }
            | H::Collect { .. }
            | H::KeeperMove { .. }
            | H::Pushed { .. }
            | H::Repositioned { .. }
            | H::Stun { .. }
            | H::PhaseEnd { .. } => self.tell_of_move(event, hear),
            H::Steal { .. }
            | H::Tried { .. }
            | H::Duel { .. }
            | H::DuelFoul { .. }
            | H::Reckless { .. } => self.tell_of_duel(event, hear),
            H::Foul { .. }
            | H::Injury { .. }
            | H::Booking { .. }
            | H::SentOff { .. }
            | H::MustLeave { .. }
            | H::Decision { .. }
            | H::Offside { .. } => self.tell_of_foul(event, hear),
            H::Pass { .. }
            | H::Received { .. }
            | H::Space { .. }
            | H::Intercept { .. }
            | H::High { .. }
            | H::Cross { .. }
            | H::Long { .. }
            | H::Drift { .. }
            | H::DriftOut { .. }
            | H::Down { .. } => self.tell_of_pass(event, hear),
            H::Header { .. }
            | H::FreeHeader { .. }
            | H::Headed { .. }
            | H::HeadedShot { .. }
            | H::KeeperBeaten { .. }
            | H::Control { .. }
            | H::BackHead { .. } => self.tell_of_header(event, hear),
            H::Snapshot { .. }
            | H::Shot { .. }
            | H::FreeKickShot { .. }
            | H::Penalty { .. }
            | H::OffTarget { .. }
            | H::Block { .. }
            | H::Deflect { .. } => self.tell_of_shot(event, hear),
            H::NoSave { .. }
            | H::Save { .. }
            | H::Handling { .. }
            | H::Loose { .. }
            | H::LooseSave { .. }
            | H::Goal { .. } => self.tell_of_goal(event, hear),
        }
        hear.remark_if(|| self.remark_of(event));
    }

    fn player_name(&self, side: Side, player: PlayerId) -> String {
        let (PlayerId::Player(at) | PlayerId::Keeper(at)) = player;
        let card = self.squads()[side].cards.get(usize::from(at));
        card.map_or(String::new(), |card| card.name.clone())
    }

    fn picture(&self, state: &State, teller: Teller<'_>) -> String {
        picture::pitch(state, 114, teller, |_| None)
    }

    fn status(&self, state: &State) -> Vec<Phrase> {
        status::status(state)
    }
}

/// Minutes beyond the half are added time.
fn moment_of(rules: &CounterAttack, period: Period, minute: u8) -> Moment {
    let half = rules.options().half_minutes;
    let extra = Period::ExtraFirst.minutes(half);
    let (name, halves, extras) = match period {
        Period::FirstHalf => (Half::FirstHalf, 0, 0),
        Period::SecondHalf | Period::FullTime => (Half::SecondHalf, 1, 0),
        Period::ExtraFirst => (Half::ExtraFirst, 2, 0),
        Period::ExtraSecond => (Half::ExtraSecond, 2, 1),
        Period::ShootOut => (Half::ShootOut, 2, 2),
    };
    let before = halves * u16::from(half) + extras * u16::from(extra);
    let full = match period {
        Period::FullTime => half,
        period => period.minutes(half),
    };
    Moment {
        period: name,
        minute: before + u16::from(minute.min(full)),
        added: u16::from(minute.saturating_sub(full)),
    }
}
