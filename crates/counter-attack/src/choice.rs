//! What a manager can be asked to choose from, in the notation CA/1.
//!
//! A large question is asked in two: which figure (`mv 7H`), then where to (`K22`).
//! What a manager says, `mv 7H K22`, is both answers after each other.

use std::fmt;

use crate::{hex::Hex, player::Player};

/// An action of the side in possession (CA-5.1), and what else its menus offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // Each is an action of the rules.
pub enum Action {
    Move,
    StandardPass,
    ShortPass,
    FirstTimePass,
    HighPass,
    LongPass,
    Shot,
    Snapshot,
    FreeKickShot,
    PenaltyKick,
    Cross,
    ShortCorner,
    ThrowToFeet,
    ThrowToHead,
    QuickThrow,
    ActivateThirds,
    KeeperKick,
    Drop,
    PickUp,
}

impl Action {
    /// All of them with their words.
    pub const ALL: [(Action, &str); 19] = [
        (Action::Move, "move"),
        (Action::StandardPass, "std"),
        (Action::ShortPass, "short"),
        (Action::FirstTimePass, "ftp"),
        (Action::HighPass, "high"),
        (Action::LongPass, "long"),
        (Action::Shot, "shot"),
        (Action::Snapshot, "snap"),
        (Action::FreeKickShot, "fkshot"),
        (Action::PenaltyKick, "pen"),
        (Action::Cross, "cross"),
        (Action::ShortCorner, "cshort"),
        (Action::ThrowToFeet, "throwin"),
        (Action::ThrowToHead, "throwhead"),
        (Action::QuickThrow, "throw"),
        (Action::ActivateThirds, "thirds"),
        (Action::KeeperKick, "gkkick"),
        (Action::Drop, "drop"),
        (Action::PickUp, "pick"),
    ];

    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        Action::ALL[self as usize].1
    }
}

/// How a keeper challenges (CA-13.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum With {
    /// As the rules say for the place.
    Usual,
    /// With his feet, outside his box.
    Feet,
    /// With his hands, outside his box.
    Hands,
}

/// A move that can be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // Each is a window of the rules.
pub enum Window {
    Nudge,
    Fly,
    SnapMove,
}

impl Window {
    /// What its question is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.word()
    }

    const fn word(self) -> &'static str {
        match self {
            Window::Nudge => "nudge",
            Window::Fly => "fly",
            Window::SnapMove => "snapmove",
        }
    }
}

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// An action.
    Act(Action),
    /// Activate this player.
    MovePiece(Player),
    /// Activate the carrier.
    Run(Player),
    /// Where to; `None`: stays.
    To(Option<Hex>),
    /// The carrier's next hex, with a nutmeg call; or one farther on, with nothing on the
    /// way that asks for a die or a decision.
    Step(Hex, Option<Player>),
    /// A nutmeg from where he stands.
    Nutmeg(Player),
    /// Where a nutmeg leads, with the next call.
    Land(Hex, Option<Player>),
    /// The run is over.
    Stop,
    /// The part is over.
    EndPart,
    /// Tackle.
    Tackle(With),
    /// A reckless tackle on this player.
    Reckless(Player),
    /// Reach for the unclaimed ball.
    Reach,
    /// Leave it.
    Decline,
    /// The keeper dives at the carrier's feet.
    Dive,
    /// A winner's reposition; `None`: stays.
    Reposition(Option<Hex>),
    /// The keeper's move as the ball enters his box; `None`: stays.
    KeeperMove(Option<Hex>),
    /// Take the free kick.
    TakeFoul,
    /// Play on.
    PlayOn,
    /// Who moves in a window; `None`: nobody.
    In(Window, Option<Player>),
    /// Where a shot is aimed.
    Aim(Hex),
    /// Where a High Pass is to come down.
    Target(Hex),
    /// The keeper rushes out; `None`: stays.
    Rush(Option<Hex>),
    /// The keeper's run after a Long Pass; `None`: stays.
    KeeperRun(Option<Hex>),
    /// The first attacker to jump, for a pass or a shot.
    Jump {
        /// At goal.
        shot: bool,
        /// Who.
        player: Player,
    },
    /// The first defender to jump; `None`: nobody.
    Contest(Option<Player>),
    /// Who jumps too; `None`: nobody else.
    Also(Option<Player>),
    /// Head it, with nobody to contest it.
    FreeHeader,
    /// Bring it down.
    Control(Player),
    /// Where it is headed.
    HeadTo(Hex),
    /// A final-third move of this player.
    ThirdMove(Player),
    /// Place this figure.
    Place(Player),
    /// This player takes it.
    Taker(Player),
    /// This defender tries next (CA-4.1).
    Try(Player),
    /// Off and on.
    Substitute(Player, Player),
    /// This player goes in goal.
    NameKeeper(Player),
    /// A formation, by its number in the file, from 0.
    LineUp(u8),
    /// Figures are placed by a template, by its number in the file, from 0.
    Template(u8),
    /// Nothing more.
    Done,
}

