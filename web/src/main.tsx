import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app';
import { dress, wantedLanguage } from './stores/settings';
import { showBadge } from './stores/turns';
import { language, speak } from './texts';
import './styles/index.css';

dress(document.documentElement);
// Keeps the page for when the server is away; browsers allow it on this machine and over HTTPS only.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('./sw.js').catch(() => undefined);

showBadge();
const root = document.getElementById('app');

// The texts come first; what is on screen is drawn anew in another language.
await speak(wantedLanguage.value);
effect(() => void speak(wantedLanguage.value));
effect(() => {
  document.documentElement.lang = language.value;
  if (root) render(<App key={language.value} />, root);
});
