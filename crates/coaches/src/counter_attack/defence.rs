//! The side without the ball: who tackles, and where the others stand.

use ::counter_attack::{
    Attribute, BallLine, Hex, HexSet, Player, SNAPSHOT_MOVE, Sight, State, Tokens,
    options::FromBehind, pitch::behind,
};

use super::view::SideView;

/// What is lost by giving away a penalty, in goals.
const PENALTY: f64 = 0.55;

/// An opponent without the ball.
struct Opponent {
    at: Hex,
    danger: f64,
    /// Those of the side who stand on or next to him.
    marks: usize,
}

/// What a defender looks at, the same for all of them.
pub(super) struct Threats {
    opponents: Vec<Opponent>,
    /// On or next to the way from the ball to goal.
    way: HexSet,
    /// What the ball is worth where it is.
    danger: f64,
}

impl Threats {
    fn of(view: &SideView<'_>) -> Threats {
        let opponents = view.theirs.iter();
        let opponents = opponents.filter(|(player, _)| view.state.holder != Some(*player));
        let opponents = opponents.map(|&(_, at)| Opponent {
            at,
            danger: view.danger(at),
            marks: view
                .mine
                .iter()
                .filter(|(_, mate)| mate.distance(at) <= 1)
                .count(),
        });
        let mut way = HexSet::EMPTY;
        let line = BallLine::new(view.state.ball, view.goal.other().goal_line());
        for hex in line.covered() {
            way.insert(hex);
            for next in hex.neighbours() {
                way.insert(next);
            }
        }
        Threats {
            opponents: opponents.collect(),
            way,
            danger: view.danger(view.state.ball),
        }
    }
}

