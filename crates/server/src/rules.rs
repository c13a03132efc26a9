//! The rules of each game as a page of their own, so that a clause can be pointed
//! at: `/rules/goal-dice#GD-7.5`.

use std::collections::HashSet;

use pulldown_cmark::{Options, Parser, html};

/// The rules, by the id of their game.
const RULES: [(&str, &str); 1] = [(
    "goal-dice",
    include_str!("../../../docs/rules/goal-dice.md"),
)];

/// The page of a game's rules.
pub fn page(game: &str) -> Option<String> {
    let (_, text) = RULES.iter().find(|(id, _)| *id == game)?;
    let anchored = with_anchors(text);
    let mut body = String::new();
    html::push_html(
        &mut body,
        Parser::new_ext(&anchored, Options::ENABLE_TABLES),
    );
    let title = text.lines().next().unwrap_or(game).trim_start_matches("# ");
    Some(format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<link rel=\"stylesheet\" href=\"/rules.css\">\n</head>\n\
         <body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    ))
}

/// Gives each clause, where it is first named in brackets, a place to point at.
/// The introduction only shows how they look.
fn with_anchors(text: &str) -> String {
    let (introduction, rules) = text.split_at(text.find("\n## ").unwrap_or(0));
    let mut anchored = introduction.to_string();
    let mut named = HashSet::new();
    for (at, part) in rules.split('[').enumerate() {
        if at > 0 {
            anchored.push('[');
        }
        let clauses = part.split_once(']').map(|(inside, _)| inside);
        for clause in clauses.into_iter().flat_map(|inside| inside.split(", ")) {
            if is_clause(clause) && named.insert(clause) {
                anchored.push_str(&format!("<a id=\"{clause}\"></a>"));
            }
        }
        anchored.push_str(part);
    }
    anchored
}

/// `GD-7.5`: letters of the game, a dash, numbers.
fn is_clause(word: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '-';
    word.starts_with(|c: char| c.is_ascii_uppercase())
        && word.contains('-')
        && word.ends_with(|c: char| c.is_ascii_digit())
        && word.chars().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_can_be_pointed_at_once() {
        let page = page("goal-dice").unwrap();
        for clause in ["GD-1.1", "GD-7.5", "GD-7.8", "GD-12.5"] {
            let anchor = format!("<a id=\"{clause}\"></a>");
            assert_eq!(page.matches(&anchor).count(), 1, "{clause}");
        }
        let introduction = page.find("<h2>").unwrap();
        assert!(!page[..introduction].contains("<a id"));
        assert!(super::page("no-game").is_none());
    }
}
