// Hexes: names, distances, and where they are drawn. Nothing here knows a rule of play.

/** Column -18 to 18 (goals -19 and 19), doubled row of the same parity. */
export interface Hex {
  x: number;
  y: number;
}

export interface Point {
  left: number;
  top: number;
}

/** The halves of the pitch beside each other, or one above the other on a narrow screen. */
export type Lie = 'across' | 'upright';

export const LAST = 18;
/** From the centre of a hex to its corners. */
export const RADIUS = 10;
const WIDE = RADIUS * 1.5;
const HIGH = RADIUS * Math.sqrt(3) * 0.5;

const offset = (x: number) => (x % 2 === 0 ? 24 : 25);

export function nameOf({ x, y }: Hex): string {
  return String.fromCharCode(65 + (y + offset(x)) / 2) + String(x + LAST + 1);
}

export function inBounds({ x, y }: Hex): boolean {
  return Math.abs(x) <= LAST && (x - y) % 2 === 0 && Math.abs(y) <= offset(x);
}

export function isGoal({ x, y }: Hex): boolean {
  return Math.abs(x) === LAST + 1 && y % 2 !== 0 && Math.abs(y) <= 7;
}

export const ALL: Hex[] = Array.from({ length: 2 * LAST + 1 }, (_, at) => at - LAST).flatMap((x) =>
  Array.from({ length: 51 }, (_, at) => ({ x, y: at - 25 })).filter(inBounds),
);

export const GOALS: Hex[] = [-LAST - 1, LAST + 1].flatMap((x) => [-7, -5, -3, -1, 1, 3, 5, 7].map((y) => ({ x, y })));

const NAMED = new Map([...ALL, ...GOALS].map((hex) => [nameOf(hex), hex]));

/** The hex with a name, as `M19`; those of the goals have names, too. */
export const hexNamed = (name: string): Hex | null => NAMED.get(name) ?? null;

const AROUND = [
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
] as const;

export function neighbours({ x, y }: Hex): Hex[] {
  return AROUND.map(([dx, dy]) => ({ x: x + dx, y: y + dy })).filter(inBounds);
}

/** In steps. */
export function distance(a: Hex, b: Hex): number {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  return dx + Math.max(0, (dy - dx) / 2);
}

export function centre({ x, y }: Hex, lie: Lie): Point {
  return lie === 'across' ? { left: x * WIDE, top: y * HIGH } : { left: y * HIGH, top: -x * WIDE };
}

/** The hex that a point lies in: the one whose centre is nearest. */
export function hexAt(point: Point, lie: Lie): Hex | null {
  const along = lie === 'across' ? point.left : -point.top;
  const beside = lie === 'across' ? point.top : point.left;
  const near: Hex[] = [];
  for (const x of [Math.floor(along / WIDE), Math.ceil(along / WIDE)]) {
    const y = 2 * Math.round((beside / HIGH - x) / 2) + x;
    near.push({ x, y });
  }
  const found = nearest(near.filter((hex) => inBounds(hex) || isGoal(hex)), point, lie);
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

/** The corners of a hex as an SVG path. */
export function outline(hex: Hex, lie: Lie, scale = 1): string {
  const { left, top } = centre(hex, lie);
  const turn = lie === 'across' ? 0 : 30;
  const corners = [0, 60, 120, 180, 240, 300].map((angle) => {
    const at = ((angle + turn) * Math.PI) / 180;
    return `${(left + Math.cos(at) * RADIUS * scale).toFixed(1)} ${(top + Math.sin(at) * RADIUS * scale).toFixed(1)}`;
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
export function step(from: Hex, arrow: Arrow, lie: Lie): Hex {
  const along = lie === 'across' ? { ArrowLeft: -1, ArrowRight: 1 } : { ArrowUp: 1, ArrowDown: -1 };
  const beside = lie === 'across' ? { ArrowUp: -2, ArrowDown: 2 } : { ArrowLeft: -2, ArrowRight: 2 };
  const dx = (along as Record<string, number>)[arrow];
  if (dx === undefined) {
    const to = { x: from.x, y: from.y + ((beside as Record<string, number>)[arrow] ?? 0) };
    return inBounds(to) || isGoal(to) ? to : from;
  }
  const x = from.x + dx;
  const half = from.x % 2 === 0 ? 1 : -1;
  const ways = [
    { x, y: from.y + half },
    { x, y: from.y - half },
  ];
  return ways.find((hex) => inBounds(hex) || isGoal(hex)) ?? from;
}
