// What the person at this page holds and points at: nothing of it is said to the server before it is placed.
import { signal } from '@preact/signals';
import type { Pending } from '../../api/schema';
import { kept } from '../../stores/kept';
import type { Button, Scene } from '../module';
import type { Ground, Hex } from './ground';
import { fieldOf, type Field } from './men';
import { meaningOf, named, offersOf, spots, type Offer } from './offers';
import { onOtherMatch } from './other-match';

interface Hand {
  /** The moment it belongs to. */
  version: number;
  /** A choice that is picked but not placed yet. */
  held: string | null;
  /** A hex with several ways to choose from. */
  asking: string | null;
}

const EMPTY: Omit<Hand, 'version'> = { held: null, asking: null };
const hand = signal<Hand>({ version: -1, ...EMPTY });

/** The name of the hex under the cursor; null before anything was pointed at. */
export const cursor = signal<string | null>(null);

/** The hex under the cursor: the kick-off hex, to begin with. */
export const cursorOn = (ground: Ground): Hex => ground.named(cursor.value ?? '') ?? ground.centre;

/** The player whose card is open beside the pitch. */
export const chosen = signal<string | null>(null);
/** What is shown on request; remembered. */
export const layers = kept('touchline.counter-attack', {
  reach: true,
  zones: false,
  names: false,
  near: false,
  trails: true,
  /** Who plays one side sees it attack the same way in both halves. */
  turnMine: true,
  /** Who watches, or plays both, sees whoever is asked attack the same way. */
  turnAsked: false,
});

onOtherMatch(() => {
  hand.value = { version: -1, ...EMPTY };
  cursor.value = null;
  chosen.value = null;
});

export function handOf(scene: Scene): Omit<Hand, 'version'> {
  return scene.answer && hand.value.version === scene.version ? hand.value : EMPTY;
}

function take(scene: Scene, held: string | null, asking: string | null): void {
  hand.value = { version: scene.version, held, asking };
}

/** Puts back what is held; false if nothing was. */
export function letGo(scene: Scene): boolean {
  const { held, asking } = handOf(scene);
  if (held === null && asking === null) return false;
  take(scene, asking === null ? null : held, null);
  return true;
}

const decides = (scene: Scene): Pending | null => (scene.answer ? scene.pending : null);

/** What can be chosen with what is in the hand. */
export function offersNow(scene: Scene, field: Field): Offer[] {
  return offersOf(decides(scene), scene.follows, handOf(scene).held, field);
}

/** Everything that can be picked up. */
export function firstOffers(scene: Scene, field: Field): Offer[] {
  return offersOf(decides(scene), scene.follows, null, field);
}

/** Does what a choice means: it is held, or sent. */
function act(scene: Scene, offer: Offer): void {
  if (offer.who !== null) chosen.value = offer.who;
  if (offer.holds) return take(scene, offer.choice, null);
  scene.answer?.(offer.plan);
}

/** Picks or places on a hex. False if there is nothing to do there. */
export function choose(scene: Scene, at: string): boolean {
  const field = fieldOf(scene);
  const offers = offersNow(scene, field);
  const meaning = meaningOf(at, offers, firstOffers(scene, field));
  const who = field.men.find((man) => man.at === at);
  if (who) chosen.value = who.id;
  switch (meaning.do) {
    case 'hold':
      take(scene, meaning.choice, null);
      return true;
    case 'ask':
      take(scene, handOf(scene).held, at);
      return true;
    case 'send':
      scene.answer?.(meaning.plan);
      return true;
    case 'nothing':
      return false;
  }
}

/** What is answered by buttons: what has no place on the pitch, or the ways of one hex. */
export function buttons(scene: Scene): Button[] {
  const { asking } = handOf(scene);
  const offers = offersNow(scene, fieldOf(scene));
  const shown = offers.filter((one) => (asking === null ? one.at === null : one.at === asking));
  return shown.map((one) => ({ choice: one.choice, press: () => act(scene, one) }));
}

/** The figures that can be picked, each with what can be done with it: for those who would rather not aim. */
export function figures(scene: Scene): [at: string, offers: Offer[]][] {
  const field = fieldOf(scene);
  const offers = offersNow(scene, field);
  return [...spots(offers.filter((one) => one.who !== null && named(one.choice, field.ground).hex === null))];
}
