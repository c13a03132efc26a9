// Counter Attack: figures on hexes, a pass along a line, a die for every duel.
import type { Answer as Given, Board, CounterAttackEvent, StoryLine } from '../../api/schema';
import { numbers } from '../../core/position';
import { HexesEmblem } from '../emblems';
import { eventsOf, happened } from '../events';
import { steps } from '../how';
import type { GameModule, Scene, Verdict } from '../module';
import { Answer } from './answer';
import { CounterAttackBoard } from './board';
import './board.css';
import './answer.css';
import './card.css';
import { outcomesOf } from './chances';
import { goneTo } from './deeds';
import { buttons, handOf } from './hand';
import { Lately } from './lately';
import { Legend } from './legend';
import './marks.css';
import { fieldOf, menOf } from './men';
import { clock, isOver, sentences } from './phase';
import { called, choiceText, question } from './says';
import { Beside } from './squads';
import { TeamCards } from './team-cards';
import { ca } from './texts';
import { choiceSaid } from './told';

function choice(choice: string, scene: Scene): { label: string; hint: string } {
  const { held } = handOf(scene);
  const outcomes = outcomesOf(scene, held === null ? [choice] : [held, choice]);
  const { pending } = scene;
  const told = pending?.kind === 'decide' ? (pending.hints[pending.menu.indexOf(choice)] ?? '') : '';
  // A formation is known by its lines, not by its number in the list.
  if (told && pending?.kind === 'decide' && pending.name === 'formation') return { label: told, hint: '' };
  return {
    label: choiceText(choice, fieldOf(scene), held),
    hint: outcomes.length > 0 ? ca.outcomes(outcomes) : told,
  };
}

/** "7 Mosscrop runs to K22." */
function said(answers: Given[], scene: Scene): string {
  const { setup, situation } = scene;
  const last = answers.at(-1);
  // Whoever reads the result has no use for the last run.
  if (!last || isOver(situation)) return '';
  const [side = ''] = last.label.split(' ', 1);
  const before = answers.at(-2)?.label.startsWith(side) ? (answers.at(-2)?.text ?? null) : null;
  const name = side === 'home' ? setup.names[0] : side === 'away' ? setup.names[1] : last.label;
  return choiceSaid(last.text, before, name, fieldOf(scene), situation);
}

/** Who went where, for whoever does not see it. */
function tellsOf(story: StoryLine[], board: Board): string[] {
  const men = menOf(board, {});
  return eventsOf<CounterAttackEvent>(story).flatMap((event) => {
    const gone = goneTo(event);
    return gone ? [ca.went(called(men, gone.who), gone.to)] : [];
  });
}

/** What a die was for and what came of it, in the words of the texts; empty if it says nothing by itself. */
function outcomeOf(event: CounterAttackEvent): string {
  switch (event.kind) {
    case 'duel':
      return `${event.duel} ${event.res}`;
    case 'duel-foul':
      return `${event.duel} foul`;
    case 'tried':
      return `${event.what} ${event.res}`;
    case 'handling':
      return event.held ? 'handling held' : 'handling spilled';
    case 'cross':
      return 'high accurate';
    case 'high':
    case 'long':
      return `${event.kind} ${event.accurate ? 'accurate' : 'inaccurate'}`;
    case 'steal':
    case 'intercept':
    case 'block':
    case 'reckless':
    case 'header':
    case 'control':
    case 'save':
    case 'injury':
    case 'booking':
      return `${event.kind} ${event.res}`;
    default:
      return '';
  }
}

/** What the last die came to. */
function verdictOf(scene: Scene): Verdict | null {
  const events = eventsOf<CounterAttackEvent>(scene.frame?.story ?? []);
  if (happened(events, 'goal')) return { text: ca.goal, tone: 'goal' };
  const texts = events.flatMap((event) => (event.kind === 'off-target' ? ca.offTarget : (ca.verdicts[outcomeOf(event)] ?? [])));
  const last = texts.at(-1);
  return last ? { text: last, tone: 'plain' } : null;
}

const counterAttack: GameModule = {
  Emblem: HexesEmblem,
  length: { minutes: 60, decisions: 200 },
  fromStatistics: 'late',
  programme: () => ca.programme,
  slow: () => ca.slow,
  work: () => ca.work,
  Cards: TeamCards,
  Board: CounterAttackBoard,
  Beside,
  Lately,
  Legend,
  Answer,
  buttons,
  letters: ['n', 'p', 'b'],
  said,
  tellsOf,
  wide: true,
  saysMore: true,
  HowItPlays: steps(() => ca.how),
  rules: async () => (await import('../../../../docs/rules/counter-attack.md?raw')).default,
  clock,
  shootout: (situation) => {
    const [home = 0, byHome = 0] = numbers(situation, 'home kicks');
    const [away = 0, byAway = 0] = numbers(situation, 'away kicks');
    return byHome + byAway > 0 ? [home, away] : null;
  },
  sentences,
  die: (label) => ({ name: ca.dice[label] ?? label, shape: 'd6' }),
  face: (_label, text) => text,
  question: (scene) => (scene.pending?.kind === 'decide' ? question(scene) : ''),
  choice,
  verdict: (thrown, scene) => (thrown.dice.length > 0 ? verdictOf(scene) : null),
  telling: (thrown) => thrown.dice.map(() => true),
  mayLabel: (name) => ca.may[name] ?? name,
};

export default counterAttack;
