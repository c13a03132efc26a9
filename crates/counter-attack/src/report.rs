//! The game's events as football: common events, and what players did.

use football::{Deed, Game, Moment, Period as Half, PlayerId, Remark, What, Why};
use tabletop::{BySide, Side, options::OptionSpec};

use crate::{
    CounterAttack,
    event::{Booking, Duel, Event, Happening, Hurt, Outcome},
    next::Kind,
    options::OPTIONS,
    picture,
    player::Player,
    remark,
    state::{Period, SAND, State},
    why,
};

impl CounterAttack {
    /// A player as the score sheet knows him: by his shirt, keepers apart.
    fn on_sheet(&self, player: Player) -> PlayerId {
        match self.card(player).keeper {
            true => PlayerId::Keeper(player.shirt() - 1),
            false => PlayerId::Player(player.shirt() - 1),
        }
    }
}

impl Game for CounterAttack {
    const ID: &'static str = "counter-attack";
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

    fn report(&self, event: &Event, mut each: impl FnMut(Side, What, Option<u8>)) {
        let mut common = |side, what| each(side, what, None);
        let won = |res: Outcome| matches!(res, Outcome::Won | Outcome::Caught);
        match event.what {
            Happening::PeriodStart { side } => common(side, What::KickOff),
            // Whose turn it is to act: possession is counted in actions.
            Happening::Menu { side, .. } => common(side, What::Possession),
            Happening::Received { who, .. } => common(who.side(), What::Pass),
            Happening::Intercept { by, res, .. } if won(res) => {
                common(by.side(), What::Interception);
            }
            Happening::Steal { by, res, .. } if won(res) => common(by.side(), What::Tackle),
            Happening::Duel {
                duel, by, on, res, ..
            } => match (duel, res) {
                (Duel::Nutmeg, Outcome::Won) => common(by.side(), What::Dribble),
                (Duel::Nutmeg, Outcome::Lost) => common(on.side(), What::Tackle),
                (Duel::Tackle { .. } | Duel::Dive, Outcome::Won) => {
                    common(by.side(), What::Tackle);
                }
                _ => (),
            },
            Happening::OffTarget { who } => common(who.side(), What::Shot { on_target: false }),
            Happening::NoSave { who, .. } | Happening::KeeperBeaten { who } => {
                common(who.side(), What::Shot { on_target: true });
            }
            Happening::Save { by, on, res, .. } => {
                common(on.side(), What::Shot { on_target: true });
                if res != Outcome::Lost {
                    common(by.side(), What::Save);
                }
            }
            Happening::Deflect { by, res, .. } if won(res) => {
                common(by.side().other(), What::Shot { on_target: true });
                common(by.side(), What::Save);
            }
            Happening::Block { by, res, .. } if won(res) => {
                common(by.side().other(), What::Shot { on_target: false });
                common(by.side(), What::Block);
            }
            Happening::Penalty { who, .. } => common(who.side(), What::Penalty),
            Happening::Goal {
                side, own, penalty, ..
            } => match own {
                true => common(side.other(), What::OwnGoal),
                false => {
                    common(side, What::Goal);
                    if penalty {
                        common(side, What::PenaltyGoal);
                    }
                }
            },
            Happening::Foul { by, .. } => common(by.side(), What::Foul),
            Happening::Booking { by, res, .. } => {
                if matches!(res, Booking::Yellow | Booking::SecondYellow) {
                    common(by.side(), What::Yellow);
                }
            }
            Happening::SentOff { who } => common(who.side(), What::Red),
            Happening::Injury { on, res, .. } if res != Hurt::None => {
                common(on.side(), What::Injury);
            }
            Happening::Offside { who, .. } => common(who.side(), What::Offside),
            Happening::Restart(restart) => match restart.kind {
                Kind::FreeKick => common(restart.side, What::FreeKick),
                Kind::Corner => common(restart.side, What::Corner),
                Kind::KickOff => common(restart.side, What::KickOff),
                Kind::ThrowIn | Kind::GoalKick | Kind::Penalty => (),
            },
            Happening::Substitution { on, .. } => common(on.side(), What::Substitution),
            Happening::ShootOutKick { who, scored, .. } => {
                common(who.side(), What::ShootOutKick { scored });
            }
            Happening::HalfEnd { .. } => common(Side::Home, What::PeriodEnd),
            Happening::FullTime { .. } => common(Side::Home, What::FullTime),
            _ => (),
        }
    }

    fn credit(&self, event: &Event, mut each: impl FnMut(Side, PlayerId, Deed)) {
        let mut credit = |player: Player, deed| each(player.side(), self.on_sheet(player), deed);
        match event.what {
            Happening::OffTarget { who } => credit(who, Deed::Shot { on_target: false }),
            Happening::NoSave { who, .. } | Happening::KeeperBeaten { who } => {
                credit(who, Deed::Shot { on_target: true });
            }
            Happening::Save { by, on, res, .. } => {
                credit(on, Deed::Shot { on_target: true });
                let saved = res != Outcome::Lost;
                credit(by, Deed::Faced { saved });
            }
            Happening::Goal {
                scorer: Some(scorer),
                own: false,
                ..
            } => credit(scorer, Deed::Goal),
            Happening::Foul { by, on, .. } => {
                credit(by, Deed::Foul);
                credit(on, Deed::Fouled);
            }
            Happening::Booking { by, res, .. } => {
                if matches!(res, Booking::Yellow | Booking::SecondYellow) {
                    credit(by, Deed::Yellow);
                }
            }
            Happening::SentOff { who } => credit(who, Deed::Red),
            _ => (),
        }
    }

    fn player_name(&self, side: Side, player: PlayerId) -> String {
        let (PlayerId::Player(at) | PlayerId::Keeper(at)) = player;
        let card = self.squads()[side].cards.get(usize::from(at));
        card.map_or(String::new(), |card| card.name.clone())
    }

    fn why(&self, event: &Event) -> Option<Why> {
        why::why(self, event)
    }

    fn remark(&self, event: &Event) -> Option<Remark> {
        remark::remark(self, event)
    }

    fn place_name(&self, _: u8) -> String {
        String::new()
    }

    fn picture(&self, state: &State, _: &BySide<String>) -> String {
        picture::pitch(state, 114, |_| None)
    }

    fn status(&self, state: &State, names: &BySide<String>) -> String {
        picture::status(state, names)
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
