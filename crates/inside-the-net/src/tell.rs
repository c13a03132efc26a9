//! All that is to be said of an event, group by group.

use football::{Deed, Hearer, PlayerId, Remark, What, Words};
use tabletop::{BySide, Side};

use crate::{
    InsideTheNet,
    action::{Action, SaveOut, Stop},
    event::{Caution, Event, Happening},
    men::NOBODY,
    readings::Against,
    report::counted_as,
    state::Next,
    whistle, why,
};

/// What is said of play: cards, actions, stops, loose balls.
impl InsideTheNet {
    #[inline(always)]
    pub(crate) fn tell_of_play(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        let other = side.other();
        match event.what {
            // A card is half a minute with the ball.
            Happening::Flip {
                next,
                zone,
                card,
                extra,
            } => {
                hear.common(side, What::Possession, None);
                hear.reason(|| self.why_flip(event.clause, side, next, zone, card, extra));
            }
            Happening::NobodyOnBall { spot } => hear.reason(|| {
                let spot = spot + 1;
                format!("spot {spot} of {side} is empty: {other} has the ball on the same ground")
            }),
            Happening::NobodyDefends { spot } => hear.reason(|| {
                let then = match self.options().keeper_alone_may_stop {
                    true => "nobody but the keeper can stop it",
                    false => "nothing can be stopped",
                };
                format!("spot {} of {side} is empty: {then}", spot + 1)
            }),
            Happening::Action { .. } => self.tell_of_action(event, hear),
            Happening::TurnedInto { action } => hear.reason(|| {
                let then = match action {
                    Action::Attempt => "a shot of type DK",
                    _ => "the ball is one zone on",
                };
                format!("Fld on a free kick is {action}, and cannot be stopped: {then}")
            }),
            Happening::SosAttack { shown, stop } => hear.reason(|| match (shown, stop) {
                (Stop::None, _) => format!("SOS for {side}: there is no stop to disregard"),
                (_, Stop::None) => {
                    format!("SOS for {side}: {shown} is disregarded, and play goes on")
                }
                _ => format!("SOS for {side}: {shown} stands"),
            }),
            Happening::SosDefence { stop } => {
                hear.reason(|| format!("SOS for {side}: no stop came, and it becomes {stop}"));
            }
            Happening::Stopped { stop, by, white } => {
                // Other stops are counted with the action.
                if stop == Stop::Claim {
                    hear.common(side, What::Interception, None);
                }
                hear.reason(|| self.why_stopped(side, stop, by, white));
                let player = || vec![self.player(side, by)];
                match stop {
                    Stop::Tackle => hear.remark("net.tackle", side, player),
                    Stop::BlockShot if by != NOBODY => hear.remark("net.block", side, player),
                    stop if stop.is_keepers() => hear.remark("net.claim", side, Words::new),
                    _ => (),
                }
            }
            Happening::Recovery { strip, blue, need } => hear.reason(|| {
                let blue = Against::blue(blue, need).what("HREC");
                format!("{blue} of home's {strip}: {side} has the ball")
            }),
            _ => (),
        }
    }

    #[inline(always)]
    fn tell_of_action(&self, event: &Event, hear: &mut impl Hearer) {
        let Happening::Action {
            man,
            defender,
            zone,
            action,
            black,
            white,
            free_kick,
            keeper,
            shown,
            stop,
            counted,
        } = event.what
        else {
            return;
        };
        let side = event.side;
        counted_as(side, counted, |side, what| hear.common(side, what, None));
        if stop == Stop::BlockShot {
            credit(hear, side, man, Deed::Shot { on_target: false });
        }
        hear.reason(|| {
            let attack = self.why_attack(side, man, zone, black);
            let men = [man, defender, keeper];
            let defence = match (free_kick, action) {
                (true, Action::Fouled) => return format!("{attack}; no foul on a free kick"),
                (true, _) => "a free kick cannot be stopped".to_string(),
                (false, _) => self.why_defence(side, men, zone, action, white),
            };
            match shown == stop {
                true => {
                    let then = match (free_kick, action) {
                        (true, Action::Attempt) => "a shot of type DK".to_string(),
                        _ => why::outcome(side, zone, action, stop, white),
                    };
                    format!("{attack}; {defence}: {then}")
                }
                // Which stop SOS takes away or makes is told next.
                false => {
                    let then = why::outcome(side, zone, action, stop, white);
                    format!("{attack}; {defence}; with SOS: {then}")
                }
            }
        });
        let key = match action {
            Action::ThroughBall => "net.through",
            Action::Cross => "net.cross",
            _ => return,
        };
        if stop == Stop::None {
            hear.remark(key, side, || vec![self.player(side, man)]);
        }
    }
}

