//! The match as it stands.

use tabletop::{BySide, Side};

use crate::{
    hex::Hex,
    hexset::HexSet,
    next::{Menu, Next},
    pitch::End,
    player::{Player, SHIRTS, STARTERS},
};

/// What lies on or beside a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tokens(pub u16);

impl Tokens {
    /// A yellow card.
    pub const YELLOW: Tokens = Tokens(1);
    /// Injured once (CA-12.3).
    pub const INJURED: Tokens = Tokens(1 << 1);
    /// Sent off.
    pub const OFF: Tokens = Tokens(1 << 2);
    /// Left the pitch for good: substituted, or hurt twice.
    pub const GONE: Tokens = Tokens(1 << 3);
    /// Frozen by a jump (CA-18.14).
    pub const FROZEN: Tokens = Tokens(1 << 4);
    /// ... until the end of the phase under way.
    pub const FROZEN_ENDS: Tokens = Tokens(1 << 5);
    /// Stunned by a nutmeg (CA-11.14).
    pub const STUNNED: Tokens = Tokens(1 << 6);
    /// ... until the end of the phase under way.
    pub const STUN_ENDS: Tokens = Tokens(1 << 7);
    /// ... until the end of the part under way.
    pub const STUN_PART: Tokens = Tokens(1 << 8);
    /// ... not before the end of the next phase.
    pub const STUN_LONG: Tokens = Tokens(1 << 9);
    /// Has used his move: in this phase, of this window.
    pub const ACTIVATED: Tokens = Tokens(1 << 10);
    /// Has tried to steal in this phase (CA-7.5).
    pub const STOLE: Tokens = Tokens(1 << 11);
    /// Offside if he is next to touch the ball (CA-24).
    pub const FLAGGED: Tokens = Tokens(1 << 12);
    /// May not move any more in this phase.
    pub const STUCK: Tokens = Tokens(1 << 13);
    /// May not shoot in this phase: he was repositioned into the box (CA-6.12).
    pub const NO_SNAP: Tokens = Tokens(1 << 14);
    /// Has dived in this phase.
    pub const DIVED: Tokens = Tokens(1 << 15);

    /// What a Movement Phase leaves behind and its end takes away.
    pub const OF_PHASE: Tokens = Tokens(
        Tokens::ACTIVATED.0
            | Tokens::STOLE.0
            | Tokens::STUCK.0
            | Tokens::NO_SNAP.0
            | Tokens::DIVED.0,
    );
    /// Everything about a stun.
    pub const STUN: Tokens =
        Tokens(Tokens::STUNNED.0 | Tokens::STUN_ENDS.0 | Tokens::STUN_PART.0 | Tokens::STUN_LONG.0);
    /// Everything about being frozen.
    pub const FREEZE: Tokens = Tokens(Tokens::FROZEN.0 | Tokens::FROZEN_ENDS.0);

    /// True if any of these lies there.
    #[inline]
    #[must_use]
    pub const fn any(self, tokens: Tokens) -> bool {
        self.0 & tokens.0 != 0
    }
}

/// A figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Where it stands; `None` if it is not on the pitch.
    pub at: Option<Hex>,
    /// What lies on it.
    pub tokens: Tokens,
}

tabletop::words! {
    /// A part of the match.
    #[derive(PartialOrd, Ord)]
    pub enum Period {
        /// The first half.
        FirstHalf = "first half",
        /// The second half.
        SecondHalf = "second half",
        /// Extra time, its first half.
        ExtraFirst = "extra time",
        /// Extra time, its second half.
        ExtraSecond = "extra time, second half",
        /// Kicks from the spot.
        ShootOut = "shoot-out",
        /// It is over.
        FullTime = "full time",
    }
}

