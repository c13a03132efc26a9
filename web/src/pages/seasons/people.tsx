// Scorers, keepers, form and what else was counted.
import type { Listing } from '../../api/schema';
import { columnName } from '../../core/season';
import { words } from '../../texts';

export function People({ listings }: { listings: Record<string, Listing> }) {
  const text = words.seasons;
  const names = Object.keys(text.listings).filter((name) => listings[name]);
  if (names.length === 0) return <p>{text.nobody}</p>;
  return (
    <div class="listings">
      {names.map((name) => (
        <ListingTable key={name} title={text.listings[name] ?? name} listing={listings[name]!} />
      ))}
    </div>
  );
}

function ListingTable({ title, listing }: { title: string; listing: Listing }) {
  const isNumber = (at: number) => listing.rows.every((row) => typeof row[at] === 'number');
  const kind = listing.columns.map((_, at) => (isNumber(at) ? 'number' : ''));
  return (
    <section>
      <h2>{title}</h2>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={title}>
        <table class="league">
          <thead>
            <tr>
              {listing.columns.map((column, at) => (
                <th key={column} scope="col" class={kind[at]}>
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listing.rows.map((row, line) => (
              <tr key={line}>
                {row.map((cell, at) => (
                  <td key={at} class={kind[at]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
