// The two men of the duel first: who they are, what counts of their cards now, and who wins with what.
import { other } from '../../core/plan';
import { SideChip } from '../../parts/side-chip';
import { words } from '../../texts';
import { Dot } from './dot';
import type { Check, Duel } from './duel';
import { Card, against, inGoal, onBall } from './man-card';
import { outcomeOf } from './outcome';
import { cardOf, type Papers } from './papers';
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
      <Ahead duel={duel} names={names} />
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
    </section>
  );
}

/** Who wins, and with what. */
function Ahead({ duel, names }: { duel: Duel; names: [string, string] }) {
  const outcome = outcomeOf(duel);
  if (!outcome) return <p class="itn-ahead soft">{itn.notYet}</p>;
  const { side, name, check } = outcome;
  return (
    <p class={`itn-ahead ${side}`}>
      <SideChip side={side} />
      <span>
        <b>{name === null ? itn.ahead(words.sideOf(side, names)) : itn.aheadMan(name)}</b> {itn.checks[check.kind](check)}
      </span>
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
        {sos === null ? '' : itn.strength(sos)}
        {duel.extra ? ` · ${itn.extraCard}` : ''}
      </small>
    </div>
  );
}

/** Every die since the card. */
export function Dice({ checks }: { checks: Check[] }) {
  return (
    <section class="itn-dice" aria-label={itn.dice}>
      <ol>
        {checks.map((one, at) => (
          <li key={at}>
            <Dot check={one} /> {itn.checks[one.kind](one)}
          </li>
        ))}
      </ol>
    </section>
  );
}
