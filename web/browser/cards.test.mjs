// Inside the Net: a whole match with its team sheet, a refereed one, and sheets that are sealed between two people.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import {
  assertAccessible,
  assertClean,
  assertCount,
  assertFits,
  assertReads,
  choices,
  choose,
  PHONE,
  setUp,
  shoot,
  sitDown,
  visitor,
} from './kit.mjs';

const on = setUp();
const GAME = /Inside the Net/;
const sheet = (page) => page.getByRole('heading', { name: /your team sheet/ });

async function kickOff(page) {
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByTestId('question').waitFor();
}

/** Answers by keyboard with the first choice until full time; says how many questions there were. */
async function playOut(page) {
  const over = page.getByTestId('result');
  let asked = 0;
  for (; asked < 60; asked += 1) {
    await choices(page).first().or(over).first().waitFor();
    if (await over.isVisible()) return asked;
    const version = await page.getByTestId('announcer').textContent();
    await page.keyboard.press('1');
    await page.waitForFunction((before) => document.querySelector('[data-testid=announcer]')?.textContent !== before, version);
  }
  throw new Error('the match does not end');
}

for (const [name, theme] of [
  ['desk', 'light'],
  ['phone', 'dark'],
]) {
  test(`a match with a sheet of one's own, by keyboard only, ${name}`, async () => {
    const options = name === 'phone' ? { viewport: PHONE } : {};
    const page = await visitor(on.browser, { ...options, settings: { theme } });
    await choose(page, on.server.url, GAME);
    await kickOff(page);
    // The sheet as it stands, in another formation, and the other side's is not there.
    await sheet(page).waitFor();
    await assertCount(page.locator('.pitch-box .token.away'), 0);
    await assertCount(page.locator('.pitch-box .token.home'), 11);
    await page.getByText('Sealed until kick-off').first().waitFor();
    await assertAccessible(page, `team sheet, ${name}`);
    await shoot(page, `inside-the-net-sheet-${name}`);
    // One thing to press; the rest is there, too.
    await page.getByRole('button', { name: /^Play with this eleven/ }).waitFor();
    await assertCount(page.locator('.choice.primary'), 1);
    await page.getByText('Change men, keeper or formation').click();
    await page.getByRole('button', { name: /^5-4-1/ }).waitFor();
    await page.keyboard.press('5');
    await page.locator('.club-side.home', { hasText: '5-4-1' }).waitFor();
    const asked = await playOut(page);
    assert.ok(asked >= 2 && asked <= 20, `${asked} questions`);
    // Back to a moment at which both cards were hit.
    const hits = page.locator('.itn-cards .itn-group li.hit');
    await page.getByRole('slider').focus();
    for (let back = 0; back < 120 && (await hits.count()) < 2; back += 1) await page.keyboard.press('ArrowLeft');
    assert.ok((await hits.count()) >= 2);
    for (const hit of await hits.all()) await assertHit(hit);
    await assertCount(page.locator('.pitch-box .token'), 22);
    await assertCount(page.locator('.pitch-box .acts'), 1);
    await assertReads(page.locator('.itn-clock'), /^\d+ of 90 cards left/);
    await page.getByText(/^All cards of/).first().click();
    await page.getByLabel('Whose card').first().selectOption({ index: 5 });
    await page.getByText('What the signs mean').click();
    await assertAccessible(page, `inside-the-net, ${name}`);
    await assertFits(page, `inside-the-net, ${name}`);
    await page.getByText(/^All cards of/).first().click();
    await shoot(page, `inside-the-net-${name}`);
    await page.getByText('The field in words').click();
    await assertReads(page.getByTestId('field-text'), /windows? left/);
    assertClean(page);
  });
}

/** The number of the die lies in the range, or at most at the rate. */
async function assertHit(hit) {
  const [range, die] = [await hit.locator('.itn-text').innerText(), await hit.locator('.itn-dot').innerText()];
  const number = Number(/\d+/.exec(die)[0]);
  const reached = /→ (-?\d+)/.exec(range);
  const [low, high = low] = range.split('–').map((part) => Number(part.replace('*', '')));
  const rate = reached || (low === high && number !== low);
  if (rate) assert.ok(number <= Number(reached?.[1] ?? high), `${number} against ${range}`);
  else assert.ok(low <= number && number <= high, `${number} in ${range}`);
}

