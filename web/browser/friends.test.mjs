// Playing with friends: dice that both sides can verify, wishes, a seat that was left, and a file that is sent to and fro.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { PHONE, PROGRAM, assertAccessible, assertClean, assertFits, choices, kickOff, setUp, shoot, sitDown, visitor } from './kit.mjs';

// Whoever is silent for two seconds has left.
const on = setUp('0.0.0.0:0', ['--away-seconds', '2']);

/** A match by link: the page that made it, and the one that was invited. */
async function byLink(wish) {
  const home = await visitor(on.browser);
  const away = await visitor(on.browser, { viewport: PHONE });
  await kickOff(home, on.server.url, { away: 'link', ...wish });
  await sitDown(away, await home.locator('.invite input').first().inputValue());
  return { home, away };
}

/** Whoever is asked answers, until both see full time. */
async function toFullTime(pages) {
  const ended = () => Promise.all(pages.map((page) => page.getByTestId('result').isVisible()));
  for (let turn = 0; turn < 400; turn += 1) {
    if ((await ended()).every(Boolean)) return;
    const asked = (page) => choices(page).first().or(page.getByTestId('result')).first().waitFor();
    await Promise.any(pages.map(asked)).catch(async () => {
      const shown = await Promise.all(pages.map((page) => page.locator('main').innerText()));
      throw new Error(`nobody is asked: ${shown.join('\n=== the other page ===\n')}`);
    });
    for (const page of pages) {
      const lines = await commentaryLines(page);
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
  // Its turn to reveal is heard over the live connection before the answer to its commitment is here.
  await away.route('**/contribution', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fulfill({ response });
  });
  // Typed, not made by lot.
  await away.getByLabel('Words of your own').fill('seven goals please');
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
    assert.match(readFileSync(file, 'utf8'), /reveal away: [0-9a-f]{32} seven goals please/);
    const said = execFileSync(PROGRAM, ['replay', file, '--verify'], { encoding: 'utf8' });
    assert.match(said, /the secret is the one promised/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const page of [home, away]) assertClean(page);
});

const commentaryLines = (page) => page.getByTestId('commentary').locator('> li').count();

const friends = (page) => page.getByTestId('friends');

test('who cannot reveal is named, and the other side decides', async () => {
  const { home, away } = await byLink({ dice: 'verifiable', options: { half_seconds: '60' } });
  const button = (page, name) => page.getByRole('button', { name });
  await button(home, 'Mix it in').click();
  await button(home, 'Mix it in').waitFor({ state: 'detached' });
  // Another browser, or one that was wiped: what home is bound to is not there.
  await home.evaluate(() => localStorage.removeItem('touchline.additions'));
  await home.reload();
  await button(away, 'Mix it in').click();
  await button(away, 'Note that').waitFor();
  await button(home, 'I cannot reveal it').click();
  await home.getByText('It begins anew only if').waitFor();
  await away.getByText('did not reveal what was mixed in').waitFor();
  await assertAccessible(away, 'verifiable dice, not revealed');
  await button(away, 'Begin anew').click();
  for (const page of [home, away]) await button(page, 'Mix it in').click();
  for (const page of [home, away]) await page.getByRole('heading', { name: 'Verifiable dice' }).waitFor({ state: 'detached' });
  for (const page of [home, away]) await button(page, 'Mix it in').waitFor({ state: 'detached' });
  await toFullTime([home, away]);
  await home.getByTestId('proof').filter({ hasText: 'Dice checked' }).waitFor();
});

test('a wish to take back is declined, then agreed to', async () => {
  const { home, away } = await byLink({ undo: 'agreed', options: { first_kick_off: 'home' } });
  const ask = home.getByRole('button', { name: 'Ask to take back' });
  const told = await commentaryLines(home);
  await choices(home).first().click();
  await ask.click();
  await friends(home).getByText('has not agreed yet').waitFor();
  await assertAccessible(away, 'a wish');
  await shoot(away, 'wish-phone');
  await friends(away).getByRole('button', { name: 'Decline' }).click();
  await friends(home).getByText('does not agree').waitFor();
  await ask.click();
  await friends(away).getByRole('button', { name: 'Agree', exact: true }).click();
  await home.waitForFunction(
    (before) => document.querySelectorAll('[data-testid=commentary] > li').length === before,
    told,
  );
  await choices(home).first().waitFor();
  for (const page of [home, away]) assertClean(page);
});

test('the computer plays for a coach who left, until he is back', async () => {
  const { home, away } = await byLink({ options: { first_kick_off: 'home' } });
  const watcher = await visitor(on.browser);
  await watcher.goto(home.url());
  await friends(home).getByText('is here').waitFor();
  await friends(home).getByText('1 person watches').waitFor();
  const link = away.url();
  const context = away.context();
  await away.close();
  const computer = friends(home).getByRole('button', { name: 'Let the computer play that side' });
  await computer.waitFor();
  await assertAccessible(home, 'a seat that was left');
  await shoot(home, 'seat-left-desk');
  await computer.click();
  await home.locator('.team.away .team-coach', { hasText: 'sensible' }).waitFor();
  await choices(home).first().click();
  await choices(home).first().waitFor();
  // Back, in the same browser.
  const back = await context.newPage();
  await back.goto(link);
  await friends(back).getByRole('button', { name: 'Take my seat again' }).click();
  await back.locator('.team.away .team-coach', { hasText: 'you' }).waitFor();
  // And away again: somebody else gets a link.
  await back.close();
  await friends(home).getByRole('button', { name: 'Invite somebody else' }).click();
  const field = friends(home).locator('.handout input').first();
  await field.waitFor();
  const other = await visitor(on.browser);
  await sitDown(other, await field.inputValue());
  await other.locator('.team.away .team-coach', { hasText: 'you' }).waitFor();
  for (const page of [home, watcher, other]) assertClean(page);
});

test('a match goes on from a file, and an older copy is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-friends-'));
  try {
    const file = join(folder, 'match.touchline');
    const home = await visitor(on.browser);
    await kickOff(home, on.server.url, { away: 'here', options: { first_kick_off: 'home' } });
    await choices(home).first().click();
    await home.locator('summary', { hasText: 'Share' }).click();
    const [download] = await Promise.all([
      home.waitForEvent('download'),
      home.getByRole('link', { name: 'Save the match' }).click(),
    ]);
    await download.saveAs(file);
    const away = await visitor(on.browser, { viewport: PHONE });
    const open = async () => {
      await away.goto(on.server.url);
      await away.locator('input[type=file]').setInputFiles(file);
    };
    await open();
    await away.getByText('Which side is yours?').waitFor();
    await assertAccessible(away, 'whose side');
    await shoot(away, 'by-file-phone');
    // One of the two is asked: for the other it is to be sent.
    const seat = away.locator('.choice', { hasText: 'the other side gets the file' });
    await seat.nth(1).click();
    const send = away.getByRole('link', { name: 'Save and send' });
    const asked = choices(away).first();
    await send.or(asked).first().waitFor();
    await shoot(away, 'by-file-next-phone');
    await Promise.all([
      home.waitForResponse((reply) => reply.url().endsWith('/answers') && reply.ok()),
      choices(home).first().click(),
    ]);
    await open();
    await away.getByText('older copy').waitFor();
    await assertFits(away, 'a refused copy on a phone');
    await shoot(away, 'older-copy-phone');
    // Whose copy has gone on here is not for the server to judge.
    await away.getByRole('button', { name: 'Open it anyway' }).click();
    await away.getByText('Which side is yours?').waitFor();
    for (const page of [home, away]) assertClean(page);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
