//! The laws that every game keeps, and what is true of every position.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
};

use counter_attack::{
    Action, Choice, CounterAttack, Event, Happening, Hex, HexSet, Next, Period, Player, State,
    Tokens, event::Booking, notation::SpokenLine, post::Post,
};
use tabletop::{
    Ask, Coach, Rules, Side, Source,
    laws::keep_all_but_odds,
    situation::Situation,
    sources::{Generator, Simulate},
};

use crate::kit::rules;

#[test]
fn the_usual_game_keeps_the_laws() {
    keep_all_but_odds(&rules(""), 0..2);
}

#[test]
fn every_mix_of_options_keeps_the_laws() {
    for options in [
        "questions=all dice=d12_star after_draw=extra_time",
        "advanced_rules=false offside=off after_draw=shootout fk_pattern=5-5-3-2",
    ] {
        keep_all_but_odds(&rules(options), 3..4);
    }
}

/// What must be true between steps.
fn check(rules: &CounterAttack, before: &State, state: &State) {
    let mut taken = HexSet::EMPTY;
    for player in Player::all() {
        if let Some(hex) = state.at(player) {
            assert!(hex.in_bounds(), "{player} is off the pitch");
            assert!(taken.insert(hex), "two stand on {hex}: {state:?}");
            let gone = Tokens(Tokens::OFF.0 | Tokens::GONE.0);
            assert!(!state.has(player, gone), "{player} is back");
        }
    }
    assert!(state.ball.in_bounds());
    if let Some(holder) = state.holder {
        let at = state.at(holder).expect("a holder on the pitch");
        assert!(
            at.distance(state.ball) <= 1,
            "{holder} holds the ball from afar"
        );
        assert!(holder.side() == state.attack || state.period == Period::FullTime);
        let set = matches!(state.next, Next::Choose(menu) if menu.is_set_piece());
        assert!(at == state.ball || set, "{holder} is not on the ball's hex");
    } else if state.period == Period::FullTime {
        // A high ball may be in the air when the whistle goes (CA-34.4).
    } else if let Next::Choose(_) | Next::Activate = state.next {
        assert!(
            !taken.contains(state.ball),
            "a ball under a figure: {state:?}"
        );
    }
    assert!(before.period <= state.period);
    if before.period == state.period {
        assert!(before.minute <= state.minute);
    }
    for side in Side::BOTH {
        assert!(before.goals[side] <= state.goals[side]);
        assert!(state.team(side).count() <= 11);
        let most = rules.options().subs_max + rules.options().subs_extra_time;
        assert!(state.substitutions[side] <= most);
    }
}

/// Chooses at random, but goes forward, goes for the ball and shoots more often than
/// not: then there is more to see than figures that wander about.
struct Keen(Generator, u64);

impl Coach<CounterAttack> for Keen {
    fn decide(&mut self, _: &CounterAttack, ask: &Ask<'_, CounterAttack>) -> usize {
        assert!(!ask.menu.is_empty() && ask.default < ask.menu.len());
        let goal = ask.state.attacks(ask.side);
        let attacks = ask.side == ask.state.attack;
        let ball = ask.state.ball;
        let worth = |choice: &Choice| match *choice {
            Choice::Tackle(_) | Choice::Reach | Choice::Dive | Choice::Nutmeg(_) => 30,
            Choice::Act(Action::Shot | Action::Snapshot | Action::FreeKickShot) => 30,
            Choice::Act(Action::Move) => 0,
            Choice::Act(_) | Choice::Run(_) => 20,
            Choice::Step(hex, nutmeg) => goal.depth(hex) + if nutmeg.is_some() { 3 } else { 0 },
            Choice::Land(hex, nutmeg) => goal.depth(hex) + if nutmeg.is_some() { 9 } else { 0 },
            Choice::To(Some(hex)) if attacks => goal.depth(hex) - hex.y.abs() / 4,
            Choice::To(Some(hex)) => 20 - hex.distance(ball) as i8,
            Choice::Jump { shot: true, .. } => 10,
            Choice::EndPart | Choice::Stop | Choice::Reckless(_) => -10,
            Choice::Reposition(Some(_)) => 5,
            _ => 0,
        };
        let any = |dice: &mut Generator| dice.below(ask.menu.len() as u32) as usize;
        let drawn: Vec<usize> = (0..self.1).map(|_| any(&mut self.0)).collect();
        let best = drawn
            .into_iter()
            .max_by_key(|index| worth(&ask.menu[*index]));
        best.unwrap_or(ask.default)
    }
}

