// Where a pass, a shot or a tackle would go, with the chance that it comes off: of what is on offer now.
import type { Pending } from '../../api/schema';
import type { Ground } from './ground';
import type { Field, Man } from './men';
import { named, type Offer } from './offers';

export interface Aim {
  from: string;
  to: string;
  /** In per cent. */
  text: string;
}

/** Whoever a question is about: the server calls him by shirt and name. */
function manAsked(pending: Pending, men: Man[]): Man | undefined {
  if (pending.kind !== 'decide') return undefined;
  const own = men.filter((man) => man.side === pending.side);
  return pending.name === 'dive' ? own.find((man) => man.keeper) : own.find((man) => `${man.shirt} ${man.name}` === pending.about);
}

/** Questions that a man answers by going for whoever has the ball. */
const DUELS = ['challenge', 'dive'];

/** Of passes to whoever stands there, of shots at goal, and of duels. */
export function aimsOf(pending: Pending | null, offers: Offer[], { ground, men }: Field, ball: string, chance: (offer: Offer) => string): Aim[] {
  if (pending?.kind !== 'decide') return [];
  const duel = DUELS.includes(pending.name);
  const from = duel ? manAsked(pending, men)?.at : ball;
  if (!from) return [];
  const found = new Map<string, Aim>();
  for (const offer of offers) {
    const to = duel ? (offer.at ?? ball) : targetOf(offer, ground, men);
    const text = to === null || to === from || found.has(to) ? '' : chance(offer);
    if (to !== null && text !== '') found.set(to, { from, to, text });
  }
  return [...found.values()];
}

function targetOf({ choice }: Offer, ground: Ground, men: Man[]): string | null {
  const hex = ground.named(named(choice, ground).hex ?? '');
  if (!hex) return null;
  return ground.isGoal(hex) || men.some((man) => man.at === hex.name) ? hex.name : null;
}
