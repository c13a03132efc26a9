// The options of a game, as a form needs them.
import type { Option } from '../api/schema';

export type Values = Record<string, string>;

export type Kind =
  { kind: 'switch' } | { kind: 'words'; words: string[] } | { kind: 'number'; min: number; max: number };

export function kindOf(option: Option): Kind {
  const range = option.values.length === 1 ? /^(\d+)\.\.=?(\d+)$/.exec(option.values[0] ?? '') : null;
  if (range) return { kind: 'number', min: Number(range[1]), max: Number(range[2]) };
  const sorted = [...option.values].sort().join();
  if (sorted === 'false,true') return { kind: 'switch' };
  return { kind: 'words', words: option.values };
}

export function valueOf(option: Option, values: Values): string {
  return values[option.name] ?? option.default;
}

export function isChanged(option: Option, values: Values): boolean {
  return valueOf(option, values) !== option.default;
}

/** A value as people read it; `switches` are the words for off and on. */
export function valueTitle(option: Option, value: string, switches: readonly [string, string]): string {
  if (kindOf(option).kind === 'switch') return switches[value === 'true' ? 1 : 0];
  return option.value_titles[value] ?? value;
}

/** What to send: only what differs from the defaults. */
export function changed(options: Option[], values: Values): string[] {
  return options
    .filter((option) => isChanged(option, values))
    .map((option) => `${option.name}=${valueOf(option, values)}`);
}

/** Values that a number field can hold but the game cannot. */
export function outOfRange(option: Option, values: Values): boolean {
  const kind = kindOf(option);
  if (kind.kind !== 'number') return false;
  const text = valueOf(option, values);
  const value = Number(text);
  return !/^\d+$/.test(text) || value < kind.min || value > kind.max;
}
