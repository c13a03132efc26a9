//! Squads of counter-attack, made from season statistics.
//!
//! The game gives a card seven numbers from 1 to 6 and says how often each of them is shown. So
//! the men of a league are put in order by what they did ([`merit`]), one order for each
//! number, and the numbers are dealt out along it ([`shares`]): who dribbled best has the
//! dribbling of the best cards.

mod merit;
pub mod play;
mod shares;
pub mod value;

use std::{cmp::Reverse, fmt::Write as _};

use counter_attack::{Attribute, Card, Squad, squad::FIRST_LINE};

use self::merit::{KEEPERS, Merit, OUTFIELD, Pool};
use crate::sheet::plain;
use statistics::{ClubSeason, Foot, PlayerCount, PlayerSeason, Position, Role, Season};

/// Goalkeepers and outfield players of a squad (CA-3.1).
const KEEPERS_OF_A_SQUAD: usize = 2;
const OUTFIELD_OF_A_SQUAD: usize = 14;

/// Outfield players who start.
const STARTERS: usize = 10;

/// The sum of the seven numbers of an outfield card.
const SUMS: std::ops::RangeInclusive<u8> = 19..=32;

/// Makes a squad for each club of a season, in their order. Where a club has too few men,
/// reserves without a name of their own fill the bench; the average of the league plays in them.
#[must_use]
pub fn make(season: &Season) -> Vec<Squad> {
    let picked = season.clubs.iter().map(|club| picked(season, club));
    let (keepers, outfield): (Vec<_>, Vec<_>) = picked.unzip();
    let keepers = cards(season, &keepers, &KEEPERS);
    let outfield = cards(season, &outfield, &OUTFIELD);
    let both = keepers.into_iter().zip(outfield);
    let clubs = season.clubs.iter().zip(both);
    let squad = |(club, (mut keepers, mut outfield)): (&ClubSeason, (Vec<Card>, Vec<Card>))| {
        fill(&mut keepers, KEEPERS_OF_A_SQUAD, &KEEPERS);
        fill(&mut outfield, OUTFIELD_OF_A_SQUAD, &OUTFIELD);
        let bench = outfield.split_off(STARTERS);
        let mut cards = vec![keepers.remove(0)];
        cards.extend(outfield);
        cards.extend(keepers);
        cards.extend(bench);
        Squad {
            id: club.id.clone(),
            name: plain(&club.name),
            short: plain(&club.short),
            cards,
        }
    };
    clubs.map(squad).collect()
}

/// The men of a club who make its squad: goalkeepers, and outfield players as their shirts are
/// given, those who start first.
fn picked<'a>(
    season: &'a Season,
    club: &'a ClubSeason,
) -> (Vec<&'a PlayerSeason>, Vec<&'a PlayerSeason>) {
    let mut players: Vec<&PlayerSeason> = season.players_of(&club.id).collect();
    players.sort_by_key(|player| Reverse(player.counts[PlayerCount::Minutes]));
    let (mut keepers, mut outfield): (Vec<_>, Vec<_>) =
        players.into_iter().partition(|player| player.is_keeper());
    keepers.truncate(KEEPERS_OF_A_SQUAD);
    outfield.truncate(OUTFIELD_OF_A_SQUAD);
    let starters = outfield.len().min(STARTERS);
    line_up(&mut outfield[..starters]);
    (keepers, outfield)
}

/// Shirts 2 to 5 are the back of the first formation, 6 to 9 its middle, 10 and 11 its front; in
/// a row of four the first plays on the right and the last on the left.
fn line_up(starters: &mut [&PlayerSeason]) {
    starters.sort_by_key(|player| (player.positions.first().copied(), player.role.map(depth)));
    for row in starters.chunks_mut(4) {
        row.sort_by_key(|player| match (is_wide(player), player.foot) {
            (true, Some(Foot::Left)) => 2,
            (true, _) => 0,
            (false, _) => 1,
        });
    }
}

