//! All matches at once, minute by minute.
//!
//! The chance of every position: a strain, a shape, the number of players booked on
//! each side, and the score. What a minute leads to is asked of the rules once for
//! each strain and shape.

use std::collections::HashMap;

use ::offense_charts::OffenseCharts;
use tabletop::{BySide, Side};

use super::{
    bookings::{Bookings, MOST_BOOKED, MOST_OFF},
    minute::{Deal, Minute, Minutes},
    shape::{FRESH, MinuteShape, Strain},
};
use crate::odds::{
    TooMany,
    scores::add,
    steps::{COUNTED, Means, add_means},
};

/// Positions with a smaller chance are counted with others that are much like them;
/// their chance is part of the error.
const SMALLEST: f64 = 1e-8;

/// More strains or shapes than the bundled data ever make: too many to work out.
const MOST_STRAINS: usize = 300;
const MOST_SHAPES: usize = 1500;

/// The chances of scores and bookings, for a strain and shape.
type ShapeChances = Vec<f64>;

/// The chance of every position at one moment: by strain and shape.
pub type PositionChances = Vec<Vec<Option<ShapeChances>>>;

/// A move of one minute.
#[derive(Clone, Copy)]
struct Move {
    deal: Deal,
    p: f64,
    strain: usize,
    shape: usize,
    goals: [usize; 2],
}

/// What can happen in a minute from one strain and shape.
struct Moves {
    moves: Vec<Move>,
    /// The chance of each deal.
    deals: [f64; Deal::COUNT],
    counted: Vec<Means>,
    cut: f64,
    /// How often each deal came, in all matches.
    often: [f64; Deal::COUNT],
}

/// All matches at once, and what each minute leads to.
pub struct MatchesByMinute<'a> {
    minutes: Minutes<'a>,
    bookings: &'a BySide<Bookings>,
    /// Rows and columns of the score.
    goals: usize,
    strains: Vec<Strain>,
    strain_at: HashMap<Strain, usize>,
    shapes: Vec<MinuteShape>,
    shape_at: HashMap<MinuteShape, usize>,
    moves: Vec<Vec<Option<Moves>>>,
    /// What was dropped, and what lumping may have put wrong.
    pub error: f64,
}

