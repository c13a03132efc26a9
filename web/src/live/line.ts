// A line to the server over which it tells what is new. The browser resumes it by itself after a short break; where it
// gives up (a proxy's error page, a server that restarts), a new connection is made.
import { NAMES, type Link, type News } from './messages';

export type Source = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;
export type Connect = (url: string) => Source;

export interface Heard {
  message(name: keyof News, data: string): void;
  link(state: Link): void;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15000;
const CLOSED = 2;

export const connect: Connect = (url) => new EventSource(url);

/** Listens until the returned function is called. The address says what is known by then. */
export function openLine(address: () => string, heard: Heard, toServer: Connect = connect): () => void {
  let source: Source | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let over = false;

  const open = () => {
    const mine = toServer(address());
    source = mine;
    mine.addEventListener('open', () => {
      if (over) return;
      wait = FIRST_WAIT;
      heard.link('live');
    });
    for (const name of NAMES) {
      mine.addEventListener(name, (event) => {
        if (!over) heard.message(name, (event as MessageEvent<string>).data);
      });
    }
    mine.addEventListener('error', () => {
      if (over || source !== mine) return;
      heard.link('lost');
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
  addEventListener('online', atOnce);
  return () => {
    over = true;
    clearTimeout(timer);
    removeEventListener('online', atOnce);
    source?.close();
  };
}
