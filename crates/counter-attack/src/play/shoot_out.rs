//! Kicks from the spot (CA-35.2, CA-35.3).

use std::cmp::{Ordering, Reverse};

use tabletop::{Side, Source};

use super::{
    Play,
    keeper::{DIVE, dive_step},
};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::Choice,
    event::Happening,
    hex::{BallLine, Hex},
    next::Next,
    options::{ShootoutFirst, ShootoutTie},
    outcome::Effort,
    pitch::End,
    player::Player,
    state::Period,
};

/// Kicks of a side before sudden death.
const KICKS: u8 = 5;

/// The hex of the goal line nearest to the keeper's on which a kick from the spot can be saved.
fn reached_at(aim: Hex) -> Option<Hex> {
    let line = End::Right.goal_line();
    let way = BallLine::new(End::Right.spot(), aim);
    let rows = (-(DIVE as i8)..=DIVE as i8).map(|row| Hex::new(line.x, line.y + 2 * row));
    let saves = rows.filter(|hex| way.covers(*hex));
    saves.min_by_key(|hex| (dive_step(line, *hex), hex.y))
}

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// The shoot-out begins.
    pub(super) fn begin_shoot_out(&mut self) -> Result<(), S::Stop> {
        let mut first = Side::Home;
        if self.rules.options.shootout_first == ShootoutFirst::RollOff {
            loop {
                let home = self.roll("toss", None)?.face;
                let away = self.roll("toss", None)?.face;
                self.tell("CA-35.2", Happening::Toss { home, away });
                if home != away {
                    first = if home > away { Side::Home } else { Side::Away };
                    break;
                }
            }
        }
        self.state.period = Period::ShootOut;
        self.state.minute = 0;
        self.state.added = None;
        self.state.attack = first;
        self.state.holder = None;
        self.state.next = Next::Order(first);
        Ok(())
    }

    /// A side names its next taker, or leaves the rest to the usual order (CA-35.2). Whoever left
    /// the pitch with the last action is replaced first, and somebody keeps goal (CA-12.4, CA-32.3).
    pub(super) fn order(&mut self, side: Side) -> Result<(), S::Stop> {
        if self.forced_exits(side, Hex::CENTRE)? {
            return Ok(());
        }
        let named = self.state.order[side];
        let place = named.iter().position(|shirt| *shirt == 0);
        let takers = self.takers(side);
        let open = takers
            .iter()
            .filter(|player| !named.contains(&player.shirt()));
        let mut menu: Vec<Choice> = open.copied().map(Choice::Taker).collect();
        let all = menu.is_empty();
        menu.push(Choice::Done);
        let default = menu.len() - 1;
        if let (Some(place), false) = (place, all)
            && let Choice::Taker(player) = self.may("order", side, &menu, default)?
        {
            self.state.order[side][place] = player.shirt();
            return Ok(());
        }
        self.state.next = match side == self.state.attack {
            true => Next::Order(side.other()),
            false => Next::ShootOut,
        };
        Ok(())
    }

    /// The takers in their order: those named, then by Shooting and shirt, the keeper last;
    /// both sides have as many as the smaller one (CA-35.2).
    fn takers(&self, side: Side) -> Vec<Player> {
        let mut takers: Vec<Player> = self.state.team(side).map(|(player, _)| player).collect();
        takers.sort_by_key(|player| {
            let shooting = self.attribute(*player, Attribute::Shooting);
            let mut named = self.state.order[side].iter();
            let named = named.position(|shirt| *shirt == player.shirt());
            (
                named.unwrap_or(usize::MAX),
                self.state.is_keeper(*player),
                Reverse(shooting),
                player.shirt(),
            )
        });
        takers.truncate(self.state.team(side.other()).count().max(1));
        takers
    }

    /// One kick; no rebound, no Handling (CA-35.3).
    pub(super) fn shoot_out(&mut self) -> Result<(), S::Stop> {
        let side = self.state.attack;
        let takers = self.takers(side);
        let taken = usize::from(self.state.kicks[side].taken);
        let Some(&who) = takers.get(taken % takers.len().max(1)) else {
            self.full_time("CA-35.2");
            return Ok(());
        };
        // Both sides shoot at the right goal.
        let end = End::Right;
        let aims: Vec<Hex> = end.goal().collect();
        let aim = self.pick("aim", side, &aims, Choice::Aim, 0)?;
        let shot = self.effort("shot", who, Attribute::Shooting)?;
        let missed = shot.die.face == 1;
        let save = match missed {
            true => None,
            false => self.save_of_kick(side.other(), aim)?,
        };
        let scored = !missed && self.goes_in(aim, shot, save)?;
        let kicks = &mut self.state.kicks[side];
        kicks.taken += 1;
        kicks.scored += u8::from(scored);
        let kicks = self.state.kicks.map(|kicks| kicks.scored);
        self.tell(
            "CA-35.3",
            Happening::ShootOutKick {
                who,
                aim,
                shot,
                save,
                scored,
                kicks,
            },
        );
        self.state.attack = side.other();
        if self.is_decided() {
            self.full_time("CA-35.2");
        }
        Ok(())
    }

    /// What the keeper of a side does, if he can reach it.
    fn save_of_kick(&mut self, side: Side, aim: Hex) -> Result<Option<(Player, Effort)>, S::Stop> {
        let keeper = self.state.keepers[side].filter(|_| reached_at(aim).is_some());
        let Some(keeper) = keeper else {
            return Ok(None);
        };
        let save = self.effort("save", keeper, Attribute::Saving)?.plus(-2);
        Ok(Some((keeper, save)))
    }

    fn goes_in(
        &mut self,
        aim: Hex,
        shot: Effort,
        save: Option<(Player, Effort)>,
    ) -> Result<bool, S::Stop> {
        let bounces = self.rules.options.shootout_tie == ShootoutTie::Bounce;
        let order = save.map_or(Ordering::Greater, |(_, save)| shot.against(save));
        match (order, reached_at(aim)) {
            (Ordering::Greater, _) => Ok(true),
            (Ordering::Equal, Some(at)) if bounces => {
                let direction = self.roll("direction", None)?.face;
                Ok(at.step(usize::from(direction) - 1).is_goal())
            }
            (Ordering::Equal | Ordering::Less, _) => Ok(false),
        }
    }

    /// True if the other side cannot catch up, or a pair of sudden death is uneven.
    fn is_decided(&self) -> bool {
        let (home, away) = (self.state.kicks.home, self.state.kicks.away);
        if home.taken >= KICKS && away.taken >= KICKS {
            return home.taken == away.taken && home.scored != away.scored;
        }
        let left = |taken: u8| KICKS.saturating_sub(taken);
        home.scored > away.scored + left(away.taken) || away.scored > home.scored + left(home.taken)
    }
}
