//! `touchline learn`.

use std::io::Write as _;

use arena::lesson::{self, Lesson, LessonId};
use football::phrase;
use games::{GameId, HUMAN};
use library::Library;
use tabletop::BySide;

use super::{agreed, play};
use crate::{
    args::{DiceArg, LearnArgs, SittingArgs, TellingArgs},
    error::CliError,
    place,
    speech::Speech,
    terminal::{
        journal::{self, FileJournal},
        pupil::{LessonEnd, Pupil},
        telling::Storyteller,
    },
};

pub fn run(args: &LearnArgs) -> Result<(), CliError> {
    let library = place::library(args.data.as_ref())?;
    let speech = Speech::new(&library, &args.told.language)?;
    let game = args.game.as_deref().map(agreed::game).transpose()?;
    let (Some(game), Some(name)) = (game, &args.name) else {
        return list(game, &library, &speech);
    };
    let name = name.clone();
    let id = LessonId { game, name };
    let known = lesson::all(game, &library)?;
    let Some((_, lesson)) = known.iter().find(|(known, _)| *known == id) else {
        let text = format!("there is no lesson `{id}`; `touchline learn {game}` lists them");
        return Err(CliError::usage(text));
    };
    teach(args, &id, lesson, &library, &speech)
}

/// The lessons there are, with what is learnt in each.
fn list(game: Option<GameId>, library: &Library, speech: &Speech) -> Result<(), CliError> {
    let mut out = crate::screen::stdout();
    let games = GameId::ALL.into_iter();
    for one in games.filter(|one| game.is_none_or(|game| game == *one)) {
        for (id, lesson) in lesson::all(one, library)? {
            let minutes = phrase!("lesson.minutes", minutes = usize::from(lesson.minutes));
            let title = lesson.title.of(speech.language());
            writeln!(
                out,
                "{} {}: {title} ({})",
                id.game,
                id.name,
                speech.say(&minutes)
            )?;
            writeln!(out, "  {}", lesson.about.of(speech.language()))?;
        }
    }
    writeln!(out, "{}", speech.term("lesson.how"))?;
    Ok(())
}

/// Plays a lesson, and on from its end.
fn teach(
    args: &LearnArgs,
    id: &LessonId,
    lesson: &Lesson,
    library: &Library,
    speech: &Speech,
) -> Result<(), CliError> {
    let mut out = crate::screen::stdout().within(args.columns);
    let mut pupil = Pupil::new(lesson, library, speech, args.columns, args.brief, &mut out)?;
    let end = pupil.learn()?;
    let Pupil { played, input, .. } = pupil;
    if end == LessonEnd::Left {
        let again = format!("touchline learn {} {}", id.game, id.name);
        writeln!(
            out,
            "{}",
            speech.say(&phrase!("lesson.left", command = again))
        )?;
        return Ok(());
    }
    let seed = super::random_seed()?;
    let free =
        lesson::freed(lesson, played.as_ref(), seed, library).map_err(agreed::setup_error)?;
    let path = journal::next_path(&place::matches()?);
    let journal = FileJournal::create(&path, free.header())?;
    let hint = play::go_on(
        format!("touchline play --resume {}", path.display()),
        speech,
    );
    let sitting = sitting(args);
    let telling = Storyteller::new(
        &TellingArgs {
            why: false,
            pace: None,
            highlights: false,
            told: args.told.clone(),
        },
        speech.clone(),
    );
    out.flush()?;
    let own = BySide::both(HUMAN.to_string());
    play::sit_down(free, journal, (&sitting, telling), &own, &hint, input)?;
    Ok(())
}

/// How the pupil sits when he plays on.
fn sitting(args: &LearnArgs) -> SittingArgs {
    SittingArgs {
        dice: DiceArg::App,
        seat: None,
        undo: None,
        reroll: false,
        bot_seconds: 10,
        allow_exec: false,
        ask: None,
        brief: args.brief,
        columns: args.columns,
    }
}
