//! counter-attack at the table.

use coaches::counter_attack::{COACHES, Policy};
use counter_attack::{
    CounterAttack, DOCUMENTS, Formation, Player, Squad, State, Template, look, post::Post, record,
};
use football::Game as _;
use library::{Library, LibraryError};
use tabletop::{BySide, Faults, Session, Side, log::Document};

use super::{
    Fixture, Hired, Playable, Team,
    roster::{self, Listed, checked, pair, roster},
};
use crate::{
    board::{Board, SquadLine},
    setup::SetupError,
};

const FORMATIONS: &str = "counter-attack/standard.formations";
const TEMPLATES: &str = "counter-attack/standard.templates";

impl Playable for CounterAttack {
    type Policy = Policy;
    type Explainer = ();

    const DOCUMENTS: &'static [&'static str] = &DOCUMENTS;
    const TEAMS_DIFFER: bool = true;
    const MEASURED: u64 = 100;
    const MAY: &'static [(&'static str, bool)] = &[
        ("substitution", false),
        ("third", false),
        ("place", false),
        ("adjust", false),
        ("challenge", false),
        ("fly", false),
        ("nudge", false),
        ("snapmove", false),
        ("order", false),
    ];

    fn coaches() -> Vec<(&'static str, &'static str)> {
        COACHES.to_vec()
    }

    fn hire(&self, name: &str, _: &Library) -> Option<Hired<Policy>> {
        Policy::named(name).map(Hired::ready)
    }

    const LOOKS: &'static str = look::HELP;

    fn look(session: &Session<CounterAttack>, words: &str, columns: usize) -> Option<String> {
        look::look(session, words, columns)
    }

    fn picture_within(&self, state: &State, _: &BySide<String>, columns: usize) -> String {
        self.pitch(state, columns)
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

    fn board(&self) -> Board {
        let lines = |side| {
            let players = Player::of(side).map(|player| {
                let card = self.card(player);
                let values = card.shows().map(|what| (what.name(), card.get(what)));
                SquadLine {
                    id: player.to_string(),
                    name: card.name.clone(),
                    values: values.to_vec(),
                }
            });
            players.collect()
        };
        Board::CounterAttack(Box::new(BySide::from_fn(lines)))
    }

    fn teams(library: &Library) -> Result<Vec<Team>, LibraryError> {
        roster::teams::<Squad>(library)
    }

    fn documents(
        library: &Library,
        fixture: Option<&Fixture<'_>>,
    ) -> Result<Vec<Document>, SetupError> {
        let teams = roster::<Squad>(library)?;
        let sides = pair(&teams, fixture)?;
        Ok(vec![
            Document::new(
                "formations",
                &checked(library, FORMATIONS, Formation::parse_all)?,
            ),
            Document::new(
                "templates",
                &checked(library, TEMPLATES, Template::parse_all)?,
            ),
            Document::new("home", &sides.home.document()),
            Document::new("away", &sides.away.document()),
        ])
    }

    fn build<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<CounterAttack, Faults> {
        CounterAttack::from_documents(document, options)
    }
}

/// The cards that are drafted if nobody brings others: those of all squads there are.
pub(crate) fn drafted_cards(library: &Library) -> Result<String, LibraryError> {
    let squads = roster::<Squad>(library)?;
    Ok(Squad::document_of_all(
        squads.iter().map(|entry| &entry.team),
    ))
}

impl Listed for Squad {
    const GAME: &'static str = CounterAttack::ID;
    const FOLDER: &'static str = "counter-attack/teams";

    fn names(&self) -> [&String; 3] {
        [&self.id, &self.name, &self.short]
    }

    fn about(&self) -> String {
        format!("{} players, {} keepers", self.cards.len(), self.keepers())
    }

    fn parse_all(text: &str) -> Result<Vec<Squad>, Faults> {
        Squad::parse_all(text)
    }
}
