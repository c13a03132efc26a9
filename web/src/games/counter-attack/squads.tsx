// Both squads, with everybody's signs, and the card of whoever was picked last.
import type { Side } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { number } from '../../core/position';
import { SideChip } from '../../parts/side-chip';
import { words } from '../../texts';
import type { Scene } from '../module';
import { chosen, cursor } from './hand';
import { menOf, type Man } from './men';
import { ca } from './texts';

export function Beside(scene: Scene) {
  const men = menOf(scene.board, scene.situation);
  const shown = men.find((man) => man.id === chosen.value) ?? men.find((man) => man.ball);
  return (
    <section class="ca-beside" aria-label={ca.squads}>
      <Card scene={scene} man={shown} />
      {SIDES.map((side) => (
        <Squad key={side} side={side} scene={scene} men={men.filter((man) => man.side === side)} />
      ))}
    </section>
  );
}

/** His seven numbers, as bars and figures. */
function Card({ scene, man }: { scene: Scene; man: Man | undefined }) {
  if (!man) return <p class="soft">{ca.noCard}</p>;
  const signs = man.tokens.flatMap((token) => ca.tokens[token] ?? []);
  return (
    <article class={`ca-card ${man.side}`} aria-label={`${ca.card}: ${man.name}`} data-testid="card">
      <header>
        <SideChip side={man.side} />
        <div>
          <strong>
            {man.shirt} {man.name}
          </strong>
          <small>
            {[words.sideOf(man.side, scene.setup.names), ...(man.at ? [man.at] : [ca.bench]), ...(man.keeper ? [ca.keeper] : []), ...signs].join(', ')}
          </small>
        </div>
      </header>
      <Values values={man.values} />
    </article>
  );
}

/** Numbers from 1 to 6, as bars and figures. */
export function Values({ values }: { values: Record<string, number> }) {
  return (
    <dl>
      {Object.entries(ca.values).map(([name, label]) =>
        values[name] === undefined ? null : (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <span class="ca-bar" aria-hidden="true">
                {[1, 2, 3, 4, 5, 6].map((step) => (
                  <i key={step} class={step <= (values[name] ?? 0) ? 'full' : ''} />
                ))}
              </span>
              <b class="figures">{values[name]}</b>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Squad({ side, scene, men }: { side: Side; scene: Scene; men: Man[] }) {
  const name = words.sideOf(side, scene.setup.names);
  return (
    <details class="fold">
      <summary>
        {ca.squad(name)} <small class="soft">{ca.subs(number(scene.situation, `${side} substitutions`))}</small>
      </summary>
      <div class="fold-body table-scroll" tabIndex={0}>
        <table class="ca-squad">
          <thead>
            <tr>
              <th scope="col">{words.match.player}</th>
              <th scope="col">{ca.place}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" class="number">
                  <abbr title={ca.values[column]}>{ca.heads[column]}</abbr>
                </th>
              ))}
              <th scope="col">{ca.signs}</th>
            </tr>
          </thead>
          <tbody>
            {men.map((man) => (
              <tr key={man.id}>
                <th scope="row">
                  <button
                    type="button"
                    class="quiet"
                    onClick={() => {
                      chosen.value = man.id;
                      if (man.at) cursor.value = man.at;
                    }}
                  >
                    {man.shirt} {man.name}
                  </button>
                </th>
                <td>{man.at ?? ca.bench}</td>
                {COLUMNS.map((column) => (
                  <td key={column} class="number">
                    {man.values[column] ?? '–'}
                  </td>
                ))}
                <td>{man.tokens.flatMap((token) => ca.short[token] ?? []).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {/* A finger finds no title. */}
        <p class="soft ca-heads">{COLUMNS.map((column) => `${ca.heads[column]} ${ca.values[column]}`).join(', ')}</p>
      </div>
    </details>
  );
}

const COLUMNS = ['pac', 'dri', 'hea', 'hig', 'res', 'sho', 'tac', 'aer', 'sav', 'han'];
