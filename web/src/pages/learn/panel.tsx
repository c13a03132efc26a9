// In the place of the question: the words of the lesson, and what the pupil does.
import { useEffect, useRef } from 'preact/hooks';
import { api } from '../../api/client';
import { learnHash, lessonHash, matchHash, rulesHash } from '../../core/links';
import { shareOut } from '../../core/plan';
import { gameModule } from '../../games/registry';
import type { Scene } from '../../games/module';
import { Fault } from '../../parts/fault';
import { useAttempt } from '../../parts/use-attempt';
import { nextAfter } from '../../stores/lessons';
import type { Match } from '../../stores/match';
import { go } from '../../stores/route';
import { remember } from '../../stores/seats';
import { Tutor } from '../../stores/tutor';
import { words } from '../../texts';
import { Choices } from '../match/choices';

export function LessonPanel({ match, scene }: { match: Match; scene: Scene }) {
  const tutor = match.guide as Tutor;
  const heading = useRef<HTMLHeadingElement>(null);
  const settled = match.playback.settled.value;
  const { step, steps } = tutor.place.value;
  const { act } = tutor.step.value;
  const shows = settled && !match.busy.value && act !== 'given';
  const at = tutor.at.value;
  const wrong = tutor.wrong.value;
  // The buttons change with every step: the reader's place is here.
  useEffect(() => {
    if (!shows) return;
    heading.current?.focus({ preventScroll: true });
    // Where somebody scrolled to the last button, the new words begin at their top.
    heading.current?.closest('.panel')?.scrollTo(0, 0);
  }, [at, shows, wrong !== null]);
  const text = words.learn;
  return (
    <section class={`panel lesson${shows ? ' asked' : ''}`} aria-labelledby="question">
      <h2 id="question" ref={heading} tabIndex={-1} data-testid="question">
        {shows ? text.step(tutor.lesson.title, step, steps) : words.match.playing}
      </h2>
      {match.notice.value ? (
        <p class="notice" role="alert">
          {match.notice.value}
        </p>
      ) : null}
      <div aria-live="polite" data-testid="lesson">
        {shows ? <Told tutor={tutor} scene={scene} /> : null}
      </div>
      {shows ? <Acts tutor={tutor} match={match} scene={scene} onPress={() => heading.current?.focus({ preventScroll: true })} /> : null}
    </section>
  );
}

/** What is said at this step: of what was done, of what is to be done, of a wrong try. */
function Told({ tutor, scene }: { tutor: Tutor; scene: Scene }) {
  const wrong = tutor.wrong.value;
  const { game } = tutor.lesson;
  if (wrong) {
    const label = gameModule(game).choice(wrong.choice, scene).label || wrong.choice;
    return (
      <div class="lesson-wrong" data-testid="wrong">
        <p>
          <strong>✗ {words.learn.notNow(label)}</strong> <Words text={wrong.why} game={game} />
        </p>
        {wrong.hint ? (
          <p>
            <strong>{words.learn.hint}</strong> <Words text={wrong.hint} game={game} />
          </p>
        ) : null}
      </div>
    );
  }
  const right = tutor.right.value;
  return (
    <>
      {right ? (
        <p class="lesson-right">
          ✓ <Words text={right} game={game} />
        </p>
      ) : null}
      <p>
        <Words text={tutor.step.value.words} game={game} />
      </p>
    </>
  );
}

interface ActsProps {
  tutor: Tutor;
  match: Match;
  scene: Scene;
  onPress(): void;
}

/** One button, or the choices. */
function Acts({ tutor, match, scene, onPress }: ActsProps) {
  const text = words.learn;
  const game = gameModule(scene.setup.game);
  if (tutor.wrong.value) return <Act label={text.again} onPress={() => tutor.tryAgain()} />;
  switch (tutor.step.value.act) {
    case 'say':
      return <Act label={text.next} onPress={() => tutor.read()} />;
    case 'roll':
      return <Act label={scene.pending?.kind === 'draw' ? text.turn : text.roll} onPress={() => void tutor.roll()} />;
    case 'task':
      return (
        <>
          <Choices match={match} scene={scene} onPress={onPress} />
          {game.Answer ? <game.Answer {...scene} /> : null}
        </>
      );
    case 'free':
      return <Ends tutor={tutor} match={match} />;
    default:
      return null;
  }
}

function Act({ label, disabled = false, onPress }: { label: string; disabled?: boolean; onPress(): void }) {
  return (
    <button type="button" class="primary choice" data-testid="act" disabled={disabled} onClick={onPress}>
      {label}
    </button>
  );
}

/** What follows the lesson. */
function Ends({ tutor, match }: { tutor: Tutor; match: Match }) {
  const { fault, busy, attempt } = useAttempt();
  const { game, name } = tutor.lesson;
  const next = nextAfter(tutor.lesson);
  const playOn = () =>
    attempt(async () => {
      const created = await api.playOn(game, name, match.id);
      remember(created.id, shareOut(created, null), true);
      go(matchHash(created.id));
    });
  return (
    <>
      <Act label={words.learn.playOn} disabled={busy} onPress={() => void playOn()} />
      <p class="row">
        {next ? (
          <a class="button" href={lessonHash(game, next.name)}>
            {words.learn.nextLesson(next.title)}
          </a>
        ) : null}
        <a class="button" href={learnHash(game)}>
          {words.learn.all}
        </a>
      </p>
      <Fault text={fault} />
    </>
  );
}

const CLAUSE = /\[([A-Z]{2,3}-\d+(?:\.\d+)?)\]/;

/** Words with their clauses as links; the rules open beside the lesson, which waits. */
function Words({ text, game }: { text: string; game: string }) {
  return (
    <>
      {text.split(CLAUSE).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <a key={at} href={rulesHash(game, part)} target="_blank" rel="noopener" aria-label={words.match.clause(part)}>
            [{part}]
          </a>
        ),
      )}
    </>
  );
}
