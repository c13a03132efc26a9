// A server that is slow to answer.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, api } from '../src/api/client';
import { heard, reachable, waitingLong } from '../src/stores/reach';

/** Requests that nobody answers, until they are given up. */
function silent(): AbortSignal[] {
  const asked: AbortSignal[] = [];
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    if (path === '/api/server') return Promise.resolve(new Response('{}'));
    if (signal) asked.push(signal);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
  });
  return asked;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  heard(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says after five seconds that no answer comes, and asks again where that does no harm', async () => {
  const asked = silent();
  const games = api.games();
  await vi.advanceTimersByTimeAsync(4_900);
  expect([asked.length, waitingLong.value]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(200);
  expect([asked.length, asked[0]?.aborted, waitingLong.value]).toEqual([2, true, 1]);
  // The second has more time.
  await vi.advanceTimersByTimeAsync(9_000);
  expect(asked).toHaveLength(2);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ games: [] }))));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await games).toEqual([]);
  expect(waitingLong.value).toBe(0);
});

it('sends an answer again, which counts once, but creates no second match', async () => {
  const asked = silent();
  const seat = { seat: 's', viewer: 'v' };
  const both = [api.answer('m', seat, 3, ['shoot']), api.create({ game: 'goal-dice' })].map((one) => one.catch((error: unknown) => error));
  await vi.advanceTimersByTimeAsync(5_100);
  expect(asked.map((signal) => signal.aborted)).toEqual([true, false, false]);
  expect(waitingLong.value).toBe(2);
  // In the end the answer is given up here; whoever gave it sends it when the server is back.
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await both[0]).toBeInstanceOf(ApiError);
  expect(asked).toHaveLength(2 + 5);
  expect(waitingLong.value).toBe(1);
});

it('waits for what takes long to work out, and says so where the page does not say it in its place', async () => {
  const asked = silent();
  const before = waitingLong.value;
  void api.course('m', new AbortController().signal).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waitingLong.value).toBe(before);
  void api.odds('m').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waitingLong.value).toBe(before + 1);
  expect(asked.map((signal) => signal.aborted)).toEqual([false, false]);
});

it('gives work up that nobody waits for any more, and does not take that for a server that is away', async () => {
  const asked = silent();
  const left = new AbortController();
  const course = api.course('m', left.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  left.abort();
  expect(await course).toBeInstanceOf(ApiError);
  expect(asked.map((signal) => signal.aborted)).toEqual([true]);
  expect(reachable.value).toBe(true);
});
