// Whose turn it is, told where nobody looks at the page: by its icon, by the badge of the installed application, and by
// a notification if the person wants it.
import { computed, effect, signal } from '@preact/signals';
import { kept, read } from './kept';
import { set, settings } from './settings';

const KEY = 'touchline.turns';
/** The matches with people elsewhere that wait for this browser. */
const waiting = kept<Record<string, true>>(KEY, {});
const count = computed(() => Object.keys(waiting.value).length);

/** True while nobody looks at the page. */
export const hidden = signal(document.hidden);
document.addEventListener('visibilitychange', () => (hidden.value = document.hidden));

export function noteTurn(id: string, waits: boolean): void {
  const { [id]: before, ...others } = read(KEY, waiting.peek());
  if ((before ?? false) !== waits) waiting.value = waits ? { ...others, [id]: true } : others;
}

/** The badge of the application, where it is installed. */
export function showBadge(): void {
  effect(() => {
    const set = count.value > 0 ? navigator.setAppBadge?.(count.value) : navigator.clearAppBadge?.();
    // A system that shows none refuses.
    set?.catch(() => undefined);
  });
}

const ICONS = { turn: './favicon-turn.svg', usual: './favicon.svg' };

export function showIcon(turn: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', turn ? ICONS.turn : ICONS.usual);
}

export type Permission = 'granted' | 'refused' | 'impossible';

/** Browsers have notifications on this machine and over HTTPS only. */
export const canNotify = () => typeof Notification === 'function' && isSecureContext;

/** Asks the browser, after a click. */
export async function wishNotices(wanted: boolean): Promise<Permission> {
  if (!wanted) return set('notices', false), 'granted';
  if (!canNotify()) return 'impossible';
  const granted = (await Notification.requestPermission()) === 'granted';
  set('notices', granted);
  return granted ? 'granted' : 'refused';
}

export function notify(id: string, title: string, body: string): void {
  if (!settings.peek().notices || !canNotify() || Notification.permission !== 'granted') return;
  const shown = { body, tag: id, icon: './icon-192.png', data: { hash: `#/match/${encodeURIComponent(id)}` } };
  const worker = navigator.serviceWorker?.controller ? navigator.serviceWorker.ready : Promise.reject(new Error());
  // Phones show only what a service worker shows.
  void worker
    .then((registration) => registration.showNotification(title, shown))
    .catch(() => {
      const notice = new Notification(title, shown);
      notice.onclick = () => (window.focus(), notice.close());
    })
    .catch(() => undefined);
}
