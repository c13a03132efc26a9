// An invitation keeps its seat, whatever happens while it is opened.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { anotherTab, assertAccessible, assertClean, assertFits, assertReads, create, DESK, eventually, PHONE, setUp, shoot, sitDown, visitor } from './kit.mjs';

const on = setUp();
const EACH = 10;
const FRIENDS = { game: 'goal-dice', coaches: { home: 'human', away: 'human' }, options: ['first_kick_off=home'] };

const linkTo = ({ id, seats }) => `${on.server.url}/#/match/${id}?seat=${seats.away}`;
const ofMatch = '**/api/matches/*';

/** The address is clean; the secret is kept, or was not before that. */
const isClean = (page) => page.waitForFunction(() => location.hash.startsWith('#/match/') && !location.hash.includes('seat='));

/** What goes wrong while a link is opened; the page on which somebody wants to sit down in the end. */
const CONDITIONS = {
  'the first request fails': async (page, match) => {
    let failed = 0;
    await page.route(ofMatch, (route) => ((failed += 1) === 1 ? route.abort() : route.continue()));
    await page.goto(linkTo(match));
    await isClean(page);
    await eventually(() => failed, (count) => count > 0, 'a request failed');
    return page;
  },
  'it is left and loaded again before anything was answered': async (page, match) => {
    await page.route('**/api/**', () => undefined);
    await page.goto(linkTo(match));
    await isClean(page);
    await page.unroute('**/api/**');
    await page.reload();
    return page;
  },
  'it is opened in a tab that was watching': async (page, match) => {
    await page.goto(`${on.server.url}/#/match/${match.id}`);
    await page.getByTestId('question').waitFor();
    await page.evaluate((hash) => (location.hash = hash), new URL(linkTo(match)).hash);
    return page;
  },
  'it is opened beside a tab that watches, which is closed then': async (page, match) => {
    await page.goto(`${on.server.url}/#/match/${match.id}`);
    await page.getByTestId('question').waitFor();
    const other = await anotherTab(page.context());
    await other.goto(linkTo(match));
    await isClean(other);
    await page.close();
    await other.reload();
    return other;
  },
  'it is opened on a second device after the first sat down': async (page, match) => {
    const first = await visitor(on.browser, { viewport: PHONE });
    await sitDown(first, linkTo(match));
    await first.context().close();
    await page.goto(linkTo(match));
    return page;
  },
};

for (const [what, open] of Object.entries(CONDITIONS)) {
  test(`the seat is kept though ${what}, ${EACH} times`, { timeout: 300_000 }, async () => {
    let kept = 0;
    for (let one = 0; one < EACH; one += 1) {
      const match = await create(on.server.url, FRIENDS);
      const first = await visitor(on.browser, { serviceWorkers: 'block' });
      const page = await open(first, match);
      await page.getByTestId('sit-down').click();
      await assertReads(page.locator('.team.away .team-coach'), 'you');
      assert.ok(!page.url().includes('seat='), 'the secret is not left in the address');
      // And it stays: the browser proves the seat after another load.
      await page.reload();
      await assertReads(page.locator('.team.away .team-coach'), 'you');
      const secret = await page.evaluate((id) => JSON.parse(localStorage.getItem('touchline.matches'))[id].seats.away, match.id);
      kept += Number(secret === match.seats.away);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
    assert.equal(kept, EACH);
  });
}

for (const [size, viewport] of [['desk', DESK], ['phone', PHONE]]) {
  test(`an invitation says who invites to what, and its button is in view (${size})`, async () => {
    const match = await create(on.server.url, { ...FRIENDS, home: 'redmoor', away: 'ashgate' });
    const page = await visitor(on.browser, { viewport });
    await page.goto(linkTo(match));
    const button = page.getByTestId('sit-down');
    await button.waitFor();
    await assertReads(page.getByRole('heading', { level: 1 }), /Redmoor.* invites you/);
    await assertReads(page.locator('.sit-side'), /Ashgate.*away/);
    await assertReads(page.locator('.sit-game'), /Goal Dice/);
    assert.equal(await page.locator('main').getByRole('button').count(), 1);
    const { y, height } = await button.boundingBox();
    assert.ok(y >= 0 && y + height <= viewport.height, `the button is at ${y}`);
    assert.ok(height >= 44, `the button is ${height} high`);
    await assertAccessible(page, 'an invitation');
    await assertFits(page, 'an invitation');
    await shoot(page, `sit-down-${size}`, false);
    // With the keyboard alone.
    await button.focus();
    await page.keyboard.press('Enter');
    await assertReads(page.locator('.team.away .team-coach'), 'you');
    // The same link again leads to the table at once.
    await page.goto(`${on.server.url}/#/`);
    await page.goto(linkTo(match));
    await page.getByTestId('question').waitFor();
    await assertReads(page.locator('.team.away .team-coach'), 'you');
    assertClean(page);
  });
}

test('a link that proves nothing (any more) says so, and one looks on', async () => {
  const match = await create(on.server.url, FRIENDS);
  const page = await visitor(on.browser);
  await page.goto(`${on.server.url}/#/match/${match.id}?seat=nosuchsecret`);
  await page.getByText('This invitation is not valid').waitFor();
  await assertReads(page.locator('.team.away .team-coach'), 'a person');
  assertClean(page);
});
