// WebKit as distributions have it (WebKitGTK), over plain WebDriver: there is no other way to drive that one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import assert from 'node:assert/strict';
import { eventually } from './kit.mjs';

/** What stands in the way of a click for a moment only. */
const PASSING = ['stale element reference', 'element not interactable', 'element click intercepted'];

/** How long one command may take, in milliseconds: the first starts the browser. */
const MOST = 60_000;

/** A browser with one window on a screen of its own. */
export class WebKit {
  #session = '';

  static async start() {
    const browser = new WebKit();
    try {
      await browser.#start();
    } catch (fault) {
      browser.#kill();
      throw fault;
    }
    return browser;
  }

  async #start() {
    this.screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = await once(this.screen.stdio[3], 'data');
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' };
    this.driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    this.url = `http://127.0.0.1:${port}`;
    const isReady = () => fetch(`${this.url}/status`).then(({ ok }) => ok, () => false);
    await eventually(isReady, Boolean, 'the driver is ready');
    const { sessionId } = await this.#send('POST', '/session', { capabilities: {} });
    this.#session = `/session/${sessionId}`;
  }

  async close() {
    try {
      await this.#send('DELETE', this.#session);
    } finally {
      this.#kill();
    }
  }

  #kill() {
    this.driver?.kill();
    this.screen?.kill();
  }

  /** What the driver says to a command. */
  async #send(method, path, body, mayFail = []) {
    const answer = await fetch(this.url + path, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(MOST) });
    const { value } = await answer.json();
    assert.ok(answer.ok || mayFail.includes(value.error), `${path}: ${JSON.stringify(value)}`);
    return value;
  }

  /** Runs the body of a function on the page. */
  run(script, ...args) {
    return this.#send('POST', `${this.#session}/execute/sync`, { script, args });
  }

  async goto(url) {
    await this.#send('POST', `${this.#session}/url`, { url });
    await this.#listen();
  }

  async reload() {
    await this.#send('POST', `${this.#session}/refresh`, {});
    await this.#listen();
  }

  /** Keeps what goes wrong from now on, for `faults`. */
  #listen() {
    return this.run(`
      globalThis.faults = [];
      addEventListener('error', ({ message }) => faults.push(message));
      addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    `);
  }

  faults() {
    return this.run('return faults');
  }

  /** What all the elements say. */
  text(css) {
    return this.run('return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent).join()', css);
  }

  /** The first of the elements, as the driver calls it. */
  async #first(css) {
    const found = await this.#send('POST', `${this.#session}/elements`, { using: 'css selector', value: css });
    return found.map((one) => Object.values(one)[0])[0];
  }

  async has(css) {
    return (await this.#first(css)) !== undefined;
  }

  /** Clicks as somebody with a mouse does, until it hits: between aiming and clicking the page can move. */
  async click(css) {
    const isHit = async () => {
      const one = await this.#first(css);
      if (one === undefined) return false;
      await this.run(
        `const [css] = arguments;
        globalThis.hit = false;
        addEventListener('click', ({ target }) => (globalThis.hit = target.closest(css) !== null), { capture: true, once: true });`,
        css,
      );
      await this.#send('POST', `${this.#session}/element/${one}/click`, {}, PASSING);
      return this.run('return hit');
    };
    await eventually(isHit, Boolean, `${css} is clicked`);
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
