// What each choice is worth, for whoever wants to know.
import type { Decision } from '../../api/schema';
import type { Match } from '../../stores/match';
import { words } from '../../texts';

const worth = (choice: Decision['choices'][number]) => choice.win + choice.draw / 2;

export function OddsTable({ match }: { match: Match }) {
  const odds = match.odds.value;
  if (!odds || !match.playback.settled.value) return null;
  const best = Math.max(...odds.decision.choices.map(worth));
  const text = words.match;
  return (
    <div class="odds" role="region" aria-label={text.oddsTitle}>
      <table>
        <caption>
          {text.oddsTitle} <small>{text.oddsHint}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.choice}</th>
            <th scope="col">{text.win}</th>
            <th scope="col">{text.draw}</th>
            <th scope="col">{text.loss}</th>
          </tr>
        </thead>
        <tbody>
          {odds.decision.choices.map((choice) => (
            <tr key={choice.choice}>
              <th scope="row">
                {choice.choice} {worth(choice) === best ? <em class="best">{text.best}</em> : null}
              </th>
              <td>{words.percent(choice.win)}</td>
              <td>{words.percent(choice.draw)}</td>
              <td>{words.percent(choice.loss)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {odds.decision.choices.map((choice) => (
        <Bar key={choice.choice} choice={choice} />
      ))}
    </div>
  );
}

/** Win, draw and loss as one strip; the numbers are in the table. */
function Bar({ choice }: { choice: Decision['choices'][number] }) {
  return (
    <div class="bar" aria-hidden="true">
      <span class="bar-name">{choice.choice}</span>
      <span class="bar-strip">
        <i class="win" style={{ width: `${choice.win * 100}%` }} />
        <i class="draw" style={{ width: `${choice.draw * 100}%` }} />
        <i class="loss" style={{ width: `${choice.loss * 100}%` }} />
      </span>
    </div>
  );
}
