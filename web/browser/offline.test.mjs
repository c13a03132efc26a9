// Without the server: the page opens, says so, shows what was seen, keeps an answer until the server is back.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { assertAccessible, assertReads, choices, kickOff, playOut, setUp, shoot, visitor } from './kit.mjs';

const on = setUp();

/** The page is kept, and the worker looks after it. */
async function kept(page) {
  await page.goto(on.server.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

const away = (page) => page.getByTestId('away').getByText('No server');

test('it can be installed', async () => {
  const [worker, manifest] = await Promise.all(['/sw.js', '/manifest.webmanifest'].map((path) => fetch(on.server.url + path)));
  assert.match(worker.headers.get('content-type'), /javascript/);
  assert.equal(worker.headers.get('cache-control'), 'no-cache');
  assert.match(worker.headers.get('content-security-policy'), /^default-src 'self'/);
  assert.match(manifest.headers.get('content-type'), /^application\/manifest\+json/);
  const { icons } = await manifest.json();
  for (const { src } of icons) assert.equal((await fetch(new URL(src, `${on.server.url}/`))).status, 200, src);
});

test('a match that was seen can be looked at without the server, and its file opened', async () => {
  const page = await visitor(on.browser);
  await kept(page);
  await kickOff(page, on.server.url, { options: { half_seconds: '24', first_kick_off: 'home' } });
  await playOut(page);
  const score = await page.getByTestId('score').innerText();
  const match = page.url();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the match' }).click();
  const file = readFileSync(await (await saving).path());
  await page.goto(`${on.server.url}/#/rules/goal-dice`);
  await page.locator('.rules h1').waitFor();

  await page.context().setOffline(true);
  await page.goto(on.server.url);
  await page.reload();
  await away(page).waitFor();
  await assertAccessible(page, 'offline');
  await shoot(page, 'offline-start');
  // From the list of matches to the replay.
  await page.locator('.resume a').first().click();
  await page.getByTestId('result').waitFor();
  await assertReads(page.getByTestId('score'), score);
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await assertReads(page.getByTestId('score'), /^0\D+0/);
  // By its file; another one is refused in plain words.
  await page.goto(`${on.server.url}/#/`);
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'b.touchline', mimeType: 'text/plain', buffer: Buffer.from('touchline match 1\n') });
  await page.getByText('Without the server, only the file of a match').waitFor();
  await picker.setInputFiles({ name: 'a.touchline', mimeType: 'text/plain', buffer: file });
  await page.getByTestId('result').waitFor();
  assert.equal(page.url(), match);
  // Rules of a game that was never opened, too.
  await page.goto(`${on.server.url}/#/rules/counter-attack`);
  await page.locator('.rules h1').waitFor();

  await page.context().setOffline(false);
  await away(page).waitFor({ state: 'detached' });
  assert.deepEqual(page.faults, []);
});

test('an answer waits for the server, and counts once', async () => {
  const page = await visitor(on.browser);
  await kept(page);
  await kickOff(page, on.server.url, { options: { first_kick_off: 'home' } });
  await choices(page).first().waitFor();
  await page.context().setOffline(true);
  await page.keyboard.press('1');
  await page.getByText('Your answer waits until the server is back.').waitFor();
  await away(page).waitFor();
  await shoot(page, 'offline-match');
  await page.context().setOffline(false);
  await page.getByText('Your answer waits').waitFor({ state: 'detached' });
  await away(page).waitFor({ state: 'detached' });
  await choices(page).first().waitFor();
  const id = /match\/(.+)$/.exec(page.url())[1];
  const file = await (await fetch(`${on.server.url}/api/matches/${id}/file`)).text();
  assert.equal(file.match(/ home turn: /g)?.length, 1);
  assert.deepEqual(page.faults, []);
});
