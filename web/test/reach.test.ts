import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptSummaries, matchOfFile } from '../src/core/kept-files';
import { heard, look, reachable, returns, whenBack } from '../src/stores/reach';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  heard(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks until the server is back, and lets those go on who waited', async () => {
  const answers = [() => Promise.reject(new TypeError()), () => Promise.resolve(new Response())];
  const ask = vi.fn(() => answers.shift()?.());
  vi.stubGlobal('fetch', ask);
  const before = returns.value;
  let went = false;
  heard(false);
  void whenBack().then(() => (went = true));
  expect([reachable.value, went]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([ask.mock.calls.length, reachable.value, went]).toEqual([1, false, false]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([ask.mock.calls.length, reachable.value, went, returns.value]).toEqual([2, true, true, before + 1]);
  // It is there: nobody asks any more.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not keep anybody waiting while the server is there', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 500 })));
  await look();
  await whenBack();
  expect(reachable.value).toBe(true);
});

it('knows nothing where nothing can be kept', async () => {
  expect(await keptSummaries(['a'])).toEqual([]);
  expect(await matchOfFile('touchline match 1\n')).toBe(null);
});
