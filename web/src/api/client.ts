// The server's API as functions. Every failure is an `ApiError` with words for people.
import { heard } from '../stores/reach';
import { words } from '../texts';
import type {
  AllChances,
  Answers,
  Begun,
  Branch,
  Competitions,
  Contribution,
  Correction,
  Course,
  Created,
  Decision,
  Files,
  Forecast,
  Found,
  Games,
  Kept,
  LineFault,
  MatchView,
  MixStep,
  NewMatch,
  NewOrder,
  NewSeason,
  OddsQuestion,
  OddsWork,
  Orders,
  Papers,
  Pause,
  PlayFixture,
  Presence,
  Problem,
  Proof,
  Review,
  SeasonView,
  Seasons,
  SentStatistics,
  Server,
  SignOfLife,
  Simulate,
  StatisticsWork,
  Summaries,
  TakeOver,
  TakeResult,
  TakenOver,
  TypedMatch,
  TeamCards,
  Teams,
  UndoEntry,
  UndoWish,
  Update,
} from './schema';

export type RecapFormat = 'markdown' | 'bbcode' | 'html' | 'svg';

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
  /** What the page calls itself that listens to the match: what the answer says is not said to it again. */
  viewer?: string | undefined;
  json?: unknown;
  text?: string;
  file?: Blob;
  /** The answer is text. */
  plain?: boolean;
}

async function call<T>(path: string, { method = 'GET', seat, office, viewer, json, text, file, plain }: Call = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  // No page from elsewhere can send this header: it is what tells a wish from a trick.
  if (method !== 'GET') headers['X-Touchline'] = '1';
  if (seat) headers['X-Touchline-Seat'] = seat;
  if (office) headers['X-Touchline-Office'] = office;
  if (viewer) headers['X-Touchline-Viewer'] = viewer;
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
    const told = (await response.json()) as Partial<Problem> & { faults?: LineFault[] };
    return new ApiError(response.status, told.error ?? response.statusText, null, told.faults);
  } catch {
    // A proxy in between, or a server that is starting, does not answer in our words.
    return new ApiError(response.status, words.errors.status(response.status));
  }
}

/** Who acts in a match: the secret of the seat, and the page that listens. */
interface Actor {
  seat: string;
  viewer: string;
}

const season = (id: string) => `/seasons/${encodeURIComponent(id)}`;

const match = (id: string) => `/matches/${encodeURIComponent(id)}`;

