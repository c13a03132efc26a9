//! What can come of answers that somebody thinks of: every throw of the dice that
//! follow, by the rules themselves, until it is known what it comes to.

use football::Phrase;
use serde::Serialize;
use tabletop::{Question, Session, session::Refused};
use utoipa::ToSchema;

use crate::{follow_up, outlook::Possibility};
use games::playable::Playable;

/// What can come of some answers.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Chances {
    /// The answers.
    pub answers: Vec<String>,
    /// In the game's words, the likeliest first, adding up to 1; none where they are not known.
    pub outcomes: Vec<Possibility>,
}

/// More throws than this are not looked into: nothing is known then.
const MOST: usize = 1_500;

/// What the answers come to. Questions that come up before that is known are answered
/// by default: nobody else moves. `asked` says what people want to be asked that they
/// need not be, and `say` tells what it comes to in the words of a reader.
pub(crate) fn of<G: Playable>(
    session: &Session<G>,
    answers: &[String],
    asked: impl Fn(&str) -> bool,
    say: &dyn Fn(&Phrase) -> String,
) -> Result<Chances, Refused> {
    let outcomes = outcomes(session, answers, asked, say)?;
    Ok(Chances {
        answers: answers.to_vec(),
        outcomes,
    })
}

fn outcomes<G: Playable>(
    session: &Session<G>,
    answers: &[String],
    asked: impl Fn(&str) -> bool,
    say: &dyn Fn(&Phrase) -> String,
) -> Result<Vec<Possibility>, Refused> {
    if session.is_sealed() {
        return Ok(Vec::new());
    }
    let mut tried = session.step_under_way();
    let told = tried.events().len();
    let mut steps = 0;
    for (place, answer) in answers.iter().enumerate() {
        if place > 0 {
            follow_up::pass_over(&mut tried, &asked);
        }
        // Dice are no one's choice.
        if !matches!(tried.waiting(), Some(Question::Decide(_))) {
            return Ok(Vec::new());
        }
        steps = tried.steps();
        tried.answer(answer)?;
    }
    let mut sum = ChanceSum {
        asked: session.halfway(),
        told,
        steps,
        room: MOST,
        outcomes: Vec::new(),
        say,
    };
    if sum.add(tried, 1.0).is_none() {
        return Ok(Vec::new());
    }
    sum.outcomes.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    Ok(sum.outcomes)
}

struct ChanceSum<'a, G: Playable> {
    /// The state in which they were thought of.
    asked: &'a G::State,
    /// What was told before the answers.
    told: usize,
    /// The steps that were over before the last of them.
    steps: u64,
    room: usize,
    outcomes: Vec<Possibility>,
    say: &'a dyn Fn(&Phrase) -> String,
}

