import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision, Frame, MatchView, Pending } from '../src/api/schema';
import { listen, type Link, type Source } from '../src/api/events';
import { Match, costOf } from '../src/stores/match';
import { forget, remember, secretFor } from '../src/stores/seats';
import { set } from '../src/stores/settings';
import { frame, now, opening, update } from './samples';

class FakeSource implements Source {
  static all: FakeSource[] = [];
  readyState = 1;
  readonly #heard: Record<string, ((event: Event) => void)[]> = {};
  constructor(readonly url: string) {
    FakeSource.all.push(this);
  }
  addEventListener(name: string, hear: unknown): void {
    (this.#heard[name] ??= []).push(hear as (event: Event) => void);
  }
  close(): void {
    this.readyState = 2;
  }
  tell(name: string, data?: unknown): void {
    const event = data === undefined ? new Event(name) : new MessageEvent(name, { data: JSON.stringify(data) });
    this.#heard[name]?.forEach((hear) => hear(event));
  }
  static get last(): FakeSource {
    return FakeSource.all.at(-1) as FakeSource;
  }
}

beforeEach(() => {
  FakeSource.all = [];
  set('speed', 'at once');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forget('m');
});

describe('the live connection', () => {
  it('is made anew when the browser gives up, from what is known by then', () => {
    vi.useFakeTimers();
    let version = 3;
    const links: Link[] = [];
    const seen: number[] = [];
    const stop = listen(
      (since) => `/events?since=${since}`,
      {
        version: () => version,
        link: (state) => links.push(state),
        update: (one) => seen.push((version = one.now.version)),
      },
      (url) => new FakeSource(url),
    );
    FakeSource.last.tell('open');
    FakeSource.last.tell('update', update(4, 0, []));
    FakeSource.last.readyState = 2;
    FakeSource.last.tell('error');
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSource.last.url).toBe('/events?since=4');
    FakeSource.last.tell('open');
    expect(links.at(-1)).toBe('live');
    expect(seen).toEqual([4]);
    stop();
    expect(FakeSource.last.readyState).toBe(2);
  });

  it('is left to the browser while that is still trying', () => {
    vi.useFakeTimers();
    const stop = listen(
      () => '/events',
      { version: () => 0, link: () => {}, update: () => {} },
      (url) => new FakeSource(url),
    );
    FakeSource.last.readyState = 0;
    FakeSource.last.tell('error');
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(1);
    stop();
  });
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
    expect(FakeSource.last.url).toBe(`/api/matches/m/events?viewer=${viewer}&since=4`);
    expect(match.frames.value).toHaveLength(9);
    match.close();
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
    expect(match.link.value).toBe('lost');
    FakeSource.last.tell('update', update(6, 8, [frame('home turn', 'shoot')]));
    expect(match.link.value).toBe('live');
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
