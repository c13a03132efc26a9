// Both line-ups in their order, with everything that is to be known of a man.
import { useState } from 'preact/hooks';
import type { InsideTheNetEvent, Side, StoryLine } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { number, word } from '../../core/position';
import { SideChip } from '../../parts/side-chip';
import { words } from '../../texts';
import { eventsOf } from '../events';
import type { Scene } from '../module';
import { duelOf, type Duel } from './duel';
import { Card } from './man-card';
import { LINES, cardOf, sides, squadLine, type Man, type Papers, type Side11 } from './papers';
import { itn } from './texts';

/** What lies beside the pitch: both line-ups, and every card. */
export function Beside(scene: Scene) {
  const papers = scene.board as Papers;
  const teams = sides(scene.situation);
  const duel = word(scene.situation, 'next') === 'kick-off' ? null : duelOf(scene.lately, papers);
  return (
    <div class="itn-beside">
      {duel ? <LineUps scene={scene} teams={teams} duel={duel} /> : null}
      {SIDES.map((side) => (
        <AllCards key={side} side={side} papers={papers} name={words.sideOf(side, scene.setup.names)} />
      ))}
    </div>
  );
}

/** Any card of a squad, to look at. */
function AllCards({ side, papers, name }: { side: Side; papers: Papers; name: string }) {
  const squad = papers.squads[side === 'home' ? 0 : 1];
  const [chosen, setChosen] = useState(squad.cards[0]?.name ?? null);
  return (
    <details class="fold">
      <summary>{itn.cardsOf(name)}</summary>
      <div class="fold-body">
        <p class="soft">{squadLine(squad)}</p>
        <label class="field">
          <span>{itn.whose}</span>
          <select value={chosen ?? ''} onChange={(event) => setChosen(event.currentTarget.value)}>
            {squad.cards.map((one) => (
              <option key={one.name} value={one.name}>
                {one.positions} {one.name}
              </option>
            ))}
          </select>
        </label>
        <Card side={side} card={cardOf(papers, side, chosen)} />
      </div>
    </details>
  );
}

/** Before the first card they stand beside the pitch, or below it. */
export function LineUps({ scene, teams, duel }: { scene: Scene; teams: Side11[]; duel: Duel | null }) {
  const told = scene.told();
  const asked = scene.pending?.kind === 'decide' ? scene.pending : null;
  const tired = asked?.name === 'tired' ? { side: asked.side, spot: number(scene.situation, 'asked spot') } : null;
  return (
    <section class="itn-line-ups" aria-label={itn.lineUps}>
      {teams.map((team) => (
        <div key={team.side} class="itn-side">
          <h3>
            <SideChip side={team.side} /> {words.sideOf(team.side, scene.setup.names)}
          </h3>
          {scene.open.includes(team.side) ? (
            <Sheet team={team} duel={duel} hurt={hurtOf(told, team.side)} tired={tired?.side === team.side ? tired.spot : 0} />
          ) : (
            <p class="itn-sealed">
              <b>{itn.sealed}</b>
              <br />
              {itn.sealedHint}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

function Sheet({ team, duel, hurt, tired }: { team: Side11; duel: Duel | null; hurt: string[]; tired: number }) {
  return (
    <>
      <p class="itn-keeper">
        <span class="itn-spot">{itn.keeperShort}</span> {team.keeper}
      </p>
      {LINES.map((line) => (
        <div key={line}>
          <h4>{itn.lines[line]}</h4>
          <ol>
            {team.men
              .filter((man) => man.line === line)
              .map((man) => (
                <Row key={man.spot} man={man} signs={signsOf(man, team, duel, tired)} />
              ))}
          </ol>
        </div>
      ))}
      <Named title={itn.sentOff} names={team.sentOff} />
      <Named title={itn.hurt} names={hurt} />
      <details>
        <summary>
          {itn.bench} ({team.bench.length})
        </summary>
        <p>{team.bench.join(', ')}</p>
      </details>
    </>
  );
}

function Row({ man, signs }: { man: Man; signs: string[] }) {
  return (
    <li class={man.name === null ? 'empty' : signs.includes(itn.signs.ball) || signs.includes(itn.signs.against) ? 'named' : ''}>
      <span class="itn-spot figures">{man.spot}</span>
      <span>
        {man.name ?? itn.signs.empty}
        {man.cautions > 0 ? (
          <span class="itn-cautions" aria-hidden="true">
            <i />
            {man.cautions > 1 ? <b>!</b> : null}
          </span>
        ) : null}
        {signs.length > 0 ? <small> {signs.join(', ')}</small> : null}
      </span>
    </li>
  );
}

function Named({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p class="itn-gone">
      <b>{title}:</b> {names.join(', ')}
    </p>
  );
}

/** What is to be said of a man besides his name. */
export function signsOf(man: Man, team: Side11, duel: Duel | null, tired: number): string[] {
  const attacks = duel?.side === team.side;
  const has = (yes: boolean, sign: string) => (yes ? [sign] : []);
  if (man.name === null) return [];
  return [
    ...has(attacks && man.name === duel?.attacker, itn.signs.ball),
    ...has(duel !== null && !attacks && man.name === duel.defender, itn.signs.against),
    ...has(man.cautions === 1, itn.signs.booked),
    ...has(man.cautions > 1, itn.signs.lastWarning),
    ...has(man.spot === tired, itn.signs.tired),
    ...has(man.cameOn, itn.signs.on),
  ];
}

/** Those who were injured so far. */
export function hurtOf(told: StoryLine[], side: string): string[] {
  const injured = eventsOf<InsideTheNetEvent>(told).filter((event) => event.kind === 'injured');
  return injured.flatMap(({ man, side: of }) => (of === side && man !== null ? [man] : []));
}
