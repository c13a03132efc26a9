// The texts of action-deck in the language in use: read them while drawing.
import { spoken } from '../../../texts';
import { en } from './en';

export let ad = en;

spoken({ en: async () => en, de: async () => (await import('./de')).de }, (texts) => (ad = texts));
