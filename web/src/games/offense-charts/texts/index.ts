// The texts of offense-charts in the language in use: read them while drawing.
import { spoken } from '../../../texts';
import { en } from './en';

export let oc = en;

spoken({ en: async () => en, de: async () => (await import('./de')).de }, (texts) => (oc = texts));
