//! Two sides that play two given charts, to measure what the charts are worth.

use offense_charts::{ChartKey, ClubRecord, Equipment, LineUp, OPTIONS, OffenseCharts, Rating};
use tabletop::{BySide, Faults, options::Settings};

/// X of both sides when charts are measured.
pub const USUAL_X: u8 = 4;

/// A match between sides that begin on these charts and have these X.
///
/// # Errors
///
/// If a chart is missing, or an option has faults.
pub fn rules(
    equipment: &Equipment,
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
    let clubs = BySide {
        home: side("home", home, away, x[0]),
        away: side("away", away, home, x[1]),
    };
    between(equipment, clubs, options)
}

/// A match between two clubs of one country.
///
/// # Errors
///
/// If a chart is missing, or an option has faults.
pub fn between(
    equipment: &Equipment,
    clubs: BySide<ClubRecord>,
    options: &[&str],
) -> Result<OffenseCharts, Faults> {
    let line_ups = BySide::from_fn(|_| LineUp::generic(&equipment.tables));
    let settings = Settings::parse(OPTIONS, options.iter().copied())?;
    OffenseCharts::new(equipment, clubs, line_ups, &settings)
}

/// The chart that a chart is measured against: the two together make an average
/// match, as far as there are charts.
#[must_use]
pub fn reference(chart: ChartKey) -> ChartKey {
    ChartKey::of_rate((54 - chart.rate2()).clamp(6, 48))
}

/// What lies in `data/`, with the cards that are made here.
#[cfg(test)]
pub(super) fn bundled() -> Equipment {
    let deck = super::deck();
    let document = |name: &str| {
        Some(match name {
            "charts" => include_str!("../../../../data/offense-charts/standard.charts"),
            "tables" => include_str!("../../../../data/offense-charts/standard.tables"),
            "nations" => include_str!("../../../../data/offense-charts/standard.nations"),
            _ => deck.as_str(),
        })
    };
    Equipment::from_documents(document).unwrap()
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
        let equipment = bundled();
        for (home, away) in [("13H", "12L"), ("50", "3"), ("1", "24L"), ("21H", "5")] {
            let keys = [home, away].map(|name| ChartKey::named(name).unwrap());
            let rules = rules(&equipment, keys, [4, 7], &["ground=neutral"]).unwrap();
            let strength = rules.strength();
            assert_eq!(strength.chart(Side::Home, 0).to_string(), home);
            assert_eq!(strength.chart(Side::Away, 0).to_string(), away);
        }
    }
}
