// A lesson at the table: the page of a match, with a tutor beside it.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Lesson } from '../../api/schema';
import { learnHash } from '../../core/links';
import { shareOut } from '../../core/plan';
import { Fault } from '../../parts/fault';
import { useAttempt } from '../../parts/use-attempt';
import { lessons, loadLessons } from '../../stores/lessons';
import type { Match } from '../../stores/match';
import { rememberLesson } from '../../stores/seats';
import { Tutor } from '../../stores/tutor';
import { words } from '../../texts';
import { MatchPage } from '../match/page';
import { LessonPanel } from './panel';

export function LessonAtTable({ game, name }: { game: string; name: string }) {
  const [table, setTable] = useState<{ lesson: Lesson; id: string } | null>(null);
  const { fault, attempt } = useAttempt();
  useEffect(() => {
    void attempt(async () => {
      const lesson = await api.lesson(game, name);
      const created = await api.beginLesson(game, name);
      rememberLesson(created.id, shareOut(created, null));
      setTable({ lesson, id: created.id });
    });
    // Only to know what comes next.
    if (lessons.peek() === null) void loadLessons().catch(() => undefined);
  }, []);
  if (!table) {
    return (
      <section class="sheet narrow">
        <h1 tabIndex={-1}>{words.learn.title}</h1>
        {fault ? null : <p role="status">{words.loading}</p>}
        <Fault text={fault}>
          <a class="button" href={learnHash()}>
            {words.learn.all}
          </a>
        </Fault>
      </section>
    );
  }
  const guided = (match: Match) => new Tutor(table.lesson, match, LessonPanel);
  return <MatchPage id={table.id} line={null} season={null} guided={guided} />;
}
