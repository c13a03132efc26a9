//! The worked examples of the rules, as they are written there.

use crate::kit::table;

/// One test for each file of `worked`.
macro_rules! worked {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                table(include_str!(concat!("worked/", stringify!($name), ".ca1")));
            }
        )*
    };
}

// One steal chance for each defender, a tackle from a standstill, a reposition into the box.
// CA-6.6
// CA-6.9
// CA-6.12
// CA-6.14
// CA-7.2
// CA-7.5
// CA-7.7
// CA-7.8
// CA-9.2
// CA-9.6
worked! { v01 }

// A steal on 10, and any other scenario.
// CA-5.3
// CA-5.6
// CA-7.3
// CA-7.6
// CA-14.9
// CA-33.2
worked! { v02 }

// A foul by a steal: injury at once, playing on, the next defender still steals.
// CA-1.5
// CA-4.1
// CA-7.4
// CA-12.1
// CA-12.2
// CA-12.3
// CA-12.6
// CA-12.11
// CA-12.14
worked! { v03 }

// Tied tackles: one strikes an attacker, one nobody.
// CA-5.8
// CA-9.1
// CA-9.4
// CA-9.8
// CA-22.2
// CA-22.3
// CA-22.4
worked! { v04 }

// A tackle from behind, and a red card.
// CA-10.2
// CA-10.3
// CA-12.8
// CA-12.9
// CA-12.12
// CA-12.13
worked! { v05 }

// Two nutmegs, then a Snapshot over the bar.
// CA-6.11
// CA-11.1
// CA-11.6
// CA-11.8
// CA-11.9
// CA-19.5
// CA-19.10
// CA-27.1
worked! { v06 }

// A lost nutmeg, and how long the stun lasts.
// CA-1.10
// CA-9.7
// CA-11.10
// CA-11.14
worked! { v07 }

// In, out and in again; a final-third move.
// CA-13.1
// CA-13.2
// CA-23.1
worked! { v08 }

// An unclaimed ball is reached for.
// CA-8.1
// CA-8.3
// CA-8.4
worked! { v09 }

// Lines of ground passes.
// CA-1.6
// CA-1.7
// CA-14.2
// CA-14.3
// CA-14.4
// CA-14.5
// CA-14.6
worked! { v10a v10b }

// A First-Time Pass with both nudges.
// CA-15.2
// CA-15.3
// CA-15.4
// CA-15.6
worked! { v11 }

// High Passes: a header two hexes off, and a failed Control.
// CA-4.4
// CA-16.1
// CA-16.5
// CA-16.6
// CA-18.1
// CA-18.2
// CA-18.4
// CA-18.5
// CA-18.6
// CA-18.8
// CA-18.13
// CA-18.14
worked! { v12a v12b }

// A shot from outside: block, keeper's hex, third hex, spilled, rebound.
// CA-4.2
// CA-19.1
// CA-19.4
// CA-19.6
// CA-19.8
// CA-20.1
// CA-20.2
// CA-20.4
// CA-20.5
// CA-20.6
// CA-31.1
worked! { v13 }

// Offside at a High Pass.
// CA-16.2
// CA-16.9
// CA-16.10
// CA-18.9
// CA-18.11
// CA-24.1
// CA-24.2
// CA-24.5
// CA-24.6
worked! { v14a v14b }

// Free-kick shots.
// CA-19.7
// CA-22.6
// CA-29.6
// CA-29.7
worked! { v15a v15b }

// Added time, and penalties.
// CA-5.11
// CA-30.3
// CA-30.4
// CA-32.5
// CA-34.1
// CA-34.3
worked! { v16a v16b v16c }
