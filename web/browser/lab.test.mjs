// Teams and their cards, teams from statistics, and the odds lab.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import {
  assertAccessible,
  assertClean,
  assertCount,
  assertFits,
  assertReads,
  eventually,
  PHONE,
  PROGRAM,
  setUp,
  shoot,
  visitor,
} from './kit.mjs';

const on = setUp();

test('a player is searched, his card opened, and his team put on the team sheet', async () => {
  const page = await visitor(on.browser);
  await page.goto(on.server.url);
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('heading', { level: 1, name: 'Teams and cards' }).waitFor();
  await page.locator('.team-list li').nth(3).waitFor();
  await assertAccessible(page, 'the list of teams');
  await shoot(page, 'teams-desk');
  // Without the marks of his name, and with his club.
  await page.getByRole('searchbox').fill('brkljaca candleworth');
  await page.getByText('3 found.').waitFor();
  await page.locator('.hits li', { hasText: 'Inside the Net' }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Candleworth Miners' }).waitFor();
  const card = page.getByTestId('looked-for');
  await card.waitFor();
  // data/inside-the-net/teams/touchline-league.txt: Shot 18, BlkS 1-11.
  await assertReads(card, /Dejan Brkljača[\s\S]*Shot\s*18[\s\S]*BlkS\s*1–11/);
  await assertAccessible(page, 'cards of a team');
  await shoot(page, 'team-cards-desk');
  await page.getByRole('button', { name: 'Play with this team' }).click();
  const home = page.getByRole('group', { name: 'Home' }).getByLabel('Team');
  await home.waitFor();
  await eventually(
    () => home.inputValue(),
    (team) => team === 'candleworth',
    'the team that was looked at plays',
  );
  assert.ok(await page.getByRole('radio', { name: 'Inside the Net' }).isChecked());
  assertClean(page);
});

test('every game shows its teams in its own look, on a phone', async () => {
  const page = await visitor(on.browser, { viewport: PHONE });
  const looks = {
    'goal-dice/redmoor': /names only/,
    'offense-charts/wrengarth': /O offence[\s\S]*17[\s\S]*19[\s\S]*15/,
    'action-deck/candleworth': /CTL 59/,
    'counter-attack/redmoor': /Damian Fothergill/,
  };
  for (const [team, text] of Object.entries(looks)) {
    await page.goto(`${on.server.url}/#/teams/${team}`);
    await page.getByRole('button', { name: 'Play with this team' }).waitFor();
    await assertReads(page.locator('main'), text, team);
    await assertFits(page, team);
    await assertAccessible(page, team);
    await shoot(page, `team-${team.split('/')[0]}-phone`);
  }
  assertClean(page);
});

test('statistics are sent, mended, made into cards and kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-statistics-'));
  execFileSync(PROGRAM, ['forge', 'new-league', '--seed', '7', '--clubs', '4', '--out', folder]);
  const clubs = readFileSync(join(folder, 'clubs.csv'), 'utf8');
  const broken = join(folder, 'broken.csv');
  const lines = clubs.trimEnd().split('\n');
  writeFileSync(broken, `${lines.slice(0, -1).join('\n')}\n${lines.at(-1).replace(/\d+$/, 'many')}\n`);
  const page = await visitor(on.browser);
  page.setDefaultTimeout(60_000);
  await page.goto(`${on.server.url}/#/statistics`);
  const files = page.getByLabel('The two tables of the season');
  await files.setInputFiles([broken, join(folder, 'players.csv')]);
  await page.getByText('Clubs: broken.csv').waitFor();
  await page.getByLabel('Action Deck').uncheck();
  await page.getByRole('button', { name: 'Check and make the cards' }).click();
  await page.getByTestId('faults').waitFor();
  await assertReads(page.getByTestId('faults'), new RegExp(`clubs.csv, line ${lines.length}: .*many`));
  await assertAccessible(page, 'faults of statistics');
  await shoot(page, 'statistics-faults-desk');

  await files.setInputFiles([join(folder, 'clubs.csv')]);
  await page.getByText('Clubs: clubs.csv').waitFor();
  await page.getByLabel('Name of the league').fill('Tiny League');
  await page.getByRole('button', { name: 'Check and make the cards' }).click();
  await page.getByTestId('report-offense-charts').waitFor();
  await assertCount(page.getByTestId('report-offense-charts').locator('tbody tr'), 4);
  await assertAccessible(page, 'a report');
  await shoot(page, 'statistics-report-desk');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Download offense-charts/ }).click(),
  ]);
  assert.match(readFileSync(await download.path(), 'utf8'), /^touchline ratings 1/);
  await page.getByRole('button', { name: 'Keep them to play with' }).click();
  await page.getByText('Kept as “tiny-league”').waitFor();
  await page.locator('.kept-teams a').first().click();
  await page.getByRole('button', { name: 'Play with this team' }).waitFor();
  await assertReads(page.locator('main'), /tiny league/);
  rmSync(folder, { recursive: true, force: true });
  assertClean(page);
});

