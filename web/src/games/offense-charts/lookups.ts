// What was looked up in the minute on screen.
import type { Board, OffenseChartsEvent, Side, StoryLine } from '../../api/schema';
import type { Line } from '../../core/sheets';
import type { LookUp } from '../../parts/look-ups';
import { eventsOf } from '../events';

/** Charts, tables and cards, as they lie on the table. */
export type Papers = Extract<Board, { game: 'offense-charts' }>;

export type Reading = Extract<OffenseChartsEvent, { kind: 'reading' }>;

export const readingOf = (story: StoryLine[]): Reading | undefined =>
  eventsOf<OffenseChartsEvent>(story).find((event) => event.kind === 'reading');

function lookUpOf(event: OffenseChartsEvent, tables: Record<string, Line[]>): LookUp | null {
  const { side } = event;
  switch (event.kind) {
    case 'table':
      return { what: event.table, side, number: event.number, text: event.result, lines: tables[event.table] ?? null };
    case 'shot-result': {
      const what = 'shot result';
      return { what, side, number: event.number, text: event.result, lines: tables[what] ?? null };
    }
    case 'penalty': {
      const text = `of ${event.need} ${event.scored ? 'scored' : 'missed'}`;
      return { what: 'penalty', side, number: event.number, text, lines: null };
    }
    case 'contest': {
      const { total, other_total } = event.duel;
      const text = `${total} v ${other_total} ${event.won ? 'won' : 'lost'}`;
      return { what: event.contest, side, number: null, text, lines: null };
    }
    case 'offence':
      return { what: 'offence', side, number: null, text: `${event.its} v ${event.others} ${event.offence}`, lines: null };
    default:
      return null;
  }
}

export interface Minute {
  reading: Reading | null;
  /** Everything told in it. */
  told: StoryLine[];
  lookUps: LookUp[];
}

/** The last chart reading, and everything looked up since. */
export function minuteOf(recent: StoryLine[], tables: Record<string, Line[]>): Minute {
  const start = recent.findLastIndex((line) => readingOf([line]));
  const told = start < 0 ? [] : recent.slice(start);
  const since = eventsOf<OffenseChartsEvent>(recent.slice(start + 1));
  return { reading: readingOf(told) ?? null, told, lookUps: since.flatMap((event) => lookUpOf(event, tables) ?? []) };
}

const NEAR_GOAL = ['goal', 'shot on target', 'shot off target', 'corner', 'penalty'];

/** Where the ball is, from 0 at the home goal to 1 at the away goal: by what happened last in this minute. */
export function ballAt(told: StoryLine[], holder: Side): number {
  const towards = (side: string | undefined, share: number) => (side === 'home' ? 0.5 + share / 2 : 0.5 - share / 2);
  for (const line of [...told].reverse()) {
    for (const common of [...line.common].reverse()) {
      const [, side, ...words] = common.split(' ');
      const what = words.join(' ');
      if (NEAR_GOAL.includes(what)) return towards(side, 0.88);
      if (what === 'offside') return towards(side, 0.55);
    }
  }
  return towards(holder, 0.15);
}
