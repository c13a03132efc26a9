//! What a manager may ask about a position: who reaches what, zones, passing lanes, what can
//! be chosen, and the odds of what he considers. All of it is what the rules themselves say.

use std::fmt::Write as _;

use tabletop::{
    Ask, Question, Session, Side, situation::Situation as _, sources::each_outcome_told,
};

use crate::{
    Action, Attribute, Choice, CounterAttack, Event, GroundPass, Player, Sight, State,
    notation::Said, picture, player::letter,
};

/// The words, for help.
pub const HELP: &str = "  reach 7  hexes that a player can walk to
  lanes 7  passes of a player to his team-mates
  zones    zones of influence of the defence
  moves    what can be chosen, counted
  chance mv 4A M23 tkl  the exact odds of what you consider, said as you would say it
  several answers may be said at once: mv 7H K22";

/// What is asked, answered; `None` if the words mean nothing here.
#[must_use]
pub fn look(session: &Session<CounterAttack>, words: &str, columns: usize) -> Option<String> {
    let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
    let (rules, state) = (session.rules(), session.halfway());
    let side = match session.waiting() {
        Some(Question::Decide(decision)) => decision.side,
        _ => state.attack,
    };
    let player = || player_of(rest.trim(), side);
    Some(match word.to_ascii_lowercase().as_str() {
        "reach" => player().map_or_else(no_player, |player| reach(rules, state, player, columns)),
        "lanes" => player().map_or_else(no_player, |player| lanes(rules, state, player)),
        "zones" => zones(rules, state, columns),
        "moves" => moves(session),
        "chance" => chance(session, side, rest),
        _ => return None,
    })
}

/// `7` is a player of the side that is asked, `7A` is anybody.
fn player_of(name: &str, side: Side) -> Option<Player> {
    Player::named(name).or_else(|| Player::named(&format!("{name}{}", letter(side))))
}

fn no_player() -> String {
    "Name a player by his shirt, 7, or by shirt and side, 7A.\n".to_string()
}

/// The pitch with the hexes that a player can walk to.
fn reach(rules: &CounterAttack, state: &State, player: Player, columns: usize) -> String {
    let hexes = Sight::new(rules, state).reach(player);
    let mut text = picture::pitch(state, columns, |hex| hexes.contains(&hex).then_some('+'));
    let pace = rules.attribute(state, player, Attribute::Pace);
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "{player}, Pace {pace}, can walk to {} hexes (+).",
        hexes.len()
    );
    text
}

/// The pitch with the defenders' zones of influence; an attacker's own hex has none.
fn zones(rules: &CounterAttack, state: &State, columns: usize) -> String {
    let sight = Sight::new(rules, state);
    let mut text = picture::pitch(state, columns, |hex| match sight.stealers(hex).len() {
        0 => None,
        many => char::from_digit(many as u32, 10),
    });
    let _ = writeln!(
        text,
        "A number is how many defenders must try to steal from a carrier who steps there."
    );
    text
}

/// The passes of a player to each team-mate, if he had the ball.
fn lanes(rules: &CounterAttack, state: &State, from: Player) -> String {
    let Some(at) = state.at(from) else {
        return format!("{from} is not on the pitch.\n");
    };
    let mut with_ball = *state;
    with_ball.attack = from.side();
    with_ball.holder = Some(from);
    with_ball.ball = at;
    let sight = Sight::new(rules, &with_ball);
    let mut text = format!("Passes along the ground from {from} on {at}:\n");
    for (mate, hex) in state.team(from.side()).filter(|(mate, _)| *mate != from) {
        let in_way = sight.closed_by(hex).into_iter();
        let in_way: Vec<String> = in_way.map(|player| player.to_string()).collect();
        let _ = write!(text, "  {mate:>3} on {hex}, {} hexes: ", at.distance(hex));
        let within = |action: Action| {
            let pass = GroundPass::of(action);
            pass.filter(|pass| at.distance(hex) <= pass.range)
        };
        let _ = match (within(Action::StandardPass), in_way.is_empty()) {
            (None, _) => writeln!(text, "too far"),
            (_, false) => writeln!(text, "closed by {}", in_way.join(", ")),
            (Some(pass), true) => {
                let arrives = 100.0 * sight.pass_arrives(hex, pass.kind);
                let short = match within(Action::ShortPass) {
                    Some(_) => ", a short pass too",
                    None => "",
                };
                writeln!(text, "arrives {arrives:.1} %{short}")
            }
        };
    }
    text
}

