//! The options of the game: readings of the rulebook, and what is agreed on.

use tabletop::options::{OptionSpec, SWITCH, Settings, Values};

const fn option(
    name: &'static str,
    values: Values,
    default: &'static str,
    clause: &'static str,
    meaning: &'static str,
) -> OptionSpec {
    OptionSpec {
        name,
        values,
        default,
        clause,
        meaning,
    }
}

/// Every option, with its default.
pub const OPTIONS: &[OptionSpec] = &[
    option("penalty_optional", SWITCH, "false", "CA-12.12", "a penalty may be declined"),
    option("tied_tackle_miss", Values::Words(&["end_phase", "continue"]), "end_phase", "CA-9.8", "what happens when a tied tackle sends the ball to nobody"),
    option("foul_roll_order", Values::Words(&["injury_first", "booking_first"]), "injury_first", "CA-12.2", "which of the two checks after a foul is rolled first"),
    option("steal_limit", Values::Words(&["per_phase", "per_dribble"]), "per_phase", "CA-7.5", "how often a defender may try to steal: once a phase, or once a run"),
    option("steal_on_reposition", SWITCH, "false", "CA-7.11", "a reposition after a duel lets defenders steal"),
    option("pickup_triggers_steal", SWITCH, "false", "CA-7.10", "collecting the ball lets defenders steal"),
    option("unclaimed_one_is_foul", SWITCH, "false", "CA-8.3", "a 1 when reaching for an unclaimed ball is a foul on the nearest attacker beside it"),
    option("from_behind", Values::Words(&["reposition", "column"]), "reposition", "CA-10.1", "which hexes are behind: those without gain, or always the two of the rear column"),
    option("last_man_scope", Values::Words(&["all_fouls", "tackles"]), "all_fouls", "CA-10.6", "which fouls are tested for a last man"),
    option("last_man_counts_goalkeeper", SWITCH, "false", "CA-10.5", "the keeper can save the fouler from being last man"),
    option("reckless_stops_play", SWITCH, "true", "CA-10.12", "play stops after a reckless foul"),
    option("reckless_injury_check", SWITCH, "true", "CA-10.12", "the victim of a reckless foul is checked for injury"),
    option("late_nutmeg_call", SWITCH, "false", "CA-11.1", "a nutmeg may be called after the steals of a hex"),
    option("play_on_nutmeg", Values::Words(&["through", "stay"]), "through", "CA-11.13", "who plays on after a foul in a nutmeg goes through, or stays"),
    option("play_on_reposition", SWITCH, "true", "CA-12.14", "who plays on after a foul in a tackle may be repositioned"),
    option("stun_scope", Values::Words(&["next_own_part", "next_phase", "both"]), "next_own_part", "CA-11.14", "how long a stun lasts"),
    option("stun_forbids", Values::Words(&["all", "move_only"]), "all", "CA-1.10", "what the stunned and frozen may not do"),
    option("gk_steal_in_box", SWITCH, "true", "CA-7.12", "a keeper must steal inside his box"),
    option("gk_entry_move_optional", SWITCH, "true", "CA-13.2", "a keeper may decline his move when the ball enters his box"),
    option("gk_dive_limit", Values::Words(&["each_arrival", "once_per_phase"]), "each_arrival", "CA-13.5", "how often a keeper may dive at feet"),
    option("snapshot_after_reposition", Values::Words(&["not_this_phase", "in_last_part"]), "not_this_phase", "CA-6.12", "whether a player repositioned into the box may shoot in the last part"),
    option("dribble_into_goal", SWITCH, "false", "CA-2.4", "a carrier may walk the ball into the goal"),
    option("shot_line_test", Values::Words(&["mouth", "posts", "off"]), "mouth", "CA-19.3", "which lines are shots: past a hex of the goal mouth, between the posts, any"),
    option("shot_penalty_cap", Values::Words(&["2", "3"]), "2", "CA-19.4", "the most that is taken from a shot"),
    option("handling_fail", Values::Words(&["direction_test", "corner"]), "direction_test", "CA-20.6", "what a spilled save is: by its direction, or always a corner"),
    option("gk_air_loss_goal", Values::Words(&["shot_only", "always"]), "shot_only", "CA-18.6", "when a keeper beaten in the air has let in a goal"),
    option("header_limit", Values::Words(&["2", "none"]), "2", "CA-18.3", "how many outfielders of a side may jump"),
    option("defensive_control", SWITCH, "false", "CA-18.12", "an unchallenged defence may control the ball"),
    option("headed_pass_then_long", SWITCH, "false", "CA-5.5", "a Long Pass may follow a headed pass"),
    option("high_pass_min", Values::Words(&["4", "6"]), "4", "CA-16.3", "the least distance of a High Pass"),
    option("passer_flight_move", SWITCH, "false", "CA-16.1", "the passer may move while his pass is in the air"),
    option("loose_zoi", Values::Words(&["rest_hex", "path"]), "rest_hex", "CA-22.7", "where defenders attract a loose ball: where it rests, or on its whole way"),
    option("final_third_moves", Values::Words(&["every_action", "on_entry", "off"]), "every_action", "CA-23.1", "when players far from the ball move up"),
    option("offside", Values::Words(&["at_pass", "off"]), "at_pass", "CA-24.1", "whether there is offside"),
    option("kickoff_action", Values::Words(&["standard_only", "open"]), "standard_only", "CA-31.3", "which passes a kick-off may be"),
    option("first_kickoff", Values::Words(&["roll_off", "home"]), "roll_off", "CA-31.4", "who kicks off first"),
    option("switch_ends", SWITCH, "true", "CA-1.8", "ends change at half-time"),
    option("fk_pattern", Values::Words(&["2-2-2-2-3-2", "3-3-3-3", "5-5-3-2"]), "2-2-2-2-3-2", "CA-29.2", "the placement windows of a free kick, the attack first"),
    option("throw_in_gap", Values::Words(&["2", "0"]), "2", "CA-26.2", "how far opponents stay from a thrower"),
    option("goal_kick_box_clear", SWITCH, "true", "CA-27.4", "opponents leave the box at a goal kick"),
    option("penalty_tie_origin", Values::Words(&["save_hex", "spot"]), "save_hex", "CA-30.4", "where a tied penalty comes loose"),
    option("shootout_tie", Values::Words(&["saved", "bounce"]), "saved", "CA-35.3", "what a tie in a shoot-out is"),
    option("shootout_first", Values::Words(&["home", "roll_off"]), "home", "CA-35.2", "who begins a shoot-out"),
    option("subs_max", Values::Number(0, 5), "3", "CA-32.1", "substitutions of a side"),
    option("subs_extra_time", Values::Number(0, 5), "1", "CA-32.1", "more substitutions in extra time"),
    option("second_injury_no_subs", Values::Words(&["leaves", "stays"]), "leaves", "CA-12.4", "a player hurt twice when no substitution is left"),
    option("injury_floor", Values::Words(&["0", "1"]), "0", "CA-1.5", "the least that an injury leaves of an attribute"),
    option("squad_goalkeepers", Values::Words(&["2", "1"]), "2", "CA-3.1", "goalkeepers of a squad"),
    option("advanced_rules", SWITCH, "true", "CA-28.3", "corners that can go astray, passes from third to third, a keeper's penalties, Control"),
    option("dice", Values::Words(&["d6", "d12_star"]), "d6", "CA-1.3", "plain dice, or dice on which half of the sixes are stars"),
    option("added_cap", Values::Number(0, 12), "7", "CA-34.1", "the most actions of added time"),
    option("added_cap_extra", Values::Number(0, 12), "3", "CA-34.1", "the most actions of added time in a half of extra time"),
    option("after_draw", Values::Words(&["draw_stands", "extra_time", "shootout"]), "draw_stands", "CA-35.1", "what follows a draw"),
    option("referee", Values::Words(&["drawn", "2", "3", "4", "5"]), "drawn", "CA-3.5", "the referee's Leniency"),
    option("questions", Values::Words(&["short", "all"]), "short", "CA-4.1", "ask only what matters, or every window even with one answer"),
];

