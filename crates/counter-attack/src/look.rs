//! What a manager may ask about a position: who reaches what, zones, passing lanes, what can
//! be chosen, and the odds of what he considers. All of it is what the rules themselves say.

use std::fmt::Write as _;

use football::{Teller, phrase, phrase::decimal, term};
use tabletop::{
    Ask, Question, Session, Side, sheet::before, situation::Situation as _,
    sources::each_outcome_told,
};

use crate::{
    Action, Attribute, Choice, CounterAttack, Event, GroundPass, Player, Sight, State,
    notation::SpokenLine, picture, player::letter,
};

/// The words, for help: a key of the phrase book.
pub const HELP: &str = "ca.look.help";

/// What is asked, answered; `None` if the words mean nothing here.
#[must_use]
pub fn look(
    session: &Session<CounterAttack>,
    words: &str,
    columns: usize,
    teller: Teller<'_>,
) -> Option<String> {
    let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
    let (rules, state) = (session.rules(), session.halfway());
    let side = match session.waiting() {
        Some(Question::Decide(decision)) => decision.side,
        _ => state.attack,
    };
    let of_player = |look: &dyn Fn(Player) -> String| match player_of(rest.trim(), side) {
        Some(player) => look(player),
        None => teller.term("ca.look.nobody"),
    };
    let mut seen = match word.to_ascii_lowercase().as_str() {
        "reach" => of_player(&|player| reach(rules, state, player, (columns, teller))),
        "lanes" => of_player(&|player| lanes(rules, state, player, teller)),
        "zones" => zones(rules, state, (columns, teller)),
        "moves" => moves(session, teller),
        "chance" => chance(session, side, rest, teller),
        _ => return None,
    };
    seen.push('\n');
    Some(seen)
}

/// `7` is a player of the side that is asked, `7A` is anybody.
fn player_of(name: &str, side: Side) -> Option<Player> {
    Player::named(name).or_else(|| Player::named(&format!("{name}{}", letter(side))))
}

/// The pitch with the hexes that a player can walk to.
fn reach(
    rules: &CounterAttack,
    state: &State,
    player: Player,
    (columns, teller): (usize, Teller<'_>),
) -> String {
    let hexes = Sight::new(rules, state).reach(player);
    let mark = |hex| hexes.contains(&hex).then_some('+');
    let pace = rules.attribute(state, player, Attribute::Pace);
    let pitch = picture::pitch(state, columns, teller, mark);
    let n = hexes.len();
    pitch
        + &teller.say(&phrase!(
            "ca.look.reach",
            who = player.to_string(),
            pace = pace,
            n = n
        ))
}

/// The pitch with the defenders' zones of influence; an attacker's own hex has none.
fn zones(rules: &CounterAttack, state: &State, (columns, teller): (usize, Teller<'_>)) -> String {
    let sight = Sight::new(rules, state);
    let mark = |hex| match sight.stealers(hex).len() {
        0 => None,
        many => char::from_digit(many as u32, 10),
    };
    picture::pitch(state, columns, teller, mark) + &teller.term("ca.look.zones")
}

/// The passes of a player to each team-mate, if he had the ball.
fn lanes(rules: &CounterAttack, state: &State, from: Player, teller: Teller<'_>) -> String {
    let Some(at) = state.at(from) else {
        return teller.say(&phrase!("ca.look.not.there", who = from.to_string()));
    };
    let mut with_ball = *state;
    with_ball.attack = from.side();
    with_ball.holder = Some(from);
    with_ball.ball = at;
    let sight = Sight::new(rules, &with_ball);
    let mut text = teller.say(&phrase!("ca.look.lanes", who = from.to_string(), at = at));
    for (mate, hex) in state.team(from.side()).filter(|(mate, _)| *mate != from) {
        let in_way = sight.closed_by(hex).into_iter();
        let in_way: Vec<String> = in_way.map(|player| player.to_string()).collect();
        let (mate, far) = (format!("{mate:>3}"), at.distance(hex));
        let within = |action: Action| {
            let pass = GroundPass::of(action);
            pass.filter(|pass| at.distance(hex) <= pass.range)
        };
        let then = match (within(Action::StandardPass), in_way.is_empty()) {
            (None, _) => term("ca.look.far"),
            (_, false) => phrase!("ca.look.closed", by = in_way),
            (Some(pass), true) => phrase!(
                "ca.look.arrives",
                share = decimal(100.0 * sight.pass_arrives(hex, pass.kind), 1),
                short = within(Action::ShortPass).is_some(),
            ),
        };
        let lane = phrase!("ca.look.lane", who = mate, at = hex, far = far, then = then);
        // Writing to a string cannot fail.
        let _ = write!(text, "\n  {}", teller.say(&lane));
    }
    text
}

/// Everything that can be chosen, and how many ways there are to go on from it.
fn moves(session: &Session<CounterAttack>, teller: Teller<'_>) -> String {
    let Some(Question::Decide(decision)) = session.waiting() else {
        return teller.term("ca.look.nobody.chooses");
    };
    let mut text = String::new();
    let mut total = 0;
    for (index, choice) in decision.menu.iter().enumerate() {
        let ways = ways(session, index);
        total += ways;
        let ways = (ways > 1).then_some(ways);
        let line = phrase!("ca.look.choice", choice = choice.to_string(), ways = ways);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {}", teller.say(&line));
    }
    let choices = decision.menu.len();
    text + &teller.say(&phrase!("ca.look.choices", n = choices, ways = total))
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
fn chance(session: &Session<CounterAttack>, side: Side, words: &str, teller: Teller<'_>) -> String {
    let Some(said) = SpokenLine::parse(&format!("{} {words}", letter(side))) else {
        return teller.term("ca.look.of.what");
    };
    let after = match said.in_match(session) {
        Ok(after) => after,
        Err(why) => return format!("`{words}`: {why}."),
    };
    let mut answers = after.answers_of_step().peekable();
    if answers.peek().is_none() {
        return teller.term("ca.look.certain");
    }
    let answers: Vec<&tabletop::log::Answer> = answers.collect();
    if answers
        .iter()
        .any(|answer| !answer.is_decision() && answer.label != "clock")
    {
        return teller.term("ca.look.thrown");
    }
    let given: Vec<&str> = answers
        .iter()
        .filter(|answer| answer.is_decision())
        .map(|answer| answer.text.as_str())
        .collect();
    let outcomes = outcomes(after.rules(), after.settled(), &given);
    let lines = outcomes.into_iter().map(|(what, odds)| {
        let what = match what.is_empty() {
            true => teller.term("ca.look.nothing"),
            false => what,
        };
        format!("  {:>6} %  {what}", teller.decimal(100.0 * odds, 2))
    });
    lines.collect::<Vec<String>>().join("\n")
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

/// What came of it, without the dice: everything with a result, up to a foul; empty if nothing more
/// happens.
fn summary(rules: &CounterAttack, events: &[Event]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for event in events {
        let text = rules.write_event(event);
        let name = before(&text, " ");
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
    parts.join("; ")
}
