//! How cards are read: a block of lines for each player and keeper.

use football::Club;
use tabletop::{Fault, Faults, sheet};

use crate::{
    action::{FACES, Release, SaveOut, ShotKind, Span, Zone},
    card::{KeeperCard, PlayerCard, Plays, Positions, Season, Squad},
    card_row::{Row, table_of},
    sheet::Formation,
};

/// The first line of a file of cards.
pub const FIRST_LINE: &str = "touchline player-cards 1";

/// The most players of a team; room for one more means nobody.
pub const MOST_PLAYERS: usize = 30;

/// The most keepers of a team.
pub const MOST_KEEPERS: usize = 8;

impl Squad {
    /// Reads a file of teams.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse_all(text: &str) -> Result<Vec<Squad>, Faults> {
        let mut faults = Faults::default();
        let mut squads: Vec<Squad> = Vec::new();
        let mut draft: Option<Draft> = None;
        for (line, cells) in sheet::lines(text, FIRST_LINE, &mut faults) {
            let kind = cells[0];
            if kind == "team" {
                let done = draft.replace(Draft::new(line, &cells, &mut faults));
                squads.extend(done.map(|done| done.finish(&mut faults)));
                continue;
            }
            let Some(draft) = &mut draft else {
                let what = format!("`{kind}` before any team");
                let cure = "begin with team, ID, NAME, three letters";
                faults.push(Fault::at(line, what, cure));
                break;
            };
            draft.line(line, kind, &cells[1..], &mut faults);
        }
        squads.extend(draft.map(|done| done.finish(&mut faults)));
        for (at, squad) in squads.iter().enumerate() {
            if squads[..at].iter().any(|before| before.id == squad.id) {
                let what = format!("team `{}` is there twice", squad.id);
                faults.push(Fault::whole(what, "give each team an id of its own"));
            }
        }
        faults.or(squads)
    }

    /// The one team of a document.
    ///
    /// # Errors
    ///
    /// All faults; that there are more or fewer teams, too.
    pub fn parse_one(text: &str) -> Result<Squad, Faults> {
        sheet::only(Squad::parse_all(text)?, "team")
    }
}

/// What the lines below belong to.
enum Block {
    Team,
    Player,
    Keeper,
}

/// A team under way.
struct Draft {
    line: usize,
    squad: Squad,
    block: Block,
    /// The kinds of lines seen since the block began, and where it did.
    seen: Vec<String>,
    began: usize,
    /// The player is like another.
    like: bool,
    rated: bool,
}

/// Lines that a player needs, unless he is like another.
const PLAYER_LINES: [&str; 5] = ["DEF", "MID", "OFF", "attack", "defence"];

/// Lines that a keeper needs.
const KEEPER_LINES: [&str; 5] = ["saves", "stops", "save out", "after", "goal kick"];

impl Draft {
    fn new(line: usize, cells: &[&str], faults: &mut Faults) -> Draft {
        let Club { id, name, short } = Club::read_head(line, cells, faults);
        Draft {
            line,
            squad: Squad {
                id,
                name,
                short,
                league: String::new(),
                home_recovery: 0,
                away_recovery: 0,
                strength: 0,
                formation: Formation::USUAL,
                players: Vec::new(),
                keepers: Vec::new(),
            },
            block: Block::Team,
            seen: Vec::new(),
            began: line,
            like: false,
            rated: false,
        }
    }

    fn line(&mut self, line: usize, kind: &str, cells: &[&str], faults: &mut Faults) {
        match kind {
            "player" => self.player(line, cells, faults),
            "keeper" => self.keeper(line, cells, faults),
            "league" => self.squad.league = cells.join(", "),
            "ratings" => self.ratings(line, cells, faults),
            _ => {
                if self.seen.iter().any(|seen| seen == kind) {
                    let what = format!("`{kind}` is there twice");
                    faults.push(Fault::at(line, what, "write it once for each man"));
                }
                self.seen.push(kind.to_string());
                self.of_block(line, kind, cells, faults);
            }
        }
    }

    fn of_block(&mut self, line: usize, kind: &str, cells: &[&str], faults: &mut Faults) {
        match self.block {
            Block::Player if kind == "like" => self.like(line, cells, faults),
            Block::Player => {
                if let Some(player) = self.squad.players.last_mut() {
                    player_line(&mut player.plays, line, kind, cells, faults);
                }
            }
            Block::Keeper => {
                if let Some(keeper) = self.squad.keepers.last_mut() {
                    keeper_line(keeper, line, kind, cells, faults);
                }
            }
            Block::Team => {
                let cure = "after the team come league, ratings, and keepers and players";
                faults.push(Fault::at(line, format!("`{kind}` of nobody"), cure));
            }
        }
    }

