//! Why something happened: the card or number, the range it falls into, the clause.

use football::Why;
use tabletop::ranges::range_text;

use crate::{
    ActionDeck,
    charts::ChartId,
    event::{Event, Happening, Reading, XCase},
    situation::{action_text, reading_text},
    state::Period,
    team::{Action, Column},
};

pub(crate) fn why(rules: &ActionDeck, event: &Event) -> Option<Why> {
    let side = event.side;
    let chart = &rules.team_charts()[side];
    let at_most = |number: &u8, what: &str, rating: &u8, yes: bool| match yes {
        true => format!("number {number}, at most {what} {rating}"),
        false => format!("number {number}, more than {what} {rating}"),
    };
    let (text, clause) = match &event.what {
        Happening::KickOffDrawn { number } => (
            format!("number {number}: even is home, odd is away"),
            "AD-4.2",
        ),
        Happening::PeriodStart => match event.period {
            Period::FirstHalf => (opening(rules), "AD-4.1"),
            _ => ("the other team kicks off".to_string(), "AD-4.2"),
        },
        Happening::Mark { stall: true } => ("a STALL makes a mark".to_string(), "AD-14.2"),
        Happening::Mark { stall: false } => ("a foul makes a mark".to_string(), "AD-17.3"),
        Happening::Press => {
            let behind = "behind in the second half, at the first draw of a possession";
            (behind.to_string(), "AD-13.1")
        }
        Happening::Stall => ("one more card is discarded unread".to_string(), "AD-14.1"),
        Happening::Zone {
            card,
            zone,
            reading,
        } => {
            let face = rules.cards().face(*card);
            let number = face.number_text();
            let text = format!("card {number}, entry {zone}: {}", reading_text(*reading));
            let clause = match reading {
                Reading::Attack => "AD-10.2",
                Reading::Retreat => "AD-10.1",
                Reading::Entry(_) => "AD-5.3",
            };
            (text, clause)
        }
        Happening::Pressed {
            number,
            need,
            helps,
        } => (at_most(number, "CTL", need, *helps), "AD-13.5"),
        Happening::PressVoid => ("only a bare +1 or 0 can be pressed".to_string(), "AD-13.4"),
        Happening::X { case, rating } => {
            let (what, clause) = x_case(*case);
            (format!("the X card; {what} {rating}"), clause)
        }
        Happening::XAnswer {
            case,
            number,
            rating,
            yes,
        } => {
            let (what, clause) = x_case(*case);
            (at_most(number, what, rating, *yes), clause)
        }
        Happening::XAside => ("the X means nothing here".to_string(), "AD-2.5"),
        Happening::Control {
            number,
            need,
            kept,
            zone,
        } => {
            let clause = if *kept { "AD-9.2" } else { "AD-9.3" };
            let text = at_most(number, "CTL", need, *kept);
            (format!("{text}, in zone {zone}"), clause)
        }
        Happening::FoulCheck { number, action } => {
            let line = range_text(&chart.actions.line(*number));
            let clause = match action {
                Action::FoulOn { booked: false } => "AD-6.3",
                Action::FoulOn { booked: true } => "AD-6.5",
                Action::Fouled => "AD-6.4",
                Action::Shoot | Action::Turnover => "AD-6.2",
            };
            let text = format!("number {number} on AA: {line} {}", action_text(*action));
            (text, clause)
        }
        Happening::Attack { number, action } => {
            let line = range_text(&chart.actions.line(*number));
            let text = format!("number {number} on AA: {line} {}", action_text(*action));
            (text, "AD-10.3")
        }
        Happening::Found {
            column,
            number,
            player,
        } => {
            let line = chart.range_of(*column, *player);
            let name = chart.player_name(*player);
            let text = format!(
                "number {number}, column {}: {line} is {name}",
                column.name()
            );
            (text, column_clause(*column))
        }
        Happening::Passed {
            column,
            number,
            player,
        } => {
            let name = chart.player_name(*player);
            let text = format!(
                "number {number}, column {}: {name} cannot be meant, drawn again",
                column.name()
            );
            let clause = match column {
                Column::Assist => "AD-12.4",
                _ => "AD-7.4",
            };
            (text, clause)
        }
        Happening::Booked { second: true, .. } => ("the second yellow card".to_string(), "AD-7.3"),
        Happening::Booked { .. } => return None,
        Happening::SentOff { control, .. } => (
            format!("a man less: CTL is {control} from now on"),
            "AD-8.1",
        ),
        Happening::Chart {
            chart,
            number,
            result,
        } => {
            let (line, words) = rules.charts().line(*chart, *number);
            let (name, line) = (chart.name(), range_text(&line));
            let text = format!("number {number} on the chart {name}: {line} {result} ({words})");
            let clause = match chart {
                ChartId::NotOnGoal => "AD-11.3",
                ChartId::Saves => "AD-11.7",
                ChartId::FreeKick => "AD-6.8",
                ChartId::Corner => "AD-3.1",
            };
            (text, clause)
        }
        Happening::PossiblePenalty {
            number,
            rating,
            yes,
        } => (at_most(number, "PENALTY KICK", rating, *yes), "AD-16.4"),
        Happening::Shot {
            number,
            need,
            on_goal,
            ..
        } => (at_most(number, "OG", need, *on_goal), "AD-11.2"),
        Happening::Parity { number } => {
            let parity = if number % 2 == 0 { "EVEN" } else { "ODD" };
            (format!("number {number} is {parity}"), "AD-11.4")
        }
        Happening::KeeperNamed { .. } => ("the coach has named him".to_string(), "AD-11.9"),
        Happening::KeeperDrawn { number, keeper } => {
            let line = range_text(&chart.faced.line(*number));
            let name = chart.keeper_name(*keeper);
            let text = format!("number {number}, column FACED: {line} is {name}");
            (text, "AD-11.6")
        }
        Happening::Even {
            number, need, goal, ..
        } => (at_most(number, "G%", need, *goal), "AD-11.5"),
        Happening::Odd {
            number, need, goal, ..
        } => (at_most(number, "SAVE", need, !*goal), "AD-11.6"),
        Happening::Assists {
            number,
            rating,
            count,
        } => {
            let clause = if *rating > 100 { "AD-12.3" } else { "AD-12.2" };
            let text = format!("number {number}, ASSIST% {rating}: assists {count}");
            (text, clause)
        }
        Happening::Penalty {
            number,
            need,
            scored,
            ..
        } => (at_most(number, "PENALTY KICK", need, *scored), "AD-16.2"),
        Happening::AddedTime { number, minutes } => {
            let line = range_text(&rules.charts().added_time_line(*number));
            let text = format!("number {number} on the injury-time table: {line} is {minutes}");
            (text, "AD-17.5")
        }
        Happening::PeriodEnd { .. } => ("no mark is left".to_string(), "AD-17.6"),
        Happening::MatchEnd { .. } => ("two halves are played".to_string(), "AD-17.6"),
        // What came before says it.
        Happening::Possession { .. }
        | Happening::Goal { .. }
        | Happening::Scorer { .. }
        | Happening::OwnGoal { .. } => return None,
    };
    Some(Why { text, clause })
}

/// The control ratings on the score sheet.
fn opening(rules: &ActionDeck) -> String {
    let teams = rules.team_charts();
    let part = |chart: &crate::TeamChart| format!("{} ({})", chart.name, chart.ratings.control);
    format!("{} against {}", part(&teams.home), part(&teams.away))
}

fn x_case(case: XCase) -> (&'static str, &'static str) {
    match case {
        XCase::OwnGoal => ("OWN GOAL", "AD-15.1"),
        XCase::Penalty => ("PENALTY KICK", "AD-15.3"),
        XCase::Ejection => ("EJECTION", "AD-15.5"),
    }
}

fn column_clause(column: Column) -> &'static str {
    match column {
        Column::Shot => "AD-11.1",
        Column::Goal => "AD-1.6",
        Column::Foul | Column::Fouled => "AD-7.1",
        Column::Card => "AD-7.2",
        Column::Assist => "AD-12.4",
    }
}
