//! The options of the game: readings of the rulebook, and what is agreed on.

tabletop::options! {
    penalty_optional: bool = false, "CA-12.12",
        "a penalty may be declined";
    tied_tackle_miss: TiedTackleMiss[EndPhase = "end_phase", Continue = "continue"] = EndPhase, "CA-9.8",
        "what happens when a tied tackle sends the ball to nobody";
    foul_roll_order: FoulRollOrder[InjuryFirst = "injury_first", BookingFirst = "booking_first"] = InjuryFirst, "CA-12.2",
        "which of the two checks after a foul is rolled first";
    steal_limit: StealLimit[PerPhase = "per_phase", PerDribble = "per_dribble"] = PerPhase, "CA-7.5",
        "how often a defender may try to steal: once a phase, or once a run";
    steal_on_reposition: bool = false, "CA-7.11",
        "a reposition after a duel lets defenders steal";
    pickup_triggers_steal: bool = false, "CA-7.10",
        "collecting the ball lets defenders steal";
    unclaimed_one_is_foul: bool = false, "CA-8.3",
        "a 1 when reaching for an unclaimed ball is a foul on the nearest attacker beside it";
    from_behind: FromBehind[Reposition = "reposition", Column = "column"] = Reposition, "CA-10.1",
        "which hexes are behind: those without gain, or always the two of the rear column";
    last_man_scope: LastManScope[AllFouls = "all_fouls", Tackles = "tackles"] = AllFouls, "CA-10.6",
        "which fouls are tested for a last man";
    last_man_counts_goalkeeper: bool = false, "CA-10.5",
        "the keeper can save the fouler from being last man";
    reckless_stops_play: bool = true, "CA-10.12",
        "play stops after a reckless foul";
    reckless_injury_check: bool = true, "CA-10.12",
        "the victim of a reckless foul is checked for injury";
    late_nutmeg_call: bool = false, "CA-11.1",
        "a nutmeg may be called after the steals of a hex";
    play_on_nutmeg: PlayOnNutmeg[Through = "through", Stay = "stay"] = Through, "CA-11.13",
        "who plays on after a foul in a nutmeg goes through, or stays";
    play_on_reposition: bool = true, "CA-12.14",
        "who plays on after a foul in a tackle may be repositioned";
    stun_scope: StunScope[NextOwnPart = "next_own_part", NextPhase = "next_phase", Both = "both"] = NextOwnPart, "CA-11.14",
        "how long a stun lasts";
    stun_forbids: StunForbids[All = "all", MoveOnly = "move_only"] = All, "CA-1.10",
        "what the stunned and frozen may not do";
    flags_after_touch: FlagsAfterTouch[Down = "down", OwnSideKeeps = "own_side_keeps"] = Down, "CA-24.4",
        "whether offside flags stay up for a loose ball off the own side";
    gk_steal_in_box: bool = true, "CA-7.12",
        "a keeper must steal inside his box";
    gk_entry_move_optional: bool = true, "CA-13.2",
        "a keeper may decline his move when the ball enters his box";
    gk_dive_limit: GkDiveLimit[EachArrival = "each_arrival", OncePerPhase = "once_per_phase"] = EachArrival, "CA-13.5",
        "how often a keeper may dive at feet";
    snapshot_after_reposition: SnapshotAfterReposition[NotThisPhase = "not_this_phase", InLastPart = "in_last_part"] = NotThisPhase, "CA-6.12",
        "whether a player repositioned into the box may shoot in the last part";
    dribble_into_goal: bool = false, "CA-2.4",
        "a carrier may walk the ball into the goal";
    shot_line_test: ShotLineTest[Mouth = "mouth", Posts = "posts", Off = "off"] = Mouth, "CA-19.3",
        "which lines are shots: past a hex of the goal mouth, between the posts, any";
    shot_penalty_cap: u8[2, 3] = 2, "CA-19.4",
        "the most that is taken from a shot";
    handling_fail: HandlingFail[DirectionTest = "direction_test", Corner = "corner"] = DirectionTest, "CA-20.6",
        "what a spilled save is: by its direction, or always a corner";
    gk_air_loss_goal: GkAirLossGoal[ShotOnly = "shot_only", Always = "always"] = ShotOnly, "CA-18.6",
        "when a keeper beaten in the air has let in a goal";
    header_limit: HeaderLimit[Two = "2", NoLimit = "none"] = Two, "CA-18.3",
        "how many outfielders of a side may jump";
    defensive_control: bool = false, "CA-18.12",
        "an unchallenged defence may control the ball";
    headed_pass_then_long: bool = false, "CA-5.5",
        "a Long Pass may follow a headed pass";
    high_pass_min: u8[4, 6] = 4, "CA-16.3",
        "the least distance of a High Pass";
    passer_flight_move: bool = false, "CA-16.1",
        "the passer may move while his pass is in the air";
    loose_zoi: LooseZoi[RestHex = "rest_hex", Path = "path"] = RestHex, "CA-22.7",
        "where defenders attract a loose ball: where it rests, or on its whole way";
    final_third_moves: FinalThirdMoves[EveryAction = "every_action", OnEntry = "on_entry", Off = "off"] = EveryAction, "CA-23.1",
        "when players far from the ball move up";
    offside: OffsideRule[AtPass = "at_pass", Off = "off"] = AtPass, "CA-24.1",
        "whether there is offside";
    kickoff_action: KickoffAction[StandardOnly = "standard_only", Open = "open"] = StandardOnly, "CA-31.3",
        "which passes a kick-off may be";
    first_kickoff: FirstKickoff[RollOff = "roll_off", Home = "home"] = RollOff, "CA-31.4",
        "who kicks off first";
    switch_ends: bool = true, "CA-1.8",
        "ends change at half-time";
    fk_pattern: FkPattern[P222232 = "2-2-2-2-3-2", P3333 = "3-3-3-3", P5532 = "5-5-3-2"] = P222232, "CA-29.2",
        "the placement windows of a free kick, the attack first";
    throw_in_gap: u8[2, 0] = 2, "CA-26.2",
        "how far opponents stay from a thrower";
    goal_kick_box_clear: bool = true, "CA-27.4",
        "opponents leave the box at a goal kick";
    penalty_tie_origin: PenaltyTieOrigin[SaveHex = "save_hex", Spot = "spot"] = SaveHex, "CA-30.4",
        "where a tied penalty comes loose";
    shootout_tie: ShootoutTie[Saved = "saved", Bounce = "bounce"] = Saved, "CA-35.3",
        "what a tie in a shoot-out is";
    shootout_first: ShootoutFirst[Home = "home", RollOff = "roll_off"] = Home, "CA-35.2",
        "who begins a shoot-out";
    subs_max: u8[0..=5] = 3, "CA-32.1",
        "substitutions of a side";
    subs_extra_time: u8[0..=5] = 1, "CA-32.1",
        "more substitutions in extra time";
    second_injury_no_subs: SecondInjuryNoSubs[Leaves = "leaves", Stays = "stays"] = Leaves, "CA-12.4",
        "a player hurt twice when no substitution is left";
    injury_floor: u8[0, 1] = 0, "CA-1.5",
        "the least that an injury leaves of an attribute";
    squad_goalkeepers: u8[2, 1] = 2, "CA-3.1",
        "goalkeepers of a squad";
    advanced_rules: bool = true, "CA-28.3",
        "corners that can go astray, passes from third to third, a keeper's penalties, Control";
    dice: HexDice[Plain = "d6", Stars = "d12_star"] = Plain, "CA-1.3",
        "plain dice, or dice on which half of the sixes are stars";
    defender_order: DefenderOrder[Fixed = "fixed", Manager = "manager"] = Fixed, "CA-4.1",
        "who of several defenders rolls first: the best tackler, or whom his manager names";
    clock_mode: ClockMode[Turn = "turn", Live = "live"] = Turn, "CA-33.1",
        "minutes by actions, or a real clock with a sand timer for each turn";
    half_minutes: u8[1..=45] = 45, "CA-33.2",
        "the minutes of a half: shorter ones by agreement";
    added_cap: u8[0..=12] = 7, "CA-34.1",
        "the most actions of added time";
    added_cap_extra: u8[0..=12] = 3, "CA-34.1",
        "the most actions of added time in a half of extra time";
    after_draw: AfterDraw[DrawStands = "draw_stands", ExtraTime = "extra_time", Shootout = "shootout"] = DrawStands, "CA-35.1",
        "what follows a draw";
    referee: RefereeIs[Drawn = "drawn", Two = "2", Three = "3", Four = "4", Five = "5"] = Drawn, "CA-3.5",
        "the referee's Leniency";
    questions: Questions[Short = "short", All = "all"] = Short, "CA-4.1",
        "ask only what matters, or every window even with one answer";
}

impl HeaderLimit {
    /// The most who may jump (CA-18.3).
    pub(crate) const fn most(self) -> usize {
        match self {
            HeaderLimit::Two => 2,
            HeaderLimit::NoLimit => usize::MAX,
        }
    }
}
