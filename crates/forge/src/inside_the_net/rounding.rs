//! Whole numbers out of real ones.

/// Whole numbers near these values whose weighted sum is near the weighted sum of the
/// values: what rounding one leaves over goes to the next, those that weigh most first.
/// A number is never more than one away from its value, nor out of bounds.
#[must_use]
pub fn diffuse(values: &[f64], weights: &[f64], bounds: impl Fn(usize) -> (i32, i32)) -> Vec<i32> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    let weight = |at: usize| (values[at].abs() + 0.01) * weights[at];
    order.sort_by(|&a, &b| weight(b).total_cmp(&weight(a)));
    let mut whole = vec![0; values.len()];
    let mut over = 0.0;
    for at in order {
        let (value, weight) = (values[at], weights[at].max(1e-6));
        let wish = (value + over / weight).clamp(value - 0.99, value + 0.99);
        let (least, most) = bounds(at);
        whole[at] = (wish.round() as i32).clamp(least, most);
        over += (value - f64::from(whole[at])) * weight;
    }
    whole
}

/// Widths near these values, none wider than its most: what one has no room for is shared out
/// among those who have.
#[must_use]
pub fn pour(values: &[f64], weights: &[f64], most: &[u8]) -> Vec<u8> {
    let top = |at: usize| f64::from(most[at]);
    let all = 0..values.len();
    let sum = |of: &dyn Fn(usize) -> f64| all.clone().map(|at| weights[at] * of(at)).sum::<f64>();
    let missing = sum(&|at| (values[at] - top(at)).max(0.0));
    let room = sum(&|at| (top(at) - values[at]).max(0.0));
    let part = (missing / room.max(1e-9)).min(1.0);
    let value = |at: usize| {
        let value = values[at].clamp(0.0, top(at));
        value + part * (top(at) - value)
    };
    let poured: Vec<f64> = all.clone().map(value).collect();
    let whole = diffuse(&poured, weights, |at| (0, i32::from(most[at])));
    whole.into_iter().map(|width| width as u8).collect()
}

/// Shares of so many faces, by the largest remainder.
#[must_use]
pub fn faces(values: &[f64], sum: u8) -> Vec<u8> {
    let total: f64 = values.iter().sum();
    let share = |value: &f64| match total > 0.0 {
        true => f64::from(sum) * value / total,
        false => f64::from(sum) / values.len() as f64,
    };
    let shares: Vec<f64> = values.iter().map(share).collect();
    let mut faces: Vec<u8> = shares.iter().map(|share| share.floor() as u8).collect();
    let mut by_remainder: Vec<usize> = (0..shares.len()).collect();
    by_remainder.sort_by(|&a, &b| shares[b].fract().total_cmp(&shares[a].fract()));
    let given: u8 = faces.iter().sum();
    for &at in by_remainder
        .iter()
        .take(usize::from(sum.saturating_sub(given)))
    {
        faces[at] += 1;
    }
    faces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_come_out() {
        // 0.4 of each of five: two of them get one.
        assert_eq!(
            diffuse(&[0.4; 5], &[1.0; 5], |_| (0, 20))
                .iter()
                .sum::<i32>(),
            2
        );
        // What the heavy one is short of, a light one cannot make good alone.
        assert_eq!(diffuse(&[2.4, 2.0], &[10.0, 1.0], |_| (0, 20)), [2, 3]);
        assert_eq!(
            diffuse(&[-1.5, -1.5], &[1.0, 1.0], |_| (-5, 3))
                .iter()
                .sum::<i32>(),
            -3
        );
    }

    #[test]
    fn what_one_has_no_room_for_others_get() {
        assert_eq!(pour(&[9.0, 1.0], &[1.0, 1.0], &[6, 9]), [6, 4]);
        // Three faces of a man who is on the ball twice as often are six of the other's.
        assert_eq!(pour(&[5.0, 1.0], &[2.0, 1.0], &[2, 20]), [2, 7]);
        assert_eq!(pour(&[5.0, 5.0], &[1.0, 1.0], &[1, 2]), [1, 2]);
    }

    #[test]
    fn faces_are_shared_out() {
        assert_eq!(faces(&[1.0, 1.0, 1.0], 20), [7, 7, 6]);
        assert_eq!(faces(&[0.0, 0.0], 5), [3, 2]);
    }
}
