// What is printed on the squares, explained.
import type { Scene } from '../module';
import { squaresOf } from './field';
import { gd } from './texts';

const signs = {
  dice: (
    <svg viewBox="0 0 20 20" aria-hidden="true" class="sign shot-die">
      <rect x={2} y={2} width={16} height={16} rx={3.5} />
      <circle cx={10} cy={10} r={2} />
    </svg>
  ),
  minus: <b class="sign">−2</b>,
  punt: <span class="sign lozenge">3–6</span>,
};

export function Legend({ board }: Scene) {
  return (
    <div class="gd-legend">
      <ul>
        {gd.legend.map(([sign, text]) => (
          <li key={sign}>
            {signs[sign]} {text}
          </li>
        ))}
      </ul>
      <p>{gd.legendSigns}</p>
      <p id="path-title">{gd.pathTitle}</p>
      <ol aria-labelledby="path-title">
        {squaresOf(board).map(({ id, label, dice, minus, punt }) => (
          <li key={id}>{gd.squareLine(id, label, gd.shotDice(dice, minus), punt ? gd.puntLine(...punt) : '')}</li>
        ))}
      </ol>
    </div>
  );
}
