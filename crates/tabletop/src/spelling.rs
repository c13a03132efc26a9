//! Names that are written otherwise than they are known.

/// How many names are offered instead of one that nobody knows.
const OFFERED: usize = 3;

/// How many letters must be put in, taken out or changed to make one word of the other.
#[must_use]
pub fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().take(64).enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let change = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

/// The three names that come nearest to a wrong one, the nearest first. Capitals do not
/// matter, and one word of a name stands for all of it.
#[must_use]
pub fn nearest<'a>(wrong: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let wrong = wrong.to_lowercase();
    let apart = |name: &str| {
        let name = name.to_lowercase();
        let words = name.split_whitespace().map(|word| distance(&wrong, word));
        words.chain([distance(&wrong, &name)]).min()
    };
    let mut all: Vec<(Option<usize>, &str)> =
        known.into_iter().map(|name| (apart(name), name)).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter()
        .take(OFFERED)
        .map(|(_, name)| name)
        .collect()
}

/// The cure for a wrong name: `; the nearest are A, B and C`, or nothing if there are none.
#[must_use]
pub fn offer<'a>(wrong: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    match &nearest(wrong, known)[..] {
        [] => String::new(),
        [only] => format!("; the nearest is {only}"),
        [before @ .., last] => format!("; the nearest are {} and {last}", before.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_put_in_taken_out_and_changed_count_one_each() {
        assert_eq!(distance("goals", "goals"), 0);
        assert_eq!(distance("gols", "goals"), 1);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "ab"), 2);
    }

    #[test]
    fn the_nearest_three_come_first_by_any_word_of_theirs() {
        let known = ["Tom Birch", "Joe Ash", "Ben Oak", "Sam Ashe"];
        // `ahs` is two changes from `ash` and `ashe`, three from `oak`, `ben` and `tom`:
        // then the alphabet.
        assert_eq!(nearest("Ahs", known), ["Joe Ash", "Sam Ashe", "Ben Oak"]);
        assert_eq!(nearest("SAM ASHE", known)[0], "Sam Ashe");
        assert_eq!(
            offer("birhc", known[..2].iter().copied()),
            "; the nearest are Tom Birch and Joe Ash"
        );
        assert_eq!(offer("x", ["Ulm"]), "; the nearest is Ulm");
        assert_eq!(offer("x", []), "");
    }
}
