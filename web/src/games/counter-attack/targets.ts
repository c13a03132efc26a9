// To whom a ball can be played, the best first. Pure functions of what is on offer.
import type { Side } from '../../api/schema';
import type { Hex } from './ground';
import { distance } from './hexes';
import type { Field, Man } from './men';
import { named, type Offer } from './offers';

export interface Target {
  offer: Offer;
  man: Man;
  at: string;
  /** That it comes off: from 0 to 1. */
  chance: number;
}

/** Questions that ask where the ball goes. */
const PLAYED = new Set(['to', 'target', 'long', 'head']);
export const playsBall = (question: string): boolean => PLAYED.has(question);

interface Wish {
  side: Side;
  /** The hexes of the goal that is attacked. */
  goal: Hex[];
  ball: string;
  chance(offer: Offer): number;
}

/** Those of his side who can be played to: the surest first, of equals whoever is nearest to the goal. */
export function targetsOf(offers: Offer[], { ground, men }: Field, { side, goal, ball, chance }: Wish): Target[] {
  const found = new Map<string, Target>();
  for (const offer of offers) {
    const at = named(offer.choice, ground).hex;
    const man = men.find((one) => one.side === side && one.at === at && !one.ball);
    if (at !== null && at !== ball && man && !found.has(at)) found.set(at, { offer, man, at, chance: chance(offer) });
  }
  const away = (at: string) => {
    const hex = ground.named(at);
    return hex ? Math.min(...goal.map((one) => distance(hex, one))) : 0;
  };
  // Nobody sees a difference of less than one in a hundred; offside is no good, however sure.
  const worth = ({ chance, man }: Target) => (man.tokens.includes('flagged') ? -1 : Math.round(chance * 100));
  return [...found.values()].sort((a, b) => worth(b) - worth(a) || away(a.at) - away(b.at));
}
