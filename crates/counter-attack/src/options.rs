//! The options of the game, ready for use.

use tabletop::options::Settings;

pub use crate::option_list::OPTIONS;

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
    pub flags_after_touch_own_side_keeps: bool,
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
    pub defender_order_manager: bool,
    pub clock_mode_live: bool,
    pub half_minutes: u8,
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
            flags_after_touch_own_side_keeps: settings.word("flags_after_touch")
                == "own_side_keeps",
            gk_steal_in_box: settings.is_on("gk_steal_in_box"),
            gk_entry_move_optional: settings.is_on("gk_entry_move_optional"),
            gk_dive_limit_once_per_phase: settings.word("gk_dive_limit") == "once_per_phase",
            snapshot_after_reposition_in_last_part: settings.word("snapshot_after_reposition")
                == "in_last_part",
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
            defender_order_manager: settings.word("defender_order") == "manager",
            clock_mode_live: settings.word("clock_mode") == "live",
            half_minutes: settings.number("half_minutes") as u8,
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
