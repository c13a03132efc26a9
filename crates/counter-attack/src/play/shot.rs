//! Shots, Snapshots, blocks and saves (CA-19, CA-20).

use std::cmp::Ordering;

use tabletop::Source;

use super::{
    Play,
    clock::AfterAction,
    keeper::{DIVE, dive_step},
    loose::LooseFrom,
    run::NEEDS,
};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::{Choice, Window},
    event::{Happening, Outcome, PhaseEnd, ShotKind},
    hex::{Along, BallLine, Hex},
    next::{Kind, Menu, Next, Restart},
    options::{HandlingFail, ShotLineTest},
    outcome::Effort,
    pitch::{End, HEADED_SHOT_RANGE, SHOT_RANGE},
    player::Player,
    state::{PhasePart, Tokens},
};

/// Where a keeper can save a shot, and what it costs him (CA-20.1 to CA-20.3).
#[derive(Clone, Copy, Debug)]
pub(super) struct KeeperSave {
    /// What decides it.
    pub clause: &'static str,
    pub by: Player,
    pub at: Hex,
    pub step: u8,
    pub modifier: i8,
    /// Where a tie comes loose.
    pub tie_from: Hex,
}

/// A defender who can block a shot.
#[derive(Clone, Copy, Debug)]
pub(super) struct ShotBlock {
    /// When it comes: along the line, then by distance and shirt (CA-4.2).
    order: (Along, u8, u8),
    pub by: Player,
    at: Hex,
    /// The natural value that is enough.
    pub need: u8,
}

