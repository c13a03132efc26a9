// The field of goal-dice and what stands on it, as the server tells of them.
import type { Board, Side, SquareOnBoard as Square } from '../../api/schema';
import { flag, number, word, type Situation } from '../../core/position';
import { gd } from './texts';

export type { Square };

export type Field = Extract<Board, { game: 'goal-dice' }>;

export interface Marker {
  square: Square;
  kickOff: boolean;
  failures: number;
  owes: boolean;
  diceLost: number;
}

/** The squares, called as in the language in use. */
export function squaresOf(board: Board): Square[] {
  return (board as Field).squares.map((square) => ({ ...square, label: gd.square(square.label) }));
}

function circleOf(squares: Square[]): Square | undefined {
  return squares.find((square) => square.marks.includes('circle')) ?? squares[0];
}

/** Where a side's marker is; null before the field is known. */
export function markerOf(board: Board, situation: Situation, side: Side): Marker | null {
  const squares = squaresOf(board);
  const place = word(situation, `${side} place`) || 'KO';
  const kickOff = place === 'KO';
  const square = kickOff ? circleOf(squares) : squares.find((one) => one.id === place);
  if (!square) return null;
  return {
    square,
    kickOff,
    failures: number(situation, `${side} failures`),
    owes: flag(situation, `${side} owes`),
    diceLost: number(situation, `${side} dice lost`),
  };
}

/** The periods in which markers move. */
export function isShootOut(situation: Situation): boolean {
  return situation['period'] === 'shoot-out';
}
