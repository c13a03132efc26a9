// The duel first: what came of it in a sentence, who the two men are, and what counts of their cards now.
import type { Side } from '../../api/schema';
import { sentence } from '../../core/commentary';
import { other } from '../../core/plan';
import { SideChip } from '../../parts/side-chip';
import { settings } from '../../stores/settings';
import { words } from '../../texts';
import { Dot } from './dot';
import type { Check, Duel } from './duel';
import { Card, against, inGoal, onBall } from './man-card';
import { calling, cardOf, type Papers } from './papers';
import { Term } from './terms';
import { itn } from './texts';

interface Props {
  duel: Duel;
  papers: Papers;
  names: [string, string];
}

export function DuelPanel({ duel, papers, names }: Props) {
  const { side, attacker, defender } = duel;
  const keeper = duel.checks.findLast((one) => one.name === duel.keeper && duel.keeper !== null)?.side ?? null;
  return (
    <section class="itn-duel" aria-label={itn.duel}>
      <ActionCard duel={duel} />
      <Upshot duel={duel} papers={papers} names={names} />
      <div class="itn-cards">
        <Card role={itn.onBall} side={side} card={cardOf(papers, side, attacker)} none={itn.nobody} groups={onBall(duel)} duel={duel} />
        {duel.what === 'open' ? null : (
          <Card
            role={itn.against}
            side={other(side)}
            card={cardOf(papers, other(side), defender)}
            none={itn.nobody}
            groups={against(duel)}
            duel={duel}
          />
        )}
        {keeper ? <Card role={itn.keeper} side={keeper} card={cardOf(papers, keeper, duel.keeper)} groups={inGoal} duel={duel} /> : null}
      </div>
      {duel.checks.length > 0 ? <Dice checks={duel.checks} /> : null}
    </section>
  );
}

/** What it came to, beside the sign of whoever has the ball then. */
function Upshot({ duel: { tale }, papers, names }: Props) {
  if (!tale) return <p class="itn-upshot soft">{itn.notYet}</p>;
  const called = calling(papers);
  const { deed, side, holder, penalty } = tale;
  const club = (of: Side) => words.sideOf(of, names);
  const told = itn.tales[deed]({ who: called(tale.who), by: called(tale.by), side: club(side), them: club(other(side)), penalty });
  return (
    <p class="itn-upshot" data-testid="upshot">
      {holder ? <SideChip side={holder} /> : null}
      <b>{sentence(told)}</b>
    </p>
  );
}

/** The section that was read; what it was for, and where. */
function ActionCard({ duel }: { duel: Duel }) {
  const { spots, high, defender, sos } = duel.section;
  const on = `${high ? 'HIGH ' : ''}${spots.join('/')}`;
  return (
    <div class="itn-action" role="img" aria-label={`${itn.actionCard} ${duel.number}: ${duel.zone}, ${on} ${itn.versus} ${defender}`}>
      <small>{itn.next[duel.what] ?? duel.what}</small>
      <strong class="figures">
        {on} <i>{itn.versus}</i> {defender}
      </strong>
      <small>
        {itn.cardNumber(duel.number)} · {duel.zone}
        {sos === null ? null : (
          <>
            {' · '}
            <Term name="SOS" /> {sos}
          </>
        )}
        {duel.extra ? ` · ${itn.extraCard}` : ''}
      </small>
    </div>
  );
}

/** Every die since the card, for whoever asks why. */
function Dice({ checks }: { checks: Check[] }) {
  return (
    <details class="itn-dice" open={settings.value.reasons}>
      <summary>{words.match.why}</summary>
      <ol>
        {checks.map((one, at) => (
          <li key={at}>
            <Dot check={one} /> {itn.checks[one.kind](one)}
          </li>
        ))}
      </ol>
    </details>
  );
}
