//! Why something happened when play was stopped: fouls, penalties, injuries, changes,
//! EXTRAS.

use tabletop::Side;

use crate::{
    InsideTheNet,
    action::Zone,
    card_text::{foul_text, letter},
    event::{Caution, Delay, Pulled},
    men::NOBODY,
    readings::{Against, named, white_on},
};

/// `1 window`, `2 windows`
fn windows_left(side: Side, windows: u8) -> String {
    match windows {
        1 => format!("{side} has 1 window left"),
        windows => format!("{side} has {windows} windows left"),
    }
}

pub(crate) fn extra(delay: Delay, pulled: Pulled, pile: u8) -> String {
    let adds = match delay {
        Delay::Goal => "a goal adds 30 seconds",
        Delay::Card => "a foul with a card adds 30 seconds",
        Delay::Foul => "a foul without a card adds 15 seconds",
        Delay::Change => "a change of men adds 30 seconds",
    };
    let done = match (pulled, delay.is_full()) {
        (Pulled::Card, true) => ": a full card is pulled",
        (Pulled::Card, false) => ": a card is pulled and laid sideways",
        (Pulled::Straightened, _) => ": the sideways card is turned straight",
        (Pulled::Nothing, _) => ", but no spare card is left",
    };
    format!("{adds}{done}; EXTRAS {pile}")
}

/// What moves HREC, and what is read now. The clause says what it was; which way it goes
/// says whose.
pub(crate) fn hrec(clause: &str, strip: Zone, by: i8, now: u8) -> String {
    let (gains, loses) = match by {
        ..=-1 => (Side::Away, Side::Home),
        _ => (Side::Home, Side::Away),
    };
    let cause = match clause {
        "ITN-CARD.5" => format!("{loses} is a man short: "),
        "ITN-CARD.6" => format!("a marker on a man of {loses}: "),
        "ITN-CARD.9" => format!("a second marker on a man of {loses}: "),
        "ITN-CARD.11" => format!("fresh legs of {gains}, and markers go with the man: "),
        "ITN-CARD.12" => format!("{gains} is a man short, but both markers go with him: "),
        "ITN-FRS.1" => format!("fresh legs of {gains}: "),
        "ITN-TRD.2" => format!("tired legs of {loses}: "),
        "ITN-HREC.9" => "the lines after the new order: ".to_string(),
        "ITN-FRM.4" => "the lines on the sheets: ".to_string(),
        _ => String::new(),
    };
    format!("{cause}{by:+} in home's {strip}, blue up to {now} is home's there")
}

impl InsideTheNet {
    /// Whose pass it was, or why nobody is credited with one.
    pub(crate) fn why_goal(&self, clause: &str, side: Side, assist: u8, penalty: bool) -> String {
        let name = self.name(side, assist);
        match (assist, clause) {
            _ if penalty => "a penalty has no assist".to_string(),
            (NOBODY, "ITN-AST.3") => {
                "no assist: not after CryS or ChlS, nor on a direct kick".to_string()
            }
            (NOBODY, "ITN-AST.4") => "no assist: nobody assists himself".to_string(),
            (NOBODY, _) => "no assist: nobody's pass came just before it".to_string(),
            (_, "ITN-AST.2") => format!("a rebound of the shot of {name}"),
            _ => format!("the ball came from {name}"),
        }
    }

    pub(crate) fn why_corner(&self, side: Side, taker: u8) -> String {
        let after = "after a block or a save";
        match self.squads()[side].player(taker) {
            None if self.options().named_corner_taker => {
                format!("{after} the coach names the taker")
            }
            None => format!("{after} nobody takes it by name, and nothing is added to Shot"),
            Some(card) => match card.plays.corner_bonus {
                0 => format!("{} takes it, and adds nothing to Shot", card.name),
                bonus => format!("{} takes it, with CK+ {bonus}", card.name),
            },
        }
    }

    /// White on the defender's cards, or in his Foul in a challenge.
    pub(crate) fn why_foul(
        &self,
        side: Side,
        man: u8,
        challenge: bool,
        caution: Caution,
        white: u8,
    ) -> String {
        let Some(card) = self.squads()[side].player(man) else {
            return "nobody defends: the foul is nobody's, and plain".to_string();
        };
        let (name, plays) = (&card.name, &card.plays);
        if challenge {
            let foul = foul_text(plays);
            return format!(
                "white {white} in Foul {foul} of {name}: a foul in a challenge, without a card"
            );
        }
        let ranges = [named("Ycd", plays.yellow), named("Rcd", plays.red)];
        let read = white_on(white, name, &ranges);
        let then = match caution {
            Caution::Plain => "a foul without a card".to_string(),
            Caution::Yellow => {
                format!("his first yellow card, a marker and HREC one worse for {side}")
            }
            Caution::Waived => {
                let never = match plays.second_yellow {
                    None => " with (-)",
                    Some(_) => "",
                };
                format!(
                    "no second yellow card{never}, but a second marker and HREC one worse for \
                     {side}"
                )
            }
            Caution::Second => "his second yellow card, sent off".to_string(),
            Caution::Third => "he has two markers already, sent off".to_string(),
            Caution::Red => "a red card, sent off".to_string(),
        };
        format!("{read}: {then}")
    }

    pub(crate) fn why_second_yellow(&self, side: Side, man: u8, blue: Against) -> String {
        let given = match blue.hits() {
            true => "a second yellow card",
            false => "no second yellow card",
        };
        format!("{} of {}: {given}", blue.what("(#)"), self.name(side, man))
    }

