//! From what a file says to a specification, with all faults at once.

use tabletop::{Fault, Faults};

use super::presets::{USUAL_DISCIPLINE, discipline, from_json, items};
use super::raw::{self, NamedOr, NumberOr};
use super::{
    CompetitionStage, FirstPairing, Home, Knockout, Later, Presets, ScheduleKind, Spec, StageKind,
    Tables, Term, parse_terms,
};
use crate::brief::{Extra, Venue};
use crate::fixtures::MAX_LEGS;
use crate::injuries::MINIMUM;
use crate::knockout::Advance;
use crate::phase::PhaseRules;
use crate::ranking::{Criterion, Ranking};
use crate::repeated;
use crate::suspensions::Discipline;
use crate::table::{Conduct, Points};
use crate::tie::{TieFormat, TieRules};

/// What a file of a competition says it is.
const FORMAT: &str = "competition 1";

impl Spec {
    /// Reads a competition.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub fn parse(text: &str, presets: &Presets) -> Result<Spec, Faults> {
        let raw: raw::CompetitionFile = from_json(text)?;
        let mut faults = Faults::default();
        let mut wrong = |what: String, cure: &str| faults.push(Fault::whole(what, cure));
        if let Some(format) = raw.touchline.as_ref().filter(|format| *format != FORMAT) {
            let cure = format!("this program reads \"{FORMAT}\"");
            wrong(format!("\"touchline\" is \"{format}\""), &cure);
        }
        if raw.stages.is_empty() {
            wrong("there is no stage".to_string(), "add one to \"stages\"");
        }
        let usual = presets.discipline(USUAL_DISCIPLINE).cloned();
        let usual = usual.unwrap_or_else(|| {
            let what = format!("there is no discipline \"{USUAL_DISCIPLINE}\"");
            wrong(what, "add it to competitions/discipline.json");
            Discipline::default()
        });
        let discipline = match raw.discipline {
            None => usual,
            Some(NamedOr::Given(said)) => discipline(said, usual),
            Some(NamedOr::Named(name)) => match presets.discipline(&name) {
                Some(rules) => rules.clone(),
                None => {
                    let known: Vec<&str> = presets.disciplines.keys().map(String::as_str).collect();
                    let cure = format!("there is {}", known.join(", "));
                    wrong(format!("there is no discipline \"{name}\""), &cure);
                    usual
                }
            },
        };
        let mut stages: Vec<CompetitionStage> = Vec::new();
        for (at, stage) in raw.stages.into_iter().enumerate() {
            let mut reader = SpecReader {
                at,
                presets,
                before: &stages,
                faults: &mut faults,
            };
            let stage = reader.stage(stage);
            stages.push(stage);
        }
        faults.or(Spec {
            name: raw.name.unwrap_or_else(|| raw.id.clone()),
            id: raw.id,
            game: raw.game,
            teams: raw.teams,
            stages,
            discipline,
            abandoned: raw.abandoned,
            minimum: raw.minimum_players.unwrap_or(MINIMUM),
        })
    }
}

struct SpecReader<'a> {
    at: usize,
    presets: &'a Presets,
    before: &'a [CompetitionStage],
    faults: &'a mut Faults,
}

