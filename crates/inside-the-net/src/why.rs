//! Why something happened: who, where, the ranges of the cards with the one that was hit in
//! brackets or the number that a die is held against, and what came of it.

use tabletop::{Card, Side};

use crate::{
    InsideTheNet,
    action::{Action, Family, Release, SaveOut, ShotKind, Span, Stop, Zone},
    card::runs,
    course::{Course, course},
    deck::OnBall,
    hrec::Schedule,
    play::open::receiver,
    readings::{Against, keepers_range, marked, named, range, stops_of, table, white_on},
    state::Next,
};

/// Odd is a corner, even a rebound (ITN-OFF.22).
fn after_block(white: u8) -> &'static str {
    match white % 2 {
        1 => "odd, a corner",
        _ => "even, a rebound",
    }
}

/// What an action leads to, with this stop.
pub(crate) fn outcome(side: Side, zone: Zone, action: Action, stop: Stop, white: u8) -> String {
    let other = side.other();
    let then = course(zone, action, stop);
    match then.course {
        Course::Keep => format!("{side} has the ball in {}", then.zone),
        Course::Lose => format!("{other} has the ball in {}", then.zone),
        Course::Loose => "the ball is loose there".to_string(),
        Course::Challenged => format!("a foul, and a free kick for {side} there"),
        Course::Fouled => format!("a foul of {other}"),
        Course::Open => "it opens a shot".to_string(),
        Course::FreeShot => "a shot of type Chl, with no defender against it".to_string(),
        Course::ChallengeShot => "a shot of type Chl".to_string(),
        Course::Attempt => "a shot of type Shot".to_string(),
        Course::Blocked => after_block(white).to_string(),
        Course::Offside => "offside".to_string(),
        Course::Cross => "the cross comes into the box".to_string(),
        Course::GoalKick => format!("over the end line, a goal kick for {other}"),
        Course::Corner => format!("a corner for {side}"),
    }
}

/// What the dice are held against, by side and man.
impl InsideTheNet {
    pub(crate) fn name(&self, side: Side, man: u8) -> &str {
        self.squads()[side].player_name(man)
    }

    pub(crate) fn keeper_name(&self, side: Side, keeper: u8) -> &str {
        self.squads()[side].keeper_name(keeper)
    }

    /// The spots that a card names, and whether its SOS number counts.
    pub(crate) fn why_flip(
        &self,
        clause: &'static str,
        side: Side,
        next: Next,
        zone: Zone,
        card: Card,
        extra: bool,
    ) -> String {
        let section = self.cards().section(zone, card);
        let mut text = match (next, section.attacker) {
            (Next::Open, OnBall::High(..)) => {
                format!("any HIGH is the man of {side} with the highest OFF rating")
            }
            (Next::Open, OnBall::Spot(spot)) => {
                let receives = receiver(spot) + 1;
                format!("{} on the card is spot {receives} of {side}", spot + 1)
            }
            (_, OnBall::High(low, high)) => {
                let (low, high) = (low + 1, high + 1);
                let who = match clause {
                    "ITN-FAC.7" => "who is there, of equal OFF ratings the one in the higher spot",
                    _ => "with the higher OFF rating",
                };
                format!("HIGH is the man in spot {low} or {high} of {side} {who}")
            }
            (_, OnBall::Spot(spot)) => format!("spot {} of {side} is on the ball", spot + 1),
        };
        if next != Next::Open {
            let (spot, other) = (section.defender + 1, side.other());
            text = format!("{text}, against spot {spot} of {other}");
        }
        let may_help = section.sos > 0 && !matches!(next, Next::Open | Next::FreeKick);
        let Schedule { size, favoured } = self.schedule;
        if may_help && size > 0 {
            text = match section.sos <= size {
                true => format!("{text}; SOS {} counts for {favoured}", section.sos),
                false => format!("{text}; SOS {} is more than {size}", section.sos),
            };
        }
        match extra {
            true => format!("the regular cards are used up: one of EXTRAS; {text}"),
            false => text,
        }
    }

