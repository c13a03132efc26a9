//! What a club's men do on the ball, made to come to what they did in the season.

use super::{
    defence::Common,
    making::Making,
    rounding::{faces, pour},
    shooting::{Aim, Shooting, ShootingChances, solve},
    tally::{Deeds, Tally},
    widths::at,
};
use statistics::ClubCount;

/// Widths of DEF that follow habits, by line: Cry+, Chl+, P++, Pss+, Pto+.
const OWN_THIRD: [[f64; 5]; 3] = [
    [2.0, 3.0, 2.0, 8.5, 3.5],
    [2.0, 3.5, 2.0, 7.5, 3.0],
    [2.0, 3.5, 2.0, 7.0, 3.5],
];

/// Widths of MID: Cry+, Chl+, Pss+, Pto+.
const MIDDLE: [[f64; 4]; 3] = [
    [2.0, 3.5, 7.5, 4.0],
    [2.0, 4.5, 7.0, 3.0],
    [2.0, 5.0, 6.0, 3.5],
];

/// The part of a line's assists that Ps+S should give, `CrsP` the rest.
const THROUGH: [f64; 3] = [0.35, 0.55, 0.8];

/// The widest that they can be.
const MOST_THROUGH: f64 = 11.0;
const MOST_CROSS: f64 = 9.0;

/// CK of a man who takes all corners.
const MOST_CORNER: f64 = 8.0;

/// The largest share of shots that can come from balls into the box.
const MOST_IN_THE_BOX: f64 = 0.95;

/// `CryS` and `ChlS` for each shot in a match on the ball.
const CARRY: [f64; 3] = [0.1, 0.25, 0.3];
const CHALLENGE: [f64; 3] = [0.5, 0.7, 0.8];

/// Swch to GK in what is left.
const SWITCH: f64 = 0.3;

/// With fewer chances in a season nothing can be said.
const LEAST: f64 = 3.0;

/// A width for a number of times, if there are so many chances; otherwise the usual one.
fn width(wish: f64, chances: f64, usual: f64) -> f64 {
    match chances > LEAST {
        true => (20.0 * wish / chances).max(0.0),
        false => usual,
    }
}

