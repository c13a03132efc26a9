//! How team charts are written: a line for each figure and each player.

use std::{
    collections::HashMap,
    fmt::{self, Write as _},
};

use football::Club;
use tabletop::{
    Fault, Faults,
    ranges::{ByNumber, HIGHEST, Lines, range_text},
    sheet,
};

use crate::{
    charts::placed,
    team::{
        Column, Keeper, Limits, MOST_KEEPERS, MOST_PLAYERS, Player, Players, Ratings, TeamChart,
    },
};

/// The first line of a file of team charts.
pub const FIRST_LINE: &str = "touchline team-chart 1";

/// The lines with figures, in the order of the chart.
const FIGURES: [&str; 8] = [
    "control",
    "shoot",
    "foul on",
    "fouled",
    "assist",
    "own goal",
    "penalty kick",
    "ejection",
];

/// What stands for an empty range.
const NONE: &str = "-";

impl TeamChart {
    /// Reads a file of charts.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse_all(text: &str) -> Result<Vec<TeamChart>, Faults> {
        let mut faults = Faults::default();
        let mut charts: Vec<TeamChart> = Vec::new();
        let mut draft: Option<Draft> = None;
        let mut seen = HashMap::new();
        for (line, cells) in sheet::lines(text, FIRST_LINE, &mut faults) {
            let kind = cells[0];
            if kind == "team" {
                let begun = Draft::new(line, &cells, &mut faults);
                if let Some(first) = seen.insert(begun.id.clone(), line) {
                    let what = format!("team `{}` is there twice, in line {first} too", begun.id);
                    faults.push(Fault::at(line, what, "give each team an id of its own"));
                }
                let done = draft.replace(begun);
                charts.extend(done.map(|done| done.finish(&mut faults)));
                continue;
            }
            match &mut draft {
                Some(draft) => draft.line(line, kind, &cells[1..], &mut faults),
                None => {
                    let what = format!("`{kind}` before any team");
                    let cure = commas(kind, "begin with team, ID, NAME, three letters".to_string());
                    faults.push(Fault::at(line, what, cure));
                    break;
                }
            }
        }
        charts.extend(draft.map(|done| done.finish(&mut faults)));
        faults.or(charts)
    }

    /// The one chart of a document.
    ///
    /// # Errors
    ///
    /// All faults; that there are more or fewer charts, too.
    pub fn parse_one(text: &str) -> Result<TeamChart, Faults> {
        sheet::only(TeamChart::parse_all(text)?, "team chart")
    }

    /// A document with this chart alone.
    #[must_use]
    pub fn document(&self) -> String {
        format!("{FIRST_LINE}\n{self}")
    }

    /// The numbers of a player in a column, as they are written.
    #[must_use]
    pub fn range_of(&self, column: Column, player: u8) -> String {
        range_in(&self.columns[column as usize], player)
    }
}

impl fmt::Display for TeamChart {
    /// The lines of a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (limits, ratings) = (self.limits, self.ratings);
        writeln!(f, "team, {}, {}, {}", self.id, self.name, self.short)?;
        let pair = |first: u8, second: u8| format!("{first}/{second}");
        let values = [
            ratings.control.to_string(),
            limits.shoot.to_string(),
            pair(limits.unbooked, limits.foul_on),
            limits.fouled.to_string(),
            ratings.assist.to_string(),
            ratings.own_goal.to_string(),
            pair(ratings.penalty_awarded, ratings.penalty_scored),
            ratings.ejection.to_string(),
        ];
        for (name, value) in FIGURES.iter().zip(values) {
            writeln!(f, "{name}, {value}")?;
        }
        f.write_str("# player, name, SHT, OG, G range, G%, FOUL, FOULED, CARD, A\n")?;
        for (at, player) in (0..).zip(&self.players) {
            let [sht, g, foul, fouled, card, a] =
                Column::ALL.map(|column| self.range_of(column, at));
            let Player {
                name,
                on_goal,
                goal,
            } = player;
            let start = format!("player, {name}, {sht}, {on_goal}, {g}, {goal}");
            writeln!(f, "{start}, {foul}, {fouled}, {card}, {a}")?;
        }
        f.write_str("# keeper, name, FACED, SAVE\n")?;
        for (at, keeper) in (0..).zip(&self.keepers) {
            let faced = range_in(&self.faced, at);
            writeln!(f, "keeper, {}, {faced}, {}", keeper.name, keeper.save)?;
        }
        f.write_char('\n')
    }
}

