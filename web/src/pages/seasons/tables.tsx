// The tables of all stages and groups.
import type { Row, Table } from '../../api/schema';
import { stagesOf } from '../../core/season';
import { words } from '../../texts';

export function Tables({ tables }: { tables: Table[] }) {
  const stages = [...stagesOf(tables)];
  return (
    <>
      {stages.map(([stage, groups]) => (
        <section key={stage} aria-label={words.seasons.stage(stage)}>
          {stages.length > 1 ? <h2>{words.seasons.stage(stage)}</h2> : null}
          {groups.map((table) => (
            <League key={table.group} table={table} named={groups.length > 1} />
          ))}
        </section>
      ))}
    </>
  );
}

const NUMBERS = ['played', 'won', 'drawn', 'lost'] as const;

function League({ table, named }: { table: Table; named: boolean }) {
  const text = words.seasons;
  return (
    <div class="table-scroll" tabIndex={0}>
      <table class="league">
        <caption class={named ? '' : 'unseen'}>{named ? text.group(table.group) : text.tabs.table}</caption>
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
            <Line key={row.team} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ row }: { row: Row }) {
  return (
    <tr>
      <td class="number">{row.place}</td>
      <th scope="row">
        {row.team}
        {row.deducted ? <small> ({words.seasons.deducted(row.deducted)})</small> : null}
      </th>
      {NUMBERS.map((key) => (
        <td key={key} class="number">
          {row[key]}
        </td>
      ))}
      <td class="number">
        {row.goals_for}–{row.goals_against}
      </td>
      <td class="number">
        <b>{row.points}</b>
      </td>
    </tr>
  );
}
