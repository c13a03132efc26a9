// What was looked up, one after the other, with the range that was hit.
import type { Side } from '../api/schema';
import { lineOf, rangeText, type Line } from '../core/sheets';
import { SideChip } from './side-chip';

export interface LookUp {
  /** What was looked up: a table, a column, a rating, or what was contested. */
  what: string;
  side: Side | null;
  /** The number drawn; none for two that are compared. */
  number: number | null;
  text: string;
  /** The chart or table, if a range was hit. */
  lines: Line[] | null;
}

export function LookUps({ title, none, found }: { title: string; none: string; found: LookUp[] }) {
  return (
    <section class="look-ups" aria-label={title}>
      <h3>{title}</h3>
      {found.length === 0 ? <p class="soft">{none}</p> : null}
      <ol>
        {found.map((one, at) => (
          <li key={at}>
            <b>{one.what}</b> {one.side ? <SideChip side={one.side} /> : null} {one.number ?? ''} {hitRange(one)} {one.text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function hitRange({ lines, number }: LookUp): string {
  const line = lines && number !== null ? lines[lineOf(lines, number)] : undefined;
  return line ? `(${rangeText(line)})` : '';
}
