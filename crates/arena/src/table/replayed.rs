//! What decisions were worth in a game that is not solved: matches are played on after each
//! choice, on the same dice, so that little but the choice makes the difference.

use std::convert::Infallible;

use rayon::prelude::*;
use tabletop::{Ask, BySide, Coach as _, Decision, Question, Session, Side};

use super::Table;
use crate::face::{Explained, Playouts};
use games::playable::{Playable, hire_both};
use simulation::win::{play_from, seed_of, stand_ins};

/// Of more choices than this only some are tried.
const MOST_CHOICES: usize = 6;

/// Decisions that are looked at between two questions whether to go on.
const AT_ONCE: usize = 16;

/// Matches played at a time after a choice; fewer in a game whose matches take long.
const ROUND: u64 = 250;

/// A decision, and what was seen after its choices.
struct Weighed<G: Playable> {
    explained: Explained,
    seed: u64,
    tried: Vec<TriedChoice<G>>,
    matches: u64,
}

/// A choice: where it leads, and what was seen then.
struct TriedChoice<G: Playable> {
    settled: G::State,
    given: Vec<u32>,
    won: BySide<u64>,
    /// The squares of what each match was worth more than after the choice made, in halves of a
    /// match.
    squares: u64,
}

impl<G: Playable + 'static> Table<G> {
    /// What each decision of the people was worth.
    pub(super) fn played_review(
        &self,
        matches: u64,
        go_on: &mut dyn FnMut(u64, u64) -> bool,
    ) -> Vec<Explained> {
        if self.explainer().is_some() {
            let Ok(reviewed) = self.reviewed(&|| Ok::<_, Infallible>(()));
            return reviewed;
        }
        let rules = self.session.rules();
        let coaches = stand_ins::<G>(&self.setup);
        let Some((policies, _)) = hire_both(rules, &coaches, &self.library) else {
            return Vec::new();
        };
        let mut weighed = self.weighed(&policies);
        let choices: u64 = weighed.iter().map(|one| one.tried.len() as u64).sum();
        let round = if G::MEASURED < ROUND { 1 } else { ROUND };
        let mut played = 0;
        let mut first = 0;
        'rounds: while first < matches {
            let last = first.saturating_add(round).min(matches);
            for some in weighed.chunks_mut(AT_ONCE) {
                let each = some.par_iter_mut();
                each.for_each(|one| one.play(rules, &policies, first, last));
                let tried = some.iter().map(|one| one.tried.len() as u64);
                played += tried.sum::<u64>() * (last - first);
                if !go_on(played, choices.saturating_mul(matches)) {
                    break 'rounds;
                }
            }
            first = last;
        }
        weighed.retain(|one| one.matches > 0);
        weighed.into_iter().map(Weighed::finish).collect()
    }

    /// The decisions of the people, with nothing seen yet.
    fn weighed(&self, policies: &BySide<G::Policy>) -> Vec<Weighed<G>> {
        let mut again = self.session.branch(0);
        let mut weighed = Vec::new();
        for (line, answer) in self.session.answers() {
            if let Some(Question::Decide(decision)) = again.waiting()
                && self.was_person(decision.side, line)
                && let Some(mut one) = self.one(&again, decision, &answer.text, policies)
            {
                one.explained.line = line;
                weighed.push(one);
            }
            // They fitted in the match.
            let _ = again.answer(&answer.text);
        }
        weighed
    }

    fn one(
        &self,
        session: &Session<G>,
        decision: &Decision<G::Choice>,
        answer: &str,
        policies: &BySide<G::Policy>,
    ) -> Option<Weighed<G>> {
        // Nobody knew what was sealed from him.
        let seen = session.seen_by(Some(decision.side));
        let seen = seen.unwrap_or_else(|| session.step_under_way());
        let ask = decision.ask(seen.halfway());
        let menu = to_try(seen.rules(), &ask, answer, policies);
        let names: Vec<String> = menu.iter().map(|&at| ask.menu[at].to_string()).collect();
        let chosen = names.iter().position(|name| name == answer)?;
        let tried = menu.iter().filter_map(|&at| {
            let mut after = seen.clone();
            after.answer_index(at as u32).ok()?;
            Some(TriedChoice {
                settled: after.settled().clone(),
                given: after.given_in_step(),
                won: BySide::both(0),
                squares: 0,
            })
        });
        let tried: Vec<TriedChoice<G>> = tried.collect();
        let frame = session.answers().count() + 1;
        let BySide { home, away } = &self.setup.names;
        (tried.len() == names.len() && names.len() > 1).then(|| Weighed {
            seed: seed_of(&format!("{}\n{home}\n{away}\nreview {frame}", G::ID)),
            explained: Explained {
                line: 0,
                frame,
                at: session.rules().moment(session.halfway()),
                side: decision.side,
                choices: names
                    .into_iter()
                    .map(|name| (name, BySide::both(0.0)))
                    .collect(),
                chosen: Some(chosen),
                playouts: None,
            },
            tried,
            matches: 0,
        })
    }
}

