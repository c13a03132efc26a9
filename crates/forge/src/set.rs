//! Everything that is made of a season, and how near it comes to the real one: the same for the
//! command and for the page.

use ::{action_deck::TeamChart, inside_the_net::Squad};
use football::spelling;
use tabletop::Faults;

use crate::{
    action_deck, counter_attack,
    inside_the_net::{self, Lineups, Wanted},
    offense_charts::{pairing, replay},
    ratings::{self, Method},
    report::{self, Report},
    sheet,
};
use statistics::import::Imported;

/// Where a game's cards and charts lie in a data folder; `NAME` is the season's.
pub const PLACES: [(&str, &str); 5] = [
    ("goal-dice", "clubs.txt"),
    ("offense-charts", "offense-charts/clubs/NAME.txt"),
    ("action-deck", "action-deck/teams/NAME.txt"),
    ("inside-the-net", "inside-the-net/teams/NAME.txt"),
    ("counter-attack", "counter-attack/teams/NAME.txt"),
];

/// How many seasons of the other games take as long as one of counter-attack, or longer.
const SLOWER: u64 = 50;

/// Hears how far the work is.
pub trait Watch: Sync {
    /// Something begins that has so many parts.
    fn begins(&self, what: &'static str, parts: u64);

    /// A part of it is done.
    fn part(&self);
}

/// What the games are played with.
#[derive(Clone, Debug)]
pub struct Kits {
    /// Charts, tables and cards of offense-charts.
    pub charts: pairing::Kit,
    /// Cards and extra charts of action-deck.
    pub zones: action_deck::Kit,
    /// Action cards and injuries of inside-the-net.
    pub net: inside_the_net::Kit,
    /// Formations and templates of counter-attack.
    pub hexes: counter_attack::play::Kit,
}

impl Kits {
    /// Reads them, each by its path below `data/`.
    ///
    /// # Errors
    ///
    /// If one of them cannot be had.
    pub fn read<E>(text: impl Fn(&str) -> Result<String, E>) -> Result<Kits, E> {
        Ok(Kits {
            charts: pairing::Kit {
                charts: text("offense-charts/standard.charts")?,
                tables: text("offense-charts/standard.tables")?,
                deck: text("offense-charts/standard.deck")?,
            },
            zones: action_deck::Kit {
                deck: text("action-deck/standard.deck")?,
                charts: text("action-deck/standard.charts")?,
            },
            net: inside_the_net::Kit {
                deck: text("inside-the-net/standard.deck")?,
                injuries: text("inside-the-net/standard.injuries")?,
            },
            hexes: counter_attack::play::Kit {
                formations: text("counter-attack/standard.formations")?,
                templates: text("counter-attack/standard.templates")?,
            },
        })
    }
}

/// What takes its time to be made. Everything else follows from the statistics at once.
#[derive(Clone, Debug, Default)]
pub struct Set {
    /// Team charts of action-deck.
    pub charts: Vec<TeamChart>,
    /// Cards of inside-the-net.
    pub squads: Vec<Squad>,
}

impl Set {
    /// Makes what the games that are asked for need.
    ///
    /// # Errors
    ///
    /// What no chart or card can say.
    pub fn make(
        found: &Imported,
        asked: &dyn Fn(&str) -> bool,
        kits: &Kits,
        watch: &dyn Watch,
    ) -> Result<Set, Faults> {
        let season = &found.season;
        let mut set = Set::default();
        if asked("action-deck") {
            watch.begins("team charts of action-deck", 1);
            set.charts = action_deck::make(season, &kits.zones)?;
            watch.part();
        }
        if asked("inside-the-net") {
            let matches = inside_the_net::matches(season.clubs.len());
            watch.begins("matches for the player cards of inside-the-net", matches);
            set.squads = inside_the_net::make(season, &kits.net, &|| watch.part())?;
        }
        Ok(set)
    }

    /// The files for a data folder, each with its path there.
    #[must_use]
    pub fn files(
        &self,
        found: &Imported,
        asked: &dyn Fn(&str) -> bool,
        name: &str,
        about: &[String],
    ) -> Vec<(String, String)> {
        let season = &found.season;
        let text = |game: &str| match game {
            "goal-dice" => sheet::clubs(season, about),
            "offense-charts" => {
                let rated = ratings::rate_season(season, Method::Plain);
                sheet::write(&rated, "Nowhere", 1, about)
            }
            "action-deck" => action_deck::write(&self.charts, about),
            "inside-the-net" => inside_the_net::write(&self.squads, about),
            _ => counter_attack::write(&counter_attack::make(season), about),
        };
        let wanted = PLACES.into_iter().filter(|(game, _)| asked(game));
        wanted
            .map(|(game, place)| (place.replace("NAME", name), text(game)))
            .collect()
    }

    /// Plays the season again so many times in every game that is asked for.
    ///
    /// # Errors
    ///
    /// What is wrong with charts, tables or cards.
    pub fn reports(
        &self,
        found: &Imported,
        asked: &dyn Fn(&str) -> bool,
        kits: &Kits,
        run: replay::Run,
        watch: &dyn Watch,
    ) -> Result<Vec<Report>, Faults> {
        let season = &found.season;
        let mut reports = Vec::new();
        if asked("inside-the-net") {
            let clubs = Wanted::all(season);
            let lineups = Lineups::new(&clubs, &self.squads)?;
            let league = inside_the_net::League::new(&kits.net, &self.squads, &lineups)?;
            let matches = inside_the_net::matches_of_season(clubs.len());
            watch.begins("matches of inside-the-net", run.seasons * matches);
            let outcome = league.play(run.seasons, run.seed, &|| watch.part());
            reports.push(report::of_inside_the_net(&clubs, &outcome));
        }
        if asked("action-deck") {
            watch.begins("seasons of action-deck", 1);
            let league = action_deck::League::new(&kits.zones, &self.charts)?;
            let outcome = league.play(run.seasons, run.seed);
            reports.push(report::of_action_deck(
                &action_deck::wanted(season),
                &outcome,
            ));
            watch.part();
        }
        if asked("offense-charts") {
            watch.begins("seasons of offense-charts", 1);
            reports.push(report::of_offense_charts(season, &kits.charts, run)?);
            watch.part();
        }
        if asked("counter-attack") {
            // Its squads follow from the statistics at once, so that they are made again.
            let squads = counter_attack::make(season);
            let seasons = run.seasons.div_ceil(SLOWER);
            let clubs = squads.len() as u64;
            watch.begins(
                "matches of counter-attack",
                seasons * clubs * clubs.saturating_sub(1),
            );
            let played = &|| watch.part();
            let outcome =
                counter_attack::play::play(&kits.hexes, &squads, seasons, run.seed, played)?;
            reports.push(report::of_counter_attack(season, &outcome));
        }
        Ok(reports)
    }
}

/// What a file of the season is called: the name of its league in small letters and hyphens.
#[must_use]
pub fn name_of(found: &Imported) -> String {
    let league = found.season.clubs.first().map_or("", |club| &club.league);
    file_name(league)
}

/// A name as files have it: small letters, digits, hyphens.
#[must_use]
pub fn file_name(name: &str) -> String {
    let plain = |c: char| match c.is_ascii_alphanumeric() {
        true => c.to_ascii_lowercase(),
        false => '-',
    };
    let name: String = spelling::latin(name).chars().map(plain).collect();
    match name.trim_matches('-') {
        "" => "league".to_string(),
        name => name.to_string(),
    }
}
