// A phone first: in every game, whatever is asked is in view with its first answer, at every size, in normal and in very large
// print, large enough for a finger, and without scrolling sideways. On a desk, too.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { assertClean, call, setUp, visitor } from './kit.mjs';

const on = setUp();

const VIEWS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];
const PRINTS = ['normal', 'very-large'];
const isPhone = ({ width, height }) => Math.min(width, height) < 500;
const TOUCH = { viewport: VIEWS[0], hasTouch: true, isMobile: true };

/** Who is played against, on which dice, and how many answers show what is asked there. */
const MATCHES = [
  { game: 'goal-dice', coach: 'sensible', seed: 7, answers: 6, asks: ['turn', 'penalty'] },
  { game: 'goal-dice', coach: 'sensible', dice: 'mine', answers: 20, asks: ['toss', 'attack', 'goalie'] },
  { game: 'offense-charts', coach: 'auto', dice: 'mine', answers: 2, asks: ['card'] },
  { game: 'action-deck', coach: 'sensible', seed: 1, answers: 14, asks: ['stall', 'keeper'] },
  { game: 'action-deck', coach: 'sensible', ask: ['press'], seed: 2, answers: 2, asks: ['press'] },
  { game: 'action-deck', coach: 'sensible', dice: 'mine', answers: 2, asks: ['card'] },
  { game: 'inside-the-net', coach: 'sensible', options: ['named_corner_taker=true'], seed: 6, answers: 12, asks: ['sheet', 'change', 'corner'] },
  { game: 'inside-the-net', coach: 'sensible', dice: 'mine', answers: 6, asks: ['card', 'black', 'white', 'blue'] },
  { game: 'counter-attack', coach: 'greedy', options: ['first_kickoff=home'], seed: 1, answers: 28, asks: ['formation', 'taker', 'to', 'activate', 'action'] },
];

/** A match with a seat at it, asked everything that may be asked, or what `ask` says: as usual, if that is null. */
async function sitDown({ game, coach, dice = 'app', options = [], seed, ask }) {
  const { games } = await call(on.server.url, '/games');
  const may = games.find(({ id }) => id === game).may.map(({ name }) => name);
  const [home, away] = (await call(on.server.url, `/teams?game=${game}`)).teams;
  const watched = game === 'offense-charts';
  const coaches = { home: watched ? coach : 'human', away: coach };
  const { id, seats } = await call(on.server.url, '/matches', { json: { game, coaches, home: home.id, away: away.id, dice, options, ask: ask === undefined ? may : ask, seed } });
  const own = Object.fromEntries(Object.entries(seats).filter(([, secret]) => secret));
  return { id, own, seat: own.home ?? own.referee };
}

/** The page of a match, for whoever sits at it. */
async function open({ id, own }, options = TOUCH) {
  const page = await visitor(on.browser, { ...options, settings: { motion: 'reduced', ...options.settings } });
  await page.addInitScript(([match, seats]) => localStorage.setItem('touchline.matches', JSON.stringify({ [match]: { seats, invites: {}, opened: 1, fresh: true } })), [id, own]);
  await page.goto(`${on.server.url}/#/match/${id}`);
  await page.getByTestId('question').waitFor();
  return page;
}

const now = async ({ id, seat }) => (await call(on.server.url, `/matches/${id}`, { seat })).now;

/** What a question is called, whoever is asked. */
const kindOf = (pending) =>
  pending.kind === 'decide' ? pending.name.split(' ').at(-1) : pending.kind === 'draw' ? 'card' : pending.die.split('-')[0];

/** Different answers in turn, so that much happens; what could go on for long is taken as it stands. */
function answerTo(pending, turn) {
  if (pending.kind === 'draw') return String(pending.left[(turn * 31) % pending.left.length]);
  if (pending.kind === 'roll') return String(pending.lowest + ((turn * 5 + 2) % (pending.highest - pending.lowest + 1)));
  const { menu } = pending;
  return ['go on', 'end', 'done', 'advance'].find((one) => menu.includes(one)) ?? menu[(turn * 7) % menu.length];
}