test('cards and dice of one’s own, on a phone', async () => {
  const page = await visitor(on.browser, { viewport: PHONE });
  await choose(page, on.server.url, GAME);
  await page.getByLabel('I roll real dice').check();
  await kickOff(page);
  await sheet(page).waitFor();
  await choices(page).first().click();
  const field = page.getByLabel('several at once');
  const enter = async (text) => {
    await field.fill(text);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.own-form input')?.value === '');
  };
  await page.getByRole('heading', { name: /blue die/ }).waitFor();
  await enter('7');
  await page.getByRole('heading', { name: /action card/ }).waitFor();
  await enter('48');
  await assertReads(page.locator('.itn-action'), /No\. 48 · MID/);
  await page.getByRole('heading', { name: /black die/ }).waitFor();
  await enter('14 20');
  await assertReads(page.locator('.itn-cards li.hit').first().locator('.itn-dot'), /^black\s14$/);
  await field.fill('999');
  await page.keyboard.press('Enter');
  await page.locator('.wrong').waitFor();
  await assertFits(page, 'refereed on a phone');
  await shoot(page, 'inside-the-net-own-dice');
  assertClean(page);
});

test('two people on two screens do not see each other’s sheet', async () => {
  const home = await visitor(on.browser);
  await choose(home, on.server.url, GAME);
  await home.getByRole('group', { name: 'Away' }).getByLabel('Coached by').selectOption('link');
  // Usually in 4-3-3 and 5-3-2.
  await home.getByRole('group', { name: 'Home' }).getByLabel('Team').selectOption('candleworth');
  await home.getByRole('group', { name: 'Away' }).getByLabel('Team').selectOption('mothdale');
  await kickOff(home);
  await sheet(home).waitFor();
  const link = await home.getByRole('textbox').first().inputValue();
  const away = await visitor(on.browser);
  await sitDown(away, link);
  const formation = (page, side) => page.locator(`.club-side.${side} small`).first();
  await assertReads(formation(away, 'home'), 'Sealed until kick-off');
  await home.getByText('Change men, keeper or formation').click();
  await home.getByRole('button', { name: /^3-4-3/ }).click();
  await home.locator('.club-side.home', { hasText: '3-4-3' }).waitFor();
  await home.getByRole('button', { name: /^Play with this eleven/ }).click();
  await sheet(away).waitFor();
  await assertReads(formation(away, 'home'), 'Sealed until kick-off');
  assert.equal((await away.content()).includes('3-4-3 as it stands'), false);
  await away.getByRole('button', { name: /^Play with this eleven/ }).click();
  for (const page of [home, away]) {
    await page.waitForFunction(() => document.querySelectorAll('.pitch-box .token').length === 22);
    await assertReads(formation(page, 'home'), /^3-4-3/);
    assertClean(page);
  }
});

test('two people at one screen take turns behind a curtain', async () => {
  const page = await visitor(on.browser);
  await choose(page, on.server.url, GAME);
  await page.getByRole('group', { name: 'Away' }).getByLabel('Coached by').selectOption('here');
  await kickOff(page);
  const curtain = page.getByRole('button', { name: /Only the coach of/ });
  for (const side of ['home', 'away']) {
    await curtain.waitFor();
    await assertCount(page.locator('.pitch-box .token'), 0);
    await assertCount(choices(page), 0);
    if (side === 'home') await shoot(page, 'inside-the-net-curtain');
    await curtain.click();
    await assertCount(page.locator(`.pitch-box .token.${side}`), 11);
    await assertCount(page.locator('.pitch-box .token'), 11);
    await choices(page).first().click();
  }
  await page.waitForFunction(() => document.querySelectorAll('.pitch-box .token').length === 22);
  assertClean(page);
});
