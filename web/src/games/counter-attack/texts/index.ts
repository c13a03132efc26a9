// The texts of counter-attack in the language in use: read them while drawing.
import { spoken } from '../../../texts';
import { en } from './en';

export let ca = en;

spoken({ en: async () => en, de: async () => (await import('./de')).de }, (texts) => (ca = texts));