    /// White in `PKw` of the man who was fouled, in `PKc` of the defender, or in both.
    pub(crate) fn why_awarded(&self, side: Side, man: u8, defender: u8, white: u8) -> String {
        let won = self.squads()[side].player(man);
        let won = won.map(|card| ("PKw", card.plays.penalty_won, &card.name));
        let conceded = self.squads()[side.other()].player(defender);
        let conceded = conceded.map(|card| ("PKc", card.plays.penalty_conceded, &card.name));
        let hit = [won, conceded].into_iter().flatten();
        let hit = hit.filter(|(_, span, _)| span.has(white));
        let hit: Vec<String> = hit
            .map(|(range, span, name)| format!("{range} {span} of {name}"))
            .collect();
        format!(
            "white {white} in {}: a penalty for {side}",
            hit.join(" and ")
        )
    }

    /// White against PK with the keeper's Pen Kick; black only if that was agreed.
    pub(crate) fn why_penalty(
        &self,
        side: Side,
        [man, keeper]: [u8; 2],
        black: u8,
        white: Against,
        on_target: bool,
    ) -> String {
        let name = self.name(side, man);
        let plays = self.squads()[side].player(man).map(|card| &card.plays);
        if !on_target {
            let need = plays.map_or(0, |plays| plays.on_target as i8);
            let black = Against::black(black, need).what("OnT");
            return format!("{black} of {name}: wide, a goal kick");
        }
        let own = plays.map_or(0, |plays| plays.penalty as i8);
        let card = self.squads()[side.other()].keepers.get(usize::from(keeper));
        let save = card.map_or(0, |card| card.penalty);
        let capped = if own + save > white.need {
            ", 20 at most"
        } else {
            ""
        };
        let then = match white.face {
            20 => "a 20 is always saved",
            _ if white.hits() => "a goal",
            _ => "saved",
        };
        format!(
            "{} ({own} of {name}, Pen Kick {save:+} of {}{capped}): {then}",
            white.what("PK"),
            self.keeper_name(side.other(), keeper)
        )
    }

    pub(crate) fn why_hurt(&self, side: Side, man: u8, starred: bool, blue: Against) -> String {
        let foul = if starred {
            " after his foul with 1*"
        } else {
            ""
        };
        let then = match blue.hits() {
            true => "he is injured",
            false => "he is not hurt",
        };
        format!(
            "{} of {}{foul}: {then}",
            blue.what("INJ"),
            self.name(side, man)
        )
    }

    pub(crate) fn why_injured(&self, side: Side, man: u8, blue: u8, matches: u8) -> String {
        let card = self.squads()[side].player(man);
        let column = letter(card.map_or(0, |card| card.injury_column));
        let misses = match matches {
            0 => "the rest of this match".to_string(),
            1 => "the rest of this match and the next one".to_string(),
            matches => format!("the rest of this match and the next {matches}"),
        };
        let name = self.name(side, man);
        format!("blue {blue} in column {column} of the chart: {name} misses {misses}")
    }

    /// Black and white name the spots, blue is held against END of the men there.
    pub(crate) fn why_sub_check(
        &self,
        clause: &str,
        side: Side,
        men: [u8; 2],
        [black, white, blue]: [u8; 3],
        idle: bool,
    ) -> String {
        let squad = &self.squads()[side];
        let who = |man: u8| {
            squad
                .player(man)
                .map_or("nobody to check", |card| &card.name)
        };
        let [first, second] = [black, white].map(|face| (face - 1) % 10 + 1);
        let named = format!("spot {first} of {side} ({})", who(men[0]));
        let spots = match first == second {
            true => format!("black {black} and white {white} name {named}"),
            false => {
                let other = who(men[1]);
                format!("black {black} names {named}, white {white} spot {second} ({other})")
            }
        };
        if men == [NOBODY; 2] {
            let why = match clause {
                "ITN-SUB.11" => "who came on is not checked",
                _ => "an empty spot is not checked",
            };
            return format!("{spots}: {why}");
        }
        let cards = men.into_iter().filter_map(|man| squad.player(man));
        let checks: Vec<String> = cards
            .map(|card| {
                let blue = Against::blue(blue, card.endurance);
                let then = if blue.hits() { "tired" } else { "not tired" };
                format!("{} of {}, {then}", blue.what("END"), card.name)
            })
            .collect();
        let idle = if idle {
            "; no change is left, and nothing comes of it"
        } else {
            ""
        };
        format!("{spots}; {}{idle}", checks.join("; "))
    }

    pub(crate) fn why_change(
        &self,
        clause: &str,
        side: Side,
        on: u8,
        out: u8,
        windows: u8,
    ) -> String {
        let (on, out) = (self.name(side, on), self.name(side, out));
        let free = match clause {
            "ITN-END.1" => " at half-time, which uses no window",
            _ => "",
        };
        let left = windows_left(side, windows);
        format!("{on} takes the spot of {out}{free}; {left}")
    }

    pub(crate) fn why_keeper_change(&self, side: Side, on: u8, out: u8, windows: u8) -> String {
        let (on, out) = (self.keeper_name(side, on), self.keeper_name(side, out));
        let left = windows_left(side, windows);
        format!("{on} keeps goal for {out}, which moves no HREC; {left}")
    }
}
