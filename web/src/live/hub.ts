// One line to the server for all tabs of a browser: browsers allow six connections to a server, and each tab with one of
// its own would leave none for what is clicked. It runs in a worker that all tabs share and that ends with the last.
import { connect, openLine, type Connect } from './line';
import type { FromTab, Link, News, ToTab, Told, Wanted } from './messages';

/** A tab, as far as it can be told something. */
export interface Tab {
  tell(message: ToTab): void;
}

/** Most matches on one line, as the server has it; more need another line. */
export const MOST_ON_A_LINE = 32;

/** Tabs that are restored come all at once: one line is opened for all of them. */
const GATHER = 30;

/** How long it is waited before a match is asked for again that could not be read. */
const ASK_AGAIN = 15_000;

interface Follower {
  tab: Tab;
  wanted: Wanted;
}

interface Line {
  followers: Follower[];
  /** It is open, or cannot be opened. */
  spoke: boolean;
  close(): void;
}

export class Hub {
  #followers: Follower[] = [];
  #lines: Line[] = [];
  /** Those that go when all that take their place have spoken, so that nothing is missed in between. */
  #leaving: Line[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly toServer: Connect = connect) {}

  hear(tab: Tab, said: FromTab): void {
    switch (said.kind) {
      case 'follow':
        this.#drop(tab, said.wanted.match);
        this.#followers.push({ tab, wanted: said.wanted });
        this.#openSoon();
        break;
      case 'reached':
        for (const { wanted } of this.#followers.filter(isOf(said.match, tab))) wanted.version = Math.max(wanted.version, said.version);
        break;
      case 'leave':
        this.#drop(tab, said.match);
        break;
      case 'gone':
        this.#drop(tab);
        break;
    }
  }

  /** What nobody follows any more is told to nobody; a line that nobody is on goes. */
  #drop(tab: Tab, match?: string): void {
    const goes = isOf(match, tab);
    this.#followers = this.#followers.filter((one) => !goes(one));
    for (const line of [...this.#lines, ...this.#leaving]) line.followers = line.followers.filter((one) => !goes(one));
    this.#closeIf((line) => line.followers.length === 0);
  }

  #closeIf(isDone: (line: Line) => boolean): void {
    for (const line of [...this.#lines, ...this.#leaving].filter(isDone)) line.close();
    this.#lines = this.#lines.filter((line) => !isDone(line));
    this.#leaving = this.#leaving.filter((line) => !isDone(line));
  }

  #openSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#openLines();
    }, GATHER);
  }

  /** Each line begins where its tabs are. */
  #openLines(): void {
    this.#closeIf((line) => !line.spoke);
    this.#leaving.push(...this.#lines);
    this.#lines = loadsOf(this.#followers).map((followers) => ({ followers, spoke: false, close: () => undefined }));
    for (const line of this.#lines) line.close = this.#open(line);
  }

  #open(line: Line): () => void {
    const link = (state: Link) => {
      line.spoke = true;
      if (!this.#lines.includes(line)) return;
      for (const { tab, wanted } of line.followers) tab.tell({ kind: 'link', match: wanted.match, state });
      if (!this.#lines.every(({ spoke }) => spoke)) return;
      for (const { close } of this.#leaving) close();
      this.#leaving = [];
    };
    const message = (name: keyof News, data: string) => {
      const { match, news } = JSON.parse(data) as { match: string; news: News[typeof name] };
      this.#tell(line, match, { name, news } as Told);
    };
    return openLine(() => addressOf(line.followers), { link, message }, this.toServer);
  }

  #tell(line: Line, match: string, told: Told): void {
    const followers = line.followers.filter(isOf(match));
    for (const { tab, wanted } of followers) {
      if (told.name === 'chances' && !wanted.chances) continue;
      if (told.name === 'update') wanted.version = Math.max(wanted.version, told.news.now.version);
      tab.tell({ kind: 'told', match, ...told });
    }
    if (told.name !== 'end') return;
    if (told.news.why === 'gone') setTimeout(() => this.#openSoon(), ASK_AGAIN);
    else for (const { tab } of followers) this.#drop(tab, match);
  }
}

const isOf =
  (match?: string, tab?: Tab) =>
  (one: Follower): boolean =>
    (match === undefined || one.wanted.match === match) && (tab === undefined || one.tab === tab);

/** Who goes on one line: those who read the same language, and no more matches than it takes. */
function loadsOf(followers: Follower[]): Follower[][] {
  const loads: Follower[][] = [];
  for (const language of new Set(followers.map((one) => one.wanted.language))) {
    const alike = followers.filter((one) => one.wanted.language === language);
    const matches = [...new Set(alike.map((one) => one.wanted.match))];
    for (let first = 0; first < matches.length; first += MOST_ON_A_LINE) {
      const some = new Set(matches.slice(first, first + MOST_ON_A_LINE));
      loads.push(alike.filter((one) => some.has(one.wanted.match)));
    }
  }
  return loads;
}

/** What is to be told, from where the tab is that has seen least. */
export function addressOf(followers: Follower[]): string {
  const matches = new Map<string, Wanted[]>();
  for (const { wanted } of followers) matches.set(wanted.match, [...(matches.get(wanted.match) ?? []), wanted]);
  const each = [...matches].map(([match, wanted]) => {
    const version = Math.min(...wanted.map((one) => one.version));
    // What an answer tells one tab, another one with the same match has to hear.
    const viewer = wanted.length === 1 ? `:${wanted[0]?.viewer}` : '';
    return `${match}:${version}${viewer}`;
  });
  const foretold = [...matches].filter(([, wanted]) => wanted.some((one) => one.chances)).map(([match]) => match);
  const language = followers[0]?.wanted.language ?? '';
  return `/api/events?matches=${each.join(',')}&language=${language}${foretold.length > 0 ? `&chances=${foretold.join(',')}` : ''}`;
}
