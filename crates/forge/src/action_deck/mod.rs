//! Team charts of action-deck, made from season statistics.
//!
//! Columns are shares of what players did, and what a club does a match is what its
//! sections AA and EA are set to. What a figure is worth is asked of the rules: the clubs
//! play each other until the figures give what the statistics say ([`fit`]). Goals are
//! shared out among players in [`goals`]. [`report`] shows what is still off.

pub mod calibrate;
mod draft;
mod fit;
mod goals;
pub mod play;
pub mod report;
mod wanted;

use std::fmt::Write as _;

use action_deck::{Equipment, TeamChart, team_file};
use tabletop::Faults;

pub use play::ChartLeague;
pub use wanted::WantedNumbers;

use statistics::Season;

/// Makes a chart for each club of a season, in their order.
///
/// # Errors
///
/// What is wrong with the cards or the extra charts, or what no chart can say.
pub fn make(season: &Season, equipment: &Equipment) -> Result<Vec<TeamChart>, Faults> {
    fit::fit(&wanted(season), equipment)
}

/// What the statistics ask of each club's chart.
#[must_use]
pub fn wanted(season: &Season) -> Vec<WantedNumbers<'_>> {
    let clubs = season.clubs.iter();
    clubs.map(|club| WantedNumbers::of(season, club)).collect()
}

/// What stands in front of the charts of a file.
const LEGEND: &str = "\
# Each chart begins with its team and ends where the next begins; check the file with
# `touchline check`.
#
#   team          id, name, three letters
#   control       CTL: a control draw of at most this keeps the ball
#   shoot         attacking zone: the last number of SHOOT, from 1
#   foul on       the last number without a yellow card / the last number of FOUL ON
#   fouled        the last number of FOULED; the rest up to 100 is TURNOVER
#   assist        ASSIST%: assists for each hundred goals, 0 to 199
#   own goal      with the X card, 0 to 100
#   penalty kick  a penalty is given at most at this number / it is scored at most at
#                 that one
#   ejection      with the X card, 0 to 100
#   player        name, SHT, OG, G range, G%, FOUL, FOULED, CARD, A
#                 ranges as 1-14, a single number, or - for none; each column of
#                 ranges has every number from 1 to 100 once; OG and G% are percentages
#   keeper        name, FACED, SAVE: a range and a percentage
";

/// A file of charts. `about` says where they come from, a remark for each line.
#[must_use]
pub fn write(charts: &[TeamChart], about: &[String]) -> String {
    let mut text = format!("{}\n", team_file::FIRST_LINE);
    for line in about {
        let _ = writeln!(text, "# {line}");
    }
    text.push_str(LEGEND);
    for chart in charts {
        let _ = write!(text, "\n{}", chart.to_string().trim_end());
        text.push('\n');
    }
    text
}
