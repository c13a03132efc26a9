//! Chances of a season: the matches left are simulated from how it stands, many times
//! over, each time by the competition's own rules to its end.
//!
//! Seasons of a forecast differ in their dice, draws and lots, which hang on the
//! forecast's seed and the season's number: the same seed gives the same chances,
//! whatever the number of cores. Players are not carried from match to match: sides are
//! those that would play now.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};

use competition::TeamIx;
use competition::brief::Draws;
use competition::course::{Act, Course, MatchKey, Scheduled};
use competition::ranking::{Criterion, TableZone};
use competition::result::MatchResult;
use competition::spec::StageKind;
use library::Library;
use rayon::prelude::*;
use simulation::meeting::{self, Meeting};
use tabletop::Side;
use work::{Cancelled, lock};

use super::{Season, SeasonError, play::number};

/// Seasons played side by side: the rules of two teams are still at hand when they
/// meet again.
const AT_ONCE: u64 = 16;

/// What came of many seasons. Chances are counts over [`SeasonForecast::seasons`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonForecast {
    /// How many were simulated.
    pub seasons: u64,
    /// How often each team won it.
    pub titles: Vec<u64>,
    /// For each stage with tables, how often each team came to each place of its table.
    pub places: BTreeMap<usize, Vec<Vec<u64>>>,
    /// For each round of a cup, by stage and number: its name, and how often each team was
    /// in it.
    pub rounds: BTreeMap<(usize, usize), (String, Vec<u64>)>,
}

impl SeasonForecast {
    /// A count as a chance.
    #[must_use]
    pub fn chance(&self, count: u64) -> f64 {
        count as f64 / self.seasons.max(1) as f64
    }

    /// The standard error of a chance.
    #[must_use]
    pub fn standard_error(&self, count: u64) -> f64 {
        let chance = self.chance(count);
        (chance * (1.0 - chance) / self.seasons.max(1) as f64).sqrt()
    }

    /// How often a team ended on one of these places of a stage.
    #[must_use]
    pub fn in_places(&self, stage: usize, team: TeamIx, places: [usize; 2]) -> u64 {
        let counts = self.places.get(&stage).and_then(|teams| teams.get(team.0));
        let counts = counts.map_or(&[][..], |counts| counts);
        let wanted = (1..).zip(counts);
        wanted
            .filter(|(place, _)| (places[0]..=places[1]).contains(place))
            .map(|(_, count)| count)
            .sum()
    }

    /// Counts a season that is over.
    fn count(&mut self, course: &Course) -> Result<(), SeasonError> {
        let teams = course.plan().entrants.len();
        self.seasons += 1;
        self.titles.resize(teams, 0);
        if let Some(champion) = course.champion() {
            self.titles[champion.0] += 1;
        }
        for stage in 0..course.stages() {
            for table in course.tables(stage)? {
                let empty = || vec![Vec::new(); teams];
                let counts = self.places.entry(stage).or_insert_with(empty);
                for (team, &place) in table.teams().zip(&table.places) {
                    let counts = &mut counts[team.0];
                    counts.resize(counts.len().max(place), 0);
                    counts[place - 1] += 1;
                }
            }
            for (number, round) in course.cup_rounds(stage).iter().enumerate() {
                let empty = || (round.name.clone(), vec![0; teams]);
                let (_, counts) = self.rounds.entry((stage, number)).or_insert_with(empty);
                for tie in round.ties.iter().filter(|tie| !tie.third_place) {
                    for team in tie.teams.iter().flatten() {
                        counts[team.0] += 1;
                    }
                }
            }
        }
        Ok(())
    }

    fn add(mut self, other: SeasonForecast) -> SeasonForecast {
        let sum = |mine: &mut Vec<u64>, more: &[u64]| {
            mine.resize(mine.len().max(more.len()), 0);
            mine.iter_mut()
                .zip(more)
                .for_each(|(mine, more)| *mine += more);
        };
        self.seasons += other.seasons;
        sum(&mut self.titles, &other.titles);
        for (stage, teams) in other.places {
            let mine = self.places.entry(stage).or_default();
            mine.resize(mine.len().max(teams.len()), Vec::new());
            mine.iter_mut()
                .zip(&teams)
                .for_each(|(mine, more)| sum(mine, more));
        }
        for (round, (name, counts)) in other.rounds {
            let (_, mine) = self.rounds.entry(round).or_insert((name, Vec::new()));
            sum(mine, &counts);
        }
        self
    }
}

