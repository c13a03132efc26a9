//! What a club's men do against the ball, and its keepers.

use super::{
    making::{EFFECT, Making, SAVES},
    rounding::{diffuse, pour},
    tally::{Deeds, Tally},
    widths::Widths,
};
use statistics::ClubCount;

/// Foul of an average man: what challenges do not give, Fld must.
const FOUL: f64 = 6.0;

/// Shot of the men who get balls into the box, on average: fewer balls that lead to more shots
/// leave assists to those who make them.
const SHOT: f64 = 14.0;

/// Widths of an average man of a line.
const LOOSE: [f64; 3] = [3.5, 3.0, 3.0];
const TACKLE: [f64; 3] = [4.5, 4.0, 3.0];
const BLOCK: [f64; 3] = [2.5, 2.5, 2.5];
const INTERCEPT: [f64; 3] = [3.0, 2.5, 1.5];
const BLOCK_SHOT: [f64; 3] = [8.0, 7.0, 6.0];
const CLEAR: [f64; 3] = [5.5, 5.0, 4.0];

/// What all clubs have in common.
#[derive(Clone, Copy, Debug)]
pub struct Common {
    /// What Foul would have to be multiplied with to be [`FOUL`] on average.
    pub fouls: f64,
    /// Yellow cards for each yellow result: a second one may be waived.
    pub yellows: f64,
    /// `BlkS`, with the usual as one.
    pub block_shots: f64,
    /// Penalties of a club in a season.
    pub penalties: f64,
    /// How far shots come from balls into the box rather than as habits say, from 0 to 1:
    /// assists need them.
    pub box_share: f64,
    /// Assists for each CK, `CrsP` and Ps+S, if balls into the box were used as they should be.
    pub yields: [f64; 3],
}

