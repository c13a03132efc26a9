// The tables of all stages and groups, and the rounds of cups.
import type { Row, SeasonView, Table } from '../../api/schema';
import { rounds } from '../../core/season';
import { ownClubs } from '../../stores/seasons';
import { words } from '../../texts';
import { Club, FixtureRow, type FixtureActs } from './fixture-row';
import { roundName } from './names';

interface Props {
  view: SeasonView;
  acts: FixtureActs;
}

export function Tables({ view, acts }: Props) {
  const begun = view.stages.map((stage, at) => ({ ...stage, number: at + 1 })).filter((stage) => stage.begun);
  // What is played last is looked for first.
  const shown = [...begun].reverse();
  return (
    <>
      {shown.map((stage) => (
        <section key={stage.number} aria-label={stage.name}>
          {begun.length > 1 ? <h2>{stage.name}</h2> : null}
          {stage.cup ? <Cup view={view} stage={stage.number} acts={acts} /> : <Groups view={view} stage={stage.number} />}
        </section>
      ))}
    </>
  );
}

function Groups({ view, stage }: { view: SeasonView; stage: number }) {
  const groups = view.tables.tables.filter((table) => table.stage === stage);
  return (
    <>
      {groups.map((table) => (
        <League key={table.group} view={view} table={table} named={groups.length > 1} />
      ))}
    </>
  );
}

function Cup({ view, stage, acts }: Props & { stage: number }) {
  const of = rounds(view.fixtures.filter((fixture) => fixture.stage === stage)).reverse();
  return (
    <>
      {of.map((round) => (
        <section key={round.round}>
          <h3>{roundName(view, round)}</h3>
          <ul class="fixtures">
            {round.fixtures.map((fixture) => (
              <FixtureRow key={fixture.key} view={{ ...view, office: false }} fixture={fixture} acts={acts} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const NUMBERS = ['played', 'won', 'drawn', 'lost'] as const;

function League({ view, table, named }: { view: SeasonView; table: Table; named: boolean }) {
  const text = words.seasons;
  const name = named ? text.group(table.group) : text.tabs.table;
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={name}>
      <table class="league">
        <caption class={named ? '' : 'unseen'}>{name}</caption>
        <thead>
          <tr>
            {Object.entries(text.columns).map(([key, [short, long]]) => (
              <th key={key} scope="col" class={key === 'team' ? '' : 'number'}>
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Line key={row.team} view={view} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ view, row }: { view: SeasonView; row: Row }) {
  return (
    <tr class={ownClubs.value[view.season.id] === row.team ? 'own-row' : ''}>
      <td class="number">{row.place}</td>
      <th scope="row">
        <Club view={view} name={row.team} />
        {row.deducted ? <small> ({words.seasons.deducted(row.deducted)})</small> : null}
      </th>
      {NUMBERS.map((key) => (
        <td key={key} class="number">
          {row[key]}
        </td>
      ))}
      <td class="number">
        {words.goals(row.goals_for, row.goals_against)}
      </td>
      <td class="number">
        <b>{row.points}</b>
      </td>
    </tr>
  );
}
