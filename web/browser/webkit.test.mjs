// The same page in WebKit, which is what Safari and every browser of an iPhone are made of: a whole match, an invitation.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { create, eventually, setUp } from './kit.mjs';
import { view } from './tabs.mjs';
import { WebKit } from './webkit.mjs';

const on = setUp(undefined, undefined, () => WebKit.start());
/** It starts slowly on a machine that does other things, too. */
const LONG = { timeout: 300_000 };
const CHOICE = '.choice:enabled';
const RESULT = '[data-testid=result]';

/** Opens a link to a seat, and takes it; what happens is shown at once. */
async function sitDown({ id, seats }, side) {
  const page = on.browser;
  // Settings are read when the page is loaded: they are written from a picture.
  await page.goto(`${on.server.url}/icon-192.png`);
  await page.run(`localStorage.setItem('touchline.settings', '{"speed":"at once"}')`);
  await page.goto(`${on.server.url}/#/match/${id}?seat=${seats[side]}`);
  await page.click('[data-testid=sit-down]');
  return page;
}

const isMine = (page, side) => eventually(() => page.text(`.team.${side} .team-coach`), (text) => text.trim() === 'you', 'the seat is taken');

test('a match of goal-dice by clicks, to full time', LONG, async (t) => {
  const coaches = { home: 'human', away: 'sensible' };
  const match = await create(on.server.url, { game: 'goal-dice', coaches, options: ['half_seconds=60', 'first_kick_off=home'], seed: 1 });
  const page = await sitDown(match, 'home');
  const shown = () => page.text('.panel, [data-testid=announcer]');
  let clicks = 0;
  for (; !(await page.has(RESULT)); clicks += 1) {
    const before = await shown();
    await page.click(CHOICE);
    await eventually(shown, (now) => now !== before, 'the click comes to something');
    await eventually(() => page.has(`${CHOICE}, ${RESULT}`), Boolean, 'something is asked, or it is over');
  }
  t.diagnostic(`clicks: ${clicks}`);
  const { now } = await view(on, match);
  assert.ok(now.over);
  await eventually(() => page.text('[data-testid=score]'), (text) => text.replace(/\s/g, '') === now.score.join('–'), 'the score is shown');
  assert.deepEqual(await page.faults(), []);
});

test('an invitation: one button sits down, and the seat is kept when the page is loaded again', LONG, async () => {
  const match = await create(on.server.url, { game: 'goal-dice', coaches: { home: 'human', away: 'human' }, options: ['first_kick_off=away'] });
  const page = await sitDown(match, 'away');
  await isMine(page, 'away');
  assert.equal(await page.run('return location.hash'), `#/match/${match.id}`);
  await page.reload();
  await isMine(page, 'away');
  const before = (await view(on, match)).frames.length;
  await page.click(CHOICE);
  await eventually(async () => (await view(on, match)).frames.length, (count) => count > before, 'the friend has answered');
  assert.deepEqual(await page.faults(), []);
});
