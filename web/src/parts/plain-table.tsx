// A table with a head; columns of numbers stand to the right.
interface Props {
  /** What it is, for whoever scrolls in it. */
  label: string;
  head: string[];
  rows: (string | number)[][];
}

/** `7`, and goals for and against: `7:2`. */
function isNumber(cell: string | number | undefined): boolean {
  if (typeof cell === 'number') return true;
  return !!cell && cell.split(':').every((part) => part !== '' && Number.isFinite(Number(part)));
}

export function PlainTable({ label, head, rows }: Props) {
  const kinds = head.map((_, at) => (rows.every((row) => isNumber(row[at])) ? 'number' : ''));
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={label}>
      <table class="league">
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={at} scope="col" class={kinds[at]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, at) => (
                <td key={at} class={kinds[at]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
