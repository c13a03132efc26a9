// A whole chart or table, with the line that was read brought out and into view.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lineOf, rangeText, type Line } from '../core/sheets';
import { words } from '../texts';

interface Props {
  caption: string;
  lines: Line[];
  /** The number that was drawn. */
  number: number;
  /** What is printed, for people. */
  print?(text: string): string;
}

export function SheetTable({ caption, lines, number, print = (text) => text }: Props) {
  const read = lineOf(lines, number);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('tr.hit');
    if (box.current && row) box.current.scrollTop = row.offsetTop - box.current.clientHeight / 2;
  }, [lines, read]);
  return (
    <div ref={box} class="table-scroll" tabIndex={0}>
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
                {print(line.text)}
                {at === read ? <span class="unseen"> ({words.sheets.read})</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
