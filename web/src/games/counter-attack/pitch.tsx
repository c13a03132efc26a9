// The pitch from above: hexes, lines, figures, ball, and what can be chosen.
import type { ComponentChildren } from 'preact';
import type { Ground, Hex } from './ground';
import { RADIUS, centre, distance, outline, type Lie } from './hexes';
import type { Field, Man } from './men';

const region = (hexes: Hex[], lie: Lie) => hexes.map((hex) => outline(hex, lie)).join('');

/** The coloured parts as paths: made once for a pitch and the way it lies. */
const painted = new WeakMap<Ground, Partial<Record<Lie, Paint>>>();

interface Paint {
  grid: string;
  thirds: string;
  boxes: string;
  sixes: string;
  goals: string;
}

function paint(ground: Ground, lie: Lie): Paint {
  const before = painted.get(ground) ?? {};
  const parts = before[lie] ?? {
    grid: region(ground.hexes, lie),
    thirds: region(ground.ends.flatMap(({ third }) => third), lie),
    boxes: region(ground.ends.flatMap(({ box }) => box), lie),
    sixes: region(ground.ends.flatMap(({ six }) => six), lie),
    goals: region(ground.goals, lie),
  };
  painted.set(ground, { ...before, [lie]: parts });
  return parts;
}

/** A corner of the drawing, from the middle, in columns and double rows. */
const at = (x: number, y: number, lie: Lie) => {
  const { left, top } = centre({ x, y }, lie);
  return `${left.toFixed(1)} ${top.toFixed(1)}`;
};

/** A line round hexes at one end, between them and the others; along the goal line there is none. */
function bay(hexes: Hex[], lie: Lie): string {
  const depths = hexes.map(({ x }) => Math.abs(x));
  const end = Math.sign(hexes[0]?.x ?? 0);
  const [edge, depth] = [end * (Math.max(...depths) + 0.55), end * (Math.min(...depths) - 0.5)];
  const half = Math.max(...hexes.map(({ y }) => y)) + 1;
  return `M${at(edge, -half, lie)}L${at(depth, -half, lie)}L${at(depth, half, lie)}L${at(edge, half, lie)}`;
}

function Chalk({ ground, lie }: { ground: Ground; lie: Lie }) {
  const { hexes, ends, circle } = ground;
  const touchline = Math.max(...hexes.map(({ y }) => y)) + 0.9;
  const round = Math.max(...circle.map((hex) => distance(hex, ground.centre))) + 0.3;
  const middle = centre(ground.centre, lie);
  return (
    <g class="chalk">
      <path d={`M${at(0, -touchline, lie)}L${at(0, touchline, lie)}`} />
      <circle cx={middle.left} cy={middle.top} r={round * RADIUS * 1.7} />
      {ends.map(({ box, six, spot }) => (
        <path key={spot.name} d={`${bay(box, lie)}${bay(six, lie)}`} />
      ))}
      {[ground.centre, ...ends.map(({ spot }) => spot)].map((spot) => {
        const { left, top } = centre(spot, lie);
        return <circle key={spot.name} class="spot" cx={left} cy={top} r={2} />;
      })}
    </g>
  );
}

interface Props {
  ground: Ground;
  lie: Lie;
  men: Man[];
  ball: string;
  /** Hexes that can be chosen, with what is known of each. */
  reach: Map<string, string>;
  pickable: Set<string>;
  held: string | null;
  cursor: string | null;
  /** The way a ball would take. */
  lane: [string, string] | null;
  zones: Set<string>;
  names: boolean;
  /** The last way of the ball or of a figure. */
  trail: [string, string] | null;
  children?: ComponentChildren;
}

export function Pitch(props: Props) {
  const { ground, lie, men, ball, reach, cursor, lane, zones, names, trail } = props;
  const hex = (name: string) => ground.named(name) ?? ground.centre;
  const { grid, thirds, boxes, sixes, goals } = paint(ground, lie);
  return (
    <>
      <path class="turf" d={grid} />
      <path class="third" d={thirds} />
      <path class="box" d={boxes} />
      <path class="six" d={sixes} />
      <path class="goals" d={goals} />
      <path class="grid" d={grid} />
      <Chalk ground={ground} lie={lie} />
      {zones.size > 0 ? <path class="zones" d={region([...zones].map(hex), lie)} /> : null}
      {names ? <Names hexes={ground.hexes} lie={lie} /> : null}
      {trail ? <Way ground={ground} lie={lie} from={trail[0]} to={trail[1]} kind="trail" /> : null}
      <g class="reach">
        {[...reach].map(([name, text]) => {
          const { left, top } = centre(hex(name), lie);
          return (
            <g key={name}>
              <path d={outline(hex(name), lie, 0.9)} />
              {text ? null : <circle cx={left} cy={top} r={1.9} />}
            </g>
          );
        })}
      </g>
      {lane ? <Way ground={ground} lie={lie} from={lane[0]} to={lane[1]} kind="lane" /> : null}
      {men.map((man) =>
        man.at === null ? null : (
          <Figure key={man.id} man={man} lie={lie} at={hex(man.at)} pickable={props.pickable.has(man.at)} held={props.held === man.id} />
        ),
      )}
      <Ball lie={lie} at={hex(ball)} shared={men.some((man) => man.at === ball)} />
      <g class="odds-text">
        {[...reach].map(([name, text]) => (text ? <Odds key={name} lie={lie} at={hex(name)} text={text} stands={men.some((man) => man.at === name)} /> : null))}
      </g>
      {cursor ? <path class="cursor" d={outline(hex(cursor), lie, 1.05)} /> : null}
    </>
  );
}

