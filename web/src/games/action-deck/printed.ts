// What stands on charts and tables, in the language in use.
import { ad } from './texts';

/** An action, a result, or both halves of `other D: held`: what comes of it, and what is seen. */
export function printed(text: string): string {
  return text.split(': ').map(ad.printed).join(': ');
}
