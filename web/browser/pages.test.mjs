// Every page, on a desk in the light and on a phone in the dark: it opens, fits, says what it is and is accessible.
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { DESK, PHONE, PROGRAM, assertAccessible, assertClean, assertFits, call, setUp, shoot, visitor } from './kit.mjs';

const on = setUp();

const GAMES = {
  'goal-dice': 'Goal Dice',
  'offense-charts': 'Offense Charts',
  'action-deck': 'Action Deck',
  'inside-the-net': 'Inside the Net',
  'counter-attack': 'Counter Attack',
};
/** Two computers play each game to its end, the long one with short halves; a person sits down to another match of it. */
const SHORT = { 'counter-attack': ['half_minutes=2'] };
const SIZES = [
  ['desk', { viewport: DESK, colorScheme: 'light' }],
  ['phone', { viewport: PHONE, colorScheme: 'dark' }],
];

const ask = (path, json) => call(on.server.url, path, { json });

let seats = {};

/** What there is to look at: a match of each game at its end and at its beginning, and a league. */
async function prepare() {
  const pages = [];
  const { games } = await ask('/games');
  assert.deepEqual(games.map(({ id }) => id).sort(), Object.keys(GAMES).sort());
  for (const { id, coaches, may } of games) {
    const match = { game: id, options: SHORT[id] ?? [] };
    const over = await ask('/matches', { ...match, coaches: { home: coaches[0].name, away: coaches[0].name } });
    pages.push([`${id} full time`, `#/match/${over.id}`, '[data-testid=result]']);
    const asked = { coaches: { home: 'human', away: coaches[0].name }, ask: may.map(({ name }) => name) };
    const open = await ask('/matches', { ...match, ...asked });
    seats[open.id] = { seats: { home: open.seats.home }, invites: {}, opened: 1 };
    if (id !== 'offense-charts') pages.push([`${id} match`, `#/match/${open.id}`, '[data-testid=question]']);
    pages.push([`${id} rules`, `#/rules/${id}`, '.rules h1']);
  }
  execFileSync(PROGRAM, ['league', 'new', 'shown', '--game', 'inside-the-net', '--teams', 'candleworth,mothdale'], {
    env: { ...process.env, TOUCHLINE_HOME: on.server.home },
  });
  for (const show of ['table', 'matches', 'people', 'forecast', 'recap']) {
    pages.push([`season ${show}`, `#/season/shown?show=${show}`, 'main h1']);
  }
  for (const page of ['seasons', 'teams', 'odds', 'settings', 'nowhere']) pages.push([page, `#/${page}`, 'main h1']);
  return pages;
}

let known;

for (const [size, options] of SIZES) {
  test(`every page, ${size}`, { timeout: 600_000 }, async () => {
    known ??= await prepare();
    const page = await visitor(on.browser, { ...options, settings: { motion: 'reduced' } });
    await page.addInitScript((mine) => localStorage.setItem('touchline.matches', JSON.stringify(mine)), seats);
    await page.goto(on.server.url);
    const look = async (name) => {
      // Rules are long, and all drawn alike: each is checked on the desk, and one of them on the phone.
      const rules = name.endsWith(' rules');
      if (!rules || size === 'desk' || name.startsWith('goal-dice')) await assertAccessible(page, `${name}, ${size}`);
      await assertFits(page, `${name}, ${size}`);
      await shoot(page, `page-${name.replaceAll(' ', '-')}-${size}`, !rules);
    };
    for (const [id, name] of Object.entries(GAMES)) {
      await page.getByRole('radio', { name }).check();
      await page.locator('.team-sheet').waitFor();
      if (id !== 'goal-dice') await page.locator('summary', { hasText: 'House rules' }).click();
      await look(`start ${id}`);
      if (id !== 'goal-dice') await page.locator('summary', { hasText: 'House rules' }).click();
    }
    for (const [name, hash, sign] of known) {
      await page.goto(`${on.server.url}/${hash}`);
      await page.locator(sign).first().waitFor();
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
      await look(name);
    }
    assertClean(page);
    await page.context().close();
  });
}

test('large print and German leave no page too wide', { timeout: 600_000 }, async () => {
  known ??= await prepare();
  const page = await visitor(on.browser, { viewport: PHONE, settings: { text: 'very large', language: 'de' } });
  await page.addInitScript((mine) => localStorage.setItem('touchline.matches', JSON.stringify(mine)), seats);
  await page.goto(on.server.url);
  await page.getByRole('button', { name: 'Anstoß' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  await assertFits(page, 'start in large print');
  await shoot(page, 'large-start');
  for (const [name, hash, sign] of known) {
    await page.goto(`${on.server.url}/${hash}`);
    await page.locator(sign).first().waitFor();
    await assertFits(page, `${name} in large print`);
    await shoot(page, `large-${name.replaceAll(' ', '-')}`, !name.endsWith(' rules'));
  }
  assertClean(page);
});
