// What this browser adds to verifiable dice: it is kept here until it is revealed, and told to nobody before.
import type { Pledge, Side } from '../api/schema';
import { randomText } from '../core/lots';
import { SIDES } from '../core/plan';
import { sha256 } from '../core/sha256';
import { kept, read } from './kept';

/** By match and side. Several, if it was not heard which of them the server has. */
const KEY = 'touchline.additions';
const additions = kept<Record<string, string[]>>(KEY, {});

/** So many are kept; older ones are long revealed. */
const MOST = 40;

const place = (id: string, side: Side) => `${id} ${side}`;

/** A salt that nobody can guess, and perhaps words. */
export function newAddition(words: string): string {
  const plain = words.replace(/\p{Cc}/gu, ' ').trim();
  return [randomText(), plain].filter(Boolean).join(' ');
}

export function keepAddition(id: string, side: Side, addition: string): void {
  // Another tab may have added something a moment ago.
  const { [place(id, side)]: old = [], ...rest } = read(KEY, additions.value);
  const all = [...Object.entries(rest), [place(id, side), [...old, addition].slice(-MOST)] as const];
  additions.value = Object.fromEntries(all.slice(-MOST));
}

/** What binds a side to its addition, as docs/dice.md has it. */
export function commitment(promised: string, side: Side, addition: string): string {
  return sha256(`touchline addition 2\n${promised}\n${side} ${addition}\n`);
}

/** What this browser can reveal for a side, if that is what the side is bound to. */
export function additionOf(id: string, side: Side, pledge: Pledge): string | null {
  const bound = pledge.commitments[SIDES.indexOf(side)];
  const mine = additions.value[place(id, side)] ?? [];
  return mine.find((addition) => bound === commitment(pledge.promised, side, addition)) ?? null;
}
