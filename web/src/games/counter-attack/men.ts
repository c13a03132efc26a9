// Who stands where, with which signs: the server's words about the moment, read.
import type { Board, Side, Situation } from '../../api/types';
import { SIDES } from '../../core/plan';

export interface CardOf {
  /** `10H`. */
  id: string;
  name: string;
  values: Record<string, number>;
}

export interface Squads extends Board {
  squads: [CardOf[], CardOf[]];
}

export interface Man {
  id: string;
  side: Side;
  shirt: number;
  name: string;
  /** Where he stands; null on the bench, or gone. */
  at: string | null;
  keeper: boolean;
  ball: boolean;
  /** Everything that lies on him, in the server's words. */
  tokens: string[];
  values: Record<string, number>;
}

export const sideOf = (id: string): Side => (id.endsWith('H') ? 'home' : 'away');

/** Everybody of both squads, home first, by shirts. */
export function menOf(board: Board, situation: Situation): Man[] {
  const places = new Map<string, string>();
  for (const word of (situation['put'] ?? '').split(' ')) {
    const [id, at] = word.split('@');
    if (id && at) places.set(id, at);
  }
  const tokens = new Map<string, string[]>();
  for (const entry of (situation['tokens'] ?? '').split(', ')) {
    const [id, ...words] = entry.split(' ');
    if (id) tokens.set(id, words);
  }
  const squads = (board as Squads).squads ?? [];
  return squads.flatMap((cards, index) =>
    cards.map((card) => {
      const side = SIDES[index] ?? 'home';
      const on = tokens.get(card.id) ?? [];
      return {
        id: card.id,
        side,
        shirt: Number.parseInt(card.id, 10),
        name: card.name,
        at: places.get(card.id) ?? null,
        keeper: situation[`${side} keeper`] === card.id,
        ball: situation['holder'] === card.id,
        tokens: on,
        values: card.values,
      };
    }),
  );
}

export interface Part {
  name: 'A4' | 'D5' | 'A2';
  left: number;
}

/** The Movement Phase under way: which part, and how many may still move in it. */
export function partOf(situation: Situation): Part | null {
  const [, name, left] = /^(A4|D5|A2) left (\d+)/.exec(situation['phase'] ?? '') ?? [];
  return name ? { name: name as Part['name'], left: Number(left) } : null;
}
