// The table of offense-charts: the pitch with the way of the ball, both clubs, and the chart that was read beside it.
import type { Side } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { type Situation, number, numbers, side as sideOf, word } from '../../core/position';
import { tells } from '../../core/timeline';
import { LookUps } from '../../parts/look-ups';
import { PapersBoard } from '../../parts/papers-board';
import { SheetTable } from '../../parts/sheet-table';
import { SideChip } from '../../parts/side-chip';
import { words } from '../../texts';
import type { Scene } from '../module';
import { minuteOf, type Papers, type Reading } from './lookups';
import { printed } from './printed';
import { oc } from './texts';
import { wayOf } from './way';

export function OffenseChartsBoard(scene: Scene) {
  const { situation, recent, frame, setup } = scene;
  const papers = scene.board as Papers;
  const holder = sideOf(situation, 'ball');
  const minute = minuteOf(recent, papers.tables);
  const scored = tells(frame, 'goal');
  return (
    <PapersBoard
      sides={SIDES.map((side) => (
        <Club key={side} side={side} scene={scene} holder={holder === side} />
      ))}
      trail={wayOf(recent, holder, scored)}
      name={({ what }) => oc.places[what] ?? what}
      stamp={scored ? oc.goal : ''}
      title={oc.reference(word(situation, `${holder} chart`))}
      read={minute.reading ? <Chart reading={minute.reading} papers={papers} names={setup.names} /> : <p class="soft">{oc.noReading}</p>}
      more={
        <>
          <LookUps title={oc.lookUps} none={oc.noLookUps} found={minute.lookUps} />
          <Deck situation={situation} papers={papers} />
          <Ratings papers={papers} names={setup.names} />
        </>
      }
    />
  );
}

function Club({ side, scene, holder }: { side: Side; scene: Scene; holder: boolean }) {
  const { situation, setup } = scene;
  const hurt = number(situation, `${side} injury`);
  const signs = [...bookings(situation, side), ...(hurt > 0 ? [oc.hurt(hurt)] : [])];
  return (
    <div class={`club-side ${side}${holder ? ' active' : ''}`}>
      <SideChip side={side} />
      <div>
        <strong>{words.sideOf(side, setup.names)}</strong>
        <small>
          {oc.chart(word(situation, `${side} chart`))} · {oc.x(number(situation, `${side} x`))}
          {holder ? <em class="on-turn">{oc.ball}</em> : null}
        </small>
        {signs.length > 0 ? <small>{signs.join(' · ')}</small> : null}
      </div>
    </div>
  );
}

/** Who is booked and who was sent off, as far as there is anybody. */
export function bookings(situation: Situation, side: Side): string[] {
  const [booked, off] = [numbers(situation, `${side} booked`), numbers(situation, `${side} sent off`)];
  return [...(booked.length > 0 ? [oc.booked(booked)] : []), ...(off.length > 0 ? [oc.off(off)] : [])];
}

function Chart({ reading, papers, names }: { reading: Reading; papers: Papers; names: [string, string] }) {
  const caption = oc.chartCaption(words.sideOf(reading.side, names), reading.chart, reading.number);
  return <SheetTable caption={caption} lines={papers.charts[reading.chart] ?? []} number={reading.number} print={printed} />;
}

function Deck({ situation, papers }: { situation: Situation; papers: Papers }) {
  if (papers.cards === 0 || !('cards gone' in situation)) return null;
  return <p class="deck-count">{oc.cardsLeft(papers.cards - numbers(situation, 'cards gone').length, papers.cards)}</p>;
}

/** What the charts of both clubs were worked out from: seldom looked at. */
function Ratings({ papers, names }: { papers: Papers; names: [string, string] }) {
  return (
    <details class="fold">
      <summary>{oc.ratingsOf}</summary>
      <dl class="fold-body club-ratings">
        {SIDES.map((side, at) => (
          <div key={side}>
            <dt>{words.sideOf(side, names)}</dt>
            <dd>{papers.clubs[at === 0 ? 0 : 1]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
