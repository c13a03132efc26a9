//! The columns of the two files, declared once: name, need, games, meaning.
//! Reader, writer, template and the manual's tables all come from here.

/// What is known of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// Its name in the header line.
    pub name: &'static str,
    /// True if every file must have it.
    pub core: bool,
    /// The games whose cards and charts are made from it, a letter each:
    /// Offense-charts, Action-deck, Inside-the-net, Counter-attack; all have `*`.
    pub games: &'static str,
    /// What it counts.
    pub about: &'static str,
}

/// A column of numbers.
pub trait Column: Copy + Eq + 'static {
    /// All columns, in the order of the file.
    const ALL: &'static [Self];

    /// Its place among them.
    fn index(self) -> usize;

    /// What is known of it.
    fn info(self) -> &'static Info;

    /// Its name.
    fn name(self) -> &'static str {
        self.info().name
    }
}

const fn info(name: &'static str, core: bool, games: &'static str, about: &'static str) -> Info {
    Info {
        name,
        core,
        games,
        about,
    }
}

/// The columns of `clubs.csv` that are no counts.
pub const CLUB_TEXTS: [Info; 6] = [
    info(
        "id",
        true,
        "*",
        "what the club is called on the command line: small letters, digits, hyphens",
    ),
    info("name", true, "*", "its name"),
    info("short", true, "*", "three letters for a narrow score board"),
    info("league", false, "I", "the league it plays in"),
    info("colours", false, "*", "the shirt, in words"),
    info(
        "formation",
        false,
        "I C",
        "the usual formation: defenders, midfielders and forwards, as 4-4-2",
    ),
];

/// The columns of `players.csv` that are no counts.
pub const PLAYER_TEXTS: [Info; 8] = [
    info("club", true, "*", "the id of his club"),
    info("number", true, "*", "the number on his shirt, 1 to 99"),
    info("name", true, "*", "his name, once in a club"),
    info(
        "positions",
        true,
        "A I C",
        "GK, or those of DF, MF, FW that he plays, the usual one first, as DF/MF",
    ),
    info(
        "role",
        false,
        "I C",
        "GK, CB centre-back, FB full-back, DM holding, CM central and AM attacking midfielder, WG wing, ST striker",
    ),
    info("foot", false, "C", "right, left or both"),
    info("age", false, "C", "years, 15 to 50"),
    info("height", false, "C", "centimetres, 150 to 220"),
];

macro_rules! columns {
    ($(#[$doc:meta])* $columns:ident { $($column:ident $name:literal $need:ident $games:literal $about:literal;)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $columns {
            $(#[doc = $about] $column,)+
        }

        impl Column for $columns {
            const ALL: &'static [$columns] = &[$($columns::$column),+];

            fn index(self) -> usize {
                self as usize
            }

            fn info(self) -> &'static Info {
                match self {
                    $($columns::$column => const { &info($name, columns!(@$need), $games, $about) },)+
                }
            }
        }
    };
    (@core) => { true };
    (@more) => { false };
}

columns! {
    /// The numbers of a club.
    ClubCount {
        Strength "strength" more "I" "the strength of its league in tenths, 0 to 1000; the same for all clubs of a league";
        HomeWon "home_won" core "O" "home matches won";
        HomeDrawn "home_drawn" core "O" "home matches drawn";
        HomeLost "home_lost" core "O" "home matches lost";
        HomeFor "home_goals_for" core "O A" "goals in home matches, own goals of the visitors among them";
        HomeAgainst "home_goals_against" core "O A" "goals of the visitors in home matches";
        AwayWon "away_won" core "O" "away matches won";
        AwayDrawn "away_drawn" core "O" "away matches drawn";
        AwayLost "away_lost" core "O" "away matches lost";
        AwayFor "away_goals_for" core "O A" "goals in away matches, own goals of the hosts among them";
        AwayAgainst "away_goals_against" core "O A" "goals of the hosts in away matches";
        PossessionHome "possession_home" core "A I" "share of possession in home matches, in thousandths: 523 is 52.3 %";
        PossessionAway "possession_away" core "A I" "the same in away matches";
        Shots "shots" core "A I" "shots, penalties and blocked ones among them";
        OnTarget "on_target" core "A I" "shots that went in or were saved";
        OwnGoalsFor "own_goals_for" core "A" "own goals of opponents";
        OwnGoals "own_goals" core "A I" "own goals conceded";
        Assists "assists" core "A" "passes that led to a goal at once, at most one a goal";
        Corners "corners" core "I" "corner kicks taken";
        Fouls "fouls" core "A I" "fouls committed";
        Fouled "fouled" core "A I" "fouls suffered";
        Offsides "offsides" core "I" "offsides";
        Yellows "yellows" core "A I" "yellow cards, second ones among them";
        SecondYellows "second_yellows" core "A I" "players sent off for a second yellow card";
        Reds "reds" core "A I" "players sent off at once";
        Penalties "penalties" core "A I" "penalties taken";
        PenaltyGoals "penalty_goals" core "A I" "penalties scored";
        Saves "saves" core "A I" "saves";
        ShotsAgainst "shots_against" core "I" "shots of opponents";
        OnTargetAgainst "on_target_against" core "A I" "shots of opponents that went in or were saved";
        CornersAgainst "corners_against" more "I" "corner kicks of opponents";
        CrossesAgainst "crosses_against" more "I" "crosses of opponents";
        ThroughAgainst "through_balls_against" more "I" "through balls of opponents";
        PenaltiesAgainst "penalties_against" core "A I" "penalties of opponents";
        MinutesShort "minutes_short" more "*" "minutes that were not played because men had been sent off";
    }
}

