// Where a pitch is scrolled to, so that what counts is seen. Pure, and the same along both edges.

/** What is to be seen along one edge, in pixels: it must be, or it is better if it is. */
export interface Wanted {
  must: number[];
  better: number[];
}

/** A stretch of the screen that nothing lies over. */
export interface Clear {
  from: number;
  to: number;
}

/** A hex is seen if as much round its middle is. */
const ROUND = 1.1;

/**
 * By how much the drawing has to move (to the left, or up, if positive): all that must be seen is, as much as
 * possible of the rest, and it moves no further than that takes.
 */
export function moveBy({ must, better }: Wanted, clear: Clear, hex: number): number {
  const [low, high] = [clear.from + hex * ROUND, clear.to - hex * ROUND];
  if (must.length === 0 || high <= low) return 0;
  const [first, last] = [Math.min(...must), Math.max(...must)];
  // Too far apart to be seen at once: the middle of it is.
  if (last - first > high - low) return (first + last) / 2 - (low + high) / 2;
  const seen = (by: number) => better.filter((one) => one - by >= low - 0.5 && one - by <= high + 0.5).length;
  const allowed = (by: number) => first - by >= low - 0.5 && last - by <= high + 0.5;
  const edges = [...must, ...better].flatMap((one) => [one - low, one - high]);
  const moves = [0, ...edges].filter(allowed);
  return moves.reduce((best, by) => (seen(by) > seen(best) || (seen(by) === seen(best) && Math.abs(by) < Math.abs(best)) ? by : best), moves[0] ?? 0);
}
