import type { Side } from '../api/schema';
import { words } from '../texts';

/** A side's sign: disc and H, diamond and A. */
export function SideChip({ side }: { side: Side }) {
  return (
    <svg class={`chip ${side}`} viewBox="-26 -26 52 52" aria-hidden="true">
      {side === 'home' ? <circle class="body" r={22} /> : <path class="body" d="M0 -25L25 0L0 25L-25 0Z" />}
      <text class="letter" y={8}>
        {words.sideLetter[side]}
      </text>
    </svg>
  );
}
