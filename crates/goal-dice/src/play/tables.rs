//! What every throw means, worked out once before kick-off.

use tabletop::{Die, Reading};

use super::advance::destination;
use crate::{
    grid::Grid,
    hand::{Hand, Hands},
    options::Options,
};

/// How a shot against the goalie die came out (GD-5.5, GD-5.6, GD-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duel {
    /// Higher than the goalie.
    Goal,
    /// The goalie threw a 1: a save whatever the shot.
    SavedByOne,
    /// Equal.
    Level,
    /// The goalie is higher.
    Saved,
}

/// The most dice a side can lose (GD-9.8).
pub(crate) const MOST_LOST: u8 = 2;

/// Dice in an advance roll, as long as none is lost.
const OFFENCE_DICE: u8 = 4;

/// The dice a side still has (GD-9.9).
#[inline]
pub(crate) const fn dice_left(lost: u8) -> u8 {
    OFFENCE_DICE - lost
}

/// Dice of a kick in a shoot-out (GD-12.5).
const KICK_DICE: u8 = 3;

/// A goalie die is printed 0 to 9; 0 counts ten (GD-6.1).
#[inline]
pub(crate) const fn goalie_value(face: u8) -> u8 {
    match face {
        0 => 10,
        face => face,
    }
}

/// The throws of a match.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// By the number of dice lost.
    advance: Vec<Reading<Hands>>,
    /// By place, then [`Hands::number`]: how a throw that advances is read there,
    /// and where it leads.
    best: Vec<(Hand, u8)>,
    /// By place, then dice lost, then [`Mates::index`].
    shots: Vec<Reading<Duel>>,
    /// By [`Mates::index`].
    kicks: Vec<Reading<Duel>>,
    /// Where a punt lands, by [`Mates::index`].
    punts: Vec<Reading<u8>>,
    pairs: usize,
}

/// Which team-mates throw when four people play: who shoots and who keeps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mates {
    pub second_shoots: bool,
    pub second_keeps: bool,
}

impl Mates {
    const ALL: [Mates; 4] = [
        Mates::new(false, false),
        Mates::new(false, true),
        Mates::new(true, false),
        Mates::new(true, true),
    ];

    const fn new(second_shoots: bool, second_keeps: bool) -> Mates {
        Mates {
            second_shoots,
            second_keeps,
        }
    }

    #[inline]
    fn index(self) -> usize {
        2 * usize::from(self.second_shoots) + usize::from(self.second_keeps)
    }
}

impl Tables {
    pub(crate) fn new(grid: &Grid, options: &Options) -> Tables {
        let pairs = if options.four_play() { 4 } else { 1 };
        let mates = &Mates::ALL[..pairs];
        let shots = grid.squares().iter().flat_map(|square| {
            (0..=MOST_LOST).flat_map(move |lost| {
                let dice = square.dice.min(dice_left(lost));
                let reading = move |&mates| shot(options, mates, dice, square.minus);
                mates.iter().map(reading)
            })
        });
        Tables {
            advance: (0..=MOST_LOST)
                .map(|lost| advance(options, dice_left(lost)))
                .collect(),
            best: (0..grid.squares().len() as u8)
                .flat_map(|place| {
                    Hands::all().map(move |hands| {
                        let hand = hands.best(|hand| destination(grid, place, hand));
                        (hand, destination(grid, place, hand).unwrap_or(place))
                    })
                })
                .collect(),
            shots: shots.collect(),
            kicks: mates
                .iter()
                .map(|&mates| shot(options, mates, KICK_DICE, 0))
                .collect(),
            punts: mates
                .iter()
                .map(|&mates| punt(grid, options, mates))
                .collect(),
            pairs,
        }
    }

    /// An advance roll with this many dice lost.
    #[inline]
    pub(crate) fn advance(&self, lost: u8) -> &Reading<Hands> {
        &self.advance[usize::from(lost)]
    }

    /// How a throw is read at a place, and where it leads (GD-9.3); `None` if it
    /// does not advance. That is the same at every place, and so known before the
    /// second look-up.
    #[inline]
    pub(crate) fn best(&self, place: u8, hands: Hands) -> Option<(Hand, u8)> {
        if hands == Hands::NOTHING {
            return None;
        }
        Some(self.best[usize::from(place) * Hands::COUNT + hands.number()])
    }

