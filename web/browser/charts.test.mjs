// Offense Charts: a match is watched, or refereed with a real deck.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import {
  PHONE,
  Server,
  assertAccessible,
  assertClean,
  assertFits,
  openBrowser,
  shoot,
  visitor,
} from './kit.mjs';

let server;
let browser;
before(async () => {
  server = await Server.start();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function choose(page) {
  await page.goto(server.url);
  await page.getByRole('radio', { name: /Offense Charts/ }).check();
}

test('a match by the cards, watched to its end', async () => {
  const page = await visitor(browser);
  await choose(page);
  await page.getByRole('button', { name: 'Quick match' }).click();
  await page.getByTestId('result').waitFor();
  const caption = await page.locator('.sheet-table caption').innerText();
  const [, chart, number] = /chart (\S+): (\d+) was drawn/.exec(caption);
  const hit = page.locator('.sheet-table tr.hit');
  assert.equal(await hit.count(), 1);
  const [low, high = low] = (await hit.locator('td').first().innerText()).split('–').map(Number);
  assert.ok(low <= number && number <= high, `${number} on ${chart}: ${low} to ${high}`);
  assert.match(await page.locator('.deck-count').innerText(), /^\d+ of 100 cards left$/);
  await assertAccessible(page, 'offense-charts');
  await shoot(page, 'offense-charts-desk');
  const score = await page.getByTestId('score').innerText();
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  assert.match(await page.getByTestId('score').innerText(), /^0\D+0/);
  await page.keyboard.press('End');
  assert.equal(await page.getByTestId('score').innerText(), score);
  assertClean(page);
});

test('cards off a real deck', async () => {
  const page = await visitor(browser, { viewport: PHONE });
  await choose(page);
  await page.getByLabel('I roll real dice').check();
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByTestId('question').waitFor();
  const told = page.getByTestId('commentary').locator('> li');
  const before = await told.count();
  const several = page.getByLabel('Or type several');
  for (const card of ['57', '3', '44']) {
    await several.fill(card);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.own-form input')?.value === '');
  }
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-testid=commentary] > li').length > count,
    before,
  );
  // A card that is gone cannot come again before the deck is shuffled.
  await several.fill('57');
  await page.keyboard.press('Enter');
  await page.locator('.notice, .wrong').first().waitFor();
  await assertFits(page, 'offense-charts on a phone');
  await shoot(page, 'offense-charts-phone');
  assertClean(page);
});
