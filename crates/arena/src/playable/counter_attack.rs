//! counter-attack at the table.

use coaches::counter_attack::{COACHES, Policy};
use counter_attack::{Choice, CounterAttack, DOCUMENTS, Event, Formation, Player, Squad};
use football::Game as _;
use library::{Library, LibraryError};
use tabletop::{Ask, BySide, Faults, log::Document};

use super::{
    Fixture, Hired, Playable, Team,
    roster::{self, Listed, checked, pair, roster},
};
use crate::{
    board::{Board, SquadLine},
    setup::SetupError,
};

const FORMATIONS: &str = "counter-attack/standard.formations";

impl Playable for CounterAttack {
    type Policy = Policy;
    type Explainer = ();

    const DOCUMENTS: &'static [&'static str] = &DOCUMENTS;
    const TEAMS_DIFFER: bool = true;
    const MEASURED: u64 = 100;
    const IN_TWO: bool = true;
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

    /// Whom a question is about; formations by their names.
    fn in_words(&self, ask: &Ask<'_, CounterAttack>) -> (String, Vec<String>) {
        let about = ask.state.about.map(|player| self.called(player));
        let names = ask.menu.iter().map_while(|choice| match choice {
            Choice::LineUp(number) => self.formations().get(usize::from(*number)),
            _ => None,
        });
        let hints = names.map(|formation| formation.name.clone());
        (about.unwrap_or_default(), hints.collect())
    }

    fn gist(&self, told: &[Event], over: bool) -> Option<&'static str> {
        counter_attack::gist(told, over)
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
