//! A squad and a team sheet of those who are there: some men cannot play, some came from
//! other teams.

use tabletop::{Fault, Faults};

use crate::{
    card::Squad,
    sheet::{Formation, TeamSheet, by_starts},
};

impl Squad {
    /// Takes the card of a man of another team, unless there is one of his name.
    pub fn take(&mut self, from: &Squad, name: &str) {
        let known = self.player_named(name).is_some() || self.keeper_named(name).is_some();
        let player = from.players.iter().find(|card| card.name == name && !known);
        self.players.extend(player.cloned());
        let keeper = from.keepers.iter().find(|card| card.name == name && !known);
        self.keepers.extend(keeper.cloned());
    }
}

impl TeamSheet {
    /// The side of those who can play: as many as possible of the wanted men, then those
    /// with most starts, in the usual formation or, of the advised ones, the first that
    /// has room for most of the wanted.
    ///
    /// # Errors
    ///
    /// If nobody can keep goal, or there are no ten men for any of these formations.
    pub fn of_those(
        squad: &Squad,
        wanted: &[String],
        can_play: impl Fn(&str) -> bool,
    ) -> Result<TeamSheet, Faults> {
        let there = |man: &u8| can_play(squad.player_name(*man));
        let mut men: Vec<u8> = wanted
            .iter()
            .filter_map(|name| squad.player_named(name))
            .filter(there)
            .collect();
        let first = men.clone();
        let everybody = (0..squad.players.len() as u8).collect();
        let rest = by_starts(squad, everybody).into_iter().filter(there);
        men.extend(rest.filter(|man| !first.contains(man)));
        let shapes = [squad.formation].into_iter().chain(Formation::ADVISED);
        let sheets = shapes.filter_map(|shape| TeamSheet::preferring(squad, shape, &men).ok());
        let wanted_in = |sheet: &TeamSheet| {
            let starters = sheet.spots.iter().filter(|man| first.contains(man));
            starters.count()
        };
        // Of equals the last one counts, so the usual formation is looked at last.
        let best = sheets
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
            .max_by_key(wanted_in);
        let Some(mut sheet) = best else {
            let what = format!("{} has no ten men for any formation", squad.id);
            return Err(Fault::whole(what, "let somebody play who cannot").into());
        };
        let keepers = 0..squad.keepers.len() as u8;
        let keeps = |keeper: &u8| can_play(squad.keeper_name(*keeper));
        let named = wanted
            .iter()
            .filter_map(|name| squad.keeper_named(name))
            .find(keeps);
        let starts = |keeper: &u8| squad.keepers[usize::from(*keeper)].starts;
        let usual = || keepers.clone().filter(keeps).rev().max_by_key(starts);
        let Some(keeper) = named.or_else(usual) else {
            let what = format!("nobody of {} can keep goal", squad.id);
            return Err(Fault::whole(what, "let a keeper play who cannot").into());
        };
        sheet.keeper = keeper;
        sheet.bench_keepers = keepers
            .filter(keeps)
            .filter(|other| *other != keeper)
            .collect();
        let bench = sheet.bench.iter().filter(there).collect();
        sheet.bench = bench;
        Ok(sheet)
    }
}
