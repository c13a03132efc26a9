//! Offside (CA-24).

use tabletop::Source;

use super::Play;
use crate::{
    CounterAttack,
    event::Happening,
    next::{Kind, Restart},
    options::OffsideRule,
    player::Player,
    state::Tokens,
};

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// Positions are read as a pass is called: past halfway, past the ball, and fewer
    /// than two opponents level or past (CA-24.1, CA-24.2).
    pub(super) fn read_offside(&mut self, passer: Player) {
        self.state.take_all(Tokens::FLAGGED);
        if self.rules.options.offside == OffsideRule::Off {
            return;
        }
        let side = passer.side();
        let end = self.state.attacks(side);
        let ball = end.depth(self.state.ball);
        let flagged: Vec<Player> = self
            .state
            .team(side)
            .filter(|(player, _)| *player != passer)
            .filter(|(_, hex)| {
                let depth = end.depth(*hex);
                let opponents = self.state.team(side.other());
                let covering = opponents.filter(|(_, at)| end.depth(*at) >= depth);
                depth > 0 && depth > ball && covering.count() < 2
            })
            .map(|(player, _)| player)
            .collect();
        for player in flagged {
            self.state.give(player, Tokens::FLAGGED);
        }
    }

    /// A flagged player plays the ball: a free kick to the other side at his hex
    /// (CA-24.5, CA-24.6).
    pub(super) fn offside(&mut self, who: Player) -> Result<(), S::Stop> {
        let at = self.state.at(who).unwrap_or(self.state.ball);
        self.tell("CA-24.5", Happening::Offside { who, at });
        let (kind, side) = (Kind::FreeKick, who.side().other());
        self.award("CA-24.6", Restart { kind, side, at })
    }
}
