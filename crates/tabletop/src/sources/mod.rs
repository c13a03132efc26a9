//! The ways to answer.

mod after;
mod enumerate;
mod generator;
mod record;
mod script;
mod simulate;
mod tree;

pub use after::After;
pub use enumerate::{Enumerate, NoCoach, Path, count_paths, each_outcome, each_outcome_told};
pub use generator::Generator;
pub use record::Record;
pub use script::{Script, Stopped};
pub use simulate::Simulate;
pub use tree::{Branch, Tree, rest_of_step, small_step_tree, step_tree};
