//! Suspensions, carried from match to match (CP-8).

use std::collections::BTreeMap;

use tabletop::Side;

use crate::TeamIx;
use crate::fixtures::Fixture;
use crate::result::{Colour, MatchResult, Reason, Status};

/// So many cautions cost so many matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BanStep {
    /// The caution that does it.
    pub count: u32,
    /// Matches.
    pub matches: u32,
    /// Only up to this matchday.
    pub until: Option<u32>,
}

/// The rules of suspensions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discipline {
    /// Matches for being sent off, by reason.
    pub reds: Reds,
    /// Matches for cautions, in the order of their counts.
    pub yellow_steps: Vec<BanStep>,
    /// After the last step, every so many cautions cost so many matches.
    pub then_every: Option<[u32; 2]>,
    /// A step begins the count again.
    pub restart: bool,
    /// What the two cautions of a player sent off with a second one add to his count.
    pub two_yellows_count: u32,
    /// The round or stage after which single cautions are deleted (CP-8.3).
    pub wipe_after: Option<String>,
    /// A walkover serves a suspension.
    pub serve_on_walkover: bool,
    /// What is not served goes to the next season.
    pub carry_over: bool,
}

/// Matches for being sent off (CP-8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reds {
    /// For a second caution.
    pub second_yellow: u32,
    /// As the last man.
    pub last_man: u32,
    /// For a hand ball.
    pub handball: u32,
    /// For violent conduct.
    pub violent: u32,
    /// For anything else.
    pub other: u32,
}

impl Default for Reds {
    fn default() -> Reds {
        Reds {
            second_yellow: 1,
            last_man: 1,
            handball: 1,
            violent: 3,
            other: 3,
        }
    }
}

impl Reds {
    fn matches(&self, reason: Reason) -> u32 {
        match reason {
            Reason::SecondYellow => self.second_yellow,
            Reason::LastMan => self.last_man,
            Reason::Handball => self.handball,
            Reason::Violent => self.violent,
            Reason::Other => self.other,
        }
    }
}

impl Default for Discipline {
    /// Nobody is suspended for cautions.
    fn default() -> Discipline {
        Discipline {
            reds: Reds::default(),
            yellow_steps: Vec::new(),
            then_every: None,
            restart: false,
            two_yellows_count: 0,
            wipe_after: None,
            serve_on_walkover: false,
            carry_over: true,
        }
    }
}

impl Discipline {
    /// What reaching this count of cautions on this matchday costs.
    fn step(&self, count: u32, matchday: u32) -> Option<u32> {
        let in_time = |step: &&BanStep| step.until.is_none_or(|last| matchday <= last);
        let step = self.yellow_steps.iter().find(|step| step.count == count);
        if let Some(step) = step {
            return Some(step.matches).filter(|_| in_time(&step));
        }
        let last = self.yellow_steps.last().map_or(0, |step| step.count);
        let [every, matches] = self.then_every?;
        (count > last && every > 0 && (count - last).is_multiple_of(every)).then_some(matches)
    }
}

/// What a player has collected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerRecord {
    /// Cautions in this scope.
    pub yellows: u32,
    /// Matches to miss for being sent off; they are served first.
    pub red: u32,
    /// Matches to miss for cautions.
    pub yellow: u32,
}

impl PlayerRecord {
    /// Matches to miss.
    #[must_use]
    pub fn banned(&self) -> u32 {
        self.red.saturating_add(self.yellow)
    }
}

/// What happened to a player's suspension, for the log (CP-8.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// His team.
    pub team: TeamIx,
    /// Who.
    pub player: String,
    /// What.
    pub what: BanChange,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BanChange {
    /// He served a match; so many are left.
    Served(u32),
    /// He has to miss so many more.
    Added(u32),
}

/// The suspensions of a competition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Suspensions {
    rules: Discipline,
    players: BTreeMap<(TeamIx, String), PlayerRecord>,
}

impl Suspensions {
    /// Nobody has done anything yet.
    #[must_use]
    pub fn new(rules: Discipline) -> Suspensions {
        Suspensions {
            rules,
            players: BTreeMap::new(),
        }
    }

    /// All who have collected anything.
    pub fn records(&self) -> impl Iterator<Item = (TeamIx, &str, PlayerRecord)> {
        let players = self.players.iter();
        players.map(|((team, player), record)| (*team, player.as_str(), *record))
    }

    /// Who of a team may not play.
    #[must_use]
    pub fn of_team(&self, team: TeamIx) -> Vec<String> {
        let banned = self
            .records()
            .filter(|(t, _, r)| *t == team && r.banned() > 0);
        banned.map(|(_, player, _)| player.to_string()).collect()
    }

