//! What a reporter can speak of: a key of the phrase book, and how much room it gets. What all games have stands
//! here; what one game alone has is said where it makes the remark.

use crate::commentary::Weight;

/// Something to speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Topic {
    /// Its key in the phrase book.
    pub key: &'static str,
    pub(crate) kind: Kind,
    /// Chances come of it: nothing else needs to be told before one.
    leads: bool,
    /// It says itself what it came of, as a penalty does.
    led_up_to: bool,
    /// The side that is spoken of has lost the ball by it.
    lost: bool,
}

/// What kind of thing it is: how much room it gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It happens all the time: told in passing, many together.
    Small,
    /// It happens often: told if not much else is to tell.
    Minor,
    /// Told.
    Plain,
    /// Told after what led to it. Its end is told by what follows.
    Chance,
    /// The same, and this is its end.
    Missed,
    /// The same, told of the keeper's side.
    Saved,
    /// Told with what it means.
    Goal,
}

impl Topic {
    const fn new(key: &'static str, kind: Kind) -> Topic {
        Topic {
            key,
            kind,
            leads: false,
            led_up_to: false,
            lost: false,
        }
    }

    /// What happens all the time: told in passing, many together.
    #[must_use]
    pub const fn small(key: &'static str) -> Topic {
        Topic::new(key, Kind::Small)
    }

    /// What happens often: told if not much else is to tell.
    #[must_use]
    pub const fn minor(key: &'static str) -> Topic {
        Topic::new(key, Kind::Minor)
    }

    /// What is told whenever it happens.
    #[must_use]
    pub const fn plain(key: &'static str) -> Topic {
        Topic::new(key, Kind::Plain)
    }

    /// Somebody might score, and whether he does is told by what follows.
    #[must_use]
    pub const fn chance(key: &'static str) -> Topic {
        Topic::new(key, Kind::Chance)
    }

    /// Somebody might have scored, and has not.
    #[must_use]
    pub const fn missed(key: &'static str) -> Topic {
        Topic::new(key, Kind::Missed)
    }

    /// Somebody might have scored, and the side that is spoken of kept it out.
    #[must_use]
    pub const fn saved(key: &'static str) -> Topic {
        Topic::new(key, Kind::Saved)
    }

    /// Somebody has scored.
    #[must_use]
    pub const fn goal(key: &'static str) -> Topic {
        Topic::new(key, Kind::Goal)
    }

    /// Chances come of it: nothing else needs to be told before one.
    #[must_use]
    pub const fn leading(self) -> Topic {
        Topic {
            leads: true,
            ..self
        }
    }

    /// It says itself what it came of, as a penalty does.
    #[must_use]
    pub const fn led_up_to(self) -> Topic {
        Topic {
            led_up_to: true,
            ..self
        }
    }

    /// The side that is spoken of has lost the ball by it.
    #[must_use]
    pub const fn lost(self) -> Topic {
        Topic { lost: true, ..self }
    }

    /// What a line that tells of it weighs.
    pub(crate) const fn weight(self) -> Weight {
        match self.kind {
            Kind::Small | Kind::Minor | Kind::Plain => Weight::Plain,
            Kind::Chance | Kind::Missed | Kind::Saved => Weight::Chance,
            Kind::Goal => Weight::Goal,
        }
    }

    /// True for what leads to a chance: a chance leads to the next one.
    pub(crate) fn leads(self) -> bool {
        self.leads || self.weight() == Weight::Chance
    }

    /// True if the ball is with the others of the side that is spoken of.
    pub(crate) fn is_with_others(self) -> bool {
        self.lost || matches!(self.kind, Kind::Goal)
    }

    /// True for a shot that nothing was told of before.
    pub(crate) fn comes_suddenly(self) -> bool {
        self.weight() >= Weight::Chance && !self.led_up_to
    }
}

/// A constant for each: `NAME = kind("key in the phrase book")`.
macro_rules! topics {
    ($($name:ident = $kind:ident($key:literal) $(.$more:ident())*;)+) => {
        $(
            #[doc = concat!("`", $key, "` in the phrase book.")]
            pub const $name: Topic = Topic::$kind($key)$(.$more())*;
        )+
    };
}

