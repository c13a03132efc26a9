// A question to the odds lab, as its address writes it.
import type { Edit, OddsQuestion, Side } from '../api/schema';

/** A setting with everything in it, as it is put together. */
export interface Setting {
  coaches: Partial<Record<Side, string>>;
  options: string[];
  edits: Edit[];
}

export interface Lab {
  game: string;
  home: string;
  away: string;
  setting: Setting;
  /** Null if nothing stands beside it. */
  against: Setting | null;
}

export const plainSetting = (): Setting => ({ coaches: {}, options: [], edits: [] });

/** Bars part what belongs to a line; one in a text is doubled. */
const joined = ({ file, line, was, now }: Edit) =>
  [file, String(line), was, now].map((text) => text.replaceAll('|', '||')).join(' | ');

function parted(text: string): Edit | null {
  const [file, line, was, now, ...more] = text.split(/ \| /).map((part) => part.replaceAll('||', '|'));
  if (!file || !line || was === undefined || now === undefined || more.length > 0) return null;
  return /^[1-9]\d*$/.test(line) ? { file, line: Number(line), was, now } : null;
}

/** `home`, `away`, `set`, `edit`; the setting beside it has `vs-` in front. */
export function writeLab(lab: Lab): string {
  const asked = new URLSearchParams();
  if (lab.game) asked.set('game', lab.game);
  if (lab.home) asked.set('home', lab.home);
  if (lab.away) asked.set('away', lab.away);
  write(asked, '', lab.setting);
  if (lab.against) {
    asked.set('vs', '1');
    write(asked, 'vs-', lab.against);
  }
  return asked.toString();
}

function write(asked: URLSearchParams, before: string, { coaches, options, edits }: Setting): void {
  for (const side of ['home', 'away'] as Side[]) {
    const coach = coaches[side];
    if (coach) asked.set(`${before}coach-${side}`, coach);
  }
  for (const option of options) asked.append(`${before}set`, option);
  for (const edit of edits) asked.append(`${before}edit`, joined(edit));
}

export function readLab(query: string): Lab {
  const asked = new URLSearchParams(query);
  return {
    game: asked.get('game') ?? '',
    home: asked.get('home') ?? '',
    away: asked.get('away') ?? '',
    setting: read(asked, ''),
    against: asked.has('vs') ? read(asked, 'vs-') : null,
  };
}

function read(asked: URLSearchParams, before: string): Setting {
  const coaches: Setting['coaches'] = {};
  for (const side of ['home', 'away'] as Side[]) {
    const coach = asked.get(`${before}coach-${side}`);
    if (coach) coaches[side] = coach;
  }
  return {
    coaches,
    options: asked.getAll(`${before}set`),
    edits: asked.getAll(`${before}edit`).flatMap((text) => parted(text) ?? []),
  };
}

export function questionOf({ game, home, away, setting, against }: Lab): OddsQuestion {
  return { game, home, away, ...setting, ...(against ? { against } : {}) };
}

/** Options as a form has them, and back. */
export const valuesOf = (options: string[]): Record<string, string> =>
  Object.fromEntries(options.map((option) => [option.slice(0, option.indexOf('=')), option.slice(option.indexOf('=') + 1)]));

const RANGE = /^(.*?, )(\d+)(?:-(\d+))?(, .*)$/;

interface Ranged {
  before: string;
  from: number;
  to: number;
  after: string;
}

export function rangeIn(row: string): Ranged | null {
  const [, before, from, to, after] = RANGE.exec(row) ?? [];
  if (before === undefined || from === undefined || after === undefined) return null;
  return { before, from: Number(from), to: Number(to ?? from), after };
}

const rowOf = ({ before, from, to, after }: Ranged) => `${before}${from === to ? from : `${from}-${to}`}${after}`;

/**
 * Moves the border between a row and the next one, so that every number stands on one row still. Null if one of the
 * two would have no number left, or they are no neighbours.
 */
export function moveBorder(row: string, next: string, by: 1 | -1): [string, string] | null {
  const [mine, theirs] = [rangeIn(row), rangeIn(next)];
  if (!mine || !theirs || theirs.from !== mine.to + 1) return null;
  const [moved, left] = [{ ...mine, to: mine.to + by }, { ...theirs, from: theirs.from + by }];
  return moved.to < moved.from || left.to < left.from ? null : [rowOf(moved), rowOf(left)];
}

/** The likeliest scores, the best first. */
export function likeliest(score: number[][], count: number): { home: number; away: number; chance: number }[] {
  const all = score.flatMap((row, home) => row.map((chance, away) => ({ home, away, chance })));
  return all.sort((a, b) => b.chance - a.chance).slice(0, count);
}

/** How many goals are worth a row or column of their own: those that come up now and then. */
export function goalsShown(scores: number[][][]): number {
  const seen = (at: number) =>
    scores.some((score) => score.some((row, home) => row.some((chance, away) => Math.max(home, away) === at && chance >= 0.0005)));
  const most = scores[0]?.length ?? 0;
  let last = most - 1;
  while (last > 3 && !seen(last)) last -= 1;
  return last + 1;
}
