//! The averages of invented leagues beside those of real ones: five leagues
//! over eleven seasons for what is printed in newspapers, one season of five leagues for what is counted by thirds.

use std::sync::OnceLock;

use statistics::{ClubCount as C, ClubSeason, Column as _, PlayerCount as P, Season};

use crate::kit::{league, matches, of_clubs, of_players};

/// Averages of ten leagues, so that a range need hold little chance.
fn leagues() -> &'static [Season] {
    static LEAGUES: OnceLock<Vec<Season>> = OnceLock::new();
    LEAGUES.get_or_init(|| (1..=10).map(|seed| league(seed, 20)).collect())
}

/// What a club column is per match, both sides together: lowest, real, highest.
const CLUBS: [(C, f64, f64, f64); 15] = [
    (C::HomeFor, 1.47, 1.542, 1.61),
    (C::AwayFor, 1.18, 1.240, 1.31),
    (C::HomeWon, 0.415, 0.441, 0.465),
    (C::HomeDrawn, 0.23, 0.251, 0.27),
    (C::HomeLost, 0.29, 0.308, 0.335),
    (C::Shots, 23.6, 24.7, 25.6),
    (C::OnTarget, 8.5, 8.82, 9.1),
    (C::Corners, 9.4, 9.82, 10.2),
    (C::Fouls, 24.0, 24.8, 25.6),
    (C::Yellows, 3.85, 4.07, 4.3),
    (C::Penalties, 0.25, 0.296, 0.34),
    (C::PenaltyGoals, 0.19, 0.225, 0.27),
    (C::Offsides, 4.0, 4.28, 5.0),
    (C::OwnGoals, 0.065, 0.084, 0.105),
    (C::Saves, 5.8, 6.1, 6.4),
];

/// The same of players' columns.
const PLAYERS: [(P, f64, f64, f64); 26] = [
    (P::SubbedOff, 5.5, 5.7, 5.9),
    (P::ShotsBlocked, 5.5, 5.9, 6.2),
    (P::HeadShots, 3.5, 3.73, 3.95),
    (P::FreeKickShots, 1.0, 1.12, 1.25),
    (P::FoulsDef, 5.2, 5.46, 5.7),
    (P::FoulsMid, 11.5, 11.9, 12.3),
    (P::FoulsOff, 7.1, 7.44, 7.8),
    (P::PassesDef, 245.0, 252.0, 259.0),
    (P::PassesMid, 400.0, 410.0, 420.0),
    (P::PassesOff, 190.0, 195.0, 200.0),
    (P::ForwardDef, 99.0, 102.0, 105.0),
    (P::ForwardMid, 101.0, 104.0, 107.0),
    (P::LongPasses, 13.8, 14.4, 15.0),
    (P::ThroughBalls, 15.0, 15.6, 16.2),
    (P::Crosses, 31.0, 32.1, 33.2),
    (P::TakeOns, 26.5, 27.5, 28.5),
    (P::TakeOnsWon, 15.7, 16.5, 17.3),
    (P::DuelsDef, 21.3, 22.0, 22.7),
    (P::DuelsMid, 52.5, 54.0, 55.5),
    (P::DuelsOff, 67.0, 69.0, 71.0),
    (P::InterceptionsDef, 56.0, 58.0, 60.0),
    (P::InterceptionsMid, 22.5, 23.3, 24.1),
    (P::InterceptionsOff, 8.4, 8.8, 9.2),
    (P::Clearances, 28.0, 29.0, 30.0),
    (P::AirDuels, 84.5, 87.0, 89.5),
    (P::Sweeps, 3.1, 3.3, 3.6),
];

