// Counter Attack: short matches on the pitch of hexes, by keyboard, by mouse and by finger.
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
  DESK,
  eventually,
  PHONE,
  setUp,
  shoot,
  visitor,
} from './kit.mjs';

const on = setUp();
const GAME = /Counter Attack/;
const SHORT = { half_minutes: '1', added_cap: '1', first_kickoff: 'home' };

/** The start page, house rules for a short match, kick-off. */
async function kickOff(page, options = SHORT) {
  await choose(page, on.server.url, GAME);
  await page.locator('summary', { hasText: 'House rules' }).click();
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`#option-${name}`);
    const isList = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    await (isList ? field.selectOption(value) : field.fill(value));
  }
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByTestId('question').waitFor();
}

const pitch = (page) => page.getByTestId('pitch');
const readOut = (page) => page.getByTestId('readout');
const question = (page) => page.getByTestId('question').innerText();
const letGo = (page) => page.getByRole('button', { name: 'Let go' });
const told = (page) => page.getByTestId('announcer').textContent();
const over = (page) => page.getByTestId('result');
const where = (page, id) => page.locator(`[data-id="${id}"]`).evaluate((figure) => figure.style.transform);

/** The first hex to choose that does not lie under the dock. */
const firstClear = (page) =>
  page.evaluate(() => {
    const dock = document.querySelector('.play-area').getBoundingClientRect().top;
    return [...document.querySelectorAll('.reach path')].findIndex((path) => path.getBoundingClientRect().top > 0 && path.getBoundingClientRect().bottom < dock);
  });

/** Until something else is asked or told. */
async function until(page, before) {
  await page
    .waitForFunction((old) => document.querySelector('[data-testid=announcer]')?.textContent !== old, before, { timeout: 3_000 })
    .catch(() => undefined);
}

/** Up to the first question like this, with the first choice or the first hex. */
async function playTo(page, wanted) {
  for (let turn = 0; turn < 60; turn += 1) {
    await choices(page).first().or(page.locator('.ca-typed')).or(over(page)).first().waitFor();
    if (wanted.test(await question(page)) || (await over(page).isVisible())) return;
    await answer(page);
  }
  throw new Error(`nobody asks ${wanted}`);
}

/** One answer by keyboard: the first button there is, or what the pitch offers first. */
async function answer(page, steps = 1) {
  const before = await told(page);
  if ((await choices(page).count()) > 0) await page.keyboard.press('1');
  else await place(page, steps);
  await until(page, before);
}

/** Picks on the pitch with the keyboard, and places if something is held then. */
async function place(page, steps = 1) {
  await pitch(page).focus();
  for (let count = 0; count < steps; count += 1) await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  if (await letGo(page).isVisible()) {
    for (let count = 0; count < steps; count += 1) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  }
}

test('a short match by keyboard only, on a desk', async () => {
  const page = await visitor(on.browser, { viewport: DESK, settings: { theme: 'light' } });
  await kickOff(page);
  await assertCount(page.locator('.ca-scroll .figure'), 22);
  // Line-up by its name, then the taker: a figure without a second question.
  await assertReads(choices(page).first(), /4-4-2/);
  await page.keyboard.press('1');
  await page.getByRole('heading', { name: /who takes it/ }).waitFor();
  await place(page, 9);
  await page.getByRole('heading', { name: /where to\?/ }).waitFor();
  // A pass: to whom, and what it comes to in per cent.
  await page.locator('.odds-text text').first().waitFor();
  assert.match(await page.locator('.odds-text text').first().textContent(), /^\d+%$/);
  await pitch(page).focus();
  await page.keyboard.press('b');
  await assertReads(readOut(page), /^M19, .+ \d+ .+, with the ball, pace \d/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await assertReads(readOut(page), /^O19, two hexes from the ball\. Enter: /);
  await shoot(page, 'counter-attack-pass-desk');
  await assertAccessible(page, 'a pass, desk');
  const first = await told(page);
  await page.keyboard.press('Enter');
  await until(page, first);
  // Somebody is picked, let go, picked again and placed.
  await playTo(page, /who moves/);
  await pitch(page).focus();
  await page.keyboard.press('n');
  await assertReads(readOut(page), /Enter: (Move|Run with) /);
  await page.keyboard.press('Enter');
  await letGo(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: /who moves/ }).waitFor();
  const left = Number(/(\d) left/.exec(await question(page))[1]);
  await place(page, 2);
  await page.waitForFunction((gone) => !document.querySelector('[data-testid=question]').textContent.includes(`${gone} left`), left);
  // The rest, to full time.
  for (let turn = 0; turn < 300 && !(await over(page).isVisible()); turn += 1) {
    await choices(page).first().or(page.locator('.ca-typed')).or(over(page)).first().waitFor();
    if (!(await over(page).isVisible())) await answer(page, 1 + (turn % 7));
  }
  await over(page).waitFor();
  await assertReads(over(page), /\d–\d/);
  await page.getByText('The field in words').click();
  await assertReads(page.getByTestId('field-text'), /attacking towards column (1|37): 1 \S+ .+ [A-Z]\d+, keeper;/);
  await page.getByText('What the signs mean').click();
  await assertAccessible(page, 'full time, desk');
  await assertFits(page, 'counter-attack, desk');
  await shoot(page, 'counter-attack-full-time-desk');
  assertClean(page);
});

