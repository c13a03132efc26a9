// House rules: every option with its meaning and its rule; what differs from the book is marked.
import type { Game, Option } from '../../api/schema';
import { rulesHash } from '../../core/links';
import { changed, isChanged, kindOf, outOfRange, valueOf, valueTitle, type Values } from '../../core/options';
import { sentence } from '../../core/commentary';
import { words } from '../../texts';

interface Props {
  game: Game;
  values: Values;
  open: boolean;
  /** In front of the ids of fields, where a page has several such lists. */
  prefix?: string;
  onToggle(open: boolean): void;
  onChange(values: Values): void;
}

export function Options({ game, values, open, prefix = '', onToggle, onChange }: Props) {
  const text = words.form;
  const count = changed(game.options, values).length;
  return (
    <details class="fold" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        {text.options}{' '}
        <small class={count > 0 ? 'changed-mark' : 'soft'}>
          {count > 0 ? text.optionsChanged(count) : text.optionsNone}
        </small>
      </summary>
      <div class="fold-body">
        {count > 0 ? (
          <button type="button" class="quiet" onClick={() => onChange({})}>
            {text.resetAll}
          </button>
        ) : null}
        <ul class="options">
          {game.options.map((option) => (
            <OptionRow
              key={option.name}
              id={`${prefix}option-${option.name}`}
              game={game.id}
              option={option}
              values={values}
              onChange={(value) => onChange({ ...values, [option.name]: value })}
              onReset={() => onChange(without(values, option.name))}
            />
          ))}
        </ul>
      </div>
    </details>
  );
}

function without(values: Values, name: string): Values {
  const { [name]: _gone, ...rest } = values;
  return rest;
}

interface RowProps {
  id: string;
  game: string;
  option: Option;
  values: Values;
  onChange(value: string): void;
  onReset(): void;
}

function OptionRow({ id, game, option, values, onChange, onReset }: RowProps) {
  const text = words.form;
  const differs = isChanged(option, values);
  const kind = kindOf(option);
  return (
    <li class={differs ? 'differs' : ''}>
      <div class="option-text">
        <label for={id}>{option.title}</label>
        {differs ? <span class="changed-mark">{text.changed}</span> : null}
        <p id={`${id}-meaning`}>
          {sentence(option.meaning)} <a href={rulesHash(game, option.clause)}>{option.clause}</a>{' '}
          <code>{`${option.name}=${valueOf(option, values)}`}</code>
        </p>
        {kind.kind === 'number' && outOfRange(option, values) ? (
          <p class="wrong" role="alert">
            {text.outOfRange(kind.min, kind.max)}
          </p>
        ) : null}
      </div>
      <div class="option-value">
        <Field id={id} option={option} value={valueOf(option, values)} onChange={onChange} />
        {differs ? (
          <button type="button" class="quiet" aria-label={text.resetLabel(option.title)} onClick={onReset}>
            {text.reset}
          </button>
        ) : null}
      </div>
    </li>
  );
}

function Field({
  id,
  option,
  value,
  onChange,
}: {
  id: string;
  option: Option;
  value: string;
  onChange(value: string): void;
}) {
  const kind = kindOf(option);
  const described = `${id}-meaning`;
  if (kind.kind === 'number') {
    return (
      <input
        id={id}
        type="number"
        min={kind.min}
        max={kind.max}
        value={value}
        aria-describedby={described}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const { off, on } = words.form;
  return (
    <select
      id={id}
      value={value}
      aria-describedby={described}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {option.values.map((one) => (
        <option key={one} value={one}>
          {valueTitle(option, one, [off, on])}
        </option>
      ))}
    </select>
  );
}
