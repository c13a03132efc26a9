//! inside-the-net at the table.

use coaches::inside_the_net::{COACHES, Policy};
use football::{Game as _, Phrase, phrase};
use inside_the_net::{
    Cards, DOCUMENTS, Equipment, Injuries, InsideTheNet, Options, Squad, State, TeamSheet,
};
use library::{Library, LibraryError};
use serde::Serialize;
use tabletop::{Ask, BySide, Fault, Faults, Side, log::Document, sheet};
use utoipa::ToSchema;

use super::{
    Fixture, Hired, Offer, Playable, Team,
    roster::{self, OnRoster, checked, pair, parsed, roster},
};
use crate::{
    board::{self, CardLine, SquadCard},
    cards,
    files::{FileKind, Subject},
    setup::{Men, SetupError},
};

const FOLDER: &str = "inside-the-net";
const DECK: &str = "inside-the-net/standard.deck";
const INJURIES: &str = "inside-the-net/standard.injuries";

/// The squads of inside-the-net.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Squads {
    /// Those of home and away.
    pub squads: Box<BySide<board::Squad>>,
}

impl Playable for InsideTheNet {
    type Policy = Policy;
    type Explainer = ();
    type Board = Squads;
    type Equipment = Equipment;

    const DOCUMENTS: &'static [&'static str] = &DOCUMENTS;
    const FILES: &'static [(&'static str, &'static str)] =
        &[("deck", DECK), ("injuries", INJURIES)];
    const FILE_KINDS: &'static [FileKind] = &[
        ("action-cards", |file| {
            Cards::parse(file.text)?;
            Ok("the action cards of inside-the-net".to_string())
        }),
        ("injury-chart", |file| {
            Injuries::parse(file.text)?;
            Ok("the injury chart of inside-the-net".to_string())
        }),
        ("player-cards", |file| {
            let squads = Squad::parse_all(file.text)?;
            let sides = squads.iter().map(TeamSheet::usual);
            let faults = sides.filter_map(Result::err).flat_map(|wrong| wrong.0);
            Faults(faults.collect()).or(format!("{} teams of inside-the-net", squads.len()))
        }),
        ("team-sheet", check_team_sheet),
    ];
    const TEAMS: Option<&'static str> = Some(<Squad as OnRoster>::FOLDER);
    const TEAMS_DIFFER: bool = true;
    const UNLIMITED: Option<&'static str> = Some("cards=unlimited");
    const MAY: &'static [(&'static str, Offer)] = &[
        ("sheet", Offer::Always),
        ("change", Offer::WhenItMatters),
        ("replacement", Offer::Always),
        ("tired", Offer::WhenItMatters),
        ("penalty", Offer::Always),
        ("corner", Offer::WhenItMatters),
    ];

    /// The automatic rule makes the changes of those whom nobody coaches (ITN-SUB.1).
    fn left_to(people: BySide<bool>) -> Option<&'static str> {
        match (people.home, people.away) {
            (true, true) => Some("automatic=off"),
            (true, false) => Some("automatic=away"),
            (false, true) => Some("automatic=home"),
            (false, false) => None,
        }
    }

    fn coaches() -> Vec<(&'static str, &'static str)> {
        COACHES.to_vec()
    }

    fn hire(&self, name: &str, _: &Library) -> Option<Hired<Policy>> {
        Policy::named(name).map(Hired::ready)
    }

    fn in_words(&self, ask: &Ask<'_, InsideTheNet>) -> (Option<Phrase>, Vec<Phrase>) {
        let (about, hints) = inside_the_net::in_words(self, ask);
        (Some(about), hints)
    }

    fn dice_in_words(&self, state: &State) -> Option<Phrase> {
        Some(inside_the_net::named(self, state))
    }

    fn board(&self) -> Squads {
        let squad = |side| squad_on_board(&self.squads()[side]);
        Squads {
            squads: Box::new(BySide::from_fn(squad)),
        }
    }

    fn teams(library: &Library) -> Result<Vec<Team>, LibraryError> {
        roster::teams::<Squad>(library)
    }

    fn cards(
        library: &Library,
        id: Option<&str>,
    ) -> Result<Vec<(Team, cards::Cards)>, LibraryError> {
        roster::cards::<Squad>(library, id)
    }

    fn documents(
        library: &Library,
        fixture: Option<&Fixture<'_>>,
    ) -> Result<Vec<Document>, SetupError> {
        let squads = squads(library, fixture)?;
        let mut documents = vec![
            Document::new("deck", &checked(library, DECK, Cards::parse)?),
            Document::new("injuries", &checked(library, INJURIES, Injuries::parse)?),
            Document::new("home", &squads.home.document()),
            Document::new("away", &squads.away.document()),
        ];
        if let Some(fixture) = fixture {
            for (name, side) in [("home-sheet", Side::Home), ("away-sheet", Side::Away)] {
                let (own, sheet) = team_sheet(library, &squads[side], fixture, side)?;
                let text = own.unwrap_or_else(|| sheet.document(&squads[side]));
                documents.push(Document::new(name, &text));
            }
        }
        Ok(documents)
    }

    fn equipment(library: &Library) -> Result<Equipment, LibraryError> {
        Ok(Equipment {
            cards: parsed(library, DECK, Cards::parse)?,
            injuries: parsed(library, INJURIES, Injuries::parse)?,
        })
    }

    fn between(library: &Library, fixture: &Fixture<'_>) -> Result<InsideTheNet, SetupError> {
        let squads = squads(library, Some(fixture))?;
        let sheet = |side| team_sheet(library, &squads[side], fixture, side);
        let sheets = BySide {
            home: sheet(Side::Home)?.1,
            away: sheet(Side::Away)?.1,
        };
        let equipment = Self::equipment(library)?;
        let rules = InsideTheNet::new(&equipment, squads, sheets, fixture.settings);
        Ok(rules)
    }

    fn squad(library: &Library, team: &str) -> Result<Vec<String>, SetupError> {
        let teams = roster::<Squad>(library)?;
        Ok(names(roster::find(&teams, team)?).collect())
    }

    fn men_there(library: &Library, team: &str, men: &Men) -> Result<Option<usize>, SetupError> {
        let teams = roster::<Squad>(library)?;
        let squad = with_joined(roster::find(&teams, team)?, &teams, men);
        Ok(Some(match sheet_of_those(&squad, men) {
            Ok(_) => names(&squad).filter(|name| men.can_play(name)).count(),
            Err(_) => 0,
        }))
    }

    fn starters(&self, side: Side) -> Vec<String> {
        let (squad, sheet) = (&self.squads()[side], &self.sheets()[side]);
        let keeper = squad.keeper_name(sheet.keeper).to_string();
        let men = sheet.spots.iter();
        let men = men.map(|man| squad.player_name(*man).to_string());
        [keeper].into_iter().chain(men).collect()
    }

    fn complete(name: &str, own: &str, library: &str) -> String {
        match name {
            "deck" | "injuries" => sheet::complete(own, library),
            _ => own.to_string(),
        }
    }

    fn build<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<InsideTheNet, Faults> {
        InsideTheNet::from_documents(document, options)
    }
}

