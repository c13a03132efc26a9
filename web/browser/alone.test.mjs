// One person: against the computer, with real dice, taking back, looking back.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  assertAccessible,
  assertClean,
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

test('a quick match is one click away', async () => {
  const page = await visitor(on.browser);
  await page.goto(on.server.url);
  await assertAccessible(page, 'start');
  await shoot(page, 'start-desk');
  await page.getByRole('button', { name: 'Quick match' }).click();
  await choices(page).first().waitFor();
  await assertAccessible(page, 'match');
  await page.getByRole('button', { name: /Show odds/ }).click();
  await page.getByRole('table').filter({ hasText: 'shoot' }).waitFor({ timeout: 60_000 });
  await shoot(page, 'match-desk');
  await page.goto(on.server.url);
  await page.getByRole('link', { name: /Go on|Continue|Open/ }).or(page.locator('.resume li a')).first().click();
  await choices(page).first().waitFor();
  assertClean(page);
});

test('a whole short match against the computer', async () => {
  const page = await visitor(on.browser);
  await kickOff(page, on.server.url, { options: { half_seconds: '60', first_kick_off: 'home' } });
  await playOut(page);
  const result = await page.getByTestId('result').innerText();
  assert.match(result, /\d+.\d+/);
  await page.locator('.review, .full-time').first().waitFor();
  await assertAccessible(page, 'full time');
  await shoot(page, 'full-time-desk');
  // Back to the start, and forward again.
  const slider = page.getByRole('slider');
  const score = await page.getByTestId('score').innerText();
  await slider.focus();
  await page.keyboard.press('Home');
  await assertReads(page.getByTestId('score'), /^0\D+0/);
  await page.keyboard.press('End');
  await assertReads(page.getByTestId('score'), score);
  // The saved match, opened again.
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the match' }).click();
  const file = readFileSync(await (await saving).path());
  assert.match(file.toString(), /^touchline match 1\n/);
  await page.goto(`${on.server.url}/#/`);
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'a.touchline', mimeType: 'text/plain', buffer: file });
  await page.getByTestId('result').waitFor();
  await assertReads(page.getByTestId('score'), score);
  assertClean(page);
});

test('own dice are typed or tapped', async () => {
  const page = await visitor(on.browser);
  await kickOff(page, on.server.url, { dice: 'mine', options: { first_kick_off: 'home' } });
  await page.keyboard.press('1');
  const several = page.getByLabel('Or type several');
  await several.fill('3 3 9 1');
  await page.keyboard.press('Enter');
  await page.locator('.notice').first().waitFor();
  await several.fill('3 3 5');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'attack die shows 1' }).click();
  await choices(page).first().waitFor();
  await assertReads(page.locator('.tray'), /Pair: to S05/);
  await page.getByText('Why?').first().click();
  await assertReads(page.getByTestId('commentary'), /dice 3 3 5 1, pair/);
  await assertAccessible(page, 'own dice');
  await shoot(page, 'own-dice-desk');
  assertClean(page);
});

test('an answer is taken back', async () => {
  const page = await visitor(on.browser);
  await kickOff(page, on.server.url, { options: { first_kick_off: 'home' } });
  const lines = () => page.getByTestId('commentary').locator('> li').count();
  const before = await lines();
  await page.keyboard.press('2');
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-testid=commentary] > li').length > count,
    before,
  );
  await page.getByRole('button', { name: /Take back/ }).click();
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-testid=commentary] > li').length === count,
    before,
  );
  await choices(page).first().waitFor();
  assertClean(page);
});

test('a server that is busy is told of beside the question, and asked again', async () => {
  const page = await visitor(on.browser, { viewport: PHONE });
  await kickOff(page, on.server.url, { options: { first_kick_off: 'home' } });
  let refusals = 0;
  await page.route('**/answers', (route) => {
    refusals += 1;
    if (refusals > 1) return route.continue();
    return route.fulfill({ status: 503, headers: { 'Retry-After': '2' }, json: { error: 'busy' } });
  });
  const choice = choices(page).first();
  await choice.scrollIntoViewIfNeeded();
  await choice.click();
  const notice = page.getByRole('alert').filter({ hasText: 'It is sent again in 2 s' });
  await notice.waitFor();
  const { y, height } = await notice.boundingBox();
  assert.ok(y >= 0 && y + height <= PHONE.height, `the notice is at ${y}, out of view`);
  await shoot(page, 'busy-phone', false);
  await notice.waitFor({ state: 'detached' });
  await choices(page).first().waitFor();
  assert.equal(refusals, 2);
});

test('a phone, the dark and large print', async () => {
  for (const [name, settings, colorScheme] of [
    ['phone', {}, 'light'],
    ['phone-dark', {}, 'dark'],
    ['phone-large', { text: 'very large' }, 'light'],
  ]) {
    const page = await visitor(on.browser, { viewport: PHONE, settings, colorScheme });
    await page.goto(on.server.url);
    await page.getByRole('button', { name: 'Quick match' }).waitFor();
    await assertFits(page, `${name} start`);
    await shoot(page, `start-${name}`);
    await page.getByRole('button', { name: 'Quick match' }).click();
    await choices(page).first().waitFor();
    await page.keyboard.press('1');
    await choices(page).first().waitFor();
    await assertFits(page, `${name} match`);
    await assertAccessible(page, name);
    await shoot(page, `match-${name}`);
    assertClean(page);
    await page.context().close();
  }
});

test('the keyboard alone is enough, and what happens is said', async () => {
  const page = await visitor(on.browser);
  await page.goto(on.server.url);
  await page.getByRole('button', { name: 'Quick match' }).waitFor();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent?.includes('Quick match'))) break;
  }
  await page.keyboard.press('Enter');
  await choices(page).first().waitFor();
  const said = page.getByTestId('announcer');
  assert.equal(await said.getAttribute('aria-live'), 'polite');
  await page.keyboard.press('1');
  await page.waitForFunction(() => document.querySelector('[data-testid=announcer]')?.textContent?.trim());
  assert.match(await page.getByTestId('field-text').textContent(), /S\d\d|kick-off/i);
  assertClean(page);
});
