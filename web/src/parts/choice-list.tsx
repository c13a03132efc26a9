// One of several, as radio buttons in a row.
interface Props<T extends string> {
  legend: string;
  name: string;
  values: readonly T[];
  /** Null where none of them holds. */
  value: T | null;
  text(value: T): string;
  onChange(value: T): void;
}

export function ChoiceList<T extends string>({ legend, name, values, value, text, onChange }: Props<T>) {
  return (
    <fieldset class="choice-list">
      <legend>{legend}</legend>
      <div class="choices-row">
        {values.map((one) => (
          <label key={one} class="pick">
            <input type="radio" name={name} value={one} checked={one === value} onChange={() => onChange(one)} />
            <span>{text(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
