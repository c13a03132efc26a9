//! The odds of a match, beside those of the same match with something else in its rules, its
//! options or its coaches.

use std::time::Instant;

use games::{
    Dice, MatchSetup,
    papers::{self, Edit, Paper},
    wish::MatchWish,
};
use library::Library;
use simulation::{
    Run,
    odds::{self, Odds},
};
use tabletop::{BySide, Side};

use super::{Job, JobError, WorkshopError};

/// The seed of matches that are simulated: the same question has the same answer.
const SEED: u64 = 1;

/// The most matches that are simulated for a setting.
const MOST_MATCHES: u64 = 1_000_000;

/// What somebody wants to know.
#[derive(Clone, Debug, Default)]
pub struct OddsQuestion {
    /// The game.
    pub game: String,
    /// The ids of the teams.
    pub teams: BySide<String>,
    /// The setting.
    pub setting: OddsSetting,
    /// Another setting, to be put beside it.
    pub against: Option<OddsSetting>,
    /// Matches to simulate where there is no other way; 100 000 of a quick game if left out.
    pub matches: Option<u64>,
}

/// A setting: what is not as it comes.
#[derive(Clone, Debug, Default)]
pub struct OddsSetting {
    /// The coaches; the game's first if left out.
    pub coaches: BySide<Option<String>>,
    /// Options, `name=value`.
    pub options: Vec<String>,
    /// Other lines in the papers.
    pub edits: Vec<Edit>,
}

/// What a setting comes to.
#[derive(Clone, Debug)]
pub struct OddsAnswer {
    /// The setting.
    pub setup: MatchSetup,
    /// Its odds.
    pub odds: Odds,
    /// How long it took.
    pub seconds: f64,
}

/// A setting, checked, with the library it is played by.
pub(super) struct CheckedSetting {
    setup: MatchSetup,
    library: Library,
}

impl OddsQuestion {
    /// The setting as a match between computer coaches.
    fn setup(&self, change: &OddsSetting, library: &Library) -> Result<MatchSetup, WorkshopError> {
        let known = games::GameId::named(&self.game).map_or(Vec::new(), games::GameId::coaches);
        let first = known.first().map_or("", |(name, _)| *name);
        let coach = |side: Side| {
            let named = change.coaches[side]
                .as_deref()
                .filter(|name| !name.is_empty());
            named.unwrap_or(first).to_string()
        };
        let wish = MatchWish {
            game: self.game.clone(),
            sides: self.teams.clone().map(Some),
            coaches: BySide::from_fn(|side| Some(coach(side))),
            options: change.options.clone(),
            ..MatchWish::default()
        };
        if let Some(side) = { Side::BOTH.into_iter() }
            .find(|side| !known.is_empty() && !known.iter().any(|(name, _)| *name == coach(*side)))
        {
            let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
            let why = format!(
                "odds are for computer coaches: `{}` is not one of {}",
                coach(side),
                names.join(", ")
            );
            return Err(WorkshopError::Unfit(why));
        }
        let dice = Dice::App {
            seed: SEED,
            index: 0,
        };
        // Both sides are named: nothing is drawn by lot.
        Ok(wish.setup(library, dice, 0)?)
    }

    pub(super) fn papers(&self, library: &Library) -> Result<Vec<Paper>, WorkshopError> {
        let setup = self.setup(&self.setting, library)?;
        Ok(papers::papers(&setup, library)?)
    }

    pub(super) fn edited(&self, library: &Library) -> Result<Vec<(String, String)>, WorkshopError> {
        let setup = self.setup(&self.setting, library)?;
        let setting = with_edits(setup, &self.setting.edits, library)?;
        let mut files: Vec<&str> = self
            .setting
            .edits
            .iter()
            .map(|edit| edit.file.as_str())
            .collect();
        files.sort_unstable();
        files.dedup();
        let text = |file: &str| Ok((file.to_string(), setting.library.text(file)?.0));
        files.into_iter().map(text).collect()
    }

