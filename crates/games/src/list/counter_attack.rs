//! counter-attack at the table.

use coaches::counter_attack::{COACHES, Policy, value::win_chances};
use counter_attack::{
    Card, Choice, CounterAttack, DOCUMENTS, Equipment, Event, Formation, Player, Squad, State,
    Template, look, player::STARTERS, post::Post, record,
};
use football::{Game as _, Phrase, Teller, phrase};
use library::{Library, LibraryError};
use serde::Serialize;
use tabletop::{Ask, BySide, Fault, Faults, Session, Side, log::Document};
use utoipa::ToSchema;

mod hexes;

use self::hexes::{HexPitch, MovementPart};
use super::{
    Assisted, Fixture, Hired, Offer, Playable, Team, Upshot,
    roster::{self, OnRoster, checked, pair, parsed, roster},
};
use crate::{
    board::SquadLine,
    cards,
    files::FileKind,
    setup::{Men, SetupError},
};

const FORMATIONS: &str = "counter-attack/standard.formations";
const TEMPLATES: &str = "counter-attack/standard.templates";

/// The pitch and the squads of counter-attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Ground {
    /// The players of home and away, by shirts.
    pub squads: Box<BySide<Vec<SquadLine>>>,
    /// The hexes, and what is marked on them.
    pub pitch: Box<HexPitch>,
    /// The parts of a movement phase, in their order.
    pub movement: Vec<MovementPart>,
}

impl Playable for CounterAttack {
    type Policy = Policy;
    type Explainer = ();
    type Board = Ground;
    type Equipment = Equipment;

    const DOCUMENTS: &'static [&'static str] = &DOCUMENTS;
    const FILES: &'static [(&'static str, &'static str)] =
        &[("formations", FORMATIONS), ("templates", TEMPLATES)];
    const FILE_KINDS: &'static [FileKind] = &[
        ("squads", |file| {
            let squads = Squad::parse_all(file.text)?.len();
            Ok(format!("{squads} squads of counter-attack"))
        }),
        ("formations", |file| {
            let formations = Formation::parse_all(file.text)?.len();
            Ok(format!("{formations} formations of counter-attack"))
        }),
        ("templates", |file| {
            let templates = Template::parse_all(file.text)?.len();
            Ok(format!("{templates} templates of counter-attack"))
        }),
    ];
    const TEAMS: Option<&'static str> = Some(<Squad as OnRoster>::FOLDER);
    const TEAMS_DIFFER: bool = true;
    const DECIDED: Option<&'static str> = Some("after_draw=extra_time");
    const MEASURED: u64 = 100;
    const IN_TWO: bool = true;
    const PLAYS_ON: bool = false;
    const MAY: &'static [(&'static str, Offer)] = &[
        ("substitution", Offer::OnRequest),
        ("third", Offer::OnRequest),
        ("place", Offer::OnRequest),
        ("adjust", Offer::OnRequest),
        ("challenge", Offer::OnRequest),
        ("fly", Offer::OnRequest),
        ("nudge", Offer::OnRequest),
        ("snapmove", Offer::OnRequest),
        ("order", Offer::OnRequest),
    ];

    const ASSISTED: Option<Assisted<CounterAttack>> = Some(Assisted {
        name: "midfield",
        coach: "greedy",
        is: CounterAttack::is_in_midfield,
    });

    fn estimate(&self, state: &State) -> Option<[f64; 3]> {
        Some(win_chances(self, state))
    }

    fn coaches() -> Vec<(&'static str, &'static str)> {
        COACHES.to_vec()
    }

    fn hire(&self, name: &str, _: &Library) -> Option<Hired<Policy>> {
        Policy::named(name).map(Hired::ready)
    }

    /// Whom a question, or the ball in the air, is about; formations by their names.
    fn in_words(&self, ask: &Ask<'_, CounterAttack>) -> (Option<Phrase>, Vec<Phrase>) {
        let receiver = || ask.state.on(ask.state.target?);
        let about = ask.state.about.or_else(receiver);
        let about = about.map(|player| Phrase::from(self.called(player)));
        let names = ask.menu.iter().map_while(|choice| match choice {
            Choice::LineUp(number) => self.formations().get(usize::from(*number)),
            _ => None,
        });
        let hints = names.map(|formation| Phrase::from(formation.name.clone()));
        (about, hints.collect())
    }

    fn gist(&self, asked: &State, told: &[Event], over: bool) -> Option<Upshot> {
        let gist = counter_attack::gist(told, over)?;
        Some(Upshot {
            word: gist.term(),
            favours: gist.favours(asked.attack),
        })
    }

    const LOOKS: &'static str = look::HELP;

    fn look(
        session: &Session<CounterAttack>,
        words: &str,
        columns: usize,
        teller: Teller<'_>,
    ) -> Option<String> {
        look::look(session, words, columns, teller)
    }

    fn picture_within(&self, state: &State, teller: Teller<'_>, columns: usize) -> String {
        self.pitch(state, columns, teller)
    }

    fn notation(session: &Session<CounterAttack>) -> Option<String> {
        Some(record::write(session))
    }

    fn post(&self, state: &State) -> String {
        CounterAttack::post(self, state)
    }

    /// A post has cards and options of its own; who stands where is the rest.
    fn read_post(
        text: &str,
        documents: &mut Vec<Document>,
        options: &mut Vec<String>,
    ) -> Result<Vec<(String, String)>, Faults> {
        let post = Post::parse(text)?;
        for side in Side::BOTH {
            let squad = Document::new(side.name(), &post.squads[side].document());
            documents.retain(|document| document.name() != side.name());
            documents.push(squad);
        }
        options.extend(post.options);
        let lines = post.lines.into_iter();
        Ok(lines.map(|(_, name, value)| (name, value)).collect())
    }

    fn board(&self) -> Ground {
        let lines = |side| {
            let line = |player: Player| {
                let id = player.to_string();
                line(self.card(player), player.shirt(), id)
            };
            Player::of(side).map(line).collect()
        };
        Ground {
            squads: Box::new(BySide::from_fn(lines)),
            pitch: Box::new(HexPitch::of_the_rules()),
            movement: MovementPart::all(),
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
        Ok(vec![
            Document::new(
                "formations",
                &checked(library, FORMATIONS, Formation::parse_all)?,
            ),
            Document::new(
                "templates",
                &checked(library, TEMPLATES, Template::parse_all)?,
            ),
            Document::new("home", &squads.home.document()),
            Document::new("away", &squads.away.document()),
        ])
    }

    fn equipment(library: &Library) -> Result<Equipment, LibraryError> {
        Ok(Equipment {
            formations: parsed(library, FORMATIONS, Formation::parse_all)?,
            templates: parsed(library, TEMPLATES, Template::parse_all)?,
        })
    }

    fn between(library: &Library, fixture: &Fixture<'_>) -> Result<CounterAttack, SetupError> {
        let squads = squads(library, Some(fixture))?;
        let equipment = Self::equipment(library)?;
        Ok(CounterAttack::new(&equipment, squads, fixture.settings)?)
    }

    fn squad(library: &Library, team: &str) -> Result<Vec<String>, SetupError> {
        let teams = roster::<Squad>(library)?;
        let squad = roster::find(&teams, team)?;
        Ok(squad.cards.iter().map(|card| card.name.clone()).collect())
    }

    fn men_there(library: &Library, team: &str, men: &Men) -> Result<Option<usize>, SetupError> {
        let teams = roster::<Squad>(library)?;
        let squad = roster::find(&teams, team)?;
        Ok(Some(match of_those(squad, &teams, men) {
            Some(_) => {
                let own = squad.cards.iter().map(|card| card.name.as_str());
                let joined = men.joined.iter().map(|(name, _)| name.as_str());
                own.chain(joined).filter(|name| men.can_play(name)).count()
            }
            None => 0,
        }))
    }

    fn starters(&self, side: Side) -> Vec<String> {
        let cards = self.squads()[side].cards.iter();
        cards
            .take(usize::from(STARTERS))
            .map(|card| card.name.clone())
            .collect()
    }

    fn build<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<CounterAttack, Faults> {
        CounterAttack::from_documents(document, options)
    }
}

