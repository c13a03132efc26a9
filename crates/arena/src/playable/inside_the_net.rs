//! inside-the-net at the table.

use coaches::inside_the_net::{COACHES, Policy};
use football::{Club, Game as _};
use inside_the_net::{Cards, DOCUMENTS, Injuries, InsideTheNet, Squad, TeamSheet};
use library::{Library, LibraryError};
use tabletop::{Ask, BySide, Fault, Faults, log::Document, sheet};

use super::{
    Fixture, Hired, Playable, Team, Worked,
    roster::{Entry, Listed, find, roster},
};
use crate::{
    board::{self, Board, SquadCard},
    setup::SetupError,
};

const FOLDER: &str = "inside-the-net";

impl Playable for InsideTheNet {
    type Policy = Policy;
    type Explainer = ();

    const DOCUMENTS: &'static [&'static str] = &DOCUMENTS;
    const TEAMS_DIFFER: bool = true;
    const UNLIMITED: Option<&'static str> = Some("cards=unlimited");
    const MAY: &'static [(&'static str, bool)] = &[
        ("change", true),
        ("replacement", true),
        ("tired", false),
        ("penalty", false),
        ("corner", false),
    ];

    fn coaches() -> Vec<(&'static str, &'static str)> {
        COACHES.to_vec()
    }

    fn hire(&self, name: &str, _: &Library) -> Option<Hired<Policy>> {
        Policy::named(name).map(Hired::ready)
    }

    fn worked_odds(&self, _: &BySide<Policy>) -> Option<Worked> {
        None
    }

    fn explainer(&self) -> Option<()> {
        None
    }

    fn explain((): &(), _: &Ask<'_, InsideTheNet>) -> Option<Vec<BySide<f64>>> {
        None
    }

    fn board(&self) -> Board {
        Board::InsideTheNet(Box::new(BySide::from_fn(|side| {
            squad_on_board(&self.squads()[side])
        })))
    }

    fn teams(library: &Library) -> Result<Vec<Team>, LibraryError> {
        let team = |Entry { team, group }: Entry<Squad>| Team {
            about: about(&team),
            club: Club {
                id: team.id,
                name: team.name,
                short: team.short,
            },
            group,
        };
        Ok(roster(library)?.into_iter().map(team).collect())
    }

    fn documents(
        library: &Library,
        fixture: Option<&Fixture<'_>>,
    ) -> Result<Vec<Document>, SetupError> {
        let teams = roster::<Squad>(library)?;
        let sides = match (fixture, &teams[..]) {
            (Some(fixture), _) => BySide {
                home: find(&teams, fixture.teams.home, InsideTheNet::ID)?,
                away: find(&teams, fixture.teams.away, InsideTheNet::ID)?,
            },
            (None, [home, away, ..]) => BySide {
                home: &home.team,
                away: &away.team,
            },
            (None, _) => {
                let cure = "put two teams into one file of the folder teams";
                return Err(Faults::from(Fault::whole("there are no two teams", cure)).into());
            }
        };
        let mut documents = vec![
            checked(library, "deck", |text| Cards::parse(text).map(|_| ()))?,
            checked(library, "injuries", |text| {
                Injuries::parse(text).map(|_| ())
            })?,
            Document::new("home", &sides.home.document()),
            Document::new("away", &sides.away.document()),
        ];
        if let Some(fixture) = fixture {
            let limits = fixture.settings.is_on("formation_limits");
            for (name, squad) in [("home-sheet", sides.home), ("away-sheet", sides.away)] {
                documents.push(Document::new(name, &team_sheet(library, squad, limits)?));
            }
        }
        Ok(documents)
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

/// A coach's own sheet (`sheets/TEAM.txt`), or the team's usual side. Neither side sees
/// the other's before both are in the match.
fn team_sheet(library: &Library, squad: &Squad, limits: bool) -> Result<String, SetupError> {
    match library.text(&format!("{FOLDER}/sheets/{}.txt", squad.id)) {
        Err(LibraryError::Missing(_)) => Ok(TeamSheet::usual(squad)?.document(squad)),
        Err(error) => Err(error.into()),
        Ok((text, path)) => match TeamSheet::parse(&text, squad, limits) {
            Ok(_) => Ok(text),
            Err(faults) => Err(LibraryError::Faults { path, faults }.into()),
        },
    }
}

fn about(squad: &Squad) -> String {
    format!(
        "{}; HREC {}, AREC {:+}; {}; {} players, {} keepers",
        squad.league,
        squad.home_recovery,
        squad.away_recovery,
        squad.formation,
        squad.players.len(),
        squad.keepers.len()
    )
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
        ratings: about(squad),
        cards: keepers.chain(players).collect(),
    }
}

/// The lines of a card: what stands at the beginning, and the values behind it.
fn lines(text: &str) -> Vec<(String, Vec<String>)> {
    let lines = text.lines().filter(|line| !line.is_empty());
    lines
        .map(|line| {
            let mut cells = line.split(", ").map(ToString::to_string);
            (cells.next().unwrap_or_default(), cells.collect())
        })
        .collect()
}

impl Listed for Squad {
    const FOLDER: &'static str = "inside-the-net/teams";

    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn parse_all(text: &str) -> Result<Vec<Squad>, Faults> {
        Squad::parse_all(text)
    }
}

/// A file that is fine, as a document.
fn checked(
    library: &Library,
    name: &str,
    check: impl Fn(&str) -> Result<(), Faults>,
) -> Result<Document, LibraryError> {
    let (text, path) = library.text(&format!("{FOLDER}/standard.{name}"))?;
    check(&text).map_err(|faults| LibraryError::Faults { path, faults })?;
    Ok(Document::new(name, &text))
}