/** Lays the page out anew for a size and a print. */
async function layOut(page, view, print) {
  await page.setViewportSize(view);
  await page.evaluate((text) => {
    const settings = JSON.parse(localStorage.getItem('touchline.settings'));
    document.documentElement.dataset.text = text;
    localStorage.setItem('touchline.settings', JSON.stringify({ ...settings, text: text.replace('-', ' ') }));
    dispatchEvent(new Event('resize'));
    scrollTo(0, 0);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, print);
}

/** Where question and answers are, as a person finds them who opens the page and does nothing. */
const look = (page) =>
  page.evaluate(() => {
    const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
    const called = (element) => (element.getAttribute('aria-label') || element.textContent || element.tagName).trim().slice(0, 40);
    const span = (element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
      return { name: called(element), top: Math.round(top), bottom: Math.round(bottom), clear: hit !== null && element.contains(hit) };
    };
    const answers = [...document.querySelectorAll('.panel :is(.choice, .ca-chip, .face, .own-form input, [data-testid=turn], .primary)')].filter(shown);
    const [question, first] = [span(document.querySelector('[data-testid=question]')), answers[0] ? span(answers[0]) : null];
    // Words in a sentence are as large as its print, and what lies over a drawing is reached otherwise, too.
    const targets = [...document.querySelectorAll('.masthead :is(a, button), .table :is(button, summary, select, input:not([type=checkbox]), .tick)')];
    const box = (element) => element.getBoundingClientRect();
    const small = targets.filter((element) => shown(element) && (box(element).height < 43.5 || box(element).width < 43.5)).map(called);
    const dock = document.querySelector('.docked .play-area');
    const hidden = dock ? box(dock).height / innerHeight : 0;
    answers.at(-1)?.scrollIntoView({ block: 'nearest' });
    const last = answers.length > 0 ? span(answers.at(-1)) : null;
    answers[0]?.closest('.panel').scrollTo(0, 0);
    scrollTo(0, 0);
    return { question, first, last, small: [...new Set(small)], hidden, wide: Math.max(innerWidth, document.documentElement.scrollWidth) };
  });

/** What is wrong with a page that is asked something, in words. */
async function faultsOf(page, view, print) {
  await layOut(page, view, print);
  const { question, first, last, small, hidden, wide } = await look(page);
  const inView = ({ top, bottom, clear }) => top >= 0 && bottom <= view.height && clear;
  const told = (what, { name, top, bottom }) => `${what} “${name}” at ${top} to ${bottom} of ${view.height}`;
  const low = view.height < view.width;
  return {
    question,
    first,
    faults: [
      ...(inView(question) ? [] : [told('question', question)]),
      ...(first === null ? ['no answer'] : inView(first) ? [] : [told('answer', first)]),
      ...(last === null || inView(last) ? [] : [told('last answer', last)]),
      ...(wide > view.width ? [`${wide} wide`] : []),
      ...(isPhone(view) && small.length > 0 ? [`too small for a finger: ${small.join(', ')}`] : []),
      ...(!low && hidden > 0.65 ? [`the dock takes ${Math.round(hidden * 100)} %`] : []),
    ],
  };
}

for (const wish of MATCHES) {
  const { game, dice, answers, asks } = wish;
  test(`what is asked is in view, ${game}: ${asks.join(', ')}${dice ? ', off the table' : ''}`, { timeout: 300_000 }, async (t) => {
    const match = await sitDown(wish);
    const page = await open(match);
    const seen = new Set();
    const faults = [];
    for (let turn = 0; turn < answers; turn += 1) {
      const { over, pending, version } = await now(match);
      if (over) break;
      const kind = kindOf(pending);
      if (!seen.has(kind)) {
        seen.add(kind);
        await page.locator('.panel.asked').waitFor();
        for (const print of PRINTS) {
          const tops = [];
          for (const view of VIEWS) {
            const size = `${view.width} × ${view.height}`;
            const found = await faultsOf(page, view, print);
            tops.push(`${size} ${found.question.top}/${found.first?.top}`);
            faults.push(...found.faults.map((fault) => `${kind}, ${size}, ${print}: ${fault}`));
          }
          t.diagnostic(`${game}, ${kind}, ${print}: question/answer at ${tops.join(', ')}`);
        }
      }
      await call(on.server.url, `/matches/${match.id}/answers`, { json: { version, answers: [answerTo(pending, turn)] }, seat: match.seat });
    }
    assert.deepEqual(faults, []);
    assert.deepEqual(asks.filter((kind) => !seen.has(kind)), [], 'everything was asked');
    assertClean(page);
    await page.context().close();
  });
}

/** Everything there is to tap for an answer; of many the first, of figures and hexes one after the other. */
async function tapAnswer(page, turn) {
  const pitch = await page.evaluate((count) => {
    const dock = document.querySelector('.play-area').getBoundingClientRect().top;
    const inView = ({ top, bottom }) => top > 0 && bottom < dock;
    const reach = [...document.querySelectorAll('.ca-scroll .reach path')];
    const seen = () => reach.map((one) => one.getBoundingClientRect()).filter(inView);
    if (reach.length > 0 && seen().length === 0) {
      reach[0].scrollIntoView({ block: 'center', inline: 'center' });
      scrollBy(0, reach[0].getBoundingClientRect().top - dock / 2);
    }
    const hexes = seen();
    const hex = hexes[count % Math.min(5, hexes.length)];
    return hex ? { x: hex.x + hex.width / 2, y: hex.y + hex.height / 2 } : null;
  }, turn);
  const [sure, card, chip] = ['[data-testid=confirm]', '[data-testid=turn]', '.ca-chip'].map((one) => page.locator(one));
  const holds = await page.locator('.ca-pitch.holding').count();
  const choices = await page.locator('.panel .choice:visible').count();
  if (await sure.count()) await sure.tap();
  else if (await card.count()) await card.tap();
  else if (pitch && (holds || choices === 0)) await page.touchscreen.tap(pitch.x, pitch.y);
  else if (turn % 3 > 0 && (await chip.count())) await chip.nth(turn % (await chip.count())).tap();
  else await page.locator('.panel .choice').first().tap();
}

const SHORT = { 'counter-attack': ['half_minutes=2', 'added_cap=1', 'first_kickoff=home'] };

for (const [game, coach] of Object.entries({
  'goal-dice': 'sensible',
  'offense-charts': 'auto',
  'action-deck': 'sensible',
  'inside-the-net': 'sensible',
  'counter-attack': 'greedy',
})) {
  test(`a match by finger alone, ${game}`, { timeout: 300_000 }, async (t) => {
    const match = await sitDown({ game, coach, options: SHORT[game], ask: null, seed: 5 });
    const page = await open(match, { ...TOUCH, settings: { turning: 'minute' } });
    const over = page.getByTestId('result');
    const asked = page.locator('.panel.asked :is(.choice, .ca-typed), [data-testid=turn]');
    let taps = 0;
    for (; taps < 400; taps += 1) {
      await asked.first().or(over).first().waitFor();
      if (await over.isVisible()) break;
      const said = await page.getByTestId('announcer').textContent();
      const scene = await page.locator('.panel').innerText();
      await tapAnswer(page, taps).catch(() => undefined);
      await page
        .waitForFunction(
          ([told, read]) => document.querySelector('[data-testid=announcer]').textContent !== told || document.querySelector('.panel')?.innerText !== read,
          [said, scene],
          { timeout: 1_000 },
        )
        .catch(() => undefined);
    }
    // What is to be done now, and the film, are within reach; what there is to know is below.
    await over.waitFor();
    t.diagnostic(`${taps} taps`);
    for (const one of [over, page.getByRole('button', { name: 'Rematch' }), page.getByRole('slider'), page.getByTestId('pace-go')]) {
      if (game === 'offense-charts' && (await one.count()) === 0) continue;
      const { y, height } = await one.boundingBox();
      assert.ok(y >= 0 && y + height <= TOUCH.viewport.height, `${one} is at ${y}`);
    }
    assert.equal(await page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth)), TOUCH.viewport.width);
    assertClean(page);
    await page.context().close();
  });
}
