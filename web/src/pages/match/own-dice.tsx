// Real dice: tap a face, or type several numbers at once.
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
  onAnswer(texts: string[]): Promise<boolean>;
}

export function OwnDice({ match, scene, onAnswer }: Props) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const pending = scene.pending;
  if (pending?.kind !== 'roll' && pending?.kind !== 'draw') return null;
  const asked = askedFor(pending);
  const game = gameModule(scene.setup.game);
  const { name, shape } = game.die(asked.label);
  const soFar = throwAt(match.frames.value, match.playback.shown.value);
  const unfinished = match.frame.value?.story.length === 0 ? soFar.dice.map((one) => one.text).join(' ') : '';

  const send = async (event: Event) => {
    event.preventDefault();
    const read = pending.kind === 'draw' ? readCards : readDice;
    const found = read(typed, asked.lowest, asked.highest);
    if (!found.ok) return setWrong(words.match.ownWrong(found.wrong, asked.lowest, asked.highest));
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
            disabled={match.busy.value}
            aria-label={words.match.ownFace(name, String(face))}
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
          <span>{words.match.ownField}</span>
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
        <small id="own-hint">{pending.kind === 'draw' ? words.match.ownCardHint(pending.reads) : words.match.ownFieldHint}</small>
        {wrong ? (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        ) : null}
      </form>
      {many ? (
        <details class="fold">
          <summary>{words.match.ownTap}</summary>
          {grid}
        </details>
      ) : null}
    </>
  );
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
