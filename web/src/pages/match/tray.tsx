// The dice tray: what was chosen, the dice, and what they came to.
import { useEffect } from 'preact/hooks';
import type { Answer, Setup } from '../../api/schema';
import { isLive, ranOut, throwAt, type Throw } from '../../core/timeline';
import type { Scene } from '../../games/module';
import { gameModule } from '../../games/registry';
import { Die } from '../../parts/die';
import type { Match } from '../../stores/match';
import { games, loadGames } from '../../stores/games';
import { words } from '../../texts';
import { sceneOf } from './scene';

export function Tray({ match }: { match: Match }) {
  const scene = sceneOf(match);
  if (!scene) return null;
  const { rolling, shown } = match.playback;
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
            {game.said?.(thrown.choices, scene) ?? choiceText(choice, scene)}
            <RanOut answer={choice} setup={scene.setup} />
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
      {game.Lately ? <game.Lately {...scene} /> : null}
    </section>
  );
}

/** A live clock ran out on whoever was asked. */
function RanOut({ answer, setup }: { answer: Answer; setup: Setup }) {
  const live = isLive(setup);
  useEffect(() => void (live && loadGames()), [live]);
  const may = games.value?.find((one) => one.id === setup.game)?.may;
  return live && may && ranOut(answer, setup, may.map((one) => one.name)) ? <small> ({words.match.byDefault})</small> : null;
}

/** "home turn" and "advance": who chose what. */
function choiceText({ label, text }: Answer, scene: Scene): string {
  const { game, names } = scene.setup;
  const side = label.split(' ', 1)[0];
  const name = side === 'home' ? names[0] : side === 'away' ? names[1] : label;
  return `${name}: ${gameModule(game).choice(text, scene).label || text}`;
}
