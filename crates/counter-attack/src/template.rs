//! Templates: where figures go at a set piece, as data that people can edit.

use tabletop::{Fault, Faults, sheet};

use crate::{hex::Hex, next::Kind, pitch::End};

/// The first line of a file of templates.
pub const FIRST_LINE: &str = "touchline templates 1";

/// The most figures that a template places: nobody places his keeper by one.
const MOST: usize = 10;

/// The longest wall.
const LONGEST_WALL: u8 = 5;

/// A place of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A hex, for an attack on the right goal with the ball in the half of the letters
    /// from M on; in all other cases it is mirrored.
    At(Hex),
    /// So many figures between the ball and the goal, as near as they may stand.
    Wall(u8),
}

/// A template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// The set piece.
    pub kind: Kind,
    /// For the side that takes it; else for the other.
    pub attack: bool,
    /// What it is called.
    pub name: String,
    /// The places, the most important first.
    pub places: Vec<Place>,
}

impl Template {
    /// Reads a file of templates: `set piece, attack or defence, name, places` on each line.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse_all(text: &str) -> Result<Vec<Template>, Faults> {
        let mut faults = Faults::default();
        let columns = ["set piece", "side", "name", "places"];
        let mut templates: Vec<Template> = Vec::new();
        for (line, cells) in sheet::rows(text, FIRST_LINE, &columns, &mut faults) {
            let [kind, side, name, places] = cells[..] else {
                continue;
            };
            let (Some(kind), Some(attack)) = (
                kind_of(line, kind, &mut faults),
                attack_of(line, side, &mut faults),
            ) else {
                continue;
            };
            let same = |known: &Template| {
                (known.kind, known.attack, known.name.as_str()) == (kind, attack, name)
            };
            if templates.iter().any(same) {
                faults.push(Fault::at(
                    line,
                    format!("`{name}` is there twice"),
                    "give each template of a set piece and side a name of its own",
                ));
            }
            let mut template = Template {
                kind,
                attack,
                name: name.to_string(),
                places: Vec::new(),
            };
            template.read_places(line, places, &mut faults);
            templates.push(template);
        }
        // A template is chosen by its number, which is kept in a byte.
        if templates.len() > 100 {
            faults.push(Fault::whole("more than 100 templates", "leave some out"));
        }
        faults.or(templates)
    }

    fn read_places(&mut self, line: usize, text: &str, faults: &mut Faults) {
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let place = match word {
                "wall" => self.wall(line, words.next(), faults),
                word => self.hex(line, word, faults),
            };
            if let Some(place) = place.filter(|place| self.places.contains(place)) {
                let what = format!("{} has a place twice: {place:?}", self.name);
                faults.push(Fault::at(line, what, "one figure a hex"));
            }
            self.places.extend(place);
        }
        let most = match self.kind {
            Kind::GoalKick => 1,
            _ => MOST,
        };
        if self.places.is_empty() || self.places.len() > most {
            faults.push(Fault::at(
                line,
                format!("{} places", self.places.len()),
                format!("write 1 to {most}"),
            ));
        }
    }

    fn wall(&self, line: usize, word: Option<&str>, faults: &mut Faults) -> Option<Place> {
        let men = word.and_then(|word| word.parse().ok());
        let men = men.filter(|men| (1..=LONGEST_WALL).contains(men));
        if men.is_none() || self.kind != Kind::FreeKick || self.attack {
            faults.push(Fault::at(
                line,
                format!("no wall of `{}` here", word.unwrap_or_default()),
                format!("a free kick's defence has a wall of 1 to {LONGEST_WALL}, as wall 3"),
            ));
            return None;
        }
        men.map(Place::Wall)
    }

    fn hex(&self, line: usize, word: &str, faults: &mut Faults) -> Option<Place> {
        let Some(hex) = Hex::named(word).filter(|hex| hex.in_bounds()) else {
            faults.push(Fault::at(
                line,
                format!("there is no hex `{word}`"),
                "hexes are a letter and a column, as M19",
            ));
            return None;
        };
        let end = End::Right;
        let wrong = match self.kind {
            Kind::Penalty if end.is_box(hex) || end.arc(hex) => {
                Some("at a penalty everybody stands outside the box and its arc")
            }
            // The kicking side's own goal is the left one.
            Kind::GoalKick if !end.other().six_yard(hex) => {
                Some("a goal kick is taken in the own six-yard box, as M3")
            }
            _ => None,
        };
        if let Some(cure) = wrong {
            faults.push(Fault::at(line, format!("nobody may stand on {hex}"), cure));
        }
        Some(Place::At(hex))
    }

    /// The hexes of it for a set piece, the most important first: for a side that takes it
    /// and attacks that end, with the ball there.
    #[must_use]
    pub fn hexes(&self, attacked: End, ball: Hex) -> Vec<Hex> {
        let mut hexes = Vec::new();
        for place in &self.places {
            match place {
                Place::At(hex) => hexes.push(mirrored(*hex, attacked, ball)),
                Place::Wall(men) => hexes.extend(wall(attacked, ball, *men)),
            }
        }
        hexes
    }
}

/// A hex of a template as it lies for this ball.
fn mirrored(hex: Hex, attacked: End, ball: Hex) -> Hex {
    let x = if attacked == End::Right {
        hex.x
    } else {
        -hex.x
    };
    let y = if ball.y >= 0 { hex.y } else { -hex.y };
    Hex::new(x, y)
}

/// Three hexes from the ball, nearest to its line to the middle of the goal.
fn wall(attacked: End, ball: Hex, men: u8) -> Vec<Hex> {
    let goal = attacked.goal_line();
    let aside = |hex: &Hex| {
        let (ux, uy) = (i32::from(hex.x - ball.x), i32::from(hex.y - ball.y));
        let (vx, vy) = (i32::from(goal.x - ball.x), i32::from(goal.y - ball.y));
        (ux * vy - uy * vx).abs()
    };
    let nearer = |hex: &Hex| hex.distance(goal) < ball.distance(goal);
    let mut near: Vec<Hex> = Hex::all()
        .filter(|hex| hex.distance(ball) == 3 && nearer(hex))
        .collect();
    near.sort_by_key(|hex| (aside(hex), hex.x, hex.y));
    near.truncate(usize::from(men));
    near
}

fn kind_of(line: usize, name: &str, faults: &mut Faults) -> Option<Kind> {
    let kinds = [Kind::Corner, Kind::FreeKick, Kind::Penalty, Kind::GoalKick];
    let found = kinds.into_iter().find(|kind| kind.name() == name);
    if found.is_none() {
        faults.push(Fault::at(
            line,
            format!("no figure is placed at a `{name}`"),
            "write corner, free_kick, penalty or goal_kick; kick-offs are formations",
        ));
    }
    found
}

fn attack_of(line: usize, side: &str, faults: &mut Faults) -> Option<bool> {
    match side {
        "attack" => Some(true),
        "defence" => Some(false),
        _ => {
            faults.push(Fault::at(
                line,
                format!("`{side}` is no side"),
                "write attack or defence",
            ));
            None
        }
    }
}
