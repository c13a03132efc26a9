//! The draft (CA-3.2 to CA-3.4), played as a procedure.

use counter_attack::{
    Squad,
    draft::{Draft, DraftPick, Picked},
};
use tabletop::{BySide, Question, Session, Side, UndoRule, laws::keep_all_but_odds};

const SQUADS: &str = include_str!("../../../../data/counter-attack/teams/invented.txt");

fn clubs() -> BySide<[String; 3]> {
    let club = |id: &str| [id, id, "ABC"].map(str::to_string);
    BySide {
        home: club("home"),
        away: club("away"),
    }
}

fn draft(keepers: u8) -> Session<Draft> {
    let draft = Draft::new(SQUADS, keepers, clubs()).unwrap();
    Session::new(draft, UndoRule::Free)
}

/// Turns up the first cards left, and takes the first card open.
fn go_on(session: &mut Session<Draft>) {
    match session.waiting().unwrap() {
        Question::Decide(decision) if decision.name == "shirt" => session.answer("done").unwrap(),
        _ => session.answer_index(0).unwrap(),
    }
}

fn asked(session: &Session<Draft>) -> Option<Side> {
    match session.waiting() {
        Some(Question::Decide(decision)) => Some(decision.side),
        _ => None,
    }
}

/// Who picked, in order, by rounds.
fn pickers(session: &Session<Draft>) -> Vec<String> {
    let mut rounds: Vec<String> = Vec::new();
    let mut last = u8::MAX;
    for event in session.events() {
        match event {
            Picked::TurnedUp { round, .. } if *round != last => {
                last = *round;
                rounds.push(String::new());
            }
            Picked::Card { side, .. } => {
                let letter = if *side == Side::Home { 'H' } else { 'A' };
                rounds.last_mut().unwrap().push(letter);
            }
            _ => {}
        }
    }
    rounds
}

/// The keepers: a tie is rolled again, the higher picks first, picks alternate.
#[test]
fn keepers_are_picked_first() {
    // CA-3.2
    let mut session = draft(2);
    for face in ["3", "3", "2", "5"] {
        session.answer(face).unwrap();
    }
    for _ in 0..4 {
        let Some(Question::Draw { left, .. }) = session.waiting() else {
            panic!("no card is turned up");
        };
        let card = left[0].0;
        assert!(session.rules().card(card).unwrap().keeper);
        session.answer(&card.to_string()).unwrap();
    }
    // The visitors rolled higher.
    assert_eq!(asked(&session), Some(Side::Away));
    let open: Vec<u8> = session.halfway().open().collect();
    assert_eq!(open.len(), 4);
    let refused = session.answer("pick-card 2");
    assert!(refused.is_err(), "card 2 does not lie open");
    session.answer(&format!("pick-card {}", open[2])).unwrap();
    assert_eq!(asked(&session), Some(Side::Home));
    session.answer(&format!("pick-card {}", open[0])).unwrap();
    assert_eq!(asked(&session), Some(Side::Away));
    session.answer(&format!("pick-card {}", open[1])).unwrap();
    // The last one goes to the other side without a question.
    let picks = |side| session.halfway().picks(side).collect::<Vec<u8>>();
    assert_eq!(picks(Side::Away), [open[2], open[1]]);
    assert_eq!(picks(Side::Home), [open[0], open[3]]);
    assert_eq!(session.halfway().round(), 1);
}

/// Seven rounds of four; the right to pick first changes in every round.
#[test]
fn outfielders_are_picked_in_seven_rounds() {
    // CA-3.3
    let mut session = draft(2);
    for face in ["6", "1"] {
        session.answer(face).unwrap();
    }
    while session.waiting().is_some() {
        go_on(&mut session);
    }
    let rounds = pickers(&session);
    let (home, away) = ("HAHA", "AHAH");
    assert_eq!(rounds, [home, home, away, home, away, home, away, home]);
    let outfield = session.events().iter().filter_map(|event| match event {
        Picked::TurnedUp { round: 1.., card } => Some(*card),
        _ => None,
    });
    let outfield: Vec<u8> = outfield.collect();
    assert_eq!(outfield.len(), 28);
    let card = |number: &u8| session.rules().card(*number).unwrap();
    assert!(outfield.iter().all(|number| !card(number).keeper));
    let squads = session.rules().squads(session.settled()).unwrap();
    for side in Side::BOTH {
        // What comes out is a squad that a match takes.
        let again = Squad::parse_one(&squads[side].document()).unwrap();
        assert_eq!(again, squads[side]);
        assert_eq!(again.keepers(), 2);
    }
}

/// With one keeper each: two cards, one pick each, and one short round more.
#[test]
fn the_boxed_game_drafts_one_keeper_each() {
    // CA-3.1
    // CA-3.2
    let mut session = draft(1);
    while session.waiting().is_some() {
        match session.waiting() {
            Some(Question::Roll(_)) if session.answers().count() == 0 => {
                session.answer("1").unwrap();
                session.answer("4").unwrap();
            }
            _ => go_on(&mut session),
        }
    }
    let rounds = pickers(&session);
    assert_eq!(rounds[0], "AH");
    assert_eq!(rounds.len(), 9);
    assert_eq!(rounds[8], "HA");
    let squads = session.rules().squads(session.settled()).unwrap();
    assert_eq!((squads.home.keepers(), squads.away.keepers()), (1, 1));
}

