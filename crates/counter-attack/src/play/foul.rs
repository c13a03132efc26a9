//! Fouls, injuries, bookings, playing on (CA-12), and the last man (CA-10.4).

use tabletop::Source;

use super::{Play, clock::AfterAction};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::Choice,
    event::{Award, Booking, BookingCheck, FoulKind, Happening, InjuryFound, PhaseEnd},
    hex::Hex,
    next::{Kind, Restart},
    options::{FoulRollOrder, LastManScope, SecondInjuryNoSubs},
    player::Player,
    state::{PhasePart, Tokens},
};

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// A foul with both its checks and the fouled side's decision (CA-12.2 to
    /// CA-12.13). True if play goes on.
    pub(super) fn foul(
        &mut self,
        by: Player,
        on: Player,
        at: Hex,
        kind: FoulKind,
        behind: bool,
    ) -> Result<bool, S::Stop> {
        let options = self.rules.options;
        let scope = options.last_man_scope != LastManScope::Tackles
            || matches!(kind, FoulKind::Tackle | FoulKind::Dive | FoulKind::Reckless);
        let in_phase = self.state.phase.is_some();
        let last_man = in_phase && scope && self.is_last_man(by, on, at);
        let clause = if last_man { "CA-10.4" } else { "CA-12.1" };
        self.tell(
            clause,
            Happening::Foul {
                by,
                on,
                at,
                foul: kind,
                behind,
                last_man,
            },
        );
        let reckless = kind == FoulKind::Reckless;
        // A keeper risks red only by a reckless foul (CA-12.10).
        let (check, clause) = match (reckless, behind || last_man) {
            (true, _) => (BookingCheck::YellowRed, "CA-12.8"),
            (false, true) if self.state.is_keeper(by) => (BookingCheck::NoneYellow, "CA-12.10"),
            (false, true) => (BookingCheck::YellowRed, "CA-12.8"),
            (false, false) => (BookingCheck::NoneYellow, "CA-12.6"),
        };
        let injury = !reckless || options.reckless_injury_check;
        let (hurt, card) = if options.foul_roll_order == FoulRollOrder::BookingFirst {
            let card = self.booking(clause, by, check)?;
            (self.injury(on, injury)?, card)
        } else {
            (self.injury(on, injury)?, self.booking(clause, by, check)?)
        };
        let sent_off = matches!(card, Booking::Red | Booking::SecondYellow);
        if sent_off {
            self.send_off("CA-12.9", by);
        }
        let penalty = self.state.own_box(by.side(), at);
        let forced = sent_off
            || hurt == InjuryFound::Second
            || penalty && !options.penalty_optional
            || reckless && options.reckless_stops_play;
        let takes = forced || {
            let menu = [Choice::TakeFoul, Choice::PlayOn];
            self.must("foul", on.side(), &menu, 0)? == Choice::TakeFoul
        };
        if !takes {
            let plays_on = Happening::Decision {
                side: on.side(),
                award: Award::PlayOn,
                forced: false,
            };
            self.tell("CA-12.11", plays_on);
            return Ok(true);
        }
        let clause = match (forced, reckless) {
            (false, _) => "CA-12.11",
            (true, false) => "CA-12.12",
            (true, true) => "CA-10.12",
        };
        let from = match kind {
            FoulKind::Nutmeg => "CA-11.12",
            _ => "CA-12.13",
        };
        self.stop_for_foul([clause, from], by, on, at, forced)?;
        Ok(false)
    }

    /// Play stops: a free kick, or a penalty in the fouler's own box (CA-12.13). The clauses
    /// say why it does, and where play begins again.
    pub(super) fn stop_for_foul(
        &mut self,
        [stops, from]: [&'static str; 2],
        by: Player,
        on: Player,
        at: Hex,
        forced: bool,
    ) -> Result<(), S::Stop> {
        let side = on.side();
        let (award, kind) = match self.state.own_box(by.side(), at) {
            true => (Award::Penalty, Kind::Penalty),
            false => (Award::FreeKick, Kind::FreeKick),
        };
        let decision = Happening::Decision {
            side,
            award,
            forced,
        };
        self.tell(stops, decision);
        if let Some(who) = self.state.leaving {
            self.tell("CA-12.4", Happening::MustLeave { who });
        }
        self.award(from, Restart { kind, side, at })
    }

    /// Play stops for a set piece.
    pub(super) fn award(&mut self, clause: &'static str, restart: Restart) -> Result<(), S::Stop> {
        self.tell(clause, Happening::Restart { restart });
        self.set_piece_ball(restart);
        self.finish(PhaseEnd::Stoppage, AfterAction::Restart(restart))
    }

    /// The injury check on the victim (CA-12.3, CA-12.4).
    fn injury(&mut self, on: Player, rolled: bool) -> Result<InjuryFound, S::Stop> {
        if !rolled {
            return Ok(InjuryFound::None);
        }
        let die = self.roll("injury", Some(on))?.face;
        let resilience = self.attribute(on, Attribute::Resilience);
        let hurt = die >= resilience;
        let (res, clause) = match (hurt, self.state.has(on, Tokens::INJURED)) {
            (false, _) => (InjuryFound::None, "CA-12.3"),
            (true, false) => (InjuryFound::Injured, "CA-12.3"),
            (true, true) => (InjuryFound::Second, "CA-12.4"),
        };
        self.tell(
            clause,
            Happening::Injury {
                on,
                die,
                resilience,
                res,
            },
        );
        match res {
            InjuryFound::None => {}
            InjuryFound::Injured => self.state.give(on, Tokens::INJURED),
            InjuryFound::Second => {
                let stays = self.rules.options.second_injury_no_subs == SecondInjuryNoSubs::Stays;
                if !stays || self.can_substitute(on.side()) {
                    self.state.leaving = Some(on);
                    self.leave_pitch(on, Tokens::GONE);
                }
            }
        }
        Ok(res)
    }

    /// The booking check on the fouler (CA-12.6 to CA-12.8), by the clause that says which.
    fn booking(
        &mut self,
        clause: &'static str,
        by: Player,
        check: BookingCheck,
    ) -> Result<Booking, S::Stop> {
        let die = self.roll("booking", Some(by))?.face;
        let leniency = self.state.leniency;
        let strict = die >= leniency;
        let booked = self.state.has(by, Tokens::YELLOW);
        let yellow = match booked {
            true => Booking::SecondYellow,
            false => Booking::Yellow,
        };
        let res = match (check, strict) {
            (BookingCheck::YellowRed, true) => Booking::Red,
            (BookingCheck::NoneYellow, false) => Booking::None,
            _ => yellow,
        };
        if res == Booking::Yellow {
            self.state.give(by, Tokens::YELLOW);
        }
        let clause = match res {
            Booking::SecondYellow => "CA-12.7",
            _ => clause,
        };
        let die = Some(die);
        self.tell(
            clause,
            Happening::Booking {
                by,
                die,
                leniency,
                check,
                res,
            },
        );
        Ok(res)
    }

    /// A red card: he leaves at once (CA-12.9).
    pub(super) fn send_off(&mut self, clause: &'static str, player: Player) {
        self.leave_pitch(player, Tokens::OFF);
        let left = self.state.team(player.side()).count() as u8;
        self.tell(clause, Happening::SentOff { who: player, left });
    }

    /// A figure leaves the pitch for good.
    pub(super) fn leave_pitch(&mut self, player: Player, how: Tokens) {
        self.state.pieces[player.index()].at = None;
        let passing = [
            Tokens::STUN,
            Tokens::FREEZE,
            Tokens::OF_PHASE,
            Tokens::FLAGGED,
        ];
        for tokens in passing {
            self.state.take(player, tokens);
        }
        self.state.give(player, how);
        if self.state.holder == Some(player) {
            self.state.holder = None;
            self.state.hands = false;
        }
    }

    /// True if no other defender is, or can still get in this phase, level with or
    /// past the foul hex (CA-10.4, CA-10.5).
    fn is_last_man(&self, fouler: Player, victim: Player, at: Hex) -> bool {
        let goal = self.state.attacks(victim.side());
        let line = goal.depth(at);
        let counts_keeper = self.rules.options.last_man_counts_goalkeeper;
        let to_come = match self.state.phase {
            Some(phase) => match phase.part {
                PhasePart::A4 => true,
                PhasePart::D5 => phase.left > 0,
                PhasePart::A2 => false,
            },
            None => false,
        };
        let others = self.state.team(fouler.side());
        let mut others = others
            .filter(|(player, _)| *player != fouler)
            .filter(|(player, _)| counts_keeper || !self.state.is_keeper(*player));
        !others.any(|(player, hex)| {
            if goal.depth(hex) >= line {
                return true;
            }
            let pace = self.attribute(player, Attribute::Pace);
            let missing = (line - goal.depth(hex)) as u8;
            let can_move = to_come
                && missing <= pace
                && self.may_move(player)
                && !self.state.has(player, Tokens::ACTIVATED);
            can_move && {
                let walks = self.walks_of(player, pace, true);
                walks.iter().any(|(end, _)| goal.depth(*end) >= line)
            }
        })
    }
}
