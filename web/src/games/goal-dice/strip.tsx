// One side's strip: its squares with what is printed on them, and the arrows of the path.
import type { Side } from '../../api/schema';
import type { Square } from './field';
import { CELL, arrow, corner, type Plan } from './geometry';

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-3, 3],
    [3, -3],
  ],
  3: [
    [-3.5, 3.5],
    [0, 0],
    [3.5, -3.5],
  ],
};

/** The dice of a shot, drawn: as many as there are, each with its number of pips. */
function ShotDice({ dice }: { dice: number }) {
  return (
    <>
      {Array.from({ length: dice }, (_, at) => (
        <g key={at} class="shot-die" transform={`translate(${9 + at * 20} 0)`}>
          <rect x={-8} y={-8} width={16} height={16} rx={3.5} />
          {(PIPS[Math.min(3, dice)] ?? []).map(([x, y]) => (
            <circle key={`${x}`} cx={x} cy={y} r={1.7} />
          ))}
        </g>
      ))}
    </>
  );
}

/** So many letters fit into a square; more are written in two lines, and then the square's name makes room. */
const LETTERS = 17;

function Reach({ text }: { text: string }) {
  const lines = text.length > LETTERS ? halves(text) : [text];
  return (
    <text class="sq-reach" x={9} y={51 - 12 * (lines.length - 1)}>
      {lines.map((line, at) => (
        <tspan
          key={line}
          x={9}
          dy={at * 14}
          {...(line.length > LETTERS ? { textLength: CELL.width - 18, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A list in two lines, about equally long. */
function halves(text: string): string[] {
  const commas = [...text.matchAll(/, /g)].map(({ index }) => index + 1);
  const middle = commas.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

interface Props {
  plan: Plan;
  side: Side;
  squares: Square[];
  /** What to write into squares that a good roll would reach. */
  reach: Map<string, string>;
  active: boolean;
}

export function Strip({ plan, side, squares, reach, active }: Props) {
  return (
    <g class={`strip ${side}${active ? ' active' : ''}`}>
      {squares.map((square) => {
        const { x, y } = corner(plan, side, square);
        const goal = reach.get(square.id);
        return (
          <g
            key={square.id}
            class={`square ${square.marks.join(' ')}${goal ? ' reached' : ''}${goal && goal.length > LETTERS ? ' long' : ''}`}
            transform={`translate(${x} ${y})`}
          >
            <rect class="cell" width={CELL.width} height={CELL.height} />
            <text class="sq-id" x={9} y={20}>
              {square.id}
            </text>
            <text class="sq-name" x={9} y={36}>
              {square.label}
            </text>
            <g class="sq-shot" transform={`translate(9 ${CELL.height - 21})`}>
              <ShotDice dice={square.dice} />
              {square.minus > 0 ? (
                <text class="sq-minus" x={4 + square.dice * 20} y={6}>
                  −{square.minus}
                </text>
              ) : null}
            </g>
            {square.punt ? (
              <g class="sq-punt" transform={`translate(${CELL.width - 27} 14)`}>
                <rect x={-22} y={-10} width={44} height={20} rx={10} />
                <text y={5}>
                  {square.punt[0]}–{square.punt[1]}
                </text>
              </g>
            ) : null}
            {goal ? <Reach text={goal} /> : null}
          </g>
        );
      })}
      {squares.slice(1).map((square, at) => {
        const from = squares[at];
        if (!from) return null;
        const { x, y, turn } = arrow(plan, side, from, square);
        return (
          <path key={square.id} class="arrow" d="M-7 5L0 -6L7 5Z" transform={`translate(${x} ${y}) rotate(${turn})`} />
        );
      })}
    </g>
  );
}
