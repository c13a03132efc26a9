// The table: a match that is played, watched or looked at again.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { matchHash, startHash } from '../../core/links';
import { gameModule } from '../../games/registry';
import { useTitle } from '../../parts/use-title';
import { Match } from '../../stores/match';
import { replaceAddress } from '../../stores/route';
import { words } from '../../texts';
import { Commentary } from './commentary';
import { Facts } from './facts';
import { Friends } from './friends';
import { FullTime } from './full-time';
import { Invitations } from './invite';
import { Panel } from './panel';
import { Replay } from './replay';
import { sceneOf } from './scene';
import { ScoreBoard } from './score-board';
import { Tray } from './tray';
import { Origin, WhatIf } from './what-if';
import { WinBar } from './win-bar';
import { useAnnouncements } from './use-announcements';
import { useKeys } from './use-keys';

export function MatchPage({ id, invitation }: { id: string; invitation: string | null }) {
  const match = useMemo(() => new Match(id), [id]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void match.open(invitation);
    // The secret is kept; it must not stay where a screenshot or a history shows it.
    if (invitation) replaceAddress(matchHash(id));
    return () => match.close();
  }, [match]);

  const setup = match.setup.value;
  const name = setup ? words.match.title(setup.names) : '';
  useTitle(match.asked.value ? words.match.titleAsked(name) : name);
  useEffect(() => title.current?.focus({ preventScroll: true }), [setup !== null]);

  if (match.fault.value) return <NoMatch match={match} />;
  if (!setup || !match.board.value || !match.now.value) return <p class="sheet narrow">{words.match.loading}</p>;
  return <Table match={match} titleRef={title} />;
}

function NoMatch({ match }: { match: Match }) {
  const fault = match.fault.value;
  return (
    <section class="sheet narrow">
      <h1 tabIndex={-1}>{words.errors.noMatchTitle}</h1>
      <p role="alert">
        {fault?.message} {fault?.cure}
      </p>
      <p class="row">
        <button type="button" onClick={() => location.reload()}>
          {words.errors.again}
        </button>
        <a class="button" href={startHash}>
          {words.errors.toStart}
        </a>
      </p>
    </section>
  );
}

function Table({ match, titleRef }: { match: Match; titleRef: { current: HTMLHeadingElement | null } }) {
  const [ended, setEnded] = useState(false);
  useSignalEffect(() => {
    const over = match.now.value?.over ?? false;
    if (!over) setEnded(false);
    else if (match.playback.settled.value) setEnded(true);
  });
  useKeys(match, ended);
  useAnnouncements(match);
  const scene = sceneOf(match);
  if (!scene) return null;
  const game = gameModule(scene.setup.game);
  return (
    <div class={`table${ended ? ' ended' : ''}${game.wide ? ' wide' : ''}`}>
      <h1 ref={titleRef} class="unseen" tabIndex={-1}>
        {words.match.title(scene.setup.names)}
      </h1>
      <ScoreBoard match={match} scene={scene} />
      {scene.setup.what_if ? <Origin whatIf={scene.setup.what_if} /> : null}
      {ended ? null : <WinBar match={match} />}
      <Invitations match={match} />
      <Friends match={match} />
      <div class="columns">
        <section class="board-area" aria-label={words.match.field}>
          <game.Board {...scene} />
          {ended ? <Replay match={match} /> : null}
          {ended ? <WhatIf match={match} /> : null}
        </section>
        <div class="play-area">
          <Tray match={match} />
          {ended ? <FullTime match={match} /> : <Panel match={match} scene={scene} />}
        </div>
        <Facts match={match} scene={scene} ended={ended} />
        <Commentary match={match} />
      </div>
      <p class="link-sign" role="status">
        {match.link.value === 'lost' ? <span>{words.match.lost}</span> : null}
      </p>
    </div>
  );
}
