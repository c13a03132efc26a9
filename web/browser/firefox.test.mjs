// The same page in Firefox: whole matches by clicks, an invitation, many tabs.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { assertClean, assertReads, choices, create, eventually, kickOff, sitDown, visitor } from './kit.mjs';
import { openFirefox } from './firefox.mjs';
import { setUpTabs, twelveTabs, view } from './tabs.mjs';

const on = setUpTabs(openFirefox);
/** It starts slowly on a machine that does other things, too. */
const LONG = { timeout: 300_000 };

const linkTo = ({ id, seats }, side) => `${on.server.url}/#/match/${id}?seat=${seats[side]}`;

/** To full time: clicks what is offered, and looks again when something else is asked or told. */
async function playOut(page, offered, click) {
  const over = page.getByTestId('result');
  const shown = async () => (await page.locator('.panel, [data-testid=announcer]').allTextContents()).join();
  for (let clicks = 0; clicks < 300; clicks += 1) {
    await offered.or(over).first().waitFor();
    if (await over.isVisible()) return clicks;
    const before = await shown();
    await click(clicks);
    await eventually(shown, (now) => now !== before, 'the click comes to something');
  }
  throw new Error('the match does not end');
}

test('a match of goal-dice by clicks, from the first page to full time', LONG, async (t) => {
  const page = await visitor(on.browser);
  await kickOff(page, on.server.url, { away: 'computer sensible', seed: '1', options: { half_seconds: '60', first_kick_off: 'home' } });
  const clicks = await playOut(page, choices(page), () => choices(page).first().click());
  t.diagnostic(`clicks: ${clicks}`);
  await assertReads(page.getByTestId('score'), /^\s*\d+\s*–\s*\d+\s*$/);
  assertClean(page);
  await page.context().close();
});

test('a match of counter-attack by clicks on the pitch, to full time', LONG, async (t) => {
  const match = await create(on.server.url, {
    game: 'counter-attack',
    home: 'redmoor',
    away: 'ashgate',
    coaches: { home: 'human', away: 'greedy' },
    options: ['half_minutes=2', 'added_cap=1', 'first_kickoff=home'],
    seed: 1,
  });
  const page = await visitor(on.browser);
  await sitDown(page, linkTo(match, 'home'));
  const pitch = page.getByTestId('pitch');
  const [figures, hexes] = [pitch.locator('.pickable'), pitch.locator('.reach path')];
  const clicks = await playOut(page, choices(page).or(figures).or(hexes), async (number) => {
    const isHeld = await page.getByRole('button', { name: 'Let go' }).isVisible();
    const asksWho = /who (moves|takes it)/.test(await page.getByTestId('question').innerText());
    if (!isHeld && !asksWho && (await choices(page).count()) > 0) return choices(page).first().click();
    const places = asksWho ? figures : hexes;
    // What lies over it does not matter: the pitch reads where was clicked.
    await places.nth(number % (await places.count())).click({ force: true });
  });
  t.diagnostic(`clicks: ${clicks}`);
  await assertReads(page.getByTestId('score'), /^\s*\d+\s*–\s*\d+\s*$/);
  assertClean(page);
  await page.context().close();
});

test('an invitation: one button sits down, and the seat is kept when the page is loaded again', LONG, async () => {
  const match = await create(on.server.url, { game: 'goal-dice', coaches: { home: 'human', away: 'human' }, options: ['first_kick_off=away'] });
  const page = await visitor(on.browser);
  await sitDown(page, linkTo(match, 'away'));
  for (const load of ['the first', 'another']) {
    if (load === 'another') await page.reload();
    await assertReads(page.locator('.team.away .team-coach'), 'you');
    assert.ok(!page.url().includes('seat='), 'the secret is not left in the address');
  }
  const before = (await view(on, match)).frames.length;
  await choices(page).first().click();
  await eventually(async () => (await view(on, match)).frames.length, (count) => count > before, 'the friend has answered');
  assertClean(page);
  await page.context().close();
});

// The driver opens windows, which share connections and workers as tabs do.
test('twelve tabs, six of them with finished matches: all are alive, over one line', LONG, (t) => twelveTabs(t, on));
