//! What may be chosen, counted, and checked by a generator that knows only the words of
//! the rules: slow, simple, and written without the crate's own geometry of lines and
//! walks.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use counter_attack::{Choice, Hex, Menu, Player, State};
use tabletop::{Side, sources::count_paths};

use crate::kit::{Table, scene};

/// Eleven against eleven in the middle of a match.
pub const POSITION: &str = "put 1H@M1 2H@F9 3H@K8 4H@P8 5H@T9 6H@F17 7H@K16 8H@P16 9H@T17 10H@M19 11H@Q24 1A@M37 2A@F29 3A@K28 4A@P28 5A@T29 6A@F22 7A@K21 8A@P20 9A@T21 10A@J26 11A@Q26\nball 10H";

/// A hex as column and row of half steps, and back by the names alone.
pub fn at(state: &State) -> BTreeMap<(i32, i32), Player> {
    let on = Player::all().filter_map(|player| Some((player, state.at(player)?)));
    on.map(|(player, hex)| ((i32::from(hex.x), i32::from(hex.y)), player))
        .collect()
}

pub fn in_bounds((x, y): (i32, i32)) -> bool {
    let rows = if x % 2 == 0 { 24 } else { 25 };
    x.abs() <= 18 && (x + y) % 2 == 0 && y.abs() <= rows
}

pub fn round((x, y): (i32, i32)) -> [(i32, i32); 6] {
    [
        (x, y - 2),
        (x, y + 2),
        (x - 1, y - 1),
        (x - 1, y + 1),
        (x + 1, y - 1),
        (x + 1, y + 1),
    ]
}

/// Everything within so many steps, walking round whoever stands in the way.
pub fn flood(
    from: (i32, i32),
    most: u32,
    taken: impl Fn((i32, i32)) -> bool,
) -> BTreeSet<(i32, i32)> {
    flood_until(from, most, taken, |_| false)
}

/// The same, but nobody goes on from where he is stopped.
fn flood_until(
    from: (i32, i32),
    most: u32,
    taken: impl Fn((i32, i32)) -> bool,
    stops: impl Fn((i32, i32)) -> bool,
) -> BTreeSet<(i32, i32)> {
    let mut seen = BTreeMap::from([(from, 0)]);
    let mut queue = VecDeque::from([from]);
    while let Some(here) = queue.pop_front() {
        if here != from && stops(here) {
            continue;
        }
        let steps = seen[&here] + 1;
        for next in round(here) {
            if steps <= most && in_bounds(next) && !taken(next) && !seen.contains_key(&next) {
                seen.insert(next, steps);
                queue.push_back(next);
            }
        }
    }
    seen.remove(&from);
    seen.into_keys().collect()
}

/// A disc of a quarter of the spacing, moved along the segment in small steps, in real
/// numbers: which centres does it come within three quarters of the spacing of?
pub fn covered(from: (i32, i32), to: (i32, i32)) -> BTreeSet<(i32, i32)> {
    let point = |(x, y): (i32, i32)| (f64::from(x) * 3_f64.sqrt() / 2.0, f64::from(y) / 2.0);
    let (a, b) = (point(from), point(to));
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let square = dx * dx + dy * dy;
    let mut all = BTreeSet::from([to]);
    for x in -18..=18 {
        for y in -25..=25 {
            let p = point((x, y));
            let along = ((p.0 - a.0) * dx + (p.1 - a.1) * dy) / square;
            let off = ((p.0 - a.0) * dy - (p.1 - a.1) * dx).abs() / square.sqrt();
            let inside = along > 1e-9 && along < 1.0 - 1e-9 && off <= 0.75 + 1e-9;
            if in_bounds((x, y)) && inside {
                all.insert((x, y));
            }
        }
    }
    all
}

pub fn steps(a: (i32, i32), b: (i32, i32)) -> u32 {
    let (dx, dy) = ((a.0 - b.0).unsigned_abs(), (a.1 - b.1).unsigned_abs());
    dx + dy.saturating_sub(dx) / 2
}

pub fn pair(hex: Hex) -> (i32, i32) {
    (i32::from(hex.x), i32::from(hex.y))
}

/// The hexes that can be answered after these words were said.
fn hexes_after(table: &Table, words: &str) -> BTreeSet<(i32, i32)> {
    let menu = table.after(words);
    let hexes = menu.into_iter().filter_map(|choice| match choice {
        Choice::To(hex) => hex,
        Choice::Target(hex) | Choice::Aim(hex) => Some(hex),
        _ => None,
    });
    hexes.map(pair).collect()
}

