// What was looked up since the last zone draw, read from the events.
import type { Board, Side, StoryLine } from '../../api/types';
import { readRange, type Line } from '../../core/sheets';
import type { LookUp } from '../../parts/look-ups';

export interface TeamSheet {
  ratings: { name: string; value: string }[];
  actions: Line[];
  players: string[][];
  keepers: string[][];
}

export interface CardFace {
  number: string;
  /** In the attacking zone, in midfield, in the own zone. */
  zones: [string, string, string];
}

/** Team charts, extra charts and cards, as they lie on the table. */
export interface Papers extends Board {
  teams: [TeamSheet, TeamSheet];
  player_columns: string[];
  keeper_columns: string[];
  charts: Record<string, Line[]>;
  cards: CardFace[];
}

export type Zone = 'A' | 'M' | 'D';
export const ZONES: Zone[] = ['A', 'M', 'D'];

const ZONE = /^zone (?:home|away) ([AMD]) /;
const COLUMNS: Record<string, string> = {
  shooter: 'SHT',
  'g range': 'G',
  foul: 'FOUL',
  fouled: 'FOULED',
  card: 'CARD',
  assist: 'A',
};
const RANGE = /^(.+?) (home|away) (\d+) (.+)$/;
const NEED = /^(.+?) (home|away) (.*?)(\d+) of (\d+) (.+)$/;

/** The zone whose reading this draw asked for; null if it was no zone draw. */
export function zoneDrawn(story: StoryLine[]): Zone | null {
  for (const line of story) {
    const [, zone] = ZONE.exec(line.event) ?? [];
    if (zone) return zone as Zone;
  }
  return null;
}

/** A column of a team chart as lines, from the lowest number on. */
function columnLines(rows: string[][], column: number): Line[] {
  const lines = rows.flatMap((row) => {
    const range = readRange(row[column] ?? '');
    return range ? [{ ...range, text: row[0] ?? '' }] : [];
  });
  return lines.sort((a, b) => a.from - b.from);
}

/** The lines that an event was read on: what it is called there, and the lines. */
function sheetOf(papers: Papers, what: string, side: Side): { what: string; lines: Line[] } | null {
  const team = papers.teams[side === 'home' ? 0 : 1];
  if (what === 'attack') return { what: 'AA', lines: team.actions };
  if (what === 'foul check') return { what: 'AA (foul check)', lines: team.actions };
  if (what === 'faced') return { what: 'FACED', lines: columnLines(team.keepers, papers.keeper_columns.indexOf('FACED')) };
  const column = COLUMNS[what];
  if (column) return { what: column, lines: columnLines(team.players, papers.player_columns.indexOf(column)) };
  const chart = papers.charts[what];
  return chart ? { what, lines: chart } : null;
}

export function lookUpOf(line: StoryLine, papers: Papers): LookUp | null {
  const added = /^added time (\d+) (\d+)$/.exec(line.event);
  if (added) {
    return { what: 'added time', side: null, number: Number(added[1]), text: added[2] ?? '', lines: papers.charts['added time'] ?? null };
  }
  const need = NEED.exec(line.event);
  if (need) {
    const [, what = '', side, who = '', number, of, text = ''] = need;
    return { what, side: side as Side, number: Number(number), text: `${who}${text} (≤ ${of})`, lines: null };
  }
  const [, what, side, number, text] = RANGE.exec(line.event) ?? [];
  if (!what || !side || !text) return null;
  const sheet = sheetOf(papers, what, side as Side);
  return { what: sheet?.what ?? what, side: side as Side, number: Number(number), text, lines: sheet?.lines ?? null };
}

/** Everything looked up since the last zone draw, the first first. */
export function lookUps(recent: StoryLine[], papers: Papers): LookUp[] {
  const start = recent.findLastIndex((line) => ZONE.test(line.event));
  return recent.slice(start + 1).flatMap((line) => lookUpOf(line, papers) ?? []);
}

/** Where the ball is, from 0 at the home goal to 1 at the away goal. */
export function ballAt(zone: string | undefined, holder: Side): number {
  const forward = zone === 'A' ? 5 / 6 : zone === 'D' ? 1 / 6 : 1 / 2;
  return holder === 'home' ? forward : 1 - forward;
}
