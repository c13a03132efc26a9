// The table of inside-the-net: the pitch with all men, the action card, and the cards of the two it names.
import { number, side as sideOf, word } from '../../core/position';
import { tells } from '../../core/timeline';
import { SideChip } from '../../parts/side-chip';
import { words } from '../../texts';
import type { Scene } from '../module';
import { Dot } from './dot';
import { duelOf, marksOn, type Check, type Duel } from './duel';
import { Card, against, inGoal, onBall } from './man-card';
import { ZONES, cardOf, extras, other, recovery, sides, stripOf, type Papers, type Side11 } from './papers';
import { Pitch } from './pitch';
import { itn } from './texts';

export function InsideTheNetBoard(scene: Scene) {
  const { situation, setup, frame, lately, open } = scene;
  const papers = scene.board as Papers;
  const holder = sideOf(situation, 'ball');
  const teams = sides(situation);
  const shown = teams.filter((team) => open.includes(team.side));
  const begun = word(situation, 'next') !== 'kick-off';
  const duel = begun ? duelOf(lately, papers) : null;
  const last = duel?.checks.at(-1);
  const loose = last?.kind === 'loose' ? ZONES.findIndex((zone) => zone === last.line) : null;
  return (
    <div class="itn-board">
      <div class="club-sides">
        {teams.map((team) => (
          <Club key={team.side} team={team} name={words.sideOf(team.side, setup.names)} holder={begun && team.side === holder} sealed={!open.includes(team.side)} />
        ))}
      </div>
      <div class="pitch-box">
        <Pitch teams={shown} hrec={shown.length < 2 ? null : recovery(situation)} at={stripOf(word(situation, 'zone'), holder)} holder={holder} duel={duel} loose={loose} />
        {tells(frame, 'goal') ? (
          <div class="stamp passing" aria-hidden="true">
            {itn.goal}
          </div>
        ) : null}
      </div>
      <Clock scene={scene} />
      <section class="itn-duel" aria-label={itn.duel}>
        {duel ? <DuelShown duel={duel} papers={papers} /> : <p class="soft">{itn.noCard}</p>}
      </section>
    </div>
  );
}

function Club({ team, name, holder, sealed }: { team: Side11; name: string; holder: boolean; sealed: boolean }) {
  return (
    <div class={`club-side ${team.side}${holder ? ' active' : ''}`}>
      <SideChip side={team.side} />
      <div>
        <strong>{name}</strong>
        <small>
          {sealed ? itn.sealed : team.formation}{' '}
          {holder ? <em class="on-turn">{itn.ball}</em> : null}
        </small>
        <small class="itn-windows">
          <span aria-hidden="true">
            {[1, 2, 3].map((window) => (
              <i key={window} class={window <= team.windows ? 'left' : 'used'}>
                {window <= team.windows ? '' : '×'}
              </i>
            ))}
          </span>{' '}
          {itn.windows(team.windows)}
        </small>
      </div>
    </div>
  );
}

/** The cards are the clock: those of the half, EXTRAS, and the spare ones. */
function Clock({ scene: { situation } }: { scene: Scene }) {
  const { cards, sideways } = extras(situation);
  const left = number(situation, 'regular');
  return (
    <div class="itn-clock">
      <span class="itn-half" aria-hidden="true">
        <i style={{ width: `${(left / 90) * 100}%` }} />
      </span>
      <span>{itn.cards.regular(left)}</span>
      <span class="itn-pile">
        <b>{itn.cards.extras}</b>
        <span aria-hidden="true">
          {Array.from({ length: cards }, (_, at) => (
            <i key={at} class={sideways && at === cards - 1 ? 'sideways' : ''} />
          ))}
        </span>
        {itn.cards.extrasCount(cards, sideways)}
      </span>
      <span class="soft">{itn.cards.spare(number(situation, 'spare'))}</span>
    </div>
  );
}

function DuelShown({ duel, papers }: { duel: Duel; papers: Papers }) {
  const keeper = duel.checks.findLast((one) => one.name === duel.keeper && duel.keeper !== null)?.side ?? null;
  return (
    <>
      <div class="itn-flip">
        <ActionCard duel={duel} />
        <Dice checks={duel.checks} />
      </div>
      <div class="itn-cards">
        <Card
          role={itn.onBall}
          side={duel.side}
          card={cardOf(papers, duel.side, duel.attacker)}
          none={itn.nobody}
          groups={onBall(duel)}
          checks={marksOn(duel, duel.side, duel.attacker)}
        />
        {duel.what === 'open' ? null : (
          <Card
            role={itn.against}
            side={other(duel.side)}
            card={cardOf(papers, other(duel.side), duel.defender)}
            none={itn.nobody}
            groups={against(duel)}
            checks={marksOn(duel, other(duel.side), duel.defender)}
          />
        )}
        {keeper ? (
          <Card
            role={itn.keeper}
            side={keeper}
            card={cardOf(papers, keeper, duel.keeper)}
            groups={inGoal}
            checks={marksOn(duel, keeper, duel.keeper)}
          />
        ) : null}
      </div>
    </>
  );
}

/** The section that was read, large; what it was for, and where. */
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

function Dice({ checks }: { checks: Check[] }) {
  return (
    <section class="itn-dice" aria-label={itn.dice}>
      {checks.length === 0 ? <p class="soft">{itn.noDice}</p> : null}
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
