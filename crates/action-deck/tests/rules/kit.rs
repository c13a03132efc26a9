//! Tests that read like a score sheet.
//!
//! `table("").start("marks: 8 | zone: A").play("AAA N73 N40")` gives every answer to
//! the draw it belongs to, in that order, and panics if another is asked or none is
//! left. `M+1`, `D0`, `A-1`, `AAA` are zone draws, `c` behind them is CTL, `f` is FOUL,
//! `/X` the X card; `N41` is a number, `NX` the X; `home:press`, `away:keeper-2` are
//! coaches. What a coach may say and does not is passed over.

use action_deck::{ActionDeck, State};
use scoresheet::Table;
use tabletop::{BySide, Card, Deck, Session};

pub const DECK: &str = include_str!("../../../../data/action-deck/standard.deck");
pub const CHARTS: &str = include_str!("../../../../data/action-deck/standard.charts");
pub const LEAGUE: &str = include_str!("../../../../data/action-deck/teams/league.txt");

pub const HARBOUR: &str = "touchline team-chart 1
team, harbour, Harbour, HAR
control, 60
shoot, 41
foul on, 52/57
fouled, 73
assist, 80
own goal, 14
penalty kick, 31/78
ejection, 25
player, Adair, 1-30, 40, 1-34, 30, 1-8, 1-20, 1-6, 1-15
player, Boone, 31-52, 36, 35-58, 26, 9-20, 21-38, 7-16, 16-36
player, Crane, 53-68, 33, 59-72, 22, 21-34, 39-54, 17-30, 37-60
player, Doyle, 69-80, 30, 73-82, 20, 35-50, 55-68, 31-46, 61-76
player, Eames, 81-88, 25, 83-89, 18, 51-66, 69-80, 47-64, 77-86
player, Frost, 89-94, 22, 90-94, 15, 67-80, 81-88, 65-80, 87-92
player, Gould, 95-98, 20, 95-98, 12, 81-92, 89-95, 81-92, 93-97
player, Hyde, 99-100, 15, 99-100, 10, 93-100, 96-100, 93-100, 98-100
keeper, Ives, 1-80, 73
keeper, Jolly, 81-100, 66
";

pub const VALLEY: &str = "touchline team-chart 1
team, valley, Valley, VAL
control, 56
shoot, 38
foul on, 50/56
fouled, 70
assist, 117
own goal, 0
penalty kick, 40/80
ejection, 50
player, Kerr, 1-28, 38, 1-30, 28, 1-10, 1-18, 1-8, 1-18
player, Lomas, 29-50, 35, 31-54, 25, 11-24, 19-36, 9-20, 19-38
player, Marsh, 51-66, 32, 55-70, 22, 25-38, 37-52, 21-34, 39-58
player, Nolan, 67-80, 30, 71-82, 20, 39-52, 53-66, 35-50, 59-74
player, Ogden, 81-88, 26, 83-90, 18, 53-68, 67-78, 51-66, 75-86
player, Price, 89-94, 22, 91-95, 15, 69-82, 79-88, 67-82, 87-93
player, Quill, 95-98, 20, 96-98, 12, 83-93, 89-95, 83-93, 94-97
player, Rowe, 99-100, 15, 99-100, 10, 94-100, 96-100, 94-100, 98-100
keeper, Stott, 1-90, 70
keeper, Tait, 91-100, 64
";

/// The rules with these documents; `name=value` with spaces between.
pub fn rules_with(charts: &str, home: &str, away: &str, options: &str) -> ActionDeck {
    let options: Vec<&str> = options.split_whitespace().collect();
    let document = |name: &str| match name {
        "deck" => Some(DECK),
        "charts" => Some(charts),
        "home" => Some(home),
        "away" => Some(away),
        _ => None,
    };
    ActionDeck::from_documents(document, &options).unwrap()
}

/// Harbour against Valley.
pub fn rules(options: &str) -> ActionDeck {
    rules_with(CHARTS, HARBOUR, VALLEY, options)
}

/// A chart of the pair with one line changed.
pub fn changed(chart: &str, from: &str, to: &str) -> String {
    assert!(chart.contains(from), "{from}");
    chart.replace(from, to)
}

/// A match under way.
pub type Match = scoresheet::Match<ActionDeck>;

/// A table with cards that come up again and again.
pub fn table(options: &str) -> Table<ActionDeck> {
    deck(&format!("randomiser=dice {options}"))
}

/// A table with a deck.
pub fn deck(options: &str) -> Table<ActionDeck> {
    table_of(rules(options))
}

/// A table with these rules.
pub fn table_of(rules: ActionDeck) -> Table<ActionDeck> {
    Table { rules, give }
}

fn give(session: &mut Session<ActionDeck>, script: &str) {
    for token in script.split_whitespace() {
        if let Some((side, choice)) = token.split_once(':') {
            scoresheet::by_coach(session, side, &choice.replace('-', " "));
            continue;
        }
        scoresheet::nobody_speaks(session);
        let (reads, shows) = match token.split_at(1) {
            ("N", number) => ("number", number.to_string()),
            (zone, entry) => {
                let entry = entry.replace('c', " CTL").replace('f', " FOUL");
                (zone, entry)
            }
        };
        scoresheet::by_card(session, reads, &shows);
    }
}

/// How many cards can come next.
pub fn cards_left(played: &Match) -> usize {
    let now = played.now();
    now.deck.left().len() - usize::from(now.burnt)
}

/// A deck without these cards.
pub fn without(cards: impl Iterator<Item = u8>) -> Deck<101> {
    let mut deck = Deck::full();
    for card in cards {
        assert!(deck.turn_card(Card(card)));
    }
    deck
}

/// The goals of a state.
pub fn goals(state: &State) -> BySide<u16> {
    state.sides.map(|team| team.goals)
}