test('a short match by finger, on a phone', async () => {
  const page = await visitor(on.browser, { viewport: PHONE, hasTouch: true, settings: { theme: 'dark' } });
  await kickOff(page);
  await choices(page).first().tap();
  await page.getByRole('heading', { name: /who takes it/ }).waitFor();
  await page.locator('.ca-chip').last().tap();
  await page.getByRole('heading', { name: /where to\?/ }).waitFor();
  await page.locator('.odds-text text').first().waitFor();
  await assertAccessible(page, 'a pass, phone');
  await assertFits(page, 'counter-attack, phone');
  await shoot(page, 'counter-attack-pass-phone');
  // Whom one would play to without a thought is on the button, by his name; the others are in a list.
  await assertReads(page.getByTestId('confirm'), /^Pass to \d+ \S+/);
  assert.ok((await page.locator('.ca-chip').count()) > 1);
  // A first tap points, the button places.
  const before = await told(page);
  await page.locator('.reach path').nth(await firstClear(page)).tap({ force: true });
  await assertReads(readOut(page), /from the ball/);
  assert.equal(await told(page), before);
  await page.getByTestId('confirm').tap();
  await until(page, before);
  await playTo(page, /who moves/);
  await page.locator('.ca-chip').nth(3).tap();
  await letGo(page).waitFor();
  await assertReads(page.getByTestId('hint'), 'Tap a yellow hex (with a dot).');
  assert.ok((await page.locator('.reach path').count()) > 20);
  const inView = () =>
    page.evaluate(() => {
      const dock = document.querySelector('.play-area').getBoundingClientRect().top;
      const boxes = [...document.querySelectorAll('.reach path, .figure.held .body')].map((one) => one.getBoundingClientRect());
      return boxes.filter(({ top, bottom }) => top >= 0 && bottom <= dock).length / boxes.length;
    });
  await eventually(inView, (share) => share > 0.8, 'his hexes are above the dock');
  // Typed, as anything can be.
  await letGo(page).tap();
  const id = await page.locator('.ca-pitch .pickable').last().getAttribute('data-id');
  await page.locator('.ca-typed input').fill(`${id} A1`);
  await page.locator('.ca-typed button').tap();
  await page.locator('.ca-typed .wrong').waitFor();
  for (let turn = 0; turn < 300 && !(await over(page).isVisible()); turn += 1) {
    await choices(page).first().or(page.locator('.ca-typed')).or(over(page)).first().waitFor();
    if (!(await over(page).isVisible())) await answer(page, 1 + (turn % 5));
  }
  await over(page).waitFor();
  await assertAccessible(page, 'full time, phone');
  await assertFits(page, 'full time, phone');
  assertClean(page);
});

test('a figure is dragged, its card is shown, and the layers come and go', async () => {
  const page = await visitor(on.browser, { viewport: DESK });
  await kickOff(page, { ...SHORT, half_minutes: '5' });
  await playTo(page, /who moves/);
  const figure = page.locator('.ca-pitch .pickable:not(:has(.band))').nth(3);
  const id = await figure.getAttribute('data-id');
  const from = await where(page, id);
  const box = await figure.boundingBox();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(...middle);
  await page.mouse.down();
  await letGo(page).waitFor();
  const free = await page.locator('.reach path').nth(2).boundingBox();
  await page.mouse.move(free.x + free.width / 2, free.y + free.height / 2, { steps: 4 });
  await shoot(page, 'counter-attack-drag-desk');
  const before = await told(page);
  await page.mouse.up();
  await page.waitForFunction(([who, old]) => document.querySelector(`[data-id="${who}"]`)?.style.transform !== old, [id, from]);
  await until(page, before);
  await assertReads(page.getByTestId('card'), new RegExp(`\\n${Number.parseInt(id, 10)} .+\\n`));
  // Zones of influence, hex names, a larger pitch.
  await page.getByLabel('Zones of influence').check();
  await assertCount(page.locator('.ca-scroll .zones'), 1);
  await page.getByLabel('Hex names').check();
  await assertCount(page.locator('.hex-names text'), 943);
  await page.getByLabel('Larger').check();
  await assertFits(page, 'larger pitch');
  await page.locator('summary', { hasText: 'substitutions made' }).first().click();
  await assertCount(page.locator('.ca-squad tbody tr'), 32);
  await assertAccessible(page, 'squads');
  assertClean(page);
});
