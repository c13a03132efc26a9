//! Who of a team can play, and who usually does: injuries, transfers, line-ups.

use std::collections::BTreeMap;

use competition::TeamIx;
use competition::course::{Act, Course, MatchKey};
use competition::injuries::InjuryList;
use competition::result::Status;
use football::spelling;
use games::Men;
use library::Library;
use tabletop::BySide;

use super::calendar::ValidSince;
use super::{Season, SeasonError, SeasonHeader, SeasonTeam};

/// A player who goes to another team.
#[derive(Clone, Debug)]
struct SquadMove {
    player: String,
    from: Option<TeamIx>,
    to: Option<TeamIx>,
    since: Option<ValidSince>,
}

/// What was entered about players so far.
#[derive(Clone, Debug, Default)]
pub(super) struct SeasonSquads {
    injuries: InjuryList,
    moves: Vec<SquadMove>,
    /// The usual elevens.
    usual: BTreeMap<TeamIx, Vec<String>>,
    /// Those of single matches.
    of_match: BTreeMap<(MatchKey, TeamIx), Vec<String>>,
}

impl SeasonSquads {
    /// Counts an act that the competition has taken.
    pub(super) fn enter(
        &mut self,
        act: &Act,
        course: &Course,
        header: &SeasonHeader,
    ) -> Result<(), SeasonError> {
        let name = |team: TeamIx| header.teams.get(team.0).map_or("", |t| &t.entrant.name);
        match act {
            Act::Result { key, teams, .. } => {
                let stands = course.find(*key).and_then(|found| found.result.as_ref());
                let Some(result) = stands.filter(|result| result.status == Status::Played) else {
                    return Ok(());
                };
                for (side, team) in tabletop::Side::BOTH.into_iter().zip(teams) {
                    let hurt = result.injuries.iter().filter(|hurt| hurt.side == side);
                    let hurt = hurt.map(|hurt| (hurt.player.as_str(), hurt.matches_out));
                    self.injuries.after_match(name(*team), hurt);
                }
            }
            Act::Hurt {
                team,
                player,
                matches,
            } => self.injuries.add(name(*team), player, *matches),
            Act::Transfer {
                player,
                from,
                to,
                since,
            } => {
                let since = since.as_deref().map(str::parse).transpose();
                self.moves.push(SquadMove {
                    player: player.clone(),
                    from: *from,
                    to: *to,
                    since: since.map_err(SeasonError::Unfit)?,
                });
                let teams = [from, to].map(|team| team.map(name));
                self.injuries.transfer(player, teams);
            }
            Act::LineUp { team, key, men } => {
                let place = match key {
                    Some(key) => self.of_match.entry((*key, *team)).or_default(),
                    None => self.usual.entry(*team).or_default(),
                };
                place.clone_from(men);
            }
            Act::Shootout { .. }
            | Act::Withdraw { .. }
            | Act::Deduct { .. }
            | Act::Suspend { .. } => {}
        }
        Ok(())
    }
}

impl Season {
    /// Who is hurt, team by team, and for how many matches.
    pub fn injured(&self) -> impl Iterator<Item = (TeamIx, &str, u32)> {
        let teams = self.header.teams.iter().enumerate();
        teams.flat_map(|(at, team)| {
            let hurt = self.squads.injuries.of_team(&team.entrant.name);
            hurt.map(move |(player, matches)| (TeamIx(at), player, matches))
        })
    }

    /// The usual eleven of a team, if one was named.
    #[must_use]
    pub fn usual(&self, team: TeamIx) -> Option<&[String]> {
        self.squads.usual.get(&team).map(Vec::as_slice)
    }

    /// Who of both teams can play a match, and who should.
    ///
    /// # Errors
    ///
    /// If there is no such match.
    pub fn men(&self, key: MatchKey) -> Result<BySide<Men>, SeasonError> {
        let brief = self.course.brief(key)?;
        let [home, away] = brief.unavailable;
        let (home_team, away_team) = (brief.fixture.home, brief.fixture.away);
        Ok(BySide {
            home: self.men_of(home_team, key, 0, home),
            away: self.men_of(away_team, key, 1, away),
        })
    }

    fn men_of(&self, team: TeamIx, key: MatchKey, side: usize, banned: Vec<String>) -> Men {
        let squads = &self.squads;
        let mut missing = banned;
        missing.extend(
            squads
                .injuries
                .of_team(self.name(team))
                .map(|(player, _)| player.to_string()),
        );
        let (joined, left) = self.changes(team, Some(key));
        missing.extend(left);
        missing.sort_unstable();
        missing.dedup();
        let of_season = self.header.teams.get(team.0);
        let wanted = squads
            .of_match
            .get(&(key, team))
            .or_else(|| self.header.line_ups.get(&key).map(|sides| &sides[side]))
            .or_else(|| squads.usual.get(&team))
            .or_else(|| of_season.map(|team| &team.eleven));
        Men {
            wanted: wanted.cloned().unwrap_or_default(),
            missing,
            joined,
        }
    }

