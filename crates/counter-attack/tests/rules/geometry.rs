//! The pitch: hexes, names, sets, lines.

use counter_attack::{BallLine, End, Hex, HexSet, hexset::walks, pitch};

use crate::kit::hex;

fn sum(of: impl Fn(Hex) -> bool) -> (usize, usize) {
    let hexes = Hex::all().filter(|hex| of(*hex));
    hexes.fold((0, 0), |(count, ids), hex| (count + 1, ids + hex.id()))
}

// CA-2.1
/// Whatever a ball covers is at most one step off the shortest way, so that nobody whose
/// zone it touches is overlooked.
#[test]
fn covered_hexes_are_near_the_shortest_way() {
    for to in Hex::all().chain(End::Right.goal()) {
        for from in [(0, 0), (-18, -24), (17, 25), (14, 0), (-3, 11), (9, -7)] {
            let line = BallLine::new(Hex::new(from.0, from.1), to);
            for hex in line.covered() {
                let round = hex.neighbours().chain([hex]);
                assert!(
                    round.into_iter().all(|near| line.may_touch(near)),
                    "{line:?} {hex}"
                );
            }
        }
    }
}

#[test]
fn the_pitch_has_943_hexes_with_names() {
    assert_eq!(sum(|_| true), (943, 444_153));
    for (index, hex) in Hex::all().enumerate() {
        assert_eq!(hex.id(), index);
        assert_eq!(Hex::named(&hex.to_string()), Some(hex));
        assert_eq!(hex.mirror().id(), 942 - index);
    }
    for (name, id) in [
        ("M19", 471),
        ("A1", 0),
        ("Y1", 24),
        ("A2", 25),
        ("Z2", 50),
        ("M1", 12),
        ("M37", 930),
        ("A37", 918),
        ("Y37", 942),
        ("M5", 114),
        ("M33", 828),
        ("M3", 63),
        ("M35", 879),
    ] {
        assert_eq!(hex(name).id(), id, "{name}");
    }
    assert_eq!(hex("J38"), Hex::new(19, -7));
    assert_eq!(hex("Q38"), Hex::new(19, 7));
    assert_eq!(hex("m19"), Hex::CENTRE);
    for wrong in [
        "", "M", "19", "Z19", "Z1", "I38", "R38", "A39", "M019", "M-1", "é1", "M99",
    ] {
        assert_eq!(Hex::named(wrong), None, "{wrong}");
    }
}

// CA-2.2
#[test]
fn sets_have_their_sizes_and_sums() {
    use End::{Left, Right};
    type Set = fn(Hex) -> bool;
    let rows: [(&str, Set, (usize, usize)); 16] = [
        ("left third", |h| Left.third(h), (280, 39_060)),
        ("right third", |h| Right.third(h), (280, 224_700)),
        (
            "middle",
            |h| !Left.third(h) && !Right.third(h),
            (383, 180_393),
        ),
        ("left box", |h| Left.is_box(h), (108, 9_558)),
        ("right box", |h| Right.is_box(h), (108, 92_178)),
        ("left six-yard box", |h| Left.six_yard(h), (32, 1_200)),
        ("right six-yard box", |h| Right.six_yard(h), (32, 28_944)),
        ("left mouth", |h| Left.mouth(h), (7, 84)),
        ("right mouth", |h| Right.mouth(h), (7, 6_510)),
        ("left arc", |h| Left.arc(h), (7, 1_410)),
        ("right arc", |h| Right.arc(h), (7, 5_184)),
        ("circle", pitch::centre_circle, (37, 17_427)),
        ("own half", |h| Right.depth(h) <= 0, (484, 116_886)),
        ("left difficult", |h| Left.difficult(h), (36, 1_503)),
        ("right difficult", |h| Right.difficult(h), (36, 32_409)),
        ("edge", |h| h.neighbours().count() < 6, (120, 56_520)),
    ];
    for (name, of, expected) in rows {
        assert_eq!(sum(of), expected, "{name}");
    }
    assert_eq!(
        Right
            .goal()
            .map(|h| h.to_string())
            .collect::<Vec<_>>()
            .join(" "),
        "J38 K38 L38 M38 N38 O38 P38 Q38"
    );
    assert_eq!(
        Left.goal()
            .map(|h| h.to_string())
            .collect::<Vec<_>>()
            .join(" "),
        "J0 K0 L0 M0 N0 O0 P0 Q0"
    );
    assert_eq!((Right.spot(), Left.spot()), (hex("M33"), hex("M5")));
    assert_eq!(
        (Right.goal_kick(), Left.goal_kick()),
        (hex("M35"), hex("M3"))
    );
    let corners = [
        Left.corner(false),
        Left.corner(true),
        Right.corner(false),
        Right.corner(true),
    ];
    assert_eq!(corners, ["A1", "Y1", "A37", "Y37"].map(hex));
    assert_eq!(sum(|h| Right.goal_distance(h) <= 11), (256, 207_378));
    assert_eq!(sum(|h| Right.goal_distance(h) <= 6), (99, 86_205));
}

