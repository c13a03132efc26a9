// Fixtures and results: what is next stands on top, what was played is folded below.
import type { SeasonView } from '../../api/schema';
import { rounds, sorted, type Round } from '../../core/season';
import { simulate, undoEntry } from '../../stores/seasons';
import { words } from '../../texts';
import { FixtureRow, type FixtureActs } from './fixture-row';
import { roundName } from './names';

interface Props {
  view: SeasonView;
  acts: FixtureActs;
}

export function Matches({ view, acts }: Props) {
  const text = words.seasons;
  const { id } = view.season;
  const { next, later, played } = sorted(rounds(view.fixtures));
  return (
    <>
      {next ? (
        <section>
          <h2>{text.nextIs(roundName(view, next))}</h2>
          <Fixtures view={view} round={next} acts={acts} />
          {view.office ? (
            <div class="row">
              <button type="button" disabled={acts.busy} onClick={() => void acts.attempt(() => simulate(id, {}))}>
                {text.nextRound}
              </button>
              <button type="button" disabled={acts.busy} onClick={() => void acts.attempt(() => simulate(id, { all: true }))}>
                {text.rest}
              </button>
            </div>
          ) : null}
        </section>
      ) : null}
      <UndoLast view={view} acts={acts} />
      <p class="soft" role="status">
        {acts.busy ? text.working : ''}
      </p>
      <Folded title={text.played} view={view} rounds={played} acts={acts} open={next === null} />
      <Folded title={text.toCome} view={view} rounds={later} acts={acts} open={false} />
    </>
  );
}

function Fixtures({ view, round, acts }: Props & { round: Round }) {
  return (
    <ul class="fixtures">
      {round.fixtures.map((fixture) => (
        <FixtureRow key={fixture.key} view={view} fixture={fixture} acts={acts} />
      ))}
    </ul>
  );
}

interface FoldedProps extends Props {
  title: string;
  rounds: Round[];
  /** The first one is open at once. */
  open: boolean;
}

function Folded({ title, view, rounds, acts, open }: FoldedProps) {
  if (rounds.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {rounds.map((round, at) => (
        <details key={`${round.stage}.${round.round}`} class="fold" open={open && at === 0}>
          <summary>{roundName(view, round)}</summary>
          <div class="fold-body">
            <Fixtures view={view} round={round} acts={acts} />
          </div>
        </details>
      ))}
    </section>
  );
}

function UndoLast({ view: { season, office, last, fixtures }, acts }: Props) {
  if (!office || !last) return null;
  const text = words.seasons;
  const match = fixtures.find(({ key }) => key === last.key);
  return (
    <p>
      <button
        type="button"
        class="quiet"
        disabled={acts.busy}
        onClick={() => void acts.attempt(() => undoEntry(season.id, last.entry))}
      >
        {match ? text.undoResult(match.home, match.away) : text.undoLast}
      </button>
    </p>
  );
}
