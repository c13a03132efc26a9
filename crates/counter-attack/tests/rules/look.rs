//! What a manager may ask about a position, and the pitch in text.

use counter_attack::{
    gist,
    look::{look, outcomes},
};

use scoresheet::words::teller;
use tabletop::BySide;

use crate::kit::{Table, scene};

fn position(lines: &str) -> Table {
    scene(
        "card 4A tac4\ncard 10H dri3 sho4\ncard 8A tac5
         put 1H@M1 10H@M24 9H@I25 7H@M36 1A@M37 4A@M22 8A@K23
         ball 10H",
        lines,
    )
}

fn ask(table: &Table, words: &str, columns: usize) -> String {
    ask_in("en", table, words, columns).unwrap()
}

fn ask_in(language: &str, table: &Table, words: &str, columns: usize) -> Option<String> {
    let names = BySide::default();
    look(&table.session, words, columns, teller(language, &names))
}

/// A line of the pitch, from its letter on.
fn row(text: &str, letter: char) -> String {
    let begins = format!(" {letter} ");
    let mut rows = text.lines().filter(|line| line.starts_with(&begins));
    rows.next().unwrap()[3..].to_string()
}

/// The pitch fits its screen; row M is worked out by hand: column 1, 22, 24, 36 and 37.
#[test]
fn the_pitch_fits_the_screen() {
    let table = position("");
    for (columns, room, keeper, row_m) in [
        (120, 3, "1A", "1H 4A 10h 7H 1A"),
        (80, 2, "A", "1 D 10 7 A"),
        (40, 1, "A", "a D j g A"),
    ] {
        let text = table
            .rules()
            .pitch(table.state(), columns, teller("en", &BySide::default()));
        let widest = text.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= columns, "{widest} in {columns}\n{text}");
        assert_eq!(
            text.lines().filter(|line| line.starts_with(' ')).count(),
            27
        );
        let line = row(&text, 'M');
        let cells: Vec<String> = line
            .chars()
            .collect::<Vec<char>>()
            .chunks(room)
            .map(|cell| cell.iter().collect::<String>().trim().to_string())
            .collect();
        assert_eq!(cells.len(), 37, "{line}");
        assert_eq!(cells[36], keeper);
        let figures: Vec<&str> = cells
            .iter()
            .map(String::as_str)
            .filter(|cell| *cell != ".")
            .collect();
        assert_eq!(figures.join(" "), row_m);
        let places: Vec<usize> = (1..)
            .zip(&cells)
            .filter(|(_, cell)| *cell != ".")
            .map(|(at, _)| at)
            .collect();
        assert_eq!(places, [1, 22, 24, 36, 37]);
    }
}

/// The narrow pitch, whole.
#[test]
fn a_narrow_pitch_with_reach() {
    let table = scene("card 9H pac4\nput 9H@A1 10H@C3 1A@M37\nball 10H", "");
    let text = ask(&table, "reach 9", 40);
    let expected = [
        "   1234567890123456789012345678901234567",
        // From A1 with Pace 4 round the man on C3: A1 is the corner.
        " A i++++................................",
    ];
    assert_eq!(text.lines().next(), Some(expected[0]));
    assert_eq!(text.lines().nth(1), Some(expected[1]));
    // E1 and E2 are four steps away, E3 is five.
    assert_eq!(&row(&text, 'E')[..5], "++...");
    assert!(text.contains("9H, Pace 4, can walk to"), "{text}");
    assert!(text.contains("a is 1H, k is 11H; A is 1A, K is 11A"));
    assert!(ask(&table, "reach 44", 40).contains("Name a player"));
    assert!(ask_in("en", &table, "nonsense", 40).is_none());
}

/// Zones: how many must steal on each hex.
#[test]
fn zones_are_counted() {
    let text = ask(&position(""), "zones", 40);
    // 4A on M22 (an even column: L and M beside it), 8A on K23 (odd: K and L beside it).
    let line = row(&text, 'L');
    let cells: Vec<char> = line.chars().collect();
    // L22 is beside 4A (same column) and beside 8A (column 22: K and L).
    assert_eq!(cells[21], '2');
    // L23 is beside both too: beside K23, and M22 has L23 next to it.
    assert_eq!(cells[22], '2');
    assert_eq!(cells[23], '1', "L24 is beside 8A alone");
    assert_eq!(cells[19], '.');
}

/// Lanes: who can be passed to, and how often the pass arrives.
#[test]
fn lanes_have_odds() {
    let text = ask(&position(""), "lanes 10", 80);
    assert!(text.contains("1H on M1, 23 hexes: too far"), "{text}");
    // Nobody is near the line to M36, but 12 hexes are too far.
    assert!(text.contains("7H on M36, 12 hexes: too far"), "{text}");
    // M24 to I25: 8A on K23 is beside K24 on the line; Tackling 5 needs a 5.
    assert!(
        text.contains("9H on I25, 4 hexes: arrives 66.7 %, a short pass too"),
        "{text}"
    );
    let german = ask_in("de", &position(""), "lanes 10", 80).unwrap();
    assert!(
        german.contains("9H auf I25, 4 Felder: kommt zu 66,7 % an, auch als kurzer Pass"),
        "{german}"
    );
}

