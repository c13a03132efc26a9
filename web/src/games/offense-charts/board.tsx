// The table of offense-charts: the pitch, both clubs, the chart that was read and what was looked up after it.
import type { Side } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { type Situation, number, numbers, side as sideOf, word } from '../../core/position';
import { tells } from '../../core/timeline';
import { LookUps } from '../../parts/look-ups';
import { PitchStrip } from '../../parts/pitch-strip';
import { SheetTable } from '../../parts/sheet-table';
import { SideChip } from '../../parts/side-chip';
import { words } from '../../texts';
import type { Scene } from '../module';
import { ballAt, minuteOf, type Papers, type Reading } from './lookups';
import { oc } from './texts';

export function OffenseChartsBoard(scene: Scene) {
  const { situation, recent, frame } = scene;
  const papers = scene.board as Papers;
  const holder = sideOf(situation, 'ball');
  const minute = minuteOf(recent, papers.tables);
  const left = papers.cards - numbers(situation, 'cards gone').length;
  return (
    <div class="oc-board">
      <div class="club-sides">
        {SIDES.map((side) => (
          <Club key={side} side={side} scene={scene} papers={papers} holder={holder === side} />
        ))}
      </div>
      <div class="pitch-box">
        <PitchStrip at={ballAt(minute.told, holder)} holder={holder} />
        {tells(frame, 'goal') ? (
          <div class="stamp passing" aria-hidden="true">
            {oc.goal}
          </div>
        ) : null}
      </div>
      {papers.cards > 0 && 'cards gone' in situation ? <p class="deck-count">{oc.cardsLeft(left, papers.cards)}</p> : null}
      <div class="papers">
        {minute.reading ? (
          <Chart reading={minute.reading} papers={papers} names={scene.setup.names} />
        ) : (
          <p class="soft">{oc.noReading}</p>
        )}
        <LookUps title={oc.lookUps} none={oc.noLookUps} found={minute.lookUps} />
      </div>
    </div>
  );
}

function Club({ side, scene, papers, holder }: { side: Side; scene: Scene; papers: Papers; holder: boolean }) {
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
        <small>{papers.clubs[side === 'home' ? 0 : 1]}</small>
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
  return <SheetTable caption={caption} lines={papers.charts[reading.chart] ?? []} number={reading.number} />;
}