/// How far from the own goal a role is played.
fn depth(role: Role) -> u8 {
    match role {
        Role::Keeper => 0,
        Role::CentreBack => 1,
        Role::FullBack => 2,
        Role::Holding => 3,
        Role::Central => 4,
        Role::Attacking => 5,
        Role::Wing => 6,
        Role::Striker => 7,
    }
}

fn is_wide(player: &PlayerSeason) -> bool {
    match player.role {
        Some(role) => matches!(role, Role::FullBack | Role::Wing),
        None => player.positions.contains(&Position::Defender) && player.positions.len() > 1,
    }
}

/// The cards of all clubs, club by club.
fn cards(season: &Season, clubs: &[Vec<&PlayerSeason>], merits: &[Merit; 7]) -> Vec<Vec<Card>> {
    let pool = Pool::new(season, clubs.concat());
    let blank = |player: &&PlayerSeason| Card::blank(&plain(&player.name), player.is_keeper());
    let mut cards: Vec<Card> = pool.men.iter().map(blank).collect();
    for merit in merits {
        let numbers = shares::deal(&pool.in_order(merit), &merit.shares);
        for (card, number) in cards.iter_mut().zip(numbers) {
            *card = std::mem::replace(card, Card::blank("", false)).with(merit.attribute, number);
        }
    }
    let mut cards = cards.into_iter().map(within_sums);
    let of_club = |men: &Vec<&PlayerSeason>| cards.by_ref().take(men.len()).collect();
    clubs.iter().map(of_club).collect()
}

/// Nobody is good or bad at everything: the best number goes down, or the worst one up.
fn within_sums(mut card: Card) -> Card {
    if card.keeper {
        return card;
    }
    loop {
        let numbers = Attribute::OUTFIELD.map(|attribute| (card.get(attribute), attribute));
        let sum: u8 = numbers.iter().map(|(number, _)| number).sum();
        let key = |(number, attribute): &&(u8, Attribute)| (*number, *attribute as usize);
        let change = match () {
            () if sum > *SUMS.end() => numbers.iter().max_by_key(key).map(|&(n, a)| (n - 1, a)),
            () if sum < *SUMS.start() => numbers.iter().min_by_key(key).map(|&(n, a)| (n + 1, a)),
            () => None,
        };
        let Some((number, attribute)) = change else {
            return card;
        };
        card = card.with(attribute, number);
    }
}

/// Adds reserves with the most frequent number of each kind.
fn fill(cards: &mut Vec<Card>, wanted: usize, merits: &[Merit; 7]) {
    for number in 1..=wanted.saturating_sub(cards.len()) {
        let keeper = merits[0].attribute == Attribute::Aerial;
        let kind = if keeper { "keeper" } else { "player" };
        let card = Card::blank(&format!("Reserve {kind} {number}"), keeper);
        let card = merits.iter().fold(card, |card, merit| {
            card.with(merit.attribute, shares::usual(&merit.shares))
        });
        cards.push(card);
    }
}

/// What stands in front of the squads of a file.
const LEGEND: &str = "\
# A row `team, id, name, short` begins each squad; then a row for each shirt: 1 to 11 start,
# 12 to 16 sit on the bench. All numbers are from 1 to 6.
#
# keeper, shirt, name, aerial, dribbling, pace, resilience, saving, handling, high pass
# player, shirt, name, pace, dribbling, heading, high pass, resilience, shooting, tackling
";

/// A file of squads. `about` says where they come from, a remark for each line.
#[must_use]
pub fn write(squads: &[Squad], about: &[String]) -> String {
    let mut text = format!("{FIRST_LINE}\n");
    for line in about {
        let _ = writeln!(text, "# {line}");
    }
    text.push_str(LEGEND);
    for squad in squads {
        let document = squad.document();
        let rows = document.split_once('\n').map_or("", |(_, rows)| rows);
        let _ = write!(text, "\n{rows}");
    }
    text
}
