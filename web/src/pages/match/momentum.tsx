// Who pressed when, as bars: home upwards, away downwards; and as a table for those who cannot see them.
import { momentum, type Stretch } from '../../core/momentum';
import type { Match } from '../../stores/match';
import { words } from '../../texts';

const WIDTH = 300;
const MIDDLE = 44;
const TALLEST = 38;

export function Momentum({ match }: { match: Match }) {
  const names = match.setup.value?.names;
  const stretches = momentum(match.frames.value, match.playback.shown.value);
  if (!names || stretches.every(({ home, away }) => home + away === 0)) return null;
  const most = Math.max(...stretches.flatMap(({ home, away }) => [home, away]));
  const step = WIDTH / Math.max(18, stretches.length);
  const text = words.match.momentum;
  return (
    <section class="momentum" aria-labelledby="momentum-title">
      <h3 id="momentum-title">{text.title}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${2 * MIDDLE}`} aria-hidden="true">
        {stretches.map((one, at) => (
          <g key={one.from}>
            <Bar x={at * step} width={step} height={(one.home / most) * TALLEST} up />
            <Bar x={at * step} width={step} height={(one.away / most) * TALLEST} />
          </g>
        ))}
        <line x1={0} x2={WIDTH} y1={MIDDLE} y2={MIDDLE} />
      </svg>
      <details class="fold">
        <summary>{text.inWords}</summary>
        <div class="fold-body">
          <p class="soft">{text.hint}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.minutes}</th>
                <th scope="col">{names[0]}</th>
                <th scope="col">{names[1]}</th>
              </tr>
            </thead>
            <tbody>
              {stretches.map((one) => (
                <tr key={one.from}>
                  <th scope="row">{minutes(one)}</th>
                  <td>{words.number(one.home, 1)}</td>
                  <td>{words.number(one.away, 1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

const minutes = ({ from, to }: Stretch) => `${from}–${to}`;

function Bar({ x, width, height, up = false }: { x: number; width: number; height: number; up?: boolean }) {
  const y = up ? MIDDLE - height : MIDDLE;
  return <rect class={up ? 'home' : 'away'} x={x + 1} y={y} width={width - 2} height={height} rx={1.5} />;
}