impl<G: Playable> ChanceSum<'_, G> {
    /// Adds all that can come from here; `None` if that is too much, or if a step ends
    /// of which nothing can be said.
    fn add(&mut self, mut session: Session<G>, chance: f64) -> Option<()> {
        loop {
            let over = session.steps() > self.steps;
            let told = &session.events()[self.told..];
            if let Some(upshot) = session.rules().gist(self.asked, told, over) {
                let known =
                    Possibility::count(&mut self.outcomes, &(self.say)(&upshot.word), chance);
                known.favours = upshot.favours;
                return Some(());
            }
            if over {
                return None;
            }
            match session.waiting()? {
                Question::Roll(die) => {
                    let faces = die.faces();
                    for face in 0..faces {
                        self.room = self.room.checked_sub(1)?;
                        let mut thrown = session.clone();
                        thrown.answer_index(face).ok()?;
                        self.add(thrown, chance / f64::from(faces))?;
                    }
                    return Some(());
                }
                Question::Decide(_) => session.answer_by_default().ok()?,
                Question::Draw { .. } | Question::Elapsed(_) => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use counter_attack::{Card, CounterAttack, Squad};
    use football::{ENGLISH, Phrase};
    use library::Library;
    use tabletop::{BySide, Session, Side, UndoRule, situation::Situation as _};

    use super::of;
    use crate::follow_up;

    fn squad(id: &str) -> Squad {
        let card = |shirt: u8| {
            let keeper = shirt == 1 || shirt == 12;
            let card = Card::blank("Anybody", keeper);
            let values = match keeper {
                true => [5, 1, 5, 5, 4, 4, 4],
                false => [5, 3, 3, 4, 5, 3, 3],
            };
            let shows = card.shows().into_iter().zip(values);
            shows.fold(card, |card, (what, value)| card.with(what, value))
        };
        Squad {
            id: id.to_string(),
            name: id.to_string(),
            short: "ABC".to_string(),
            cards: (1..=16).map(card).collect(),
        }
    }

    /// A match that stands like this; Dribbling, Tackling 3, High Pass 4 for everybody.
    fn standing(position: &str) -> Session<CounterAttack> {
        let formations = include_str!("../../../data/counter-attack/standard.formations");
        let (home, away) = (squad("home").document(), squad("away").document());
        let document = |name: &str| match name {
            "formations" => Some(formations),
            "home" => Some(home.as_str()),
            "away" => Some(away.as_str()),
            _ => None,
        };
        let rules = CounterAttack::from_documents(document, &[]).unwrap();
        let parts = position.split('|').filter_map(|part| part.split_once(':'));
        let parts = parts.map(|(name, value)| (1, name.trim(), value.trim()));
        let state = rules.arrange(parts).unwrap();
        Session::from_state(rules, state, UndoRule::Free)
    }

    fn in_english(phrase: &Phrase) -> String {
        let books = Library::bundled().phrase_books().unwrap();
        let names = BySide::both(String::new());
        books.of(ENGLISH).say(phrase, &names)
    }

    /// What can come of answers, in how many of 36 throws, and whom it favours.
    type Wanted<'a> = &'a [(&'a str, u8, Option<Side>)];

    fn assert_chances(session: &Session<CounterAttack>, answers: &[&str], wanted: Wanted<'_>) {
        let answers: Vec<String> = answers.iter().map(ToString::to_string).collect();
        let got = of(session, &answers, |_| false, &in_english)
            .unwrap()
            .outcomes;
        for (word, ways, favours) in wanted {
            let found = got.iter().find(|known| known.event == *word);
            let found = found.unwrap_or_else(|| panic!("{word}: {got:?}"));
            let in_36 = found.chance * 36.0;
            assert!((in_36 - f64::from(*ways)).abs() < 1e-9, "{got:?}");
            assert_eq!(found.favours, *favours, "{word}");
        }
        assert_eq!(got.len(), wanted.len(), "{got:?}");
    }

    const PASS: &str = "put: 1H@M1 8H@M19 9H@S19 1A@M37 4A@P20 | ball: 8H | menu: after_move";

    /// One defender beside the line: a 6 cuts it off (CA-14.4).
    #[test]
    fn a_pass_along_a_zone() {
        let session = standing(PASS);
        assert_chances(
            &session,
            &["std", "S19"],
            &[
                ("arrives", 30, Some(Side::Home)),
                ("cut off", 6, Some(Side::Away)),
            ],
        );
    }

    /// High Pass 4 and a die of at least 4 make 8 (CA-16.5); there is one team-mate to aim at.
    #[test]
    fn a_high_pass() {
        let session = standing(PASS);
        let answers = ["high", "fly -"];
        let wanted = [("accurate", 18, Some(Side::Home)), ("astray", 18, None)];
        assert_chances(&session, &answers, &wanted);
    }

    const TACKLE: &str = "put: 1H@M1 8H@M19 9H@S19 1A@M37 4A@M20 | ball: 8H | \
                          phase: D5 left 5 spent 0 | next: activate";

    /// Equal attributes, from the front: 6 fouls, 15 won, 5 tied, 10 lost of 36 (CA-9.4).
    #[test]
    fn a_tackle() {
        let session = standing(TACKLE);
        let wanted = [
            ("foul", 6, None),
            ("ball won", 15, Some(Side::Away)),
            ("loose ball", 5, None),
            ("beaten", 10, Some(Side::Home)),
        ];
        assert_chances(&session, &["mv 4A", "-", "tkl"], &wanted);
        assert_chances(&session, &["end"], &[]);
        assert!(of(&session, &["tkl".to_string()], |_| false, &in_english).is_err());
    }

    #[test]
    fn what_follows_the_choice_of_a_figure() {
        let follows = follow_up::of(&standing(TACKLE), |_| false);
        let of_4a = follows
            .iter()
            .find(|follow| follow.choice == "mv 4A")
            .unwrap();
        assert_eq!(of_4a.name, "to");
        // To stand is to challenge from there; five hexes away, but not on a figure.
        for hex in ["-", "M21", "M25"] {
            assert!(of_4a.menu.iter().any(|choice| choice == hex), "{hex}");
        }
        assert!(!of_4a.menu.iter().any(|choice| choice == "M19"));
        // The other side goes on then.
        assert!(!follows.iter().any(|follow| follow.choice == "end"));
    }
}
