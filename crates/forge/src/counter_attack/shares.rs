//! Dealing out the numbers 1 to 6.

/// Deals numbers to men in order, the lowest first, so that each is shown by its share of them.
/// The number of each man, by his place.
#[must_use]
pub fn deal(order: &[usize], shares: &[u32; 6]) -> Vec<u8> {
    let all: u32 = shares.iter().sum();
    let mut numbers = vec![0; order.len()];
    for (rank, &man) in order.iter().enumerate() {
        // The middle of his place in the order, on a scale of the shares.
        let at = (rank as f64 + 0.5) * f64::from(all) / order.len() as f64;
        let mut upper = 0.0;
        let number = (1..).zip(shares).find(|(_, share)| {
            upper += f64::from(**share);
            at < upper
        });
        numbers[man] = number.map_or(6, |(number, _)| number);
    }
    numbers
}

/// The number with the largest share.
#[must_use]
pub fn usual(shares: &[u32; 6]) -> u8 {
    let by_share = (1..).zip(shares).max_by_key(|(_, share)| **share);
    by_share.map_or(3, |(number, _)| number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_have_the_lowest() {
        // A quarter of eight men, a half, a quarter; the order says who is worst.
        let order = [3, 0, 7, 1, 2, 5, 6, 4];
        let numbers = deal(&order, &[25, 50, 0, 0, 0, 25]);
        assert_eq!(numbers, [1, 2, 2, 1, 6, 2, 6, 2]);
        assert_eq!(usual(&[25, 50, 0, 0, 0, 25]), 2);
    }
}