    fn ratings(&mut self, line: usize, cells: &[&str], faults: &mut Faults) {
        let mut row = Row::new(line, "ratings", cells, faults);
        self.squad.home_recovery = row.signed("HREC", -20, 40);
        self.squad.away_recovery = row.signed("AREC", -20, 20);
        self.squad.strength = row.tenths("SOS", 1000);
        let shape = row.text("shape").unwrap_or("4-4-2");
        match Formation::parse(shape) {
            Some(formation) => self.squad.formation = formation,
            None => row.fault(
                format!("`{shape}` is no formation"),
                "write ten men as 4-4-2",
            ),
        }
        row.end();
        self.rated = true;
    }

    fn player(&mut self, line: usize, cells: &[&str], faults: &mut Faults) {
        self.close(faults);
        self.block = Block::Player;
        self.began = line;
        let [name, positions, rest @ ..] = cells else {
            let cure = "write player, NAME, DF, LINE 2.5, OFF 50, END 6, INJ 2/C";
            return faults.push(Fault::at(line, "a player without name or position", cure));
        };
        if self.squad.players.len() >= MOST_PLAYERS {
            let what = format!("{} has more than {MOST_PLAYERS} players", self.squad.id);
            faults.push(Fault::at(line, what, "leave some out"));
        }
        let known = self.squad.players.iter().any(|card| card.name == *name);
        own_name(line, name, known, faults);
        let found = Positions::read(positions);
        if found.is_none() {
            let what = format!("the position of {name} is `{positions}`");
            faults.push(Fault::at(
                line,
                what,
                "write DF, MF and FW with spaces between",
            ));
        }
        let mut row = Row::new(line, name, rest, faults);
        let (injury_rate, injury_column) = row.injury();
        let card = PlayerCard {
            name: (*name).to_string(),
            positions: found.unwrap_or_default(),
            line: row.tenths("LINE", 100),
            off: row.tenths("OFF", 999),
            endurance: row.number("END", FACES),
            injury_rate,
            injury_column,
            season: Season {
                figures: Season::NAMES.map(|name| row.count(name)),
            },
            plays: Plays::default(),
        };
        row.end();
        self.squad.players.push(card);
    }

    /// What a player does is the same as another's, but for the lines that follow.
    fn like(&mut self, line: usize, cells: &[&str], faults: &mut Faults) {
        let name = cells.join(", ");
        let [before @ .., player] = &mut self.squad.players[..] else {
            return;
        };
        let Some(other) = before.iter().find(|card| card.name == name) else {
            let what = format!("nobody called `{name}` stands above");
            return faults.push(Fault::at(line, what, "name a player of the same team"));
        };
        if self.seen.len() > 1 {
            let what = format!("`like` comes after other lines of {}", player.name);
            faults.push(Fault::at(line, what, "write it first"));
        }
        player.plays = other.plays.clone();
        self.like = true;
    }

    fn keeper(&mut self, line: usize, cells: &[&str], faults: &mut Faults) {
        self.close(faults);
        self.block = Block::Keeper;
        self.began = line;
        let [name, rest @ ..] = cells else {
            return faults.push(Fault::at(line, "a keeper without a name", "add it"));
        };
        if self.squad.keepers.len() >= MOST_KEEPERS {
            let what = format!("{} has more than {MOST_KEEPERS} keepers", self.squad.id);
            faults.push(Fault::at(line, what, "leave some out"));
        }
        let known = self.squad.keepers.iter().any(|card| card.name == *name);
        own_name(line, name, known, faults);
        let mut row = Row::new(line, name, rest, faults);
        let starts = row.count("GS");
        row.end();
        self.squad.keepers.push(KeeperCard {
            name: (*name).to_string(),
            starts,
            saves: [0; 5],
            penalty: 0,
            claim: Span::NONE,
            gather: Span::NONE,
            sweep: Span::NONE,
            out: [SaveOut::Held; FACES as usize],
            after: [Release::Throw; FACES as usize],
            goal_kick: [Release::Short; FACES as usize],
        });
    }

    /// A block is complete.
    fn close(&mut self, faults: &mut Faults) {
        let (needed, name) = match self.block {
            Block::Team => (&[][..], ""),
            Block::Keeper => {
                let last = self.squad.keepers.last();
                (&KEEPER_LINES[..], last.map_or("", |card| &card.name))
            }
            Block::Player => {
                let last = self.squad.players.last();
                (&PLAYER_LINES[..], last.map_or("", |card| &card.name))
            }
        };
        for missing in needed.iter().filter(|_| !self.like) {
            if !self.seen.iter().any(|seen| seen == missing) {
                let what = format!("{name} has no line {missing}");
                faults.push(Fault::at(self.began, what, "add it"));
            }
        }
        self.seen.clear();
        self.like = false;
    }

