//! What people read and type while a match is played.

pub const HELP: &str = "\
  a number, or the first letters of a choice: choose it
  undo    take back your last answer        why     the reasons of what just happened
  field   draw the field                    score   score and statistics
  odds    what each choice is worth         pause   stop the clock, if both agree
  save F  write the match to the file F
  help    this                              quit    stop here; --resume goes on";

/// The choice a line means: its number, or its first letters if they fit one.
pub fn choose(menu: &[String], line: &str) -> Option<String> {
    if let Ok(number) = line.parse::<usize>() {
        return menu.get(number.checked_sub(1)?).cloned();
    }
    let line = line.to_lowercase();
    if line.is_empty() {
        return None;
    }
    let mut fitting = menu.iter().filter(|choice| choice.starts_with(&line));
    match (fitting.next(), fitting.next()) {
        (Some(choice), None) => Some(choice.clone()),
        _ => None,
    }
}
