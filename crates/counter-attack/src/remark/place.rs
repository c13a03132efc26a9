//! Where on the pitch something happens, as people say it who see it from the side that has the ball.

use football::{Phrase, phrase::term};

use crate::{
    hex::Hex,
    pitch::{End, centre_circle},
};

/// Beyond these rows it is the wing: the box ends there.
const WING: i8 = 15;
/// Within these rows it is the middle of the box.
const MIDDLE: i8 = 7;

/// The place of a hex for a side that attacks this end.
pub(super) fn place(end: End, hex: Hex) -> Phrase {
    term(key(end, hex))
}

fn key(end: End, hex: Hex) -> &'static str {
    let (depth, across) = (end.depth(hex), end.across(hex));
    let left = across < 0;
    let wing = across.abs() > WING;
    let of = |side: [&'static str; 2]| side[usize::from(!left)];
    match depth {
        _ if end.six_yard(hex) => "ca.place.six",
        _ if end.is_box(hex) && across.abs() <= MIDDLE => "ca.place.box",
        _ if end.is_box(hex) => of(["ca.place.box.left", "ca.place.box.right"]),
        _ if end.other().is_box(hex) => "ca.place.own.box",
        15.. => of(["ca.place.byline.left", "ca.place.byline.right"]),
        4.. if wing => of(["ca.place.wing.left", "ca.place.wing.right"]),
        -7.. if wing => of(["ca.place.line.left", "ca.place.line.right"]),
        _ if wing => of(["ca.place.own.left", "ca.place.own.right"]),
        10.. => "ca.place.edge",
        8.. => "ca.place.front",
        4.. => "ca.place.half",
        _ if centre_circle(hex) => "ca.place.centre",
        -3.. => "ca.place.midfield",
        _ => "ca.place.own",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows are letters from the top: whoever attacks the right end has them to his left.
    #[test]
    fn left_and_right_are_those_of_the_attack() {
        let top = Hex::new(8, -24);
        assert_eq!(key(End::Right, top), "ca.place.wing.left");
        assert_eq!(key(End::Left, top.mirror()), "ca.place.wing.left");
        assert_eq!(key(End::Left, top), "ca.place.own.right");
        assert_eq!(key(End::Right, End::Right.spot()), "ca.place.box");
        assert_eq!(key(End::Left, End::Right.spot()), "ca.place.own.box");
        assert_eq!(key(End::Left, Hex::CENTRE), "ca.place.centre");
        assert_eq!(key(End::Right, Hex::new(10, 0)), "ca.place.edge");
    }
}
