// The server's API as functions. Every failure is an `ApiError` with words for people.
import { words } from '../texts';
import type { Forecast, PlayFixture, SeasonView, Seasons } from './season-types';
import type { Chances, Created, Decision, Game, MatchView, NewMatch, Server, Summary, Team, Update } from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly cure: string | null = null,
  ) {
    super(message);
  }
}

interface Call {
  method?: 'GET' | 'POST';
  seat?: string | null | undefined;
  office?: string | null | undefined;
  json?: unknown;
  text?: string;
}

async function call<T>(path: string, { method = 'GET', seat, office, json, text }: Call = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (seat) headers['X-Touchline-Seat'] = seat;
  if (office) headers['X-Touchline-Office'] = office;
  let body: string | null = null;
  if (json !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(json);
  } else if (text !== undefined) {
    headers['Content-Type'] = 'text/plain; charset=utf-8';
    body = text;
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body });
  } catch {
    throw new ApiError(0, words.errors.unreachable, words.errors.unreachableCure);
  }
  if (!response.ok) throw await failure(response);
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiError(response.status, words.errors.noJson);
  }
}

async function failure(response: Response): Promise<ApiError> {
  try {
    const told = (await response.json()) as { error?: string; cure?: string | null };
    return new ApiError(response.status, told.error ?? response.statusText, told.cure ?? null);
  } catch {
    // A proxy in between, or a server that is starting, does not answer in our words.
    return new ApiError(response.status, words.errors.status(response.status));
  }
}

const season = (id: string) => `/seasons/${encodeURIComponent(id)}`;

const match = (id: string) => `/matches/${encodeURIComponent(id)}`;

export const api = {
  server: () => call<Server>('/server'),
  games: async () => (await call<{ games: Game[] }>('/games')).games,
  teams: async (game: string) => (await call<{ teams: Team[] }>(`/teams?game=${encodeURIComponent(game)}`)).teams,
  create: (json: NewMatch) => call<Created>('/matches', { method: 'POST', json }),
  summaries: async (ids: string[]) =>
    (await call<{ matches: Summary[] }>(`/matches?ids=${ids.map(encodeURIComponent).join(',')}`)).matches,
  match: (id: string, seat?: string | null) => call<MatchView>(match(id), { seat }),
  answer: (id: string, seat: string, version: number, answers: string[]) =>
    call<Update>(`${match(id)}/answers`, { method: 'POST', seat, json: { version, answers } }),
  undo: (id: string, seat: string, version: number) =>
    call<Update>(`${match(id)}/undo`, { method: 'POST', seat, json: { version } }),
  pause: (id: string, seat: string, version: number, on: boolean) =>
    call<Update>(`${match(id)}/pause`, { method: 'POST', seat, json: { version, on } }),
  odds: (id: string) => call<Decision>(`${match(id)}/odds`),
  chances: async (id: string, plans: string[][]) =>
    (
      await call<{ chances: Chances[] }>(
        `${match(id)}/chances?answers=${encodeURIComponent(plans.map((plan) => plan.join(',')).join(';'))}`,
      )
    ).chances,
  review: async (id: string) => (await call<{ decisions: Decision[] }>(`${match(id)}/review`)).decisions,
  rematch: (id: string, seat: string) => call<Created>(`${match(id)}/rematch`, { method: 'POST', seat, json: {} }),
  open: (text: string) => call<Created>('/imports', { method: 'POST', text }),
  seasons: (office: string | null) => call<Seasons>('/seasons', { office }),
  season: (id: string, office: string | null) => call<SeasonView>(season(id), { office }),
  forecast: (id: string) => call<Forecast>(`${season(id)}/forecast`),
  simulate: (id: string, office: string | null, json: { key?: string; all?: boolean }) =>
    call<SeasonView>(`${season(id)}/simulations`, { method: 'POST', office, json }),
  playFixture: (id: string, office: string | null, json: PlayFixture) =>
    call<Created>(`${season(id)}/matches`, { method: 'POST', office, json }),
  takeResult: (id: string, office: string | null, json: { key: string; played: string }) =>
    call<SeasonView>(`${season(id)}/results`, { method: 'POST', office, json }),
  seasonFileAddress: (id: string) => `/api${season(id)}/file`,
  fileAddress: (id: string) => `/api${match(id)}/file`,
  eventsAddress: (id: string, since: number) => `/api${match(id)}/events?since=${since}`,
};