#[test]
fn averages_are_those_of_real_leagues() {
    let leagues = leagues();
    let all: f64 = leagues.iter().map(|league| matches(league) as f64).sum();
    let clubs = |columns: &[C]| {
        leagues
            .iter()
            .map(|league| of_clubs(league, columns) as f64)
            .sum::<f64>()
    };
    let players = |columns: &[P]| {
        let each = leagues
            .iter()
            .map(|league| of_players(league.players.iter(), columns) as f64);
        each.sum::<f64>()
    };
    let mut outside = Vec::new();
    let mut look = |name: &str, low: f64, real: f64, high: f64, got: f64| {
        println!("{name}: {got:.3} (real {real})");
        assert!(low < real && real < high, "{name}");
        if !(low..=high).contains(&got) {
            outside.push(format!("{name} is {got:.3}, not {low} to {high}"));
        }
    };
    for (column, low, real, high) in CLUBS {
        look(column.name(), low, real, high, clubs(&[column]) / all);
    }
    for (column, low, real, high) in PLAYERS {
        look(column.name(), low, real, high, players(&[column]) / all);
    }
    let goals = clubs(&[C::HomeFor, C::AwayFor]);
    let target = clubs(&[C::OnTarget]);
    let tried = [P::PassesDef, P::PassesMid, P::PassesOff];
    let good = [P::PassesDefGood, P::PassesMidGood, P::PassesOffGood];
    let duels = [P::DuelsDef, P::DuelsMid, P::DuelsOff];
    let won = [P::DuelsDefWon, P::DuelsMidWon, P::DuelsOffWon];
    let lost = [P::TacklesDef, P::TacklesMid, P::TacklesOff];
    for (name, low, real, high, got) in [
        (
            "sendings-off",
            0.16,
            0.20,
            0.24,
            clubs(&[C::SecondYellows, C::Reds]) / all,
        ),
        (
            "second yellows",
            0.07,
            0.088,
            0.12,
            clubs(&[C::SecondYellows]) / all,
        ),
        (
            "on target a shot",
            0.345,
            0.358,
            0.37,
            target / clubs(&[C::Shots]),
        ),
        ("saved", 0.68, 0.70, 0.72, clubs(&[C::Saves]) / target),
        // Between the strictest count and that of the leagues which give most.
        (
            "assists a goal",
            0.6,
            0.68,
            0.75,
            clubs(&[C::Assists]) / goals,
        ),
        (
            "own goals",
            0.022,
            0.03,
            0.038,
            clubs(&[C::OwnGoals]) / goals,
        ),
        (
            "penalties scored",
            0.72,
            0.77,
            0.83,
            clubs(&[C::PenaltyGoals]) / clubs(&[C::Penalties]),
        ),
        (
            "yellows a foul",
            0.15,
            0.164,
            0.175,
            clubs(&[C::Yellows]) / clubs(&[C::Fouls]),
        ),
        (
            "good passes",
            0.815,
            0.828,
            0.84,
            players(&good) / players(&tried),
        ),
        (
            "good crosses",
            0.29,
            0.31,
            0.35,
            players(&[P::CrossesGood]) / players(&[P::Crosses]),
        ),
        (
            "good through balls",
            0.37,
            0.4,
            0.44,
            players(&[P::ThroughBallsGood]) / players(&[P::ThroughBalls]),
        ),
        (
            "duels won",
            0.47,
            0.49,
            0.51,
            players(&won) / players(&duels),
        ),
        (
            "duels lost cleanly",
            0.2,
            0.22,
            0.24,
            players(&lost) / players(&duels),
        ),
    ] {
        look(name, low, real, high, got);
    }
    assert!(outside.is_empty(), "{outside:#?}");
}

/// The standard deviation of clubs in something, on average over the leagues.
fn spread(leagues: &[Season], of: impl Fn(&ClubSeason) -> u64) -> f64 {
    let one = |league: &Season| {
        let values: Vec<f64> = league.clubs.iter().map(|club| of(club) as f64).collect();
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        let squares = values.iter().map(|value| (value - mean).powi(2));
        (squares.sum::<f64>() / values.len() as f64).sqrt()
    };
    leagues.iter().map(one).sum::<f64>() / leagues.len() as f64
}

/// The ranges are those of five seasons of two leagues.
#[test]
fn clubs_differ_as_much_as_real_ones() {
    let leagues = leagues();
    let points = |club: &ClubSeason| {
        3 * club.sum(&[C::HomeWon, C::AwayWon]) + club.sum(&[C::HomeDrawn, C::AwayDrawn])
    };
    for (name, low, high, got) in [
        ("points", 15.0, 18.7, spread(leagues, points)),
        (
            "goals for",
            12.8,
            20.4,
            spread(leagues, |club| club.sum(&[C::HomeFor, C::AwayFor])),
        ),
        (
            "goals against",
            11.5,
            14.5,
            spread(leagues, |club| club.sum(&[C::HomeAgainst, C::AwayAgainst])),
        ),
        (
            "shots",
            55.0,
            103.0,
            spread(leagues, |club| club.sum(&[C::Shots])),
        ),
        (
            "shots against",
            55.0,
            93.0,
            spread(leagues, |club| club.sum(&[C::ShotsAgainst])),
        ),
        (
            "on target",
            28.0,
            46.0,
            spread(leagues, |club| club.sum(&[C::OnTarget])),
        ),
        (
            "fouls",
            31.0,
            75.0,
            spread(leagues, |club| club.sum(&[C::Fouls])),
        ),
        (
            "corners",
            25.0,
            39.0,
            spread(leagues, |club| club.sum(&[C::Corners])),
        ),
        (
            "yellows",
            8.5,
            17.5,
            spread(leagues, |club| club.sum(&[C::Yellows])),
        ),
    ] {
        println!("{name}: {got:.1}");
        assert!((low..=high).contains(&got), "{name}: {got:.1}");
    }
}

/// Nobody scores like in a fairy tale, and somebody scores.
#[test]
fn the_best_of_a_season_are_believable() {
    for league in leagues() {
        let most = |column: P| {
            league
                .players
                .iter()
                .map(|player| player.counts[column])
                .max()
                .unwrap()
        };
        let scorer = most(P::Goals);
        assert!((14..=40).contains(&scorer), "{scorer} goals");
        let maker = most(P::Assists);
        assert!((8..=25).contains(&maker), "{maker} assists");
        assert!(
            (9..=22).contains(&most(P::Yellows)),
            "{} yellows",
            most(P::Yellows)
        );
        assert!(most(P::Shots) <= 200 && most(P::Fouls) <= 120);
        let regulars = league
            .players
            .iter()
            .filter(|player| player.counts[P::Starts] >= 25);
        assert!((120..=220).contains(&regulars.count()));
    }
}
