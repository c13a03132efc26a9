// Numbers and choices of the form.
interface CountProps {
  label: string;
  value: number;
  min: number;
  max?: number;
  onChange(value: number): void;
}

export function Count({ label, value, min, max = 64, onChange }: CountProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        required
        min={min}
        max={max}
        value={value}
        onInput={(event) => Number.isInteger(event.currentTarget.valueAsNumber) && onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

interface PickProps<T extends string> {
  label: string;
  value: T;
  values: readonly T[];
  text(value: T): string;
  onChange(value: T): void;
}

export function Pick<T extends string>({ label, value, values, text, onChange }: PickProps<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {text(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
