// Which way the board lies for whoever looks at it.
import type { Frame, Side } from '../../api/schema';
import { word, type Situation } from '../../core/position';
import type { Scene } from '../module';
import { layers } from './hand';
import { turned, type Lie } from './hexes';

/** True if a side plays towards the last column. */
export const attacksAhead = (situation: Situation, side: Side): boolean =>
  (word(situation, 'home attacks') === 'right') === (side === 'home');

/** Whose decision an answer was; null for dice. */
export function deciderOf({ answer }: Frame): Side | null {
  const side = answer?.label.split(' ', 1)[0];
  return side === 'home' || side === 'away' ? side : null;
}

/** Who is asked, or was asked last. */
export function askedSide({ pending, lately }: Pick<Scene, 'pending' | 'lately'>): Side | null {
  if (pending?.kind === 'decide') return pending.side;
  const last = lately.findLast((frame) => !frame.answer?.by_default && deciderOf(frame) !== null);
  return last ? deciderOf(last) : null;
}

/** The side that is to attack to the right, or upwards; null: the board lies as it is. */
export function lookingSide(scene: Pick<Scene, 'pending' | 'lately' | 'mine'>): Side | null {
  const [only, other] = scene.mine;
  if (only && !other) return layers.value.turnMine ? only : null;
  return layers.value.turnAsked ? askedSide(scene) : null;
}

export function lieFor(scene: Pick<Scene, 'pending' | 'lately' | 'mine' | 'situation'>, narrow: boolean): Lie {
  const side = lookingSide(scene);
  return turned(narrow ? 'upright' : 'across', side !== null && !attacksAhead(scene.situation, side));
}
