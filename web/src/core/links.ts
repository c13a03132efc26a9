// Addresses inside the page. All of it stands behind the #, so no server log ever sees a secret.

export type Route =
  | { page: 'start' }
  | { page: 'settings' }
  | { page: 'seasons'; office: string | null }
  | { page: 'season'; id: string; show: string | null }
  | { page: 'result'; id: string; match: string }
  | { page: 'rules'; game: string; at: string | null }
  | { page: 'learn'; game: string; name: string | null }
  | { page: 'match'; id: string; seat: string | null; line: number | null; season: string | null }
  | { page: 'teams'; game: string; find: string }
  | { page: 'team'; game: string; id: string; player: string | null }
  | { page: 'statistics' }
  | { page: 'odds'; question: string }
  | { page: 'lost' };

export function parseHash(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const parts = path.split('/').filter(Boolean).map(decode);
  const [page, first, second, third] = parts;
  switch (page) {
    case undefined:
      return { page: 'start' };
    case 'settings':
      return { page: 'settings' };
    case 'rules':
      return first ? { page: 'rules', game: first, at: second ?? null } : { page: 'lost' };
    case 'seasons':
      return { page: 'seasons', office: new URLSearchParams(query).get('office') || null };
    case 'season':
      if (first && second === 'match' && third) return { page: 'result', id: first, match: third };
      return first
        ? { page: 'season', id: first, show: new URLSearchParams(query).get('show') || null }
        : { page: 'lost' };
    case 'teams': {
      const asked = new URLSearchParams(query);
      return first && second
        ? { page: 'team', game: first, id: second, player: asked.get('player') || null }
        : { page: 'teams', game: asked.get('game') ?? '', find: asked.get('find') ?? '' };
    }
    case 'statistics':
      return { page: 'statistics' };
    case 'learn':
      return { page: 'learn', game: first ?? '', name: second ?? null };
    case 'odds':
      return { page: 'odds', question: query };
    case 'match': {
      const asked = new URLSearchParams(query);
      const line = Number(asked.get('line'));
        return first
          ? {
              page: 'match',
              id: first,
              seat: asked.get('seat') || null,
              line: Number.isSafeInteger(line) && line > 0 ? line : null,
              season: asked.get('season') || null,
            }
        : { page: 'lost' };
    }
    default:
      return { page: 'lost' };
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const startHash = '#/';
export const settingsHash = '#/settings';
export const seasonsHash = '#/seasons';

export const statisticsHash = '#/statistics';

export function teamsHash(game = '', find = ''): string {
  const asked = new URLSearchParams({ ...(game ? { game } : {}), ...(find ? { find } : {}) }).toString();
  return asked ? `#/teams?${asked}` : '#/teams';
}

export function teamHash(game: string, id: string, player?: string | null): string {
  const path = `#/teams/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
  return player ? `${path}?player=${encodeURIComponent(player)}` : path;
}

/** The lessons, those of a game first. */
export function learnHash(game = ''): string {
  return game ? `#/learn/${encodeURIComponent(game)}` : '#/learn';
}

export function lessonHash(game: string, name: string): string {
  return `${learnHash(game)}/${encodeURIComponent(name)}`;
}

/** The question stands in the address, so that it can be handed on. */
export function oddsHash(question = ''): string {
  return question ? `#/odds?${question}` : '#/odds';
}

export function seasonHash(id: string, show?: string | null): string {
  const path = `#/season/${encodeURIComponent(id)}`;
  return show ? `${path}?show=${encodeURIComponent(show)}` : path;
}

/** The match behind a result of a season. */
export function resultHash(season: string, match: string): string {
  return `${seasonHash(season)}/match/${encodeURIComponent(match)}`;
}

/** A match that is looked at from a season. */
export function replayHash(id: string, season: string): string {
  return `${matchHash(id)}?season=${encodeURIComponent(season)}`;
}

/** A match; with the secret of a seat an invitation, with a line of its log a moment of it. */
export function matchHash(id: string, { seat, line }: { seat?: string | null; line?: number | null } = {}): string {
  const path = `#/match/${encodeURIComponent(id)}`;
  const asked = new URLSearchParams({ ...(seat ? { seat } : {}), ...(line ? { line: String(line) } : {}) }).toString();
  return asked ? `${path}?${asked}` : path;
}

export function rulesHash(game: string, at?: string | null): string {
  const path = `#/rules/${encodeURIComponent(game)}`;
  return at ? `${path}/${encodeURIComponent(at)}` : path;
}

/** The port of an address, also where it need not say so. */
export function portOf(here: string): string {
  const { port, protocol } = new URL(here);
  return port || (protocol === 'https:' ? '443' : '80');
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/**
 * The addresses to hand to somebody else. The page's own address comes first, unless it is one
 * that only this machine understands: then the server's own list.
 */
export function shareAddresses(here: string, server: string[]): string[] {
  const page = new URL(here);
  const own = `${page.origin}${page.pathname}`;
  const others = server.map((address) => `${address.replace(/\/+$/, '')}/`);
  return LOCAL.has(page.hostname) ? others : [...new Set([own, ...others])];
}
