// In and after a match: who will win, standing orders, how lucky it was, what would have been, and telling others.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import {
  assertAccessible,
  assertClean,
  assertCount,
  assertFits,
  assertReads,
  choices,
  create,
  kickOff,
  PHONE,
  playOut,
  setUp,
  shoot,
  sitDown,
  visitor,
} from './kit.mjs';

const on = setUp();

/** Working out a match takes a moment on a busy machine. */
const LONG = { timeout: 90_000 };

const SHORT = { half_seconds: '36', first_kick_off: 'home' };

test('who watches sees who will win, and who plays does not', async () => {
  const { id, seats } = await create(on.server.url, {
    game: 'goal-dice',
    coaches: { home: 'human', away: 'human' },
    options: ['half_seconds=60', 'first_kick_off=home'],
  });
  const home = await visitor(on.browser);
  const watcher = await visitor(on.browser);
  await sitDown(home, `${on.server.url}/#/match/${id}?seat=${seats.home}`);
  await watcher.goto(`${on.server.url}/#/match/${id}`);
  const chances = watcher.getByTestId('win-chances');
  // Nothing about the question that waits.
  await choices(home).first().waitFor(LONG);
  await assertCount(chances, 0);
  await choices(home).filter({ hasText: 'Shoot' }).first().click();
  await chances.waitFor(LONG);
  const before = await chances.innerText();
  assert.match(before, /\d+\s?%.*draw \d+\s?%.*\d+\s?%/);
  assert.match(before, /Exact.*As it stood at the last question that was answered/);
  await assertAccessible(watcher, 'watching');
  await shoot(watcher, 'watch-desk');
  // The coach plays on; the watcher is told of it, the coach is told nothing.
  const away = await visitor(on.browser);
  await sitDown(away, `${on.server.url}/#/match/${id}?seat=${seats.away}`);
  const asked = await Promise.any([home, away].map((page) => choices(page).first().waitFor(LONG).then(() => page)));
  await choices(asked).filter({ hasText: 'Shoot' }).first().click();
  await watcher.waitForFunction(
    (old) => document.querySelector('[data-testid=win-chances]')?.innerText !== old,
    before,
    LONG,
  );
  await assertCount(home.getByTestId('win-chances'), 0);
  assertClean(home);
  assertClean(watcher);
});

test('how lucky it was, what would have been, and a recap', async () => {
  const page = await visitor(on.browser);
  await kickOff(page, on.server.url, { options: SHORT });
  await playOut(page);
  const luck = page.getByTestId('luck');
  await luck.waitFor(LONG);
  await assertReads(luck, /At kick-off: .*%/);
  await assertReads(luck, /Luck and judgement/);
  // A swing leads to its moment.
  const swing = page.getByTestId('swings').getByRole('button').first();
  if (await swing.count()) await swing.click();
  await assertAccessible(page, 'after the match');
  await shoot(page, 'after-desk');
  await page.locator('summary', { hasText: 'Tell others' }).click();
  await page.getByRole('button', { name: 'Copy Markdown' }).click();
  await page.waitForFunction(() => document.querySelector('[data-testid=recap]')?.value.startsWith('# '));
  // Another answer at the first decision.
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await page.locator('summary', { hasText: 'What if' }).click();
  const which = page.getByLabel('Which answer');
  const instead = page.locator('.instead');
  for (let moment = 0; moment < 12; moment += 1) {
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await instead.waitFor();
    if (await instead.locator('.choice').count()) break;
  }
  // What can be chosen is offered; what was chosen says so, and cannot be chosen again.
  await assertCount(instead.locator('.choice'), 2);
  await assertReads(instead.locator('.choice:disabled'), /as it was/);
  assert.equal(await page.getByLabel('Something else').count(), 0);
  await assertAccessible(page, 'a what-if');
  await shoot(page, 'what-if-desk');
  // A die has its faces.
  const decision = await which.inputValue();
  await which.selectOption({ index: 1 });
  await assertCount(instead.locator('.face'), 6);
  await assertCount(instead.locator('.face:disabled'), 1);
  await which.selectOption(decision);
  const first = new URL(page.url()).hash;
  await instead.locator('.choice:enabled').click();
  await page.getByTestId('what-if').waitFor();
  assert.notEqual(new URL(page.url()).hash, first);
  await playOut(page);
  // And back to the match as it was.
  await page.getByTestId('what-if').getByRole('link').click();
  await page.waitForFunction((hash) => location.hash === hash, first);
  await assertCount(page.getByTestId('what-if'), 0);
  assertClean(page);
});

test('the same on a phone', async () => {
  const page = await visitor(on.browser, { viewport: PHONE });
  await kickOff(page, on.server.url, { options: SHORT });
  await playOut(page);
  await page.getByTestId('luck').waitFor(LONG);
  await assertFits(page, 'after the match');
  await shoot(page, 'after-phone');
  assertClean(page);
});

test('a coach who does not want to be asked is not', async () => {
  const { id, seats } = await create(on.server.url, { game: 'inside-the-net', home: 'candleworth', away: 'mothdale', seed: 5 });
  const page = await visitor(on.browser);
  await sitDown(page, `${on.server.url}/#/match/${id}?seat=${seats.home}`);
  await choices(page).first().or(page.locator('.panel.asked button')).first().waitFor();
  const seat = { 'X-Touchline-Seat': seats.home };
  const pending = async () => (await (await fetch(`${on.server.url}/api/matches/${id}`)).json()).now.pending?.name;
  const orders = async () => (await (await fetch(`${on.server.url}/api/matches/${id}/orders`, { headers: seat })).json()).orders;
  assert.equal((await orders()).find(({ question }) => question === 'sheet').wish, 'ask');
  assert.equal(await pending(), 'sheet');
  await page.locator('summary', { hasText: 'Ask me about' }).click();
  const line = page.locator('.order select').first();
  await line.selectOption('pass');
  await page.locator('.orders [role=status]', { hasText: 'Noted' }).waitFor();
  assert.equal((await orders()).find(({ question }) => question === 'sheet').wish, 'pass');
  assert.notEqual(await pending(), 'sheet');
  await assertAccessible(page, 'orders');
  await shoot(page, 'orders-desk');
  // Odds are offered only where they are exact.
  await assertCount(page.getByRole('button', { name: /Show odds/ }), 0);
  assertClean(page);
});
