//! Rankings and rules of discipline that files name (CP-5, CP-8.2).

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use tabletop::{Fault, Faults, sheet::before};

use super::raw;
use crate::ranking::{Criterion, Item, Ranking};
use crate::suspensions::{BanStep, Discipline, Reds};
use crate::table::Conduct;

/// The presets there are.
#[derive(Clone, Debug, Default)]
pub struct Presets {
    pub(super) rankings: BTreeMap<String, (Ranking, Conduct)>,
    pub(super) disciplines: BTreeMap<String, Discipline>,
}

/// The discipline of a competition that does not say otherwise.
pub(super) const USUAL_DISCIPLINE: &str = "league";

impl Presets {
    /// Reads the files of rankings and of discipline: JSON objects by name.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them.
    pub fn parse(rankings: &str, disciplines: &str) -> Result<Presets, Faults> {
        let mut faults = Faults::default();
        let mut presets = Presets::default();
        let read = from_json::<BTreeMap<String, raw::RawRanking>>(rankings);
        for (name, list) in faults.sift("rankings", read).unwrap_or_default() {
            let ranking = Ranking {
                items: items(&list.rank),
                h2h_restart: list.h2h_restart,
                h2h_complete: list.h2h_complete,
            };
            presets.rankings.insert(name, (ranking, list.conduct));
        }
        let read = from_json::<BTreeMap<String, raw::RawDiscipline>>(disciplines);
        for (name, rules) in faults.sift("discipline", read).unwrap_or_default() {
            let rules = discipline(rules, Discipline::default());
            presets.disciplines.insert(name, rules);
        }
        faults.or(presets)
    }

    /// The ranking with this name.
    #[must_use]
    pub fn ranking(&self, name: &str) -> Option<&Ranking> {
        self.rankings.get(name).map(|(ranking, _)| ranking)
    }

    /// The discipline with this name.
    #[must_use]
    pub fn discipline(&self, name: &str) -> Option<&Discipline> {
        self.disciplines.get(name)
    }

    /// The names of the rankings.
    pub fn ranking_names(&self) -> impl Iterator<Item = &str> {
        self.rankings.keys().map(String::as_str)
    }
}

/// JSON, with the line of a fault.
pub(super) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, Faults> {
    serde_json::from_str(text).map_err(|error| {
        let line = error.line().max(1);
        let text = error.to_string();
        let what = before(&text, " at line ");
        Fault::at(line, what, "docs/competitions.md lists what can be written").into()
    })
}

/// The criteria, ended by lots (CP-4.7); those hang on the same as what comes before.
pub(super) fn items(list: &[raw::RankItem]) -> Vec<Item> {
    let item = |item: &raw::RankItem| match *item {
        raw::RankItem::Plain(criterion) => Item {
            criterion,
            only_if_decisive: false,
        },
        raw::RankItem::Flagged {
            by,
            only_if_decisive,
        } => Item {
            criterion: by,
            only_if_decisive,
        },
    };
    let mut items: Vec<Item> = list.iter().map(item).collect();
    if items
        .last()
        .is_none_or(|last| last.criterion != Criterion::Lots)
    {
        items.push(Item {
            criterion: Criterion::Lots,
            only_if_decisive: items.last().is_some_and(|last| last.only_if_decisive),
        });
    }
    items
}

/// What is said, over what holds otherwise.
pub(super) fn discipline(said: raw::RawDiscipline, base: Discipline) -> Discipline {
    let reds = said.red_matches;
    let red = |of: fn(&raw::RawReds) -> Option<u32>, usual: u32| {
        reds.as_ref().and_then(of).unwrap_or(usual)
    };
    let step = |(count, matches, until): (u32, u32, Option<u32>)| BanStep {
        count,
        matches,
        until,
    };
    let own_steps = said.yellow_steps.is_some();
    let steps = said
        .yellow_steps
        .map(|steps| steps.into_iter().map(step).collect());
    Discipline {
        reds: Reds {
            second_yellow: red(|r| r.second_yellow, base.reds.second_yellow),
            last_man: red(|r| r.last_man, base.reds.last_man),
            handball: red(|r| r.handball, base.reds.handball),
            violent: red(|r| r.violent, base.reds.violent),
            other: red(|r| r.other, base.reds.other),
        },
        yellow_steps: steps.unwrap_or(base.yellow_steps),
        // Somebody else's steps do not go on after one's own.
        then_every: said.then_every.or(base.then_every.filter(|_| !own_steps)),
        restart: said.restart.unwrap_or(base.restart),
        two_yellows_count: said.two_yellows_count.unwrap_or(base.two_yellows_count),
        wipe_after: said.wipe_after.or(base.wipe_after),
        serve_on_walkover: said.serve_on_walkover.unwrap_or(base.serve_on_walkover),
        carry_over: said.carry_over.unwrap_or(base.carry_over),
    }
}
