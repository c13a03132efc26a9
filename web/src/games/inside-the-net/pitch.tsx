// The pitch from above in three strips: each holds a line of home and the line of away that plays against it.
import type { Side } from '../../api/schema';
import type { Duel } from './duel';
import { LINES, ZONES, type Man, type Side11 } from './papers';
import { itn } from './texts';

const WIDE = 360;
const HIGH = 190;
const STRIP = WIDE / 3;
const TOP = 22;

/** Where in each strip home's and away's lines stand, as parts of it: at the ends there is a keeper, too. */
const COLUMNS = [
  [0.4, 0.8],
  [0.3, 0.7],
  [0.2, 0.6],
];

interface Props {
  teams: Side11[];
  /** Null while it is not known. */
  hrec: number[] | null;
  /** The strip of the ball, from 0 at the home goal. */
  at: number;
  holder: Side;
  duel: Duel | null;
  /** The strip whose HREC was just read. */
  loose: number | null;
}

export function Pitch({ teams, hrec, at, holder, duel, loose }: Props) {
  return (
    <svg class="itn-pitch" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      {ZONES.map((zone, strip) => (
        <g key={zone} class={`strip${strip === at ? ' here' : ''}`}>
          <rect class={strip % 2 ? 'mown' : 'turf'} x={strip * STRIP} y={TOP} width={STRIP} height={HIGH - TOP} />
          <rect class="head" x={strip * STRIP} y={0} width={STRIP} height={TOP} />
          <text class="head-text" x={strip * STRIP + 8} y={15}>
            {itn.strips[zone]}
          </text>
          <g class={loose === strip ? 'hrec read' : 'hrec'}>
            <title>{itn.legend.hrec}</title>
            <rect x={strip * STRIP + STRIP - 60} y={3} width={56} height={16} rx={8} />
            <text x={strip * STRIP + STRIP - 32} y={15}>
              {loose === strip ? '▸ ' : ''}
              {itn.hrec} {hrec?.[strip] ?? '?'}
            </text>
          </g>
        </g>
      ))}
      <g class="chalk">
        <rect x={1} y={TOP} width={WIDE - 2} height={HIGH - TOP - 1} />
        <path d={`M${WIDE / 2} ${TOP}V${HIGH}M1 66H34V146H1M${WIDE - 1} 66H${WIDE - 34}V146H${WIDE - 1}`} />
        <circle cx={WIDE / 2} cy={(TOP + HIGH) / 2} r={26} />
      </g>
      <path class="thirds" d={`M${STRIP} ${TOP}V${HIGH}M${STRIP * 2} ${TOP}V${HIGH}`} />
      {teams.flatMap((team) => [
        <Token key={`${team.side} k`} side={team.side} x={team.side === 'home' ? 15 : WIDE - 15} y={(TOP + HIGH) / 2} text="K" signs={[]} />,
        ...team.men.map((man) => <Placed key={`${team.side} ${man.spot}`} team={team} man={man} duel={duel} />),
      ])}
      <Ball at={at} holder={holder} teams={teams} duel={duel} />
    </svg>
  );
}

/** Where a man stands: home's lines left of the middle of their strip, away's right of it. */
function place(team: Side11, man: Man): { x: number; y: number } {
  const home = team.side === 'home';
  const row = LINES.indexOf(man.line);
  const strip = home ? row : 2 - row;
  const mates = team.men.filter(({ line }) => line === man.line);
  const at = mates.indexOf(man);
  const y = TOP + ((at + 0.5) * (HIGH - TOP)) / mates.length;
  return { x: strip * STRIP + (COLUMNS[strip]?.[home ? 0 : 1] ?? 0.5) * STRIP, y };
}

function Placed({ team, man, duel }: { team: Side11; man: Man; duel: Duel | null }) {
  const { x, y } = place(team, man);
  const attacks = duel?.side === team.side;
  const role = man.name === null ? '' : attacks && man.name === duel?.attacker ? 'acts' : duel && !attacks && man.name === duel.defender ? 'meets' : '';
  const signs = [...(man.name === null ? ['empty'] : []), ...(role ? [role] : []), ...(man.cameOn ? ['fresh'] : [])];
  return <Token side={team.side} x={x} y={y} text={String(man.spot)} signs={signs} cautions={man.cautions} />;
}

export interface TokenProps {
  side: Side;
  x: number;
  y: number;
  text: string;
  signs: string[];
  cautions?: number;
}

export function Token({ side, x, y, text, signs, cautions = 0 }: TokenProps) {
  return (
    <g class={`token ${side} ${signs.join(' ')}`} transform={`translate(${x} ${y})`}>
      {signs.includes('acts') || signs.includes('meets') ? <circle class="ring" r={14.5} /> : null}
      {side === 'home' ? <circle class="body" r={10} /> : <path class="body" d="M0 -12L12 0L0 12L-12 0Z" />}
      <text class="letter small" y={3.8}>
        {signs.includes('empty') ? '×' : text}
      </text>
      {cautions > 0 ? <rect class="caution" x={7} y={-14} width={5.5} height={8} rx={0.8} /> : null}
      {/* He has had one yellow card: this is no second one. */}
      {cautions > 1 ? (
        <g class="warning">
          <circle cx={15.8} cy={-10} r={3.9} />
          <path d="M15.8 -12.4V-9.6M15.8 -8.4V-7.6" />
        </g>
      ) : null}
      {signs.includes('fresh') ? <path class="fresh-sign" d="M-13 -5l4 -6l4 6z" /> : null}
    </g>
  );
}

/** Beside the man on the ball, or in the middle of its strip. */
function Ball({ at, holder, teams, duel }: { at: number; holder: Side; teams: Side11[]; duel: Duel | null }) {
  const team = teams.find((one) => one.side === holder);
  const man = duel?.side === holder ? team?.men.find((one) => one.name !== null && one.name === duel.attacker) : undefined;
  // The ball has moved on from him if it is in another strip now.
  const near = team && man ? place(team, man) : null;
  const x = near && Math.floor(near.x / STRIP) === at ? near.x : at * STRIP + STRIP / 2;
  const y = near && Math.floor(near.x / STRIP) === at ? near.y + 17 : (TOP + HIGH) / 2;
  return (
    <g class="itn-ball" style={{ transform: `translate(${x}px, ${Math.min(y, HIGH - 7)}px)` }}>
      <circle r={5.2} />
      <path d="M0 -2.6L2.5 -0.8L1.5 2.1H-1.5L-2.5 -0.8Z" />
    </g>
  );
}
