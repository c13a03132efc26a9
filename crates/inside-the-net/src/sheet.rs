//! Formations (ITN-FRM) and team sheets: who plays where (ITN-LIN), who keeps goal, who
//! sits on the bench.

use std::fmt::{self, Write as _};

use tabletop::{Fault, Faults, sheet};

use crate::{
    action::Line,
    card::{Positions, Squad},
    deck::SPOTS,
    men::{Men, NOBODY},
};

/// The first line of a team sheet.
pub const FIRST_LINE: &str = "touchline team-sheet 1";

/// How ten men are split into lines (ITN-FRM.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Formation {
    df: u8,
    mf: u8,
}

/// The advised limits of a line, lowest and highest (ITN-FRM.2).
const LIMITS: [(Line, u8, u8); 3] = [(Line::Df, 3, 5), (Line::Mf, 3, 5), (Line::Fw, 1, 3)];

impl Formation {
    /// Where nothing else is said.
    pub const USUAL: Formation = Formation { df: 4, mf: 4 };

    /// The seven within the advised limits.
    pub const ADVISED: [Formation; 7] = [
        Formation { df: 5, mf: 4 },
        Formation { df: 5, mf: 3 },
        Formation { df: 4, mf: 5 },
        Formation { df: 4, mf: 4 },
        Formation { df: 4, mf: 3 },
        Formation { df: 3, mf: 5 },
        Formation { df: 3, mf: 4 },
    ];

    /// Reads `4-4-2`: ten men.
    #[must_use]
    pub fn parse(text: &str) -> Option<Formation> {
        let counts: Vec<u8> = text
            .split('-')
            .map(|count| count.parse().ok())
            .collect::<Option<_>>()?;
        match counts[..] {
            [df, mf, fw] if df.checked_add(mf)?.checked_add(fw)? == SPOTS as u8 => {
                Some(Formation { df, mf })
            }
            _ => None,
        }
    }

    /// Spots in a line.
    #[inline]
    #[must_use]
    pub const fn count(self, line: Line) -> u8 {
        match line {
            Line::Df => self.df,
            Line::Mf => self.mf,
            Line::Fw => SPOTS as u8 - self.df - self.mf,
        }
    }

    /// The line of a spot, from 0 (ITN-LIN.2).
    #[inline]
    #[must_use]
    pub const fn line(self, spot: u8) -> Line {
        match spot {
            _ if spot < self.df => Line::Df,
            _ if spot < self.df + self.mf => Line::Mf,
            _ => Line::Fw,
        }
    }

    /// The lines outside the advised limits.
    pub fn beyond_limits(self) -> impl Iterator<Item = (Line, u8, u8)> {
        let beyond = move |(line, least, most): &(Line, u8, u8)| {
            !(*least..=*most).contains(&self.count(*line))
        };
        LIMITS.into_iter().filter(beyond)
    }

    /// True if men with these positions, and so many empty spots, can stand in the
    /// spots from `first` on.
    pub(crate) fn fits(self, first: u8, men: &[Positions], empty: usize) -> bool {
        let room = |lines: u8| {
            let there = |spot: &u8| lines >> self.line(*spot) as u8 & 1 == 1;
            (first..SPOTS as u8).filter(there).count()
        };
        // Each group of lines has room for those who play nowhere else.
        let all = men.len() + empty == SPOTS - usize::from(first);
        all && (1..8).all(|lines| {
            let bound = men.iter().filter(|positions| positions.within(lines));
            bound.count() <= room(lines)
        })
    }
}

impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}-{}-{}", self.df, self.mf, self.count(Line::Fw)))
    }
}

tabletop::told_as_word!(Formation);

/// What a coach writes down before the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamSheet {
    /// The formation.
    pub formation: Formation,
    /// Who stands where; nobody in an empty spot.
    pub spots: [u8; SPOTS],
    /// Who keeps goal.
    pub keeper: u8,
    /// Outfield players on the bench.
    pub bench: Men,
    /// Keepers on the bench.
    pub bench_keepers: Men,
}