/// Those who play; without a match, any two squads.
fn squads(library: &Library, fixture: Option<&Fixture<'_>>) -> Result<BySide<Squad>, SetupError> {
    let teams = roster::<Squad>(library)?;
    let sides = pair(&teams, fixture)?;
    Ok(BySide::from_fn(|side| match fixture {
        Some(fixture) => with_joined(sides[side], &teams, &fixture.men[side]),
        None => sides[side].clone(),
    }))
}

/// A coach's own sheet (`sheets/TEAM.txt`) and its text, or the team's usual side. Neither side
/// sees the other's before both are in the match.
fn team_sheet(
    library: &Library,
    squad: &Squad,
    fixture: &Fixture<'_>,
    side: Side,
) -> Result<(Option<String>, TeamSheet), SetupError> {
    let limits = Options::from(fixture.settings).formation_limits;
    let men = &fixture.men[side];
    let own = match library.text(&format!("{FOLDER}/sheets/{}.txt", squad.id)) {
        Err(LibraryError::Missing(_)) => None,
        Err(error) => return Err(error.into()),
        Ok((text, path)) => match TeamSheet::parse(&text, squad, limits) {
            Ok(sheet) => Some((text, sheet)),
            Err(faults) => return Err(LibraryError::Faults { path, faults }.into()),
        },
    };
    let everybody_is_there = |sheet: &TeamSheet| {
        let mut men_named = sheet.spots.into_iter().chain(sheet.bench.iter());
        let keepers = [sheet.keeper].into_iter().chain(sheet.bench_keepers.iter());
        men_named.all(|man| men.can_play(squad.player_name(man))) && { keepers }
            .all(|keeper| men.can_play(squad.keeper_name(keeper)))
    };
    match own {
        Some((text, sheet)) if men.wanted.is_empty() && everybody_is_there(&sheet) => {
            Ok((Some(text), sheet))
        }
        _ => Ok((None, sheet_of_those(squad, men)?)),
    }
}

