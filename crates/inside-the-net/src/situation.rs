//! Positions of the game, written down.

use tabletop::{
    Card, Fault, Side,
    situation::Situation,
    values::{read_gone, read_score, read_side, read_up_to, read_yes, wrong, yes},
};

use crate::{
    InsideTheNet,
    action::Zone,
    deck::CARDS,
    event::Event,
    lines::{
        EMPTY, hrec_text, keepers_text, men_text, pile_text, read_hrec, read_keeper, read_keepers,
        read_man, read_men, read_named, read_spots, spots_text,
    },
    men::NOBODY,
    notation,
    sheet::Formation,
    state::{Halt, Next, Period, REGULAR, SPARE, State, WINDOWS},
};

impl Situation for InsideTheNet {
    fn describe(&self, state: &State) -> Vec<(String, String)> {
        let mut gone: Vec<u8> = state.deck.turned().iter().map(|card| card.0).collect();
        gone.sort_unstable();
        let gone: Vec<String> = gone.iter().map(ToString::to_string).collect();
        let gone = match gone.is_empty() {
            true => "none".to_string(),
            false => gone.join(" "),
        };
        let from = match state.from {
            NOBODY => EMPTY,
            man => self.squads[state.attack].player_name(man),
        };
        let halt = Halt::ALL[state.halt as usize].1;
        let mut lines: Vec<(String, String)> = [
            ("period", state.period.to_string()),
            ("kicked off", state.kicked_off.to_string()),
            ("ball", state.attack.to_string()),
            ("zone", state.zone.to_string()),
            ("next", state.next.name().to_string()),
            ("from", from.to_string()),
            ("halt", halt.to_string()),
            ("regular", state.regular.to_string()),
            ("extras", pile_text(state.extras, state.sideways)),
            ("spare", state.spare.to_string()),
            ("added", state.added.to_string()),
            ("cards gone", gone),
        ]
        .map(|(name, value)| (name.to_string(), value))
        .to_vec();
        for side in Side::BOTH {
            let (team, squad) = (&state.sides[side], &self.squads[side]);
            for (name, value) in [
                ("goals", team.goals.to_string()),
                ("windows", team.windows.to_string()),
                ("window open", yes(team.open)),
                ("substitutes used", team.used.to_string()),
                ("formation", team.formation.to_string()),
                ("line-up", spots_text(squad, &team.spots)),
                ("keeper", squad.keeper_name(team.keeper).to_string()),
                ("bench", men_text(squad, team.bench)),
                ("bench keepers", keepers_text(squad, team.bench_keepers)),
                ("came on", men_text(squad, team.fresh)),
                ("booked", men_text(squad, team.booked)),
                ("booked twice", men_text(squad, team.booked_twice)),
                ("sent off", men_text(squad, team.off)),
            ] {
                lines.push((format!("{side} {name}"), value));
            }
        }
        lines.push(("hrec".to_string(), hrec_text(state.hrec)));
        if state.acting != NOBODY {
            let against = match state.meeting {
                NOBODY => EMPTY,
                man => self.squads[state.defence()].player_name(man),
            };
            let acting = self.squads[state.attack].player_name(state.acting);
            lines.push(("on the ball".to_string(), acting.to_string()));
            lines.push(("against him".to_string(), against.to_string()));
        }
        if state.asked != NOBODY {
            let spot = (state.asked + 1).to_string();
            lines.push(("asked spot".to_string(), spot));
        }
        lines
    }

    fn opening(&self) -> State {
        State {
            next: Next::Zone,
            ..tabletop::Rules::kick_off(self)
        }
    }

    fn set(&self, state: &mut State, name: &str, value: &str) -> Result<(), Fault> {
        match name {
            "period" => state.period = Period::read(name, value)?,
            "kicked off" => state.kicked_off = read_side(name, value)?,
            "ball" => state.attack = read_side(name, value)?,
            "zone" => {
                let found = Zone::named(value);
                state.zone = found.ok_or_else(|| wrong(name, value, "DEF, MID, OFF"))?;
            }
            "next" => {
                state.next = read_named(&Next::ALL, name, value)?;
                state.zone = zone_of(state.next).unwrap_or(state.zone);
            }
            "from" => {
                state.from = match value {
                    EMPTY => NOBODY,
                    value => read_man(&self.squads[state.attack], name, value)?,
                }
            }
            "halt" => state.halt = read_named(&Halt::ALL, name, value)?,
            "regular" => state.regular = read_up_to(name, value, REGULAR)?,
            "extras" => {
                let (pile, sideways) = match value.strip_suffix("sideways") {
                    Some(pile) => (pile.trim(), true),
                    None => (value, false),
                };
                state.extras = read_up_to(name, pile, SPARE)?;
                state.sideways = sideways;
            }
            "spare" => state.spare = read_up_to(name, value, SPARE)?,
            "added" => state.added = read_up_to(name, value, SPARE)?,
            "hrec" => state.hrec = read_hrec(name, value)?,
            "cards gone" => state.deck = read_gone(name, value)?,
            "score" => {
                let goals = read_score(name, value)?;
                state.sides.home.goals = goals.home;
                state.sides.away.goals = goals.away;
            }
            _ => {
                let (side, what) = self.of_side(name)?;
                self.set_team(state, side, name, what, value)?;
            }
        }
        Ok(())
    }

