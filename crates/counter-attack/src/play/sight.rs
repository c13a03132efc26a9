//! What the dice can bring, seen from a position: exact odds of steals, passes, duels
//! and shots, by the same look at the board that the rules take.

use std::{cmp::Ordering, convert::Infallible};

use tabletop::{Ask, Chance, Source};

use super::{Play, cut_off, header::JUMP, run::NEEDS};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::Action,
    event::PassKind,
    hex::{BallLine, Hex},
    options::HexDice,
    outcome::{Rolled, compare},
    player::{Player, Players},
    state::State,
};

/// How a shot ends, as long as nobody moves any more: probabilities that add up to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ShotOdds {
    /// A defender blocks it, or the keeper turns it aside.
    pub blocked: f64,
    /// Off target.
    pub off: f64,
    /// In.
    pub goal: f64,
    /// A tie: the ball comes loose.
    pub tied: f64,
    /// The keeper is higher.
    pub saved: f64,
}

/// How a duel ends: probabilities that add up to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DuelOdds {
    /// A foul by the defender.
    pub foul: f64,
    /// The defender is higher.
    pub won: f64,
    /// A tie.
    pub tied: f64,
    /// The carrier is higher.
    pub lost: f64,
}

/// A position that is only looked at.
pub struct Sight<'a> {
    rules: &'a CounterAttack,
    state: State,
}

/// Answers nothing, because nothing is asked.
struct Nobody;

impl Source<CounterAttack> for Nobody {
    type Stop = Infallible;

    fn chance(&mut self, _: Chance<'_>) -> Result<u32, Infallible> {
        Ok(0)
    }

    fn decide(&mut self, ask: &Ask<'_, CounterAttack>) -> Result<usize, Infallible> {
        Ok(ask.default)
    }
}

