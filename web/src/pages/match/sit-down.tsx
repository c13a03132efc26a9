// A link to a seat was opened: who invites, to which game, to which side; and one button.
import { useEffect, useRef } from 'preact/hooks';
import type { Side } from '../../api/schema';
import { SIDES, other } from '../../core/plan';
import { gameModule } from '../../games/registry';
import { SideChip } from '../../parts/side-chip';
import { gameName, loadGames } from '../../stores/games';
import type { Match } from '../../stores/match';
import { words } from '../../texts';
import { Agreed } from './agreed';

export function SitDown({ match, side }: { match: Match; side: Side }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void loadGames(), []);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const setup = match.setup.value;
  if (!setup) return null;
  const text = words.sitDown;
  const mine = words.sideOf(side, setup.names);
  const theirs = words.sideOf(other(side), setup.names);
  const person = setup.coaches[SIDES.indexOf(other(side))] === 'human';
  const { Emblem, programme, length } = gameModule(setup.game);
  return (
    <section class="sheet narrow sit-at" aria-labelledby="sit-title">
      <h1 id="sit-title" ref={title} tabIndex={-1}>
        {person ? text.invites(theirs) : text.plays(theirs)}
      </h1>
      <p class="sit-side">
        <SideChip side={side} />
        <span>{text.side(mine, words.side[side])}</span>
      </p>
      <button type="button" class="primary big" data-testid="sit-down" onClick={() => match.invitation.sitDown()}>
        {text.sit(mine)}
      </button>
      <div class="sit-game">
        {Emblem ? <Emblem /> : null}
        <p>
          <strong>{gameName(setup.game)}</strong>
          {length ? <small> · {words.start.minutes(length.minutes)}</small> : null}
          <br />
          {programme?.()}
        </p>
      </div>
      <Agreed setup={setup} />
      <p class="soft">{text.hint}</p>
    </section>
  );
}
