// What can come of each choice, as the server worked it out from the rules.
import type { Outlook } from '../../api/types';

const ADVANCE = /^advance \w+ (.+) \S+ to (\S+)$/;

function outcomesOf(outlook: Outlook[], choice: string) {
  return outlook.find((one) => one.choice === choice)?.outcomes ?? [];
}

function chanceOf(outlook: Outlook[], choice: string, wanted: (event: string) => boolean): number | null {
  const outcomes = outcomesOf(outlook, choice);
  if (outcomes.length === 0) return null;
  return outcomes.filter(({ event }) => wanted(event)).reduce((sum, { chance }) => sum + chance, 0);
}

/** The chance that a roll moves the marker. */
export const advanceChance = (outlook: Outlook[]) => chanceOf(outlook, 'advance', (event) => ADVANCE.test(event));

/** The chance that a shot goes in. */
export const goalChance = (outlook: Outlook[]) => chanceOf(outlook, 'shoot', (event) => event.startsWith('goal '));

/** The squares that a roll can reach, each with the hands that lead there. */
export function reach(outlook: Outlook[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { event } of outcomesOf(outlook, 'advance')) {
    const [, hand, square] = ADVANCE.exec(event) ?? [];
    if (hand && square) found.set(square, [...(found.get(square) ?? []), hand]);
  }
  return found;
}
