// The questions of goal-dice and their answers, with what a player wants to know of each.
import { other } from '../../core/plan';
import { side as sideOf } from '../../core/position';
import { words } from '../../texts';
import type { Scene } from '../module';
import { markerOf, squaresOf } from './field';
import { advanceChance, goalChance, reach } from './outlook';
import { gd } from './texts';

const percent = (chance: number | null) => (chance === null ? null : words.percent(chance));

export function question(scene: Scene): string {
  const { pending, setup } = scene;
  if (pending?.kind === 'roll') return rollQuestion(pending.die, scene);
  if (pending?.kind !== 'decide') return '';
  const name = words.sideOf(pending.side, setup.names);
  if (pending.name.includes('penalty')) return gd.askPenalty(name, words.sideOf(other(pending.side), setup.names));
  return pending.menu.includes('advance') ? gd.askTurn(name) : gd.askOther(name);
}

/** Which real die is wanted, and from whom. */
function rollQuestion(die: string, { setup, situation }: Scene): string {
  const attack = sideOf(situation, 'on turn');
  const [attacker, keeper] = [attack, other(attack)].map((side) => words.sideOf(side, setup.names));
  if (die === 'toss') return gd.rollToss;
  if (die.startsWith('goalie')) return gd.rollGoalie(keeper ?? '');
  if (die.startsWith('punt')) return gd.rollPunt(keeper ?? '');
  return die === 'wild' ? gd.rollWild(attacker ?? '') : gd.rollAttack(attacker ?? '');
}

export function choice(chosen: string, scene: Scene): { label: string; hint: string } {
  return { label: gd.choices[chosen] ?? chosen, hint: hint(chosen, scene) };
}

function hint(chosen: string, scene: Scene): string {
  const { pending, board, situation, setup } = scene;
  if (pending?.kind !== 'decide') return '';
  const mine = markerOf(board, situation, pending.side);
  const theirs = markerOf(board, situation, other(pending.side));
  const name = words.sideOf(other(pending.side), setup.names);
  if (!mine || !theirs) return '';
  switch (chosen) {
    case 'advance':
      return gd.advanceHint(percent(advanceChance(scene.outlook)), [...reach(scene.outlook).keys()]);
    case 'shoot':
      return gd.shootHint(mine.square.dice, mine.square.minus, percent(goalChance(scene.outlook)));
    case 'lose turn':
      return gd.loseTurnHint(name, theirs.square.id);
    case 'send back':
      return gd.sendBackHint(name, squaresOf(board)[0]?.id ?? '');
    case 'lose die':
      return gd.loseDieHint(name);
    default:
      return '';
  }
}