/// A word, and a hex or `-`.
fn with_hex(f: &mut fmt::Formatter<'_>, word: &str, hex: Option<Hex>) -> fmt::Result {
    match hex {
        Some(hex) => write!(f, "{word} {hex}"),
        None => write!(f, "{word} -"),
    }
}

/// A word, and a player or `-`.
fn with_player(f: &mut fmt::Formatter<'_>, word: &str, player: Option<Player>) -> fmt::Result {
    match player {
        Some(player) => write!(f, "{word} {player}"),
        None => write!(f, "{word} -"),
    }
}

/// A word, a hex, and the nutmeg call.
fn with_call(
    f: &mut fmt::Formatter<'_>,
    word: &str,
    hex: Hex,
    nutmeg: Option<Player>,
) -> fmt::Result {
    match nutmeg {
        Some(defender) => write!(f, "{word} {hex} nut {defender}"),
        None => write!(f, "{word} {hex}"),
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Choice::Act(action) => f.write_str(action.word()),
            Choice::MovePiece(player) => write!(f, "mv {player}"),
            Choice::Run(player) => write!(f, "run {player}"),
            Choice::To(Some(hex)) => write!(f, "{hex}"),
            Choice::Also(Some(player)) => write!(f, "{player}"),
            Choice::To(None) | Choice::Also(None) => f.write_str("-"),
            Choice::Step(hex, nutmeg) => with_call(f, "st", hex, nutmeg),
            Choice::Nutmeg(defender) => write!(f, "nut {defender}"),
            Choice::Land(hex, nutmeg) => with_call(f, "land", hex, nutmeg),
            Choice::Stop => f.write_str("stop"),
            Choice::EndPart => f.write_str("end"),
            Choice::Tackle(With::Usual) => f.write_str("tkl"),
            Choice::Tackle(With::Feet) => f.write_str("tkl feet"),
            Choice::Tackle(With::Hands) => f.write_str("tkl hands"),
            Choice::Reckless(target) => write!(f, "reck {target}"),
            Choice::Reach => f.write_str("reach"),
            Choice::Decline => f.write_str("no"),
            Choice::Dive => f.write_str("dive"),
            Choice::Reposition(hex) => with_hex(f, "rep", hex),
            Choice::KeeperMove(hex) => with_hex(f, "gk", hex),
            Choice::TakeFoul => f.write_str("take"),
            Choice::PlayOn => f.write_str("on"),
            Choice::In(window, player) => with_player(f, window.word(), player),
            Choice::Aim(hex) => write!(f, "aim {hex}"),
            Choice::Target(hex) => write!(f, "tgt {hex}"),
            Choice::Rush(hex) => with_hex(f, "rush", hex),
            Choice::KeeperRun(hex) => with_hex(f, "gkrun", hex),
            Choice::Jump { shot: true, player } => write!(f, "jump shot {player}"),
            Choice::Jump { player, .. } => write!(f, "jump pass {player}"),
            Choice::Contest(player) => with_player(f, "jump", player),
            Choice::FreeHeader => f.write_str("freehead"),
            Choice::Control(player) => write!(f, "control {player}"),
            Choice::HeadTo(hex) => write!(f, "head {hex}"),
            Choice::ThirdMove(player) => write!(f, "f3 {player}"),
            Choice::Place(player) => write!(f, "place {player}"),
            Choice::Taker(player) => write!(f, "taker {player}"),
            Choice::Try(player) => write!(f, "try {player}"),
            Choice::Substitute(off, on) => write!(f, "sub {off} {on}"),
            Choice::NameKeeper(player) => write!(f, "keeper {player}"),
            Choice::LineUp(number) => write!(f, "formation {}", number + 1),
            Choice::Template(number) => write!(f, "template {}", number + 1),
            Choice::Done => f.write_str("done"),
        }
    }
}
