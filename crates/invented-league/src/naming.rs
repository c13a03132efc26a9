//! Names for clubs and people.

use std::collections::HashSet;

use super::{
    dice::LeagueDice,
    words::{ClubWords, Language},
};

/// What a club is called, and its shirt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubName {
    /// `fernhaven`.
    pub id: String,
    /// `Fernhaven Rovers`.
    pub name: String,
    /// `FER`.
    pub short: String,
    /// `red and white`.
    pub colours: String,
}

/// How many names are tried before a worse one is taken.
const TRIES: usize = 200;

/// Names for clubs, all with a town, an id and three letters of their own. No
/// two share a beginning until all have been used, nor a shirt.
pub fn clubs(number: usize, words: &ClubWords, dice: &mut LeagueDice) -> Vec<ClubName> {
    let mut beginnings = words.beginnings.clone();
    let mut bynames = words.bynames.clone();
    dice.shuffle(&mut beginnings);
    dice.shuffle(&mut bynames);
    let mut shirts = HashSet::new();
    let mut shorts = HashSet::new();
    let mut made: Vec<ClubName> = Vec::new();
    for (number, beginning) in beginnings.iter().cycle().take(number).enumerate() {
        let mut town = String::new();
        for _ in 0..TRIES {
            let ending = dice.one(&words.endings).map_or("", String::as_str);
            town = format!("{beginning}{ending}");
            let taken = made.iter().any(|club| club.id == town.to_lowercase());
            // Not the same letter where the parts meet.
            let smooth = beginning.chars().last() != ending.chars().next();
            if !taken && smooth && !words.never.contains(&town) {
                break;
            }
        }
        // One in six has its town's name and no more.
        let byname = match dice.below(6) {
            0 => None,
            _ => bynames.get(number % bynames.len().max(1)),
        };
        made.push(ClubName {
            id: town.to_lowercase(),
            short: short(&town, &mut shorts),
            name: byname.map_or(town.clone(), |byname| format!("{town} {byname}")),
            colours: shirt(&words.colours, &mut shirts, dice),
        });
    }
    made
}

/// Three letters that nobody has: the first three, or the first and two others
/// in their order, or as a last resort letters in the order of the alphabet.
fn short(town: &str, taken: &mut HashSet<String>) -> String {
    let letters: Vec<char> = town.to_uppercase().chars().collect();
    let first = letters.first().copied().unwrap_or('X');
    let pairs = (1..letters.len()).flat_map(|i| (i + 1..letters.len()).map(move |j| (i, j)));
    let own = pairs.map(|(i, j)| format!("{first}{}{}", letters[i], letters[j]));
    let any = ('A'..='Z').flat_map(|a| ('A'..='Z').map(move |b| format!("{first}{a}{b}")));
    let found = own
        .chain(any)
        .find(|short| !taken.contains(short))
        .unwrap_or_default();
    taken.insert(found.clone());
    found
}

fn shirt(colours: &[String], taken: &mut HashSet<String>, dice: &mut LeagueDice) -> String {
    let mut shirt = String::new();
    for _ in 0..TRIES {
        let main = dice.one(colours).map_or("", String::as_str);
        let second = dice.one(colours).map_or("", String::as_str);
        shirt = match main == second {
            true => main.to_string(),
            false => format!("{main} and {second}"),
        };
        if taken.insert(shirt.clone()) {
            break;
        }
    }
    shirt
}

/// Names of people, none of them twice in a league.
pub struct People {
    languages: Vec<Language>,
    taken: HashSet<String>,
}

impl People {
    /// People of these languages.
    pub fn new(languages: Vec<Language>) -> People {
        People {
            languages,
            taken: HashSet::new(),
        }
    }

    /// How many languages there are.
    pub fn languages(&self) -> usize {
        self.languages.len()
    }

    /// A name in a language.
    pub fn name(&mut self, language: usize, dice: &mut LeagueDice) -> String {
        let mut name = String::new();
        for _ in 0..TRIES {
            if let Some(language) = self.languages.get(language) {
                let first = dice.one(&language.first).map_or("", String::as_str);
                let family = dice.one(&language.family).map_or("", String::as_str);
                name = format!("{first} {family}");
            }
            if self.taken.insert(name.clone()) {
                break;
            }
        }
        name
    }
}

#[cfg(test)]
mod tests {
    use super::{super::words, *};

    #[test]
    fn forty_clubs_are_all_different() {
        let words = words::club_words().unwrap();
        for seed in 0..20 {
            let clubs = clubs(40, &words, &mut LeagueDice::new(seed, 0));
            let distinct = |part: fn(&ClubName) -> &String| {
                clubs.iter().map(part).collect::<HashSet<_>>().len()
            };
            assert_eq!(distinct(|club| &club.id), 40);
            assert_eq!(distinct(|club| &club.name), 40);
            assert_eq!(distinct(|club| &club.short), 40);
            assert_eq!(distinct(|club| &club.colours), 40);
            assert!(clubs.iter().all(|club| club.short.len() == 3));
        }
    }

    #[test]
    fn nobody_is_there_twice() {
        let mut people = People::new(words::languages().unwrap());
        let mut dice = LeagueDice::new(1, 1);
        let names: HashSet<String> = (0..1000).map(|i| people.name(i % 12, &mut dice)).collect();
        assert_eq!(names.len(), 1000);
    }
}
