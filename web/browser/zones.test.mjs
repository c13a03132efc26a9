// Action Deck: a match with PRESS to decide on, and one refereed with a real deck.
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

test('a coach who wants to be asked nothing watches to the end', async () => {
  const page = await visitor(on.browser);
  await choose(page, on.server.url, /Action Deck/);
  await page.getByRole('radio', { name: 'Not at all' }).check();
  await page.reload();
  await page.getByRole('radio', { name: /Action Deck/ }).check();
  assert.ok(await page.getByRole('radio', { name: 'Not at all' }).isChecked(), 'it is remembered');
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByTestId('result').waitFor();
  // Back to the last moment at which a chart was read: not every zone draw leads to one.
  const captions = page.locator('.reference .sheet-table caption', { hasText: 'was drawn' });
  await page.getByRole('slider').focus();
  for (let back = 0; back < 100 && (await captions.count()) === 0; back += 1) await page.keyboard.press('ArrowLeft');
  const caption = await captions.first().innerText();
  const [, number] = /: (\d+) was drawn/.exec(caption);
  const hit = page.locator('.reference .sheet-table tr.hit');
  await assertCount(hit, 1);
  const [low, high = low] = (await hit.locator('td').first().innerText()).split('–').map(Number);
  assert.ok(low <= number && number <= high, `${caption}: ${low} to ${high}`);
  await assertCount(page.locator('.ad-card .hit'), 1);
  await assertCount(page.locator('.trail-words li[aria-current]'), 1);
  await assertReads(page.locator('.deck-count'), /^\d+ of 101 cards left$/);
  await page.getByText('Team chart of').first().click();
  await page.getByRole('columnheader', { name: 'FOULED' }).first().waitFor();
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  await page.getByText('Players', { exact: true }).click();
  await page.getByRole('columnheader', { name: 'Fouls' }).first().waitFor();
  await assertAccessible(page, 'action-deck');
  await shoot(page, 'action-deck-desk');
  assertClean(page);
});

test('stalling is a decision for a coach who wants it', async () => {
  const page = await visitor(on.browser);
  await choose(page, on.server.url, /Action Deck/);
  await page.getByText('Choose the questions one by one').click();
  await page.getByLabel('pressing').uncheck();
  await page.getByText('You are asked what is ticked below').waitFor();
  await page.getByRole('button', { name: 'Kick off' }).click();
  const stall = page.getByRole('button', { name: /^Stall/ });
  await stall.waitFor();
  const left = async () => Number.parseInt(await page.locator('.deck-count').innerText(), 10);
  const before = await left();
  await stall.click();
  // A card goes unread, and the same side is asked again.
  await page.waitForFunction(
    (count) => Number.parseInt(document.querySelector('.deck-count').innerText, 10) < count,
    before,
  );
  assertClean(page);
});

test('what is asked and its answers are in view on a phone, the papers on demand', async () => {
  const page = await visitor(on.browser, { viewport: PHONE });
  await choose(page, on.server.url, /Action Deck/);
  await page.getByRole('radio', { name: 'More often' }).check();
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.locator('.choice').first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  const bottom = async (locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
  const bar = await page.getByTestId('pace').evaluate((element) => element.getBoundingClientRect().top);
  assert.ok((await bottom(page.locator('.choice').last())) <= bar + 1, 'the answers end above the bar');
  const papers = page.locator('details.reference');
  await assertCount(page.locator('.ad-card:visible'), 0);
  await papers.locator('> summary').click();
  await assertReads(papers.locator('.deck-count'), /of 101 cards left$/);
  await assertAccessible(page, 'action-deck on a phone');
  await assertFits(page, 'action-deck on a phone');
  assertClean(page);
});

test('cards off a real deck, on a phone', async () => {
  const page = await visitor(on.browser, { viewport: PHONE });
  await choose(page, on.server.url, /Action Deck/);
  await page.getByRole('radio', { name: 'Not at all' }).check();
  await page.getByLabel('I roll real dice').check();
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByTestId('question').waitFor();
  await turnCards(page, ['57', '3', '44', '12']);
  await assertFits(page, 'action-deck on a phone');
  await shoot(page, 'action-deck-phone');
  assertClean(page);
});