fn range_in(column: &ByNumber<u8>, wanted: u8) -> String {
    let first = (1..=HIGHEST).find(|&number| column.at(number) == wanted);
    first.map_or(NONE.to_string(), |first| range_text(&column.line(first)))
}

/// A chart under way.
struct Draft {
    line: usize,
    id: String,
    name: String,
    short: String,
    seen: Vec<&'static str>,
    ratings: Ratings,
    limits: Limits,
    players: Vec<Player>,
    keepers: Vec<Keeper>,
    columns: [Lines<u8>; 6],
    faced: Lines<u8>,
}

impl Draft {
    fn new(line: usize, cells: &[&str], faults: &mut Faults) -> Draft {
        let Club { id, name, short } = Club::read_head(line, cells, faults);
        Draft {
            line,
            id,
            name,
            short,
            seen: Vec::new(),
            ratings: Ratings::default(),
            limits: Limits::default(),
            players: Vec::new(),
            keepers: Vec::new(),
            columns: [(); 6].map(|()| Lines::new()),
            faced: Lines::new(),
        }
    }

    fn line(&mut self, line: usize, kind: &str, cells: &[&str], faults: &mut Faults) {
        match kind {
            "player" => self.player(line, cells, faults),
            "keeper" => self.keeper(line, cells, faults),
            kind => match FIGURES.into_iter().find(|known| *known == kind) {
                Some(known) => self.figure(line, known, cells, faults),
                None => {
                    let cure = format!("a line is team, player, keeper, {}", FIGURES.join(", "));
                    let cure = commas(kind, cure);
                    faults.push(Fault::at(line, format!("`{kind}` is no line"), cure));
                }
            },
        }
    }

    fn figure(&mut self, line: usize, kind: &'static str, cells: &[&str], faults: &mut Faults) {
        let of = format!("{} of {}", kind, self.id);
        if self.seen.contains(&kind) {
            faults.push(Fault::at(
                line,
                format!("{of} is there twice"),
                "write it once",
            ));
        }
        self.seen.push(kind);
        let [cell] = cells[..] else {
            let what = format!("{of} has {} values", cells.len());
            faults.push(Fault::at(line, what, "write one"));
            return;
        };
        let mut one = |text: &str, most: u8| {
            let found = text.trim().parse().ok().filter(|&n: &u8| n <= most);
            if found.is_none() {
                let cure = format!("write a whole number from 0 to {most}");
                faults.push(Fault::at(line, format!("{of} is `{text}`"), cure));
            }
            found.unwrap_or_default()
        };
        let (first, second) = cell.split_once('/').unwrap_or((cell, ""));
        match kind {
            "control" => self.ratings.control = one(cell, 100),
            "shoot" => self.limits.shoot = one(cell, 99),
            "foul on" => {
                self.limits.unbooked = one(first, 99);
                self.limits.foul_on = one(second, 99);
            }
            "fouled" => self.limits.fouled = one(cell, 99),
            "assist" => self.ratings.assist = one(cell, 199),
            "own goal" => self.ratings.own_goal = one(cell, 100),
            "penalty kick" => {
                self.ratings.penalty_awarded = one(first, 100);
                self.ratings.penalty_scored = one(second, 100);
            }
            _ => self.ratings.ejection = one(cell, 100),
        }
    }

    fn player(&mut self, line: usize, cells: &[&str], faults: &mut Faults) {
        let [name, sht, on_goal, g, goal, foul, fouled, card, a] = cells[..] else {
            let what = format!("a player with {} values instead of 9", cells.len());
            let cure = "write player, name, SHT, OG, G range, G%, FOUL, FOULED, CARD, A";
            return faults.push(Fault::at(line, what, cure));
        };
        let at = self.players.len();
        if at >= MOST_PLAYERS {
            let what = format!("{} has more than {MOST_PLAYERS} players", self.id);
            return faults.push(Fault::at(line, what, "leave some out"));
        }
        for (lines, (column, numbers)) in
            (self.columns.iter_mut()).zip(Column::ALL.iter().zip([sht, g, foul, fouled, card, a]))
        {
            if numbers != NONE {
                let of = format!("column {column} of {}", self.id);
                lines.add(&of, line, numbers, at as u8, faults);
            }
        }
        let known = self.players.iter().any(|player| player.name == name);
        named(line, "player", name, known, faults);
        self.players.push(Player {
            name: name.to_string(),
            on_goal: percentage(line, "OG", name, on_goal, faults),
            goal: percentage(line, "G%", name, goal, faults),
        });
    }

