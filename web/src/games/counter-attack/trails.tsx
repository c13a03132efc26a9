// Where figures came from: their way as a line, and a faded figure at its beginning.
import type { Deed } from './deeds';
import { FigureBody } from './figures';
import type { Ground } from './ground';
import { centre, type Lie, type Point } from './hexes';
import { sideOf, type Man } from './men';

interface Props {
  ground: Ground;
  lie: Lie;
  men: Man[];
  deeds: Deed[];
  /** The one that is looked at. */
  now: Deed | null;
}

export function Trails({ ground, lie, men, deeds, now }: Props) {
  const gone = deeds.filter((deed) => deed.who !== null && deed.path.length > 1);
  return (
    <g class={`trails${now ? ' looked' : ''}`} data-testid="trails">
      {gone.map((deed, at) => {
        const points = deed.path.flatMap((name) => ground.named(name) ?? []).map((hex) => centre(hex, lie));
        const line = fromEdge(points).map(({ left, top }) => `${left.toFixed(1)},${top.toFixed(1)}`).join(' ');
        const side = sideOf(deed.who ?? '');
        const first = gone.find((other) => other.who === deed.who) === deed;
        const [start] = points;
        return (
          <g key={at} class={`trail ${side}${deed === now ? ' now' : ''}`} data-trail={deed.who}>
            <polyline class="edge" points={line} />
            <polyline points={line} />
            {first && start ? (
              <g class={`ghost ${side}`} style={{ transform: `translate(${start.left}px, ${start.top}px)` }}>
                <FigureBody side={side} keeper={men.find((man) => man.id === deed.who)?.keeper ?? false} />
                <text class="ghost-shirt" y={3.1}>
                  {men.find((man) => man.id === deed.who)?.shirt}
                </text>
              </g>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

/** From the edge of the figure on, so that its shirt is read. */
function fromEdge(points: Point[]): Point[] {
  const [start, next, ...rest] = points;
  if (!start || !next) return points;
  const part = 8.5 / Math.hypot(next.left - start.left, next.top - start.top);
  return [{ left: start.left + (next.left - start.left) * part, top: start.top + (next.top - start.top) * part }, next, ...rest];
}
