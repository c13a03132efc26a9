import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followAlone, SharedHub } from '../src/live/follow';
import { Hub, MOST_ON_A_LINE } from '../src/live/hub';
import { openLine } from '../src/live/line';
import type { Link, News, ToTab, Told, Wanted } from '../src/live/messages';
import { FakeSource } from './fake-source';
import { update } from './samples';

beforeEach(() => {
  FakeSource.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const connect = (url: string) => new FakeSource(url);

describe('a line', () => {
  it('is made anew when the browser gives up, from what is known by then', () => {
    let version = 3;
    const links: Link[] = [];
    const heard: [keyof News, string][] = [];
    const stop = openLine(
      () => `/events?since=${version}`,
      { link: (state) => links.push(state), message: (name, data) => heard.push([name, data]) },
      connect,
    );
    FakeSource.last.tell('open');
    FakeSource.last.tell('update', 4);
    version = 4;
    FakeSource.last.readyState = 2;
    FakeSource.last.tell('error');
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSource.last.url).toBe('/events?since=4');
    FakeSource.last.tell('open');
    expect(links.at(-1)).toBe('live');
    expect(heard).toEqual([['update', '4']]);
    stop();
    expect(FakeSource.last.readyState).toBe(2);
  });

  it('is left to the browser while that is still trying', () => {
    const stop = openLine(() => '/events', { link: () => {}, message: () => {} }, connect);
    FakeSource.last.readyState = 0;
    FakeSource.last.tell('error');
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(1);
    stop();
  });
});

const wanted = (match: string, version: number, more: Partial<Wanted> = {}): Wanted => ({
  match,
  version,
  viewer: `page-of-${match}`,
  chances: false,
  language: 'en',
  ...more,
});

/** A tab, and what it was told. */
function tab() {
  const told: ToTab[] = [];
  return { told, tell: (message: ToTab) => void told.push(message) };
}

const news = (match: string, version: number) => ({ match, news: update(version, 1, []) });
const versionsOf = ({ told }: ReturnType<typeof tab>) =>
  told.flatMap((one) => (one.kind === 'told' && one.name === 'update' ? [`${one.match} ${one.news.now.version}`] : []));

describe('the line that all tabs share', () => {
  const opened = (hub: Hub, ...pairs: [ReturnType<typeof tab>, Wanted][]) => {
    for (const [one, what] of pairs) hub.hear(one, { kind: 'follow', wanted: what });
    vi.advanceTimersByTime(100);
    FakeSource.last.tell('open');
  };

  it('is one for all, and each is told of its own match', () => {
    const hub = new Hub(connect);
    const [one, two, watcher] = [tab(), tab(), tab()];
    opened(hub, [one, wanted('a', 3)], [two, wanted('b', 7)], [watcher, wanted('b', 9, { viewer: 'w', chances: true })]);
    expect(FakeSource.open).toHaveLength(1);
    // Where two pages show a match, none of them has the answers to itself; and the one that knows less counts.
    expect(FakeSource.last.url).toBe('/api/events?matches=a:3:page-of-a,b:7&language=en&chances=b');
    FakeSource.last.tell('update', news('b', 10));
    FakeSource.last.tell('chances', { match: 'b', news: { version: 9, chances: null } });
    expect([versionsOf(one), versionsOf(two), versionsOf(watcher)]).toEqual([[], ['b 10'], ['b 10']]);
    expect(two.told.some((message) => message.kind === 'told' && message.name === 'chances')).toBe(false);
    expect(watcher.told.at(-1)).toMatchObject({ name: 'chances', match: 'b' });
  });

  it('misses nothing when another tab comes: the old line stays until the new one is open', () => {
    const hub = new Hub(connect);
    const [one, two] = [tab(), tab()];
    opened(hub, [one, wanted('a', 3)]);
    const old = FakeSource.last;
    hub.hear(two, { kind: 'follow', wanted: wanted('b', 1) });
    hub.hear(one, { kind: 'reached', match: 'a', version: 5 });
    vi.advanceTimersByTime(100);
    expect(FakeSource.open).toHaveLength(2);
    old.tell('update', news('a', 6));
    expect(versionsOf(one)).toEqual(['a 6']);
    // What an answer told is not asked for again.
    expect(FakeSource.last.url).toContain('a:5:');
    FakeSource.last.tell('open');
    expect(FakeSource.open).toHaveLength(1);
    FakeSource.last.tell('update', news('a', 7));
    expect(versionsOf(one)).toEqual(['a 6', 'a 7']);
  });

  it('does not pile up lines while the server is slow', () => {
    const hub = new Hub(connect);
    const first = tab();
    opened(hub, [first, wanted('a', 1)]);
    for (let one = 0; one < 10; one += 1) {
      hub.hear(tab(), { kind: 'follow', wanted: wanted(`m${one}`, 1) });
      vi.advanceTimersByTime(100);
      expect(FakeSource.open.length).toBeLessThanOrEqual(2);
    }
    FakeSource.last.tell('open');
    expect(FakeSource.open).toHaveLength(1);
    expect(first.told.at(-1)).toEqual({ kind: 'link', match: 'a', state: 'live' });
  });

  it('goes on from where everybody is when it breaks', () => {
    const hub = new Hub(connect);
    const one = tab();
    opened(hub, [one, wanted('a', 3)], [tab(), wanted('b', 1)]);
    FakeSource.last.tell('update', news('a', 8));
    FakeSource.last.readyState = 2;
    FakeSource.last.tell('error');
    expect(one.told.at(-1)).toEqual({ kind: 'link', match: 'a', state: 'lost' });
    vi.advanceTimersByTime(1000);
    expect(FakeSource.last.url).toContain('matches=a:8:page-of-a,b:1:page-of-b&');
  });

  it('lets go of a match at full time, and ends with the last', () => {
    const hub = new Hub(connect);
    const [one, two] = [tab(), tab()];
    opened(hub, [one, wanted('a', 3)], [two, wanted('b', 3)]);
    FakeSource.last.tell('end', { match: 'a', news: { why: 'over' } });
    expect(one.told.at(-1)).toMatchObject({ name: 'end', match: 'a' });
    expect(FakeSource.open).toHaveLength(1);
    // Another tab comes: what is over is not asked for again.
    hub.hear(tab(), { kind: 'follow', wanted: wanted('c', 1) });
    vi.advanceTimersByTime(100);
    expect(FakeSource.last.url).toContain('matches=b:3:page-of-b,c:1:page-of-c&');
    FakeSource.last.tell('open');
    hub.hear(two, { kind: 'gone' });
    expect(FakeSource.open).toHaveLength(1);
    FakeSource.last.tell('end', { match: 'c', news: { why: 'over' } });
    expect(FakeSource.open).toHaveLength(0);
  });

  it('asks later for a match that could not be read', () => {
    const hub = new Hub(connect);
    opened(hub, [tab(), wanted('a', 3)]);
    const asked = FakeSource.all.length;
    FakeSource.last.tell('end', { match: 'a', news: { why: 'gone' } });
    vi.advanceTimersByTime(16_000);
    expect(FakeSource.all).toHaveLength(asked + 1);
    expect(FakeSource.last.url).toContain('matches=a:3:');
  });

  it('is as many lines as the server wants for very many matches, and one for each language', () => {
    const hub = new Hub(connect);
    for (let one = 0; one <= MOST_ON_A_LINE; one += 1) hub.hear(tab(), { kind: 'follow', wanted: wanted(`m${one}`, 1) });
    hub.hear(tab(), { kind: 'follow', wanted: wanted('m0', 1, { language: 'de' }) });
    vi.advanceTimersByTime(100);
    const counts = FakeSource.open.map(({ url }) => `${/matches=([^&]*)/.exec(url)?.[1]?.split(',').length} ${/language=(..)/.exec(url)?.[1]}`);
    expect(counts).toEqual([`${MOST_ON_A_LINE} en`, '1 en', '1 de']);
  });
});

describe('a page', () => {
  it('that has a line of its own does not come back after full time', () => {
    const told: Told[] = [];
    followAlone(wanted('a', 4, { chances: true }), { told: (one) => told.push(one), link: () => {} }, connect);
    expect(FakeSource.last.url).toBe('/api/matches/a/events?viewer=page-of-a&since=4&language=en&chances=true');
    FakeSource.last.tell('end', { why: 'over' });
    expect(told).toEqual([{ name: 'end', news: { why: 'over' } }]);
    expect(FakeSource.last.readyState).toBe(2);
  });

  it('that shares one gets its own where there is no such worker, from what it knows by then', () => {
    const { port1 } = new MessageChannel();
    const own: Wanted[] = [];
    const stop = vi.fn();
    const hub = new SharedHub(port1, (what) => (own.push({ ...what }), { reached: () => {}, stop }));
    const following = hub.follow(wanted('a', 4), { told: () => {}, link: () => {} });
    following.reached(6);
    vi.advanceTimersByTime(10_000);
    expect(own).toEqual([wanted('a', 6)]);
    following.stop();
    expect(stop).toHaveBeenCalledTimes(1);
    hub.follow(wanted('b', 1), { told: () => {}, link: () => {} });
    expect(own.at(-1)).toEqual(wanted('b', 1));
  });
});
