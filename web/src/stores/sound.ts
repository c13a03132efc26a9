// What is heard and felt of a match; remembered. Nothing sounds before somebody has touched the page.
import { effect } from '@preact/signals';
import { gentle, type Cue } from '../core/cues';
import type { Sounds } from '../core/sound';
import { kept } from './kept';
import { still } from './settings';

export interface SoundSettings {
  on: boolean;
  /** From 0 to 1. */
  volume: number;
  /** No crowd, and nothing that shakes. */
  reduced: boolean;
}

export const sound = kept<SoundSettings>('touchline.sound', { on: true, volume: 0.6, reduced: false });

export function setSound(change: Partial<SoundSettings>): void {
  sound.value = { ...sound.value, ...change };
  if (change.on) awaken();
}

let sounds: Sounds | null = null;
let fetched: Promise<void> | null = null;

/** After a gesture: fetches what makes the sounds, and lets them be heard. */
export function awaken(): void {
  if (!sound.peek().on) return;
  fetched ??= import('../core/sound').then(
    (module) => {
      sounds = module.Sounds.start();
      // As loud as is wished, from now on.
      if (sounds) effect(() => void (sounds && (sounds.volume = sound.value.on ? sound.value.volume : 0)));
    },
    () => undefined, // It could not be fetched: the match is played without a sound.
  );
  void fetched.then(() => sounds?.wake());
}

/** Nobody is at the table any more. */
export function rest(): void {
  sounds?.rest();
}

/** Somebody who wants little to move, or little to be heard. */
const isGentle = () => sound.peek().reduced || still.peek();

export function play(cues: Cue[]): void {
  const heard = isGentle() ? gentle(cues) : cues;
  if (sound.peek().on && heard.length > 0) sounds?.play(heard);
}

/** A phone shakes for a goal, where it can. */
export function shake(): void {
  if (isGentle() || !hasBeenTouched()) return;
  try {
    navigator.vibrate?.([90, 60, 220]);
  } catch {
    // It is not allowed to.
  }
}

/** Before that, browsers give no sound. */
export const hasBeenTouched = () => (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
