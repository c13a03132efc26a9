// Offense Charts: club ratings choose a chart, a card a minute is read on it.
import type { Side } from '../../api/types';
import { SIDES } from '../../core/plan';
import { words, oc } from '../../texts';
import type { ClockFace, GameModule, Scene } from '../module';
import { ChartEmblem } from '../emblems';
import { steps } from '../how';
import { OffenseChartsBoard } from './board';
import { minuteOf, readingOf, type Papers } from './lookups';

function clock(situation: Record<string, string>): ClockFace | null {
  const period = situation['period'];
  return period ? { period: oc.periods[period] ?? period, seconds: null } : null;
}

function sentences({ setup, situation }: Scene): string[] {
  const face = clock(situation);
  if (!face) return [];
  const holder: Side = situation['ball'] === 'away' ? 'away' : 'home';
  const first = oc.minute(face.period, situation['minute'] ?? '0', words.sideOf(holder, setup.names));
  const line = (side: Side) => {
    const signs = [
      ['booked', oc.booked],
      ['sent off', oc.off],
    ] as const;
    const more = signs.flatMap(([name, text]) => {
      const list = situation[`${side} ${name}`];
      return list && list !== 'none' ? [text(list)] : [];
    });
    return oc.side(words.sideOf(side, setup.names), situation[`${side} chart`] ?? '', situation[`${side} x`] ?? '', more);
  };
  return [first, ...SIDES.map(line)];
}

export const offenseCharts: GameModule = {
  Emblem: ChartEmblem,
  length: { minutes: 10, decisions: 0 },
  Board: OffenseChartsBoard,
  Legend: null,
  HowItPlays: steps(() => oc.how),
  rules: async () => (await import('../../../../docs/rules/offense-charts.md?raw')).default,
  clock,
  shootout: () => null,
  sentences,
  die: (label) => ({ name: oc.dieNames[label] ?? label, shape: 'card' }),
  face: (_label, text) => text,
  question: ({ pending }) =>
    pending?.kind === 'draw' ? oc.askCard(pending.reads) : pending?.kind === 'roll' ? oc.askNumber(pending.die) : '',
  choice: (choice) => ({ label: choice, hint: '' }),
  verdict: (_thrown, { frame, board, recent }) => {
    const story = frame?.story ?? [];
    const reading = story.map(readingOf).find(Boolean);
    const found = minuteOf(recent, (board as Papers).tables).lookUps.at(-1);
    const looked = found && story.length > 0 ? oc.looked(found.what, found.number, found.text) : '';
    const text = reading ? `${oc.chart(reading.chart)}, ${reading.number}: ${reading.text}` : looked;
    return text ? { text, tone: story.some((line) => /^goal /.test(line.event)) ? 'goal' : 'plain' } : null;
  },
  telling: (thrown) => thrown.dice.map(() => true),
  optionLabel: (name) => name.replaceAll('_', ' '),
  mayLabel: (name) => name,
};
