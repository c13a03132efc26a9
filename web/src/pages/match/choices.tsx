import { keysOf } from '../../core/keys';
import type { Scene } from '../../games/module';
import { gameModule } from '../../games/registry';
import { Key } from '../../parts/key';
import type { Match } from '../../stores/match';
import { settings } from '../../stores/settings';
import { buttonsOf } from './buttons';

interface Props {
  match: Match;
  scene: Scene;
  /** Before an answer goes out. */
  onPress(): void;
}

/** One button a choice, with its keys and what it means here and now. */
export function Choices({ match, scene, onPress }: Props) {
  const pending = scene.pending;
  if (pending?.kind !== 'decide') return null;
  const game = gameModule(scene.setup.game);
  const buttons = buttonsOf(scene);
  const keys = keysOf(
    buttons.map(({ choice }) => choice),
    game.letters,
  );
  return (
    <div class="choice-buttons">
      {buttons.map(({ choice, press }, at) => {
        const { label, hint } = game.choice(choice, scene);
        return (
          <button
            key={choice}
            type="button"
            class="choice primary"
            disabled={match.busy.value}
            aria-keyshortcuts={settings.value.keys ? keys[at]?.join(' ') : undefined}
            onClick={() => {
              onPress();
              press();
            }}
          >
            <span class="choice-label">
              {label}
              <span class="choice-keys">
                {keys[at]?.map((key) => (
                  <Key key={key} name={key.toUpperCase()} />
                ))}
              </span>
            </span>
            {hint ? <span class="choice-hint">{hint}</span> : null}
          </button>
        );
      })}
    </div>
  );
}
