// A whole chart or table, with the line that was read brought out.
import { lineOf, rangeText, type Line } from '../core/sheets';
import { words } from '../texts';

interface Props {
  caption: string;
  lines: Line[];
  /** The number that was drawn. */
  number: number;
}

export function SheetTable({ caption, lines, number }: Props) {
  const read = lineOf(lines, number);
  return (
    <div class="table-scroll" tabIndex={0}>
      <table class="sheet-table">
        <caption>{caption}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">{words.sheets.number}</th>
            <th scope="col">{words.sheets.reading}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.from} class={at === read ? 'hit' : ''} aria-current={at === read ? 'true' : undefined}>
              <td class="number">{rangeText(line)}</td>
              <td>
                {at === read ? <b>▸ </b> : null}
                {line.text}
                {at === read ? <span class="unseen"> ({words.sheets.read})</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