/// Shirts: 1 is a keeper's, the other keeper sits on the bench.
#[test]
fn managers_give_shirts() {
    // CA-3.4
    let mut session = draft(2);
    for face in ["6", "1"] {
        session.answer(face).unwrap();
    }
    while session.halfway().round() < 8 || session.waiting().unwrap().label() != "home shirt" {
        go_on(&mut session);
    }
    let picks: Vec<u8> = session.halfway().picks(Side::Home).collect();
    let numbers = |session: &Session<Draft>| match session.waiting() {
        Some(Question::Decide(decision)) => decision
            .menu
            .iter()
            .filter_map(|pick| match pick {
                DraftPick::Number(number) => Some(*number),
                _ => None,
            })
            .collect::<Vec<u8>>(),
        _ => Vec::new(),
    };
    // The second keeper may have 1, or sit down; an outfielder never has 1.
    session.answer(&format!("shirt {}", picks[1])).unwrap();
    assert_eq!(numbers(&session), [1, 12, 13, 14, 15, 16]);
    session.answer("1").unwrap();
    let wears = |shirt: u8| session.halfway().shirt(Side::Home, shirt);
    assert_eq!((wears(1), wears(2), wears(0)), (Some(picks[1]), None, None));
    session.answer(&format!("shirt {}", picks[5])).unwrap();
    assert_eq!(numbers(&session)[0], 2);
    session.answer("10").unwrap();
    // Four outfielders fill the bench but for one place, which is the keeper's.
    for (pick, shirt) in picks[6..10].iter().zip(12..) {
        session.answer(&format!("shirt {pick}")).unwrap();
        session.answer(&shirt.to_string()).unwrap();
    }
    session.answer(&format!("shirt {}", picks[10])).unwrap();
    assert!(numbers(&session).iter().all(|shirt| *shirt < 12));
    session.answer("2").unwrap();
    session.answer("done").unwrap();
    session.answer("done").unwrap();
    assert!(session.waiting().is_none());
    let squads = session.rules().squads(session.settled()).unwrap();
    let card = |number: u8| session.rules().card(number).unwrap();
    assert_eq!(squads.home.cards[0], *card(picks[1]));
    assert_eq!(squads.home.cards[9], *card(picks[5]));
    assert_eq!(squads.home.cards[15], *card(picks[0]));
    assert!(Squad::parse_one(&squads.home.document()).is_ok());
}

/// The table in words: who has how many cards, what lies open, who still waits for a shirt.
#[test]
fn the_table_is_described() {
    let mut session = draft(2);
    for face in ["6", "1"] {
        session.answer(face).unwrap();
    }
    while asked(&session).is_none() {
        go_on(&mut session);
    }
    let described = |name: &str| {
        let rules = session.rules();
        let named = |number: &u8| rules.card(*number).is_some_and(|card| card.name == name);
        let number = (1..=u8::MAX).find(named).unwrap();
        rules.describe(number)[3..].to_string()
    };
    assert_eq!(
        described("Ewan Calthorpe"),
        " Ewan Calthorpe, keeper: aer 6, dri 3, pac 5, res 6, sav 4, han 6, hig 3"
    );
    assert_eq!(
        described("Damian Fothergill"),
        " Damian Fothergill: pac 5, dri 1, hea 3, hig 6, res 6, sho 3, tac 5"
    );
    let picture = session.rules().picture(session.halfway());
    let lines: Vec<&str> = picture.lines().collect();
    assert_eq!(
        lines[..3],
        ["home have 0 cards", "away have 0 cards", "On the table:"]
    );
    let open: Vec<u8> = session.halfway().open().collect();
    let open = open.into_iter().map(|card| session.rules().describe(card));
    assert_eq!(lines[3..], open.collect::<Vec<String>>());
    while session.waiting().unwrap().label() != "home shirt" {
        go_on(&mut session);
    }
    let picture = session.rules().picture(session.halfway());
    assert!(picture.starts_with("home give shirts to:\n"), "{picture}");
    assert_eq!(picture.lines().count(), 1 + 16);
}

#[test]
fn a_draft_keeps_the_laws() {
    keep_all_but_odds(draft(2).rules(), 0..3);
    keep_all_but_odds(draft(1).rules(), 3..4);
}

#[test]
fn too_few_cards_are_a_fault_with_a_cure() {
    let one = SQUADS.find("team, port-sable").unwrap();
    let faults = Draft::new(&SQUADS[..one], 2, clubs())
        .unwrap_err()
        .to_string();
    assert!(
        faults.contains("2 goalkeepers, and a draft needs 4"),
        "{faults}"
    );
    assert!(
        faults.contains("14 outfielders, and a draft needs 28"),
        "{faults}"
    );
    let mut same = clubs();
    same.away = same.home.clone();
    assert!(Draft::new(SQUADS, 2, same).is_err());
}
