// Whoever watches sets the pace: pause, line by line, on to the next goal, highlights, sound; and turns the cards.
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
  eventually,
  kickOff,
  PHONE,
  setUp,
  shoot,
  visitor,
} from './kit.mjs';

const on = setUp();

/** A match between computers, as a program creates it: it is over before anybody looks. */
async function create(game, seed) {
  const coach = { 'goal-dice': 'sensible', 'offense-charts': 'auto' }[game];
  const reply = await fetch(`${on.server.url}/api/matches`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Touchline': '1' },
    body: JSON.stringify({ game, coaches: { home: coach, away: coach }, seed }),
  });
  assert.equal(reply.status, 201);
  const { id } = await reply.json();
  return (await fetch(`${on.server.url}/api/matches/${id}`)).json();
}

/** The page on the first frame of a match, which goes on from there. */
async function watch(page, { id }) {
  // Before the page is there: it keeps its own list of matches in mind.
  await page.addInitScript((match) => {
    if (localStorage.getItem('touchline.matches') !== null) return;
    localStorage.setItem('touchline.matches', JSON.stringify({ [match]: { seats: {}, invites: {}, opened: 1, fresh: true } }));
  }, id);
  await page.goto(`${on.server.url}/#/match/${id}`);
  // By then it goes on by itself, and listens to keys.
  await told(page).first().waitFor();
}

const go = (page) => page.getByTestId('pace-go');
const score = async (page) => (await page.getByTestId('score').innerText()).replace(/\s/g, '');
const told = (page) => page.getByTestId('commentary').locator('> li');
const over = (page) => page.getByTestId('result');
const saved = (page, key) => page.evaluate((name) => JSON.parse(localStorage.getItem(name)), key);

/** The scores of a match after each goal. */
function goalsOf({ frames }) {
  const all = frames.map((frame) => frame.score.join('–'));
  return all.filter((one, at) => at > 0 && one !== all[at - 1]);
}

test('a match is paused, and shown line by line', async () => {
  const page = await visitor(on.browser, { settings: { speed: 'slow' } });
  await watch(page, await create('goal-dice', 3));
  await page.keyboard.press('Space');
  await assertReads(go(page), /Play/);
  const before = await told(page).count();
  for (let step = 1; step <= 4; step += 1) await page.keyboard.press('ArrowRight');
  await eventually(() => told(page).count(), (now) => now > before, 'a step says more');
  const after = await told(page).count();
  const minute = await page.getByTestId('minute').innerText();
  assert.match(minute, /^\d+/);
  await page.waitForTimeout(1500);
  assert.equal(await told(page).count(), after, 'a pause is a pause');
  assert.match(await page.getByTestId('announcer').textContent(), new RegExp(`${minute.replace('+', '\\+')}, \\d+–\\d+`));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await eventually(() => told(page).count(), (now) => now < after, 'a step back takes a line away');
  await page.keyboard.press('Space');
  await assertReads(go(page), /Pause/);
  await assertAccessible(page, 'watching');
  await shoot(page, 'pace-desk', false);
  assertClean(page);
});

test('each goal is reached, none is passed, and the end is asked for', async () => {
  const page = await visitor(on.browser, { settings: { speed: 'slow' } });
  const match = await create('goal-dice', 3);
  const goals = goalsOf(match);
  assert.ok(goals.length >= 3, `this match has goals: ${goals}`);
  await watch(page, match);
  await page.keyboard.press('Space');
  for (const goal of goals) {
    await page.keyboard.press('g');
    await eventually(() => score(page), (found) => found === goal, `the score is ${goal}`);
  }
  await page.keyboard.press('g');
  await page.locator('.pace-told', { hasText: 'no goal any more' }).waitFor();
  assert.equal(await score(page), goals.at(-1));
  // Back to the first goal; the end is asked for, and may be declined.
  await page.reload();
  await go(page).waitFor();
  await assertCount(over(page), 0);
  await page.keyboard.press('e');
  const ask = page.getByTestId('pace-ask');
  await ask.waitFor();
  await assertAccessible(page, 'asked for the end');
  await page.keyboard.press('Escape');
  await assertCount(ask, 0);
  await assertCount(over(page), 0);
  await page.keyboard.press('e');
  await ask.getByRole('button', { name: 'Skip to the end' }).click();
  await over(page).waitFor();
  assertClean(page);
});

test('Space never skips a goal, and “at once” is asked for while a match is shown', async () => {
  const page = await visitor(on.browser, { settings: { speed: 'slow' } });
  await watch(page, await create('goal-dice', 3));
  for (let press = 0; press < 9; press += 1) await page.keyboard.press('Space');
  assert.equal(await score(page), '0–0');
  await assertCount(over(page), 0);
  await page.locator('.pace-more summary').click();
  await page.getByLabel('Speed').selectOption('at once');
  await page.getByTestId('pace-ask').getByRole('button', { name: 'Stay here' }).click();
  assert.equal((await saved(page, 'touchline.settings')).speed, 'slow');
  assert.equal(await page.getByLabel('Speed').inputValue(), 'slow');
  assertClean(page);
});

