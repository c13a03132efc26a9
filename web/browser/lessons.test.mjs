// Lessons: every one is gone through by finger on a phone, in both languages, with a wrong try, and ends in free play. What is
// said, and what is to be pressed, is in view at every step.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { assertAccessible, assertClean, assertFits, call, eventually, setUp, shoot, visitor } from './kit.mjs';

const on = setUp();

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

const ask = async (path, language) => (await fetch(`${on.server.url}/api${path}`, { headers: { 'Accept-Language': language } })).json();

/** The steps of the pupil, and what the page calls the place of each. */
const ownSteps = ({ steps }) => steps.filter(({ act }) => act !== 'given');

/** What is not in view, of the heading and the first thing to press; and what is too small for a finger. */
const faultsAt = (page, where) =>
  page.evaluate((place) => {
    const faults = [];
    const button = document.querySelector('.panel.lesson :is([data-testid=act], .choice)');
    // Where hexes are to be tapped, the pitch has the answers.
    const onPitch = document.querySelector('.ca-pitch .reach path') !== null;
    for (const [what, element] of [['heading', document.querySelector('[data-testid=question]')], ...(onPitch ? [] : [['button', button]])]) {
      const { top, bottom, left, width, height } = element?.getBoundingClientRect() ?? {};
      const hit = element ? document.elementFromPoint(left + width / 2, (top + bottom) / 2) : null;
      if (!element || top < 0 || bottom > innerHeight || !element.contains(hit)) faults.push(`${place}: ${what} at ${top} to ${bottom} of ${innerHeight}`);
      else if (what === 'button' && height < 43.5) faults.push(`${place}: the button is ${height} high`);
    }
    return faults;
  }, where);

/** Presses a choice, behind its fold if there is one; what a game has no button for is typed where it can be. */
async function choose(page, choice) {
  const button = page.locator(`.panel.lesson [data-choice="${choice}"]`);
  if ((await button.count()) > 0) {
    if (!(await button.isVisible())) await page.locator('.panel.lesson .further > summary').tap();
    // Clear of the heading, which stays above what is scrolled.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return button.tap();
  }
  await typeIn(page, choice);
}

async function typeIn(page, choice) {
  const field = page.locator('.panel.lesson .ca-typed input');
  if (!(await field.isVisible())) await page.locator('.panel.lesson details', { has: field }).locator('summary').tap();
  await field.fill(choice);
  await field.press('Enter');
}

/** Does what a task asks; how many tasks that were, for a game that asks in two holds the first answer until the second. */
async function doTasks(page, [step, next]) {
  await choose(page, step.accept[0]);
  if (next?.act !== 'task' || (await page.locator('.ca-pitch.holding').count()) === 0) return 1;
  await typeIn(page, `${step.accept[0]} ${next.accept[0]}`);
  return 2;
}

/** One wrong try, which is told, and may be tried again. */
async function tryWrong(page, step) {
  const choices = await page.locator('.panel.lesson [data-choice]').evaluateAll((all) => all.map((one) => one.dataset.choice));
  const wrong = choices.find((one) => !step.accept.includes(one));
  if (!wrong) return false;
  await choose(page, wrong);
  const [told, sure] = ['wrong', 'confirm'].map((id) => page.getByTestId(id));
  await told.or(sure).first().waitFor();
  if (await sure.isVisible()) await sure.tap();
  await told.waitFor();
  const words = step.wrong.find(({ choice }) => choice === wrong)?.words ?? step.wrong.find(({ choice }) => choice === null)?.words;
  if (words) assert.ok((await told.innerText()).includes(words.split('[')[0].trim()), 'the words of the lesson');
  await page.getByTestId('act').tap();
  await told.waitFor({ state: 'detached' });
  return true;
}

async function goThrough(page, lesson, language) {
  const own = ownSteps(lesson);
  const faults = [];
  let wrongTries = 0;
  for (let at = 0, done = 1; at < own.length; at += done) {
    const step = own[at];
    done = 1;
    const heading = page.getByTestId('question').filter({ hasText: `${lesson.title}: ${at + 1} ` });
    await heading.waitFor();
    await page.locator('.panel.lesson.asked').waitFor();
    const where = `${lesson.game}/${lesson.name}, ${language}, step ${at + 1}, ${page.viewportSize().height} high`;
    faults.push(...(await faultsAt(page, where)));
    if (at < 3) await assertAccessible(page, where);
    if (step.act === 'task') {
      if (await tryWrong(page, step)) wrongTries += 1;
      done = await doTasks(page, own.slice(at));
    } else if (step.act !== 'free') {
      await page.getByTestId('act').tap();
    }
  }
  assert.deepEqual(faults, []);
  if (own.some(({ act }) => act === 'task')) assert.ok(wrongTries > 0, 'something was tried that is wrong');
  await assertFits(page, lesson.name);
}

test('every lesson by finger, to free play', { timeout: 600_000 }, async () => {
  const { lessons } = await call(on.server.url, '/lessons');
  assert.ok(lessons.length > 0);
  for (const { game, name } of lessons) {
    for (const [at, language] of ['en', 'de'].entries()) {
      const lesson = await ask(`/lessons/${game}/${name}`, language);
      const page = await visitor(on.browser, { viewport: PHONES[at], hasTouch: true, isMobile: true, settings: { motion: 'reduced', language } });
      await page.goto(`${on.server.url}/#/learn/${game}/${name}`);
      await goThrough(page, lesson, language);
      await shoot(page, `lesson-${game}-${name}-${language}`, false);
      await page.getByTestId('act').tap();
      await page.waitForURL(/#\/match\//);
      await page.locator('.panel:not(.lesson)').waitFor();
      // It is remembered, and its match is nothing to go on with; the free one is.
      const kept = await page.evaluate(() => [localStorage.getItem('touchline.lessons'), localStorage.getItem('touchline.matches')].map((text) => JSON.parse(text)));
      assert.equal(kept[0][`${game}/${name}`], true);
      assert.equal(Object.values(kept[1]).filter((match) => !match.lesson).length, 1);
      assertClean(page);
      await page.context().close();
    }
  }
});

test('the list of lessons, and the ways to it', async () => {
  const page = await visitor(on.browser);
  await page.goto(on.server.url);
  await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).click();
  await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
  const { lessons } = await call(on.server.url, '/lessons');
  for (const { title } of lessons) await page.getByRole('link', { name: title, exact: true }).first().waitFor();
  await assertAccessible(page, 'the list of lessons');
  // By keyboard: a lesson begins with its words, and Tab leads to what is to be pressed.
  await page.getByRole('link', { name: lessons[0].title, exact: true }).first().press('Enter');
  await page.locator('.panel.lesson.asked').waitFor();
  await page.getByTestId('act').press('Enter');
  await page.getByTestId('question').filter({ hasText: ': 2 ' }).waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.dataset.testid), (here) => here === 'question', 'the reader is at the question');
  assertClean(page);
  await page.context().close();
});
