import { settings } from '../stores/settings';

/** The key that does the same as a button; not shown where single keys are switched off. */
export function Key({ name }: { name: string }) {
  return settings.value.keys ? <kbd aria-hidden="true">{name}</kbd> : null;
}
