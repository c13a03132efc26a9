//! A club's cards under way.

use inside_the_net::{
    Formation, KeeperCard, Line, PlayerCard, Positions, Release, SaveOut, Season as Games, Span,
    Squad,
};

use super::{
    wanted::{OutfieldPlayer, WantedClub, line_of},
    widths::{Widths, at},
};
use crate::sheet::plain;
use statistics::{ClubCount, KnownColumns, PlayerCount, PlayerSeason, Role};

/// A man's card under way.
#[derive(Clone, Debug)]
pub struct Shaping {
    /// As it is now.
    pub widths: Widths,
    /// How much more often than usual he passes to a shot.
    pub creative: f64,
    /// END before rounding.
    pub endurance: f64,
}

/// A keeper's card under way.
#[derive(Clone, Debug)]
pub struct KeeperShaping {
    /// What his own saves say, in faces: less is better.
    pub own: f64,
    /// SAVE, by kind of shot.
    pub saves: [i8; 5],
}

/// A club's cards under way.
#[derive(Clone, Debug)]
pub struct Making<'a> {
    /// What they should give.
    pub wanted: &'a WantedClub<'a>,
    /// Its men, in the order of the wishes.
    pub men: Vec<Shaping>,
    /// Its keepers.
    pub keepers: Vec<KeeperShaping>,
    /// How many passes and challenges are stopped, with the usual as one.
    pub level: f64,
    /// `OnT` effect of its men, on average.
    pub effect: f64,
    /// What its keepers' SAVE is more than usual.
    pub save: f64,
    /// (#) before rounding.
    pub second_yellow: f64,
    /// HREC and AREC before what all clubs have in common.
    pub possession: [f64; 2],
    /// HREC and AREC.
    pub recovery: [i8; 2],
    known: &'a KnownColumns<PlayerCount>,
}

/// SAVE of an average keeper, by kind of shot.
pub const SAVES: [f64; 5] = [-1.0, 1.0, 0.0, 0.0, -4.0];

/// `OnT` effect of an average man.
pub const EFFECT: f64 = -2.5;

/// A point of HREC for so many thousandths of possession.
const POINT: f64 = 50.0;

