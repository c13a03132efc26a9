// The texts of the language in use. They are set before the first page is drawn, and the application is drawn anew when
// they change: so read them while drawing (`words.start.title`), never into a constant of a module.
import { signal } from '@preact/signals';
import { en } from './en';

/** The languages there are, and what they call themselves. */
export const LANGUAGES = { en: { name: 'English' }, de: { name: 'Deutsch' } };

export type Language = keyof typeof LANGUAGES;

/** The language of the texts. */
export const language = signal<Language>('en');

/** For each place that has texts: fetches them, and gives what puts them in place. */
const places: ((wanted: Language) => Promise<() => void>)[] = [];

/** Texts of a place in every language, and where they are put: those of a game come along with the game. */
export function spoken<Texts>(load: Record<Language, () => Promise<Texts>>, set: (texts: Texts) => void): void {
  places.push(async (wanted) => {
    const texts = await load[wanted]();
    return () => set(texts);
  });
}

/** The texts of the pages that all games share. */
export let words = en;

spoken({ en: async () => en, de: async () => (await import('./de')).de }, (texts) => (words = texts));

/** The first language the reader knows that the page knows too; English otherwise. */
export function firstKnown(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? 'en';
}

let latest: Language = 'en';

/** Sets the texts, all at once; a language that cannot be fetched leaves them as they are. */
export async function speak(wanted: Language): Promise<void> {
  latest = wanted;
  const fetched = await Promise.all(places.map((fetch) => fetch(wanted))).catch(() => null);
  if (!fetched || latest !== wanted) return;
  for (const set of fetched) set();
  language.value = wanted;
}
