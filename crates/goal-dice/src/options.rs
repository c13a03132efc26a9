//! The options of the game: variants and readings of the rulebook.

use tabletop::{
    Side,
    options::{OptionSpec, SWITCH, Settings, Values},
};

const SECONDS: Values = Values::Number(10, 3600);

/// Every option, with its default.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "half_seconds",
        values: SECONDS,
        default: "300",
        clause: "GD-1.6",
        meaning: "length of a half; 180 is the short variant (GD-9.1)",
    },
    OptionSpec {
        name: "players",
        values: Values::Words(&["2", "4"]),
        default: "2",
        clause: "GD-1.1",
        meaning: "people at the table; with 4, team-mates share the dice",
    },
    OptionSpec {
        name: "first_kick_off",
        values: Values::Words(&["toss", "home", "away"]),
        default: "toss",
        clause: "GD-3.7",
        meaning: "who starts the first half",
    },
    OptionSpec {
        name: "time_model",
        values: Values::Words(&["uniform", "detailed", "live"]),
        default: "uniform",
        clause: "GD-13.5",
        meaning: "12 seconds a roll, seconds by what is done, or a real clock",
    },
    OptionSpec {
        name: "decision_seconds",
        values: Values::Number(1, 600),
        default: "10",
        clause: "GD-13.4",
        meaning: "time to decide while a real clock runs",
    },
    OptionSpec {
        name: "knockout",
        values: SWITCH,
        default: "false",
        clause: "GD-12.1",
        meaning: "a final round: a tie is decided",
    },
    OptionSpec {
        name: "overtime_seconds",
        values: SECONDS,
        default: "120",
        clause: "GD-12.2",
        meaning: "length of overtime",
    },
    OptionSpec {
        name: "sudden_seconds",
        values: SECONDS,
        default: "120",
        clause: "GD-12.3",
        meaning: "length of sudden death",
    },
    OptionSpec {
        name: "shootout_early_stop",
        values: SWITCH,
        default: "false",
        clause: "GD-12.6",
        meaning: "end a shoot-out as soon as it is decided",
    },
    OptionSpec {
        name: "count_shootout_goals",
        values: SWITCH,
        default: "false",
        clause: "GD-12.9",
        meaning: "add the goals of a shoot-out to the score",
    },
    OptionSpec {
        name: "wild",
        values: SWITCH,
        default: "false",
        clause: "GD-9.2",
        meaning: "one face of one attacking die is wild",
    },
    OptionSpec {
        name: "wild_die",
        values: Values::Number(0, 3),
        default: "0",
        clause: "GD-9.2",
        meaning: "which of the four dice is the wild one",
    },
    OptionSpec {
        name: "wild_face",
        values: Values::Number(1, 6),
        default: "1",
        clause: "GD-9.2",
        meaning: "its wild face",
    },
    OptionSpec {
        name: "wild_on_shots",
        values: SWITCH,
        default: "true",
        clause: "GD-9.4",
        meaning: "the wild face counts 6 in a shot",
    },
    OptionSpec {
        name: "one_cross",
        values: SWITCH,
        default: "false",
        clause: "GD-9.6",
        meaning: "a failed roll in the corner is cleared by the keeper",
    },
    OptionSpec {
        name: "tie_reroll",
        values: SWITCH,
        default: "false",
        clause: "GD-9.7",
        meaning: "shot and keeper equal: both throw again",
    },
    OptionSpec {
        name: "tie_rerolls",
        values: Values::Words(&["1", "unlimited"]),
        default: "1",
        clause: "GD-9.7",
        meaning: "how often a shot is thrown again",
    },
    OptionSpec {
        name: "lost_die",
        values: SWITCH,
        default: "false",
        clause: "GD-9.8",
        meaning: "the penalty can be the loss of a die for the half",
    },
    OptionSpec {
        name: "v5_mode",
        values: Values::Words(&["replace", "add"]),
        default: "replace",
        clause: "GD-9.8",
        meaning: "the lost die replaces the other penalties, or joins them",
    },
    OptionSpec {
        name: "after_goal",
        values: Values::Words(&["scorer_marker", "both_markers"]),
        default: "scorer_marker",
        clause: "GD-5.8",
        meaning: "whose marker goes to the circle after a goal",
    },
    OptionSpec {
        name: "one_roll_per_turn",
        values: SWITCH,
        default: "false",
        clause: "GD-4.6",
        meaning: "an advance ends the turn",
    },
    OptionSpec {
        name: "loss_of_turn",
        values: Values::Words(&["next", "none"]),
        default: "next",
        clause: "GD-7.5",
        meaning: "penalty a costs the next turn, or nothing more than this one",
    },
    OptionSpec {
        name: "fail_unit",
        values: Values::Words(&["roll", "turn"]),
        default: "roll",
        clause: "GD-7.3",
        meaning: "two rolls, or two turns, without an advance make a penalty",
    },
];

