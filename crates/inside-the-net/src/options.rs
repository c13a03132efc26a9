//! The options of the game: readings of the rulebook, and what is agreed on.

use tabletop::{
    BySide, Side,
    options::{OptionSpec, SWITCH, Settings, Values},
};

const fn switch(
    name: &'static str,
    default: &'static str,
    clause: &'static str,
    meaning: &'static str,
) -> OptionSpec {
    OptionSpec {
        name,
        values: SWITCH,
        default,
        clause,
        meaning,
    }
}

/// Every option, with its default.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "automatic",
        values: Values::Words(&["both", "home", "away", "off"]),
        default: "both",
        clause: "ITN-SUB.1",
        meaning: "whose substitutions the automatic rule makes; other coaches make their own",
    },
    switch("injuries", "false", "ITN-INJ.1", "men can be injured"),
    switch(
        "tired",
        "false",
        "ITN-TRD.1",
        "a tired man who stays on moves HREC against his team",
    ),
    switch(
        "sos",
        "true",
        "ITN-SOS.1",
        "teams of different leagues play with strength of schedule",
    ),
    switch(
        "extras_per_sub",
        "true",
        "ITN-TIM.4",
        "every substitute adds a card to EXTRAS, not every window",
    ),
    OptionSpec {
        name: "sideways_card",
        values: Values::Words(&["last", "first"]),
        default: "last",
        clause: "ITN-TIM.8",
        meaning: "when the sideways card of EXTRAS is played",
    },
    OptionSpec {
        name: "cards",
        values: Values::Words(&["deck", "unlimited"]),
        default: "deck",
        clause: "ITN-TIM.2",
        meaning: "cards are flipped until none is left, or each flip is any of the 108",
    },
    OptionSpec {
        name: "max_subs",
        values: Values::Number(0, 11),
        default: "0",
        clause: "ITN-SUB.3",
        meaning: "substitutes of a team in a match; 0 for no limit but the windows",
    },
    switch(
        "formation_limits",
        "true",
        "ITN-FRM.2",
        "the advised limits of formations are binding",
    ),
    switch(
        "hrec_track",
        "false",
        "ITN-HREC.8",
        "HREC is a marker on a track that stops at 1 and 19, not a sum that is limited when read",
    ),
    switch(
        "named_corner_taker",
        "false",
        "ITN-CC.8",
        "the coach names who takes a corner after a block or save, with his bonus",
    ),
    switch(
        "pk_on_target",
        "false",
        "ITN-PK.8",
        "a penalty must be on target first, by the taker's OnT",
    ),
    switch(
        "own_goal_from_free_kick",
        "true",
        "ITN-FK.3",
        "an own goal can come from a free kick in DEF",
    ),
    switch(
        "keeper_alone_may_stop",
        "false",
        "ITN-CARD.4",
        "where nobody defends, the keeper's SWEEP, CrsP INT and REC are read all the same",
    ),
    switch(
        "sos_spares_lost_passes",
        "false",
        "ITN-FSOS.7",
        "a favoured attack's Pto+, OffP and GK can be blocked and intercepted as usual",
    ),
    switch(
        "star_chl_plus_only",
        "false",
        "ITN-DM.6",
        "a starred foul can hurt on Chl+ only, not on ChlS",
    ),
];

/// The options, ready for use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, clippy::struct_excessive_bools)] // Named and explained in `OPTIONS`.
pub struct Options {
    /// For each side, whether the automatic rule makes its changes.
    pub automatic: BySide<bool>,
    pub injuries: bool,
    pub tired: bool,
    pub sos: bool,
    pub extras_per_sub: bool,
    pub sideways_first: bool,
    pub unlimited: bool,
    /// `None` for no limit.
    pub max_subs: Option<u8>,
    pub formation_limits: bool,
    pub hrec_track: bool,
    pub named_corner_taker: bool,
    pub pk_on_target: bool,
    pub own_goal_from_free_kick: bool,
    pub keeper_alone_may_stop: bool,
    pub sos_spares_lost_passes: bool,
    pub star_chl_plus_only: bool,
}

impl From<&Settings> for Options {
    fn from(settings: &Settings) -> Options {
        let automatic = |side: Side| {
            let word = settings.word("automatic");
            word == "both" || word == side.name()
        };
        Options {
            automatic: BySide::from_fn(automatic),
            injuries: settings.is_on("injuries"),
            tired: settings.is_on("tired"),
            sos: settings.is_on("sos"),
            extras_per_sub: settings.is_on("extras_per_sub"),
            sideways_first: settings.word("sideways_card") == "first",
            unlimited: settings.word("cards") == "unlimited",
            max_subs: match settings.number("max_subs") {
                0 => None,
                most => Some(most as u8),
            },
            formation_limits: settings.is_on("formation_limits"),
            hrec_track: settings.is_on("hrec_track"),
            named_corner_taker: settings.is_on("named_corner_taker"),
            pk_on_target: settings.is_on("pk_on_target"),
            own_goal_from_free_kick: settings.is_on("own_goal_from_free_kick"),
            keeper_alone_may_stop: settings.is_on("keeper_alone_may_stop"),
            sos_spares_lost_passes: settings.is_on("sos_spares_lost_passes"),
            star_chl_plus_only: settings.is_on("star_chl_plus_only"),
        }
    }
}
