//! Positions and events of the game, written down.

use tabletop::{
    Card, Fault, Side,
    situation::Situation,
    values::{read_gone, read_score, read_side, read_up_to, read_yes, wrong, yes},
};

use crate::{
    ActionDeck,
    charts::MOST_ADDED,
    event::{Event, Happening, Reading, XCase},
    lines::{keeper_named, next_text, players_text, read_next, read_players},
    play::HALF,
    spot::Spot,
    state::{Next, Period, State, Zone},
    team::{Action, Column},
};

impl Situation for ActionDeck {
    fn describe(&self, state: &State) -> Vec<(String, String)> {
        let added = state
            .added
            .map_or("not drawn".to_string(), |n| n.to_string());
        let mut gone: Vec<u8> = state.deck.turned().iter().map(|card| card.0).collect();
        gone.sort_unstable();
        let gone: Vec<String> = gone.iter().map(ToString::to_string).collect();
        let gone = if gone.is_empty() {
            "none".to_string()
        } else {
            gone.join(" ")
        };
        let spot = state.spot;
        let mut lines = vec![
            ("period".to_string(), state.period.to_string()),
            ("marks".to_string(), state.marks.to_string()),
            ("added".to_string(), added),
            ("kicked off".to_string(), state.kicked_off.to_string()),
            ("ball".to_string(), spot.holder.to_string()),
            ("zone".to_string(), spot.zone.to_string()),
            ("first draw".to_string(), yes(spot.first)),
            ("stalled".to_string(), yes(state.stalled)),
            ("next".to_string(), next_text(self, spot.holder, spot.next)),
            ("cards gone".to_string(), gone),
            ("cards burnt".to_string(), state.burnt.to_string()),
        ];
        for side in Side::BOTH {
            let (team, chart) = (&state.sides[side], &self.team_charts()[side]);
            let keeper = team
                .keeper
                .map_or("drawn", |keeper| chart.keeper_name(keeper));
            for (name, value) in [
                ("goals", team.goals.to_string()),
                ("presses", team.presses.to_string()),
                ("booked", players_text(chart, team.booked)),
                ("sent off", players_text(chart, team.off)),
                ("keeper", keeper.to_string()),
                ("control", self.control(side, team.off).to_string()),
            ] {
                lines.push((format!("{side} {name}"), value));
            }
        }
        lines
    }

    fn opening(&self) -> State {
        let mut state = tabletop::Rules::kick_off(self);
        state.spot = Spot::taken(Side::Home, Zone::M);
        state.marks = 1;
        state
    }