impl Making<'_> {
    /// Foul of each man before what all have in common: what Fld against him does not give.
    pub fn raw_fouls(&self, tally: &Tally) -> Vec<(f64, f64)> {
        let scale = self.wanted.matches / tally.matches.max(1) as f64;
        let both = self.wanted.men.iter().zip(&tally.men);
        let raw = both.map(|(man, deeds)| {
            let challenged = deeds.challenged as f64 * scale;
            let rest = man.wish.fouls - deeds.fouled_by as f64 * scale;
            let width = 20.0 * rest / challenged.max(2.0);
            (width.clamp(0.0, 16.0), challenged)
        });
        raw.collect()
    }

    /// Sets what men do against the ball, after a round of play.
    pub fn turn_defence(&mut self, tally: &Tally, common: &Common) {
        let scale = self.wanted.matches / tally.matches.max(1) as f64;
        self.turn_fouls(tally, common);
        self.turn_cards(tally, scale, common);
        self.turn_penalties(tally, scale, common);
        self.turn_stops(tally, scale, common);
        self.turn_keepers(tally);
    }

    /// How many shots a club allows is a matter of its stops, how many of them are on
    /// target one of its men's effect, and how many go in one of its keepers.
    pub fn turn_levels(&mut self, tally: &Tally) {
        use ClubCount as C;
        let scale = self.wanted.matches / tally.matches.max(1) as f64;
        let theirs = &tally.box_score.stats.away;
        let [shots, on_target, goals] =
            [theirs.shots, theirs.on_target, theirs.goals].map(|sum| (sum as f64 * scale).max(1.0));
        let wish = |columns: &[C]| self.wanted.total(columns).max(1.0);
        let (wish_shots, wish_on, wish_goals) = (
            wish(&[C::ShotsAgainst]),
            wish(&[C::OnTargetAgainst]),
            wish(&[C::HomeAgainst, C::AwayAgainst]),
        );
        self.level = (self.level * (shots / wish_shots).powf(0.5)).clamp(0.35, 2.2);
        let share = |part: f64, whole: f64| part / whole;
        let more = share(wish_on, wish_shots) - share(on_target, shots);
        self.effect = (self.effect + 0.8 * 20.0 * more).clamp(-5.0, 2.0);
        // Whatever the shots are, the goals should be right.
        let more = (wish_goals - goals) / on_target;
        self.save = (self.save + 0.8 * 20.0 * more).clamp(-6.0, 6.0);
    }

    fn put(&mut self, values: &[f64], weights: &[f64], most: u8, field: impl Fn(&mut Widths, u8)) {
        let widths = pour(values, weights, &vec![most; values.len()]);
        for (man, width) in self.men.iter_mut().zip(widths) {
            field(&mut man.widths, width);
        }
    }

    fn turn_fouls(&mut self, tally: &Tally, common: &Common) {
        let raw = self.raw_fouls(tally);
        let (values, weights): (Vec<f64>, Vec<f64>) = raw
            .into_iter()
            .map(|(width, met)| (width * common.fouls, met))
            .unzip();
        self.put(&values, &weights, 12, |widths, width| widths.foul = width);
    }

    /// Ycd, Rcd and (#).
    fn turn_cards(&mut self, tally: &Tally, scale: f64, common: &Common) {
        let met = |deeds: &Deeds| deeds.fouled_by as f64 * scale;
        let weights: Vec<f64> = tally.men.iter().map(met).collect();
        let wish = |of: fn(&super::wanted::WishedSeason) -> f64, worth: f64| {
            let men = self.wanted.men.iter().zip(&weights);
            men.map(|(man, met)| 20.0 * of(&man.wish) / (met * worth).max(1.0))
                .collect::<Vec<f64>>()
        };
        let yellows = wish(|wish| wish.yellows, common.yellows);
        let reds = wish(|wish| wish.reds, 1.0);
        self.put(&yellows, &weights, 10, |widths, width| {
            widths.yellow = width;
        });
        self.put(&reds, &weights, 2, |widths, width| widths.red = width);
        let seconds: u64 = tally.men.iter().map(|deeds| deeds.seconds).sum();
        let wish = self.wanted.total(&[ClubCount::SecondYellows]);
        let turn = ((wish + 0.5) / (seconds as f64 * scale + 0.5)).powf(0.7);
        self.second_yellow = (self.second_yellow * turn).clamp(0.5, 18.0);
        let values = vec![self.second_yellow; self.men.len()];
        self.put(&values, &weights, 20, |widths, width| {
            widths.second_yellow = width;
        });
    }

    /// `PKw` and `PKc`: half of a usual club's penalties come from each. What a club has more
    /// is its own doing.
    fn turn_penalties(&mut self, tally: &Tally, scale: f64, common: &Common) {
        let half = common.penalties / 2.0;
        let part = |columns: &[ClubCount]| {
            let total = self.wanted.total(columns);
            (total - half).max(0.0) / total.max(1.0)
        };
        let (won, conceded) = (
            part(&[ClubCount::Penalties]),
            part(&[ClubCount::PenaltiesAgainst]),
        );
        let near = |of: fn(&Deeds) -> u64| -> Vec<f64> {
            tally
                .men
                .iter()
                .map(|deeds| of(deeds) as f64 * scale)
                .collect()
        };
        let fouled = near(|deeds| deeds.fouled_near);
        let fouled_by = near(|deeds| deeds.fouled_by_near);
        let men = || self.wanted.men.iter();
        let width = |wish: f64, met: f64| 20.0 * wish / met.max(1.0);
        let values: Vec<f64> = men()
            .zip(&fouled)
            .map(|(man, met)| width(won * man.wish.penalties_won, *met))
            .collect();
        let other: Vec<f64> = men()
            .zip(&fouled_by)
            .map(|(man, met)| width(conceded * man.wish.penalties_conceded, *met))
            .collect();
        self.put(&values, &fouled, 5, |widths, width| {
            widths.penalty_won = width;
        });
        self.put(&other, &fouled_by, 5, |widths, width| {
            widths.penalty_conceded = width;
        });
        for (at, man) in self.men.iter_mut().enumerate() {
            man.widths.booked_for_penalty = at % 2 == 0;
        }
    }

    /// `TklR`, Tkl, `BlkP`, Int, `BlkS`, CLR and the `OnT` effect, by habit and level.
    fn turn_stops(&mut self, tally: &Tally, scale: f64, common: &Common) {
        type Habit = fn(&super::style::Style) -> f64;
        let met = |of: fn(&Deeds) -> u64| -> Vec<f64> {
            tally
                .men
                .iter()
                .map(|deeds| of(deeds) as f64 * scale + 1.0)
                .collect()
        };
        let (challenged, passes, shots) = (
            met(|deeds| deeds.challenged),
            met(|deeds| deeds.passes_met),
            met(|deeds| deeds.shots_met),
        );
        let level = self.level;
        let usual = |base: [f64; 3], habit: Habit, level: f64| {
            let men = self.wanted.men.iter();
            men.map(|man| base[man.line as usize] * habit(&man.style).sqrt() * level)
                .collect::<Vec<f64>>()
        };
        let loose = usual(LOOSE, |style| style.loose, level);
        let tackle = usual(TACKLE, |style| style.tackles, level);
        let block = usual(BLOCK, |style| style.blocks, level);
        let intercept = usual(INTERCEPT, |style| style.interceptions, level);
        let block_shot = usual(BLOCK_SHOT, |style| style.shot_blocks, common.block_shots);
        let clear = usual(CLEAR, |style| style.clearances, level.sqrt());
        let effect: Vec<f64> = self
            .wanted
            .men
            .iter()
            .map(|man| self.effect - 0.5 * (man.style.clearances - 1.0).clamp(-1.0, 1.0))
            .collect();
        self.put(&loose, &challenged, 8, |widths, width| widths.loose = width);
        self.put(&tackle, &challenged, 10, |widths, width| {
            let room = 20 - widths.foul - widths.loose;
            widths.tackle = room.min(width);
        });
        self.put(&block, &passes, 7, |widths, width| {
            widths.block_pass = width;
        });
        self.put(&intercept, &passes, 9, |widths, width| {
            widths.intercept = width;
        });
        self.put(&block_shot, &shots, 16, |widths, width| {
            widths.block_shot = width;
        });
        self.put(&clear, &shots, 16, |widths, width| widths.clear = width);
        let effects = diffuse(&effect, &shots, |_| (-5, 3));
        for (man, effect) in self.men.iter_mut().zip(effects) {
            man.widths.effect = effect as i8;
        }
    }

    /// SAVE by kind: the kind that is faced most is rounded first, and others make it good.
    fn turn_keepers(&mut self, tally: &Tally) {
        let weights: Vec<f64> = tally
            .met
            .faced
            .iter()
            .map(|&faced| faced as f64 + 1.0)
            .collect();
        let faced: Vec<f64> = tally
            .keepers
            .iter()
            .map(|keeper| keeper.faced as f64)
            .collect();
        let sum: f64 = faced.iter().sum();
        // Together they are what the club's saves say.
        let both = self.keepers.iter().zip(&faced);
        let mean = both.map(|(keeper, faced)| keeper.own * faced).sum::<f64>() / sum.max(1.0);
        for keeper in &mut self.keepers {
            let more = self.save + keeper.own - mean;
            // Ordered by weight only: all values are moved alike.
            let values: Vec<f64> = SAVES.iter().map(|_| 100.0 + more).collect();
            let whole = diffuse(&values, &weights, |_| (0, 200));
            for ((save, usual), whole) in keeper.saves.iter_mut().zip(SAVES).zip(whole) {
                *save = (whole - 100 + usual as i32).clamp(-8, 8) as i8;
            }
        }
    }
}

