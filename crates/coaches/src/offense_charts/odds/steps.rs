//! One step of the rules, all outcomes of it.

use ::offense_charts::{
    Choice, Event, Next, OffenseCharts, Period, Pick, State, players::Positions,
};
use std::collections::HashMap;

use football::{BoxScore, Game as _};
use tabletop::{
    Ask, BySide, Chance, Rules as _, Side, Source,
    sources::{Enumerate, NoCoach},
};

/// What is counted of a side.
pub const COUNTED: usize = 24;

/// Means of what is counted, by side.
pub type Means = [[f64; COUNTED]; 2];

/// Adds a multiple of means.
pub fn add_means(sum: &mut Means, weight: f64, more: &Means) {
    for (sum, more) in sum.iter_mut().flatten().zip(more.iter().flatten()) {
        *sum += weight * more;
    }
}

/// A state without the cards, which nobody looks at when dice are thrown, and
/// without what follows from the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    next: Next,
    picks: [Option<Pick>; 2],
    holder: Side,
    run: u8,
    period: Period,
    minute: u8,
    added: Option<u8>,
    kicked_off: Side,
    /// Goals, hurt, weather, booked and off, by side.
    sides: [(u16, u8, i16, Positions, Positions); 2],
}

impl Key {
    pub fn of(state: &State) -> Key {
        let side = |side: Side| {
            let team = &state.sides[side];
            (team.goals, team.hurt, team.weather, team.booked, team.off)
        };
        Key {
            next: state.next,
            picks: state.picks,
            holder: state.holder,
            run: state.run,
            period: state.period,
            minute: state.minute,
            added: state.added,
            kicked_off: state.kicked_off,
            sides: [side(Side::Home), side(Side::Away)],
        }
    }
}

/// Where a step leads, by the state it ends in.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// The chance.
    pub p: f64,
    /// The state.
    pub state: State,
    /// What is counted on the way, times the chance: side, number of the statistic.
    pub counted: Vec<(usize, usize, f64)>,
}

/// All outcomes of one step, those that end alike together.
pub fn outcomes(rules: &OffenseCharts, from: &State) -> Vec<Leaf> {
    let mut source = Walk {
        odometer: Enumerate::new(rules, None::<NoCoach<OffenseCharts>>),
        events: Vec::new(),
    };
    let mut leaves: Vec<Leaf> = Vec::new();
    let mut known: HashMap<Key, usize> = HashMap::new();
    loop {
        let mut state = *from;
        source.events.clear();
        let Ok(()) = rules.step(&mut state, &mut source);
        let p = source.odometer.path().probability();
        let at = *known.entry(Key::of(&state)).or_insert_with(|| {
            leaves.push(Leaf {
                p: 0.0,
                state,
                counted: Vec::new(),
            });
            leaves.len() - 1
        });
        let leaf = &mut leaves[at];
        leaf.p += p;
        count(rules, &source.events, p, &mut leaf.counted);
        if !source.odometer.turn() {
            return leaves;
        }
    }
}

fn count(rules: &OffenseCharts, events: &[Event], p: f64, counted: &mut Vec<(usize, usize, f64)>) {
    let mut box_score = BoxScore::default();
    let mut any = false;
    for event in events {
        rules.report(event, |side, what, _| {
            any = true;
            box_score.count(side, what);
        });
    }
    if !any {
        return;
    }
    for side in Side::BOTH {
        for (at, (_, number)) in box_score.stats[side].named().enumerate() {
            if number > 0 {
                let more = p * number as f64;
                let mut known = counted.iter_mut();
                match known.find(|known| (known.0, known.1) == (side as usize, at)) {
                    Some(known) => known.2 += more,
                    None => counted.push((side as usize, at, more)),
                }
            }
        }
    }
}

/// The means with their names.
pub fn named(means: &Means) -> BySide<Vec<(&'static str, f64)>> {
    BySide::from_fn(|side: Side| {
        let names = BoxScore::default().stats.home;
        let names = names.named().map(|(name, _)| name);
        names.zip(means[side as usize]).collect()
    })
}

/// Walks through all outcomes and hears what is told on the way.
struct Walk<'a> {
    odometer: Enumerate<'a, OffenseCharts, NoCoach<OffenseCharts>>,
    events: Vec<Event>,
}

impl Source<OffenseCharts> for Walk<'_> {
    type Stop = std::convert::Infallible;

    fn chance(&mut self, what: Chance<'_>) -> Result<u32, Self::Stop> {
        self.odometer.chance(what)
    }

    fn decide(&mut self, ask: &Ask<'_, OffenseCharts>) -> Result<usize, Self::Stop> {
        let none: &[Choice] = ask.menu;
        debug_assert!(none.is_empty());
        self.odometer.decide(ask)
    }

    fn pick_group(&mut self, weights: &[u32]) -> Result<Option<usize>, Self::Stop> {
        self.odometer.pick_group(weights)
    }

    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}