/// The values of `stun_scope` (CA-11.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Explained in `OPTIONS`.
pub enum StunScope {
    NextOwnPart,
    NextPhase,
    Both,
}

/// The values of `shot_line_test` (CA-19.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Explained in `OPTIONS`.
pub enum ShotLineTest {
    Mouth,
    Posts,
    Off,
}

/// The values of `final_third_moves` (CA-23.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Explained in `OPTIONS`.
pub enum FinalThirdMoves {
    EveryAction,
    OnEntry,
    Off,
}

/// The values of `fk_pattern` (CA-29.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Explained in `OPTIONS`.
pub enum FkPattern {
    P222232,
    P3333,
    P5532,
}

/// The values of `after_draw` (CA-35.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Explained in `OPTIONS`.
pub enum AfterDraw {
    DrawStands,
    ExtraTime,
    Shootout,
}

/// The options, ready for use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Named and explained in `OPTIONS`.
pub struct Options {
    pub penalty_optional: bool,
    pub tied_tackle_miss_continue: bool,
    pub foul_roll_order_booking_first: bool,
    pub steal_limit_per_dribble: bool,
    pub steal_on_reposition: bool,
    pub pickup_triggers_steal: bool,
    pub unclaimed_one_is_foul: bool,
    pub from_behind_column: bool,
    pub last_man_scope_tackles: bool,
    pub last_man_counts_goalkeeper: bool,
    pub reckless_stops_play: bool,
    pub reckless_injury_check: bool,
    pub late_nutmeg_call: bool,
    pub play_on_nutmeg_stay: bool,
    pub play_on_reposition: bool,
    pub stun_scope: StunScope,
    pub stun_forbids_move_only: bool,
    pub gk_steal_in_box: bool,
    pub gk_entry_move_optional: bool,
    pub gk_dive_limit_once_per_phase: bool,
    pub snapshot_after_reposition_in_last_part: bool,
    pub dribble_into_goal: bool,
    pub shot_line_test: ShotLineTest,
    pub shot_penalty_cap: u8,
    pub handling_fail_corner: bool,
    pub gk_air_loss_goal_always: bool,
    pub header_limit: u8,
    pub defensive_control: bool,
    pub headed_pass_then_long: bool,
    pub high_pass_min: u8,
    pub passer_flight_move: bool,
    pub loose_zoi_path: bool,
    pub final_third_moves: FinalThirdMoves,
    pub offside_off: bool,
    pub kickoff_action_open: bool,
    pub first_kickoff_home: bool,
    pub switch_ends: bool,
    pub fk_pattern: FkPattern,
    pub throw_in_gap: u8,
    pub goal_kick_box_clear: bool,
    pub penalty_tie_origin_spot: bool,
    pub shootout_tie_bounce: bool,
    pub shootout_first_roll_off: bool,
    pub subs_max: u8,
    pub subs_extra_time: u8,
    pub second_injury_no_subs_stays: bool,
    pub injury_floor: u8,
    pub squad_goalkeepers: u8,
    pub advanced_rules: bool,
    pub dice_d12_star: bool,
    pub added_cap: u8,
    pub added_cap_extra: u8,
    pub after_draw: AfterDraw,
    pub referee: u8,
    pub questions_all: bool,
}