    pub(super) fn settings(&self, library: &Library) -> Result<Vec<CheckedSetting>, WorkshopError> {
        if self
            .matches
            .is_some_and(|matches| !(1..=MOST_MATCHES).contains(&matches))
        {
            let why = format!("from 1 to {MOST_MATCHES} matches are simulated");
            return Err(WorkshopError::Unfit(why));
        }
        let changes = [Some(&self.setting), self.against.as_ref()];
        let setting = |change: &OddsSetting| {
            let setup = self.setup(change, library)?;
            with_edits(setup, &change.edits, library)
        };
        changes.into_iter().flatten().map(setting).collect()
    }
}

/// The setting with other lines in its papers, checked as files are.
fn with_edits(
    setup: MatchSetup,
    edits: &[Edit],
    library: &Library,
) -> Result<CheckedSetting, WorkshopError> {
    let library = match edits.is_empty() {
        true => library.clone(),
        false => {
            let papers = papers::papers(&setup, library)?;
            library.with_texts(papers::edited(&papers, edits, library)?)
        }
    };
    setup.header(&library)?;
    Ok(CheckedSetting { setup, library })
}

/// Works the settings out. What must be simulated is, first with few matches and then with more.
pub(super) fn answer(
    settings: &[CheckedSetting],
    matches: Option<u64>,
    threads: usize,
    job: &Job<Vec<OddsAnswer>>,
) -> Result<(), JobError> {
    let mut answers: Vec<Option<OddsAnswer>> = vec![None; settings.len()];
    let tell =
        |answers: &[Option<OddsAnswer>]| job.tell(answers.iter().flatten().cloned().collect());
    job.begins("exact", settings.len() as u64)?;
    for (at, CheckedSetting { setup, library }) in settings.iter().enumerate() {
        let began = Instant::now();
        if let Some(odds) = odds::worked(setup, library)? {
            answers[at] = Some(OddsAnswer {
                setup: setup.clone(),
                odds,
                seconds: began.elapsed().as_secs_f64(),
            });
            // The first is shown while the second is worked out, but never the second alone.
            if answers[..at].iter().all(Option::is_some) {
                tell(&answers);
            }
        }
        job.part()?;
    }
    let simulated: Vec<usize> = (0..settings.len())
        .filter(|&at| answers[at].is_none())
        .collect();
    if simulated.is_empty() {
        return Ok(());
    }
    let all = |setup: &MatchSetup| matches.unwrap_or(setup.game.measured() * 50);
    for share in [100, 10, 1] {
        for &at in &simulated {
            let CheckedSetting { setup, library } = &settings[at];
            let run = Run {
                matches: (all(setup) / share).max(1),
                seed: SEED,
                threads,
            };
            job.begins("matches", run.matches)?;
            let began = Instant::now();
            let mut played = |matches| Ok::<_, JobError>(job.done(matches)?);
            let odds = odds::simulated(setup, library, &run, &mut played)?;
            answers[at] = Some(OddsAnswer {
                setup: setup.clone(),
                odds,
                seconds: began.elapsed().as_secs_f64(),
            });
            if answers.iter().all(Option::is_some) {
                tell(&answers);
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHARTS: &str = "offense-charts/standard.charts";

    fn question(options: &[&str]) -> OddsQuestion {
        OddsQuestion {
            game: "offense-charts".to_string(),
            teams: BySide {
                home: "candleworth".to_string(),
                away: "wrengarth".to_string(),
            },
            setting: OddsSetting {
                options: options.iter().map(ToString::to_string).collect(),
                ..OddsSetting::default()
            },
            ..OddsQuestion::default()
        }
    }

    /// The rows of all charts of the match that say FOUL, with something else in them.
    fn edits(now: impl Fn(&str) -> String) -> Vec<Edit> {
        let papers = question(&[]).papers(&Library::bundled()).unwrap();
        let charts = papers.iter().find(|paper| paper.file == CHARTS).unwrap();
        let rows = charts.sections.iter().flat_map(|section| &section.lines);
        let fouls = rows.filter(|row| row.text.ends_with(", FOUL"));
        fouls
            .map(|row| Edit {
                file: CHARTS.to_string(),
                line: row.line,
                was: row.text.clone(),
                now: now(&row.text),
            })
            .collect()
    }

    #[test]
    fn a_match_has_the_papers_that_it_reads_and_no_others() {
        let papers = question(&[]).papers(&Library::bundled()).unwrap();
        let files: Vec<&str> = papers.iter().map(|paper| paper.file.as_str()).collect();
        assert!(
            files.contains(&"offense-charts/clubs/league.txt"),
            "{files:?}"
        );
        assert!(
            !files.contains(&"offense-charts/clubs/invented.txt"),
            "{files:?}"
        );
        let charts = papers.iter().find(|paper| paper.file == CHARTS).unwrap();
        // Two sides come to a few of the 74 charts.
        assert!(
            (1..30).contains(&charts.sections.len()),
            "{}",
            charts.sections.len()
        );
    }

    #[test]
    fn another_line_changes_the_odds_and_nothing_else() {
        let mut question = question(&["draws=dice"]);
        question.against = Some(question.setting.clone());
        question.setting.edits = edits(|row| row.replace("FOUL", "SHOT HIGH"));
        let job = Job::new("test".to_string());
        let settings = question
            .settings(&Library::bundled())
            .map_err(|_| ())
            .unwrap();
        answer(&settings, None, 1, &job).unwrap();
        let answers = job.result().unwrap();
        let fouls = |at: usize| {
            let means = &answers[at].odds.odds.means;
            let of = |side: Side| {
                { means[side].iter() }
                    .find(|(name, _)| *name == "fouls")
                    .unwrap()
                    .1
            };
            of(Side::Home) + of(Side::Away)
        };
        assert!(fouls(0) < fouls(1) / 2.0, "{} {}", fouls(0), fouls(1));
        // The library itself is as it was.
        let plain = odds::worked(&answers[1].setup, &Library::bundled());
        let plain = plain.unwrap().unwrap();
        assert_eq!(plain.odds.scores, answers[1].odds.odds.scores);
    }

    #[test]
    fn what_does_not_fit_is_told_with_its_line() {
        let faults = |question: &OddsQuestion| match question.settings(&Library::bundled()) {
            Err(WorkshopError::Faults(faults)) => faults,
            _ => panic!("no faults"),
        };
        let mut wrong = question(&[]);
        wrong.setting.edits = edits(|row| row.replace("FOUL", "FLOWER"));
        let line = wrong.setting.edits[0].line;
        let found = faults(&wrong);
        assert_eq!(
            (found[0].file.as_str(), found[0].fault.line),
            (CHARTS, Some(line))
        );
        // Neither a line that is not there nor a file that is not read.
        wrong.setting.edits[0].was = "something else".to_string();
        assert!(
            faults(&wrong)[0]
                .fault
                .what
                .contains("does not stand there")
        );
        wrong.setting.edits[0].file = "../../etc/passwd".to_string();
        assert!(faults(&wrong)[0].fault.what.contains("does not read"));
    }

    #[test]
    fn people_and_programs_have_no_odds() {
        let mut asked = question(&[]);
        asked.setting.coaches.home = Some("human".to_string());
        assert!(matches!(
            asked.settings(&Library::bundled()),
            Err(WorkshopError::Unfit(_))
        ));
        asked.setting.coaches.home = Some("exec:true".to_string());
        assert!(matches!(
            asked.settings(&Library::bundled()),
            Err(WorkshopError::Unfit(_))
        ));
    }

    #[test]
    fn simulated_odds_come_from_few_matches_and_then_from_more() {
        let mut asked = question(&[]);
        asked.matches = Some(3_000);
        let settings = asked.settings(&Library::bundled()).map_err(|_| ()).unwrap();
        let job = Job::new("test".to_string());
        answer(&settings, asked.matches, 1, &job).unwrap();
        let answers = job.result().unwrap();
        assert_eq!(answers[0].odds.matches, Some(3_000));
        let run = Run {
            matches: 3_000,
            seed: SEED,
            threads: 2,
        };
        let mut played = |_| Ok::<_, JobError>(());
        let again = odds::simulated(&answers[0].setup, &Library::bundled(), &run, &mut played);
        assert_eq!(again.unwrap().odds.scores, answers[0].odds.odds.scores);
    }
}
