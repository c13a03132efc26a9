import { signal } from '@preact/signals';
import { matchHash, parseHash, type Route } from '../core/links';
import { keepInvitation } from './seats';

export const route = signal<Route>(arrive());

addEventListener('hashchange', () => (route.value = arrive()));

/**
 * Where the address leads. A secret in it is kept before anything is asked of the server, and only then leaves the
 * address: whatever goes wrong afterwards, the seat is not lost.
 */
function arrive(): Route {
  const there = parseHash(location.hash);
  if (there.page !== 'match' || there.seat === null) return there;
  if (keepInvitation(there.id, there.seat)) putAddress(matchHash(there.id, { line: there.line }));
  return { ...there, seat: null };
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Changes the address without a new page. */
export function replaceAddress(hash: string): void {
  putAddress(hash);
  route.value = parseHash(hash);
}

function putAddress(hash: string): void {
  try {
    history.replaceState(history.state, '', hash);
  } catch {
    // Some browsers count how often this is done: the address follows with a later change.
  }
}
