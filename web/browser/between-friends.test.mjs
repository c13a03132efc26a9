// Two people at two screens: inviting from the first page, whose turn it is, signs, a moment that is shared; real dice
// without waiting; a server that is slow.
import { execFileSync } from 'node:child_process';
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
  create,
  eventually,
  kickOff,
  PHONE,
  post,
  PROGRAM,
  setUp,
  shoot,
  sitDown,
  visitor,
} from './kit.mjs';

const on = setUp();

const FRIENDS = { game: 'goal-dice', coaches: { home: 'human', away: 'human' }, options: ['half_seconds=600', 'first_kick_off=home'] };
const address = ({ id, seats }, side) => `${on.server.url}/#/match/${id}?seat=${seats[side]}`;
const view = async ({ id }) => (await fetch(`${on.server.url}/api/matches/${id}`)).json();

/** Nobody looks at the page any more, or somebody does again. */
const setHidden = (page, hidden) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

async function atTheTable(more = {}) {
  const match = await create(on.server.url, { ...FRIENDS, ...more });
  const [home, away] = [await visitor(on.browser), await visitor(on.browser, { viewport: PHONE })];
  await sitDown(home, address(match, 'home'));
  await sitDown(away, address(match, 'away'));
  return { match, home, away };
}

test('a friend is invited from the first page, and the link is there at once', async () => {
  for (const viewport of [undefined, PHONE]) {
    const page = await visitor(on.browser, viewport ? { viewport } : {});
    await choose(page, on.server.url, 'Inside the Net');
    await page.getByRole('button', { name: 'Play a friend' }).click();
    const link = page.locator('.invite input').first();
    await link.waitFor();
    assert.match(await link.inputValue(), /#\/match\/\w+\?seat=\w+$/);
    await assertReads(page.locator('.team.home .team-coach'), 'you');
    const { y, height } = await link.boundingBox();
    assert.ok(y + height <= page.viewportSize().height, `the link is in view, not at ${y}`);
    // How to let others in names this server's own port.
    await assertReads(page.locator('.invite .notice code'), `touchline serve --listen 0.0.0.0:${new URL(on.server.url).port}`);
    await assertFits(page, 'a friend is invited');
    assertClean(page);
  }
});

test('whose turn it is stands in the title and on the icon, and in a notification where nobody looks', async () => {
  const match = await create(on.server.url, FRIENDS);
  const home = await visitor(on.browser);
  const away = await visitor(on.browser, { permissions: ['notifications'], serviceWorkers: 'block' });
  await away.context().addInitScript(() => {
    globalThis.notices = [];
    globalThis.badges = [];
    globalThis.Notification = class {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title, { body, tag }) {
        globalThis.notices.push({ title, body, tag });
      }
    };
    navigator.setAppBadge = async (count) => void globalThis.badges.push(count);
    navigator.clearAppBadge = async () => void globalThis.badges.push(0);
  });
  await sitDown(home, address(match, 'home'));
  await sitDown(away, address(match, 'away'));
  const icon = (page) => page.locator('link[rel=icon]').getAttribute('href');
  const notices = () => away.evaluate(() => globalThis.notices);
  await eventually(() => home.title(), (title) => title.startsWith('▶ '), 'the title says that home is asked');
  assert.equal(await icon(home), './favicon-turn.svg');
  assert.equal((await fetch(`${on.server.url}/favicon-turn.svg`)).status, 200);
  assert.ok(!(await away.title()).startsWith('▶'));
  assert.equal(await icon(away), './favicon.svg');

  const passOn = async () => {
    for (let now = (await view(match)).now; now.waits_for === 'home'; now = (await view(match)).now) {
      const sent = await post(on.server.url, `/matches/${match.id}/answers`, { version: now.version, answers: [now.pending.menu[0]] }, match.seats.home);
      assert.equal(sent.status, 200);
    }
  };
  const giveBack = async () => {
    for (let now = (await view(match)).now; now.waits_for === 'away'; now = (await view(match)).now) {
      await post(on.server.url, `/matches/${match.id}/answers`, { version: now.version, answers: [now.pending.menu[0]] }, match.seats.away);
    }
  };
  // Nobody looks, but nobody wanted to be told either.
  await setHidden(away, true);
  await passOn();
  await eventually(() => away.title(), (title) => title.startsWith('▶ '), 'the title says that away is asked');
  await eventually(() => away.evaluate(() => globalThis.badges.at(-1)), (count) => count === 1, 'the badge counts it');
  assert.deepEqual(await notices(), []);
  await setHidden(away, false);
  await giveBack();
  await eventually(() => away.title(), (title) => !title.startsWith('▶ '), 'home is asked again');
  await eventually(() => away.evaluate(() => globalThis.badges.at(-1)), (count) => count === 0, 'the badge is gone');
  await away.locator('.emotes summary').click();
  await away.getByLabel('Notify me when it is my turn').check();
  // Whoever looks is not disturbed.
  await passOn();
  await choices(away).first().waitFor();
  assert.deepEqual(await notices(), []);
  await giveBack();
  await eventually(() => away.title(), (title) => !title.startsWith('▶ '), 'the page has heard of it');
  await setHidden(away, true);
  await passOn();
  await eventually(notices, (all) => all.length === 1, 'one notification');
  assert.deepEqual((await notices())[0].title, 'It is your turn');
  // The list on the first page begins with what waits.
  await setHidden(away, false);
  await away.goto(`${on.server.url}/#/`);
  const others = [await create(on.server.url, FRIENDS), await create(on.server.url, FRIENDS)];
  for (const other of others) await sitDown(away, address(other, 'away'));
  await away.goto(`${on.server.url}/#/`);
  await assertReads(away.locator('.resume li').first(), /Your turn/);
  await assertCount(away.locator('.resume .mine'), 1);
  await assertAccessible(away, 'matches that wait');
  assertClean(home);
  assertClean(away);
});

