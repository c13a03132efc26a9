//! How names are spelt: as ids, without what some write and some do not, and who is meant.

use deunicode::deunicode;

/// How many names are offered to somebody who wrote a wrong one.
const OFFERED: usize = 3;

/// A name in plain letters: those of other alphabets and with accents become what they sound like.
#[must_use]
pub fn latin(name: &str) -> String {
    deunicode(name)
}

/// Words of plain small letters and digits.
fn words(name: &str) -> Vec<String> {
    latin(name)
        .to_lowercase()
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_string)
        .collect()
}

/// A name as an id: small letters, digits, and hyphens between the words; empty if it has none.
#[must_use]
pub fn id(name: &str) -> String {
    words(name).join("-")
}

/// A name without case, accents, blanks and marks, to compare it.
#[must_use]
pub fn plain(name: &str) -> String {
    words(name).concat()
}

/// The same for those who write `oe` for `ö`.
fn plain_german(name: &str) -> String {
    let longer = [
        ('ä', "ae"),
        ('ö', "oe"),
        ('ü', "ue"),
        ('Ä', "ae"),
        ('Ö', "oe"),
        ('Ü', "ue"),
    ];
    let name = longer.iter().fold(name.to_string(), |name, (letter, two)| {
        name.replace(*letter, two)
    });
    plain(&name)
}

/// True if two names differ in nothing but accents, case and marks.
#[must_use]
pub fn is_same(one: &str, other: &str) -> bool {
    let (plain_one, plain_other) = (plain(one), plain(other));
    let same = plain_one == plain_other
        || plain_german(one) == plain_other
        || plain_one == plain_german(other);
    one == other || (same && !plain_one.is_empty())
}

/// How many letters must be put in, taken out or changed to make one of the other.
#[must_use]
pub fn letters_apart(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.chars().take(64).enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, there) in other.iter().enumerate() {
            let change = diagonal + usize::from(letter != *there);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}

/// The one somebody means: who is spelt exactly so, or else who differs in nothing but accents,
/// case and marks. `spellings` are how one of them may be called, the first for people.
///
/// # Errors
///
/// If it is none of them: the three nearest, as the end of a sentence, `; the nearest are …`.
pub fn meant<'a, T>(
    wanted: &str,
    all: &'a [T],
    spellings: impl for<'b> Fn(&'b T) -> [&'b str; 2],
) -> Result<&'a T, String> {
    // Ids first: somebody else may have such a name.
    let by = |which: usize, is: fn(&str, &str) -> bool| {
        all.iter().find(|one| is(spellings(one)[which], wanted))
    };
    let exact: fn(&str, &str) -> bool = |one, other| one == other;
    let found = by(0, exact).or_else(|| by(1, exact));
    let found = found.or_else(|| by(0, is_same)).or_else(|| by(1, is_same));
    found.ok_or_else(|| nearest(wanted, all, spellings))
}

/// The names nearest to a wrong one, as the end of a sentence: `; the nearest are …`.
pub fn nearest<T>(
    wanted: &str,
    all: &[T],
    spellings: impl for<'b> Fn(&'b T) -> [&'b str; 2],
) -> String {
    let wanted = plain(wanted);
    let far = |one: &T| {
        let each = spellings(one).into_iter().enumerate().map(|(at, spelt)| {
            let spelt = plain(spelt);
            let within = !wanted.is_empty() && spelt.contains(&wanted);
            (!within, letters_apart(&wanted, &spelt), at, spelt)
        });
        each.min()
    };
    let mut all: Vec<_> = all.iter().map(|one| (far(one), one)).collect();
    all.sort_by(|(far, _), (further, _)| far.cmp(further));
    // Of several with one name the first.
    all.dedup_by(|(far, _), (nearer, _)| far == nearer);
    let named: Vec<String> = all
        .iter()
        .take(OFFERED)
        .map(|(_, one)| format!("`{}`", spellings(one)[0]))
        .collect();
    match named.split_last() {
        None => String::new(),
        Some((only, [])) => format!("; the nearest is {only}"),
        Some((last, others)) => format!("; the nearest are {} and {last}", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_keep_their_letters() {
        for (name, expected) in [
            ("1. FC Köln", "1-fc-koln"),
            ("AS Saint-Étienne", "as-saint-etienne"),
            ("Łódź", "lodz"),
            ("Beşiktaş", "besiktas"),
            ("Динамо", "dinamo"),
            ("Preußen Münster", "preussen-munster"),
            ("Malmö FF", "malmo-ff"),
            // As they always were.
            ("Nott'm Forest", "nott-m-forest"),
            ("Ab-c", "ab-c"),
            ("?", ""),
        ] {
            assert_eq!(id(name), expected, "{name}");
        }
    }

    #[test]
    fn letters_apart_are_counted() {
        for (one, other, apart) in [
            ("koln", "koln", 0),
            ("arsenal", "arsnal", 1),
            ("chelsea", "chelsae", 2),
            ("ulm", "", 3),
        ] {
            assert_eq!(letters_apart(one, other), apart, "{one} {other}");
            assert_eq!(letters_apart(other, one), apart, "{other} {one}");
        }
    }

    #[test]
    fn a_name_is_found_however_it_is_written() {
        let clubs = [
            ("koln", "1. FC Köln"),
            ("saint-etienne", "AS Saint-Étienne"),
            ("real", "Real Madrid"),
            ("ulm", "Real"),
        ];
        let find = |wanted: &str| {
            let found = meant(wanted, &clubs, |club| [club.0, club.1]);
            found.map(|club| club.0)
        };
        for (wanted, expected) in [
            ("koln", "koln"),
            ("1. FC Köln", "koln"),
            ("1. fc koln", "koln"),
            ("1. FC Koeln", "koln"),
            ("as saint etienne", "saint-etienne"),
            ("Saint-Étienne", "saint-etienne"),
            // The id of one before the name of another.
            ("real", "real"),
            ("Real", "ulm"),
        ] {
            assert_eq!(find(wanted), Ok(expected), "{wanted}");
        }
        // A part of a name, a letter too few, then whoever is next.
        let told = "; the nearest are `real`, `koln` and `ulm`";
        assert_eq!(find("Madrid"), Err(told.to_string()));
        assert!(find("Kln").unwrap_err().contains("are `koln`, "));
        assert_eq!(
            meant("x", &clubs[..1], |club| [club.0, club.1]),
            Err("; the nearest is `koln`".to_string())
        );
        assert_eq!(
            meant("x", &clubs[..0], |club| [club.0, club.1]),
            Err(String::new())
        );
        assert!(find("").is_err());
        // One name of several seasons is offered once, ids each.
        let years = [("ulm-2015", "Ulm"), ("ulm-2016", "Ulm"), ("bonn", "Bonn")];
        let find = |wanted: &str| meant(wanted, &years, |club| [club.0, club.1]).unwrap_err();
        assert_eq!(find("Ulmm"), "; the nearest are `ulm-2015` and `bonn`");
        let told = "; the nearest are `ulm-2015`, `ulm-2016` and `bonn`";
        assert_eq!(find("ulm-2017"), told);
    }
}
