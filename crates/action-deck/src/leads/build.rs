//! The pages are written: the rules are asked about every card.

use football::Game as _;
use tabletop::{BySide, Card, GROUPS, Side};

use super::{
    Group, Known, Leads, LeadsPage, NUMBERS, ROOM, SPOTS, TOO_MANY, calls, men, number_of, told,
};
use crate::{
    ActionDeck,
    cards::CARDS,
    charts::ChartId,
    event::Happening,
    play::{Standing, is_time_to_press},
    spot::{Lead, Spot},
    state::{Next, Period, Zone},
    team::Players,
};

/// A man whom no chart names.
const NOBODY: u8 = 63;

/// Nobody has come to this spot.
const UNSEEN: u32 = u32::MAX;

/// Pages under way.
struct Writer<'a> {
    rules: &'a ActionDeck,
    spots: Vec<Spot>,
    numbered: Vec<u32>,
    groups: Vec<Group>,
}

impl Leads {
    /// What the rules say: from where possession is taken, and from the extra charts, to
    /// wherever cards lead.
    pub(crate) fn of(rules: &ActionDeck) -> Leads {
        let mut writer = Writer {
            rules,
            spots: Vec::new(),
            numbered: vec![UNSEEN; NUMBERS],
            groups: vec![Group {
                toll: TOO_MANY,
                counts: Vec::new(),
            }],
        };
        for side in Side::BOTH {
            for zone in Zone::ALL {
                writer.come_to(Spot::taken(side, zone));
            }
            for chart in ChartId::ALL {
                let attack = Spot::taken(side, Zone::A).once_drawn();
                writer.come_to(attack.with(Next::Chart(chart)));
            }
        }
        let mut read = Vec::new();
        while let Some(&spot) = writer.spots.get(read.len()) {
            let cards = writer.cards(spot);
            for (_, lead) in &cards {
                writer.come_to(lead.course.spot);
            }
            read.push((spot, cards));
        }
        let mut leads = Leads::NONE;
        let pages = read.iter().map(|(spot, cards)| writer.page(*spot, cards));
        leads.pages = pages.collect();
        for (spot, known) in leads.spots.iter_mut().zip(&writer.spots) {
            *spot = *known;
        }
        for (toll, group) in leads.tolls.iter_mut().zip(&writer.groups) {
            *toll = group.toll;
        }
        leads.numbered = writer.numbered;
        leads.groups = writer.groups;
        leads
    }
}

impl Writer<'_> {
    /// Where each card leads while nobody is sent off, but for those that have to be
    /// read.
    fn cards(&self, spot: Spot) -> Vec<(Card, Lead)> {
        let standing = self.standing(spot, BySide::default());
        let cards = (1..=CARDS as u8).map(Card);
        cards
            .filter_map(|card| Some((card, standing.lead(card)?)))
            .collect()
    }

    fn standing(&self, spot: Spot, off: BySide<Players>) -> Standing<'_> {
        Standing {
            rules: self.rules,
            spot,
            off,
        }
    }

    /// A spot, if it is common and not there yet.
    fn come_to(&mut self, spot: Spot) {
        if let Some(number) = number_of(&spot)
            && self.numbered[number] == UNSEEN
            && self.spots.len() < SPOTS
        {
            self.numbered[number] = self.spots.len() as u32;
            self.spots.push(spot);
        }
    }

    fn page(&mut self, spot: Spot, cards: &[(Card, Lead)]) -> LeadsPage {
        let mut page = [Known::default(); ROOM];
        if is_time_to_press(spot) {
            page[0].to = calls(spot.holder);
        }
        for (card, lead) in cards {
            let place = self.place(lead.course.spot);
            if let (Some(to), Some(group)) = (place, self.group(spot, *card, lead)) {
                page[usize::from(card.0) % ROOM] = Known { to, group };
            }
        }
        LeadsPage(page)
    }

    /// Where a spot stands among all of them; nowhere if there is no room for it.
    fn place(&mut self, spot: Spot) -> Option<u8> {
        if let Some(number) = number_of(&spot) {
            return u8::try_from(self.numbered[number]).ok();
        }
        // The last ones first: a page leads to few.
        let known = self.spots.iter().rposition(|&known| known == spot);
        let place = known.unwrap_or_else(|| {
            self.spots.push(spot);
            self.spots.len() - 1
        });
        u8::try_from(place).ok()
    }

    /// The group of a card; none if there is no room for it.
    fn group(&mut self, spot: Spot, card: Card, lead: &Lead) -> Option<u8> {
        let toll = self.toll(spot, card, lead);
        let mut counts = Vec::new();
        let mut count = |side, what, _| counts.push((side, what));
        for event in told(lead, Period::FirstHalf, 0).into_iter().flatten() {
            self.rules.report(&event, &mut count);
        }
        let group = Group { toll, counts };
        let known = self.groups.iter().position(|known| *known == group);
        let group = known.unwrap_or_else(|| {
            self.groups.push(group);
            self.groups.len() - 1
        });
        (group < GROUPS).then_some(group as u8)
    }

    /// The marks of a card, and the men whose loss may change it: those of the side that
    /// it names a player of, and those of a side that it leads elsewhere with a man less.
    fn toll(&self, spot: Spot, card: Card, lead: &Lead) -> u8 {
        let mut toll = u8::from(lead.course.mark.is_some());
        for side in Side::BOTH {
            let names = lead.side == side && matches!(lead.said.1, Happening::Found { .. });
            let mut off = BySide::<Players>::default();
            off[side].add(NOBODY);
            let with_a_man_less = self.standing(spot, off).lead(card);
            if names || with_a_man_less.map(|lead| lead.course) != Some(lead.course) {
                toll |= men(side);
            }
        }
        toll
    }
}
