// A pitch of hexes as the server tells of it, for the tests.
import type { HexColumn, HexPitch } from '../src/api/schema';

/** Hexes one below the other, named by letters from one on. */
const column = (number: number, first: string, y: number, many: number): HexColumn => ({
  number,
  x: number - 19,
  y,
  hexes: Array.from({ length: many }, (_, at) => `${String.fromCharCode(first.charCodeAt(0) + at)}${number}`),
});

/** Columns with an odd number have 25 hexes, the others 26, half a hex higher; nothing but the spots is marked. */
export const pitch: HexPitch = {
  columns: Array.from({ length: 37 }, (_, at) => (at % 2 === 0 ? column(at + 1, 'A', -24, 25) : column(at + 1, 'A', -25, 26))),
  ends: [
    { goal: column(0, 'J', -7, 8), spot: 'M5', third: [], penalty_box: [], six_yard: [] },
    { goal: column(38, 'J', -7, 8), spot: 'M33', third: [], penalty_box: [], six_yard: [] },
  ],
  centre: 'M19',
  circle: ['M19'],
};
