// What was pointed at for the question that waits, and what is suggested as long as nothing was.
import { signal } from '@preact/signals';
import { word } from '../../core/position';
import type { Scene } from '../module';
import { comesOff, isKnown, outcomesOf } from './chances';
import { cursor, firstOffers, handOf, offersNow } from './hand';
import { fieldOf, type Field } from './men';
import { meaningOf, named } from './offers';
import { playsBall, targetsOf, type Target } from './targets';
import { attacksAhead } from './turn';

/** By a finger, by keys or from a list; a mouse that only passes over a hex points at nothing. */
const pointed = signal<{ moment: string; at: string } | null>(null);

const momentOf = (scene: Scene): string => `${scene.version} ${handOf(scene).held ?? ''}`;

export function pointAt(scene: Scene, at: string): void {
  cursor.value = at;
  pointed.value = { moment: momentOf(scene), at };
}

/** What was pointed at since this was asked. */
export const pointedAt = (scene: Scene): string | null => (pointed.value?.moment === momentOf(scene) ? pointed.value.at : null);

/** Team-mates that the ball can be played to, the best first; none if something else is asked. */
export function targets(scene: Scene, field: Field): Target[] {
  const { pending, situation, follows } = scene;
  const { held } = handOf(scene);
  const asks = held === null ? pending?.kind === 'decide' && pending.name : follows.find((one) => one.choice === held)?.name;
  if (pending?.kind !== 'decide' || !asks || !playsBall(asks) || (held !== null && named(held, field.ground).who !== null)) return [];
  const { side } = pending;
  const ahead = attacksAhead(situation, side);
  return targetsOf(offersNow(scene, field), field, {
    side,
    ball: word(situation, 'ball'),
    goal: field.ground.goals.filter(({ x }) => x > 0 === ahead),
    chance: (offer) => comesOff(outcomesOf(scene, offer.plan), side),
  });
}

/** Whom one would play to without a thought: once the chances of all are known, so that it stays the same man. */
export function suggested(scene: Scene, field: Field): string | null {
  if (!scene.answer) return null;
  const all = targets(scene, field);
  return all.every(({ offer }) => isKnown(scene, offer.plan)) ? (all[0]?.at ?? null) : null;
}

/** What a button below the question plays: what was pointed at, or what is suggested. */
export function planAt(scene: Scene): { at: string; plan: string[] } | null {
  const field = fieldOf(scene);
  const at = pointedAt(scene) ?? suggested(scene, field);
  if (!scene.answer || at === null || handOf(scene).asking !== null) return null;
  const meaning = meaningOf(at, offersNow(scene, field), firstOffers(scene, field));
  return meaning.do === 'send' ? { at, plan: meaning.plan } : null;
}
