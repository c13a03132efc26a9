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
    /// The side in possession chooses.
    pub(super) fn choose_action(&mut self, menu: Menu) -> Result<(), S::Stop> {
        let side = self.state.attack;
        let actions = menu.actions().iter().copied();
        let open = actions.filter(|action| self.is_open(*action, menu));
        let choices: Vec<Choice> = open.map(Choice::Act).collect();
        if choices.is_empty() {
            // Hemmed in on all sides: what is left is to move.
            self.start_phase(false, true);
            return Ok(());
        }
        self.turn_timer();
        match self.must("action", side, &choices, 0)? {
            _ if self.moves_instead(menu) => Ok(()),
            Choice::Act(action) => self.act(action, menu),
            _ => Ok(()),
        }
    }

    /// True if an action of the menu can be called now.
    fn is_open(&self, action: Action, menu: Menu) -> bool {
        let options = &self.rules.options;
        let holder = self.state.holder;
        match action {
            Action::Move | Action::ActivateThirds | Action::Drop => true,
            Action::HighPass | Action::LongPass if menu == Menu::KickOff => {
                options.kickoff_action == KickoffAction::Open && self.has_target(action)
            }
            Action::LongPass if menu == Menu::HeadReceived => {
                options.headed_pass_then_long && self.has_target(action)
            }
            Action::Shot | Action::FreeKickShot => self.can_aim(),
            Action::Snapshot => holder.is_some_and(|holder| self.may_act(holder)) && self.can_aim(),
            Action::PickUp => holder.is_some_and(|holder| self.may_handle(holder)),
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

    fn act(&mut self, action: Action, menu: Menu) -> Result<(), S::Stop> {
        if let Some(pass) = GroundPass::of(action) {
            return self.pass(pass, menu);
        }
        match action {
            Action::Move => {
                // A second phase before a throw-in (CA-26.4).
                self.start_phase(menu == Menu::ThrowIn, true);
                Ok(())
            }
            Action::ThrowToHead => self.throw_to_head(),
            Action::HighPass | Action::KeeperKick | Action::Cross => self.high_pass(action),
            Action::LongPass => self.long_ball(menu),
            Action::Shot | Action::FreeKickShot | Action::PenaltyKick => self.aimed(action, menu),
            Action::Snapshot => {
                self.begin(0);
                self.snapshot("CA-19.2")
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
            // Passes along the ground went above; a keeper drops the ball in `thirds`.
            Action::StandardPass
            | Action::ShortPass
            | Action::FirstTimePass
            | Action::ShortCorner
            | Action::ThrowToFeet
            | Action::QuickThrow
            | Action::Drop => Ok(()),
        }
    }

    fn long_ball(&mut self, menu: Menu) -> Result<(), S::Stop> {
        let targets: Vec<Hex> = self.long_targets().collect();
        let Some(passer) = self.state.holder else {
            return Ok(());
        };
        match self.target("long", passer, targets.into_iter().map(Some))? {
            _ if self.moves_instead(menu) => Ok(()),
            Some(to) => self.long_pass(to, menu),
            None => Ok(()),
        }
    }

    fn pass(&mut self, pass: GroundPass, menu: Menu) -> Result<(), S::Stop> {
        let targets: Vec<Hex> = self.ground_targets(pass.range).collect();
        let Some(passer) = self.state.holder else {
            return Ok(());
        };
        let Some(to) = self.where_to(passer, targets.into_iter().map(Some))? else {
            return Ok(());
        };
        if self.moves_instead(menu) {
            return Ok(());
        }
        self.begin(pass.minutes);
        self.ground_pass(pass.kind, to, menu)
    }

    /// A shot names its aim with the call (CA-19.5).
    fn aimed(&mut self, action: Action, menu: Menu) -> Result<(), S::Stop> {
        let Some(shooter) = self.state.holder else {
            return Ok(());
        };
        let aims = match action {
            // Any goal hex (CA-30.3).
            Action::PenaltyKick => self.state.attacks(shooter.side()).goal().collect(),
            _ => self.aims(),
        };
        let aim = self.where_to(shooter, aims.into_iter().map(Some))?;
        match (action, aim) {
            _ if self.moves_instead(menu) => Ok(()),
            (Action::FreeKickShot, Some(aim)) => self.free_kick_shot(aim),
            (Action::PenaltyKick, Some(aim)) => self.penalty_kick(aim),
            (_, Some(aim)) => {
                self.begin(0);
                self.shoot(shooter, aim, false, false)
            }
            (_, None) => Ok(()),
        }
    }

    /// A throw to a team-mate's head: no die, no interception, a header follows
    /// (CA-26.5).
    fn throw_to_head(&mut self) -> Result<(), S::Stop> {
        use super::clock::Then;
        use crate::event::PhaseEnd;
        let Some(thrower) = self.state.holder else {
            return Ok(());
        };
        let targets = self.head_targets();
        let to = self.where_to(thrower, targets.into_iter().map(Some))?;
        let Some(to) = to else {
            return Ok(());
        };
        self.begin(0);
        let from = self.state.ball;
        let (pass, by) = (PassKind::ThrowHead, thrower);
        self.tell("CA-26.5", Happening::Pass { pass, by, from, to });
        self.kick(thrower, Menu::ThrowIn);
        self.leave_ball(to);
        if self.enters_box(from, to) {
            self.entry_move("CA-13.1", self.state.defence())?;
        }
        if !self.anybody_jumps() {
            return self.arrives("CA-26.5", to, Menu::StdReceived);
        }
        let (rushed, corner) = (false, false);
        self.finish(PhaseEnd::Normal, Then::Header { rushed, corner })
    }
}
