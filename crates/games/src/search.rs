//! Clubs and players of all games, found by a few words.
//!
//! Every word must fit: a part of a name, a position (`MF`), an ability (`PK`, then the best come
//! first) or a limit on one (`sho>=5`). What is found by the beginning of a name comes first.

use library::{Library, LibraryError};

use crate::{
    GameId,
    cards::{Cards, Person},
};

/// What comes back at most.
const MOST: usize = 60;

/// Words that are looked for at most; more are left out.
const WORDS: usize = 8;

/// A club or a player.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchHit {
    /// The game.
    pub game: GameId,
    /// The id of the team.
    pub team: String,
    /// What it is called.
    pub team_name: String,
    /// The teams it stands with; empty if all stand together.
    pub group: String,
    /// The player; `None` if the team itself was found.
    pub person: Option<Person>,
}

/// What was found, the best first, and how many more there are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SearchResult {
    /// The first of them.
    pub hits: Vec<SearchHit>,
    /// More than those.
    pub more: usize,
}

/// Looks for clubs and players of one game, or of all.
///
/// # Errors
///
/// If the library cannot be read.
pub fn search(
    library: &Library,
    game: Option<GameId>,
    text: &str,
) -> Result<SearchResult, LibraryError> {
    let words: Vec<SearchWord> = { text.split_whitespace() }
        .take(WORDS)
        .map(SearchWord::of)
        .collect();
    if words.is_empty() {
        return Ok(SearchResult::default());
    }
    let mut found: Vec<(Rank, SearchHit)> = Vec::new();
    for game in GameId::ALL
        .into_iter()
        .filter(|one| game.is_none_or(|game| game == *one))
    {
        for (team, cards) in game.cards(library, None)? {
            let club = SearchNames::of([
                &team.club.name,
                &team.club.id,
                &team.club.short,
                &team.group,
            ]);
            let hit = |person| SearchHit {
                game,
                team: team.club.id.clone(),
                team_name: team.club.name.clone(),
                group: team.group.clone(),
                person,
            };
            if let Some(rank) = Rank::of_team(&words, &club) {
                found.push((rank, hit(None)));
            }
            let people = match cards {
                Cards::Names | Cards::Ratings { .. } => Vec::new(),
                cards => cards.people(),
            };
            for person in people {
                if let Some(rank) = Rank::of_person(&words, &person, &club) {
                    found.push((rank, hit(Some(person))));
                }
            }
        }
    }
    found.sort_by(|(a, _), (b, _)| {
        b.nearness
            .cmp(&a.nearness)
            .then(b.ability.total_cmp(&a.ability))
    });
    let more = found.len().saturating_sub(MOST);
    let hits = found.into_iter().take(MOST).map(|(_, hit)| hit).collect();
    Ok(SearchResult { hits, more })
}

/// A word of a question.
enum SearchWord {
    Plain(String),
    /// An ability, and what its number must be.
    Limit(String, Limit, f64),
}

#[derive(Clone, Copy)]
enum Limit {
    AtLeast,
    AtMost,
    Above,
    Below,
    Just,
}

impl SearchWord {
    fn of(text: &str) -> SearchWord {
        // The longer signs first.
        let signs = [
            (">=", Limit::AtLeast),
            ("<=", Limit::AtMost),
            (">", Limit::Above),
            ("<", Limit::Below),
            ("=", Limit::Just),
        ];
        let limit = signs.into_iter().find_map(|(sign, limit)| {
            let (name, number) = text.split_once(sign)?;
            let number: f64 = number.parse().ok()?;
            (!name.is_empty()).then(|| SearchWord::Limit(plain(name), limit, number))
        });
        limit.unwrap_or_else(|| SearchWord::Plain(plain(text)))
    }
}

impl Limit {
    fn holds(self, value: f64, number: f64) -> bool {
        match self {
            Limit::AtLeast => value >= number,
            Limit::AtMost => value <= number,
            Limit::Above => value > number,
            Limit::Below => value < number,
            Limit::Just => (value - number).abs() < 1e-9,
        }
    }
}

/// Names to look in, plainly written.
struct SearchNames(Vec<String>);

impl SearchNames {
    fn of<const N: usize>(names: [&str; N]) -> SearchNames {
        SearchNames(names.into_iter().map(plain).collect())
    }

    /// How near a word comes: 3 at the beginning of a name, 2 of a word in it, 1 anywhere.
    fn nearness(&self, word: &str) -> Option<u32> {
        let near = |name: &String| {
            let begins = |part: &str| part.starts_with(word);
            match () {
                () if begins(name) => Some(3),
                () if name.split([' ', '-']).any(begins) => Some(2),
                () if name.contains(word) => Some(1),
                () => None,
            }
        };
        self.0.iter().filter_map(near).max()
    }
}

struct Rank {
    nearness: u32,
    /// The sum of the abilities that were asked for.
    ability: f64,
}

impl Rank {
    fn of_team(words: &[SearchWord], club: &SearchNames) -> Option<Rank> {
        let near = words.iter().map(|word| match word {
            SearchWord::Plain(word) => club.nearness(word),
            SearchWord::Limit(..) => None,
        });
        let nearness: Option<u32> = near.sum();
        // A club comes before its players.
        nearness.map(|sum| Rank {
            nearness: 2 * sum + 1,
            ability: 0.0,
        })
    }

