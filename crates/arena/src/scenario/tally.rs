//! What a play came to, in numbers: the box score of a side, and what one of its men did.

use football::{BoxScore, PlayerId, PlayerStats, Squads};
use tabletop::{Session, Side};

use super::{
    Difference,
    file::{CaseSection, NumberedLine},
};
use games::playable::Playable;
use simulation::story;

/// Compares the numbers that are named with those of the events.
pub(super) fn check<G: Playable>(
    session: &Session<G>,
    section: &CaseSection,
) -> Result<(), Difference> {
    let rules = session.rules();
    let tally = CaseTally {
        rules,
        box_score: story::box_score(rules, session.events()),
        squads: story::squads(rules, session.events()),
    };
    section.lines.iter().try_for_each(|line| tally.check(line))
}

struct CaseTally<'a, G> {
    rules: &'a G,
    box_score: BoxScore,
    squads: Squads,
}

impl<G: Playable> CaseTally<'_, G> {
    /// `home fouls: 1`, or `home fouls Crane: 1`.
    fn check(&self, line: &NumberedLine) -> Result<(), Difference> {
        let differs = |got: String| Difference {
            line: line.number,
            expected: line.text.clone(),
            got,
        };
        let form = || differs("no line as `home corners: 1`".to_string());
        let (name, expected) = line.pair().ok_or_else(form)?;
        let expected: u64 = expected.parse().map_err(|_| form())?;
        let (side, what) = name.split_once(' ').ok_or_else(form)?;
        let side = Side::named(side).ok_or_else(form)?;
        let got = match what.split_once(' ') {
            None => one_of(self.box_score.stats[side].named(), what),
            Some((what, who)) => self
                .of_player(side, who)
                .and_then(|did| one_of(did.named(), what)),
        };
        match got.map_err(differs)? {
            got if got == expected => Ok(()),
            got => Err(differs(format!("{name}: {got}"))),
        }
    }

    /// What the man with this name did, in the field or in goal.
    fn of_player(&self, side: Side, name: &str) -> Result<PlayerStats, String> {
        let ids = (0..=u8::MAX).flat_map(|at| [PlayerId::Player(at), PlayerId::Keeper(at)]);
        let called = |id: &PlayerId| self.rules.player_name(side, *id) == name;
        let men: Vec<PlayerId> = ids.filter(called).collect();
        if men.is_empty() {
            return Err(format!("{side} has nobody called `{name}`"));
        }
        let mut did = PlayerStats::default();
        men.iter()
            .for_each(|id| did.add(&self.squads.of(side, *id)));
        Ok(did)
    }
}

/// The number with this name, or which names there are.
fn one_of(numbers: impl Iterator<Item = (&'static str, u64)>, wanted: &str) -> Result<u64, String> {
    let numbers: Vec<(&str, u64)> = numbers.collect();
    let mut named = numbers.iter().filter(|(name, _)| *name == wanted);
    named.next().map(|(_, number)| *number).ok_or_else(|| {
        let names: Vec<&str> = numbers.iter().map(|(name, _)| *name).collect();
        format!("`{wanted}` is not counted: there is {}", names.join(", "))
    })
}
