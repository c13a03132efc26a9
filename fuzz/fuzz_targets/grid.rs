//! Whatever is a field can be played on to the end.
#![no_main]

use goal_dice::{GoalDice, OPTIONS, Options};
use libfuzzer_sys::fuzz_target;
use tabletop::{
    Ask, Rules,
    options::Settings,
    play_out,
    sources::{Generator, Simulate},
};

fuzz_target!(|text: &str| {
    let Ok(grid) = goal_dice::Grid::parse(text) else {
        return;
    };
    let Ok(settings) = Settings::parse(OPTIONS, ["knockout=true"]) else {
        return;
    };
    let rules = GoalDice::new(grid, Options::from(&settings));
    let coach = |_: &GoalDice, ask: &Ask<'_, GoalDice>| ask.menu.len() - 1;
    let mut source = Simulate::new(&rules, Generator::new(1, 0), coach, |_| ());
    let mut state = rules.kick_off();
    play_out(&rules, &mut state, &mut source);
});
