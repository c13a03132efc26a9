//! What the statistics of a season ask of a club's cards.

use inside_the_net::{
    Line,
    card_file::{MOST_KEEPERS, MOST_PLAYERS},
};

use super::style::Style;
use crate::averages::Averages;
use statistics::{
    ClubCount, ClubSeason, KnownColumns, PlayerCount, PlayerSeason, Position, Season,
};

/// What a man should come to in a season. What cannot be known is a model's; see
/// [`WishedSeason::of`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs)] // As in the statistics.
pub struct WishedSeason {
    pub shots: f64,
    pub on_target: f64,
    pub goals: f64,
    pub assists: f64,
    /// By third, his own first.
    pub fouled: [f64; 3],
    pub fouls: f64,
    pub offsides: f64,
    pub corners: f64,
    pub yellows: f64,
    /// Sent off at once.
    pub reds: f64,
    pub second_yellows: f64,
    pub own_goals: f64,
    pub penalties: f64,
    pub penalty_goals: f64,
    pub penalties_won: f64,
    pub penalties_conceded: f64,
    pub starts: f64,
    pub subbed_off: f64,
    pub came_on: f64,
}

/// An outfield player of a club.
#[derive(Clone, Debug)]
pub struct OutfieldPlayer<'a> {
    /// His season.
    pub player: &'a PlayerSeason,
    /// His usual line.
    pub line: Line,
    /// What he should come to.
    pub wish: WishedSeason,
    /// How he plays.
    pub style: Style,
}

/// A club with what its cards should give in a season.
#[derive(Clone, Debug)]
pub struct WantedClub<'a> {
    /// The club.
    pub club: &'a ClubSeason,
    /// Its outfield players, those who played most first.
    pub men: Vec<OutfieldPlayer<'a>>,
    /// Its keepers.
    pub keepers: Vec<&'a PlayerSeason>,
    /// Matches of the season.
    pub matches: f64,
}

impl<'a> WantedClub<'a> {
    /// The clubs of a season.
    #[must_use]
    pub fn all(season: &'a Season) -> Vec<WantedClub<'a>> {
        let averages = Averages::of(season);
        let clubs = season.clubs.iter();
        clubs
            .map(|club| WantedClub::of(season, club, &averages))
            .collect()
    }

    fn of(season: &'a Season, club: &'a ClubSeason, averages: &Averages) -> WantedClub<'a> {
        let mut players: Vec<&PlayerSeason> = season.players_of(&club.id).collect();
        players.sort_by_key(|player| std::cmp::Reverse(player.counts[PlayerCount::Minutes]));
        let (mut keepers, mut players): (Vec<&PlayerSeason>, Vec<&PlayerSeason>) =
            players.into_iter().partition(|player| player.is_keeper());
        keepers.truncate(MOST_KEEPERS);
        players.truncate(MOST_PLAYERS);
        let known = &season.known_of_players;
        let man = |player: &'a PlayerSeason| OutfieldPlayer {
            player,
            line: usual_line(player),
            wish: WishedSeason::of(player, known, averages),
            style: Style::of(player, known, averages),
        };
        let mut wanted = WantedClub {
            club,
            men: players.into_iter().map(man).collect(),
            keepers,
            matches: club.matches().max(1) as f64,
        };
        wanted.add_up();
        wanted
    }

    /// A number of the club's season.
    #[must_use]
    pub fn total(&self, columns: &[ClubCount]) -> f64 {
        self.club.sum(columns) as f64
    }

    /// Goals of its own players.
    #[must_use]
    pub fn goals(&self) -> f64 {
        use ClubCount as C;
        self.total(&[C::HomeFor, C::AwayFor]) - self.total(&[C::OwnGoalsFor])
    }

    /// The men's wishes are made to sum to what the club did: keepers do nothing in
    /// this game but keep, and means that were added to short careers are taken off again.
    fn add_up(&mut self) {
        use ClubCount as C;
        type WishedNumber = fn(&mut WishedSeason) -> &mut f64;
        let fields: [(WishedNumber, f64); 13] = [
            (|w| &mut w.shots, self.total(&[C::Shots])),
            (|w| &mut w.on_target, self.total(&[C::OnTarget])),
            (|w| &mut w.goals, self.goals()),
            (|w| &mut w.assists, self.total(&[C::Assists])),
            (|w| &mut w.fouls, self.total(&[C::Fouls])),
            (|w| &mut w.offsides, self.total(&[C::Offsides])),
            (|w| &mut w.corners, self.total(&[C::Corners])),
            (|w| &mut w.yellows, self.total(&[C::Yellows])),
            (|w| &mut w.reds, self.total(&[C::Reds])),
            (|w| &mut w.second_yellows, self.total(&[C::SecondYellows])),
            (|w| &mut w.own_goals, self.total(&[C::OwnGoals])),
            (|w| &mut w.penalties_won, self.total(&[C::Penalties])),
            (
                |w| &mut w.penalties_conceded,
                self.total(&[C::PenaltiesAgainst]),
            ),
        ];
        for (field, total) in fields {
            let sum: f64 = self.men.iter_mut().map(|man| *field(&mut man.wish)).sum();
            for man in &mut self.men {
                *field(&mut man.wish) *= total / sum.max(1e-9);
            }
        }
        let sum: f64 = self.men.iter().flat_map(|man| man.wish.fouled).sum();
        let scale = self.total(&[C::Fouled]) / sum.max(1e-9);
        for man in &mut self.men {
            man.wish.fouled = man.wish.fouled.map(|third| third * scale);
        }
    }
}

