//! One step of the rules, all outcomes of it.

use std::{collections::HashMap, hash::Hash};

use football::{BoxScore, Game};
use tabletop::{Ask, BySide, Chance, Coach, Side, Source, sources::Enumerate};

/// What is counted of a side.
pub const COUNTED: usize = 24;

/// Means of what is counted, by side.
pub type Means = [[f64; COUNTED]; 2];

/// Something counted: side, number of the statistic, mean.
pub type CountedMean = (usize, usize, f64);

/// Adds a multiple of means.
pub fn add_means(sum: &mut Means, weight: f64, more: &Means) {
    for (sum, more) in sum.iter_mut().flatten().zip(more.iter().flatten()) {
        *sum += weight * more;
    }
}

/// Where a step leads.
#[derive(Clone, Debug)]
pub struct StepOutcome<S> {
    /// The chance.
    pub p: f64,
    /// The state.
    pub state: S,
    /// What is counted on the way, times the chance.
    pub counted: Vec<CountedMean>,
}

/// All outcomes of one step, those of the same key together.
pub fn outcomes<G, C, K>(
    rules: &G,
    coach: Option<C>,
    from: &G::State,
    key: impl Fn(&G::State) -> K,
) -> Vec<StepOutcome<G::State>>
where
    G: Game,
    C: Coach<G>,
    K: Hash + Eq,
{
    let mut source = Walk {
        odometer: Enumerate::new(rules, coach),
        events: Vec::new(),
    };
    let mut leaves: Vec<StepOutcome<G::State>> = Vec::new();
    let mut known: HashMap<K, usize> = HashMap::new();
    loop {
        let mut state = from.clone();
        source.events.clear();
        let Ok(()) = rules.step(&mut state, &mut source);
        let p = source.odometer.path().probability();
        let at = *known.entry(key(&state)).or_insert_with(|| {
            leaves.push(StepOutcome {
                p: 0.0,
                state,
                counted: Vec::new(),
            });
            leaves.len() - 1
        });
        let leaf = &mut leaves[at];
        leaf.p += p;
        for event in &source.events {
            count(rules, event, p, &mut leaf.counted);
        }
        if !source.odometer.turn() {
            return leaves;
        }
    }
}

/// Leaves out what is drawn again, as often as it takes. What is counted on the way goes
/// with the first of the others.
pub fn draw_again<S>(leaves: &mut Vec<StepOutcome<S>>, again: impl Fn(&S) -> bool) {
    let mut counted = Vec::new();
    leaves.retain_mut(|leaf| {
        let again = again(&leaf.state);
        if again {
            counted.append(&mut leaf.counted);
        }
        !again
    });
    let all: f64 = leaves.iter().map(|leaf| leaf.p).sum();
    if let Some(first) = leaves.first_mut() {
        first.counted.append(&mut counted);
    }
    for leaf in leaves {
        leaf.p /= all;
        let counted = leaf.counted.iter_mut();
        counted.for_each(|(_, _, mean)| *mean /= all);
    }
}

/// Counts an event, times its chance.
pub fn count<G: Game>(rules: &G, event: &G::Event, p: f64, counted: &mut Vec<CountedMean>) {
    let mut box_score = BoxScore::default();
    let mut any = false;
    rules.report(event, |side, what, _| {
        any = true;
        box_score.count(side, what);
    });
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
struct Walk<'a, G: Game, C> {
    odometer: Enumerate<'a, G, C>,
    events: Vec<G::Event>,
}

impl<G: Game, C: Coach<G>> Source<G> for Walk<'_, G, C> {
    type Stop = std::convert::Infallible;

    fn chance(&mut self, what: Chance<'_>) -> Result<u32, Self::Stop> {
        self.odometer.chance(what)
    }

    fn decide(&mut self, ask: &Ask<'_, G>) -> Result<usize, Self::Stop> {
        self.odometer.decide(ask)
    }

    fn pick_group(&mut self, weights: &[u32]) -> Result<Option<usize>, Self::Stop> {
        self.odometer.pick_group(weights)
    }

    fn tell(&mut self, event: G::Event) {
        self.events.push(event);
    }
}
