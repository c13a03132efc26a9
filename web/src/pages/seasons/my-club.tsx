// The club that somebody follows in a season: its place, its next match and how it went lately.
import type { Fixture, SeasonView } from '../../api/schema';
import { ofClub, outcomeFor } from '../../core/season';
import { follow, ownClubs } from '../../stores/seasons';
import { words } from '../../texts';
import type { FixtureActs } from './fixture-row';
import { FixtureRow, Score } from './fixture-row';
import { roundName } from './names';

/** How many results are shown. */
const LATELY = 5;

/** Every club of a season, by name. */
function clubsOf({ tables, fixtures }: SeasonView): string[] {
  const names = [
    ...tables.tables.flatMap(({ rows }) => rows.map(({ team }) => team)),
    ...fixtures.flatMap(({ home, away }) => [home, away]),
  ];
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

export function MyClub({ view, acts }: { view: SeasonView; acts: FixtureActs }) {
  const text = words.seasons.myClub;
  const { id } = view.season;
  const club = ownClubs.value[id] ?? '';
  const { open, played } = ofClub(view.fixtures, club);
  return (
    <section class="my-club" aria-label={text.title}>
      <div class="row my-club-head">
        <label class="field inline">
          <span>{text.title}</span>
          <select value={club} onChange={(event) => follow(id, event.currentTarget.value)}>
            <option value="">{text.none}</option>
            {clubsOf(view).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {club ? <Place view={view} club={club} /> : <span class="soft">{text.hint}</span>}
      </div>
      {club ? <Next view={view} fixture={open[0]} acts={acts} /> : null}
      {played.length > 0 ? <Lately view={view} club={club} played={played.slice(0, LATELY)} /> : null}
    </section>
  );
}

function Place({ view, club }: { view: SeasonView; club: string }) {
  const text = words.seasons.myClub;
  // The last table it stands in: of a later stage, if there is one.
  const table = view.tables.tables.findLast(({ rows }) => rows.some(({ team }) => team === club));
  const row = table?.rows.find(({ team }) => team === club);
  return row ? <span>{text.place(row.place, table?.rows.length ?? 0, row.points)}</span> : null;
}

function Next({ view, fixture, acts }: { view: SeasonView; fixture: Fixture | undefined; acts: FixtureActs }) {
  const text = words.seasons.myClub;
  if (!fixture) return <p class="soft">{text.nothingNext}</p>;
  return (
    <>
      <h2>{text.next(roundName(view, fixture))}</h2>
      <ul class="fixtures">
        <FixtureRow view={view} fixture={fixture} acts={acts} />
      </ul>
    </>
  );
}

function Lately({ view, club, played }: { view: SeasonView; club: string; played: Fixture[] }) {
  const text = words.seasons.myClub;
  return (
    <>
      <h2>{text.lately}</h2>
      <ul class="lately">
        {played.map((fixture) => {
          const [short, long] = text.outcomes[outcomeFor(club, fixture)];
          const isHome = fixture.home === club;
          return (
            <li key={fixture.key}>
              <abbr class="outcome" title={long}>
                {short}
              </abbr>
              <Score view={view} fixture={fixture} />
              <span>{(isHome ? text.atHome : text.atTheirs)(isHome ? fixture.away : fixture.home)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
