//! Provisional cards: one for each role and class of quality, so that the clubs of a
//! season can play. They say little of what a player really did.

use std::fmt::Write as _;

use inside_the_net::{
    Action, Formation, KeeperCard, Line, PlayerCard, Plays, Positions, Release, SaveOut,
    Season as Games, Span, Squad, Zone,
};

use crate::stats::{Club, ClubCount, Player, PlayerCount, Position, Role, Season};

/// The widths of an average man of a line.
struct Average {
    /// DEF, in the order of the cards.
    own: [u8; 6],
    /// MID.
    middle: [u8; 6],
    /// OFF.
    far: [u8; 9],
    /// Shot, `OnT`, Goal, PK.
    shoots: [u8; 4],
    /// Foul, `TklR`, Tkl.
    challenges: [u8; 3],
    /// `BlkP`, Int.
    passes: [u8; 2],
    /// `BlkS`, CLR.
    clears: [u8; 2],
    effect: i8,
    endurance: u8,
}

const DEFENDER: Average = Average {
    own: [2, 2, 1, 2, 9, 4],
    middle: [2, 2, 3, 1, 8, 4],
    far: [0, 1, 3, 2, 1, 5, 2, 3, 3],
    shoots: [10, 9, 5, 15],
    challenges: [3, 4, 5],
    passes: [3, 4],
    clears: [8, 8],
    effect: -1,
    endurance: 3,
};

const MIDFIELDER: Average = Average {
    own: [2, 2, 2, 2, 8, 4],
    middle: [2, 3, 3, 2, 7, 3],
    far: [0, 1, 3, 2, 1, 4, 2, 2, 5],
    shoots: [10, 9, 6, 15],
    challenges: [4, 3, 4],
    passes: [3, 3],
    clears: [7, 8],
    effect: -1,
    endurance: 6,
};

const FORWARD: Average = Average {
    own: [2, 2, 2, 2, 8, 4],
    middle: [2, 3, 3, 2, 7, 3],
    far: [1, 2, 3, 2, 2, 2, 1, 1, 6],
    shoots: [11, 10, 7, 15],
    challenges: [4, 3, 3],
    passes: [3, 2],
    clears: [6, 7],
    effect: 0,
    endurance: 9,
};

/// Where yellow cards begin on the white die, and how many faces they have.
const YELLOW: Span = Span { low: 9, high: 12 };
const SECOND_YELLOW: u8 = 5;

/// The file of a season's clubs.
#[must_use]
pub fn teams(season: &Season) -> String {
    let mut text = HEAD.to_string();
    let mut points: Vec<u64> = season.clubs.iter().map(points).collect();
    points.sort_unstable();
    for club in &season.clubs {
        let below = points.iter().filter(|&&other| other < self::points(club));
        // Thirds of the table.
        let third = 3 * below.count() / points.len().max(1);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "\n{}", squad(season, club, third as i8 - 1));
    }
    text
}

const HEAD: &str = "\
touchline player-cards 1
# PROVISIONAL: made by `touchline forge cards` from position, role and a class of quality
# (how often a man started, and where his club ended). Cards from what players really did
# will replace them. The lines are explained in docs/rules/inside-the-net.md.
";

fn points(club: &Club) -> u64 {
    3 * club.sum(&[ClubCount::HomeWon, ClubCount::AwayWon])
        + club.sum(&[ClubCount::HomeDrawn, ClubCount::AwayDrawn])
}

fn squad(season: &Season, club: &Club, third: i8) -> Squad {
    let per_mille = |column: ClubCount| i32::from(club.counts[column] as u16);
    let formation = club.formation.map(|shape| shape.to_string());
    let formation = formation.and_then(|shape| Formation::parse(&shape));
    let advised = formation.filter(|shape| Formation::ADVISED.contains(shape));
    let players = season.players_of(&club.id);
    let (keepers, players): (Vec<&Player>, Vec<&Player>) = players.partition(|p| p.is_keeper());
    Squad {
        id: club.id.clone(),
        name: club.name.clone(),
        short: club.short.clone(),
        league: club.league.clone(),
        // A point for two hundredths of the ball more than half of it.
        home_recovery: 12 + ((per_mille(ClubCount::PossessionHome) - 510) / 20) as i8,
        away_recovery: -((per_mille(ClubCount::PossessionAway) - 490) / 20) as i8,
        strength: club.counts[ClubCount::Strength] as u16,
        formation: advised.unwrap_or(Formation::USUAL),
        players: players.iter().map(|player| card(player, third)).collect(),
        keepers: keepers.iter().map(|player| keeper(player, third)).collect(),
    }
}