/// Plays a match with keen coaches; the states between steps, and what was told.
pub fn play(
    rules: &CounterAttack,
    seed: u64,
    visit: impl FnMut(&State, &State),
) -> (State, Vec<Event>) {
    // Some look at more of the menu than others.
    play_with(rules, seed, 4 + 3 * (seed % 3), visit)
}

/// The same with coaches who look at so many choices: one who looks at one is blind.
fn play_with(
    rules: &CounterAttack,
    seed: u64,
    looks: u64,
    mut visit: impl FnMut(&State, &State),
) -> (State, Vec<Event>) {
    let coach = Keen(Generator::new(!seed, 0).at(0, 0), looks);
    let mut events = Vec::new();
    let mut state = rules.kick_off();
    let mut source = Simulate::new(rules, Generator::new(seed, 0), coach, |event| {
        events.push(event);
    });
    let mut steps = 0;
    while !rules.is_over(&state) {
        let before = state;
        source.next_step();
        let Ok(()) = rules.step(&mut state, &mut source);
        visit(&before, &state);
        steps += 1;
        assert!(steps < 50_000, "no end: {:?}", state.next);
    }
    (state, events)
}

/// Mixes of options, so that every paragraph is played.
const MIXES: [&str; 9] = [
    "",
    "after_draw=extra_time dice=d12_star",
    "after_draw=shootout advanced_rules=false tied_tackle_miss=continue",
    "steal_on_reposition=true pickup_triggers_steal=true dribble_into_goal=true",
    "stun_scope=both stun_forbids=move_only loose_zoi=path header_limit=none",
    "stun_scope=next_phase late_nutmeg_call=true penalty_optional=true",
    "gk_entry_move_optional=false shot_line_test=off defensive_control=true",
    "reckless_stops_play=false play_on_nutmeg=stay unclaimed_one_is_foul=true",
    "fk_pattern=3-3-3-3 throw_in_gap=0 subs_max=5 second_injury_no_subs=stays",
];

/// Plays so many matches, every other one by the usual options.
fn keep_all_invariants(matches: u64) {
    let mixes = MIXES.map(rules);
    for seed in 0..matches {
        let mix = match seed % 2 {
            0 => 0,
            _ => (seed / 2) as usize % MIXES.len(),
        };
        let rules = &mixes[mix];
        let looks = [1, 4, 7, 10][(seed / 18 % 4) as usize];
        keep_invariants(rules, seed, looks);
    }
}

/// Plays a match with coaches who look at so many choices.
pub fn keep_invariants(rules: &CounterAttack, seed: u64, looks: u64) {
    let (_, events) = play_with(rules, seed, looks, |before, state| {
        check(rules, before, state);
    });
    check_cards(&events);
}

/// Nobody is shown a third yellow card or a second red one, and whoever was sent off
/// takes no further part.
fn check_cards(events: &[Event]) {
    let mut yellows = BTreeMap::new();
    let mut off = BTreeSet::new();
    for event in events {
        match event.what {
            Happening::Booking { by, res, .. } => {
                assert!(!off.contains(&by.index()), "{by} was sent off before");
                if matches!(res, Booking::Yellow | Booking::SecondYellow) {
                    let shown: &mut u8 = yellows.entry(by.index()).or_default();
                    *shown += 1;
                    assert_eq!(*shown == 2, res == Booking::SecondYellow, "{by}");
                }
            }
            Happening::SentOff { who, .. } => assert!(off.insert(who.index()), "{who} twice"),
            Happening::Moved { who, .. } | Happening::Step { who, .. } => {
                assert!(!off.contains(&who.index()), "{who} was sent off");
            }
            _ => (),
        }
    }
}

