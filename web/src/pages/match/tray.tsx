// The dice tray: what was chosen, the dice, and what they came to.
import { throwAt, type Throw } from '../../core/timeline';
import { gameModule } from '../../games/registry';
import { Die } from '../../parts/die';
import { Key } from '../../parts/key';
import type { Match } from '../../stores/match';
import { words } from '../../texts';
import { sceneOf } from './scene';

export function Tray({ match }: { match: Match }) {
  const scene = sceneOf(match);
  if (!scene) return null;
  const { rolling, shown, settled } = match.playback;
  const game = gameModule(scene.setup.game);
  const isRolling = rolling.value !== null;
  const thrown: Throw = throwAt(match.frames.value, rolling.value ?? shown.value);
  const verdict = isRolling ? null : game.verdict(thrown, scene);
  const telling = game.telling(thrown, scene);
  const choice = thrown.choice;
  return (
    <section class="tray" aria-label={words.match.dice}>
      <p class="tray-choice">
        {choice ? (
          <>
            {game.said?.(thrown.choices, scene) ?? choiceText(choice.label, choice.text, scene.setup.names)}
            {choice.by_default ? <small> ({words.match.byDefault})</small> : null}
          </>
        ) : null}
      </p>
      <div class="dice">
        {thrown.dice.map((die, at) => {
          const { name, shape, tone } = game.die(die.label);
          return (
            <figure key={at} class={`die-box ${shape}`}>
              <Die
                shape={shape}
                text={game.face(die.label, die.text)}
                rolling={isRolling}
                telling={telling[at] ?? true}
                label={name}
                tone={tone}
              />
              <figcaption>{thrown.dice[at - 1]?.label === die.label ? '' : name}</figcaption>
            </figure>
          );
        })}
        {thrown.dice.length === 0 ? <span class="soft">{choice ? '' : words.match.noDice}</span> : null}
      </div>
      <p class={`verdict ${verdict?.tone ?? ''}`}>{verdict?.text}</p>
      {settled.value || !match.playback.running.value ? null : (
        <button type="button" class="quiet skip-button" onClick={() => match.playback.skip()}>
          {words.match.skip} <Key name={words.match.space} />
        </button>
      )}
    </section>
  );
}

/** "home turn" and "advance": who chose what. */
function choiceText(label: string, text: string, names: [string, string]): string {
  const side = label.split(' ', 1)[0];
  const name = side === 'home' ? names[0] : side === 'away' ? names[1] : label;
  return `${name}: ${text}`;
}
