// Real dice and cards: tap a face or a card, or type several at once.
import { useState } from 'preact/hooks';
import type { Pending } from '../../api/schema';
import { facesOf, readCards, readDice } from '../../core/dice-input';
import { throwAt } from '../../core/timeline';
import type { Scene } from '../../games/module';
import { gameModule } from '../../games/registry';
import { Die } from '../../parts/die';
import type { Match } from '../../stores/match';
import { words } from '../../texts';

interface Props {
  match: Match;
  scene: Scene;
  /** The die or card that is due, whatever is still being shown. */
  pending: Pending;
  onAnswer(texts: string[]): Promise<boolean>;
}

export function OwnDice({ match, scene, pending, onAnswer }: Props) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  if (pending.kind !== 'roll' && pending.kind !== 'draw') return null;
  const asked = askedFor(pending);
  const game = gameModule(scene.setup.game);
  const { name, shape } = game.die(asked.label);
  const text = pending.kind === 'draw' ? words.match.ownCards : words.match.ownDie;
  const frames = match.frames.value;
  const soFar = throwAt(frames, frames.length - 1);
  const unfinished = frames.at(-1)?.story.length === 0 ? soFar.dice.map((one) => one.text).join(' ') : '';

  const send = async (event: Event) => {
    event.preventDefault();
    const read = pending.kind === 'draw' ? readCards : readDice;
    const found = read(typed, asked.lowest, asked.highest);
    if (!found.ok) return setWrong(text.wrong(found.wrong, asked.lowest, asked.highest));
    setWrong('');
    if (await onAnswer(found.faces)) setTyped('');
  };

  // A whole deck to tap is long: it is folded below the field.
  const many = asked.faces.length > 20;
  const grid = (
      <div class="faces">
        {asked.faces.map((face) => (
          <button
            key={face}
            type="button"
            class="face"
            aria-label={text.face(name, String(face))}
            onClick={() => void onAnswer([String(face)])}
          >
            {shape === 'd6' && face >= 1 && face <= 6 ? (
              <Die shape="d6" text={String(face)} rolling={false} telling={false} label="" />
            ) : (
              <span class="figures">{face}</span>
            )}
          </button>
        ))}
      </div>
  );

  return (
    <>
      {unfinished ? <p class="soft">{words.match.ownSoFar(unfinished)}</p> : null}
      {many ? null : grid}
      <form class="own-form" onSubmit={(event) => void send(event)}>
        <label class="field">
          <span>{text.field}</span>
          <input
            type="text"
            inputMode={pending.kind === 'draw' ? 'text' : 'numeric'}
            autocomplete="off"
            value={typed}
            aria-describedby="own-hint"
            aria-invalid={wrong !== ''}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={match.busy.value}>
          {words.match.ownSend}
        </button>
        <small id="own-hint">{text.hint(exampleOf(pending), pending.kind === 'draw' ? pending.example : '')}</small>
        {wrong ? (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        ) : null}
      </form>
      {many ? (
        <details class="fold">
          <summary>{text.tap}</summary>
          {grid}
        </details>
      ) : null}
    </>
  );
}

/** A number that fits what is asked. */
function exampleOf(pending: Extract<Pending, { kind: 'roll' | 'draw' }>): number {
  return pending.kind === 'draw' ? Math.min(...pending.left) : pending.highest;
}

/** What can be tapped, and between which numbers what is typed must be. */
function askedFor(pending: Extract<Pending, { kind: 'roll' | 'draw' }>) {
  if (pending.kind === 'draw') {
    const faces = [...pending.left].sort((a, b) => a - b);
    return { label: 'card', faces, lowest: faces[0] ?? 0, highest: faces.at(-1) ?? 0 };
  }
  const { die, lowest, highest } = pending;
  return { label: die, faces: facesOf(lowest, highest), lowest, highest };
}
