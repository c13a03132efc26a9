//! decks
use forge::offense_charts::{
    deck,
    pairing::{Kit, reference},
    tally::simulate,
};
use offense_charts::ChartKey;
fn main() {
    let kit = Kit {
        charts: std::fs::read_to_string(std::env::var("CHARTS").unwrap()).unwrap(),
        tables: std::fs::read_to_string("data/offense-charts/standard.tables").unwrap(),
        deck: deck(),
    };
    for name in std::env::args().skip(1) {
        let key = ChartKey::named(&name).unwrap();
        for mode in ["draws=dice", "draws=deck"] {
            let rules = kit
                .rules([key, reference(key)], [4, 4], &["ground=neutral", mode])
                .unwrap();
            let t = std::time::Instant::now();
            let s = simulate(&rules, 400_000, 5);
            println!(
                "{name} {mode} {:.4} +- {:.4}   {:.4} {:?}",
                s.mean(0),
                s.standard_error(0),
                s.mean(1),
                t.elapsed()
            );
        }
    }
}
