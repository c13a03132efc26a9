// What the people's decisions cost.
import { useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Decision, Side } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { gameModule } from '../../games/registry';
import { useWork } from '../../parts/use-work';
import type { Match } from '../../stores/match';
import { words } from '../../texts';
import { sceneOf } from './scene';

const FIRST = 5;
const NOTHING = 0.00005;

export function Review({ match }: { match: Match }) {
  const [decisions, setDecisions] = useState<Decision[] | null>(null);
  const [all, setAll] = useState(false);
  useWork((left) => api.review(match.id, left).then(setDecisions, () => left.aborted || setDecisions([])), [match]);
  const names = match.setup.value?.names;
  const text = words.full;
  if (!names) return null;
  if (!decisions) return <p class="soft">{text.reviewWait}</p>;
  if (decisions.length === 0) return <p class="soft">{text.reviewNone}</p>;
  const dear = decisions.filter((one) => (one.cost ?? 0) > NOTHING);
  const worst = [...dear].sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0)).slice(0, FIRST);
  const shown = all ? decisions : worst;
  return (
    <div class="review">
      <h3>{text.review}</h3>
      {SIDES.map((side) => sumOf(side, decisions, names))}
      {dear.length === 0 ? <p>{text.reviewFlawless}</p> : null}
      {shown.length > 0 ? (
        <div class="table-scroll" tabIndex={0}>
          <table>
            <caption>{all ? text.review : text.reviewWorst}</caption>
            <thead>
              <tr>
                <th scope="col">{text.reviewCols.at}</th>
                <th scope="col">{text.reviewCols.side}</th>
                <th scope="col">{text.reviewCols.chosen}</th>
                <th scope="col">{text.reviewCols.best}</th>
                <th scope="col">{text.reviewCols.cost}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <tr key={one.line}>
                  <td>
                    <button
                      type="button"
                      class="quiet"
                      aria-label={text.goTo(one.at)}
                      onClick={() => match.playback.seek(one.frame - 1)}
                    >
                      {one.at}
                    </button>
                  </td>
                  <td title={words.sideOf(one.side, names)}>{words.sideLetter[one.side]}</td>
                  <td>{choiceIn(match, one.chosen)}</td>
                  <td>{choiceIn(match, bestOf(one))}</td>
                  <td class="number">{words.percent(one.cost ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {!all && decisions.length > worst.length ? (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {text.reviewAll}
        </button>
      ) : null}
    </div>
  );
}

function sumOf(side: Side, decisions: Decision[], names: [string, string]) {
  const own = decisions.filter((one) => one.side === side);
  if (own.length === 0) return null;
  const cost = own.reduce((sum, one) => sum + (one.cost ?? 0), 0);
  return <p key={side}>{words.full.reviewSum(words.sideOf(side, names), own.length, cost)}</p>;
}

function choiceIn(match: Match, choice: string | null): string {
  const scene = sceneOf(match);
  return choice && scene ? gameModule(scene.setup.game).choice(choice, scene).label : (choice ?? '');
}

function bestOf(decision: Decision): string {
  const worth = (choice: Decision['choices'][number]) => choice.win + choice.draw / 2;
  return [...decision.choices].sort((a, b) => worth(b) - worth(a))[0]?.choice ?? '';
}
