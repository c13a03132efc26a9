//! Shoot-outs, kick by kick.

use competition::result::{Card, Colour, Reason};
use competition::shootout::{KickOrder, Shootout, ShootoutRules, may_kick};
use tabletop::Side::{self, Away, Home};

fn rules(early_stop: bool) -> ShootoutRules {
    ShootoutRules {
        early_stop,
        ..ShootoutRules::default()
    }
}

/// Kicks until it is over or there are none left.
fn kicked(rules: ShootoutRules, first: Side, kicks: &[bool]) -> Shootout {
    let mut shootout = Shootout::new(rules, first);
    for &scored in kicks {
        shootout.kick(scored);
    }
    shootout
}

/// Who kicks, while nobody scores.
fn turns(order: KickOrder, first: Side, count: usize) -> Vec<Side> {
    let rules = ShootoutRules {
        order,
        ..rules(true)
    };
    let mut shootout = Shootout::new(rules, first);
    let mut turns = Vec::new();
    for _ in 0..count {
        turns.extend(shootout.next());
        shootout.kick(false);
    }
    turns
}

// CP-6.6: by turns, or in pairs turned round; sudden death goes on the same way.
#[test]
fn sides_kick_by_turns() {
    let abab = turns(KickOrder::Abab, Away, 12);
    assert_eq!(abab, [Away, Home].repeat(6));
    let abba = turns(KickOrder::Abba, Home, 12);
    assert_eq!(abba, [Home, Away, Away, Home].repeat(3));
}

// CP-6.6: five rounds, then one each until one side leads.
#[test]
fn sudden_death_follows_five_rounds() {
    let level = [true; 10];
    let shootout = kicked(rules(true), Home, &level);
    assert_eq!((shootout.score(), shootout.winner()), ([5, 5], None));
    let miss_after_goal = [&level[..], &[true, false]].concat();
    let shootout = kicked(rules(true), Home, &miss_after_goal);
    assert_eq!((shootout.score(), shootout.winner()), ([6, 5], Some(Home)));
    assert_eq!(shootout.next(), None);
    let half_a_round = [&level[..], &[true]].concat();
    assert_eq!(kicked(rules(true), Home, &half_a_round).winner(), None);
    let goal_after_miss = [&level[..], &[false, false, false, true]].concat();
    let shootout = kicked(rules(true), Home, &goal_after_miss);
    assert_eq!((shootout.score(), shootout.winner()), ([5, 6], Some(Away)));
}

// CP-6.6: the dice game kicks all five, whatever the score.
#[test]
fn without_early_stop_all_five_are_kicked() {
    let three_nil = [true, false, true, false, true, false];
    let shootout = kicked(rules(false), Home, &three_nil);
    assert_eq!((shootout.winner(), shootout.next()), (None, Some(Home)));
    let all = [&three_nil[..], &[false; 4]].concat();
    assert_eq!(kicked(rules(false), Home, &all).winner(), Some(Home));
}

// CP-6.7: 3-0 after three rounds is over, 2-0 after two is not.
#[test]
fn it_stops_when_the_rest_cannot_change_it() {
    let two = [true, false, true, false];
    assert_eq!(kicked(rules(true), Home, &two).winner(), None);
    let three = [true, false, true, false, true, false];
    assert_eq!(kicked(rules(true), Home, &three).winner(), Some(Home));
    // 3-1 after four, and the first to kick in the fifth scores: 4-1 with one left.
    let four = [true, true, true, false, true, false, false, false, true];
    assert_eq!(kicked(rules(true), Home, &four[..8]).winner(), Some(Home));
    // A further kick changes nothing.
    let mut over = kicked(rules(true), Home, &three);
    over.kick(true);
    assert_eq!(over.score(), [3, 0]);
}

// CP-12.6, CP-6.7: for all 1,024 ways of ten kicks, in both orders.
#[test]
fn stopping_early_never_changes_the_winner() {
    let mut shorter = 0;
    for order in [KickOrder::Abab, KickOrder::Abba] {
        for bits in 0..1_u32 << 10 {
            let kicks: Vec<bool> = (0..10).map(|at| bits >> at & 1 == 1).collect();
            let with = |early_stop| {
                let rules = ShootoutRules {
                    order,
                    ..rules(early_stop)
                };
                kicked(rules, Home, &kicks)
            };
            let (early, full) = (with(true), with(false));
            assert_eq!(early.winner(), full.winner(), "{kicks:?}");
            shorter += u32::from(early.score() != full.score());
        }
    }
    assert!(shorter > 500, "{shorter}");
}

// CP-8.5: whoever was sent off takes no kick.
#[test]
fn a_player_sent_off_takes_no_kick() {
    let card = |player: &str, colour| Card {
        side: Home,
        player: player.to_string(),
        minute: 118,
        colour,
        reason: Reason::Other,
    };
    let cards = [
        card("a", Colour::Yellow),
        card("b", Colour::Red),
        card("c", Colour::SecondYellow),
    ];
    let may = |side, player| may_kick(side, player, &cards);
    assert!(may(Home, "a") && may(Home, "d") && may(Away, "b"));
    assert!(!may(Home, "b") && !may(Home, "c"));
}