    /// Whoever is found by his club alone is not: the club is.
    fn of_person(words: &[SearchWord], person: &Person, club: &SearchNames) -> Option<Rank> {
        let own = SearchNames::of([&person.name]);
        let mut rank = Rank {
            nearness: 0,
            ability: 0.0,
        };
        let mut himself = false;
        for word in words {
            match word {
                SearchWord::Plain(word) => {
                    let positions = plain(&person.positions);
                    let position = positions.split([' ', '/']).any(|position| position == word);
                    let ability = person.ability(|name| plain(name) == *word);
                    himself |= own.nearness(word).is_some() || position || ability.is_some();
                    rank.nearness += match (own.nearness(word), position, ability) {
                        (Some(near), ..) => 2 * near,
                        (None, true, _) => 2,
                        (None, false, Some(value)) => {
                            rank.ability += value;
                            2
                        }
                        (None, false, None) => club.nearness(word)?,
                    };
                }
                SearchWord::Limit(name, limit, number) => {
                    let is = |known: &str| {
                        let known = plain(known);
                        known.starts_with(name.as_str()) || name.starts_with(&known)
                    };
                    let value = person.ability(is)?;
                    limit.holds(value, *number).then_some(())?;
                    himself = true;
                    rank.ability += value;
                }
            }
        }
        himself.then_some(rank)
    }
}

trait Able {
    fn ability(&self, is: impl Fn(&str) -> bool) -> Option<f64>;
}

impl Able for Person {
    /// The first ability that is meant.
    fn ability(&self, is: impl Fn(&str) -> bool) -> Option<f64> {
        let found = self.abilities.iter().find(|(name, _)| is(name));
        found.map(|(_, value)| *value)
    }
}

/// Small letters without marks, as people type them.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à'..='å' | 'ā' | 'ă' | 'ą' => plain.push('a'),
            'ç' | 'ć' | 'č' => plain.push('c'),
            'ď' | 'đ' | 'ð' => plain.push('d'),
            'è'..='ë' | 'ē' | 'ę' | 'ě' => plain.push('e'),
            'ğ' => plain.push('g'),
            'ì'..='ï' | 'ī' | 'ı' => plain.push('i'),
            'ł' => plain.push('l'),
            'ñ' | 'ń' | 'ň' => plain.push('n'),
            'ò'..='ö' | 'ø' | 'ō' | 'ő' => plain.push('o'),
            'ř' => plain.push('r'),
            'ś' | 'ş' | 'š' | 'ș' => plain.push('s'),
            'ţ' | 'ť' | 'ț' => plain.push('t'),
            'ù'..='ü' | 'ū' | 'ů' | 'ű' => plain.push('u'),
            'ý' | 'ÿ' => plain.push('y'),
            'ź' | 'ż' | 'ž' => plain.push('z'),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'ß' => plain.push_str("ss"),
            // What is left of a capital with a dot.
            '\u{307}' => (),
            letter => plain.push(letter),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        let found = search(&Library::bundled(), None, text).unwrap();
        let name = |hit: SearchHit| hit.person.map_or(hit.team_name, |person| person.name);
        found.hits.into_iter().map(name).collect()
    }

    #[test]
    fn a_player_is_found_without_marks_and_a_club_before_its_players() {
        assert_eq!(names("brkljaca")[0], "Dejan Brkljača");
        assert_eq!(names("candlew")[0], "Candleworth Miners");
        // His name and his club together.
        let both = search(
            &Library::bundled(),
            Some(GameId::InsideTheNet),
            "candleworth brklj",
        );
        assert_eq!(both.unwrap().hits.len(), 1);
        assert!(names("xyzzy").is_empty());
        assert!(names("  ").is_empty());
    }

    #[test]
    fn players_are_found_by_position_and_ability() {
        let game = Some(GameId::CounterAttack);
        let found = search(&Library::bundled(), game, "redmoor sho>=6").unwrap();
        // Lathbury and Garside have a 6 in data/counter-attack/teams/invented.txt.
        let name = |hit: &SearchHit| hit.person.as_ref().unwrap().name.clone();
        let mut men: Vec<String> = found.hits.iter().map(name).collect();
        men.sort();
        assert!(men.contains(&"Ewan Garside".to_string()), "{men:?}");
        assert!(men.contains(&"Howard Lathbury".to_string()), "{men:?}");
        let keepers = search(&Library::bundled(), game, "redmoor gk").unwrap();
        assert!(
            keepers
                .hits
                .iter()
                .all(|hit| hit.person.as_ref().unwrap().positions == "GK")
        );
        assert!(!keepers.hits.is_empty());
        // The best come first.
        let best = search(
            &Library::bundled(),
            Some(GameId::InsideTheNet),
            "candleworth pk",
        )
        .unwrap();
        let pk = |hit: &SearchHit| {
            hit.person
                .as_ref()
                .unwrap()
                .ability(|name| name == "PK")
                .unwrap()
        };
        let numbers: Vec<f64> = best.hits.iter().map(pk).collect();
        assert!(
            numbers.len() > 5 && numbers.is_sorted_by(|a, b| a >= b),
            "{numbers:?}"
        );
    }

    #[test]
    fn more_than_fits_is_counted() {
        let found = search(&Library::bundled(), None, "a").unwrap();
        assert_eq!(found.hits.len(), MOST);
        assert!(found.more > 100);
    }
}
