// What would have been: another answer at the moment on screen, played on as a match of its own.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Pending } from '../../api/schema';
import { facesOf } from '../../core/dice-input';
import { matchHash } from '../../core/links';
import { shareOut } from '../../core/plan';
import { beatOf, isDie } from '../../core/timeline';
import type { Scene } from '../../games/module';
import { gameModule } from '../../games/registry';
import { tell, type Match } from '../../stores/match';
import { go } from '../../stores/route';
import { remember } from '../../stores/seats';
import { words } from '../../texts';
import { sceneBefore } from './scene';

/** More faces than these are typed. */
const FACES = 20;

export function WhatIf({ match }: { match: Match }) {
  const [open, setOpen] = useState(false);
  const [frame, setFrame] = useState<number | null>(null);
  const text = words.full.whatIf;
  const frames = match.frames.value;
  const beat = beatOf(frames, match.playback.shown.value);
  const chosen = frame !== null && beat.includes(frame) ? frame : beat[0];
  return (
    <details class="fold what-if" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.title}</summary>
      <div class="fold-body">
        <p>{text.hint}</p>
        {chosen === undefined ? <p class="soft">{text.nothing}</p> : null}
        {beat.length > 1 ? (
          <label class="field">
            <span>{text.which}</span>
            <select value={chosen} onChange={(event) => setFrame(Number(event.currentTarget.value))}>
              {beat.map((at) => (
                <option key={at} value={at}>
                  {answerIn(match, at)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {open && chosen !== undefined ? <Instead key={chosen} match={match} frame={chosen} /> : null}
      </div>
    </details>
  );
}

/** What was answered, in words. */
function answerIn(match: Match, at: number): string {
  const frame = match.frames.value[at];
  const scene = sceneBefore(match, at, { kind: 'clock' });
  if (!frame?.answer || !scene) return '';
  const game = gameModule(scene.setup.game);
  const { label, text } = frame.answer;
  if (isDie(frame)) return `${game.die(label).name}: ${game.face(label, text)}`;
  const [side] = label.split(' ');
  const who = side === 'home' || side === 'away' ? `${words.sideOf(side, scene.setup.names)}: ` : '';
  return `${who}${game.choice(text, scene).label}`;
}

/** The question at a moment, with everything that could have been answered. */
function Instead({ match, frame }: { match: Match; frame: number }) {
  const [asked, setAsked] = useState<Pending | null>(null);
  const [fault, setFault] = useState('');
  const text = words.full.whatIf;
  useEffect(() => {
    api.askedAt(match.id, frame).then(setAsked, (error) => setFault(tell(error)));
  }, [match, frame]);

  const playOn = async (answer: string | null) => {
    setFault('');
    try {
      const created = await api.branch(match.id, frame, answer);
      remember(created.id, shareOut(created, null));
      go(matchHash(created.id));
    } catch (error) {
      setFault(tell(error));
    }
  };

  const scene = asked && sceneBefore(match, frame, asked);
  const given = match.frames.value[frame]?.answer?.text ?? '';
  return (
    <>
      {scene && asked ? (
        <fieldset class="instead">
          <legend>{(asked.kind === 'decide' && gameModule(scene.setup.game).question(scene)) || text.instead}</legend>
          <Answers asked={asked} scene={scene} given={given} playOn={(answer) => void playOn(answer)} />
        </fieldset>
      ) : null}
      {fault ? (
        <p class="notice" role="alert">
          {fault}
        </p>
      ) : null}
      <button type="button" onClick={() => void playOn(null)}>
        {text.wait}
      </button>
    </>
  );
}

interface AnswersProps {
  asked: Pending;
  scene: Scene;
  /** What was answered. */
  given: string;
  playOn(answer: string): void;
}

function Answers({ asked, scene, given, playOn }: AnswersProps) {
  const game = gameModule(scene.setup.game);
  const text = words.full.whatIf;
  switch (asked.kind) {
    case 'decide':
      return (
        <div class="choice-buttons many">
          {asked.menu.map((choice) => (
            <Answer key={choice} {...game.choice(choice, scene)} given={choice === given} onPress={() => playOn(choice)} />
          ))}
        </div>
      );
    case 'roll': {
      const faces = facesOf(asked.lowest, asked.highest);
      if (faces.length > FACES) return <Typed hint={text.die(asked.lowest, asked.highest)} playOn={playOn} />;
      return (
        <div class="faces">
          {faces.map((face) => (
            <button
              key={face}
              type="button"
              class="face figures"
              disabled={String(face) === given}
              aria-label={words.match.ownDie.face(game.die(asked.die).name, String(face))}
              onClick={() => playOn(String(face))}
            >
              {face}
            </button>
          ))}
        </div>
      );
    }
    case 'draw':
      return <Typed hint={text.card(Math.min(...asked.left), asked.example)} playOn={playOn} />;
    default:
      return <Typed hint="" playOn={playOn} />;
  }
}

interface AnswerProps {
  label: string;
  hint: string;
  given: boolean;
  onPress(): void;
}

function Answer({ label, hint, given, onPress }: AnswerProps) {
  const beside = given ? words.full.whatIf.asItWas : hint;
  return (
    <button type="button" class="choice" disabled={given} onClick={onPress}>
      <span class="choice-label">{label}</span>
      {beside ? <span class="choice-hint">{beside}</span> : null}
    </button>
  );
}

function Typed({ hint, playOn }: { hint: string; playOn(answer: string): void }) {
  const [answer, setAnswer] = useState('');
  const text = words.full.whatIf;
  return (
    <form
      class="own-form"
      onSubmit={(event) => {
        event.preventDefault();
        playOn(answer.trim());
      }}
    >
      <label class="field">
        <span>{text.typed}</span>
        <input type="text" required autocomplete="off" value={answer} aria-describedby="instead-hint" onInput={(event) => setAnswer(event.currentTarget.value)} />
      </label>
      <button type="submit">{text.playOn}</button>
      <small id="instead-hint">{hint}</small>
    </form>
  );
}

/** Says of a match that it is a what-if, and of which one. */
export function Origin({ whatIf }: { whatIf: string }) {
  const [id = ''] = whatIf.split(' ');
  return (
    <p class="notice origin" data-testid="what-if">
      {words.full.whatIf.this} <a href={matchHash(id)}>{words.full.whatIf.origin}</a>
    </p>
  );
}
