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

const SIDES = { d6: 6, d10: 10, d20: 20, card: 100 };

interface Props {
  shape: DieShape;
  text: string;
  rolling: boolean;
  telling: boolean;
  label: string;
  /** Its colour, if that is part of its name. */
  tone?: string | undefined;
}

export function Die({ shape, text, rolling, telling, label, tone = '' }: Props) {
  const face = useTumbling(shape, text, rolling);
  return (
    <svg
      class={`die ${shape} ${tone}${rolling ? ' rolling' : ''}${telling && !rolling ? ' telling' : ''}`}
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
      ) : shape === 'd20' ? (
        <>
          <path class="body" d="M50 3L92 26V74L50 97L8 74V26Z" />
          <path class="edge" d="M50 3L20 68H80ZM8 26L20 68L8 74M92 26L80 68L92 74M20 68L50 97L80 68M50 3L8 26M50 3L92 26" />
          <text x={50} y={60}>
            {face}
          </text>
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
      setFace(String(Number(shape !== 'd10') + Math.floor(Math.random() * SIDES[shape])));
    turn();
    const timer = setInterval(turn, 90);
    return () => clearInterval(timer);
  }, [rolling, shape]);
  return rolling ? face : text;
}