impl Season {
    /// What hangs on the places of a stage: its zones, and who goes on; the first place if
    /// nothing is said.
    #[must_use]
    pub fn zones(&self, stage: usize) -> Vec<TableZone> {
        let zone = |name: &str, places| TableZone {
            name: name.to_string(),
            places,
        };
        let stage = self.course.plan().spec.stages.get(stage);
        let Some(StageKind::Tables(tables)) = stage.map(|stage| &stage.kind) else {
            return Vec::new();
        };
        let mut zones = tables.zones.clone();
        if tables.advance > 0 {
            zones.push(zone("goes on", [1, tables.advance]));
        }
        if zones.is_empty() {
            zones.push(zone("first", [1, 1]));
        }
        zones
    }

    /// Simulates what is left, so many times, on all cores. `done` is told how many
    /// seasons were played since it was told before, and says whether to go on.
    ///
    /// # Errors
    ///
    /// If a match cannot begin, or what `done` says.
    pub fn forecast(
        &self,
        seasons: u64,
        seed: u64,
        library: &Library,
        done: &(dyn Fn(u64) -> Result<(), Cancelled> + Sync),
    ) -> Result<SeasonForecast, SeasonError> {
        let meetings = Meetings::new(self, library)?;
        let starts: Vec<u64> = (0..seasons).step_by(AT_ONCE as usize).collect();
        let some = |&first: &u64| {
            let last = (first + AT_ONCE).min(seasons);
            let seeds: Vec<u64> = (first..last).map(|number| seed_of(seed, number)).collect();
            let forecast = self.play_on(&seeds, &meetings)?;
            done(last - first)?;
            Ok(forecast)
        };
        // Sums of whole numbers: the order does not matter.
        starts
            .par_iter()
            .map(some)
            .try_reduce(SeasonForecast::default, |a, b| Ok(a.add(b)))
    }

    /// Plays some seasons to their end and counts them.
    fn play_on(
        &self,
        seeds: &[u64],
        meetings: &Meetings<'_>,
    ) -> Result<SeasonForecast, SeasonError> {
        let imagined = |&seed: &u64| Season {
            course: self.course.reseeded(seed),
            squads: self.squads.clone(),
            lines: Vec::new(),
            standing: Vec::new(),
            last_line: String::new(),
            header: self.header.clone(),
        };
        let mut seasons: Vec<Season> = seeds.iter().map(imagined).collect();
        let mut acts: Vec<Vec<Act>> = vec![meetings.walkovers.clone(); seasons.len()];
        for (key, meeting) in &meetings.open {
            let Some(found) = self.course.find(*key) else {
                continue;
            };
            let dice: Vec<[u64; 2]> = seeds.iter().map(|&seed| [seed, number(*key)]).collect();
            let results = self.results(found, meeting.as_ref(), &dice);
            for (acts, result) in acts.iter_mut().zip(results) {
                acts.push(act(found, result));
            }
        }
        let mut forecast = SeasonForecast::default();
        for ((season, acts), &seed) in seasons.iter_mut().zip(&acts).zip(seeds) {
            season.course.enter_together(acts)?;
            season.play_out(seed, meetings)?;
            forecast.count(&season.course)?;
        }
        Ok(forecast)
    }

    /// What comes after the matches that are open now: later rounds and stages.
    fn play_out(&mut self, seed: u64, meetings: &Meetings<'_>) -> Result<(), SeasonError> {
        loop {
            let open: Vec<MatchKey> = self.open_matches().collect();
            let mut acts = Vec::with_capacity(open.len());
            for key in open {
                let Some(found) = self.course.find(key) else {
                    continue;
                };
                match meetings.of(self, key)? {
                    AfterFixture::Walkover(act) => acts.push(act),
                    AfterFixture::Match(meeting) => {
                        let dice = [[seed, number(key)]];
                        let results = self.results(found, meeting.as_ref(), &dice);
                        acts.extend(results.into_iter().map(|result| act(found, result)));
                    }
                }
            }
            if acts.is_empty() {
                acts.extend(self.kicks_by_coin()?);
            }
            if acts.is_empty() {
                return Ok(());
            }
            self.course.enter_together(&acts)?;
        }
    }

