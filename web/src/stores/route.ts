import { signal } from '@preact/signals';
import { parseHash, type Route } from '../core/links';

export const route = signal<Route>(parseHash(location.hash));

addEventListener('hashchange', () => (route.value = parseHash(location.hash)));

export function go(hash: string): void {
  location.hash = hash;
}

/** Changes the address without a new page: for secrets that must not stay in it. */
export function replaceAddress(hash: string): void {
  try {
    history.replaceState(history.state, '', hash);
  } catch {
    // Some browsers count how often this is done: the address follows with a later change.
  }
  route.value = parseHash(hash);
}
