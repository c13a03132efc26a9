//! The score card of a match, as a picture that scales.

use std::fmt::Write as _;

use super::write::escaped;

/// What stands on the card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreCard {
    /// The competition and the round.
    pub above: String,
    /// The sides.
    pub names: [String; 2],
    /// The goals.
    pub goals: [u32; 2],
    /// Extra time, a shoot-out, a walkover: what the goals do not say.
    pub beside: String,
    /// The scorers of each side, with their minutes.
    pub scorers: [Vec<String>; 2],
    /// Numbers of both sides: `shots`, 12, 7.
    pub numbers: Vec<(String, u64, u64)>,
}

const WIDTH: usize = 480;
const MIDDLE: usize = WIDTH / 2;
const LINE: usize = 22;
const INK: &str = "#f4f7f2";
const PALE: &str = "#b9d3c0";
const GRASS: &str = "#14532d";

/// The longest text of a size that fits so many pixels, and the size: letters are not
/// measured, but held for as wide as wide ones are.
fn fitted(text: &str, room: usize, size: usize) -> (String, usize) {
    let fits = |size: usize, letters: usize| letters * size * 6 / 10 <= room;
    let letters = text.chars().count();
    let smallest = size * 6 / 10;
    let size = (smallest..=size)
        .rev()
        .find(|&size| fits(size, letters))
        .unwrap_or(smallest);
    let most = room * 10 / (size * 6).max(1);
    match letters > most {
        false => (text.to_string(), size),
        true => {
            let start: String = text.chars().take(most.saturating_sub(1)).collect();
            (format!("{}…", start.trim_end()), size)
        }
    }
}

impl ScoreCard {
    /// The card as SVG: no scripts, no fonts or pictures from elsewhere.
    #[must_use]
    pub fn svg(&self) -> String {
        let scorers = self.scorers.iter().map(Vec::len).max().unwrap_or(0);
        let below_names = if self.beside.is_empty() { 132 } else { 156 };
        let list = scorers * LINE;
        let numbers_at = below_names + list + 16;
        let height = numbers_at + self.numbers.len() * 34 + 24;
        let [home, away] = &self.names;
        let [scored, allowed] = self.goals;
        let title = format!("{home} {scored}-{allowed} {away}");
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
             role=\"img\" aria-label=\"{0}\" \
             font-family=\"system-ui, sans-serif\">\n<title>{0}</title>\n\
             <rect width=\"{WIDTH}\" height=\"{height}\" rx=\"16\" fill=\"{GRASS}\"/>\n",
            escaped(&title)
        );
        let mut text = |x: usize, y: usize, room, size, anchor: &str, ink: &str, words: &str| {
            let (words, size) = fitted(words, room, size);
            // Writing to a string cannot fail.
            let _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" \
                 fill=\"{ink}\">{}</text>",
                escaped(&words)
            );
        };
        text(MIDDLE, 34, WIDTH - 48, 17, "middle", PALE, &self.above);
        let score = format!("{scored} – {allowed}");
        text(MIDDLE, 92, 130, 46, "middle", INK, &score);
        text(MIDDLE, 122, 240, 15, "middle", PALE, &self.beside);
        // Both names alike.
        let size = self.names.each_ref().map(|name| fitted(name, 165, 22).1);
        let size = size[0].min(size[1]);
        for (side, x) in [(0, 94), (1, WIDTH - 94)] {
            text(x, 86, 165, size, "middle", INK, &self.names[side]);
            for (at, scorer) in self.scorers[side].iter().enumerate() {
                text(x, below_names + at * LINE, 172, 15, "middle", PALE, scorer);
            }
        }
        for (at, (name, home, away)) in self.numbers.iter().enumerate() {
            let y = numbers_at + at * 34 + 14;
            text(MIDDLE, y, 200, 15, "middle", PALE, name);
            text(24, y, 80, 16, "start", INK, &home.to_string());
            text(WIDTH - 24, y, 80, 16, "end", INK, &away.to_string());
        }
        for (at, (_, home, away)) in self.numbers.iter().enumerate() {
            let y = numbers_at + at * 34 + 20;
            let whole = (home + away).max(1);
            let (length, room) = (WIDTH as u64 - 48, 4);
            let split = 24 + length * home / whole;
            let _ = writeln!(
                svg,
                "<rect x=\"24\" y=\"{y}\" width=\"{length}\" height=\"6\" rx=\"3\" \
                 fill=\"#0c3a1f\"/>"
            );
            if home + away > 0 {
                let left = (split - 24).saturating_sub(room / 2);
                let right = (24 + length - split).saturating_sub(room / 2);
                let _ = writeln!(
                    svg,
                    "<rect x=\"24\" y=\"{y}\" width=\"{left}\" height=\"6\" rx=\"3\" \
                     fill=\"#f2c94c\"/>\n<rect x=\"{}\" y=\"{y}\" width=\"{right}\" \
                     height=\"6\" rx=\"3\" fill=\"#7cc4ff\"/>",
                    24 + length - right
                );
            }
        }
        svg.push_str("</svg>");
        svg
    }
}
