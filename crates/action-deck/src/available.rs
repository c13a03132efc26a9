//! A chart of those who are there: men who cannot play are taken off it, men of other
//! charts are put on it.
//!
//! A number that names somebody who is not there is drawn again, and the men left share
//! his numbers as they share their own; so the ranges are drawn up anew, in proportion.

use tabletop::ranges::{ByNumber, HIGHEST};

use crate::team::{Column, Keeper, Player, Players, TeamChart};

/// A man and how many numbers each column has for him.
type Wide<T> = (T, [u32; 6]);

impl TeamChart {
    /// The chart with the men of other charts, by name, and without those who cannot
    /// play. `None` if there is no keeper or nobody else.
    #[must_use]
    pub fn of_those(
        &self,
        joined: &[(&TeamChart, &str)],
        can_play: impl Fn(&str) -> bool,
    ) -> Option<TeamChart> {
        let mut players: Vec<Wide<Player>> = self.wide_players().collect();
        let mut keepers: Vec<Wide<Keeper>> = self.wide_keepers().collect();
        for (chart, name) in joined {
            let new = |known: bool, found: &str| !known && found == *name;
            let known = players.iter().any(|(player, _)| player.name == *name);
            players.extend(chart.wide_players().find(|(p, _)| new(known, &p.name)));
            let known = keepers.iter().any(|(keeper, _)| keeper.name == *name);
            keepers.extend(chart.wide_keepers().find(|(k, _)| new(known, &k.name)));
        }
        players.retain(|(player, _)| can_play(&player.name));
        keepers.retain(|(keeper, _)| can_play(&keeper.name));
        if players.is_empty() || keepers.is_empty() {
            return None;
        }
        let columns = Column::ALL
            .map(|column| shared(players.iter().map(|(_, widths)| widths[column as usize])));
        let faced = shared(keepers.iter().map(|(_, widths)| widths[0]));
        let found = columns.each_ref().map(|column| {
            let mut found = Players::default();
            (1..=HIGHEST).for_each(|number| found.add(column.at(number)));
            found
        });
        let widest = (0..keepers.len() as u8)
            .rev()
            .max_by_key(|&keeper| width(&faced, keeper));
        Some(TeamChart {
            players: players.into_iter().map(|(player, _)| player).collect(),
            keepers: keepers.into_iter().map(|(keeper, _)| keeper).collect(),
            columns,
            faced,
            found,
            usual_keeper: widest.unwrap_or_default(),
            ..self.clone()
        })
    }

    fn wide_players(&self) -> impl Iterator<Item = Wide<Player>> {
        (0..).zip(&self.players).map(|(at, player)| {
            let widths = self.columns.each_ref().map(|column| width(column, at));
            (player.clone(), widths)
        })
    }

    fn wide_keepers(&self) -> impl Iterator<Item = Wide<Keeper>> {
        (0..)
            .zip(&self.keepers)
            .map(|(at, keeper)| (keeper.clone(), [width(&self.faced, at); 6]))
    }
}

fn width(column: &ByNumber<u8>, man: u8) -> u32 {
    (1..=HIGHEST).filter(|&n| column.at(n) == man).count() as u32
}

/// The numbers 1 to 100, shared in proportion; the largest remainders get what is over.
/// Where nobody has a number, all have the same.
fn shared(widths: impl Iterator<Item = u32>) -> ByNumber<u8> {
    let mut widths: Vec<u32> = widths.collect();
    if widths.iter().all(|&width| width == 0) {
        widths.fill(1);
    }
    let all: u32 = widths.iter().sum();
    let hundred = u32::from(HIGHEST);
    let mut shares: Vec<u32> = widths.iter().map(|width| width * hundred / all).collect();
    let mut order: Vec<usize> = (0..widths.len()).collect();
    order.sort_by_key(|&man| std::cmp::Reverse(widths[man] * hundred % all));
    let over = hundred - shares.iter().sum::<u32>();
    for man in order.into_iter().take(over as usize) {
        shares[man] += 1;
    }
    let mut ends = Vec::with_capacity(shares.len());
    let mut end = 0;
    for share in shares {
        end += share;
        ends.push(end);
    }
    ByNumber::new(|number| ends.partition_point(|&end| end < u32::from(number)) as u8)
}
