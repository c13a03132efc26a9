// The board of Counter Attack: which way it lies for whom, and what it shows of what has happened.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { assertAccessible, assertClean, assertFits, assertReads, choices, choose, DESK, eventually, PHONE, setUp, shoot, visitor } from './kit.mjs';

const on = setUp();

/** A match, short unless more is wanted; `coaches` as the start page names them. */
async function kickOff(page, coaches = {}, minutes = '5') {
  await choose(page, on.server.url, /Counter Attack/);
  for (const [side, coach] of Object.entries(coaches)) {
    await page.getByRole('group', { name: side }).getByLabel('Coached by').selectOption(coach);
  }
  await page.locator('summary', { hasText: 'House rules' }).click();
  await page.locator('#option-half_minutes').fill(minutes);
  await page.locator('#option-first_kickoff').selectOption('home');
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByTestId('question').waitFor();
}

const pitch = (page) => page.getByTestId('pitch');
const lie = (page) => pitch(page).getAttribute('data-lie');
const question = (page) => page.getByTestId('question').innerText();
const onLayers = (page, name) => page.getByLabel(name, { exact: true });

/** The first choice, or the first on the pitch. */
async function answer(page) {
  const before = await page.getByTestId('announcer').textContent();
  if ((await choices(page).count()) > 0) await page.keyboard.press('1');
  else {
    await pitch(page).focus();
    for (const key of ['n', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
  }
  await page
    .waitForFunction((old) => document.querySelector('[data-testid=announcer]')?.textContent !== old, before, { timeout: 3_000 })
    .catch(() => undefined);
}

/** Answers until this is asked. */
async function playTo(page, wanted) {
  for (let turn = 0; turn < 60; turn += 1) {
    await choices(page).first().or(page.locator('.ca-typed')).first().waitFor();
    if (wanted.test(await question(page))) return;
    await answer(page);
  }
  throw new Error(`nobody asks ${wanted}`);
}

/** Where something is on the screen. */
const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

const AWAY = { Home: 'computer greedy', Away: 'me' };

test('an away coach attacks to the right, too, and the cursor goes as he sees it', async () => {
  const page = await visitor(on.browser, { viewport: DESK });
  await kickOff(page, AWAY);
  await choices(page).first().waitFor();
  assert.equal(await lie(page), 'across turned');
  await assertReads(page.locator('.ca-way.away'), /attacks →/);
  const [own, other] = [await middle(page.locator('[data-id="1A"]')), await middle(page.locator('[data-id="1H"]'))];
  assert.ok(own.x < other.x, 'his own keeper is on the left');
  await pitch(page).focus();
  await page.keyboard.press('b');
  const from = await middle(page.locator('.ca-pitch .cursor'));
  await page.keyboard.press('ArrowRight');
  await eventually(() => middle(page.locator('.ca-pitch .cursor')), (to) => to.x > from.x, 'right is right');
  // The way it lies is a choice, and remembered.
  await onLayers(page, 'My side always attacks to the right').uncheck();
  await eventually(() => lie(page), (found) => found === 'across', 'it lies as it is');
  await page.reload();
  await pitch(page).waitFor();
  assert.equal(await lie(page), 'across');
  await onLayers(page, 'My side always attacks to the right').check();
  await eventually(() => lie(page), (found) => found === 'across turned', 'turned again');
  await shoot(page, 'counter-attack-turned-desk');
  assertClean(page);
});

test('an away coach attacks upwards on a phone', async () => {
  const page = await visitor(on.browser, { viewport: PHONE, hasTouch: true, settings: { theme: 'dark' } });
  await kickOff(page, AWAY);
  await choices(page).first().waitFor();
  assert.equal(await lie(page), 'upright turned');
  await assertReads(page.locator('.ca-way.away'), /attacks ↑/);
  await assertFits(page, 'turned, phone');
  await assertAccessible(page, 'turned, phone');
  assertClean(page);
});

test('two at one screen see it as it lies, or turned to whoever is asked', async () => {
  const page = await visitor(on.browser, { viewport: DESK });
  await kickOff(page, { Away: 'here' });
  await playTo(page, /who moves\?/);
  assert.equal(await lie(page), 'across');
  await onLayers(page, 'Turn the board to whoever is asked').check();
  assert.equal(await lie(page), 'across');
  await page.getByRole('button', { name: 'End this part' }).click();
  await eventually(() => lie(page), (found) => found === 'across turned', 'turned to the other side');
  assertClean(page);
});

test('what the other side did is seen by trails and ghosts, read in a list, and gone through by keys', async () => {
  const page = await visitor(on.browser, { viewport: DESK, settings: { theme: 'light' } });
  await kickOff(page);
  await playTo(page, /who moves\?/);
  await page.getByRole('button', { name: 'End this part' }).click();
  // The other side has answered with its five: each left a ghost where it stood.
  const trails = page.locator('.ca-scroll [data-trail]');
  await trails.first().waitFor();
  const many = await trails.count();
  assert.equal(await page.locator('.ca-scroll .ghost').count(), many);
  const list = page.getByTestId('lately').locator('li');
  assert.ok((await list.count()) >= many);
  assert.match(await list.first().innerText(), /^A?\s*\d+ \S+ runs to [A-Z]\d+\.$/);
  await assertAccessible(page, 'trails, desk');
  await shoot(page, 'counter-attack-trails-desk');
  // One by one, by keys: the board is as it was then, and it is said.
  const figure = page.locator(`.ca-scroll .figure[data-id="${await trails.last().getAttribute('data-trail')}"]`);
  const place = () => figure.evaluate((one) => one.style.transform);
  const now = await place();
  await pitch(page).focus();
  await page.keyboard.press('.');
  const steps = await list.count();
  await assertReads(page.getByTestId('look'), new RegExp(`^1 of ${steps}: `));
  await eventually(() => page.getByTestId('announcer').textContent(), (said) => said.includes(`1 of ${steps}: `), 'the step is said');
  assert.notEqual(await place(), now);
  assert.equal(await trails.count(), 1);
  assert.equal(await page.locator('.ca-scroll .pickable').count(), 0, 'nobody is asked in the past');
  await shoot(page, 'counter-attack-look-back-desk');
  for (let step = 1; step < steps; step += 1) await page.keyboard.press('.');
  await assertReads(page.getByTestId('look'), new RegExp(`^${steps} of ${steps}: `));
  assert.equal(await place(), now);
  await page.keyboard.press('.');
  await page.getByTestId('look').waitFor({ state: 'detached' });
  // Back from now, by mouse from the list, and to now by Escape.
  await page.keyboard.press(',');
  await assertReads(page.getByTestId('look'), new RegExp(`^${steps} of ${steps}: `));
  await list.first().getByRole('button').click();
  await assertReads(page.getByTestId('look'), /^1 of /);
  await pitch(page).focus();
  await page.keyboard.press('Escape');
  await page.getByTestId('look').waitFor({ state: 'detached' });
  assert.ok((await page.locator('.ca-scroll .pickable').count()) > 0);
  // They can be left out, and the ball is drawn after every figure.
  await onLayers(page, 'Trails and dice of the last moves').uncheck();
  assert.equal(await trails.count(), 0);
  const onTop = await page.getByTestId('ball').evaluate((ball) => {
    const figures = [...document.querySelectorAll('.ca-scroll .figure')];
    return figures.every((one) => one.compareDocumentPosition(ball) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  assert.ok(onTop, 'the ball is above all figures');
  assertClean(page);
});

test('what was done is gone through by finger, in large print, without motion', async () => {
  const page = await visitor(on.browser, { viewport: PHONE, hasTouch: true, settings: { theme: 'dark', text: 'very large', motion: 'reduced' } });
  await kickOff(page);
  await playTo(page, /who moves\?/);
  await page.getByRole('button', { name: 'End this part' }).tap();
  await page.locator('.ca-scroll [data-trail]').first().waitFor();
  await page.getByRole('button', { name: 'One move back' }).tap();
  await assertReads(page.getByTestId('look'), /^\d+ of \d+: /);
  await assertFits(page, 'looking back, phone');
  await page.getByText('Since your last answer').tap();
  await assertAccessible(page, 'looking back, phone');
  await shoot(page, 'counter-attack-look-back-phone');
  await page.getByRole('button', { name: 'As it is now' }).tap();
  await page.getByTestId('look').waitFor({ state: 'detached' });
  assertClean(page);
});

test('a pass has its chance at the end of an arrow, and dice lie where they were thrown', async () => {
  const page = await visitor(on.browser, { viewport: DESK, settings: { theme: 'light' } });
  await kickOff(page, {}, '45');
  await playTo(page, /plays the ball: where to/);
  const arrows = page.locator('.ca-scroll .arrow.aim');
  await arrows.first().waitFor();
  assert.ok((await page.locator('.ca-scroll .odds-text text').count()) >= (await arrows.count()));
  await pitch(page).focus();
  await page.keyboard.press('n');
  await page.locator('.ca-scroll .arrow.lane').waitFor();
  await shoot(page, 'counter-attack-odds-desk');
  // On, until a die has fallen on the pitch; dice of whatever it was are read in the list, too.
  const dice = page.locator('.ca-scroll .roll');
  for (let turn = 0; turn < 120 && (await dice.count()) === 0; turn += 1) {
    await answer(page);
    await choices(page).first().or(page.locator('.ca-typed')).or(page.getByTestId('result')).first().waitFor();
    if (await page.getByTestId('result').isVisible()) break;
  }
  assert.match(await dice.first().textContent(), /^[1-6]([+−]\d+ = \d+)?$/);
  await assertAccessible(page, 'dice on the pitch');
  await shoot(page, 'counter-attack-dice-desk');
  assertClean(page);
});
