//! The options of the game: readings of the rulebook, and what is agreed on.

tabletop::options! {
    kick_off: KickOffBy[Draw = "draw", Home = "home", Away = "away"] = Draw, "AD-4.2",
        "who kicks off first";
    randomiser: Randomiser[Deck = "deck", Dice = "dice"] = Deck, "AD-2.6",
        "cards are drawn until none is left, or each draw is any of the 101";
    odd_scorer: OddScorer[GRange = "g_range", Shooter = "shooter"] = GRange, "AD-11.8",
        "who has scored by the ODD procedure: a draw on the G range, or the shooter";
    dfk_penalty: ChartPenalty[Checked = "checked", Always = "always", Never = "never"] = Checked, "AD-16.4",
        "what a possible penalty on the free-kick chart is: one more draw, a penalty, or a shot";
    foul_mark: bool = false, "AD-17.3",
        "a holder that was fouled and goes on makes a mark";
    press_spent_if_void: bool = true, "AD-13.3",
        "a PRESS call counts even if it cannot be applied";
    stall_mark: bool = false, "AD-14.2",
        "a STALL makes a mark";
}
