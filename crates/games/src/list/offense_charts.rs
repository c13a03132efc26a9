//! offense-charts at the table.

use std::{collections::BTreeMap, fmt};

use coaches::offense_charts::{Auto, COACHES, odds};
use football::{Game as _, Phrase, phrase};
use library::{Library, LibraryError};
use offense_charts::{
    ChartKey, Charts, ClubRecord, DOCUMENTS, Equipment, LineUp, Nations, NumbersFrom,
    OffenseCharts, Options, Rating, Strength, Table, TableId, Tables, cards::CARDS, club::Ground,
    strength::rate_text,
};
use serde::Serialize;
use tabletop::{BySide, Faults, Side, log::Document, sheet};
use utoipa::ToSchema;

use super::{
    Fixture, Hired, Playable, Team, Worked,
    roster::{self, OnRoster, checked, pair, parsed, roster},
};
use crate::{
    board::{NamedRating, SheetLine},
    cards,
    files::FileKind,
    setup::{Men, SetupError},
};

/// A side.
const ELEVEN: usize = 11;

const FOLDER: &str = "offense-charts";
const TABLES: &str = "offense-charts/standard.tables";
const DECK: &str = "offense-charts/standard.deck";
const NATIONS: &str = "offense-charts/standard.nations";
const CHARTS: &str = "offense-charts/standard.charts";

/// The papers of offense-charts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Papers {
    /// RATE and ratings of home and away.
    pub clubs: BySide<String>,
    /// The charts that the sides can come to, by what they are called in events.
    pub charts: BTreeMap<String, Vec<SheetLine>>,
    /// The tables, by what they are called in events.
    pub tables: BTreeMap<String, Vec<SheetLine>>,
    /// Cards in the deck; 0 where dice are rolled.
    pub cards: usize,
}

impl Playable for OffenseCharts {
    type Policy = Auto;
    type Explainer = ();
    type Board = Papers;
    type Equipment = Equipment;

