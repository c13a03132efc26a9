// Takes the pictures of the manual from the running program: `make pictures`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
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
    await page.locator('.invite, .invitation').first().waitFor();
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
