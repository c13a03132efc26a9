// Beside the play: numbers, what was agreed, keys, saving.
import { api } from '../../api/client';
import { boxRows } from '../../core/box-score';
import { boxScoreAt } from '../../core/timeline';
import type { Scene } from '../../games/module';
import { gameModule } from '../../games/registry';
import type { Match } from '../../stores/match';
import { words } from '../../texts';
import { Agreed } from './agreed';
import { FieldInWords } from './field-in-words';
import { WatchLink } from './invite';
import { Momentum } from './momentum';
import { Orders } from './orders';
import { Players } from './players';

export function Facts({ match, scene, ended }: { match: Match; scene: Scene; ended: boolean }) {
  const setup = match.setup.value;
  const now = match.now.value;
  if (!setup || !now) return null;
  const game = gameModule(setup.game);
  // Between two screens the file would tell the dice to come, or what is sealed.
  const twoScreens = setup.coaches.every((coach) => coach === 'human') && !setup.one_screen;
  const tellsTooMuch = twoScreens && (setup.dice === 'app' || now.sealed);
  return (
    <div class="facts-area">
      {game.Beside ? <game.Beside {...scene} /> : null}
      <BoxScore match={match} />
      <Momentum match={match} />
      <Players match={match} />
      <FieldInWords match={match} scene={scene} />
      {ended ? null : <Orders match={match} />}
      {game.Legend ? (
        <details class="fold">
          <summary>{words.match.legend}</summary>
          <div class="fold-body">
            <game.Legend {...scene} />
          </div>
        </details>
      ) : null}
      <Agreed setup={setup} />
      {now.notes.length > 0 ? (
        <details class="fold">
          <summary>{words.match.notes}</summary>
          <ul class="fold-body">
            {now.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {ended ? null : (
        <details class="fold">
          <summary>{words.full.share}</summary>
          <div class="fold-body">
            <WatchLink match={match} />
            {tellsTooMuch ? null : (
              <p>
                <a class="button" href={api.fileAddress(match.id)} download>
                  {words.full.save}
                </a>
              </p>
            )}
          </div>
        </details>
      )}
      <details class="fold of-keys">
        <summary>{words.match.keysTitle}</summary>
        <dl class="fold-body keys">
          {words.match.keys.map(([key, what]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** The numbers of the moment on screen. */
function BoxScore({ match }: { match: Match }) {
  const box = boxScoreAt(match.frames.value, match.playback.shown.value);
  const names = match.setup.value?.names ?? ['', ''];
  const rows = boxRows(box);
  if (rows.length === 0) return null;
  return (
    <table class="box-score">
      <caption>{words.match.box}</caption>
      <thead>
        <tr>
          {[names[0], words.match.box, names[1]].map((text, at) => (
            <th key={at} scope="col">
              <span class="unseen">{text}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, [home, away]]) => (
          <tr key={name}>
            <td>{home}</td>
            <th scope="row">{words.boxScore(name)}</th>
            <td>{away}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
