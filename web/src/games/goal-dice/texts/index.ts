// The texts of goal-dice in the language in use: read them while drawing.
import { spoken } from '../../../texts';
import { en } from './en';

export let gd = en;

spoken({ en: async () => en, de: async () => (await import('./de')).de }, (texts) => (gd = texts));