/// What can be chosen, counted: who may move, and to how many hexes.
#[test]
fn choices_are_counted() {
    let table = position("");
    let text = ask(&table, "moves", 80);
    assert!(text.contains("  move\n"), "{text}");
    assert!(text.contains("ways in all."), "{text}");
    let table = scene("put 9H@A1 10H@M19 1A@M37\nball 10H", "H move");
    let text = ask(&table, "moves", 80);
    // The corner: 5 hexes round A1 within Pace 5 are all of those within five steps but
    // itself: 30 - 1.
    assert!(text.contains("  mv 9H: 29 ways\n"), "{text}");
    assert!(
        text.contains("  run 10H\n") && text.contains("  end\n"),
        "{text}"
    );
}

/// A tackle in per cent is the table of duels: Tackling 4 against Dribbling 3, difference 1:
/// foul 6, won 20, tied 4, lost 6 of 36; from behind 12, 18, 3, 3.
#[test]
fn a_tackle_considered_has_the_odds_of_the_table() {
    let table = position("H move\nH end");
    let text = ask(&table, "chance mv 4A L24 tkl", 80);
    let share = |what: &str| -> f64 {
        let line = text.lines().filter(|line| line.contains(what));
        line.map(|line| {
            line.split('%')
                .next()
                .unwrap()
                .trim()
                .parse::<f64>()
                .unwrap()
        })
        .sum()
    };
    // L24 is beside M24 in its column: not behind.
    assert!(
        (share("tackle 4A 10H n foul") - 100.0 * 6.0 / 36.0).abs() < 0.01,
        "{text}"
    );
    assert!(
        (share("tackle 4A 10H n won") - 100.0 * 20.0 / 36.0).abs() < 0.01,
        "{text}"
    );
    assert!(
        (share("tackle 4A 10H n tied") - 100.0 * 4.0 / 36.0).abs() < 0.02,
        "{text}"
    );
    assert!(
        (share("tackle 4A 10H n lost") - 100.0 * 6.0 / 36.0).abs() < 0.01,
        "{text}"
    );
    let behind = ask(&table, "chance mv 4A M23 tkl", 80);
    assert!(behind.contains("33.33 %  tackle 4A 10H y foul"), "{behind}");
    assert!(behind.contains("50.00 %  tackle 4A 10H y won"), "{behind}");
    assert!(ask(&table, "chance tkl", 80).contains("not on the menu"));
}

/// A steal, and an interception, in per cent.
#[test]
fn steals_and_interceptions_have_odds() {
    let table = position("H move\nH run 10H");
    // L23 is beside 4A (Tackling 4: a six) and 8A (Tackling 5: a five or six), who is first.
    let text = ask(&table, "chance st L23", 80);
    assert!(text.contains("33.33 %  steal 8A 10H won"), "{text}");
    assert!(text.contains("16.67 %  steal 8A 10H foul"), "{text}");
    // Half of the ways are left; a sixth of them is the next one's six.
    assert!(
        text.contains("8.33 %  steal 8A 10H fail; steal 4A 10H won"),
        "{text}"
    );
    let table = position("");
    let text = ask(&table, "chance std I25", 80);
    assert!(text.contains("33.33 %  intercept 8A won"), "{text}");
    assert!(text.contains("66.67 %  intercept 8A fail"), "{text}");
    assert!(ask(&table, "chance move", 80).contains("left to chance"));
    // The odds of a step add up.
    let all = outcomes(table.rules(), table.session.settled(), &["std", "I25"]);
    let sum: f64 = all.iter().map(|(_, odds)| odds).sum();
    assert!((sum - 1.0).abs() < 1e-9);
}

/// What a step came to, in a word, as soon as it is known and when it is over.
#[test]
fn a_step_has_a_gist() {
    let run = (
        "put 10H@M19 5A@N21\nball 10H",
        "H move\nH run 10H\nH st N20\n",
    );
    let pass = (
        "opt offside=off\nput 10H@M22 9H@K25 8A@K23\nball 10H",
        "H std K25\n",
    );
    let keeper = ("put 10H@M28 1A@N33\nball 10H", "H std M34\n");
    let nutmeg = (
        "put 10H@M19 5A@M21\nball 10H",
        "H move\nH run 10H\nH st N20 nut 5A\n",
    );
    for ((set_up, lines), dice, early, late) in [
        (run, "* 6 steal 5A", Some("stolen"), "stolen"),
        (run, "* 1 steal 5A", Some("fouled"), "fouled"),
        (run, "* 2 steal 5A", None, "keeps it"),
        (pass, "* 6 intercept 8A", Some("cut off"), "cut off"),
        (pass, "* 2 intercept 8A", Some("arrives"), "arrives"),
        // The keeper steps on to the line, and needs no die.
        (keeper, "A gk M33", Some("cut off"), "cut off"),
        // 3 + 1 + 2 against 3 + 6, 3 + 3 and, with a six, 3 + 1.
        (
            nutmeg,
            "* 2 nutdef 5A\n* 6 nutatt 10H",
            Some("through"),
            "through",
        ),
        (
            nutmeg,
            "* 2 nutdef 5A\n* 3 nutatt 10H",
            Some("loose ball"),
            "loose ball",
        ),
        (
            nutmeg,
            "* 6 nutdef 5A\n* 1 nutatt 10H",
            Some("ball lost"),
            "ball lost",
        ),
    ] {
        let table = scene(set_up, &format!("{lines}{dice}"));
        let events = table.session.events();
        let gist = |over| gist(events, over).map(|gist| gist.to_string());
        assert_eq!(gist(false).as_deref(), early, "{lines}{dice}");
        assert_eq!(gist(true).as_deref(), Some(late), "{lines}{dice}");
    }
}
