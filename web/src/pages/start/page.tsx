// The first page: play at once, go on, or set something up.
import { useEffect, useRef } from 'preact/hooks';
import { askOf } from '../../core/asking';
import { learnHash, rulesHash } from '../../core/links';
import { gameModule } from '../../games/registry';
import { Fault } from '../../parts/fault';
import { useAttempt } from '../../parts/use-attempt';
import { useTitle } from '../../parts/use-title';
import { chosenGame } from '../../stores/draft';
import { games, gamesFault, loadGames } from '../../stores/games';
import { inviteFriend, kickOff } from '../../stores/kick-off';
import { reachable } from '../../stores/reach';
import { settings } from '../../stores/settings';
import { words } from '../../texts';
import { GamePicker } from './game-picker';
import { Hero } from './hero';
import { OpenFile } from './open-file';
import { ResumeList } from './resume';
import { TeamSheet } from './team-sheet';

export function StartPage() {
  const { fault, busy: trying, attempt } = useAttempt();
  const busy = trying || !reachable.value;
  useTitle('');
  useEffect(() => void loadGames(), []);
  const game = chosenGame.value;
  const text = words.start;

  const How = game ? gameModule(game.id).HowItPlays : () => null;
  const asks = (id: string) => {
    const played = games.value?.find((one) => one.id === id);
    return played ? askOf(played, settings.value.asked) : null;
  };
  const play = (id: string) => void attempt(() => kickOff({ game: id, ask: asks(id) }));
  useEnter(() => game && !busy && play(game.id));
  return (
    <>
      <section class="hero">
        <div class="hero-words">
          <h1 tabIndex={-1}>{text.title}</h1>
          <p class="lead">{text.lead}</p>
          <div class="row">
            <button
              type="button"
              class="primary big"
              disabled={!game || busy}
              aria-describedby="quick-hint"
              onClick={() => game && play(game.id)}
            >
              {text.quick}
            </button>
            <button
              type="button"
              class="big"
              disabled={!game || busy}
              aria-describedby="friend-hint"
              onClick={() => game && void attempt(() => inviteFriend(game.id, asks(game.id)))}
            >
              {text.friend}
            </button>
          </div>
          <p id="quick-hint" class="soft">
            {game && game.coaches.length > 0 ? (
              <>
                {text.quickHint(game.name)} <span class="of-keys">{text.enter}</span>
              </>
            ) : null}
          </p>
          <p id="friend-hint" class="soft">
            {game ? text.friendHint(game.name) : ''}
          </p>
          <Fault text={fault || gamesFault.value}>
            {gamesFault.value ? (
              <button type="button" onClick={() => void loadGames()}>
                {words.errors.again}
              </button>
            ) : null}
          </Fault>
        </div>
        <Hero />
      </section>

      {games.value && games.value.length > 1 ? <GamePicker games={games.value} chosen={game?.id ?? ''} busy={busy} onPlay={play} /> : null}

      <div class="start-columns">
        <section class="sheet" aria-labelledby="resume-title">
          <h2 id="resume-title">{text.resume}</h2>
          <ResumeList />
          <OpenFile />
        </section>
        <section class="sheet" aria-labelledby="how-title">
          <h2 id="how-title">
            {text.howTitle}
            {game ? <small>{game.name}</small> : null}
          </h2>
          <How />
          {game ? (
            <p class="row">
              <a href={learnHash(game.id)}>{words.learn.how}</a>
              <a href={rulesHash(game.id)}>{text.fullRules}</a>
            </p>
          ) : null}
        </section>
      </div>

      {game ? <TeamSheet game={game} busy={busy} attempt={attempt} /> : null}
    </>
  );
}

/** Enter does it while nothing else has the keyboard. */
function useEnter(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const idle = event.target === document.body || (event.target as Element).tagName === 'H1';
      if (event.key === 'Enter' && idle && !event.repeat) latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