/// The choices to try, in the order of the menu.
fn to_try<G: Playable>(
    rules: &G,
    ask: &Ask<'_, G>,
    answer: &str,
    policies: &BySide<G::Policy>,
) -> Vec<usize> {
    let all = 0..ask.menu.len();
    if ask.menu.len() <= MOST_CHOICES {
        return all.collect();
    }
    let coach = policies[ask.side].clone().decide(rules, ask);
    let wanted =
        |&at: &usize| at == coach || at == ask.default || ask.menu[at].to_string() == answer;
    all.filter(wanted).collect()
}

impl<G: Playable> Weighed<G> {
    /// Plays matches with these numbers after each choice.
    fn play(&mut self, rules: &G, policies: &BySide<G::Policy>, first: u64, last: u64) {
        let side = self.explained.side;
        let ends: Vec<Vec<Option<Side>>> = { self.tried.iter() }
            .map(|choice| {
                let from = (&choice.settled, &choice.given[..]);
                let ahead = |state: &G::State| rules.ahead(state);
                play_from(rules, policies, from, self.seed, first..last, ahead)
            })
            .collect();
        let Some(chosen) = self.explained.chosen.and_then(|chosen| ends.get(chosen)) else {
            return;
        };
        let worth = |winner: &Option<Side>| match winner {
            Some(winner) if *winner == side => 2,
            None => 1_i64,
            Some(_) => 0,
        };
        for (choice, ends) in self.tried.iter_mut().zip(&ends) {
            for (end, made) in ends.iter().zip(chosen) {
                if let Some(winner) = end {
                    choice.won[*winner] += 1;
                }
                choice.squares += (worth(end) - worth(made)).unsigned_abs().pow(2);
            }
        }
        self.matches += last - first;
    }

    fn finish(self) -> Explained {
        let mut explained = self.explained;
        let matches = self.matches as f64;
        let mut standard_errors = Vec::new();
        for ((_, wins), choice) in explained.choices.iter_mut().zip(&self.tried) {
            *wins = choice.won.map(|won| won as f64 / matches);
            // What each match was worth is 1, a half or 0. One match more is counted that went
            // otherwise: what was never seen may still happen.
            let decided = wins.home + wins.away + 1.0 / matches;
            let mean = wins.home - wins.away;
            standard_errors.push(((decided - mean * mean).max(0.0) / matches).sqrt() / 2.0);
        }
        let cost = explained
            .chosen
            .map_or(0.0, |chosen| explained.cost(chosen));
        let best = explained.best();
        let cost_error = match explained.chosen == Some(best) {
            true => 0.0,
            false => {
                let squares = (self.tried[best].squares + 1) as f64 / matches / 4.0;
                ((squares - cost * cost).max(0.0) / matches).sqrt()
            }
        };
        explained.playouts = Some(Playouts {
            matches: self.matches,
            standard_errors,
            cost_error,
        });
        explained
    }
}

#[cfg(test)]
mod tests {
    use library::Library;
    use tabletop::{BySide, UndoRule};

    use crate::{
        Pending, new_match,
        table::{Explained, GivenUp, posted_match},
    };
    use games::{Dice, Foretold, GameId, HUMAN, MatchSetup};