    fn finish(mut self, faults: &mut Faults) -> Squad {
        self.close(faults);
        let (line, id) = (self.line, &self.squad.id);
        if !self.rated {
            let cure = "add ratings, HREC 13, AREC +1, SOS 70, shape 4-4-2";
            faults.push(Fault::at(line, format!("{id} has no ratings"), cure));
        }
        if self.squad.keepers.is_empty() {
            faults.push(Fault::at(line, format!("{id} has no keeper"), "add one"));
        }
        if self.squad.players.len() < crate::deck::SPOTS {
            let what = format!("{id} has {} players", self.squad.players.len());
            faults.push(Fault::at(line, what, "ten are needed at least"));
        }
        self.squad
    }
}

fn own_name(line: usize, name: &str, known: bool, faults: &mut Faults) {
    if name.is_empty() || known || matches!(name, "-" | "none") {
        let what = format!("`{name}` is no name of his own");
        faults.push(Fault::at(line, what, "write one"));
    }
}

fn player_line(plays: &mut Plays, line: usize, kind: &str, cells: &[&str], faults: &mut Faults) {
    if let Some(zone) = Zone::named(kind) {
        let allowed = crate::action::Action::of(zone);
        let named = |name: &str| allowed.iter().copied().find(|action| action.name() == name);
        let found = table_of(line, kind, cells, named, faults);
        plays.tables[zone as usize] = found.unwrap_or(plays.tables[zone as usize]);
        return;
    }
    let mut row = Row::new(line, kind, cells, faults);
    match kind {
        "attack" => {
            plays.shot = row.number("Shot", FACES);
            plays.on_target = row.number("OnT", FACES);
            plays.goal = row.number("Goal", FACES);
            plays.penalty = row.number("PK", FACES);
            plays.penalty_won = row.span("PKw");
            plays.cross_bonus = row.optional("CrsP+", 6);
            plays.corner_bonus = row.optional("CK+", 6);
        }
        "defence" => {
            (plays.foul, plays.star) = row.foul();
            plays.tackle_loose = row.span("TklR");
            plays.tackle = row.span("Tkl");
            plays.yellow = row.span("Ycd");
            plays.second_yellow = row.second_yellow(!plays.yellow.is_empty());
            plays.red = row.span("Rcd");
            plays.penalty_conceded = row.span("PKc");
            plays.block_pass = row.span("BlkP");
            plays.intercept = row.span("Int");
            plays.block_shot = row.span("BlkS");
            plays.clear = row.span("CLR");
            plays.effect = row.signed("OnT", -5, 3);
            row.apart(&[
                ("Foul", plays.foul),
                ("TklR", plays.tackle_loose),
                ("Tkl", plays.tackle),
            ]);
            row.apart(&[("Ycd", plays.yellow), ("Rcd", plays.red)]);
            row.apart(&[("BlkP", plays.block_pass), ("Int", plays.intercept)]);
        }
        "own" => plays.own = row.span("Own"),
        _ => {
            let all = "DEF, MID, OFF, attack, defence, own or like";
            row.fault(format!("`{kind}` is no line of a player"), all);
            return;
        }
    }
    row.end();
}

fn keeper_line(
    keeper: &mut KeeperCard,
    line: usize,
    kind: &str,
    cells: &[&str],
    faults: &mut Faults,
) {
    let release = |allowed: &'static [Release]| {
        move |name: &str| allowed.iter().copied().find(|known| known.name() == name)
    };
    match kind {
        "save out" => {
            if let Some(found) = table_of(line, kind, cells, SaveOut::named, faults) {
                if found[0] != SaveOut::Held {
                    faults.push(Fault::at(line, "SV does not begin at 1", "write SV 1-…"));
                }
                keeper.out = found;
            }
        }
        "after" => {
            let all = &Release::ALL[..4];
            let found = table_of(line, kind, cells, release(all), faults);
            keeper.after = found.unwrap_or(keeper.after);
        }
        "goal kick" => {
            let all = &Release::ALL[3..];
            let found = table_of(line, kind, cells, release(all), faults);
            keeper.goal_kick = found.unwrap_or(keeper.goal_kick);
        }
        "saves" => {
            let mut row = Row::new(line, kind, cells, faults);
            for (at, shot) in ShotKind::ALL.iter().enumerate() {
                keeper.saves[at] = row.signed(shot.name(), -20, 20);
            }
            keeper.penalty = row.signed("Pen", -20, 20);
            row.end();
        }
        "stops" => {
            let mut row = Row::new(line, kind, cells, faults);
            keeper.claim = row.span("CrsP INT");
            keeper.gather = row.span("REC");
            keeper.sweep = row.span("SWEEP");
            row.end();
        }
        _ => {
            let what = format!("`{kind}` is no line of a keeper");
            faults.push(Fault::at(line, what, KEEPER_LINES.join(", ")));
        }
    }
}