    fn keeper(&mut self, line: usize, cells: &[&str], faults: &mut Faults) {
        let [name, numbers, save] = cells[..] else {
            let what = format!("a keeper with {} values instead of 3", cells.len());
            let cure = "write keeper, name, FACED, SAVE";
            return faults.push(Fault::at(line, what, cure));
        };
        let at = self.keepers.len();
        if at >= MOST_KEEPERS {
            let what = format!("{} has more than {MOST_KEEPERS} keepers", self.id);
            return faults.push(Fault::at(line, what, "leave some out"));
        }
        if numbers != NONE {
            let of = format!("column FACED of {}", self.id);
            self.faced.add(&of, line, numbers, at as u8, faults);
        }
        let known = self.keepers.iter().any(|keeper| keeper.name == name);
        named(line, "keeper", name, known, faults);
        self.keepers.push(Keeper {
            name: name.to_string(),
            save: percentage(line, "SAVE", name, save, faults),
        });
    }

    fn finish(self, faults: &mut Faults) -> TeamChart {
        let id = &self.id;
        for missing in FIGURES.iter().filter(|known| !self.seen.contains(known)) {
            let what = format!("{id} has no line {missing}");
            faults.push(Fault::at(self.line, what, "add it"));
        }
        let Limits {
            shoot,
            unbooked,
            foul_on,
            fouled,
        } = self.limits;
        if !(shoot <= unbooked && unbooked <= foul_on && foul_on <= fouled) {
            let what = format!("SHOOT, FOUL ON and FOULED of {id} do not rise");
            let cure = "SHOOT <= first FOUL ON <= second FOUL ON <= FOULED";
            faults.push(Fault::at(self.line, what, cure));
        }
        let mut column = |lines: &Lines<u8>, name: &str| {
            let of = format!("column {name} of {id}");
            let found = placed(self.line, faults, |faults| lines.complete(&of, faults));
            // One range a player.
            ByNumber::new(|number| found.get(usize::from(number) - 1).copied().unwrap_or(0))
        };
        let faced = column(&self.faced, "FACED");
        let mut names = Column::ALL.iter();
        let columns = self.columns.each_ref().map(|lines| {
            let name = names.next().map_or("", |column| column.name());
            column(lines, name)
        });
        let found = columns.each_ref().map(|column| {
            let mut found = Players::default();
            (1..=HIGHEST).for_each(|number| found.add(column.at(number)));
            found
        });
        let width = |keeper: u8| (1..=HIGHEST).filter(|&n| faced.at(n) == keeper).count();
        let keepers = 0..self.keepers.len() as u8;
        let widest = keepers.rev().max_by_key(|&keeper| width(keeper));
        let limits = self.limits;
        TeamChart {
            actions: ByNumber::new(|number| limits.action(number)),
            usual_keeper: widest.unwrap_or_default(),
            id: self.id,
            name: self.name,
            short: self.short,
            ratings: self.ratings,
            limits,
            players: self.players,
            keepers: self.keepers,
            columns,
            faced,
            found,
        }
    }
}

/// A cure, unless the values are parted by something else than commas.
fn commas(kind: &str, cure: String) -> String {
    match kind.contains([';', '\t']) {
        true => "write commas between the values".to_string(),
        false => cure,
    }
}

fn named(line: usize, kind: &str, name: &str, known: bool, faults: &mut Faults) {
    let cure = "give everybody a name of his own";
    if name.is_empty() {
        faults.push(Fault::at(line, format!("a {kind} without a name"), cure));
    } else if known {
        faults.push(Fault::at(
            line,
            format!("the {kind} {name} is there twice"),
            cure,
        ));
    }
}

fn percentage(line: usize, of: &str, name: &str, text: &str, faults: &mut Faults) -> u8 {
    let found = text.parse().ok().filter(|&number: &u8| number <= 100);
    if found.is_none() {
        let cure = "write a whole number from 0 to 100";
        faults.push(Fault::at(line, format!("{of} of {name} is `{text}`"), cure));
    }
    found.unwrap_or_default()
}