impl Period {
    /// The minutes of it, if a half has so many; a half of extra time is never longer.
    #[must_use]
    pub const fn minutes(self, half: u8) -> u8 {
        match self {
            Period::FirstHalf | Period::SecondHalf => half,
            Period::ExtraFirst | Period::ExtraSecond if half < 15 => half,
            Period::ExtraFirst | Period::ExtraSecond => 15,
            Period::ShootOut | Period::FullTime => 0,
        }
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

tabletop::words! {
    /// A part of a Movement Phase.
    pub enum PhasePart {
        /// The attacking side moves four.
        A4 = "A4",
        /// The defending side moves five.
        D5 = "D5",
        /// The attacking side moves two more, two hexes each.
        A2 = "A2",
    }
}

impl PhasePart {
    /// How many figures move in it at most (CA-6.1).
    #[must_use]
    pub const fn moves(self) -> u8 {
        match self {
            PhasePart::A4 => 4,
            PhasePart::D5 => 5,
            PhasePart::A2 => 2,
        }
    }

    /// True if the defending side moves in it.
    #[must_use]
    pub const fn is_of_defence(self) -> bool {
        matches!(self, PhasePart::D5)
    }
}

/// A Movement Phase under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Phase {
    /// Which part of it.
    pub part: PhasePart,
    /// Activations left in the part.
    pub left: u8,
    /// A phase before a throw-in: nobody plays the ball (CA-26.3).
    pub before_throw: bool,
    /// It counts as an action; the first one before a throw-in does not.
    pub counts: bool,
    /// The hexes the carrier has run.
    pub spent: u8,
    /// The carrier may still call a nutmeg where he stands.
    pub fresh: bool,
}

/// The seconds of a sand timer (CA-33.1).
pub const SAND: u8 = 60;

/// The kicks of a shoot-out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kicks {
    /// Taken.
    pub taken: u8,
    /// Scored.
    pub scored: u8,
}

/// All that changes during a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The part of the match.
    pub period: Period,
    /// Minutes played of it.
    pub minute: u8,
    /// Actions left of the added time, once it was rolled.
    pub added: Option<u8>,
    /// Goals.
    pub goals: BySide<u8>,
    /// The shoot-out.
    pub kicks: BySide<Kicks>,
    /// The takers of the shoot-out by their shirts, as far as they are named; 0: nobody.
    pub order: BySide<[u8; STARTERS as usize]>,
    /// The referee's Leniency; 0 before he is drawn.
    pub leniency: u8,
    /// The end the home side attacks.
    pub home_attacks: End,
    /// Who kicked off the match.
    pub kicked_off: Side,
    /// The attacking side (CA-1.1).
    pub attack: Side,
    /// Where the ball is.
    pub ball: Hex,
    /// Who holds it.
    pub holder: Option<Player>,
    /// He holds it in his hands.
    pub hands: bool,
    /// Who touched it last.
    pub toucher: Option<Player>,
    /// Who played it on purpose last (CA-22.11).
    pub player: Option<Player>,
    /// The last touch was a kick of this side, so that its keeper may not use his hands
    /// (CA-13.15).
    pub kicked: Option<Side>,
    /// Who may not touch it next (CA-15.9, CA-25.9).
    pub barred: Option<Player>,
    /// The goalkeepers.
    pub keepers: BySide<Option<Player>>,
    /// Substitutions made.
    pub substitutions: BySide<u8>,
    /// Who must be replaced (CA-12.4).
    pub leaving: Option<Player>,
    /// The Movement Phase under way.
    pub phase: Option<Phase>,
    /// Minutes the action under way takes.
    pub takes: u8,
    /// The end whose third the ball was in when the action began.
    pub third: Option<End>,
    /// Seconds of the half under way on a live clock (CA-33.1).
    pub seconds: u16,
    /// Seconds of the turn under way: what has run through its sand timer.
    pub turn: u8,
    /// The live clock runs: a manager is asked for his turn.
    pub timed: bool,
    /// What comes next.
    pub next: Next,
    /// Whose die is to be rolled, or who is to go, pass or shoot somewhere: for whoever
    /// is asked.
    pub about: Option<Player>,
    /// Where a High Pass is meant to come down, while the defence may still move (CA-16.1).
    pub target: Option<Hex>,
    /// The figures.
    pub pieces: [Piece; 2 * SHIRTS as usize],
}

