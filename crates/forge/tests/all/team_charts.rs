//! Team charts of action-deck from season statistics.

use action_deck::{ActionDeck, Column, Equipment, TeamChart};
use forge::action_deck::{self as making, ChartLeague, calibrate, report};
use games::playable::Playable as _;
use library::Library;
use statistics::PlayerCount;

use crate::kit::{bundled, league};

const CHARTS: &str = include_str!("../../../../data/action-deck/teams/league.txt");

fn equipment() -> Equipment {
    ActionDeck::equipment(&Library::bundled()).unwrap()
}

#[test]
fn the_charts_of_the_bundled_league_are_made_again() {
    let charts = making::make(&bundled(), &equipment()).unwrap();
    let about = [
        "The invented league of data/league.",
        "Made by `touchline forge league`.",
    ];
    let text = making::write(&charts, &about.map(str::to_string));
    assert!(
        text == CHARTS,
        "data/action-deck/teams/league.txt differs: make it again"
    );
}

/// The same as `make calibrate`, for fewer matches.
#[test]
fn the_bundled_league_plays_as_football_does() {
    let season = bundled();
    let charts = TeamChart::parse_all(CHARTS).unwrap();
    let outcome = ChartLeague::new(&equipment(), &charts).play(60, 3);
    assert_eq!(outcome.matches, 60 * 380);
    for check in calibrate::checks(&making::wanted(&season), &outcome) {
        assert!(check.holds, "{}", check.what);
    }
}

/// What follows from the statistics of Candleworth Miners at once.
#[test]
fn figures_come_from_the_statistics() {
    let charts = TeamChart::parse_all(CHARTS).unwrap();
    let chart = charts
        .iter()
        .find(|chart| chart.id == "candleworth")
        .unwrap();
    let ratings = chart.ratings;
    // 50.2 and 48.6 % of possession: 60 + 2 * (49.4 - 50).
    assert_eq!(ratings.control, 59);
    // 31 assists to 42 goals, of which 2 were own goals and 4 penalties: 31 / 36.
    assert_eq!(ratings.assist, 86);
    // 4 of 6, and 3.9 of 5 of an average club: 7.9 / 11.
    assert_eq!(ratings.penalty_scored, 72);
    // Two were sent off at once.
    assert!(ratings.ejection >= 25);
    // A column is what each had of all.
    let season = bundled();
    let of = |column: PlayerCount, name: &str| {
        let club = season
            .players_of("candleworth")
            .filter(|player| !player.is_keeper());
        let (mut his, mut all) = (0.0, 0.0);
        for player in club {
            all += f64::from(player.counts[column]);
            if player.name == name {
                his = f64::from(player.counts[column]);
            }
        }
        100.0 * his / all
    };
    let columns = [
        (Column::Foul, PlayerCount::Fouls),
        (Column::Fouled, PlayerCount::Fouled),
        (Column::Card, PlayerCount::Yellows),
        (Column::Assist, PlayerCount::Assists),
    ];
    for (column, counted) in columns {
        for (at, player) in (0..).zip(&chart.players) {
            let width = (1..=100)
                .filter(|&n| chart.player_at(column, n) == at)
                .count();
            let share = of(counted, &player.name);
            assert!(
                (width as f64 - share).abs() < 1.0,
                "{column:?} {}",
                player.name
            );
        }
    }
}

/// Not only the bundled league: one of another size and with other dice, too.
#[test]
fn any_league_scores_what_it_scored() {
    let season = league(2, 12);
    let charts = making::make(&season, &equipment()).unwrap();
    assert_eq!(charts.len(), 12);
    let played = ChartLeague::new(&equipment(), &charts);
    let outcome = played.play(played.seasons_of(20_000), 77);
    let off = report::goals_off(&making::wanted(&season), &outcome);
    assert!(off < 0.04, "{off}");
}

#[test]
fn what_is_off_is_shown_for_every_club_and_scorer() {
    let season = bundled();
    let charts = TeamChart::parse_all(CHARTS).unwrap();
    let outcome = ChartLeague::new(&equipment(), &charts).play(2, 1);
    let text = report::text(&making::wanted(&season), &outcome);
    for club in &season.clubs {
        assert!(text.contains(&club.name), "{}", club.name);
    }
    for player in &season.players {
        let scored = player.counts[PlayerCount::Goals] > 0;
        assert!(!scored || text.contains(&player.name), "{}", player.name);
    }
}

/// A name with a comma cannot stand in a file with commas; a club without opponents
/// plays itself; a season without goals or cards makes a chart, too.
#[test]
fn odd_statistics_make_charts() {
    let mut season = league(4, 4);
    season.clubs.truncate(1);
    let id = season.clubs[0].id.clone();
    season.players.retain(|player| player.club == id);
    let striker = season
        .players
        .iter_mut()
        .find(|player| !player.is_keeper())
        .unwrap();
    striker.name = "Strange, Jr.".to_string();
    let charts = making::make(&season, &equipment()).unwrap();
    assert!(
        charts[0]
            .players
            .iter()
            .any(|player| player.name == "Strange Jr.")
    );
    for player in &mut season.players {
        for column in [
            PlayerCount::Goals,
            PlayerCount::Yellows,
            PlayerCount::Assists,
        ] {
            player.counts[column] = 0;
        }
    }
    assert_eq!(making::make(&season, &equipment()).unwrap().len(), 1);
    season.clubs.clear();
    season.players.clear();
    assert!(making::make(&season, &equipment()).unwrap().is_empty());
}
