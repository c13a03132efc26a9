// How often people are asked what they need not answer; for those who want, question by question.
import type { Game } from '../../api/schema';
import { PACES, atPace, byName, namedFor, ticked } from '../../core/asking';
import { gameModule } from '../../games/registry';
import { ChoiceList } from '../../parts/choice-list';
import { set, settings } from '../../stores/settings';
import { words } from '../../texts';

export function Questions({ game }: { game: Game }) {
  const wish = settings.value.asked;
  const named = namedFor(game, wish);
  const text = words.form.ask;
  return (
    <div class="questions">
      <ChoiceList
        legend={text.title}
        name="ask"
        values={PACES}
        value={named ? null : wish.pace}
        text={(pace) => text.paces[pace]}
        onChange={(pace) => set('asked', atPace(wish, game.id, pace))}
      />
      <p class="soft">{named ? text.onlyNamed : text.hint}</p>
      <details class="fold" open={named !== null}>
        <summary>{text.byName}</summary>
        <Named game={game} />
      </details>
    </div>
  );
}

function Named({ game }: { game: Game }) {
  const wish = settings.value.asked;
  const wanted = ticked(game, wish);
  return (
    <fieldset class="choice-list fold-body">
      <legend>{words.form.ask.about}</legend>
      <div class="choices-row">
        {game.may.map(({ name }) => (
          <label key={name} class="pick">
            <input
              type="checkbox"
              checked={wanted.includes(name)}
              onChange={(event) => {
                const others = wanted.filter((one) => one !== name);
                set('asked', byName(wish, game.id, event.currentTarget.checked ? [...others, name] : others));
              }}
            />
            <span>{gameModule(game.id).mayLabel(name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
