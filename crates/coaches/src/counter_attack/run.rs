//! The carrier's run: where he can get to with the ball, and how safely.

use ::counter_attack::{Hex, PhasePart, Player, Sight, Tokens, hex::HEXES};

use super::view::SideView;

/// A hex that a carrier can run to.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReachableHex {
    pub to: Hex,
    /// The first step; `None` if he stays.
    pub first: Option<Hex>,
    /// The probability that nobody steals the ball on the way.
    pub safe: f64,
}

/// What a run leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct RunPlan {
    pub way: ReachableHex,
    /// What it is worth.
    pub worth: f64,
    /// It ends with a Snapshot.
    pub shoots: bool,
}

impl SideView<'_> {
    /// The ways of a carrier from a hex, the safest to each.
    pub fn ways(&self, carrier: Player, from: Hex, pace: u8) -> Vec<ReachableHex> {
        let state = self.holding(carrier, from);
        let sight = Sight::new(self.rules, &state);
        let stealers: Vec<(Hex, f64)> = self
            .theirs
            .iter()
            .filter(|(_, at)| at.distance(from) <= pace + 1)
            .filter(|(player, _)| !self.state.has(*player, Tokens::STOLE) && sight.may_act(*player))
            .map(|(player, at)| (*at, sight.steals(*player)))
            .collect();
        let mut blocked = state.occupied();
        blocked.remove(from);
        let mut ways = Vec::with_capacity(128);
        ways.push(ReachableHex {
            to: from,
            first: None,
            safe: 1.0,
        });
        // The place of each hex among the ways, from 1.
        let mut place = [0_u8; HEXES];
        place[from.id()] = 1;
        let mut edge = vec![from];
        for _ in 0..pace {
            let mut next = Vec::with_capacity(32);
            for hex in edge {
                let way = ways[usize::from(place[hex.id()]) - 1];
                for to in hex.neighbours().filter(|to| !blocked.contains(*to)) {
                    // Who had his try at the hex before has none here.
                    let tries = stealers.iter();
                    let tries = tries.filter(|(at, _)| at.touches(to) && !at.touches(hex));
                    let safe = tries.fold(way.safe, |safe, (_, steals)| safe * (1.0 - steals));
                    let known = &mut place[to.id()];
                    let better = ReachableHex {
                        to,
                        first: way.first.or(Some(to)),
                        safe,
                    };
                    match usize::from(*known) {
                        0 => {
                            ways.push(better);
                            *known = ways.len() as u8;
                        }
                        known if ways[known - 1].safe < safe => ways[known - 1] = better,
                        _ => continue,
                    }
                    next.push(to);
                }
            }
            edge = next;
        }
        ways
    }

    /// The best run of a player who has, or is to get, the ball on a hex; with the hexes
    /// left to him.
    pub fn plan(&self, carrier: Player, from: Hex, pace: u8) -> RunPlan {
        let ways = self.ways(carrier, from, pace);
        let rough = |way: &ReachableHex| way.safe * self.threat(way.to);
        let mut order: Vec<(f64, ReachableHex)> =
            ways.iter().map(|way| (rough(way), *way)).collect();
        order.sort_by(|a, b| b.0.total_cmp(&a.0));
        let stays = ways[0];
        let mut best = RunPlan {
            way: stays,
            worth: self.rest(carrier, &stays),
            shoots: false,
        };
        for (_, way) in order.iter().take(6) {
            let worth = self.rest(carrier, way);
            if worth > best.worth {
                best = RunPlan {
                    way: *way,
                    worth,
                    shoots: false,
                };
            }
        }
        let may_shoot = self
            .state
            .phase
            .is_none_or(|phase| phase.part != PhasePart::D5);
        let inside = order.iter().filter(|(_, way)| self.goal.is_box(way.to));
        for (_, way) in inside.take(if may_shoot { 4 } else { 0 }) {
            let Some((_, shot)) = self.best_shot(carrier, way.to, true) else {
                continue;
            };
            let worth = way.safe * shot - (1.0 - way.safe) * self.loses(way.to);
            if worth > best.worth {
                best = RunPlan {
                    way: *way,
                    worth,
                    shoots: true,
                };
            }
        }
        best
    }

    /// What it is worth if the carrier stays where he is.
    pub fn stays(&self, carrier: Player) -> f64 {
        let (to, first, safe) = (self.state.ball, None, 1.0);
        self.rest(carrier, &ReachableHex { to, first, safe })
    }

    /// A run that ends there, with defenders to come.
    fn rest(&self, carrier: Player, way: &ReachableHex) -> f64 {
        let last = self
            .state
            .phase
            .is_some_and(|phase| phase.part == PhasePart::A2);
        let keeps = if last {
            1.0
        } else {
            self.keeps(carrier, way.to)
        };
        let kept = way.safe * keeps;
        kept * self.holds(way.to) - (1.0 - kept) * self.loses(way.to)
    }
}
