// Fixtures and results, round by round; who sits in the office plays or simulates them.
import { useState } from 'preact/hooks';
import type { Fixture, SeasonView } from '../../api/schema';
import { matchHash } from '../../core/links';
import { goals, near, rounds } from '../../core/season';
import { simulate, underWay, undoEntry } from '../../stores/seasons';
import type { Attempt } from '../../parts/use-attempt';
import { words } from '../../texts';
import { Correct } from './correct';
import { SitDown } from './sit-down';

interface Props {
  view: SeasonView;
  busy: boolean;
  attempt: Attempt;
}

export function Matches({ view, busy, attempt }: Props) {
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const text = words.seasons;
  const { id } = view.season;
  const every = rounds(view.fixtures);
  const shown = all ? every : near(every);
  const several = new Set(every.map(({ stage }) => stage)).size > 1;
  return (
    <>
      {view.office && view.season.open > 0 ? (
        <div class="row">
          <button type="button" disabled={busy} onClick={() => void attempt(() => simulate(id, {}))}>
            {text.nextRound}
          </button>
          <button type="button" disabled={busy} onClick={() => void attempt(() => simulate(id, { all: true }))}>
            {text.rest}
          </button>
        </div>
      ) : null}
      <UndoLast view={view} busy={busy} attempt={attempt} />
      <p class="soft" role="status">
        {busy ? text.working : ''}
      </p>
      {shown.map(({ stage, round, fixtures }) => (
        <section key={`${stage}.${round}`}>
          <h2>
            {several ? `${text.stage(stage)}, ` : ''}
            {text.round(round)}
          </h2>
          <ul class="fixtures">
            {fixtures.map((fixture) => (
              <li key={fixture.key}>
                <Pairing fixture={fixture} />
                {fixture.open && view.office ? (
                  <span class="row">
                    <PlayButton
                      fixture={fixture}
                      match={underWay(id, fixture.key)}
                      busy={busy}
                      choose={() => setChosen(fixture.key)}
                    />
                    <button
                      type="button"
                      class="quiet"
                      disabled={busy}
                      aria-label={text.simulateLabel(fixture.home, fixture.away)}
                      onClick={() => void attempt(() => simulate(id, { key: fixture.key }))}
                    >
                      {text.simulate}
                    </button>
                  </span>
                ) : null}
                {fixture.result && view.office && chosen !== fixture.key ? (
                  <button
                    type="button"
                    class="quiet"
                    disabled={busy}
                    aria-label={text.correctLabel(fixture.home, fixture.away)}
                    onClick={() => setChosen(fixture.key)}
                  >
                    {text.correct}
                  </button>
                ) : null}
                {chosen !== fixture.key ? null : fixture.result ? (
                  <Correct season={id} fixture={fixture} busy={busy} attempt={attempt} close={() => setChosen(null)} />
                ) : (
                  <SitDown fixture={fixture} busy={busy} attempt={attempt} cancel={() => setChosen(null)} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {every.length > near(every).length ? (
        <button type="button" class="quiet" onClick={() => setAll(!all)}>
          {all ? text.showNext : text.showAll}
        </button>
      ) : null}
    </>
  );
}

function UndoLast({ view: { season, office, last, fixtures }, busy, attempt }: Props) {
  if (!office || !last) return null;
  const text = words.seasons;
  const match = fixtures.find(({ key }) => key === last.key);
  return (
    <p>
      <button
        type="button"
        class="quiet"
        disabled={busy}
        onClick={() => void attempt(() => undoEntry(season.id, last.entry))}
      >
        {match ? text.undoResult(match.home, match.away) : text.undoLast}
      </button>
    </p>
  );
}

function Pairing({ fixture: { home, away, result, day } }: { fixture: Fixture }) {
  const text = words.seasons;
  const [scored, allowed] = result ? goals(result) : [null, null];
  return (
    <span class="pairing">
      <span class="pairing-home">{home}</span>
      <b class="figures">{result ? `${scored}–${allowed}` : '–'}</b>
      <span>{away}</span>
      <small class="soft">
        {day ? `${day} ` : ''}
        {result?.shootout ? text.pens(...result.shootout) : result?.extra ? text.extra : ''}
        {result?.lots ? text.lots : ''}
        {result ? '' : <span class="unseen">{text.notYet}</span>}
      </small>
    </span>
  );
}

interface PlayProps {
  fixture: Fixture;
  match: string | null;
  busy: boolean;
  choose: () => void;
}

function PlayButton({ fixture: { home, away }, match, busy, choose }: PlayProps) {
  const text = words.seasons;
  if (match)
    return (
      <a class="button" href={matchHash(match)} aria-label={`${text.goOn}: ${home}, ${away}`}>
        {text.goOn}
      </a>
    );
  return (
    <button type="button" disabled={busy} aria-label={text.playLabel(home, away)} onClick={choose}>
      {text.play}
    </button>
  );
}