impl<'a> Sight<'a> {
    /// A look at this position.
    #[must_use]
    pub fn new(rules: &'a CounterAttack, state: &State) -> Sight<'a> {
        let state = *state;
        Sight { rules, state }
    }

    fn look<T>(&self, at: impl FnOnce(&Play<'_, Nobody>) -> T) -> T {
        let (mut state, mut source) = (self.state, Nobody);
        at(&Play {
            rules: self.rules,
            state: &mut state,
            source: &mut source,
        })
    }

    /// All faces of a die, equally likely.
    fn faces(&self) -> impl Iterator<Item = Rolled> + Clone + use<> {
        let star = self.rules.options.dice == HexDice::Stars;
        (1..=if star { 12 } else { 6 }).map(move |face: u8| match star {
            true => Rolled {
                face: face.div_ceil(2),
                star: face == 12,
            },
            false => Rolled { face, star: false },
        })
    }

    /// The probability that a die is at least `face`, or makes `total` with the attribute.
    fn reaches(&self, face: u8, total: u8, attribute: u8) -> f64 {
        let enough = (1..=6).filter(|die| *die >= face || die + attribute >= total);
        enough.count() as f64 / 6.0
    }

    /// The defenders who must steal if the carrier comes to a hex.
    #[must_use]
    pub fn stealers(&self, hex: Hex) -> Vec<Player> {
        self.look(|play| play.stealers(hex, None))
    }

    /// Where a player can walk to now: within his Pace, in the last part of a phase at most
    /// two hexes.
    #[must_use]
    pub fn reach(&self, player: Player) -> Vec<Hex> {
        let walks = self.look(|play| play.walks_of(player, play.allowance(player), true));
        walks.into_iter().map(|(hex, _)| hex).collect()
    }

    /// The goal hexes that can be aimed at from the ball.
    #[must_use]
    #[allow(clippy::redundant_closure_for_method_calls)] // The method is tied to one lifetime.
    pub fn aims(&self) -> Vec<Hex> {
        self.look(|play| play.aims())
    }

    /// True if the player may steal, tackle and jump now.
    #[must_use]
    pub fn may_act(&self, player: Player) -> bool {
        self.look(|play| play.may_act(player))
    }

    /// What a player adds to his die for a ball that comes down on a hex; `None` if he is too
    /// far from it to jump (CA-18.1, CA-18.4).
    #[must_use]
    pub fn jumps_with(&self, who: Player, ball: Hex) -> Option<i8> {
        let near = self
            .state
            .at(who)
            .is_some_and(|at| at.distance(ball) <= JUMP);
        near.then(|| self.look(|play| play.jumps_with(who, ball)))
    }

    /// Where a player can walk to while a ball is in the air (CA-16.1).
    #[must_use]
    pub fn flies_to(&self, player: Player) -> Vec<Hex> {
        self.look(|play| play.flies_to(player))
    }

    /// True if a ball in the air, as it is called, may be meant for a team-mate on a hex: by
    /// the length of its way alone (CA-16.3, CA-21.5, CA-28.4).
    #[must_use]
    pub fn carries_to(&self, action: Action, hex: Hex) -> bool {
        self.look(|play| play.carries_to(action, hex))
    }

    /// The probability that a defender steals, reaches or attracts the ball (CA-7.3).
    #[must_use]
    pub fn steals(&self, by: Player) -> f64 {
        let tackling = self.rules.attribute(&self.state, by, Attribute::Tackling);
        self.reaches(6, NEEDS, tackling)
    }

    /// The opponents who close the way of a pass along the ground from the ball (CA-14.3).
    #[must_use]
    pub fn closed_by(&self, to: Hex) -> Vec<Player> {
        self.look(|play| play.closed_by(to))
    }

    /// The probability that a pass along the ground from the ball is not cut off; 0 if
    /// its way is closed. Nobody moves meanwhile.
    #[must_use]
    pub fn pass_arrives(&self, to: Hex, kind: PassKind) -> f64 {
        let line = BallLine::new(self.state.ball, to);
        self.look(|play| {
            if !play.closed_by(to).is_empty() {
                return 0.0;
            }
            let mut kept = 1.0;
            let mut tried = Players::default();
            if !kind.can_be_cut_off() {
                return kept;
            }
            while let Some(chance) = play.next_chance(line, kind, None, tried) {
                tried = tried.with(chance.by);
                kept *= 1.0 - self.intercepts(&chance);
            }
            kept
        })
    }

    fn intercepts(&self, chance: &cut_off::Chance) -> f64 {
        if chance.face == 0 {
            return 1.0;
        }
        let skill = match chance.at {
            Some(_) => Attribute::Saving,
            None => Attribute::Tackling,
        };
        let skill = self.rules.attribute(&self.state, chance.by, skill);
        self.reaches(chance.face, chance.total, skill)
    }

    /// A duel of a defender's total against a carrier's; the defender fouls on a face up
    /// to `fouls` (CA-9.4, CA-9.5, CA-10.2).
    #[must_use]
    pub fn duel(&self, defender: i8, carrier: i8, fouls: u8) -> DuelOdds {
        let mut odds = DuelOdds::default();
        let each = 1.0 / self.faces().count() as f64;
        for def in self.faces() {
            if def.face <= fouls {
                odds.foul += each;
                continue;
            }
            for att in self.faces() {
                let totals = (
                    (defender + def.face as i8, def),
                    (carrier + att.face as i8, att),
                );
                let way = match compare(totals.0, totals.1) {
                    Ordering::Greater => &mut odds.won,
                    Ordering::Less => &mut odds.lost,
                    Ordering::Equal => &mut odds.tied,
                };
                *way += each * each;
            }
        }
        odds
    }

    /// A shot of a player from the ball's hex at an aim, with everybody where he stands.
    #[must_use]
    pub fn shot(&self, shooter: Player, aim: Hex, snapshot: bool) -> ShotOdds {
        self.look(|play| {
            let line = BallLine::new(self.state.ball, aim);
            let end = self.state.attacks(shooter.side());
            let mut through = 1.0;
            for block in play.block_chances(line) {
                let tackling = play.attribute(block.by, Attribute::Tackling);
                through *= 1.0 - self.reaches(block.need, NEEDS, tackling);
            }
            let save = play.save_hex(line, false);
            if save.is_none()
                && let Some((keeper, _)) = play.deflector(line)
            {
                let saving = play.attribute(keeper, Attribute::Saving);
                through *= 1.0 - self.reaches(6, NEEDS, saving);
            }
            let shooting = play.attribute(shooter, Attribute::Shooting) as i8;
            let total = shooting + play.shot_modifier(end, line.from, snapshot);
            let saving = save.map(|save| {
                let saving = play.attribute(save.by, Attribute::Saving) as i8;
                saving + save.modifier
            });
            self.at_goal(total, saving).of(through)
        })
    }

    /// The dice of a shot that was not blocked (CA-19.10, CA-19.11, CA-20.4).
    fn at_goal(&self, total: i8, saving: Option<i8>) -> ShotOdds {
        let mut odds = ShotOdds::default();
        let each = 1.0 / self.faces().count() as f64;
        for shot in self.faces() {
            if shot.face == 1 {
                odds.off += each;
                continue;
            }
            let Some(saving) = saving else {
                odds.goal += each;
                continue;
            };
            for save in self.faces() {
                let keeper = (saving + save.face as i8, save);
                let way = match compare(keeper, (total + shot.face as i8, shot)) {
                    Ordering::Greater => &mut odds.saved,
                    Ordering::Less => &mut odds.goal,
                    Ordering::Equal => &mut odds.tied,
                };
                *way += each * each;
            }
        }
        odds
    }
}

impl ShotOdds {
    /// The same if it comes through the blocks with this probability only.
    fn of(self, through: f64) -> ShotOdds {
        ShotOdds {
            blocked: 1.0 - through,
            off: self.off * through,
            goal: self.goal * through,
            tied: self.tied * through,
            saved: self.saved * through,
        }
    }
}