    fn setup(game: GameId, dice: Dice, options: &[&str]) -> MatchSetup {
        let teams = game.teams(&Library::bundled()).unwrap();
        let club = |at: usize| teams[at].club.clone();
        let clubs = BySide {
            home: club(0),
            away: club(1),
        };
        MatchSetup {
            game,
            names: clubs.clone().map(|club| club.name),
            teams: clubs.map(|club| Some(club.id)),
            coaches: BySide {
                home: HUMAN.to_string(),
                away: game.coaches()[0].0.to_string(),
            },
            dice,
            undo: UndoRule::Free,
            reroll: false,
            foretold: Foretold::default(),
            options: options.iter().map(ToString::to_string).collect(),
            asked: None,
            men: BySide::default(),
        }
    }

    /// Halves of an hour are not solved. The last roll, a goal behind, from S06: who rolls on has
    /// lost; a shot is a goal in ten throws of sixty (GD-5.5), and a draw is half a match.
    #[test]
    fn the_last_roll_by_playing_on() {
        let library = Library::bundled();
        let setup = setup(GameId::GoalDice, Dice::Mine, &["half_seconds=3600"]);
        let last = "period: second half | starter: away | on turn: home | seconds left: 12 | \
                    home place: S06 | score: 0-1";
        let mut game = posted_match(&setup, last, &library).unwrap();
        game.answer("advance").unwrap();
        let reviewed = game.review_by_playing(4_000, &mut |_, _| true);
        let [explained] = &reviewed[..] else {
            panic!("{reviewed:?}")
        };
        let playouts = explained.playouts.as_ref().unwrap();
        assert_eq!(playouts.matches, 4_000);
        let (cost, error) = (explained.cost(0), playouts.cost_error);
        assert_eq!(explained.worth(0), 0.0);
        assert!((cost - 1.0 / 12.0).abs() < 4.0 * error, "{cost} ± {error}");
        // A half with 1 in 6: its standard deviation is √(1/6 · 5/6) / 2.
        let wanted = (5.0_f64 / 36.0).sqrt() / 2.0 / 4_000_f64.sqrt();
        assert!((error / wanted - 1.0).abs() < 0.1, "{error} {wanted}");
    }

    /// A person who takes every default, reviewed with two matches after each choice.
    fn reviewed(game: GameId, go_on: &mut dyn FnMut(u64, u64) -> bool) -> Vec<Explained> {
        let dice = Dice::App { seed: 3, index: 0 };
        let mut played = new_match(&setup(game, dice, &[]), &Library::bundled()).unwrap();
        let mut decisions = 0_u64;
        while let Some(pending) = played.pending() {
            decisions += u64::from(matches!(pending, Pending::Decide { .. }));
            // Enough, and of a game that takes long only the first few.
            if decisions > game.measured() / 40 {
                break;
            }
            played.answer_by_program().unwrap();
        }
        played.review_by_playing(2, go_on)
    }

    #[test]
    fn every_game_is_reviewed() {
        for game in GameId::ALL
            .into_iter()
            .filter(|game| *game != GameId::GoalDice)
        {
            for explained in reviewed(game, &mut |_, _| true) {
                let playouts = explained.playouts.as_ref().unwrap();
                assert_eq!(playouts.matches, 2, "{game}");
                assert_eq!(playouts.standard_errors.len(), explained.choices.len());
                assert!(explained.choices.len() > 1 && explained.chosen.is_some());
                for (choice, wins) in &explained.choices {
                    assert!(wins.home + wins.away <= 1.0, "{game} {choice}");
                }
            }
        }
    }

    #[test]
    fn what_nobody_waits_for_comes_to_nothing() {
        let dice = Dice::App { seed: 3, index: 0 };
        let setup = setup(GameId::ActionDeck, dice, &[]);
        let mut played = new_match(&setup, &Library::bundled()).unwrap();
        played.answer_by_program().unwrap();
        assert_eq!(played.review(&|| Err(GivenUp)), Err(GivenUp));
        assert_eq!(played.course(&|| Err(GivenUp)), Err(GivenUp));
    }

    /// What was not looked at yet is left out.
    #[test]
    fn who_stops_early_gets_what_there_is() {
        let all = reviewed(GameId::ActionDeck, &mut |_, _| true).len();
        let some = reviewed(GameId::ActionDeck, &mut |_, _| false).len();
        assert!(0 < some && some < all, "{some} {all}");
    }
}
