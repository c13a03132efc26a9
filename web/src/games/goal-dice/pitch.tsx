// The lines of a football pitch, behind the squares.
import { CELL, EDGE, END, GAP, type Plan } from './geometry';

export function Pitch({ plan }: { plan: Plan }) {
  const { width, height, cx, cy, rows, cols } = plan;
  const inner = { width: width - 2 * EDGE, height: rows * CELL.height };
  const box = { width: 2 * CELL.width + GAP, x: cx - CELL.width - GAP / 2 };
  const goal = { width: CELL.width * 0.9, x: cx - CELL.width * 0.45, height: END - 8 };
  return (
    <g class="pitch" aria-hidden="true">
      <rect class="turf" x={EDGE} y={END} width={inner.width} height={inner.height} />
      {Array.from({ length: rows }, (_, row) =>
        row % 2 === 0 ? (
          <rect key={row} class="mown" x={EDGE} y={END + row * CELL.height} width={inner.width} height={CELL.height} />
        ) : null,
      )}
      <g class="chalk">
        <rect x={EDGE} y={END} width={inner.width} height={inner.height} />
        <path d={`M${EDGE} ${cy}H${width - EDGE}`} />
        <circle cx={cx} cy={cy} r={CELL.height * 0.72} />
        <circle class="spot" cx={cx} cy={cy} r={4} />
        {cols >= 2 ? (
          <>
            <rect x={box.x} y={END} width={box.width} height={CELL.height} />
            <rect x={box.x} y={height - END - CELL.height} width={box.width} height={CELL.height} />
          </>
        ) : null}
      </g>
      {[END - goal.height, height - END].map((y) => (
        <g key={y} class="net">
          <rect x={goal.x} y={y} width={goal.width} height={goal.height} />
          <path
            d={[
              ...Array.from({ length: 12 }, (_, at) => `M${goal.x + ((at + 1) * goal.width) / 13} ${y}v${goal.height}`),
              ...Array.from({ length: 2 }, (_, at) => `M${goal.x} ${y + ((at + 1) * goal.height) / 3}h${goal.width}`),
            ].join('')}
          />
        </g>
      ))}
    </g>
  );
}
