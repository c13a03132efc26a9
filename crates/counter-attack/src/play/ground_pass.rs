//! Passes along the ground: Standard, short and First-Time Passes, throws (CA-14,
//! CA-15, CA-21.2).

use tabletop::Source;

use super::{Play, clock::AfterAction};
use crate::{
    CounterAttack,
    choice::{Action, Window},
    event::{Happening, PassKind, PhaseEnd},
    hex::{BallLine, Hex},
    next::Menu,
    player::Player,
};

/// A pass along the ground, as its action is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroundPass {
    /// Which one.
    pub kind: PassKind,
    /// How many hexes it goes at most.
    pub range: u8,
    /// The minutes it takes.
    pub(super) minutes: u8,
}

impl GroundPass {
    pub(super) const STANDARD: GroundPass = GroundPass::new(PassKind::Std, 11, 1);
    pub(super) const SHORT: GroundPass = GroundPass::new(PassKind::Short, 6, 1);
    pub(super) const FIRST_TIME: GroundPass = GroundPass::new(PassKind::Ftp, 6, 0);
    pub(super) const SHORT_CORNER: GroundPass = GroundPass::new(PassKind::CornerShort, 6, 0);
    pub(super) const THROW_TO_FEET: GroundPass = GroundPass::new(PassKind::ThrowIn, 6, 0);
    pub(super) const QUICK_THROW: GroundPass = GroundPass::new(PassKind::Throw, 11, 0);

    const fn new(kind: PassKind, range: u8, minutes: u8) -> GroundPass {
        GroundPass {
            kind,
            range,
            minutes,
        }
    }

    /// The pass of an action, if it is one (CA-14.1, CA-15.1, CA-21.2, CA-26.5, CA-28.4).
    #[must_use]
    pub const fn of(action: Action) -> Option<GroundPass> {
        Some(match action {
            Action::StandardPass => GroundPass::STANDARD,
            Action::ShortPass => GroundPass::SHORT,
            Action::FirstTimePass => GroundPass::FIRST_TIME,
            Action::ShortCorner => GroundPass::SHORT_CORNER,
            Action::ThrowToFeet => GroundPass::THROW_TO_FEET,
            Action::QuickThrow => GroundPass::QUICK_THROW,
            _ => return None,
        })
    }
}

impl PassKind {
    /// Nobody cuts off what a keeper throws (CA-21.2).
    pub(super) fn can_be_cut_off(self) -> bool {
        self != PassKind::Throw
    }

