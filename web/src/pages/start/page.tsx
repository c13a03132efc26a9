// The first page: play at once, go on, or set something up.
import { useEffect } from 'preact/hooks';
import { rulesHash } from '../../core/links';
import { gameModule } from '../../games/registry';
import { Fault } from '../../parts/fault';
import { useAttempt } from '../../parts/use-attempt';
import { useTitle } from '../../parts/use-title';
import { chosenGame } from '../../stores/draft';
import { games, gamesFault, loadGames } from '../../stores/games';
import { kickOff, openFile } from '../../stores/kick-off';
import { words } from '../../texts';
import { GamePicker } from './game-picker';
import { Hero } from './hero';
import { ResumeList } from './resume';
import { TeamSheet } from './team-sheet';

export function StartPage() {
  const { fault, busy, attempt } = useAttempt();
  useTitle('');
  useEffect(() => void loadGames(), []);
  const game = chosenGame.value;
  const text = words.start;

  const How = game ? gameModule(game.id).HowItPlays : () => null;
  return (
    <>
      <section class="hero">
        <div class="hero-words">
          <h1 tabIndex={-1}>{text.title}</h1>
          <p class="lead">{text.lead}</p>
          <button
            type="button"
            class="primary big"
            disabled={!game || busy}
            aria-describedby="quick-hint"
            onClick={() => game && attempt(() => kickOff({ game: game.id }))}
          >
            {text.quick}
          </button>
          <p id="quick-hint" class="soft">
            {game && game.coaches.length > 0 ? text.quickHint(game.name) : ''}
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

      {games.value && games.value.length > 1 ? <GamePicker games={games.value} chosen={game?.id ?? ''} /> : null}

      <div class="start-columns">
        <section class="sheet" aria-labelledby="resume-title">
          <h2 id="resume-title">{text.resume}</h2>
          <ResumeList />
          <div class="open-file">
            <label class="button file-button">
              <input
                type="file"
                accept=".touchline,text/plain"
                onChange={(event) => {
                  const input = event.currentTarget;
                  const file = input.files?.[0];
                  if (file) void attempt(() => openFile(file)).then(() => (input.value = ''));
                }}
              />
              <span>{text.openFile}</span>
            </label>
            <p class="soft">{text.openFileHint}</p>
          </div>
        </section>
        <section class="sheet" aria-labelledby="how-title">
          <h2 id="how-title">
            {text.howTitle}
            {game ? <small>{game.name}</small> : null}
          </h2>
          <How />
          {game ? <a href={rulesHash(game.id)}>{text.fullRules}</a> : null}
        </section>
      </div>

      {game ? <TeamSheet game={game} busy={busy} attempt={attempt} /> : null}
    </>
  );
}
