// The page of a match tells what goes on, where it is read: the newest line on a phone, a look back, full time, whose turn it is
// to turn a card.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { assertAccessible, assertClean, assertCount, assertFits, assertReads, call, DESK, eventually, PHONE, setUp, visitor } from './kit.mjs';

const on = setUp();

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };
const VIEWS = [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }];

const COACHES = { 'goal-dice': 'sensible', 'offense-charts': 'auto' };

/** A match of somebody against the computer, with some answers given: the first that there is. */
async function begin(game, answers, wish = {}) {
  const [home, away] = (await call(on.server.url, `/teams?game=${game}`)).teams;
  const coaches = { home: 'human', away: COACHES[game] };
  const { id, seats } = await call(on.server.url, '/matches', { json: { game, coaches, home: home.id, away: away.id, dice: 'app', seed: 7, ...wish } });
  const match = { id, seat: seats.home };
  for (let turn = 0; turn < answers; turn += 1) {
    const { over, pending, version } = await now(match);
    if (over) break;
    await call(on.server.url, `/matches/${id}/answers`, { json: { version, answers: [pending.menu[0]] }, seat: match.seat });
  }
  return match;
}

const now = async ({ id, seat }) => (await call(on.server.url, `/matches/${id}`, { seat })).now;

async function open({ id, seat }, { settings = {}, ...options } = {}) {
  const page = await visitor(on.browser, { ...options, settings: { motion: 'reduced', ...settings } });
  await page.addInitScript(([match, home]) => {
    if (localStorage.getItem('touchline.matches') !== null) return;
    localStorage.setItem('touchline.matches', JSON.stringify({ [match]: { seats: { home }, invites: {}, opened: 1, fresh: true } }));
  }, [id, seat]);
  await page.goto(`${on.server.url}/#/match/${id}`);
  await page.getByTestId('question').waitFor();
  return page;
}

const question = (page) => page.getByTestId('question');
const back = (page) => page.getByRole('button', { name: 'One line back' });

test('on a phone the newest line of commentary is read above the question', async () => {
  const match = await begin('goal-dice', 6);
  const page = await open(match, TOUCH);
  await page.locator('.panel.asked').waitFor();
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    const newest = page.locator('[data-testid=newest]:visible');
    await assertCount(newest, 1);
    const said = (await page.getByTestId('commentary').locator('> li .said p').first().innerText()).trim();
    assert.ok((await newest.innerText()).includes(said), `“${said}” is the newest line`);
    const [line, asked] = [await newest.boundingBox(), await question(page).boundingBox()];
    assert.ok(line.y >= 0 && line.y + line.height <= asked.y + 1, `${view.width}: ${line.y} to ${line.y + line.height}, asked at ${asked.y}`);
    await assertFits(page, `${view.width} wide`);
  }
  await page.setViewportSize(PHONE);
  await assertAccessible(page, 'the newest line');
  assertClean(page);
});

for (const [where, options] of [['on a desk', { viewport: DESK }], ['on a phone', TOUCH]]) {
  test(`a look back is said, and nothing is taken back unseen, ${where}`, async () => {
    const match = await begin('goal-dice', 6);
    const page = await open(match, options);
    await page.locator('.panel.asked').waitFor();
    const { version } = await now(match);
    const asked = await question(page).innerText();
    await back(page).click();
    await back(page).click();
    await assertReads(question(page), /^You are looking back at \d+'$/);
    const takeBack = page.getByRole('button', { name: 'Take back' });
    assert.ok((await takeBack.count()) === 0 || (await takeBack.isDisabled()) || !(await takeBack.isVisible()));
    await page.keyboard.press('u');
    await assertAccessible(page, 'looking back');
    await page.getByTestId('back-to-now').click();
    await assertReads(question(page), asked);
    assert.equal((await now(match)).version, version);
    assert.equal(await page.evaluate(() => document.activeElement.id), 'question');
    await takeBack.click();
    await assertReads(page.locator('.went-back'), /^Taken back: the match stands at \d+' again\.$/);
    assertClean(page);
  });
}

test('at full time a phone scrolls an ordinary page, and what is opened is seen', async () => {
  const match = await begin('goal-dice', 400, { options: ['half_seconds=60'] });
  const page = await open(match, TOUCH);
  await page.getByTestId('result').waitFor();
  const fold = page.locator('summary', { hasText: 'Tell others' });
  await fold.tap();
  const [head, text] = [await fold.boundingBox(), await page.locator('.recap .fold-body').boundingBox()];
  assert.ok(head.y >= 0 && text.y < PHONE.height, `opened at ${text.y}`);
  const isClear = ({ x, y }) => page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('.recap') !== null, [x + 5, y + 5]);
  assert.ok(await isClear(text), 'nothing lies over it');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await eventually(() => page.getByTestId('result').boundingBox(), ({ y }) => y < 0, 'the result is scrolled away');
  assertClean(page);
});

test('where nobody decides one button turns the cards, and no decision is looked for', async () => {
  const match = await begin('offense-charts', 0);
  const page = await open(match, { ...TOUCH, settings: { speed: 'fast' } });
  const turn = page.getByTestId('turn');
  await assertReads(turn, /Turn the next minute/);
  await assertReads(question(page), 'The next minute waits for you');
  await assertCount(page.getByTestId('pace-go'), 0);
  await assertCount(page.getByRole('button', { name: 'Next decision' }), 0);
  await assertCount(page.getByRole('button', { name: 'Take back' }), 0);
  await page.getByTestId('by-itself').click();
  await assertCount(turn, 0);
  await assertReads(page.getByTestId('pace-go'), /Pause/);
  assertClean(page);
});

test('whoever reads further down in the commentary finds the way back', async () => {
  const match = await begin('goal-dice', 400);
  const page = await open(match, { viewport: DESK });
  await page.getByTestId('result').waitFor();
  const list = page.getByTestId('commentary');
  await list.evaluate((element) => element.scrollTo(0, 200));
  await page.getByTestId('to-newest').click();
  await assertCount(page.getByTestId('to-newest'), 0);
  assert.equal(await list.evaluate((element) => element.scrollTop), 0);
  assertClean(page);
});
