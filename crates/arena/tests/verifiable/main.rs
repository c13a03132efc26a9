//! Dice that both sides can verify: promised, added to, told at full time, thrown again.

#![allow(clippy::unwrap_used, clippy::panic)]

mod mixing;
mod python;

use arena::{DiceCheck, Due, Match, new_match, open_match, table::Answerer};
use games::{Dice, Foretold, GameId, HUMAN, MatchSetup};
use library::Library;
use tabletop::{
    BySide, Side, UndoRule,
    addition::commitment,
    log::{Entry, Log, Note},
    pledge::{Digits, Pledge},
    session::Refused,
};

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

fn added(side: Side) -> &'static str {
    match side {
        Side::Home => "000102030405060708090a0b0c0d0e0f seven goals please",
        Side::Away => "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff f00d",
    }
}

fn commit(played: &mut dyn Match, side: Side, addition: &str) -> Result<(), Refused> {
    let hash = commitment(Pledge::of(SECRET), side, addition);
    played.mix(Note::Commitment { side, hash })
}

fn reveal(played: &mut dyn Match, side: Side, addition: &str) -> Result<(), Refused> {
    let addition = addition.to_string();
    played.mix(Note::Reveal { side, addition })
}

/// Does what is due of a side.
fn do_due(played: &mut dyn Match, side: Side) -> Result<(), Refused> {
    match played.due(side) {
        Some(Due::Commitment) => commit(played, side, added(side)),
        Some(Due::Reveal) => reveal(played, side, added(side)),
        other => panic!("{side}: {other:?}"),
    }
}

/// A match between two people, before anybody has added anything.
fn promised(game: GameId) -> Box<dyn Match> {
    let library = Library::bundled();
    let teams = game.teams(&library).unwrap();
    let mut clubs = teams.iter().map(|team| &team.club);
    let (home, away) = (clubs.next().unwrap(), clubs.next().unwrap());
    let setup = MatchSetup {
        game,
        names: BySide {
            home: home.name.clone(),
            away: away.name.clone(),
        },
        teams: BySide {
            home: Some(home.id.clone()),
            away: Some(away.id.clone()),
        },
        coaches: BySide::both(HUMAN.to_string()),
        dice: Dice::Verifiable(Pledge::of(SECRET)),
        undo: UndoRule::Off,
        reroll: false,
        foretold: Foretold::default(),
        options: Vec::new(),
        asked: None,
        men: BySide::default(),
    };
    let mut played = new_match(&setup, &library).unwrap();
    played.hold_secret(SECRET).unwrap();
    played
}

/// The same played to its end, by defaults.
fn played(game: GameId) -> Box<dyn Match> {
    let mut played = promised(game);
    while let Some(answerer) = played.answerer() {
        match answerer {
            Answerer::Contributor(side) => do_due(played.as_mut(), side),
            _ => played.answer_by_program(),
        }
        .unwrap();
    }
    played
}

fn opened(log: &Log) -> Result<Box<dyn Match>, String> {
    open_match(&log.to_string(), &Library::bundled()).map_err(|error| error.to_string())
}

#[test]
fn a_match_of_every_game_can_be_checked_with_nothing_but_its_file() {
    for game in GameId::ALL {
        let played = played(game);
        let text = played.save();
        let last = text.lines().last().unwrap();
        assert!(last.ends_with(&format!("secret {SECRET}")), "{last}");
        let again = open_match(&text, &Library::bundled()).unwrap();
        let dice = again.entries().iter().filter(|entry| is_chance(entry));
        let dice = dice.count();
        assert!(dice > 0, "{game}");
        assert_eq!(again.check_dice(), Ok(DiceCheck::OfSecret(dice)), "{game}");
    }
}

/// Worked out with Python's hashlib by the procedure in `docs/dice.md`: goal-dice begins with
/// two dice of ten faces, 0 to 9; action-deck with one of 101 cards.
#[test]
fn known_dice_and_cards() {
    let dice = played(GameId::GoalDice);
    let first: Vec<String> = dice.entries()[..6].iter().map(Entry::to_string).collect();
    let expected = [
        "commit home: 29b4aae1814cab94b1f9eb7876cd04a26d8cdd578c96645e653cec494ca402c3",
        "commit away: 1c35f89130a0c7b9c863ce86b7db31d2d47d16375dce2072bfd4415fa997f3a2",
        "reveal home: 000102030405060708090a0b0c0d0e0f seven goals please",
        "reveal away: f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff f00d",
        "toss 4",
        "toss 4",
    ];
    assert_eq!(first, expected);
    let cards = played(GameId::ActionDeck);
    assert_eq!(cards.entries()[4].to_string(), "card 73");
}

/// Matches of before open, verify and go on as they were.
#[test]
fn files_of_before_are_as_they_were() {
    let verifiable = include_str!("../fixtures/verifiable-1.touchline");
    let again = open_match(verifiable, &Library::bundled()).unwrap();
    assert_eq!(again.check_dice(), Ok(DiceCheck::OfSecret(26)));
    assert_eq!(again.save(), verifiable);
    assert_eq!(again.contributions().away, Some("f00d"));
    let seed = include_str!("../fixtures/seed.touchline");
    let again = open_match(seed, &Library::bundled()).unwrap();
    assert_eq!(again.check_dice(), Ok(DiceCheck::OfSeed(26)));
    assert_eq!(again.save(), seed);

    // One that was left before all had added goes on in the old form.
    let mut begun = Log::parse(verifiable).unwrap();
    let Some(Entry::Note(Note::Secret(secret))) = begun.entries.last().cloned() else {
        panic!("the secret is told last");
    };
    begun.entries.truncate(1);
    let mut again = open_match(&begun.to_string(), &Library::bundled()).unwrap();
    again.hold_secret(&secret).unwrap();
    assert_eq!(again.due(Side::Away), Some(Due::Contribution));
    let text = "f00d".to_string();
    let side = Side::Away;
    again.mix(Note::Contribution { side, text }).unwrap();
    while again.answerer().is_some() {
        again.answer_by_program().unwrap();
    }
    let whole = Log::parse(verifiable).unwrap();
    assert_eq!(again.entries()[..4], whole.entries[..4]);
}

