// Who is told who will win, and what choices were worth. Pure.
import type { Decision, Setup } from '../api/schema';
import { SIDES, type Shares } from './plan';

/** As the match allows it. Who plays is not shown what he has nothing of. */
export function mayForesee(setup: Setup, mine: Shares['seats']): boolean {
  if (!isPlayed(setup) || setup.chances === 'on') return true;
  const plays = SIDES.some((side) => mine[side] !== undefined);
  return !plays && setup.chances === 'delayed';
}

/** By a person at least. */
export function isPlayed(setup: Setup): boolean {
  return setup.coaches.includes('human');
}

/** What a choice gave away, in points of a match: a tie is half a point. */
export function costOf(decision: Decision, chosen: string | undefined): { choice: string; cost: number } | null {
  const worth = (choice: Decision['choices'][number]) => choice.win + choice.draw / 2;
  const mine = decision.choices.find((choice) => choice.choice === chosen);
  if (!mine) return null;
  const best = Math.max(...decision.choices.map(worth));
  return { choice: mine.choice, cost: Math.max(0, best - worth(mine)) };
}
