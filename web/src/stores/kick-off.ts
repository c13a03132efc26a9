// Starting a match, from whatever is known of it.
import { api } from '../api/client';
import type { NewMatch, Side } from '../api/types';
import { matchHash } from '../core/links';
import { shareOut, type Coach } from '../core/plan';
import { go } from './route';
import { askSeat, remember } from './seats';

export async function kickOff(match: NewMatch, coaches: Record<Side, Coach> | null = null): Promise<void> {
  const created = await api.create(match);
  remember(created.id, shareOut(created, coaches), true);
  go(matchHash(created.id));
}

export async function openFile(file: Blob): Promise<void> {
  const created = await api.open(await file.text());
  remember(created.id, shareOut(created, null));
  if (created.seats.home && created.seats.away) askSeat(created.id);
  go(matchHash(created.id));
}
