//! What an event comes to, to whom it is credited and why it happened, group by group.

use football::{Deed, Hearer, PlayerId, What, phrase};
use tabletop::Side;

use crate::{
    InsideTheNet,
    action::{Stop, Zone},
    event::{Caution, Event, Happening},
    men::NOBODY,
    readings::{Against, zone_term},
    report::counted_as,
    whistle,
};

/// What is said of play: cards, actions, stops, loose balls.
impl InsideTheNet {
    #[inline(always)]
    pub(crate) fn tell_of_play(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            // A card is half a minute with the ball.
            Happening::Flip {
                next,
                zone,
                card,
                extra,
                ..
            } => {
                hear.common(side, What::Possession, None);
                hear.reason(|| self.why_flip(event.clause, side, next, zone, card, extra));
            }
            Happening::NobodyOnBall { spot } => {
                hear.reason(|| InsideTheNet::why_nobody_on_ball(side, spot));
            }
            Happening::NobodyDefends { spot } => hear.reason(|| {
                let keeper = self.options().keeper_alone_may_stop;
                phrase!(
                    "itn.why.nobody.defends",
                    spot = spot + 1,
                    side = side,
                    keeper = keeper
                )
            }),
            Happening::Action { .. } => self.tell_of_action(event, hear),
            Happening::TurnedInto { action } => {
                hear.reason(|| InsideTheNet::why_turned(action));
            }
            Happening::SosAttack { shown, stop } => {
                hear.reason(|| InsideTheNet::why_sos_attack(side, shown, stop));
            }
            Happening::SosDefence { stop } => {
                hear.reason(|| phrase!("itn.why.sos.makes", side = side, stop = stop.name()));
            }
            Happening::Stopped {
                stop, by, white, ..
            } => {
                // Other stops are counted with the action.
                if stop == Stop::Claim {
                    hear.common(side, What::Interception, None);
                }
                hear.reason(|| self.why_stopped(side, stop, by, white));
            }
            Happening::Recovery { strip, blue, need } => {
                let blue = Against::blue(blue, need);
                hear.reason(|| InsideTheNet::why_recovery(side, strip, blue));
            }
            _ => (),
        }
    }

    #[inline(always)]
    fn tell_of_action(&self, event: &Event, hear: &mut impl Hearer) {
        let Happening::Action {
            man, stop, counted, ..
        } = event.what
        else {
            return;
        };
        let side = event.side;
        counted_as(side, counted, |side, what| hear.common(side, what, None));
        if stop == Stop::BlockShot {
            credit(hear, side, man, Deed::Shot { on_target: false });
        }
        hear.reason(|| self.why_action(side, event.what));
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
                ..
            } => {
                let black = Against::black(black, need);
                hear.reason(|| self.why_received(side, [man, from], next, black));
            }
            Happening::Shot {
                man,
                defender,
                shot,
                black,
                need,
                on_target,
                ..
            } => {
                hear.common(side, What::Shot { on_target }, None);
                credit(hear, side, man, Deed::Shot { on_target });
                let black = Against::black(black, need);
                hear.reason(|| self.why_shot(side, [man, defender], shot, black));
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
            Happening::Saved {
                keeper, out, white, ..
            } => {
                hear.common(side, What::Save, None);
                hear.reason(|| self.why_saved(side, keeper, out, white));
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
                ..
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
            }
            Happening::OwnGoal { man, white, .. } => {
                hear.common(side, What::OwnGoal, None);
                hear.reason(|| self.why_own_goal(side, man, white));
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
                    phrase!(
                        "itn.why.offside",
                        man = self.man_word(side, man),
                        side = side.other(),
                        zone = zone_term(Zone::Def)
                    )
                });
            }
            Happening::Corner { taker } => {
                hear.common(side, What::Corner, None);
                hear.reason(|| self.why_corner(side, taker));
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
            }
            Happening::NotReplaced { man } => {
                hear.reason(|| phrase!("itn.why.not.replaced", man = self.man_word(side, man)));
            }
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
                phrase!(
                    "itn.why.kept.on",
                    man = self.man_word(side, man),
                    side = side
                )
            }),
            Happening::Substitution { out, on, windows } => {
                hear.common(side, What::Substitution, None);
                hear.reason(|| self.why_change(event.clause, side, on, out, windows));
            }
            Happening::KeeperChange { out, on, windows } => {
                hear.common(side, What::Substitution, None);
                hear.reason(|| self.why_keeper_change(side, on, out, windows));
            }
            Happening::NewOrder { formation } => {
                hear.reason(|| {
                    let formation = formation.to_string();
                    phrase!("itn.why.new.order", side = side, formation = formation)
                });
            }
            _ => (),
        }
    }
}

/// Nothing is credited to nobody.
#[inline(always)]
fn credit(hear: &mut impl Hearer, side: Side, man: u8, deed: Deed) {
    if man != NOBODY {
        hear.credit(side, PlayerId::Player(man), deed);
    }
}
