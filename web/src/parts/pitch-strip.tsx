// The pitch from above, with the ball and the way it came: home attacks to the right.
import type { Side } from '../api/schema';
import type { Place } from '../core/trail';
import { words } from '../texts';

const WIDE = 320;
const HEAD = 20;
const HIGH = 140;
const LEFT = 10;
const LONG = WIDE - 2 * LEFT;
const MIDDLE = (HEAD + HIGH) / 2;
/** How far the outermost lanes are from the middle. */
const REACH = 38;

interface Props {
  /** The last places, the oldest first; the last is where the ball is. */
  trail: Place[];
  /** Names of the thirds, from left to right, if the game has zones. */
  thirds?: [string, string, string];
}

export function PitchStrip({ trail, thirds }: Props) {
  const here = trail.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH + 6}`} class="pitch-strip" aria-hidden="true">
      <Directions holder={here?.side ?? null} />
      <rect class="turf" x={LEFT} y={HEAD} width={LONG} height={HIGH - HEAD} />
      {[0, 2, 4].map((band) => (
        <rect key={band} class="mown" x={LEFT + band * 50} y={HEAD} width={50} height={HIGH - HEAD} />
      ))}
      <g class="chalk">
        <rect x={LEFT} y={HEAD} width={LONG} height={HIGH - HEAD} />
        <path d={`M160 ${HEAD}V${HIGH}M10 46H52V114H10M310 46H268V114H310M10 66H26V94H10M310 66H294V94H310`} />
        <circle cx={160} cy={MIDDLE} r={22} />
      </g>
      {thirds ? (
        <g class="thirds">
          <path d={`M110 ${HEAD}V${HIGH}M210 ${HEAD}V${HIGH}`} />
          {thirds.map((name, third) => (
            <text key={third} x={[60, 160, 260][third]} y={HIGH - 5}>
              {name}
            </text>
          ))}
        </g>
      ) : null}
      {trail.slice(0, -1).map((place, at) => (
        <Step key={at} from={place} to={trail[at + 1] ?? place} age={trail.length - 1 - at} />
      ))}
      {here ? <Ball place={here} /> : null}
    </svg>
  );
}

const spot = ({ at, lane }: Place) => ({ x: LEFT + 6 + at * (LONG - 12), y: MIDDLE + lane * REACH });

/** Who plays which way; whoever has the ball stands out. */
function Directions({ holder }: { holder: Side | null }) {
  const { home, away } = words.sideTitle;
  return (
    <g class="directions">
      <text x={LEFT} y={13} class={holder === 'home' ? 'holds' : ''}>
        {home} {holder === 'home' ? '▶▶▶' : '▷'}
      </text>
      <text x={WIDE - LEFT} y={13} class={holder === 'away' ? 'end holds' : 'end'}>
        {holder === 'away' ? '◀◀◀' : '◁'} {away}
      </text>
    </g>
  );
}

/** A place the ball left, and its way to the next: broken where the other side won it. */
function Step({ from, to, age }: { from: Place; to: Place; age: number }) {
  const [a, b] = [spot(from), spot(to)];
  const bend = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 10 };
  return (
    <g class={`step ${from.side}`} style={{ opacity: Math.max(0.4, 1 - age * 0.15) }}>
      <path class={from.side === to.side ? 'way' : 'way lost'} d={`M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`} />
      <g transform={`translate(${a.x} ${a.y})`}>
        {from.side === 'home' ? <circle class="body" r={5} /> : <path class="body" d="M0 -6.5L6.5 0L0 6.5L-6.5 0Z" />}
      </g>
    </g>
  );
}

function Ball({ place }: { place: Place }) {
  const { x, y } = spot(place);
  return (
    <g class={`piece ${place.side}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle class="halo" r={14.5} />
      {place.side === 'home' ? <circle class="body" r={11} /> : <path class="body" d="M0 -13L13 0L0 13L-13 0Z" />}
      <text class="letter small" y={4}>
        {words.sideLetter[place.side]}
      </text>
    </g>
  );
}
