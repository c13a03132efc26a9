// Playing with friends: dice that both sides can verify.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { PHONE, PROGRAM, assertAccessible, assertClean, assertFits, choices, kickOff, setUp, shoot, visitor } from './kit.mjs';

const on = setUp('0.0.0.0:0');

/** A match by link: the page that made it, and the one that was invited. */
async function byLink(wish) {
  const home = await visitor(on.browser);
  const away = await visitor(on.browser, { viewport: PHONE });
  await kickOff(home, on.server.url, { away: 'link', ...wish });
  await away.goto(await home.locator('.invite input').first().inputValue());
  await away.getByTestId('question').waitFor();
  return { home, away };
}

/** Whoever is asked answers, until both see full time. */
async function toFullTime(pages) {
  const ended = () => Promise.all(pages.map((page) => page.getByTestId('result').isVisible()));
  for (let turn = 0; turn < 400; turn += 1) {
    if ((await ended()).every(Boolean)) return;
    await Promise.any(pages.map((page) => choices(page).first().or(page.getByTestId('result')).first().waitFor()));
    for (const page of pages) {
      const lines = await page.getByTestId('commentary').locator('> li').count();
      const choice = choices(page).first();
      if (!(await choice.isVisible())) continue;
      await choice.click({ timeout: 2_000 }).catch(() => undefined);
      await page
        .waitForFunction(
          (before) => document.querySelectorAll('[data-testid=commentary] > li').length !== before,
          lines,
          { timeout: 2_000 },
        )
        .catch(() => undefined);
    }
  }
  throw new Error('the match does not end');
}

test('a match with dice that both sides can verify', async () => {
  const { home, away } = await byLink({ dice: 'verifiable', options: { half_seconds: '60' } });
  const mix = (page) => page.getByRole('button', { name: 'Mix it in' });
  await mix(home).waitFor();
  await assertAccessible(home, 'verifiable dice');
  await assertFits(away, 'verifiable dice on a phone');
  await shoot(home, 'verifiable-mix-desk');
  await shoot(away, 'verifiable-mix-phone');
  await mix(home).click();
  await mix(home).waitFor({ state: 'detached' });
  // Typed, not made by lot.
  await away.getByLabel('Your contribution').fill('seven goals please');
  await mix(away).click();
  await mix(away).waitFor({ state: 'detached' });
  await toFullTime([home, away]);
  for (const page of [home, away]) {
    await page.getByTestId('proof').filter({ hasText: 'Dice checked' }).waitFor();
  }
  await shoot(home, 'verifiable-checked-desk');
  await assertAccessible(home, 'verifiable dice, checked');

  const folder = mkdtempSync(join(tmpdir(), 'touchline-friends-'));
  try {
    const file = join(folder, 'match.touchline');
    const [download] = await Promise.all([
      away.waitForEvent('download'),
      away.getByRole('link', { name: 'Save the match' }).click(),
    ]);
    await download.saveAs(file);
    assert.match(readFileSync(file, 'utf8'), /contribution away: seven goals please/);
    const said = execFileSync(PROGRAM, ['replay', file, '--verify'], { encoding: 'utf8' });
    assert.match(said, /the secret is the one promised/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const page of [home, away]) assertClean(page);
});
