//! How often a coach is asked something, if he does not say how often.

use arena::{Match, Pending, new_match, open_match, table::Answerer};
use games::{Dice, Foretold, GameId, HUMAN, MatchSetup};
use library::Library;
use tabletop::{BySide, Side, UndoRule};

/// A question that was put to somebody.
struct Put {
    minute: u16,
    name: &'static str,
    /// The line of the log with the answer.
    line: usize,
}

/// What was put to the home side's coach, who always takes the default.
fn asked(game: GameId, seed: u64, asked: Option<&str>) -> Vec<Put> {
    coached(game, seed, asked, None).0
}

/// The same, and the match. He may answer as a computer coach would instead.
fn coached(
    game: GameId,
    seed: u64,
    asked: Option<&str>,
    like: Option<&str>,
) -> (Vec<Put>, Box<dyn Match>) {
    let teams = game.teams(&Library::bundled()).unwrap();
    let team = |nth: usize| teams[(nth + seed as usize) % teams.len()].club.clone();
    let setup = MatchSetup {
        game,
        names: BySide {
            home: team(0).name,
            away: team(1).name,
        },
        teams: BySide {
            home: Some(team(0).id),
            away: Some(team(1).id),
        },
        coaches: BySide {
            home: HUMAN.to_string(),
            away: game.coaches()[0].0.to_string(),
        },
        dice: Dice::App { seed, index: 0 },
        undo: UndoRule::Free,
        reroll: false,
        foretold: Foretold::default(),
        options: Vec::new(),
        asked: asked.map(|asked| vec![asked.to_string()]),
        men: BySide::default(),
    }
    .left_to_people();
    let mut played = new_match(&setup, &Library::bundled()).unwrap();
    let mut put = Vec::new();
    while let Some(answerer) = played.answerer() {
        if let (Answerer::Person, Some(Pending::Decide { name, .. })) = (answerer, played.pending())
        {
            let minute = played.moment().minute;
            let line = played.entries().len() + 1;
            put.push(Put { minute, name, line });
            match like {
                None => played.answer_by_default().unwrap(),
                Some(coach) => {
                    played.hand_over(Side::Home, coach).unwrap();
                    played.answer_by_program().unwrap();
                    if played.pending().is_some() {
                        played.hand_over(Side::Home, HUMAN).unwrap();
                    }
                }
            }
        } else {
            played.answer_by_program().unwrap();
        }
    }
    (put, played)
}

/// What the best choice is worth more than the worst, and more than the default, on average over
/// what was put: chances to win, from matches that are played on after each choice.
fn worths(put: &[Put], played: &dyn Match) -> (f64, f64) {
    let explained = played.review_by_playing(WORTH, &mut |_, _| true);
    let put = explained
        .iter()
        .filter(|it| put.iter().any(|one| one.line == it.line));
    let (mut spread, mut cost, mut number) = (0.0, 0.0, 0.0);
    for it in put {
        let worth = |at| it.worth(at);
        let all = (0..it.choices.len()).map(worth);
        let best = all.clone().fold(f64::MIN, f64::max);
        spread += best - all.fold(f64::MAX, f64::min);
        cost += it.chosen.map_or(0.0, |at| it.cost(at));
        number += 1.0;
    }
    (spread / number, cost / number)
}

/// Matches after each choice.
const WORTH: u64 = 2_000;

/// So many matches are looked at; with `TOUCHLINE_MATCHES=20` and `--nocapture` so many, and the
/// figures are printed.
fn matches() -> u64 {
    let said = std::env::var("TOUCHLINE_MATCHES");
    said.ok().and_then(|it| it.parse().ok()).unwrap_or(3)
}

fn is_measured() -> bool {
    std::env::var_os("TOUCHLINE_MATCHES").is_some()
}

#[test]
fn a_coach_has_something_to_do() {
    for game in [GameId::ActionDeck, GameId::InsideTheNet] {
        let mut counts = Vec::new();
        let (mut longest, mut again, mut all_put) = (0, 0, 0);
        let (mut spread, mut cost) = (0.0, 0.0);
        for seed in 0..matches() {
            let (put, played) = coached(game, seed, None, None);
            if is_measured() {
                let worth = worths(&put, played.as_ref());
                (spread, cost) = (spread + worth.0, cost + worth.1);
            }
            let bound = |minute| Put {
                minute,
                name: "",
                line: 0,
            };
            let (begin, end) = (bound(0), bound(90));
            let all: Vec<&Put> = [&begin].into_iter().chain(&put).chain([&end]).collect();
            for pair in all.windows(2) {
                longest = longest.max(pair[1].minute.saturating_sub(pair[0].minute));
                let same = pair[0].name == pair[1].name;
                again += usize::from(same && pair[0].name != "sheet");
                assert!(
                    !same || pair[0].minute != pair[1].minute || pair[0].name == "sheet",
                    "{game} {seed}: {}",
                    pair[0].name
                );
            }
            let first_half = put.iter().filter(|it| it.minute <= 45).count();
            assert!(first_half > 2, "{game} {seed}: {first_half}");
            counts.push(put.len());
            all_put += put.len();
        }
        counts.sort_unstable();
        println!(
            "{game}: asked {counts:?} times a match, longest {longest} minutes without, {again} of {all_put} the same as before"
        );
        if is_measured() {
            let points = |sum: f64| 100.0 * sum / matches() as f64;
            println!(
                "  worth on average: {:.2} points of win probability from worst to best, {:.2} over the default",
                points(spread),
                points(cost)
            );
        }
        let median = counts[counts.len() / 2];
        assert!((8..=15).contains(&median), "{game}: {counts:?}");
    }
}

#[test]
fn who_wants_to_be_asked_more_or_less_is() {
    let game = GameId::ActionDeck;
    let usual = asked(game, 1, None).len();
    assert!(asked(game, 1, Some("more")).len() > usual);
    assert!(asked(game, 1, Some("less")).len() < usual);
}

/// Who wants to be asked less leaves the play in midfield to an assistant.
#[test]
fn an_assistant_plays_in_midfield() {
    let game = GameId::CounterAttack;
    let mut counts = [0, 0];
    for seed in 0..matches() {
        let (all, _) = coached(game, seed, None, Some("greedy"));
        let (few, played) = coached(game, seed, Some("less"), Some("greedy"));
        counts = [counts[0] + all.len(), counts[1] + few.len()];
        let text = played.save();
        assert!(text.contains("(assistant)"), "the log says who answered");
        let again = open_match(&text, &Library::bundled()).unwrap();
        assert_eq!(again.score(), played.score());
    }
    let [all, few] = counts;
    let matches = matches();
    println!("{game}: {matches} matches, asked {all} times, with less {few} times");
    assert!(4 * few < 3 * all, "{few} of {all}");
}
