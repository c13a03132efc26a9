// Where hexes are drawn, and how far apart they lie. Nothing here knows which there are, nor a rule of play.
import type { Ground, Hex } from './ground';

export interface Point {
  left: number;
  top: number;
}

/** A place in columns and half hexes from the middle. */
type Place = Pick<Hex, 'x' | 'y'>;

/** The halves of the pitch beside each other, or one above the other on a narrow screen; each as it is, or turned by half a circle. */
export type Lie = 'across' | 'upright' | 'across turned' | 'upright turned';

export const isUpright = (lie: Lie): boolean => lie === 'upright' || lie === 'upright turned';
/** 1 as it is, -1 turned. */
const turn = (lie: Lie): number => (lie === 'across' || lie === 'upright' ? 1 : -1);

export function turned(lie: Lie, on: boolean): Lie {
  if (isUpright(lie)) return on ? 'upright turned' : 'upright';
  return on ? 'across turned' : 'across';
}

/** From the centre of a hex to its corners. */
export const RADIUS = 10;
const WIDE = RADIUS * 1.5;
const HIGH = RADIUS * Math.sqrt(3) * 0.5;

/** In steps. */
export function distance(a: Place, b: Place): number {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  return dx + Math.max(0, (dy - dx) / 2);
}

export function centre({ x, y }: Place, lie: Lie): Point {
  const [along, beside] = [turn(lie) * x * WIDE, turn(lie) * y * HIGH];
  return isUpright(lie) ? { left: beside, top: -along } : { left: along, top: beside };
}

/** Room beyond the goals, and beyond the touchlines. */
const MARGIN = { goal: 8, side: 5 };

/** The room the pitch takes with its goals: from where, and how much. */
export function viewBox({ hexes, goals }: Ground, lie: Lie): [number, number, number, number] {
  const most = (of: (place: Place) => number) => Math.max(...[...hexes, ...goals].map((hex) => Math.abs(of(hex))));
  const long = Math.round(most(({ x }) => x) * WIDE + RADIUS + MARGIN.goal);
  const short = Math.round((most(({ y }) => y) + 1) * HIGH + MARGIN.side);
  const [left, top] = isUpright(lie) ? [short, long] : [long, short];
  return [-left, -top, 2 * left, 2 * top];
}

/** The hex that a point lies in: the one whose centre is nearest. */
export function hexAt(ground: Ground, point: Point, lie: Lie): Hex | null {
  const along = turn(lie) * (isUpright(lie) ? -point.top : point.left);
  const beside = turn(lie) * (isUpright(lie) ? point.left : point.top);
  const near = [Math.floor(along / WIDE), Math.ceil(along / WIDE)].flatMap((x) => {
    const y = 2 * Math.round((beside / HIGH - x) / 2) + x;
    return ground.at(x, y) ?? [];
  });
  const found = nearest(near, point, lie);
  return found && far(found, point, lie) <= RADIUS ? found : null;
}

const far = (hex: Hex, point: Point, lie: Lie) => {
  const { left, top } = centre(hex, lie);
  return Math.hypot(left - point.left, top - point.top);
};

function nearest(hexes: Hex[], point: Point, lie: Lie): Hex | null {
  const sorted = [...hexes].sort((a, b) => far(a, point, lie) - far(b, point, lie));
  return sorted[0] ?? null;
}

/** The same, but only if a finger could have meant it. */
export function meant(hexes: Hex[], point: Point, lie: Lie): Hex | null {
  const found = nearest(hexes, point, lie);
  return found && far(found, point, lie) <= RADIUS * 1.8 ? found : null;
}

/** One of the six corners of a hex, clockwise from the right. */
export function corner(hex: Place, at: number, lie: Lie, scale = 1): Point {
  const { left, top } = centre(hex, lie);
  const angle = ((at * 60 + (isUpright(lie) ? 30 : 0)) * Math.PI) / 180;
  return { left: left + Math.cos(angle) * RADIUS * scale, top: top + Math.sin(angle) * RADIUS * scale };
}

/** The corners of a hex as an SVG path. */
export function outline(hex: Place, lie: Lie, scale = 1): string {
  const corners = [0, 1, 2, 3, 4, 5].map((at) => {
    const { left, top } = corner(hex, at, lie, scale);
    return `${left.toFixed(1)} ${top.toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

/**
 * One hex on in the direction of an arrow, as it is seen. Across the columns a straight line zigzags: odd
 * columns lie half a hex off, so that going back leads to where one came from.
 */
export function step(ground: Ground, from: Hex, arrow: Arrow, lie: Lie): Hex {
  const along = isUpright(lie) ? { ArrowUp: 1, ArrowDown: -1 } : { ArrowLeft: -1, ArrowRight: 1 };
  const beside = isUpright(lie) ? { ArrowLeft: -2, ArrowRight: 2 } : { ArrowUp: -2, ArrowDown: 2 };
  const dx = (along as Record<string, number>)[arrow];
  if (dx === undefined) return ground.at(from.x, from.y + turn(lie) * ((beside as Record<string, number>)[arrow] ?? 0)) ?? from;
  const x = from.x + turn(lie) * dx;
  const half = from.x % 2 === 0 ? 1 : -1;
  return ground.at(x, from.y + half) ?? ground.at(x, from.y - half) ?? from;
}