impl Making<'_> {
    /// Sets what men do on the ball, after a round of play.
    pub fn turn_attack(&mut self, tally: &Tally, common: &Common) {
        let scale = self.wanted.matches / tally.matches.max(1) as f64;
        self.turn_fouled(tally, scale);
        self.turn_creation(tally, scale, common);
        self.turn_offsides(tally, scale);
        self.turn_shots(tally, scale, common.box_share);
        self.turn_rest(tally, scale);
        self.fill();
        self.turn_own_goals(tally, scale);
        self.turn_endurance(tally, scale);
    }

    /// A width of all men, with what rounding leaves over made good.
    fn set(
        &mut self,
        values: &[f64],
        weights: &[f64],
        most: u8,
        field: impl Fn(&mut super::widths::Widths) -> &mut u8,
    ) {
        let widths = pour(values, weights, &vec![most; values.len()]);
        for (man, width) in self.men.iter_mut().zip(widths) {
            *field(&mut man.widths) = width;
        }
    }

    /// A number for each man and what he did.
    fn each(&self, tally: &Tally, value: impl Fn(usize, &Deeds) -> f64) -> Vec<f64> {
        let men = tally.men.iter().enumerate();
        men.map(|(at, deeds)| value(at, deeds)).collect()
    }

    /// Fld: what challenges do not give.
    fn turn_fouled(&mut self, tally: &Tally, scale: f64) {
        for zone in 0..3 {
            let met = &tally.met;
            let fouls =
                (met.challenge_fouls[zone] as f64 + 1.0) / (met.challenges[zone] as f64 + 5.0);
            let on_ball = self.each(tally, |_, deeds| deeds.on_ball[zone] as f64 * scale);
            let values = self.each(tally, |man, _| {
                let widths = &self.men[man].widths;
                let challenge = match zone {
                    0 => widths.own_third[at::CHALLENGE],
                    1 => widths.middle[at::CHALLENGE],
                    _ => widths.far[at::CHALLENGE],
                };
                let challenged = on_ball[man] * f64::from(challenge) / 20.0 * fouls;
                let wish = self.wanted.men[man].wish.fouled[zone];
                width(wish - challenged, on_ball[man], 1.5)
            });
            self.set(&values, &on_ball, 9, |widths| match zone {
                0 => &mut widths.own_third[at::FOULED],
                1 => &mut widths.middle[at::FOULED],
                _ => &mut widths.far[at::FOULED],
            });
        }
    }

    /// Ps+S, `CrsP` and the bonuses: what an assist of each takes was seen, and a man gets as much
    /// of them as his assists need.
    fn turn_creation(&mut self, tally: &Tally, scale: f64, common: &Common) {
        let yields: [f64; 3] = std::array::from_fn(|at| {
            let men = || tally.men.iter();
            let made = men().map(|deeds| deeds.made[at]).sum::<u64>() as f64;
            let tried = men().map(|deeds| deeds.tried[at]).sum::<u64>() as f64;
            (made + 500.0 * common.yields[at]) / (tried + 500.0)
        });
        for (at, deeds) in tally.men.iter().enumerate() {
            let man = &self.wanted.men[at];
            let line = man.line as usize;
            let made = deeds.made.iter().sum::<u64>() as f64 * scale;
            // What simple passes, rebounds and corners give is given anyway.
            let given = (deeds.assists as f64) * scale - made;
            let wish = (man.wish.assists - given).max(0.0);
            let [_, on_ball, before] = std::array::from_fn(|zone| {
                (deeds.on_ball[zone] + deeds.kicks[zone]) as f64 * scale
            });
            let shaping = &mut self.men[at];
            let turn = ((wish + 0.25) / (made + 0.25)).powf(0.35).clamp(0.7, 1.4);
            shaping.creative = (shaping.creative * turn).clamp(0.1, 4.0);
            let corners = deeds.made[0] as f64 * scale;
            let need = shaping.creative * (wish - corners).max(0.0);
            let habit = THROUGH[line] * man.style.through;
            let part = habit / (habit + (1.0 - THROUGH[line]) * man.style.crosses);
            let faces = |share: f64, chances: f64, of: usize| match chances > LEAST {
                true => 20.0 * share * need / (chances * yields[of]).max(1e-6),
                false => 1.0,
            };
            let through = faces(part, on_ball, 2);
            // What does not fit into MID is tried by crosses.
            let more = (1.0 - MOST_THROUGH / through.max(MOST_THROUGH)) * part;
            let cross = faces(1.0 - part + more, before, 1);
            let pressed = (through / MOST_THROUGH + cross / MOST_CROSS) / 2.0;
            let bonus = |delivery: f64| {
                let more = 8.0 * (pressed - 0.3) + 0.4 * delivery;
                more.round().clamp(0.0, 6.0) as u8
            };
            let widths = &mut shaping.widths;
            widths.cross_bonus = bonus(man.style.delivery[0]);
            widths.corner_bonus = bonus(man.style.delivery[1]);
            widths.middle[at::SPECIAL] = through.min(MOST_THROUGH).round() as u8;
            widths.far[at::CROSS] = cross.min(MOST_CROSS).round() as u8;
        }
    }

    /// `OffP`, before there is a shot.
    fn turn_offsides(&mut self, tally: &Tally, scale: f64) {
        let (values, free) = self.offsides(tally, scale);
        self.set(&values, &free, 6, |widths| &mut widths.far[at::OFFSIDE]);
    }

    /// What `OffP` should be, and how often it would count.
    fn offsides(&self, tally: &Tally, scale: f64) -> (Vec<f64>, Vec<f64>) {
        let met = &tally.met;
        let stopped = (met.pass_stops as f64 + 7.0) / (met.passes as f64 + 20.0);
        let free = self.each(tally, |_, deeds| {
            (deeds.on_ball[2] as f64 * (1.0 - stopped) + deeds.kicks[2] as f64) * scale
        });
        let values = self.each(tally, |man, _| {
            width(self.wanted.men[man].wish.offsides, free[man], 1.0)
        });
        (values, free)
    }

    /// `OffP` and CK in the room that shots leave: what those have no room for who did it, the
    /// others get.
    fn turn_rest(&mut self, tally: &Tally, scale: f64) {
        let (values, free) = self.offsides(tally, scale);
        self.pour_into(at::OFFSIDE, &values, &free);
        let all = tally.box_score.stats.home.corners as f64 * scale;
        let given = all - tally.met.own_corners as f64 * scale;
        let total = self.wanted.total(&[ClubCount::Corners]);
        let part = ((total - given) / total.max(1.0)).max(0.02);
        let on_ball = self.each(tally, |_, deeds| {
            (deeds.on_ball[2] + deeds.kicks[2]) as f64 * scale
        });
        let values = self.each(tally, |man, _| {
            width(part * self.wanted.men[man].wish.corners, on_ball[man], 1.0)
        });
        // What the takers have no room for, those win who make goals.
        let wide = |width: f64| width.min(MOST_CORNER);
        let asked = |width: &f64, on_ball: &f64| (width - wide(*width)) * on_ball;
        let missing: f64 = values.iter().zip(&on_ball).map(|(a, b)| asked(a, b)).sum();
        let assists = self.each(tally, |man, _| self.wanted.men[man].wish.assists);
        let weight: f64 = assists.iter().zip(&on_ball).map(|(a, b)| a * b).sum();
        let values: Vec<f64> = values
            .iter()
            .zip(&assists)
            .map(|(width, assists)| wide(*width) + missing * assists / weight.max(1.0))
            .collect();
        self.pour_into(at::CORNER, &values, &on_ball);
    }

    /// A range of OFF in the room that is left, and what it had.
    fn pour_into(&mut self, place: usize, values: &[f64], weights: &[f64]) {
        let room = |shaping: &super::making::Shaping| {
            (shaping.widths.left() + shaping.widths.far[place]).min(9)
        };
        let most: Vec<u8> = self.men.iter().map(room).collect();
        for (man, width) in self.men.iter_mut().zip(pour(values, weights, &most)) {
            man.widths.far[place] = width;
        }
    }

    /// Everything that ends with a shot, found together.
    fn turn_shots(&mut self, tally: &Tally, scale: f64, box_share: f64) {
        let mut aims = Vec::new();
        for (man, (deeds, shaping)) in self
            .wanted
            .men
            .iter()
            .zip(tally.men.iter().zip(&mut self.men))
        {
            let line = man.line as usize;
            let kicks = [
                deeds.penalties,
                deeds.penalties_on_target,
                deeds.penalty_goals,
            ];
            let wish = [man.wish.shots, man.wish.on_target, man.wish.goals];
            let wish: [f64; 3] =
                std::array::from_fn(|at| (wish[at] - kicks[at] as f64 * scale).max(0.02));
            let chances = ShootingChances::new(deeds, &tally.met, scale);
            let often = 20.0 * wish[0] / (chances.before_goal() + chances.in_the_box()).max(LEAST);
            let far = &mut shaping.widths.far;
            let duels =
                often * CHALLENGE[line] * man.style.duels[2] / 2.5 * (1.0 - 0.8 * box_share);
            let carries =
                often * CARRY[line] * man.style.carries[2] / 2.5 * (1.0 - 0.8 * box_share);
            far[at::CHALLENGE] = duels.round().clamp(0.0, 4.0) as u8;
            far[at::CARRY] = carries.round().clamp(0.0, 3.0) as u8;
            far[at::CORNER] = 0;
            let habit = man.style.in_the_box;
            let in_the_box =
                habit + box_share * (MOST_IN_THE_BOX * habit.powf(0.1) - habit).max(0.0);
            let on_ball = 20.0 * (1.0 - in_the_box) * wish[0] / chances.before_goal().max(LEAST);
            shaping
                .widths
                .make_room((1.3 * on_ball).round().min(9.0) as u8 + 1);
            let widths = &shaping.widths;
            aims.push(Aim {
                chances,
                wish,
                in_the_box,
                now: Shooting {
                    carry: widths.far[at::CARRY],
                    challenge: widths.far[at::CHALLENGE],
                    attempt: widths.far[at::ATTEMPT],
                    fouled: widths.far[at::FOULED],
                    shot: widths.shot,
                    on_target: widths.on_target,
                    goal: widths.goal,
                },
                room: shaping.room(),
            });
        }
        for (shaping, found) in self.men.iter_mut().zip(solve(&aims)) {
            let widths = &mut shaping.widths;
            widths.far[at::ATTEMPT] = found.attempt;
            (widths.shot, widths.on_target, widths.goal) =
                (found.shot, found.on_target, found.goal);
        }
    }

    /// What is left of the three tables, by habit.
    fn fill(&mut self) {
        for (man, shaping) in self.wanted.men.iter().zip(&mut self.men) {
            let (line, style, widths) = (man.line as usize, &man.style, &mut shaping.widths);
            let habits = [
                style.carries[0].sqrt(),
                style.duels[0].sqrt(),
                style.long.sqrt(),
                1.0,
                style.lost[0],
            ];
            let values: Vec<f64> = OWN_THIRD[line]
                .iter()
                .zip(habits)
                .map(|(a, b)| a * b)
                .collect();
            let rest = faces(&values, 20 - widths.own_third[at::FOULED]);
            let fouled = widths.own_third[at::FOULED];
            widths.own_third = [rest[0], rest[1], fouled, rest[2], rest[3], rest[4]];
            let habits = [
                style.carries[1].sqrt(),
                style.duels[1].sqrt(),
                1.0,
                style.lost[1],
            ];
            let values: Vec<f64> = MIDDLE[line]
                .iter()
                .zip(habits)
                .map(|(a, b)| a * b)
                .collect();
            let (fouled, through) = (widths.middle[at::FOULED], widths.middle[at::SPECIAL]);
            let rest = faces(&values, 20 - fouled - through);
            widths.middle = [rest[0], rest[1], fouled, through, rest[2], rest[3]];
            let switch = SWITCH * style.switches.clamp(0.6, 1.4);
            let left = widths.left();
            let rest = faces(&[switch, 1.0 - SWITCH], left);
            (widths.far[at::SWITCH], widths.far[at::GOAL_KICK]) = (rest[0], rest[1]);
        }
    }

    fn turn_own_goals(&mut self, tally: &Tally, scale: f64) {
        let on_ball = self.each(tally, |_, deeds| {
            (deeds.on_ball[0] + deeds.kicks[0]) as f64 * scale / 20.0
        });
        let values = self.each(tally, |man, _| {
            20.0 * self.wanted.men[man].wish.own_goals / on_ball[man].max(0.5)
        });
        self.set(&values, &on_ball, 6, |widths| &mut widths.own);
    }

    /// END: as often as he was taken off.
    fn turn_endurance(&mut self, tally: &Tally, scale: f64) {
        for (at, deeds) in tally.men.iter().enumerate() {
            let wish = self.wanted.men[at].wish.subbed_off;
            let off = deeds.subbed_off as f64 * scale;
            let shaping = &mut self.men[at];
            let turn = ((wish + 0.3) / (off + 0.3)).powf(0.7).clamp(0.5, 2.0);
            shaping.endurance = (shaping.endurance * turn).clamp(0.2, 20.0);
            shaping.widths.endurance = shaping.endurance.round() as u8;
        }
    }
}

impl super::widths::Widths {
    /// Faces of OFF that nothing has.
    fn left(&self) -> u8 {
        let far = &self.far;
        let taken = far.iter().sum::<u8>() - far[at::SWITCH] - far[at::GOAL_KICK];
        20_u8.saturating_sub(taken)
    }

    /// Makes room for so many faces of Att: whatever is widest gives way.
    fn make_room(&mut self, wish: u8) {
        self.far[at::ATTEMPT] = 0;
        while self.left() < wish {
            let gives = [
                at::CROSS,
                at::CORNER,
                at::FOULED,
                at::CHALLENGE,
                at::OFFSIDE,
                at::CARRY,
            ];
            let Some(widest) = gives.into_iter().max_by_key(|&place| self.far[place]) else {
                return;
            };
            if self.far[widest] == 0 {
                return;
            }
            self.far[widest] -= 1;
        }
    }
}
