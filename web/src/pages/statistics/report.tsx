// How near the cards come to the statistics they were made from.
import type { Report, ReportLine } from '../../api/schema';
import { words } from '../../texts';

export function Reports({ reports, gameName }: { reports: Report[]; gameName(id: string): string }) {
  const text = words.statistics;
  return (
    <>
      {reports.map((report) => (
        <section key={report.game} data-testid={`report-${report.game}`}>
          <h2>{text.report(gameName(report.game))}</h2>
          <p>
            {text.played(report.seasons, report.matches)}{' '}
            {text.near(words.number(report.correlation, 3), words.number(report.points_off, 1))}{' '}
            {text.results(...(report.results.map((share) => words.percent(share)) as [string, string, string]))}
          </p>
          <h3>{text.odd}</h3>
          {report.odd.length === 0 ? (
            <p>{text.noOdd}</p>
          ) : (
            <>
              <p class="soft">{text.oddHint}</p>
              <ul>
                {report.odd.map(({ name, club, number }, at) => (
                  <li key={at}>
                    <b>{club ? `${name} (${club})` : name}</b>: {text.reported(number.name)} {words.number(number.real)} → {words.number(number.given, 1)}
                  </li>
                ))}
              </ul>
            </>
          )}
          <Lines caption={text.clubs} lines={report.clubs} />
          {report.scorers.length > 0 ? <Lines caption={text.scorers} lines={report.scorers} /> : null}
        </section>
      ))}
    </>
  );
}

function Lines({ caption, lines }: { caption: string; lines: ReportLine[] }) {
  const columns = lines[0]?.numbers.map(({ name }) => name) ?? [];
  return (
    <div class="table-scroll" tabIndex={0}>
      <table class="sheet-table report">
        <caption>
          {caption} <small class="soft">{words.statistics.realAndGiven}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.statistics.who}</th>
            {columns.map((column) => (
              <th key={column} scope="col" class="number">
                {words.statistics.reported(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.club} ${line.name}`}>
              <th scope="row">
                {line.name} {line.club ? <small class="soft">{line.club}</small> : null}
              </th>
              {line.numbers.map(({ name, real, given }) => (
                <td key={name} class="number">
                  {words.number(real)} <span class="soft">{words.number(given, 1)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
