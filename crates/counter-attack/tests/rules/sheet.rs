//! What the score sheet and the reporter make of a match.

use std::collections::BTreeMap;

use counter_attack::Happening;
use football::{Game, Squads, What};
use scoresheet::words::{can_be_told, lines_in, teller};
use tabletop::{BySide, Side};

use crate::{
    kit::{player, rules, scene},
    laws::play,
};

/// Every reason can be said and names a clause of the list, whatever is agreed on.
#[test]
fn reasons_can_be_said() {
    for options in [
        "",
        "dice=d12_star after_draw=shootout half_minutes=15 unclaimed_one_is_foul=true",
        "advanced_rules=false after_draw=extra_time half_minutes=9 dribble_into_goal=true",
    ] {
        let clauses = include_str!("../../clauses.txt");
        scoresheet::reasons_name_clauses(&rules(options), clauses, 6);
    }
}

/// Whatever a reporter speaks of has words, and nearly everything that he can speak of comes up.
#[test]
fn remarks_have_words() {
    let mut spoken = BTreeMap::new();
    for options in [
        "",
        "after_draw=extra_time dribble_into_goal=true",
        "after_draw=shootout half_minutes=15 advanced_rules=false unclaimed_one_is_foul=true",
    ] {
        let rules = rules(options);
        for seed in 0..20 {
            let (_, events) = play(&rules, seed, |_, _| ());
            for remark in events.iter().filter_map(|event| rules.remark(event)) {
                can_be_told(&remark);
                *spoken.entry(remark.topic.key).or_insert(0) += 1;
            }
        }
    }
    assert!(spoken.len() > 45, "{spoken:#?}");
}

/// A reporter speaks of half-time after the first half only: the second ends the match.
#[test]
fn half_time_comes_once() {
    let rules = rules("");
    let (_, events) = play(&rules, 0, |_, _| ());
    let ends = events
        .iter()
        .filter(|event| matches!(event.what, Happening::HalfEnd { .. }));
    let keys: Vec<_> = ends
        .map(|end| rules.remark(end).map(|it| it.topic.key))
        .collect();
    assert_eq!(keys, [Some("half.time"), None]);
}

/// Goals of the sheet are goals of the board; every shot is told once, and shots on
/// target are goals or saves.
#[test]
fn the_sheet_adds_up() {
    let rules = rules("after_draw=extra_time");
    let mut shots = 0;
    for seed in 0..40 {
        let (state, events) = play(&rules, seed, |_, _| ());
        let count = |wanted: fn(What) -> bool| {
            let all = events.iter().flat_map(|event| rules.common_events(event));
            let mine = |side: Side| {
                all.clone()
                    .filter(|e| e.side == side && wanted(e.what))
                    .count()
            };
            BySide::from_fn(mine)
        };
        let goals = count(|what| what == What::Goal);
        let own = count(|what| what == What::OwnGoal);
        for side in Side::BOTH {
            assert_eq!(
                goals[side] + own[side.other()],
                usize::from(state.goals[side])
            );
        }
        let aimed = count(|what| matches!(what, What::Shot { on_target: true }));
        let saves = count(|what| what == What::Save);
        let on = aimed.home + aimed.away;
        assert!(on >= saves.home + saves.away);
        let all = count(|what| matches!(what, What::Shot { .. }));
        shots += all.home + all.away;
        let reds = count(|what| what == What::Red);
        assert!(reds.home <= 11 && reds.away <= 11);
    }
    assert!(shots > 15, "{shots}");
}

#[test]
fn players_are_credited() {
    let table = scene(
        "put 1H@M1 10H@M33 9H@M12 1A@M37\nball 10H\nmenu std_received",
        "H snap\nA snapmove -\nH aim M38\n* 6 shot 10H\n* 2 save 1A\n= goal side=H score=1-0",
    );
    let rules = table.rules();
    let mut squads = Squads::default();
    for event in table.session.events() {
        rules.credit(event, |side, who, deed| squads.count(side, who, deed));
    }
    let of = |name: &str| {
        let who = player(name);
        let id = match rules.card(who).keeper {
            true => football::PlayerId::Keeper(who.shirt() - 1),
            false => football::PlayerId::Player(who.shirt() - 1),
        };
        squads.of(who.side(), id)
    };
    assert_eq!(
        (of("10H").shots, of("10H").on_target, of("10H").goals),
        (1, 1, 1)
    );
    assert_eq!((of("1A").faced, of("1A").saves), (1, 0));
}

#[test]
fn the_picture_shows_every_figure() {
    let table = scene("put 1H@M1 10H@M19 5A@Z20 1A@M37\nball 10H", "");
    let names = BySide::both("Anybody".to_string());
    let picture = table.rules().picture(table.state(), teller("en", &names));
    for figure in ["1H", "10h", "5A", "1A"] {
        assert!(picture.contains(figure), "{figure}\n{picture}");
    }
    // A line for the columns, and one for each letter.
    assert_eq!(picture.lines().count(), 27);
    let z = picture.lines().last().unwrap();
    assert!(z.starts_with(" Z ") && z.contains("5A"));
    let status = table.rules().status(table.state());
    for (language, ball) in [
        ("en", "; home have the ball: 10H on M19."),
        ("de", "; home hat den Ball: 10H auf M19."),
    ] {
        let status = lines_in(language, &status);
        assert!(status.ends_with(ball), "{status}");
    }
}

/// Shooting 4 against Saving 4 - 2: 10 against 3 is in, 7 against 7 is level, and a 1 is wide.
#[test]
fn a_penalty_is_scored_or_missed() {
    for (dice, comes_to) in [
        ("* 6 shot 10H\n* 1 save 1A", What::PenaltyGoal),
        ("* 3 shot 10H\n* 5 save 1A", What::PenaltyMissed),
        ("* 1 shot 10H", What::PenaltyMissed),
    ] {
        let kick = scene(
            "card 10H sho4\nput 1H@M1 10H@M33 9H@M28 1A@M37 4A@K29 5A@P29\nball 10H\nmenu penalty",
            &format!("H pen K38\n{dice}"),
        );
        let told = kick.session.events().iter();
        let told = told.flat_map(|event| kick.rules().common_events(event));
        let kinds = [What::Penalty, What::PenaltyGoal, What::PenaltyMissed];
        let told: Vec<What> = told.map(|event| event.what).collect();
        let of_kick: Vec<&What> = told.iter().filter(|what| kinds.contains(*what)).collect();
        assert_eq!(of_kick, [&What::Penalty, &comes_to], "{dice}");
    }
}
