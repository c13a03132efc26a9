import type { Check } from './duel';
import { itn } from './texts';

/** A die as a small sign: its colour and its number. */
export function Dot({ check: { die, number } }: { check: Check }) {
  return (
    <span class={`itn-dot ${die}`}>
      <span class="unseen">{itn.dieNames[die]} </span>
      {number}
    </span>
  );
}
