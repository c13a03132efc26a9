//! Before the match (CA-3.5, CA-31.4), and kick-offs (CA-31).

use tabletop::{Die, Side, Source};

use super::{Play, nearest_free};
use crate::{
    CounterAttack,
    choice::Choice,
    event::Happening,
    hex::Hex,
    next::{Kind, Menu, Next, Restart},
    options::{FirstKickoff, RefereeIs},
    pitch::{End, centre_circle},
    player::Player,
    state::Tokens,
};

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// One of four referees is drawn (CA-3.5).
    pub(super) fn referee(&mut self) -> Result<(), S::Stop> {
        let leniency = match self.rules.options.referee {
            RefereeIs::Drawn => self.source.roll(Die::new("referee", 4))? + 1,
            RefereeIs::Two => 2,
            RefereeIs::Three => 3,
            RefereeIs::Four => 4,
            RefereeIs::Five => 5,
        };
        self.state.leniency = leniency;
        self.tell("CA-3.5", Happening::Referee { leniency });
        self.state.next = Next::Toss;
        Ok(())
    }

    /// Both roll, ties again, the higher kicks off (CA-31.4).
    pub(super) fn toss(&mut self) -> Result<(), S::Stop> {
        let mut kicks = Side::Home;
        if self.rules.options.first_kickoff != FirstKickoff::Home {
            let home = self.roll("toss", None)?.face;
            let away = self.roll("toss", None)?.face;
            self.tell("CA-31.4", Happening::Toss { home, away });
            if home == away {
                return Ok(());
            }
            if away > home {
                kicks = Side::Away;
            }
        }
        self.state.kicked_off = kicks;
        self.state.attack = kicks;
        self.tell("CA-31.1", Happening::PeriodStart { side: kicks });
        let restart = Restart {
            kind: Kind::KickOff,
            side: kicks,
            at: Hex::CENTRE,
        };
        self.set_piece_ball(restart);
        self.state.next = Next::LineUp(kicks);
        Ok(())
    }

    /// All figures are lifted, then the sides take up their formations, the kicking
    /// side first (CA-31.2).
    pub(super) fn line_up(&mut self, side: Side) -> Result<(), S::Stop> {
        if side == self.state.attack {
            for tokens in [Tokens::STUN, Tokens::FREEZE, Tokens::FLAGGED] {
                self.state.take_all(tokens);
            }
            self.lift_all();
        }
        let formations: Vec<u8> = (0..self.rules.formations().len() as u8).collect();
        let number = self.pick("formation", side, &formations, Choice::LineUp, 0)?;
        self.take_up(side, usize::from(number));
        self.state.next = Next::Adjust(side);
        Ok(())
    }

    /// All figures leave their places; both sides wait in their first formation.
    fn lift_all(&mut self) {
        let sides = Side::BOTH.map(|side| self.on_pitch(side));
        for player in sides.iter().flatten() {
            self.state.pieces[player.index()].at = None;
        }
        for (side, players) in Side::BOTH.into_iter().zip(sides) {
            self.put_in_formation(side, &players, 0);
        }
    }

    /// Lifts the figures of a side and puts them where a formation says.
    fn take_up(&mut self, side: Side, formation: usize) {
        let players = self.on_pitch(side);
        for player in &players {
            self.state.pieces[player.index()].at = None;
        }
        self.put_in_formation(side, &players, formation);
    }

    fn put_in_formation(&mut self, side: Side, players: &[Player], formation: usize) {
        let rules = self.rules;
        let right = self.state.attacks(side) == End::Right;
        let formation = rules.formations().get(formation);
        let hexes = formation.map_or(&[][..], |formation| &formation.hexes);
        for (player, hex) in players.iter().zip(hexes) {
            let hex = if right { *hex } else { hex.mirror() };
            let own_half = |free: Hex| self.state.defends(side).depth(free) >= 0;
            let at = match self.state.is_free(hex) {
                true => Some(hex),
                false => nearest_free(self.state, side, hex, own_half),
            };
            self.state.pieces[player.index()].at = at;
        }
    }

    /// The players who take the field, the keeper first; of a side's first line-up the
    /// starters.
    fn on_pitch(&self, side: Side) -> Vec<Player> {
        let mut players: Vec<Player> = self.state.team(side).map(|(player, _)| player).collect();
        players.sort_by_key(|player| (!self.state.is_keeper(*player), player.shirt()));
        players
    }

    /// Single figures may be put elsewhere in the own half; the kicking side names who
    /// stands on the kick-off hex (CA-31.2).
    pub(super) fn adjust(&mut self, side: Side) -> Result<(), S::Stop> {
        let kicks = side == self.state.attack;
        let team = self.state.team(side).map(|(player, _)| player);
        let open = team.filter(|player| !self.state.has(*player, Tokens::ACTIVATED));
        let mut menu: Vec<Choice> = open.map(Choice::Place).collect();
        menu.push(Choice::Done);
        if let Choice::Place(player) = self.may("adjust", side, &menu, menu.len() - 1)? {
            let end = self.state.attacks(side);
            let occupied = self.state.occupied();
            let hexes = Hex::all().filter(|hex| end.depth(*hex) <= 0 && !occupied.contains(*hex));
            let hexes = hexes.filter(|hex| kicks || !centre_circle(*hex));
            let hexes: Vec<Hex> = hexes.collect();
            self.state.give(player, Tokens::ACTIVATED);
            if let Some(to) = self.where_to(player, hexes)? {
                self.state.put(player, to);
                self.tell("CA-31.2", Happening::Placed { who: player, to });
            }
            return Ok(());
        }
        self.state.take_all(Tokens::ACTIVATED);
        if kicks {
            self.kicker(side)?;
            self.state.next = Next::LineUp(side.other());
        } else {
            self.state.next = Next::Choose(Menu::KickOff);
        }
        Ok(())
    }

    /// Exactly one kicking player stands on the kick-off hex, with the ball.
    fn kicker(&mut self, side: Side) -> Result<(), S::Stop> {
        let placed = self
            .state
            .on(Hex::CENTRE)
            .filter(|player| player.side() == side);
        let kicker = match placed {
            Some(player) => player,
            None => {
                let players = self.on_pitch(side);
                self.pick("taker", side, &players, Choice::Taker, players.len() - 1)?
            }
        };
        self.state.put(kicker, Hex::CENTRE);
        self.state.holder = Some(kicker);
        self.state.ball = Hex::CENTRE;
        Ok(())
    }
}
