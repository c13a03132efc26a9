use counter_attack::{CounterAttack, post::Post};
use football::Game;
use std::collections::BTreeMap;
use tabletop::{Source, 
    Ask, Coach, Rules,
    situation::Situation,
    sources::{Generator, Simulate},
};
struct Any(u64);
impl Coach<CounterAttack> for Any {
    fn decide(&mut self, _: &CounterAttack, ask: &Ask<'_, CounterAttack>) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        let r = (self.0 >> 33) as usize;
        r % ask.menu.len()
    }
}
fn main() {
    let squads = Post::parse("").unwrap().squads;
    let (home, away) = (squads.home.document(), squads.away.document());
    let formations = include_str!("../../../data/counter-attack/standard.formations");
    let document = |name: &str| match name {
        "formations" => Some(formations),
        "home" => Some(home.as_str()),
        "away" => Some(away.as_str()),
        _ => None,
    };
    let mut seen: BTreeMap<(String, &'static str), (u64, String)> = BTreeMap::new();
    for options in [
        &["after_draw=extra_time"][..],
        &[
            "after_draw=shootout",
            "half_minutes=15",
            "dice=d12_star",
            "shootout_first=roll_off",
        ][..],
    ] {
        let rules = CounterAttack::from_documents(document, options).unwrap();
        for seed in 0..150 {
            let mut state = rules.kick_off();
            let mut events = Vec::new();
            let mut source = Simulate::new(&rules, Generator::new(seed, 0), Any(seed), |event| {
                events.push(event)
            });
            while !rules.is_over(&state) {
                source.next_step();
                let Ok(()) = rules.step(&mut state, &mut source);
            }
            drop(source);
            for e in events {
                let word = rules.write_event(&e).split(' ').next().unwrap().to_string();
                let why = rules.why(&e).map_or("-".to_string(), |w| w.text);
                let entry = seen.entry((word, e.clause)).or_insert((0, why));
                entry.0 += 1;
            }
        }
    }
    for ((word, clause), (n, why)) in seen {
        println!("{word} {clause} x{n}: {why}");
    }
}