test('tables of a short season in Latin-1 are read, and what is doubtful is said with its cure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-short-'));
  const clubs = ['Köln', 'Málaga', 'Saint-Étienne', 'Ulm'];
  const pairs = clubs.flatMap((home) => clubs.filter((away) => away !== home).map((away) => `${home};${away};2;1`));
  // The last match is missing: Ulm at home to Saint-Étienne.
  writeFileSync(join(folder, 'results.csv'), ['Home;Away;HG;AG', ...pairs.slice(0, -1)].join('\n'));
  execFileSync(PROGRAM, ['forge', 'import', join(folder, 'results.csv'), '--out', join(folder, 'short')], { stdio: 'ignore' });
  const table = (name) => join(folder, 'short', name);
  const text = readFileSync(table('clubs.csv'), 'utf8').replaceAll('…', '...');
  writeFileSync(table('clubs.csv'), Buffer.from(text, 'latin1'));
  const page = await visitor(on.browser);
  page.setDefaultTimeout(60_000);
  await page.goto(`${on.server.url}/#/statistics`);
  await page.getByLabel('The two tables of the season').setInputFiles([table('clubs.csv'), table('players.csv')]);
  await page.getByText('Clubs: clubs.csv').waitFor();
  await page.getByLabel('Action Deck').uncheck();
  await page.getByRole('button', { name: 'Check and make the cards' }).click();
  const warnings = page.getByTestId('warnings');
  await warnings.waitFor();
  await assertReads(warnings, /1 warning:[\s\S]*most have 6, but Saint-Étienne 5, Ulm 5[\s\S]*add the matches that are missing/);
  await page.getByTestId('report-offense-charts').waitFor();
  await assertAccessible(page, 'warnings of statistics');
  await shoot(page, 'statistics-warnings-desk');
  rmSync(folder, { recursive: true, force: true });
  assertClean(page);
});

test('the odds of goal-dice are exact', async () => {
  const page = await visitor(on.browser, { viewport: PHONE });
  page.setDefaultTimeout(120_000);
  await page.goto(`${on.server.url}/#/odds?game=goal-dice&coach-home=sensible&coach-away=sensible`);
  await page.getByRole('button', { name: 'Work out the odds' }).click();
  const answers = page.getByTestId('answers');
  await answers.waitFor();
  await assertReads(answers, /win [\d.]+%, draw [\d.]+%,[\s\S]*exact/);
  // Every cell has its number, and all together are everything.
  const cells = await page.locator('.score-grid td[data-shade]').allInnerTexts();
  const sum = cells.reduce((all, text) => all + (Number(text) || 0), 0);
  assert.ok(sum > 97 && sum < 101, `${sum}`);
  await assertFits(page, 'odds on a phone');
  await assertAccessible(page, 'odds on a phone');
  await shoot(page, 'odds-phone');
  assertClean(page);
});

test('a line of an offence chart is edited, beside the chart as it is', async () => {
  const page = await visitor(on.browser);
  page.setDefaultTimeout(120_000);
  await page.goto(`${on.server.url}/#/odds?game=offense-charts&home=candleworth&away=wrengarth&set=draws%3Ddice&vs=1&vs-set=draws%3Ddice`);
  const second = page.getByRole('group', { name: 'Setting B' });
  await second.getByText('Charts and cards').click();
  await second.getByLabel('Paper').selectOption('offense-charts/standard.charts');
  // The home side's 14 in attack and the visitors' 16 in defence make it begin on a chart of 15.
  const charts = await second.getByLabel('Part').locator('option').allInnerTexts();
  const played = charts.findIndex((name) => name.startsWith('15'));
  assert.ok(played >= 0, charts.join(', '));
  await second.getByLabel('Part').selectOption(String(played));
  const row = second.locator('.paper-rows input').first();
  const was = await row.inputValue();
  // A reading that is none is told with its line.
  await row.fill(was.replace(/[^,]+$/, ' FLOWER'));
  await page.getByRole('button', { name: 'Work out the odds' }).click();
  await page.getByTestId('faults').waitFor();
  await assertReads(page.getByTestId('faults'), /standard\.charts, line \d+: .*FLOWER/);
  // Offsides become goals.
  await row.fill(was);
  const offside = second.locator('.paper-rows input').filter({ visible: true });
  const values = await offside.evaluateAll((inputs) => inputs.map((input) => input.value));
  const at = values.findIndex((value) => value.endsWith('OFFSIDE'));
  assert.ok(at >= 0, values.join('; '));
  await offside.nth(at).fill(values[at].replace('OFFSIDE', 'GOAL'));
  // And the border of a row is moved, with its neighbour's.
  await second.getByRole('button', { name: /one number more/, disabled: false }).first().click();
  await second.getByText('3 lines changed').or(second.getByText('2 lines changed')).waitFor();
  await page.getByRole('button', { name: 'Work out the odds' }).click();
  await page.locator('.score-grid').nth(1).waitFor();
  const goals = await page.locator('.effects tr', { hasText: 'Goals, ' }).allInnerTexts();
  assert.ok(goals.some((line) => /\+\d+\.\d*[1-9]/.test(line)), goals.join('; '));
  await assertAccessible(page, 'two settings');
  await shoot(page, 'odds-two-desk');
  // The address is the question: somebody else sees the same.
  const other = await visitor(on.browser);
  other.setDefaultTimeout(120_000);
  await other.goto(page.url());
  await other.getByText(/lines changed/).waitFor();
  assertClean(other);
  assertClean(page);
});
