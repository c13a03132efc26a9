// The field of goal-dice and what stands on it, read from the server's words.
import type { Board, Side, Situation } from '../../api/types';

export interface Square {
  id: string;
  row: number;
  col: number;
  label: string;
  dice: number;
  minus: number;
  punt: [number, number] | null;
  marks: string[];
}

export interface Field extends Board {
  squares: Square[];
}

export interface Marker {
  square: Square;
  kickOff: boolean;
  failures: number;
  owes: boolean;
  diceLost: number;
}

export function squaresOf(board: Board): Square[] {
  return (board as Field).squares;
}

function circleOf(squares: Square[]): Square | undefined {
  return squares.find((square) => square.marks.includes('circle')) ?? squares[0];
}

/** Where a side's marker is; null before the field is known. */
export function markerOf(board: Board, situation: Situation, side: Side): Marker | null {
  const squares = squaresOf(board);
  const place = situation[`${side} place`] ?? 'KO';
  const kickOff = place === 'KO';
  const square = kickOff ? circleOf(squares) : squares.find((one) => one.id === place);
  if (!square) return null;
  return {
    square,
    kickOff,
    failures: Number(situation[`${side} failures`] ?? 0),
    owes: situation[`${side} owes`] === 'yes',
    diceLost: Number(situation[`${side} dice lost`] ?? 0),
  };
}

/** The periods in which markers move. */
export function isShootOut(situation: Situation): boolean {
  return situation['period'] === 'shoot-out';
}
