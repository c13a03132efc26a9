// A whole team chart.
import type { TeamSheet } from '../../api/schema';
import type { Papers } from './lookups';
import { printed } from './printed';
import { rangeText } from '../../core/sheets';

export function TeamChart({ team, papers }: { team: TeamSheet; papers: Pick<Papers, 'player_columns' | 'keeper_columns'> }) {
  return (
    <div class="fold-body">
      <p>
        {team.actions.map((line) => `${rangeText(line)} ${printed(line.text)}`).join(' · ')}
        <br />
        {team.ratings.map(({ name, value }) => `${printed(name)} ${value}`).join(' · ')}
      </p>
      <Rows columns={papers.player_columns} rows={team.players} />
      <Rows columns={papers.keeper_columns} rows={team.keepers} />
    </div>
  );
}

function Rows({ columns, rows }: { columns: string[]; rows: string[][] }) {
  return (
    <div class="table-scroll" tabIndex={0}>
      <table class="sheet-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {printed(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at} class="number">
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
