//! A position as one side sees it: what it is worth to have the ball somewhere.

use std::cell::OnceCell;

use ::counter_attack::{Attribute, CounterAttack, End, Hex, Player, Sight, State};
use tabletop::Side;

use super::{
    defence::Threats,
    scale::{GUESSED, Scale},
};

/// A position as one side sees it.
pub(super) struct SideView<'a> {
    pub rules: &'a CounterAttack,
    pub state: &'a State,
    pub side: Side,
    /// What the ball is worth.
    pub scale: &'static Scale,
    /// The goal the side attacks.
    pub goal: End,
    pub mine: Vec<(Player, Hex)>,
    pub theirs: Vec<(Player, Hex)>,
    /// What defenders look at, worked out when the first of them looks.
    pub(super) threats: OnceCell<Threats>,
}

impl<'a> SideView<'a> {
    pub fn new(
        rules: &'a CounterAttack,
        state: &'a State,
        side: Side,
        scale: &'static Scale,
    ) -> SideView<'a> {
        SideView {
            rules,
            state,
            side,
            scale,
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
    pub fn holds(&self, hex: Hex) -> f64 {
        self.scale.ball(self.goal, hex)
    }

    /// What it is worth to the other side there.
    pub fn loses(&self, hex: Hex) -> f64 {
        self.scale.ball(self.goal.other(), hex)
    }

    /// How much the side gains by getting to a hex: steeper than what the ball is worth
    /// there.
    pub fn threat(&self, hex: Hex) -> f64 {
        GUESSED.ball(self.goal, hex)
    }

    /// How much the other side does.
    pub fn danger(&self, hex: Hex) -> f64 {
        GUESSED.ball(self.goal.other(), hex)
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
            self.scale.goal * odds.goal
                + self.scale.missed * (odds.off + odds.saved)
                + self.scale.loose * (odds.tied + odds.blocked)
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
