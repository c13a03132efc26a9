// How the page looks and behaves; remembered.
import { computed, effect, signal } from '@preact/signals';
import type { Wish } from '../core/asking';
import type { Speed, Tempo, Turning } from '../core/pace';
import { firstKnown, LANGUAGES, type Language } from '../texts';
import { kept } from './kept';
import { measureRoom } from './room';

export type Theme = 'system' | 'light' | 'dark';
export type TextSize = 'normal' | 'large' | 'very large';
export type Motion = 'system' | 'reduced';

export interface Settings {
  language: 'system' | Language;
  theme: Theme;
  text: TextSize;
  speed: Speed;
  /** Chances, goals and decisions; what lies between in a line or two. */
  highlights: boolean;
  /** How the cards are turned where nobody decides; nothing chosen: by whoever plays. */
  turning: 'usual' | Turning;
  /** How often people want to be asked what they need not answer. */
  asked: Wish;
  motion: Motion;
  /** Single keys (1, 2, a, u…) do something. */
  keys: boolean;
  /** The reasons stand open below each line of commentary. */
  reasons: boolean;
  /** What the other coach signs is shown and said. */
  emotes: boolean;
  /** A notification says that it is our turn. */
  notices: boolean;
}

export const settings = kept<Settings>('touchline.settings', {
  language: 'system',
  theme: 'system',
  text: 'normal',
  speed: 'normal',
  highlights: false,
  turning: 'usual',
  asked: { pace: 'usual', named: {} },
  motion: 'system',
  keys: true,
  reasons: false,
  emotes: true,
  notices: false,
});

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [name]: value };
}

const query = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
const systemStill = signal(query?.matches ?? false);
query?.addEventListener?.('change', () => (systemStill.value = query.matches));

/** True if nothing should move. */
export const still = computed(() => settings.value.motion === 'reduced' || systemStill.value);

export function tempo(): Pick<Tempo, 'speed' | 'still' | 'highlights'> {
  const { speed, highlights } = settings.value;
  return { speed, highlights, still: still.value };
}

/** The language that was chosen, or the first the browser asks for. */
export const wantedLanguage = computed(() => {
  const { language } = settings.value;
  return language in LANGUAGES ? (language as Language) : firstKnown(navigator.languages ?? []);
});

/** Puts the settings on the page. */
export function dress(root: HTMLElement): void {
  addEventListener('resize', () => measureRoom(root));
  effect(() => {
    const { theme, text } = settings.value;
    root.dataset.theme = theme;
    root.dataset.text = text.replace(' ', '-');
    root.dataset.still = String(still.value);
    measureRoom(root);
  });
}
