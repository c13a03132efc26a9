//! What the games say of themselves, in any language: their options and coaches, and each game in a
//! sentence. In English it stands where these are described, in other languages in
//! `words/LANGUAGE/options.toml`.

use football::PhraseBook;

use crate::GameId;

/// What the games say of themselves, in one language.
pub struct GameWords<'a> {
    book: &'a PhraseBook,
    english: PhraseBook,
}

impl GameWords<'_> {
    /// The file of a language's words that holds them.
    pub const FILE: &'static str = "options.toml";

    /// As part of the English phrase book: what every other language must have.
    #[must_use]
    pub fn in_english() -> PhraseBook {
        PhraseBook::of_texts(GameId::ALL.into_iter().flat_map(described))
    }
}

impl<'a> GameWords<'a> {
    /// In the language of this phrase book; what it lacks, in English.
    #[must_use]
    pub fn of(book: &'a PhraseBook) -> GameWords<'a> {
        let english = GameWords::in_english();
        GameWords { book, english }
    }

    /// The game in a sentence.
    #[must_use]
    pub fn about(&self, game: GameId) -> String {
        self.said(&of_game(game))
    }

    /// What a coach is called: people and programs of one's own as they are.
    #[must_use]
    pub fn coach(&self, game: GameId, name: &str) -> String {
        let known = self.known(&of_coach(game, name));
        known.unwrap_or_else(|| name.to_string())
    }

    /// What a computer coach does.
    #[must_use]
    pub fn manner(&self, game: GameId, name: &str) -> String {
        self.said(&of_manner(game, name))
    }

    /// A readable name of an option.
    #[must_use]
    pub fn title(&self, game: GameId, option: &str) -> String {
        self.said(&of_option(game, option))
    }

    /// What an option does, in a line.
    #[must_use]
    pub fn meaning(&self, game: GameId, option: &str) -> String {
        self.said(&of_meaning(game, option))
    }

    /// A value of an option that is a word.
    #[must_use]
    pub fn value(&self, game: GameId, option: &str, value: &str) -> String {
        self.said(&of_value(game, option, value))
    }

    fn known(&self, key: &str) -> Option<String> {
        self.book.term(key).or_else(|| self.english.term(key))
    }

    fn said(&self, key: &str) -> String {
        self.known(key).unwrap_or_else(|| key.to_string())
    }
}

/// What stands where the options and coaches of a game are described, by its keys. Names of options and
/// values are read as they are written: an English phrase book may have better ones.
fn described(game: GameId) -> Vec<(String, String)> {
    let mut said = vec![(of_game(game), game.about().to_string())];
    for (name, about) in game.coaches() {
        said.push((of_coach(game, name), name.to_string()));
        said.push((of_manner(game, name), about.to_string()));
    }
    for spec in game.options() {
        said.push((of_option(game, spec.name), capital(&readable(spec.name))));
        said.push((of_meaning(game, spec.name), spec.meaning.to_string()));
        for value in spec.values.words() {
            said.push((of_value(game, spec.name, value), readable(value)));
        }
    }
    said
}

fn of_game(game: GameId) -> String {
    format!("game.{game}")
}

fn of_coach(game: GameId, name: &str) -> String {
    format!("coach.{game}.{name}")
}

fn of_manner(game: GameId, name: &str) -> String {
    format!("coach.{game}.{name}.meaning")
}

fn of_option(game: GameId, name: &str) -> String {
    format!("option.{game}.{name}")
}

fn of_meaning(game: GameId, name: &str) -> String {
    format!("option.{game}.{name}.meaning")
}

fn of_value(game: GameId, name: &str, value: &str) -> String {
    format!("value.{game}.{name}.{value}")
}

fn readable(name: &str) -> String {
    name.replace('_', " ")
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|it| it.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