    /// What who receives it may do (CA-5.5).
    #[must_use]
    pub const fn received(self) -> Menu {
        match self {
            PassKind::Ftp => Menu::FtpReceived,
            PassKind::CornerShort => Menu::ShortCorner,
            _ => Menu::StdReceived,
        }
    }
}

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// Where a ground pass can go: in range, held by no opponent, and with no opponent
    /// on the line (CA-14.1 to CA-14.3).
    pub(super) fn ground_targets(&self, range: u8) -> impl Iterator<Item = Hex> + '_ {
        let from = self.state.ball;
        let opponents: Vec<(Player, Hex)> = self.state.team(self.state.defence()).collect();
        let near = move |hex: &Hex| (1..=range).contains(&hex.distance(from));
        Hex::all().filter(near).filter(move |to| {
            let line = BallLine::new(from, *to);
            closing(line, &opponents).next().is_none()
        })
    }

    /// The opponents who close the way of a ground pass to a hex (CA-14.3).
    pub(super) fn closed_by(&self, to: Hex) -> Vec<Player> {
        let opponents: Vec<(Player, Hex)> = self.state.team(self.state.defence()).collect();
        let line = BallLine::new(self.state.ball, to);
        closing(line, &opponents).collect()
    }

    /// A pass along the ground to a target.
    pub(super) fn ground_pass(
        &mut self,
        kind: PassKind,
        passer: Player,
        to: Hex,
        menu: Menu,
    ) -> Result<(), S::Stop> {
        let from = self.state.ball;
        let by = passer;
        let (called, comes) = match (kind, menu) {
            (PassKind::Std, Menu::KickOff) => ("CA-31.3", "CA-14.6"),
            (PassKind::Std, Menu::GoalKick) => ("CA-27.5", "CA-14.6"),
            (PassKind::Std, Menu::FreeKick) => ("CA-29.5", "CA-14.6"),
            (PassKind::Std, _) => ("CA-14.1", "CA-14.6"),
            (PassKind::Short, _) => ("CA-14.9", "CA-14.9"),
            (PassKind::Ftp, _) => ("CA-15.1", "CA-15.8"),
            (PassKind::Throw, _) => ("CA-21.2", "CA-21.2"),
            (PassKind::CornerShort, _) => ("CA-28.5", "CA-14.10"),
            (PassKind::ThrowIn | PassKind::ThrowHead, _) => ("CA-26.5", "CA-14.10"),
        };
        let pass = kind;
        let meant = self.state.on(to);
        self.tell(
            called,
            Happening::Pass {
                pass,
                by,
                from,
                to,
                meant,
            },
        );
        self.kick(passer, menu);
        if kind == PassKind::Ftp {
            self.state.barred = Some(passer);
        }
        let line = BallLine::new(from, to);
        let nudged = match kind {
            PassKind::Ftp => self.nudges(passer, line)?,
            _ => None,
        };
        self.leave_ball(from);
        if kind.can_be_cut_off() && self.cut_off(passer, line, kind, nudged)? {
            return Ok(());
        }
        self.arrives(comes, to, kind.received())
    }

    /// A pass leaves a player's foot or hand: offside positions are read (CA-24.1,
    /// CA-24.3), and the taker of a set piece may not be next to touch it (CA-25.9).
    pub(super) fn kick(&mut self, passer: Player, menu: Menu) {
        self.touch(passer);
        if !matches!(
            menu,
            Menu::ThrowIn | Menu::ThrowInLast | Menu::GoalKick | Menu::Corner
        ) {
            self.read_offside(passer);
        }
        self.state.kicked = Some(passer.side());
        self.state.player = Some(passer);
        if menu.is_set_piece() {
            self.state.barred = Some(passer);
        }
    }

    /// The ball is there: somebody has it, or nobody (CA-14.6, CA-14.11).
    pub(super) fn arrives(
        &mut self,
        clause: &'static str,
        at: Hex,
        menu: Menu,
    ) -> Result<(), S::Stop> {
        self.leave_ball(at);
        let Some(who) = self.state.on(at) else {
            self.tell(clause, Happening::Space { at });
            return self.finish(PhaseEnd::Normal, AfterAction::Menu(Menu::Unclaimed));
        };
        if who.side() != self.state.attack {
            self.hold(who);
            let menu = self.menu_of_winner();
            return self.finish(PhaseEnd::Normal, AfterAction::Menu(menu));
        }
        use crate::state::Tokens;
        if self.state.has(who, Tokens::FLAGGED) {
            return self.offside(who);
        }
        self.tell_received(clause, who, at);
        self.hold(who);
        // A team-mate's pass is taken at the feet (CA-13.15).
        self.state.hands = false;
        self.finish(PhaseEnd::Normal, AfterAction::Menu(menu))
    }

    /// Told before he has it: whoever played it last did so to him.
    pub(super) fn tell_received(&mut self, clause: &'static str, who: Player, at: Hex) {
        let by = self.state.player.filter(|by| *by != who);
        let from = by.and_then(|by| self.state.at(by));
        self.tell(clause, Happening::Received { who, at, by, from });
    }

    /// Both sides may move one player one hex (CA-15.2). The defender moved next to the
    /// passer, if there is one.
    fn nudges(&mut self, passer: Player, line: BallLine) -> Result<Option<Player>, S::Stop> {
        let attack = passer.side();
        let covered = line.covered();
        let matters = |hex: Hex| covered.iter().any(|on| on.distance(hex) <= 2);
        let may = |play: &Self, player| player != passer && play.may_move(player);
        self.window_move("CA-15.2", Window::Nudge, attack, 1, matters, may)?;
        let matters = |hex: Hex| hex.distance(line.from) <= 2 || matters(hex);
        let (defence, may) = (attack.other(), Self::may_move);
        let moved = self.window_move("CA-15.2", Window::Nudge, defence, 1, matters, may)?;
        let next_to = |player: &Player| {
            self.state
                .at(*player)
                .is_some_and(|at| at.touches(line.from))
        };
        Ok(moved.filter(next_to))
    }
}

/// Those of the opponents who stand on a line.
fn closing(line: BallLine, opponents: &[(Player, Hex)]) -> impl Iterator<Item = Player> {
    let on_line = opponents.iter().filter(move |(_, hex)| line.covers(*hex));
    on_line.map(|(player, _)| *player)
}
