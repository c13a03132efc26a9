//! action-deck at the table.

use action_deck::{ActionDeck, Cards, Charts, DOCUMENTS, TeamChart};
use coaches::action_deck::{COACHES, Policy, odds};
use football::{Club, Game as _};
use library::{Library, LibraryError};
use tabletop::{Ask, BySide, Fault, Faults, log::Document, sheet};

use super::{
    Fixture, Hired, Playable, Team, Worked,
    roster::{Entry, Listed, find, roster},
};
use crate::{board::Board, setup::SetupError};

mod papers;

const FOLDER: &str = "action-deck";

impl Playable for ActionDeck {
    type Policy = Policy;
    type Explainer = ();

    const DOCUMENTS: &'static [&'static str] = &DOCUMENTS;
    const TEAMS_DIFFER: bool = true;
    const UNLIMITED: Option<&'static str> = Some("randomiser=dice");
    const MAY: &'static [(&'static str, bool)] =
        &[("press", true), ("stall", false), ("keeper", false)];

    fn coaches() -> Vec<(&'static str, &'static str)> {
        COACHES.to_vec()
    }

    fn hire(&self, name: &str, _: &Library) -> Option<Hired<Policy>> {
        Policy::named(name).map(Hired::ready)
    }

    fn worked_odds(&self, coaches: &BySide<Policy>) -> Option<Worked> {
        let bounded = odds::match_odds(self, coaches).ok()?;
        Some(Worked {
            odds: bounded.odds,
            error: Some(bounded.error),
        })
    }

    fn explainer(&self) -> Option<()> {
        None
    }

    fn explain((): &(), _: &Ask<'_, ActionDeck>) -> Option<Vec<BySide<f64>>> {
        None
    }

    fn board(&self) -> Board {
        Board::ActionDeck(Box::new(papers::of(self)))
    }

    fn teams(library: &Library) -> Result<Vec<Team>, LibraryError> {
        let team = |Entry { team, group }: Entry<TeamChart>| Team {
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
        let teams = roster::<TeamChart>(library)?;
        let sides = match (fixture, &teams[..]) {
            (Some(fixture), _) => BySide {
                home: find(&teams, fixture.teams.home, ActionDeck::ID)?,
                away: find(&teams, fixture.teams.away, ActionDeck::ID)?,
            },
            (None, [home, away, ..]) => BySide {
                home: &home.team,
                away: &away.team,
            },
            (None, _) => {
                let cure = "put two charts into one file of the folder teams";
                return Err(Faults::from(Fault::whole("there are no two teams", cure)).into());
            }
        };
        Ok(vec![
            checked(library, "deck", |text| Cards::parse(text).map(|_| ()))?,
            checked(library, "charts", |text| Charts::parse(text).map(|_| ()))?,
            Document::new("home", &sides.home.document()),
            Document::new("away", &sides.away.document()),
        ])
    }

    fn complete(name: &str, own: &str, library: &str) -> String {
        match name {
            "charts" => sheet::complete(own, library),
            _ => own.to_string(),
        }
    }

    fn build<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<ActionDeck, Faults> {
        ActionDeck::from_documents(document, options)
    }
}

fn about(chart: &TeamChart) -> String {
    let (limits, ratings) = (chart.limits, chart.ratings);
    format!(
        "CTL {}; SHOOT {}, FOUL ON {}/{}, FOULED {}; {} players, {} keepers",
        ratings.control,
        limits.shoot,
        limits.unbooked,
        limits.foul_on,
        limits.fouled,
        chart.players.len(),
        chart.keepers.len()
    )
}

impl Listed for TeamChart {
    const FOLDER: &'static str = "action-deck/teams";

    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn parse_all(text: &str) -> Result<Vec<TeamChart>, Faults> {
        TeamChart::parse_all(text)
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