/// The line a man plays in most.
#[must_use]
pub fn usual_line(player: &PlayerSeason) -> Line {
    let lines = player.positions.iter().copied().filter_map(line_of);
    lines.take(1).next().unwrap_or(Line::Mf)
}

/// The line of a position; a keeper has none.
#[must_use]
pub fn line_of(position: Position) -> Option<Line> {
    match position {
        Position::Keeper => None,
        Position::Defender => Some(Line::Df),
        Position::Midfielder => Some(Line::Mf),
        Position::Forward => Some(Line::Fw),
    }
}

/// Where fouls on a man of a line are, if nobody counted: his own third first.
const FOULED: [[f64; 3]; 3] = [[0.42, 0.45, 0.13], [0.17, 0.52, 0.31], [0.08, 0.43, 0.49]];

/// How many of his starts a man of a line does not finish, if nobody counted.
const TAKEN_OFF: [f64; 3] = [0.12, 0.30, 0.42];

/// Who takes corners, if nobody counted: a share of what he made of chances.
const CORNERS: [f64; 3] = [0.3, 1.0, 0.5];

impl WishedSeason {
    /// Of a player. Rates are drawn a little to the mean of his line, as if he had
    /// played a match more as an average man.
    fn of(
        player: &PlayerSeason,
        known: &KnownColumns<PlayerCount>,
        averages: &Averages,
    ) -> WishedSeason {
        use PlayerCount as P;
        let line = usual_line(player);
        let at = line as usize;
        let of = |column: P| averages.shrunk(player, column);
        let whole = |column: P| f64::from(player.counts[column]);
        let fouled = of(P::Fouled);
        let thirds = [P::FouledDef, P::FouledMid, P::FouledOff];
        let starts = whole(P::Starts);
        let subbed_off = match (known.has(P::SubbedOff), known.has(P::Finished)) {
            (true, _) => whole(P::SubbedOff),
            (false, true) => starts - whole(P::Finished),
            (false, false) => starts * TAKEN_OFF[at],
        };
        let or = |column: P, model: f64| match known.has(column) {
            true => of(column),
            false => model,
        };
        let fouled = match known.has_all(&thirds) {
            true => thirds.map(of),
            false => FOULED[at].map(|share| share * fouled),
        };
        WishedSeason {
            shots: of(P::Shots),
            on_target: of(P::OnTarget),
            goals: of(P::Goals),
            assists: of(P::Assists),
            fouled,
            fouls: of(P::Fouls),
            offsides: of(P::Offsides),
            corners: or(P::Corners, CORNERS[at] * (of(P::Assists) + 0.2)),
            yellows: of(P::Yellows),
            // Luck, mostly: everybody might have been the one.
            reds: of(P::Reds) + 0.02 * whole(P::Minutes) / 90.0 / 38.0,
            second_yellows: of(P::SecondYellows),
            own_goals: of(P::OwnGoals) + 0.05 * whole(P::Minutes) / 90.0 / 38.0,
            penalties: whole(P::Penalties),
            penalty_goals: whole(P::PenaltyGoals),
            penalties_won: or(P::PenaltiesWon, 0.0) + 0.03 * fouled[2] + 1e-3,
            penalties_conceded: or(P::PenaltiesConceded, 0.0) + 0.01 * of(P::Fouls) + 1e-3,
            starts,
            subbed_off,
            came_on: whole(P::Appearances) - starts,
        }
    }
}