    /// Black in the attacker's table.
    pub(crate) fn why_attack(&self, side: Side, man: u8, zone: Zone, black: u8) -> String {
        let ranges = self.squads()[side].player(man);
        let ranges = ranges.map(|card| table(card.plays.ranges(zone), black));
        let ranges = ranges.unwrap_or_default();
        format!(
            "black {black} on {} in {zone}: {ranges}",
            self.name(side, man)
        )
    }

    /// White on the cards of those who can stop an action, or book for it.
    pub(crate) fn why_defence(
        &self,
        side: Side,
        [man, defender, keeper]: [u8; 3],
        zone: Zone,
        action: Action,
        white: u8,
    ) -> String {
        let other = side.other();
        let card = self.squads()[other].player(defender);
        if action == Action::Fouled {
            return self.why_fouled(side, [man, defender], zone, white);
        }
        if action.family() == Family::Free {
            return "nothing can stop it".to_string();
        }
        let ranges: Vec<(String, Span)> = match card {
            Some(card) => {
                let stops = stops_of(action.family()).iter();
                stops.map(|stop| range(card, *stop)).collect()
            }
            None => Vec::new(),
        };
        let hit = ranges.iter().any(|(_, span)| span.has(white));
        let mut text = match card {
            None => "nobody defends".to_string(),
            Some(card) => white_on(white, &card.name, &ranges),
        };
        let mut swept = false;
        let may_sweep = action.is_swept() && self.keeper_may_stop(defender);
        if let Some(card) = self.squads()[other].keepers.get(usize::from(keeper))
            && may_sweep
        {
            let sweep = keepers_range(card, Stop::Sweep);
            // The defender stops before the keeper (ITN-CHK.3).
            swept = !hit && sweep.1.has(white);
            let face = if hit { 0 } else { white };
            text = match sweep.1.is_empty() {
                true => format!("{text}; {} has no SWEEP", card.name),
                false => format!(
                    "{text}; white {white} on {}: {}",
                    card.name,
                    marked(&[sweep], face)
                ),
            };
        }
        match hit || swept || card.is_none() {
            true => text,
            false => format!("{text}, no stop"),
        }
    }

    /// White for a foul: the defender's cards, and penalties in OFF.
    fn why_fouled(&self, side: Side, [man, defender]: [u8; 2], zone: Zone, white: u8) -> String {
        let near = zone == Zone::Off;
        let mut text = match self.squads()[side.other()].player(defender) {
            None => "nobody defends".to_string(),
            Some(card) => {
                let plays = &card.plays;
                let mut ranges = vec![named("Ycd", plays.yellow), named("Rcd", plays.red)];
                if near {
                    ranges.push(named("PKc", plays.penalty_conceded));
                }
                white_on(white, &card.name, &ranges)
            }
        };
        if let Some(card) = self.squads()[side].player(man)
            && near
            && !card.plays.penalty_won.is_empty()
        {
            let won = marked(&[named("PKw", card.plays.penalty_won)], white);
            text = format!("{text}; white {white} on {}: {won}", card.name);
        }
        text
    }

    /// White in the range that stops, and what comes of it. A stop without its range is one
    /// that SOS makes.
    pub(crate) fn why_stopped(&self, side: Side, stop: Stop, by: u8, white: u8) -> String {
        let squad = &self.squads()[side];
        let (who, found) = match stop.is_keepers() {
            true => {
                let card = squad.keepers.get(usize::from(by));
                (
                    squad.keeper_name(by),
                    card.map(|card| keepers_range(card, stop)),
                )
            }
            false => (
                squad.player_name(by),
                squad.player(by).map(|card| range(card, stop)),
            ),
        };
        let stopped = match found {
            Some((range, span)) if span.has(white) => format!("white {white} in {range} of {who}"),
            _ => format!("SOS makes it {stop} of {who}"),
        };
        let attack = side.other();
        let then = match stop {
            Stop::Foul => format!("a free kick for {attack} there"),
            Stop::TackleLoose | Stop::BlockPass => "the ball is loose there".to_string(),
            Stop::Tackle => format!("{side} has the ball there"),
            Stop::None | Stop::Intercept => {
                format!("{side} has the ball where the pass was going")
            }
            Stop::Sweep => format!("{side} has the ball in DEF"),
            Stop::BlockShot => after_block(white).to_string(),
            Stop::Clear => format!("{attack} has the ball in MID"),
            Stop::Claim | Stop::Gather => "the keeper has it".to_string(),
        };
        format!("{stopped}: {then}")
    }