#[test]
fn random_matches_keep_all_invariants() {
    let wanted = std::env::var("TOUCHLINE_MATCHES").ok();
    keep_all_invariants(wanted.map_or(200, |matches| matches.parse().unwrap()));
}

/// Every position can be written as one line and read again.
#[test]
fn positions_survive_being_written() {
    let rules = rules("after_draw=extra_time");
    let mut written = 0;
    for seed in 0..3 {
        play(&rules, seed, |_, state| {
            if state.period == Period::FullTime {
                return;
            }
            let lines = rules.describe(state);
            let mut again = rules.opening();
            for (name, value) in &lines {
                rules
                    .set(&mut again, name, value)
                    .unwrap_or_else(|fault| panic!("{fault}"));
            }
            let line = rules.post(state);
            assert_eq!(again, *state, "{line}");
            let post = Post::parse(&line).unwrap_or_else(|faults| panic!("{line}: {faults}"));
            let posted = post
                .state(&rules)
                .unwrap_or_else(|faults| panic!("{line}: {faults}"));
            assert_eq!(posted, Some(*state), "{line}");
            assert_eq!(rules.post(&again), line);
            written += 1;
        });
    }
    assert!(written > 500);
}

/// The score is what the goals make it, and the same things happen in all kinds of
/// matches: no rule is out of reach.
#[test]
fn everything_happens_sooner_or_later() {
    let rules = rules("after_draw=extra_time");
    let mut seen = BTreeSet::new();
    for seed in 0..240 {
        let (state, events) = play(&rules, seed, |_, _| ());
        let goals = events
            .iter()
            .filter(|event| matches!(event.what, Happening::Goal { .. }));
        assert_eq!(
            goals.count(),
            usize::from(state.goals.home + state.goals.away)
        );
        for event in events {
            let text = rules.write_event(&event);
            seen.insert(text.split(' ').next().unwrap().to_string());
        }
    }
    let all = [
        "added",
        "attract",
        "block",
        "booking",
        "collect",
        "control",
        "decision",
        "down",
        "drift",
        "foul",
        "full_time",
        "gk",
        "goal",
        "half_end",
        "headed",
        "header",
        "high",
        "injury",
        "intercept",
        "land",
        "long",
        "loose",
        "menu",
        "moved",
        "nutmeg",
        "off_target",
        "offside",
        "part",
        "pass",
        "penalty",
        "phase_end",
        "placed",
        "reach",
        "received",
        "reckless",
        "referee",
        "repos",
        "restart",
        "save",
        "sent_off",
        "shot",
        "snapshot",
        "space",
        "start",
        "steal",
        "step",
        "stun",
        "sub",
        "tackle",
        "toss",
    ];
    let missing: Vec<&str> = all
        .into_iter()
        .filter(|word| !seen.contains(*word))
        .collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
}

#[test]
fn a_state_is_small() {
    assert!(
        std::mem::size_of::<State>() <= 320,
        "{}",
        std::mem::size_of::<State>()
    );
    assert_eq!(std::mem::size_of::<Option<Hex>>(), 3);
}

