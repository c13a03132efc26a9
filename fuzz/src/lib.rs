//! What fuzz targets of several games share.

use std::sync::LazyLock;

use library::Library;
use tabletop::{
    Ask, Faults, Rules, play_out,
    sources::{Generator, Simulate},
};

/// The bundled files. What is parsed of them is remembered, as in a server: otherwise most of an
/// input's time goes into reading them again.
pub static LIBRARY: LazyLock<Library> = LazyLock::new(Library::bundled);

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

/// The text in place of one of the files of a game, the one that begins as it does or any: a
/// game that can be played, or faults.
pub fn in_place_of_one<'a, G: Rules>(
    files: &[(&str, &'a str)],
    text: &'a str,
    read: impl Fn(&dyn Fn(&str) -> Option<&'a str>) -> Result<G, Faults>,
) {
    let like = |(_, usual): &(&str, &str)| usual.lines().next() == text.lines().next();
    let any = || text.bytes().map(usize::from).sum::<usize>() % files.len();
    let replaced = files.iter().position(like).unwrap_or_else(any);
    let (name, usual) = files[replaced];
    // Alone first, unless it may be missing: the others take much longer than what is wrong with it.
    if !usual.is_empty()
        && let Err(faults) = read(&|file| (file == name).then_some(text))
        && faults
            .0
            .iter()
            .any(|fault| fault.what.starts_with(&format!("{name}: ")))
    {
        return;
    }
    plays_or_has_faults(read(
        &|file| match files.iter().position(|(own, _)| *own == file) {
            Some(at) if at == replaced => Some(text),
            Some(at) => Some(files[at].1).filter(|usual| !usual.is_empty()),
            None => None,
        },
    ));
}