    /// Black against the receiver's Shot, with the bonus of the man behind it.
    pub(crate) fn why_received(
        &self,
        side: Side,
        [man, from]: [u8; 2],
        next: Next,
        black: Against,
    ) -> String {
        let squad = &self.squads()[side];
        let shot = squad.player(man).map_or(0, |card| card.plays.shot as i8);
        let bonus = black.need - shot;
        let name = self.name(side, man);
        let shot = match (bonus, next) {
            (0, _) => format!("{} of {name}", black.what("Shot")),
            (_, Next::Corner) => {
                let taker = self.name(side, from);
                format!(
                    "{} ({shot} of {name}, CK+ {bonus} of {taker})",
                    black.what("Shot")
                )
            }
            _ => {
                let crosser = self.name(side, from);
                format!(
                    "{} ({shot} of {name}, CrsP+ {bonus} of {crosser})",
                    black.what("Shot")
                )
            }
        };
        match black.hits() {
            true => format!("{shot}: he shoots"),
            false => format!("{shot}: the ball is loose there"),
        }
    }

    /// Black against `OnT`, with what the defender adds.
    pub(crate) fn why_shot(
        &self,
        side: Side,
        [man, defender]: [u8; 2],
        kind: ShotKind,
        black: Against,
    ) -> String {
        let name = self.name(side, man);
        let on_target = black.what("OnT");
        let text = match self.squads()[side.other()].player(defender) {
            Some(card) => {
                let effect = card.plays.effect;
                let own = black.need - effect;
                format!("{on_target} ({own} of {name}, {effect:+} by {})", card.name)
            }
            None => format!("{on_target} of {name}, with no defender against it"),
        };
        match black.hits() {
            true => format!("{text}: a shot of type {kind} on target"),
            false => format!("{text}: wide, a goal kick"),
        }
    }

    /// White against Goal, with the keeper's SAVE for this kind of shot.
    pub(crate) fn why_faced(
        &self,
        side: Side,
        man: u8,
        keeper: u8,
        kind: ShotKind,
        white: Against,
    ) -> String {
        let card = self.squads()[side].keepers.get(usize::from(keeper));
        let save = card.map_or(0, |card| card.saves[kind as usize]);
        let text = format!(
            "{} ({} of {}, SAVE {kind} {save:+} of {})",
            white.what("Goal"),
            white.need - save,
            self.name(side.other(), man),
            self.keeper_name(side, keeper)
        );
        match white.hits() {
            true => format!("{text}: a goal"),
            false => format!("{text}: saved"),
        }
    }

    pub(crate) fn why_saved(&self, side: Side, keeper: u8, out: SaveOut, white: u8) -> String {
        let card = self.squads()[side].keepers.get(usize::from(keeper));
        let ranges = card.map_or(String::new(), |card| table(runs(&card.out), white));
        let then = match out {
            SaveOut::Held => "the keeper has it",
            SaveOut::Corner => "a corner",
            SaveOut::Rebound => "a rebound",
        };
        let name = self.keeper_name(side, keeper);
        format!("white {white} on {name}: {ranges}: {then}")
    }

    /// Blue on the After block, or on the one for goal kicks.
    pub(crate) fn why_released(
        &self,
        side: Side,
        keeper: u8,
        how: Release,
        blue: u8,
        goal_kick: bool,
    ) -> String {
        let card = self.squads()[side].keepers.get(usize::from(keeper));
        let ranges = card.map_or(String::new(), |card| match goal_kick {
            true => table(runs(&card.goal_kick), blue),
            false => table(runs(&card.after), blue),
        });
        let then = match how {
            Release::Throw | Release::Short => format!("{side} has the ball in DEF"),
            Release::Pass => format!("{side} has the ball in MID"),
            Release::LostPass => format!("{} has the ball in MID", side.other()),
            Release::Launch => "the ball is loose in MID".to_string(),
        };
        let name = self.keeper_name(side, keeper);
        format!("blue {blue} on {name}: {ranges}: {then}")
    }
}