impl<'a> Making<'a> {
    /// Average cards.
    #[must_use]
    pub fn new(wanted: &'a WantedClub<'a>, known: &'a KnownColumns<PlayerCount>) -> Making<'a> {
        let possession = |column: ClubCount| f64::from(wanted.club.counts[column]) / POINT;
        let keepers: Vec<KeeperShaping> = wanted
            .keepers
            .iter()
            .map(|keeper| KeeperShaping {
                own: own_saves(keeper),
                saves: SAVES.map(|save| save as i8),
            })
            .collect();
        let men = wanted.men.iter().map(Shaping::average).collect();
        let mut making = Making {
            wanted,
            men,
            keepers,
            level: 1.0,
            effect: EFFECT,
            save: 0.0,
            second_yellow: 5.0,
            possession: [
                possession(ClubCount::PossessionHome),
                -possession(ClubCount::PossessionAway),
            ],
            recovery: [12, 0],
            known,
        };
        making.set_penalties();
        making
    }

    /// PK: those who take them have more than everybody else, by how often they
    /// scored; fifteen kicks of an average taker are added.
    fn set_penalties(&mut self) {
        for (man, shaping) in self.wanted.men.iter().zip(&mut self.men) {
            let (taken, scored) = (man.wish.penalties, man.wish.penalty_goals);
            let rate = 20.0 * (scored + 15.0 * 0.78) / (taken + 15.0);
            shaping.widths.penalty = match taken > 0.0 {
                true => rate.round().clamp(14.0, 18.0) as u8,
                false => 13,
            };
        }
        let kicks = |at: &usize| self.wanted.men[*at].wish.penalties;
        let first = (0..self.men.len()).max_by(|a, b| kicks(a).total_cmp(&kicks(b)));
        // The one who takes most takes them while he plays.
        let most = self.men.iter().map(|man| man.widths.penalty).max();
        if let (Some(first), Some(most)) = (first.filter(|at| kicks(at) > 0.0), most) {
            let mut others = self.men.iter().enumerate();
            let tied = others.any(|(at, man)| at != first && man.widths.penalty == most);
            let more = u8::from(tied || self.men[first].widths.penalty < most);
            self.men[first].widths.penalty = (most + more).min(19);
        }
    }

    /// The cards as they are now.
    #[must_use]
    pub fn squad(&self) -> Squad {
        let club = self.wanted.club;
        let men = self.wanted.men.iter().zip(&self.men);
        let keepers = self.wanted.keepers.iter().zip(&self.keepers);
        Squad {
            id: club.id.clone(),
            name: plain(&club.name),
            short: plain(&club.short),
            league: plain(&club.league),
            home_recovery: self.recovery[0],
            away_recovery: self.recovery[1],
            strength: club.counts[ClubCount::Strength].min(1000) as u16,
            formation: self.formation(),
            players: men.map(|(man, shaping)| shaping.card(man)).collect(),
            keepers: keepers
                .map(|(player, keeping)| keeping.card(player, self.known))
                .collect(),
        }
    }

    /// The usual formation: as it is written, or what is nearest to how many men of each
    /// line started.
    fn formation(&self) -> Formation {
        let written = self.wanted.club.formation;
        let written = written.and_then(|shape| Formation::parse(&shape.to_string()));
        let mut lines = [0.0; 3];
        for man in &self.wanted.men {
            lines[man.line as usize] += man.wish.starts / self.wanted.matches;
        }
        let miss = |shape: &Formation| {
            let each = Line::ALL.iter().zip(lines);
            let each = each.map(|(&line, men)| match written {
                Some(written) => f64::from(shape.count(line).abs_diff(written.count(line))),
                None => (f64::from(shape.count(line)) - men).abs(),
            });
            each.sum::<f64>()
        };
        let mut shapes = Formation::ADVISED;
        shapes.sort_by(|a, b| miss(a).total_cmp(&miss(b)));
        shapes[0]
    }
}

/// What a keeper saved more than usual, in faces; sixty shots of an average one are added.
fn own_saves(keeper: &PlayerSeason) -> f64 {
    let faced = f64::from(keeper.counts[PlayerCount::Faced]);
    let saves = f64::from(keeper.counts[PlayerCount::Saves]);
    20.0 * (0.7 - (saves + 60.0 * 0.7) / (faced + 60.0))
}

/// LINE of a role in tenths, the deepest first.
fn place(man: &OutfieldPlayer<'_>) -> f64 {
    match (man.player.role, man.line) {
        (Some(Role::CentreBack), Line::Df) => 16.0,
        (Some(Role::FullBack), Line::Df) => 30.0,
        (Some(Role::Holding), Line::Mf) => 43.0,
        (Some(Role::Central), Line::Mf) => 53.0,
        (Some(Role::Attacking | Role::Wing), Line::Mf) => 65.0,
        (Some(Role::Wing), Line::Fw) => 78.0,
        (_, Line::Df) => 22.0,
        (_, Line::Mf) => 52.0,
        (_, Line::Fw) => 86.0,
    }
}

impl Shaping {
    fn average(man: &OutfieldPlayer<'_>) -> Shaping {
        let line = man.line as usize;
        let mut widths = Widths::none();
        widths.own_third = [2, 3, 1, 2, 8, 4];
        widths.middle = [2, 4, 2, 2, 7, 3];
        widths.far = [
            [0, 1, 2, 3, 1, 5, 3, 2, 3],
            [0, 1, 3, 3, 1, 4, 2, 2, 4],
            [1, 2, 3, 2, 2, 3, 1, 1, 5],
        ][line];
        (widths.shot, widths.on_target, widths.goal) = (12, 11, [5, 6, 7][line]);
        (widths.foul, widths.loose, widths.tackle) = (5, 3, [5, 4, 3][line]);
        (widths.yellow, widths.second_yellow) = (4, 5);
        (widths.block_pass, widths.intercept) = (3, [4, 3, 2][line]);
        (widths.block_shot, widths.clear) = ([8, 7, 6][line], 8);
        widths.effect = -2;
        let injuries = man.player.counts[PlayerCount::Injuries];
        widths.star = injuries > 1;
        Shaping {
            widths,
            creative: 1.0,
            endurance: [3.0, 6.0, 9.0][line],
        }
    }

