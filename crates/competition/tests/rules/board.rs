//! The board of a group as text.

use competition::board::PrintedTable;
use competition::ranking::{Ranking, Standings};
use competition::table::Points;

use crate::kit::table;

fn two_teams(goals: [u32; 2]) -> Standings {
    table(&[0, 1], &[(0, goals, 1)], Points::DICE, &Ranking::dice())
}

// GD-11.7: points, goals scored and goals allowed of each team, best first.
#[test]
fn the_board_shows_points_and_goals_in_columns() {
    let standings = two_teams([2, 11]);
    let board = PrintedTable::new(&standings, &["Ulm", "Köln Süd"]).to_string();
    assert_eq!(
        board,
        "Team      P  W  D  L   F   A  Pts\n\
         Köln Süd  1  1  0  0  11   2    6\n\
         Ulm       1  0  0  1   2  11    0\n"
    );
}

// GD-11.7: a board is printed whatever the names are.
#[test]
fn missing_and_broken_names_keep_the_columns() {
    let standings = two_teams([1, 1]);
    let board = PrintedTable::new(&standings, &["a\nb\x1b"]).to_string();
    assert_eq!(
        board,
        "Team    P  W  D  L  F  A  Pts\n\
         a b     1  0  1  0  1  1    3\n\
         team 1  1  0  1  0  1  1    3\n"
    );
    let empty = Standings::default();
    assert_eq!(
        PrintedTable::new(&empty, &[""; 0]).to_string(),
        "Team  P  W  D  L  F  A  Pts\n"
    );
}
