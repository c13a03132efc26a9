// Where things are on the drawing. Home plays upwards on the left strip; away's strip is the same
// one turned by half, so that the two circles meet at the centre spot and the goals are shared.
import type { Side } from '../../api/schema';
import type { Square } from './field';

export const CELL = { width: 140, height: 86 };
export const GAP = 14;
export const EDGE = 8;
export const END = 30;

export interface Plan {
  rows: number;
  cols: number;
  width: number;
  height: number;
  /** The centre spot. */
  cx: number;
  cy: number;
}

export function planOf(squares: Square[]): Plan {
  const rows = 1 + Math.max(0, ...squares.map((square) => square.row));
  const cols = 1 + Math.max(0, ...squares.map((square) => square.col));
  const width = 2 * (EDGE + cols * CELL.width) + GAP;
  const height = 2 * END + rows * CELL.height;
  return { rows, cols, width, height, cx: width / 2, cy: height / 2 };
}

export interface Point {
  x: number;
  y: number;
}

/** The upper left corner of a square. */
export function corner(plan: Plan, side: Side, square: Pick<Square, 'row' | 'col'>): Point {
  if (side === 'home') {
    return { x: EDGE + square.col * CELL.width, y: END + (plan.rows - 1 - square.row) * CELL.height };
  }
  const left = EDGE + plan.cols * CELL.width + GAP;
  return { x: left + (plan.cols - 1 - square.col) * CELL.width, y: END + square.row * CELL.height };
}

export function middle(plan: Plan, side: Side, square: Square): Point {
  const { x, y } = corner(plan, side, square);
  return { x: x + CELL.width / 2, y: y + CELL.height / 2 };
}

/** Where a marker stands in its square: below its name. */
export function stand(plan: Plan, side: Side, square: Square): Point {
  const { x, y } = corner(plan, side, square);
  return { x: x + CELL.width - 27, y: y + CELL.height - 23 };
}

/** The arrow from one square to the next: on the line between them, in degrees from upwards. */
export function arrow(plan: Plan, side: Side, from: Square, to: Square): Point & { turn: number } {
  const a = middle(plan, side, from);
  const b = middle(plan, side, to);
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn };
}