/// How time passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeModel {
    /// Every offence roll takes twelve seconds.
    Uniform,
    /// Seconds by what is done.
    Detailed,
    /// A clock on the wall is asked.
    Live,
}

/// The options, ready for use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Named and explained in `OPTIONS`.
pub struct Options {
    pub half_seconds: u16,
    pub four_players: bool,
    /// `None`: toss for it.
    pub first_kick_off: Option<Side>,
    pub time_model: TimeModel,
    pub decision_seconds: u32,
    pub knockout: bool,
    pub overtime_seconds: u16,
    pub sudden_seconds: u16,
    pub shootout_early_stop: bool,
    pub count_shootout_goals: bool,
    pub wild: bool,
    pub wild_die: u8,
    pub wild_face: u8,
    pub wild_on_shots: bool,
    pub one_cross: bool,
    /// How often a shot is thrown again: `None` is without limit.
    pub tie_rerolls: Option<u8>,
    pub lost_die: bool,
    pub lost_die_replaces: bool,
    pub both_markers_after_goal: bool,
    pub one_roll_per_turn: bool,
    pub lose_next_turn: bool,
    pub failures_are_turns: bool,
}

impl From<&Settings> for Options {
    fn from(settings: &Settings) -> Options {
        // The specs above keep every number small.
        let seconds = |name| u16::try_from(settings.number(name)).unwrap_or(u16::MAX);
        let small = |name| u8::try_from(settings.number(name)).unwrap_or(u8::MAX);
        let tie_rerolls = match (settings.is_on("tie_reroll"), settings.word("tie_rerolls")) {
            (false, _) => Some(0),
            (true, "unlimited") => None,
            (true, _) => Some(1),
        };
        Options {
            half_seconds: seconds("half_seconds"),
            four_players: settings.word("players") == "4",
            first_kick_off: Side::named(settings.word("first_kick_off")),
            time_model: match settings.word("time_model") {
                "live" => TimeModel::Live,
                "detailed" => TimeModel::Detailed,
                _ => TimeModel::Uniform,
            },
            decision_seconds: settings.number("decision_seconds"),
            knockout: settings.is_on("knockout"),
            overtime_seconds: seconds("overtime_seconds"),
            sudden_seconds: seconds("sudden_seconds"),
            shootout_early_stop: settings.is_on("shootout_early_stop"),
            count_shootout_goals: settings.is_on("count_shootout_goals"),
            wild: settings.is_on("wild"),
            wild_die: small("wild_die"),
            wild_face: small("wild_face"),
            wild_on_shots: settings.is_on("wild_on_shots"),
            one_cross: settings.is_on("one_cross"),
            tie_rerolls,
            lost_die: settings.is_on("lost_die"),
            lost_die_replaces: settings.word("v5_mode") == "replace",
            both_markers_after_goal: settings.word("after_goal") == "both_markers",
            one_roll_per_turn: settings.is_on("one_roll_per_turn"),
            lose_next_turn: settings.word("loss_of_turn") == "next",
            failures_are_turns: settings.word("fail_unit") == "turn",
        }
    }
}
