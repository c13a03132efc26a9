// What can come of each choice, as the server worked it out from the rules.
import type { GoalDiceEvent, Outlook } from '../../api/schema';

interface Outcome {
  /** What happens; null if it is nothing that counts. */
  what: GoalDiceEvent | null;
  chance: number;
}

function outcomesOf(outlook: Outlook[], choice: string): Outcome[] {
  const found = outlook.find((one) => one.choice === choice)?.outcomes ?? [];
  return found.map(({ what, chance }) => ({ what: (what ?? null) as GoalDiceEvent | null, chance }));
}

function chanceOf(outlook: Outlook[], choice: string, kind: GoalDiceEvent['kind']): number | null {
  const outcomes = outcomesOf(outlook, choice);
  if (outcomes.length === 0) return null;
  return outcomes.filter(({ what }) => what?.kind === kind).reduce((sum, { chance }) => sum + chance, 0);
}

/** The chance that a roll moves the marker. */
export const advanceChance = (outlook: Outlook[]) => chanceOf(outlook, 'advance', 'advance');

/** The chance that a shot goes in. */
export const goalChance = (outlook: Outlook[]) => chanceOf(outlook, 'shoot', 'goal');

/** The squares that a roll can reach, each with the hands that lead there. */
export function reach(outlook: Outlook[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { what } of outcomesOf(outlook, 'advance')) {
    if (what?.kind === 'advance') found.set(what.to, [...(found.get(what.to) ?? []), what.hand]);
  }
  return found;
}