/// Brings all clubs' levels to what they should be on average.
pub fn anchor(making: &mut [Making<'_>]) {
    let count = making.len().max(1) as f64;
    let mean = |of: fn(&Making<'_>) -> f64| making.iter().map(of).sum::<f64>() / count;
    let (level, effect, save) = (
        mean(|club| club.level),
        mean(|club| club.effect),
        mean(|club| club.save),
    );
    for club in making {
        club.level /= level.max(0.1);
        club.effect += EFFECT - effect;
        club.save -= save;
    }
}

/// What all clubs have in common, after a round.
pub fn common(making: &[Making<'_>], tallies: &[Tally], before: &Common, blocked: f64) -> Common {
    let (mut sum, mut weight) = (0.0, 0.0);
    for (club, tally) in making.iter().zip(tallies) {
        for (width, met) in club.raw_fouls(tally) {
            sum += width * met;
            weight += met;
        }
    }
    let (mut shown, mut results) = (0.0, 0.0);
    for (club, tally) in making.iter().zip(tallies) {
        for (man, deeds) in club.men.iter().zip(&tally.men) {
            shown += deeds.yellows as f64;
            results += deeds.fouled_by as f64 * f64::from(man.widths.yellow) / 20.0;
        }
    }
    let of = |of: fn(&Tally) -> u64| tallies.iter().map(of).sum::<u64>() as f64;
    let shots = of(|tally| tally.box_score.stats.home.shots);
    let share = of(|tally| tally.met.blocked) / shots.max(1.0);
    let penalties = making
        .iter()
        .map(|club| club.wanted.total(&[ClubCount::Penalties]));
    let assists = of(|tally| tally.box_score.stats.home.assists);
    let goals = of(|tally| tally.box_score.stats.home.goals);
    let wishes = making.iter().map(|club| club.wanted);
    let (passed, scored) = wishes.fold((0.0, 0.0), |(passed, scored), club| {
        let assists = club.total(&[ClubCount::Assists]);
        (passed + assists, scored + club.goals())
    });
    let wish = passed / f64::max(scored, 1.0);
    let missing = wish - assists / goals.max(1.0);
    let men = || tallies.iter().flat_map(|tally| &tally.men);
    let yields = std::array::from_fn(|at| {
        let made = men().map(|deeds| deeds.made[at]).sum::<u64>() as f64;
        let tried = men().map(|deeds| deeds.tried[at]).sum::<u64>() as f64;
        (made + 3.0) / (tried + 100.0)
    });
    let (mut shot, mut received) = (0.0, 0.0);
    for (club, tally) in making.iter().zip(tallies) {
        for (man, deeds) in club.men.iter().zip(&tally.men) {
            let balls = deeds.received.iter().sum::<u64>() as f64;
            shot += balls * f64::from(man.widths.shot);
            received += balls;
        }
    }
    let control = shot / f64::max(received, 1.0);
    Common {
        yields: yields.map(|part: f64| part * (SHOT / control.max(1.0)).sqrt()),
        box_share: (before.box_share + 1.5 * missing).clamp(0.0, 1.0),
        fouls: FOUL * weight / sum.max(1.0),
        yellows: (shown / f64::max(results, 1.0)).clamp(0.5, 1.0),
        block_shots: (before.block_shots * (blocked / share.max(0.01)).powf(0.7)).clamp(0.4, 1.1),
        penalties: penalties.sum::<f64>() / making.len().max(1) as f64,
    }
}
