// The matches this browser knows, with the secrets that prove a seat.
import type { Seat, Side, WaitsFor } from '../api/schema';
import type { Shares } from '../core/plan';
import { kept, read } from './kept';

export interface Known extends Shares {
  /** When it was last opened here, in milliseconds. */
  opened: number;
  /** Made here a moment ago: its first frames are to be played, not just shown. */
  fresh?: boolean;
  /** The match of a lesson: nothing to go on with. */
  lesson?: boolean;
  /** How far it was seen, if not to its end: the frame on screen. */
  seen?: number;
  /** A secret that came with a link: whoever opened it has not sat down yet. */
  invitation?: string;
  /** Opened from a file of two people: whose seat is this? */
  choose?: boolean;
  /** The other side is played elsewhere, and the file goes to and fro. */
  byFile?: boolean;
}

const MOST = 60;
const KEY = 'touchline.matches';

export const known = kept<Record<string, Known>>(KEY, {});

const NOTHING: Known = { seats: {}, invites: {}, opened: 0 };

export function find(id: string): Known {
  return known.value[id] ?? NOTHING;
}

/** What this browser remembers by now: another tab may have changed it a moment ago. */
const remembered = () => read(KEY, known.peek());

function change(id: string, next: (old: Known) => Known): void {
  const old = remembered();
  const all = Object.entries({ ...old, [id]: next(old[id] ?? NOTHING) });
  all.sort(([, a], [, b]) => b.opened - a.opened);
  known.value = Object.fromEntries(all.slice(0, MOST));
}

export function remember(id: string, shares: Shares, fresh = false): void {
  change(id, (old) => ({
    ...old,
    seats: { ...old.seats, ...shares.seats },
    invites: { ...old.invites, ...shares.invites },
    opened: Date.now(),
    ...(fresh ? { fresh } : {}),
  }));
}

/** The match of a lesson; that of the lesson before is of no more use. */
export function rememberLesson(id: string, shares: Shares): void {
  const others = Object.entries(remembered()).filter(([, match]) => !match.lesson);
  known.value = { ...Object.fromEntries(others), [id]: { ...shares, opened: Date.now(), lesson: true } };
}

/** Keeps the secret of a link before anything else is done with it; false if this browser keeps nothing. */
export function keepInvitation(id: string, secret: string): boolean {
  const isMine = ({ seats }: Known) => Object.values(seats).includes(secret);
  change(id, (old) => (isMine(old) ? old : { ...old, opened: Date.now(), invitation: secret }));
  const kept = read<Record<string, Known>>(KEY, {})[id];
  return kept !== undefined && (kept.invitation === secret || isMine(kept));
}

/** The link proves nothing (any more). */
export function dropInvitation(id: string): void {
  change(id, ({ invitation: _gone, ...old }) => old);
}

/** Notes that a match was opened; says whether it was fresh. */
export function touch(id: string): boolean {
  const fresh = find(id).fresh ?? false;
  change(id, ({ fresh: _gone, ...old }) => ({ ...old, opened: Date.now() }));
  return fresh;
}

/** How far a match was seen that was left before its end. */
export function seenOf(id: string): number | undefined {
  return find(id).seen;
}

export function noteSeen(id: string, frame: number | null): void {
  const old = remembered()[id];
  if (old === undefined || (frame === null && old.seen === undefined)) return;
  change(id, ({ seen: _before, ...rest }) => (frame === null ? rest : { ...rest, seen: frame }));
}

/** Sits down: the secret proves this seat. */
export function takeSeat(id: string, seat: Seat, secret: string): void {
  change(id, ({ invitation, ...old }) => {
    const invites = { ...old.invites };
    if (seat !== 'referee') delete invites[seat];
    const another = invitation === undefined || invitation === secret ? {} : { invitation };
    return { ...old, ...another, invites, seats: { ...old.seats, [seat]: secret } };
  });
}

/** Opened from a file of two people. */
export function askSeat(id: string): void {
  change(id, (old) => ({ ...old, choose: true }));
}

/** One seat is ours, and the file goes to and fro; or both are, at this screen. */
export function chooseSeat(id: string, seat: Side | 'both'): void {
  change(id, ({ choose: _answered, ...old }) => {
    if (seat === 'both') return old;
    const secret = old.seats[seat];
    return { ...old, seats: secret ? { [seat]: secret } : {}, byFile: true };
  });
}

export function forget(id: string): void {
  const { [id]: _gone, ...rest } = remembered();
  known.value = rest;
}

/** The newest first. */
export function knownIds(): string[] {
  return Object.entries(known.value)
    .filter(([, match]) => !match.lesson)
    .sort(([, a], [, b]) => b.opened - a.opened)
    .map(([id]) => id);
}

/** The secret to answer with, if this page may answer. */
export function secretFor(seats: Shares['seats'], who: WaitsFor | null): string | null {
  if (who === null || who === 'contributions') return null;
  if (who !== 'anybody') return seats[who] ?? null;
  return seats.home ?? seats.away ?? seats.referee ?? null;
}
