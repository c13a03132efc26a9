//! make
use forge::offense_charts::{deck, search::search, write_charts};
fn main() {
    let tables = std::fs::read_to_string("data/offense-charts/standard.tables").unwrap();
    let t = std::time::Instant::now();
    if std::env::args().nth(1).is_some() {
        let charts = offense_charts::Charts::parse(
            &std::fs::read_to_string("/tmp/ocb/start.charts").unwrap(),
        )
        .unwrap();
        let c = forge::offense_charts::search::counts_of(&charts);
        std::fs::write("/tmp/ocb/start2.charts", write_charts(&c)).unwrap();
        return;
    }
    let counts = search(&tables, &deck(), &mut |s| {
        eprintln!("{s} {:?}", t.elapsed())
    })
    .unwrap();
    std::fs::write("/tmp/ocb/new.charts", write_charts(&counts)).unwrap();
    for c in counts {
        println!("{c:?} x {:?}", c.x());
    }
}
