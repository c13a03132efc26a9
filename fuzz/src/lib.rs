//! What fuzz targets of several games share.

use tabletop::{
    Ask, Faults, Rules, play_out,
    sources::{Generator, Simulate},
};

/// Documents that are taken together make a game that can be played to the end, or
/// faults are named.
pub fn plays_or_has_faults<G: Rules>(read: Result<G, Faults>) {
    let rules = match read {
        Ok(rules) => rules,
        Err(faults) => return assert!(!faults.0.is_empty()),
    };
    let coach = |_: &G, ask: &Ask<'_, G>| ask.menu.len() - 1;
    let mut source = Simulate::new(&rules, Generator::new(1, 0), coach, |_| ());
    let mut state = rules.kick_off();
    play_out(&rules, &mut state, &mut source);
}

/// The text in place of each of the files in turn.
pub fn in_place_of_each<'a>(
    files: &'a [(&'a str, &'a str)],
    text: &'a str,
    mut with: impl FnMut(&dyn Fn(&str) -> Option<&'a str>),
) {
    for (replaced, _) in files {
        with(&|name| match files.iter().find(|(file, _)| *file == name) {
            Some((file, _)) if file == replaced => Some(text),
            // A file that may be missing.
            Some((_, "")) | None => None,
            Some((_, usual)) => Some(usual),
        });
    }
}
