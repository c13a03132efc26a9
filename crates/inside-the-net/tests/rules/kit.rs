//! Tests that read like a score sheet.
//!
//! `table("").start("zone: OFF").play("f9v2 18/9 6/4 u7")` gives every answer to the
//! question it belongs to, in that order, and panics if another is asked: `f9v2` is a
//! card with these spots in the section that is read, `18/9` are black and white, `u7`
//! is blue; `home:spot-3` is a coach. What a coach may say and does not is passed over.

use std::fmt::Write as _;

use inside_the_net::{InsideTheNet, Next};
use scoresheet::Table;
use tabletop::{Duty, Question, Session};

pub const STANDARD: &str = include_str!("../../../../data/inside-the-net/standard.deck");
pub const INJURIES: &str = include_str!("../../../../data/inside-the-net/standard.injuries");

/// The card that everybody has.
pub const CARD: &str = "\
DEF, Cry+ 1-2, Chl+ 3-5, Fld 6, P++ 7-8, Pss+ 9-16, Pto+ 17-20
MID, Cry+ 1-2, Chl+ 3-6, Fld 7-8, Ps+S 9-10, Pss+ 11-16, Pto+ 17-20
OFF, CryS 1, ChlS 2-3, Fld 4-5, Swch 6-7, OffP 8, CrsP 9-12, GK 13-14, CK 15-16, Att 17-20
attack, Shot 10, OnT 9, Goal 6, PK 15, PKw 1
defence, Foul 1-3, TklR 4-6, Tkl 7-11, Ycd 15-18, 2nd 5, Rcd 20, PKc 19-20, BlkP 1-3, Int 4-7, BlkS 1-5, CLR 1-7, OnT -2
";

const KEEPER: &str = "\
saves, Chl -1, CK 0, Shot -2, Reb +1, DK -3, Pen -2
stops, CrsP INT 17-20, REC 18-20, SWEEP 19-20
save out, SV 1-14, CK 15-17, REB 18-20
after, Throw 1-8, Pss+ 9-13, Pto+ 14-15, LaunchR 16-20
goal kick, Pass 1-12, LaunchR 13-20
";

/// A team of ten alike, H1 to H10 or A1 to A10, with two men for each line on the
/// bench, H11 to H16, and a second keeper.
pub fn team(letter: &str) -> String {
    let id = if letter == "H" { "home" } else { "away" };
    let base = if letter == "H" {
        "HREC 10, AREC 0"
    } else {
        "HREC 0, AREC 0"
    };
    let mut text = format!(
        "touchline player-cards 1\nteam, {id}, {id} team, {letter}{letter}{letter}\nleague, One\n\
         ratings, {base}, SOS 50, shape 4-4-2\n"
    );
    for keeper in ["K", "K2"] {
        let starts = if keeper == "K" { 9 } else { 0 };
        let _ = writeln!(text, "keeper, {letter}{keeper}, GS {starts}\n{KEEPER}");
    }
    let lines = ["DF", "MF", "FW"];
    for man in 1..=16 {
        let line = match man {
            1..=4 | 11 | 12 => lines[0],
            5..=8 | 13 | 14 => lines[1],
            _ => lines[2],
        };
        let (place, starts) = if man <= 10 { (man.min(10), 9) } else { (5, 0) };
        let _ = writeln!(
            text,
            "player, {letter}{man}, {line}, LINE {place}, OFF {}, END 6, INJ 2/C, GS {starts}",
            50 + man
        );
        match man {
            1 => text.push_str(CARD),
            _ => {
                let _ = writeln!(text, "like, {letter}1");
            }
        }
    }
    text
}

/// A team with a line changed or added below a man's.
pub fn changed(team: &str, man: &str, lines: &str) -> String {
    let start = format!("player, {man},");
    assert!(team.contains(&start), "{man}");
    let mut text = String::new();
    let mut below = false;
    for line in team.lines() {
        text.push_str(line);
        text.push('\n');
        let like = line.starts_with("like");
        if below && (like || line.starts_with("defence")) {
            text.push_str(lines);
            text.push('\n');
            below = false;
        }
        below |= line.starts_with(&start);
    }
    text
}

/// A deck with every pair of spots, and these sections besides, in every zone.
pub fn deck(more: &[&str]) -> String {
    let mut text = "touchline action-cards 1\nfree\n".to_string();
    let pairs = (1..=10).flat_map(|a| (1..=10).map(move |d| format!("{a}v{d}")));
    let more = more.iter().map(ToString::to_string);
    let rest = std::iter::repeat_n("1v1".to_string(), 8);
    for (card, section) in (1..=108).zip(pairs.chain(more).chain(rest)) {
        let elsewhere = if section.starts_with('H') {
            "1v1"
        } else {
            &section
        };
        let _ = writeln!(text, "{card}, {elsewhere}, {elsewhere}, {section}");
    }
    text
}

