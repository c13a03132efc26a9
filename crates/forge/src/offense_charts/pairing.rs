//! Two sides that play two given charts, to measure what the charts are worth.

use offense_charts::{ChartKey, ClubRecord, OffenseCharts, Rating};
use tabletop::Faults;

/// X of both sides when charts are measured.
pub const USUAL_X: u8 = 4;

/// What a match is played with, as text.
#[derive(Clone, Debug)]
pub struct Kit {
    /// The charts.
    pub charts: String,
    /// The tables.
    pub tables: String,
    /// The cards.
    pub deck: String,
}

impl Kit {
    /// A match between sides that begin on these charts and have these X.
    ///
    /// # Errors
    ///
    /// What is wrong with the charts, the tables, the cards or the options.
    pub fn rules(
        &self,
        charts: [ChartKey; 2],
        x: [u8; 2],
        options: &[&str],
    ) -> Result<OffenseCharts, Faults> {
        let [home, away] = charts.map(ChartKey::rate2);
        let side = |id: &str, own: i32, other: i32, x: u8| {
            // Its offence and the other's defence together make the chart.
            let whole = |rate2: i32| u8::try_from(rate2).unwrap_or_default();
            ClubRecord {
                id: id.to_string(),
                name: id.to_string(),
                short: "ABC".to_string(),
                country: String::new(),
                tier: 1,
                offence: Rating::new(whole(own - own / 2), None, None),
                defence: Rating::new(whole(other / 2), None, None),
                x,
            }
        };
        let home_rate2 = home;
        let home = side("home", home, away, x[0]);
        let away = side("away", away, home_rate2, x[1]);
        self.between([&home, &away], options)
    }

    /// A match between two clubs of one country.
    ///
    /// # Errors
    ///
    /// What is wrong with the charts, the tables, the cards or the options.
    pub fn between(
        &self,
        clubs: [&ClubRecord; 2],
        options: &[&str],
    ) -> Result<OffenseCharts, Faults> {
        let [home_record, away_record] = clubs.map(ClubRecord::document);
        let document = |name: &str| match name {
            "charts" => Some(self.charts.as_str()),
            "tables" => Some(self.tables.as_str()),
            "deck" => Some(self.deck.as_str()),
            "nations" => Some("touchline nations 1\n"),
            "home" => Some(home_record.as_str()),
            "away" => Some(away_record.as_str()),
            _ => None,
        };
        OffenseCharts::from_documents(document, options)
    }
}

/// The chart that a chart is measured against: the two together make an average
/// match, as far as there are charts.
#[must_use]
pub fn reference(chart: ChartKey) -> ChartKey {
    ChartKey::of_rate((54 - chart.rate2()).clamp(6, 48))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Side;

    #[test]
    fn average_matches_add_up() {
        let reference = |name| reference(ChartKey::named(name).unwrap()).to_string();
        assert_eq!(reference("13H"), "13H");
        assert_eq!(reference("20H"), "6H");
        // 27 - 21.5 is 5.5, and there is no half below 6.
        assert_eq!(reference("21H"), "5");
        assert_eq!(reference("1"), "24L");
        assert_eq!(reference("50"), "3");
    }

    #[test]
    fn sides_get_their_charts() {
        let kit = Kit {
            charts: include_str!("../../../../data/offense-charts/standard.charts").to_string(),
            tables: include_str!("../../../../data/offense-charts/standard.tables").to_string(),
            deck: crate::offense_charts::deck(),
        };
        for (home, away) in [("13H", "12L"), ("50", "3"), ("1", "24L"), ("21H", "5")] {
            let keys = [home, away].map(|name| ChartKey::named(name).unwrap());
            let rules = kit.rules(keys, [4, 7], &["ground=neutral"]).unwrap();
            let strength = rules.strength();
            assert_eq!(strength.chart(Side::Home, 0).to_string(), home);
            assert_eq!(strength.chart(Side::Away, 0).to_string(), away);
        }
    }
}
