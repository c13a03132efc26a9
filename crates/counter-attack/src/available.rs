//! A squad of those who are there: shirts of men who cannot play go to others.

use crate::{
    card::Card,
    player::{SHIRTS, STARTERS},
    squad::Squad,
};

/// What a boy from the youth team has for every number.
const YOUTH: u8 = 1;

impl Squad {
    /// The squad with men of other squads, by name, and without those who cannot play.
    /// The wanted men begin, if a whole eleven of them can; otherwise a man who begins
    /// usually is replaced by the first on the bench. Empty shirts of the bench are
    /// for boys of the youth team. `None` if there is no keeper, or no eleven.
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
        // As many keepers as before; who is new sits down before who was there.
        let keepers = self.keepers().saturating_sub(1);
        let seats = usize::from(SHIRTS) - eleven;
        let own = |card: &&&Card| self.cards.iter().any(|own| own.name == card.name);
        let free = || there.iter().filter(|card| !starters.contains(card));
        let outfield = |card: &&&Card| !card.keeper;
        let second = free().filter(|card| card.keeper).copied().cloned();
        let mut bench: Vec<Card> = second.take(keepers).collect();
        while bench.len() < keepers {
            bench.push(self.youth(bench.len() + 1, true));
        }
        let new = free().filter(outfield).filter(|card| !own(card));
        let others = new.chain(free().filter(outfield).filter(own));
        bench.extend(others.copied().take(seats - bench.len()).cloned());
        while bench.len() < seats {
            bench.push(self.youth(bench.len() + 1, false));
        }
        let cards = starters.into_iter().cloned().chain(bench).collect();
        Some(Squad {
            cards,
            ..self.clone()
        })
    }

    /// A boy of the youth team.
    fn youth(&self, number: usize, keeper: bool) -> Card {
        let blank = Card::blank(&format!("{} youth {number}", self.short), keeper);
        let shows = blank.shows().into_iter();
        shows.fold(blank, |card, what| card.with(what, YOUTH))
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
