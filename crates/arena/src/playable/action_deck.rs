//! action-deck at the table.

use action_deck::{ActionDeck, Cards, Charts, DOCUMENTS, TeamChart};
use coaches::action_deck::{COACHES, Policy, odds};
use football::Game as _;
use library::{Library, LibraryError};
use tabletop::{BySide, Faults, log::Document, sheet};

use super::{
    Fixture, Hired, Playable, Team, Worked,
    roster::{self, Listed, checked, pair, roster},
};
use crate::{board::Board, setup::SetupError};

mod papers;

const DECK: &str = "action-deck/standard.deck";
const CHARTS: &str = "action-deck/standard.charts";

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

    fn board(&self) -> Board {
        Board::ActionDeck(Box::new(papers::of(self)))
    }

    fn teams(library: &Library) -> Result<Vec<Team>, LibraryError> {
        roster::teams::<TeamChart>(library)
    }

    fn documents(
        library: &Library,
        fixture: Option<&Fixture<'_>>,
    ) -> Result<Vec<Document>, SetupError> {
        let teams = roster::<TeamChart>(library)?;
        let sides = pair(&teams, fixture)?;
        Ok(vec![
            Document::new("deck", &checked(library, DECK, Cards::parse)?),
            Document::new("charts", &checked(library, CHARTS, Charts::parse)?),
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
    const GAME: &'static str = ActionDeck::ID;
    const FOLDER: &'static str = "action-deck/teams";

    fn names(&self) -> [&String; 3] {
        [&self.id, &self.name, &self.short]
    }

    fn about(&self) -> String {
        about(self)
    }

    fn parse_all(text: &str) -> Result<Vec<TeamChart>, Faults> {
        TeamChart::parse_all(text)
    }
}
