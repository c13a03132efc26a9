// The matches of this browser: those that wait for whoever looks come first, then those under way, the newest first.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Summary } from '../../api/schema';
import { keptSummaries } from '../../core/kept-files';
import { matchHash } from '../../core/links';
import { SIDES } from '../../core/plan';
import { Icon } from '../../parts/icon';
import { find, forget, known, knownIds } from '../../stores/seats';
import { hidden, noteTurn } from '../../stores/turns';
import { words } from '../../texts';

const FIRST = 4;
const LOOK_AGAIN = 60_000;
const ARROW = 'M12 3l9 9-9 9v-6H3V9h9z';

export function ResumeList() {
  const [matches, setMatches] = useState<Summary[] | null>(null);
  const [all, setAll] = useState(false);
  const ids = knownIds();
  const looked = hidden.value ? 0 : 1;
  useEffect(() => {
    if (ids.length === 0) return setMatches([]);
    const look = async () => {
      const found = await api.summaries(ids).catch(() => null);
      setMatches(found ?? (await keptSummaries(ids)));
      if (found) noteTurns(ids, found);
    };
    void look();
    if (looked === 0) return;
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [Object.keys(known.value).length, looked]);
  if (!matches && ids.length > 0) return null;
  if (!matches || matches.length === 0) return <p class="soft">{words.start.resumeNone}</p>;
  const order = [...matches].sort(
    (a, b) => Number(isMine(b)) - Number(isMine(a)) || Number(a.over) - Number(b.over) || b.changed - a.changed,
  );
  const shown = all ? order : order.slice(0, FIRST);
  return (
    <>
      <ul class="resume">
        {shown.map((match) => (
          <li key={match.id}>
            <a href={matchHash(match.id)}>
              <span class="resume-names">
                {match.names[0]}{' '}
                <b class="figures">
                  {words.goals(match.score[0], match.score[1])}
                </b>{' '}
                {match.names[1]}
              </span>{' '}
              <span class={`soft${isMine(match) ? ' mine' : ''}`}>
                {isMine(match) ? <Icon path={ARROW} /> : null}
                {stateOf(match)}
              </span>
            </a>
            <button
              type="button"
              class="quiet"
              aria-label={words.start.forgetLabel(match.names)}
              onClick={() => {
                forget(match.id);
                noteTurn(match.id, false);
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

/** Those with a friend elsewhere are counted on the badge. */
function noteTurns(ids: string[], found: Summary[]): void {
  for (const id of ids) {
    const match = found.find((one) => one.id === id);
    const alone = SIDES.filter((side) => find(id).seats[side]).length === 1;
    const between = match?.coaches.every((coach) => coach === 'human') && alone;
    noteTurn(id, match !== undefined && between === true && isMine(match));
  }
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
