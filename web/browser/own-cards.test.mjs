// Real cards are cards: they are asked for as such, and what is shown as an example fits.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { assertAccessible, assertClean, assertFits, choices, PHONE, setUp, shoot, sitDown, visitor } from './kit.mjs';

const on = setUp();

const GAMES = {
  'offense-charts': {},
  'action-deck': {},
  'inside-the-net': { home: 'candleworth', away: 'mothdale' },
};

async function create(game, teams) {
  const answer = await fetch(`${on.server.url}/api/matches`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Touchline': '1' },
    body: JSON.stringify({ game, dice: 'mine', ...teams }),
  });
  return answer.json();
}

/** What the hint shows as examples. */
function examples(hint) {
  return [...hint.matchAll(/for example ([^,.;]+)/gi)].map(([, example]) => example.trim());
}

for (const [game, teams] of Object.entries(GAMES)) {
  test(`cards of one’s own in ${game}`, async () => {
    const { id, seats } = await create(game, teams);
    const page = await visitor(on.browser, { viewport: PHONE });
    await sitDown(page, `${on.server.url}/#/match/${id}?seat=${seats.home}`);
    const field = page.locator('.own-form input');
    const hint = page.locator('#own-hint');
    let [cards, turn] = [0, 0];
    while (cards < 6) {
      await choices(page).first().or(field).first().waitFor();
      turn += 1;
      assert.ok(turn < 60, 'no cards are asked for');
      if (!(await field.isVisible())) {
        await page.keyboard.press('1');
        await page.waitForTimeout(100);
        continue;
      }
      const told = await hint.innerText();
      const isCard = told.startsWith('A card');
      const shown = examples(told);
      assert.ok(shown.length >= 1, told);
      // By its number and, where it shows something, by that.
      const example = shown[cards % shown.length];
      if (isCard) {
        assert.equal(await page.getByText(/dice|\bdie\b/i).locator('visible=true').and(page.locator('.panel *')).count(), 0);
        if (cards === 0) {
          await assertFits(page, `cards of ${game}`);
          await assertAccessible(page, `cards of ${game}`);
          await shoot(page, `own-cards-${game}`);
        }
        cards += 1;
      }
      await field.fill(example);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => (document.querySelector('.own-form input')?.value ?? '') === '');
      assert.equal(await page.locator('.panel .wrong, .panel .notice').count(), 0, `${example} is refused`);
    }
    assertClean(page);
  });
}
