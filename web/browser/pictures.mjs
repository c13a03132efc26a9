// Takes the pictures of the manual from the running program: `make pictures`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESK, PHONE, PROGRAM, Server, choices, choose, kickOff, openBrowser, playOut, visitor } from './kit.mjs';

const PICTURES = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
mkdirSync(PICTURES, { recursive: true });

const server = await Server.start();
const browser = await openBrowser();
const env = { ...process.env, TOUCHLINE_HOME: server.home };
const touchline = (...args) => execFileSync(PROGRAM, args, { env, cwd: server.home });

/** A page of its own for each picture: nothing is left from the one before. */
async function picture(name, viewport, show) {
  const page = await visitor(browser, { viewport, settings: { language: 'en' } });
  const of = (await show(page)) ?? page;
  await of.screenshot({ path: join(PICTURES, `${name}.jpg`), type: 'jpeg', quality: 80 });
  await page.context().close();
  console.log(name);
}

try {
  await picture('start', DESK, async (page) => {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Quick match' }).waitFor();
  });

  await picture('match', DESK, async (page) => {
    await kickOff(page, server.url, { options: { first_kick_off: 'home' } });
    for (let turn = 0; turn < 6; turn += 1) {
      await page.keyboard.press('1');
      await choices(page).first().waitFor();
    }
    await page.getByText('Why?').first().click();
  });

  await picture('invitation', DESK, async (page) => {
    await kickOff(page, server.url, { away: 'link' });
    await page.locator('svg[role=img], .qr').first().waitFor();
  });

  await picture('full-time', DESK, async (page) => {
    await kickOff(page, server.url, { options: { half_seconds: '60', first_kick_off: 'home' } });
    await playOut(page);
    await page.getByTestId('result').waitFor();
  });

  await picture('own-dice', PHONE, async (page) => {
    await kickOff(page, server.url, { dice: 'mine', options: { first_kick_off: 'home' } });
    await page.keyboard.press('1');
    await page.getByLabel('Or type several').fill('3 3');
    await page.keyboard.press('Enter');
    await page.getByLabel('Or type several').scrollIntoViewIfNeeded();
  });

  await picture('own-cards', DESK, async (page) => {
    await choose(page, server.url, 'Inside the Net');
    await page.getByLabel('I roll real dice').check();
    await page.getByRole('button', { name: 'Kick off' }).click();
    await page.getByTestId('question').waitFor();
  });

  await picture('team', DESK, async (page) => {
    await page.goto(`${server.url}/#/teams/inside-the-net/candleworth`);
    await page.getByRole('button', { name: 'Play with this team' }).waitFor();
  });

  touchline('forge', 'new-league', '--seed', '7', '--clubs', '6', '--out', 'statistics');
  await picture('report', DESK, async (page) => {
    page.setDefaultTimeout(240_000);
    await page.goto(`${server.url}/#/statistics`);
    const tables = ['clubs.csv', 'players.csv'].map((name) => join(server.home, 'statistics', name));
    await page.getByLabel('The two tables of the season').setInputFiles(tables);
    await page.getByRole('button', { name: 'Check and make the cards' }).click();
    const report = page.getByTestId('report-offense-charts');
    await report.waitFor();
    await report.scrollIntoViewIfNeeded();
  });

  await picture('odds', DESK, async (page) => {
    page.setDefaultTimeout(120_000);
    await page.goto(`${server.url}/#/odds?game=goal-dice&coach-home=sensible&coach-away=sensible`);
    await page.getByRole('button', { name: 'Work out the odds' }).click();
    const answers = page.getByTestId('answers');
    await answers.waitFor();
    await answers.scrollIntoViewIfNeeded();
  });

  touchline('play', '--auto', '--seed', '1', '--save', 'bots.touchline');
  await picture('replay', DESK, async (page) => {
    await page.goto(server.url);
    const buffer = readFileSync(join(server.home, 'bots.touchline'));
    await page.locator('input[type=file]').setInputFiles({ name: 'bots.touchline', mimeType: 'text/plain', buffer });
    await page.getByTestId('result').waitFor();
  });

  touchline('league', 'new', 'mine', '--game', 'inside-the-net');
  touchline('season', 'sim', 'mine');
  touchline('season', 'sim', 'mine');
  for (const [name, show] of [
    ['season-table', 'table'],
    ['season-matches', 'matches'],
    ['season-forecast', 'forecast'],
  ]) {
    await picture(name, DESK, async (page) => {
      await page.goto(`${server.url}/#/season/mine?show=${show}`);
      const rows = page.locator('table.league tbody tr, .pairing');
      await rows.nth(9).waitFor({ timeout: 120_000 });
    });
  }
} finally {
  await browser.close();
  await server.stop();
}
