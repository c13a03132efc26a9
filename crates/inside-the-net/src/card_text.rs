//! How cards are written: what [`crate::card_file`] reads.

use std::fmt;

use crate::{
    action::{FACES, ShotKind, Span, Zone},
    card::{KeeperCard, PlayerCard, Plays, Season, Squad, runs},
    card_file::FIRST_LINE,
};

/// A number of tenths.
pub(crate) fn tenths(number: u16) -> String {
    match number % 10 {
        0 => (number / 10).to_string(),
        tenth => format!("{}.{tenth}", number / 10),
    }
}

/// A table of a die: names and ranges, with commas between.
pub(crate) fn table_text<T: Copy + PartialEq + fmt::Display>(
    table: &[T; FACES as usize],
) -> String {
    let cells = runs(table).into_iter();
    let cells: Vec<String> = cells.map(|(what, span)| format!("{what} {span}")).collect();
    cells.join(", ")
}

/// Foul, with its star.
pub(crate) fn foul_text(plays: &Plays) -> String {
    match plays.star {
        true => plays.foul.to_string().replacen('1', "1*", 1),
        false => plays.foul.to_string(),
    }
}

/// The number behind Ycd.
pub(crate) fn second_text(plays: &Plays) -> String {
    plays
        .second_yellow
        .map_or("-".to_string(), |n| n.to_string())
}

/// The letter of a column of the injury chart.
pub(crate) fn letter(column: u8) -> char {
    char::from(b'A' + column.min(9))
}

impl Squad {
    /// A document with this team alone.
    #[must_use]
    pub fn document(&self) -> String {
        format!("{FIRST_LINE}\n{self}")
    }
}

impl fmt::Display for Squad {
    /// The lines of a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "team, {}, {}, {}", self.id, self.name, self.short)?;
        if !self.league.is_empty() {
            writeln!(f, "league, {}", self.league)?;
        }
        writeln!(
            f,
            "ratings, HREC {}, AREC {:+}, SOS {}, shape {}",
            self.home_recovery,
            self.away_recovery,
            tenths(self.strength),
            self.formation
        )?;
        for keeper in &self.keepers {
            write!(f, "{keeper}")?;
        }
        for (at, player) in self.players.iter().enumerate() {
            write!(f, "{}", Head(player))?;
            let before = self.players[..at].iter();
            match before.clone().find(|other| other.plays == player.plays) {
                Some(other) => writeln!(f, "like, {}", other.name)?,
                None => writeln!(f, "{}", player.plays)?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for KeeperCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\nkeeper, {}, GS {}", self.name, self.starts)?;
        f.write_str("saves")?;
        for (shot, save) in ShotKind::ALL.iter().zip(self.saves) {
            write!(f, ", {shot} {save:+}")?;
        }
        writeln!(f, ", Pen {:+}", self.penalty)?;
        writeln!(
            f,
            "stops, CrsP INT {}, REC {}, SWEEP {}",
            self.claim, self.gather, self.sweep
        )?;
        writeln!(f, "save out, {}", table_text(&self.out))?;
        writeln!(f, "after, {}", table_text(&self.after))?;
        writeln!(f, "goal kick, {}", table_text(&self.goal_kick))
    }
}

/// The first line of a player's card.
struct Head<'a>(&'a PlayerCard);

impl fmt::Display for Head<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Head(card) = self;
        write!(
            f,
            "\nplayer, {}, {}, LINE {}, OFF {}, END {}, INJ {}/{}",
            card.name,
            card.positions,
            tenths(card.line),
            tenths(card.off),
            card.endurance,
            card.injury_rate,
            letter(card.injury_column)
        )?;
        for (name, figure) in Season::NAMES.iter().zip(card.season.figures) {
            if figure > 0 {
                write!(f, ", {name} {figure}")?;
            }
        }
        writeln!(f)
    }
}

impl fmt::Display for PlayerCard {
    /// The lines of one card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}{}", Head(self), self.plays)
    }
}

impl fmt::Display for Plays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for zone in Zone::ALL {
            writeln!(f, "{zone}, {}", table_text(&self.tables[zone as usize]))?;
        }
        write!(
            f,
            "attack, Shot {}, OnT {}, Goal {}, PK {}",
            self.shot, self.on_target, self.goal, self.penalty
        )?;
        let some = |name: &str, span: Span| match span.is_empty() {
            true => String::new(),
            false => format!(", {name} {span}"),
        };
        f.write_str(&some("PKw", self.penalty_won))?;
        for (name, bonus) in [("CrsP+", self.cross_bonus), ("CK+", self.corner_bonus)] {
            if bonus > 0 {
                write!(f, ", {name} {bonus}")?;
            }
        }
        write!(f, "\ndefence, Foul {}", foul_text(self))?;
        f.write_str(&some("TklR", self.tackle_loose))?;
        f.write_str(&some("Tkl", self.tackle))?;
        if !self.yellow.is_empty() {
            write!(f, ", Ycd {}, 2nd {}", self.yellow, second_text(self))?;
        }
        f.write_str(&some("Rcd", self.red))?;
        f.write_str(&some("PKc", self.penalty_conceded))?;
        f.write_str(&some("BlkP", self.block_pass))?;
        f.write_str(&some("Int", self.intercept))?;
        f.write_str(&some("BlkS", self.block_shot))?;
        f.write_str(&some("CLR", self.clear))?;
        write!(f, ", OnT {:+}", self.effect)?;
        if !self.own.is_empty() {
            write!(f, "\nown, Own {}", self.own)?;
        }
        Ok(())
    }
}