    /// Shoot-outs that a table waits for: either side wins them as often.
    fn kicks_by_coin(&self) -> Result<Vec<Act>, SeasonError> {
        let act = |key: MatchKey| {
            let kicks = match self.course.kicks_first(key) {
                Side::Home => [1, 0],
                Side::Away => [0, 1],
            };
            Act::Shootout { key, kicks }
        };
        Ok(self.course.shootouts_due()?.into_iter().map(act).collect())
    }

    /// Results of a match with these dice. A match whose draw stands, in a table where
    /// cards do not count, needs nothing but its score.
    fn results(
        &self,
        found: &Scheduled,
        meeting: &dyn Meeting,
        dice: &[[u64; 2]],
    ) -> Vec<MatchResult> {
        let stage = self.course.plan().spec.stages.get(found.key.stage);
        let cards_count = stage.is_some_and(|stage| match &stage.kind {
            StageKind::Tables(tables) => tables.ranking.criteria().contains(&Criterion::Conduct),
            StageKind::Knockout(_) => false,
        });
        if found.brief.draws == Draws::Stand && !cards_count {
            let played = meeting.scores(dice);
            let score = |played: simulation::MatchOfRun| {
                let goals = played.score.map(u32::from);
                MatchResult::new([goals.home, goals.away])
            };
            return played.into_iter().map(score).collect();
        }
        let result = |&dice: &[u64; 2]| self.decided(found, meeting.report(dice).result);
        dice.iter().map(result).collect()
    }
}

fn act(found: &Scheduled, result: MatchResult) -> Act {
    let fixture = found.fixture();
    Act::Result {
        key: found.key,
        teams: [fixture.home, fixture.away],
        result: Box::new(result),
    }
}

/// The seed of a season of a forecast.
fn seed_of(seed: u64, season: u64) -> u64 {
    // An odd number far from all small ones: neighbours share no dice.
    seed.wrapping_add((season + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// What comes of a fixture.
enum AfterFixture {
    Match(Arc<dyn Meeting>),
    Walkover(Act),
}

/// Teams that are ready to meet: those of the matches that are open now, and others as
/// they come up.
struct Meetings<'a> {
    library: &'a Library,
    open: Vec<(MatchKey, Arc<dyn Meeting>)>,
    /// Open matches for which somebody has too few men.
    walkovers: Vec<Act>,
    later: Mutex<HashMap<String, Arc<dyn Meeting>>>,
}

impl Meetings<'_> {
    fn new<'a>(season: &Season, library: &'a Library) -> Result<Meetings<'a>, SeasonError> {
        let mut meetings = Meetings {
            library,
            open: Vec::new(),
            walkovers: Vec::new(),
            later: Mutex::default(),
        };
        let open: Vec<MatchKey> = season.open_matches().collect();
        let ready = open
            .par_iter()
            .map(|&key| Ok((key, meetings.of(season, key)?)));
        for (key, next) in ready.collect::<Result<Vec<_>, SeasonError>>()? {
            match next {
                AfterFixture::Match(meeting) => meetings.open.push((key, meeting)),
                AfterFixture::Walkover(act) => meetings.walkovers.push(act),
            }
        }
        Ok(meetings)
    }

    fn of(&self, season: &Season, key: MatchKey) -> Result<AfterFixture, SeasonError> {
        let mut setup = season.setup(key, None)?;
        if let Some(walkover) = season.walkover(key, &setup, self.library)? {
            return Ok(AfterFixture::Walkover(walkover.act));
        }
        setup.dice = games::Dice::Mine;
        if !setup.game.teams_differ() {
            setup.names = setup.names.map(|_| "any".to_string());
            setup.teams = setup.teams.map(|_| None);
        }
        let name = format!("{setup:?}");
        let later = || lock(&self.later);
        if let Some(known) = later().get(&name) {
            return Ok(AfterFixture::Match(Arc::clone(known)));
        }
        let meeting: Arc<dyn Meeting> = meeting::of(&setup, self.library)?.into();
        later().insert(name, Arc::clone(&meeting));
        Ok(AfterFixture::Match(meeting))
    }
}