    /// All men of a team before a match, or in all: those of its file and who joined it, also
    /// those who left; nobody in a game without.
    ///
    /// # Errors
    ///
    /// If there is no such team in the game.
    pub fn squad(
        &self,
        team: TeamIx,
        key: Option<MatchKey>,
        library: &Library,
    ) -> Result<Vec<String>, SeasonError> {
        let first = || self.course.matches().next().map(|found| found.key);
        let of_season = self.header.teams.get(team.0);
        let (Some(any), Some(of_season)) = (key.or_else(first), of_season) else {
            return Ok(Vec::new());
        };
        let (game, _) = self.game_of(any)?;
        let id = of_season.ids.get(game.id()).or(of_season.team.as_ref());
        let mut men = match game.teams_differ() {
            true => game.squad(library, id.unwrap_or(&of_season.entrant.name))?,
            false => Vec::new(),
        };
        let (joined, _) = self.changes(team, key);
        men.extend(joined.into_iter().map(|(name, _)| name));
        Ok(men)
    }

    /// Refuses names that are none of a team's men before a match, or now, where the game
    /// knows them: all at once, each with those that come nearest.
    ///
    /// # Errors
    ///
    /// Who is not known.
    pub fn knows(
        &self,
        team: TeamIx,
        key: Option<MatchKey>,
        names: &[&str],
        library: &Library,
    ) -> Result<(), SeasonError> {
        if names.is_empty() {
            return Ok(());
        }
        let mut men = self.squad(team, key, library)?;
        if men.is_empty() {
            return Ok(());
        }
        let (_, left) = self.changes(team, key);
        men.retain(|man| !left.contains(man));
        let strangers = names
            .iter()
            .filter(|name| !men.iter().any(|man| man == *name));
        let told = strangers.map(|name| {
            let nearest = spelling::nearest(name, &men, |man| [man, man]);
            format!("nobody of {} is called `{name}`{nearest}", self.name(team))
        });
        let told: Vec<String> = told.collect();
        if told.is_empty() {
            return Ok(());
        }
        let (id, team) = (&self.header.id, self.name(team));
        let lists = format!("`touchline season squad {id} '{team}'` lists them all");
        Err(SeasonError::Unfit(format!("{}; {lists}", told.join("; "))))
    }

    /// The team of an id or name.
    ///
    /// # Errors
    ///
    /// If there is none; then with those that come nearest.
    pub fn team(&self, text: &str) -> Result<TeamIx, SeasonError> {
        let teams: Vec<(TeamIx, &SeasonTeam)> = { self.header.teams.iter().enumerate() }
            .map(|(at, team)| (TeamIx(at), team))
            .collect();
        let found = spelling::meant(text, &teams, |(_, team)| {
            let name = team.entrant.name.as_str();
            [name, team.team.as_deref().unwrap_or(name)]
        });
        found.map(|(at, _)| *at).map_err(|nearest| {
            let id = &self.header.id;
            SeasonError::Unfit(format!("there is no team `{text}` in {id}{nearest}"))
        })
    }

    /// Who joined a team (each with the id of the team that has his card) and who left
    /// it: before a match, or in all.
    #[must_use]
    pub fn changes(
        &self,
        team: TeamIx,
        before: Option<MatchKey>,
    ) -> (Vec<(String, String)>, Vec<String>) {
        let Some(of_season) = self.header.teams.get(team.0) else {
            return Default::default();
        };
        let mut joined = of_season.joined.clone();
        let mut left = of_season.left.clone();
        let holds = |moved: &&SquadMove| match (moved.since, before) {
            (Some(since), Some(key)) => self.is_since(key, since),
            _ => true,
        };
        for moved in self.squads.moves.iter().filter(holds) {
            let of_player = |name: &String| *name == moved.player;
            if moved.to == Some(team) {
                left.retain(|name| !of_player(name));
                let card = self.card_of(&moved.player, moved.from);
                // Who comes home needs no card from elsewhere.
                joined.extend(
                    card.filter(|id| Some(id) != of_season.team.as_ref())
                        .map(|id| (moved.player.clone(), id)),
                );
            } else if moved.from == Some(team) {
                joined.retain(|(name, _)| !of_player(name));
                left.push(moved.player.clone());
            }
        }
        (joined, left)
    }

    /// The id of the team whose file has a player's card: the one he was with when the
    /// season began, or before that.
    fn card_of(&self, player: &str, from: Option<TeamIx>) -> Option<String> {
        let first = self
            .squads
            .moves
            .iter()
            .find(|moved| moved.player == player);
        let from = first.map_or(from, |first| first.from)?;
        let team = self.header.teams.get(from.0)?;
        let before = team.joined.iter().find(|(name, _)| name == player);
        match before {
            Some((_, id)) => Some(id.clone()),
            None => Some(
                team.team
                    .clone()
                    .unwrap_or_else(|| team.entrant.name.clone()),
            ),
        }
    }
}
