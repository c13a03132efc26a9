// Offense Charts: club ratings choose a chart, a card a minute is read on it.
import type { OffenseChartsEvent, Side } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { number, side as sideOf, word, type Situation } from '../../core/position';
import { words } from '../../texts';
import type { ClockFace, GameModule, Scene } from '../module';
import { ChartEmblem } from '../emblems';
import { eventsOf, happened } from '../events';
import { steps } from '../how';
import { OffenseChartsBoard, bookings } from './board';
import { minuteOf, readingOf, type Papers } from './lookups';
import { printed } from './printed';
import { TeamCards } from './team-cards';
import { oc } from './texts';

function clock(situation: Situation): ClockFace | null {
  const period = word(situation, 'period');
  return period ? { period: oc.periods[period] ?? period, seconds: null } : null;
}

function sentences({ setup, situation }: Scene): string[] {
  const face = clock(situation);
  if (!face) return [];
  const holder = sideOf(situation, 'ball');
  const first = oc.minute(face.period, number(situation, 'minute'), words.sideOf(holder, setup.names));
  const line = (side: Side) => {
    const more = bookings(situation, side);
    return oc.side(words.sideOf(side, setup.names), word(situation, `${side} chart`), number(situation, `${side} x`), more);
  };
  return [first, ...SIDES.map(line)];
}

const offenseCharts: GameModule = {
  Emblem: ChartEmblem,
  length: { minutes: 10, decisions: 0 },
  fromStatistics: 'soon',
  turned: true,
  programme: () => oc.programme,
  work: () => oc.work,
  Cards: TeamCards,
  Board: OffenseChartsBoard,
  wide: true,
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
    const reading = readingOf(story);
    const found = minuteOf(recent, (board as Papers).tables).lookUps.at(-1);
    const looked = found && story.length > 0 ? oc.looked(found.what, found.number, found.text) : '';
    const text = reading ? `${oc.chart(reading.chart)}, ${reading.number}: ${printed(reading.outcome)}` : looked;
    return text ? { text, tone: happened(eventsOf<OffenseChartsEvent>(story), 'goal') ? 'goal' : 'plain' } : null;
  },
  telling: (thrown) => thrown.dice.map(() => true),
  mayLabel: (name) => name,
};

export default offenseCharts;