impl State {
    /// A match before anybody has taken the field.
    #[must_use]
    pub fn empty() -> State {
        State {
            period: Period::FirstHalf,
            minute: 0,
            added: None,
            goals: BySide::both(0),
            kicks: BySide::default(),
            order: BySide::both([0; STARTERS as usize]),
            leniency: 0,
            home_attacks: End::Right,
            kicked_off: Side::Home,
            attack: Side::Home,
            ball: Hex::CENTRE,
            holder: None,
            hands: false,
            toucher: None,
            player: None,
            kicked: None,
            barred: None,
            keepers: BySide::both(None),
            substitutions: BySide::both(0),
            leaving: None,
            phase: None,
            takes: 0,
            third: None,
            seconds: 0,
            turn: 0,
            timed: false,
            next: Next::Referee,
            about: None,
            target: None,
            pieces: [Piece::default(); 2 * SHIRTS as usize],
        }
    }

    /// The defending side.
    #[inline]
    #[must_use]
    pub fn defence(&self) -> Side {
        self.attack.other()
    }

    /// The end a side attacks.
    #[inline]
    #[must_use]
    pub fn attacks(&self, side: Side) -> End {
        match side {
            Side::Home => self.home_attacks,
            Side::Away => self.home_attacks.other(),
        }
    }

    /// The end a side defends.
    #[inline]
    #[must_use]
    pub fn defends(&self, side: Side) -> End {
        self.attacks(side.other())
    }

    /// Where a player stands.
    #[inline]
    #[must_use]
    pub fn at(&self, player: Player) -> Option<Hex> {
        self.pieces[player.index()].at
    }

    /// Who stands on a hex.
    #[inline]
    #[must_use]
    pub fn on(&self, hex: Hex) -> Option<Player> {
        Player::all().find(|player| self.at(*player) == Some(hex))
    }

    /// True if nobody stands there and it is on the pitch.
    #[inline]
    #[must_use]
    pub fn is_free(&self, hex: Hex) -> bool {
        hex.in_bounds() && self.on(hex).is_none()
    }

    /// The players of a side on the pitch, with their hexes, by shirts.
    #[inline]
    #[must_use]
    pub fn team(&self, side: Side) -> impl DoubleEndedIterator<Item = (Player, Hex)> + '_ {
        Player::of(side).filter_map(|player| Some((player, self.at(player)?)))
    }

    /// True while a penalty is taken.
    #[must_use]
    pub fn is_penalty(&self) -> bool {
        self.next == Next::Choose(Menu::Penalty)
    }

    /// The keeper of a side, if he is on the pitch.
    #[inline]
    #[must_use]
    pub fn keeper(&self, side: Side) -> Option<(Player, Hex)> {
        let keeper = self.keepers[side]?;
        Some((keeper, self.at(keeper)?))
    }

    /// True for the goalkeeper of his side.
    #[inline]
    #[must_use]
    pub fn is_keeper(&self, player: Player) -> bool {
        self.keepers[player.side()] == Some(player)
    }

    /// True if a hex is in the box that a side defends (CA-1.9).
    #[inline]
    #[must_use]
    pub fn own_box(&self, side: Side, hex: Hex) -> bool {
        self.defends(side).is_box(hex)
    }

    /// True if any of these tokens lies on a player.
    #[inline]
    #[must_use]
    pub fn has(&self, player: Player, tokens: Tokens) -> bool {
        self.pieces[player.index()].tokens.any(tokens)
    }

    /// Lays tokens on a player.
    #[inline]
    pub fn give(&mut self, player: Player, tokens: Tokens) {
        self.pieces[player.index()].tokens.0 |= tokens.0;
    }

    /// Takes tokens from a player.
    #[inline]
    pub fn take(&mut self, player: Player, tokens: Tokens) {
        self.pieces[player.index()].tokens.0 &= !tokens.0;
    }

    /// Takes tokens from everybody.
    pub fn take_all(&mut self, tokens: Tokens) {
        for piece in &mut self.pieces {
            piece.tokens.0 &= !tokens.0;
        }
    }

    /// All hexes somebody stands on.
    #[must_use]
    pub fn occupied(&self) -> HexSet {
        let mut occupied = HexSet::EMPTY;
        for piece in &self.pieces {
            if let Some(hex) = piece.at {
                occupied.insert(hex);
            }
        }
        occupied
    }

    /// Puts a figure on a hex; a ball that its player holds goes with it.
    #[inline]
    pub fn put(&mut self, player: Player, hex: Hex) {
        self.pieces[player.index()].at = Some(hex);
        if self.holder == Some(player) {
            self.ball = hex;
        }
    }
}
