//! The game's events as football: what each comes to, and what is said of it.

use football::{BoxScore, Game, Hearer, Moment, PlayerId, PlayerStats, SheetNote, What, Words};
use tabletop::{BySide, Side, options::OptionSpec};

use crate::{
    ActionDeck,
    event::{Event, Happening},
    options::OPTIONS,
    picture,
    play::HALF,
    state::{Period, State, Zone},
    why,
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
                    let parity = if number % 2 == 0 { "even" } else { "odd" };
                    format!("number {number} is {parity}: {side} kicks off")
                });
            }
            Happening::PeriodStart => {
                hear.common(side, What::KickOff, None);
                hear.reason(|| why::half_begins(self, side, event.period));
                hear.remark("charts.start", side, || {
                    vec![("period", event.period.to_string())]
                });
            }
            Happening::Possession { .. } => hear.common(side, What::Possession, None),
            Happening::Mark { stall: true } => hear.reason(|| "a STALL makes a mark".to_string()),
            Happening::Mark { stall: false } => {
                hear.reason(|| format!("{side} was fouled and goes on: that makes a mark"));
            }
            Happening::Press => {
                let when = "is behind in the second half, at the first draw of a possession";
                hear.reason(|| format!("{side} {when}"));
                hear.remark("deck.press", side, Words::new);
            }
            Happening::Stall => {
                hear.reason(|| format!("{side} stalls: one more card is discarded unread"));
                hear.remark("deck.stall", side, Words::new);
            }
            Happening::Zone {
                card,
                zone,
                reading,
            } => hear.reason(|| {
                let number = self.cards().face(card).number;
                let card = number.map_or("the X card".to_string(), |n| format!("card {n}"));
                format!("{side} draws {card}, entry {zone}: {reading}")
            }),
            Happening::Pressed {
                number,
                need,
                helps,
            } => hear.reason(|| {
                let held = why::against_control(self, side, number, need);
                let came = if helps {
                    "one zone more"
                } else {
                    "nothing more"
                };
                format!("{held}: PRESS brings {came}")
            }),
            Happening::PressVoid => {
                let only = "only a bare +1 or 0 can be pressed: the entry counts as it stands";
                hear.reason(|| only.to_string());
            }
            Happening::Control {
                number,
                need,
                kept,
                zone,
            } => {
                hear.common(side, What::Control { kept }, None);
                hear.reason(|| {
                    let held = why::against_control(self, side, number, need);
                    why::control(side, &held, zone, kept)
                });
                if !kept {
                    hear.remark("charts.control.lost", side, Words::new);
                }
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

    fn place_name(&self, place: u8) -> String {
        let zone = Zone::ALL.get(usize::from(place));
        zone.map_or(String::new(), ToString::to_string)
    }

    fn picture(&self, state: &State, names: &BySide<String>) -> String {
        picture::field(self, state, names)
    }

    fn status(&self, state: &State, names: &BySide<String>) -> String {
        picture::status(self, state, names)
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
