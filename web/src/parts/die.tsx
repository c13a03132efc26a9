// Dice and cards. A six-sided one has pips, a ten-sided one a number in its kite.
import { useEffect, useState } from 'preact/hooks';
import type { DieShape } from '../games/module';

const L = 26;
const M = 50;
const R = 74;
const PIPS: Record<number, [number, number][]> = {
  1: [[M, M]],
  2: [
    [L, R],
    [R, L],
  ],
  3: [
    [L, R],
    [M, M],
    [R, L],
  ],
  4: [
    [L, L],
    [L, R],
    [R, L],
    [R, R],
  ],
  5: [
    [L, L],
    [L, R],
    [M, M],
    [R, L],
    [R, R],
  ],
  6: [
    [L, L],
    [L, M],
    [L, R],
    [R, L],
    [R, M],
    [R, R],
  ],
};

const SIDES = { d6: 6, d10: 10, card: 100 };

interface Props {
  shape: DieShape;
  text: string;
  rolling: boolean;
  telling: boolean;
  label: string;
}

export function Die({ shape, text, rolling, telling, label }: Props) {
  const face = useTumbling(shape, text, rolling);
  return (
    <svg
      class={`die ${shape}${rolling ? ' rolling' : ''}${telling && !rolling ? ' telling' : ''}`}
      viewBox="0 0 100 100"
      role="img"
      aria-label={rolling ? label : `${label} ${text}`}
    >
      {shape === 'd6' ? (
        <>
          <rect class="body" x={5} y={5} width={90} height={90} rx={18} />
          {(PIPS[Number(face)] ?? []).map(([x, y]) => (
            <circle key={`${x} ${y}`} class="pip" cx={x} cy={y} r={9} />
          ))}
        </>
      ) : shape === 'card' ? (
        <>
          <rect class="body" x={14} y={3} width={72} height={94} rx={10} />
          <text x={50} y={62} class={face.length > 2 ? 'long' : ''}>
            {face}
          </text>
        </>
      ) : (
        <>
          <path class="body" d="M50 3L95 42L50 97L5 42Z" />
          <path class="edge" d="M50 3L78 56L50 97M50 3L22 56L50 97M5 42L22 56H78L95 42" />
          <text x={50} y={56}>
            {face}
          </text>
        </>
      )}
    </svg>
  );
}

/** The faces that turn up while a die rolls. */
function useTumbling(shape: DieShape, text: string, rolling: boolean): string {
  const [face, setFace] = useState(text);
  useEffect(() => {
    if (!rolling) return;
    const turn = () =>
      setFace(String(shape === 'd6' ? 1 + Math.floor(Math.random() * 6) : Math.floor(Math.random() * SIDES[shape])));
    turn();
    const timer = setInterval(turn, 90);
    return () => clearInterval(timer);
  }, [rolling, shape]);
  return rolling ? face : text;
}
