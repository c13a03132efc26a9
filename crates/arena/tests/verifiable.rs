//! Dice that both sides can verify: promised, added to, told at full time, thrown again.

#![allow(clippy::unwrap_used)]

use arena::{
    Dice, DiceCheck, GameId, HUMAN, Match, MatchSetup, new_match, open_match, table::Answerer,
};
use library::Library;
use tabletop::{
    BySide, Side, UndoRule,
    log::{Entry, Log, Note},
    pledge::Pledge,
    session::Refused,
};

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

fn added(side: Side) -> &'static str {
    match side {
        Side::Home => "seven goals please",
        Side::Away => "f00d",
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
            Answerer::Contributor(side) => played.contribute(side, added(side)),
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

/// Worked out with Python's hashlib by the procedure in `docs/match-files.md`: goal-dice
/// begins with two dice of ten faces, 0 to 9; action-deck with one of 101 cards.
#[test]
fn known_dice_and_cards() {
    let dice = played(GameId::GoalDice);
    let first: Vec<String> = dice.entries()[..4].iter().map(Entry::to_string).collect();
    let expected = [
        "contribution home: seven goals please",
        "contribution away: f00d",
        "toss 5",
        "toss 7",
    ];
    assert_eq!(first, expected);
    let cards = played(GameId::ActionDeck);
    assert_eq!(cards.entries()[2].to_string(), "card 62");
}

#[test]
fn nothing_is_answered_before_both_sides_have_added_to_the_dice() {
    let mut played = promised(GameId::GoalDice);
    assert_eq!(
        played.answer_by_program(),
        Err(Refused::NotBegun(Side::Home))
    );
    assert_eq!(played.answer("5"), Err(Refused::NotBegun(Side::Home)));
    played.contribute(Side::Home, "a").unwrap();
    assert_eq!(played.answerer(), Some(Answerer::Contributor(Side::Away)));
    let twice = played.contribute(Side::Home, "b").unwrap_err();
    assert!(twice.to_string().contains("before"), "{twice}");
    let lines = played.contribute(Side::Away, "b\nc").unwrap_err();
    assert!(lines.to_string().contains("one line"), "{lines}");
    played.contribute(Side::Away, "b").unwrap();
    assert_eq!(played.answerer(), Some(Answerer::Program));
    let late = played.contribute(Side::Away, "c").unwrap_err();
    assert!(late.to_string().contains("before"), "{late}");
}

#[test]
fn without_the_secret_a_match_waits_and_says_so() {
    let mut begun = promised(GameId::GoalDice);
    for side in Side::BOTH {
        begun.contribute(side, added(side)).unwrap();
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

        let text = "eight goals please".to_string();
        let side = Side::Home;
        let contribution = changed(0, Entry::Note(Note::Contribution { side, text }));
        let first_die = fair.entries.iter().position(is_chance).unwrap();
        let found = opened(&contribution).unwrap().check_dice();
        assert!(
            found.is_err_and(|line| line > first_die),
            "{game}: {found:?}"
        );

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
