// Many tabs of one browser: browsers allow six connections to a server, and each tab that held one of its own would
// leave none for what is clicked.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { anotherTab, assertClean, choices, create, eventually, post, setUp, shoot, sitDown, visitor } from './kit.mjs';
import { Proxy } from './proxy.mjs';

const on = setUp();
let proxy;
after(() => proxy?.stop());

const OVER = { game: 'goal-dice', coaches: { home: 'sensible', away: 'sensible' }, options: ['half_seconds=60'] };
const LIVE = { game: 'goal-dice', coaches: { home: 'human', away: 'human' }, options: ['half_seconds=600', 'first_kick_off=home'] };

const view = async ({ id }) => (await fetch(`${on.server.url}/api/matches/${id}`)).json();

/** Answers for whoever is asked, as somebody else does it; the version after it. */
async function playElsewhere(match) {
  const { now } = await view(match);
  const reply = await post(on.server.url, `/matches/${match.id}/answers`, { version: now.version, answers: [now.pending.menu[0]] }, match.seats[now.waits_for]);
  assert.equal(reply.status, 200);
  return (await reply.json()).now;
}

/** The page shows the match as it is: the score, and what was said last. */
async function isUpToDate(page, match) {
  const { now, frames } = await view(match);
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

async function openTabs() {
  proxy ??= await Proxy.start(on.server.url);
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

test('twelve tabs, six of them with finished matches: all are alive, over one line', { timeout: 300_000 }, async (t) => {
  const { live, over } = await openTabs();
  await eventually(() => proxy.held(), (held) => held === 1, 'one request is held open');
  assert.equal(proxy.held('/api/events'), 1);
  t.diagnostic(`requests held open by twelve tabs: ${proxy.held()}; most of live updates at once: ${proxy.most('/api/events')}`);
  assert.ok(proxy.most('/api/events') <= 2, 'one comes before the other goes');
  // Every page is answered, and every match under way is heard of and goes on by a click.
  for (const { page } of [...live, ...over]) await answers(page);
  for (const { page, match } of live) {
    await choices(page).first().click();
    await eventually(async () => (await view(match)).frames.length, (count) => count > 3, 'the click is an answer');
    await playUntilAway(match);
    await isUpToDate(page, match);
  }
  await shoot(live[5].page, 'tabs-last-desk');

  // The tab that came first goes: the others notice nothing.
  await live[0].page.close();
  for (const { page, match } of live.slice(1)) {
    await playElsewhere(match);
    await isUpToDate(page, match);
    await answers(page);
  }
  await eventually(() => proxy.held(), (held) => held === 1, 'one request is held open');

  // At full time there is nothing more to hear: with the last match the line ends.
  for (const { page, match } of live.slice(1)) {
    while (!(await playElsewhere(match)).over) {
      // Until full time.
    }
    await page.getByTestId('result').waitFor();
  }
  await eventually(() => proxy.held(), (held) => held === 0, 'nothing is held open');
  for (const { page } of [...live.slice(1), ...over]) await answers(page);
  for (const { page } of [...live.slice(1), ...over]) assertClean(page);
  await over[0].page.context().close();
});

/** Somebody else plays on, as long as home is asked. */
async function playUntilAway(match) {
  let now = await playElsewhere(match);
  for (let turn = 0; turn < 40 && !now.over && now.waits_for === 'home'; turn += 1) now = await playElsewhere(match);
}

test('two tabs with one match, and both hear what one of them does', async () => {
  proxy ??= await Proxy.start(on.server.url);
  const match = await create(on.server.url, LIVE);
  const one = await visitor(on.browser);
  const two = await anotherTab(one.context());
  await sitDown(one, `${proxy.url}/#/match/${match.id}?seat=${match.seats.home}`);
  // The other tab of the browser has the seat as well, without the link.
  await two.goto(`${proxy.url}/#/match/${match.id}`);
  for (const page of [one, two]) await choices(page).first().waitFor();
  await choices(two).first().click();
  await eventually(async () => (await view(match)).frames.length, (count) => count > 3, 'the click is an answer');
  for (const page of [one, two]) await isUpToDate(page, match);
  await eventually(() => proxy.held('/api/events'), (held) => held === 1, 'one line for both');
  for (const page of [one, two]) assertClean(page);
  await one.context().close();
});

test('a browser without shared workers has a line for each tab, and none for what is over', async () => {
  proxy ??= await Proxy.start(on.server.url);
  const [under, over] = await Promise.all([create(on.server.url, LIVE), create(on.server.url, OVER)]);
  const page = await visitor(on.browser);
  await page.context().addInitScript(() => delete globalThis.SharedWorker);
  await sitDown(page, `${proxy.url}/#/match/${under.id}?seat=${under.seats.home}`);
  const other = await anotherTab(page.context());
  await other.goto(`${proxy.url}/#/match/${over.id}`);
  await other.getByTestId('result').waitFor();
  await eventually(() => [proxy.held(), proxy.held('/api/matches/')], ([all, lines]) => all === 1 && lines === 1, 'one line');
  await playElsewhere(under);
  await isUpToDate(page, under);
  for (const tab of [page, other]) assertClean(tab);
  await page.context().close();
});
