//! Fouls, yellow and red cards (ITN-DM.3, ITN-DM.7, ITN-OFF.6 to ITN-OFF.9, ITN-CARD).

use tabletop::{Side, Source};

use super::Play;
use crate::{
    InsideTheNet,
    action::Zone,
    event::{Caution, Delay, Happening, Stoppage},
    hrec::towards,
    lookup::Shown,
    men::NOBODY,
    state::{Next, strip_of_line},
};

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// A foul on a challenge: never a card or a penalty (ITN-DM.3, ITN-OFF.3). A starred
    /// one can hurt the man who fouls (ITN-DM.6).
    pub(super) fn challenge_foul(
        &mut self,
        on: u8,
        defender: u8,
        white: u8,
    ) -> Result<(), S::Stop> {
        let attack = self.state.attack;
        let side = attack.other();
        let clause = match self.state.zone {
            Zone::Def | Zone::Mid => "ITN-DM.3",
            Zone::Off => "ITN-OFF.3",
        };
        let foul = Happening::Foul {
            man: defender,
            on,
            challenge: true,
            caution: Caution::Plain,
            white,
        };
        self.tell(clause, side, foul);
        self.extra(Delay::Foul);
        let hurts = white == 1 && self.rules.lookup[side].man(defender).star;
        let spared = self.state.zone == Zone::Off && self.rules.options.star_chl_plus_only;
        let injured = match hurts && !spared {
            true => self.injury(side, defender, true)?,
            false => None,
        };
        self.stoppage(Stoppage::Foul, injured)?;
        self.free_kick(clause, attack, self.state.zone);
        Ok(())
    }

    /// Fld: the defender on the card fouls. In OFF white is read for a penalty first
    /// (ITN-OFF.6), in every zone for a card (ITN-DM.7, ITN-OFF.7). Then the man goes off,
    /// EXTRAS, injury, stoppage, and the kick (ITN-OFF.9).
    pub(super) fn fouled(&mut self, on: u8, defender: u8, white: u8) -> Result<(), S::Stop> {
        let attack = self.state.attack;
        let side = attack.other();
        let penalty = self.state.zone == Zone::Off
            && (self.rules.lookup[attack].man(on).penalty_won.has(white)
                || self.rules.lookup[side]
                    .man(defender)
                    .penalty_conceded
                    .has(white));
        if penalty {
            let awarded = Happening::PenaltyAwarded {
                man: on,
                defender,
                white,
            };
            self.tell("ITN-OFF.6", attack, awarded);
        }
        let caution = self.caution(side, defender, white)?;
        let foul = Happening::Foul {
            man: defender,
            on,
            challenge: false,
            caution,
            white,
        };
        let clause = match (caution, self.state.zone) {
            _ if defender == NOBODY => "ITN-CARD.13",
            (Caution::Plain, Zone::Off) => "ITN-OFF.7",
            (Caution::Plain, _) => "ITN-DM.7",
            (Caution::Yellow, _) => "ITN-CARD.6",
            (Caution::Second, _) => "ITN-CARD.8",
            (Caution::Waived, _) => "ITN-CARD.9",
            (Caution::Third, _) => "ITN-CARD.10",
            (Caution::Red, _) => "ITN-CARD.1",
        };
        self.tell(clause, side, foul);
        self.extra(match caution.is_card() {
            true => Delay::Card,
            false => Delay::Foul,
        });
        self.apply(side, defender, caution);
        let injured = match caution.is_card() {
            true => self.injury(attack, on, false)?,
            false => None,
        };
        self.stoppage(Stoppage::Foul, injured)?;
        match (penalty, self.state.zone) {
            (true, _) => self.ball_for(attack, Zone::Off, Next::Penalty, NOBODY),
            (false, Zone::Off) => self.free_kick("ITN-OFF.8", attack, Zone::Off),
            (false, zone) => self.free_kick("ITN-DM.7", attack, zone),
        }
        Ok(())
    }

    /// What the defender is shown. Nobody is shown nothing (ITN-CARD.13).
    fn caution(&mut self, side: Side, man: u8, white: u8) -> Result<Caution, S::Stop> {
        let card = self.rules.lookup[side].man(man);
        match card.shown[usize::from(white) % 32] {
            Shown::Nothing => return Ok(Caution::Plain),
            Shown::Red => return Ok(Caution::Red),
            Shown::Yellow => (),
        }
        match (self.state.sides[side].markers_on(man), card.second_yellow) {
            // ITN-CARD.6
            (0, _) => Ok(Caution::Yellow),
            // (-): no die is thrown (ITN-CARD.9).
            (1, None) => Ok(Caution::Waived),
            // ITN-CARD.7
            (1, Some(need)) => {
                let blue = self.blue()?;
                let check = Happening::SecondYellow { man, blue, need };
                self.tell("ITN-CARD.7", side, check);
                Ok(match blue <= need {
                    true => Caution::Second,
                    false => Caution::Waived,
                })
            }
            // ITN-CARD.10
            _ => Ok(Caution::Third),
        }
    }

    /// Markers lie on the man, and his team's HREC is one worse for each; a man sent off
    /// leaves (ITN-CARD.1).
    fn apply(&mut self, side: Side, man: u8, caution: Caution) {
        if caution == Caution::Plain {
            return;
        }
        let team = &mut self.state.sides[side];
        let Some(spot) = team.spot_of(man) else {
            return;
        };
        match caution {
            Caution::Plain => (),
            Caution::Yellow | Caution::Waived => {
                let clause = match caution {
                    Caution::Yellow => {
                        team.booked.add(man);
                        "ITN-CARD.6"
                    }
                    _ => {
                        team.booked_twice.add(man);
                        "ITN-CARD.9"
                    }
                };
                let strip = strip_of_line(side, team.formation.line(spot));
                self.move_hrec(clause, strip, -towards(side));
            }
            Caution::Second | Caution::Third | Caution::Red => {
                team.off.add(man);
                self.empty(side, spot);
            }
        }
    }

    /// A spot is empty from now on: its line has a man less, and markers on him count
    /// no more (ITN-CARD.5, ITN-CARD.12).
    pub(super) fn empty(&mut self, side: Side, spot: u8) {
        let team = &mut self.state.sides[side];
        let man = std::mem::replace(&mut team.spots[usize::from(spot) % 10], NOBODY);
        let strip = strip_of_line(side, team.formation.line(spot));
        let markers = team.markers_on(man);
        let clause = if markers > 0 {
            "ITN-CARD.12"
        } else {
            "ITN-CARD.5"
        };
        self.move_hrec(clause, strip, towards(side) * (markers - 1));
    }
}
