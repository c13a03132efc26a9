// The pitch as the server tells of it: which hexes there are, what they are called, what is marked. No number of it is kept here.
import type { Board, HexColumn, HexPitch } from '../../api/schema';

/** A hex of the pitch or of a goal, which lies beyond the last column. */
export interface Hex {
  name: string;
  /** In columns from halfway. */
  x: number;
  /** In half hexes from the middle: down a column each lies two further on. */
  y: number;
}

/** What is marked at one end. */
export interface End {
  third: Hex[];
  box: Hex[];
  six: Hex[];
  spot: Hex;
}

export interface Ground {
  /** All hexes of the pitch, by columns. */
  hexes: Hex[];
  /** Those of both goals. */
  goals: Hex[];
  ends: End[];
  centre: Hex;
  circle: Hex[];
  /** The numbers of its first column, the leftmost, and of its last. */
  firstColumn: number;
  lastColumn: number;
  /** The hex with a name, as `M19`; those of the goals have names, too. */
  named(name: string): Hex | null;
  /** The hex that lies there. */
  at(x: number, y: number): Hex | null;
  isGoal(hex: Hex): boolean;
  /** The hexes around one; of the pitch only. */
  neighbours(hex: Hex): Hex[];
}

const AROUND = [
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
] as const;

const down = ({ x, y, hexes }: HexColumn): Hex[] => hexes.map((name, at) => ({ name, x, y: y + 2 * at }));

function survey({ columns, ends, centre, circle }: HexPitch): Ground {
  const hexes = columns.flatMap(down);
  const goals = ends.flatMap(({ goal }) => down(goal));
  const byName = new Map([...hexes, ...goals].map((hex) => [hex.name, hex]));
  const byPlace = new Map([...byName.values()].map((hex) => [`${hex.x} ${hex.y}`, hex]));
  const beyond = new Set(goals);
  const named = (name: string) => byName.get(name) ?? null;
  const at = (x: number, y: number) => byPlace.get(`${x} ${y}`) ?? null;
  const all = (names: string[]) => names.flatMap((name) => named(name) ?? []);
  /** What is named in the same message is there. */
  const one = (name: string) => named(name) ?? { name, x: 0, y: 0 };
  return {
    hexes,
    goals,
    ends: ends.map((end) => ({ third: all(end.third), box: all(end.penalty_box), six: all(end.six_yard), spot: one(end.spot) })),
    centre: one(centre),
    circle: all(circle),
    firstColumn: columns[0]?.number ?? 0,
    lastColumn: columns.at(-1)?.number ?? 0,
    named,
    at,
    isGoal: (hex) => beyond.has(hex),
    neighbours: ({ x, y }) => AROUND.flatMap(([dx, dy]) => at(x + dx, y + dy) ?? []).filter((hex) => !beyond.has(hex)),
  };
}

/** A pitch is looked over once. */
const known = new WeakMap<HexPitch, Ground>();

export function groundOf(board: Board): Ground {
  const { pitch } = board as Extract<Board, { game: 'counter-attack' }>;
  const ground = known.get(pitch) ?? survey(pitch);
  known.set(pitch, ground);
  return ground;
}
