// Seasons: looked at, simulated, and a match of one played.
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import {
  assertAccessible,
  assertClean,
  assertCount,
  assertFits,
  assertReads,
  PHONE,
  playOut,
  PROGRAM,
  setUp,
  shoot,
  visitor,
} from './kit.mjs';

const on = setUp();

function touchline(...args) {
  execFileSync(PROGRAM, args, { env: { ...process.env, TOUCHLINE_HOME: on.server.home } });
}

const TEAMS = ['--teams', 'redmoor,port-sable,ashgate,larkhill'];

test('a league: a match is played, the rest simulated', async () => {
  touchline('league', 'new', 'valley', '--game', 'goal-dice', ...TEAMS);
  const page = await visitor(on.browser);
  await page.goto(on.server.url);
  await page.getByRole('link', { name: 'Seasons' }).click();
  await page.getByRole('link', { name: /valley/ }).click();
  await page.getByRole('heading', { level: 1, name: 'valley' }).waitFor();
  await page.locator('table.league tbody tr').nth(3).waitFor();
  await page.getByRole('link', { name: 'Matches' }).click();

  // One match by hand, with the keyboard.
  await page.getByRole('button', { name: /^Play / }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Kick off' }).click();
  await playOut(page);
  const score = (await page.locator('.result .figures').innerText()).trim();
  await page.getByText('The result is in the season.').waitFor();
  await page.getByRole('link', { name: 'To the season' }).click();
  await page.getByRole('link', { name: 'Matches' }).click();
  await assertReads(page.locator('.pairing .figures').first(), score);

  // One by the program, then the round, then all.
  await page.getByRole('button', { name: /^Simulate .* against/ }).first().click();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  await assertAccessible(page, 'matches of a season');
  await shoot(page, 'season-matches-desk');
  await page.getByRole('button', { name: 'Simulate the rest of the round' }).click();
  await page.getByRole('heading', { name: 'Round 3' }).waitFor();
  await page.getByRole('link', { name: 'Forecast' }).click();
  await page.getByText(/was simulated \d+ times/).waitFor();
  await assertCount(page.locator('table.league tbody tr'), 4);
  await assertAccessible(page, 'the forecast of a season');
  await shoot(page, 'season-forecast-desk');
  await page.getByRole('link', { name: 'Matches' }).click();
  await page.getByRole('button', { name: 'Simulate everything that is left' }).click();
  await page.getByText(/^Champions: /).waitFor();
  await page.getByRole('link', { name: 'Table' }).click();
  const champion = (await page.locator('.champion').innerText()).replace('Champions: ', '');
  await assertReads(page.locator('table.league tbody tr').first().locator('th'), champion);
  await assertAccessible(page, 'the table of a season');
  await shoot(page, 'season-table-desk');
  assertClean(page);
});

test('a result is corrected by the office', async () => {
  touchline('league', 'new', 'mended', '--game', 'inside-the-net', '--teams', 'candleworth,mothdale');
  touchline('season', 'enter', 'mended', '1.1.1', '2-1');
  const page = await visitor(on.browser, { viewport: PHONE });
  await page.goto(`${on.server.url}/#/season/mended?show=matches`);
  await page.getByRole('button', { name: /^Correct the result of / }).click();
  const result = page.getByLabel('The result as it should be');
  await result.waitFor();
  assert.equal(await result.inputValue(), '2-1');
  const home = page.getByRole('group').first();
  await home.getByLabel('Goals').fill('Nobody At All');
  await assertFits(page, 'a correction on a phone');
  await assertAccessible(page, 'a correction');
  await shoot(page, 'season-correct-phone');
  await page.getByRole('button', { name: 'Correct the result', exact: true }).click();
  await page.getByRole('alert').getByText(/is called `Nobody At All`/).waitFor();

  await home.getByLabel('Goals').fill('');
  await result.fill('4-0');
  await page.getByRole('button', { name: 'Correct the result', exact: true }).click();
  await page.locator('.pairing .figures', { hasText: '4–0' }).waitFor();
  await page.getByRole('link', { name: 'Table' }).click();
  await assertReads(page.locator('table.league tbody tr').first(), /4–0/);
  await page.getByRole('link', { name: 'Matches' }).click();
  await page.getByRole('button', { name: /^Take back the result of / }).click();
  await page.locator('.pairing .figures', { hasText: '2–1' }).waitFor();
  assertClean(page);
});

test('a league is begun on the page', async () => {
  const page = await visitor(on.browser);
  await page.goto(`${on.server.url}/#/seasons`);
  await page.getByText('Begin a season').click();
  await page.getByLabel('What is it called?').fill('four of us');
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('goal-dice');
  const clubs = page.getByRole('group', { name: 'Clubs' });
  await clubs.getByText('Choose some, or leave it').waitFor();
  if (!(await clubs.getByRole('checkbox').first().isVisible())) await clubs.locator('summary').first().click();
  for (const at of [0, 2, 3]) await clubs.getByRole('checkbox').nth(at).check();
  await clubs.getByText('3 clubs chosen').waitFor();
  await assertAccessible(page, 'a new season');
  await shoot(page, 'season-new-desk');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { level: 1, name: 'four of us' }).waitFor();
  await page.getByRole('link', { name: 'Table' }).click();
  await assertCount(page.locator('table.league tbody tr'), 3);
  // The name is taken now, and that is said.
  await page.goto(`${on.server.url}/#/seasons`);
  await page.getByText('Begin a season').click();
  await page.getByLabel('What is it called?').fill('four of us');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('alert').getByText(/four of us/).waitFor();
  assertClean(page);
});

test('a season with people, on a phone', async () => {
  touchline('league', 'new', 'cards', '--game', 'inside-the-net', '--teams', 'candleworth,mothdale');
  touchline('season', 'sim', 'cards', '--all');
  const page = await visitor(on.browser, { viewport: PHONE });
  await page.goto(`${on.server.url}/#/season/cards?show=people`);
  await page.getByRole('heading', { name: 'Scorers' }).waitFor();
  await assertFits(page, 'people on a phone');
  await assertAccessible(page, 'people of a season');
  await shoot(page, 'season-people-phone');
  await page.getByRole('link', { name: 'Matches' }).click();
  await assertFits(page, 'matches on a phone');
  await shoot(page, 'season-matches-phone');
  assertClean(page);
});
