// Action Deck: cards move the ball through three zones, team charts say who does what.
import type { ActionDeckEvent, Side } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { number, side as sideOf, word, type Situation } from '../../core/position';
import { words } from '../../texts';
import type { ClockFace, GameModule, Scene } from '../module';
import { ZonesEmblem } from '../emblems';
import { eventsOf, happened } from '../events';
import { steps } from '../how';
import { ActionDeckBoard, signsOf } from './board';
import './board.css';
import { lookUps, teamOf, zoneDrawn, type Papers } from './lookups';
import { TeamCards } from './team-cards';
import { ad } from './texts';

function clock(situation: Situation): ClockFace | null {
  const period = word(situation, 'period');
  return period ? { period: ad.periods[period] ?? period, seconds: null } : null;
}

function sentences({ setup, situation }: Scene): string[] {
  const face = clock(situation);
  if (!face) return [];
  const holder = sideOf(situation, 'ball');
  const zone = ad.zones[word(situation, 'zone')] ?? '';
  const first = ad.state(face.period, number(situation, 'marks'), words.sideOf(holder, setup.names), zone);
  const side = (one: Side) =>
    ad.side(words.sideOf(one, setup.names), number(situation, `${one} control`), signsOf(situation, one));
  return [first, ...SIDES.map(side)];
}

function question({ pending, setup }: Scene): string {
  if (pending?.kind === 'draw') return ad.askCard(pending.reads);
  if (pending?.kind !== 'decide') return '';
  const name = words.sideOf(pending.side, setup.names);
  if (pending.name === 'press') return ad.press(name);
  return pending.name === 'stall' ? ad.stall(name) : ad.keeperAsked(name);
}

function choice(choice: string, { board, pending }: Scene): { label: string; hint: string } {
  const [what, at] = choice.split(' ');
  const asked = what === 'keeper' && pending?.kind === 'decide' ? pending.side : null;
  const keeper = asked && teamOf(board as Papers, asked).keepers[Number(at) - 1];
  if (keeper) return { label: keeper[0] ?? choice, hint: ad.saves(keeper[2] ?? '') };
  const [label, hint] = ad.choices[choice] ?? [choice, ''];
  return { label, hint };
}

const actionDeck: GameModule = {
  Emblem: ZonesEmblem,
  length: { minutes: 20, decisions: 5 },
  fromStatistics: 'soon',
  programme: () => ad.programme,
  work: () => ad.work,
  Cards: TeamCards,
  Board: ActionDeckBoard,
  wide: true,
  Legend: null,
  HowItPlays: steps(() => ad.how),
  rules: async () => (await import('../../../../docs/rules/action-deck.md?raw')).default,
  clock,
  shootout: () => null,
  sentences,
  die: (label) => ({ name: label === 'card' ? ad.card : label, shape: 'card' }),
  face: (_label, text) => text,
  question,
  choice,
  verdict: (_thrown, { frame, board }) => {
    const story = frame?.story ?? [];
    const papers = board as Papers;
    const found = lookUps(story, papers).at(-1);
    const drawn = zoneDrawn(story);
    const zone = drawn ? `${drawn.zone} ${drawn.reading}` : '';
    const text = found ? ad.looked(found.what, found.number, found.text) : zone;
    return text ? { text, tone: happened(eventsOf<ActionDeckEvent>(story), 'goal') ? 'goal' : 'plain' } : null;
  },
  telling: (thrown) => thrown.dice.map(() => true),
  mayLabel: (name) => ad.may[name] ?? name,
};

export default actionDeck;
