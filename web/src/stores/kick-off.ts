// Starting a match, from whatever is known of it.
import { ApiError, api } from '../api/client';
import type { NewMatch, Side } from '../api/schema';
import { matchHash } from '../core/links';
import { matchOfFile } from '../core/kept-files';
import { shareOut, type Coach } from '../core/plan';
import { words } from '../texts';
import { go } from './route';
import { askSeat, remember } from './seats';

export async function kickOff(match: NewMatch, coaches: Record<Side, Coach> | null = null): Promise<void> {
  const created = await api.create(match);
  remember(created.id, shareOut(created, coaches), true);
  go(matchHash(created.id));
}

/** A match with a friend elsewhere: we are at home, and the link is there at once. */
export function inviteFriend(game: string, ask: string[] | null): Promise<void> {
  const match: NewMatch = { game, coaches: { home: 'human', away: 'human' }, one_screen: false, ask };
  return kickOff(match, { home: { who: 'me' }, away: { who: 'link' } });
}

export async function openFile(file: Blob, anyway: boolean): Promise<void> {
  const text = await file.text();
  try {
    const created = await api.open(text, anyway);
    remember(created.id, shareOut(created, null));
    if (created.seats.home && created.seats.away) askSeat(created.id);
    go(matchHash(created.id));
  } catch (error) {
    // The server is away: perhaps it is a match that was seen here.
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    const kept = await matchOfFile(text);
    if (kept === null) throw new ApiError(0, words.offline.noFile);
    go(matchHash(kept));
  }
}
