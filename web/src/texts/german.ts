// What German texts of several places have in common.
import { formats } from './formats';

export const { number, percent, orList, date } = formats('de-DE');

export const SIDES: Record<string, string> = { home: 'Heim', away: 'Auswärts' };

export const HALVES = { 'first half': '1. Halbzeit', 'second half': '2. Halbzeit', 'full time': 'Abpfiff' };

/** Zweites Komma, wenn noch etwas folgt. */
export const more = (list: string[]) => (list.length > 0 ? `; ${list.join('; ')}` : '');
