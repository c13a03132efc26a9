// A whole match of each game from the first page on, by keyboard alone. (Counter Attack, which is long, has short halves in
// hexes.test.mjs.) What happens is said, and where everything stands is there in words.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { assertClean, assertReads, playOut, setUp, visitor } from './kit.mjs';

const on = setUp();

const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.value ?? '');

/** Tab, until what has the focus is called so. */
async function tabTo(page, wanted) {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === wanted) return;
  }
  throw new Error(`no way to ${wanted}`);
}

for (const [id, name] of [
  ['goal-dice', 'Goal Dice'],
  ['offense-charts', 'Offense Charts'],
  ['action-deck', 'Action Deck'],
  ['inside-the-net', 'Inside the Net'],
]) {
  test(`${name} by keyboard alone`, async () => {
    const page = await visitor(on.browser);
    await page.goto(on.server.url);
    await page.getByRole('radio', { name: 'Goal Dice' }).waitFor();
    await tabTo(page, 'goal-dice');
    for (let press = 0; press < 5 && (await focused(page)) !== id; press += 1) await page.keyboard.press('ArrowRight');
    await tabTo(page, `Play now: ${name}`);
    await page.keyboard.press('Enter');
    await playOut(page);
    await assertReads(page.getByTestId('result'), /\d+\D+\d+/);
    assert.ok((await page.getByTestId('announcer').textContent()).trim().length > 20, 'nothing was said');
    assert.ok((await page.getByTestId('field-text').textContent()).trim().length > 40, 'no field in words');
    // Back through the match.
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await assertReads(page.getByTestId('score'), /^0\D+0/);
    assertClean(page);
    await page.context().close();
  });
}

test('Enter on the first page starts a match', async () => {
  const page = await visitor(on.browser);
  await page.goto(on.server.url);
  await page.getByText('Enter starts it, too.').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.choice').first().waitFor();
  assertClean(page);
});