    const NEUTRAL: Option<&'static str> = Some("ground=neutral");
    const DOCUMENTS: &'static [&'static str] = &DOCUMENTS;
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("charts", CHARTS),
        ("tables", TABLES),
        ("deck", DECK),
        ("nations", NATIONS),
    ];
    const FILE_KINDS: &'static [FileKind] = &[
        ("charts", |file| {
            let missing = Charts::parse(file.text)?.missing(ChartKey::all());
            let there = usize::from(ChartKey::COUNT) - missing.0.len();
            missing.or(format!("{there} offence charts"))
        }),
        ("tables", |file| {
            Tables::parse(file.text)?;
            Ok("the tables of offense-charts".to_string())
        }),
        ("deck", |file| {
            offense_charts::Cards::parse(file.text)?;
            Ok("the deck of offense-charts".to_string())
        }),
        ("nations", |file| {
            Nations::parse(file.text)?;
            Ok("nation ratings".to_string())
        }),
        ("ratings", |file| {
            let records = ClubRecord::parse_all(file.text)?.len();
            Ok(format!("{records} club records of offense-charts"))
        }),
        ("line-up", |file| {
            let tables = file.library.text(TABLES);
            let (tables, _) = tables.map_err(|error| error.fault())?;
            LineUp::parse(file.text, &Tables::parse(&tables)?)?;
            Ok("a line-up of offense-charts".to_string())
        }),
    ];
    const TEAMS: Option<&'static str> = Some(<ClubRecord as OnRoster>::FOLDER);
    const TEAMS_DIFFER: bool = true;
    const UNLIMITED: Option<&'static str> = Some("draws=unlimited");

    fn coaches() -> Vec<(&'static str, &'static str)> {
        COACHES.to_vec()
    }

    fn hire(&self, name: &str, _: &Library) -> Option<Hired<Auto>> {
        let known = COACHES.iter().any(|(known, _)| *known == name);
        known.then(|| Hired::ready(Auto))
    }

    fn worked_odds(&self, _: &BySide<Auto>) -> Option<Worked> {
        let bounded = odds::match_odds(self).ok()?;
        Some(Worked {
            odds: bounded.odds,
            error: Some(bounded.error),
        })
    }

    fn board(&self) -> Papers {
        let card = |side: Side| {
            let rate = rate_text(self.strength().rate2(side));
            format!("RATE {rate}; {}", ratings(&self.clubs()[side]))
        };
        let mut charts: Vec<ChartKey> = self.strength().charts().collect();
        charts.sort_by_key(|key| key.rate2());
        charts.dedup();
        let tables = TableId::ALL.iter();
        Papers {
            clubs: BySide::from_fn(card),
            charts: charts
                .into_iter()
                .map(|key| (key.to_string(), lines(self.chart(key))))
                .collect(),
            tables: tables
                .map(|id| (id.to_string(), lines(self.tables().of(*id))))
                .collect(),
            cards: match self.options().draws {
                NumbersFrom::Deck => CARDS,
                NumbersFrom::Dice | NumbersFrom::Unlimited => 0,
            },
        }
    }

    fn teams(library: &Library) -> Result<Vec<Team>, LibraryError> {
        roster::teams::<ClubRecord>(library)
    }

    fn cards(
        library: &Library,
        id: Option<&str>,
    ) -> Result<Vec<(Team, cards::Cards)>, LibraryError> {
        roster::cards::<ClubRecord>(library, id)
    }

    fn documents(
        library: &Library,
        fixture: Option<&Fixture<'_>>,
    ) -> Result<Vec<Document>, SetupError> {
        let records = roster::<ClubRecord>(library)?;
        let clubs = pair(&records, fixture)?;
        let tables = checked(library, TABLES, Tables::parse)?;
        let deck = checked(library, DECK, offense_charts::Cards::parse)?;
        let mut nations = checked(library, NATIONS, Nations::parse)?;
        let mut charts = checked(library, CHARTS, |text| {
            Charts::parse(text)?.missing(ChartKey::all()).or(())
        })?;
        if let Some(fixture) = fixture {
            let countries = [&clubs.home.country, &clubs.away.country];
            nations = sheet::excerpt(&nations, |nation| countries.iter().any(|&c| c == nation));
            let options = Options::from(fixture.settings);
            let ratings = Nations::parse(&nations)?;
            let strength = Strength::of(&clubs.map(Clone::clone), &ratings, &options);
            let needed: Vec<String> = strength.charts().map(|key| key.to_string()).collect();
            charts = sheet::excerpt(&charts, |chart| needed.iter().any(|key| key == chart));
        }
        let mut documents = vec![
            Document::new("charts", &charts),
            Document::new("tables", &tables),
            Document::new("deck", &deck),
            Document::new("nations", &nations),
            Document::new("home", &clubs.home.document()),
            Document::new("away", &clubs.away.document()),
        ];
        let sides = [("home-line-up", Side::Home), ("away-line-up", Side::Away)];
        for (name, side) in sides {
            let club = clubs[side];
            if let Some(eleven) = fixture.and_then(|fixture| eleven(&fixture.men[side])) {
                documents.push(Document::new(name, &LineUp::document(&eleven)));
                continue;
            }
            let own = own_line_up(library, club, &parsed(library, TABLES, Tables::parse)?)?;
            documents.extend(own.map(|(text, _)| Document::new(name, &text)));
        }
        Ok(documents)
    }

    fn equipment(library: &Library) -> Result<Equipment, LibraryError> {
        Ok(Equipment {
            charts: parsed(library, CHARTS, Charts::parse)?,
            tables: parsed(library, TABLES, Tables::parse)?,
            cards: parsed(library, DECK, offense_charts::Cards::parse)?,
            nations: parsed(library, NATIONS, Nations::parse)?,
        })
    }

    fn between(library: &Library, fixture: &Fixture<'_>) -> Result<OffenseCharts, SetupError> {
        let records = roster::<ClubRecord>(library)?;
        let clubs = pair(&records, Some(fixture))?.map(Clone::clone);
        let equipment = Self::equipment(library)?;
        let tables = &equipment.tables;
        let line_up = |side: Side| {
            if let Some(eleven) = eleven(&fixture.men[side]) {
                return Ok(LineUp::named(&eleven, tables));
            }
            let own = own_line_up(library, &clubs[side], tables)?;
            Ok::<_, SetupError>(own.map_or_else(|| LineUp::generic(tables), |(_, own)| own))
        };
        let line_ups = BySide {
            home: line_up(Side::Home)?,
            away: line_up(Side::Away)?,
        };
        let rules = OffenseCharts::new(&equipment, clubs, line_ups, fixture.settings);
        Ok(rules?)
    }

    fn starters(&self, side: Side) -> Vec<String> {
        let line_up = &self.line_ups()[side];
        let positions = (1..=ELEVEN as u8).filter(|position| line_up.is_named(*position));
        positions.map(|position| line_up.player(position)).collect()
    }

    fn complete(name: &str, own: &str, library: &str) -> String {
        match name {
            "charts" | "tables" | "nations" => sheet::complete(own, library),
            _ => own.to_string(),
        }
    }

    fn build<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<OffenseCharts, Faults> {
        OffenseCharts::from_documents(document, options)
    }
}

