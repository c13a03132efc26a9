// The story so far, newest first, each line with its reason.
import { useRef, useState } from 'preact/hooks';
import { lines, type Line } from '../../core/commentary';
import { rulesHash } from '../../core/links';
import type { Match } from '../../stores/match';
import { set, settings } from '../../stores/settings';
import { words } from '../../texts';

const FIRST = 16;
/** Pixels by which a list is scrolled that is read further down. */
const FROM_TOP = 20;

export function Commentary({ match }: { match: Match }) {
  const all = lines(match.frames.value, match.playback.shown.value).reverse();
  const game = match.setup.value?.game ?? '';
  const open = settings.value.reasons;
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // Whoever reads further down is not moved when something new is said, but told the way back.
  const [away, setAway] = useState(false);
  const shown = whole ? all : all.slice(0, FIRST);
  return (
    <section class="commentary" aria-labelledby="commentary-title">
      <div class="commentary-head">
        <h2 id="commentary-title">{words.match.commentary}</h2>
        <label class="tick">
          <input type="checkbox" checked={open} onChange={(event) => set('reasons', event.currentTarget.checked)} />{' '}
          {words.match.whyAll}
        </label>
      </div>
      {all.length === 0 ? <p class="soft">{words.match.commentaryNone}</p> : null}
      {away ? (
        <button type="button" class="to-newest" data-testid="to-newest" onClick={() => toNewest(list.current)}>
          <span aria-hidden="true">↑</span> {words.match.toNewest}
        </button>
      ) : null}
      <ol
        ref={list}
        reversed
        tabIndex={0}
        data-testid="commentary"
        aria-labelledby="commentary-title"
        onScroll={(event) => setAway(event.currentTarget.scrollTop > FROM_TOP)}
      >
        {shown.map((line, at) => (
          <Entry key={line.key} line={line} game={game} open={open} newest={at === 0} />
        ))}
      </ol>
      {all.length > shown.length ? (
        <button type="button" class="quiet" onClick={() => setWhole(true)}>
          {words.match.commentaryMore(all.length)}
        </button>
      ) : null}
    </section>
  );
}

/** The button goes away with it; the reader's place is the list. */
function toNewest(list: HTMLOListElement | null): void {
  list?.scrollTo(0, 0);
  list?.focus({ preventScroll: true });
}

function Entry({ line, game, open, newest }: { line: Line; game: string; open: boolean; newest: boolean }) {
  return (
    <li class={`${line.mark ?? ''}${newest ? ' newest' : ''}`}>
      <span class="minute figures">{line.at}</span>
      <div class="said">
        <p>
          <Said line={line} />
        </p>
        {line.reasons.length > 0 ? (
          <details open={open}>
            <summary>{words.match.why}</summary>
            <ul>
              {line.reasons.map((reason, at) => (
                <li key={at}>
                  {reason.text}{' '}
                  {reason.clause ? (
                    <a href={rulesHash(game, reason.clause)} aria-label={words.match.clause(reason.clause)}>
                      {reason.clause}
                    </a>
                  ) : null}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </li>
  );
}

export function Said({ line }: { line: Line }) {
  return (
    <>
      {line.mark === 'goal' ? <b class="goal-badge">{words.match.goal}</b> : null}
      {line.text}
    </>
  );
}
