//! The cards of inside-the-net, made from season statistics.
//!
//! What the statistics ask of a man is in [`wanted`], how he plays in [`style`]. The clubs play
//! their season with line-ups as they really were, everything that men meet with is counted
//! ([`tally`]), and the widths of all ranges follow from it ([`attack`], [`defence`]), shots and
//! goals of a club's men together ([`shooting`]). A few rounds of that and they come out.

mod attack;
pub mod calibrate;
mod deck;
mod defence;
mod fit;
mod lineups;
mod listener;
mod making;
pub mod play;
mod rounding;
mod shooting;
mod style;
pub mod tally;
pub mod wanted;
mod widths;

use std::fmt::Write as _;

use inside_the_net::{Equipment, Squad, card_file};
use tabletop::Faults;

pub use deck::deck;
pub use fit::{matches, matches_of_season};
pub use play::{CardLeague, Lineups};
pub use wanted::{WantedClub, usual_line};

use statistics::Season;

/// Makes the cards of each club of a season, in their order. `played` hears of each of the
/// [`matches`] that are played for it, and says whether to go on.
///
/// # Errors
///
/// What is wrong with the action cards, or a club without men for any formation; or what `played`
/// says.
pub fn make<E: From<Faults> + Send>(
    season: &Season,
    equipment: &Equipment,
    played: &(dyn Fn() -> Result<(), E> + Sync),
) -> Result<Vec<Squad>, E> {
    fit::fit(season, &WantedClub::all(season), equipment, played)
}

/// A file of cards. `about` says where they come from, a remark for each line.
#[must_use]
pub fn write(squads: &[Squad], about: &[String]) -> String {
    let mut text = format!("{}\n", card_file::FIRST_LINE);
    for line in about {
        let _ = writeln!(text, "# {line}");
    }
    text.push_str("# The lines are explained in docs/rules/inside-the-net.md.\n");
    for squad in squads {
        let _ = write!(text, "\n{}", squad.to_string().trim_end());
        text.push('\n');
    }
    text
}