    fn impossible(&self, state: &State) -> Vec<String> {
        let mut what = Vec::new();
        let mut check = |wrong: bool, text: String| {
            if wrong {
                what.push(text);
            }
        };
        let pulled = state.extras + state.spare + state.added;
        check(
            pulled > SPARE,
            "EXTRAS and spare cards are more than 18".to_string(),
        );
        check(
            state.sideways && state.extras == 0,
            "a card that is not there lies sideways".to_string(),
        );
        let due = usize::from(state.regular) + usize::from(state.extras + state.spare);
        check(
            !self.options.unlimited && due > state.deck.left().len(),
            "more cards are to come than nobody has seen".to_string(),
        );
        let zone = zone_of(state.next);
        check(
            zone.is_some_and(|zone| zone != state.zone),
            format!("`{}` is not in {}", state.next.name(), state.zone),
        );
        for side in Side::BOTH {
            let (team, squad) = (&state.sides[side], &self.squads[side]);
            for (spot, man) in team.men() {
                let name = squad.player_name(man);
                let line = team.formation.line(spot);
                let card = squad.player(man);
                let twice = team.men().filter(|(_, other)| *other == man).count() > 1;
                check(twice, format!("{name} stands in two spots"));
                check(
                    !card.is_some_and(|card| card.positions.has(line)),
                    format!("{name} does not play {line}"),
                );
                check(
                    team.bench.has(man),
                    format!("{name} plays and sits on the bench"),
                );
            }
            check(
                team.bench_keepers.has(team.keeper),
                format!("the {side} keeper plays and sits on the bench"),
            );
            let twice = team.booked_twice.iter().find(|man| !team.booked.has(*man));
            check(
                twice.is_some(),
                format!("somebody of {side} has a second marker without a first"),
            );
        }
        what
    }

    fn is_settled(&self, state: &State) -> bool {
        !matches!(
            state.next,
            Next::Keeper | Next::GoalKick | Next::Penalty | Next::Loose
        )
    }

    fn shows(&self, card: Card) -> Vec<(&'static str, String)> {
        if !(1..=CARDS).contains(&usize::from(card.0)) {
            return Vec::new();
        }
        let section = |zone: &Zone| (zone.name(), self.cards.section(*zone, card).to_string());
        Zone::ALL.iter().map(section).collect()
    }

    fn write_event(&self, event: &Event) -> String {
        notation::write(self, event)
    }
}

/// Where something always takes place.
fn zone_of(next: Next) -> Option<Zone> {
    match next {
        Next::Corner | Next::Cross | Next::Rebound | Next::Open | Next::Penalty => Some(Zone::Off),
        Next::Keeper | Next::GoalKick => Some(Zone::Def),
        Next::KickOff | Next::Zone | Next::FreeKick | Next::Loose => None,
    }
}

impl InsideTheNet {
    fn set_team(
        &self,
        state: &mut State,
        side: Side,
        name: &str,
        what: &str,
        value: &str,
    ) -> Result<(), Fault> {
        let before = self.strips(&state.sides);
        let (team, squad) = (&mut state.sides[side], &self.squads[side]);
        match what {
            "goals" => team.goals = read_up_to(name, value, u16::MAX)?,
            "windows" => team.windows = read_up_to(name, value, WINDOWS)?,
            "window open" => team.open = read_yes(name, value)?,
            "substitutes used" => team.used = read_up_to(name, value, u8::MAX)?,
            "formation" => {
                let found = Formation::parse(value);
                team.formation = found.ok_or_else(|| wrong(name, value, "ten men as 4-4-2"))?;
            }
            "line-up" => team.spots = read_spots(squad, name, value)?,
            "keeper" => team.keeper = read_keeper(squad, name, value)?,
            "bench" => team.bench = read_men(squad, name, value)?,
            "bench keepers" => team.bench_keepers = read_keepers(squad, name, value)?,
            "came on" => team.fresh = read_men(squad, name, value)?,
            "booked" => team.booked = read_men(squad, name, value)?,
            "booked twice" => team.booked_twice = read_men(squad, name, value)?,
            "sent off" => {
                team.off = read_men(squad, name, value)?;
                // Whoever was sent off is not there any more.
                for man in &mut team.spots {
                    if team.off.has(*man) {
                        *man = NOBODY;
                    }
                }
            }
            _ => return Err(self.unknown(name)),
        }
        // HREC follows the men, whatever it was moved by before.
        let after = self.strips(&state.sides);
        for (number, (after, before)) in state.hrec.iter_mut().zip(after.iter().zip(before)) {
            *number = number.saturating_add(after - before);
        }
        Ok(())
    }
}
