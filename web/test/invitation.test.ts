import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchView, Seat } from '../src/api/schema';
import { Match } from '../src/stores/match';
import { heard } from '../src/stores/reach';
import { find, forget, keepInvitation, known, noteSeen, remember } from '../src/stores/seats';
import { FakeSource } from './fake-source';
import { now, opening } from './samples';

/** What each secret proves. */
const SEATS: Record<string, Seat> = { 'secret of home': 'home', 'secret of away': 'away' };

const view = (secret: string | null, over = false): MatchView => ({
  id: 'm',
  setup: {
    game: 'goal-dice',
    names: ['Reds', 'Blues'],
    coaches: ['human', 'human'],
    dice: 'app',
    undo: 'free',
    options: [],
    one_screen: false,
    chances: 'delayed',
    exact_odds: true,
  },
  board: { game: 'goal-dice', squares: [] },
  you: SEATS[secret ?? ''] ?? null,
  now: now(4, { over, waits_for: over ? null : 'home' }),
  frames: opening,
});

/** Each request is answered by the next of these; the last one stays. */
function serve(...replies: ((secret: string | null) => Response | Promise<never>)[]) {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/server') return new Response('{}');
    const secret = new Headers(init?.headers).get('X-Touchline-Seat');
    asked.push(secret);
    return (replies.length > 1 ? replies.shift() : replies[0])?.(secret);
  });
  return asked;
}

const fine = (secret: string | null) => new Response(JSON.stringify(view(secret)));
const fails = () => Promise.reject(new TypeError('no line'));

beforeEach(() => {
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  heard(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forget('m');
});

async function opened(): Promise<Match> {
  const match = new Match('m');
  await match.open();
  return match;
}

describe('an invitation', () => {
  it('is kept before the server is asked, and tried again when the first request fails', async () => {
    vi.useFakeTimers();
    expect(keepInvitation('m', 'secret of away')).toBe(true);
    const asked = serve(fails, fine);
    const match = new Match('m');
    const open = match.open();
    await vi.advanceTimersByTimeAsync(100);
    expect(match.setup.value).toBe(null);
    expect(match.notice.value).not.toBe('');
    await vi.advanceTimersByTimeAsync(5000);
    await open;
    expect(asked).toEqual(['secret of away', 'secret of away']);
    expect([match.invitation.side.value, match.notice.value]).toEqual(['away', '']);
    // Nobody has sat down yet: that is for the button.
    expect(find('m').seats).toEqual({});
    match.invitation.sitDown();
    expect(find('m')).toMatchObject({ seats: { away: 'secret of away' } });
    expect([find('m').invitation, match.invitation.side.value]).toEqual([undefined, null]);
    match.close();
  });

  it('survives a page that is left at once, and a second opening of the same link', async () => {
    keepInvitation('m', 'secret of away');
    serve(() => new Promise<never>(() => {}));
    const left = new Match('m');
    void left.open();
    left.close();
    expect(find('m').invitation).toBe('secret of away');
    serve(fine);
    const match = await opened();
    match.invitation.sitDown();
    keepInvitation('m', 'secret of away');
    expect(find('m').invitation).toBeUndefined();
    expect(match.invitation.side.value).toBe(null);
    match.close();
  });

  it('is seen by a page that was watching, here or in another tab', async () => {
    serve(fine);
    const match = await opened();
    expect(match.invitation.side.value).toBe(null);
    keepInvitation('m', 'secret of away');
    await vi.waitFor(() => expect(match.invitation.side.value).toBe('away'));
    match.invitation.sitDown();
    expect(match.seats.value).toEqual({ away: 'secret of away' });
    match.close();
  });

  it('that proves nothing is said to be bad, and what one had stays', async () => {
    remember('m', { seats: { home: 'secret of home' }, invites: {} });
    keepInvitation('m', 'no secret');
    serve(fine);
    const match = await opened();
    expect(match.notice.value).toContain('not valid');
    expect(find('m').invitation).toBeUndefined();
    expect(match.seats.value).toEqual({ home: 'secret of home' });
    match.close();
  });

  it('is not judged by what this browser kept while the server was away', async () => {
    keepInvitation('m', 'secret of away');
    serve(() => new Response(JSON.stringify(view(null)), { headers: { 'X-Touchline-Kept': 'true' } }));
    const match = await opened();
    expect(find('m').invitation).toBe('secret of away');
    expect(match.notice.value).toBe('');
    match.close();
  });

  it('to a match that is over leads to the match', async () => {
    keepInvitation('m', 'secret of away');
    serve((secret) => new Response(JSON.stringify(view(secret, true))));
    const match = await opened();
    expect(match.invitation.side.value).toBe(null);
    expect(match.seats.value).toEqual({ away: 'secret of away' });
    expect(FakeSource.all, 'nothing more can be heard').toHaveLength(0);
    match.close();
  });
});

describe('several tabs', () => {
  const KEY = 'touchline.matches';
  /** As another tab does it, of which this one has not heard yet. */
  const elsewhere = (id: string, seats: object) => {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    localStorage.setItem(KEY, JSON.stringify({ ...all, [id]: { seats, invites: {}, opened: Date.now() } }));
  };

  it('do not take seats from each other', () => {
    remember('m', { seats: { home: 'h' }, invites: {} });
    elsewhere('other', { away: 'a' });
    noteSeen('m', 3);
    expect(find('other').seats).toEqual({ away: 'a' });
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ other: { seats: { away: 'a' } }, m: { seen: 3 } });
    forget('other');
  });

  it('hear of each other', () => {
    elsewhere('third', { home: 'h' });
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(known.value['third']?.seats).toEqual({ home: 'h' });
    forget('third');
  });
});
