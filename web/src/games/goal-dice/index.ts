// Goal Dice: four dice walk a marker up the field, a ten-sided die keeps the goal.
import { number } from '../../core/position';
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
import { TeamCards } from './team-cards';
import { gd } from './texts';

const TEN_SIDED = new Set(['goalie', 'punt', 'toss']);

/** A label without the number of the team-mate who throws: `goalie-2` is a goalie die. */
const kindOf = (label: string) => label.split('-')[0] ?? label;

function telling(thrown: Throw, scene: Scene): boolean[] {
  const faces = thrown.dice.map((die) => die.text);
  return tellingFaces(faces, scene.frame?.story ?? []);
}

const goalDice: GameModule = {
  Emblem: DiceEmblem,
  length: { minutes: 5, decisions: 25 },
  programme: () => gd.programme,
  competitions: () => gd.competitions,
  Cards: TeamCards,
  teamsNote: () => gd.namesOnly,
  Board: GoalDiceBoard,
  Legend,
  HowItPlays: steps(() => gd.how),
  rules: async () => (await import('../../../../docs/rules/goal-dice.md?raw')).default,
  clock: clockOf,
  shootout: (situation) =>
    number(situation, 'home kicks') + number(situation, 'away kicks') > 0
      ? [number(situation, 'home kicks scored'), number(situation, 'away kicks scored')]
      : null,
  sentences,
  die: (label) => ({
    name: gd.dieNames[label] ?? gd.dieNames[kindOf(label)] ?? label,
    shape: TEN_SIDED.has(kindOf(label)) ? 'd10' : 'd6',
  }),
  face: (label, text) => (TEN_SIDED.has(kindOf(label)) && text === '0' ? '10' : text),
  question,
  choice,
  verdict: (thrown, scene) =>
    thrown.dice.length > 0 && scene.frame ? verdictOf(scene.frame.story, scene.setup) : null,
  telling,
  mayLabel: (name) => name,
};

export default goalDice;
