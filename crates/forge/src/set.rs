//! Everything that is made of a season, and how near it comes to the real one: the same for the
//! command and for the page.

use ::{
    action_deck::{ActionDeck, TeamChart},
    counter_attack::CounterAttack,
    inside_the_net::{InsideTheNet, Squad},
    offense_charts::OffenseCharts,
};
use football::spelling;
use games::playable::Playable as _;
use library::{Library, LibraryError};
use tabletop::Faults;

use crate::{
    action_deck, counter_attack,
    inside_the_net::{self, Lineups, WantedClub},
    offense_charts::replay,
    ratings::{self, RatingMethod},
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

/// The games with cards or charts of their own; the others need the names of the clubs.
pub fn with_cards() -> impl Iterator<Item = &'static str> {
    let own = PLACES
        .into_iter()
        .filter(|(_, place)| place.contains("NAME"));
    own.map(|(game, _)| game)
}

/// How many seasons of the other games take as long as one of counter-attack, or longer.
const SLOWER: u64 = 50;

/// Hears how far the work is, and says whether to go on: `E` is why not.
pub trait Watch<E>: Sync {
    /// Something begins that has so many parts.
    ///
    /// # Errors
    ///
    /// If the work is to end.
    fn begins(&self, what: &'static str, parts: u64) -> Result<(), E>;

    /// A part of it is done.
    ///
    /// # Errors
    ///
    /// If the work is to end.
    fn part(&self) -> Result<(), E>;
}

/// What the games are played with.
#[derive(Clone, Debug)]
pub struct AllEquipment {
    /// Of offense-charts.
    pub charts: ::offense_charts::Equipment,
    /// Of action-deck.
    pub zones: ::action_deck::Equipment,
    /// Of inside-the-net.
    pub net: ::inside_the_net::Equipment,
    /// Of counter-attack.
    pub hexes: ::counter_attack::Equipment,
}

impl AllEquipment {
    /// As the library has it.
    ///
    /// # Errors
    ///
    /// If something cannot be had.
    pub fn of(library: &Library) -> Result<AllEquipment, LibraryError> {
        Ok(AllEquipment {
            charts: OffenseCharts::equipment(library)?,
            zones: ActionDeck::equipment(library)?,
            net: InsideTheNet::equipment(library)?,
            hexes: CounterAttack::equipment(library)?,
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
    /// What no chart or card can say, or what `watch` says.
    pub fn make<E: From<Faults> + Send>(
        found: &Imported,
        asked: &dyn Fn(&str) -> bool,
        equipment: &AllEquipment,
        watch: &dyn Watch<E>,
    ) -> Result<Set, E> {
        let season = &found.season;
        let mut set = Set::default();
        if asked("action-deck") {
            watch.begins("team charts of action-deck", 1)?;
            set.charts = action_deck::make(season, &equipment.zones)?;
            watch.part()?;
        }
        if asked("inside-the-net") {
            let matches = inside_the_net::matches(season.clubs.len());
            watch.begins("matches for the player cards of inside-the-net", matches)?;
            set.squads = inside_the_net::make(season, &equipment.net, &|| watch.part())?;
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
                let rated = ratings::rate_season(season, RatingMethod::Plain);
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
    /// What is wrong with charts, tables or cards, or what `watch` says.
    pub fn reports<E: From<Faults> + Send>(
        &self,
        found: &Imported,
        asked: &dyn Fn(&str) -> bool,
        equipment: &AllEquipment,
        run: replay::SeasonsToPlay,
        watch: &dyn Watch<E>,
    ) -> Result<Vec<Report>, E> {
        let season = &found.season;
        let mut reports = Vec::new();
        if asked("inside-the-net") {
            let clubs = WantedClub::all(season);
            let lineups = Lineups::new(&clubs, &self.squads)?;
            let league = inside_the_net::CardLeague::new(&equipment.net, &self.squads, &lineups);
            let matches = inside_the_net::matches_of_season(clubs.len());
            watch.begins("matches of inside-the-net", run.seasons * matches)?;
            let outcome = league.play(run.seasons, run.seed, &|| watch.part())?;
            reports.push(report::of_inside_the_net(&clubs, &outcome));
        }
        if asked("action-deck") {
            watch.begins("seasons of action-deck", 1)?;
            let league = action_deck::ChartLeague::new(&equipment.zones, &self.charts);
            let outcome = league.play(run.seasons, run.seed);
            reports.push(report::of_action_deck(
                &action_deck::wanted(season),
                &outcome,
            ));
            watch.part()?;
        }
        if asked("offense-charts") {
            watch.begins("seasons of offense-charts", 1)?;
            reports.push(report::of_offense_charts(season, &equipment.charts, run)?);
            watch.part()?;
        }
        if asked("counter-attack") {
            // Its squads follow from the statistics at once, so that they are made again.
            let squads = counter_attack::make(season);
            let seasons = run.seasons.div_ceil(SLOWER);
            let clubs = squads.len() as u64;
            watch.begins(
                "matches of counter-attack",
                seasons * clubs * clubs.saturating_sub(1),
            )?;
            let played = &|| watch.part();
            let outcome =
                counter_attack::play::play(&equipment.hexes, &squads, seasons, run.seed, played)?;
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
