// From "who coaches whom" to what the server is asked for, and whose secret goes where.
import type { Created, Dice, Foretold, NewMatch, Side, UndoRule } from '../api/schema';

/** me, here (a friend at this screen), link (a friend elsewhere), or a computer coach's name. */
export type Coach = { who: 'me' } | { who: 'here' } | { who: 'link' } | { who: 'computer'; name: string };

export interface Plan {
  game: string;
  names: Record<Side, string>;
  coaches: Record<Side, Coach>;
  dice: Dice;
  undo: UndoRule | '';
  chances: Foretold;
  seed: string;
  options: string[];
  ask: string[] | null;
}

export const SIDES: Side[] = ['home', 'away'];

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export function isPerson(coach: Coach): boolean {
  return coach.who !== 'computer';
}

export function twoPeople(plan: Plan): boolean {
  return SIDES.every((side) => isPerson(plan.coaches[side]));
}

export function toNewMatch(plan: Plan): NewMatch {
  const coach = (side: Side) => {
    const chosen = plan.coaches[side];
    return chosen.who === 'computer' ? chosen.name : 'human';
  };
  const match: NewMatch = {
    game: plan.game,
    coaches: { home: coach('home'), away: coach('away') },
    dice: plan.dice,
    chances: plan.chances,
    options: plan.options,
  };
  for (const side of SIDES) if (plan.names[side].trim()) match[side] = plan.names[side].trim();
  if (twoPeople(plan)) match.one_screen = SIDES.every((side) => plan.coaches[side].who !== 'link');
  if (plan.ask) match.ask = plan.ask;
  // What was rolled for both to verify is not taken back, and has no seed.
  if (plan.dice === 'verifiable') return match;
  if (plan.undo) match.undo = plan.undo;
  if (/^\d+$/.test(plan.seed.trim()) && !twoPeople(plan)) match.seed = Number(plan.seed);
  return match;
}

export interface Shares {
  /** Secrets this page plays with. */
  seats: Partial<Record<Side | 'referee', string>>;
  /** Secrets to hand to friends. */
  invites: Partial<Record<Side, string>>;
}

/** Which of the secrets are ours, and which are for a friend. */
export function shareOut(created: Created, coaches: Record<Side, Coach> | null): Shares {
  const shares: Shares = { seats: {}, invites: {} };
  for (const side of SIDES) {
    const secret = created.seats[side];
    if (!secret) continue;
    if (coaches?.[side].who === 'link') shares.invites[side] = secret;
    else shares.seats[side] = secret;
  }
  if (created.seats.referee) shares.seats.referee = created.seats.referee;
  return shares;
}
