// What is to be done now: a button that plays what was pointed at, else the words for it.
import type { Scene } from '../module';
import { byFinger } from './fingers';
import { choose, handOf, offersNow } from './hand';
import { fieldOf } from './men';
import { named } from './offers';
import { planAt } from './pointing';
import { choiceText } from './says';
import { ca } from './texts';

/** In words, as a finger or a mouse would do it; empty if buttons say it all. */
export function hintOf(scene: Scene): string {
  const { asking } = handOf(scene);
  const field = fieldOf(scene);
  const offers = offersNow(scene, field);
  const hexes = offers.flatMap((one) => (one.at !== null && named(one.choice, field.ground).hex !== null ? [one.at] : []));
  if (!scene.answer || asking !== null || offers.every((one) => one.at === null)) return '';
  if (hexes.length === 0) return ca.hints.player(byFinger.value);
  const mates = hexes.some((at) => field.men.some((man) => man.at === at));
  return mates ? ca.hints.target(byFinger.value) : ca.hints.hex(byFinger.value);
}

export function Doing(scene: Scene) {
  const field = fieldOf(scene);
  const now = planAt(scene);
  const hint = now ? '' : hintOf(scene);
  // Of players there is a list, and other answers come before it.
  const listed = hint === ca.hints.player(byFinger.value);
  if (!now) return hint ? <p class={`ca-hint${listed ? ' of-list' : ''}`} data-testid="hint">{hint}</p> : null;
  return (
    <button type="button" class="primary ca-doing" data-testid="confirm" onClick={() => choose(scene, now.at)}>
      {choiceText(now.plan.at(-1) ?? '', field, handOf(scene).held)}
    </button>
  );
}