#[test]
fn moves_are_all_walks_within_pace() {
    let table = scene(POSITION, "H move");
    let on = at(table.state());
    let mut pairs = 0;
    for (from, player) in on.iter().filter(|(_, who)| who.side() == Side::Home) {
        if *player == table.state().holder.unwrap() {
            continue;
        }
        let expected = flood(*from, 5, |hex| on.contains_key(&hex));
        let got = hexes_after(&table, &format!("H mv {player}"));
        assert_eq!(got, expected, "{player}");
        pairs += got.len();
    }
    // Ten figures with Pace 5: at most 90 hexes each.
    assert!(pairs > 600 && pairs <= 900, "{pairs}");
    // In the last part two hexes: at most 18.
    let table = scene(POSITION, "H move\nH end\nA end");
    let (from, player) = on.iter().find(|(_, who)| who.to_string() == "6H").unwrap();
    let expected = flood(*from, 2, |hex| on.contains_key(&hex));
    assert_eq!(hexes_after(&table, &format!("H mv {player}")), expected);
}

#[test]
fn an_unclaimed_ball_is_walked_on_but_not_over() {
    let set_up = POSITION.replace("ball 10H", "ball R24\natt H\nmenu unclaimed");
    let table = scene(&set_up, "H move");
    let on = at(table.state());
    let ball = pair(table.state().ball);
    // 11H on Q24 stands next to the ball.
    let from = on
        .iter()
        .find(|(_, who)| who.to_string() == "11H")
        .unwrap()
        .0;
    let mut expected = flood(*from, 5, |hex| on.contains_key(&hex) || hex == ball);
    expected.insert(ball);
    assert_eq!(hexes_after(&table, "H mv 11H"), expected);
}

#[test]
fn ground_passes_are_all_open_lines() {
    for (menu, word, range) in [
        ("after_move", "std", 11),
        ("aos", "short", 6),
        ("std_received", "ftp", 6),
    ] {
        let table = scene(&format!("{POSITION}\nmenu {menu}"), "");
        let on = at(table.state());
        let from = pair(table.state().ball);
        let opponent = |hex: &(i32, i32)| on.get(hex).is_some_and(|who| who.side() == Side::Away);
        let all = (-18..=18).flat_map(|x| (-25..=25).map(move |y| (x, y)));
        let expected: BTreeSet<(i32, i32)> = all
            .filter(|to| in_bounds(*to) && (1..=range).contains(&steps(from, *to)))
            .filter(|to| !covered(from, *to).iter().any(opponent))
            .collect();
        assert_eq!(
            hexes_after(&table, &format!("H {word}")),
            expected,
            "{word}"
        );
    }
}

#[test]
fn long_passes_go_to_all_lonely_hexes() {
    let table = scene(POSITION, "");
    let on = at(table.state());
    let from = pair(table.state().ball);
    let all = (-18..=18).flat_map(|x| (-25..=25).map(move |y| (x, y)));
    let lonely = |to: &(i32, i32)| {
        on.iter().all(|(hex, who)| match who.side() {
            _ if *hex == from => true,
            Side::Home => steps(*hex, *to) > 5,
            Side::Away => steps(*hex, *to) > 1,
        })
    };
    let blocked = |to: &(i32, i32)| {
        let near = covered(from, *to)
            .into_iter()
            .filter(|hex| steps(*hex, from) == 1);
        near.into_iter()
            .any(|hex| on.get(&hex).is_some_and(|who| who.side() == Side::Away))
    };
    let expected: BTreeSet<(i32, i32)> = all
        .filter(|to| in_bounds(*to) && *to != from && !on.contains_key(to))
        .filter(|to| lonely(to) && !blocked(to))
        .collect();
    let got = hexes_after(&table, "H long");
    assert_eq!(got, expected);
    assert!(got.len() > 100);
}

/// A run is called as a whole: as far as his Pace takes him, but not past a hex where an
/// opponent steals, so that his manager decides again after the die.
#[test]
fn the_carrier_runs_until_something_happens() {
    let table = run(POSITION);
    let on = at(table.state());
    let from = pair(table.state().ball);
    let stolen = |hex: (i32, i32)| {
        let round = round(hex);
        let mut there = round.iter().filter_map(|next| on.get(next));
        there.any(|who| who.side() == Side::Away)
    };
    let expected = flood_until(from, 5, |hex| on.contains_key(&hex), stolen);
    assert!(expected.iter().any(|hex| stolen(*hex)));
    let menu = table.menu();
    let steps = menu.iter().filter_map(|choice| match choice {
        Choice::Step(hex, None) => Some(pair(*hex)),
        _ => None,
    });
    let steps: Vec<(i32, i32)> = steps.collect();
    assert_eq!(steps.iter().copied().collect::<BTreeSet<_>>(), expected);
    assert_eq!(steps.len(), expected.len());
}

