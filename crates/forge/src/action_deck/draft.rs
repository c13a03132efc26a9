//! A team chart under way: its figures, and how they become a chart.

use std::fmt::Write as _;

use action_deck::{TeamChart, team_file};
use tabletop::{Faults, ranges::range_text};

use super::wanted::{WantedNumbers, percentage, shots_of};
use crate::sheet::plain;
use statistics::{PlayerCount, PlayerSeason};

/// The figures of a chart. Columns have a width for each player, 100 in all.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // As on the chart.
pub struct Draft {
    pub control: u8,
    /// Widths of SHOOT, FOUL ON, its booked part, and FOULED.
    pub shoot: u8,
    pub foul_on: u8,
    pub booked: u8,
    pub fouled: u8,
    pub assist: u8,
    pub own_goal: u8,
    pub penalty: u8,
    pub penalty_scored: u8,
    pub ejection: u8,
    pub shots: Vec<u8>,
    pub on_goal: Vec<u8>,
    /// Widths of the G range.
    pub goals: Vec<u8>,
    /// G%.
    pub even: Vec<u8>,
    pub fouls: Vec<u8>,
    pub fouled_by: Vec<u8>,
    pub cards: Vec<u8>,
    pub assists: Vec<u8>,
    pub faced: Vec<u8>,
    pub saves: Vec<u8>,
}

impl Draft {
    /// What follows from the statistics at once; the rest is that of an average club.
    #[must_use]
    pub fn new(wanted: &WantedNumbers<'_>) -> Draft {
        use PlayerCount as P;
        let column = |value: &dyn Fn(&PlayerSeason) -> f64| {
            let values: Vec<f64> = wanted.players.iter().map(|player| value(player)).collect();
            widths(&values)
        };
        let counted = |of: P| column(&|player| f64::from(player.counts[of]));
        let goals = counted(P::Goals);
        let keepers = wanted.keepers.iter();
        let faced: Vec<f64> = keepers
            .map(|keeper| f64::from(keeper.counts[P::Faced]))
            .collect();
        let control = 60.0 + 2.0 * (wanted.possession - 50.0);
        let mut draft = Draft {
            control: control.round().clamp(40.0, 80.0) as u8,
            shoot: 41,
            foul_on: 16,
            booked: 5,
            fouled: 16,
            assist: wanted.assists,
            own_goal: 14,
            penalty: 36,
            penalty_scored: wanted.penalties_scored,
            ejection: 0,
            shots: column(&|player| shots_of(player).0),
            on_goal: Vec::new(),
            even: vec![27; goals.len()],
            goals,
            fouls: counted(P::Fouls),
            fouled_by: counted(P::Fouled),
            cards: counted(P::Yellows),
            assists: counted(P::Assists),
            saves: vec![73; faced.len()],
            faced: widths(&faced),
        };
        draft.set_on_goal(wanted, 1.0);
        draft
    }

    /// OG of all players, if this part of what it says comes out.
    pub fn set_on_goal(&mut self, wanted: &WantedNumbers<'_>, part: f64) {
        let on_goal = |player: &&PlayerSeason| {
            let (shots, on_goal) = shots_of(player);
            percentage(on_goal / shots.max(1.0) / part, 100)
        };
        self.on_goal = wanted.players.iter().map(on_goal).collect();
    }

    /// The share of shots that each player has on goal.
    #[must_use]
    pub fn on_goal_shares(&self) -> Vec<f64> {
        let both = self.shots.iter().zip(&self.on_goal);
        let share = |(&shots, &on_goal)| f64::from(shots) * f64::from(on_goal) / 10_000.0;
        both.map(share).collect()
    }

    /// The share of shots saved by the ODD procedure.
    #[must_use]
    pub fn save_share(&self) -> f64 {
        let both = self.faced.iter().zip(&self.saves);
        let share = |(&faced, &save)| f64::from(faced) * f64::from(save) / 10_000.0;
        both.map(share).sum()
    }

