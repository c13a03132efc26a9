//! The words of a match.

use std::collections::BTreeSet;

use arena::{Match, new_match};
use football::{ENGLISH, What};
use games::{Dice, Foretold, GameId, MatchSetup, words::GameWords};
use library::Library;
use simulation::StoryLine;
use tabletop::{BySide, UndoRule};

/// Coaches who play on their own, each game with one.
fn coach(game: GameId) -> &'static str {
    match game {
        GameId::CounterAttack => "greedy",
        _ => game.coaches()[0].0,
    }
}

fn lines(game: GameId, seed: u64, language: &str) -> Vec<String> {
    let story = played(game, coach(game), seed, &[]).story(language);
    story.into_iter().filter_map(|line| line.words).collect()
}

/// So many lines tell a match; a slow game is played less often.
fn matches(game: GameId) -> u64 {
    let said = std::env::var("TOUCHLINE_MATCHES");
    let said = said.ok().and_then(|number| number.parse().ok());
    said.unwrap_or(match game {
        GameId::CounterAttack => 1,
        _ => 4,
    })
}

fn played(game: GameId, coach: &str, seed: u64, options: &[&str]) -> Box<dyn Match> {
    let teams = game.teams(&Library::bundled()).unwrap();
    let setup = MatchSetup {
        game,
        names: BySide {
            home: teams[0].club.name.clone(),
            away: teams[1].club.name.clone(),
        },
        teams: BySide::both(None),
        coaches: BySide::both(coach.to_string()),
        dice: Dice::App { seed, index: 0 },
        undo: UndoRule::Free,
        reroll: false,
        foretold: Foretold::default(),
        options: options.iter().map(ToString::to_string).collect(),
        asked: None,
        men: BySide::default(),
    };
    let mut played = new_match(&setup, &Library::bundled()).unwrap();
    while played.pending().is_some() {
        played.answer_by_program().unwrap();
    }
    played
}

/// Shots, saves, goals, fouls and the like come of dice or cards, and what is said of them has its
/// reason beside it: which dice, what they were held against, and a rule that the rules page has.
#[test]
fn what_is_said_has_its_reason() {
    for game in GameId::ALL {
        let rules = format!("{}/../../docs/rules/{game}.md", env!("CARGO_MANIFEST_DIR"));
        let rules = std::fs::read_to_string(rules).unwrap();
        let mut said = 0;
        for frame in played(game, coach(game), 4, &[]).frames(0, ENGLISH) {
            for line in frame.story.iter().filter(|line| line.why.is_some()) {
                let clause = line.clause.unwrap();
                assert!(rules.contains(clause), "{game}: {clause}");
                assert_ne!(line.why.as_deref(), Some(""), "{game}: {clause}");
            }
            let counts = |event: &football::Event| {
                !matches!(
                    event.what,
                    What::KickOff
                        | What::PeriodEnd
                        | What::FullTime
                        | What::Substitution
                        // A restart: the foul before it has the reason.
                        | What::FreeKick
                )
            };
            let tells = frame
                .story
                .iter()
                .any(|line| line.words.is_some() && line.common.iter().any(counts));
            if tells {
                said += 1;
                let reasons = frame.story.iter().filter(|line| line.why.is_some());
                assert!(reasons.count() > 0, "{game}: {:#?}", frame.story);
            }
        }
        assert!(said > 5, "{game}: {said}");
    }
}