fn sheet_of_those(squad: &Squad, men: &Men) -> Result<TeamSheet, Faults> {
    TeamSheet::of_those(squad, &men.wanted, |name| men.can_play(name))
}

/// A squad with those who came from other teams.
fn with_joined(squad: &Squad, teams: &[roster::RosterEntry<Squad>], men: &Men) -> Squad {
    let mut squad = squad.clone();
    for (from, name) in roster::joined(teams, men) {
        squad.take(from, name);
    }
    squad
}

fn names(squad: &Squad) -> impl Iterator<Item = String> {
    let keepers = squad.keepers.iter().map(|card| card.name.clone());
    keepers.chain(squad.players.iter().map(|card| card.name.clone()))
}

/// A squad with its cards line by line.
fn squad_on_board(squad: &Squad) -> board::Squad {
    let card = |name: &str, number: usize, positions: String, text: String| SquadCard {
        name: name.to_string(),
        number: number as u8 + 1,
        positions,
        lines: lines(&text),
    };
    let keepers = squad.keepers.iter().enumerate();
    let keepers =
        keepers.map(|(at, keeper)| card(&keeper.name, at, "GK".to_string(), keeper.to_string()));
    let players = squad.players.iter().enumerate();
    let players = players.map(|(at, player)| {
        let positions = player.positions.to_string();
        card(&player.name, at, positions, player.to_string())
    });
    board::Squad {
        league: squad.league.to_string(),
        home_recovery: squad.home_recovery,
        away_recovery: squad.away_recovery,
        formation: squad.formation.to_string(),
        cards: keepers.chain(players).collect(),
    }
}

/// The lines of a card: what stands at the beginning, and the values behind it.
fn lines(text: &str) -> Vec<CardLine> {
    let lines = text.lines().filter(|line| !line.is_empty());
    lines
        .map(|line| {
            let mut cells = line.split(", ").map(ToString::to_string);
            CardLine {
                name: cells.next().unwrap_or_default(),
                values: cells.collect(),
            }
        })
        .collect()
}

impl OnRoster for Squad {
    const GAME: &'static str = InsideTheNet::ID;
    const FOLDER: &'static str = "inside-the-net/teams";

    fn names(&self) -> [&String; 3] {
        [&self.id, &self.name, &self.short]
    }

    fn about(&self) -> Phrase {
        phrase!(
            "itn.team",
            league = self.league.to_string(),
            home = self.home_recovery,
            away = self.away_recovery,
            formation = self.formation.to_string(),
            players = self.players.len(),
            keepers = self.keepers.len(),
        )
    }

    fn cards(&self) -> cards::Cards {
        cards::Cards::Squad {
            squad: Box::new(squad_on_board(self)),
        }
    }

    fn parse_all(text: &str) -> Result<Vec<Squad>, Faults> {
        Squad::parse_all(text)
    }
}

/// A team sheet is checked with its team: the file is called as the team's id.
fn check_team_sheet(file: &Subject<'_>) -> Result<String, Faults> {
    let team = file.path.file_stem().unwrap_or_default().to_string_lossy();
    // In a data folder, `inside-the-net/sheets/TEAM.txt`, teams lie beside it.
    let mut folders = file.path.ancestors().skip(1);
    let beside = folders.find(|folder| folder.join("inside-the-net/teams").is_dir());
    let own = beside.map(Library::with_folder);
    let library = own.as_ref().unwrap_or(file.library);
    for name in library
        .list("inside-the-net/teams")
        .map_err(|error| error.fault())?
    {
        let (text, _) = library.text(&name).map_err(|error| error.fault())?;
        let squads = Squad::parse_all(&text)?;
        if let Some(squad) = squads.iter().find(|squad| *squad.id == *team) {
            let sheet = TeamSheet::parse(file.text, squad, false)?;
            return Ok(format!(
                "a team sheet of {}, {}",
                squad.name, sheet.formation
            ));
        }
    }
    let what = format!("there is no team `{team}` of inside-the-net for this team sheet");
    Err(Fault::whole(what, "call the file TEAM.txt, as the team's id").into())
}