/// A club's own line-up (`line-ups/CLUB.txt`), as it is written and as it is meant.
fn own_line_up(
    library: &Library,
    club: &ClubRecord,
    tables: &Tables,
) -> Result<Option<(String, LineUp)>, LibraryError> {
    let file = format!("{FOLDER}/line-ups/{}.txt", club.id);
    let (text, path) = match library.text(&file) {
        Err(LibraryError::Missing(_)) => return Ok(None),
        text => text?,
    };
    match LineUp::parse(&text, tables) {
        Ok(line_up) => Ok(Some((text, line_up))),
        Err(faults) => Err(LibraryError::Faults { path, faults }),
    }
}

/// The men named for a match, position by position: who cannot play is replaced by the
/// next behind the eleven. `None` if no eleven is named.
fn eleven(men: &Men) -> Option<Vec<String>> {
    let mut others = men
        .wanted
        .iter()
        .skip(ELEVEN)
        .filter(|name| men.can_play(name));
    let side = men
        .wanted
        .iter()
        .take(ELEVEN)
        .map(|name| match men.can_play(name) {
            true => Some(name.clone()),
            false => others.next().cloned(),
        });
    side.collect::<Option<Vec<_>>>()
        .filter(|side| side.len() == ELEVEN)
}

impl OnRoster for ClubRecord {
    const GAME: &'static str = OffenseCharts::ID;
    const FOLDER: &'static str = "offense-charts/clubs";

    fn names(&self) -> [&String; 3] {
        [&self.id, &self.name, &self.short]
    }

    fn about(&self) -> Phrase {
        phrase!(
            "oc.team",
            country = self.country.clone(),
            tier = self.tier,
            offence = self.offence.to_string(),
            defence = self.defence.to_string(),
            x = self.x,
        )
    }

    fn cards(&self) -> cards::Cards {
        let on = |rating: Rating, ground: Ground| match rating.is_rated(ground) {
            true => rating.on(ground).to_string(),
            false => "*".to_string(),
        };
        let (offence, defence) = (self.offence, self.defence);
        let ratings = [
            ("country", self.country.clone()),
            ("tier", self.tier.to_string()),
            ("ON", on(offence, Ground::Neutral)),
            ("OH", on(offence, Ground::Home)),
            ("OA", on(offence, Ground::Away)),
            ("DN", on(defence, Ground::Neutral)),
            ("DH", on(defence, Ground::Home)),
            ("DA", on(defence, Ground::Away)),
            ("X", self.x.to_string()),
        ];
        cards::Cards::Ratings {
            ratings: ratings
                .map(|(name, value)| NamedRating { name, value })
                .to_vec(),
        }
    }

    fn parse_all(text: &str) -> Result<Vec<ClubRecord>, Faults> {
        ClubRecord::parse_all(text)
    }
}

/// The ratings of a club, for people.
fn ratings(record: &ClubRecord) -> String {
    format!("O {}; D {}; X {}", record.offence, record.defence, record.x)
}

/// A chart or table line by line.
fn lines<T: Copy + PartialEq + fmt::Display>(table: &Table<T>) -> Vec<SheetLine> {
    let text = |number| table.at(number).to_string();
    SheetLine::all(|number| table.line(number), text)
}
