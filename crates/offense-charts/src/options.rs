//! The options of the game: readings of the rulebook, and what is agreed on.

use tabletop::{
    Side,
    options::{OptionSpec, SWITCH, Settings, Values},
};

/// Every option, with its default.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "ground",
        values: Values::Words(&["home", "neutral"]),
        default: "home",
        clause: "OC-2.4",
        meaning: "the home side's ground, or nobody's",
    },
    OptionSpec {
        name: "kick_off",
        values: Values::Words(&["draw", "home", "away"]),
        default: "draw",
        clause: "OC-2.14",
        meaning: "who starts the first half",
    },
    OptionSpec {
        name: "draws",
        values: Values::Words(&["deck", "unlimited", "dice"]),
        default: "deck",
        clause: "OC-1.14",
        meaning: "numbers from the deck, from a deck that is shuffled for every card, or from dice",
    },
    OptionSpec {
        name: "detail",
        values: Values::Words(&["off", "goals", "full"]),
        default: "goals",
        clause: "OC-13.3",
        meaning: "which players are found by a draw: the booked only, scorers too, or everybody",
    },
    OptionSpec {
        name: "foul_reading",
        values: Values::Words(&["lower_is_fouled", "lower_is_guilty"]),
        default: "lower_is_fouled",
        clause: "OC-4.2",
        meaning: "what the lower total of a foul check says of its side",
    },
    OptionSpec {
        name: "second_yellow",
        values: SWITCH,
        default: "true",
        clause: "OC-4.9",
        meaning: "a second yellow card sends off",
    },
    OptionSpec {
        name: "man_short",
        values: Values::Words(&["both", "charts_only", "x_only"]),
        default: "both",
        clause: "OC-5.3",
        meaning: "what a man more or less changes: X and charts, or one of them",
    },
    OptionSpec {
        name: "divisions",
        values: SWITCH,
        default: "true",
        clause: "OC-10.1",
        meaning: "a difference of division counts",
    },
    OptionSpec {
        name: "nations",
        values: SWITCH,
        default: "true",
        clause: "OC-10.2",
        meaning: "a difference of nation counts",
    },
];

/// Where numbers come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draws {
    /// The deck, card by card.
    Deck,
    /// A deck that is whole at every draw.
    Unlimited,
    /// Dice.
    Dice,
}

/// Which players are found by a draw (OC-13.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Only those who are booked.
    Off,
    /// Scorers too.
    Goals,
    /// Shooters and everybody who fouls or wins the ball, too.
    Full,
}

/// The options, ready for use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Named and explained in `OPTIONS`.
pub struct Options {
    pub neutral: bool,
    /// `None`: draw for it.
    pub kick_off: Option<Side>,
    pub draws: Draws,
    pub detail: Detail,
    pub lower_is_guilty: bool,
    pub second_yellow: bool,
    /// A man more or less changes X.
    pub man_moves_x: bool,
    /// A man more or less changes the charts.
    pub man_moves_charts: bool,
    pub divisions: bool,
    pub nations: bool,
}

impl From<&Settings> for Options {
    fn from(settings: &Settings) -> Options {
        Options {
            neutral: settings.word("ground") == "neutral",
            kick_off: Side::named(settings.word("kick_off")),
            draws: match settings.word("draws") {
                "dice" => Draws::Dice,
                "unlimited" => Draws::Unlimited,
                _ => Draws::Deck,
            },
            detail: match settings.word("detail") {
                "off" => Detail::Off,
                "full" => Detail::Full,
                _ => Detail::Goals,
            },
            lower_is_guilty: settings.word("foul_reading") == "lower_is_guilty",
            second_yellow: settings.is_on("second_yellow"),
            man_moves_x: settings.word("man_short") != "charts_only",
            man_moves_charts: settings.word("man_short") != "x_only",
            divisions: settings.is_on("divisions"),
            nations: settings.is_on("nations"),
        }
    }
}
