//! The game's events as football: what each comes to, and what is said of it.

use football::{
    BoxScore, Game, Hearer, Moment, Phrase, PlayerId, PlayerStats, SheetNote, Teller, Topic, What,
    Words, phrase, topic, words,
};
use tabletop::{BySide, Side, options::OptionSpec};

use crate::{
    ActionDeck,
    event::{Event, Happening},
    options::OPTIONS,
    picture,
    play::HALF,
    remarks,
    state::{Period, State},
    status, why,
};

impl Game for ActionDeck {
    const ID: &'static str = "action-deck";
    const NAME: &'static str = "Action Deck";
    const ABOUT: &'static str =
        "cards move the ball through three zones, team charts name who shoots, fouls and scores";
    const VERSION: u32 = 2;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    fn score(&self, state: &State) -> BySide<u16> {
        state.sides.map(|team| team.goals)
    }

    fn moment(&self, state: &State) -> Moment {
        moment_of(state.period, state.marks)
    }

    fn when(&self, event: &Event) -> Moment {
        moment_of(event.period, event.marks)
    }

    fn clause(&self, event: &Event) -> &'static str {
        event.clause
    }

    /// The G range may name another scorer than who shot (AD-11.8).
    fn sheet_note(&self, did: &PlayerStats) -> Option<SheetNote> {
        (did.goals > did.on_target).then_some(SheetNote::CreditedGoal)
    }

    /// What the score sheet has room for (AD-3.2), and what is said of it.
    #[inline(always)]
    fn tell_of(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::KickOffDrawn { number } => {
                hear.reason(|| {
                    let even = number % 2 == 0;
                    phrase!("ad.why.kick.off", side = side, number = number, even = even)
                });
                hear.remark(topic::TOSS, side, Words::new);
            }
            Happening::PeriodStart => {
                hear.common(side, What::KickOff, None);
                hear.reason(|| why::half_begins(self, side, event.period));
                hear.remark(topic::START, side, || words!(period = event.period.half()));
            }
            Happening::Possession { .. } => hear.common(side, What::Possession, None),
            Happening::Mark { stall: true } => hear.reason(|| phrase!("ad.why.mark.stall")),
            Happening::Mark { stall: false } => {
                hear.reason(|| phrase!("ad.why.mark.foul", side = side));
            }
            Happening::Press { calls } => {
                hear.reason(|| phrase!("ad.why.press", side = side));
                // After the first one everybody knows what they are about.
                let topic = match calls {
                    0 => topic::ATTACK_ALL,
                    _ => Topic::minor("ad.press"),
                };
                hear.remark(topic, side, Words::new);
            }
            Happening::Stall => {
                hear.reason(|| phrase!("ad.why.stall", side = side));
                hear.remark(Topic::minor("ad.stall"), side, Words::new);
            }
            Happening::Zone {
                card,
                zone,
                reading,
            } => {
                hear.reason(|| why::draws(self, side, card, zone, reading));
                hear.remark_if(|| remarks::zone(event, card, zone, reading));
            }
            Happening::Pressed {
                number,
                need,
                helps,
            } => {
                hear.reason(|| {
                    let held = why::against_control(self, side, number, need);
                    phrase!("ad.why.pressed", held = held, helps = helps)
                });
                if helps {
                    hear.remark(Topic::minor("ad.pressed"), side, Words::new);
                }
            }
            Happening::PressVoid => hear.reason(|| phrase!("ad.why.press.void")),
            Happening::Control {
                number,
                need,
                kept,
                zone,
            } => {
                hear.common(side, What::Control { kept }, None);
                hear.reason(|| {
                    let held = why::against_control(self, side, number, need);
                    why::control(side, held, zone, kept)
                });
                hear.remark_if(|| Some(remarks::control(side, zone, number, kept)));
            }
            Happening::X { .. }
            | Happening::XAnswer { .. }
            | Happening::XAside
            | Happening::FoulCheck { .. }
            | Happening::Attack { .. }
            | Happening::Chart { .. }
            | Happening::PossiblePenalty { .. } => self.tell_of_charts(event, hear),
            Happening::Found { .. }
            | Happening::Passed { .. }
            | Happening::Booked { .. }
            | Happening::SentOff { .. } => self.tell_of_player(event, hear),
            Happening::Shot { .. }
            | Happening::Parity { .. }
            | Happening::KeeperNamed { .. }
            | Happening::KeeperDrawn { .. }
            | Happening::Even { .. }
            | Happening::Odd { .. }
            | Happening::Penalty { .. } => self.tell_of_shot(event, hear),
            Happening::Goal { .. }
            | Happening::Scorer { .. }
            | Happening::Assists { .. }
            | Happening::OwnGoal { .. }
            | Happening::AddedTime { .. }
            | Happening::PeriodEnd { .. }
            | Happening::MatchEnd { .. } => self.tell_of_score(event, hear),
        }
    }

    fn count_known(&self, group: u8, times: u64, box_score: &mut BoxScore) {
        self.leads.count(group, times, box_score);
    }

    fn player_name(&self, side: Side, player: PlayerId) -> String {
        let chart = &self.team_charts()[side];
        match player {
            PlayerId::Player(at) => chart.player_name(at).to_string(),
            PlayerId::Keeper(at) => chart.keeper_name(at).to_string(),
        }
    }

    fn picture(&self, state: &State, teller: Teller<'_>) -> String {
        picture::field(self, state, teller)
    }

    fn status(&self, state: &State) -> Vec<Phrase> {
        status::status(self, state)
    }
}

/// A mark is a minute (AD-17.2); those of the ET box are added time.
fn moment_of(period: Period, marks: u8) -> Moment {
    let (part, before) = period.in_football();
    Moment {
        period: part,
        minute: before + u16::from(marks.min(HALF)),
        added: u16::from(marks.saturating_sub(HALF)),
    }
}
