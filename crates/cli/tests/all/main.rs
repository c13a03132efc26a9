//! The program from outside, and the repository as a whole. One binary, so that
//! it is built once.

#![allow(clippy::unwrap_used, clippy::panic)]

mod as_told;
mod backups;
mod bad_input;
mod bots;
mod card_play;
mod cards_by_face;
mod check_databases;
mod clauses;
mod commands;
mod commentary;
mod databases;
mod decisions;
mod draft;
mod forge;
mod friends;
mod imports;
mod kinds;
mod kit;
mod ladder;
mod leagues;
mod lessons;
mod lint;
mod narrow;
mod odds;
mod office;
mod older;
mod ordeal;
mod places;
mod play;
mod positions;
mod scenario_files;
mod scenario_forms;
mod scenarios;
mod season_acts;
mod season_lists;
mod season_play;
mod season_years;
mod seasons;
mod serve;
mod simulation;
mod strangers;
mod tidy;
mod words;