    /// A shot from a place, goalie die included.
    #[inline]
    pub(crate) fn shot(&self, place: u8, lost: u8, mates: Mates) -> &Reading<Duel> {
        let row = usize::from(place) * (usize::from(MOST_LOST) + 1) + usize::from(lost);
        &self.shots[row * self.pairs + mates.index()]
    }

    /// A punt: the place it lands.
    #[inline]
    pub(crate) fn punt(&self, mates: Mates) -> &Reading<u8> {
        &self.punts[mates.index()]
    }

    /// A kick in a shoot-out, goalie die included.
    #[inline]
    pub(crate) fn kick(&self, mates: Mates) -> &Reading<Duel> {
        &self.kicks[mates.index()]
    }
}

/// Names the offence dice: by mate when four people play (GD-1.2), and the wild
/// one.
fn name(options: &Options, second_mate: bool, wild: bool) -> Die {
    let name = match (wild, options.four_play(), second_mate) {
        (true, ..) => "wild",
        (false, false, _) => "attack",
        (false, true, false) => "mate-1",
        (false, true, true) => "mate-2",
    };
    Die::new(name, 6)
}

/// The place of the wild die among `dice` dice; it is never the one lost.
fn wild_at(options: &Options, dice: u8) -> Option<usize> {
    let last = usize::from(dice.saturating_sub(1));
    options
        .wild
        .then(|| usize::from(options.wild_die).min(last))
}

/// Each mate throws two (GD-1.2), the first die or dice being the first mate's.
fn advance(options: &Options, dice: u8) -> Reading<Hands> {
    let wild = wild_at(options, dice);
    let named: Vec<Die> = (0..usize::from(dice))
        .map(|at| name(options, at >= 2, wild == Some(at)))
        .collect();
    Reading::new(&named, |faces| {
        let shows = |&at: &usize| faces[at] == options.wild_face;
        Hands::of(faces, wild.filter(shows))
    })
}

/// The shot dice (the wild one first), then the goalie die.
fn shot(options: &Options, mates: Mates, dice: u8, minus: u8) -> Reading<Duel> {
    // The shooter throws the odd die too; the first mate's dice come first
    // (GD-14.1).
    let seconds = match mates.second_shoots {
        true => dice.div_ceil(2),
        false => dice / 2,
    };
    let second_throws = |at: u8| at >= dice - seconds;
    let mut named: Vec<Die> = (0..dice)
        .map(|at| name(options, second_throws(at), options.wild && at == 0))
        .collect();
    named.push(goalie_die(
        options,
        mates,
        ["goalie", "goalie-1", "goalie-2"],
    ));
    let wild_six = options.wild && options.wild_on_shots;
    Reading::new(&named, |faces| {
        let Some((&goalie, shot)) = faces.split_last() else {
            return Duel::Saved;
        };
        let mut total = -i32::from(minus);
        for (at, &face) in shot.iter().enumerate() {
            let wild = wild_six && at == 0 && face == options.wild_face;
            total += if wild { 6 } else { i32::from(face) };
        }
        duel(total, goalie_value(goalie))
    })
}

/// The goalie's second throw after a save (GD-6.3): a 1 is just 1 and 0 is ten
/// (GD-6.5).
fn punt(grid: &Grid, options: &Options, mates: Mates) -> Reading<u8> {
    let die = goalie_die(options, mates, ["punt", "punt-1", "punt-2"]);
    Reading::new(&[die], |faces| {
        let result = faces.first().map_or(0, |&face| goalie_value(face));
        grid.punt_target(result)
    })
}

fn goalie_die(options: &Options, mates: Mates, names: [&'static str; 3]) -> Die {
    let [alone, first, second] = names;
    let name = match (options.four_play(), mates.second_keeps) {
        (false, _) => alone,
        (true, false) => first,
        (true, true) => second,
    };
    Die::from_zero(name, 10)
}

/// Goal if the goalie is no 1 and the total is higher; a 1 is checked first and
/// so is never level (GD-5.5, GD-5.6, GD-6.2).
fn duel(total: i32, goalie: u8) -> Duel {
    match total - i32::from(goalie) {
        _ if goalie == 1 => Duel::SavedByOne,
        1.. => Duel::Goal,
        0 => Duel::Level,
        _ => Duel::Saved,
    }
}
