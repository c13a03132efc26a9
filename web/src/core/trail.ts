// How the ball came to where it is: the last places it was at, the oldest first.
import type { Side } from '../api/schema';

export interface Place {
  /** From 0 at the home goal to 1 at the away goal. */
  at: number;
  /** From -1 at one touchline to 1 at the other. Where no rule says it, it only keeps places apart. */
  lane: number;
  /** Who had it there. */
  side: Side;
  /** What the place is called, by a game's own names. */
  what: string;
}

const LANES = 5;

/** A lane by a number that was drawn there, so that it stays the same while the trail grows. */
export const laneOf = (number: number): number => (2 * (number % LANES)) / (LANES - 1) - 1;

const isSame = (one: Place, other: Place | undefined) =>
  one.side === other?.side && one.what === other.what && one.at === other.at;

/** The last places; where it stayed in one, that one once. */
export function lastPlaces(places: Place[], most = 5): Place[] {
  return places.filter((place, at) => !isSame(place, places[at + 1])).slice(-most);
}
