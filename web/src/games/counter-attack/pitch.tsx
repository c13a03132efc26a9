// The pitch from above: hexes, lines, figures, ball, and what can be chosen.
import type { Aim } from './aims';
import { Ball, BallWay } from './ball';
import type { Deed } from './deeds';
import { Figure } from './figures';
import type { Ground, Hex } from './ground';
import { RADIUS, centre, distance, outline, type Lie } from './hexes';
import type { Field, Man } from './men';
import { Aims, Arrow, Odds, Rolls } from './odds';
import type { Roll } from './rolls';
import { Trails } from './trails';

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
  /** The last way of the ball, hex by hex. */
  ballWay: string[];
  /** What was done, to be seen by its trails, and the one that is looked at. */
  deeds: Deed[];
  now: Deed | null;
  /** What can be played at, with its chance. */
  aims: Aim[];
  /** The dice of the last action. */
  rolls: Roll[];
}

export function Pitch(props: Props) {
  const { ground, lie, men, ball, reach, cursor, lane, zones, names, ballWay } = props;
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
      <BallWay ground={ground} lie={lie} way={ballWay} />
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
      <path class="ball-hex" d={outline(hex(ball), lie, 1.1)} />
      <Trails ground={ground} lie={lie} men={men} deeds={props.deeds} now={props.now} />
      {lane ? <Arrow ground={ground} lie={lie} from={lane[0]} to={lane[1]} kind="lane" /> : null}
      {men.map((man) =>
        man.at === null ? null : (
          <Figure key={man.id} man={man} lie={lie} at={hex(man.at)} pickable={props.pickable.has(man.at)} held={props.held === man.id} />
        ),
      )}
      <Aims ground={ground} lie={lie} aims={props.aims} reach={reach} />
      <g class="odds-text">
        {[...reach].map(([name, text]) => (text ? <Odds key={name} lie={lie} at={hex(name)} text={text} stands={men.some((man) => man.at === name)} /> : null))}
      </g>
      <Rolls ground={ground} lie={lie} rolls={props.rolls} />
      <Ball ground={ground} lie={lie} at={hex(ball)} stands={men.flatMap((man) => man.at ?? [])} />
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

/** Every hex next to a defender. */
export function zonesOf({ ground, men }: Field, attack: string | undefined): Set<string> {
  const defenders = men.filter((man) => man.side !== attack);
  const near = defenders.flatMap(({ at }) => {
    const hex = at === null ? null : ground.named(at);
    return hex ? ground.neighbours(hex) : [];
  });
  return new Set(near.map(({ name }) => name));
}