function Names({ hexes, lie }: { hexes: Hex[]; lie: Lie }) {
  return (
    <g class="hex-names">
      {hexes.map((hex) => {
        const { left, top } = centre(hex, lie);
        return (
          <text key={hex.name} x={left} y={top + 2}>
            {hex.name}
          </text>
        );
      })}
    </g>
  );
}

function Way({ ground, lie, from, to, kind }: { ground: Ground; lie: Lie; from: string; to: string; kind: 'lane' | 'trail' }) {
  const [a, b] = [ground.named(from), ground.named(to)];
  if (!a || !b) return null;
  const [start, end] = [centre(a, lie), centre(b, lie)];
  return <line class={kind} x1={start.left} y1={start.top} x2={end.left} y2={end.top} />;
}

/** The chance that it comes off; beside whoever stands there. */
function Odds({ lie, at: hex, text, stands }: { lie: Lie; at: Hex; text: string; stands: boolean }) {
  const { left, top } = centre(hex, lie);
  const y = stands ? top - 11.5 : top;
  const half = 3 + text.length * 2.3;
  return (
    <g>
      <rect x={left - half} y={y - 4.5} width={2 * half} height={9} rx={4.5} />
      <text x={left} y={y + 2.5}>
        {text}
      </text>
    </g>
  );
}

const SIGNS: [token: string, sign: string][] = [
  ['yellow', 'yellow'],
  ['injured', 'injured'],
  ['stunned', 'dazed'],
  ['frozen', 'dazed'],
  ['flagged', 'flagged'],
];

function Figure({ man, lie, at: hex, pickable, held }: { man: Man; lie: Lie; at: Hex; pickable: boolean; held: boolean }) {
  const { left, top } = centre(hex, lie);
  const signs = new Set(SIGNS.filter(([token]) => man.tokens.includes(token)).map(([, sign]) => sign));
  const classes = ['figure', man.side, ...(pickable ? ['pickable'] : []), ...(held ? ['held'] : []), ...(man.tokens.includes('activated') ? ['moved'] : []), ...signs];
  return (
    <g class={classes.join(' ')} style={{ transform: `translate(${left}px, ${top}px)` }} data-id={man.id}>
      {pickable || held ? <circle class="halo" r={10.6} /> : null}
      <FigureBody side={man.side} keeper={man.keeper} />
      <text class="shirt" y={3.1}>
        {man.shirt}
      </text>
      <FigureSigns signs={signs} moved={man.tokens.includes('activated')} />
    </g>
  );
}

export function FigureBody({ side, keeper }: { side: string; keeper: boolean }) {
  return (
    <>
      {side === 'home' ? <circle class="body" r={7.9} /> : <path class="body" d="M0 -9.4L9.4 0L0 9.4L-9.4 0Z" />}
      {keeper ? <path class="band" d={side === 'home' ? 'M-5.6 -5.2H5.6M-5.6 5.2H5.6' : 'M-3.6 -5.4H3.6M-3.6 5.4H3.6'} /> : null}
    </>
  );
}

export function FigureSigns({ signs, moved }: { signs: Set<string>; moved: boolean }) {
  return (
    <>
      {signs.has('yellow') ? <rect class="yellow-sign" x={4.5} y={-10} width={4} height={6} rx={0.6} /> : null}
      {signs.has('injured') ? <path class="injured-sign" d="M-9.5 -7.5h5M-7 -10v5" /> : null}
      {signs.has('dazed') ? <path class="dazed-sign" d="M-9 6l2.4 2.4l2.4 -2.4l2.4 2.4" /> : null}
      {signs.has('flagged') ? <path class="flagged-sign" d="M-8 9V1l5 2l-5 2" /> : null}
      {moved ? <path class="moved-sign" d="M-3 9.4l2 1.8l4 -4" /> : null}
    </>
  );
}

/** Beside whoever stands on its hex. */
function Ball({ lie, at: hex, shared }: { lie: Lie; at: Hex; shared: boolean }) {
  const { left, top } = centre(hex, lie);
  return (
    <g class="ball" style={{ transform: `translate(${left + (shared ? 6.5 : 0)}px, ${top + (shared ? 6 : 0)}px)` }}>
      <BallBody />
    </g>
  );
}

export function BallBody() {
  return (
    <>
      <circle class="ball-body" r={4.2} />
      <path class="ball-sign" d="M0 -1.9L1.8 -0.6L1.1 1.5H-1.1L-1.8 -0.6Z" />
    </>
  );
}

/** Every hex next to a defender. */
export function zonesOf({ ground, men }: Field, attack: string | undefined): Set<string> {
  const defenders = men.filter((man) => man.side !== attack);
  const near = defenders.flatMap(({ at }) => {
    const hex = at === null ? null : ground.named(at);
    return hex ? ground.neighbours(hex) : [];
  });
  return new Set(near.map(({ name }) => name));
}
