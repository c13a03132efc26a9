// The table of offense-charts: the pitch, both clubs, the chart that was read and what was looked up after it.
import type { Side } from '../../api/types';
import { SIDES } from '../../core/plan';
import { tells } from '../../core/timeline';
import { SideChip } from '../../parts/side-chip';
import { words } from '../../words';
import type { Scene } from '../module';
import { ballAt, lineOf, minuteOf, type LookUp, type Papers, type Reading } from './lookups';
import { oc } from './words';

export function OffenseChartsBoard(scene: Scene) {
  const { situation, recent, frame } = scene;
  const papers = scene.board as Papers;
  const holder: Side = situation['ball'] === 'away' ? 'away' : 'home';
  const minute = minuteOf(recent, Object.keys(papers.tables));
  const gone = situation['cards gone'];
  const left = papers.cards - (gone && gone !== 'none' ? gone.split(/[\s,]+/).length : 0);
  return (
    <div class="oc-board">
      <div class="oc-sides">
        {SIDES.map((side) => (
          <Club key={side} side={side} scene={scene} papers={papers} holder={holder === side} />
        ))}
      </div>
      <div class="oc-pitch-box">
        <Pitch at={ballAt(minute.told, holder)} holder={holder} />
        {tells(frame, 'goal') ? (
          <div class="stamp passing" aria-hidden="true">
            {oc.goal}
          </div>
        ) : null}
      </div>
      {papers.cards > 0 && gone !== undefined ? <p class="oc-deck">{oc.cardsLeft(left, papers.cards)}</p> : null}
      <div class="oc-papers">
        {minute.reading ? (
          <Chart reading={minute.reading} papers={papers} names={scene.setup.names} />
        ) : (
          <p class="soft">{oc.noReading}</p>
        )}
        <LookUps found={minute.lookUps} papers={papers} />
      </div>
    </div>
  );
}

function Club({ side, scene, papers, holder }: { side: Side; scene: Scene; papers: Papers; holder: boolean }) {
  const { situation, setup } = scene;
  const signs = [
    present(situation[`${side} booked`], oc.booked),
    present(situation[`${side} sent off`], oc.off),
    situation[`${side} injury`] && situation[`${side} injury`] !== '0' ? oc.hurt(situation[`${side} injury`] ?? '') : '',
  ].filter(Boolean);
  return (
    <div class={`oc-side ${side}${holder ? ' active' : ''}`}>
      <SideChip side={side} />
      <div>
        <strong>{words.sideOf(side, setup.names)}</strong>
        <small>
          {oc.chart(situation[`${side} chart`] ?? '')} · {oc.x(situation[`${side} x`] ?? '')}
          {holder ? <em class="on-turn">{oc.ball}</em> : null}
        </small>
        <small>{papers.clubs[side === 'home' ? 0 : 1]}</small>
        {signs.length > 0 ? <small>{signs.join(' · ')}</small> : null}
      </div>
    </div>
  );
}

const present = (list: string | undefined, text: (list: string) => string) =>
  list && list !== 'none' && list !== '' ? text(list) : '';

/** The pitch from above: home attacks to the right. */
function Pitch({ at, holder }: { at: number; holder: Side }) {
  return (
    <svg viewBox="0 0 320 120" class="oc-pitch" aria-hidden="true">
      <rect class="turf" x={10} y={6} width={300} height={108} />
      {[0, 2, 4].map((band) => (
        <rect key={band} class="mown" x={10 + band * 50} y={6} width={50} height={108} />
      ))}
      <g class="chalk">
        <rect x={10} y={6} width={300} height={108} />
        <path d="M160 6V114M10 32H46V88H10M310 32H274V88H310" />
        <circle cx={160} cy={60} r={18} />
      </g>
      <g class={`piece ${holder}`} style={{ transform: `translate(${10 + at * 300}px, 60px)` }}>
        {holder === 'home' ? <circle class="body" r={9} /> : <path class="body" d="M0 -11L11 0L0 11L-11 0Z" />}
        <text class="letter small" y={4}>
          {words.sideLetter[holder]}
        </text>
      </g>
    </svg>
  );
}

/** The whole chart, with the line that was read brought out. */
function Chart({ reading, papers, names }: { reading: Reading; papers: Papers; names: [string, string] }) {
  const lines = papers.charts[reading.chart] ?? [];
  const read = lineOf(lines, reading.number);
  return (
    <div class="table-scroll" tabIndex={0}>
      <table class="oc-chart">
        <caption>{oc.chartCaption(words.sideOf(reading.side, names), reading.chart, reading.number)}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">{oc.number}</th>
            <th scope="col">{oc.reading}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.from} class={at === read ? 'hit' : ''} aria-current={at === read ? 'true' : undefined}>
              <td class="number">{line.from === line.to ? line.from : `${line.from}–${line.to}`}</td>
              <td>
                {at === read ? <b>▸ </b> : null}
                {line.text}
                {at === read ? <span class="unseen"> ({oc.read})</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LookUps({ found, papers }: { found: LookUp[]; papers: Papers }) {
  return (
    <section class="oc-look-ups" aria-label={oc.lookUps}>
      <h3>{oc.lookUps}</h3>
      {found.length === 0 ? <p class="soft">{oc.noLookUps}</p> : null}
      <ol>
        {found.map((one, at) => (
          <li key={at}>
            <b>{one.table}</b> {one.side ? <SideChip side={one.side} /> : null} {one.number ?? ''}
            {' '}
            {span(papers, one)} {one.text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The range of the table that the number fell on. */
function span(papers: Papers, { table, number }: LookUp): string {
  const lines = papers.tables[table];
  const line = lines && number !== null ? lines[lineOf(lines, number)] : undefined;
  return line ? `(${line.from === line.to ? line.from : `${line.from}–${line.to}`})` : '';
}
