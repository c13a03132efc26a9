//! The choice of an action: what may follow what (CA-5).

use tabletop::Source;

use super::{Play, ground_pass::GroundPass};
use crate::{
    CounterAttack,
    choice::{Action, Choice},
    event::{Happening, PassKind},
    hex::Hex,
    next::{Menu, Next},
    options::KickoffAction,
    player::Player,
};

/// How far a throw to a head goes.
const TO_HEAD: u8 = 6;

impl Menu {
    /// The what-next table (CA-5.5). Whether there is a legal target is another matter.
    #[must_use]
    pub const fn actions(self) -> &'static [Action] {
        use Action as A;
        match self {
            Menu::KickOff => &[A::StandardPass, A::HighPass, A::LongPass],
            Menu::AfterMove => &[
                A::Move,
                A::StandardPass,
                A::HighPass,
                A::LongPass,
                A::Shot,
                A::PickUp,
            ],
            Menu::Unclaimed => &[A::Move],
            Menu::Tackle => &[
                A::Move,
                A::StandardPass,
                A::HighPass,
                A::LongPass,
                A::Snapshot,
            ],
            Menu::StdReceived => &[A::Move, A::FirstTimePass, A::Snapshot],
            Menu::HeadReceived => &[A::Move, A::FirstTimePass, A::Snapshot, A::LongPass],
            Menu::FtpReceived | Menu::LongReceived | Menu::LooseHit | Menu::ShortCorner => {
                &[A::Move, A::Snapshot]
            }
            Menu::Aos => &[A::Move, A::ShortPass, A::LongPass, A::Snapshot],
            Menu::SaveHold => &[A::QuickThrow, A::ActivateThirds],
            Menu::Drop => &[A::Move, A::StandardPass, A::HighPass, A::LongPass],
            Menu::GoalKick => &[A::StandardPass, A::KeeperKick],
            Menu::FreeKick => &[A::StandardPass, A::HighPass, A::LongPass, A::FreeKickShot],
            Menu::Corner => &[A::Cross, A::ShortCorner],
            Menu::ThrowIn => &[A::Move, A::ThrowToFeet, A::ThrowToHead],
            Menu::ThrowInLast => &[A::ThrowToFeet, A::ThrowToHead],
            Menu::Penalty => &[A::PenaltyKick],
        }
    }
}

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// The side in possession chooses what its player with the ball does.
    pub(super) fn choose_action(&mut self, holder: Player, menu: Menu) -> Result<(), S::Stop> {
        let actions = menu.actions().iter().copied();
        let open = actions.filter(|action| self.is_open(*action, holder, menu));
        let open: Vec<Action> = open.collect();
        if open.is_empty() {
            // Hemmed in on all sides: what is left is to move.
            self.start_phase(false, true);
            return Ok(());
        }
        self.turn_timer();
        let action = self.pick("action", self.state.attack, &open, Choice::Act, 0)?;
        match self.moves_instead(menu) {
            true => Ok(()),
            false => self.act(action, holder, menu),
        }
    }

    /// Nobody has the ball: players must move (CA-5.8).
    pub(super) fn choose_unclaimed(&mut self) -> Result<(), S::Stop> {
        self.turn_timer();
        let (side, open) = (self.state.attack, Menu::Unclaimed.actions());
        self.pick("action", side, open, Choice::Act, 0)?;
        self.start_phase(false, true);
        Ok(())
    }

    /// True if an action of the menu can be called now.
    fn is_open(&self, action: Action, holder: Player, menu: Menu) -> bool {
        let options = &self.rules.options;
        match action {
            Action::Move | Action::ActivateThirds | Action::Drop => true,
            Action::HighPass | Action::LongPass if menu == Menu::KickOff => {
                options.kickoff_action == KickoffAction::Open && self.has_target(action)
            }
            Action::LongPass if menu == Menu::HeadReceived => {
                options.headed_pass_then_long && self.has_target(action)
            }
            Action::Shot | Action::FreeKickShot => self.can_aim(),
            Action::Snapshot => self.may_act(holder) && self.can_aim(),
            Action::PickUp => self.may_handle(holder),
            action => self.has_target(action),
        }
    }

    fn has_target(&self, action: Action) -> bool {
        if let Some(pass) = GroundPass::of(action) {
            return self.ground_targets(pass.range).next().is_some();
        }
        match action {
            Action::LongPass => self.long_targets().next().is_some(),
            Action::HighPass | Action::KeeperKick | Action::Cross => self.high_possible(action),
            Action::ThrowToHead => !self.head_targets().is_empty(),
            _ => true,
        }
    }

    /// Team-mates within reach of a throw to a head (CA-26.5).
    fn head_targets(&self) -> Vec<Hex> {
        let team = self.state.team(self.state.attack);
        let near = team.map(|(_, hex)| hex);
        near.filter(|hex| (1..=TO_HEAD).contains(&hex.distance(self.state.ball)))
            .collect()
    }

    pub(super) fn act(
        &mut self,
        action: Action,
        holder: Player,
        menu: Menu,
    ) -> Result<(), S::Stop> {
        match action {
            Action::Move => {
                // A second phase before a throw-in (CA-26.4).
                self.start_phase(menu == Menu::ThrowIn, true);
                Ok(())
            }
            Action::StandardPass => self.pass(GroundPass::STANDARD, holder, menu),
            Action::ShortPass => self.pass(GroundPass::SHORT, holder, menu),
            Action::FirstTimePass => self.pass(GroundPass::FIRST_TIME, holder, menu),
            Action::ShortCorner => self.pass(GroundPass::SHORT_CORNER, holder, menu),
            Action::ThrowToFeet => self.pass(GroundPass::THROW_TO_FEET, holder, menu),
            Action::QuickThrow => self.pass(GroundPass::QUICK_THROW, holder, menu),
            Action::ThrowToHead => self.throw_to_head(holder),
            Action::HighPass | Action::KeeperKick | Action::Cross => {
                self.high_pass(action, holder, menu)
            }
            Action::LongPass => self.long_ball(holder, menu),
            Action::Shot | Action::FreeKickShot | Action::PenaltyKick => {
                self.aimed(action, holder, menu)
            }
            Action::Snapshot => {
                self.begin(0);
                self.snapshot("CA-19.2", holder)
            }
            Action::ActivateThirds => {
                self.state.next = Next::Thirds(self.state.attack, menu);
                Ok(())
            }
            Action::PickUp => {
                let (side, menu) = (self.state.attack, Menu::SaveHold);
                self.state.hands = true;
                self.tell("CA-13.14", Happening::Menu { side, menu });
                self.state.next = Next::Choose(menu);
                Ok(())
            }
            Action::Drop => {
                self.drop_ball();
                Ok(())
            }
        }
    }

    fn long_ball(&mut self, passer: Player, menu: Menu) -> Result<(), S::Stop> {
        let targets: Vec<Hex> = self.long_targets().collect();
        let to = self.target("long", passer, &targets)?;
        match self.moves_instead(menu) {
            true => Ok(()),
            false => self.long_pass(passer, to, menu),
        }
    }

    fn pass(&mut self, pass: GroundPass, passer: Player, menu: Menu) -> Result<(), S::Stop> {
        let targets: Vec<Hex> = self.ground_targets(pass.range).collect();
        let to = self.target("to", passer, &targets)?;
        if self.moves_instead(menu) {
            return Ok(());
        }
        self.begin(pass.minutes);
        self.ground_pass(pass.kind, passer, to, menu)
    }

    /// A shot names its aim with the call (CA-19.5).
    fn aimed(&mut self, action: Action, shooter: Player, menu: Menu) -> Result<(), S::Stop> {
        let aims: Vec<Hex> = match action {
            // Any goal hex (CA-30.3).
            Action::PenaltyKick => self.state.attacks(shooter.side()).goal().collect(),
            _ => self.aims(),
        };
        let aim = self.target("to", shooter, &aims)?;
        if self.moves_instead(menu) {
            return Ok(());
        }
        match action {
            Action::FreeKickShot => self.free_kick_shot(shooter, aim),
            Action::PenaltyKick => self.penalty_kick(shooter, aim),
            _ => {
                self.begin(0);
                self.shoot(shooter, aim, false, false)
            }
        }
    }

    /// A throw to a team-mate's head: no die, no interception, a header follows
    /// (CA-26.5).
    fn throw_to_head(&mut self, thrower: Player) -> Result<(), S::Stop> {
        use super::clock::AfterAction;
        use crate::event::PhaseEnd;
        let to = self.target("to", thrower, &self.head_targets())?;
        self.begin(0);
        let from = self.state.ball;
        let (pass, by) = (PassKind::ThrowHead, thrower);
        let meant = self.state.on(to);
        self.tell(
            "CA-26.5",
            Happening::Pass {
                pass,
                by,
                from,
                to,
                meant,
            },
        );
        self.kick(thrower, Menu::ThrowIn);
        self.leave_ball(to);
        if self.enters_box(from, to) {
            self.entry_move("CA-13.1", self.state.defence())?;
        }
        if !self.anybody_jumps() {
            return self.arrives("CA-26.5", to, Menu::StdReceived);
        }
        let (rushed, corner) = (false, false);
        self.finish(PhaseEnd::Normal, AfterAction::Header { rushed, corner })
    }
}
