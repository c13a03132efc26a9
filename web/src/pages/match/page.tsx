// The table: a match that is played, watched or looked at again.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { seasonHash, startHash } from '../../core/links';
import { gameModule } from '../../games/registry';
import { useTitle } from '../../parts/use-title';
import { Match, type Guide } from '../../stores/match';
import { room, roomy } from '../../stores/room';
import { words } from '../../texts';
import { Commentary } from './commentary';
import { Facts } from './facts';
import { Friends } from './friends';
import { AfterMatch, FullTime } from './full-time';
import { Invitations } from './invite';
import { Newest } from './newest';
import { PaceBar } from './pace-bar';
import { Panel } from './panel';
import { Replay } from './replay';
import { sceneOf } from './scene';
import { ScoreBoard } from './score-board';
import { SitDown } from './sit-down';
import { Tools } from './tools';
import { Tray } from './tray';
import { Origin, WhatIf } from './what-if';
import { WinBar } from './win-bar';
import { useAnnouncements } from './use-announcements';
import { useKeys } from './use-keys';
import { useSound } from './use-sound';
import { useTurn } from './use-turn';

interface Props {
  id: string;
  /** The line of the log that is looked at first. */
  line: number | null;
  /** The season from which it is looked at. */
  season: string | null;
  /** Who guides whoever plays it, if anybody does. */
  guided?: (match: Match) => Guide;
}

export function MatchPage({ id, line, season, guided }: Props) {
  const match = useMemo(() => {
    const made = new Match(id);
    made.guide = guided?.(made) ?? null;
    return made;
  }, [id]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void match.open(line);
    const leave = () => match.leave();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      match.close();
    };
  }, [match]);

  const setup = match.setup.value;
  const name = setup ? words.match.title(setup.names) : '';
  useTitle(useTurn(match) ? words.match.titleAsked(name) : name);
  useEffect(() => {
    if (line !== null && match.setup.peek()) match.showLine(line);
  }, [line]);
  useEffect(() => title.current?.focus({ preventScroll: true }), [setup !== null]);

  if (match.fault.value) return <NoMatch match={match} />;
  if (!setup || !match.board.value || !match.now.value) return <Loading match={match} />;
  if (match.invitation.side.value) return <SitDown match={match} side={match.invitation.side.value} />;
  return (
    <>
      {season ? (
        <p class="back">
          <a href={seasonHash(season, 'matches')}>{words.seasons.backTo(season)}</a>
        </p>
      ) : null}
      <Table match={match} titleRef={title} />
    </>
  );
}

function Loading({ match }: { match: Match }) {
  return (
    <section class="sheet narrow">
      <p>{words.match.loading}</p>
      <p role="status">{match.notice.value}</p>
    </section>
  );
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

/** Not a button on the field, nor anything else there that does something of its own. */
function isBare({ target, currentTarget }: Event): boolean {
  const own = target instanceof Element ? target.closest('button, a, input, select, label, summary, [tabindex]') : null;
  return own === null || !(currentTarget as Element).contains(own);
}

function Table({ match, titleRef }: { match: Match; titleRef: { current: HTMLHeadingElement | null } }) {
  const ended = match.pace.ended.value;
  useSignalEffect(() => {
    const over = match.now.value?.over ?? false;
    if (!over) match.pace.ended.value = false;
    else if (match.playback.settled.value) match.pace.ended.value = true;
  });
  // What the result stands in place of was always in view: so is the result.
  const wasOpen = useRef(!ended);
  useEffect(() => {
    if (ended && wasOpen.current && !roomy.peek()) scrollTo(0, 0);
    wasOpen.current = !ended;
  }, [ended]);
  useKeys(match);
  useAnnouncements(match);
  useSound(match);
  const scene = sceneOf(match);
  if (!scene) return null;
  const game = gameModule(scene.setup.game);
  const docked = !roomy.value;
  const Asked = match.guide?.Panel ?? Panel;
  return (
    <div class={`table${ended ? ' ended' : ''}${game.wide ? ' wide' : ''}${docked ? ` docked ${room.value}` : ''}`}>
      <h1 ref={titleRef} class="unseen" tabIndex={-1}>
        {words.match.title(scene.setup.names)}
      </h1>
      <ScoreBoard match={match} scene={scene} />
      {room.value === 'beside' && !ended ? <Newest match={match} aside /> : null}
      {scene.setup.what_if ? <Origin whatIf={scene.setup.what_if} /> : null}
      {docked ? null : <PaceBar match={match} />}
      {ended ? null : <WinBar match={match} />}
      <Invitations match={match} />
      <Friends match={match} />
      <div class="columns">
        <section
          class={`board-area${match.pace.turns() ? ' turned' : ''}`}
          aria-labelledby="field-title"
          onClick={(event) => match.pace.turns() && isBare(event) && match.pace.toggle()}
        >
          <h2 id="field-title" class="unseen">
            {words.match.field}
          </h2>
          <game.Board {...scene} />
          {ended && !docked ? <Replay match={match} /> : null}
          {ended ? <WhatIf match={match} /> : null}
        </section>
        <div class="play-area">
          {docked && !(ended && match.playback.settled.value) ? <Newest match={match} /> : null}
          <Tray match={match} />
          {ended ? <FullTime match={match} /> : <Asked match={match} scene={scene} />}
          {ended && !docked ? <AfterMatch match={match} /> : null}
          {ended && docked ? <Replay match={match} /> : null}
          {docked ? (
            <PaceBar match={match}>
              {ended || match.guide ? null : <Tools match={match} />}
            </PaceBar>
          ) : null}
        </div>
        {ended && docked ? (
          <div class="after-area">
            <AfterMatch match={match} />
          </div>
        ) : null}
        <Facts match={match} scene={scene} ended={ended} />
        <Commentary match={match} />
      </div>
      <p class="link-sign" role="status">
        {match.hearing.link.value === 'lost' ? <span>{words.match.lost}</span> : null}
      </p>
    </div>
  );
}
