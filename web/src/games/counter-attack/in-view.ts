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

/** A hex is seen if as much round its middle is; round one that must be, what lies next to it, too: a ball lies at its corner. */
const ROUND = { must: 2.5, better: 1.1 };
/** Nearly is as good: browsers scroll by whole pixels. */
const NEARLY = 0.5;

/**
 * By how much the drawing has to move (to the left, or up, if positive): all that must be seen is, as much as
 * possible of the rest, and it moves no further than that takes.
 */
export function moveBy({ must, better }: Wanted, clear: Clear, hex: number): number {
  const room = clear.to - clear.from;
  if (must.length === 0 || room <= 2 * hex * ROUND.better) return 0;
  const inside = (round: number) => ({ low: clear.from + hex * round, high: clear.to - hex * round });
  const [first, last] = [Math.min(...must), Math.max(...must)];
  const wide = inside(last - first + 2 * hex * ROUND.must <= room ? ROUND.must : ROUND.better);
  const tight = inside(ROUND.better);
  // Too far apart to be seen at once: the middle of it is.
  if (last - first > wide.high - wide.low) return (first + last) / 2 - (clear.from + clear.to) / 2;
  const isIn = (one: number, { low, high }: { low: number; high: number }) => one >= low - NEARLY && one <= high + NEARLY;
  const moves = [0, ...[first, last].flatMap((one) => [one - wide.low, one - wide.high]), ...better.flatMap((one) => [one - tight.low, one - tight.high])];
  const allowed = moves.filter((by) => isIn(first - by, wide) && isIn(last - by, wide));
  const seen = (by: number) => better.filter((one) => isIn(one - by, tight)).length;
  return allowed.reduce((best, by) => (seen(by) > seen(best) || (seen(by) === seen(best) && Math.abs(by) < Math.abs(best)) ? by : best), allowed[0] ?? 0);
}
