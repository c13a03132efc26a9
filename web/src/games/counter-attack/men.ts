// Who stands where, with which signs: as the server tells of the moment.
import type { Board, MovementPart, SquadLine as CardOf, Side } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { number, record, word, words, type Situation } from '../../core/position';
import { groundOf, type Ground } from './ground';

export type { CardOf };

export type Squads = Extract<Board, { game: 'counter-attack' }>;

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
  const [places, tokens] = [record(situation, 'put'), record(situation, 'tokens')];
  const squads = (board as Squads).squads ?? [];
  return squads.flatMap((cards, index) =>
    cards.map((card) => {
      const side = SIDES[index] ?? 'home';
      return {
        id: card.id,
        side,
        shirt: Number.parseInt(card.id, 10),
        name: card.name,
        at: word(places, card.id) || null,
        keeper: word(situation, `${side} keeper`) === card.id,
        ball: word(situation, 'holder') === card.id,
        tokens: words(tokens, card.id),
        values: card.values,
      };
    }),
  );
}

/** Everybody, and the pitch they stand on. */
export interface Field {
  ground: Ground;
  men: Man[];
}

export function fieldOf({ board, situation }: { board: Board; situation: Situation }): Field {
  return { ground: groundOf(board), men: menOf(board, situation) };
}

/** The parts of a movement phase, in their order. */
export const movementOf = (board: Board): MovementPart[] => (board as Squads).movement;

export interface Part {
  name: string;
  left: number;
}

/** The Movement Phase under way: which part, and how many may still move in it. */
export function partOf(situation: Situation): Part | null {
  const phase = record(situation, 'phase');
  const name = word(phase, 'part');
  return name ? { name, left: number(phase, 'left') } : null;
}
