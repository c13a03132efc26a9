// What was looked up since the last zone draw.
import type { ActionDeckEvent, Board, Side, StoryLine } from '../../api/schema';
import { readRange, type Line } from '../../core/sheets';
import type { LookUp } from '../../parts/look-ups';
import { eventsOf } from '../events';
import { printed } from './printed';
import { ad } from './texts';

/** Team charts, extra charts and cards, as they lie on the table. */
export type Papers = Extract<Board, { game: 'action-deck' }>;

export const teamOf = ({ teams }: Papers, side: Side) => teams[side === 'home' ? 0 : 1];

export type Zone = 'A' | 'M' | 'D';
export const ZONES: Zone[] = ['A', 'M', 'D'];

/** The column of a team chart that names somebody. */
const COLUMNS: Record<string, string> = {
  shooter: 'SHT',
  'g range': 'G',
  foul: 'FOUL',
  fouled: 'FOULED',
  card: 'CARD',
  assist: 'A',
};

/** The zone draw of a story; none if it was for something else. */
export const zoneDrawn = (story: StoryLine[]) =>
  eventsOf<ActionDeckEvent>(story).find((event) => event.kind === 'zone');

/** A column of a team chart as lines, from the lowest number on. */
function columnLines(rows: string[][], column: number): Line[] {
  const lines = rows.flatMap((row) => {
    const range = readRange(row[column] ?? '');
    return range ? [{ ...range, text: row[0] ?? '' }] : [];
  });
  return lines.sort((a, b) => a.from - b.from);
}

interface Draw {
  side: Side;
  number: number;
}

/** A number on a chart. */
const onChart = (what: string, { side, number }: Draw, text: string, lines: Line[] | null = null): LookUp => ({
  what,
  side,
  number,
  text,
  lines,
});

/** A number that is compared with another. */
const against = (what: string, draw: Draw, need: number, text: string): LookUp => onChart(what, draw, `${text} (≤ ${need})`);

function lookUpOf(event: ActionDeckEvent, papers: Papers): LookUp | null {
  const team = teamOf(papers, event.side);
  const text = ad.found;
  switch (event.kind) {
    case 'added-time': {
      const what = 'added time';
      return { what: printed(what), side: null, number: event.number, text: String(event.minutes), lines: papers.charts[what] ?? null };
    }
    case 'attack':
      return onChart('AA', event, printed(event.action), team.actions);
    case 'foul-check':
      return onChart(text.foulCheck, event, printed(event.action), team.actions);
    case 'found': {
      const column = COLUMNS[event.column] ?? event.column;
      return onChart(ad.columns[event.column] ?? column, event, event.player, columnLines(team.players, papers.player_columns.indexOf(column)));
    }
    case 'keeper-drawn':
      return onChart(ad.columns.keeper ?? 'FACED', event, event.keeper, columnLines(team.keepers, papers.keeper_columns.indexOf('FACED')));
    case 'chart':
      return onChart(printed(event.chart), event, printed(event.result), papers.charts[event.chart] ?? null);
    case 'passed':
      return onChart(text.passed, event, event.player);
    case 'parity':
      return onChart(text.parity, event, event.even ? text.even : text.odd);
    case 'control':
      return against(text.control, event, event.need, `${event.zone} ${event.kept ? text.kept : text.lost}`);
    case 'pressed':
      return against(text.pressed, event, event.need, text.yes(event.helps));
    case 'x-answer':
      return against(printed(event.case), event, event.rating, text.yes(event.yes));
    case 'possible-penalty':
      return against(printed('possible penalty'), event, event.rating, text.yes(event.yes));
    case 'shot':
      return against(text.shot, event, event.need, `${event.player} ${event.on_goal ? text.onGoal : text.notOnGoal}`);
    case 'even':
      return against(text.even, event, event.need, `${event.player} ${event.goal ? text.goal : text.save}`);
    case 'odd':
      return against(text.odd, event, event.need, `${event.keeper} ${event.goal ? text.goal : text.save}`);
    case 'assists':
      return against(text.assists, event, event.rating, String(event.count));
    case 'penalty':
      return against(text.penalty, event, event.need, `${event.player} ${event.scored ? text.scored : text.missed}`);
    default:
      return null;
  }
}

/** Everything looked up since the last zone draw, the first first. */
export function lookUps(recent: StoryLine[], papers: Papers): LookUp[] {
  const events = eventsOf<ActionDeckEvent>(recent);
  const start = events.findLastIndex((event) => event.kind === 'zone');
  return events.slice(start + 1).flatMap((event) => lookUpOf(event, papers) ?? []);
}

/** Where the ball is, from 0 at the home goal to 1 at the away goal. */
export function ballAt(zone: string, holder: Side): number {
  const forward = zone === 'A' ? 5 / 6 : zone === 'D' ? 1 / 6 : 1 / 2;
  return holder === 'home' ? forward : 1 - forward;
}
