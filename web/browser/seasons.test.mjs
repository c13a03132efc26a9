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
  DESK,
  eventually,
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

const TEAMS_WITH_MEN = ['--teams', 'candleworth,mothdale,falconrigg,wrengarth'];

/** Opens the form, where it is not open already. */
async function openForm(page) {
  await page.goto(`${on.server.url}/#/seasons`);
  const fold = page.locator('.new-season');
  await fold.waitFor();
  if (!(await fold.evaluate((details) => details.open))) await fold.locator('summary').first().click();
  await page.getByLabel('What is it called?').waitFor();
}

/** Ticks the first clubs. */
async function chooseClubs(page, count) {
  const clubs = page.getByRole('group', { name: 'Clubs' });
  await clubs.getByText('Choose ').first().waitFor();
  const boxes = clubs.getByRole('checkbox');
  if (!(await boxes.first().isVisible())) await clubs.locator('summary').first().click();
  for (let at = 0; at < count; at += 1) await boxes.nth(at).check();
  return clubs;
}

const pick = (page, label, value) => page.getByRole('combobox', { name: new RegExp(`^${label.replace('?', '.')}`) }).selectOption(value);
const look = (page) => page.getByRole('button', { name: /^Look at it/ }).click();
const begin = (page) => page.getByRole('button', { name: 'Begin the season' }).click();

