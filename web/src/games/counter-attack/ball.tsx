// The ball on the pitch: where it is drawn, so that it hides nobody and nobody hides it, and the way it came.
import type { Ground, Hex } from './ground';
import { RADIUS, centre, corner, type Lie, type Point } from './hexes';

/** Beside a figure, in the corner of its hex that is farthest from everybody else; lower ones first, where no chance stands. */
export function besideFigure(hex: Hex, others: Hex[], lie: Lie): Point {
  const near = others.filter((other) => other !== hex).map((other) => centre(other, lie));
  const corners = [1, 2, 0, 3, 4, 5].map((at) => corner(hex, at, lie));
  const room = ({ left, top }: Point) => Math.min(...near.map((point) => Math.hypot(point.left - left, point.top - top)), 2 * RADIUS);
  return corners.reduce((best, point) => (room(point) > room(best) + 0.1 ? point : best));
}

/** In the middle of its hex, unless somebody stands there. */
export function Ball({ ground, lie, at, stands }: { ground: Ground; lie: Lie; at: Hex; stands: string[] }) {
  const others = stands.flatMap((name) => ground.named(name) ?? []);
  const { left, top } = others.includes(at) ? besideFigure(at, others, lie) : centre(at, lie);
  return (
    <g class="ball" data-testid="ball" style={{ transform: `translate(${left}px, ${top}px)` }}>
      <BallBody />
    </g>
  );
}

export function BallBody() {
  return (
    <>
      <circle class="ball-edge" r={7} />
      <circle class="ball-body" r={5.5} />
      <path class="ball-sign" d="M0 -2.5L2.4 -0.8L1.5 2.1H-1.5L-2.4 -0.8ZM0 -5.5V-2.5M5.2 -1.7L2.4 -0.8M3.2 4.4L1.5 2.1M-3.2 4.4L-1.5 2.1M-5.2 -1.7L-2.4 -0.8" />
    </>
  );
}

/** A line from hex to hex with a ring where it began: dark with a light edge, to be seen on any ground. */
export function BallWay({ ground, lie, way }: { ground: Ground; lie: Lie; way: string[] }) {
  const points = way.flatMap((name) => ground.named(name) ?? []).map((hex) => centre(hex, lie));
  const [first] = points;
  if (!first || points.length < 2) return null;
  const line = points.map(({ left, top }) => `${left.toFixed(1)},${top.toFixed(1)}`).join(' ');
  return (
    <g class="ball-way">
      <polyline class="edge" points={line} />
      <polyline points={line} />
      <circle cx={first.left} cy={first.top} r={3.4} />
    </g>
  );
}
