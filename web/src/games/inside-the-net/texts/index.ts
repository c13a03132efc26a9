// The texts of inside-the-net in the language in use: read them while drawing.
import { spoken } from '../../../texts';
import { en } from './en';

export let itn = en;

spoken({ en: async () => en, de: async () => (await import('./de')).de }, (texts) => (itn = texts));