columns! {
    /// The numbers of a player.
    PlayerCount {
        Appearances "appearances" core "I" "matches he took part in";
        Starts "starts" core "I C" "matches he began";
        Finished "finished" more "I C" "matches he began and played to the end";
        SubbedOff "subbed_off" more "I" "matches in which he was taken off";
        Minutes "minutes" core "A I" "minutes, 90 for a whole match";
        Goals "goals" core "A I C" "goals, without own goals";
        Assists "assists" core "A I C" "passes that led to a goal at once, at most one a goal";
        OwnGoals "own_goals" core "I" "own goals";
        KeyPasses "key_passes" more "I C" "passes that led to a shot at once, assists and corners among them";
        CornerChances "corner_chances" more "I" "corner kicks that led to a shot at once";
        Shots "shots" core "A I C" "shots, penalties and blocked ones among them";
        OnTarget "on_target" core "A I C" "shots that went in or were saved";
        ShotsBlocked "shots_blocked" more "I" "shots that an opponent blocked";
        HeadShots "head_shots" more "I C" "shots by head";
        HeadOnTarget "head_on_target" more "I" "of these on target";
        HeadGoals "head_goals" more "I C" "of these goals";
        FreeKickShots "free_kick_shots" more "I" "direct free kicks shot at goal";
        FreeKickOnTarget "free_kick_on_target" more "I" "of these on target";
        FreeKickGoals "free_kick_goals" more "I" "of these goals";
        Penalties "penalties" core "A I" "penalties taken";
        PenaltyGoals "penalty_goals" core "A I" "penalties scored";
        PenaltiesWon "penalties_won" more "I" "penalties given for a foul on him";
        PenaltiesConceded "penalties_conceded" more "I" "penalties given for a foul of his";
        Fouls "fouls" core "A I C" "fouls committed";
        FoulsDef "fouls_def" more "I" "of these in his own third";
        FoulsMid "fouls_mid" more "I" "of these in the middle third";
        FoulsOff "fouls_off" more "I" "of these in the opponents' third";
        Fouled "fouled" core "A I C" "fouls suffered";
        FouledDef "fouled_def" more "I" "of these in his own third";
        FouledMid "fouled_mid" more "I" "of these in the middle third";
        FouledOff "fouled_off" more "I" "of these in the opponents' third";
        Offsides "offsides" core "I" "offsides";
        Yellows "yellows" core "A I" "yellow cards, second ones among them";
        SecondYellows "second_yellows" core "I" "sent off for a second yellow card";
        Reds "reds" core "I" "sent off at once";
        PassesDef "passes_def" more "I" "passes from his own third";
        PassesDefGood "passes_def_good" more "I" "of these good";
        PassesMid "passes_mid" more "I" "passes from the middle third";
        PassesMidGood "passes_mid_good" more "I" "of these good";
        PassesOff "passes_off" more "I" "passes from the opponents' third, crosses among them";
        PassesOffGood "passes_off_good" more "I" "of these good";
        ForwardDef "forward_def" more "I" "passes from his own third to the middle";
        ForwardDefGood "forward_def_good" more "I" "of these good";
        ForwardMid "forward_mid" more "I" "passes from the middle to the opponents' third";
        ForwardMidGood "forward_mid_good" more "I" "of these good";
        LongPasses "long_passes" more "I C" "passes from his own to the opponents' third";
        LongPassesGood "long_passes_good" more "I C" "of these good";
        ThroughBalls "through_balls" more "I" "passes that split the defence";
        ThroughBallsGood "through_balls_good" more "I" "of these good";
        Crosses "crosses" more "I C" "crosses from open play";
        CrossesGood "crosses_good" more "I C" "of these good";
        Corners "corners" more "I" "corner kicks taken";
        Carries "carries" more "C" "runs with the ball over ten metres or more";
        CarriesDef "carries_def" more "I" "of these from his own third";
        CarriesMid "carries_mid" more "I" "of these from the middle third";
        CarriesOff "carries_off" more "I" "of these in the opponents' third";
        TakeOns "take_ons" more "I C" "tries to dribble past an opponent";
        TakeOnsWon "take_ons_won" more "I C" "of these won";
        DuelsDef "duels_def" more "I" "duels on the ground with the ball, in his own third, take-ons among them";
        DuelsDefWon "duels_def_won" more "I" "of these won";
        DuelsMid "duels_mid" more "I" "the same in the middle third";
        DuelsMidWon "duels_mid_won" more "I" "of these won";
        DuelsOff "duels_off" more "I" "the same in the opponents' third";
        DuelsOffWon "duels_off_won" more "I" "of these won";
        ChallengesDef "challenges_def" more "I C" "duels on the ground against the ball, in his own third";
        TacklesDef "tackles_def" more "I C" "of these won with the ball kept";
        ChallengesMid "challenges_mid" more "I C" "the same in the middle third";
        TacklesMid "tackles_mid" more "I C" "of these won with the ball kept";
        ChallengesOff "challenges_off" more "I C" "the same in the opponents' third";
        TacklesOff "tackles_off" more "I C" "of these won with the ball kept";
        TacklesLoose "tackles_loose" more "I" "challenges in any third that knocked the ball loose";
        InterceptionsDef "interceptions_def" more "I C" "passes cut out in his own third";
        InterceptionsMid "interceptions_mid" more "I C" "the same in the middle third";
        InterceptionsOff "interceptions_off" more "I C" "the same in the opponents' third";
        PassBlocks "pass_blocks" more "I" "passes blocked";
        ShotBlocks "shot_blocks" more "I" "shots of opponents blocked";
        Clearances "clearances" more "I" "clearances";
        AirDuels "air_duels" more "I C" "duels in the air";
        AirDuelsWon "air_duels_won" more "I C" "of these won";
        Injuries "injuries" more "I C" "injuries that took him off or cost him a match";
        MissedInjured "missed_injured" more "I C" "matches missed while injured";
        Faced "faced" core "A I C" "keeper: shots on target against him";
        Saves "saves" core "A I C" "keeper: of these saved";
        Conceded "conceded" core "A" "keeper: goals against him, own goals among them";
        CleanSheets "clean_sheets" more "C" "keeper: whole matches without a goal against him";
        SavesHeld "saves_held" more "I C" "keeper: saves with the ball held";
        SavesCorner "saves_corner" more "I C" "keeper: saves turned behind";
        SavesRebound "saves_rebound" more "I C" "keeper: saves that came back into play";
        HeadFaced "head_faced" more "I" "keeper: headers on target against him";
        HeadSaves "head_saves" more "I" "keeper: of these saved";
        FreeKickFaced "free_kick_faced" more "I" "keeper: direct free kicks on target against him";
        FreeKickSaves "free_kick_saves" more "I" "keeper: of these saved";
        PenaltiesFaced "penalties_faced" more "I" "keeper: penalties against him, missed ones among them";
        PenaltiesSaved "penalties_saved" more "I" "keeper: of these saved";
        Claims "claims" more "I C" "keeper: crosses caught or punched";
        Sweeps "sweeps" more "I" "keeper: through balls cleared outside his goal";
        Gathered "gathered" more "I" "keeper: loose balls picked up";
        Throws "throws" more "I" "keeper: balls in his hands given out by hand";
        ShortKicks "short_kicks" more "I" "keeper: balls in his hands given out by a short pass";
        LongKicks "long_kicks" more "I C" "keeper: balls in his hands kicked long";
        GoalKicksShort "goal_kicks_short" more "I" "keeper: goal kicks played short";
        GoalKicksLong "goal_kicks_long" more "I C" "keeper: goal kicks played long";
    }
}

