// Chances before a choice, as arrows and figures, and the dice after it, where they were thrown.
import type { Aim } from './aims';
import type { Ground, Hex } from './ground';
import { centre, viewBox, type Lie, type Point } from './hexes';
import { sideOf } from './men';
import type { Roll } from './rolls';

/** Free of the figures at both ends. */
const GAP = 9.5;
const HEAD = 5.5;

/** An arrow from hex to hex. */
export function Arrow({ ground, lie, from, to, kind }: { ground: Ground; lie: Lie; from: string; to: string; kind: 'lane' | 'aim' }) {
  const [a, b] = [ground.named(from), ground.named(to)];
  if (!a || !b || a === b) return null;
  const [start, end] = [centre(a, lie), centre(b, lie)];
  const long = Math.hypot(end.left - start.left, end.top - start.top);
  const gap = Math.min(GAP, long / 3);
  const [dx, dy] = [(end.left - start.left) / long, (end.top - start.top) / long];
  const on = (way: number, aside = 0) => `${(start.left + dx * way - dy * aside).toFixed(1)} ${(start.top + dy * way + dx * aside).toFixed(1)}`;
  const tip = long - gap;
  return (
    <g class={`arrow ${kind}`}>
      <path class="shaft" d={`M${on(gap)}L${on(tip - HEAD)}`} />
      <path class="head" d={`M${on(tip)}L${on(tip - HEAD, HEAD * 0.6)}L${on(tip - HEAD, -HEAD * 0.6)}Z`} />
    </g>
  );
}

/** The chance that it comes off; beside whoever stands there. */
export function Odds({ lie, at: hex, text, stands }: { lie: Lie; at: Hex; text: string; stands: boolean }) {
  const { left, top } = centre(hex, lie);
  const y = stands ? top - 11.5 : top;
  const half = 3 + text.length * 2.3;
  return (
    <g style={{ transform: `translate(${left}px, ${y}px) scale(var(--sign))` }}>
      <rect x={-half} y={-4.5} width={2 * half} height={9} rx={4.5} />
      <text y={2.5}>
        {text}
      </text>
    </g>
  );
}

/** Arrows to everything that can be played at, and the chances of those that are no hexes to choose. */
export function Aims({ ground, lie, aims, reach }: { ground: Ground; lie: Lie; aims: Aim[]; reach: Map<string, string> }) {
  return (
    <>
      {aims.map(({ from, to }) => (
        <Arrow key={to} ground={ground} lie={lie} from={from} to={to} kind="aim" />
      ))}
      <g class="odds-text">
        {aims.map(({ to, text }) => {
          const hex = ground.named(to);
          return hex && !reach.get(to) ? <Odds key={to} lie={lie} at={hex} text={text} stands /> : null;
        })}
      </g>
    </>
  );
}

/** Of a slip with a sum: most it takes. */
const SIZE = { wide: 56, high: 11.5 };

/** Each die with what it came to, one above the other over the hex; below it at the upper edge. */
export function Rolls({ ground, lie, rolls }: { ground: Ground; lie: Lie; rolls: Roll[] }) {
  const [edgeLeft, edgeTop, wide] = viewBox(ground, lie);
  const taken = new Map<string, number>();
  return (
    <g class="rolls" data-testid="rolls">
      {rolls.flatMap((roll) => {
        const hex = ground.named(roll.at);
        if (!hex) return [];
        const { left, top } = centre(hex, lie);
        const x = Math.max(edgeLeft, Math.min(left - SIZE.wide / 2, edgeLeft + wide - SIZE.wide));
        const down = top - edgeTop < 6 * SIZE.high;
        return roll.dice.map((thrown) => {
          const before = taken.get(hex.name) ?? 0;
          taken.set(hex.name, before + 1);
          const y = down ? top + 10 + before * SIZE.high : top - 10 - (before + 1) * SIZE.high;
          return <Die key={`${hex.name} ${before}`} at={{ left: x, top: y }} {...thrown} />;
        });
      })}
    </g>
  );
}

/** Whose it is, the die, and its sum: `4 + 3 = 7`. */
export function Die({ at: { left, top }, who, die, total }: { at: Point; who: string; die: number; total: number }) {
  const added = total - die;
  const sum = added === 0 ? '' : `${added > 0 ? '+' : '−'}${Math.abs(added)} = ${total}`;
  const side = sideOf(who);
  return (
    <g class={`roll ${side}`} style={{ transform: `translate(${left}px, ${top}px)` }}>
      <rect class="slip" width={sum ? 26 + sum.length * 4.1 : 22.5} height={10.5} rx={2.5} />
      {side === 'home' ? <circle class="body" cx={6} cy={5.25} r={3.2} /> : <path class="body" d="M6 1.2L10 5.25L6 9.3L2 5.25Z" />}
      <rect class="face" x={11.5} y={1} width={8.5} height={8.5} rx={1.6} />
      <text class="pips" x={15.75} y={7.7}>
        {die}
      </text>
      <text x={22} y={7.7}>
        {sum}
      </text>
    </g>
  );
}