topics! {
    // The ball goes round.
    PASS = small("pass");
    RUN = small("run");
    KEEPS = small("keeps");
    BACK_PASS = small("back.pass");
    THROW = small("throw");
    GOAL_KICK = small("goal.kick");
    KICK_OFF_AGAIN = small("kick.off.again");
    CLEARED = small("cleared");

    // It is won and lost.
    TURNOVER = minor("turnover");
    INTERCEPTED = minor("intercepted");
    TACKLE = minor("tackle");
    OVERHIT = minor("overhit").lost();
    CONTROL_LOST = minor("control.lost").lost();
    LOOSE = minor("loose");
    CROSS_CLEARED = minor("cross.cleared");
    LONG = minor("long");
    SWITCH = minor("switch");
    KEEPER_CLAIMS = minor("keeper.claims");
    KEEPER_OUT = minor("keeper.out");
    FOUL = minor("foul").lost();
    WARNED = minor("warned");

    // It gets near the goal.
    ADVANCE = minor("advance").leading();
    CROSS = minor("cross").leading();
    THROUGH = minor("through").leading();
    HEADER_WON = minor("header.won").leading();
    TACKLE_BEATEN = minor("tackle.beaten").leading();
    FREE_KICK = minor("free.kick").leading();
    COUNTER = plain("counter").leading();
    CORNER = plain("corner").leading();
    ATTACK_ALL = plain("attack.all");

    // Shots that are still open.
    SHOT = chance("shot");
    SHOT_FAR = chance("shot.far").led_up_to();
    SHOT_HEADER = chance("shot.header");
    SHOT_ONE_ON_ONE = chance("shot.one.on.one");
    SHOT_FREE_KICK = chance("shot.free.kick").led_up_to();
    PENALTY = chance("penalty").led_up_to();

    // How they end.
    SHOT_WIDE = missed("shot.wide").lost();
    SHOT_HIGH = missed("shot.high").lost();
    SHOT_WOODWORK = missed("shot.woodwork");
    SHOT_DEFLECTED = missed("shot.deflected");
    SHOT_WEAK = missed("shot.weak");
    SHOT_BLOCKED = missed("shot.blocked");
    CHANCE_MISSED = missed("chance.missed");
    PENALTY_MISSED = missed("penalty.missed").led_up_to();
    SHOT_SAVED = saved("shot.saved");
    SHOT_HELD = saved("shot.held");
    SHOT_PARRIED = saved("shot.parried");
    SHOT_BEHIND = saved("shot.behind");
    PENALTY_SAVED = saved("penalty.saved").led_up_to();

    GOAL = goal("goal");
    GOAL_FAR = goal("goal.far");
    GOAL_HEADER = goal("goal.header");
    GOAL_ONE_ON_ONE = goal("goal.one.on.one");
    GOAL_REBOUND = goal("goal.rebound").led_up_to();
    GOAL_CORNER = goal("goal.corner").led_up_to();
    GOAL_FREE_KICK = goal("goal.free.kick").led_up_to();
    GOAL_PENALTY = goal("goal.penalty").led_up_to();
    GOAL_OWN = goal("goal.own").led_up_to();
    GOAL_SCORER = plain("goal.scorer");
    ASSIST = plain("assist");

    // Cards, injuries, changes.
    YELLOW = plain("yellow");
    SECOND_YELLOW = plain("second.yellow");
    RED = plain("red");
    SENT_OFF_SHORT = plain("sent.off.short");
    ADVANTAGE = plain("advantage");
    OFFSIDE = plain("offside").lost();
    INJURY = plain("injury");
    INJURY_ON = plain("injury.on");
    INJURY_OFF = plain("injury.off");
    CHANGE = plain("change");
    KEEPER_CHANGE = plain("keeper.change");
    WEATHER = plain("weather");

    // The whistle.
    TOSS = plain("toss");
    START = plain("start");
    ADDED = plain("added");
    HALF_TIME = plain("half.time");
    EXTRA_TIME = plain("extra.time");
    PERIOD_OVER = plain("period.over");
    FULL_TIME = plain("full.time");
    SHOOTOUT_START = plain("shootout.start");
    SHOOTOUT_SCORED = plain("shootout.scored");
    SHOOTOUT_MISSED = plain("shootout.missed");
    SHOOTOUT_WON = plain("shootout.won");
}