test('a season from the first page to its recap', async () => {
  const page = await visitor(on.browser);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${on.server.url}/#/seasons`);
  // There is none yet: it says what one is, and the form is open.
  await page.getByRole('heading', { name: 'What a season is' }).waitFor();
  await page.getByLabel('What is it called?').fill('valley');
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('goal-dice');
  await shoot(page, 'season-first-desk');

  // What does not fit is told before anything begins, with its cure.
  await page.getByRole('radio', { name: 'A known competition' }).check();
  await pick(page, 'Which one?', 'goal-dice-world-cup');
  const clubs = await chooseClubs(page, 3);
  await clubs.getByText('3 of 8 chosen').waitFor();
  await look(page);
  await page.getByRole('heading', { name: 'One thing does not fit' }).waitFor();
  await assertReads(page.getByTestId('faults'), /Clubs:.*it needs 8/s);
  await assertAccessible(page, 'a season that does not fit');
  await shoot(page, 'season-faults-desk');

  // Mended, it is shown as it would begin.
  await page.getByRole('radio', { name: 'A league', exact: true }).check();
  await page.getByLabel('How often does everybody meet?').fill('1');
  await clubs.getByText('3 clubs chosen').waitFor();
  await page.getByLabel('A club of your own').fill('Our own eleven');
  await page.keyboard.press('Enter');
  await clubs.getByText('4 clubs chosen').waitFor();
  await look(page);
  await page.getByRole('heading', { name: 'valley, as it would begin' }).waitFor();
  await page.getByText('4 clubs, 6 matches in 3 rounds so far.').waitFor();
  await assertAccessible(page, 'a new season');
  await shoot(page, 'season-preview-desk');
  await begin(page);
  await page.getByRole('heading', { level: 1, name: 'valley' }).waitFor();
  await page.getByRole('heading', { name: 'Next: Round 1' }).waitFor();

  // A club is chosen once and followed.
  await page.getByRole('combobox', { name: 'My club' }).selectOption('Our own eleven');
  const mine = page.getByRole('region', { name: 'My club' });
  await mine.getByRole('heading', { name: 'Your next match: Round 1' }).waitFor();
  await page.reload();
  await mine.getByRole('heading', { name: 'Your next match: Round 1' }).waitFor();

  // Its match is played by hand, with the keyboard.
  await mine.getByRole('button', { name: /^Play / }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Kick off' }).click();
  await playOut(page);
  const score = (await page.locator('.result .figures').innerText()).trim();
  await page.getByText('The result is in the season.').waitFor();
  await page.getByRole('link', { name: 'To the season' }).click();
  await mine.getByRole('heading', { name: 'Your last results' }).waitFor();
  await assertReads(mine.locator('.lately .figures'), score);
  await mine.getByRole('heading', { name: 'Your next match: Round 2' }).waitFor();

  // The rest of the round; what is next stands on top, what was played is folded below.
  await page.getByRole('button', { name: 'Simulate the rest of the round' }).click();
  const heads = page.locator('.seasons > section:not(.my-club) > h2');
  await assertReads(heads.first(), 'Next: Round 2');
  const played = page.locator('details', { hasText: 'Round 1' });
  assert.equal(await played.getAttribute('open'), null);
  await played.locator('summary').click();
  await assertAccessible(page, 'matches of a season');
  await shoot(page, 'season-matches-desk');

  // A result is a link to its match, played or simulated.
  for (const at of [0, 1]) {
    const result = played.getByRole('link', { name: /look at the match/ }).nth(at);
    const figures = (await result.innerText()).trim();
    await result.click();
    await assertReads(page.locator('.result .figures'), figures);
    if (at === 0) await shoot(page, 'season-replay-desk', false);
    await page.getByRole('link', { name: 'Back to the season valley' }).click();
    await played.locator('summary').click();
  }

  await page.getByRole('link', { name: 'Forecast' }).click();
  await page.getByText('Sorted by the place that is to be expected').waitFor();
  const expected = await page.locator('table.league tbody td:nth-child(2)').allInnerTexts();
  assert.deepEqual(expected, [...expected].sort((a, b) => Number(a) - Number(b)));
  await assertAccessible(page, 'the forecast of a season');
  await shoot(page, 'season-forecast-desk');

  await page.getByRole('link', { name: 'Matches' }).click();
  await page.getByRole('button', { name: 'Simulate everything that is left' }).click();
  const champion = (await page.locator('.champion').innerText()).replace('Champions: ', '');
  await page.getByRole('link', { name: 'Table' }).click();
  await assertReads(page.locator('table.league tbody tr').first().locator('th'), new RegExp(champion));
  await assertReads(page.locator('table.league .own-row th'), /Our own eleven ★.*My club/s);
  await assertAccessible(page, 'the table of a season');
  await shoot(page, 'season-table-desk');

  // Told to others.
  await page.getByRole('link', { name: 'Recap' }).click();
  await page.getByText(`${champion} won it; 6 matches.`).waitFor();
  await page.getByRole('heading', { name: 'Records' }).waitFor();
  for (const [form, sign] of [['Markdown', '# valley'], ['BBCode', '[b]valley[/b]'], ['HTML', '<h1>valley</h1>']]) {
    await page.getByRole('button', { name: `Copy ${form}` }).click();
    await eventually(
      () => page.evaluate(() => navigator.clipboard.readText()),
      (copied) => copied.includes(sign) && copied.includes(champion),
      `${form} with ${sign}`,
    );
  }
  await assertAccessible(page, 'the recap of a season');
  await shoot(page, 'season-recap-desk');
  assertClean(page);
});

/** What is chosen in the form for each format, how many clubs it takes, and how many matches that is. */
const FORMATS = [
  { shape: 'A league', numbers: { 'How often does everybody meet?': 1 }, clubs: 4, matches: 6 },
  { shape: 'A league', numbers: { 'How often does everybody meet?': 2, 'Clubs that go down': 1 }, clubs: 4, matches: 12 },
  { shape: 'Groups, then a cup', numbers: { Groups: 2 }, ticks: ['Clubs are drawn'], clubs: 8, matches: 12 + 3 },
  { shape: 'A cup', picks: { 'Who meets whom': 'draw', 'Who is at home': 'drawn_first' }, ticks: ['The losers'], clubs: 4, matches: 4 },
  { shape: 'A cup', picks: { 'A tie is': 'two legs', 'Goals scored away': 'regulation' }, clubs: 4, matches: 5 },
  { shape: 'A cup', picks: { 'A tie is': 'two legs', 'The final is': 'two legs' }, clubs: 4, matches: 6 },
  { shape: 'A cup', picks: { 'Who meets whom': 'reseed', 'If it is level': 'golden' }, clubs: 4, matches: 3 },
  { shape: 'A cup', picks: { 'If it is level': 'none' }, ticks: ['Lots instead'], clubs: 4, matches: 3 },
  { shape: 'A cup', picks: { 'A tie is': 'replay', 'If it is level': 'silver' }, clubs: 4 },
  { shape: 'A cup', picks: { 'A tie is': 'best of 3', Suspensions: 'none' }, clubs: 4 },
  { shape: 'A league phase, then a cup', numbers: { 'Matches of each club': 4 }, clubs: 8, matches: 16 + 3 },
  { shape: 'A known competition', picks: { 'Which one?': 'goal-dice-world-cup' }, clubs: 8, matches: 12 + 3 },
  { shape: 'As I write it', clubs: 4, matches: 12 },
];

test('every format is begun on the page, and played to its end', async () => {
  const page = await visitor(on.browser);
  for (const [number, { shape, numbers = {}, picks = {}, ticks = [], clubs, matches }] of FORMATS.entries()) {
    const name = `format ${number}`;
    await openForm(page);
    await page.getByLabel('What is it called?').fill(name);
    await page.getByRole('combobox', { name: /^Game/ }).selectOption('goal-dice');
    await page.getByRole('radio', { name: shape, exact: true }).check();
    for (const [label, value] of Object.entries(numbers)) await page.getByLabel(label, { exact: true }).fill(String(value));
    for (const [label, value] of Object.entries(picks)) await pick(page, label, value);
    for (const label of ticks) await page.getByRole('checkbox', { name: new RegExp(`^${label}`) }).check();
    await chooseClubs(page, clubs);
    await look(page);
    await page.getByRole('heading', { name: `${name}, as it would begin` }).waitFor();
    await begin(page);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('button', { name: 'Simulate everything that is left' }).click();
    await page.getByText(/^Champions: /).waitFor();
    if (matches) await page.getByText(`over after ${matches} matches`).waitFor();
  }
  // A cup stands in rounds that have names, and what becomes of it is forecast.
  await page.goto(`${on.server.url}/#/season/format%203?show=table`);
  await page.getByRole('heading', { name: 'Final', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Semi-finals' }).waitFor();
  assertClean(page);
});

test('clubs go up and down between two leagues', async () => {
  const page = await visitor(on.browser);
  for (const [name, zone, from] of [['upper', 'Clubs that go down', 0], ['lower', 'Clubs that go up', 4]]) {
    await openForm(page);
    await page.getByLabel('What is it called?').fill(name);
    await page.getByRole('combobox', { name: /^Game/ }).selectOption('goal-dice');
    await page.getByLabel('How often does everybody meet?').fill('1');
    await page.getByLabel(zone).fill('1');
    if (name === 'lower') await pick(page, 'It is the division below', 'upper');
    const clubs = await chooseClubs(page, 0);
    for (let at = from; at < from + 4; at += 1) await clubs.getByRole('checkbox').nth(at).check();
    await look(page);
    await begin(page);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('button', { name: 'Simulate everything that is left' }).click();
    await page.getByText(/^Champions: /).waitFor();
  }
  const promoted = (await page.locator('.champion').innerText()).replace('Champions: ', '');
  await page.locator('summary', { hasText: 'The next season' }).click();
  await page.getByText('go up and down, and squads go along').waitFor();
  await assertAccessible(page, 'the next season');
  await page.getByRole('button', { name: 'Begin the next season' }).click();
  await page.getByRole('heading', { level: 1, name: 'upper 2' }).waitFor();
  await page.getByRole('link', { name: 'Table' }).click();
  await page.locator('table.league th', { hasText: promoted }).waitFor();
  await page.goto(`${on.server.url}/#/season/lower`);
  await page.getByRole('link', { name: 'The next season: lower 2' }).waitFor();
  assertClean(page);
});

test('a real list of matches begins with its results', async () => {
  const page = await visitor(on.browser);
  await openForm(page);
  await page.getByLabel('What is it called?').fill('real');
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('goal-dice');
  await page.getByText('A real list of matches').click();
  await page.getByLabel('Or its text').fill('Date,HomeTeam,AwayTeam,FTHG,FTAG\n2015-08-08,Ulm,Bern,2,0\n2015-08-15,Bern,Ulm,0,3\n');
  await page.getByLabel('Results of the list').selectOption('until');
  await page.getByLabel('Up to this day').fill('2015-08-10');
  await look(page);
  await page.getByText('2015-08-08: Ulm – Bern 2–0').waitFor();
  await begin(page);
  await page.getByText('2015-08-15').waitFor();
  // It was typed, and that is said: there is nothing to open.
  await page.locator('details', { hasText: 'Round 1' }).locator('summary').click();
  await page.getByText('typed in: there is no match to look at').waitFor();
  assert.equal(await page.getByRole('link', { name: /look at the match/ }).count(), 0);
  assertClean(page);
});

test('a result is corrected by the office', async () => {
  touchline('league', 'new', 'mended', '--game', 'inside-the-net', '--teams', 'candleworth,mothdale');
  touchline('season', 'enter', 'mended', '1.1.1', '2-1');
  const page = await visitor(on.browser, { viewport: PHONE });
  await page.goto(`${on.server.url}/#/season/mended?show=matches`);
  const played = page.locator('details', { hasText: 'Round 1' });
  await played.locator('summary').click();
  await page.getByRole('button', { name: /^Correct the result of / }).click();
  const result = page.getByLabel('The result as it should be');
  await result.waitFor();
  assert.equal(await result.inputValue(), '2-1');
  const home = played.getByRole('group').first();
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
  await played.locator('summary').click();
  await page.locator('.pairing .figures', { hasText: '2–1' }).waitFor();
  assertClean(page);
});

test('a season with people, on a phone and in German', async () => {
  touchline('league', 'new', 'cards', '--game', 'inside-the-net', ...TEAMS_WITH_MEN);
  for (let round = 0; round < 3; round += 1) touchline('season', 'sim', 'cards');
  const sizes = [
    ['en', PHONE, 'phone', {}],
    ['de', PHONE, 'phone-de', {}],
    ['de', DESK, 'desk-de', {}],
    ['de', PHONE, 'large-de', { text: 'very large' }],
  ];
  for (const [language, viewport, size, settings] of sizes) {
    const page = await visitor(on.browser, { viewport, settings: { language, ...settings } });
    await page.goto(`${on.server.url}/#/season/cards`);
    const club = page.getByRole('combobox', { name: language === 'de' ? 'Mein Verein' : 'My club' });
    await club.selectOption('Candleworth Miners');
    for (const show of ['matches', 'table', 'people', 'forecast', 'recap']) {
      await page.goto(`${on.server.url}/#/season/cards?show=${show}`);
      const shown = { matches: '.fixtures', table: 'table.league', people: '.listings', forecast: 'table.league', recap: '.told' };
      await page.locator(shown[show]).first().waitFor();
      await assertFits(page, `${show} on a ${size}`);
      await assertAccessible(page, `${show} on a ${size}`);
      await shoot(page, `season-${show}-${size}`);
    }
    await page.goto(`${on.server.url}/#/seasons`);
    await page.locator('.new-season summary').first().click();
    await page.locator('.club-list').waitFor();
    await assertFits(page, `the form on a ${size}`);
    await assertAccessible(page, `the form on a ${size}`);
    await shoot(page, `season-new-${size}`);
    assertClean(page);
  }
});