/// Everything that can be chosen, and how many ways there are to go on from it.
fn moves(session: &Session<CounterAttack>) -> String {
    let Some(Question::Decide(decision)) = session.waiting() else {
        return "Nobody is asked to choose.\n".to_string();
    };
    let mut text = String::new();
    let mut total = 0;
    for (index, choice) in decision.menu.iter().enumerate() {
        let ways = ways(session, index);
        total += ways;
        let _ = match ways {
            1 => writeln!(text, "  {choice}"),
            _ => writeln!(text, "  {choice}: {ways} ways"),
        };
    }
    let _ = writeln!(
        text,
        "{} choices, {total} ways in all.",
        decision.menu.len()
    );
    text
}

/// In how many ways a choice can be completed: by where to go, for who goes somewhere.
fn ways(session: &Session<CounterAttack>, index: usize) -> usize {
    let mut after = session.clone();
    if after.answer_index(index as u32).is_err() {
        return 1;
    }
    while let Some(Question::Elapsed(_)) = after.waiting() {
        if after.answer("0").is_err() {
            return 1;
        }
    }
    match after.waiting() {
        Some(Question::Decide(next)) if matches!(next.menu.first(), Some(Choice::To(_))) => {
            next.menu.len()
        }
        _ => 1,
    }
}

/// What can come of words, with the odds of it: the rules play the step in all ways.
fn chance(session: &Session<CounterAttack>, side: Side, words: &str) -> String {
    let Some(said) = Said::parse(&format!("{} {words}", letter(side))) else {
        return "Write what you consider: chance mv 4A M23 tkl\n".to_string();
    };
    let after = match said.in_match(session) {
        Ok(after) => after,
        Err(why) => return format!("`{words}`: {why}.\n"),
    };
    let mut answers = after.answers_of_step().peekable();
    if answers.peek().is_none() {
        return "Nothing of that is left to chance.\n".to_string();
    }
    let answers: Vec<&tabletop::log::Answer> = answers.collect();
    if answers
        .iter()
        .any(|answer| !answer.is_decision() && answer.label != "clock")
    {
        return "Dice of this moment have been thrown already.\n".to_string();
    }
    let given: Vec<&str> = answers
        .iter()
        .filter(|answer| answer.is_decision())
        .map(|answer| answer.text.as_str())
        .collect();
    let outcomes = outcomes(after.rules(), after.settled(), &given);
    let mut text = String::new();
    for (what, odds) in outcomes {
        let _ = writeln!(text, "  {:6.2} %  {what}", 100.0 * odds);
    }
    text
}

/// The outcomes of a step in which managers answer this and then by default, the likeliest
/// first.
#[must_use]
pub fn outcomes(rules: &CounterAttack, state: &State, given: &[&str]) -> Vec<(String, f64)> {
    let asked = std::cell::Cell::new(0);
    let coach = |_: &CounterAttack, ask: &Ask<'_, CounterAttack>| {
        let number = asked.replace(asked.get() + 1);
        let wanted = given.get(number);
        let found =
            wanted.and_then(|text| ask.menu.iter().position(|one| one.to_string() == **text));
        found.unwrap_or(ask.default)
    };
    let mut outcomes: Vec<(String, f64)> = Vec::new();
    each_outcome_told(rules, state, Some(coach), |_, path, events| {
        asked.set(0);
        let what = summary(rules, events);
        match outcomes.iter_mut().find(|(known, _)| *known == what) {
            Some((_, sum)) => *sum += path.probability(),
            None => outcomes.push((what, path.probability())),
        }
    });
    outcomes.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    outcomes
}

/// What came of it, without the dice: everything with a result, up to a foul.
fn summary(rules: &CounterAttack, events: &[Event]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for event in events {
        let text = rules.write_event(event);
        let name = text.split(' ').next().unwrap_or_default();
        let counts = text.contains("res=") || matches!(name, "goal" | "off_target" | "restart");
        if !counts {
            continue;
        }
        let dice = [
            "die=", "sum=", "def=", "att=", "need=", "total=", "mod=", "step=", "score=",
        ];
        let words = text
            .split(' ')
            .filter(|word| !dice.iter().any(|die| word.starts_with(die)));
        let words: Vec<&str> = words
            .map(|word| word.split_once('=').map_or(word, |(_, value)| value))
            .collect();
        parts.push(words.join(" "));
        if text.contains("res=foul") {
            break;
        }
    }
    match parts.is_empty() {
        true => "nothing more happens".to_string(),
        false => parts.join("; "),
    }
}
