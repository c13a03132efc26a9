// Following a match: over the line that all tabs of this browser share; where browsers have no such thing, over one of its own.
import { openLine, type Connect } from './line';
import type { Following, FromTab, Listener, News, ToTab, Told, Wanted } from './messages';

/** A worker that has not said that it is there by then is done without. */
const PATIENCE = 4000;

export function follow(wanted: Wanted, listener: Listener): Following {
  shared ??= startHub();
  return shared === 'none' ? followAlone(wanted, listener) : shared.follow(wanted, listener);
}

/** A line of its own, with what only this page has to know. */
export function followAlone(wanted: Wanted, listener: Listener, toServer?: Connect): Following {
  let { version } = wanted;
  const { match, viewer, language, chances } = wanted;
  const address = () =>
    `/api/matches/${encodeURIComponent(match)}/events?viewer=${viewer}&since=${version}&language=${language}${chances ? '&chances=true' : ''}`;
  const heard = {
    link: listener.link,
    message: (name: keyof News, data: string) => {
      const told = { name, news: JSON.parse(data) } as Told;
      if (told.name === 'update') version = Math.max(version, told.news.now.version);
      // The browser would come back by itself.
      if (told.name === 'end' && told.news.why === 'over') stop();
      listener.told(told);
    },
  };
  const stop = openLine(address, heard, toServer);
  return { stop, reached: (known) => void (version = Math.max(version, known)) };
}

/** The way to the worker that all tabs share. */
export class SharedHub {
  readonly #followed = new Map<string, { wanted: Wanted; listener: Listener; alone: Following | null }>();
  #isHere = false;
  #failed = false;

  constructor(
    readonly port: MessagePort,
    readonly alone: typeof followAlone = followAlone,
  ) {
    port.addEventListener('message', ({ data }: MessageEvent<ToTab>) => this.#hear(data));
    port.start();
    setTimeout(() => this.#isHere || this.fail(), PATIENCE);
    // A page that the browser puts aside follows nothing, and comes back where it was.
    addEventListener('pagehide', () => this.#say({ kind: 'gone' }));
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) for (const { wanted } of this.#followed.values()) this.#say({ kind: 'follow', wanted });
    });
  }

  follow(wanted: Wanted, listener: Listener): Following {
    const one = { wanted: { ...wanted }, listener, alone: this.#failed ? this.alone(wanted, listener) : null };
    this.#followed.set(wanted.match, one);
    this.#say({ kind: 'follow', wanted });
    return {
      reached: (version) => {
        one.wanted.version = Math.max(one.wanted.version, version);
        one.alone?.reached(version);
        this.#say({ kind: 'reached', match: wanted.match, version });
      },
      stop: () => {
        one.alone?.stop();
        if (this.#followed.get(wanted.match) !== one) return;
        this.#followed.delete(wanted.match);
        this.#say({ kind: 'leave', match: wanted.match });
      },
    };
  }

  /** There is no such worker: each match gets a line of its own. */
  fail(): void {
    if (this.#failed) return;
    this.#failed = true;
    for (const one of this.#followed.values()) one.alone = this.alone(one.wanted, one.listener);
  }

  #say(message: FromTab): void {
    if (!this.#failed) this.port.postMessage(message);
  }

  #hear(message: ToTab): void {
    if (message.kind === 'here') this.#isHere = true;
    if (message.kind === 'here' || this.#failed) return;
    const one = this.#followed.get(message.match);
    if (!one) return;
    if (message.kind === 'link') return one.listener.link(message.state);
    if (message.name === 'update') one.wanted.version = Math.max(one.wanted.version, message.news.now.version);
    if (message.name === 'end' && message.news.why === 'over') this.#followed.delete(message.match);
    one.listener.told(message);
  }
}

let shared: SharedHub | 'none' | undefined;

function startHub(): SharedHub | 'none' {
  if (typeof SharedWorker !== 'function') return 'none';
  try {
    const worker = new SharedWorker(new URL('./hub.worker.ts', import.meta.url), { type: 'module', name: 'events' });
    const hub = new SharedHub(worker.port);
    worker.addEventListener('error', () => hub.fail());
    return hub;
  } catch {
    return 'none';
  }
}