export const api = {
  server: () => call<Server>('/server'),
  games: async () => (await call<Games>('/games')).games,
  teams: async (game: string) => (await call<Teams>(`/teams?game=${encodeURIComponent(game)}`)).teams,
  create: (json: NewMatch) => call<Created>('/matches', { method: 'POST', json }),
  summaries: async (ids: string[]) =>
    (await call<Summaries>(`/matches?ids=${ids.map(encodeURIComponent).join(',')}`)).matches,
  match: (id: string, seat?: string | null) => call<MatchView>(match(id), { seat }),
  answer: (id: string, { seat, viewer }: Actor, version: number, answers: string[]) =>
    call<Update>(`${match(id)}/answers`, { method: 'POST', seat, viewer, json: { version, answers } satisfies Answers }),
  undo: (id: string, { seat, viewer }: Actor, version: number, decline = false) =>
    call<Update>(`${match(id)}/undo`, { method: 'POST', seat, viewer, json: { version, decline } satisfies UndoWish }),
  present: (id: string, seat: string | null, json: SignOfLife) =>
    call<Presence>(`${match(id)}/presence`, { method: 'POST', seat, json }),
  takeOver: (id: string, seat: string, json: TakeOver) =>
    call<TakenOver>(`${match(id)}/seats`, { method: 'POST', seat, json }),
  pause: (id: string, { seat, viewer }: Actor, version: number, on: boolean) =>
    call<Update>(`${match(id)}/pause`, { method: 'POST', seat, viewer, json: { version, on } satisfies Pause }),
  mix: (id: string, { seat, viewer }: Actor, version: number, step: MixStep, text: string) =>
    call<Update>(`${match(id)}/contribution`, { method: 'POST', seat, viewer, json: { version, step, text } satisfies Contribution }),
  proof: (id: string) => call<Proof>(`${match(id)}/proof`),
  odds: (id: string) => call<Decision>(`${match(id)}/odds`),
  chances: async (id: string, plans: string[][]) =>
    (
      await call<AllChances>(
        `${match(id)}/chances?answers=${encodeURIComponent(plans.map((plan) => plan.join(',')).join(';'))}`,
      )
    ).chances,
  review: async (id: string) => (await call<Review>(`${match(id)}/review`)).decisions,
  orders: async (id: string, seat: string) => (await call<Orders>(`${match(id)}/orders`, { seat })).orders,
  order: async (id: string, seat: string, json: NewOrder) =>
    (await call<Orders>(`${match(id)}/orders`, { method: 'POST', seat, json })).orders,
  course: (id: string) => call<Course>(`${match(id)}/course`),
  /** What would have been with another answer; without one, the match waits there. */
  branch: (id: string, frame: number, answer: string | null) =>
    call<Created>(`${match(id)}/branches`, { method: 'POST', json: { frame, answer } satisfies Branch }),
  recap: (id: string, format: RecapFormat) => call<string>(`${match(id)}/recap?format=${format}`, { plain: true }),
  rematch: (id: string, seat: string) => call<Created>(`${match(id)}/rematch`, { method: 'POST', seat, json: {} }),
  /** A match that parted from what the server has is refused (409), unless it is to be opened anyway. */
  open: (text: string, anyway: boolean) => call<Created>(`/imports${anyway ? '?anyway=true' : ''}`, { method: 'POST', text }),
  seasons: (office: string | null) => call<Seasons>('/seasons', { office }),
  competitions: async () => (await call<Competitions>('/competitions')).competitions,
  beginSeason: (office: string | null, json: NewSeason) =>
    call<SeasonView>('/seasons', { method: 'POST', office, json }),
  season: (id: string, office: string | null) => call<SeasonView>(season(id), { office }),
  forecast: (id: string) => call<Forecast>(`${season(id)}/forecast`),
  simulate: (id: string, office: string | null, json: Simulate) =>
    call<SeasonView>(`${season(id)}/simulations`, { method: 'POST', office, json }),
  playFixture: (id: string, office: string | null, json: PlayFixture) =>
    call<Created>(`${season(id)}/matches`, { method: 'POST', office, json }),
  takeResult: (id: string, office: string | null, json: TakeResult) =>
    call<SeasonView>(`${season(id)}/results`, { method: 'POST', office, json }),
  enteredResult: (id: string, key: string) => call<TypedMatch>(`${season(id)}/results/${key}`),
  correctResult: (id: string, key: string, office: string | null, json: Correction) =>
    call<SeasonView>(`${season(id)}/results/${key}`, { method: 'POST', office, json }),
  undoEntry: (id: string, office: string | null, json: UndoEntry) =>
    call<SeasonView>(`${season(id)}/undo`, { method: 'POST', office, json }),
  team: (game: string, id: string) => call<TeamCards>(`/games/${encodeURIComponent(game)}/teams/${encodeURIComponent(id)}`),
  search: (find: string, game: string) =>
    call<Found>(`/search?q=${encodeURIComponent(find)}${game ? `&game=${encodeURIComponent(game)}` : ''}`),
  askOdds: (json: OddsQuestion) => call<Begun>('/odds', { method: 'POST', json }),
  papers: async (json: OddsQuestion) => (await call<Papers>('/odds/papers', { method: 'POST', json })).papers,
  editedFiles: async (json: OddsQuestion) =>
    (await call<Files>('/odds/files', { method: 'POST', json })).files,
  oddsWork: (job: string) => call<OddsWork>(`/odds/${job}`),
  cancelOdds: (job: string) => call<void>(`/odds/${job}/cancel`, { method: 'POST' }),
  example: async (file: 'clubs.csv' | 'players.csv') => {
    const response = await fetch(`/api/examples/${file}`);
    if (!response.ok) throw await failure(response);
    return response.text();
  },
  /** The text of a file, whichever letters it is written in. */
  textOf: (file: Blob) => call<string>('/texts', { method: 'POST', file, plain: true }),
  sendStatistics: (json: SentStatistics) => call<Begun>('/statistics', { method: 'POST', json }),
  statisticsWork: (job: string, office: string | null) => call<StatisticsWork>(`/statistics/${job}`, { office }),
  keepStatistics: (job: string, office: string | null) =>
    call<Kept>(`/statistics/${job}/keep`, { method: 'POST', office }),
  cancelStatistics: (job: string) => call<void>(`/statistics/${job}/cancel`, { method: 'POST' }),
  madeFileAddress: (job: string, at: number) => `/api/statistics/${job}/files/${at}`,
  seasonFileAddress: (id: string) => `/api${season(id)}/file`,
  fileAddress: (id: string) => `/api${match(id)}/file`,
  eventsAddress: (id: string, viewer: string, since: number, chances: boolean) =>
    `/api${match(id)}/events?viewer=${viewer}&since=${since}${chances ? '&chances=true' : ''}`,
};