test('the question does not move when it is heard who is there', async () => {
  const { home } = await atTheTable();
  let tell;
  const isTold = new Promise((resolve) => (tell = resolve));
  await home.route('**/presence', async (route) => {
    await isTold;
    await route.continue();
  });
  await home.reload();
  const first = choices(home).first();
  await first.waitFor();
  const status = home.getByTestId('friends').getByRole('status');
  await assertReads(status, '');
  const before = await first.boundingBox();
  tell();
  await assertReads(status, /\S/);
  assert.deepEqual(await first.boundingBox(), before);
  assertClean(home);
});

test('coaches give each other signs, which can be muted', async () => {
  const { match, home, away } = await atTheTable();
  const stranger = await visitor(on.browser);
  await stranger.goto(`${on.server.url}/#/match/${match.id}`);
  await stranger.getByTestId('question').waitFor();
  await assertCount(stranger.locator('.emotes'), 0);
  await home.locator('.emotes summary').click();
  await assertCount(home.locator('.emote-row button'), 6);
  await assertAccessible(home, 'signs');
  await home.getByRole('button', { name: 'Well played!' }).click();
  for (const page of [home, away, stranger]) await assertReads(page.getByTestId('emote-home'), 'Well played!');
  await assertReads(away.getByTestId('announcer').locator('p').last(), /says: Well played!/);
  await shoot(away, 'sign-phone', false);
  await assertFits(away, 'a sign on a phone');
  // It passes, and the match is as it was.
  await away.getByTestId('emote-home').waitFor({ state: 'detached' });
  assert.deepEqual((await view(match)).frames.filter((frame) => frame.answer && frame.answer.label !== 'toss'), []);
  await away.locator('.emotes summary').click();
  for (const button of await away.locator('.emote-row button').all()) assert.ok((await button.boundingBox()).height >= 44);
  await away.getByLabel('Show what the other side says').uncheck();
  await home.getByRole('button', { name: 'Ouch!' }).click();
  await assertReads(stranger.getByTestId('emote-home'), 'Ouch!');
  await assertCount(away.getByTestId('emote-home'), 0);
  assert.doesNotMatch(await away.getByTestId('announcer').innerText(), /Ouch/);
  for (const page of [home, away, stranger]) assertClean(page);
});

test('a rematch is heard of after full time, when the line has ended', async () => {
  const { match, home, away } = await atTheTable({ options: ['half_seconds=24', 'first_kick_off=home'] });
  for (let now = (await view(match)).now; !now.over; now = (await view(match)).now) {
    const body = { version: now.version, answers: [now.pending.menu[0]] };
    await post(on.server.url, `/matches/${match.id}/answers`, body, match.seats[now.waits_for]);
  }
  for (const page of [home, away]) await page.getByTestId('result').waitFor();
  await home.getByRole('button', { name: 'Rematch' }).click();
  await home.waitForFunction((id) => !location.hash.includes(id), match.id);
  const join = away.getByRole('button', { name: 'A rematch has been started: join it' });
  await join.click();
  await eventually(async () => new URL(away.url()).hash, (hash) => hash === new URL(home.url()).hash, 'both are in the rematch');
  for (const page of [home, away]) await page.getByTestId('question').waitFor();
  await assertReads(away.locator('.team.away .team-coach'), 'you');
  for (const page of [home, away]) assertClean(page);
});

