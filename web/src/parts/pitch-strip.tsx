// The pitch from above, with the ball: home attacks to the right.
import type { Side } from '../api/schema';
import { words } from '../texts';

interface Props {
  /** From 0 at the home goal to 1 at the away goal. */
  at: number;
  holder: Side;
  /** Names of the thirds, from left to right, if the game has zones. */
  thirds?: [string, string, string];
}

export function PitchStrip({ at, holder, thirds }: Props) {
  return (
    <svg viewBox="0 0 320 120" class="pitch-strip" aria-hidden="true">
      <rect class="turf" x={10} y={6} width={300} height={108} />
      {[0, 2, 4].map((band) => (
        <rect key={band} class="mown" x={10 + band * 50} y={6} width={50} height={108} />
      ))}
      <g class="chalk">
        <rect x={10} y={6} width={300} height={108} />
        <path d="M160 6V114M10 32H46V88H10M310 32H274V88H310" />
        <circle cx={160} cy={60} r={18} />
      </g>
      {thirds ? (
        <g class="thirds">
          <path d="M110 6V114M210 6V114" />
          {thirds.map((name, third) => (
            <text key={third} x={[60, 134, 260][third]} y={108}>
              {name}
            </text>
          ))}
        </g>
      ) : null}
      <g class={`piece ${holder}`} style={{ transform: `translate(${10 + at * 300}px, 60px)` }}>
        {holder === 'home' ? <circle class="body" r={9} /> : <path class="body" d="M0 -11L11 0L0 11L-11 0Z" />}
        <text class="letter small" y={4}>
          {words.sideLetter[holder]}
        </text>
      </g>
    </svg>
  );
}
