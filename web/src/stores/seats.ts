// The matches this browser knows, with the secrets that prove a seat.
import type { Seat, Side, WaitsFor } from '../api/schema';
import type { Shares } from '../core/plan';
import { kept } from './kept';

export interface Known extends Shares {
  /** When it was last opened here, in milliseconds. */
  opened: number;
  /** Made here a moment ago: its first frames are to be played, not just shown. */
  fresh?: boolean;
  /** Opened from a file of two people: whose seat is this? */
  choose?: boolean;
  /** The other side is played elsewhere, and the file goes to and fro. */
  byFile?: boolean;
}

const MOST = 60;

export const known = kept<Record<string, Known>>('touchline.matches', {});

export function find(id: string): Known {
  return known.value[id] ?? { seats: {}, invites: {}, opened: 0 };
}

export function remember(id: string, shares: Shares, fresh = false): void {
  const old = find(id);
  put(id, {
    seats: { ...old.seats, ...shares.seats },
    invites: { ...old.invites, ...shares.invites },
    opened: Date.now(),
    ...(fresh ? { fresh } : {}),
  });
}

/** Notes that a match was opened; says whether it was fresh. */
export function touch(id: string): boolean {
  const { fresh, ...old } = find(id);
  put(id, { ...old, opened: Date.now() });
  return fresh ?? false;
}

export function takeSeat(id: string, seat: Seat, secret: string): void {
  const invites = { ...find(id).invites };
  if (seat !== 'referee') delete invites[seat];
  put(id, { ...find(id), invites, seats: { ...find(id).seats, [seat]: secret } });
}

/** Opened from a file of two people. */
export function askSeat(id: string): void {
  put(id, { ...find(id), choose: true });
}

/** One seat is ours, and the file goes to and fro; or both are, at this screen. */
export function chooseSeat(id: string, seat: Side | 'both'): void {
  const { choose: _answered, ...old } = find(id);
  if (seat === 'both') return put(id, old);
  const secret = old.seats[seat];
  put(id, { ...old, seats: secret ? { [seat]: secret } : {}, byFile: true });
}

export function forget(id: string): void {
  const { [id]: _gone, ...rest } = known.value;
  known.value = rest;
}

function put(id: string, match: Known): void {
  const all = Object.entries({ ...known.value, [id]: match });
  all.sort(([, a], [, b]) => b.opened - a.opened);
  known.value = Object.fromEntries(all.slice(0, MOST));
}

/** The newest first. */
export function knownIds(): string[] {
  return Object.entries(known.value)
    .sort(([, a], [, b]) => b.opened - a.opened)
    .map(([id]) => id);
}

/** The secret to answer with, if this page may answer. */
export function secretFor(seats: Shares['seats'], who: WaitsFor | null): string | null {
  if (who === null || who === 'contributions') return null;
  if (who !== 'anybody') return seats[who] ?? null;
  return seats.home ?? seats.away ?? seats.referee ?? null;
}
