// The figures: a disc at home, a diamond away, and the signs that lie on them.
import type { Hex } from './ground';
import { centre, type Lie } from './hexes';
import type { Man } from './men';

const SIGNS: [token: string, sign: string][] = [
  ['yellow', 'yellow'],
  ['injured', 'injured'],
  ['stunned', 'dazed'],
  ['frozen', 'dazed'],
  ['flagged', 'flagged'],
];

export function Figure({ man, lie, at: hex, pickable, held }: { man: Man; lie: Lie; at: Hex; pickable: boolean; held: boolean }) {
  const { left, top } = centre(hex, lie);
  const signs = new Set(SIGNS.filter(([token]) => man.tokens.includes(token)).map(([, sign]) => sign));
  const classes = ['figure', man.side, ...(pickable ? ['pickable'] : []), ...(held ? ['held'] : []), ...(man.tokens.includes('activated') ? ['moved'] : []), ...signs];
  return (
    <g class={classes.join(' ')} style={{ transform: `translate(${left}px, ${top}px)` }} data-id={man.id}>
      {pickable || held ? <circle class="halo" r={10.6} /> : null}
      <FigureBody side={man.side} keeper={man.keeper} />
      <text class={man.shirt > 9 ? 'shirt two' : 'shirt'} dy="0.36em">
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