/// What a match is made from.
#[derive(Clone)]
pub struct Papers {
    pub deck: String,
    pub home: String,
    pub away: String,
    pub home_sheet: Option<String>,
    pub away_sheet: Option<String>,
}

impl Papers {
    pub fn new() -> Papers {
        Papers {
            deck: deck(&[
                "H9/10v2", "H9/10v3", "H8/9v1", "6v5s1", "6v5s2", "6v5s3", "9v2s1", "9v5s1",
            ]),
            home: team("H"),
            away: team("A"),
            home_sheet: None,
            away_sheet: None,
        }
    }

    /// A man's card is changed: the lines come below his.
    pub fn man(mut self, man: &str, lines: &str) -> Papers {
        match man.starts_with('H') {
            true => self.home = changed(&self.home, man, lines),
            false => self.away = changed(&self.away, man, lines),
        }
        self
    }

    /// A text of both teams is changed.
    pub fn replace(mut self, from: &str, to: &str) -> Papers {
        let found = self.home.contains(from) || self.away.contains(from);
        assert!(found, "{from}");
        self.home = self.home.replace(from, to);
        self.away = self.away.replace(from, to);
        self
    }

    pub fn rules(&self, options: &str) -> InsideTheNet {
        let options: Vec<&str> = options.split_whitespace().collect();
        self.try_rules(&options).unwrap()
    }

    pub fn try_rules(&self, options: &[&str]) -> Result<InsideTheNet, tabletop::Faults> {
        let document = |name: &str| match name {
            "deck" => Some(self.deck.as_str()),
            "injuries" => Some(INJURIES),
            "home" => Some(self.home.as_str()),
            "away" => Some(self.away.as_str()),
            "home-sheet" => self.home_sheet.as_deref(),
            "away-sheet" => self.away_sheet.as_deref(),
            _ => None,
        };
        InsideTheNet::from_documents(document, options)
    }

    /// A table with cards that come up again and again.
    pub fn table(&self, options: &str) -> Table<InsideTheNet> {
        table_of(self.rules(&format!("cards=unlimited automatic=off {options}")))
    }
}

/// The usual teams at a table with cards that come up again and again.
pub fn table(options: &str) -> Table<InsideTheNet> {
    Papers::new().table(options)
}

/// A table with these rules.
pub fn table_of(rules: InsideTheNet) -> Table<InsideTheNet> {
    Table { rules, give }
}

/// A match under way.
pub type Match = scoresheet::Match<InsideTheNet>;

pub fn give(session: &mut Session<InsideTheNet>, script: &str) {
    for token in script.split_whitespace() {
        if let Some((side, choice)) = token.split_once(':') {
            let choice = match choice.chars().next() {
                Some('0'..='9') => choice.to_string(),
                _ => choice.replace('-', " "),
            };
            scoresheet::by_coach(session, side, &choice);
            continue;
        }
        scoresheet::nobody_speaks(session);
        if let Some(section) = token.strip_prefix('f') {
            let reads = match session.waiting() {
                Some(Question::Draw { reads, .. }) => *reads,
                other => panic!("{token}: {other:?}"),
            };
            scoresheet::by_card(session, reads, section);
        } else if let Some(blue) = token.strip_prefix('u') {
            scoresheet::by_label(session, &format!("blue {blue}"));
        } else {
            let (black, white) = token.split_once('/').expect(token);
            scoresheet::by_label(session, &format!("black {black} | white {white}"));
        }
    }
}

/// What only this game has.
pub trait Onward {
    /// Nobody says anything that he need not say.
    fn on(&self) -> Match;

    /// The question that waits then.
    fn asked(&self) -> String {
        self.on().label()
    }

    /// Who has the ball where: `home OFF`, with ` free kick` or what else is next.
    fn ball(&self, expected: &str) -> &Match;
}

impl Onward for Match {
    fn on(&self) -> Match {
        let mut played = self.clone();
        while let Some(Question::Decide(decision)) = played.session.waiting()
            && decision.duty == Duty::May
        {
            played.session.answer_by_default().unwrap();
        }
        played
    }

    fn ball(&self, expected: &str) -> &Match {
        let on = self.on();
        let now = on.now();
        let next = match now.next {
            Next::Zone => String::new(),
            next => format!(" {}", next.name()),
        };
        let found = format!("{} {}{next}", now.attack, now.zone);
        assert_eq!(found, expected, "{:#?}", self.told());
        self
    }
}
