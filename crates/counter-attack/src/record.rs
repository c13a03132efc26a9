//! A whole match in the notation CA/1, written and read.
//!
//! One item a line: what a manager says (`H mv 7H K22`), a die (`* 4 steal 8A`), an event
//! (`= step who=10H to=M27 left=4`), which follows from the others and is only checked.

use tabletop::{
    Decision, Duty, Fault, Faults, Question, Rules as _, Session, UndoRule, sheet::before,
    situation::Situation,
};

use crate::{
    CounterAttack,
    choice::Choice,
    notation::SpokenLine,
    player::{Player, letter},
    post::Post,
};

/// The first line of a match.
pub const FIRST_LINE: &str = "CA/1";

/// The match as text: header, and every answer with what came of it.
#[must_use]
pub fn write(session: &Session<CounterAttack>) -> String {
    let rules = session.rules();
    let mut again = session.branch(0);
    let mut lines = vec![FIRST_LINE.to_string()];
    lines.extend(rules.posted_rules(true));
    if *session.start() != rules.kick_off() {
        lines.extend(rules.posted_position(session.start()));
        lines.push("go".to_string());
    }
    let mut told = 0;
    // Whether the last line is a manager's, so that his next word can join it.
    let mut speaks = None;
    for (_, answer) in session.answers() {
        for event in &again.events()[told..] {
            lines.push(format!("= {}", rules.write_event(event)));
            speaks = None;
        }
        told = again.events().len();
        let Some(question) = again.waiting() else {
            break;
        };
        let who = again.halfway().about;
        match (question, answer.read_for(question)) {
            (Question::Decide(decision), Ok(index)) => {
                let joins = speaks == Some(decision.side);
                say(decision, index as usize, joins, &mut lines);
                speaks = Some(decision.side);
            }
            (question, _) => {
                lines.push(chance(question, &answer.text, who));
                speaks = None;
            }
        }
        // It fitted in the match.
        let _ = again.answer(&answer.text);
    }
    let rest = again.events()[told..].iter();
    lines.extend(rest.map(|event| format!("= {}", rules.write_event(event))));
    lines.push(String::new());
    lines.join("\n")
}

/// What a manager says: a line of its own, or more words of the last one.
fn say(decision: &Decision<Choice>, index: usize, joins: bool, lines: &mut Vec<String>) {
    let Some(choice) = decision.menu.get(index) else {
        return;
    };
    match (choice, lines.last_mut()) {
        // Nobody else jumps: nothing is said.
        (Choice::Also(None), _) => {}
        (Choice::To(_) | Choice::Also(_), Some(line)) if joins => {
            line.push_str(&format!(" {choice}"));
        }
        (Choice::To(_) | Choice::Also(_), _) => {
            lines.push(format!("{} to {choice}", letter(decision.side)));
        }
        _ => lines.push(format!("{} {choice}", letter(decision.side))),
    }
}

/// A die, or the clock: value, purpose, and whose it is.
fn chance(question: &Question<Choice>, answer: &str, who: Option<Player>) -> String {
    let value = match (question, answer.parse::<u8>()) {
        // Twelve faces, of which the last is a star (CA-1.3).
        (Question::Roll(die), Ok(12)) if die.faces() == 12 => "6s".to_string(),
        (Question::Roll(die), Ok(face)) if die.faces() == 12 => face.div_ceil(2).to_string(),
        _ => answer.to_string(),
    };
    let who = who.filter(|_| matches!(question, Question::Roll(_)));
    let who = who.map_or(String::new(), |player| format!(" {player}"));
    format!("* {value} {}{who}", question.label())
}

/// Reads a match, or a position from which play begins.
///
/// # Errors
///
/// The first line that does not fit, or all faults of the header.
pub fn read<'a>(
    text: &str,
    document: impl Fn(&str) -> Option<&'a str>,
) -> Result<Session<CounterAttack>, Faults> {
    let is_header = |line: &str| {
        let word = line.split_whitespace().next().unwrap_or_default();
        word.starts_with(';') || word.is_empty() || Post::WORDS.contains(&word)
    };
    let header: Vec<&str> = text
        .lines()
        .take_while(|line| is_header(line.trim()))
        .collect();
    let post = Post::parse(&header.join("\n"))?;
    let (home, away) = (post.squads.home.document(), post.squads.away.document());
    let options: Vec<&str> = post.options.iter().map(String::as_str).collect();
    let rules = CounterAttack::from_documents(
        |name| match name {
            "home" => Some(home.as_str()),
            "away" => Some(away.as_str()),
            name => document(name),
        },
        &options,
    )?;
    let state = post.state(&rules)?;
    let mut session = match state {
        Some(state) => Session::from_state(rules, state, UndoRule::Free),
        None => Session::new(rules, UndoRule::Free),
    };
    let mut told = 0;
    for (index, line) in text.lines().enumerate().skip(header.len()) {
        let line = before(line, ";").trim();
        if line.is_empty() || line == "go" {
            continue;
        }
        play(&mut session, line, &mut told).map_err(|why| {
            let waits = session
                .waiting()
                .map_or("the match is over".to_string(), |question| {
                    format!("asked is `{}`: {}", question.label(), question.allowed())
                });
            Faults::from(Fault::at(index + 1, format!("`{line}`: {why}"), waits))
        })?;
    }
    Ok(session)
}

