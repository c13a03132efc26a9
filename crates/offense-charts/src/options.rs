//! The options of the game: readings of the rulebook, and what is agreed on.

tabletop::options! {
    ground: PlayedAt[HomeGround = "home", Neutral = "neutral"] = HomeGround, "OC-2.4",
        "the home side's ground, or nobody's";
    kick_off: Starter[Draw = "draw", Home = "home", Away = "away"] = Draw, "OC-2.14",
        "who starts the first half";
    draws: NumbersFrom[Deck = "deck", Unlimited = "unlimited", Dice = "dice"] = Deck, "OC-1.14",
        "numbers from the deck, from a deck that is shuffled for every card, or from dice";
    detail: Detail[Off = "off", Goals = "goals", Full = "full"] = Goals, "OC-13.3",
        "which players are found by a draw: the booked only, scorers too, or everybody";
    foul_reading: FoulReading[LowerIsFouled = "lower_is_fouled", LowerIsGuilty = "lower_is_guilty"] = LowerIsFouled, "OC-4.2",
        "what the lower total of a foul check says of its side";
    second_yellow: bool = true, "OC-4.9",
        "a second yellow card sends off";
    man_short: ManShort[Both = "both", ChartsOnly = "charts_only", XOnly = "x_only"] = Both, "OC-5.3",
        "what a man more or less changes: X and charts, or one of them";
    divisions: bool = true, "OC-10.1",
        "a difference of division counts";
    nations: bool = true, "OC-10.2",
        "a difference of nation counts";
}

impl Options {
    /// It is nobody's ground (OC-2.4).
    pub(crate) const fn on_neutral_ground(&self) -> bool {
        matches!(self.ground, PlayedAt::Neutral)
    }
}
