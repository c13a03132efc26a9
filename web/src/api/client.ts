// The server's API as functions. Every failure is an `ApiError` with words for people.
import { heard } from '../stores/reach';
import { words } from '../texts';
import type { EditedFile, Found, LineFault, OddsQuestion, OddsWork, Paper, SentStatistics, StatisticsWork, TeamCards } from './lab-types';
import type { Competition, Correction, Forecast, NewSeason, PlayFixture, SeasonView, Seasons, TypedMatch } from './season-types';
import type {
  Chances,
  Course,
  Created,
  Decision,
  Game,
  MatchView,
  MixStep,
  NewMatch,
  Order,
  Presence,
  Proof,
  RecapFormat,
  Server,
  Side,
  Successor,
  Summary,
  Team,
  Update,
} from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly cure: string | null = null,
    /** Everything that is wrong with what was sent, line by line. */
    readonly faults: LineFault[] = [],
    /** After how many seconds the same may be sent again, if it may go well then. */
    readonly againAfter: number | null = null,
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
  file?: Blob;
  /** The answer is text. */
  plain?: boolean;
}

async function call<T>(path: string, { method = 'GET', seat, office, json, text, file, plain }: Call = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  // No page from elsewhere can send this header: it is what tells a wish from a trick.
  if (method !== 'GET') headers['X-Touchline'] = '1';
  if (seat) headers['X-Touchline-Seat'] = seat;
  if (office) headers['X-Touchline-Office'] = office;
  let body: string | Blob | null = null;
  if (json !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(json);
  } else if (text !== undefined) {
    headers['Content-Type'] = 'text/plain; charset=utf-8';
    body = text;
  } else if (file) {
    headers['Content-Type'] = 'application/octet-stream';
    body = file;
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body });
  } catch {
    heard(false);
    throw new ApiError(0, words.errors.unreachable, words.errors.unreachableCure);
  }
  heard(!response.headers.has('X-Touchline-Kept'));
  if (!response.ok) throw await failure(response);
  if (response.status === 204) return undefined as T;
  if (plain) return (await response.text()) as T;
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiError(response.status, words.errors.noJson);
  }
}

