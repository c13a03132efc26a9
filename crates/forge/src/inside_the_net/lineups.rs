//! Who plays in which match of a season: everybody starts and sits on the bench as often
//! as he really did, spread evenly.

use inside_the_net::{Formation, Line, Men, Squad, TeamSheet};
use tabletop::Faults;

use super::wanted::WantedClub;

/// Outfield players on the bench.
const BENCH: usize = 7;

/// As often as each should be chosen in all matches, the one who is furthest behind
/// comes first.
struct Turns {
    /// The share of matches.
    shares: Vec<f64>,
    chosen: Vec<f64>,
}

impl Turns {
    fn new(shares: Vec<f64>) -> Turns {
        let chosen = vec![0.0; shares.len()];
        Turns { shares, chosen }
    }

    /// All, those first who should be chosen next.
    fn order(&self, round: usize) -> Vec<u8> {
        let due = |at: &u8| {
            let at = usize::from(*at);
            self.shares[at] * (round + 1) as f64 - self.chosen[at]
        };
        let mut all: Vec<u8> = (0..self.shares.len() as u8).collect();
        all.sort_by(|a, b| due(b).total_cmp(&due(a)));
        all
    }

    fn choose(&mut self, who: u8) {
        self.chosen[usize::from(who)] += 1.0;
    }
}

/// A sheet for each of so many matches.
///
/// # Errors
///
/// If the club has no men for any formation.
pub fn lineups(
    wanted: &WantedClub<'_>,
    squad: &Squad,
    matches: usize,
) -> Result<Vec<TeamSheet>, Faults> {
    let share = |number: f64| number / wanted.matches;
    let wishes = || wanted.men.iter().map(|man| man.wish);
    let came_on: f64 = wishes().map(|wish| wish.came_on).sum();
    let bench = |on: f64| on / came_on.max(1.0) * BENCH as f64;
    let mut starts = Turns::new(wishes().map(|wish| share(wish.starts)).collect());
    let mut benched = Turns::new(wishes().map(|wish| bench(wish.came_on)).collect());
    let of_keepers = squad.keepers.iter();
    let mut keepers = Turns::new(
        of_keepers
            .map(|keeper| share(f64::from(keeper.starts)))
            .collect(),
    );
    let mut shapes = Shapes::of(wanted, squad);
    let mut sheets = Vec::new();
    for round in 0..matches {
        let order = starts.order(round);
        let mut sheet = shapes.next(squad, &order, round)?;
        for man in sheet.spots {
            starts.choose(man);
        }
        let keeper = keepers.order(round).first().copied().unwrap_or_default();
        keepers.choose(keeper);
        sheet.keeper = keeper;
        sheet.bench_keepers = (0..squad.keepers.len() as u8).collect();
        sheet.bench_keepers.remove(keeper);
        let free = |man: &u8| !sheet.spots.contains(man);
        let order: Vec<u8> = benched.order(round).into_iter().filter(free).collect();
        sheet.bench = bench_of(squad, &order);
        sheet.bench.iter().for_each(|man| benched.choose(man));
        sheets.push(sheet);
    }
    Ok(sheets)
}

/// The first of these men, and one at least for each line.
fn bench_of(squad: &Squad, order: &[u8]) -> Men {
    let plays = |man: u8, line: Line| {
        squad
            .player(man)
            .is_some_and(|card| card.positions.has(line))
    };
    let mut bench: Vec<u8> = order.iter().copied().take(BENCH).collect();
    for line in Line::ALL {
        if !bench.iter().any(|&man| plays(man, line)) {
            let more = order.iter().copied().find(|&man| plays(man, line));
            bench.extend(more);
        }
    }
    bench.into_iter().collect()
}

/// The formations of a season: the usual one if it is known; otherwise whatever is
/// nearest to how many men of each line started.
struct Shapes {
    usual: Option<Formation>,
    /// Men of a line in a match.
    wanted: [f64; 3],
    used: [f64; 3],
}

impl Shapes {
    fn of(wanted: &WantedClub<'_>, squad: &Squad) -> Shapes {
        let mut lines = [0.0; 3];
        for man in &wanted.men {
            lines[man.line as usize] += man.wish.starts;
        }
        let sum: f64 = lines.iter().sum();
        Shapes {
            usual: wanted.club.formation.map(|_| squad.formation),
            wanted: lines.map(|line| 10.0 * line / sum.max(1.0)),
            used: [0.0; 3],
        }
    }

    fn next(&mut self, squad: &Squad, order: &[u8], round: usize) -> Result<TeamSheet, Faults> {
        if let Some(usual) = self.usual {
            return TeamSheet::preferring(squad, usual, order);
        }
        let miss = |shape: &Formation| {
            let lines = Line::ALL.iter().enumerate();
            let off = lines.map(|(at, &line)| {
                let due = self.wanted[at] * (round + 1) as f64 - self.used[at];
                (due - f64::from(shape.count(line))).powi(2)
            });
            off.sum::<f64>()
        };
        let mut shapes = Formation::ADVISED;
        shapes.sort_by(|a, b| miss(a).total_cmp(&miss(b)));
        let mut sheets = shapes
            .iter()
            .map(|&shape| TeamSheet::preferring(squad, shape, order));
        let first = sheets
            .next()
            .unwrap_or_else(|| TeamSheet::preferring(squad, squad.formation, order));
        let sheet = first.or_else(|fault| sheets.find_map(Result::ok).ok_or(fault))?;
        for (at, &line) in Line::ALL.iter().enumerate() {
            self.used[at] += f64::from(sheet.formation.count(line));
        }
        Ok(sheet)
    }
}
