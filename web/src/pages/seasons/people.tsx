// Scorers, keepers, form and what else was counted.
import type { Listing } from '../../api/schema';
import { PlainTable } from '../../parts/plain-table';
import { words } from '../../texts';
import { columnName } from './names';

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
  return (
    <section>
      <h2>{title}</h2>
      <PlainTable label={title} head={listing.columns.map(columnName)} rows={listing.rows} />
    </section>
  );
}
