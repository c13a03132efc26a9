//! The options of the game: readings of the rulebook, and what is agreed on.

use tabletop::{
    Side,
    options::{OptionSpec, SWITCH, Settings, Values},
};

/// Every option, with its default.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "kick_off",
        values: Values::Words(&["draw", "home", "away"]),
        default: "draw",
        clause: "AD-4.2",
        meaning: "who kicks off first",
    },
    OptionSpec {
        name: "randomiser",
        values: Values::Words(&["deck", "dice"]),
        default: "deck",
        clause: "AD-2.6",
        meaning: "cards are drawn until none is left, or each draw is any of the 101",
    },
    OptionSpec {
        name: "odd_scorer",
        values: Values::Words(&["g_range", "shooter"]),
        default: "g_range",
        clause: "AD-11.8",
        meaning: "who has scored by the ODD procedure: a draw on the G range, or the shooter",
    },
    OptionSpec {
        name: "dfk_penalty",
        values: Values::Words(&["checked", "always", "never"]),
        default: "checked",
        clause: "AD-16.4",
        meaning: "what a possible penalty on the free-kick chart is: one more draw, a penalty, or a shot",
    },
    OptionSpec {
        name: "foul_mark",
        values: SWITCH,
        default: "false",
        clause: "AD-17.3",
        meaning: "a holder that was fouled and goes on makes a mark",
    },
    OptionSpec {
        name: "press_spent_if_void",
        values: SWITCH,
        default: "true",
        clause: "AD-13.3",
        meaning: "a PRESS call counts even if it cannot be applied",
    },
    OptionSpec {
        name: "stall_mark",
        values: SWITCH,
        default: "false",
        clause: "AD-14.2",
        meaning: "a STALL makes a mark",
    },
];

/// What a possible penalty of the free-kick chart is (AD-16.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartPenalty {
    /// One more draw decides.
    Checked,
    /// A penalty.
    Always,
    /// A shot.
    Never,
}

/// The options, ready for use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Named and explained in `OPTIONS`.
pub struct Options {
    /// `None`: draw for it.
    pub kick_off: Option<Side>,
    /// Every draw is any card.
    pub dice: bool,
    pub shooter_scores: bool,
    pub chart_penalty: ChartPenalty,
    pub foul_mark: bool,
    pub press_spent_if_void: bool,
    pub stall_mark: bool,
}

impl From<&Settings> for Options {
    fn from(settings: &Settings) -> Options {
        Options {
            kick_off: Side::named(settings.word("kick_off")),
            dice: settings.word("randomiser") == "dice",
            shooter_scores: settings.word("odd_scorer") == "shooter",
            chart_penalty: match settings.word("dfk_penalty") {
                "always" => ChartPenalty::Always,
                "never" => ChartPenalty::Never,
                _ => ChartPenalty::Checked,
            },
            foul_mark: settings.is_on("foul_mark"),
            press_spent_if_void: settings.is_on("press_spent_if_void"),
            stall_mark: settings.is_on("stall_mark"),
        }
    }
}
