//! Who is at home: closed walks along the pairs, each pair in the direction of the
//! walk, so that everybody is at home as often as away.

/// The pairs, home side first. Where each team meets an even number of teams of a
/// pot, half of those are at home; else half of all are.
pub(super) fn share(pairs: &[[usize; 2]], size: usize, per_pot: usize) -> Vec<[usize; 2]> {
    let part = |pair: &[usize; 2]| match per_pot.is_multiple_of(2) {
        true => {
            let [a, b] = pair.map(|team| team / size);
            (a.min(b), a.max(b))
        }
        false => (0, 0),
    };
    let mut parts: Vec<(usize, usize)> = pairs.iter().map(part).collect();
    parts.sort_unstable();
    parts.dedup();
    let of_part = |wanted: (usize, usize)| {
        let these: Vec<[usize; 2]> = pairs
            .iter()
            .copied()
            .filter(|p| part(p) == wanted)
            .collect();
        walks(&these)
    };
    parts.into_iter().flat_map(of_part).collect()
}

fn walks(pairs: &[[usize; 2]]) -> Vec<[usize; 2]> {
    let teams = pairs.iter().flatten().max().map_or(0, |&last| last + 1);
    let mut left: Vec<Vec<usize>> = vec![Vec::new(); teams];
    for [a, b] in pairs {
        left[*a].push(*b);
        left[*b].push(*a);
    }
    let mut directed = Vec::new();
    // Walks that cannot close begin and end where the number is odd.
    let odd = (0..teams).filter(|&team| left[team].len() % 2 == 1);
    let starts: Vec<usize> = odd.chain(0..teams).collect();
    for start in starts {
        let mut at = start;
        while let Some(next) = left[at].pop() {
            left[next].retain(|&other| other != at);
            directed.push([at, next]);
            at = next;
        }
    }
    directed
}
