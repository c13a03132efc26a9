// Inside the Net: a card for every player, three twenty-sided dice, and action cards that name two men.
import type { InsideTheNetEvent, Side } from '../../api/schema';
import { number, side as sideOf, word, type Situation } from '../../core/position';
import { words } from '../../texts';
import { CardsEmblem } from '../emblems';
import { eventsOf, happened } from '../events';
import { steps } from '../how';
import type { ClockFace, GameModule, Scene } from '../module';
import { InsideTheNetBoard } from './board';
import './board.css';
import './card.css';
import { Legend } from './legend';
import { Beside } from './line-ups';
import { extras, recovery, sides } from './papers';
import { TeamCards } from './team-cards';
import { itn } from './texts';

function clock(situation: Situation): ClockFace | null {
  const period = word(situation, 'period');
  return period ? { period: itn.periods[period] ?? period, seconds: null } : null;
}

function sentences({ setup, situation, open }: Scene): string[] {
  const face = clock(situation);
  if (!face) return [];
  const holder = sideOf(situation, 'ball');
  const name = (side: Side) => words.sideOf(side, setup.names);
  const { cards, sideways } = extras(situation);
  const next = itn.next[word(situation, 'next')] ?? '';
  return [
    itn.state(face.period, name(holder), itn.zones[word(situation, 'zone')] ?? '', next),
    itn.pile(number(situation, 'regular'), itn.cards.extrasCount(cards, sideways)),
    ...(open.length < 2 ? [] : [itn.hrecSaid(recovery(situation))]),
    ...sides(situation).map((team) => {
      if (!open.includes(team.side)) return `${name(team.side)}: ${itn.sealed}.`;
      const booked = team.men.flatMap((man) => (man.name !== null && man.cautions > 0 ? [man.cautions > 1 ? itn.warned(man.name) : man.name] : []));
      return itn.side(name(team.side), team.formation, team.windows, [
        ...(booked.length > 0 ? [itn.bookedList(booked)] : []),
        ...(team.sentOff.length > 0 ? [itn.offList(team.sentOff)] : []),
      ]);
    }),
  ];
}

function question({ pending, setup }: Scene): string {
  if (pending?.kind === 'draw') return itn.askCard(pending.reads);
  if (pending?.kind === 'roll') return itn.askDie(pending.die);
  if (pending?.kind !== 'decide') return '';
  const name = words.sideOf(pending.side, setup.names);
  return itn.questions[pending.name]?.(name, pending.about) ?? `${name}: ${pending.name}`;
}

const AS_IT_STANDS = 'go on';

/** A man is called by his name, with what stands on his card. */
function choice(choice: string, { pending }: Scene): { label: string; hint: string } {
  const hint = pending?.kind === 'decide' ? (pending.hints[pending.menu.indexOf(choice)] ?? '') : '';
  if (choice === AS_IT_STANDS && pending?.kind === 'decide' && pending.name === 'sheet') return { label: itn.playWith, hint };
  const [by = '', at = ''] = choice.split(' ');
  const man = itn.byNumber[by]?.(at);
  if (man === undefined) return { label: itn.choices[choice] ?? choice, hint };
  const [name = '', ...rest] = hint.split(', ');
  return { label: name || man, hint: [man, ...rest].join(', ') };
}

/** A line-up is mostly taken as it stands. */
function further({ pending }: Scene): { title: string; choices: string[] } | null {
  if (pending?.kind !== 'decide' || !pending.menu.includes(AS_IT_STANDS)) return null;
  // What a change would bring is said before anybody opens it.
  const gain = pending.hints[pending.menu.indexOf('change')];
  const title = itn.changes[pending.name] ?? itn.changes['change'] ?? '';
  return { title: gain && pending.name === 'change' ? `${title}: ${gain}` : title, choices: pending.menu.filter((one) => one !== AS_IT_STANDS) };
}

const insideTheNet: GameModule = {
  Emblem: CardsEmblem,
  length: { minutes: 15, decisions: 5 },
  fromStatistics: 'late',
  programme: () => itn.programme,
  slow: () => itn.slow,
  work: () => itn.work,
  Cards: TeamCards,
  Board: InsideTheNetBoard,
  wide: true,
  Beside,
  Legend,
  HowItPlays: steps(() => itn.how),
  rules: async () => (await import('../../../../docs/rules/inside-the-net.md?raw')).default,
  clock,
  shootout: () => null,
  sentences,
  die: (label) => {
    const name = itn.dieNames[label] ?? label;
    return label === 'card' ? { name, shape: 'card' } : { name, shape: 'd20', tone: label };
  },
  face: (_label, text) => text,
  question,
  further,
  choice,
  // What it came to stands once, in a sentence above the two cards; beside the dice only a goal is shouted.
  verdict: (_thrown, { frame }) => {
    const story = eventsOf<InsideTheNetEvent>(frame?.story ?? []);
    return happened(story, 'goal') || happened(story, 'own-goal') ? { text: itn.goal, tone: 'goal' } : null;
  },
  telling: (thrown) => thrown.dice.map(() => true),
  mayLabel: (name) => itn.may[name] ?? name,
};

export default insideTheNet;