/// How far a defender goes before a Snapshot.
pub const SNAPSHOT_MOVE: u8 = 2;

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// The goal hexes that can be aimed at from the ball (CA-19.3).
    fn aims_within(&self, range: u8, anywhere_in_box: bool) -> Vec<Hex> {
        let end = self.state.attacks(self.state.attack);
        let from = self.state.ball;
        let all = end.goal();
        all.filter(|aim| anywhere_in_box && end.is_box(from) || aim.distance(from) <= range)
            .filter(|aim| self.line_is_shot(end, BallLine::new(from, *aim)))
            .collect()
    }

    fn line_is_shot(&self, end: End, line: BallLine) -> bool {
        match self.rules.options.shot_line_test {
            ShotLineTest::Mouth => end.line_meets_mouth(line),
            ShotLineTest::Posts => end.line_between_posts(line),
            ShotLineTest::Off => true,
        }
    }

    pub(super) fn aims(&self) -> Vec<Hex> {
        self.aims_within(SHOT_RANGE, true)
    }

    /// The aims of a header, from the ball (CA-18.2).
    pub(super) fn headed_aims(&self) -> Vec<Hex> {
        self.aims_within(HEADED_SHOT_RANGE, false)
    }

    /// True if there is a legal aim (CA-5.10).
    pub(super) fn can_aim(&self) -> bool {
        let end = self.state.attacks(self.state.attack);
        // Nobody shoots from farther than eleven hexes.
        end.depth(self.state.ball) >= 8 && !self.aims().is_empty()
    }

    /// The carrier, if he may shoot inside the phase now (CA-6.11, CA-6.12, CA-34.4).
    pub(super) fn snapshot_in_phase(&self) -> Option<Player> {
        let (carrier, phase) = (self.state.holder?, self.state.phase?);
        let end = self.state.attacks(self.state.attack);
        let may = phase.part != PhasePart::D5
            && !phase.before_throw
            && end.is_box(self.state.ball)
            && self.has_action_left()
            && !self.state.has(carrier, Tokens::NO_SNAP)
            && self.may_act(carrier)
            && self.can_aim();
        may.then_some(carrier)
    }

    /// A Snapshot from where the carrier stands: one of the part's activations, and he
    /// does not run any more.
    pub(super) fn snapshot_standing(&mut self, carrier: Player) -> Result<(), S::Stop> {
        self.activated(carrier);
        self.begin(0);
        self.snapshot("CA-6.11", carrier)
    }

    /// The call, the defence's move of two hexes, the aim, the shot (CA-19.5). The clause says
    /// why he may.
    pub(super) fn snapshot(
        &mut self,
        clause: &'static str,
        shooter: Player,
    ) -> Result<(), S::Stop> {
        self.state.next = Next::Activate;
        self.tell(clause, Happening::Snapshot { who: shooter });
        let end = self.state.attacks(shooter.side());
        let defence = shooter.side().other();
        let from = self.state.ball;
        let matters = |hex: Hex| hex.distance(from) <= 3 || end.depth(hex) >= 8;
        let moved = self.snapshot_move(defence, matters)?;
        let aims = self.aims();
        let aim = self.pick("aim", shooter.side(), &aims, Choice::Aim, aims.len() / 2)?;
        let keeper_moved = moved.is_some_and(|player| self.state.is_keeper(player));
        self.shoot(shooter, aim, true, keeper_moved)
    }

    /// One defender moves; a frozen one only if he is the keeper (CA-13.4, CA-19.5).
    fn snapshot_move(
        &mut self,
        side: tabletop::Side,
        matters: impl Fn(Hex) -> bool,
    ) -> Result<Option<Player>, S::Stop> {
        let keeper = self.state.keeper(side).map(|(keeper, _)| keeper);
        let keeper = keeper.filter(|keeper| !self.is_stunned(*keeper));
        let may = |play: &Self, player| play.may_move(player) || Some(player) == keeper;
        let window = Window::SnapMove;
        self.window_move("CA-19.5", window, side, SNAPSHOT_MOVE, matters, may)
    }

    /// What is taken from a shot (CA-19.4).
    pub(super) fn shot_modifier(&self, end: End, from: Hex, snapshot: bool) -> i8 {
        let outside = i8::from(!end.is_box(from));
        let narrow = i8::from(end.difficult(from));
        let all = outside + narrow + i8::from(snapshot);
        -all.min(self.rules.options.shot_penalty_cap as i8)
    }

    /// The ball leaves the foot: the line it takes, and what is taken from the shot.
    pub(super) fn strike(
        &mut self,
        clause: &'static str,
        shooter: Player,
        aim: Hex,
        snapshot: bool,
    ) -> (BallLine, i8) {
        let from = self.state.ball;
        let modifier = self.shot_modifier(self.state.attacks(shooter.side()), from, snapshot);
        self.tell(
            clause,
            Happening::Shot {
                who: shooter,
                from,
                aim,
                snapshot,
                modifier,
            },
        );
        self.shot_is_played(shooter);
        (BallLine::new(from, aim), modifier)
    }

    pub(super) fn shot_is_played(&mut self, shooter: Player) {
        self.touch(shooter);
        self.state.player = Some(shooter);
    }

    /// A shot at an aim: blocks, the keeper's move, the dice (CA-19.6 to CA-19.11).
    pub(super) fn shoot(
        &mut self,
        shooter: Player,
        aim: Hex,
        snapshot: bool,
        keeper_moved: bool,
    ) -> Result<(), S::Stop> {
        let end = self.state.attacks(shooter.side());
        let from = self.state.ball;
        let (line, modifier) = self.strike("CA-19.4", shooter, aim, snapshot);
        if let Some((blocker, at)) = self.blocks(line)? {
            return self.loose(at, blocker, LooseFrom::Phase);
        }
        if !end.is_box(from) {
            self.entry_move("CA-19.8", shooter.side().other())?;
        }
        let save = self.save_hex(line, keeper_moved);
        if save.is_none()
            && let Some((keeper, at)) = self.deflects(line)?
        {
            return self.loose(at, keeper, LooseFrom::Phase);
        }
        let shot = self.effort("shot", shooter, Attribute::Shooting)?;
        let kind = match end.is_box(from) {
            true => ShotKind::Near,
            false => ShotKind::Far,
        };
        self.at_goal(kind, shooter, shot.plus(modifier), save)
    }

    /// Whatever reaches the goal (CA-19.11, CA-20.4), or is off target by a clause of its own.
    pub(super) fn at_goal(
        &mut self,
        kind: ShotKind,
        shooter: Player,
        shot: Effort,
        save: Option<KeeperSave>,
    ) -> Result<(), S::Stop> {
        if shot.die.face == 1 {
            let (who, penalty) = (shooter, self.state.is_penalty());
            self.tell(kind.off_target(), Happening::OffTarget { who, penalty });
            return self.goal_kick("CA-27.1", shooter.side().other());
        }
        match save {
            Some(save) => self.save(kind, shooter, shot, save),
            None => {
                let (who, roll) = (shooter, shot);
                self.tell("CA-19.11", Happening::NoSave { who, roll });
                self.count_goal("CA-19.11", shooter.side(), Some(kind))
            }
        }
    }

    /// Defenders on the line or next to it try to block, in their order (CA-19.6).
    pub(super) fn blocks(&mut self, line: BallLine) -> Result<Option<(Player, Hex)>, S::Stop> {
        for ShotBlock { by, at, need, .. } in self.block_chances(line) {
            let roll = self.effort("block", by, Attribute::Tackling)?;
            let won = roll.reaches(need, NEEDS);
            let res = if won { Outcome::Won } else { Outcome::Fail };
            self.tell(
                "CA-19.6",
                Happening::Block {
                    by,
                    on: self.state.player,
                    at,
                    roll,
                    need,
                    res,
                },
            );
            if won {
                return Ok(Some((by, at)));
            }
        }
        Ok(None)
    }

    /// Who can block a shot, in their order (CA-4.2, CA-19.6).
    pub(super) fn block_chances(&self, line: BallLine) -> Vec<ShotBlock> {
        let defence = self.state.defence();
        let attack = self.state.attack;
        let held = |hex: Hex| self.state.on(hex).is_some_and(|who| who.side() == attack);
        let mut chances = Vec::new();
        for (by, at) in self.state.team(defence) {
            let keeps = self.state.is_keeper(by) && self.state.own_box(defence, at);
            if keeps || !line.may_touch(at) {
                continue;
            }
            let on_line = line.along(at);
            let zone = at.neighbours().filter(|hex| !held(*hex));
            let zone = zone.filter_map(|hex| line.along(hex)).min();
            let need = if on_line.is_some() { 5 } else { 6 };
            if let Some(first) = on_line.into_iter().chain(zone).min() {
                let order: (Along, u8, u8) = (first, line.from.distance(at), by.shirt());
                chances.push(ShotBlock {
                    order,
                    by,
                    at,
                    need,
                });
            }
        }
        chances.sort_unstable_by_key(|chance| chance.order);
        chances
    }

    /// The hex of his dive line nearest to the keeper that the ball passes, in his box
    /// (CA-20.1), with its penalty (CA-20.2, CA-20.3).
    pub(super) fn save_hex(&self, line: BallLine, keeper_moved: bool) -> Option<KeeperSave> {
        let side = self.state.defence();
        let (by, at) = self.state.keeper(side)?;
        if !self.state.own_box(side, at) {
            return None;
        }
        let rows = (-i16::from(DIVE)..=i16::from(DIVE)).map(|row| 2 * row as i8);
        let hexes = rows.map(|row| Hex::new(at.x, at.y + row));
        let (step, hex) = hexes
            .filter(|hex| hex.in_bounds() && self.state.own_box(side, *hex))
            .filter(|hex| *hex == line.from || line.covers(*hex))
            .filter_map(|hex| Some((dive_step(at, hex)?, hex)))
            .min()?;
        let modifier = match (self.rules.options.advanced_rules, keeper_moved, step) {
            (true, true, 2) | (true, false, 3) => -1,
            (true, true, 3) => -2,
            _ => 0,
        };
        Some(KeeperSave {
            clause: "CA-20.4",
            by,
            at: hex,
            step,
            modifier,
            tie_from: hex,
        })
    }

    /// The keeper in his box who has the line next to him.
    pub(super) fn deflector(&self, line: BallLine) -> Option<(Player, Hex)> {
        let side = self.state.defence();
        let keeper = self.state.keeper(side);
        keeper.filter(|(_, at)| {
            self.state.own_box(side, *at) && at.neighbours().any(|hex| line.covers(hex))
        })
    }

    /// A keeper who cannot reach the line may still turn the ball aside next to him
    /// (CA-19.9).
    pub(super) fn deflects(&mut self, line: BallLine) -> Result<Option<(Player, Hex)>, S::Stop> {
        let Some((by, at)) = self.deflector(line) else {
            return Ok(None);
        };
        let roll = self.effort("deflect", by, Attribute::Saving)?;
        let won = roll.reaches(6, NEEDS);
        let res = if won { Outcome::Won } else { Outcome::Fail };
        let on = self.state.player;
        self.tell("CA-19.9", Happening::Deflect { by, on, roll, res });
        Ok(won.then_some((by, at)))
    }

    /// The shooter's total against Saving (CA-20.4).
    fn save(
        &mut self,
        kind: ShotKind,
        on: Player,
        att: Effort,
        save: KeeperSave,
    ) -> Result<(), S::Stop> {
        let KeeperSave {
            clause,
            by,
            at,
            step,
            modifier,
            tie_from,
        } = save;
        let def = self.effort("save", by, Attribute::Saving)?.plus(modifier);
        let won = def.against(att);
        let res = match won {
            Ordering::Greater => Outcome::Won,
            Ordering::Less => Outcome::Lost,
            Ordering::Equal => Outcome::Tied,
        };
        let penalty = self.state.is_penalty();
        self.tell(
            clause,
            Happening::Save {
                by,
                on,
                at,
                step,
                att,
                def,
                res,
                penalty,
            },
        );
        match won {
            Ordering::Less => self.count_goal(clause, on.side(), Some(kind)),
            Ordering::Equal => {
                self.state.holder = None;
                self.keeper_goes(by, at);
                self.loose(tie_from, by, LooseFrom::Phase)
            }
            Ordering::Greater => {
                self.state.holder = None;
                self.keeper_goes(by, at);
                self.handling(by, at)
            }
        }
    }

    /// Held, or spilled forwards, or a corner (CA-20.5, CA-20.6).
    fn handling(&mut self, by: Player, at: Hex) -> Result<(), S::Stop> {
        let die = self.roll("handling", Some(by))?.face;
        let handling = self.attribute(by, Attribute::Handling);
        let held = die < handling;
        let clause = if held { "CA-20.5" } else { "CA-20.6" };
        self.tell(
            clause,
            Happening::Handling {
                by,
                die,
                handling,
                held,
            },
        );
        let side = by.side();
        if held {
            self.state.kicked = None;
            self.hold(by);
            return self.finish(PhaseEnd::Save, AfterAction::Menu(Menu::SaveHold));
        }
        self.touch(by);
        let direction = self.roll("direction", None)?.face;
        let end = self.state.defends(side);
        let away = match end {
            End::Right => matches!(direction, 2 | 3),
            End::Left => matches!(direction, 5 | 6),
        };
        if away && self.rules.options.handling_fail != HandlingFail::Corner {
            return self.loose_along(at, by, LooseFrom::Phase, direction);
        }
        let high = matches!(direction, 3..=5);
        let (kind, side, at) = (Kind::Corner, side.other(), end.corner(high));
        self.award("CA-20.6", Restart { kind, side, at })
    }

    /// A headed shot: no blocks, no new die (CA-18.9).
    pub(super) fn headed_shot(&mut self, who: Player, roll: Effort) -> Result<(), S::Stop> {
        let from = self.state.ball;
        let aims = self.headed_aims();
        let aim = self.pick("aim", who.side(), &aims, Choice::Aim, aims.len() / 2)?;
        self.tell(
            "CA-18.9",
            Happening::HeadedShot {
                who,
                from,
                aim,
                roll,
            },
        );
        let save = self.save_hex(BallLine::new(from, aim), false);
        self.at_goal(ShotKind::Header, who, roll, save)
    }
}
