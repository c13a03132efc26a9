//! How the match of a lesson begins, and how it goes on when the lesson is over.

use games::{
    ForGame, Foretold, GameId, HUMAN, SetupError,
    playable::{Playable, Team},
    setup::{Dice, MatchSetup},
};
use library::Library;
use tabletop::{
    BySide, Fault, Faults, Side, UndoRule,
    log::{Document, Header, Log},
};

use super::{Lesson, file::LessonFile};
use crate::{
    begin::POSITION,
    face::Match,
    scenario::{Documents, nothing_beside},
    table::from_log,
};

/// The first computer coach of a game.
pub(super) fn usual_coach(game: GameId) -> String {
    let coaches = game.coaches();
    coaches.first().map_or(HUMAN, |(name, _)| name).to_string()
}

/// The header of a lesson's match: both seats and all dice are the pupil's, who gives them what the lesson says.
pub(super) fn header(file: &LessonFile, library: &Library) -> Result<Header, Faults> {
    let setup = setup(file, library)?;
    let mut header = setup.header(library).map_err(faults_of)?;
    let own = file.game.with(OwnDocuments(file, &header))?;
    header.documents = own;
    for side in Side::BOTH {
        put(&mut header, &format!("coach {side}"), &HUMAN);
    }
    put(&mut header, "dice", &Dice::Mine);
    put(&mut header, "undo", &UndoRule::Off);
    let may: Vec<&str> = file.game.may().iter().map(|(name, _)| *name).collect();
    if !may.is_empty() {
        // Whatever can be asked is, so that the answers of the file meet the same questions each time.
        header.add("asked", may.join(" "));
    }
    if let Some(start) = &file.start {
        let lines: Vec<&str> = start.iter().map(|line| line.text.as_str()).collect();
        header
            .documents
            .push(Document::new(POSITION, &lines.join("\n")));
    }
    Ok(header)
}

/// A lesson's match.
///
/// # Errors
///
/// Everything that is wrong with it.
pub fn opened(lesson: &Lesson, library: &Library) -> Result<Box<dyn Match>, SetupError> {
    let header = lesson.header.clone();
    let entries = Vec::new();
    from_log(&Log { header, entries }, library)
}

/// A match of its own from the position that a lesson has come to: against the computer, on the program's dice.
///
/// # Errors
///
/// If play cannot go on from here.
pub fn freed(
    lesson: &Lesson,
    played: &dyn Match,
    seed: u64,
    library: &Library,
) -> Result<Box<dyn Match>, SetupError> {
    let mut header = played.header().clone();
    header.fields.retain(|(name, _)| name != "asked");
    put(&mut header, &format!("coach {}", lesson.pupil), &HUMAN);
    put(
        &mut header,
        &format!("coach {}", lesson.pupil.other()),
        &lesson.coach,
    );
    put(&mut header, "dice", &Dice::App { seed, index: 0 });
    put(&mut header, "undo", &UndoRule::Free);
    let lines = played.position().into_iter();
    let lines: Vec<String> = lines
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    header
        .documents
        .retain(|document| document.name() != POSITION);
    header
        .documents
        .push(Document::new(POSITION, &lines.join("\n")));
    let entries = Vec::new();
    from_log(&Log { header, entries }, library)
}

fn put(header: &mut Header, name: &str, value: &impl ToString) {
    let fields = header.fields.iter_mut();
    for (_, known) in fields.filter(|(known, _)| known == name) {
        *known = value.to_string();
    }
}

/// As the match goes on after the lesson: the same rules hold before.
fn setup(file: &LessonFile, library: &Library) -> Result<MatchSetup, Faults> {
    let teams = file.game.teams(library).map_err(|error| error.fault())?;
    let (line, named) = match &file.teams {
        Some((line, named)) => (*line, named.iter().map(String::as_str).collect()),
        None => (
            1,
            teams
                .iter()
                .take(2)
                .map(|team| team.club.id.as_str())
                .collect::<Vec<&str>>(),
        ),
    };
    let mut found = Vec::new();
    for name in named {
        let cure = format!("`touchline teams --game {}` lists them", file.game);
        let team = Team::meant(name, &teams).map_err(|what| Fault::at(line, what, cure))?;
        found.push(team.club.clone());
    }
    let [home, away] = found.try_into().map_err(|_| {
        Fault::whole(
            "there are no two teams to play",
            "name them in `teams: HOME AWAY`",
        )
    })?;
    let clubs = BySide { home, away };
    let coach = file.coach.clone().unwrap_or_else(|| usual_coach(file.game));
    Ok(MatchSetup {
        game: file.game,
        names: clubs.clone().map(|club| club.name),
        teams: clubs.map(|club| Some(club.id)),
        coaches: BySide::from_fn(|side| match side == file.pupil {
            true => HUMAN.to_string(),
            false => coach.clone(),
        }),
        dice: Dice::App { seed: 0, index: 0 },
        undo: UndoRule::Free,
        reroll: false,
        foretold: Foretold::default(),
        options: file.options.clone(),
        asked: None,
        men: BySide::default(),
    }
    .left_to_people())
}

/// The documents of the match, with those in front that the lesson brings along.
struct OwnDocuments<'a>(&'a LessonFile, &'a Header);

impl ForGame for OwnDocuments<'_> {
    type Output = Result<Vec<Document>, Faults>;

    fn run<G: Playable + 'static>(self) -> Self::Output {
        let OwnDocuments(file, header) = self;
        let documents =
            Documents::collect::<G>(file.documents.iter(), &header.documents, &nothing_beside)?;
        let options: Vec<&str> = header.fields_named("set").collect();
        let built = G::build(|name| documents.text(name), &options);
        let rules = built.map_err(|faults| documents.place::<G>(faults))?;
        if let Some(start) = &file.start {
            let mut pairs = Vec::new();
            for line in start {
                let says_nothing = || {
                    let what = format!("`{}` says nothing", line.text);
                    Fault::at(line.number, what, "write `name: value`")
                };
                let (name, value) = line.pair().ok_or_else(says_nothing)?;
                pairs.push((line.number, name, value));
            }
            rules.arrange(pairs)?;
        }
        let mut names: Vec<&str> = header.documents.iter().map(Document::name).collect();
        names.extend(G::DOCUMENTS);
        names.sort_unstable();
        names.dedup();
        let all = names.into_iter().filter_map(|name| {
            let text = documents.text(name)?;
            Some(Document::new(name, text))
        });
        Ok(all.collect())
    }
}

pub(super) fn faults_of(error: SetupError) -> Faults {
    match error {
        SetupError::Faults(faults) => faults,
        SetupError::Library(error) => error.fault().into(),
    }
}
