//! What holds in every invented league, whatever its seed and size. The laws are
//! counted out here once more, apart from the reader's.

use std::sync::OnceLock;

use invented_league::{CLUBS, LeagueError, LeaguePlan, invent};
use statistics::{ClubCount as C, PlayerCount as P, Position, Season};

use crate::kit::{league, matches, of_clubs, of_players};

/// Leagues of several seeds and sizes.
fn leagues() -> &'static [Season] {
    static LEAGUES: OnceLock<Vec<Season>> = OnceLock::new();
    LEAGUES.get_or_init(|| {
        let sizes = [4, 5, 6, 9, 12, 18, 20, 24];
        let small = sizes
            .into_iter()
            .flat_map(|clubs| (0..3).map(move |seed| (seed, clubs)));
        let large = [(5, 40), (u64::MAX, 20)];
        small
            .chain(large)
            .map(|(seed, clubs)| league(seed, clubs))
            .collect()
    })
}

#[test]
fn what_is_written_is_read_again() {
    for season in leagues() {
        let files = statistics::write(season, "a remark, with a comma");
        let read = statistics::read(&files.clubs, &files.players);
        assert_eq!(read.unwrap_or_else(|faults| panic!("{faults}")), *season);
        assert_eq!(
            statistics::check_clubs(&files.clubs),
            Ok(season.clubs.len())
        );
        assert_eq!(
            statistics::check_players(&files.players),
            Ok(season.players.len())
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let write = |seed| statistics::write(&league(seed, 12), "");
    assert_eq!(write(7), write(7));
    assert_ne!(write(7), write(8));
}

#[test]
fn everybody_meets_everybody_twice() {
    for season in leagues() {
        let others = season.clubs.len() as u64 - 1;
        for club in &season.clubs {
            assert_eq!((club.home_matches(), club.away_matches()), (others, others));
        }
        assert_eq!(matches(season), others * season.clubs.len() as u64);
    }
}

#[test]
fn goals_balance() {
    for season in leagues() {
        let scored = of_clubs(season, &[C::HomeFor, C::AwayFor]);
        assert_eq!(scored, of_clubs(season, &[C::HomeAgainst, C::AwayAgainst]));
        assert_eq!(
            of_clubs(season, &[C::HomeFor]),
            of_clubs(season, &[C::AwayAgainst])
        );
        assert_eq!(
            of_clubs(season, &[C::OwnGoals]),
            of_clubs(season, &[C::OwnGoalsFor])
        );
        for club in &season.clubs {
            let players = || season.players_of(&club.id);
            let goals = of_players(players(), &[P::Goals]);
            assert_eq!(
                club.sum(&[C::HomeFor, C::AwayFor]),
                goals + club.sum(&[C::OwnGoalsFor])
            );
            assert!(of_players(players(), &[P::Assists]) <= goals);
            let against = club.sum(&[C::HomeAgainst, C::AwayAgainst]);
            assert_eq!(against, of_players(players(), &[P::Conceded]));
            let faced = of_players(players(), &[P::Faced]);
            let saves = of_players(players(), &[P::Saves]);
            assert_eq!(against, faced - saves + club.sum(&[C::OwnGoals]));
        }
    }
}

#[test]
fn shots_hold_what_comes_of_them() {
    for season in leagues() {
        for player in &season.players {
            let of = |column| player.counts[column];
            assert!(of(P::Shots) >= of(P::OnTarget) + of(P::ShotsBlocked));
            assert!(of(P::OnTarget) >= of(P::Goals));
            assert!(of(P::Goals) >= of(P::HeadGoals) + of(P::FreeKickGoals) + of(P::PenaltyGoals));
            assert!(of(P::KeyPasses) >= of(P::Assists).max(of(P::CornerChances)));
            let kinds = of(P::HeadShots) + of(P::FreeKickShots) + of(P::Penalties);
            assert!(of(P::Shots) >= kinds);
        }
        let shots = of_clubs(season, &[C::Shots]);
        assert_eq!(shots, of_clubs(season, &[C::ShotsAgainst]));
        let everybody = || season.players.iter();
        let blocked = of_players(everybody(), &[P::ShotsBlocked]);
        assert_eq!(blocked, of_players(everybody(), &[P::ShotBlocks]));
        let penalties = of_players(everybody(), &[P::Penalties]);
        assert_eq!(penalties, of_players(everybody(), &[P::PenaltiesFaced]));
        assert_eq!(penalties, of_players(everybody(), &[P::PenaltiesWon]));
    }
}

#[test]
fn minutes_are_eleven_times_ninety_without_those_sent_off() {
    for season in leagues() {
        for club in &season.clubs {
            let players = || season.players_of(&club.id);
            let minutes = of_players(players(), &[P::Minutes]);
            assert_eq!(minutes, 990 * club.matches() - club.sum(&[C::MinutesShort]));
            let sent_off = club.sum(&[C::SecondYellows, C::Reds]);
            assert!(club.sum(&[C::MinutesShort]) <= 90 * sent_off);
            assert_eq!(of_players(players(), &[P::Starts]), 11 * club.matches());
            let substitutes = of_players(players(), &[P::Appearances]) - 11 * club.matches();
            assert_eq!(substitutes, of_players(players(), &[P::SubbedOff]));
            assert!(substitutes <= 3 * club.matches());
            for player in players() {
                let of = |column| player.counts[column];
                assert!(of(P::Minutes) <= 90 * of(P::Appearances));
                assert!(of(P::Minutes) >= 90 * of(P::Finished));
                assert!(u64::from(of(P::Appearances)) <= club.matches());
                let away = u64::from(of(P::Appearances) + of(P::MissedInjured));
                assert!(away <= club.matches());
            }
        }
    }
}

#[test]
fn what_one_suffers_another_does_in_the_same_third() {
    for season in leagues() {
        let sum = |column| of_players(season.players.iter(), &[column]);
        for (one, other) in [
            (P::FoulsDef, P::FouledOff),
            (P::FoulsMid, P::FouledMid),
            (P::FoulsOff, P::FouledDef),
            (P::DuelsDef, P::ChallengesOff),
            (P::DuelsMid, P::ChallengesMid),
            (P::DuelsOff, P::ChallengesDef),
            (P::HeadOnTarget, P::HeadFaced),
            (P::FreeKickOnTarget, P::FreeKickFaced),
        ] {
            assert_eq!(sum(one), sum(other), "{one:?}");
        }
        let won = sum(P::DuelsDefWon) + sum(P::DuelsMidWon) + sum(P::DuelsOffWon);
        let tackled = sum(P::TacklesDef) + sum(P::TacklesMid) + sum(P::TacklesOff);
        let all = sum(P::DuelsDef) + sum(P::DuelsMid) + sum(P::DuelsOff);
        assert_eq!(won + tackled + sum(P::TacklesLoose), all);
        assert_eq!(sum(P::Crosses), of_clubs(season, &[C::CrossesAgainst]));
        assert_eq!(sum(P::ThroughBalls), of_clubs(season, &[C::ThroughAgainst]));
        assert!(2 * sum(P::AirDuelsWon) <= sum(P::AirDuels));
    }
}

#[test]
fn only_keepers_keep_and_every_squad_is_whole() {
    for season in leagues() {
        for club in &season.clubs {
            let squad: Vec<_> = season.players_of(&club.id).collect();
            assert!((22..=26).contains(&squad.len()));
            let keepers = squad.iter().filter(|player| player.is_keeper()).count();
            assert!((2..=3).contains(&keepers));
            for player in squad {
                assert!(player.is_keeper() || player.counts[P::Faced] == 0);
                assert!(!player.is_keeper() || player.positions == [Position::Keeper]);
            }
        }
    }
}

#[test]
fn a_league_has_four_to_forty_clubs() {
    for clubs in [0, 3, 41] {
        let plan = LeaguePlan {
            seed: 1,
            clubs,
            name: String::new(),
            strength: 0,
        };
        assert!(!CLUBS.contains(&clubs));
        assert!(matches!(invent(&plan), Err(LeagueError::Clubs(wrong)) if wrong == clubs));
    }
}
