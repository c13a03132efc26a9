// Goal Dice: four dice walk a marker up the field, a ten-sided die keeps the goal.
import type { Throw } from '../../core/timeline';
import { DiceEmblem } from '../emblems';
import { steps } from '../how';
import type { GameModule, Scene } from '../module';
import { GoalDiceBoard } from './board';
import './board.css';
import { choice, question } from './choices';
import { Legend } from './legend';
import { clockOf, sentences } from './sentences';
import { tellingFaces } from './telling';
import { verdictOf } from './verdict';
import { gd } from '../../texts';

const TEN_SIDED = /^(goalie|punt|toss)/;

function telling(thrown: Throw, scene: Scene): boolean[] {
  const faces = thrown.dice.map((die) => die.text);
  return tellingFaces(faces, scene.frame?.story ?? []);
}

export const goalDice: GameModule = {
  Emblem: DiceEmblem,
  length: { minutes: 5, decisions: 25 },
  Board: GoalDiceBoard,
  Legend,
  HowItPlays: steps(() => gd.how),
  rules: async () => (await import('../../../../docs/rules/goal-dice.md?raw')).default,
  clock: clockOf,
  shootout: (situation) =>
    Number(situation['home kicks'] ?? 0) + Number(situation['away kicks'] ?? 0) > 0
      ? [Number(situation['home kicks scored']), Number(situation['away kicks scored'])]
      : null,
  sentences,
  die: (label) => ({
    name: gd.dieNames[label] ?? gd.dieNames[label.replace(/-\d$/, '')] ?? label,
    shape: TEN_SIDED.test(label) ? 'd10' : 'd6',
  }),
  face: (label, text) => (TEN_SIDED.test(label) && text === '0' ? '10' : text),
  question,
  choice,
  verdict: (thrown, scene) =>
    thrown.dice.length > 0 && scene.frame ? verdictOf(scene.frame.story, scene.setup) : null,
  telling,
  optionLabel: (name) => gd.options[name] ?? name.replaceAll('_', ' '),
  mayLabel: (name) => name,
};