/// A card in a line of the squad.
fn line(card: &Card, shirt: u8, id: String) -> SquadLine {
    let values = card.shows().map(|what| (what.name(), card.get(what)));
    SquadLine {
        id,
        name: card.name.clone(),
        keeper: card.keeper,
        starts: shirt <= STARTERS,
        values: values.into_iter().collect(),
    }
}

/// Those who play; without a match, any two squads.
fn squads(library: &Library, fixture: Option<&Fixture<'_>>) -> Result<BySide<Squad>, SetupError> {
    let teams = roster::<Squad>(library)?;
    let sides = pair(&teams, fixture)?;
    let squad = |side: Side| {
        let there = match fixture {
            Some(fixture) => of_those(sides[side], &teams, &fixture.men[side]),
            None => Some(sides[side].clone()),
        };
        there.ok_or_else(|| {
            let what = format!("{} has no eleven men to play", sides[side].name);
            let cure = "a keeper and ten others must be able to";
            SetupError::Faults(Fault::whole(what, cure).into())
        })
    };
    Ok(BySide {
        home: squad(Side::Home)?,
        away: squad(Side::Away)?,
    })
}

fn of_those(squad: &Squad, teams: &[roster::RosterEntry<Squad>], men: &Men) -> Option<Squad> {
    if men.is_empty() {
        return Some(squad.clone());
    }
    let joined = roster::joined(teams, men);
    squad.of_those(&joined, &men.wanted, |name| men.can_play(name))
}

/// The cards that are drafted if nobody brings others: those of the first file of squads.
pub fn drafted_cards(library: &Library) -> Result<String, LibraryError> {
    let squads = roster::<Squad>(library)?;
    let first = squads.first().map(|entry| entry.group.as_str());
    let of_first = squads
        .iter()
        .filter(|entry| Some(entry.group.as_str()) == first);
    Ok(Squad::document_of_all(
        of_first.map(roster::RosterEntry::team),
    ))
}

impl OnRoster for Squad {
    const GAME: &'static str = CounterAttack::ID;
    const FOLDER: &'static str = "counter-attack/teams";

    fn names(&self) -> [&String; 3] {
        [&self.id, &self.name, &self.short]
    }

    fn about(&self) -> Phrase {
        let (players, keepers) = (self.cards.len(), self.keepers());
        phrase!("ca.team", players = players, keepers = keepers)
    }

    fn cards(&self) -> cards::Cards {
        let lines = self.cards.iter().zip(1_u8..);
        let lines = lines.map(|(card, shirt)| line(card, shirt, shirt.to_string()));
        cards::Cards::Players {
            players: lines.collect(),
        }
    }

    fn parse_all(text: &str) -> Result<Vec<Squad>, Faults> {
        Squad::parse_all(text)
    }
}
