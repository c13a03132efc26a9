// The room there is, as it is now.
import { computed, signal } from '@preact/signals';
import { roomOf, type Room } from '../core/room';

/** Nothing but fingers: there is no word of keys then, as the style sheets have it. */
export const onlyFingers = signal(false);

export const room = signal<Room>('desk');

/** True where there is room for two things beside each other, in the print that was chosen. */
export const roomy = computed(() => room.value === 'desk');

/** Looks again: the window or the print has changed. */
export function measureRoom(root: HTMLElement): void {
  onlyFingers.value = matchMedia('(hover: none) and (pointer: coarse)').matches;
  room.value = roomOf(innerWidth, innerHeight, Number.parseFloat(getComputedStyle(root).fontSize) || 16);
}