    /// Suspends a player by hand.
    pub fn suspend(&mut self, team: TeamIx, player: &str, matches: u32) -> Ban {
        self.record(team, player).red += matches;
        Ban {
            team,
            player: player.to_string(),
            what: BanChange::Added(matches),
        }
    }

    /// A player goes to another team, and his record with him.
    pub fn transfer(&mut self, player: &str, from: Option<TeamIx>, to: Option<TeamIx>) {
        let left = from.and_then(|from| self.players.remove(&(from, player.to_string())));
        if let (Some(record), Some(to)) = (left, to) {
            self.players.insert((to, player.to_string()), record);
        }
    }

    fn record(&mut self, team: TeamIx, player: &str) -> &mut PlayerRecord {
        let key = (team, player.to_string());
        self.players.entry(key).or_default()
    }

    /// Counts a match: first what was served, then what is new (CP-8.6).
    pub fn after_match(
        &mut self,
        matchday: u32,
        fixture: Fixture,
        result: &MatchResult,
    ) -> Vec<Ban> {
        let mut changes = Vec::new();
        let serves = match result.status {
            Status::Played => true,
            Status::Walkover => self.rules.serve_on_walkover,
            Status::Abandoned | Status::Expunged => false,
        };
        for team in [fixture.home, fixture.away] {
            if serves {
                self.serve(team, &mut changes);
            }
        }
        for (side, team) in [(Side::Home, fixture.home), (Side::Away, fixture.away)] {
            let cards = || result.cards.iter().filter(|card| card.side == side);
            let mut players: Vec<&str> = cards().map(|card| card.player.as_str()).collect();
            players.sort_unstable();
            players.dedup();
            for player in players {
                let his: Vec<(Colour, Reason)> = cards()
                    .filter(|card| card.player == player)
                    .map(|card| (card.colour, card.reason))
                    .collect();
                self.punish(matchday, team, player, &his, &mut changes);
            }
        }
        changes
    }

    fn serve(&mut self, team: TeamIx, changes: &mut Vec<Ban>) {
        for ((of, player), record) in &mut self.players {
            if *of != team || record.banned() == 0 {
                continue;
            }
            match record.red {
                0 => record.yellow -= 1,
                _ => record.red -= 1,
            }
            changes.push(Ban {
                team,
                player: player.clone(),
                what: BanChange::Served(record.banned()),
            });
        }
    }

    fn punish(
        &mut self,
        matchday: u32,
        team: TeamIx,
        player: &str,
        cards: &[(Colour, Reason)],
        changes: &mut Vec<Ban>,
    ) {
        let rules = self.rules.clone();
        let has = |colour| cards.iter().any(|card| card.0 == colour);
        let red = cards.iter().find(|card| card.0 == Colour::Red);
        let (counted, off) = match red {
            _ if has(Colour::SecondYellow) => (rules.two_yellows_count, rules.reds.second_yellow),
            // The two cautions that became a red, noted as one card.
            Some((_, Reason::SecondYellow)) => (rules.two_yellows_count, rules.reds.second_yellow),
            Some((_, reason)) => (u32::from(has(Colour::Yellow)), rules.reds.matches(*reason)),
            None => (u32::from(has(Colour::Yellow)), 0),
        };
        let record = self.record(team, player);
        record.red += off;
        let mut added = off;
        for _ in 0..counted {
            record.yellows += 1;
            if let Some(matches) = rules.step(record.yellows, matchday) {
                record.yellow += matches;
                added += matches;
                if rules.restart {
                    record.yellows = 0;
                }
            }
        }
        if added > 0 {
            changes.push(Ban {
                team,
                player: player.to_string(),
                what: BanChange::Added(added),
            });
        }
    }

    /// Deletes single cautions; suspensions that run are not touched (CP-8.3).
    pub fn wipe(&mut self) {
        for record in self.players.values_mut() {
            record.yellows = 0;
        }
    }

    /// What goes over to the next season (CP-8.4): suspensions, if the rules say so,
    /// and no cautions.
    #[must_use]
    pub fn next_season(&self) -> Suspensions {
        let mut next = Suspensions::new(self.rules.clone());
        let carried = self.players.iter().filter(|(_, r)| r.banned() > 0);
        for (key, record) in carried.filter(|_| self.rules.carry_over) {
            let record = PlayerRecord {
                yellows: 0,
                ..*record
            };
            next.players.insert(key.clone(), record);
        }
        next
    }
}
