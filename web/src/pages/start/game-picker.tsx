// The games, to choose one.
import type { Game } from '../../api/types';
import { chooseGame } from '../../stores/draft';
import { words } from '../../texts';

export function GamePicker({ games, chosen }: { games: Game[]; chosen: string }) {
  return (
    <fieldset class="game-picker">
      <legend>{words.start.games}</legend>
      <div class="games-row">
        {games.map((game) => (
          <label key={game.id} class="pick game">
            <input
              type="radio"
              name="game"
              value={game.id}
              checked={game.id === chosen}
              onChange={() => chooseGame(game.id)}
            />
            <span>
              <strong>{game.name}</strong>
              <small>{game.about}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
