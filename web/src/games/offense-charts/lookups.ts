// What was looked up in the minute on screen.
import type { Board, OffenseChartsEvent, Side, StoryLine } from '../../api/schema';
import type { Line } from '../../core/sheets';
import type { LookUp } from '../../parts/look-ups';
import { eventsOf } from '../events';
import { printed } from './printed';
import { oc } from './texts';

/** Charts, tables and cards, as they lie on the table. */
export type Papers = Extract<Board, { game: 'offense-charts' }>;

export type Reading = Extract<OffenseChartsEvent, { kind: 'reading' }>;

export const readingOf = (story: StoryLine[]): Reading | undefined =>
  eventsOf<OffenseChartsEvent>(story).find((event) => event.kind === 'reading');

const onTable = (
  table: string,
  { side, number, result }: { side: Side; number: number; result: string },
  tables: Record<string, Line[]>,
): LookUp => ({ what: oc.tables[table] ?? table, side, number, text: printed(result), lines: tables[table] ?? null });

/** `scored`: it went in, though the table may say `HIGH`. A number that is low enough for the shooters is a goal there. */
function lookUpOf(event: OffenseChartsEvent, tables: Record<string, Line[]>, scored: boolean): LookUp | null {
  const { side } = event;
  switch (event.kind) {
    case 'table':
      return onTable(event.table, event, tables);
    case 'shot-result':
      return { ...onTable('shot result', event, tables), ...(scored && event.result !== 'GOAL' ? { text: oc.lowEnough(printed('GOAL')) } : {}) };
    case 'penalty':
      return { what: oc.penalty, side, number: event.number, text: oc.penaltyOf(event.need, event.scored), lines: null };
    case 'contest': {
      const { total, other_total } = event.duel;
      return { what: oc.contests[event.contest], side, number: null, text: oc.contest(total, other_total, event.won), lines: null };
    }
    case 'offence':
      return { what: oc.offence, side, number: null, text: oc.offenceOf(event.its, event.others, printed(event.offence)), lines: null };
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
  return { reading: readingOf(told) ?? null, told, lookUps: since.flatMap((event, at) => lookUpOf(event, tables, since[at + 1]?.kind === 'goal') ?? []) };
}
