// What can still become of everybody: chances by simulation, certainty by the rules.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Forecast, TeamChances } from '../../api/schema';
import { columnName, inOrder } from '../../core/season';
import { Fault } from '../../parts/fault';
import { tell } from '../../stores/match';
import { words } from '../../texts';

export function ForecastTab({ id, played }: { id: string; played: number }) {
  const [forecast, setForecast] = useState<Forecast | null>(null);
  const [fault, setFault] = useState('');
  const text = words.seasons;
  useEffect(() => {
    setForecast(null);
    api.forecast(id).then(setForecast, (error) => setFault(tell(error)));
  }, [id, played]);
  if (fault) return <Fault text={fault} />;
  if (!forecast) return <p role="status">{text.forecasting}</p>;
  const titles = new Map(forecast.title.map((one) => [one.team, one]));
  return (
    <>
      <p class="soft">{text.forecastTold(forecast.seasons, forecast.matches_left)}</p>
      {forecast.tables.map(({ stage, teams }) => (
        <Chances key={stage} teams={teams} titles={titles} named={forecast.tables.length > 1 ? stage : null} />
      ))}
    </>
  );
}

interface Props {
  teams: TeamChances[];
  titles: Map<string, { chance: number; standard_error: number }>;
  named: number | null;
}

function Chances({ teams, titles, named }: Props) {
  const text = words.seasons;
  const zones = teams[0]?.zones.map(({ name }) => name) ?? [];
  // A table whose first place is the title says so itself.
  const titled = !zones.includes('champion');
  const order = inOrder(teams);
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={text.tabs.forecast}>
      <table class="league">
        {named ? <caption>{text.stage(named)}</caption> : null}
        <thead>
          <tr>
            <th scope="col">{text.columns.team?.[0]}</th>
            {titled ? (
              <th scope="col" class="number">
                {text.champions}
              </th>
            ) : null}
            {zones.map((zone) => (
              <th key={zone} scope="col" class="number">
                {columnName(zone)}
              </th>
            ))}
            <th scope="col" class="number">
              {text.possible}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((team) => (
            <tr key={team.team}>
              <th scope="row">{team.team}</th>
              {titled ? <td class="number">{share(titles.get(team.team), null)}</td> : null}
              {team.zones.map((zone) => (
                <td key={zone.name} class="number">
                  {share(zone, zone.certain)}
                </td>
              ))}
              <td class="number">
                {team.best_possible && team.worst_possible ? text.places(team.best_possible, team.worst_possible) : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function share(of: { chance: number; standard_error: number } | undefined, certain: boolean | null): string {
  const text = words.seasons;
  if (certain !== null) return certain ? text.certain : text.impossible;
  return of ? text.within(of.chance, of.standard_error) : text.within(0, 0);
}
