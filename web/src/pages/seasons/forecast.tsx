// What can still become of everybody: chances by simulation, certainty by the rules.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Forecast, SeasonView, TeamChances } from '../../api/schema';
import { cupChances, expectedPlace, inOrder } from '../../core/season';
import { Fault } from '../../parts/fault';
import { useWork } from '../../parts/use-work';
import { tell } from '../../stores/match';
import { plainly } from '../../texts/formats';
import { words } from '../../texts';
import { Club } from './fixture-row';
import { zoneName } from './names';

type Chance = { chance: number; standard_error: number };

export function ForecastTab({ view }: { view: SeasonView }) {
  const [forecast, setForecast] = useState<Forecast | null>(null);
  const [fault, setFault] = useState('');
  const text = words.seasons;
  const { id, played } = view.season;
  useWork(
    (left) => {
      setForecast(null);
      return api.forecast(id, left).then(setForecast, (error) => left.aborted || setFault(tell(error)));
    },
    [id, played],
  );
  if (fault) return <Fault text={fault} />;
  if (!forecast) return <p role="status">{text.forecasting}</p>;
  const titles = new Map(forecast.title.map((one) => [one.team, one]));
  const groups = forecast.tables.flatMap(({ stage, teams }) => inOrder(teams).map((group) => ({ stage, group })));
  const cups = [...new Set(forecast.rounds.map(({ stage }) => stage))];
  // Whether the title hangs on a table, or on a cup after it.
  const titled = cups.length === 0;
  return (
    <>
      <p class="soft">{text.forecastTold(forecast.seasons, forecast.matches_left)}</p>
      {cups.map((stage) => (
        <CupChances key={stage} view={view} forecast={forecast} stage={stage} isLast={stage === cups.at(-1)} />
      ))}
      {groups.map(({ stage, group }) => (
        <Chances
          key={`${stage} ${group[0]?.group}`}
          view={view}
          teams={group}
          titles={titled ? titles : null}
          name={tableName(view, stage, group[0]?.group ?? null, groups.length > 1)}
        />
      ))}
    </>
  );
}

function tableName(view: SeasonView, stage: number, group: string | null, several: boolean): string {
  const text = words.seasons;
  const named = view.stages[stage - 1]?.name ?? text.stage(stage);
  return several && group ? `${named}, ${text.group(group)}` : named;
}

interface ChancesProps {
  view: SeasonView;
  teams: TeamChances[];
  /** Chances of the title, if that hangs on this table. */
  titles: Map<string, Chance> | null;
  name: string;
}

function Chances({ view, teams, titles, name }: ChancesProps) {
  const text = words.seasons;
  const zones = teams[0]?.zones.map((zone) => zone.name) ?? [];
  // A table whose first place is the title says so itself.
  const titled = titles !== null && !zones.includes('champion');
  const heads = [text.expected, ...(titled ? [text.champions] : []), ...zones.map(zoneName), text.possible];
  return (
    <ChanceTable name={name} sorted={text.byExpected}>
      <Heads heads={heads} />
      <tbody>
        {teams.map((team) => (
          <tr key={team.team}>
            <th scope="row">
              <Club view={view} name={team.team} />
            </th>
            <td class="number">{words.number(expectedPlace(team), 1)}</td>
            {titled ? <td class="number">{share(titles?.get(team.team), null)}</td> : null}
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
    </ChanceTable>
  );
}

interface CupProps {
  view: SeasonView;
  forecast: Forecast;
  stage: number;
  /** Whoever wins it has won the season. */
  isLast: boolean;
}

function CupChances({ view, forecast, stage, isLast }: CupProps) {
  const text = words.seasons;
  const rounds = forecast.rounds.filter((round) => round.stage === stage);
  const name = view.stages[stage - 1]?.name ?? text.stage(stage);
  const heads = [...(isLast ? [text.champions] : []), ...rounds.map((round) => text.reaches(plainly(round.round)))];
  return (
    <ChanceTable name={name} sorted={text.byTitle}>
      <Heads heads={heads} />
      <tbody>
        {cupChances(forecast.title, rounds).map((team) => (
          <tr key={team.team}>
            <th scope="row">
              <Club view={view} name={team.team} />
            </th>
            {isLast ? <td class="number">{share(team, null)}</td> : null}
            {team.rounds.map((reached, at) => (
              <td key={at} class="number">
                {share(reached ?? undefined, null)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ChanceTable>
  );
}

interface TableProps {
  name: string;
  /** By what its rows are sorted. */
  sorted: string;
  children: ComponentChildren;
}

function ChanceTable({ name, sorted, children }: TableProps) {
  return (
    <section>
      <h2>{name}</h2>
      <p class="soft">{sorted}</p>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={name}>
        <table class="league">
          <caption class="unseen">{name}</caption>
          {children}
        </table>
      </div>
    </section>
  );
}

function Heads({ heads }: { heads: string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{words.seasons.columns.team?.[0]}</th>
        {heads.map((head) => (
          <th key={head} scope="col" class="number">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function share(of: Chance | undefined, certain: boolean | null): string {
  const text = words.seasons;
  if (certain !== null) return certain ? text.certain : text.impossible;
  return of ? text.within(of.chance, of.standard_error) : text.within(0, 0);
}
