//! What to choose in every position, and how it is kept.

use std::{collections::HashMap, sync::Arc};

use goal_dice::{GoalDice, Period, State};
use tabletop::{Ask, Side, log::hash_of};

use super::{
    TooLarge, as_started_by, by_the_roll,
    chain::StartedPeriod,
    shape::{key_of, shape_of},
    solve::{Keep, solve},
    table::{Layout, PackedChoices},
};

/// The first bytes of a plan that is kept, with the version of its form.
const MAGIC: &[u8] = b"touchline plan 2\n";

/// What to choose in every position.
#[derive(Debug, PartialEq, Eq)]
struct Plan {
    shapes: Vec<State>,
    /// Their numbers, by key.
    ids: HashMap<u64, u32>,
    periods: Vec<(Layout, Layers)>,
}

/// What is chosen, a layer for each clock.
type Layers = Vec<Vec<PackedChoices>>;

/// The coach who follows the exact solution. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Optimal(Arc<Plan>);

impl PartialEq for Optimal {
    fn eq(&self, other: &Optimal) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Eq for Optimal {}

impl Optimal {
    /// Solves the game.
    ///
    /// # Errors
    ///
    /// If it is too large.
    pub fn solve(rules: &GoalDice) -> Result<Optimal, TooLarge> {
        let solution = solve(&by_the_roll(rules), Keep::Choices)?;
        let periods = solution.periods.into_iter();
        let periods = periods.map(|solved| (solved.layout, solved.chosen));
        Ok(Optimal::new(
            solution.chain.shapes().to_vec(),
            periods.collect(),
        ))
    }

    fn new(shapes: Vec<State>, periods: Vec<(Layout, Layers)>) -> Optimal {
        let ids = shapes.iter().map(key_of).zip(0..).collect();
        Optimal(Arc::new(Plan {
            shapes,
            ids,
            periods,
        }))
    }

    /// The index of the best choice; `None` in a position the plan does not know.
    #[must_use]
    pub fn choose(&self, ask: &Ask<'_, GoalDice>) -> Option<usize> {
        let mut periods = self.0.periods.iter();
        let period = ask.state.period;
        let (layout, chosen) = periods.find(|(layout, _)| layout.stage.period == period)?;
        let state = as_started_by(layout.stage.starter, ask.state);
        let shape = *self.0.ids.get(&key_of(&state))?;
        let clock = layout.clock_from(state.seconds_left);
        // Where nothing can change the result, the first choice is as good as any.
        let at = layout.at(clock, state.lead(Side::Home), shape);
        let chosen = at.map_or(PackedChoices::default(), |at| chosen[clock][at]);
        let index = match ask.name {
            "turn" => chosen.act(),
            _ => chosen.penalty(),
        };
        Some(index).filter(|&index| index < ask.menu.len())
    }

    /// What the plan of a game is kept under: another field, option or version
    /// has another name.
    #[must_use]
    pub fn key(rules: &GoalDice) -> String {
        let rules = by_the_roll(rules);
        let what = format!("{MAGIC:?}{:?}{:?}", rules.grid(), rules.options());
        format!("goal-dice-{}.plan", hash_of(what.as_bytes()))
    }

    /// The plan as bytes: shapes, then each period's clocks and choices, two
    /// choices a byte.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        push(&mut bytes, self.0.shapes.len() as u32);
        for shape in &self.0.shapes {
            bytes.extend([shape.on_turn as u8, shape.ties]);
            for side in Side::BOTH {
                let marker = &shape.sides[side];
                bytes.extend([
                    marker.place,
                    u8::from(marker.kick_off),
                    marker.failures,
                    u8::from(marker.owes),
                    marker.dice_lost,
                    u8::from(marker.advanced),
                ]);
            }
        }
        push(&mut bytes, self.0.periods.len() as u32);
        for (layout, chosen) in &self.0.periods {
            bytes.extend([layout.stage.period as u8, layout.stage.starter as u8]);
            push(&mut bytes, layout.clocks.len() as u32);
            for (&clock, &span) in layout.clocks.iter().zip(&layout.spans) {
                push(&mut bytes, u32::from(clock));
                push(&mut bytes, span as u32);
            }
            for layer in chosen {
                bytes.extend(layer.chunks(2).map(|pair| {
                    let second = pair.get(1).map_or(0, |chosen| chosen.0);
                    pair[0].0 | second << 4
                }));
            }
        }
        bytes
    }

    /// Reads what [`Optimal::to_bytes`] wrote; `None` for anything else.
    #[must_use]
    pub fn from_bytes(rules: &GoalDice, bytes: &[u8]) -> Option<Optimal> {
        let mut rest = PlanReader(bytes.strip_prefix(MAGIC)?);
        let fresh = shape_of(&State::before_kick_off(rules.grid()));
        let shapes: Option<Vec<State>> = (0..rest.number()?)
            .map(|_| {
                let mut shape = fresh;
                shape.on_turn = side(rest.byte()?);
                shape.ties = rest.byte()?;
                for side in Side::BOTH {
                    let marker = &mut shape.sides[side];
                    marker.place = rest.byte()?;
                    marker.kick_off = rest.byte()? == 1;
                    marker.failures = rest.byte()?;
                    marker.owes = rest.byte()? == 1;
                    marker.dice_lost = rest.byte()?;
                    marker.advanced = rest.byte()? == 1;
                }
                Some(shape)
            })
            .collect();
        let shapes = shapes?;
        let periods: Option<Vec<(Layout, Layers)>> = (0..rest.number()?)
            .map(|_| {
                let period = *Period::ALL.get(usize::from(rest.byte()?))?;
                let starter = side(rest.byte()?);
                let mut layout = Layout {
                    stage: StartedPeriod { period, starter },
                    clocks: Vec::new(),
                    spans: Vec::new(),
                    shapes: shapes.len(),
                };
                for _ in 0..rest.number()? {
                    layout.clocks.push(u16::try_from(rest.number()?).ok()?);
                    let span = i32::try_from(rest.number()?).ok();
                    layout.spans.push(span.filter(|&span| span <= 1_000)?);
                }
                let chosen: Option<Layers> = (0..layout.clocks.len())
                    .map(|clock| rest.layer(layout.len_of(clock)))
                    .collect();
                let chosen = chosen?;
                Some((layout, chosen))
            })
            .collect();
        let whole = rest.0.is_empty();
        periods
            .filter(|_| whole)
            .map(|periods| Optimal::new(shapes, periods))
    }
}

fn push(bytes: &mut Vec<u8>, number: u32) {
    bytes.extend(number.to_le_bytes());
}

fn side(byte: u8) -> Side {
    Side::BOTH[usize::from(byte & 1)]
}

struct PlanReader<'a>(&'a [u8]);

impl<'a> PlanReader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    /// So many choices, two a byte.
    fn layer(&mut self, count: usize) -> Option<Vec<PackedChoices>> {
        let packed = self.take(count.div_ceil(2))?;
        let both = packed.iter().flat_map(|byte| [byte & 15, byte >> 4]);
        Some(both.map(PackedChoices).take(count).collect())
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    fn number(&mut self) -> Option<u32> {
        let bytes = self.take(4)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?))
    }
}
