// The server's API as functions. Every failure is an `ApiError` with words for people.
import { heard, late } from '../stores/reach';
import { language, words } from '../texts';
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
  Emote,
  Files,
  Forecast,
  Found,
  Games,
  Kept,
  Lesson,
  Lessons,
  LineFault,
  MatchView,
  MixStep,
  NewEmote,
  NewMatch,
  NewOrder,
  NewSeason,
  NextSeasons,
  OddsQuestion,
  OddsWork,
  Opened,
  Orders,
  Papers,
  Pause,
  Pending,
  PlayFixture,
  PlayOn,
  Presence,
  Problem,
  Proof,
  Recap,
  Review,
  SeasonPreview,
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
  WhyNot,
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
  /** What is done if no answer comes: whatever only reads is asked for again. */
  patience?: Patience;
  /** Nobody waits for it any more: then the server need not work it out. */
  left?: AbortSignal | undefined;
}

/** Ask again, because a second time does nothing; wait, because it would; or wait for work, of which the page says in its place that it is done. */
type Patience = 'ask again' | 'wait' | 'work';

/** An answer comes sooner, or something is in the way. */
const EXPECTED = 5000;
const LONGEST_WAIT = 40_000;
const MOST_TRIES = 6;

/** In which language it is told: that of the page, whatever the browser would ask for. */
const spoken = () => ({ 'Accept-Language': language.peek() });

/** What the server answers; while it does not, that is said on the page. */
async function answered(path: string, init: RequestInit, patience: Patience, left?: AbortSignal): Promise<Response> {
  const waiting = late();
  try {
    for (let tries = 1, wait = EXPECTED; ; tries += 1, wait = Math.min(wait * 2, LONGEST_WAIT)) {
      const giveUp = new AbortController();
      const again = patience === 'ask again' && tries < MOST_TRIES;
      left?.addEventListener('abort', () => giveUp.abort());
      const timer = setTimeout(() => {
        if (patience !== 'work') waiting.begins();
        if (patience === 'ask again') giveUp.abort();
      }, wait);
      try {
        return await fetch(path, { ...init, signal: giveUp.signal });
      } catch (error) {
        if (!giveUp.signal.aborted || !again || left?.aborted) throw error;
      } finally {
        clearTimeout(timer);
      }
    }
  } finally {
    waiting.ends();
  }
}

async function call<T>(path: string, wish: Call = {}): Promise<T> {
  return (await callForAll<T>(path, wish)).body;
}

