import { settings } from '../stores/settings';

/**
 * The key that does the same as a button; not shown where single keys are switched off. It is drawn by the style sheet, so that
 * a button is called what one reads on it.
 */
export function Key({ name }: { name: string }) {
  return settings.value.keys ? <kbd aria-hidden="true" data-key={name} /> : null;
}
