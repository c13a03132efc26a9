// The squads as they lie on the table, and what stands on a card.
import type { Board, Side, Squad, SquadCard as ManCard } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { readRange } from '../../core/sheets';
import { flag, list, number, numbers, record, word, words, type Situation } from '../../core/position';
import { itn } from './texts';

export type { ManCard };

export type Papers = Extract<Board, { game: 'inside-the-net' }>;

export type Zone = 'DEF' | 'MID' | 'OFF';
export const ZONES: Zone[] = ['DEF', 'MID', 'OFF'];
export type Position = 'DF' | 'MF' | 'FW';
export const LINES: Position[] = ['DF', 'MF', 'FW'];

/** A value of a card: what it is, and its number or range. */
export interface Value {
  key: string;
  text: string;
}

/** Reads `Pss+ 9-16` or `CrsP INT 19-20`. */
export function valueOf(text: string): Value {
  const at = text.lastIndexOf(' ');
  return at < 0 ? { key: text, text: '' } : { key: text.slice(0, at), text: text.slice(at + 1) };
}

/** How the values of a defender are grouped on his card. */
export const DEFENDING: Record<string, string[]> = {
  challenge: ['Foul', 'TklR', 'Tkl'],
  foul: ['Ycd', 'Rcd', '2nd', 'PKc'],
  pass: ['BlkP', 'Int'],
  shot: ['BlkS'],
  delivery: ['CLR'],
};

/** The values of such a group that white is read on; a second yellow card has a die of its own. */
export const keysOf = (group: string): string[] => (DEFENDING[group] ?? []).filter((key) => key !== '2nd');

/** The values of a line of a card. */
export function valuesOf(card: ManCard | undefined, line: string): Value[] {
  return (card?.lines.find(({ name }) => name === line)?.values ?? []).map(valueOf);
}

/** The numbers of a value: a range, or everything up to a rate. A star at its end is no number. */
export function rangeOf({ key, text }: Value): { from: number; to: number } | null {
  const range = readRange(text.replace('*', ''));
  return range && RATES.includes(key) ? { from: 1, to: range.to } : range;
}
const RATES = ['Shot', 'OnT', 'Goal', 'PK', '2nd'];

/** True if a number lies in the range of a value. */
export function covers(value: Value, number: number): boolean {
  const range = rangeOf(value);
  return range !== null && range.from <= number && number <= range.to;
}

/** What is to be known of a whole squad. */
export function squadLine({ league, home_recovery, away_recovery, formation, cards }: Squad): string {
  const keepers = cards.filter(({ positions }) => positions === 'GK').length;
  const away = away_recovery < 0 ? `−${-away_recovery}` : `+${away_recovery}`;
  return [league, `HREC ${home_recovery}, AREC ${away}`, formation, itn.squadMen(cards.length - keepers, keepers)].join('; ');
}

export function cardOf(papers: Papers, side: Side, name: string | null): ManCard | undefined {
  return papers.squads[side === 'home' ? 0 : 1].cards.find((card) => card.name === name);
}

/** What men are called in a sentence: by their last names, unless two of them are called so. */
export function calling(papers: Papers): (name: string) => string {
  const last = (name: string) => name.replace(/^\S+\s+/, '');
  const all = papers.squads.flatMap(({ cards }) => cards.map(({ name }) => last(name)));
  return (name) => (all.filter((one) => one === last(name)).length > 1 ? name : last(name));
}

/** One of the ten: who stands there, and what is to be known of him. */
export interface Man {
  /** From 1. */
  spot: number;
  line: Position;
  /** Null where nobody stands any more. */
  name: string | null;
  /** Caution markers. */
  cautions: number;
  cameOn: boolean;
}

/** The ten of a side, in their order. */
export function lineUp(situation: Situation, side: Side): Man[] {
  const of = (what: string) => words(situation, `${side} ${what}`);
  const counts = (word(situation, `${side} formation`) || '4-4-2').split('-').map(Number);
  const lines = LINES.flatMap((line, at) => Array.from({ length: counts[at] ?? 0 }, () => line));
  const [booked, twice, on] = [of('booked'), of('booked twice'), of('came on')];
  return list(situation, `${side} line-up`).map((there, at) => {
    const name = typeof there === 'string' ? there : null;
    const isIn = (names: string[]) => name !== null && names.includes(name);
    return {
      spot: at + 1,
      line: lines[at] ?? 'FW',
      name,
      cautions: Number(isIn(booked)) + Number(isIn(twice)),
      cameOn: isIn(on),
    };
  });
}

export interface Side11 {
  side: Side;
  formation: string;
  keeper: string;
  men: Man[];
  bench: string[];
  sentOff: string[];
  windows: number;
}

export function sides(situation: Situation): Side11[] {
  return SIDES.map((side) => ({
    side,
    formation: word(situation, `${side} formation`),
    keeper: word(situation, `${side} keeper`),
    men: lineUp(situation, side),
    bench: [...words(situation, `${side} bench`), ...words(situation, `${side} bench keepers`)],
    sentOff: words(situation, `${side} sent off`),
    windows: `${side} windows` in situation ? number(situation, `${side} windows`) : 3,
  }));
}

/** HREC of the three strips, from the home goal on, as it is read: 1 to 19. */
export function recovery(situation: Situation): number[] {
  const strips = numbers(situation, 'hrec');
  return ZONES.map((_, at) => Math.min(19, Math.max(1, strips[at] ?? 1)));
}

/** The strip the ball is in, from 0 at the home goal. */
export function stripOf(zone: string, holder: Side): number {
  const at = Math.max(0, ZONES.indexOf((zone || 'MID') as Zone));
  return holder === 'home' ? at : 2 - at;
}

/** The EXTRAS pile: how many cards, and whether one lies sideways. */
export function extras(situation: Situation): { cards: number; sideways: boolean } {
  const pile = record(situation, 'extras');
  return { cards: number(pile, 'cards'), sideways: flag(pile, 'sideways') };
}
