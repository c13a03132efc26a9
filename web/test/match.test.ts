import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision, Frame, MatchView, Pending } from '../src/api/schema';
import { costOf } from '../src/core/foresight';
import { Match } from '../src/stores/match';
import { forget, remember, secretFor } from '../src/stores/seats';
import { set } from '../src/stores/settings';
import { speak } from '../src/texts';
import { FakeSource } from './fake-source';
import { frame, now, opening, update } from './samples';

beforeEach(() => {
  FakeSource.all = [];
  set('speed', 'at once');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forget('m');
});

describe('a match', () => {
  const asked = { kind: 'decide', side: 'home', name: 'turn', menu: ['advance', 'shoot'], default: 'advance', about: '', hints: [] as string[] } satisfies Pending;
  const view = (version: number, frames: Frame[]): MatchView => ({
    id: 'm',
    setup: {
      game: 'goal-dice',
      names: ['Reds', 'Blues'],
      coaches: ['human', 'sensible'],
      dice: 'app',
      undo: 'free',
      options: [],
      one_screen: false, chances: 'delayed', exact_odds: true,
    },
    board: { game: 'goal-dice', squares: [] },
    you: 'home',
    now: now(version, { pending: { ...asked, menu: [...asked.menu] } }),
    frames,
  });

  function serve(answers: Record<string, () => [number, unknown, Record<string, string>?]>) {
    const calls: string[] = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const call = `${init.method} ${path}`;
      calls.push(call);
      const [status, body, headers = {}] = answers[call]?.() ?? [404, { error: 'no such thing' }];
      return new Response(JSON.stringify(body), { status, headers });
    });
    vi.stubGlobal('EventSource', FakeSource);
    return calls;
  }

  async function opened(): Promise<Match> {
    remember('m', { seats: { home: 'secret' }, invites: {} });
    const match = new Match('m');
    await match.open(null);
    return match;
  }

  it('sends an answer again that the server could not keep, and says so meanwhile', async () => {
    let tries = 0;
    const calls = serve({
      'GET /api/matches/m': () => [200, view(4, opening)],
      'POST /api/matches/m/answers': () =>
        ++tries < 3 ? [503, { error: 'busy' }, { 'Retry-After': '2' }] : [200, update(5, 8, [])],
    });
    const match = await opened();
    vi.useFakeTimers();
    const answered = match.answer(['shoot']);
    await vi.advanceTimersByTimeAsync(1900);
    expect(match.notice.value).toContain('2 s');
    expect(tries).toBe(1);
    await vi.advanceTimersByTimeAsync(2300);
    expect(await answered).toBe(true);
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(3);
    expect(match.notice.value).toBe('');
    match.close();
  });

  it('says which page acts, so that its live connection need not tell the same', async () => {
    serve({
      'GET /api/matches/m': () => [200, view(4, opening)],
      'POST /api/matches/m/answers': () => [200, update(5, 8, [frame('home turn', 'shoot')])],
    });
    const match = await opened();
    const sent = vi.spyOn(globalThis, 'fetch');
    await match.answer(['shoot']);
    const viewer = new Headers(sent.mock.calls[0]?.[1]?.headers).get('X-Touchline-Viewer');
    expect(viewer).toMatch(/^[0-9a-f]{32}$/);
    expect(FakeSource.last.url).toBe(`/api/matches/m/events?viewer=${viewer}&since=4&language=en`);
    expect(match.frames.value).toHaveLength(9);
    match.close();
  });

  it('is told in the language of the page, and anew when that changes', async () => {
    const calls = serve({ 'GET /api/matches/m': () => [200, view(4, opening)] });
    const sent = vi.spyOn(globalThis, 'fetch');
    const tongues = () => sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('Accept-Language'));
    const match = await opened();
    expect(tongues()).toEqual(['en']);
    const german = opening.map((one) => ({ ...one, story: one.story.map((line) => ({ ...line, commentary: 'Weiter geht’s.' })) }));
    serve({ 'GET /api/matches/m': () => [200, view(4, german)] });
    const again = vi.spyOn(globalThis, 'fetch');
    match.playback.seek(2);
    await speak('de');
    await vi.waitFor(() => expect(match.frames.value[7]?.story[0]?.commentary).toBe('Weiter geht’s.'));
    expect(new Headers(again.mock.calls[0]?.[1]?.headers).get('Accept-Language')).toBe('de');
    // The same happened: whoever looks on stays where he is.
    expect(match.playback.shown.value).toBe(2);
    expect(FakeSource.last.url).toContain('&language=de');
    expect(calls).toHaveLength(1);
    match.close();
    await speak('en');
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('goes on where it was left before its end', async () => {
    serve({ 'GET /api/matches/m': () => [200, view(4, opening)] });
    const match = await opened();
    expect(match.playback.shown.value).toBe(7);
    match.playback.seek(2);
    match.close();
    set('speed', 'normal');
    const again = new Match('m');
    await again.open(null);
    expect(again.playback.shown.value).toBe(2);
    again.playback.skip();
    again.close();
    const ended = new Match('m');
    await ended.open(null);
    expect(ended.playback.shown.value).toBe(7);
    ended.close();
  });

  it('takes an answer’s update once, though it comes twice', async () => {
    const more = [frame('home turn', 'shoot')];
    serve({
      'GET /api/matches/m': () => [200, view(4, opening)],
      'POST /api/matches/m/answers': () => [200, update(5, 8, more)],
    });
    const match = await opened();
    expect(match.asked.value).toBe(true);
    expect(await match.answer(['shoot'])).toBe(true);
    FakeSource.last.tell('update', update(5, 8, more));
    expect(match.frames.value).toHaveLength(9);
    match.close();
  });

  it('is read again when it has moved on', async () => {
    let version = 4;
    const calls = serve({
      'GET /api/matches/m': () => [200, view(version, version === 4 ? opening : opening.slice(0, 3))],
      'POST /api/matches/m/answers': () => ((version = 6), [409, { error: 'moved on' }]),
    });
    const match = await opened();
    expect(await match.answer(['shoot'])).toBe(false);
    expect(match.now.value?.version).toBe(6);
    expect(match.frames.value).toHaveLength(3);
    expect(match.playback.shown.value).toBe(2);
    expect(calls.filter((call) => call.startsWith('GET'))).toHaveLength(2);
    match.close();
  });

  it('says why an answer does not fit', async () => {
    serve({
      'GET /api/matches/m': () => [200, view(4, opening)],
      'POST /api/matches/m/answers': () => [422, { error: '9 is not on the die: 1 to 6' }],
    });
    const match = await opened();
    await match.answer(['9']);
    expect(match.notice.value).toBe('9 is not on the die: 1 to 6');
    match.close();
  });

  it('misses nothing after a break', async () => {
    serve({ 'GET /api/matches/m': () => [200, view(4, opening)] });
    const match = await opened();
    FakeSource.last.tell('error');
    expect(match.hearing.link.value).toBe('lost');
    FakeSource.last.tell('update', update(6, 8, [frame('home turn', 'shoot')]));
    expect(match.hearing.link.value).toBe('live');
    expect(match.frames.value).toHaveLength(9);
    match.close();
  });
});

it('answers only with a seat of its own', () => {
  expect(secretFor({ home: 'h' }, 'home')).toBe('h');
  expect(secretFor({ home: 'h' }, 'away')).toBeNull();
  expect(secretFor({ away: 'a' }, 'anybody')).toBe('a');
  expect(secretFor({}, 'anybody')).toBeNull();
});

it('tells what a choice gave away', () => {
  const choices = [
    { choice: 'advance', win: 0.4, draw: 0.2, loss: 0.4 },
    { choice: 'shoot', win: 0.38, draw: 0.2, loss: 0.42 },
  ];
  const decision: Decision = { line: 1, frame: 1, at: "2'", side: 'home', choices, chosen: null, cost: null, method: 'exact' };
  expect(costOf(decision, 'shoot')?.cost).toBeCloseTo(0.02);
  expect(costOf(decision, 'advance')?.cost).toBe(0);
  expect(costOf(decision, 'dance')).toBeNull();
});
