//! A season whose matches are listed already: a real one, perhaps with the results of its
//! first half.

use competition::{TeamIx, course::Act, result::MatchResult};
use football::spelling;
use games::{GameId, playable::Team};
use library::Library;
use statistics::{
    calendar::{self, ListedMatch},
    names::ClubNames,
};
use tabletop::{Fault, Faults};

use super::{BeginError, SeasonPart, SeasonWishFault};
use crate::{CalendarDay, GivenMatch, JournalEntry, SeasonError, SeasonHeader, SeasonTeam};

/// A list of matches, as data sets have them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FixtureList {
    /// The list.
    pub text: String,
    /// Which of its results are entered.
    pub results: ListResults,
    /// Clubs that have another name here: as written, and the id or the name of the team.
    pub clubs: Vec<(String, String)>,
}

/// Which results of a list are entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ListResults {
    /// None: its matches are to be played.
    #[default]
    None,
    /// Those up to a day, and of it.
    Until(CalendarDay),
    /// All.
    All,
}

/// What a list comes to, or everything that is wrong with it.
type Listed<T> = Result<T, Vec<SeasonWishFault>>;

fn wrong(part: SeasonPart) -> impl Fn(Faults) -> Vec<SeasonWishFault> {
    move |Faults(faults)| {
        let of_part = |fault| SeasonWishFault { part, fault };
        faults.into_iter().map(of_part).collect()
    }
}

impl FixtureList {
    /// Takes matches and clubs into a header; what of the results is wanted comes back.
    pub(super) fn fill(
        &self,
        header: &mut SeasonHeader,
        group: Option<&str>,
        library: &Library,
    ) -> Result<Listed<Vec<JournalEntry>>, BeginError> {
        let list = match calendar::read(&self.text) {
            Ok(list) => list,
            Err(faults) => return Ok(Err(wrong(SeasonPart::List)(faults))),
        };
        let mut written: Vec<&str> = Vec::new();
        for name in list.iter().flat_map(|one| [&one.home, &one.away]) {
            if !written.contains(&name.as_str()) {
                written.push(name);
            }
        }
        header.teams = match self.teams(&written, &header.game, group, library)? {
            Ok(teams) => teams,
            Err(faults) => return Ok(Err(wrong(SeasonPart::Clubs)(faults))),
        };
        let at =
            |name: &String| TeamIx(written.iter().position(|known| known == name).unwrap_or(0));
        let given = |one: &ListedMatch| GivenMatch {
            teams: [at(&one.home), at(&one.away)],
            day: { one.day }.and_then(|(year, month, day)| CalendarDay::new(year, month, day)),
            round: one.round.clone(),
            men: one.men.clone(),
        };
        let given: Vec<GivenMatch> = list.iter().map(given).collect();
        let keys = match header.give(&given) {
            Ok(keys) => keys,
            Err(SeasonError::Faults(faults)) => return Ok(Err(wrong(SeasonPart::List)(faults))),
            Err(error) => return Err(error.into()),
        };
        let in_time = |given: &GivenMatch| match self.results {
            ListResults::None => false,
            ListResults::Until(until) => given.day.is_some_and(|day| day <= until),
            ListResults::All => true,
        };
        let played = list.iter().zip(given.iter().zip(keys));
        let played = played.filter(|(_, (given, _))| in_time(given));
        let entry = |(one, (given, key)): (&ListedMatch, (&GivenMatch, _))| {
            let result = Box::new(MatchResult::new(one.goals?));
            let teams = given.teams;
            Some(JournalEntry::new(Act::Result { key, teams, result }))
        };
        Ok(Ok(played.filter_map(entry).collect()))
    }

    /// The teams of the game that a list means; a free name will do where teams differ in
    /// nothing else.
    fn teams(
        &self,
        written: &[&str],
        game: &str,
        group: Option<&str>,
        library: &Library,
    ) -> Result<Result<Vec<SeasonTeam>, Faults>, BeginError> {
        let Some(game) = GameId::named(game) else {
            return Ok(Ok(Vec::new()));
        };
        let mut teams = game.teams(library)?;
        teams.retain(|team| group.is_none_or(|group| group == team.group));
        let names = ClubNames::bundled().map_err(SeasonError::from)?;
        let as_written: Vec<String> = written.iter().map(ToString::to_string).collect();
        let mut found = Vec::new();
        let mut unknown = Faults::default();
        for (name, called) in written.iter().zip(names.of(&as_written)) {
            let said = { self.clubs.iter() }.find(|(text, _)| text == name);
            let is = |team: &&Team| match said {
                Some((_, said)) => {
                    team.club.id == *said || spelling::is_same(&team.club.name, said)
                }
                None => {
                    let known = [*name, called.name.as_str()].map(plain);
                    team.club.id == *name || known.contains(&plain(&team.club.name))
                }
            };
            match teams.iter().find(is) {
                Some(team) => found.push(SeasonTeam::new(*name, Some(team.club.id.clone()))),
                None if !game.teams_differ() => found.push(SeasonTeam::new(*name, None)),
                None => {
                    let wanted = said.map_or(&called.name, |(_, said)| said);
                    let nearest = Team::meant(wanted, &teams).err().unwrap_or_default();
                    let nearest = nearest.rsplit("; ").next().unwrap_or_default();
                    let what = format!("{game} has no team for {name}; {nearest}");
                    unknown.push(Fault::whole(
                        what,
                        format!(
                            "say which it is, as '{name}=TEAM' (in the terminal --club \
                             '{name}=TEAM'; `touchline teams --game {game}` lists them), or \
                             choose another group"
                        ),
                    ));
                }
            }
        }
        Ok(unknown.or(found))
    }
}

/// A name without what some write and some do not.
fn plain(name: &str) -> String {
    let words = name.split_whitespace().map(spelling::plain);
    words
        .filter(|word| !matches!(word.as_str(), "fc" | "afc" | "cf" | "the"))
        .collect()
}
