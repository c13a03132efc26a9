//! Laws that are tried in matches between coaches who choose at random.

use std::collections::BTreeSet;

use football::{BoxScore, Game, What};
use tabletop::{
    Ask, Listener, play_out,
    sources::{Generator, Simulate},
};

use crate::words;

/// Matches enough to see what comes in every one.
const FEW: u64 = 3;

/// Plays matches between coaches who choose at random: every event names a clause of the
/// list, and every reason that is given says something. The lines of events name what events carry.
pub fn reasons_name_clauses<G: Game>(rules: &G, clauses: &str, matches: u64) {
    for shape in G::EVENTS {
        assert!(shape.is_consistent(), "{}", shape.words);
    }
    let listed: BTreeSet<&str> = clauses
        .lines()
        .filter_map(|line| Some(line.split_once(" | ")?.0))
        .collect();
    let mut reasons = 0;
    at_random(rules, matches, |event| {
        let clause = rules.clause(&event);
        assert!(
            listed.contains(clause),
            "{clause}: {}",
            rules.write_event(&event)
        );
        if let Some(why) = rules.why(&event) {
            reasons += 1;
            words::can_be_said(&why.phrase);
        }
    });
    assert!(reasons > 0, "nothing has a reason");
    status_can_be_said(rules, matches.min(FEW));
}

/// Plays matches between coaches who choose at random: how it stands can be said whenever one of them is asked.
fn status_can_be_said<G: Game>(rules: &G, matches: u64) {
    let say = |state: &G::State| rules.status(state).iter().for_each(words::can_be_said);
    for seed in 0..matches {
        let mut any = Generator::new(!seed, 0).at(0, 0);
        let coach = |_: &G, ask: &Ask<'_, G>| {
            say(ask.state);
            any.below(ask.menu.len() as u32) as usize
        };
        let listener = |_: G::Event| ();
        let mut source = Simulate::new(rules, Generator::new(seed, 0), coach, listener);
        let mut state = rules.kick_off();
        say(&state);
        play_out(rules, &mut state, &mut source);
        say(&state);
    }
}

/// Plays matches between coaches who choose at random: each penalty is scored or missed, and never both.
pub fn penalties_are_scored_or_missed<G: Game>(rules: &G, matches: u64) {
    let [mut taken, mut scored, mut missed] = [0; 3];
    at_random(rules, matches, |event| {
        rules.report(&event, |_, what, _| match what {
            What::Penalty => taken += 1,
            What::PenaltyGoal => scored += 1,
            What::PenaltyMissed => missed += 1,
            _ => (),
        });
    });
    assert_eq!(scored + missed, taken, "{scored} scored, {missed} missed");
    assert!(scored > 0 && missed > 0, "{scored} scored, {missed} missed");
}

/// Everything that a reporter speaks of in matches between coaches who choose at random.
pub fn spoken_of<G: Game>(rules: &G, matches: u64) -> BTreeSet<&'static str> {
    let mut keys = BTreeSet::new();
    at_random(rules, matches, |event| {
        if let Some(remark) = rules.remark(&event) {
            words::can_be_told(&remark);
            keys.insert(remark.topic.key);
        }
    });
    keys
}

/// Plays matches between coaches who choose at random: what the rules knew beforehand
/// counts for the same by its groups as event by event.
pub fn groups_count_as_their_events<G: Game>(rules: &G, matches: u64) {
    let mut by_event = BoxScore::default();
    at_random(rules, matches, |event| {
        rules.count(true, &event, &mut by_event);
    });
    let groups = Groups {
        rules,
        box_score: BoxScore::default(),
        known: 0,
    };
    let groups = listens(rules, matches, groups);
    assert_eq!(groups.box_score, by_event);
    assert!(groups.known > 100, "hardly anything is known");
}

/// Counts what is known by its group, and everything else by the event.
struct Groups<'a, G> {
    rules: &'a G,
    box_score: BoxScore,
    known: u32,
}

impl<G: Game> Listener<G> for Groups<'_, G> {
    fn hear(&mut self, event: G::Event) {
        self.rules.count(true, &event, &mut self.box_score);
    }

    fn hear_known<E>(&mut self, group: u8, _: impl FnOnce() -> E)
    where
        E: IntoIterator<Item = G::Event>,
    {
        self.known += 1;
        self.rules.count_known(group, 1, &mut self.box_score);
    }
}

/// What happens in matches between coaches who choose at random.
fn at_random<G: Game>(rules: &G, matches: u64, each: impl FnMut(G::Event)) {
    let _ = listens(rules, matches, each);
}

/// Somebody listens to matches between coaches who choose at random.
fn listens<G: Game, L: Listener<G>>(rules: &G, matches: u64, mut listener: L) -> L {
    for seed in 0..matches {
        let mut any = Generator::new(!seed, 0).at(0, 0);
        let coach = |_: &G, ask: &Ask<'_, G>| any.below(ask.menu.len() as u32) as usize;
        let mut source = Simulate::new(rules, Generator::new(seed, 0), coach, listener);
        let mut state = rules.kick_off();
        play_out(rules, &mut state, &mut source);
        listener = source.listener;
    }
    listener
}
