// Looking back at what was done, one thing after the other: the board shows it again, and nothing is answered meanwhile.
import { signal } from '@preact/signals';
import type { Frame, Side } from '../../api/schema';
import { situationAt } from '../../core/timeline';
import { say } from '../../stores/announcer';
import type { Scene } from '../module';
import { deedsSince, type Deed } from './deeds';
import { menOf } from './men';
import { lastRolls, type Roll } from './rolls';
import { ca } from './texts';
import { deedText as toldOf } from './told';
import { askedSide } from './turn';

/** Which deed is looked at, and the moment it was looked at from. */
const looked = signal<{ from: Frame; at: number } | null>(null);

/** Whose waiting it is: the coach's here, or of whoever is asked next. */
function waitingSide(scene: Scene): Side {
  const [only, other] = scene.mine;
  if (only && !other) return only;
  const asked = askedSide(scene) ?? 'away';
  return scene.pending?.kind === 'decide' ? asked : asked === 'home' ? 'away' : 'home';
}

/** Found once for a moment: the board is drawn again with every step of the cursor. */
let found: { frame: Frame | undefined; side: Side; deeds: Deed[] } | null = null;

export function deedsOf(scene: Scene): Deed[] {
  const side = waitingSide(scene);
  if (found?.frame !== scene.frame || found?.side !== side) found = { frame: scene.frame, side, deeds: deedsSince(scene.frames(), side) };
  return found.deeds;
}

/** Which of them is looked at; null: the board is as it is. */
export function lookedAt(scene: Scene): number | null {
  return looked.value?.from === scene.frame ? (looked.value?.at ?? null) : null;
}

/** The board as it was when that was done; nobody is asked anything there. */
export function sceneBack(scene: Scene): Scene {
  const at = lookedAt(scene);
  const deed = at === null ? undefined : deedsOf(scene)[at];
  if (!deed) return scene;
  const frames = scene.frames().slice(0, deed.frame + 1);
  return {
    ...scene,
    situation: situationAt(frames, deed.frame),
    frame: frames.at(-1),
    frames: () => frames,
    lately: frames.slice(-scene.lately.length),
    pending: null,
    answer: null,
    follows: [],
    outlook: [],
  };
}

/** The dice of the last action; looking back, of what is looked at. */
export function rollsOf(scene: Scene): Roll[] {
  const at = lookedAt(scene);
  return at === null ? lastRolls(scene.frames(), waitingSide(scene)) : lastRolls(sceneBack(scene).frames(), null);
}

export const deedText = (deed: Deed, { board, setup }: Pick<Scene, 'board' | 'setup'>): string => toldOf(deed, menOf(board, {}), setup);

/** Shows one of them, or the board as it is; said as well. */
export function lookAt(scene: Scene, at: number | null): void {
  const deeds = deedsOf(scene);
  const deed = at === null ? undefined : deeds[at];
  const before = lookedAt(scene);
  looked.value = deed && scene.frame && at !== null ? { from: scene.frame, at } : null;
  if (deed && at !== null) say(ca.deeds.place(at + 1, deeds.length, deedText(deed, scene)));
  else if (before !== null) say(ca.deeds.asItIs);
}

/** One on or back: on from now begins with the first, on from the last comes back to now. */
export function lookFurther(scene: Scene, by: 1 | -1): void {
  const many = deedsOf(scene).length;
  const at = lookedAt(scene);
  if (many === 0) return say(ca.deeds.none);
  const next = at === null ? (by > 0 ? 0 : many - 1) : Math.max(0, at + by);
  lookAt(scene, next < many ? next : null);
}
