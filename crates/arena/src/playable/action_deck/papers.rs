//! What lies on the table in action-deck.

use action_deck::{
    ActionDeck, TeamChart,
    cards::CARDS,
    charts::ChartId,
    team::{Action, Column},
};
use tabletop::{
    BySide, Card,
    ranges::{ByNumber, HIGHEST, range_text},
};

use crate::board::{CardFace, Sheet, TeamPapers, TeamSheet};

pub(super) fn of(rules: &ActionDeck) -> TeamPapers {
    let face = |card: u8| {
        let face = rules.cards().face(Card(card));
        CardFace {
            number: face.number_text(),
            attack: face.attack_text().to_string(),
            midfield: face.midfield.to_string(),
            defence: face.defence.to_string(),
        }
    };
    let cards = u8::try_from(CARDS).unwrap_or(u8::MAX);
    let extra = ChartId::ALL.map(|id| chart(rules, id)).into_iter();
    TeamPapers {
        teams: BySide::from_fn(|side| team(&rules.team_charts()[side])),
        charts: extra.chain([added_time(rules)]).collect(),
        cards: (1..=cards).map(face).collect(),
    }
}

pub(super) fn team(chart: &TeamChart) -> TeamSheet {
    let ratings = chart.ratings;
    let number = |number: u8| number.to_string();
    TeamSheet {
        ratings: vec![
            ("CTL", number(ratings.control)),
            ("ASSIST%", number(ratings.assist)),
            ("OWN GOAL", number(ratings.own_goal)),
            (
                "PENALTY KICK",
                format!("{}/{}", ratings.penalty_awarded, ratings.penalty_scored),
            ),
            ("EJECTION", number(ratings.ejection)),
        ],
        actions: Sheet::of(
            "AA",
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

fn chart(rules: &ActionDeck, id: ChartId) -> Sheet {
    let line = |number| rules.charts().line(id, number);
    let text = |number| format!("{}: {}", rules.charts().at(id, number), line(number).1);
    Sheet::of(id.name(), |number| line(number).0, text)
}

fn added_time(rules: &ActionDeck) -> Sheet {
    let charts = rules.charts();
    let text = |number| charts.added_time(number).to_string();
    Sheet::of("added time", |number| charts.added_time_line(number), text)
}
