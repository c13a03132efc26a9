// The table of action-deck: three zones with the way of the ball; beside them the card, and the chart and range that was hit.
import type { Side } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { number, numbers, side as sideOf, word, words as names, type Situation } from '../../core/position';
import { tells } from '../../core/timeline';
import { LookUps } from '../../parts/look-ups';
import { PapersBoard } from '../../parts/papers-board';
import { SheetTable } from '../../parts/sheet-table';
import { SideChip } from '../../parts/side-chip';
import { words } from '../../texts';
import type { Scene } from '../module';
import { ZONES, lookUps, teamOf, zoneDrawn, type Papers, type Zone } from './lookups';
import { printed } from './printed';
import { TeamChart } from './team-chart';
import { ad } from './texts';
import { wayOf } from './way';

export function ActionDeckBoard(scene: Scene) {
  const { situation, recent, frame, setup } = scene;
  const papers = scene.board as Papers;
  const holder = sideOf(situation, 'ball');
  const found = lookUps(recent, papers);
  const last = found.findLast((one) => one.lines !== null);
  const scored = tells(frame, 'goal');
  return (
    <PapersBoard
      sides={SIDES.map((side) => (
        <Club key={side} side={side} scene={scene} holder={holder === side} />
      ))}
      trail={wayOf(recent, word(situation, 'zone'), holder, scored)}
      thirds={ad.thirds(ad.defends(words.sideTitle.home), ad.defends(words.sideTitle.away))}
      name={({ what }) => ad.places[what] ?? ad.zones[what] ?? what}
      stamp={scored ? ad.goal : ''}
      title={ad.reference}
      read={
        <>
          <CardShown scene={scene} papers={papers} />
          {last?.lines ? (
            <SheetTable
              caption={ad.hit(last.side ? ad.of(words.sideOf(last.side, setup.names), last.what) : last.what, last.number ?? 0)}
              lines={last.lines}
              number={last.number ?? 0}
              print={printed}
            />
          ) : (
            <SheetTable caption={ad.of(words.sideOf(holder, setup.names), 'AA')} lines={teamOf(papers, holder).actions} number={0} print={printed} />
          )}
          <LookUps title={ad.lookUps} none={ad.noLookUps} found={found} />
        </>
      }
      more={
        <>
          <DeckCount scene={scene} papers={papers} />
          {SIDES.map((side) => (
            <details key={side} class="fold">
              <summary>{ad.teamChart(words.sideOf(side, setup.names))}</summary>
              <TeamChart team={teamOf(papers, side)} papers={papers} />
            </details>
          ))}
        </>
      }
    />
  );
}

function Club({ side, scene, holder }: { side: Side; scene: Scene; holder: boolean }) {
  const { situation, setup } = scene;
  return (
    <div class={`club-side ${side}${holder ? ' active' : ''}`}>
      <SideChip side={side} />
      <div>
        <strong>{words.sideOf(side, setup.names)}</strong>
        <small>
          {ad.control(number(situation, `${side} control`))}
          {holder ? <em class="on-turn">{ad.ball}</em> : null}
        </small>
        {signsOf(situation, side).map((sign) => (
          <small key={sign}>{sign}</small>
        ))}
      </div>
    </div>
  );
}

/** What is to be known of a side besides its chart. */
export function signsOf(situation: Situation, side: Side): string[] {
  const presses = number(situation, `${side} presses`);
  const booked = names(situation, `${side} booked`);
  const off = names(situation, `${side} sent off`);
  const keeper = word(situation, `${side} keeper`);
  return [
    presses > 0 ? ad.presses(presses) : '',
    booked.length > 0 ? ad.booked(booked.join(', ')) : '',
    off.length > 0 ? ad.off(off.join(', ')) : '',
    keeper ? ad.keeper(keeper) : '',
  ].filter(Boolean);
}

function DeckCount({ scene: { situation }, papers }: { scene: Scene; papers: Papers }) {
  if (!('cards gone' in situation)) return null;
  const left = papers.cards.length - numbers(situation, 'cards gone').length - number(situation, 'cards burnt');
  return <p class="deck-count">{ad.cardsLeft(left, papers.cards.length)}</p>;
}

/** The card that was turned: what it says in each zone and as a number, with the part that was read marked. */
function CardShown({ scene: { drawn }, papers }: { scene: Scene; papers: Papers }) {
  const answer = drawn?.answer;
  const face = answer ? papers.cards[Number(answer.text) - 1] : undefined;
  if (!face) return <p class="soft">{ad.noCard}</p>;
  const zone = zoneDrawn(drawn?.story ?? [])?.zone ?? null;
  const parts: [string, string, boolean][] = [
    ...ZONES.map((one: Zone, at): [string, string, boolean] => [ad.zones[one] ?? one, face.zones[at] ?? '', one === zone]),
    [ad.cardNumber, face.number, zone === null],
  ];
  return (
    <dl class="ad-card" aria-label={`${ad.card} ${answer?.text}`}>
      {parts.map(([name, text, read]) => (
        <div key={name} class={read ? 'hit' : ''}>
          <dt>{name}</dt>
          <dd>
            {read ? <b aria-hidden="true">▸ </b> : null}
            {text}
            {read ? <span class="unseen"> ({ad.read})</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
