// A server of its own, a browser, and what every test of the page needs.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import axe from '@axe-core/playwright';

const AxeBuilder = axe.default ?? axe;
const TOP = join(import.meta.dirname, '..', '..');
export const PROGRAM = process.env.TOUCHLINE_PROGRAM ?? join(TOP, 'target', 'debug', 'touchline');
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Screenshots are kept here, to be looked at. */
export const SHOTS = join(import.meta.dirname, '..', 'shots');
mkdirSync(SHOTS, { recursive: true });

/** How long something on a page may take, in milliseconds: the machine may do other things, too. */
const PATIENCE = 30_000;

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** A server with a home of its own; `restart` after `kill` is at the same address. */
export class Server {
  static async start(listen = '127.0.0.1:0', args = []) {
    const server = new Server();
    server.home = mkdtempSync(join(tmpdir(), 'touchline-browser-'));
    server.listen = listen;
    server.args = args;
    await server.restart();
    return server;
  }

  async restart() {
    this.process = spawn(PROGRAM, ['serve', '--listen', this.listen, '--rate', '0', ...this.args], {
      env: { ...process.env, TOUCHLINE_HOME: this.home },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.url = await new Promise((resolve, reject) => {
      let said = '';
      this.process.stdout.on('data', (text) => {
        said += text;
        const found = /Touchline is at (\S+)/.exec(said);
        if (found) resolve(found[1]);
      });
      this.process.on('exit', (status) => reject(new Error(`the server ended: ${status}`)));
      this.process.on('error', reject);
    });
    this.listen = this.listen.replace(/:\d+$/, `:${new URL(this.url).port}`);
  }

  /** As a power cut would. */
  async kill() {
    const ended = new Promise((resolve) => this.process.on('exit', resolve));
    this.process.kill('SIGKILL');
    await ended;
  }

  async stop() {
    await this.kill();
    rmSync(this.home, { recursive: true, force: true });
  }
}

/** A server and a browser for all tests of a file. */
export function setUp(listen, args, open = openBrowser) {
  const on = {};
  before(async () => {
    on.server = await Server.start(listen, args);
    on.browser = await open();
  });
  after(async () => {
    await on.browser?.close();
    await on.server?.stop();
  });
  return on;
}

export async function openBrowser() {
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
  return chromium.launch({ executablePath, args: FLAGS });
}

/** What a program asks of the server; with `json` it sends, with `seat` somebody acts. */
export async function call(url, path, { json, seat } = {}) {
  const answer = await fetch(`${url}/api${path}`, {
    method: json ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', 'X-Touchline': '1', ...(seat ? { 'X-Touchline-Seat': seat } : {}) },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return answer.json();
}

/** A browser of its own, as another person has; a fault on the page fails the test. */
export async function visitor(browser, { viewport = DESK, settings = {}, ...rest } = {}) {
  const context = await browser.newContext({ viewport, acceptDownloads: true, ...rest });
  await context.addInitScript((chosen) => {
    if (origin === 'null') return; // about:blank, where Firefox begins, remembers nothing
    if (!localStorage.getItem('touchline.settings')) localStorage.setItem('touchline.settings', JSON.stringify(chosen));
  }, { speed: 'at once', ...settings });
  return anotherTab(context);
}

/** Another page of the same browser. */
export async function anotherTab(context) {
  const page = await context.newPage();
  page.faults = [];
  page.strangers = [];
  page.on('pageerror', (error) => page.faults.push(error.message));
  // Not by the page's address: in Firefox it can come after the first requests of a page.
  let home;
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (request.isNavigationRequest()) home = origin;
    else if (origin !== home) page.strangers.push(request.url());
  });
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** Nothing went wrong, and nothing was asked of anybody else. */
export function assertClean(page) {
  assert.deepEqual(page.faults, []);
  assert.deepEqual(page.strangers, []);
}

/** Asks until it is so, as long as a locator waits: a page draws a moment after what was done. */
export async function eventually(ask, isSo, what) {
  const end = Date.now() + PATIENCE;
  let found = await ask();
  while (!isSo(found) && Date.now() < end) {
    await setTimeout(50);
    found = await ask();
  }
  assert.ok(isSo(found), `${what}, not ${JSON.stringify(found)}`);
}

export const assertCount = (locator, count) =>
  eventually(
    () => locator.count(),
    (found) => found === count,
    `${count} of ${locator}`,
  );

export const assertReads = (locator, text) =>
  eventually(
    () => locator.innerText(),
    (found) => (typeof text === 'string' ? found.trim() === text.trim() : text.test(found)),
    `${locator} reads ${text}`,
  );

/** No finding of axe that matters: the grave ones, headings that pass over a level, buttons that are not called what they read. */
export async function assertAccessible(page, where) {
  const named = { 'label-content-name-mismatch': { enabled: true } };
  const { violations } = await new AxeBuilder({ page }).options({ rules: named }).analyze();
  const serious = violations.filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || id === 'heading-order');
  const told = serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  assert.deepEqual(told, [], where);
}

export async function assertFits(page, where) {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= window, `${where} scrolls sideways: ${wide} in ${window}`);
}

/** All of a page, or what is in the window. */
export async function shoot(page, name, fullPage = true) {
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage });
}

