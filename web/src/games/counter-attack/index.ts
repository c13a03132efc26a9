// Counter Attack: figures on hexes, a pass along a line, a die for every duel.
import type { Answer as Given, Board, StoryLine } from '../../api/types';
import { ca } from '../../texts';
import { HexesEmblem } from '../emblems';
import { steps } from '../how';
import type { GameModule, Scene, Verdict } from '../module';
import { Answer } from './answer';
import { CounterAttackBoard } from './board';
import './board.css';
import './card.css';
import { buttons, handOf, outcomesOf } from './hand';
import { Legend } from './legend';
import { menOf } from './men';
import { clock, sentences } from './phase';
import { called, choiceText, question } from './says';
import { Beside } from './squads';

function choice(choice: string, scene: Scene): { label: string; hint: string } {
  const { held } = handOf(scene);
  const outcomes = outcomesOf(scene, held === null ? [choice] : [held, choice]);
  const { pending } = scene;
  const told = pending?.kind === 'decide' ? (pending.hints[pending.menu.indexOf(choice)] ?? '') : '';
  // A formation is known by its lines, not by its number in the list.
  if (told && pending?.kind === 'decide' && pending.name === 'formation') return { label: told, hint: '' };
  return {
    label: choiceText(choice, menOf(scene.board, scene.situation), held),
    hint: outcomes.length > 0 ? ca.outcomes(outcomes) : told,
  };
}

/** "Redmoor: move 7 Mosscrop to K22". */
function said(answers: Given[], { setup, board, situation }: Scene): string {
  const last = answers.at(-1);
  if (!last) return '';
  const [side = ''] = last.label.split(' ', 1);
  const before = answers.at(-2)?.label.startsWith(side) ? (answers.at(-2)?.text ?? null) : null;
  const name = side === 'home' ? setup.names[0] : side === 'away' ? setup.names[1] : last.label;
  return `${name}: ${choiceText(last.text, menOf(board, situation), before)}`;
}

/** Who went where, for whoever does not see it. */
function tellsOf(story: StoryLine[], board: Board): string[] {
  const men = menOf(board, {});
  return story.flatMap(({ event }) => {
    const [, who = '', to = ''] = /^(?:moved|placed|step|land|gk|repos|pushed) who=(\S+) to=([A-Z]\S+)/.exec(event) ?? [];
    return who ? [ca.went(called(men, who), to)] : [];
  });
}

/** What the last die came to. */
function verdictOf(scene: Scene): Verdict | null {
  const story = scene.frame?.story ?? [];
  if (story.some((line) => /^goal /.test(line.event))) return { text: ca.goal, tone: 'goal' };
  const texts = story.flatMap(({ event }) => {
    if (event === 'off_target') return [ca.offTarget];
    const [word = ''] = event.split(' ', 1);
    const [, res] = / res=(\S+)/.exec(event) ?? [];
    return ca.verdicts[`${word} ${res}`] ?? [];
  });
  const last = texts.at(-1);
  return last ? { text: last, tone: 'plain' } : null;
}

const kicks = (text: string | undefined) => (text ?? '0 of 0').split(' of ').map(Number) as [number, number];

export const counterAttack: GameModule = {
  Emblem: HexesEmblem,
  length: { minutes: 60, decisions: 200 },
  Board: CounterAttackBoard,
  Beside,
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
    const [home, away] = [kicks(situation['home kicks']), kicks(situation['away kicks'])];
    return home[1] + away[1] > 0 ? [home[0], away[0]] : null;
  },
  sentences,
  die: (label) => ({ name: ca.dice[label] ?? label, shape: 'd6' }),
  face: (_label, text) => text,
  question: (scene) => (scene.pending?.kind === 'decide' ? question(scene) : ''),
  choice,
  verdict: (thrown, scene) => (thrown.dice.length > 0 ? verdictOf(scene) : null),
  telling: (thrown) => thrown.dice.map(() => true),
  optionLabel: (name) => ca.options[name] ?? name.replaceAll('_', ' '),
  mayLabel: (name) => ca.may[name] ?? name,
};