/// One line of a match.
fn play(session: &mut Session<CounterAttack>, line: &str, told: &mut usize) -> Result<(), String> {
    match line.split_once(' ') {
        Some(("=", event)) => {
            let events = session.events();
            let got = events
                .get(*told)
                .map(|event| session.rules().write_event(event));
            *told += 1;
            match got {
                Some(got) if got == event => Ok(()),
                Some(got) => Err(format!("what happened is `{got}`")),
                None => Err("nothing happened".to_string()),
            }
        }
        Some(("*", die)) => roll(session, die),
        _ => {
            let said = SpokenLine::parse(line).ok_or("nobody says so")?;
            *session = said.in_match(session)?;
            Ok(())
        }
    }
}

/// A die: what it shows, what it is for, and whose it is.
pub fn roll(session: &mut Session<CounterAttack>, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (value, purpose, who) = match words[..] {
        [value, purpose] => (value, purpose, None),
        [value, purpose, who] => (value, purpose, Player::named(who)),
        _ => return Err("a die is its value, its purpose and its player".to_string()),
    };
    pass_over(session);
    let question = session.waiting().ok_or("the match is over")?;
    if !question.is_chance() || question.label() != purpose {
        return Err("another question is asked".to_string());
    }
    let about = session.halfway().about;
    if who.is_some() && about != who {
        return Err(format!(
            "{} rolls",
            about.map_or("nobody".to_string(), |who| who.to_string())
        ));
    }
    let answer = match (question, value) {
        (Question::Roll(die), "6s") if die.faces() == 12 => "12".to_string(),
        (Question::Roll(die), value) if die.faces() == 12 => match value.parse::<u8>() {
            Ok(face @ 1..=5) => (2 * face).to_string(),
            Ok(6) => "11".to_string(),
            _ => value.to_string(),
        },
        _ => value.to_string(),
    };
    session
        .answer(&answer)
        .map_err(|refused| refused.to_string())
}

/// What may be said and is not.
fn pass_over(session: &mut Session<CounterAttack>) {
    while let Some(Question::Decide(decision)) = session.waiting() {
        if decision.duty != Duty::May || session.answer_by_default().is_err() {
            break;
        }
    }
}

impl SpokenLine {
    /// What a manager says, on a copy of the match: several answers after each other. What he
    /// may say and does not is passed over.
    ///
    /// # Errors
    ///
    /// Why it does not fit.
    pub fn in_match(
        &self,
        session: &Session<CounterAttack>,
    ) -> Result<Session<CounterAttack>, String> {
        let mut session = session.clone();
        let mut used = 0;
        while used < self.words.len() {
            // Nobody says how long he thinks: no time at all.
            if let Some(Question::Elapsed(_)) = session.waiting() {
                session.answer("0").map_err(|refused| refused.to_string())?;
                continue;
            }
            let Some(Question::Decide(decision)) = session.waiting() else {
                return Err("no manager is asked".to_string());
            };
            let fits = match decision.side == self.side {
                true => self.choice_in(&decision.menu, used),
                false => None,
            };
            match fits {
                Some((index, words)) => {
                    used += words;
                    let answered = session.answer_index(index as u32);
                    answered.map_err(|refused| refused.to_string())?;
                }
                None if decision.duty == Duty::May && used == 0 => {
                    let answered = session.answer_by_default();
                    answered.map_err(|refused| refused.to_string())?;
                }
                None => return Err("this is not on the menu".to_string()),
            }
        }
        // Nobody else was named to jump.
        while let Some(Question::Decide(decision)) = session.waiting() {
            if decision.name != "also" {
                break;
            }
            let answered = session.answer_by_default();
            answered.map_err(|refused| refused.to_string())?;
        }
        Ok(session)
    }
}
