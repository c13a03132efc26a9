import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app';
import { dress, wantedLanguage } from './stores/settings';
import { language, speak } from './texts';
import './styles/index.css';

dress(document.documentElement);
const root = document.getElementById('app');

// The texts come first; what is on screen is drawn anew in another language.
await speak(wantedLanguage.value);
effect(() => void speak(wantedLanguage.value));
effect(() => {
  document.documentElement.lang = language.value;
  if (root) render(<App key={language.value} />, root);
});
