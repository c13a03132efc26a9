//! A position as one side sees it: what it is worth to have the ball somewhere.

use std::cell::OnceCell;

use ::counter_attack::{Attribute, CounterAttack, End, Hex, Player, Sight, State};
use tabletop::Side;

use super::defence::Threats;

/// What it is worth to have the ball so many hexes from goal, in goals.
const THREAT: [f64; 38] = [
    0.34, 0.34, 0.34, 0.33, 0.31, 0.28, 0.255, 0.23, 0.2, 0.17, 0.145, 0.125, 0.108, 0.094, 0.082,
    0.072, 0.064, 0.057, 0.051, 0.046, 0.042, 0.038, 0.035, 0.032, 0.029, 0.027, 0.025, 0.023,
    0.021, 0.019, 0.017, 0.016, 0.015, 0.014, 0.013, 0.012, 0.011, 0.01,
];

/// Half the width of a goal, in double rows.
const GOAL: u8 = 7;

/// A position as one side sees it.
pub(super) struct View<'a> {
    pub rules: &'a CounterAttack,
    pub state: &'a State,
    pub side: Side,
    /// The goal the side attacks.
    pub goal: End,
    pub mine: Vec<(Player, Hex)>,
    pub theirs: Vec<(Player, Hex)>,
    /// What defenders look at, worked out when the first of them looks.
    pub(super) threats: OnceCell<Threats>,
}

impl<'a> View<'a> {
    pub fn new(rules: &'a CounterAttack, state: &'a State, side: Side) -> View<'a> {
        View {
            rules,
            state,
            side,
            goal: state.attacks(side),
            mine: state.team(side).collect(),
            theirs: state.team(side.other()).collect(),
            threats: OnceCell::new(),
        }
    }

    pub fn attribute(&self, player: Player, attribute: Attribute) -> u8 {
        self.rules.attribute(self.state, player, attribute)
    }

    pub fn pace(&self, player: Player) -> u8 {
        self.attribute(player, Attribute::Pace)
    }

    pub fn sight(&self) -> Sight<'a> {
        Sight::new(self.rules, self.state)
    }

    /// What the ball is worth to the side on a hex.
    pub fn threat(&self, hex: Hex) -> f64 {
        threat(self.goal, hex)
    }

    /// What it is worth to the other side there.
    pub fn danger(&self, hex: Hex) -> f64 {
        threat(self.goal.other(), hex)
    }

    /// True if a team-mate on a hex would be offside if the ball were played from
    /// another now.
    pub fn offside(&self, hex: Hex, ball: Hex) -> bool {
        let depth = self.goal.depth(hex);
        let covering = self.theirs.iter();
        let covering = covering.filter(|(_, at)| self.goal.depth(*at) >= depth);
        depth > 0 && depth > self.goal.depth(ball) && covering.count() < 2
    }

    /// The position with a player of the side on the ball somewhere.
    pub fn holding(&self, player: Player, hex: Hex) -> State {
        let mut state = *self.state;
        state.attack = player.side();
        state.holder = Some(player);
        state.put(player, hex);
        state
    }

    /// The best aim of a player with the ball somewhere, and what shooting is worth: goals,
    /// and a little for balls that come loose.
    pub fn best_shot(&self, shooter: Player, from: Hex, snapshot: bool) -> Option<(Hex, f64)> {
        let state = self.holding(shooter, from);
        let sight = Sight::new(self.rules, &state);
        let worth = |aim: Hex| {
            let odds = sight.shot(shooter, aim, snapshot);
            odds.goal + 0.08 * (odds.tied + odds.blocked)
        };
        let aims = sight.aims().into_iter().map(|aim| (aim, worth(aim)));
        aims.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The probability that a carrier keeps the ball on a hex while defenders come to
    /// tackle: the three who win it likeliest try.
    pub fn keeps(&self, carrier: Player, hex: Hex) -> f64 {
        let sight = self.sight();
        let dribbling = self.attribute(carrier, Attribute::Dribbling) as i8;
        let mut wins: Vec<f64> = Vec::with_capacity(11);
        let mut known = [None; 8];
        for (player, at) in self.defenders_of(carrier) {
            let distance = at.distance(hex);
            let moved = distance.saturating_sub(1) <= self.pace(*player);
            if moved && !self.state.is_keeper(*player) && sight.may_act(*player) {
                let tackling = self.attribute(*player, Attribute::Tackling);
                let won = || sight.duel(tackling as i8, dribbling, 1).won;
                wins.push(*known[usize::from(tackling.min(7))].get_or_insert_with(won));
            }
        }
        wins.sort_by(|a, b| b.total_cmp(a));
        wins.iter().take(3).map(|won| 1.0 - 0.9 * won).product()
    }

    fn defenders_of(&self, carrier: Player) -> &[(Player, Hex)] {
        match carrier.side() == self.side {
            true => &self.theirs,
            false => &self.mine,
        }
    }
}

/// What the ball is worth on a hex to who attacks an end.
pub(super) fn threat(goal: End, hex: Hex) -> f64 {
    let length = (19 - goal.depth(hex)).unsigned_abs();
    let width = hex.y.unsigned_abs().saturating_sub(GOAL);
    let distance = length + width.saturating_sub(length) / 2;
    let worth = THREAT[usize::from(distance).min(THREAT.len() - 1)];
    match goal.difficult(hex) {
        true => 0.5 * worth,
        false => worth,
    }
}