/** The start page with this game chosen. */
export async function choose(page, url, game) {
  await page.goto(url);
  await page.getByRole('radio', { name: game }).check();
}

/** Types cards off a real deck, one after the other; the first cannot come again before the deck is shuffled. */
export async function turnCards(page, cards) {
  const several = page.getByLabel('several at once');
  for (const card of cards) {
    await several.fill(card);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.own-form input')?.value === '');
  }
  await several.fill(cards[0]);
  await page.keyboard.press('Enter');
  await page.locator('.notice, .wrong').first().waitFor();
}

/** Sets house rules and kicks off. */
export async function kickOff(page, url, { options = {}, away, dice, undo, seed } = {}) {
  await page.goto(url);
  await page.getByRole('button', { name: 'Kick off' }).waitFor();
  if (away) await page.getByRole('group', { name: 'Away' }).getByLabel('Coached by').selectOption(away);
  if (dice === 'mine') await page.getByLabel('I roll real dice').check();
  if (dice === 'verifiable') await page.getByLabel('Dice that both sides can verify').check();
  if (undo || seed) await page.locator('summary', { hasText: 'Undo, watchers and dice seed' }).click();
  if (undo) await page.getByLabel('Taking back').selectOption(undo);
  if (seed) await page.getByLabel('Seed of the dice').fill(seed);
  if (Object.keys(options).length > 0) await page.locator('summary', { hasText: 'House rules' }).click();
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`#option-${name}`);
    const isList = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    await (isList ? field.selectOption(value) : retype(page, field, value));
  }
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByTestId('question').waitFor();
}

/** Types over what a field has: in Firefox the driver's fill() adds to a number. */
async function retype(page, field, text) {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** A match as a program creates it: its id and its secrets. */
export async function create(url, wish) {
  const reply = await post(url, '/matches', wish);
  assert.equal(reply.status, 201);
  return reply.json();
}

/** A request as a program sends it, from a seat or not. */
export function post(url, path, body, seat = '') {
  const headers = { 'Content-Type': 'application/json', 'X-Touchline': '1', 'X-Touchline-Seat': seat };
  return fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Opens the link to a seat, and takes it. */
export async function sitDown(page, link) {
  await page.goto(link);
  await page.getByTestId('sit-down').click();
  await page.getByTestId('question').waitFor();
}

export const choices = (page) => page.locator('.choice');

/** Chooses the first choice, whenever there is one, until full time. */
export async function playOut(page) {
  const over = page.getByTestId('result');
  for (let turn = 0; turn < 400; turn += 1) {
    await choices(page).first().or(over).first().waitFor();
    if (await over.isVisible()) return;
    const question = await page.getByTestId('announcer').textContent();
    await page.keyboard.press('1');
    // Until something else is asked or told.
    await page
      .waitForFunction(
        (before) => document.querySelector('[data-testid=announcer]')?.textContent !== before,
        question,
        { timeout: 2_000 },
      )
      .catch(() => undefined);
  }
  throw new Error('the match does not end');
}
