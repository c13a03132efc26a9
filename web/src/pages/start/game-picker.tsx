// The games, each in a few words: to choose one, or to play it at once.
import type { Game } from '../../api/schema';
import { gameModule } from '../../games/registry';
import { chooseGame } from '../../stores/draft';
import { words } from '../../texts';

interface Props {
  games: Game[];
  chosen: string;
  busy: boolean;
  onPlay(id: string): void;
}

export function GamePicker({ games, chosen, busy, onPlay }: Props) {
  const text = words.start;
  return (
    <fieldset class="game-picker">
      <legend>{text.games}</legend>
      <div class="games-row">
        {games.map((game) => (
          <div key={game.id} class={`game-card${game.id === chosen ? ' chosen' : ''}`}>
            <label>
              <input
                type="radio"
                name="game"
                value={game.id}
                checked={game.id === chosen}
                onChange={() => chooseGame(game.id)}
              />
              <GameFace game={game} />
            </label>
            <button
              type="button"
              disabled={busy}
              aria-label={text.playNowLabel(game.name)}
              onClick={() => (chooseGame(game.id), onPlay(game.id))}
            >
              {text.playNow}
            </button>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function GameFace({ game }: { game: Game }) {
  const text = words.start;
  const { Emblem, length, programme } = gameModule(game.id);
  return (
    <span class="game-face">
      {Emblem ? <Emblem /> : null}
      <strong>{game.name}</strong>
      <span class="game-line">{programme?.() ?? game.about}</span>
      {length ? (
        <small>
          {text.minutes(length.minutes)} · {text.decisions(length.decisions)}
        </small>
      ) : null}
    </span>
  );
}
