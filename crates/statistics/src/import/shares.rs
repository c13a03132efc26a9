//! Whole numbers that add up to what they should.

/// A whole number shared out in proportion to values, by the largest remainder.
#[must_use]
pub fn share_out(total: u32, values: &[f64]) -> Vec<u32> {
    let sum: f64 = values.iter().sum();
    let share = |value: &f64| match sum > 0.0 {
        true => f64::from(total) * value / sum,
        false => f64::from(total) / values.len().max(1) as f64,
    };
    let shares: Vec<f64> = values.iter().map(share).collect();
    let mut whole: Vec<u32> = shares.iter().map(|share| share.floor() as u32).collect();
    let mut order: Vec<usize> = (0..shares.len()).collect();
    order.sort_by(|&a, &b| shares[b].fract().total_cmp(&shares[a].fract()));
    let given: u32 = whole.iter().sum();
    let left = total.saturating_sub(given) as usize;
    for at in order
        .into_iter()
        .cycle()
        .take(if values.is_empty() { 0 } else { left })
    {
        whole[at] += 1;
    }
    whole
}

/// The share of matches won and drawn by a side that scores and concedes so many goals a match,
/// if goals come as they like.
#[must_use]
pub fn won_and_drawn(scored: f64, conceded: f64) -> (f64, f64) {
    let chances = |mean: f64| {
        let mut chance = (-mean).exp();
        std::array::from_fn::<f64, 12, _>(|goals| {
            if goals > 0 {
                chance *= mean / goals as f64;
            }
            chance
        })
    };
    let (mine, theirs) = (chances(scored), chances(conceded));
    let (mut won, mut drawn) = (0.0, 0.0);
    for (goals, chance) in mine.iter().enumerate() {
        drawn += chance * theirs[goals];
        won += chance * theirs[..goals].iter().sum::<f64>();
    }
    (won, drawn)
}

/// Won, drawn and lost of all clubs, at home and away, for their goals: what one wins, another
/// loses. Each has matches, goals scored and goals conceded, at home and away.
#[must_use]
pub fn results(clubs: &[[[u32; 3]; 2]]) -> Vec<[[u32; 3]; 2]> {
    let shares = |club: &[[u32; 3]; 2], at: usize| {
        let [matches, scored, conceded] = club[at].map(f64::from);
        let (won, drawn) = won_and_drawn(scored / matches.max(1.0), conceded / matches.max(1.0));
        [
            won * matches,
            drawn * matches,
            matches * (1.0 - won - drawn),
        ]
    };
    let column = |at: usize, of: usize| -> Vec<f64> {
        clubs.iter().map(|club| shares(club, at)[of]).collect()
    };
    let total = |values: &[f64]| values.iter().sum::<f64>().round() as u32;
    let (won, drawn) = (total(&column(0, 0)), total(&column(0, 1)));
    let home = [
        share_out(won, &column(0, 0)),
        share_out(drawn, &column(0, 1)),
    ];
    let away = [
        share_out(won, &column(1, 2)),
        share_out(drawn, &column(1, 1)),
    ];
    let rest = |at: usize, club: usize, [a, b]: [u32; 2]| clubs[club][at][0].saturating_sub(a + b);
    (0..clubs.len())
        .map(|club| {
            let [won, drawn] = [home[0][club], home[1][club]];
            let [lost, level] = [away[0][club], away[1][club]];
            [
                [won, drawn, rest(0, club, [won, drawn])],
                [rest(1, club, [lost, level]), level, lost],
            ]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up() {
        assert_eq!(share_out(10, &[1.0, 1.0, 1.0]), [4, 3, 3]);
        assert_eq!(share_out(3, &[0.0, 0.0]), [2, 1]);
        assert!(share_out(3, &[]).is_empty());
    }

    #[test]
    fn equals_win_as_often_as_they_lose() {
        let (won, drawn) = won_and_drawn(1.4, 1.4);
        assert!((2.0 * won + drawn - 1.0).abs() < 1e-3);
        assert!((0.24..0.27).contains(&drawn), "{drawn}");
        // Nobody scores: all drawn.
        assert!((won_and_drawn(0.0, 0.0).1 - 1.0).abs() < 1e-9);
    }

    #[test]
    fn what_one_wins_another_loses() {
        let clubs = [[[19, 40, 15], [19, 30, 20]], [[19, 20, 30], [19, 15, 40]]];
        let results = results(&clubs);
        let sum = |at: usize, of: usize| results.iter().map(|club| club[at][of]).sum::<u32>();
        assert_eq!(sum(0, 0), sum(1, 2));
        assert_eq!(sum(0, 1), sum(1, 1));
        assert!(
            results
                .iter()
                .flatten()
                .all(|of| of.iter().sum::<u32>() == 19)
        );
        assert!(results[0][0][0] > results[1][0][0]);
    }
}
