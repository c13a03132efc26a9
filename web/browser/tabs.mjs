// Many tabs of one browser, over a proxy that counts what they hold open.
import { after } from 'node:test';
import assert from 'node:assert/strict';
import { anotherTab, assertClean, choices, create, eventually, post, setUp, shoot, sitDown, visitor } from './kit.mjs';
import { Proxy } from './proxy.mjs';

export const OVER = { game: 'goal-dice', coaches: { home: 'sensible', away: 'sensible' }, options: ['half_seconds=60'] };
export const LIVE = { game: 'goal-dice', coaches: { home: 'human', away: 'human' }, options: ['half_seconds=600', 'first_kick_off=home'] };

/** A server and a browser, between which a proxy can stand. */
export function setUpTabs(open) {
  const on = setUp(undefined, undefined, open);
  after(() => on.proxy?.stop());
  return on;
}

/** The proxy, which is there from the first test that wants it. */
export const proxyOf = async (on) => (on.proxy ??= await Proxy.start(on.server.url));

export const view = async (on, { id }) => (await fetch(`${on.server.url}/api/matches/${id}`)).json();

/** Answers for whoever is asked, as somebody else does it; the version after it. */
export async function playElsewhere(on, match) {
  const { now } = await view(on, match);
  const reply = await post(on.server.url, `/matches/${match.id}/answers`, { version: now.version, answers: [now.pending.menu[0]] }, match.seats[now.waits_for]);
  assert.equal(reply.status, 200);
  return (await reply.json()).now;
}

/** The page shows the match as it is: the score, and what was said last. */
export async function isUpToDate(on, page, match) {
  const { now, frames } = await view(on, match);
  const last = frames.flatMap((frame) => frame.story).findLast((line) => line.commentary)?.commentary ?? '';
  const shown = async () => [await page.getByTestId('score').innerText(), await page.getByTestId('commentary').innerText()];
  const score = now.score.join('–');
  const isShown = ([points, said]) => points.replace(/\s/g, '') === score && said.includes(last);
  await eventually(shown, isShown, `${score} and “${last}” are shown`);
}

/** A request of the page is answered, whatever else it holds. */
async function answers(page) {
  const status = await page.evaluate(async () => (await fetch('/api/games', { cache: 'no-store' })).status);
  assert.equal(status, 200);
}

async function openTabs(on, proxy) {
  const [live, over] = [[], []];
  for (let one = 0; one < 6; one += 1) {
    live.push(await create(on.server.url, LIVE));
    over.push(await create(on.server.url, OVER));
  }
  const first = await visitor(on.browser);
  const tabs = [];
  for (const [at, match] of [...live, ...over].entries()) {
    const page = at === 0 ? first : await anotherTab(first.context());
    const isLive = live.includes(match);
    if (isLive) await sitDown(page, `${proxy.url}/#/match/${match.id}?seat=${match.seats.home}`);
    else await page.goto(`${proxy.url}/#/match/${match.id}`);
    await page.getByTestId(isLive ? 'question' : 'result').waitFor();
    tabs.push({ page, match });
  }
  return { live: tabs.slice(0, 6), over: tabs.slice(6) };
}

/** Somebody else plays on, as long as home is asked. */
async function playUntilAway(on, match) {
  let now = await playElsewhere(on, match);
  for (let turn = 0; turn < 40 && !now.over && now.waits_for === 'home'; turn += 1) now = await playElsewhere(on, match);
}

/** Twelve tabs, six of them with finished matches: all are alive, over one line. A picture is not for Firefox, whose
    driver writes a style into the page, which the page's policy forbids. */
export async function twelveTabs(t, on, picture) {
  const proxy = await proxyOf(on);
  const { live, over } = await openTabs(on, proxy);
  await eventually(() => proxy.held(), (held) => held === 1, 'one request is held open');
  assert.equal(proxy.held('/api/events'), 1);
  t.diagnostic(`requests held open by twelve tabs: ${proxy.held()}; most of live updates at once: ${proxy.most('/api/events')}`);
  assert.ok(proxy.most('/api/events') <= 2, 'one comes before the other goes');
  // Every page is answered, and every match under way is heard of and goes on by a click.
  for (const { page } of [...live, ...over]) await answers(page);
  for (const { page, match } of live) {
    await choices(page).first().click();
    await eventually(async () => (await view(on, match)).frames.length, (count) => count > 3, 'the click is an answer');
    await playUntilAway(on, match);
    await isUpToDate(on, page, match);
  }
  if (picture) await shoot(live[5].page, picture);

  // The tab that came first goes: the others notice nothing.
  await live[0].page.close();
  for (const { page, match } of live.slice(1)) {
    await playElsewhere(on, match);
    await isUpToDate(on, page, match);
    await answers(page);
  }
  await eventually(() => proxy.held(), (held) => held === 1, 'one request is held open');

  // At full time there is nothing more to hear: with the last match the line ends.
  for (const { page, match } of live.slice(1)) {
    while (!(await playElsewhere(on, match)).over) {
      // Until full time.
    }
    await page.getByTestId('result').waitFor();
  }
  await eventually(() => proxy.held(), (held) => held === 0, 'nothing is held open');
  for (const { page } of [...live.slice(1), ...over]) await answers(page);
  for (const { page } of [...live.slice(1), ...over]) assertClean(page);
  await over[0].page.context().close();
}
