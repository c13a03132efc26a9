// What each player did, in games that know their players.
import type { PlayerLine } from '../../api/schema';
import { SIDES } from '../../core/plan';
import type { Match } from '../../stores/match';
import { words } from '../../texts';

/** Only with the last moment on screen: the numbers are those of now. */
export function Players({ match }: { match: Match }) {
  const now = match.now.value;
  const atEnd = match.playback.shown.value >= match.frames.value.length - 1;
  if (!now || !atEnd || now.players.every((side) => side.length === 0)) return null;
  const names = match.setup.value?.names ?? ['', ''];
  return (
    <details class="fold">
      <summary>{words.match.players}</summary>
      <div class="fold-body">
        {SIDES.map((side, at) => (
          <Side key={side} name={words.sideOf(side, names)} players={now.players[at === 0 ? 0 : 1]} />
        ))}
      </div>
    </details>
  );
}

function Side({ name, players }: { name: string; players: PlayerLine[] }) {
  const columns = [...new Set(players.flatMap((player) => Object.keys(player.did)))];
  return (
    <div class="table-scroll" tabIndex={0}>
      <table class="sheet-table">
        <caption>{name}</caption>
        <thead>
          <tr>
            {[words.match.player, ...columns.map((column) => words.boxScore(column))].map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.name}>
              <th scope="row">
                {player.name}
                {player.note ? <small class="cure soft">{words.match.sheetNotes[player.note] ?? player.note}</small> : null}
              </th>
              {columns.map((column) => (
                <td key={column} class="number">
                  {player.did[column] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
