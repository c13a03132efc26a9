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
  kickOff,
  PHONE,
  playOut,
  setUp,
  shoot,
  visitor,
} from './kit.mjs';

const on = setUp();

/** Working out a match takes a moment on a busy machine. */
const LONG = { timeout: 90_000 };

/** A match as a program creates it. */
async function create(wish) {
  const reply = await fetch(`${on.server.url}/api/matches`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Touchline': '1' },
    body: JSON.stringify(wish),
  });
  assert.equal(reply.status, 201);
  return reply.json();
}

const SHORT = { half_seconds: '36', first_kick_off: 'home' };

test('who watches sees who will win, and who plays does not', async () => {
  const { id, seats } = await create({
    game: 'goal-dice',
    coaches: { home: 'human', away: 'human' },
    options: ['half_seconds=60', 'first_kick_off=home'],
  });
  const home = await visitor(on.browser);
  const watcher = await visitor(on.browser);
  await home.goto(`${on.server.url}/#/match/${id}?seat=${seats.home}`);
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
  await away.goto(`${on.server.url}/#/match/${id}?seat=${seats.away}`);
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
  // Another answer at the first decision of home.
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await page.locator('summary', { hasText: 'What if' }).click();
  const which = page.getByLabel('Which answer');
  for (let moment = 0; moment < 12; moment += 1) {
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    if (((await which.textContent()) ?? '').includes('home turn: ')) break;
  }
  const option = which.locator('option', { hasText: 'home turn: ' }).first();
  const was = (await option.textContent()).trim();
  await which.selectOption(await option.getAttribute('value'));
  await page.getByLabel('Another answer').fill('nonsense');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.what-if .notice').waitFor();
  const other = was.endsWith('advance') ? 'shoot' : 'advance';
  await page.getByLabel('Another answer').fill(other);
  const first = new URL(page.url()).hash;
  await page.getByRole('button', { name: 'Play on from here' }).click();
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
  const { id, seats } = await create({ game: 'inside-the-net', home: 'candleworth', away: 'mothdale', seed: 5 });
  const page = await visitor(on.browser);
  await page.goto(`${on.server.url}/#/match/${id}?seat=${seats.home}`);
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
