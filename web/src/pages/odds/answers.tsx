// What the settings come to, side by side: chances, goals, scores.
import type { OddsAnswer as Answer } from '../../api/schema';
import { goalsShown, likeliest } from '../../core/lab';
import { words } from '../../texts';

const MEANS = ['goals', 'shots', 'on_target', 'corners', 'fouls', 'yellows', 'reds', 'penalties'];

export function Answers({ answers }: { answers: Answer[] }) {
  const text = words.lab;
  const [first, second] = answers;
  if (!first) return null;
  const rows: [string, (answer: Answer) => number, 'chance' | 'mean'][] = [
    [text.wins(first.home), (answer) => answer.home_win, 'chance'],
    [text.draw, (answer) => answer.draw, 'chance'],
    [text.wins(first.away), (answer) => answer.away_win, 'chance'],
    ...MEANS.flatMap((name) =>
      (['home', 'away'] as const).map((side): [string, (answer: Answer) => number, 'mean'] => [
        `${words.boxScore(name)}, ${first[side]}`,
        (answer) => answer.per_match[side][name] ?? 0,
        'mean',
      ]),
    ).filter(([, of]) => answers.some((answer) => of(answer) > 0)),
  ];
  const shown = (value: number, kind: 'chance' | 'mean') => (kind === 'chance' ? words.percent(value, 2) : words.number(value, 3));
  const most = goalsShown(answers.map(({ score }) => score));
  return (
    <div class="answers" data-testid="answers">
      <div role="status">
        <p>{inWords(first)}</p>
        {second ? <p>{text.effect(words.percent(second.home_win - first.home_win, 2), words.percent(second.away_win - first.away_win, 2))}</p> : null}
      </div>
      <div class="table-scroll" tabIndex={0}>
        <table class="sheet-table effects">
          <caption>{text.table}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{second ? text.first : text.only}</th>
              {second ? (
                <>
                  <th scope="col">{text.second}</th>
                  <th scope="col">{text.difference}</th>
                </>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, of, kind]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td class="number">{shown(of(first), kind)}</td>
                {second ? (
                  <>
                    <td class="number">{shown(of(second), kind)}</td>
                    <td class="number">{signed(of(second) - of(first), (value) => shown(value, kind))}</td>
                  </>
                ) : null}
              </tr>
            ))}
            <tr>
              <th scope="row">{text.method}</th>
              {answers.map((answer, at) => (
                <td key={at}>{methodOf(answer)}</td>
              ))}
              {second ? <td /> : null}
            </tr>
          </tbody>
        </table>
      </div>
      <div class="grids">
        {answers.map((answer, at) => (
          <Grid key={at} answer={answer} most={most} caption={text.scores(second ? (at === 0 ? text.first : text.second) : text.only)} />
        ))}
      </div>
      {[...new Set(answers.flatMap(({ notes }) => notes))].map((note) => (
        <p key={note} class="soft">
          {note}
        </p>
      ))}
    </div>
  );
}

const signed = (value: number, shown: (value: number) => string) => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${shown(Math.abs(value))}`;

function methodOf({ method, error, standard_error, matches }: Answer): string {
  const text = words.lab;
  if (method === 'exact') return text.exact;
  if (method === 'bounded') return text.bounded(words.percent(error ?? 0, 2));
  return text.simulated(words.number(matches ?? 0), words.percent(standard_error ?? 0, 2));
}

function inWords(answer: Answer): string {
  const text = words.lab;
  const best = likeliest(answer.score, 3).map(({ home, away, chance }) => `${words.goals(home, away)} (${words.percent(chance)})`);
  return [
    text.sentence(answer.home, words.percent(answer.home_win), words.percent(answer.draw), answer.away, words.percent(answer.away_win)),
    text.goalsSentence(words.number(answer.goals.home, 2), words.number(answer.goals.away, 2)),
    text.bestSentence(best),
  ].join(' ');
}

/** Rows are goals of home, columns of away: each with its number, and the shade of it. */
function Grid({ answer, most, caption }: { answer: Answer; most: number; caption: string }) {
  const text = words.lab;
  const goals = [...Array(most).keys()];
  const highest = Math.max(...answer.score.flat(), 1e-9);
  const last = answer.score.length - 1;
  const name = (at: number) => (at === last ? `${at}+` : String(at));
  return (
    <div class="table-scroll" tabIndex={0}>
      <table class="score-grid">
        <caption>
          {caption} <small class="soft">{text.gridHint(answer.home, answer.away)}</small>
        </caption>
        <thead>
          <tr>
            <td />
            {goals.map((away) => (
              <th key={away} scope="col">
                {name(away)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {goals.map((home) => (
            <tr key={home}>
              <th scope="row">{name(home)}</th>
              {goals.map((away) => {
                const chance = answer.score[home]?.[away] ?? 0;
                return (
                  <td key={away} data-shade={Math.ceil((chance / highest) * 5)}>
                    {chance === 0 ? '0' : chance < 0.0005 ? '·' : words.number(chance * 100, 1)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
