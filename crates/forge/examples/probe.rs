//! probe
use forge::offense_charts::{
    deck,
    pairing::{Kit, reference},
};
use offense_charts::ChartKey;
use tabletop::{BySide, Side};
fn main() {
    let kit = Kit {
        charts: std::fs::read_to_string(std::env::var("CHARTS").unwrap()).unwrap(),
        tables: std::fs::read_to_string("data/offense-charts/standard.tables").unwrap(),
        deck: deck(),
    };

    for name in std::env::args().skip(1) {
        let key = ChartKey::named(&name).unwrap();
        let rules = kit
            .rules(
                [key, reference(key)],
                [4, 4],
                &[
                    "ground=neutral",
                    "draws=dice",
                    "nations=false",
                    "divisions=false",
                ],
            )
            .unwrap();
        let bk = coaches::offense_charts::odds::Bookings::of(&rules);
        let t = std::time::Instant::now();
        let m = coaches::offense_charts::odds::means(&rules, &bk).unwrap();
        println!(
            "{name} goals {:.4} {:.4} err {:.2e} {:?}",
            m.of(Side::Home, "goals"),
            m.of(Side::Away, "goals"),
            m.error,
            t.elapsed()
        );
        println!("{:?}", m.means.home);
        let t = std::time::Instant::now();
        let o = coaches::offense_charts::odds::match_odds(&rules).unwrap();
        println!(
            "{:?} tie {:.5} err {:.2e} {:?} sum {}",
            o.odds.wins,
            o.odds.tie,
            o.error,
            t.elapsed(),
            o.odds.wins.home + o.odds.wins.away + o.odds.tie
        );
    }
    let _: BySide<u8>;
}
