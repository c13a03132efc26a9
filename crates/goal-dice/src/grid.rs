//! The field (GD-2): squares along a path, read from a file a person can edit.

use std::ops::RangeInclusive;

use tabletop::{Fault, Faults, sheet};

/// The first line of a field's file.
pub const FIRST_LINE: &str = "touchline grid 1";

const COLUMNS: [&str; 8] = [
    "id", "row", "col", "label", "dice", "minus", "punt", "marks",
];

/// The most squares a field can have, and the most rows or columns.
const MOST: usize = 60;

/// One square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Square {
    /// What it is called in logs.
    pub id: String,
    /// Its row; 0 is the own goal line.
    pub row: u8,
    /// Its column; 0 is the touchline.
    pub col: u8,
    /// Its name.
    pub label: String,
    /// How many dice a shot throws; 0 is no shot.
    pub dice: u8,
    /// What is taken off the sum.
    pub minus: u8,
    /// The punts that land here.
    pub punt: Option<RangeInclusive<u8>>,
}

/// A field: the squares in the order of the path. The first is the farthest
/// from goal, the last but one the corner, the last the penalty box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    squares: Vec<Square>,
    circle: u8,
    end_kick_off: u8,
}

/// What a square can be marked as.
const MARKS: [&str; 5] = ["farthest", "end-kick-off", "circle", "corner", "box"];

impl Grid {
    /// Reads a field.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<Grid, Faults> {
        let mut faults = Faults::default();
        let rows = sheet::rows(text, FIRST_LINE, &COLUMNS, &mut faults);
        let mut squares: Vec<(usize, Square)> = Vec::new();
        let mut marks: Vec<(usize, &str, usize)> = Vec::new();
        for (line, cells) in &rows {
            let [id, row, col, label, dice, minus, punt, mark] = cells[..] else {
                continue;
            };
            for word in mark.split_whitespace() {
                if MARKS.contains(&word) {
                    marks.push((*line, word, squares.len()));
                } else {
                    faults.push(Fault::at(
                        *line,
                        format!("`{word}` is no mark"),
                        format!("the marks are {}", MARKS.join(", ")),
                    ));
                }
            }
            let mut number = |what: &str, cell: &str, most: usize| {
                let read = cell.parse().ok().filter(|&n: &u8| usize::from(n) <= most);
                if read.is_none() {
                    faults.push(Fault::at(
                        *line,
                        format!("{what} is `{cell}`"),
                        format!("write a whole number from 0 to {most}"),
                    ));
                }
                read.unwrap_or_default()
            };
            let square = Square {
                id: id.to_string(),
                row: number("row", row, MOST),
                col: number("col", col, MOST),
                label: label.to_string(),
                dice: number("dice", dice, 3),
                minus: number("minus", minus, 18),
                punt: read_range(*line, punt, &mut faults),
            };
            squares.push((*line, square));
        }
        check_names(&squares, &mut faults);
        check_path(&squares, &mut faults);
        check_punts(&squares, &mut faults);
        let [_, end_kick_off, circle, _, _] = check_marks(&squares, &marks, &mut faults);
        faults.or(Grid {
            squares: squares.into_iter().map(|(_, square)| square).collect(),
            circle: circle as u8,
            end_kick_off: end_kick_off as u8,
        })
    }

    /// The squares, in the order of the path.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The square at a place on the path.
    #[inline]
    #[must_use]
    pub fn square(&self, place: u8) -> &Square {
        &self.squares[usize::from(place)]
    }

    /// The mid-field circle.
    #[must_use]
    pub fn circle(&self) -> u8 {
        self.circle
    }

    /// Where a failed kick-off goes.
    #[must_use]
    pub fn end_kick_off(&self) -> u8 {
        self.end_kick_off
    }

    /// The square farthest from goal.
    #[must_use]
    pub fn farthest(&self) -> u8 {
        0
    }

    /// The attacking corner.
    #[inline]
    #[must_use]
    pub fn corner(&self) -> u8 {
        self.penalty_box() - 1
    }

    /// The penalty box.
    #[inline]
    #[must_use]
    pub fn penalty_box(&self) -> u8 {
        (self.squares.len() - 1) as u8
    }

    /// Where a punt with this result lands.
    #[must_use]
    pub fn punt_target(&self, result: u8) -> u8 {
        let lands =
            |square: &Square| matches!(&square.punt, Some(range) if range.contains(&result));
        // The ranges make up 1 to 10, so there always is one.
        self.squares.iter().position(lands).unwrap_or_default() as u8
    }

    /// The place of the square with this id.
    #[must_use]
    pub fn place_of(&self, id: &str) -> Option<u8> {
        let same = |square: &Square| square.id == id;
        self.squares.iter().position(same).map(|place| place as u8)
    }
}

