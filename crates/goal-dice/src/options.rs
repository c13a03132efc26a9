//! The options of the game: readings of the rulebook, and what is agreed on.

tabletop::options! {
    half_seconds: u16[10..=3600] = 300, "GD-1.6",
        "length of a half; 180 is the short variant (GD-9.1)";
    players: u8[2, 4] = 2, "GD-1.1",
        "people at the table; with 4, team-mates share the dice";
    first_kick_off: FirstKickOff[Toss = "toss", Home = "home", Away = "away"] = Toss, "GD-3.7",
        "who starts the first half";
    time_model: TimeModel[Uniform = "uniform", Detailed = "detailed", Live = "live"] = Uniform, "GD-13.5",
        "12 seconds a roll, seconds by what is done, or a real clock";
    decision_seconds: u32[1..=600] = 10, "GD-13.4",
        "time to decide while a real clock runs";
    knockout: bool = false, "GD-12.1",
        "a final round: a tie is decided";
    overtime_seconds: u16[10..=3600] = 120, "GD-12.2",
        "length of overtime";
    sudden_seconds: u16[10..=3600] = 120, "GD-12.3",
        "length of sudden death";
    shootout_early_stop: bool = false, "GD-12.6",
        "end a shoot-out as soon as it is decided";
    count_shootout_goals: bool = false, "GD-12.9",
        "add the goals of a shoot-out to the score";
    wild: bool = false, "GD-9.2",
        "one face of one attacking die is wild";
    wild_die: u8[0..=3] = 0, "GD-9.2",
        "which of the four dice is the wild one";
    wild_face: u8[1..=6] = 1, "GD-9.2",
        "its wild face";
    wild_on_shots: bool = true, "GD-9.4",
        "the wild face counts 6 in a shot";
    one_cross: bool = false, "GD-9.6",
        "a failed roll in the corner is cleared by the keeper";
    tie_reroll: bool = false, "GD-9.7",
        "shot and keeper equal: both throw again";
    tie_rerolls: TieRerolls[One = "1", Unlimited = "unlimited"] = One, "GD-9.7",
        "how often a shot is thrown again";
    lost_die: bool = false, "GD-9.8",
        "the penalty can be the loss of a die for the half";
    v5_mode: LostDie[Replace = "replace", Add = "add"] = Replace, "GD-9.8",
        "the lost die replaces the other penalties, or joins them";
    after_goal: AfterGoal[ScorerMarker = "scorer_marker", BothMarkers = "both_markers"] = ScorerMarker, "GD-5.8",
        "whose marker goes to the circle after a goal";
    one_roll_per_turn: bool = false, "GD-4.6",
        "an advance ends the turn";
    loss_of_turn: LossOfTurn[Next = "next", NothingMore = "none"] = Next, "GD-7.5",
        "penalty a costs the next turn, or nothing more than this one";
    fail_unit: FailUnit[Roll = "roll", Turn = "turn"] = Roll, "GD-7.3",
        "two rolls, or two turns, without an advance make a penalty";
}

impl Options {
    /// Team-mates share the dice (GD-1.1).
    pub(crate) const fn four_play(&self) -> bool {
        self.players == 4
    }
}
