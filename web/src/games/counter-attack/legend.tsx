// The signs on the pitch, explained.
import { BallBody } from './ball';
import { FigureBody, FigureSigns } from './figures';
import { Die } from './odds';
import { ca } from './texts';

const HEX = 'M10 0L5 8.7L-5 8.7L-10 0L-5 -8.7L5 -8.7Z';

function Sign({ name }: { name: string }) {
  const figure = (side: string, keeper: boolean, signs: string[], moved = false, halo = '') => (
    <g class={`figure ${side} ${halo} ${moved ? 'moved' : ''}`}>
      {halo ? <circle class="halo" r={10.6} /> : null}
      <FigureBody side={side} keeper={keeper} />
      <text class="shirt" y={3.1}>
        {keeper ? 1 : 9}
      </text>
      <FigureSigns signs={new Set(signs)} moved={moved} />
    </g>
  );
  switch (name) {
    case 'home':
    case 'away':
      return figure(name, false, []);
    case 'keeper':
      return figure('home', true, []);
    case 'ball':
      return (
        <g class="ball">
          <BallBody />
        </g>
      );
    case 'pickable':
    case 'held':
      return figure('home', false, [], false, name);
    case 'ghost':
      return (
        <g class="trail home">
          <polyline points="-8,8 9,-9" />
          <g class="ghost home" style={{ transform: 'translate(-4px, 4px)' }}>
            <FigureBody side="home" keeper={false} />
          </g>
        </g>
      );
    case 'reach':
      return (
        <g class="reach">
          <path d={HEX} />
          <circle r={2.6} />
        </g>
      );
    case 'dice':
      return (
        <g style={{ transform: 'translate(-11px, -5px)' }}>
          <Die at={{ left: 0, top: 0 }} who="9H" die={4} total={4} />
        </g>
      );
    case 'zone':
      return <path class="zones" d={HEX} />;
    case 'moved':
      return figure('home', false, [], true);
    case 'stunned':
      return figure('home', false, ['dazed']);
    default:
      return figure('home', false, [name]);
  }
}

export function Legend() {
  return (
    <>
      <p>{ca.pitchHelp}</p>
      <ul class="ca-legend">
        {ca.legend.map(([name, text]) => (
          <li key={name}>
            <svg class="ca-pitch sign" viewBox="-13 -13 26 26" aria-hidden="true">
              <Sign name={name} />
            </svg>{' '}
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