impl<'a> MatchesByMinute<'a> {
    /// Nothing has happened. Goals are told apart up to `goals` - 1.
    pub fn new(
        rules: &'a OffenseCharts,
        bookings: &'a BySide<Bookings>,
        goals: usize,
    ) -> MatchesByMinute<'a> {
        MatchesByMinute {
            minutes: Minutes::new(rules),
            bookings,
            goals,
            strains: Vec::new(),
            strain_at: HashMap::new(),
            shapes: Vec::new(),
            shape_at: HashMap::new(),
            moves: Vec::new(),
            error: 0.0,
        }
    }

    fn strain(&mut self, strain: Strain) -> usize {
        *self.strain_at.entry(strain).or_insert_with(|| {
            self.strains.push(strain);
            self.moves.push(Vec::new());
            self.strains.len() - 1
        })
    }

    fn shape(&mut self, shape: MinuteShape) -> usize {
        *self.shape_at.entry(shape).or_insert_with(|| {
            self.shapes.push(shape);
            self.shapes.len() - 1
        })
    }

    /// Numbers of players booked that are told apart, by side.
    fn rows(&self, strain: usize) -> [usize; 2] {
        self.strains[strain]
            .off
            .map(|off| MOST_BOOKED[usize::from(off)] + 1)
    }

    fn block<'l>(
        &self,
        layer: &'l mut PositionChances,
        strain: usize,
        shape: usize,
    ) -> &'l mut ShapeChances {
        if layer.len() <= strain {
            layer.resize_with(strain + 1, Vec::new);
        }
        let shapes = &mut layer[strain];
        if shapes.len() <= shape {
            shapes.resize_with(shape + 1, || None);
        }
        let [home, away] = self.rows(strain);
        shapes[shape].get_or_insert_with(|| vec![0.0; home * away * self.goals * self.goals])
    }

    /// One position, for certain: a strain and shape, nobody booked, no goals.
    pub fn start(&mut self, strain: Strain, shape: MinuteShape) -> PositionChances {
        let mut layer = PositionChances::new();
        let (strain, shape) = (self.strain(strain), self.shape(shape));
        self.block(&mut layer, strain, shape)[0] = 1.0;
        layer
    }

    /// The same chances with all shapes gone into one.
    pub fn in_shape(
        &mut self,
        layer: &PositionChances,
        shape: MinuteShape,
        into: &mut PositionChances,
    ) {
        let shape = self.shape(shape);
        for (strain, shapes) in layer.iter().enumerate() {
            for block in shapes.iter().flatten() {
                let sum = self.block(into, strain, shape);
                sum.iter_mut().zip(block).for_each(|(sum, p)| *sum += p);
            }
        }
    }

    /// Adds chances to others.
    pub fn add(&self, layer: &PositionChances, into: &mut PositionChances) {
        for (strain, shapes) in layer.iter().enumerate() {
            for (shape, block) in shapes.iter().enumerate() {
                if let Some(block) = block {
                    let sum = self.block(into, strain, shape);
                    sum.iter_mut().zip(block).for_each(|(sum, p)| *sum += p);
                }
            }
        }
    }

    /// Counts blocks that are not worth a question with others: nobody hurt or booked,
    /// and if that is not worth one either, eleven men each and no storm.
    fn gather(&mut self, layer: &mut PositionChances) {
        let cells = self.goals * self.goals;
        let fresh = self.strain(FRESH);
        for strain in (0..layer.len()).rev() {
            for shape in (0..layer[strain].len()).rev() {
                let plain = MinuteShape {
                    run: 0,
                    hurt: [0, 0],
                    ..self.shapes[shape]
                };
                let plain = self.shape(plain);
                if strain == fresh && shape == plain {
                    continue;
                }
                let tiny = layer[strain][shape].take_if(|block| {
                    let rows = block.chunks_exact(cells);
                    rows.map(|row| row.iter().sum()).fold(0.0, f64::max) < SMALLEST
                });
                let Some(tiny) = tiny else {
                    continue;
                };
                self.error += tiny.iter().sum::<f64>();
                let strain = if shape == plain { fresh } else { strain };
                let into = &mut self.block(layer, strain, plain)[..cells];
                for row in tiny.chunks_exact(cells) {
                    into.iter_mut().zip(row).for_each(|(sum, p)| *sum += p);
                }
            }
        }
    }

    /// One minute on from all positions.
    pub fn minute(&mut self, mut layer: PositionChances) -> Result<PositionChances, TooMany> {
        self.gather(&mut layer);
        let mut next = PositionChances::new();
        for (strain, shapes) in layer.into_iter().enumerate() {
            for (shape, block) in shapes.into_iter().enumerate() {
                if let Some(block) = block {
                    self.ask(strain, shape)?;
                    self.play(strain, shape, block, &mut next);
                }
            }
        }
        Ok(next)
    }

    /// Asks the rules what a minute leads to, if that is not known.
    fn ask(&mut self, strain: usize, shape: usize) -> Result<(), TooMany> {
        if self.moves[strain].get(shape).is_some_and(Option::is_some) {
            return Ok(());
        }
        let minute = self
            .minutes
            .minute(self.strains[strain], self.shapes[shape]);
        let moves = self.compile(self.strains[strain], &minute);
        if self.strains.len() > MOST_STRAINS || self.shapes.len() > MOST_SHAPES {
            return Err(TooMany);
        }
        let known = &mut self.moves[strain];
        if known.len() <= shape {
            known.resize_with(shape + 1, || None);
        }
        known[shape] = Some(moves);
        Ok(())
    }

    fn compile(&mut self, from: Strain, minute: &Minute) -> Moves {
        let deals = [
            Deal::Nothing,
            Deal::Yellow(Side::Home),
            Deal::Yellow(Side::Away),
            Deal::Second(Side::Home),
            Deal::Second(Side::Away),
            Deal::Red(Side::Home),
            Deal::Red(Side::Away),
            Deal::RedForBooked(Side::Home),
            Deal::RedForBooked(Side::Away),
        ];
        let mut moves = Vec::new();
        for deal in deals {
            let mut off = from.off;
            if let Deal::Second(side) | Deal::Red(side) | Deal::RedForBooked(side) = deal {
                let off = &mut off[side as usize];
                *off = (*off + 1).min(MOST_OFF as u8);
            }
            for way in &minute.deals[deal.index()].ways {
                let weather = way.weather;
                moves.push(Move {
                    deal,
                    p: way.p,
                    strain: self.strain(Strain { off, weather }),
                    shape: self.shape(way.to),
                    goals: way.goals.map(usize::from),
                });
            }
        }
        Moves {
            moves,
            deals: std::array::from_fn(|deal| minute.deals[deal].p),
            counted: minute.deals.iter().map(|ways| ways.counted).collect(),
            cut: minute.cut,
            often: [0.0; Deal::COUNT],
        }
    }

    /// One minute on from all positions of a strain and shape.
    fn play(
        &mut self,
        strain: usize,
        shape: usize,
        mut block: ShapeChances,
        next: &mut PositionChances,
    ) {
        let Some(Some(mut moves)) = self.moves[strain].get_mut(shape).map(Option::take) else {
            return;
        };
        let cells = self.goals * self.goals;
        let [_, columns] = self.rows(strain);
        self.error += thin_out(&mut block, cells);
        for (row, scores) in block.chunks_exact(cells).enumerate() {
            let mass: f64 = scores.iter().sum();
            if mass == 0.0 {
                continue;
            }
            let booked = [row / columns, row % columns];
            let weights = self.weights(strain, booked, &moves, mass);
            for (often, weight) in moves.often.iter_mut().zip(weights) {
                *often += mass * weight;
            }
            for one in &moves.moves {
                let p = one.p * weights[one.deal.index()];
                if p > 0.0 {
                    let to = self.booked_after(one.deal, booked, one.strain);
                    let [_, columns] = self.rows(one.strain);
                    let at = (to[0] * columns + to[1]) * cells;
                    let into = self.block(next, one.strain, one.shape);
                    add(&mut into[at..at + cells], scores, p, one.goals, self.goals);
                }
            }
        }
        self.moves[strain][shape] = Some(moves);
    }

    /// By how much the chance of each deal is to be changed, now that it is known how
    /// many are booked. Notes what that may put wrong.
    fn weights(
        &mut self,
        strain: usize,
        booked: [usize; 2],
        moves: &Moves,
        mass: f64,
    ) -> [f64; Deal::COUNT] {
        let mut weights = [1.0; Deal::COUNT];
        self.error += mass * moves.cut;
        for side in Side::BOTH {
            let at = side as usize;
            let off = usize::from(self.strains[strain].off[at]);
            let known = &self.bookings[side];
            for (plain, other, found) in [
                (Deal::Yellow(side), Deal::Second(side), &known.yellow),
                (Deal::Red(side), Deal::RedForBooked(side), &known.red),
            ] {
                let (plain, other) = (plain.index(), other.index());
                let (p, q) = (moves.deals[plain], moves.deals[other]);
                if q == 0.0 {
                    // There is no such thing as finding a booked player.
                    continue;
                }
                let about = found[off][booked[at]];
                self.error += mass * (p + q) * about.half;
                weights[other] = (p + q) * about.middle / q;
                match p > 0.0 {
                    true => weights[plain] = (p + q) * (1.0 - about.middle) / p,
                    // Only one player can be found, and he counts as booked: wrong as
                    // long as he is not.
                    false => {
                        self.error += mass * q * (1.0 - about.middle);
                        weights[other] = 1.0;
                    }
                }
                if off == MOST_OFF {
                    // One more off is not told apart.
                    self.error += mass * (p + q);
                }
            }
        }
        weights
    }

    /// Players booked after a deal, as far as they are told apart.
    fn booked_after(&self, deal: Deal, mut booked: [usize; 2], strain: usize) -> [usize; 2] {
        match deal {
            Deal::Yellow(side) => booked[side as usize] += 1,
            Deal::Second(side) | Deal::RedForBooked(side) => {
                let booked = &mut booked[side as usize];
                *booked = booked.saturating_sub(1);
            }
            Deal::Nothing | Deal::Red(_) => (),
        }
        let rows = self.rows(strain);
        [booked[0].min(rows[0] - 1), booked[1].min(rows[1] - 1)]
    }

    /// The means of what is counted, over all minutes played.
    pub fn means(&self) -> Means {
        let mut means = [[0.0; COUNTED]; 2];
        for moves in self.moves.iter().flatten().flatten() {
            for (counted, &often) in moves.counted.iter().zip(&moves.often) {
                add_means(&mut means, often, counted);
            }
        }
        means
    }

    /// The chance of each score.
    pub fn scores(&self, layer: &PositionChances) -> Vec<f64> {
        let mut scores = vec![0.0; self.goals * self.goals];
        for block in layer.iter().flatten().flatten() {
            for (at, p) in block.iter().enumerate() {
                scores[at % (self.goals * self.goals)] += p;
            }
        }
        scores
    }
}

/// Counts rows with a tiny chance with the one that has the greatest. Returns what was
/// moved.
fn thin_out(block: &mut ShapeChances, cells: usize) -> f64 {
    let masses: Vec<f64> = block
        .chunks_exact(cells)
        .map(|row| row.iter().sum())
        .collect();
    let greatest = (0..masses.len()).max_by(|&a, &b| masses[a].total_cmp(&masses[b]));
    let mut moved = 0.0;
    for (row, &mass) in masses.iter().enumerate() {
        let Some(greatest) = greatest.filter(|&greatest| greatest != row) else {
            continue;
        };
        if mass > 0.0 && mass < SMALLEST {
            moved += mass;
            for cell in 0..cells {
                block[greatest * cells + cell] += block[row * cells + cell];
                block[row * cells + cell] = 0.0;
            }
        }
    }
    moved
}

/// A multiple of all chances.
pub fn times(layer: &PositionChances, factor: f64) -> PositionChances {
    let times = |block: &ShapeChances| block.iter().map(|p| p * factor).collect();
    layer
        .iter()
        .map(|shapes| {
            shapes
                .iter()
                .map(|block| block.as_ref().map(times))
                .collect()
        })
        .collect()
}