    fn set(&self, state: &mut State, name: &str, value: &str) -> Result<(), Fault> {
        match name {
            "period" => state.period = Period::read(name, value)?,
            "marks" => state.marks = read_up_to(name, value, HALF + MOST_ADDED)?,
            "added" => {
                state.added = match value {
                    "not drawn" => None,
                    value => Some(read_up_to(name, value, MOST_ADDED)?),
                }
            }
            "kicked off" => state.kicked_off = read_side(name, value)?,
            "ball" => state.spot.holder = read_side(name, value)?,
            "zone" => {
                let found = Zone::ALL.into_iter().find(|zone| zone.letter() == value);
                state.spot.zone = found.ok_or_else(|| wrong(name, value, "D, M, A"))?;
            }
            "first draw" => state.spot.first = read_yes(name, value)?,
            "stalled" => state.stalled = read_yes(name, value)?,
            "next" => state.spot.next = read_next(self, state.spot.holder, name, value)?,
            "cards gone" => state.deck = read_gone(name, value)?,
            "cards burnt" => state.burnt = read_up_to(name, value, 101)?,
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
        let mut check = |wrong: bool, text: &str| {
            if wrong {
                what.push(text.to_string());
            }
        };
        let next = state.spot.next;
        let due = HALF + state.added.unwrap_or_default();
        check(state.marks > due, "more marks are made than the half has");
        let drawing = matches!(next, Next::AddedTime { .. });
        check(
            state.added.is_some() != (state.marks >= HALF) && !drawing,
            "the added time is drawn after the 45th mark",
        );
        check(
            next == Next::KickOff && state.marks > 0,
            "no mark is made before the kick-off",
        );
        check(
            next != Next::KickOff && state.marks == 0,
            "the kick-off makes the first mark",
        );
        let left = state.deck.left().len();
        check(
            usize::from(state.burnt) > left,
            "more cards are burnt than nobody has seen",
        );
        check(
            self.options().dice && (left < crate::cards::CARDS || state.burnt > 0),
            "cards are gone only with randomiser=deck",
        );
        check(
            state.stalled && !self.options().stall_mark,
            "a STALL makes a mark only with stall_mark=true",
        );
        what
    }

    fn is_settled(&self, state: &State) -> bool {
        state.is_settled()
    }

    fn shows(&self, card: Card) -> Vec<(&'static str, String)> {
        if !(1..=crate::cards::CARDS).contains(&usize::from(card.0)) {
            return Vec::new();
        }
        let face = self.cards().face(card);
        let readings = [
            ("A", face.attack_text().to_string()),
            ("M", face.midfield.to_string()),
            ("D", face.defence.to_string()),
        ];
        let mut shows = vec![("number", face.number_text())];
        if card == self.cards().x_card() {
            shows.extend(readings.clone().map(|(name, is)| (name, format!("{is}/X"))));
        }
        shows.extend(readings);
        shows
    }

    fn write_event(&self, event: &Event) -> String {
        let side = event.side;
        let player = |at: u8| self.team_charts()[side].player_name(at);
        let score = |score: &tabletop::BySide<u16>| format!("{}-{}", score.home, score.away);
        match &event.what {
            Happening::KickOffDrawn { number } => format!("kick-off drawn {side} {number}"),
            Happening::PeriodStart => format!("period start {} {side}", event.period),
            Happening::Possession { zone } => format!("possession {side} {zone}"),
            Happening::Mark { stall: true } => format!("mark {side} stall"),
            Happening::Mark { stall: false } => format!("mark {side} foul"),
            Happening::Press => format!("press {side}"),
            Happening::Stall => format!("stall {side}"),
            Happening::Zone { zone, reading, .. } => {
                format!("zone {side} {zone} {}", reading_text(*reading))
            }
            Happening::Pressed {
                number,
                need,
                helps,
            } => format!("pressed {side} {number} of {need} {}", yes(*helps)),
            Happening::PressVoid => format!("press void {side}"),
            Happening::X { case, .. } => format!("X {side} {}", case_text(*case)),
            Happening::XAnswer {
                case,
                number,
                rating,
                yes: is,
            } => format!(
                "{} {side} {number} of {rating} {}",
                case_text(*case),
                yes(*is)
            ),
            Happening::XAside => format!("X aside {side}"),
            Happening::Control {
                zone,
                number,
                need,
                kept,
            } => {
                let how = if *kept { "kept" } else { "lost" };
                format!("control {side} {zone} {number} of {need} {how}")
            }
            Happening::FoulCheck { number, action } => {
                format!("foul check {side} {number} {}", foul_text(*action))
            }
            Happening::Attack { number, action } => {
                format!("attack {side} {number} {}", action_text(*action))
            }
            Happening::Found {
                column,
                number,
                player: at,
            } => format!("{} {side} {number} {}", column_text(*column), player(*at)),
            Happening::Passed {
                number, player: at, ..
            } => format!("passed over {side} {number} {}", player(*at)),
            Happening::Booked {
                player: at,
                second: false,
            } => format!("yellow {side} {}", player(*at)),
            Happening::Booked { player: at, .. } => format!("second yellow {side} {}", player(*at)),
            Happening::SentOff {
                player: at,
                control,
            } => format!("sent off {side} {} control {control}", player(*at)),
            Happening::Chart {
                chart,
                number,
                result,
            } => format!("{} {side} {number} {result}", chart.name()),
            Happening::PossiblePenalty {
                number,
                rating,
                yes: is,
            } => format!("possible penalty {side} {number} of {rating} {}", yes(*is)),
            Happening::Shot {
                player: at,
                number,
                need,
                on_goal,
            } => {
                let how = if *on_goal { "on goal" } else { "not on goal" };
                format!("shot {side} {} {number} of {need} {how}", player(*at))
            }
            Happening::Parity { number } => {
                let parity = if number % 2 == 0 { "even" } else { "odd" };
                format!("parity {side} {number} {parity}")
            }
            Happening::KeeperNamed { keeper } => {
                format!(
                    "keeper {side} {}",
                    self.team_charts()[side].keeper_name(*keeper)
                )
            }
            Happening::KeeperDrawn { number, keeper } => {
                let name = self.team_charts()[side].keeper_name(*keeper);
                format!("faced {side} {number} {name}")
            }
            Happening::Even {
                player: at,
                number,
                need,
                goal,
                ..
            } => {
                let how = if *goal { "goal" } else { "save" };
                format!("even {side} {} {number} of {need} {how}", player(*at))
            }
            Happening::Odd {
                keeper,
                number,
                need,
                goal,
                ..
            } => {
                let how = if *goal { "goal" } else { "save" };
                let name = self.team_charts()[side.other()].keeper_name(*keeper);
                format!("odd {side} {name} {number} of {need} {how}")
            }
            Happening::Goal { score: now } => format!("goal {side} {}", score(now)),
            Happening::Scorer { player: at } => format!("scorer {side} {}", player(*at)),
            Happening::Assists {
                number,
                rating,
                count,
            } => format!("assists {side} {number} of {rating} {count}"),
            Happening::Penalty {
                player: at,
                number,
                need,
                scored,
            } => {
                let how = if *scored { "scored" } else { "missed" };
                format!("penalty {side} {} {number} of {need} {how}", player(*at))
            }
            Happening::OwnGoal { score: now } => format!("own goal {side} {}", score(now)),
            Happening::AddedTime { number, minutes } => format!("added time {number} {minutes}"),
            Happening::PeriodEnd { score: now } => {
                format!("period end {} {}", event.period, score(now))
            }
            Happening::MatchEnd { score: now } => format!("match end {}", score(now)),
        }
    }
}

impl ActionDeck {
    fn set_team(
        &self,
        state: &mut State,
        side: Side,
        name: &str,
        what: &str,
        value: &str,
    ) -> Result<(), Fault> {
        let (team, chart) = (&mut state.sides[side], &self.team_charts()[side]);
        match what {
            "goals" => team.goals = read_up_to(name, value, u16::MAX)?,
            "presses" => team.presses = read_up_to(name, value, u16::MAX)?,
            "booked" => team.booked = read_players(chart, name, value)?,
            "sent off" => team.off = read_players(chart, name, value)?,
            "keeper" => {
                let known = || keeper_named(chart, value);
                team.keeper = match value {
                    "drawn" => None,
                    _ => Some(known().ok_or_else(|| wrong(name, value, "a keeper, or drawn"))?),
                };
            }
            // It cannot be set: it follows from the chart and the men sent off.
            "control" => {
                let control = self.control(side, team.off);
                if control.to_string() != value {
                    let cure = "it follows from the chart and the men sent off";
                    return Err(Fault::whole(format!("{name}: {control}"), cure));
                }
            }
            _ => return Err(self.unknown(name)),
        }
        Ok(())
    }
}

pub(crate) fn reading_text(reading: Reading) -> String {
    match reading {
        Reading::Attack => "AA".to_string(),
        Reading::Retreat => "-1".to_string(),
        Reading::Entry(entry) => entry.to_string(),
    }
}

fn case_text(case: XCase) -> &'static str {
    match case {
        XCase::OwnGoal => "own goal check",
        XCase::Penalty => "penalty check",
        XCase::Ejection => "ejection check",
    }
}

fn foul_text(action: Action) -> &'static str {
    match action {
        Action::FoulOn { booked: false } => "foul by holder",
        Action::FoulOn { booked: true } => "foul by holder booked",
        Action::Fouled => "foul by other",
        Action::Shoot | Action::Turnover => "no foul",
    }
}

pub(crate) fn action_text(action: Action) -> &'static str {
    match action {
        Action::Shoot => "shoot",
        Action::FoulOn { booked: false } => "foul on",
        Action::FoulOn { booked: true } => "foul on booked",
        Action::Fouled => "fouled",
        Action::Turnover => "turnover",
    }
}

fn column_text(column: Column) -> &'static str {
    match column {
        Column::Shot => "shooter",
        Column::Goal => "g range",
        Column::Foul => "foul",
        Column::Fouled => "fouled",
        Column::Card => "card",
        Column::Assist => "assist",
    }
}
