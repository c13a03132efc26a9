//! Recaps: what they say, in every language.

use football::ENGLISH;
use library::Library;
use seasons::SeasonWords;
use seasons::recap::{self, RecapMarkup, RecapPart};

use crate::office::{play_rounds, season};

#[test]
fn a_season_a_round_and_a_match_are_told() {
    let library = Library::default();
    let mut league = season("league", "inside-the-net", 4);
    play_rounds(&mut league, 6);
    let books = library.phrase_books().unwrap();
    let words = SeasonWords::of(&books, ENGLISH);
    let whole = recap::of_season(&league, &words).unwrap();
    let whole = recap::write(&whole, RecapMarkup::Markdown, ENGLISH);
    let champion = league.name(league.course().champion().unwrap());
    assert!(
        whole.contains(&format!("{champion} won it; 12 matches")),
        "{whole}"
    );
    assert!(whole.contains("## Scorers"), "{whole}");
    assert!(
        whole.contains("## Records\n\n- highest home win, "),
        "{whole}"
    );
    let round = recap::of_round(&league, 0, 1, &words).unwrap();
    let round = recap::write(&round, RecapMarkup::Bbcode, ENGLISH);
    assert_eq!(round.matches("[*]").count(), 2, "{round}");
    assert!(recap::of_round(&league, 0, 9, &words).is_err());
    for found in league.course().matches() {
        let (pieces, card) = recap::of_match(&league, found.key, &library, &words).unwrap();
        // Every goal has its minute.
        for side in 0..2 {
            let minutes = card.scorers[side]
                .iter()
                .map(|text| text.matches('\'').count());
            assert_eq!(
                minutes.sum::<usize>(),
                card.goals[side] as usize,
                "{card:?}"
            );
        }
        let html = recap::write(&pieces, RecapMarkup::Html, ENGLISH);
        assert!(html.contains("<svg") && html.contains("</svg>"));
    }
}

/// Every word of a recap is there in German, and none is left in English.
#[test]
fn a_season_is_told_in_german() {
    let library = Library::default();
    let mut cup = season("cup", "inside-the-net", 4);
    play_rounds(&mut cup, 2);
    let books = library.phrase_books().unwrap();
    let words = SeasonWords::of(&books, "de");
    let told = recap::of_season(&cup, &words).unwrap();
    let champion = cup.name(cup.course().champion().unwrap());
    assert_eq!(
        told[1],
        RecapPart::Text(format!("{champion} hat gewonnen; 3 Spiele."))
    );
    let heading = |part: &RecapPart| match part {
        RecapPart::Heading(2, text) => Some(text.clone()),
        _ => None,
    };
    let headings: Vec<String> = told.iter().filter_map(heading).collect();
    assert_eq!(headings[..3], ["Halbfinale", "Finale", "Torschützen"]);
    assert_eq!(headings.last().map(String::as_str), Some("Rekorde"));
    let html = recap::write(&told, RecapMarkup::Html, words.language);
    assert!(html.contains("<html lang=\"de\">"), "{html}");
    assert!(
        !html.contains("longest") && !html.contains("recap."),
        "{html}"
    );
}