test('play stands still at what the person decides, and goes on after it', async () => {
  const page = await visitor(on.browser, { settings: { speed: 'fast' } });
  await kickOff(page, on.server.url, { options: { half_seconds: '60', first_kick_off: 'home' } });
  await choices(page).first().waitFor();
  await assertReads(page.getByTestId('question'), /\S/);
  await page.keyboard.press('1');
  await page.keyboard.press('d');
  await choices(page).first().waitFor();
  // A question that waits has the arrow keys to itself: somebody who looks back says so, and then has them.
  await page.keyboard.press('ArrowLeft');
  await assertCount(choices(page).first(), 1);
  await page.getByRole('button', { name: 'One line back' }).click();
  await assertCount(choices(page), 0);
  await page.keyboard.press('ArrowRight');
  await choices(page).first().waitFor();
  await page.getByRole('button', { name: 'One line back' }).click();
  await page.keyboard.press('d');
  await choices(page).first().waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('d');
  await choices(page).first().or(over(page)).first().waitFor();
  assertClean(page);
});

test('highlights and sound are switched, and remembered', async () => {
  const page = await visitor(on.browser, { settings: { speed: 'slow' } });
  await watch(page, await create('offense-charts', 1));
  await page.locator('.pace-more summary').click();
  await page.getByRole('checkbox', { name: 'Highlights' }).check();
  const switched = page.getByTestId('sound');
  assert.equal(await switched.getAttribute('aria-pressed'), 'true');
  await switched.click();
  assert.equal(await switched.getAttribute('aria-pressed'), 'false');
  await assertAccessible(page, 'pace, opened');
  await shoot(page, 'pace-open-desk', false);
  await page.reload();
  await switched.waitFor();
  assert.equal(await switched.getAttribute('aria-pressed'), 'false');
  assert.equal((await saved(page, 'touchline.sound')).on, false);
  assert.equal((await saved(page, 'touchline.settings')).highlights, true);
  // The settings know the same.
  await page.goto(`${on.server.url}/#/settings`);
  await page.getByRole('group', { name: 'Sound' }).getByRole('checkbox', { name: /Whistle/ }).check();
  assert.equal(await page.getByRole('group', { name: 'Highlights' }).getByRole('checkbox').isChecked(), true);
  await assertAccessible(page, 'settings');
  await page.goBack();
  await switched.waitFor();
  assert.equal(await switched.getAttribute('aria-pressed'), 'true');
  assertClean(page);
});

test('in highlights a step passes a dull stretch', async () => {
  const match = await create('offense-charts', 1);
  const steps = async (highlights) => {
    const page = await visitor(on.browser, { settings: { speed: 'slow', highlights } });
    await watch(page, match);
    await page.keyboard.press('Space');
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
    const minute = Number.parseInt(await page.getByTestId('minute').innerText(), 10);
    assertClean(page);
    await page.context().close();
    return minute;
  };
  const [brief, whole] = [await steps(true), await steps(false)];
  assert.ok(brief > whole, `twelve steps: to ${brief}' in highlights, to ${whole}' otherwise`);
});

test('who plays Offense Charts turns the cards, on a phone by a tap', async () => {
  const page = await visitor(on.browser, { viewport: PHONE, hasTouch: true, settings: { speed: 'fast' } });
  await choose(page, on.server.url, /Offense Charts/);
  await page.getByRole('button', { name: 'Quick match' }).click();
  const turn = page.getByTestId('turn');
  await turn.waitFor();
  await assertReads(page.getByTestId('score'), /^0\D+0/);
  await turn.click();
  await assertReads(turn, /Turn the next minute/);
  const minute = () => page.getByTestId('minute').innerText();
  // A tap on the field does the same, and a second one shows at once what is being turned.
  const before = Number.parseInt(await minute(), 10);
  for (let tap = 0; tap < 6; tap += 1) await page.locator('.pitch-box').tap();
  await eventually(minute, (now) => Number.parseInt(now, 10) >= before + 2, 'minutes were turned');
  const tapped = Number.parseInt(await minute(), 10);
  assert.ok(tapped <= before + 6, `${before} to ${tapped}: a tap turns one minute`);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Space');
  await eventually(minute, (now) => Number.parseInt(now, 10) > tapped, 'Space turns cards, too');
  // Nobody ran out of time here.
  assert.doesNotMatch(await page.locator('.tray').innerText(), /no answer in time/);
  await assertFits(page, 'turning cards on a phone');
  // The bar is in view, however far the page is scrolled, and large enough for fingers.
  await page.evaluate(() => scrollTo(0, 400));
  const { y, height } = await page.getByTestId('pace').boundingBox();
  assert.ok(y >= 0 && y + height <= PHONE.height + 1, `the bar is at ${y}, ${height} high`);
  for (const button of await page.locator('.pace-buttons > button:visible').all()) {
    const box = await button.boundingBox();
    assert.ok(box.width >= 44 && box.height >= 44, `${await button.getAttribute('aria-label')}: ${box.width} × ${box.height}`);
  }
  await shoot(page, 'turning-phone', false);
  await page.locator('.pace-more summary').click();
  await page.getByLabel('Turn the cards').selectOption('itself');
  const turned = Number.parseInt(await minute(), 10);
  await eventually(minute, (now) => Number.parseInt(now, 10) > turned, 'the cards turn by themselves');
  await assertCount(turn, 0);
  assert.equal((await saved(page, 'touchline.settings')).turning, 'itself');
  await assertAccessible(page, 'turning cards');
  assertClean(page);
});
