// The table of inside-the-net: the two men of the duel, beside them the pitch with everybody, and the cards that are the clock.
import type { Side } from '../../api/schema';
import { number, side as sideOf, word } from '../../core/position';
import { tells } from '../../core/timeline';
import { SideChip } from '../../parts/side-chip';
import { roomy } from '../../stores/room';
import { words } from '../../texts';
import type { Scene } from '../module';
import { duelOf, type Duel } from './duel';
import { DuelPanel } from './duel-panel';
import { LineUps } from './line-ups';
import { ZONES, extras, recovery, sides, stripOf, type Papers, type Side11 } from './papers';
import { Pitch } from './pitch';
import { dueTo } from './tale';
import { Term, Terms } from './terms';
import { itn } from './texts';

export function InsideTheNetBoard(scene: Scene) {
  const { situation, setup, lately, open, pending, answer } = scene;
  const papers = scene.board as Papers;
  const holder = sideOf(situation, 'ball');
  const teams = sides(situation);
  const begun = word(situation, 'next') !== 'kick-off';
  const duel = begun ? duelOf(lately, papers) : null;
  const due = dueTo(duel?.tale ?? null) ?? holder;
  const asked = pending?.kind === 'decide' && answer !== null;
  const field = <Field scene={scene} teams={teams} holder={holder} duel={duel} />;
  return (
    <div class="itn-board card-board">
      <div class="club-sides">
        {teams.map((team) => (
          <Club key={team.side} team={team} name={words.sideOf(team.side, setup.names)} holder={begun && team.side === due} sealed={!open.includes(team.side)} />
        ))}
      </div>
      {duel ? <DuelPanel duel={duel} papers={papers} names={setup.names} /> : <LineUps scene={scene} teams={teams} duel={null} />}
      {roomy.value || !duel ? (
        field
      ) : (
        // Where there is little room, it makes way for what is asked.
        <details class="fold itn-field" open={!asked}>
          <summary>{itn.field}</summary>
          {field}
        </details>
      )}
    </div>
  );
}

interface FieldProps {
  scene: Scene;
  teams: Side11[];
  holder: Side;
  duel: Duel | null;
}

function Field({ scene, teams, holder, duel }: FieldProps) {
  const { situation, frame, open } = scene;
  const shown = teams.filter((team) => open.includes(team.side));
  const last = duel?.checks.at(-1);
  const loose = last?.kind === 'loose' ? ZONES.findIndex((zone) => zone === last.line) : null;
  return (
    <div class="itn-field">
      <div class="pitch-box">
        <Pitch teams={shown} hrec={shown.length < 2 ? null : recovery(situation)} at={stripOf(word(situation, 'zone'), holder)} holder={holder} duel={duel} loose={loose} />
        {tells(frame, 'goal') ? (
          <div class="stamp passing" aria-hidden="true">
            {itn.goal}
          </div>
        ) : null}
      </div>
      <Clock scene={scene} />
      {duel ? null : <Terms only={['HREC', 'EXTRAS', 'END']} />}
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
          <span class="itn-windows-said">{itn.windows(team.windows)}</span>
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
        <b>
          <Term name="EXTRAS" />
        </b>
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