impl PlayerCount {
    /// True if only a keeper can have it.
    #[must_use]
    pub fn is_keepers(self) -> bool {
        self.info().about.starts_with("keeper: ")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The manual's tables are these.
    #[test]
    fn the_manual_lists_every_column() {
        let manual = include_str!("../../../docs/statistics.md");
        let clubs: Vec<&Info> = ClubCount::ALL.iter().map(|column| column.info()).collect();
        let players: Vec<&Info> = PlayerCount::ALL
            .iter()
            .map(|column| column.info())
            .collect();
        let texts = |texts: &'static [Info]| texts.iter();
        for (heading, columns) in [
            (
                "## clubs.csv",
                texts(&CLUB_TEXTS).chain(clubs).collect::<Vec<_>>(),
            ),
            (
                "## players.csv",
                texts(&PLAYER_TEXTS).chain(players).collect(),
            ),
        ] {
            let section = manual.split_once(heading).unwrap().1;
            let section = section.split("\n## ").next().unwrap();
            let rows = section.lines().filter(|line| line.starts_with("| `"));
            let told: Vec<String> = rows.map(str::to_string).collect();
            let real: Vec<String> = columns.iter().map(|column| row(column)).collect();
            assert_eq!(told, real, "{}", real.join("\n"));
        }
    }

    fn row(column: &Info) -> String {
        let need = if column.core { "yes" } else { "" };
        let Info {
            name, games, about, ..
        } = column;
        format!("| `{name}` | {need} | {games} | {about} |").replace("|  |", "| |")
    }

    #[test]
    fn no_name_is_there_twice() {
        let clubs = CLUB_TEXTS
            .iter()
            .chain(ClubCount::ALL.iter().map(|column| column.info()));
        let players = PLAYER_TEXTS
            .iter()
            .chain(PlayerCount::ALL.iter().map(|column| column.info()));
        let names: Vec<&str> = clubs.map(|column| column.name).collect();
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len());
        let names: Vec<&str> = players.map(|column| column.name).collect();
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len());
    }
}
