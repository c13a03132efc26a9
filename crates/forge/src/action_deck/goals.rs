//! Goals: who scores how often (G range and G%), and what keepers let in (SAVE).
//!
//! Half of the shots on goal are decided by the shooter's G% (EVEN), half by the
//! keeper's SAVE (ODD); the scorer of an ODD goal and the taker of a penalty are drawn
//! from the G range. So a player scores
//!
//! > ½ · his shots on goal · G% + (ODD goals + penalties scored) · his share of the G range
//!
//! and both figures are found together, so that this is what he scored.

use super::{draft::widths, wanted::percentage};

/// A player, by the match.
#[derive(Clone, Copy, Debug)]
pub struct Scorer {
    /// Goals he scored.
    pub goals: f64,
    /// His shots that the EVEN procedure decides, as the chart has them.
    pub even: f64,
}

/// The G range and G% of each player, if so many goals are drawn from the G range.
#[must_use]
pub fn share_out(players: &[Scorer], drawn: f64) -> (Vec<u8>, Vec<u8>) {
    let all: f64 = players.iter().map(|player| player.goals).sum();
    // What each scores by EVEN: the same part of his goals, as far as he shoots that often.
    let evens = |part: f64| -> Vec<f64> {
        let even = |player: &Scorer| (part * player.goals).min(player.even);
        players.iter().map(even).collect()
    };
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..50 {
        let middle = f64::midpoint(low, high);
        match evens(middle).iter().sum::<f64>() < all - drawn {
            true => low = middle,
            false => high = middle,
        }
    }
    let rest: Vec<f64> = evens(low)
        .iter()
        .zip(players)
        .map(|(even, player)| player.goals - even)
        .collect();
    let range = widths(&rest);
    // The range is whole numbers: G% makes up for it.
    let even = |(player, &width): (&Scorer, &u8)| {
        let still = player.goals - drawn * f64::from(width) / 100.0;
        match player.even > 0.0 {
            true => percentage(still / player.even, 100),
            false => 0,
        }
    };
    let percentages = players.iter().zip(&range).map(even).collect();
    (range, percentages)
}

/// A keeper.
#[derive(Clone, Copy, Debug)]
pub struct Stopper {
    /// Shots he faced.
    pub faced: f64,
    /// Shots he saved.
    pub saves: f64,
    /// His part of FACED.
    pub width: u8,
}

/// Shots of an average keeper that are added to those of each: a few say little.
const ADDED: f64 = 20.0;

/// SAVE of each keeper, so that together they let in `allowed` of the ODD shots. Half
/// of the shots do not ask for the keeper, so what sets him apart from the club's
/// others counts twice.
#[must_use]
pub fn saves(keepers: &[Stopper], allowed: f64) -> Vec<u8> {
    let sum = |of: fn(&Stopper) -> f64| keepers.iter().map(of).sum::<f64>();
    let usual = sum(|keeper| keeper.saves) / sum(|keeper| keeper.faced).max(1.0);
    let rate = |keeper: &Stopper| (keeper.saves + ADDED * usual) / (keeper.faced + ADDED);
    let mean = keepers
        .iter()
        .map(|keeper| rate(keeper) * f64::from(keeper.width) / 100.0);
    let mean: f64 = mean.sum();
    let save = |keeper: &Stopper| percentage(1.0 - allowed + 2.0 * (rate(keeper) - mean), 100);
    keepers.iter().map(save).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goals a match of 1.0, 0.5, 0.5; 0.8 are drawn, so 1.2 of 2.0 are EVEN goals.
    #[test]
    fn every_player_scores_what_he_scored() {
        let players = [(1.0, 2.0), (0.5, 1.0), (0.5, 3.0)];
        let players = players.map(|(goals, even)| Scorer { goals, even });
        let (range, percentages) = share_out(&players, 0.8);
        assert_eq!(range, [50, 25, 25]);
        // (1.0 - 0.4) / 2, (0.5 - 0.2) / 1, (0.5 - 0.2) / 3.
        assert_eq!(percentages, [30, 30, 10]);
    }

    /// One who hardly shoots cannot score by EVEN: the range has to do it.
    #[test]
    fn the_range_makes_up_for_shots_that_are_not_there() {
        let players = [(1.0, 4.0), (1.0, 0.0)];
        let players = players.map(|(goals, even)| Scorer { goals, even });
        let (range, percentages) = share_out(&players, 1.25);
        // 0.75 EVEN goals are all the first one's: 0.25 and 1.0 of 1.25 are left.
        assert_eq!(range, [20, 80]);
        assert_eq!(percentages, [19, 0]);
    }

    #[test]
    fn keepers_let_in_what_their_club_let_in() {
        let keeper = |faced, saves, width| Stopper {
            faced,
            saves,
            width,
        };
        assert_eq!(saves(&[keeper(100.0, 70.0, 100)], 0.25), [75]);
        assert_eq!(saves(&[keeper(100.0, 70.0, 100)], -0.1), [100]);
        // 20 shots at 0.6 are added to each: (80 + 12) / 120 and (40 + 12) / 120 are
        // 0.7667 and 0.4333, 0.1667 to either side of the mean; twice that is 33 points.
        let two = [keeper(100.0, 80.0, 50), keeper(100.0, 40.0, 50)];
        assert_eq!(saves(&two, 0.4), [93, 27]);
    }
}
