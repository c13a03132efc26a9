//! From rooms to shapes.

use arena::Match;
use clubhouse::{Created, Room, Seat};
use games::wish::Whose;
use tabletop::log::standing;
use wire::{
    PledgeShape, Setup, Standing, frames,
    room::{
        ClockShape, CreatedShape, DiceShape, Now, SeatsShape, SummaryShape, UndoShape, Update, View,
    },
};

pub fn created(created: Created) -> CreatedShape {
    let secrets = created.secrets;
    CreatedShape {
        id: created.id,
        seats: SeatsShape {
            home: secrets.coaches.home,
            away: secrets.coaches.away,
            referee: secrets.referee,
        },
    }
}

/// Whose dice are wished for.
pub fn whose(dice: DiceShape) -> Whose {
    match dice {
        DiceShape::App => Whose::App,
        DiceShape::Mine => Whose::Mine,
        DiceShape::Verifiable => Whose::Verifiable,
    }
}

/// The match as the holder of a secret may see it.
pub fn view(id: &str, room: &Room, secret: &str, language: &str) -> View {
    let sealed = room.seen_with(secret);
    let played = sealed.as_deref().unwrap_or(room.played.as_ref());
    View {
        id: id.to_string(),
        setup: Setup::new(played, room.one_screen),
        board: played.board(),
        you: room.seat(secret).ok().map(Into::into),
        now: now(room, played, sealed.is_some(), language),
        frames: frames(played, 0, language),
    }
}

/// What is new for the holder of a secret who saw the match with `since` lines.
pub fn update(room: &Room, secret: &str, since: Option<usize>, language: &str) -> Update {
    let sealed = room.seen_with(secret);
    let played = sealed.as_deref().unwrap_or(room.played.as_ref());
    let entries = room.played.entries();
    // Frame 0 is the start, then one for each answer that stands. What was sealed is
    // told from the beginning.
    let keep = since
        .and_then(|since| entries.get(..since))
        .map_or(0, |seen| {
            let (before, after) = (standing(seen), standing(entries));
            if sealed.is_some() || before.len() < room.played.unsealed_answers() {
                return 0;
            }
            let same = before.iter().zip(&after).take_while(|(a, b)| a == b);
            1 + same.count()
        });
    Update {
        now: now(room, played, sealed.is_some(), language),
        keep,
        frames: frames(played, keep, language),
    }
}

/// What is new for anybody, in JSON.
pub fn open_update(room: &Room, since: Option<usize>, language: &str) -> String {
    // It has no map whose keys are no texts, so that it cannot fail.
    wire::to_line(&update(room, "", since, language)).unwrap_or_default()
}

pub fn summary(id: String, room: &Room) -> SummaryShape {
    let setup = room.played.setup();
    SummaryShape {
        id,
        game: setup.game.id(),
        names: setup.names.clone(),
        coaches: setup.coaches.clone(),
        score: room.played.score(),
        at: room.played.moment().to_string(),
        over: room.played.pending().is_none(),
        waits_for: room.waits_for().map(Into::into),
        created: room.created,
        changed: room.changed,
    }
}

fn now(room: &Room, played: &dyn Match, sealed: bool, language: &str) -> Now {
    Now {
        standing: Standing::new(played, room.version(), language),
        waits_for: room.waits_for().map(Into::into),
        clock: room.clock().map(|clock| ClockShape {
            left: clock.left,
            decision: clock.decision,
            running: clock.running,
            pause_asked_by: room.pause_asked.and_then(Seat::side),
        }),
        undo: UndoShape {
            possible: room.can_undo(),
            asked_by: room.undo_asked.and_then(|(seat, _)| seat.side()),
            declined: room.undo_declined.and_then(Seat::side),
        },
        coaches: played.coaches().clone(),
        pledge: PledgeShape::new(played),
        rematch: room.rematch.clone(),
        sealed,
    }
}
