//! A squad of those who are there: shirts of men who cannot play go to others.

use crate::{
    card::{Attribute, Card},
    player::{SHIRTS, STARTERS},
    squad::Squad,
};

/// What a boy from the youth team has for every number.
const YOUTH: u8 = 1;

impl Squad {
    /// The squad with men of other squads, by name, and without those who cannot play.
    /// The wanted men begin, if a whole eleven of them can; otherwise a man who begins
    /// usually is replaced by the first on the bench. Empty shirts of the bench are for
    /// boys of the youth team. `None` if there is no keeper, or no eleven.
    #[must_use]
    pub fn of_those(
        &self,
        joined: &[(&Squad, &str)],
        wanted: &[String],
        can_play: impl Fn(&str) -> bool,
    ) -> Option<Squad> {
        let mut all = self.cards.clone();
        for (squad, name) in joined {
            let known = all.iter().any(|card| card.name == *name);
            let card = squad.cards.iter().find(|card| card.name == *name);
            all.extend(card.filter(|_| !known).cloned());
        }
        let eleven = usize::from(STARTERS);
        let there: Vec<&Card> = all.iter().filter(|card| can_play(&card.name)).collect();
        let named = |name: &String| there.iter().find(|card| card.name == *name).copied();
        let chosen: Vec<&Card> = wanted.iter().filter_map(named).take(eleven).collect();
        let is_side = |side: &[&Card]| {
            side.len() == eleven && side[0].keeper && side[1..].iter().all(|card| !card.keeper)
        };
        let starters = match is_side(&chosen) {
            true => chosen,
            false => self.replaced(&there)?,
        };
        let bench = there
            .iter()
            .filter(|card| !starters.contains(card))
            .copied();
        let mut cards: Vec<Card> = starters.iter().copied().chain(bench).cloned().collect();
        cards.truncate(usize::from(SHIRTS));
        for number in 1.. {
            if cards.len() == usize::from(SHIRTS) {
                break;
            }
            let blank = Card::blank(&format!("{} youth {number}", self.short), false);
            let card = Attribute::OUTFIELD.into_iter();
            cards.push(card.fold(blank, |card, what| card.with(what, YOUTH)));
        }
        Some(Squad {
            cards,
            ..self.clone()
        })
    }

    /// Who begins: each shirt's own man, or the next of the others for him.
    fn replaced<'a>(&'a self, there: &[&'a Card]) -> Option<Vec<&'a Card>> {
        let usual = &self.cards[..usize::from(STARTERS)];
        let is_usual = |card: &&Card| usual.iter().any(|own| own.name == card.name);
        let mut others: Vec<&Card> = there
            .iter()
            .filter(|card| !is_usual(card))
            .copied()
            .collect();
        let side = usual.iter().map(|own| {
            let found = there.iter().find(|card| card.name == own.name).copied();
            found.or_else(|| {
                let at = others.iter().position(|card| card.keeper == own.keeper)?;
                Some(others.remove(at))
            })
        });
        side.collect()
    }
}
