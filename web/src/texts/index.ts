// The texts of the language in use. They are set before the first page is drawn, and the application is drawn anew when
// they change: so read them while drawing (`words.start.title`), never into a constant of a module.
import { signal } from '@preact/signals';
import { en, type Texts } from './en';

export const LANGUAGES = {
  en: { name: 'English', load: async (): Promise<Texts> => en },
  de: { name: 'Deutsch', load: async (): Promise<Texts> => (await import('./de')).de },
};

export type Language = keyof typeof LANGUAGES;

export let { page: words, gd, oc, ad, itn, ca } = en;

/** The language of the texts. */
export const language = signal<Language>('en');

/** The first language the reader knows that the page knows too; English otherwise. */
export function firstKnown(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? 'en';
}

let latest: Language = 'en';

/** Sets the texts; a language that cannot be fetched leaves them as they are. */
export async function speak(wanted: Language): Promise<void> {
  latest = wanted;
  const texts = await LANGUAGES[wanted].load().catch(() => null);
  if (!texts || latest !== wanted) return;
  ({ page: words, gd, oc, ad, itn, ca } = texts);
  language.value = wanted;
}
