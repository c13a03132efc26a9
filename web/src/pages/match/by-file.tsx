// Two people without a server between them: the file goes to and fro.
import { api } from '../../api/client';
import { SIDES } from '../../core/plan';
import type { Match } from '../../stores/match';
import { chooseSeat } from '../../stores/seats';
import { words } from '../../texts';

/** A file of two people was opened: which of them is here? */
export function ChooseSeat({ match }: { match: Match }) {
  const names = match.setup.value?.names ?? ['', ''];
  return (
    <section class="panel asked" aria-labelledby="question">
      <h2 id="question" tabIndex={-1} data-testid="question">
        {words.byFile.whose}
      </h2>
      <div class="row">
        {SIDES.map((side) => (
          <button key={side} type="button" class="choice" onClick={() => chooseSeat(match.id, side)}>
            {words.byFile.mine(words.sideOf(side, names))}
          </button>
        ))}
        <button type="button" class="choice" onClick={() => chooseSeat(match.id, 'both')}>
          {words.byFile.both}
        </button>
      </div>
      <p class="soft">{words.byFile.noSecrets}</p>
    </section>
  );
}

/** It is the other side's turn, elsewhere. */
export function SendFile({ match }: { match: Match }) {
  return (
    <div>
      <p>{words.byFile.send}</p>
      <p>
        <a class="button primary" href={api.fileAddress(match.id)} download>
          {words.byFile.save}
        </a>
      </p>
      <p class="soft">{words.byFile.noSecrets}</p>
    </div>
  );
}
