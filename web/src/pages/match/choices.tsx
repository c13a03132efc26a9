// One button a choice, with its keys and what it means here and now. What few want stands behind a line.
import { keysOf } from '../../core/keys';
import type { Button, Scene } from '../../games/module';
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

/** From so many on, choices are a list to look through, and none stands out. */
const MANY = 6;

export function Choices({ match, scene, onPress }: Props) {
  const pending = scene.pending;
  if (pending?.kind !== 'decide') return null;
  const game = gameModule(scene.setup.game);
  const buttons = buttonsOf(scene);
  const keys = keysOf(
    buttons.map(({ choice }) => choice),
    game.letters,
  );
  const further = game.further?.(scene) ?? null;
  const isFurther = ({ choice }: Button) => further?.choices.includes(choice) ?? false;
  const first = buttons.filter((button) => !isFurther(button));
  const draw = (button: Button, primary: boolean) => (
    <Choice
      key={button.choice}
      choice={button.choice}
      {...game.choice(button.choice, scene)}
      keys={keys[buttons.indexOf(button)] ?? []}
      primary={primary}
      disabled={match.busy.value}
      onPress={() => {
        onPress();
        button.press();
      }}
    />
  );
  return (
    <>
      <div class={`choice-buttons${first.length >= MANY ? ' many' : ''}`}>{first.map((button) => draw(button, first.length < MANY))}</div>
      {further ? (
        <details class="fold further">
          <summary>{further.title}</summary>
          <div class="choice-buttons many fold-body">{buttons.filter(isFurther).map((button) => draw(button, false))}</div>
        </details>
      ) : null}
    </>
  );
}

interface ChoiceProps {
  choice: string;
  label: string;
  hint: string;
  keys: string[];
  primary: boolean;
  disabled: boolean;
  onPress(): void;
}

function Choice({ choice, label, hint, keys, primary, disabled, onPress }: ChoiceProps) {
  return (
    <button
      type="button"
      class={primary ? 'choice primary' : 'choice'}
      data-choice={choice}
      disabled={disabled}
      aria-keyshortcuts={settings.value.keys ? keys.join(' ') : undefined}
      onClick={onPress}
    >
      <span class="choice-label">
        {label}
        <span class="choice-keys">
          {keys.map((key) => (
            <Key key={key} name={key.toUpperCase()} />
          ))}
        </span>
      </span>
      {hint ? <span class="choice-hint">{hint}</span> : null}
    </button>
  );
}
