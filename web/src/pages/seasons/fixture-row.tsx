// A match of a season in a line: who plays, how it ended, and what can be done with it.
import { useState } from 'preact/hooks';
import type { Fixture, SeasonView } from '../../api/schema';
import { matchHash, resultHash } from '../../core/links';
import { goals } from '../../core/season';
import { gameName } from '../../stores/games';
import { ownClubs, simulate, underWay } from '../../stores/seasons';
import type { Attempt } from '../../parts/use-attempt';
import { words } from '../../texts';
import { Correct } from './correct';
import { SitDown } from './sit-down';

/** What whoever looks can do, and whether something is under way. */
export interface FixtureActs {
  busy: boolean;
  attempt: Attempt;
}

interface Props {
  view: SeasonView;
  fixture: Fixture;
  acts: FixtureActs;
}

export function FixtureRow({ view, fixture, acts: { busy, attempt } }: Props) {
  const [opened, setOpened] = useState(false);
  const { id } = view.season;
  const close = () => setOpened(false);
  return (
    <li>
      <Pairing view={view} fixture={fixture} />
      {fixture.open && view.office ? (
        <span class="row">
          <PlayButton fixture={fixture} match={underWay(id, fixture.key)} busy={busy} choose={() => setOpened(true)} />
          <button
            type="button"
            disabled={busy}
            aria-label={words.seasons.simulateLabel(fixture.home, fixture.away)}
            onClick={() => void attempt(() => simulate(id, { key: fixture.key }))}
          >
            {words.seasons.simulate}
          </button>
        </span>
      ) : null}
      {fixture.result && view.office && !opened ? (
        <button
          type="button"
          class="quiet"
          disabled={busy}
          aria-label={words.seasons.correctLabel(fixture.home, fixture.away)}
          onClick={() => setOpened(true)}
        >
          {words.seasons.correct}
        </button>
      ) : null}
      {!opened ? null : fixture.result ? (
        <Correct season={id} fixture={fixture} busy={busy} attempt={attempt} close={close} />
      ) : (
        <SitDown fixture={fixture} busy={busy} attempt={attempt} cancel={close} />
      )}
    </li>
  );
}

function Pairing({ view, fixture }: { view: SeasonView; fixture: Fixture }) {
  const { home, away, day, game } = fixture;
  const others = game && game !== view.season.game ? gameName(game) : '';
  const said = [day ?? '', others, ...besides(fixture)].filter(Boolean).join(', ');
  return (
    <span class="pairing">
      <span class="pairing-home">
        <Club view={view} name={home} />
      </span>
      <Score view={view} fixture={fixture} />
      <span>
        <Club view={view} name={away} />
      </span>
      {said || !fixture.result ? (
        <small class="soft">
          {said} {fixture.result ? null : <span class="unseen">{words.seasons.notYet}</span>}
        </small>
      ) : null}
    </span>
  );
}

/** A club, with a mark if it is the one that is followed. */
export function Club({ view, name }: { view: SeasonView; name: string }) {
  if (ownClubs.value[view.season.id] !== name) return <>{name}</>;
  return (
    <b class="mine">
      {name} <span aria-hidden="true">★</span>
      <span class="unseen"> ({words.seasons.myClub.title})</span>
    </b>
  );
}

/** The goals: a link to the match, where it can be looked at again. */
export function Score({ view, fixture }: { view: SeasonView; fixture: Fixture }) {
  const { home, away, result } = fixture;
  const text = words.seasons;
  if (!result) return <b class="figures">–</b>;
  const [scored, allowed] = goals(result);
  const figures = words.goals(scored, allowed);
  if (!fixture.can_be_seen) return <b class="figures">{figures}</b>;
  return (
    <a class="figures" href={resultHash(view.season.id, fixture.key)} aria-label={text.lookAt(home, figures, away)}>
      {figures}
    </a>
  );
}

/** What the goals do not say, and how the result came about if there is no match behind it. */
function besides({ result, how, can_be_seen }: Fixture): string[] {
  const text = words.seasons;
  if (!result) return [];
  return [
    result.shootout ? text.pens(...result.shootout) : result.extra ? text.extra : '',
    result.lots ? text.lots : '',
    text.statuses[result.status] ?? '',
    how === 'entered' && !can_be_seen && result.status === 'played' ? text.typedIn : '',
  ];
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