impl From<&Settings> for Options {
    fn from(settings: &Settings) -> Options {
        Options {
            penalty_optional: settings.is_on("penalty_optional"),
            tied_tackle_miss_continue: settings.word("tied_tackle_miss") == "continue",
            foul_roll_order_booking_first: settings.word("foul_roll_order") == "booking_first",
            steal_limit_per_dribble: settings.word("steal_limit") == "per_dribble",
            steal_on_reposition: settings.is_on("steal_on_reposition"),
            pickup_triggers_steal: settings.is_on("pickup_triggers_steal"),
            unclaimed_one_is_foul: settings.is_on("unclaimed_one_is_foul"),
            from_behind_column: settings.word("from_behind") == "column",
            last_man_scope_tackles: settings.word("last_man_scope") == "tackles",
            last_man_counts_goalkeeper: settings.is_on("last_man_counts_goalkeeper"),
            reckless_stops_play: settings.is_on("reckless_stops_play"),
            reckless_injury_check: settings.is_on("reckless_injury_check"),
            late_nutmeg_call: settings.is_on("late_nutmeg_call"),
            play_on_nutmeg_stay: settings.word("play_on_nutmeg") == "stay",
            play_on_reposition: settings.is_on("play_on_reposition"),
            stun_scope: match settings.word("stun_scope") {
                "next_phase" => StunScope::NextPhase,
                "both" => StunScope::Both,
                _ => StunScope::NextOwnPart,
            },
            stun_forbids_move_only: settings.word("stun_forbids") == "move_only",
            gk_steal_in_box: settings.is_on("gk_steal_in_box"),
            gk_entry_move_optional: settings.is_on("gk_entry_move_optional"),
            gk_dive_limit_once_per_phase: settings.word("gk_dive_limit") == "once_per_phase",
            snapshot_after_reposition_in_last_part: settings.word("snapshot_after_reposition") == "in_last_part",
            dribble_into_goal: settings.is_on("dribble_into_goal"),
            shot_line_test: match settings.word("shot_line_test") {
                "posts" => ShotLineTest::Posts,
                "off" => ShotLineTest::Off,
                _ => ShotLineTest::Mouth,
            },
            shot_penalty_cap: settings.number("shot_penalty_cap") as u8,
            handling_fail_corner: settings.word("handling_fail") == "corner",
            gk_air_loss_goal_always: settings.word("gk_air_loss_goal") == "always",
            header_limit: settings.word("header_limit").parse().unwrap_or(u8::MAX),
            defensive_control: settings.is_on("defensive_control"),
            headed_pass_then_long: settings.is_on("headed_pass_then_long"),
            high_pass_min: settings.number("high_pass_min") as u8,
            passer_flight_move: settings.is_on("passer_flight_move"),
            loose_zoi_path: settings.word("loose_zoi") == "path",
            final_third_moves: match settings.word("final_third_moves") {
                "on_entry" => FinalThirdMoves::OnEntry,
                "off" => FinalThirdMoves::Off,
                _ => FinalThirdMoves::EveryAction,
            },
            offside_off: settings.word("offside") == "off",
            kickoff_action_open: settings.word("kickoff_action") == "open",
            first_kickoff_home: settings.word("first_kickoff") == "home",
            switch_ends: settings.is_on("switch_ends"),
            fk_pattern: match settings.word("fk_pattern") {
                "3-3-3-3" => FkPattern::P3333,
                "5-5-3-2" => FkPattern::P5532,
                _ => FkPattern::P222232,
            },
            throw_in_gap: settings.number("throw_in_gap") as u8,
            goal_kick_box_clear: settings.is_on("goal_kick_box_clear"),
            penalty_tie_origin_spot: settings.word("penalty_tie_origin") == "spot",
            shootout_tie_bounce: settings.word("shootout_tie") == "bounce",
            shootout_first_roll_off: settings.word("shootout_first") == "roll_off",
            subs_max: settings.number("subs_max") as u8,
            subs_extra_time: settings.number("subs_extra_time") as u8,
            second_injury_no_subs_stays: settings.word("second_injury_no_subs") == "stays",
            injury_floor: settings.number("injury_floor") as u8,
            squad_goalkeepers: settings.number("squad_goalkeepers") as u8,
            advanced_rules: settings.is_on("advanced_rules"),
            dice_d12_star: settings.word("dice") == "d12_star",
            added_cap: settings.number("added_cap") as u8,
            added_cap_extra: settings.number("added_cap_extra") as u8,
            after_draw: match settings.word("after_draw") {
                "extra_time" => AfterDraw::ExtraTime,
                "shootout" => AfterDraw::Shootout,
                _ => AfterDraw::DrawStands,
            },
            referee: settings.number("referee") as u8,
            questions_all: settings.word("questions") == "all",
        }
    }
}
