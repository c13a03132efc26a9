//! How the sides add to the dice: bound before anything is revealed, and nobody comes last.

use arena::{DiceCheck, Due, open_match, table::Answerer};
use games::GameId;
use library::Library;
use tabletop::{Side, addition::commitment, log::Note, pledge::Pledge, session::Refused};

use crate::{SECRET, added, commit, do_due, promised, reveal};

#[test]
fn nothing_is_revealed_before_both_sides_are_bound() {
    let mut match_ = promised(GameId::GoalDice);
    let played = match_.as_mut();
    let (home, away) = (Side::Home, Side::Away);
    assert_eq!(played.answer_by_program(), Err(Refused::NotBegun(home)));
    assert_eq!(played.answer("5"), Err(Refused::NotBegun(home)));
    let open = Note::Contribution {
        side: home,
        text: "in the open".to_string(),
    };
    assert!(played.mix(open).is_err(), "that was the form of before");
    reveal(played, home, added(home)).unwrap_err();
    commit(played, home, added(home)).unwrap();
    assert_eq!(played.due(home), None, "it waits for the other");
    assert_eq!(played.answerer(), Some(Answerer::Contributor(away)));
    reveal(played, home, added(home)).unwrap_err();
    let twice = commit(played, home, added(away)).unwrap_err();
    assert!(twice.to_string().contains("bound"), "{twice}");
    let short = Note::Commitment {
        side: away,
        hash: "7".to_string(),
    };
    assert!(played.mix(short).unwrap_err().to_string().contains("64"));
    commit(played, away, added(away)).unwrap();
    // Home first, and nothing but what it was bound to.
    assert_eq!(
        (played.due(home), played.due(away)),
        (Some(Due::Reveal), None)
    );
    reveal(played, away, added(away)).unwrap_err();
    let other = reveal(played, home, added(away)).unwrap_err();
    assert!(other.to_string().contains("another addition"), "{other}");
    reveal(played, home, added(home)).unwrap();
    assert_eq!(played.answer_by_program(), Err(Refused::NotBegun(away)));
    reveal(played, away, added(away)).unwrap();
    assert_eq!(played.answerer(), Some(Answerer::Program));
    commit(played, home, added(home)).unwrap_err();
}

/// The hash is bound to the side and to the match: nobody can copy the other's.
#[test]
fn a_commitment_cannot_be_copied() {
    let mut played = promised(GameId::GoalDice);
    let hash = commitment(Pledge::of(SECRET), Side::Home, added(Side::Home));
    for side in Side::BOTH {
        let hash = hash.clone();
        played.mix(Note::Commitment { side, hash }).unwrap();
    }
    reveal(played.as_mut(), Side::Home, added(Side::Home)).unwrap();
    reveal(played.as_mut(), Side::Away, added(Side::Home)).unwrap_err();
}

/// An addition that could be guessed is none: the hash would tell it.
#[test]
fn an_addition_without_a_salt_is_refused() {
    let mut played = promised(GameId::GoalDice);
    commit(played.as_mut(), Side::Home, "7").unwrap();
    commit(played.as_mut(), Side::Away, added(Side::Away)).unwrap();
    let refused = reveal(played.as_mut(), Side::Home, "7").unwrap_err();
    assert!(refused.to_string().contains("32 hexadecimal"), "{refused}");
}

#[test]
fn who_does_not_reveal_is_named_and_the_other_decides() {
    let mut match_ = promised(GameId::GoalDice);
    let played = match_.as_mut();
    let (home, away) = (Side::Home, Side::Away);
    played.mix(Note::Unrevealed(home)).unwrap_err();
    commit(played, home, added(home)).unwrap();
    commit(played, away, added(away)).unwrap();
    reveal(played, home, added(home)).unwrap();
    played.mix(Note::Anew(home)).unwrap_err();
    played.mix(Note::Unrevealed(home)).unwrap_err();
    played.mix(Note::Unrevealed(away)).unwrap();
    assert_eq!(played.unrevealed(), Some(away));
    // A computer that adds nothing would be another set of dice.
    let coach = played.hand_over(away, "sensible").unwrap_err();
    assert!(coach.to_string().contains("mixed"), "{coach}");
    let alone = played.mix(Note::Anew(away)).unwrap_err();
    assert!(alone.to_string().contains("only home"), "{alone}");
    played.mix(Note::Anew(home)).unwrap();
    assert_eq!(played.unrevealed(), None);
    assert_eq!(played.due(home), Some(Due::Commitment));
    // Everything from the start, and the log tells all of it.
    for side in [home, away, home, away] {
        do_due(played, side).unwrap();
    }
    while played.answerer().is_some() {
        played.answer_by_program().unwrap();
    }
    let text = played.save();
    for line in [" unrevealed away\n", " anew home\n"] {
        assert!(text.contains(line), "{text}");
    }
    let again = open_match(&text, &Library::bundled()).unwrap();
    assert!(matches!(again.check_dice(), Ok(DiceCheck::OfSecret(_))));
}

/// Who was named may still reveal, and then nobody can begin anew.
#[test]
fn who_was_named_may_still_reveal() {
    let mut played = promised(GameId::GoalDice);
    for side in Side::BOTH {
        commit(played.as_mut(), side, added(side)).unwrap();
    }
    played.mix(Note::Unrevealed(Side::Home)).unwrap();
    played.mix(Note::Unrevealed(Side::Home)).unwrap_err();
    reveal(played.as_mut(), Side::Home, added(Side::Home)).unwrap();
    played.mix(Note::Anew(Side::Away)).unwrap_err();
    assert_eq!(played.unrevealed(), None);
}

/// Somebody who knows the secret and comes last: whatever he tries, it is not what he was
/// bound to.
#[test]
fn who_comes_last_cannot_try_until_it_suits_him() {
    let mut played = promised(GameId::GoalDice);
    for side in Side::BOTH {
        commit(played.as_mut(), side, added(side)).unwrap();
    }
    reveal(played.as_mut(), Side::Home, added(Side::Home)).unwrap();
    for attempt in 0_u32..1000 {
        let addition = format!("{attempt:032x}");
        reveal(played.as_mut(), Side::Away, &addition).unwrap_err();
    }
    reveal(played.as_mut(), Side::Away, added(Side::Away)).unwrap();
}