    /// The chart.
    ///
    /// # Errors
    ///
    /// What no chart can say: two players whose names differ in commas only.
    pub fn chart(&self, wanted: &WantedNumbers<'_>) -> Result<TeamChart, Faults> {
        TeamChart::parse_one(&self.text(wanted))
    }

    fn text(&self, wanted: &WantedNumbers<'_>) -> String {
        let club = wanted.club;
        let (on, fouled) = (
            self.shoot + self.foul_on,
            self.shoot + self.foul_on + self.fouled,
        );
        let columns = [
            &self.shots,
            &self.goals,
            &self.fouls,
            &self.fouled_by,
            &self.cards,
            &self.assists,
        ]
        .map(|column| ranges(column));
        let mut text = format!(
            "{}\nteam, {}, {}, {}\ncontrol, {}\nshoot, {}\nfoul on, {}/{on}\nfouled, {fouled}\n\
             assist, {}\nown goal, {}\npenalty kick, {}/{}\nejection, {}\n",
            team_file::FIRST_LINE,
            club.id,
            plain(&club.name),
            plain(&club.short),
            self.control,
            self.shoot,
            on - self.booked,
            self.assist,
            self.own_goal,
            self.penalty,
            self.penalty_scored,
            self.ejection,
        );
        for (at, player) in wanted.players.iter().enumerate() {
            let name = plain(&player.name);
            let [shots, goals, fouls, fouled, cards, assists] =
                columns.each_ref().map(|column| &column[at]);
            let (on_goal, even) = (self.on_goal[at], self.even[at]);
            let _ = writeln!(
                text,
                "player, {name}, {shots}, {on_goal}, {goals}, {even}, {fouls}, {fouled}, {cards}, {assists}"
            );
        }
        let faced = ranges(&self.faced);
        for ((keeper, faced), save) in wanted.keepers.iter().zip(faced).zip(&self.saves) {
            let _ = writeln!(text, "keeper, {}, {faced}, {save}", plain(&keeper.name));
        }
        text
    }
}

/// Widths of 100 in all, by the largest remainder: what each value is of their sum.
/// If nobody has any, all are alike.
#[must_use]
pub fn widths(values: &[f64]) -> Vec<u8> {
    let sum: f64 = values.iter().sum();
    let share = |value: f64| match sum > 0.0 {
        true => 100.0 * value / sum,
        false => 100.0 / values.len() as f64,
    };
    let shares: Vec<f64> = values.iter().map(|&value| share(value)).collect();
    let mut widths: Vec<u8> = shares.iter().map(|share| share.floor() as u8).collect();
    let mut by_remainder: Vec<usize> = (0..shares.len()).collect();
    by_remainder.sort_by(|&a, &b| shares[b].fract().total_cmp(&shares[a].fract()));
    let given: usize = widths.iter().map(|&width| usize::from(width)).sum();
    for &at in by_remainder.iter().take(100_usize.saturating_sub(given)) {
        widths[at] += 1;
    }
    widths
}

/// Widths as ranges, one after the other.
fn ranges(widths: &[u8]) -> Vec<String> {
    let mut last = 0;
    let range = |&width: &u8| {
        let first = last + 1;
        last += width;
        match width {
            0 => "-".to_string(),
            _ => range_text(&(first..=last)),
        }
    };
    widths.iter().map(range).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_make_a_hundred() {
        // 33.3 each: the first of equals gets what is left.
        assert_eq!(widths(&[1.0, 1.0, 1.0]), [34, 33, 33]);
        // 66.67, 22.22, 11.11, 0: one is left, for the largest remainder.
        assert_eq!(widths(&[6.0, 2.0, 1.0, 0.0]), [67, 22, 11, 0]);
        assert_eq!(widths(&[0.0, 0.0]), [50, 50]);
        assert_eq!(ranges(&[40, 0, 1, 59]), ["1-40", "-", "41", "42-100"]);
    }
}
