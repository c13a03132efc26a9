// Charts and tables: numbers and what they mean.
export interface Line {
  from: number;
  to: number;
  text: string;
}

/** The line that a number falls on; -1 if there is none. */
export function lineOf(lines: Line[], number: number): number {
  return lines.findIndex(({ from, to }) => from <= number && number <= to);
}

/** `7` or `2–5`. */
export function rangeText({ from, to }: Pick<Line, 'from' | 'to'>): string {
  return from === to ? `${from}` : `${from}–${to}`;
}

/** Reads `7` or `2-5`; null for anything else. */
export function readRange(text: string): Pick<Line, 'from' | 'to'> | null {
  const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  return from ? { from: Number(from), to: Number(to ?? from) } : null;
}
