// What can come of choices, as the server counts it: asked for once, and only where a die may follow.
import { signal } from '@preact/signals';
import { ApiError } from '../../api/client';
import type { Chances, Side } from '../../api/schema';
import type { Scene } from '../module';
import { offersNow } from './hand';
import { fieldOf } from './men';
import { isEnd } from './offers';
import { onOtherMatch } from './other-match';

type Outcomes = Chances['outcomes'];

const known = signal<{ version: number; found: Map<string, Outcomes> }>({ version: -1, found: new Map() });
const asked = new Set<string>();
/** What one request may ask for. */
const MOST = 24;
/** So long a server that could not count it in time is left alone. */
const PAUSE = 8000;
let pausedUntil = 0;

onOtherMatch(() => {
  known.value = { version: -1, found: new Map() };
  asked.clear();
  pausedUntil = 0;
});

export function outcomesOf(scene: Scene, plan: string[]): Outcomes {
  return known.value.version === scene.version ? (known.value.found.get(plan.join(',')) ?? []) : [];
}

/** It was asked for, and answered or not. */
export const isKnown = (scene: Scene, plan: string[]): boolean => known.value.version === scene.version && known.value.found.has(plan.join(','));

/** The chance that it favours a side. */
export const comesOff = (outcomes: Outcomes, side: Side): number =>
  outcomes.filter(({ favours }) => favours === side).reduce((sum, { chance }) => sum + chance, 0);

/** Questions after which nobody throws for what was answered. */
const NO_DIE = new Set(['formation', 'adjust', 'taker', 'place', 'third', 'substitution', 'replacement', 'order']);
/** Answers before a pass or a shot that is still to come: all that may come of it takes long to count, for each of them. */
const LONG = new Set(['keeper', 'snapmove', 'nudge', 'fly', 'gkrun', 'rush']);

/** Whether anything can be said of a plan: not of leaving off. */
const tells = (question: string, plan: string[]): boolean => !NO_DIE.has(question) && !isEnd(plan.at(-1) ?? '');

/** Asks for what is not known yet. */
export async function askChances(scene: Scene, plans: string[][]): Promise<void> {
  const { pending } = scene;
  if (pending?.kind !== 'decide' || !scene.answer || Date.now() < pausedUntil) return;
  const open = plans.filter((plan) => tells(pending.name, plan) && !asked.has(`${scene.version} ${plan.join(',')}`)).slice(0, MOST);
  if (open.length === 0) return;
  if (asked.size > 2000) asked.clear();
  for (const plan of open) asked.add(`${scene.version} ${plan.join(',')}`);
  let told: Chances[];
  try {
    told = await scene.chances(open);
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 503) pausedUntil = Date.now() + PAUSE;
    // Or the match has moved on. Either way nobody waits for them any more.
    told = open.map((answers) => ({ answers, outcomes: [] }));
  }
  const before = known.peek();
  const found = new Map(before.version === scene.version ? before.found : []);
  for (const { answers, outcomes } of told) found.set(answers.join(','), outcomes);
  if (before.version <= scene.version) known.value = { version: scene.version, found };
}

/** The plans whose chances are worth knowing at once: of the buttons, of few hexes, of those with a figure on. */
export function worthAsking(scene: Scene): string[][] {
  const { pending } = scene;
  if (pending?.kind !== 'decide' || LONG.has(pending.name)) return [];
  const field = fieldOf(scene);
  const offers = offersNow(scene, field).filter((one) => !one.holds && tells(pending.name, one.plan));
  const stands = new Set(field.men.map((man) => man.at));
  const placed = offers.filter((one) => one.at !== null);
  const few = placed.length <= MOST - 4 ? placed : placed.filter((one) => stands.has(one.at));
  return [...offers.filter((one) => one.at === null), ...few].map((one) => one.plan);
}
