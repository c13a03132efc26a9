//! action-deck at the table.

use action_deck::{ActionDeck, Cards, Charts, DOCUMENTS, Equipment, TeamChart};
use coaches::action_deck::{COACHES, Policy, odds};
use football::{Game as _, Phrase, phrase};
use library::{Library, LibraryError};
use tabletop::{BySide, Fault, Faults, Side, log::Document, sheet};

use super::{
    Fixture, Hired, Offer, Playable, Team, Worked,
    roster::{self, OnRoster, checked, pair, parsed, roster},
};
use crate::{
    board::{KEEPER_COLUMNS, PLAYER_COLUMNS},
    cards,
    files::FileKind,
    setup::{Men, SetupError},
};

mod papers;

/// A side.
const ELEVEN: usize = 11;

const DECK: &str = "action-deck/standard.deck";
const CHARTS: &str = "action-deck/standard.charts";

impl Playable for ActionDeck {
    type Policy = Policy;
    type Explainer = ();
    type Board = papers::Papers;
    type Equipment = Equipment;

    const DOCUMENTS: &'static [&'static str] = &DOCUMENTS;
    const FILES: &'static [(&'static str, &'static str)] = &[("deck", DECK), ("charts", CHARTS)];
    const FILE_KINDS: &'static [FileKind] = &[
        ("zone-deck", |file| {
            Cards::parse(file.text)?;
            Ok("the deck of action-deck".to_string())
        }),
        ("extra-charts", |file| {
            Charts::parse(file.text)?;
            Ok("the extra charts of action-deck".to_string())
        }),
        ("team-chart", |file| {
            let charts = TeamChart::parse_all(file.text)?.len();
            Ok(format!("{charts} team charts of action-deck"))
        }),
    ];
    const TEAMS: Option<&'static str> = Some(<TeamChart as OnRoster>::FOLDER);
    const TEAMS_DIFFER: bool = true;
    const UNLIMITED: Option<&'static str> = Some("randomiser=dice");
    const MAY: &'static [(&'static str, Offer)] = &[
        ("press", Offer::WhenItMatters),
        ("stall", Offer::WhenItMatters),
        ("keeper", Offer::WhenItMatters),
    ];

    /// A STALL that costs no time decides nothing: where people coach it makes a mark (AD-14.2).
    fn left_to(people: BySide<bool>) -> Option<&'static str> {
        (people.home || people.away).then_some("stall_mark=true")
    }

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

    fn board(&self) -> papers::Papers {
        papers::of(self)
    }

    fn teams(library: &Library) -> Result<Vec<Team>, LibraryError> {
        roster::teams::<TeamChart>(library)
    }

    fn cards(
        library: &Library,
        id: Option<&str>,
    ) -> Result<Vec<(Team, cards::Cards)>, LibraryError> {
        roster::cards::<TeamChart>(library, id)
    }

    fn documents(
        library: &Library,
        fixture: Option<&Fixture<'_>>,
    ) -> Result<Vec<Document>, SetupError> {
        let charts = charts(library, fixture)?;
        Ok(vec![
            Document::new("deck", &checked(library, DECK, Cards::parse)?),
            Document::new("charts", &checked(library, CHARTS, Charts::parse)?),
            Document::new("home", &charts.home.document()),
            Document::new("away", &charts.away.document()),
        ])
    }

    fn equipment(library: &Library) -> Result<Equipment, LibraryError> {
        Ok(Equipment {
            cards: parsed(library, DECK, Cards::parse)?,
            charts: parsed(library, CHARTS, Charts::parse)?,
        })
    }

    fn between(library: &Library, fixture: &Fixture<'_>) -> Result<ActionDeck, SetupError> {
        let charts = charts(library, Some(fixture))?;
        let equipment = Self::equipment(library)?;
        Ok(ActionDeck::new(&equipment, charts, fixture.settings))
    }

    fn squad(library: &Library, team: &str) -> Result<Vec<String>, SetupError> {
        let teams = roster::<TeamChart>(library)?;
        Ok(names(roster::find(&teams, team)?))
    }

    fn men_there(library: &Library, team: &str, men: &Men) -> Result<Option<usize>, SetupError> {
        let teams = roster::<TeamChart>(library)?;
        let chart = of_those(roster::find(&teams, team)?, &teams, men);
        Ok(Some(chart.map_or(0, |chart| names(&chart).len())))
    }

    /// A chart has no eleven; whom the shots are for that name no keeper is known.
    fn starters(&self, side: Side) -> Vec<String> {
        let chart = &self.team_charts()[side];
        vec![chart.keeper_name(chart.usual_keeper()).to_string()]
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

/// Those who play; without a match, any two teams.
fn charts(
    library: &Library,
    fixture: Option<&Fixture<'_>>,
) -> Result<BySide<TeamChart>, SetupError> {
    let teams = roster::<TeamChart>(library)?;
    let sides = pair(&teams, fixture)?;
    let chart = |side: Side| {
        let there = match fixture {
            Some(fixture) => of_those(sides[side], &teams, &fixture.men[side]),
            None => Some(sides[side].clone()),
        };
        there.ok_or_else(|| {
            let what = format!("{} has no men to play", sides[side].name);
            let cure = "a keeper and somebody else must be able to";
            SetupError::Faults(Fault::whole(what, cure).into())
        })
    };
    Ok(BySide {
        home: chart(Side::Home)?,
        away: chart(Side::Away)?,
    })
}

/// The chart of those who can play. Where a line-up is given, nobody else does, if it is
/// whole enough.
fn of_those(
    chart: &TeamChart,
    teams: &[roster::RosterEntry<TeamChart>],
    men: &Men,
) -> Option<TeamChart> {
    if men.is_empty() {
        return Some(chart.clone());
    }
    let joined = roster::joined(teams, men);
    let all = chart.of_those(&joined, |name| men.can_play(name));
    let named = |name: &str| men.can_play(name) && men.wanted.iter().any(|man| man == name);
    let eleven = chart.of_those(&joined, named);
    eleven.filter(|chart| names(chart).len() >= ELEVEN).or(all)
}

fn names(chart: &TeamChart) -> Vec<String> {
    let keepers = chart.keepers.iter().map(|keeper| keeper.name.clone());
    let players = chart.players.iter().map(|player| player.name.clone());
    keepers.chain(players).collect()
}

impl OnRoster for TeamChart {
    const GAME: &'static str = ActionDeck::ID;
    const FOLDER: &'static str = "action-deck/teams";

    fn names(&self) -> [&String; 3] {
        [&self.id, &self.name, &self.short]
    }

    fn about(&self) -> Phrase {
        let limits = self.limits;
        phrase!(
            "ad.team",
            control = self.ratings.control,
            shoot = limits.shoot,
            unbooked = limits.unbooked,
            foul = limits.foul_on,
            fouled = limits.fouled,
            players = self.players.len(),
            keepers = self.keepers.len(),
        )
    }

    fn cards(&self) -> cards::Cards {
        cards::Cards::Chart {
            team: Box::new(papers::team(self)),
            player_columns: PLAYER_COLUMNS.to_vec(),
            keeper_columns: KEEPER_COLUMNS.to_vec(),
        }
    }

    fn parse_all(text: &str) -> Result<Vec<TeamChart>, Faults> {
        TeamChart::parse_all(text)
    }
}
