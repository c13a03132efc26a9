// Stands between a browser and the server, and counts the requests that are held open.
import { createServer, request } from 'node:http';

export class Proxy {
  /** The paths of the requests that are not answered to their end. */
  open = new Map();
  /** Most of them at once whose path begins like this. */
  #most = new Map();
  #count = 0;

  static async start(target) {
    const proxy = new Proxy();
    proxy.server = createServer((asked, answer) => proxy.#pass(target, asked, answer));
    await new Promise((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    proxy.url = `http://127.0.0.1:${proxy.server.address().port}`;
    return proxy;
  }

  #pass(target, asked, answer) {
    const number = (this.#count += 1);
    this.open.set(number, asked.url);
    const kind = asked.url.split('?')[0];
    this.#most.set(kind, Math.max(this.#most.get(kind) ?? 0, this.held(kind)));
    const sent = request(`${target}${asked.url}`, { method: asked.method, headers: asked.headers }, (came) => {
      answer.writeHead(came.statusCode, came.headers);
      answer.flushHeaders();
      came.pipe(answer);
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
    answer.on('close', () => {
      this.open.delete(number);
      sent.destroy();
    });
  }

  /** How many are held open whose path begins like this. */
  held(path = '/') {
    return [...this.open.values()].filter((one) => one.startsWith(path)).length;
  }

  /** Most of them at once, for a path. */
  most(path) {
    return this.#most.get(path) ?? 0;
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