/// The class of a player, from -2 to +2: a regular of a good club is the best.
fn class(player: &Player, third: i8) -> i8 {
    let starts = player.counts[PlayerCount::Starts];
    let regular = match starts {
        25.. => 1,
        10..=24 => 0,
        _ => -1,
    };
    regular + third
}

fn position(position: Position) -> Option<Line> {
    match position {
        Position::Keeper => None,
        Position::Defender => Some(Line::Df),
        Position::Midfielder => Some(Line::Mf),
        Position::Forward => Some(Line::Fw),
    }
}

/// LINE and OFF of a role, in tenths.
fn place(line: Line, role: Option<Role>) -> (u16, u16) {
    match (role, line) {
        (Some(Role::CentreBack), _) => (20, 200),
        (Some(Role::FullBack), _) => (32, 350),
        (Some(Role::Holding), _) => (46, 380),
        (Some(Role::Central), _) => (56, 480),
        (Some(Role::Attacking), _) => (70, 620),
        (Some(Role::Wing), _) => (76, 660),
        (Some(Role::Striker), _) => (95, 750),
        (_, Line::Df) => (25, 250),
        (_, Line::Mf) => (55, 450),
        (_, Line::Fw) => (90, 700),
    }
}

fn card(player: &Player, third: i8) -> PlayerCard {
    let lines: Vec<Line> = player
        .positions
        .iter()
        .copied()
        .filter_map(position)
        .collect();
    let usual = lines.first().copied().unwrap_or(Line::Mf);
    let average = match usual {
        Line::Df => &DEFENDER,
        Line::Mf => &MIDFIELDER,
        Line::Fw => &FORWARD,
    };
    let class = class(player, third);
    let (line, off) = place(usual, player.role);
    let count = |column: PlayerCount| player.counts[column] as u16;
    let starts = count(PlayerCount::Starts);
    let substitute = count(PlayerCount::Appearances).saturating_sub(starts);
    PlayerCard {
        name: player.name.clone(),
        positions: lines
            .iter()
            .fold(Positions::default(), |all, line| all.and(*line)),
        line,
        // Goals tell equals apart.
        off: off.saturating_add_signed(i16::from(class) * 40) + count(PlayerCount::Goals).min(30),
        endurance: average.endurance,
        injury_rate: 2,
        injury_column: match count(PlayerCount::Injuries) {
            0 => 1,
            1 => 2,
            _ => 4,
        },
        season: Games {
            figures: [
                count(PlayerCount::Appearances),
                starts,
                count(PlayerCount::Finished),
                38_u16.saturating_sub(starts).min(30),
                substitute,
                count(PlayerCount::Goals),
                count(PlayerCount::Assists),
            ],
        },
        plays: plays(average, player, class),
    }
}

/// An average man, a little better or worse, with what of his season is too rare for
/// everybody: red cards, own goals, penalties, corners.
fn plays(average: &Average, player: &Player, class: i8) -> Plays {
    let better = |width: u8| width.saturating_add_signed(class);
    let half = |width: u8| width.saturating_add_signed(class / 2);
    let [shot, on_target, goal, penalty] = average.shoots;
    let [foul, loose, tackle] = average.challenges;
    let [block, intercept] = average.passes;
    let [block_shot, clear] = average.clears;
    let did = |column: PlayerCount| player.counts[column] > 0;
    let centre_back = player.role == Some(Role::CentreBack);
    let (foul_span, loose_span) = (span(0, foul), span(foul, loose));
    Plays {
        tables: [
            table(Zone::Def, &passing(average.own, class)),
            table(Zone::Mid, &passing(average.middle, class)),
            table(Zone::Off, &average.far),
        ],
        own: one_if(did(PlayerCount::OwnGoals), 20),
        shot: half(shot),
        on_target: half(on_target),
        goal: half(goal),
        penalty,
        penalty_won: one_if(did(PlayerCount::PenaltiesWon), 1),
        cross_bonus: u8::from(class > 0 && player.role == Some(Role::FullBack)),
        corner_bonus: u8::from(player.counts[PlayerCount::Corners] >= 30),
        foul: foul_span,
        star: player.counts[PlayerCount::Injuries] > 1,
        tackle_loose: loose_span,
        tackle: span(foul + loose, better(tackle)),
        yellow: YELLOW,
        red: one_if(did(PlayerCount::Reds), YELLOW.high + 1),
        second_yellow: Some(SECOND_YELLOW),
        // Some penalties come with a card: a part of them lies inside Ycd.
        penalty_conceded: match centre_back {
            true => one_if(true, YELLOW.high),
            false => one_if(true, 20),
        },
        block_pass: span(0, block),
        intercept: span(block, half(intercept)),
        block_shot: span(0, block_shot),
        clear: span(0, better(clear)),
        effect: average.effect,
    }
}

