//! The laws that every game keeps, whatever was agreed on.

use inside_the_net::OPTIONS;
use tabletop::laws::{keep_all_but_odds, options_in_pairs};

use crate::kit::{Papers, STANDARD};

fn papers() -> Papers {
    Papers {
        deck: STANDARD.to_string(),
        ..Papers::new()
    }
}

#[test]
fn the_usual_game_keeps_the_laws() {
    keep_all_but_odds(&papers().rules(""), 0..3);
}

#[test]
fn every_mix_of_options_keeps_the_laws() {
    for options in [
        "automatic=off injuries=true tired=true",
        "automatic=home named_corner_taker=true pk_on_target=true hrec_track=true",
        "cards=unlimited injuries=true max_subs=2 extras_per_sub=false sideways_card=first",
        "automatic=away keeper_alone_may_stop=true own_goal_from_free_kick=false tired=true",
    ] {
        keep_all_but_odds(&papers().rules(options), 0..1);
    }
}

/// Everybody is sent off or hurt, and teams of different leagues meet.
fn wild() -> Papers {
    let mut wild = papers()
        .replace("Ycd 15-18, 2nd 5, Rcd 20", "Ycd 6-14, 2nd 12, Rcd 15-20")
        .replace("INJ 2/C", "INJ 18/J")
        .replace("Foul 1-3", "Foul 1*-3");
    wild.home = wild
        .home
        .replace("league, One", "league, Two")
        .replace("SOS 50", "SOS 72.5");
    wild
}

#[test]
fn wild_cards_keep_the_laws() {
    keep_all_but_odds(&wild().rules("injuries=true automatic=home"), 0..2);
}

#[test]
fn every_event_names_a_clause() {
    let clauses = include_str!("../../clauses.txt");
    for (papers, options) in [
        (papers(), ""),
        (papers(), "automatic=off injuries=true tired=true"),
        (wild(), "injuries=true automatic=home pk_on_target=true"),
    ] {
        scoresheet::reasons_name_clauses(&papers.rules(options), clauses, 20);
    }
}

#[test]
fn what_seldom_happens_is_spoken_of() {
    let options = "injuries=true automatic=home tired=true pk_on_target=true max_subs=2";
    let spoken = scoresheet::spoken_of(&wild().rules(options), 30);
    for key in [
        "itn.new.order",
        "itn.not.replaced",
        "keeper.change",
        "itn.tired",
        "penalty.missed",
    ] {
        assert!(spoken.contains(key), "{key}: {spoken:?}");
    }
}

#[test]
fn each_penalty_is_scored_or_missed() {
    scoresheet::penalties_are_scored_or_missed(&wild().rules(""), 60);
}

/// Whatever two options are set, to whatever values; the teams are of different leagues.
#[test]
fn options_in_pairs_keep_the_laws() {
    let mut papers = papers();
    papers.home = papers.home.replace("league, One", "league, Two");
    papers.home = papers.home.replace("SOS 50", "SOS 72.5");
    let matches = std::env::var("TOUCHLINE_PAIRS").ok();
    options_in_pairs(OPTIONS, &[], matches, |options, seed| {
        keep_all_but_odds(&papers.rules(options), seed..seed + 1);
    });
}
