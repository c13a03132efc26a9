//! Clubs and their ratings as files that a person can read and edit.

use std::fmt::Write as _;

use football::CLUBS_FIRST_LINE;
use offense_charts::club::FIRST_LINE;

use crate::ratings::Rated;
use statistics::Season;

/// Writes a file of clubs, all that goal-dice needs to know. `about` stands at its head, a
/// remark a line.
#[must_use]
pub fn clubs(season: &Season, about: &[String]) -> String {
    let mut text = format!("{CLUBS_FIRST_LINE}\n");
    for line in about {
        let _ = writeln!(text, "# {line}");
    }
    text.push_str("#\n# id, name, short\n");
    for club in &season.clubs {
        let _ = writeln!(text, "{}, {}, {}", club.id, plain(&club.name), club.short);
    }
    text
}

/// Writes a file of rated clubs. `about` stands at its head, a remark a line.
#[must_use]
pub fn write(clubs: &[Rated], country: &str, tier: u8, about: &[String]) -> String {
    let mut text = format!("{FIRST_LINE}\n");
    for line in about {
        let _ = writeln!(text, "# {line}");
    }
    text.push_str(
        "#\n\
         #   id       what the club is called on the command line\n\
         #   name     its name\n\
         #   short    three letters for a narrow score board\n\
         #   country  for the nation ratings\n\
         #   tier     its division, 1 for the highest\n\
         #   O        offence on neutral ground, at home, away: ten times the goals in a game\n\
         #   D        defence on the same three grounds; * where the neutral one is to be taken\n\
         #   X        general execution: ten times the share of games won\n\
         #\n\
         # id, name, short, country, tier, ON, OH, OA, DN, DH, DA, X\n",
    );
    for club in clubs {
        let name = &club.name;
        let _ = writeln!(
            text,
            "{}, {}, {}, {country}, {tier}, {}, {}, {}",
            name.id, name.name, name.short, club.offence, club.defence, club.execution,
        );
    }
    text
}

/// A name as a sheet with commas can hold it.
#[must_use]
pub fn plain(name: &str) -> String {
    let words: Vec<&str> = name
        .split([',', ' '])
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use offense_charts::Rating;
    use statistics::names::Name;

    #[test]
    fn a_club_is_one_line() {
        let club = Rated {
            written: "West Ham".to_string(),
            name: Name {
                id: "west-ham".to_string(),
                name: "West Ham United".to_string(),
                short: "WHU".to_string(),
            },
            offence: Rating::new(17, Some(18), None),
            defence: Rating::new(13, Some(14), Some(13)),
            execution: 4,
        };
        let text = write(&[club], "England", 1, &["A remark.".to_string()]);
        assert!(text.starts_with("touchline ratings 1\n# A remark.\n"));
        let last = "west-ham, West Ham United, WHU, England, 1, 17, 18, *, 13, 14, 13, 4";
        assert_eq!(text.lines().last(), Some(last));
    }

    #[test]
    fn names_lose_their_commas() {
        assert_eq!(plain("Silva, Jr."), "Silva Jr.");
    }
}