/// The program's own dice of a key, worked out with Python's hashlib.
#[test]
fn dice_of_a_key() {
    let key = Digits::named(SECRET).unwrap();
    let mut setup = promised(GameId::GoalDice).setup().clone();
    setup.dice = Dice::Key(key);
    let mut played = new_match(&setup, &Library::bundled()).unwrap();
    while played.answerer().is_some() {
        played.answer_by_program().unwrap();
    }
    let first: Vec<String> = played.entries()[..2].iter().map(Entry::to_string).collect();
    assert_eq!(first, ["toss 7", "toss 8"]);
    let text = played.save();
    assert!(text.contains(&format!("\ndice: app key {SECRET}\n")));
    let again = open_match(&text, &Library::bundled()).unwrap();
    let dice = again.entries().iter().filter(|entry| is_chance(entry));
    assert_eq!(again.check_dice(), Ok(DiceCheck::OfSeed(dice.count())));
}

#[test]
fn without_the_secret_a_match_waits_and_says_so() {
    let mut begun = promised(GameId::GoalDice);
    for side in [Side::Home, Side::Away, Side::Home, Side::Away] {
        do_due(begun.as_mut(), side).unwrap();
    }
    begun.answer_by_program().unwrap();
    let text = begun.save();
    assert!(!text.contains(SECRET) && begun.secret().is_none());
    let mut elsewhere = open_match(&text, &Library::bundled()).unwrap();
    assert_eq!(elsewhere.check_dice(), Ok(DiceCheck::NotRevealed));
    assert_eq!(elsewhere.answer_by_program(), Err(Refused::Secret));
    assert!(elsewhere.hold_secret("another").is_err());
    elsewhere.hold_secret(SECRET).unwrap();
    elsewhere.answer_by_program().unwrap();
}

/// Somebody changes a line and makes the chain of hashes anew.
#[test]
fn whatever_is_changed_is_found() {
    for game in [GameId::GoalDice, GameId::ActionDeck] {
        let fair = Log::parse(&played(game).save()).unwrap();
        let changed = |at: usize, entry: Entry| {
            let mut log = fair.clone();
            log.entries[at] = entry;
            log
        };
        let last = fair.entries.len() - 1;
        let other = SECRET.replace('0', "1");
        let secret = changed(last, Entry::Note(Note::Secret(other)));
        let fault = opened(&secret).err().unwrap();
        let line = format!("line {}", fair.line_of(last));
        assert!(
            fault.contains(&line) && fault.contains("promised"),
            "{fault}"
        );

        let side = Side::Home;
        let addition = added(side).replace("seven", "eight");
        let revealed = changed(2, Entry::Note(Note::Reveal { side, addition }));
        let fault = opened(&revealed).err().unwrap();
        assert!(fault.contains("another addition"), "{fault}");

        // Another die or card: the rules or the dice tell, and name that line.
        let mut told_by_dice = 0;
        for at in (0..last).filter(|&at| is_chance(&fair.entries[at])) {
            let Entry::Answer(mut answer) = fair.entries[at].clone() else {
                continue;
            };
            answer.text = if answer.text == "2" { "3" } else { "2" }.to_string();
            match opened(&changed(at, Entry::Answer(answer))) {
                Ok(played) => {
                    assert_eq!(played.check_dice(), Err(at + 1), "{game}");
                    told_by_dice += 1;
                }
                Err(fault) => assert!(fault.contains("line "), "{fault}"),
            }
        }
        assert!(told_by_dice > 0, "{game}");
    }
}

fn is_chance(entry: &Entry) -> bool {
    matches!(entry, Entry::Answer(answer) if !answer.is_decision() && answer.label != "clock")
}

#[test]
fn a_secret_out_of_place_is_not_opened() {
    let fair = Log::parse(&played(GameId::GoalDice).save()).unwrap();
    let mut early = fair.clone();
    let secret = early.entries.pop().unwrap();
    early.entries.pop();
    early.entries.push(secret.clone());
    assert!(opened(&early).err().unwrap().contains("before full time"));
    let mut twice = fair.clone();
    twice.entries.push(secret.clone());
    assert!(opened(&twice).err().unwrap().contains("nothing can follow"));
    let mut plain = fair;
    for (name, value) in &mut plain.header.fields {
        if name == "dice" {
            *value = "mine".to_string();
        }
    }
    assert!(opened(&plain).err().unwrap().contains("not verifiable"));
    let dice = &mut plain.header.fields;
    dice.iter_mut().for_each(|(name, value)| {
        if name == "dice" {
            *value = Dice::Verifiable(Pledge::of(SECRET)).to_string();
        } else if name == "undo" {
            *value = "free".to_string();
        }
    });
    assert!(opened(&plain).err().unwrap().contains("undo: off"));
}
