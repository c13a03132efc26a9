//! Files that went through a spreadsheet, and files with fewer columns.

use statistics::{Column as _, Info, PlayerCount as P};
use tabletop::sources::Generator;

use crate::kit::{Grid, files, league};

#[test]
fn what_a_spreadsheet_saves_is_read() {
    let season = league(1, 4);
    let plain = files(1, 4);
    let wide = |text: &str, separator: &str| {
        // Other separators, a mark at the beginning, line ends of another system, and
        // the first lines as wide as the table.
        let grid = Grid::new(text);
        let padding = separator.repeat(grid.cells[0].len() - 1);
        let text = grid.text_with(separator);
        let lines = text.lines().enumerate().map(|(i, line)| match i {
            0 | 1 => format!("{line}{padding}"),
            _ => line.to_string(),
        });
        format!(
            "\u{feff}{}\r\n{padding}\r\n",
            lines.collect::<Vec<_>>().join("\r\n")
        )
    };
    for separator in [",", ";", "\t"] {
        let read = statistics::read(
            &wide(&plain.clubs, separator),
            &wide(&plain.players, separator),
        );
        assert_eq!(
            read.unwrap_or_else(|faults| panic!("{faults}")),
            season,
            "{separator}"
        );
    }
}

#[test]
fn columns_that_are_not_core_may_be_missing_and_the_order_is_free() {
    let plain = files(1, 4);
    let (mut clubs, mut players) = (Grid::new(&plain.clubs), Grid::new(&plain.players));
    let drop = |grid: &mut Grid, columns: &mut dyn Iterator<Item = &'static Info>| {
        columns
            .filter(|column| !column.core)
            .for_each(|column| grid.drop(column.name));
    };
    drop(
        &mut clubs,
        &mut statistics::CLUB_TEXTS
            .iter()
            .chain(statistics::ClubCount::ALL.iter().map(|c| c.info())),
    );
    drop(
        &mut players,
        &mut statistics::PLAYER_TEXTS
            .iter()
            .chain(P::ALL.iter().map(|c| c.info())),
    );
    players.cells.iter_mut().for_each(|row| row.reverse());
    let season = statistics::read(&clubs.text(), &players.text())
        .unwrap_or_else(|faults| panic!("{faults}"));
    assert!(season.known_of_players.has(P::Goals));
    assert!(!season.known_of_players.has(P::Crosses));
    assert_eq!(season.clubs[0].formation, None);
    let (whole, part) = (&league(1, 4).players[5], &season.players[5]);
    assert_eq!(part.name, whole.name);
    assert_eq!(part.counts[P::Goals], whole.counts[P::Goals]);
    assert_eq!(
        (part.role, part.age, part.counts[P::Crosses]),
        (None, None, 0)
    );
}

#[test]
fn some_clubs_of_a_league_need_not_balance() {
    let plain = files(1, 6);
    let (mut clubs, mut players) = (Grid::new(&plain.clubs), Grid::new(&plain.players));
    let gone = clubs.get(1, "id").to_string();
    clubs.cells.remove(1);
    let column = players.column("club");
    players.cells.retain(|row| row[column] != gone);
    assert!(statistics::read(&clubs.text(), &players.text()).is_ok());
}

#[test]
fn an_empty_cell_is_0() {
    let plain = files(1, 4);
    let mut players = Grid::new(&plain.players);
    let keeper = 1;
    assert_eq!(players.get(keeper, "offsides"), "0");
    players.set(keeper, "offsides", "");
    assert!(statistics::read(&plain.clubs, &players.text()).is_ok());
}

#[test]
fn the_template_has_every_column_and_nobody() {
    let template = statistics::template();
    let full = files(1, 4);
    assert_eq!(
        Grid::new(&template.clubs).cells[0],
        Grid::new(&full.clubs).cells[0]
    );
    assert_eq!(
        Grid::new(&template.players).cells[0],
        Grid::new(&full.players).cells[0]
    );
    let faults = statistics::read(&template.clubs, &template.players).unwrap_err();
    assert!(faults.to_string().contains("no row below"), "{faults}");
}

/// Whatever is in a file, reading it ends with a season or with faults.
#[test]
fn nothing_panics() {
    let plain = files(1, 4);
    for round in 0..400 {
        let mut dice = Generator::new(11, round);
        dice.next_step();
        let mut spoil = |text: &str| {
            let mut bytes = text.as_bytes().to_vec();
            for _ in 0..=dice.below(6) {
                let at = dice.below(bytes.len() as u32) as usize;
                match dice.below(4) {
                    0 => bytes.truncate(at.max(1)),
                    1 => drop(bytes.remove(at)),
                    2 => bytes[at] = b",;\"\n#9-\t\r\xff"[dice.below(10) as usize],
                    _ => bytes.insert(at, dice.below(256) as u8),
                }
                if bytes.is_empty() {
                    bytes.push(b'#');
                }
            }
            String::from_utf8_lossy(&bytes).into_owned()
        };
        let (clubs, players) = (spoil(&plain.clubs), spoil(&plain.players));
        let _ = statistics::read(&clubs, &plain.players);
        let _ = statistics::read(&plain.clubs, &players);
        let _ = statistics::check_clubs(&players);
        let _ = statistics::check_players(&clubs);
    }
}
