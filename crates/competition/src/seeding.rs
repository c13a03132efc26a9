//! Rounds from a list of seeds (CP-7.1 to CP-7.5).
//!
//! The seeds are spread over the lines so that the best two can meet only in
//! the final, and the best get the byes. Ties are listed in bracket order.

use std::fmt::Display;

use crate::knockout::{KnockoutError, Tie};
use crate::lots::Bowl;
use crate::{MAX_TEAMS, repeated};

/// The first round of any number of seeds, the best first.
///
/// A match between two who are to be kept apart, as two of one group are, is broken
/// up where that is possible.
///
/// # Errors
///
/// When there are fewer than 2 or more than [`MAX_TEAMS`] seeds, or one twice.
pub fn seeded_round<T: Copy + Ord + Display>(
    seeds: &[T],
    apart: impl Fn(T, T) -> bool,
) -> Result<Vec<Tie<T>>, KnockoutError> {
    check(seeds)?;
    let lines = line_order(seeds.len().next_power_of_two());
    let seed = |number: usize| seeds.get(number.wrapping_sub(1)).copied();
    let mut ties = Vec::new();
    for pair in lines.chunks_exact(2) {
        match (seed(pair[0]), seed(pair[1])) {
            (Some(better), Some(worse)) => ties.push(Tie::Match(better, worse)),
            (better, worse) => ties.extend(better.or(worse).map(Tie::Bye)),
        }
    }
    keep_apart(&mut ties, apart);
    Ok(ties)
}

/// The next round where the best left meets the worst left (CP-7.6); `seeds` are
/// those left, the best first.
///
/// # Errors
///
/// As [`seeded_round`].
pub fn reseeded_round<T: Copy + Ord + Display>(seeds: &[T]) -> Result<Vec<Tie<T>>, KnockoutError> {
    seeded_round(seeds, |_, _| false)
}

/// An open draw (CP-7.6): everybody can meet everybody, but for those kept apart
/// where that is possible. With an odd number the byes go to the first listed, as
/// many as a bracket has.
///
/// # Errors
///
/// As [`seeded_round`].
pub fn drawn_round<T: Copy + Ord + Display>(
    seeds: &[T],
    apart: impl Fn(T, T) -> bool,
    bowl: &mut Bowl,
) -> Result<Vec<Tie<T>>, KnockoutError> {
    check(seeds)?;
    let byes = seeds.len().next_power_of_two() - seeds.len();
    let (byes, rest) = seeds.split_at(byes);
    let mut balls = rest.to_vec();
    bowl.shuffle(&mut balls);
    let pairs = pair_up(&balls, &apart, &mut { TRIES });
    let as_drawn = || {
        balls
            .chunks_exact(2)
            .map(|pair| (pair[0], pair[1]))
            .collect()
    };
    let pairs = pairs.unwrap_or_else(as_drawn);
    let matches = pairs
        .into_iter()
        .map(|(first, second)| Tie::Match(first, second));
    Ok(byes
        .iter()
        .map(|&seed| Tie::Bye(seed))
        .chain(matches)
        .collect())
}

/// Dead ends before a draw keeps nobody apart.
const TRIES: usize = 100_000;

/// Takes balls in order; a ball that may not meet the one before it is put back for
/// the next, and where that comes to a dead end the draw backs up.
fn pair_up<T: Copy>(
    balls: &[T],
    apart: &impl Fn(T, T) -> bool,
    tries: &mut usize,
) -> Option<Vec<(T, T)>> {
    let Some((&first, rest)) = balls.split_first() else {
        return Some(Vec::new());
    };
    *tries = tries.checked_sub(1)?;
    let fits = |at: &usize| !apart(first, rest[*at]);
    (0..rest.len()).filter(fits).find_map(|at| {
        let mut left = rest.to_vec();
        let second = left.remove(at);
        let mut pairs = pair_up(&left, apart, tries)?;
        pairs.insert(0, (first, second));
        Some(pairs)
    })
}

fn check<T: Copy + Ord + Display>(seeds: &[T]) -> Result<(), KnockoutError> {
    if !(2..=MAX_TEAMS).contains(&seeds.len()) {
        return Err(KnockoutError::Seeds(seeds.len()));
    }
    match repeated(seeds) {
        Some(seed) => Err(KnockoutError::Repeated(seed.to_string())),
        None => Ok(()),
    }
}

/// The seed numbers (from 1) in bracket order; `size` is a power of two (CP-7.2).
#[must_use]
pub fn line_order(size: usize) -> Vec<usize> {
    let mut lines = vec![1];
    while lines.len() < size {
        let sum = 2 * lines.len() + 1;
        lines = lines.iter().flat_map(|&seed| [seed, sum - seed]).collect();
    }
    lines
}

/// Gives each match of two who are to be kept apart the worse seed of the nearest
/// match that can take the other in exchange; of two equally near, the later one.
/// Where there is none, the match stays (CP-7.5).
fn keep_apart<T: Copy>(ties: &mut [Tie<T>], apart: impl Fn(T, T) -> bool) {
    let mut matches: Vec<&mut Tie<T>> = ties
        .iter_mut()
        .filter(|t| matches!(t, Tie::Match(..)))
        .collect();
    for at in 0..matches.len() {
        let nearest = (1..matches.len()).flat_map(|step| [Some(at + step), at.checked_sub(step)]);
        for other in nearest.flatten() {
            let Ok([mates, others]) = matches.get_disjoint_mut([at, other]) else {
                continue;
            };
            if let (Tie::Match(a, b), Tie::Match(c, d)) = (&mut **mates, &mut **others) {
                if !apart(*a, *b) {
                    break;
                }
                if !apart(*a, *d) && !apart(*c, *b) {
                    std::mem::swap(b, d);
                }
            }
        }
    }
}