#[test]
fn distances_and_ranges() {
    assert_eq!(hex("M1").distance(hex("M37")), 36);
    assert_eq!(hex("A19").distance(hex("Y19")), 24);
    assert_eq!(hex("A1").distance(hex("Y37")), 42);
    let near = |from: &str, most: u8| Hex::all().filter(|h| h.distance(hex(from)) <= most).count();
    let centre = [1, 7, 19, 37, 61, 91, 127, 169, 217, 271, 331, 397];
    let corner = [1, 4, 8, 14, 21, 30, 40, 52, 65, 80, 96, 114];
    for most in 0..12_u8 {
        assert_eq!(near("M19", most), centre[usize::from(most)]);
        assert_eq!(near("Y37", most), corner[usize::from(most)]);
    }
}

#[test]
fn lines_cover_what_the_ball_touches() {
    for (from, to, covered) in [
        ("M19", "S19", "N19 O19 P19 Q19 R19 S19"),
        ("M19", "M21", "M20 N20 M21"),
        ("M19", "P21", "N19 N20 O20 P20 O21 P21"),
        ("M19", "N24", "M20 N20 M21 N22 M23 N23 N24"),
        (
            "M19",
            "S25",
            "N19 N20 O20 N21 O21 P21 P22 Q22 P23 Q23 R23 R24 S24 R25 S25",
        ),
        ("M33", "M38", "N34 M34 M35 M36 M37 L37 M38"),
        ("M33", "Q38", "N34 O34 N35 O35 O36 P36 O37 P37 Q38"),
    ] {
        let line = BallLine::new(hex(from), hex(to));
        let got: Vec<String> = line.covered().iter().map(ToString::to_string).collect();
        assert_eq!(got.join(" "), covered, "{from} to {to}");
    }
}

/// Each covered hex is found without looking at the whole pitch, and the number of
/// them keeps within its bounds.
#[test]
fn no_covered_hex_is_missed() {
    for from in ["M19", "B4", "Y37", "L30"].map(hex) {
        for to in Hex::all().filter(|to| (1..=11).contains(&to.distance(from))) {
            let line = BallLine::new(from, to);
            let covered = line.covered();
            let slowly = Hex::all().filter(|hex| line.covers(*hex)).count();
            assert_eq!(covered.len(), slowly, "{from} to {to}");
            let steps = usize::from(from.distance(to));
            assert!((steps..=2 * steps).contains(&covered.len()));
        }
    }
}

// CA-10.1
#[test]
fn two_hexes_are_behind() {
    let (mut two, mut one, mut none, mut column) = (0, 0, 0, 0);
    for carrier in Hex::all() {
        let behind = pitch::behind(End::Right, carrier, true);
        match behind.iter().filter(|hex| hex.in_bounds()).count() {
            2 => two += 1,
            1 => one += 1,
            _ => none += 1,
        }
        let mut rear = pitch::behind(End::Right, carrier, false);
        let mut sorted = behind;
        rear.sort();
        sorted.sort();
        column += usize::from(rear == sorted);
        let mirrored = pitch::behind(End::Left, carrier.mirror(), true).map(Hex::mirror);
        let mut mirrored = mirrored;
        mirrored.sort();
        assert_eq!(mirrored, sorted, "{carrier}");
    }
    assert_eq!((two, one, none, column), (882, 36, 25, 831));
    for (carrier, expected) in [
        ("M19", ["M18", "N18"]),
        ("M24", ["L23", "M23"]),
        ("C33", ["C32", "B33"]),
        ("B30", ["A29", "A30"]),
        ("M37", ["M36", "N36"]),
    ] {
        let mut got = pitch::behind(End::Right, hex(carrier), true);
        got.sort();
        assert_eq!(got, expected.map(hex), "{carrier}");
    }
}

// CA-2.3
// CA-6.4
#[test]
fn nobody_walks_through_anybody() {
    // A wall round M19 with one gap at M20.
    let mut wall = HexSet::EMPTY;
    for name in ["L19", "N19", "M18", "N18", "N20"] {
        wall.insert(hex(name));
    }
    let free = walks(hex("M19"), 2, &HexSet::EMPTY, None);
    assert_eq!(free.len(), 18);
    let gap: Vec<(Hex, u8)> = walks(hex("M19"), 2, &wall, None);
    assert_eq!(gap[0], (hex("M20"), 1));
    // Round M20: L20, M21, L21, and L19, N20, M19 are taken.
    assert_eq!(gap.len(), 4);
    // A ball on M20 stops everybody there.
    assert_eq!(walks(hex("M19"), 2, &wall, Some(hex("M20"))).len(), 1);
}

// CA-19.3
#[test]
fn shots_come_past_the_goal_mouth() {
    let can = |test: &dyn Fn(BallLine) -> bool| {
        let from = Hex::all().filter(|from| {
            let mut aims = End::Right
                .goal()
                .filter(|aim| End::Right.is_box(*from) || aim.distance(*from) <= 11);
            aims.any(|aim| test(BallLine::new(*from, aim)))
        });
        from.collect::<Vec<_>>()
    };
    let mouth = can(&|line| End::Right.line_meets_mouth(line));
    assert_eq!(mouth.len(), 238);
    let of = |test: fn(Hex) -> bool| mouth.iter().filter(|hex| test(**hex)).count();
    assert_eq!(of(|hex| End::Right.is_box(hex)), 108);
    assert_eq!(of(|hex| End::Right.difficult(hex)), 30);
    assert_eq!(can(&|line| End::Right.line_between_posts(line)).len(), 214);
    assert_eq!(can(&|_| true).len(), 256);
}
