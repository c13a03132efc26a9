// What would have been: another answer at the moment on screen, played on as a match of its own.
import { useState } from 'preact/hooks';
import { api } from '../../api/client';
import { matchHash } from '../../core/links';
import { shareOut } from '../../core/plan';
import { beatOf } from '../../core/timeline';
import { tell, type Match } from '../../stores/match';
import { go } from '../../stores/route';
import { remember } from '../../stores/seats';
import { words } from '../../texts';

export function WhatIf({ match }: { match: Match }) {
  const [frame, setFrame] = useState<number | null>(null);
  const [answer, setAnswer] = useState('');
  const [fault, setFault] = useState('');
  const text = words.full.whatIf;
  const frames = match.frames.value;
  const beat = beatOf(frames, match.playback.shown.value);
  const chosen = frame !== null && beat.includes(frame) ? frame : beat[0];

  const playOn = async (event: Event) => {
    event.preventDefault();
    setFault('');
    if (chosen === undefined) return;
    try {
      const created = await api.branch(match.id, chosen, answer.trim() || null);
      remember(created.id, shareOut(created, null));
      go(matchHash(created.id));
    } catch (error) {
      setFault(tell(error));
    }
  };

  return (
    <details class="fold what-if">
      <summary>{text.title}</summary>
      <form class="fold-body" onSubmit={(event) => void playOn(event)}>
        <p>{text.hint}</p>
        {beat.length === 0 ? (
          <p class="soft">{text.nothing}</p>
        ) : (
          <>
            <label class="field">
              <span>{text.which}</span>
              <select value={chosen} onChange={(event) => setFrame(Number(event.currentTarget.value))}>
                {beat.map((at) => (
                  <option key={at} value={at}>
                    {frames[at]?.answer?.label}: {frames[at]?.answer?.text}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              <span>{text.instead}</span>
              <input type="text" value={answer} onInput={(event) => setAnswer(event.currentTarget.value)} />
            </label>
            <p class="soft">{text.empty}</p>
            {fault ? (
              <p class="notice" role="alert">
                {fault}
              </p>
            ) : null}
            <button type="submit">{text.playOn}</button>
          </>
        )}
      </form>
    </details>
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
