//! What a finished match reports to a competition, and a match played for one.

use competition::{
    brief::{Brief, Draws, Venue},
    result::{Card, Colour, DecidedBy, Injury, MatchResult, Reason},
};
use football::{BoxScore, Deed, Period, PlayerId, PlayerStats, What};
use library::Library;
use tabletop::{BySide, Side, sheet::before};

use crate::{meeting, story};
use games::{
    ForGame,
    playable::Playable,
    setup::{Dice, MatchSetup, SetupError},
};

/// What a match came to: for a table, for the statistics, for a box score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchReport {
    /// For the competition.
    pub result: MatchResult,
    /// What the players did, by side.
    pub players: BySide<Vec<(String, PlayerStats)>>,
    /// Who began, the keeper first; as far as the game knows.
    pub starters: BySide<Vec<String>>,
    /// The match in numbers.
    pub box_score: BoxScore,
}

/// The report of these events, which led to this state.
pub fn report<G: Playable>(rules: &G, state: &G::State, events: &[G::Event]) -> MatchReport {
    let mut result = MatchResult::default();
    let mut after_halves = [0_u32; 2];
    let mut goals_after = Period::FirstHalf;
    let mut had_extra = false;
    for event in events {
        let at = rules.when(event);
        let is_extra = matches!(at.period, Period::ExtraFirst | Period::ExtraSecond);
        had_extra |= is_extra;
        rules.report(event, |side, what, _| {
            let scorer = match what {
                What::Goal => side,
                What::OwnGoal => side.other(),
                _ => return,
            };
            if is_extra {
                goals_after = at.period;
                after_halves[scorer as usize] += 1;
            }
        });
        note_players(rules, event, at.minute, &mut result);
    }
    let score = rules.score(state);
    let total = [u32::from(score.home), u32::from(score.away)];
    result.goals = [
        total[0].saturating_sub(after_halves[0]),
        total[1].saturating_sub(after_halves[1]),
    ];
    result.extra = had_extra.then_some(after_halves);
    let kicks = rules.shootout(state);
    result.shootout = kicks.map(|kicks| [u32::from(kicks.home), u32::from(kicks.away)]);
    result.decided_by = match (result.shootout, had_extra, goals_after) {
        (Some(_), _, _) => DecidedBy::Shootout,
        (None, false, _) => DecidedBy::Regulation,
        (None, true, Period::ExtraSecond) => DecidedBy::SuddenDeath,
        (None, true, _) => DecidedBy::Extra,
    };
    MatchReport {
        result,
        players: story::players(rules, events, |side, player| {
            rules.player_name(side, player)
        }),
        starters: BySide::from_fn(|side| rules.starters(side)),
        box_score: story::box_score(rules, events),
    }
}

/// Notes the cards and injuries of an event.
fn note_players<G: Playable>(rules: &G, event: &G::Event, minute: u16, result: &mut MatchResult) {
    let mut booked: Option<(Side, PlayerId)> = None;
    rules.credit(event, |side, player, deed| {
        // A position without a man is not suspended.
        if !rules.is_named(side, player) {
            return;
        }
        let name = || rules.player_name(side, player);
        match deed {
            Deed::Yellow => {
                booked = Some((side, player));
                result.cards.push(Card {
                    side,
                    player: name(),
                    minute,
                    colour: Colour::Yellow,
                    reason: Reason::Other,
                });
            }
            // A caution and off in one event: the caution was his second.
            Deed::Red if booked == Some((side, player)) => {
                if let Some(card) = result.cards.last_mut() {
                    card.colour = Colour::SecondYellow;
                    card.reason = Reason::SecondYellow;
                }
            }
            Deed::Red => result.cards.push(Card {
                side,
                player: name(),
                minute,
                colour: Colour::Red,
                reason: Reason::Other,
            }),
            Deed::Injury { matches } => result.injuries.push(Injury {
                side,
                player: name(),
                minute,
                matches_out: u32::from(matches),
            }),
            _ => {}
        }
    });
}

/// A match as a competition wants it: on this ground, decided if it must be.
#[must_use]
pub fn for_fixture(mut setup: MatchSetup, brief: &Brief) -> MatchSetup {
    struct OptionsFor<'a>(&'a Brief);
    impl ForGame for OptionsFor<'_> {
        type Output = Vec<&'static str>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            // Two legs are decided by their aggregate, which no game knows.
            let on_the_day = self.0.draws == Draws::Decided && self.0.carry.is_none();
            let decided = G::DECIDED.filter(|_| on_the_day);
            let neutral = G::NEUTRAL.filter(|_| self.0.venue == Venue::Neutral);
            decided.into_iter().chain(neutral).collect()
        }
    }
    for option in setup.game.with(OptionsFor(brief)) {
        let name = before(option, "=");
        // What was agreed by hand goes first.
        if !setup
            .options
            .iter()
            .any(|set| set.split('=').next() == Some(name))
        {
            setup.options.push(option.to_string());
        }
    }
    setup
}

/// Plays a match between computer coaches and reports it.
///
/// # Errors
///
/// If the match cannot begin.
pub fn simulate_one(setup: &MatchSetup, library: &Library) -> Result<MatchReport, SetupError> {
    let dice = match setup.dice {
        Dice::App { seed, index } => [seed, index],
        Dice::Key(key) => [key.number(), 0],
        Dice::Mine | Dice::Verifiable(_) => [0, 0],
    };
    Ok(meeting::of(setup, library)?.report(dice))
}