impl SpecReader<'_> {
    fn wrong(&mut self, what: &str, cure: &str) {
        let what = format!("stage {}: {what}", self.at + 1);
        self.faults.push(Fault::whole(what, cure));
    }

    fn stage(&mut self, raw: raw::RawStage) -> CompetitionStage {
        let id = raw
            .id
            .clone()
            .unwrap_or_else(|| format!("stage{}", self.at + 1));
        if self.before.iter().any(|stage| stage.id == id) {
            self.wrong(
                &format!("\"{id}\" is there twice"),
                "give each stage an id of its own",
            );
        }
        let from = self.sources(&raw);
        let teams = match raw.teams {
            Some(NumberOr::Number(teams)) => Some(teams),
            _ => None,
        };
        let usual_name = match raw.kind {
            raw::RawKind::League => "League",
            raw::RawKind::Groups => "Groups",
            raw::RawKind::Phase => "League phase",
            raw::RawKind::Knockout => "Knock-out",
        };
        let name = raw.name.clone().unwrap_or_else(|| usual_name.to_string());
        let kind = match raw.kind {
            raw::RawKind::Knockout => StageKind::Knockout(Box::new(self.knockout(raw, &from))),
            _ => StageKind::Tables(Box::new(self.tables(raw))),
        };
        CompetitionStage {
            id,
            name,
            from,
            teams,
            kind,
        }
    }

    /// Where its teams come from; if nothing is said, all of them, or those who go on.
    fn sources(&mut self, raw: &raw::RawStage) -> Vec<Term> {
        let Some(NumberOr::Text(text)) = &raw.teams else {
            return match self.before.last().map(|stage| &stage.kind) {
                None => vec![Term::All],
                Some(StageKind::Knockout(_)) => vec![Term::Winners { of: None }],
                Some(StageKind::Tables(tables)) => vec![Term::Rank {
                    places: [1, tables.advance.max(1)],
                    of: None,
                }],
            };
        };
        let terms = parse_terms(text).unwrap_or_else(|part| {
            let cure = "write `all`, `rank 1..4`, `rank 1..2 of ID`, `best 4 of rank 3`, `winners` \
                        or `losers`, with + between";
            self.wrong(&format!("`{part}` names no teams"), cure);
            Vec::new()
        });
        for term in &terms {
            let fits = |stage: &&CompetitionStage| {
                let is_tables = matches!(stage.kind, StageKind::Tables(_));
                term.of().is_none_or(|of| of == stage.id) && is_tables == term.needs_tables()
            };
            if *term != Term::All && !self.before.iter().any(|stage| fits(&stage)) {
                let what = format!("no stage before it can answer `{text}`");
                self.wrong(
                    &what,
                    "`rank` and `best` ask tables, `winners` and `losers` a cup",
                );
            }
        }
        terms
    }

    fn tables(&mut self, raw: raw::RawStage) -> Tables {
        let groups = match raw.kind {
            raw::RawKind::Groups => raw.groups.unwrap_or(1),
            _ => raw.conferences.unwrap_or(1),
        };
        if groups == 0 {
            self.wrong("there are no groups", "ask for at least one");
        }
        let legs = raw.legs.unwrap_or(if raw.kind == raw::RawKind::League {
            2
        } else {
            1
        });
        if !(1..=MAX_LEGS).contains(&legs) {
            self.wrong(&format!("{legs} legs"), &format!("choose 1 to {MAX_LEGS}"));
        }
        let schedule = match (raw.kind, raw.matches, raw.pots) {
            (raw::RawKind::Phase, Some(matches), pots) => ScheduleKind::Phase(PhaseRules {
                matches,
                pots: pots.unwrap_or(1),
                same_country: raw.same_country.unwrap_or(true),
                max_per_country: raw.max_per_country,
            }),
            (raw::RawKind::Phase, None, _) => {
                self.wrong("a phase does not say how many matches", "add \"matches\"");
                ScheduleKind::RoundRobin { legs }
            }
            _ => ScheduleKind::RoundRobin { legs },
        };
        let (mut ranking, conduct) = self.ranking(raw.rank);
        ranking.h2h_restart = raw.h2h_restart.unwrap_or(ranking.h2h_restart);
        ranking.h2h_complete = raw.h2h_complete.unwrap_or(ranking.h2h_complete);
        for zone in &raw.zones {
            if zone.places[0] == 0 || zone.places[1] < zone.places[0] {
                let what = format!("zone \"{}\" has places {:?}", zone.name, zone.places);
                self.wrong(&what, "write the first and the last place, from 1");
            }
        }
        let [win, draw, loss] = raw.points.unwrap_or([3, 1, 0]);
        Tables {
            groups: groups.max(1),
            drawn: raw.drawn.unwrap_or(false),
            schedule,
            points: Points {
                win,
                draw,
                loss,
                shootout_bonus: raw.shootout_bonus.unwrap_or(0),
            },
            ranking,
            conduct: raw.conduct.unwrap_or(conduct),
            zones: raw.zones,
            advance: raw.advance.unwrap_or(0),
            uneven: raw.uneven,
        }
    }

    fn ranking(&mut self, rank: Option<NamedOr<Vec<raw::RankItem>>>) -> (Ranking, Conduct) {
        let plain = || Ranking::of(&[Criterion::Gd, Criterion::Gf, Criterion::Lots]);
        match rank {
            None => (plain(), Conduct::default()),
            Some(NamedOr::Given(list)) => {
                let ranking = Ranking {
                    items: items(&list),
                    ..plain()
                };
                if let Some(twice) = repeated(&ranking.criteria()) {
                    self.wrong(
                        &format!("{twice:?} is in the ranking twice"),
                        "name it once",
                    );
                }
                (ranking, Conduct::default())
            }
            Some(NamedOr::Named(name)) => {
                if let Some(preset) = self.presets.rankings.get(&name) {
                    return preset.clone();
                }
                let known: Vec<&str> = self.presets.ranking_names().collect();
                let cure = format!("there is {}", known.join(", "));
                self.wrong(&format!("there is no ranking \"{name}\""), &cure);
                (plain(), Conduct::default())
            }
        }
    }

    fn knockout(&mut self, raw: raw::RawStage, from: &[Term]) -> Knockout {
        let format = match (raw.legs.unwrap_or(1), raw.best_of, raw.replay) {
            (_, Some(most), false) if most % 2 == 1 => TieFormat::BestOf(most),
            (1, None, false) => TieFormat::Single,
            (1, None, true) => TieFormat::Replay,
            (2, None, false) => TieFormat::TwoLegs,
            _ => {
                let what = "\"legs\", \"best_of\" and \"replay\" do not go together so";
                self.wrong(
                    what,
                    "choose 1 or 2 legs, an odd best_of, or one leg with a replay",
                );
                TieFormat::Single
            }
        };
        let neutral = raw.home == Home::Neutral;
        let ties = TieRules {
            format,
            venue: if neutral { Venue::Neutral } else { Venue::Home },
            // Where a cup is silent: two periods of fifteen minutes, then kicks.
            extra: raw.extra.unwrap_or_else(|| vec![Extra::USUAL]),
            shootout: (!raw.lots).then(|| raw.shootout.unwrap_or_default()),
            away_goals: raw.away_goals,
        };
        let final_tie = TieRules {
            format: match raw.final_legs {
                None | Some(1) => TieFormat::Single,
                Some(2) => TieFormat::TwoLegs,
                Some(legs) => {
                    self.wrong(&format!("a final of {legs} legs"), "choose 1 or 2");
                    TieFormat::Single
                }
            },
            venue: match raw.final_neutral {
                Some(false) => ties.venue,
                _ => Venue::Neutral,
            },
            ..ties.clone()
        };
        let pairing = match (raw.pairing, raw.cross) {
            _ if raw.draw => FirstPairing::Draw,
            (Some(pairing), _) => pairing,
            (None, Some(_)) => FirstPairing::Cross,
            (None, None) => self.usual_pairing(from),
        };
        let label = raw.round.map(|round| match round {
            NumberOr::Number(number) => format!("round {number}"),
            NumberOr::Text(text) => text,
        });
        Knockout {
            ties,
            final_tie,
            rounds: raw.rounds.or(label.is_some().then_some(1)),
            label,
            third_place: raw.third_place,
            pairing,
            later: match (raw.draw, raw.reseed) {
                (true, _) => Later::Draw,
                (false, true) => Later::Reseed,
                (false, false) => Later::Lines,
            },
            protect: raw.protect,
            home: raw.home,
        }
    }

    /// Groups cross where they can, a bracket goes on along its lines, and all else
    /// is seeded (CP-7.5).
    fn usual_pairing(&self, from: &[Term]) -> FirstPairing {
        let groups = match self.before.last().map(|stage| &stage.kind) {
            Some(StageKind::Tables(tables)) => tables.groups,
            _ => 1,
        };
        match from {
            [Term::Winners { .. }] => FirstPairing::Lines,
            [
                Term::Rank {
                    places: [1, last], ..
                },
            ] if groups > 1 && groups.is_power_of_two() && Advance::try_from(*last).is_ok() => {
                FirstPairing::Cross
            }
            _ => FirstPairing::Seeds,
        }
    }
}