test('a moment is shared, not only the match', async () => {
  const over = await create(on.server.url, { game: 'goal-dice', coaches: { home: 'sensible', away: 'sensible' }, options: ['half_seconds=60'] });
  const page = await visitor(on.browser);
  await page.goto(`${on.server.url}/#/match/${over.id}`);
  await page.getByTestId('result').waitFor();
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  const shown = async (one) => [await one.getByTestId('score').innerText(), await one.getByTestId('commentary').locator('> li').first().innerText()];
  const moment = await shown(page);
  await page.locator('summary', { hasText: 'Share' }).click();
  const link = new URL(await page.getByLabel('Link to this moment').inputValue());
  assert.match(link.hash, /^#\/match\/\w+\?line=\d+$/);
  await assertAccessible(page, 'a moment is shared');
  const other = await visitor(on.browser, { viewport: PHONE, settings: { speed: 'normal' } });
  await other.goto(`${on.server.url}/${link.hash}`);
  await other.getByTestId('question').waitFor();
  assert.deepEqual(await shown(other), moment);
  // It stands still, and goes on when somebody wants to see more.
  await eventually(() => other.getByTestId('question').innerText(), (text) => text.startsWith('You are looking back at '), 'it says which moment this is');
  await assertCount(other.getByTestId('result'), 0);
  await other.getByRole('button', { name: 'One line on' }).click();
  await eventually(() => shown(other), (now) => now[1] !== moment[1], 'the next line');
  for (const one of [page, other]) assertClean(one);
});

test('real dice are typed without waiting for those on screen', async () => {
  const page = await visitor(on.browser, { settings: { speed: 'slow' } });
  await page.clock.install();
  await kickOff(page, on.server.url, { dice: 'mine', options: { first_kick_off: 'home' } });
  const id = /match\/(\w+)/.exec(page.url())[1];
  const answered = async () => (await view({ id })).frames.length - 1;
  await choices(page).first().waitFor();
  // From here on nothing moves on the page by itself: no animation comes to its end.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await choices(page).first().click();
  await page.getByRole('heading', { name: /attack dice show/ }).waitFor();
  const before = await answered();
  for (const face of '3351') await page.keyboard.press(face);
  await eventually(answered, (count) => count === before + 4, 'four dice are entered');
  // A throw is complete, and its dice still roll; the next one can be entered already.
  await assertCount(page.locator('.own-form'), 0);
  await page.clock.runFor(60_000);
  await assertReads(page.locator('.tray'), /Pair: to S05/);
  await choices(page).first().waitFor();
  assertClean(page);
});

test('a server that does not answer is told of, and asked again', async () => {
  const page = await visitor(on.browser, { serviceWorkers: 'block' });
  await page.clock.install();
  let asked = 0;
  await page.route('**/api/games', (route) => ((asked += 1) === 1 ? undefined : route.continue()));
  await page.goto(on.server.url);
  await eventually(() => asked, (count) => count === 1, 'it is asked');
  const sign = page.getByTestId('away');
  await page.clock.runFor(4_000);
  await assertReads(sign, '');
  await page.clock.runFor(1_500);
  await eventually(() => asked, (count) => count === 2, 'it is asked again');
  await page.getByRole('radio', { name: 'Goal Dice' }).waitFor();
  await assertReads(sign, '');
  // What must not be done twice is waited for.
  let created = 0;
  const hold = [];
  await page.route('**/api/matches', (route) => {
    created += 1;
    hold.push(route);
  });
  await page.getByRole('button', { name: 'Quick match' }).click();
  await eventually(() => created, (count) => count === 1, 'a match is wished for');
  await page.clock.runFor(20_000);
  await assertReads(sign, /has not answered for some seconds/);
  await assertAccessible(page, 'a server that does not answer');
  await shoot(page, 'slow-server-desk', false);
  assert.equal(created, 1);
  await Promise.all(hold.map((route) => route.continue()));
  await page.getByTestId('question').waitFor();
  await assertReads(sign, '');
  assert.deepEqual(page.faults, []);
});

test('a match of a season is played at either side against a friend by link', async () => {
  execFileSync(PROGRAM, ['league', 'new', 'either', '--game', 'goal-dice', '--teams', 'redmoor,port-sable,ashgate,larkhill'], {
    env: { ...process.env, TOUCHLINE_HOME: on.server.home },
  });
  const page = await visitor(on.browser);
  await page.goto(`${on.server.url}/#/season/either?show=matches`);
  await page.getByRole('button', { name: /^Play / }).first().click();
  const away = await page.locator('.fixtures .pairing').first().locator('> span').last().innerText();
  await page.getByLabel(`${away}, and a friend by link the other`).check();
  await page.getByRole('button', { name: 'Kick off' }).click();
  await assertReads(page.locator('.team.away .team-coach'), 'you');
  const friend = await visitor(on.browser);
  await sitDown(friend, await page.locator('.invite input').first().inputValue());
  await assertReads(friend.locator('.team.home .team-coach'), 'you');
  for (const one of [page, friend]) assertClean(one);
});