fn read_range(line: usize, cell: &str, faults: &mut Faults) -> Option<RangeInclusive<u8>> {
    if cell.is_empty() {
        return None;
    }
    let ends = cell.split_once('-').unwrap_or((cell, cell));
    let low = ends.0.trim().parse::<u8>().ok();
    let high = ends.1.trim().parse::<u8>().ok();
    match (low, high) {
        (Some(low), Some(high)) if 1 <= low && low <= high && high <= 10 => Some(low..=high),
        _ => {
            faults.push(Fault::at(
                line,
                format!("punt is `{cell}`"),
                "write a range between 1 and 10, as 3-6",
            ));
            None
        }
    }
}

fn check_names(squares: &[(usize, Square)], faults: &mut Faults) {
    for (at, (line, square)) in squares.iter().enumerate() {
        let word = square.id.chars().all(|c| c.is_ascii_alphanumeric());
        if square.id.is_empty() || !word || square.id == "KO" {
            faults.push(Fault::at(
                *line,
                format!("`{}` is no id", square.id),
                "use letters and digits; KO is taken for a marker about to kick off",
            ));
        }
        if square.label.is_empty() {
            faults.push(Fault::at(*line, "the square has no label", "name it"));
        }
        for (_, before) in &squares[..at] {
            if before.id == square.id {
                faults.push(Fault::at(
                    *line,
                    format!("the id {} is there twice", square.id),
                    "give each square an id of its own",
                ));
            }
            if (before.row, before.col) == (square.row, square.col) {
                faults.push(Fault::at(
                    *line,
                    format!("{} lies on top of {}", square.id, before.id),
                    "move it to another row or column",
                ));
            }
        }
    }
}

fn check_path(squares: &[(usize, Square)], faults: &mut Faults) {
    if squares.len() < 5 || squares.len() > MOST {
        faults.push(Fault::whole(
            format!("{} squares", squares.len()),
            format!("a field has 5 to {MOST}"),
        ));
    }
    for pair in squares.windows(2) {
        let [(_, from), (line, to)] = pair else {
            continue;
        };
        let steps = from.row.abs_diff(to.row) + from.col.abs_diff(to.col);
        if steps > 1 {
            faults.push(Fault::at(
                *line,
                format!("{} does not touch {}", to.id, from.id),
                "each square shares an edge with the one before it",
            ));
        }
    }
    if let Some((line, last)) = squares.last()
        && last.dice == 0
    {
        faults.push(Fault::at(
            *line,
            "there is no shot from the penalty box",
            "give it dice: a shot is all one can do there",
        ));
    }
}

fn check_punts(squares: &[(usize, Square)], faults: &mut Faults) {
    let ranges: Vec<&RangeInclusive<u8>> = squares
        .iter()
        .filter_map(|(_, square)| square.punt.as_ref())
        .collect();
    if ranges.len() != 3 {
        faults.push(Fault::whole(
            format!("{} squares have a punt range", ranges.len()),
            "a punt lands on one of three squares",
        ));
    }
    for result in 1..=10 {
        let squares = ranges
            .iter()
            .filter(|range| range.contains(&result))
            .count();
        if squares != 1 {
            faults.push(Fault::whole(
                format!("a punt of {result} lands on {squares} squares"),
                "the three ranges make up 1 to 10",
            ));
        }
    }
}

/// The places of the marks, in the order of [`MARKS`].
fn check_marks(
    squares: &[(usize, Square)],
    marks: &[(usize, &str, usize)],
    faults: &mut Faults,
) -> [usize; 5] {
    let mut places = [0; 5];
    for (place, name) in places.iter_mut().zip(MARKS) {
        let found: Vec<&(usize, &str, usize)> =
            marks.iter().filter(|(_, mark, _)| *mark == name).collect();
        match found[..] {
            [&(_, _, at)] => *place = at,
            [] => faults.push(Fault::whole(
                format!("no square is marked `{name}`"),
                "mark one",
            )),
            [_, &(line, _, _), ..] => faults.push(Fault::at(
                line,
                format!("a second square is marked `{name}`"),
                "mark only one",
            )),
        }
    }
    let [farthest, end_kick_off, circle, corner, penalty_box] = places;
    if !faults.0.is_empty() {
        return places;
    }
    let last = squares.len() - 1;
    for (wrong, what, cure) in [
        (farthest != 0, "farthest", "mark the first square"),
        (penalty_box != last, "box", "mark the last square"),
        (corner + 1 != last, "corner", "mark the last square but one"),
        (
            end_kick_off >= circle,
            "end-kick-off",
            "mark a square before the circle",
        ),
        (
            circle >= corner,
            "circle",
            "mark a square before the corner",
        ),
    ] {
        if wrong {
            faults.push(Fault::whole(
                format!("`{what}` is in the wrong place"),
                cure,
            ));
        }
    }
    places
}
