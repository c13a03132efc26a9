// What was looked up in the minute on screen, read from the events.
import type { Board, Side, StoryLine } from '../../api/types';
import type { Line } from '../../core/sheets';
import type { LookUp } from '../../parts/look-ups';

/** Charts, tables and cards, as they lie on the table. */
export interface Papers extends Board {
  clubs: [string, string];
  charts: Record<string, Line[]>;
  tables: Record<string, Line[]>;
  cards: number;
}

export interface Reading {
  side: Side;
  chart: string;
  number: number;
  text: string;
}

const READING = /^reading (home|away) (\S+) (\d+) (.+)$/;
const VERSUS = /^(.+) (home|away) (-?\d+ v -?\d+) (.+)$/;
const PENALTY = /^(penalty) (home|away) (\d+) (of -?\d+ \w+)$/;

export function readingOf(line: StoryLine): Reading | null {
  const [, side, chart, number, text] = READING.exec(line.event) ?? [];
  return side && chart && text ? { side: side as Side, chart, number: Number(number), text } : null;
}

function lookUpOf(line: StoryLine, tables: Record<string, Line[]>): LookUp | null {
  const table = Object.keys(tables).find((name) => line.event.startsWith(`${name} `));
  const rest = table ? /^(?:(home|away) )?(\d+) (.+)$/.exec(line.event.slice(table.length + 1)) : null;
  if (table && rest) {
    return {
      what: table,
      side: (rest[1] as Side) ?? null,
      number: Number(rest[2]),
      text: rest[3] ?? '',
      lines: tables[table] ?? null,
    };
  }
  const kick = PENALTY.exec(line.event);
  if (kick) return { what: 'penalty', side: kick[2] as Side, number: Number(kick[3]), text: kick[4] ?? '', lines: null };
  const [, what, side, numbers, text] = VERSUS.exec(line.event) ?? [];
  return what && side ? { what, side: side as Side, number: null, text: `${numbers} ${text}`, lines: null } : null;
}

export interface Minute {
  reading: Reading | null;
  /** Everything told in it. */
  told: StoryLine[];
  lookUps: LookUp[];
}

/** The last chart reading, and everything looked up since. */
export function minuteOf(recent: StoryLine[], tables: Record<string, Line[]>): Minute {
  const start = recent.findLastIndex((line) => readingOf(line) !== null);
  const first = recent[start];
  const since = recent.slice(start + 1);
  return {
    reading: first ? readingOf(first) : null,
    told: start < 0 ? [] : recent.slice(start),
    lookUps: since.map((line) => lookUpOf(line, tables)).filter((found) => found !== null),
  };
}

const NEAR_GOAL = ['goal', 'shot on target', 'shot off target', 'corner', 'penalty'];

/** Where the ball is, from 0 at the home goal to 1 at the away goal: by what happened last in this minute. */
export function ballAt(told: StoryLine[], holder: Side): number {
  const towards = (side: Side, share: number) => (side === 'home' ? 0.5 + share / 2 : 0.5 - share / 2);
  for (const line of [...told].reverse()) {
    for (const common of [...line.common].reverse()) {
      const [, side, what] = /^\S+ (home|away) (.+)$/.exec(common) ?? [];
      if (side && what && NEAR_GOAL.includes(what)) return towards(side as Side, 0.88);
      if (side && what === 'offside') return towards(side as Side, 0.55);
    }
  }
  return towards(holder, 0.15);
}