impl TeamSheet {
    /// Reads a sheet for a team.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str, squad: &Squad, limits: bool) -> Result<TeamSheet, Faults> {
        let mut faults = Faults::default();
        let mut formation = squad.formation;
        let mut spots: [Option<(usize, u8)>; SPOTS] = [None; SPOTS];
        let mut keeper = None;
        let (mut bench, mut bench_keepers) = (Men::default(), Men::default());
        let mut named: Vec<&str> = Vec::new();
        for (line, cells) in sheet::lines(text, FIRST_LINE, &mut faults) {
            let mut fault = |what: String, cure: &str| faults.push(Fault::at(line, what, cure));
            let [kind, name] = cells[..] else {
                let cure = "write formation, keeper, bench or a spot from 1 to 10, and a name";
                fault(format!("{} values instead of 2", cells.len()), cure);
                continue;
            };
            if kind == "formation" {
                match Formation::parse(name) {
                    Some(found) => formation = found,
                    None => fault(
                        format!("`{name}` is no formation"),
                        "write ten men as 4-4-2",
                    ),
                }
                continue;
            }
            let (man, goalkeeper) = (squad.player_named(name), squad.keeper_named(name));
            if man.is_none() && goalkeeper.is_none() {
                fault(
                    format!("nobody is called `{name}`"),
                    "name a man of the team",
                );
            }
            if named.contains(&name) {
                fault(format!("{name} is there twice"), "name him once");
            }
            named.push(name);
            let spot = kind.parse().ok().filter(|spot| (1..=SPOTS).contains(spot));
            match (kind, spot, man, goalkeeper) {
                ("keeper", ..) if keeper.is_some() => {
                    fault("there are two keepers".to_string(), "name one");
                }
                ("keeper", _, _, Some(found)) => keeper = Some(found),
                ("keeper", _, Some(_), None) => {
                    fault(format!("{name} has no keeper's card"), "name a keeper");
                }
                ("bench", _, Some(man), _) => bench.add(man),
                ("bench", _, None, Some(found)) => bench_keepers.add(found),
                (_, Some(spot), Some(man), _) => {
                    if spots[spot - 1].replace((line, man)).is_some() {
                        fault(format!("spot {spot} is there twice"), "fill it once");
                    }
                }
                (_, Some(spot), None, Some(_)) => {
                    fault(
                        format!("{name} cannot stand in spot {spot}"),
                        "he is a keeper",
                    );
                }
                ("keeper" | "bench", _, None, None) | (_, Some(_), None, None) => (),
                _ => {
                    let cure = "write formation, keeper, bench or a spot from 1 to 10";
                    fault(format!("`{kind}` is no line of a sheet"), cure);
                }
            }
        }
        if keeper.is_none() && faults.0.is_empty() {
            faults.push(Fault::whole("nobody keeps goal", "add keeper, NAME"));
        }
        for (line, least, most) in formation.beyond_limits().filter(|_| limits) {
            let what = format!("{formation} has {} in line {line}", formation.count(line));
            let cure = format!("{least} to {most}, or set formation_limits=false");
            faults.push(Fault::whole(what, cure));
        }
        for (spot, found) in (0_u8..).zip(&spots) {
            let Some((at, man)) = found else {
                let what = format!("spot {} is empty", spot + 1);
                faults.push(Fault::whole(what, "name a man for it"));
                continue;
            };
            let line = formation.line(spot);
            let card = squad.player(*man);
            if let Some(card) = card.filter(|card| !card.positions.has(line)) {
                let what = format!("{} plays {}, not {line}", card.name, card.positions);
                faults.push(Fault::at(*at, what, "a man plays where his card says"));
            }
        }
        faults.or(TeamSheet {
            formation,
            spots: spots.map(|found| found.map_or(NOBODY, |(_, man)| man)),
            keeper: keeper.unwrap_or_default(),
            bench,
            bench_keepers,
        })
    }

    /// The usual side of a team in its formation; everybody else on the bench.
    ///
    /// # Errors
    ///
    /// If the team has no men for its formation.
    pub fn usual(squad: &Squad) -> Result<TeamSheet, Faults> {
        let everybody = (0..squad.players.len() as u8).collect();
        TeamSheet::preferring(squad, squad.formation, &by_starts(squad, everybody))
    }

    /// The side with the first of these men who fit a formation, in the order of LINE;
    /// the keeper with most starts, and everybody else on the bench.
    ///
    /// # Errors
    ///
    /// If there are no ten men for the formation among them.
    pub fn preferring(
        squad: &Squad,
        formation: Formation,
        men: &[u8],
    ) -> Result<TeamSheet, Faults> {
        let Some(spots) = first_who_fit(squad, formation, men) else {
            let what = format!("{} has no ten men for {formation}", squad.id);
            let cure = "add players, or change the shape";
            return Err(Fault::whole(what, cure).into());
        };
        let keepers = 0..squad.keepers.len() as u8;
        let starts = |keeper: &u8| {
            squad
                .keepers
                .get(usize::from(*keeper))
                .map(|card| card.starts)
        };
        let keeper = keepers.clone().rev().max_by_key(starts).unwrap_or_default();
        let mut sheet = TeamSheet {
            formation,
            spots,
            keeper,
            bench: (0..squad.players.len() as u8).collect(),
            bench_keepers: keepers.collect(),
        };
        spots.iter().for_each(|man| sheet.bench.remove(*man));
        sheet.bench_keepers.remove(keeper);
        Ok(sheet)
    }

    /// The ten and the bench.
    pub(crate) fn everybody(&self) -> Men {
        self.bench.iter().chain(self.spots).collect()
    }

    /// The sheet as a document; the bench with most games on it first.
    #[must_use]
    pub fn document(&self, squad: &Squad) -> String {
        let mut text = format!("{FIRST_LINE}\nformation, {}\n", self.formation);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "keeper, {}", squad.keeper_name(self.keeper));
        for (spot, man) in (1..).zip(self.spots) {
            let _ = writeln!(text, "{spot}, {}", squad.player_name(man));
        }
        let mut bench: Vec<u8> = self.bench.iter().collect();
        bench.sort_by_key(|man| std::cmp::Reverse(squad.player(*man).map(|c| c.season.benched())));
        for man in bench {
            let _ = writeln!(text, "bench, {}", squad.player_name(man));
        }
        for keeper in self.bench_keepers.iter() {
            let _ = writeln!(text, "bench, {}", squad.keeper_name(keeper));
        }
        text
    }
}

