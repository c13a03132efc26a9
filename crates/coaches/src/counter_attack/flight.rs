//! What the defence does about a ball in the air, before it comes down.

use ::counter_attack::{Action, Choice, CounterAttack, Hex, Player, State, Window};
use tabletop::Ask;

use super::view::SideView;

impl SideView<'_> {
    /// Who goes to meet a High Pass whose target was named, or where he goes (CA-16.1).
    pub(super) fn meet(&self, ask: &Ask<'_, CounterAttack>) -> Option<usize> {
        let target = self.state.target?;
        let wanted = match ask.state.about {
            Some(player) => Choice::To(self.meets(target, [player]).map(|(_, hex)| hex)),
            None => {
                let movers = ask.menu.iter().filter_map(|choice| match choice {
                    Choice::In(Window::Fly, player) => *player,
                    _ => None,
                });
                let flies = self.meets(target, movers);
                Choice::In(Window::Fly, flies.map(|(player, _)| player))
            }
        };
        ask.menu.iter().position(|choice| *choice == wanted)
    }

    /// The move of one of these that leaves least of the pass; `None` if nobody can do
    /// anything about it. The keeper waits: he can still rush.
    fn meets(
        &self,
        target: Hex,
        movers: impl IntoIterator<Item = Player>,
    ) -> Option<(Player, Hex)> {
        let left = |state: &State| {
            let attack = SideView::new(self.rules, state, state.attack, self.scale);
            // Who is offside was read when the ball was played. It does not matter to a kick.
            attack.high(target, Action::KeeperKick)
        };
        let sight = self.sight();
        let mut least = left(self.state);
        let mut best = None;
        for player in movers {
            if self.state.is_keeper(player) {
                continue;
            }
            for hex in sight.flies_to(player) {
                let mut state = *self.state;
                state.put(player, hex);
                let left = left(&state);
                if left < least - 1e-9 {
                    (least, best) = (left, Some((player, hex)));
                }
            }
        }
        best
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use ::counter_attack::{Choice, CounterAttack, Hex, Menu, Next, Player, Window};
    use tabletop::{Ask, Coach, Duty, Side, situation::Situation as _};

    use super::super::{Policy, kit::rules};

    fn player(name: &str) -> Player {
        Player::named(name).unwrap()
    }

    /// 9H waits alone for a High Pass. 4A can be beside him in three steps, 5A cannot.
    fn chosen(rules: &CounterAttack, about: Option<&str>, menu: &[Choice]) -> Choice {
        let mut state = rules.opening();
        for (name, value) in [
            ("put", "1H@M1 10H@M16 9H@M28 1A@M37 4A@M32 5A@C12"),
            ("ball", "10H"),
        ] {
            rules.set(&mut state, name, value).unwrap();
        }
        state.next = Next::Choose(Menu::AfterMove);
        state.target = state.at(player("9H"));
        state.about = about.map(player);
        let ask = Ask {
            name: if about.is_some() { "to" } else { "fly" },
            state: &state,
            side: Side::Away,
            menu,
            default: 0,
            duty: Duty::Must,
        };
        menu[Policy::named("planner").unwrap().decide(rules, &ask)]
    }

    // CA-16.1
    #[test]
    fn whoever_can_jump_with_the_target_goes_there() {
        let rules = rules(&[]);
        let fly = |name| Choice::In(Window::Fly, Some(player(name)));
        let nobody = Choice::In(Window::Fly, None);
        let who = chosen(&rules, None, &[fly("1A"), fly("4A"), fly("5A"), nobody]);
        assert_eq!(who, fly("4A"));
        let to = |name| Choice::To(Hex::named(name));
        let place = chosen(&rules, Some("4A"), &[to("M33"), to("M29"), to("M31")]);
        assert_eq!(place, to("M29"));
        assert_eq!(chosen(&rules, None, &[fly("5A"), nobody]), nobody);
    }
}
