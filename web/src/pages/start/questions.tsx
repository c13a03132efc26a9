// What a coach may decide but need not: which of it people want to be asked.
import type { Game } from '../../api/schema';
import { gameModule } from '../../games/registry';
import { words } from '../../texts';

interface Props {
  game: Game;
  ask: string[] | null;
  onChange(ask: string[]): void;
}

export function Questions({ game, ask, onChange }: Props) {
  const usual = game.may.filter((one) => one.asked).map((one) => one.name);
  const wanted = ask ?? usual;
  return (
    <fieldset class="choice-list">
      <legend>{words.form.ask}</legend>
      <div class="choices-row">
        {game.may.map(({ name }) => (
          <label key={name} class="pick">
            <input
              type="checkbox"
              checked={wanted.includes(name)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...wanted, name] : wanted.filter((one) => one !== name))
              }
            />
            <span>{gameModule(game.id).mayLabel(name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