/// What is said of shots and of keepers.
impl InsideTheNet {
    #[inline(always)]
    pub(crate) fn tell_of_shot(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::Received {
                man,
                from,
                next,
                black,
                need,
                controlled,
            } => {
                let black = Against::black(black, need);
                hear.reason(|| self.why_received(side, [man, from], next, black));
                if !controlled && matches!(next, Next::Cross | Next::Corner) {
                    hear.remark("net.overhit", side, || vec![self.player(side, man)]);
                }
            }
            Happening::Shot {
                man,
                defender,
                shot,
                black,
                need,
                on_target,
            } => {
                hear.common(side, What::Shot { on_target }, None);
                credit(hear, side, man, Deed::Shot { on_target });
                let black = Against::black(black, need);
                hear.reason(|| self.why_shot(side, [man, defender], shot, black));
                if !on_target {
                    hear.remark("deck.wide", side, || vec![self.player(side, man)]);
                }
            }
            Happening::Faced {
                keeper,
                man,
                shot,
                white,
                need,
                goal,
            } => {
                let faced = Deed::Faced { saved: !goal };
                hear.credit(side, PlayerId::Keeper(keeper), faced);
                let white = Against::white(white, need);
                hear.reason(|| self.why_faced(side, man, keeper, shot, white));
            }
            Happening::Goal { .. } | Happening::OwnGoal { .. } => self.tell_of_goal(event, hear),
            Happening::Saved { keeper, out, white } => {
                hear.common(side, What::Save, None);
                hear.reason(|| self.why_saved(side, keeper, out, white));
                let key = match out {
                    SaveOut::Held => "net.save",
                    SaveOut::Corner | SaveOut::Rebound => "net.parry",
                };
                let keeper = || ("keeper", self.keeper_name(side, keeper).to_string());
                hear.remark(key, side, || vec![keeper()]);
            }
            Happening::Released { keeper, how, blue } => {
                hear.reason(|| self.why_released(side, keeper, how, blue, false));
            }
            Happening::GoalKick { keeper, how, blue } => {
                hear.reason(|| self.why_released(side, keeper, how, blue, true));
            }
            _ => (),
        }
    }

    #[inline(always)]
    fn tell_of_goal(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::Goal {
                man,
                assist,
                penalty,
                score: now,
            } => {
                if penalty {
                    hear.common(side, What::PenaltyGoal, None);
                }
                hear.common(side, What::Goal, None);
                credit(hear, side, man, Deed::Goal);
                if assist != NOBODY {
                    hear.common(side, What::Assist, None);
                }
                credit(hear, side, assist, Deed::Assist);
                hear.reason(|| self.why_goal(event.clause, side, assist, penalty));
                hear.remark_if(|| {
                    let player = self.player(side, man);
                    let (key, words) = match assist {
                        NOBODY => ("net.goal", vec![player, score(now)]),
                        assist => {
                            let words = vec![player, self.other_player(side, assist), score(now)];
                            ("net.assisted", words)
                        }
                    };
                    Some(Remark { key, side, words })
                });
            }
            Happening::OwnGoal {
                man,
                white,
                score: now,
            } => {
                hear.common(side, What::OwnGoal, None);
                hear.reason(|| {
                    let own = self.squads()[side].player(man).map(|card| card.plays.own);
                    let own = own.map_or(String::new(), |own| own.to_string());
                    let (name, other) = (self.name(side, man), side.other());
                    format!(
                        "black 20 in DEF, and white {white} in Own {own} of {name}: a goal for {other}"
                    )
                });
                hear.remark("charts.own.goal", side, || vec![score(now)]);
            }
            _ => (),
        }
    }
}