/// Those with most starts who can fill a formation, in the order of LINE.
pub(crate) fn usual_spots(squad: &Squad, formation: Formation, men: Men) -> Option<[u8; SPOTS]> {
    first_who_fit(squad, formation, &by_starts(squad, men))
}

/// Those with most starts first.
pub(crate) fn by_starts(squad: &Squad, men: Men) -> Vec<u8> {
    let mut men: Vec<u8> = men.iter().collect();
    men.sort_by_key(|man| std::cmp::Reverse(squad.player(*man).map(|c| c.season.starts())));
    men
}

/// The first of these men who can fill a formation, in the order of LINE.
fn first_who_fit(squad: &Squad, formation: Formation, men: &[u8]) -> Option<[u8; SPOTS]> {
    let positions = |man: &u8| {
        squad
            .player(*man)
            .map_or_else(Positions::default, |c| c.positions)
    };
    let mut side: Vec<u8> = Vec::new();
    for &man in men {
        side.push(man);
        let chosen: Vec<Positions> = side.iter().map(positions).collect();
        if side.len() > SPOTS || !formation.fits(0, &chosen, SPOTS - side.len()) {
            side.pop();
        }
    }
    if side.len() < SPOTS {
        return None;
    }
    side.sort_by_key(|man| squad.player(*man).map(|card| card.line));
    let mut spots = [NOBODY; SPOTS];
    for spot in 0..SPOTS as u8 {
        let fits = |at: &usize| {
            let mut rest: Vec<Positions> = side.iter().map(positions).collect();
            let man = rest.remove(*at);
            man.has(formation.line(spot)) && formation.fits(spot + 1, &rest, 0)
        };
        // There is one: the side as a whole fits.
        let at = (0..side.len()).find(fits)?;
        spots[usize::from(spot)] = side.remove(at);
    }
    Some(spots)
}
