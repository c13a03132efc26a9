//! Positions of the game, written down.

use tabletop::{
    Card, Side,
    events::{EventKind, Telling},
    situation::{Part, Situation, alias, field, of_side},
    slot,
    values::Value,
};

use crate::{
    InsideTheNet,
    action::Zone,
    deck::CARDS,
    event::{Event, Happening},
    lines::{
        keepers, man, men, pile, read_hrec, read_keeper, read_keepers, read_man_or_nobody,
        read_men, read_spots,
    },
    men::{Men, NOBODY},
    options::Flips,
    sheet::Formation,
    state::{Halt, Next, Period, REGULAR, SPARE, State, Team, WINDOWS},
};

impl Situation for InsideTheNet {
    const POSITION: &'static [Part<InsideTheNet>] = &[
        slot!("period", period as word, one_of(&Period::ALL)),
        slot!("kicked off", kicked_off, side()),
        slot!("ball", attack, side()),
        slot!("zone", zone as word, one_of(&Zone::ALL)),
        field::<Self>(
            "next",
            |_, state| Value::word(state.next),
            |_, state, given| {
                state.next = given.one_of(&Next::ALL)?;
                state.zone = zone_of(state.next).unwrap_or(state.zone);
                Ok(())
            },
        ),
        field::<Self>(
            "from",
            |rules, state| man(&rules.squads[state.attack], state.from),
            |rules, state, given| {
                let from = read_man_or_nobody(&rules.squads[state.attack], given);
                from.map(|from| state.from = from)
            },
        ),
        slot!("halt", halt as word, one_of(&Halt::ALL)),
        slot!("regular", regular, up_to(REGULAR)),
        field::<Self>(
            "extras",
            |_, state| pile(state.extras, state.sideways),
            |_, state, given| {
                let pile = given.value.strip_suffix("sideways").map(str::trim);
                state.extras = given.part(pile.unwrap_or(given.value)).up_to(SPARE)?;
                state.sideways = pile.is_some();
                Ok(())
            },
        ),
        slot!("spare", spare, up_to(SPARE)),
        slot!("added", added, up_to(SPARE)),
        field::<Self>(
            "cards gone",
            |_, state| Value::gone(&state.deck),
            |_, state, given| given.gone().map(|deck| state.deck = deck),
        ),
        alias::<Self>("score", |_, state, given| {
            let goals = given.score(u16::MAX)?;
            state.sides.home.goals = goals.home;
            state.sides.away.goals = goals.away;
            Ok(())
        }),
        Part::Each(&[
            slot!(side "goals", goals, up_to(u16::MAX)),
            slot!(side "windows", windows, up_to(WINDOWS)),
            slot!(side "window open", open, flag()),
            slot!(side "substitutes used", used, up_to(u8::MAX)),
            of_side::<Self>(
                "formation",
                |_, state, side| Value::word(state.sides[side].formation),
                |rules, state, side, given| {
                    let formation = given.read(Formation::parse, "ten men as 4-4-2")?;
                    rules.change_team(state, side, |team| team.formation = formation);
                    Ok(())
                },
            ),
            of_side::<Self>(
                "line-up",
                |rules, state, side| {
                    let spots = state.sides[side].spots.iter();
                    let men = spots.map(|spot| man(&rules.squads[side], *spot));
                    Value::List(men.collect(), ", ")
                },
                |rules, state, side, given| {
                    let spots = read_spots(&rules.squads[side], given)?;
                    rules.change_team(state, side, |team| team.spots = spots);
                    Ok(())
                },
            ),
            of_side::<Self>(
                "keeper",
                |rules, state, side| {
                    Value::word(rules.squads[side].keeper_name(state.sides[side].keeper))
                },
                |rules, state, side, given| {
                    let keeper = read_keeper(&rules.squads[side], given);
                    keeper.map(|keeper| state.sides[side].keeper = keeper)
                },
            ),
            of_side::<Self>(
                "bench",
                |rules, state, side| men(&rules.squads[side], state.sides[side].bench),
                |rules, state, side, given| {
                    let men = read_men(&rules.squads[side], given)?;
                    rules.change_team(state, side, |team| team.bench = men);
                    Ok(())
                },
            ),
            of_side::<Self>(
                "bench keepers",
                |rules, state, side| keepers(&rules.squads[side], state.sides[side].bench_keepers),
                |rules, state, side, given| {
                    let keepers = read_keepers(&rules.squads[side], given);
                    keepers.map(|keepers| state.sides[side].bench_keepers = keepers)
                },
            ),
            of_side::<Self>(
                "came on",
                |rules, state, side| men(&rules.squads[side], state.sides[side].fresh),
                |rules, state, side, given| {
                    let men = read_men(&rules.squads[side], given)?;
                    rules.change_team(state, side, |team| team.fresh = men);
                    Ok(())
                },
            ),
            of_side::<Self>(
                "booked",
                |rules, state, side| men(&rules.squads[side], state.sides[side].booked),
                |rules, state, side, given| {
                    let men = read_men(&rules.squads[side], given)?;
                    rules.change_team(state, side, |team| team.booked = men);
                    Ok(())
                },
            ),
            of_side::<Self>(
                "booked twice",
                |rules, state, side| men(&rules.squads[side], state.sides[side].booked_twice),
                |rules, state, side, given| {
                    let men = read_men(&rules.squads[side], given)?;
                    rules.change_team(state, side, |team| team.booked_twice = men);
                    Ok(())
                },
            ),
            of_side::<Self>(
                "sent off",
                |rules, state, side| men(&rules.squads[side], state.sides[side].off),
                |rules, state, side, given| {
                    let off = read_men(&rules.squads[side], given)?;
                    rules.change_team(state, side, |team| team.send_off(off));
                    Ok(())
                },
            ),
        ]),
        field::<Self>(
            "hrec",
            |_, state| Value::List(state.hrec.map(Value::from).to_vec(), "/"),
            |_, state, given| read_hrec(given).map(|hrec| state.hrec = hrec),
        ),
        // Told while somebody is asked; nothing of it outlives the answer.
        field::<Self>(
            "on the ball",
            |rules, state| match state.acting {
                NOBODY => Value::Absent,
                acting => man(&rules.squads[state.attack], acting),
            },
            |rules, _, given| Err(rules.unknown(given.name)),
        ),
        field::<Self>(
            "against him",
            |rules, state| match state.acting {
                NOBODY => Value::Absent,
                _ => man(&rules.squads[state.defence()], state.meeting),
            },
            |rules, _, given| Err(rules.unknown(given.name)),
        ),
        field::<Self>(
            "asked spot",
            |_, state| match state.asked {
                NOBODY => Value::Absent,
                spot => Value::from(spot + 1),
            },
            |rules, _, given| Err(rules.unknown(given.name)),
        ),
    ];

    const EVENTS: &'static [EventKind] = Happening::KINDS;

    fn opening(&self) -> State {
        State {
            next: Next::Zone,
            ..tabletop::Rules::kick_off(self)
        }
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
            self.options.cards == Flips::Deck && due > state.deck.left().len(),
            "more cards are to come than nobody has seen".to_string(),
        );
        let zone = zone_of(state.next);
        check(
            zone.is_some_and(|zone| zone != state.zone),
            format!("`{}` is not in {}", state.next, state.zone),
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

    fn told(&self, event: &Event) -> Telling {
        Happening::told(self, event)
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
    /// HREC follows the men, whatever it was moved by before.
    fn change_team(&self, state: &mut State, side: Side, change: impl FnOnce(&mut Team)) {
        let before = self.strips(&state.sides);
        change(&mut state.sides[side]);
        let after = self.strips(&state.sides);
        for (number, (after, before)) in state.hrec.iter_mut().zip(after.iter().zip(before)) {
            *number = number.saturating_add(after - before);
        }
    }
}

impl Team {
    /// Whoever was sent off is not there any more.
    fn send_off(&mut self, off: Men) {
        self.off = off;
        for man in &mut self.spots {
            if off.has(*man) {
                *man = NOBODY;
            }
        }
    }
}