    fn card(&self, man: &OutfieldPlayer<'_>) -> PlayerCard {
        let player = man.player;
        let count = |column: PlayerCount| player.counts[column].min(9_999) as u16;
        let lines = player.positions.iter().copied().filter_map(line_of);
        let matches = (f64::from(player.counts[PlayerCount::Minutes]) / 90.0).max(2.0);
        let (shots, goals) = (man.wish.shots / matches, man.wish.goals / matches);
        let injuries = f64::from(player.counts[PlayerCount::Injuries]);
        let missed = f64::from(player.counts[PlayerCount::MissedInjured]) / injuries.max(1.0);
        // The column of the chart with the nearest mean.
        let means = [1.0, 1.9, 2.9, 3.8, 5.0, 5.75, 6.75, 7.65, 8.65, 9.55];
        let near = |mean: &f64| (mean - missed).abs();
        let column = (0..10_u8)
            .min_by(|&a, &b| near(&means[usize::from(a)]).total_cmp(&near(&means[usize::from(b)])));
        let starts = count(PlayerCount::Starts);
        let came_on = count(PlayerCount::Appearances).saturating_sub(starts);
        PlayerCard {
            name: plain(&player.name),
            positions: lines.fold(Positions::default(), Positions::and),
            line: (place(man) + 4.0 * shots.min(3.0))
                .round()
                .clamp(10.0, 100.0) as u16,
            off: (10.0 * (10.0 * shots + 40.0 * goals))
                .round()
                .clamp(0.0, 999.0) as u16,
            endurance: self.widths.endurance,
            injury_rate: (2.0 + injuries).min(8.0) as u8,
            injury_column: column.unwrap_or_default(),
            season: Games {
                figures: [
                    count(PlayerCount::Appearances),
                    starts,
                    count(PlayerCount::Finished),
                    came_on * 2,
                    came_on,
                    count(PlayerCount::Goals),
                    count(PlayerCount::Assists),
                ],
            },
            plays: self.widths.plays(),
        }
    }
}

impl KeeperShaping {
    fn card(&self, player: &PlayerSeason, known: &KnownColumns<PlayerCount>) -> KeeperCard {
        use PlayerCount as P;
        let shares = |columns: &[P], usual: &[f64], faces: u8| {
            let counted = columns
                .iter()
                .map(|&column| f64::from(player.counts[column]));
            let sum: f64 = usual.iter().sum();
            // As many of an average keeper are added as twenty.
            let values: Vec<f64> = match known.has_all(columns) {
                true => counted
                    .zip(usual)
                    .map(|(count, usual)| count + 20.0 * usual / sum)
                    .collect(),
                false => usual.to_vec(),
            };
            super::rounding::faces(&values, faces)
        };
        // Goals are at the low numbers: saves have what is above.
        let out = shares(
            &[P::SavesHeld, P::SavesCorner, P::SavesRebound],
            &[6.0, 5.0, 3.0],
            14,
        );
        let after = shares(
            &[P::Throws, P::ShortKicks, P::LongKicks],
            &[8.0, 5.0, 5.0],
            18,
        );
        let kick = shares(&[P::GoalKicksShort, P::GoalKicksLong], &[10.0, 10.0], 20);
        let matches = (f64::from(player.counts[P::Minutes]) / 90.0).max(1.0);
        let often = |column: P, usual: f64, faces: f64| match known.has(column) {
            true => {
                let rate = (f64::from(player.counts[column]) + 8.0 * usual) / (matches + 8.0);
                (faces * rate / usual).round().clamp(1.0, 4.0) as u8
            }
            false => faces as u8,
        };
        let top = |width: u8| Span {
            low: 21 - width,
            high: 20,
        };
        KeeperCard {
            name: plain(&player.name),
            starts: player.counts[P::Starts].min(9_999) as u16,
            saves: self.saves,
            penalty: (self.own / 2.0).round().clamp(-2.0, 2.0) as i8,
            claim: top(often(P::Claims, 1.6, 2.0)),
            gather: top(often(P::Gathered, 4.0, 4.0)),
            sweep: top(often(P::Sweeps, 1.8, 1.0)),
            out: spread(&[
                (6 + out[0], SaveOut::Held),
                (out[1], SaveOut::Corner),
                (out[2], SaveOut::Rebound),
            ]),
            after: spread(&[
                (after[0], Release::Throw),
                (after[1], Release::Pass),
                (2, Release::LostPass),
                (after[2], Release::Launch),
            ]),
            goal_kick: spread(&[(kick[0], Release::Short), (kick[1], Release::Launch)]),
        }
    }
}

fn spread<T: Copy>(widths: &[(u8, T)]) -> [T; 20] {
    let mut faces = Vec::new();
    for &(width, what) in widths {
        faces.extend(std::iter::repeat_n(what, usize::from(width)));
    }
    std::array::from_fn(|face| faces[face.min(faces.len() - 1)])
}

impl Shaping {
    /// The faces of OFF that are left for Att.
    #[must_use]
    pub fn room(&self) -> u8 {
        let far = &self.widths.far;
        let taken: u8 =
            far.iter().sum::<u8>() - far[at::ATTEMPT] - far[at::SWITCH] - far[at::GOAL_KICK];
        20_u8.saturating_sub(taken)
    }
}