async function failure(response: Response): Promise<ApiError> {
  const later = Number(response.headers.get('Retry-After'));
  if (response.status === 503 && later > 0) {
    return new ApiError(response.status, words.errors.later(later), null, [], later);
  }
  try {
    const told = (await response.json()) as { error?: string; cure?: string | null; faults?: LineFault[] };
    return new ApiError(response.status, told.error ?? response.statusText, told.cure ?? null, told.faults);
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
  undo: (id: string, seat: string, version: number, decline = false) =>
    call<Update>(`${match(id)}/undo`, { method: 'POST', seat, json: { version, decline } }),
  present: (id: string, seat: string | null, json: { viewer: string; back_later: boolean }) =>
    call<Presence>(`${match(id)}/presence`, { method: 'POST', seat, json }),
  takeOver: (id: string, seat: string, json: { version: number; side: Side; by: Successor }) =>
    call<{ secret: string | null; update: Update }>(`${match(id)}/seats`, { method: 'POST', seat, json }),
  pause: (id: string, seat: string, version: number, on: boolean) =>
    call<Update>(`${match(id)}/pause`, { method: 'POST', seat, json: { version, on } }),
  mix: (id: string, seat: string, version: number, step: MixStep, text: string) =>
    call<Update>(`${match(id)}/contribution`, { method: 'POST', seat, json: { version, step, text } }),
  proof: (id: string) => call<Proof>(`${match(id)}/proof`),
  odds: (id: string) => call<Decision>(`${match(id)}/odds`),
  chances: async (id: string, plans: string[][]) =>
    (
      await call<{ chances: Chances[] }>(
        `${match(id)}/chances?answers=${encodeURIComponent(plans.map((plan) => plan.join(',')).join(';'))}`,
      )
    ).chances,
  review: async (id: string) => (await call<{ decisions: Decision[] }>(`${match(id)}/review`)).decisions,
  orders: async (id: string, seat: string) => (await call<{ orders: Order[] }>(`${match(id)}/orders`, { seat })).orders,
  order: async (id: string, seat: string, json: Order & { version: number }) =>
    (await call<{ orders: Order[] }>(`${match(id)}/orders`, { method: 'POST', seat, json })).orders,
  course: (id: string) => call<Course>(`${match(id)}/course`),
  /** What would have been with another answer; without one, the match waits there. */
  branch: (id: string, frame: number, answer: string | null) =>
    call<Created>(`${match(id)}/branches`, { method: 'POST', json: answer ? { frame, answer } : { frame } }),
  recap: (id: string, format: RecapFormat) => call<string>(`${match(id)}/recap?format=${format}`, { plain: true }),
  rematch: (id: string, seat: string) => call<Created>(`${match(id)}/rematch`, { method: 'POST', seat, json: {} }),
  /** A match that parted from what the server has is refused (409), unless it is to be opened anyway. */
  open: (text: string, anyway: boolean) => call<Created>(`/imports${anyway ? '?anyway=true' : ''}`, { method: 'POST', text }),
  seasons: (office: string | null) => call<Seasons>('/seasons', { office }),
  competitions: async () => (await call<{ competitions: Competition[] }>('/competitions')).competitions,
  beginSeason: (office: string | null, json: NewSeason) =>
    call<SeasonView>('/seasons', { method: 'POST', office, json }),
  season: (id: string, office: string | null) => call<SeasonView>(season(id), { office }),
  forecast: (id: string) => call<Forecast>(`${season(id)}/forecast`),
  simulate: (id: string, office: string | null, json: { key?: string; all?: boolean }) =>
    call<SeasonView>(`${season(id)}/simulations`, { method: 'POST', office, json }),
  playFixture: (id: string, office: string | null, json: PlayFixture) =>
    call<Created>(`${season(id)}/matches`, { method: 'POST', office, json }),
  takeResult: (id: string, office: string | null, json: { key: string; played: string }) =>
    call<SeasonView>(`${season(id)}/results`, { method: 'POST', office, json }),
  enteredResult: (id: string, key: string) => call<TypedMatch>(`${season(id)}/results/${key}`),
  correctResult: (id: string, key: string, office: string | null, json: Correction) =>
    call<SeasonView>(`${season(id)}/results/${key}`, { method: 'POST', office, json }),
  undoEntry: (id: string, office: string | null, json: { entry: number }) =>
    call<SeasonView>(`${season(id)}/undo`, { method: 'POST', office, json }),
  team: (game: string, id: string) => call<TeamCards>(`/games/${encodeURIComponent(game)}/teams/${encodeURIComponent(id)}`),
  search: (find: string, game: string) =>
    call<Found>(`/search?q=${encodeURIComponent(find)}${game ? `&game=${encodeURIComponent(game)}` : ''}`),
  askOdds: (json: OddsQuestion) => call<{ job: string }>('/odds', { method: 'POST', json }),
  papers: async (json: OddsQuestion) => (await call<{ papers: Paper[] }>('/odds/papers', { method: 'POST', json })).papers,
  editedFiles: async (json: OddsQuestion) =>
    (await call<{ files: EditedFile[] }>('/odds/files', { method: 'POST', json })).files,
  oddsWork: (job: string) => call<OddsWork>(`/odds/${job}`),
  cancelOdds: (job: string) => call<void>(`/odds/${job}/cancel`, { method: 'POST' }),
  example: async (file: 'clubs.csv' | 'players.csv') => {
    const response = await fetch(`/api/examples/${file}`);
    if (!response.ok) throw await failure(response);
    return response.text();
  },
  /** The text of a file, whichever letters it is written in. */
  textOf: (file: Blob) => call<string>('/texts', { method: 'POST', file, plain: true }),
  sendStatistics: (json: SentStatistics) => call<{ job: string }>('/statistics', { method: 'POST', json }),
  statisticsWork: (job: string, office: string | null) => call<StatisticsWork>(`/statistics/${job}`, { office }),
  keepStatistics: (job: string, office: string | null) =>
    call<{ files: string[] }>(`/statistics/${job}/keep`, { method: 'POST', office }),
  cancelStatistics: (job: string) => call<void>(`/statistics/${job}/cancel`, { method: 'POST' }),
  madeFileAddress: (job: string, at: number) => `/api/statistics/${job}/files/${at}`,
  seasonFileAddress: (id: string) => `/api${season(id)}/file`,
  fileAddress: (id: string) => `/api${match(id)}/file`,
  eventsAddress: (id: string, since: number, chances: boolean) =>
    `/api${match(id)}/events?since=${since}${chances ? '&chances=true' : ''}`,
};
