//! Shots, Snapshots, blocks and saves (CA-19, CA-20).

use std::cmp::Ordering;

use tabletop::Source;

use super::{
    Play,
    clock::Then,
    keeper::{DIVE, dive_step},
    loose::After,
    run::NEEDS,
};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::{Choice, Window},
    event::{Happening, Outcome, PhaseEnd},
    hex::{Along, Hex, Line},
    next::{Kind, Menu, Next, Restart},
    options::{HandlingFail, ShotLineTest},
    outcome::Effort,
    pitch::{End, HEADED_SHOT_RANGE, SHOT_RANGE},
    player::Player,
    state::{Part, Tokens},
};

/// Where a keeper can save a shot, and what it costs him (CA-20.1 to CA-20.3).
#[derive(Clone, Copy, Debug)]
pub(super) struct Save {
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
pub(super) struct Block {
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
            .filter(|aim| self.line_is_shot(end, Line::new(from, *aim)))
            .collect()
    }

    fn line_is_shot(&self, end: End, line: Line) -> bool {
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

    /// True if the carrier may shoot inside the phase now (CA-6.11, CA-6.12, CA-34.4).
    pub(super) fn snapshot_in_phase(&self) -> bool {
        let (Some(carrier), Some(phase)) = (self.state.holder, self.state.phase) else {
            return false;
        };
        let end = self.state.attacks(self.state.attack);
        phase.part != Part::D5
            && !phase.before_throw
            && end.is_box(self.state.ball)
            && self.has_action_left()
            && !self.state.has(carrier, Tokens::NO_SNAP)
            && self.may_act(carrier)
            && self.can_aim()
    }

    /// A Snapshot from where the carrier stands: one of the part's activations, and he
    /// does not run any more.
    pub(super) fn snapshot_standing(&mut self) -> Result<(), S::Stop> {
        if let (Some(carrier), Some(phase)) = (self.state.holder, &mut self.state.phase) {
            phase.left = phase.left.saturating_sub(1);
            self.state.give(carrier, Tokens::ACTIVATED);
        }
        self.begin(0);
        self.snapshot("CA-6.11")
    }

    /// The call, the defence's move of two hexes, the aim, the shot (CA-19.5). The clause says
    /// why he may.
    pub(super) fn snapshot(&mut self, clause: &'static str) -> Result<(), S::Stop> {
        let Some(shooter) = self.state.holder else {
            return Ok(());
        };
        self.state.next = Next::Activate;
        self.tell(clause, Happening::Snapshot { who: shooter });
        let end = self.state.attacks(shooter.side());
        let defence = shooter.side().other();
        let from = self.state.ball;
        let matters = |hex: Hex| hex.distance(from) <= 3 || end.depth(hex) >= 8;
        let moved = self.snapshot_move(defence, matters)?;
        let menu: Vec<Choice> = self.aims().into_iter().map(Choice::Aim).collect();
        let default = menu.len() / 2;
        let Choice::Aim(aim) = self.must("aim", shooter.side(), &menu, default)? else {
            return Ok(());
        };
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
    ) -> (Line, i8) {
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
        (Line::new(from, aim), modifier)
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
            return self.loose(at, blocker, After::Phase);
        }
        if !end.is_box(from) {
            self.entry_move("CA-19.8", shooter.side().other())?;
        }
        let save = self.save_hex(line, keeper_moved);
        if save.is_none()
            && let Some((keeper, at)) = self.deflects(line)?
        {
            return self.loose(at, keeper, After::Phase);
        }
        let shot = self.effort("shot", shooter, Attribute::Shooting)?;
        self.at_goal("CA-19.10", shooter, shot.plus(modifier), save)
    }

    /// Whatever reaches the goal (CA-19.11, CA-20.4), or is off target by a clause of its own.
    pub(super) fn at_goal(
        &mut self,
        off_target: &'static str,
        shooter: Player,
        shot: Effort,
        save: Option<Save>,
    ) -> Result<(), S::Stop> {
        if shot.die.face == 1 {
            let (who, penalty) = (shooter, self.state.is_penalty());
            self.tell(off_target, Happening::OffTarget { who, penalty });
            return self.goal_kick("CA-27.1", shooter.side().other());
        }
        match save {
            Some(save) => self.save(shooter, shot, save),
            None => {
                let (who, roll) = (shooter, shot);
                self.tell("CA-19.11", Happening::NoSave { who, roll });
                self.goal_of_shot("CA-19.11", shooter)
            }
        }
    }

