// Who comes out ahead in a duel so far, and by which die.
import type { Side } from '../../api/schema';
import { other } from '../../core/plan';
import type { Check, Duel } from './duel';
import { keysOf } from './papers';

export interface Outcome {
  side: Side;
  /** Nobody where a side as a whole wins it. */
  name: string | null;
  /** The die that says so. */
  check: Check;
}

/** What the last die came to; null before there is one. */
export function outcomeOf(duel: Duel): Outcome | null {
  const check = duel.checks.at(-1);
  if (!check) return null;
  const attacker = (of: Check): Outcome => ({ side: duel.side, name: duel.attacker, check: of });
  const hit = check.hits.length > 0;
  switch (check.kind) {
    case 'stop':
    case 'free':
      // Who fouls has won nothing by it.
      if (check.hits.some((key) => key === 'Foul' || keysOf('foul').includes(key))) return { side: duel.side, name: null, check };
      // What was not stopped is what was done.
      return hit
        ? { side: other(duel.side), name: check.name, check }
        : attacker(duel.checks.findLast(({ kind }) => kind === 'action' || kind === 'control') ?? check);
    case 'control':
    case 'target':
    case 'goal':
    case 'penalty':
      return hit ? attacker(check) : { side: other(duel.side), name: null, check };
    default:
      return { side: check.side ?? duel.side, name: check.name, check };
  }
}
