// Many tabs of one browser: browsers allow six connections to a server, and each tab that held one of its own would
// leave none for what is clicked.
import { test } from 'node:test';
import { anotherTab, assertClean, choices, create, eventually, sitDown, visitor } from './kit.mjs';
import { isUpToDate, LIVE, OVER, playElsewhere, proxyOf, setUpTabs, twelveTabs, view } from './tabs.mjs';

const on = setUpTabs();

test('twelve tabs, six of them with finished matches: all are alive, over one line', { timeout: 300_000 }, (t) => twelveTabs(t, on, 'tabs-last-desk'));

test('two tabs with one match, and both hear what one of them does', async () => {
  const proxy = await proxyOf(on);
  const match = await create(on.server.url, LIVE);
  const one = await visitor(on.browser);
  const two = await anotherTab(one.context());
  await sitDown(one, `${proxy.url}/#/match/${match.id}?seat=${match.seats.home}`);
  // The other tab of the browser has the seat as well, without the link.
  await two.goto(`${proxy.url}/#/match/${match.id}`);
  for (const page of [one, two]) await choices(page).first().waitFor();
  await choices(two).first().click();
  await eventually(async () => (await view(on, match)).frames.length, (count) => count > 3, 'the click is an answer');
  for (const page of [one, two]) await isUpToDate(on, page, match);
  await eventually(() => proxy.held('/api/events'), (held) => held === 1, 'one line for both');
  for (const page of [one, two]) assertClean(page);
  await one.context().close();
});

test('a browser without shared workers has a line for each tab, and none for what is over', async () => {
  const proxy = await proxyOf(on);
  const [under, over] = await Promise.all([create(on.server.url, LIVE), create(on.server.url, OVER)]);
  const page = await visitor(on.browser);
  await page.context().addInitScript(() => delete globalThis.SharedWorker);
  await sitDown(page, `${proxy.url}/#/match/${under.id}?seat=${under.seats.home}`);
  const other = await anotherTab(page.context());
  await other.goto(`${proxy.url}/#/match/${over.id}`);
  await other.getByTestId('result').waitFor();
  await eventually(() => [proxy.held(), proxy.held('/api/matches/')], ([all, lines]) => all === 1 && lines === 1, 'one line');
  await playElsewhere(on, under);
  await isUpToDate(on, page, under);
  for (const tab of [page, other]) assertClean(tab);
  await page.context().close();
});
