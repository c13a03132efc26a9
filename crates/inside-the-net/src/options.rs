//! The options of the game: readings of the rulebook, and what is agreed on.

use tabletop::Side;

tabletop::options! {
    automatic: Automatic[Both = "both", Home = "home", Away = "away", Off = "off"] = Both, "ITN-SUB.1",
        "whose substitutions the automatic rule makes; other coaches make their own";
    injuries: bool = false, "ITN-INJ.1",
        "men can be injured";
    tired: bool = false, "ITN-TRD.1",
        "a tired man who stays on moves HREC against his team";
    sos: bool = true, "ITN-SOS.1",
        "teams of different leagues play with strength of schedule";
    extras_per_sub: bool = true, "ITN-TIM.4",
        "every substitute adds a card to EXTRAS, not every window";
    sideways_card: SidewaysCard[Last = "last", First = "first"] = Last, "ITN-TIM.8",
        "when the sideways card of EXTRAS is played";
    cards: Flips[Deck = "deck", Unlimited = "unlimited"] = Deck, "ITN-TIM.2",
        "cards are flipped until none is left, or each flip is any of the 108";
    max_subs: u8[0..=11] = 0, "ITN-SUB.3",
        "substitutes of a team in a match; 0 for no limit but the windows";
    formation_limits: bool = true, "ITN-FRM.2",
        "the advised limits of formations are binding";
    hrec_track: bool = false, "ITN-HREC.8",
        "HREC is a marker on a track that stops at 1 and 19, not a sum that is limited when read";
    named_corner_taker: bool = false, "ITN-CC.8",
        "the coach names who takes a corner after a block or save, with his bonus";
    pk_on_target: bool = false, "ITN-PK.8",
        "a penalty must be on target first, by the taker's OnT";
    own_goal_from_free_kick: bool = true, "ITN-FK.3",
        "an own goal can come from a free kick in DEF";
    keeper_alone_may_stop: bool = false, "ITN-CARD.4",
        "where nobody defends, the keeper's SWEEP, CrsP INT and REC are read all the same";
    sos_spares_lost_passes: bool = false, "ITN-FSOS.7",
        "a favoured attack's Pto+, OffP and GK can be blocked and intercepted as usual";
    star_chl_plus_only: bool = false, "ITN-DM.6",
        "a starred foul can hurt on Chl+ only, not on ChlS";
}

impl Automatic {
    /// Whether the automatic rule makes the changes of a side (ITN-SUB.1).
    #[must_use]
    pub const fn changes(self, side: Side) -> bool {
        match self {
            Automatic::Both => true,
            Automatic::Home => matches!(side, Side::Home),
            Automatic::Away => matches!(side, Side::Away),
            Automatic::Off => false,
        }
    }
}
