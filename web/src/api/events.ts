// Live updates of one match. The browser resumes by itself after a short break; where it
// gives up (a proxy's error page, a server that restarts), a new connection is made.
import type { Foreseen, Update } from './schema';

export type Link = 'connecting' | 'live' | 'lost';

export interface Listener {
  update(update: Update): void;
  /** Who will win, for those who watch. */
  foreseen?(foreseen: Foreseen): void;
  link(state: Link): void;
  /** The version that is known, for a connection that begins anew. */
  version(): number;
}

export type Source = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15000;
const CLOSED = 2;

/** Listens until the returned function is called. */
export function listen(
  address: (since: number) => string,
  listener: Listener,
  connect: (url: string) => Source = (url) => new EventSource(url),
): () => void {
  let source: Source | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let over = false;

  const open = () => {
    const mine = connect(address(listener.version()));
    source = mine;
    mine.addEventListener('open', () => {
      wait = FIRST_WAIT;
      listener.link('live');
    });
    mine.addEventListener('update', (event) => {
      listener.link('live');
      listener.update(JSON.parse((event as MessageEvent<string>).data) as Update);
    });
    mine.addEventListener('chances', (event) =>
      listener.foreseen?.(JSON.parse((event as MessageEvent<string>).data) as Foreseen),
    );
    mine.addEventListener('error', () => {
      if (over || source !== mine) return;
      listener.link('lost');
      if (mine.readyState !== CLOSED) return;
      clearTimeout(timer);
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  };

  const atOnce = () => {
    if (over || source?.readyState !== CLOSED) return;
    clearTimeout(timer);
    open();
  };

  open();
  window.addEventListener('online', atOnce);
  return () => {
    over = true;
    clearTimeout(timer);
    window.removeEventListener('online', atOnce);
    source?.close();
  };
}
