//! Cards of one's own, named by what they show, at the terminal and on the server.

use std::fs;

use serde_json::json;

use crate::{
    kit::{Folder, Ran},
    serve::client::{Server, answers},
};

/// Plays with cards off a real deck: what was said, and the cards and dice that were kept.
fn typed(game: &str, lines: &str) -> (String, Vec<String>) {
    let folder = Folder::new();
    let saved = folder.file("mine.touchline");
    let args = ["play", "--game", game, "--dice", "mine", "--save"];
    let ran: Ran = folder.run_with(&[&args[..], &[saved.to_str().unwrap()]].concat(), lines);
    let log = tabletop::log::Log::parse_torn(&fs::read_to_string(saved).unwrap()).unwrap();
    let kept = log.entries.iter().filter_map(|entry| match entry {
        tabletop::log::Entry::Answer(answer) if !answer.is_decision() => Some(answer.to_string()),
        _ => None,
    });
    let kept = kept.collect();
    (ran.fine(), kept)
}

/// Card 4 has 22, 4 and 12 from top to bottom; card 2 has 91, 12 and 42.
#[test]
fn numbers_of_offense_charts() {
    let (out, kept) = typed("offense-charts", "bottom 12\nT 91\ntop 91\ncard 2\nquit\n");
    assert_eq!(kept, ["card 4", "card 2"]);
    assert!(
        out.contains("bottom is read; its number, or what it shows, as bottom 96)?"),
        "{out}"
    );
    assert!(
        out.contains("`top 91` is no answer to `card`: that card is gone; 98 are left"),
        "{out}"
    );
    assert!(
        out.contains("`2` is no answer to `card`: that card is gone"),
        "{out}"
    );
    // A card may be named by another of its numbers than the one that is read, in one breath,
    // and a number alone is the card's own.
    let (_, kept) = typed("offense-charts", "top 22 91\n5\nquit\n");
    assert_eq!(kept, ["card 4", "card 2", "card 5"]);
}

/// The first card with +1 in midfield is 2, with +1 CTL 1, with 0 FOUL 5; 101 has the X.
#[test]
fn readings_of_action_deck() {
    let (out, kept) = typed("action-deck", "number 41\n+1\nquit\n");
    assert_eq!(kept, ["card 41", "card 2"]);
    assert!(
        out.contains("cards left show `+1`: card 2 is taken."),
        "{out}"
    );
    let (_, kept) = typed("action-deck", "N 30 m +1 ctl\nquit\n");
    assert_eq!(kept, ["card 30", "card 1"]);
    let (_, kept) = typed("action-deck", "number X\nquit\n");
    assert_eq!(kept[0], "card 101");
    // What is read is not left to chance: 71 cards have AA.
    let (out, kept) = typed("action-deck", "number 200\nA AA\nAA 1x\nquit\n");
    assert!(kept.is_empty(), "{kept:?}");
    assert!(out.contains("or what it shows, as `number 1`"), "{out}");
}

/// Card 3 has 10v2s6 in midfield. A die may follow in the same breath.
#[test]
fn sections_of_inside_the_net() {
    let (_, kept) = typed("inside-the-net", "\nblue 7\n10v2s6\nquit\n");
    assert_eq!(kept, ["blue 7", "card 3"]);
    let (_, kept) = typed("inside-the-net", "\n7\nMID 10v2s6 black 14\nquit\n");
    assert_eq!(kept, ["blue 7", "card 3", "black 14"]);
    let (out, kept) = typed("inside-the-net", "\n7\nMID 11v11\nquit\n");
    assert_eq!(kept, ["blue 7"]);
    assert!(
        out.contains("the number of one of the 108 cards left, or what it shows"),
        "{out}"
    );
}

/// The page sends what was typed, in one breath; who did not hear of it says it again.
#[test]
fn the_server_reads_them_too() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let wish = json!({ "game": "offense-charts", "dice": "mine" });
    let table = server.client().create(&wish);
    let body = json!({ "version": table.version(), "answers": ["bottom 12 top 91"] });
    for _ in 0..2 {
        let reply = table
            .client
            .post(&table.path("/answers"), &table.home, &body);
        reply.fine();
        assert_eq!(answers(&table.view()), ["card: 4", "card: 2"]);
    }
    let again = table.answer(&table.home, &["top 91"]).refused(422);
    assert!(again.contains("that card is gone"), "{again}");
}