/// A better man loses fewer passes.
fn passing(mut widths: [u8; 6], class: i8) -> [u8; 6] {
    let more = (class / 2).clamp(-1, 1);
    widths[4] = widths[4].saturating_add_signed(more);
    widths[5] = widths[5].saturating_add_signed(-more);
    widths
}

/// So many faces behind the first `before`.
fn span(before: u8, width: u8) -> Span {
    match width {
        0 => Span::NONE,
        _ => Span {
            low: before + 1,
            high: before + width,
        },
    }
}

fn one_if(there: bool, face: u8) -> Span {
    match there {
        true => Span {
            low: face,
            high: face,
        },
        false => Span::NONE,
    }
}

/// The actions of a zone with these widths.
fn table(zone: Zone, widths: &[u8]) -> [Action; 20] {
    let actions = Action::of(zone);
    let mut faces = Vec::new();
    for (&action, &width) in actions.iter().zip(widths) {
        faces.extend(std::iter::repeat_n(action, usize::from(width)));
    }
    faces.resize(20, Action::of(zone)[actions.len() - 1]);
    std::array::from_fn(|face| faces[face])
}

fn keeper(player: &Player, third: i8) -> KeeperCard {
    // Half a class: a point of SAVE is a twentieth of all shots on target.
    let better = class(player, third) / 2;
    let from = |table: &[(u8, SaveOut)]| spread(table);
    KeeperCard {
        name: player.name.clone(),
        starts: player.counts[PlayerCount::Starts] as u16,
        saves: [1 - better, 0, -better, 2 - better, -3],
        penalty: -better,
        claim: Span { low: 19, high: 20 },
        gather: Span { low: 17, high: 20 },
        sweep: Span { low: 18, high: 20 },
        out: from(&[
            (11, SaveOut::Held),
            (6, SaveOut::Corner),
            (3, SaveOut::Rebound),
        ]),
        after: spread(&[
            (8, Release::Throw),
            (5, Release::Pass),
            (2, Release::LostPass),
            (5, Release::Launch),
        ]),
        goal_kick: spread(&[(12, Release::Short), (8, Release::Launch)]),
    }
}

fn spread<T: Copy>(widths: &[(u8, T)]) -> [T; 20] {
    let mut faces = Vec::new();
    for &(width, what) in widths {
        faces.extend(std::iter::repeat_n(what, usize::from(width)));
    }
    std::array::from_fn(|face| faces[face.min(faces.len() - 1)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats;
    use inside_the_net::TeamSheet;

    const TEAMS: &str = include_str!("../../../../data/inside-the-net/teams/touchline-league.txt");
    const CLUBS: &str = include_str!("../../../../data/league/clubs.csv");
    const PLAYERS: &str = include_str!("../../../../data/league/players.csv");

    #[test]
    fn what_is_made_is_what_is_kept() {
        let season = stats::read(CLUBS, PLAYERS).unwrap();
        assert!(
            TEAMS == teams(&season),
            "make it again with `touchline forge cards`"
        );
    }

    #[test]
    fn every_club_has_a_side() {
        let squads = Squad::parse_all(TEAMS).unwrap();
        assert_eq!(squads.len(), 20);
        let people: usize = squads
            .iter()
            .map(|s| s.players.len() + s.keepers.len())
            .sum();
        assert_eq!(people, 487);
        for squad in squads {
            TeamSheet::usual(&squad).unwrap();
            assert!(squad.formation.beyond_limits().next().is_none());
        }
    }
}
