// Lessons: the list of them, and one at the table.
import { useEffect } from 'preact/hooks';
import { lessonHash } from '../../core/links';
import { Fault } from '../../parts/fault';
import { useAttempt } from '../../parts/use-attempt';
import { useTitle } from '../../parts/use-title';
import { gameName, loadGames } from '../../stores/games';
import { isFinished, lessons, loadLessons } from '../../stores/lessons';
import { words } from '../../texts';
import { LessonAtTable } from './lesson';

export default function LearnPage({ game, name }: { game: string; name: string | null }) {
  return name === null ? <LessonList game={game} /> : <LessonAtTable key={`${game} ${name}`} game={game} name={name} />;
}

function LessonList({ game }: { game: string }) {
  const { fault, attempt } = useAttempt();
  const text = words.learn;
  useTitle(text.title);
  useEffect(() => {
    void loadGames();
    void attempt(loadLessons);
  }, []);
  const all = lessons.value ?? [];
  const games = [...new Set(all.map((lesson) => lesson.game))];
  // The game that somebody came from is the first.
  games.sort((a, b) => Number(b === game) - Number(a === game));
  return (
    <section class="sheet narrow lessons">
      <h1 tabIndex={-1}>{text.title}</h1>
      <p class="lead">{text.lead}</p>
      <Fault text={fault} />
      {lessons.value === null && !fault ? <p role="status">{words.loading}</p> : null}
      {games.map((one) => (
        <div key={one}>
          <h2>{gameName(one)}</h2>
          <ul class="lesson-list">
            {all
              .filter((lesson) => lesson.game === one)
              .map((lesson) => (
                <li key={lesson.name}>
                  <a class="button" href={lessonHash(one, lesson.name)}>
                    {lesson.title}
                  </a>{' '}
                  <small>
                    {words.start.minutes(lesson.minutes)}
                    {isFinished(lesson) ? ` · ✓ ${text.finished}` : ''}
                  </small>
                  <p>{lesson.about}</p>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
