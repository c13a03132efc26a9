// What is offered where: each choice of the question that waits, as words on a button, a figure or a hex.
// All of it comes from the server's menus.
import type { FollowUp, Pending } from '../../api/schema';
import type { Ground } from './ground';
import type { Field } from './men';

export interface Offer {
  /** Its notation: the last answer of the plan. */
  choice: string;
  /** What is sent. */
  plan: string[];
  /** Where on the pitch it is picked; null: a button. */
  at: string | null;
  /** The figure it is about. */
  who: string | null;
  /** The choice alone is not sent: what follows is picked first. */
  holds: boolean;
}

/** A shirt and a side: `10H`. */
const isPlayer = (word: string) => (word.endsWith('H') || word.endsWith('A')) && Number(word.slice(0, -1)) > 0;

/** The hex that a choice names, and the figure: of a nutmeg or a substitution the first one. */
export function named(choice: string, ground: Ground): { hex: string | null; who: string | null; other: string | null } {
  const words = choice.split(' ');
  const hex = words.find((word) => ground.named(word) !== null) ?? null;
  const [who = null, other = null] = words.filter(isPlayer);
  return { hex, who, other };
}

function offer(choice: string, before: string[], { ground, men }: Field, holds: boolean): Offer {
  const { hex, who } = named(choice, ground);
  const stands = men.find((man) => man.id === who)?.at ?? null;
  return { choice, plan: [...before, choice], at: hex ?? stands, who, holds };
}

/** Questions that ask where something goes that was named by the choice before. */
const PLACES = ['to', 'long', 'run', 'target', 'aim'];
/** Choices after which the same side is asked such a thing about something else. */
const ENDS = new Set(['-', 'no', 'on', 'end', 'stop', 'done', 'take']);
export const isEnd = (choice: string) => ENDS.has(choice) || choice.endsWith(' -');

/** A choice is held back if it is followed by a choice of hexes for it. */
function holds(follow: FollowUp | undefined, ground: Ground): boolean {
  if (!follow || !PLACES.includes(follow.name) || isEnd(follow.choice)) return false;
  return follow.menu.some((choice) => named(choice, ground).hex !== null);
}

/** Everything that can be chosen now: of the question itself, or of what follows the choice that is held. */
export function offersOf(pending: Pending | null, follows: FollowUp[], held: string | null, field: Field): Offer[] {
  if (pending?.kind !== 'decide') return [];
  const follow = held === null ? undefined : follows.find((one) => one.choice === held);
  if (held !== null && follow) return follow.menu.map((choice) => offer(choice, [held], field, false));
  return pending.menu.map((choice) =>
    offer(choice, [], field, holds(follows.find((one) => one.choice === choice), field.ground)),
  );
}

/** Those that are picked on the pitch, hex by hex. */
export function spots(offers: Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const one of offers) if (one.at !== null) found.set(one.at, [...(found.get(one.at) ?? []), one]);
  return found;
}

/** What a click on a hex means: to pick, to send, to ask which, or nothing. */
export type Meaning =
  | { do: 'nothing' }
  | { do: 'hold'; choice: string }
  | { do: 'send'; plan: string[] }
  | { do: 'ask'; offers: Offer[] };

export function meaningOf(at: string, offers: Offer[], others: Offer[]): Meaning {
  const here = offers.filter((one) => one.at === at);
  if (here.length === 0) {
    // Somebody else is picked up instead.
    const other = others.find((one) => one.at === at && one.holds);
    return other ? { do: 'hold', choice: other.choice } : { do: 'nothing' };
  }
  const [only] = here;
  if (here.length > 1 || !only) return { do: 'ask', offers: here };
  return only.holds ? { do: 'hold', choice: only.choice } : { do: 'send', plan: only.plan };
}

/** Hexes and figures are written with capitals; they have digits, as has only `f3` of the other words. */
function asWritten(word: string): string {
  const small = word.toLowerCase();
  const digits = [...word].some((sign) => sign >= '0' && sign <= '9');
  return digits && small !== 'f3' ? word.toUpperCase() : small;
}

/** What somebody typed: `7H K22`, `mv 7h k22`, `std K22`, `end`. */
export function planOf(text: string, offers: Offer[], follows: FollowUp[]): string[] | null {
  const words = text.split(' ').filter(Boolean).map(asWritten);
  if (words.length === 0) return null;
  const said = words.join(' ');
  const fits = (choice: string, given: string) => choice === given || choice.split(' ').slice(1).join(' ') === given;
  for (const one of offers) {
    if (fits(one.choice, said)) return one.plan;
    const follow = follows.find(({ choice }) => one.plan.length === 1 && choice === one.choice);
    for (const next of follow?.menu ?? []) {
      const heads = [one.choice, one.choice.split(' ').slice(1).join(' ')].filter(Boolean);
      if (heads.some((head) => said.startsWith(`${head} `) && fits(next, said.slice(head.length + 1)))) {
        return [...one.plan, next];
      }
    }
  }
  return null;
}
