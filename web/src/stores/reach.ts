// Whether the server can be reached. While it cannot, the page shows what the browser kept, and asks every now and then.
import { signal } from '@preact/signals';

const PAUSE = 3000;
/** A server that says nothing for so long is not there. */
const PATIENCE = 5000;

/** False while the server does not answer. */
export const reachable = signal(true);
/** How often it has come back. */
export const returns = signal(0);

/** How many requests have waited longer for an answer than answers take. */
export const waitingLong = signal(0);

/** A request that may have to wait: says when that begins, and when it ends. */
export function late(): { begins(): void; ends(): void } {
  let isLate = false;
  const set = (now: boolean) => {
    if (now !== isLate) waitingLong.value += now ? 1 : -1;
    isLate = now;
  };
  return { begins: () => set(true), ends: () => set(false) };
}

let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** Said by every answer: it came from the server, or it did not. */
export function heard(fromServer: boolean): void {
  if (fromServer) return back();
  reachable.value = false;
  timer ??= setTimeout(look, PAUSE);
}

/** Until the server answers again. */
export function whenBack(): Promise<void> {
  return reachable.peek() ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve));
}

function back(): void {
  clearTimeout(timer);
  timer = undefined;
  if (reachable.peek()) return;
  reachable.value = true;
  returns.value += 1;
  waiting.forEach((resolve) => resolve());
  waiting.clear();
}

/** Asks the server whether it is there. */
export async function look(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const answer = await fetch('/api/server', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  heard(answer !== null);
}

if (typeof addEventListener === 'function') {
  // A machine without a network may still reach a server of its own.
  for (const change of ['online', 'offline']) addEventListener(change, () => void look());
}
