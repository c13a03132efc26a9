//! Whether what was foreseen came as often as it was said: a table, and a picture of it.

use std::fmt::Write as _;

use super::Foreseen;

/// Probabilities are told apart by tenths.
const BINS: usize = 10;

/// What probabilities are of, as [`Foreseen::chances`] has them.
pub const WAYS: [&str; 3] = ["home wins", "draw", "away wins"];

/// All forecasts within one tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bin {
    /// How many.
    pub forecasts: u64,
    /// Their sum.
    pub foreseen: f64,
    /// How often it came.
    pub came: u64,
}

impl Bin {
    /// What was said, and how often it came.
    #[must_use]
    pub fn means(&self) -> (f64, f64) {
        let forecasts = self.forecasts.max(1) as f64;
        (self.foreseen / forecasts, self.came as f64 / forecasts)
    }
}

/// Forecasts by tenths, for each of the [`WAYS`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reliability {
    /// By way and tenth.
    pub bins: [[Bin; BINS]; 3],
    /// The mean of the squares by which forecasts were off (Brier), all ways together.
    pub brier: f64,
    /// The same for who says the shares of all results every time.
    pub brier_of_shares: f64,
}

impl Reliability {
    /// Sorts forecasts.
    #[must_use]
    pub fn of(forecasts: &[Foreseen]) -> Reliability {
        let mut bins = [[Bin::default(); BINS]; 3];
        let mut shares = [0.0; 3];
        let count = forecasts.len().max(1) as f64;
        for forecast in forecasts {
            shares[forecast.came] += 1.0 / count;
            for (way, chance) in forecast.chances.into_iter().enumerate() {
                let bin = &mut bins[way][((chance * BINS as f64) as usize).min(BINS - 1)];
                bin.forecasts += 1;
                bin.foreseen += chance;
                bin.came += u64::from(forecast.came == way);
            }
        }
        let off = |chances: &dyn Fn(&Foreseen) -> [f64; 3]| {
            let squares = forecasts.iter().map(|forecast| {
                let said = chances(forecast).into_iter().enumerate();
                let off = said.map(|(way, chance)| {
                    (chance - f64::from(u8::from(way == forecast.came))).powi(2)
                });
                off.sum::<f64>()
            });
            squares.sum::<f64>() / count
        };
        Reliability {
            bins,
            brier: off(&|forecast| forecast.chances),
            brier_of_shares: off(&|_| shares),
        }
    }

    /// The mean distance between what was said and what came, forecast by forecast.
    #[must_use]
    pub fn distance(&self, way: usize) -> f64 {
        let all: u64 = self.bins[way].iter().map(|bin| bin.forecasts).sum();
        let distances = self.bins[way].iter().map(|bin| {
            let (said, came) = bin.means();
            bin.forecasts as f64 * (said - came).abs()
        });
        distances.sum::<f64>() / all.max(1) as f64
    }

    /// The table, as Markdown.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = "| | foreseen | came | positions |\n| --- | --- | --- | --- |\n".to_string();
        // Writing to a string cannot fail.
        for (way, bins) in WAYS.iter().zip(&self.bins) {
            for bin in bins.iter().filter(|bin| bin.forecasts > 0) {
                let (said, came) = bin.means();
                let _ = writeln!(
                    text,
                    "| {way} | {:.1} % | {:.1} % | {} |",
                    100.0 * said,
                    100.0 * came,
                    bin.forecasts
                );
            }
        }
        let _ = writeln!(
            text,
            "\nBrier score {:.4}; {:.4} for who says the shares of all results every time.",
            self.brier, self.brier_of_shares
        );
        for (way, name) in WAYS.iter().enumerate() {
            let _ = writeln!(
                text,
                "{name}: off by {:.2} % on average",
                100.0 * self.distance(way)
            );
        }
        text
    }

    /// The picture: what was said to the right, what came upwards; a larger dot is more
    /// positions.
    #[must_use]
    pub fn svg(&self) -> String {
        const SIZE: f64 = 400.0;
        const EDGE: f64 = 60.0;
        let x = |share: f64| EDGE + share * SIZE;
        let y = |share: f64| EDGE + (1.0 - share) * SIZE;
        let whole = SIZE + 2.0 * EDGE;
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole} {whole}\" \
             font-family=\"sans-serif\" font-size=\"13\" fill=\"#222\">\n\
             <title>What was foreseen, and how often it came</title>\n\
             <rect width=\"{whole}\" height=\"{whole}\" fill=\"#fff\"/>\n"
        );
        for tenth in (0..=10).step_by(2) {
            let share = f64::from(tenth) / 10.0;
            let _ = writeln!(
                text,
                "<path d=\"M{} {}V{}M{} {}H{}\" stroke=\"#ddd\"/>\n\
                 <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n\
                 <text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>",
                x(share),
                y(0.0),
                y(1.0),
                x(0.0),
                y(share),
                x(1.0),
                x(share),
                y(0.0) + 18.0,
                10 * tenth,
                x(0.0) - 8.0,
                y(share) + 4.0,
                10 * tenth,
            );
        }
        let _ = writeln!(
            text,
            "<path d=\"M{} {}L{} {}\" stroke=\"#888\" stroke-dasharray=\"4\"/>\n\
             <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">foreseen, %</text>\n\
             <text x=\"18\" y=\"{}\" text-anchor=\"middle\" transform=\"rotate(-90 18 {})\">came, %</text>",
            x(0.0),
            y(0.0),
            x(1.0),
            y(1.0),
            x(0.5),
            y(0.0) + 42.0,
            y(0.5),
            y(0.5),
        );
        let most = self.bins.iter().flatten().map(|bin| bin.forecasts).max();
        let most = most.unwrap_or(1).max(1) as f64;
        for (way, (bins, colour)) in self
            .bins
            .iter()
            .zip(["#1b6ca8", "#8a8a8a", "#c0392b"])
            .enumerate()
        {
            for bin in bins.iter().filter(|bin| bin.forecasts > 0) {
                let (said, came) = bin.means();
                let radius = 2.5 + 8.0 * (bin.forecasts as f64 / most).sqrt();
                let _ = writeln!(
                    text,
                    "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{radius:.1}\" fill=\"{colour}\" fill-opacity=\"0.7\"/>",
                    x(said),
                    y(came),
                );
            }
            let at = EDGE + 18.0 + 18.0 * way as f64;
            let _ = writeln!(
                text,
                "<circle cx=\"{}\" cy=\"{}\" r=\"5\" fill=\"{colour}\"/><text x=\"{}\" y=\"{at}\">{}</text>",
                x(0.03),
                at - 4.0,
                x(0.05),
                WAYS[way],
            );
        }
        text.push_str("</svg>\n");
        text
    }
}
