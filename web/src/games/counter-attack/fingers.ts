// Whether somebody is playing with a finger just now: also on a machine that has a mouse and keys as well.
import { computed, signal } from '@preact/signals';
import { onlyFingers } from '../../stores/room';

const touched = signal(false);

/** There is no word of keys then, and one taps. */
export const byFinger = computed(() => onlyFingers.value || touched.value);

if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', (event) => (touched.value = event.pointerType === 'touch'), { capture: true });
  addEventListener('keydown', () => (touched.value = false), { capture: true });
}
