// The matches of this browser, newest first.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Summary } from '../../api/schema';
import { keptSummaries } from '../../core/kept-files';
import { matchHash } from '../../core/links';
import { find, forget, known, knownIds } from '../../stores/seats';
import { words } from '../../texts';

const FIRST = 4;

export function ResumeList() {
  const [matches, setMatches] = useState<Summary[] | null>(null);
  const [all, setAll] = useState(false);
  const ids = knownIds();
  useEffect(() => {
    if (ids.length === 0) return setMatches([]);
    api.summaries(ids).catch(() => keptSummaries(ids)).then(setMatches);
  }, [Object.keys(known.value).length]);
  if (!matches && ids.length > 0) return null;
  if (!matches || matches.length === 0) return <p class="soft">{words.start.resumeNone}</p>;
  const order = [...matches].sort((a, b) => Number(a.over) - Number(b.over) || b.changed - a.changed);
  const shown = all ? order : order.slice(0, FIRST);
  return (
    <>
      <ul class="resume">
        {shown.map((match) => (
          <li key={match.id}>
            <a href={matchHash(match.id)} aria-label={words.start.open(match.names)}>
              <span class="resume-names">
                {match.names[0]}{' '}
                <b class="figures">
                  {match.score[0]}–{match.score[1]}
                </b>{' '}
                {match.names[1]}
              </span>
              <span class={`soft${isMine(match) ? ' mine' : ''}`}>{stateOf(match)}</span>
            </a>
            <button
              type="button"
              class="quiet"
              aria-label={words.start.forgetLabel(match.names)}
              onClick={() => {
                forget(match.id);
                setMatches(matches.filter((one) => one.id !== match.id));
              }}
            >
              {words.start.forget}
            </button>
          </li>
        ))}
      </ul>
      {order.length > shown.length ? (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {words.start.resumeMore(order.length - shown.length)}
        </button>
      ) : null}
    </>
  );
}

function isMine({ id, waits_for: waits, over }: Summary): boolean {
  return !over && (waits === 'home' || waits === 'away') && Boolean(find(id).seats[waits]);
}

function stateOf(match: Summary): string {
  const text = words.start;
  if (match.over) return text.over;
  const at = text.at(match.at);
  if (Object.keys(find(match.id).seats).length === 0) return `${text.watching}, ${at}`;
  if (isMine(match)) return `${text.yourTurn}, ${at}`;
  if (match.waits_for === 'home' || match.waits_for === 'away')
    return `${text.waiting(words.sideOf(match.waits_for, match.names))}, ${at}`;
  return match.waits_for === 'anybody' ? `${text.diceWaited}, ${at}` : at;
}
