// What can be done about a question besides answering it.
import { Key } from '../../parts/key';
import type { Match } from '../../stores/match';
import { words } from '../../texts';

export function Tools({ match }: { match: Match }) {
  const now = match.now.value;
  const setup = match.setup.value;
  const mine = Object.keys(match.seats.value).length > 0;
  if (!now || !setup) return null;
  if (!mine) return <p class="soft">{words.match.watchOnly}</p>;
  const asker = now.undo.asked_by;
  const iAgree = asker !== null && match.seats.value[asker === 'home' ? 'away' : 'home'] !== undefined;
  const label = iAgree ? words.match.undoAgree : setup.undo === 'agreed' ? words.match.undoAsk : words.match.undo;
  const decides = setup.exact_odds && match.asked.value && now.pending?.kind === 'decide';
  // Nobody takes back what he does not see.
  const behind = match.pace.isBehind();
  // Where nobody answers anything there is nothing to take back, either.
  const undo = setup.undo !== 'off' && !match.pace.turned();
  return (
    <div class="tools">
      {undo ? (
        <button
          type="button"
          aria-describedby={behind ? 'undo-waits' : undefined}
          disabled={behind || !now.undo.possible || match.busy.value || (asker !== null && !iAgree)}
          onClick={() => void match.undo()}
        >
          {label} <Key name="U" />
        </button>
      ) : null}
      {behind && undo ? (
        <p id="undo-waits" class="soft">
          {words.match.undoBehind}
        </p>
      ) : null}
      {decides && match.odds.value === null ? (
        <button type="button" disabled={match.busy.value} onClick={() => void match.askOdds()}>
          {words.match.odds} <Key name="O" />
        </button>
      ) : null}
    </div>
  );
}
