// Offense Charts: a match is watched, or refereed with a real deck.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import {
  assertAccessible,
  assertClean,
  assertCount,
  assertFits,
  assertReads,
  choose,
  PHONE,
  setUp,
  shoot,
  turnCards,
  visitor,
} from './kit.mjs';

const on = setUp();

test('a match by the cards, watched to its end', async () => {
  const page = await visitor(on.browser);
  await choose(page, on.server.url, /Offense Charts/);
  await page.getByRole('button', { name: 'Quick match' }).click();
  await page.getByTestId('result').waitFor();
  const caption = await page.locator('.sheet-table caption', { hasText: 'was drawn' }).innerText();
  const [, chart, number] = /chart (\S+): (\d+) was drawn/.exec(caption);
  const hit = page.locator('.sheet-table tr.hit');
  await assertCount(hit, 1);
  const [low, high = low] = (await hit.locator('td').first().innerText()).split('–').map(Number);
  assert.ok(low <= number && number <= high, `${number} on ${chart}: ${low} to ${high}`);
  await assertReads(page.locator('.deck-count'), /^\d+ of 100 cards left$/);
  await assertAccessible(page, 'offense-charts');
  await shoot(page, 'offense-charts-desk');
  const score = await page.getByTestId('score').innerText();
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await assertReads(page.getByTestId('score'), /^0\D+0/);
  await page.keyboard.press('End');
  await assertReads(page.getByTestId('score'), score);
  assertClean(page);
});

test('cards off a real deck', async () => {
  const page = await visitor(on.browser, { viewport: PHONE });
  await choose(page, on.server.url, /Offense Charts/);
  await page.getByLabel('I roll real dice').check();
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByTestId('question').waitFor();
  const told = page.getByTestId('commentary').locator('> li');
  const before = await told.count();
  await turnCards(page, ['57', '3', '44']);
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-testid=commentary] > li').length > count,
    before,
  );
  await assertFits(page, 'offense-charts on a phone');
  await shoot(page, 'offense-charts-phone');
  assertClean(page);
});
