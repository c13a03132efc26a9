// The match is over: the result, what to do now, and what there is to know of it.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import { matchHash, startHash } from '../../core/links';
import type { Match } from '../../stores/match';
import { go } from '../../stores/route';
import { words } from '../../texts';
import { IntoSeason } from '../seasons/into-season';
import { WatchLink } from './invite';
import { Proof } from './proof';
import { LuckReport } from './luck';
import { Recap } from './recap';
import { Review } from './review';

export function FullTime({ match }: { match: Match }) {
  const [busy, setBusy] = useState(false);
  const now = match.now.value;
  const setup = match.setup.value;
  useEffect(() => setBusy(false), [match]);
  if (!now || !setup) return null;
  const text = words.full;
  const mine = Object.keys(match.seats.value).length > 0;

  const rematch = async () => {
    setBusy(true);
    const id = await match.rematch();
    if (id) go(matchHash(id));
    setBusy(false);
  };

  return (
    <section class="panel full-time" aria-labelledby="full-title">
      <h2 id="full-title" tabIndex={-1} data-testid="question">
        {text.title}
      </h2>
      <p class="result" data-testid="result">
        {setup.names[0]}{' '}
        <b class="figures">
          {words.goals(now.score[0], now.score[1])}
        </b>{' '}
        {setup.names[1]}
        {now.shootout ? <small> {text.onShots(now.shootout)}</small> : null}
      </p>
      <p class="winner">{winner(now.score, now.shootout, setup.names)}</p>
      {match.notice.value ? (
        <p class="notice" role="alert">
          {match.notice.value}
        </p>
      ) : null}
      <div class="row">
        {mine || now.rematch ? (
          <button type="button" class="primary" disabled={busy} onClick={() => void rematch()}>
            {now.rematch ? text.rematchOn : text.rematch}
          </button>
        ) : null}
        <a class="button" href={startHash}>
          {text.newMatch}
        </a>
        <a class="button" href={api.fileAddress(match.id)} download title={text.saveHint}>
          {text.save}
        </a>
      </div>
    </section>
  );
}

/** How it came to that, and telling others. */
export function AfterMatch({ match }: { match: Match }) {
  const now = match.now.value;
  const setup = match.setup.value;
  if (!now || !setup) return null;
  return (
    <>
      {now.pledge ? <Proof match={match} pledge={now.pledge} /> : null}
      <IntoSeason match={match.id} />
      <details class="fold">
        <summary>{words.full.share}</summary>
        <div class="fold-body">
          <WatchLink match={match} />
        </div>
      </details>
      <Recap match={match} />
      <LuckReport match={match} />
      {setup.exact_odds ? <Review match={match} /> : null}
    </>
  );
}

function winner(score: [number, number], shots: [number, number] | null, names: [string, string]): string {
  const home = score[0] - score[1] || (shots ? shots[0] - shots[1] : 0);
  if (home === 0) return words.full.drawn;
  return words.full.won(home > 0 ? names[0] : names[1]);
}