/// 10H has called his run; only what matters is asked.
fn run(position: &str) -> Table {
    let mut table = Table::set_up(position.lines(), &["final_third_moves=off"]).loosely();
    table.play("H move\nH run 10H");
    table
}

// CA-6.6: hex by hex, also if only the end is named.
#[test]
fn a_run_is_made_of_steps() {
    let mut table = run(POSITION);
    table.play(
        "H st K19
         = step who=10H to=L19 left=4
         = step who=10H to=K19 left=3
         ? ball = 10H
         ? at 10H = K19
         ! H st G19
         H st H19
         = step who=10H to=J19 left=2
         = step who=10H to=I19 left=1
         = step who=10H to=H19 left=0
         ? at 10H = H19",
    );
    assert_eq!(table.state().next, counter_attack::Next::Activate);
}

/// In the box a Snapshot can be called from every hex: nobody runs past its first.
#[test]
fn a_run_stops_where_the_box_begins() {
    let table = run("put 1H@M1 10H@M29 1A@M37 4A@A20\nball 10H");
    let ends = table.menu().into_iter().filter_map(|choice| match choice {
        Choice::Step(hex, None) => Some(hex.x),
        _ => None,
    });
    // Column 31 is the first of the box.
    assert_eq!(ends.max(), Some(31 - 19));
}

/// All ways to go on by one step, over decisions and dice (there are none here): each
/// walk of each figure, the run, the end of the part.
#[test]
fn the_ways_of_one_step_are_counted() {
    let rules = crate::kit::rules("final_third_moves=off");
    // Nobody is near enough to the carrier to steal in a whole run.
    let apart = POSITION
        .replace("7A@K21", "7A@A21")
        .replace("8A@P20", "8A@Z20");
    for position in [POSITION, &apart] {
        let table = scene(position, "H move");
        let ways = count_paths(&rules, table.session.settled(), 1);
        assert_eq!(ways, walks_of_all_but_the_carrier(&table) + 2);
    }
    let run = scene(&apart, "H move\nH run 10H");
    let on = at(run.state());
    let from = pair(run.state().ball);
    let free = |hex: &(i32, i32)| in_bounds(*hex) && !on.contains_key(hex);
    // A second run goes as far as Pace is left, and may lead back; or he stops.
    let within = |most: u32| flood(from, most, |hex| !free(&hex));
    let steps_to = |hex: &(i32, i32)| (1..=5).find(|most| within(*most).contains(hex));
    let first = within(5).into_iter();
    let second = first.map(|hex| {
        let left = 5 - steps_to(&hex).unwrap();
        let next = flood(hex, left, |next| next != from && !free(&next));
        next.len() as u64 + 1
    });
    // Stopping at once leads back to the part: all other walks, and its end.
    let stopped = walks_of_all_but_the_carrier(&run) + 1;
    let two = count_paths(&rules, run.session.settled(), 2);
    assert_eq!(two, second.sum::<u64>() + stopped);
}

fn walks_of_all_but_the_carrier(table: &Table) -> u64 {
    let on = at(table.state());
    let home = on.iter().filter(|(_, who)| who.side() == Side::Home);
    let others = home.filter(|(_, who)| table.state().holder != Some(**who));
    let walks = others.map(|(from, _)| flood(*from, 5, |hex| on.contains_key(&hex)).len());
    walks.sum::<usize>() as u64
}

/// The whole menu of a fixed position, counted by hand: what the table of menus allows.
#[test]
fn the_choices_of_a_position() {
    let table = scene(POSITION, "");
    let words: Vec<String> = table.menu().iter().map(ToString::to_string).collect();
    assert_eq!(words, ["move", "std", "high", "long"]);
    // Everybody but the carrier moves; he runs; or the part ends.
    let table = scene(POSITION, "H move");
    assert_eq!(table.menu().len(), 12);
    let table = scene(POSITION, "H move\nH end");
    assert_eq!(table.menu().len(), 12);
    // In a menu nothing comes twice.
    for menu in Menu::ALL
        .into_iter()
        .filter(|menu| *menu != Menu::Unclaimed)
    {
        let table = scene(&format!("{POSITION}\nmenu {}", menu.name()), "");
        let words: BTreeSet<String> = table.menu().iter().map(ToString::to_string).collect();
        assert_eq!(words.len(), table.menu().len(), "{}", menu.name());
        assert!(!words.is_empty());
    }
}
