import { render } from 'preact';
import { App } from './app';
import { dress } from './stores/settings';
import './styles/index.css';

dress(document.documentElement);
const root = document.getElementById('app');
if (root) render(<App />, root);