/// Whatever can be chosen has words of its own: said, they mean that choice in its menu
/// and no other.
#[test]
fn every_choice_can_be_said() {
    let rules = rules("after_draw=shootout");
    let mut said = 0;
    let mut keen = Keen(Generator::new(11, 0), 4);
    let coach = |rules: &CounterAttack, ask: &Ask<'_, CounterAttack>| {
        // Large menus of hexes are all alike.
        for (index, choice) in ask.menu.iter().enumerate().step_by(1 + ask.menu.len() / 12) {
            let text = choice.to_string();
            let words = text.split(' ').map(ToString::to_string).collect();
            let words = SpokenLine {
                side: ask.side,
                words,
            };
            let meant = words.choice_in(ask.menu, 0);
            assert_eq!(meant, Some((index, words.words.len())), "{text}");
            said += 1;
        }
        keen.decide(rules, ask)
    };
    let mut source = Simulate::new(&rules, Generator::new(11, 1), coach, |_| ());
    for _ in 0..3 {
        let mut state = rules.kick_off();
        tabletop::play_out(&rules, &mut state, &mut source);
    }
    assert!(said > 5_000, "{said}");
}

/// Over whole matches every foul is one by a player of the side that defends.
#[test]
fn attackers_never_foul() {
    // CA-12.15
    let rules = rules("unclaimed_one_is_foul=true");
    let mut fouls = 0;
    for seed in 0..60 {
        let told = RefCell::new(Vec::new());
        let listener = |event: Event| told.borrow_mut().push(event);
        let coach = Keen(Generator::new(!seed, 0).at(0, 0), 7);
        let mut source = Simulate::new(&rules, Generator::new(seed, 0), coach, listener);
        let mut state = rules.kick_off();
        while !rules.is_over(&state) {
            let defence = state.defence();
            source.next_step();
            let Ok(()) = rules.step(&mut state, &mut source);
            for event in told.borrow_mut().drain(..) {
                if let Happening::Foul { by, .. } = event.what {
                    fouls += 1;
                    assert_eq!(by.side(), defence, "{by} fouled");
                }
            }
        }
    }
    assert!(fouls > 10, "only {fouls} fouls");
}

/// Whoever is frozen, stunned, booked or hurt before a step and after it was so at every question
/// in between: nothing is taken off the board for the time of a question.
// CA-13.4, CA-19.5, second amendments
#[test]
fn tokens_are_true_at_every_question() {
    const LASTING: Tokens = Tokens(
        Tokens::FROZEN.0 | Tokens::STUNNED.0 | Tokens::YELLOW.0 | Tokens::INJURED.0 | Tokens::OFF.0,
    );
    let mixes = MIXES.map(rules);
    let mut snapshots = 0;
    for seed in 0..120 {
        let rules = &mixes[seed as usize % mixes.len()];
        let asked: RefCell<Vec<State>> = RefCell::default();
        let mut keen = Keen(Generator::new(!seed, 0).at(0, 0), 7);
        let coach = |rules: &CounterAttack, ask: &Ask<'_, CounterAttack>| {
            asked.borrow_mut().push(*ask.state);
            keen.decide(rules, ask)
        };
        let told = RefCell::new(0);
        let mut source = Simulate::new(rules, Generator::new(seed, 0), coach, |event: Event| {
            *told.borrow_mut() += usize::from(matches!(event.what, Happening::Snapshot { .. }));
        });
        let mut state = rules.kick_off();
        let mut steps = 0;
        while !rules.is_over(&state) {
            steps += 1;
            // Keepers are seldom frozen when somebody shoots: here they often are.
            for side in Side::BOTH {
                if let Some(keeper) = state.keepers[side].filter(|_| steps % 3 == 0) {
                    state.give(keeper, Tokens::FROZEN);
                }
            }
            let before = state;
            source.next_step();
            let Ok(()) = rules.step(&mut state, &mut source);
            for then in asked.borrow_mut().drain(..) {
                for player in Player::all() {
                    let tokens = |state: &State| state.pieces[player.index()].tokens.0 & LASTING.0;
                    let lasting = tokens(&before) & tokens(&state);
                    assert_eq!(tokens(&then) & lasting, lasting, "{player}: {then:?}");
                }
            }
        }
        snapshots += *told.borrow();
    }
    assert!(snapshots > 20, "{snapshots}");
}