impl SideView<'_> {
    /// What a tackle from a hex is worth: the ball that is won against the fouls, if the
    /// other side can make so much of it.
    pub fn tackle(&self, by: Player, from: Hex, danger: f64) -> f64 {
        let Some(carrier) = self.state.holder else {
            return 0.0;
        };
        let ball = self.state.ball;
        let end = self.goal.other();
        let by_gain = self.rules.options().from_behind != FromBehind::Column;
        let is_behind = behind(end, ball, by_gain).contains(&from);
        let in_box = end.is_box(ball);
        let keeper = self.state.is_keeper(by);
        let skill = match keeper && in_box {
            true => Attribute::Saving,
            false => Attribute::Tackling,
        };
        let odds = self.sight().duel(
            self.attribute(by, skill) as i8,
            self.attribute(carrier, Attribute::Dribbling) as i8,
            if is_behind { 2 } else { 1 },
        );
        let danger = danger + 0.03;
        let foul = match in_box {
            true => PENALTY - danger,
            false => 0.03 + 0.3 * self.danger(ball),
        };
        let booked = self.state.has(by, Tokens::YELLOW);
        let card = match (booked, is_behind) {
            (true, _) => 0.1,
            (false, true) => 0.08,
            (false, false) => 0.01,
        };
        // A carrier who wins goes round the tackler.
        odds.won * (danger + self.holds(ball)) + 0.5 * odds.tied * danger
            - odds.foul * (foul + card)
            - 0.1 * odds.lost * danger
    }

    /// The best tackle of a player who can be on these hexes.
    pub fn best_tackle(&self, by: Player, hexes: &[Hex], danger: f64) -> Option<(Hex, f64)> {
        let ball = self.state.ball;
        let near = hexes.iter().filter(|hex| hex.touches(ball));
        let tackles = near.map(|hex| {
            // All the same, it is better to stand between the ball and the own goal.
            let between = 0.002 * f64::from(self.goal.depth(ball) - self.goal.depth(*hex));
            (*hex, self.tackle(by, *hex, danger) + between)
        });
        tackles.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// What it is worth to have a defender on a hex: opponents marked, the way to goal
    /// covered.
    pub fn cover(&self, player: Player, hex: Hex) -> f64 {
        let threats = self.threats.get_or_init(|| Threats::of(self));
        let own_goal = self.goal.other();
        let ball = self.state.ball;
        let from = self.state.at(player);
        let mut worth = 0.0;
        for opponent in &threats.opponents {
            let distance = opponent.at.distance(hex);
            if distance > 3 {
                continue;
            }
            let own = from.is_some_and(|from| from.distance(opponent.at) <= 1);
            let marked = opponent.marks > usize::from(own);
            let goal_side = own_goal.depth(hex) >= own_goal.depth(opponent.at);
            let close = [0.0, 1.0, 0.6, 0.3][usize::from(distance)];
            let side = if goal_side { 1.0 } else { 0.5 };
            let news = if marked { 0.25 } else { 1.0 };
            worth += opponent.danger * close * side * news;
        }
        // On the way from the ball to goal, not far from the ball.
        let depth = own_goal.depth(hex) - own_goal.depth(ball);
        if depth > 0 && threats.way.contains(hex) {
            let far = f64::from(hex.distance(ball));
            worth += threats.danger * (1.0 - 0.05 * far).max(0.2) * 0.7;
        }
        if depth < 0 {
            worth -= 0.004 * f64::from(-depth);
        }
        let mates = self.mine.iter().filter(|(_, at)| at.distance(hex) <= 1);
        let near = mates.filter(|(mate, _)| *mate != player).count();
        // The shape: nobody wanders far from the middle or up the pitch.
        let shape =
            f64::from((own_goal.depth(hex) - (own_goal.depth(ball) + 6).min(15)).unsigned_abs());
        worth - 0.015 * near as f64 - 0.001 * shape - 0.0006 * f64::from(hex.y.unsigned_abs())
    }

    /// Where the keeper waits: on his line, a little towards the ball's side.
    pub fn keeper_place(&self, hex: Hex) -> f64 {
        let line = self.goal.other().goal_line();
        let ball = self.state.ball;
        let aside = match ball.y {
            -7..=7 => 0,
            y if y < 0 => -2,
            _ => 2,
        };
        let wanted = Hex::new(line.x, line.y + aside);
        -0.05 * f64::from(wanted.distance(hex))
    }

    /// The best of the hexes for a defender without a tackle, and what is gained.
    pub fn best_cover(&self, player: Player, hexes: &[Hex]) -> Option<(Hex, f64)> {
        let at = self.state.at(player)?;
        let keeper = self.state.is_keeper(player);
        let worth = |hex: Hex| match keeper {
            true => self.keeper_place(hex),
            false => self.cover(player, hex),
        };
        let now = worth(at);
        let gains = hexes.iter().map(|hex| (*hex, worth(*hex) - now));
        gains.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The keeper's hex against which the best shot is worth least.
    pub fn keeper_hex(&self, hexes: impl Iterator<Item = Option<Hex>>) -> Option<usize> {
        let (keeper, at) = self.state.keeper(self.side)?;
        let shooter = self.state.holder.or(self.state.player)?;
        let hexes = hexes.map(|hex| {
            let mut state = *self.state;
            state.put(keeper, hex.unwrap_or(at));
            let sight = Sight::new(self.rules, &state);
            let shots = sight.aims().into_iter();
            let best = shots.map(|aim| sight.shot(shooter, aim, true).goal);
            best.fold(0.0, f64::max) - 0.001 * self.keeper_place(hex.unwrap_or(at))
        });
        let best = hexes.enumerate().min_by(|a, b| a.1.total_cmp(&b.1));
        best.map(|(index, _)| index)
    }

    /// The move of two hexes before a Snapshot that leaves least of it, by the odds of its
    /// best aim; `None` if nobody can do anything about it. The keeper stays: he would save
    /// worse from elsewhere.
    pub fn block(&self) -> Option<(Player, Hex)> {
        let shooter = self.state.holder?;
        let ball = self.state.ball;
        let aims = self.sight().aims();
        let lines = || aims.iter().map(|aim| BallLine::new(ball, *aim));
        let scores = |state: &State| {
            let sight = Sight::new(self.rules, state);
            let shots = aims.iter().map(|aim| sight.shot(shooter, *aim, true).goal);
            shots.fold(0.0, f64::max)
        };
        let mut least = scores(self.state);
        let mut best = None;
        for &(player, _) in &self.mine {
            if self.state.is_keeper(player) {
                continue;
            }
            let hexes = self.reach(player, SNAPSHOT_MOVE);
            for hex in hexes
                .into_iter()
                .filter(|hex| lines().any(|line| line.may_touch(*hex)))
            {
                let mut state = *self.state;
                state.put(player, hex);
                let left = scores(&state);
                if left < least - 1e-9 {
                    (least, best) = (left, Some((player, hex)));
                }
            }
        }
        best
    }
}
