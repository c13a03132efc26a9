//! What lies on the table in action-deck.

use std::collections::BTreeMap;

use action_deck::{
    ActionDeck, TeamChart,
    cards::CARDS,
    charts::ChartId,
    team::{Action, Column},
};
use serde::Serialize;
use tabletop::{
    BySide, Card,
    ranges::{ByNumber, HIGHEST, range_text},
};
use utoipa::ToSchema;

use crate::board::{KEEPER_COLUMNS, NamedRating, PLAYER_COLUMNS, SheetLine, TeamSheet};

/// The papers of action-deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Papers {
    /// The team charts of home and away.
    pub teams: Box<BySide<TeamSheet>>,
    /// What stands in the line of a player.
    pub player_columns: Vec<&'static str>,
    /// What stands in the line of a keeper.
    pub keeper_columns: Vec<&'static str>,
    /// The extra charts, by what they are called in events.
    pub charts: BTreeMap<String, Vec<SheetLine>>,
    /// The cards, the first one first.
    pub cards: Vec<CardFace>,
}

/// What stands on a card of action-deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CardFace {
    /// The number, or X.
    pub number: String,
    /// The readings in the attacking zone, in midfield, in the own zone.
    #[schema(min_items = 3, max_items = 3)]
    pub zones: [String; 3],
}

pub(super) fn of(rules: &ActionDeck) -> Papers {
    let face = |card: u8| {
        let face = rules.cards().face(Card(card));
        CardFace {
            number: face.number_text(),
            zones: [
                face.attack_text().to_string(),
                face.midfield.to_string(),
                face.defence.to_string(),
            ],
        }
    };
    let cards = u8::try_from(CARDS).unwrap_or(u8::MAX);
    let extra = ChartId::ALL.map(|id| chart(rules, id)).into_iter();
    let team = |side| team(&rules.team_charts()[side]);
    Papers {
        teams: Box::new(BySide::from_fn(team)),
        player_columns: PLAYER_COLUMNS.to_vec(),
        keeper_columns: KEEPER_COLUMNS.to_vec(),
        charts: extra.chain([added_time(rules)]).collect(),
        cards: (1..=cards).map(face).collect(),
    }
}

pub(super) fn team(chart: &TeamChart) -> TeamSheet {
    let ratings = chart.ratings;
    let number = |number: u8| number.to_string();
    TeamSheet {
        ratings: vec![
            NamedRating::new("CTL", &ratings.control),
            NamedRating::new("ASSIST%", &ratings.assist),
            NamedRating::new("OWN GOAL", &ratings.own_goal),
            NamedRating::new(
                "PENALTY KICK",
                &format!("{}/{}", ratings.penalty_awarded, ratings.penalty_scored),
            ),
            NamedRating::new("EJECTION", &ratings.ejection),
        ],
        actions: SheetLine::all(
            |number| chart.actions.line(number),
            |number| action(chart.actions.at(number)).to_string(),
        ),
        players: (0..)
            .zip(&chart.players)
            .map(|(at, player)| {
                let column = |column: Column| range(&chart.columns[column as usize], at);
                vec![
                    player.name.clone(),
                    column(Column::Shot),
                    number(player.on_goal),
                    column(Column::Goal),
                    number(player.goal),
                    column(Column::Foul),
                    column(Column::Fouled),
                    column(Column::Card),
                    column(Column::Assist),
                ]
            })
            .collect(),
        keepers: (0..)
            .zip(&chart.keepers)
            .map(|(at, keeper)| {
                vec![
                    keeper.name.clone(),
                    range(&chart.faced, at),
                    number(keeper.save),
                ]
            })
            .collect(),
    }
}

fn action(action: Action) -> &'static str {
    match action {
        Action::Shoot => "SHOOT",
        Action::FoulOn { booked: false } => "FOUL ON",
        Action::FoulOn { booked: true } => "FOUL ON, booked",
        Action::Fouled => "FOULED",
        Action::Turnover => "TURNOVER",
    }
}

/// The numbers of somebody in a column, or a dash.
fn range(column: &ByNumber<u8>, who: u8) -> String {
    let first = (1..=HIGHEST).find(|&number| column.at(number) == who);
    first.map_or("-".to_string(), |number| range_text(&column.line(number)))
}

fn chart(rules: &ActionDeck, id: ChartId) -> (String, Vec<SheetLine>) {
    let line = |number| rules.charts().line(id, number);
    let text = |number| format!("{}: {}", rules.charts().at(id, number), line(number).1);
    let lines = SheetLine::all(|number| line(number).0, text);
    (id.name().to_string(), lines)
}

fn added_time(rules: &ActionDeck) -> (String, Vec<SheetLine>) {
    let charts = rules.charts();
    let text = |number| charts.added_time(number).to_string();
    let lines = SheetLine::all(|number| charts.added_time_line(number), text);
    ("added time".to_string(), lines)
}