/// What is said while play is stopped.
impl InsideTheNet {
    #[inline(always)]
    pub(crate) fn tell_of_halt(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::Offside { man } => {
                hear.common(side, What::Offside, None);
                hear.reason(|| {
                    let (name, other) = (self.name(side, man), side.other());
                    format!("nothing stopped OffP of {name}: a free kick for {other} in DEF")
                });
                hear.remark("net.offside", side, || vec![self.player(side, man)]);
            }
            Happening::Corner { taker } => {
                hear.common(side, What::Corner, None);
                hear.reason(|| self.why_corner(side, taker));
                hear.remark("charts.corner", side, Words::new);
            }
            Happening::SecondYellow { man, blue, need } => {
                let blue = Against::blue(blue, need);
                hear.reason(|| self.why_second_yellow(side, man, blue));
            }
            Happening::Foul { .. } => self.tell_of_foul(event, hear),
            Happening::PenaltyAwarded {
                man,
                defender,
                white,
            } => {
                hear.reason(|| self.why_awarded(side, man, defender, white));
                hear.remark("deck.penalty", side, Words::new);
            }
            Happening::Penalty {
                man,
                keeper,
                black,
                white,
                need,
                on_target,
                goal,
            } => {
                hear.common(side, What::Penalty, None);
                hear.common(side, What::Shot { on_target }, None);
                hear.common_if(!goal, side, What::PenaltyMissed);
                credit(hear, side, man, Deed::Shot { on_target });
                if on_target {
                    let faced = Deed::Faced { saved: !goal };
                    hear.credit(side.other(), PlayerId::Keeper(keeper), faced);
                }
                let white = Against::white(white, need);
                hear.reason(|| self.why_penalty(side, [man, keeper], black, white, on_target));
                if !goal {
                    hear.remark("charts.penalty.missed", side, Words::new);
                }
            }
            Happening::Extra {
                delay,
                pulled,
                pile,
                ..
            } => hear.reason(|| whistle::extra(delay, pulled, pile)),
            _ => (),
        }
    }

    #[inline(always)]
    fn tell_of_foul(&self, event: &Event, hear: &mut impl Hearer) {
        let Happening::Foul {
            man,
            on,
            challenge,
            caution,
            white,
        } = event.what
        else {
            return;
        };
        let side = event.side;
        hear.common(side, What::Foul, None);
        credit(hear, side, man, Deed::Foul);
        credit(hear, side.other(), on, Deed::Fouled);
        if matches!(caution, Caution::Yellow | Caution::Second | Caution::Third) {
            hear.common(side, What::Yellow, None);
            credit(hear, side, man, Deed::Yellow);
        }
        if caution.sends_off() {
            hear.common(side, What::Red, None);
            credit(hear, side, man, Deed::Red);
        }
        hear.reason(|| self.why_foul(side, man, challenge, caution, white));
        let key = match caution {
            Caution::Plain | Caution::Waived => "deck.foul",
            Caution::Yellow => "deck.yellow",
            Caution::Second | Caution::Third | Caution::Red => "deck.off",
        };
        if man != NOBODY {
            hear.remark(key, side, || vec![self.player(side, man)]);
        }
    }

    #[inline(always)]
    pub(crate) fn tell_of_men(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::Hrec { strip, by, now } => {
                hear.reason(|| whistle::hrec(event.clause, strip, by, now));
            }
            Happening::InjuryCheck {
                man,
                blue,
                need,
                starred,
            } => {
                let blue = Against::blue(blue, need);
                hear.reason(|| self.why_hurt(side, man, starred, blue));
            }
            Happening::Injured { man, blue, matches } => {
                hear.common(side, What::Injury, None);
                credit(hear, side, man, Deed::Injury { matches });
                hear.reason(|| self.why_injured(side, man, blue, matches));
                hear.remark("net.injury", side, || vec![self.player(side, man)]);
            }
            Happening::NotReplaced { man } => hear.reason(|| {
                let name = self.name(side, man);
                format!("nobody can come on for {name}: his spot stays empty")
            }),
            Happening::SubCheck {
                first,
                second,
                black,
                white,
                blue,
                idle,
            } => {
                let dice = [black, white, blue];
                hear.reason(|| self.why_sub_check(event.clause, side, [first, second], dice, idle));
            }
            Happening::KeptOn { man } => hear.reason(|| {
                let name = self.name(side, man);
                format!("{name} is tired and stays on: HREC moves one point against {side}")
            }),
            Happening::Substitution { out, on, windows } => {
                hear.common(side, What::Substitution, None);
                hear.reason(|| self.why_change(event.clause, side, on, out, windows));
                hear.remark("net.change", side, || {
                    vec![self.player(side, on), self.other_player(side, out)]
                });
            }
            Happening::KeeperChange { out, on, windows } => {
                hear.common(side, What::Substitution, None);
                hear.reason(|| self.why_keeper_change(side, on, out, windows));
            }
            Happening::NewOrder { formation } => {
                hear.reason(|| format!("{side} stands in {formation} from now on"));
            }
            _ => (),
        }
    }

    fn player(&self, side: Side, man: u8) -> (&'static str, String) {
        ("player", self.name(side, man).to_string())
    }

    fn other_player(&self, side: Side, man: u8) -> (&'static str, String) {
        ("other_player", self.name(side, man).to_string())
    }
}

pub(crate) fn score(score: BySide<u16>) -> (&'static str, String) {
    ("score", format!("{}-{}", score.home, score.away))
}

/// Nothing is credited to nobody.
#[inline(always)]
fn credit(hear: &mut impl Hearer, side: Side, man: u8, deed: Deed) {
    if man != NOBODY {
        hear.credit(side, PlayerId::Player(man), deed);
    }
}