/// What a match sounds like, in every game and language: prose without anything looked up, no
/// sentence twice within ten lines. With `TOUCHLINE_MATCHES=20` and `--nocapture` it prints the
/// figures of so many matches, and excerpts.
#[test]
fn a_match_is_told_in_prose() {
    let books = Library::bundled().phrase_books().unwrap();
    for (game, language) in GameId::ALL.into_iter().flat_map(|game| {
        let each = books.languages().map(move |language| (game, language));
        each.collect::<Vec<_>>()
    }) {
        let (mut told, mut highlights, mut repeats, mut different) = (0, 0, 0, BTreeSet::new());
        let mut looked_up = 0;
        let matches = matches(game);
        for seed in 0..matches {
            let story = played(game, coach(game), seed, &[]).story(language);
            let said: Vec<_> = story.iter().filter(|line| line.words.is_some()).collect();
            highlights += said.iter().filter(|line| line.highlight).count();
            let lines: Vec<&str> = said.iter().filter_map(|it| it.words.as_deref()).collect();
            told += lines.len();
            for (nth, line) in lines.iter().enumerate() {
                let before = &lines[nth.saturating_sub(10)..nth];
                repeats += usize::from(before.contains(line));
                looked_up += usize::from(is_looked_up(line, &story));
                assert!(!line.contains(['{', '}', '|']), "{game} {language}: {line}");
                different.insert(line.to_string());
            }
            if std::env::var("TOUCHLINE_MATCHES").is_ok() && seed < 5 {
                let first = lines.len() * (seed as usize + 1) / 7;
                let some = said.iter().skip(first).take(10);
                println!("\n{game}, {language}, match {seed}:");
                some.for_each(|it| println!("{:>6}  {}", it.at, it.words.as_deref().unwrap()));
            }
        }
        println!(
            "\n{game}, {language}: {matches} matches, {:.0} lines a match, {:.0} of them \
             highlights, {} different lines of {told}, {repeats} again within ten, {looked_up} looked up",
            told as f64 / matches as f64,
            highlights as f64 / matches as f64,
            different.len(),
        );
        assert_eq!((repeats, looked_up), (0, 0), "{game} {language}");
        assert!(told as u64 > 40 * matches, "{game} {language}: {told}");
        assert!(
            highlights * 10 > told,
            "{game} {language}: {highlights} of {told}"
        );
        // The more matches, the more lines come again.
        assert!(
            different.len() * 2 > told || matches > 4,
            "{game} {language}"
        );
    }
}

/// True if a line is a reason in the place of a sentence, or full of numbers.
fn is_looked_up(line: &str, story: &[StoryLine]) -> bool {
    let numbers = line.split(|it: char| !it.is_ascii_digit());
    let numbers = numbers.filter(|part| !part.is_empty()).count();
    let mut reasons = story.iter().filter_map(|line| line.why.as_deref());
    numbers > 4 || reasons.any(|why| why == line)
}

#[test]
fn the_same_match_gets_the_same_words() {
    for game in [GameId::GoalDice, GameId::ActionDeck] {
        let told = lines(game, 3, ENGLISH);
        assert_eq!(told, lines(game, 3, ENGLISH));
        assert_ne!(told, lines(game, 4, ENGLISH));
        assert_ne!(told, lines(game, 3, "de"));
    }
}

/// Every language has the words of English, with slots that are filled, those in which the games
/// describe their options and coaches too.
#[test]
fn languages_have_the_same_keys() {
    let books = Library::bundled().phrase_books().unwrap();
    let mut english = GameWords::in_english();
    english.take_in(books.of(ENGLISH));
    let others: Vec<&str> = books.languages().filter(|it| *it != ENGLISH).collect();
    for language in &others {
        let own = Library::bundled().words_of(language).unwrap();
        let faults = english.faults_of(&own);
        assert!(faults.is_empty(), "{language}: {faults:#?}");
    }
    assert!(others.contains(&"de"));
}

/// In English a game is described where its options and coaches are; only readable names of options
/// and values stand in the phrase book.
#[test]
fn games_are_described_once() {
    let described = GameWords::in_english();
    let of_games = ["game.", "coach.", "option.", "value."];
    let english = Library::bundled().words_of(ENGLISH).unwrap();
    let better: Vec<&str> = english
        .keys()
        .filter(|key| of_games.iter().any(|begin| key.starts_with(begin)))
        .collect();
    assert!(better.len() > 50, "{better:#?}");
    for key in better {
        assert!(described.wordings(key) == 1, "{key}: nobody has that");
        let is_name = ["option.", "value."].iter().any(|it| key.starts_with(it));
        assert!(is_name && !key.ends_with(".meaning"), "{key}");
        assert_ne!(english.term(key), described.term(key), "{key}: the same");
    }
}

/// What is a word in one language is a word in another: a name that was only copied would be seen.
#[test]
fn options_have_readable_names() {
    let books = Library::bundled().phrase_books().unwrap();
    for language in books.languages() {
        let words = GameWords::of(books.of(language));
        for game in GameId::ALL {
            for spec in game.options() {
                let title = words.title(game, spec.name);
                let meaning = words.meaning(game, spec.name);
                assert!(!title.contains('_'), "{language}: {title}");
                assert!(title.chars().count() < 48, "{language}: {title}");
                let capital = title.chars().next().is_some_and(char::is_uppercase);
                assert!(capital, "{language}: {title}");
                assert_eq!(meaning == spec.meaning, language == ENGLISH, "{meaning}");
            }
        }
    }
}
