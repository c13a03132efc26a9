// Score, period and clock of the moment on screen.
import { useEffect, useState } from 'preact/hooks';
import type { Side } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { minuteAt } from '../../core/timeline';
import type { Scene } from '../../games/module';
import { gameModule } from '../../games/registry';
import { SideChip } from '../../parts/side-chip';
import { coachName } from '../../stores/games';
import type { Match } from '../../stores/match';
import { words } from '../../texts';
import { clockFace } from '../../texts/formats';
import { Said } from './emotes';

export function ScoreBoard({ match, scene }: { match: Match; scene: Scene }) {
  const { setup, situation, frame } = scene;
  const game = gameModule(setup.game);
  const score = frame?.score ?? [0, 0];
  const shots = game.shootout(situation);
  const clock = game.clock(situation);
  const live = match.now.value?.clock ?? null;
  return (
    <section class="score-board" aria-label={words.match.score}>
      <Team side="home" match={match} scene={scene} />
      <div class="score">
        <p class="figures" data-testid="score" aria-label={words.match.scoreSaid(setup.names, score)} role="img">
          {score[0]}
          <span class="dash">{words.goalsSign}</span>
          {score[1]}
        </p>
        {shots ? <p class="shots">{words.match.shootout(shots)}</p> : null}
        <p class="now-minute figures" data-testid="minute">
          {minuteAt(match.frames.value, match.playback.shown.value)}
        </p>
        <p class="when">
          {clock ? <span>{clock.period}</span> : null}
          {clock?.seconds != null ? (
            <span data-testid="clock" class="figures">
              {live ? <LiveClock match={match} /> : <Seconds seconds={clock.seconds} />}
            </span>
          ) : null}
        </p>
        {live && live.left > 0 && match.seats.value && Object.keys(match.seats.value).length > 0 ? (
          <button type="button" class="quiet" onClick={() => void match.pause(live.running)}>
            {live.running ? words.match.pause : words.match.goOn}
          </button>
        ) : null}
      </div>
      <Team side="away" match={match} scene={scene} />
    </section>
  );
}

function Team({ side, match, scene }: { side: Side; match: Match; scene: Scene }) {
  const at = SIDES.indexOf(side);
  const coach = match.now.value?.coaches[at] ?? scene.setup.coaches[at] ?? '';
  const mine = match.seats.value[side] !== undefined;
  return (
    <div class={`team ${side}`}>
      <SideChip side={side} />
      <div>
        <span class="team-name">{scene.setup.names[at]}</span>
        <span class="team-coach">{coach !== 'human' ? coachName(scene.setup.game, coach) : mine ? words.match.you : words.match.person}</span>
        <Said match={match} side={side} />
      </div>
    </div>
  );
}

function Seconds({ seconds }: { seconds: number }) {
  return (
    <span role="img" aria-label={words.match.secondsLeft(seconds)}>
      {clockFace(seconds)}
    </span>
  );
}

/** Seconds left of a live clock, counted on from when the server last told them. */
export function useLive(match: Match, what: 'left' | 'decision'): number {
  const [, tick] = useState(0);
  const clock = match.now.value?.clock;
  useEffect(() => {
    if (!clock?.running) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock) return 0;
  const gone = clock.running ? (performance.now() - match.received.value) / 1000 : 0;
  return Math.max(0, clock[what] - gone);
}

function LiveClock({ match }: { match: Match }) {
  const left = useLive(match, 'left');
  const running = match.now.value?.clock?.running ?? false;
  return (
    <>
      <span role="timer" aria-label={words.match.clock}>
        {clockFace(left)}
      </span>
      {running ? null : <span class="paused"> {words.match.paused}</span>}
    </>
  );
}