    fn goal_of_shot(&mut self, clause: &'static str, shooter: Player) -> Result<(), S::Stop> {
        self.count_goal(clause, shooter.side(), self.state.is_penalty())
    }

    /// Defenders on the line or next to it try to block, in their order (CA-19.6).
    pub(super) fn blocks(&mut self, line: Line) -> Result<Option<(Player, Hex)>, S::Stop> {
        for Block { by, at, need, .. } in self.block_chances(line) {
            let roll = self.effort("block", by, Attribute::Tackling)?;
            let won = roll.reaches(need, NEEDS);
            let res = if won { Outcome::Won } else { Outcome::Fail };
            self.tell(
                "CA-19.6",
                Happening::Block {
                    by,
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
    pub(super) fn block_chances(&self, line: Line) -> Vec<Block> {
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
                chances.push(Block {
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
    pub(super) fn save_hex(&self, line: Line, keeper_moved: bool) -> Option<Save> {
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
        Some(Save {
            clause: "CA-20.4",
            by,
            at: hex,
            step,
            modifier,
            tie_from: hex,
        })
    }

    /// The keeper in his box who has the line next to him.
    pub(super) fn deflector(&self, line: Line) -> Option<(Player, Hex)> {
        let side = self.state.defence();
        let keeper = self.state.keeper(side);
        keeper.filter(|(_, at)| {
            self.state.own_box(side, *at) && at.neighbours().any(|hex| line.covers(hex))
        })
    }

    /// A keeper who cannot reach the line may still turn the ball aside next to him
    /// (CA-19.9).
    pub(super) fn deflects(&mut self, line: Line) -> Result<Option<(Player, Hex)>, S::Stop> {
        let Some((by, at)) = self.deflector(line) else {
            return Ok(None);
        };
        let roll = self.effort("deflect", by, Attribute::Saving)?;
        let won = roll.reaches(6, NEEDS);
        let res = if won { Outcome::Won } else { Outcome::Fail };
        self.tell("CA-19.9", Happening::Deflect { by, roll, res });
        Ok(won.then_some((by, at)))
    }

    /// The shooter's total against Saving (CA-20.4).
    fn save(&mut self, on: Player, att: Effort, save: Save) -> Result<(), S::Stop> {
        let Save {
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
            Ordering::Less => self.goal_of_shot(clause, on),
            Ordering::Equal => {
                self.state.holder = None;
                self.keeper_goes(by, at);
                self.loose(tie_from, by, After::Phase)
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
            return self.finish(PhaseEnd::Save, Then::Menu(Menu::SaveHold));
        }
        self.touch(by);
        let direction = self.roll("direction", None)?.face;
        let end = self.state.defends(side);
        let away = match end {
            End::Right => matches!(direction, 2 | 3),
            End::Left => matches!(direction, 5 | 6),
        };
        if away && self.rules.options.handling_fail != HandlingFail::Corner {
            return self.loose_along(at, by, After::Phase, direction);
        }
        let high = matches!(direction, 3..=5);
        let (kind, side, at) = (Kind::Corner, side.other(), end.corner(high));
        self.award("CA-20.6", Restart { kind, side, at })
    }

    /// A headed shot: no blocks, no new die (CA-18.9).
    pub(super) fn headed_shot(&mut self, who: Player, roll: Effort) -> Result<(), S::Stop> {
        let from = self.state.ball;
        let menu: Vec<Choice> = self.headed_aims().into_iter().map(Choice::Aim).collect();
        let default = menu.len() / 2;
        let Choice::Aim(aim) = self.must("aim", who.side(), &menu, default)? else {
            return Ok(());
        };
        self.tell(
            "CA-18.9",
            Happening::HeadedShot {
                who,
                from,
                aim,
                roll,
            },
        );
        let save = self.save_hex(Line::new(from, aim), false);
        // A natural 1 was off target before he could aim (CA-18.6, CA-18.11).
        self.at_goal("CA-18.6", who, roll, save)
    }
}