/** The body, and whether it is what this browser kept, because the server is away. */
async function callForAll<T>(path: string, wish: Call): Promise<{ body: T; kept: boolean }> {
  const { method = 'GET', seat, office, viewer, json, text, file, plain } = wish;
  const headers: Record<string, string> = { Accept: 'application/json', ...spoken() };
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
    const patience = wish.patience ?? (method === 'GET' ? 'ask again' : 'wait');
    response = await answered(`/api${path}`, { method, headers, body }, patience, wish.left);
  } catch {
    if (!wish.left?.aborted) heard(false);
    throw new ApiError(0, words.errors.unreachable, words.errors.unreachableCure);
  }
  const kept = response.headers.has('X-Touchline-Kept');
  heard(!kept);
  if (!response.ok) throw await failure(response);
  if (response.status === 204) return { body: undefined as T, kept };
  if (plain) return { body: (await response.text()) as T, kept };
  try {
    return { body: (await response.json()) as T, kept };
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

const lesson = (game: string, name: string) => `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

const match = (id: string) => `/matches/${encodeURIComponent(id)}`;

export const api = {
  server: () => call<Server>('/server'),
  games: async () => (await call<Games>('/games')).games,
  teams: async (game: string) => (await call<Teams>(`/teams?game=${encodeURIComponent(game)}`)).teams,
  lessons: async () => (await call<Lessons>('/lessons')).lessons,
  lesson: (game: string, name: string) => call<Lesson>(lesson(game, name)),
  beginLesson: (game: string, name: string) => call<Created>(lesson(game, name), { method: 'POST' }),
  whyNot: (game: string, name: string, step: number, choice: string) =>
    call<WhyNot>(`${lesson(game, name)}/why?step=${step}&choice=${encodeURIComponent(choice)}`, { patience: 'work' }),
  playOn: (game: string, name: string, id: string) =>
    call<Created>(`${lesson(game, name)}/free`, { method: 'POST', json: { match: id } satisfies PlayOn }),
  create: (json: NewMatch) => call<Created>('/matches', { method: 'POST', json }),
  summaries: async (ids: string[]) =>
    (await call<Summaries>(`/matches?ids=${ids.map(encodeURIComponent).join(',')}`)).matches,
  match: async (id: string, seat?: string | null) => {
    const { body, kept } = await callForAll<MatchView>(match(id), { seat });
    return { ...body, kept };
  },
  answer: (id: string, { seat, viewer }: Actor, version: number, answers: string[]) =>
    call<Update>(`${match(id)}/answers`, { method: 'POST', seat, viewer, json: { version, answers } satisfies Answers, patience: 'ask again' }),
  undo: (id: string, { seat, viewer }: Actor, version: number, decline = false) =>
    call<Update>(`${match(id)}/undo`, { method: 'POST', seat, viewer, json: { version, decline } satisfies UndoWish, patience: 'ask again' }),
  present: (id: string, seat: string | null, json: SignOfLife) =>
    call<Presence>(`${match(id)}/presence`, { method: 'POST', seat, json }),
  emote: (id: string, seat: string, emote: Emote) =>
    call<void>(`${match(id)}/emotes`, { method: 'POST', seat, json: { emote } satisfies NewEmote }),
  takeOver: (id: string, seat: string, json: TakeOver) =>
    call<TakenOver>(`${match(id)}/seats`, { method: 'POST', seat, json }),
  pause: (id: string, { seat, viewer }: Actor, version: number, on: boolean) =>
    call<Update>(`${match(id)}/pause`, { method: 'POST', seat, viewer, json: { version, on } satisfies Pause }),
  mix: (id: string, { seat, viewer }: Actor, version: number, step: MixStep, text: string) =>
    call<Update>(`${match(id)}/contribution`, { method: 'POST', seat, viewer, json: { version, step, text } satisfies Contribution }),
  proof: (id: string) => call<Proof>(`${match(id)}/proof`, { patience: 'work' }),
  odds: (id: string) => call<Decision>(`${match(id)}/odds`, { patience: 'wait' }),
  chances: async (id: string, plans: string[][]) =>
    (
      await call<AllChances>(
        `${match(id)}/chances?answers=${encodeURIComponent(plans.map((plan) => plan.join(',')).join(';'))}`,
        { patience: 'wait' },
      )
    ).chances,
  review: async (id: string, left: AbortSignal) => (await call<Review>(`${match(id)}/review`, { patience: 'work', left })).decisions,
  orders: async (id: string, seat: string) => (await call<Orders>(`${match(id)}/orders`, { seat })).orders,
  order: async (id: string, seat: string, json: NewOrder) =>
    (await call<Orders>(`${match(id)}/orders`, { method: 'POST', seat, json })).orders,
  course: (id: string, left: AbortSignal) => call<Course>(`${match(id)}/course`, { patience: 'work', left }),
  /** What was asked at an answer, counted from 1. */
  askedAt: (id: string, frame: number) => call<Pending>(`${match(id)}/questions/${frame}`),
  /** What would have been with another answer; without one, the match waits there. */
  branch: (id: string, frame: number, answer: string | null) =>
    call<Created>(`${match(id)}/branches`, { method: 'POST', json: { frame, answer } satisfies Branch }),
  recap: (id: string, format: RecapFormat) => call<string>(`${match(id)}/recap?format=${format}`, { plain: true, patience: 'wait' }),
  rematch: (id: string, seat: string) => call<Created>(`${match(id)}/rematch`, { method: 'POST', seat, json: {} }),
  /** A match that parted from what the server has is refused (409), unless it is to be opened anyway. */
  open: (text: string, anyway: boolean) => call<Created>(`/imports${anyway ? '?anyway=true' : ''}`, { method: 'POST', text }),
  seasons: (office: string | null) => call<Seasons>('/seasons', { office }),
  competitions: () => call<Competitions>('/competitions'),
  previewSeason: (office: string | null, json: NewSeason) =>
    call<SeasonPreview>('/competitions/preview', { method: 'POST', office, json }),
  beginSeason: (office: string | null, json: NewSeason) =>
    call<SeasonView>('/seasons', { method: 'POST', office, json }),
  nextSeasons: (office: string | null, json: NextSeasons) =>
    call<Seasons>('/next-seasons', { method: 'POST', office, json }),
  season: (id: string, office: string | null) => call<SeasonView>(season(id), { office }),
  forecast: (id: string, left: AbortSignal) => call<Forecast>(`${season(id)}/forecast`, { patience: 'work', left }),
  /** Of a round, or of all of it. */
  seasonRecap: (id: string, round: { stage: number; round: number } | null) =>
    call<Recap>(`${season(id)}/recap${round ? `?stage=${round.stage}&round=${round.round}` : ''}`),
  openResult: (id: string, key: string) => call<Opened>(`${season(id)}/results/${encodeURIComponent(key)}/match`, { method: 'POST' }),
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
    const response = await fetch(`/api/examples/${file}`, { headers: spoken() });
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
};
