// What the service worker kept of matches that this browser has seen, for when the server is away.
import type { MatchView, Summary } from '../api/schema';

const SEEN = 'seen';
const FILE = /\/api\/matches\/([^/]+)\/file$/;

const shelf = async () => ('caches' in globalThis ? caches.open(SEEN) : null);

/** The match whose file this is, if it was kept. */
export async function matchOfFile(text: string): Promise<string | null> {
  const cache = await shelf();
  for (const request of (await cache?.keys()) ?? []) {
    const id = FILE.exec(new URL(request.url).pathname)?.[1];
    const kept = id ? await cache?.match(request) : undefined;
    if (id && kept && (await kept.text()) === text) return decodeURIComponent(id);
  }
  return null;
}

/** How those of these matches stood that were kept. */
export async function keptSummaries(ids: string[]): Promise<Summary[]> {
  const cache = await shelf();
  const views = ids.map(async (id) => {
    const kept = await cache?.match(`/api/matches/${encodeURIComponent(id)}`);
    return kept ? ((await kept.json()) as MatchView) : null;
  });
  const found = (await Promise.all(views)).filter((view) => view !== null);
  return found.map(({ id, setup: { game, names, coaches }, now: { score, at, over, waits_for } }, place) => {
    return { id, game, names, coaches, score, at, over, waits_for, created: 0, changed: -place };
  });
}

/** Keeps a match as it stands here, with its file once it is over; only where a service worker can show them again. */
export async function keepMatch(view: MatchView, fileAddress: string): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const body = new Response(JSON.stringify(view), { headers: { 'Content-Type': 'application/json' } });
  const cache = await shelf();
  await cache?.put(`/api/matches/${encodeURIComponent(view.id)}`, body);
  if (view.now.over) await fetch(fileAddress);
}
