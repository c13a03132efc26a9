// The field without a picture: for screen readers, large print, and whoever likes text.
import type { Scene } from '../../games/module';
import { gameModule } from '../../games/registry';
import type { Match } from '../../stores/match';
import { words } from '../../texts';

export function FieldInWords({ match, scene }: { match: Match; scene: Scene }) {
  const now = match.now.value;
  const settled = match.playback.settled.value && !match.curtain.value;
  const game = gameModule(scene.setup.game);
  const own = game.sentences(scene);
  // The server's own sentences know a little more, but only of the present.
  const told = settled && now?.status && !game.saysMore ? now.status.split('\n').filter(Boolean) : own;
  return (
    <details class="fold in-words">
      <summary>{words.match.asText}</summary>
      <div class="fold-body" data-testid="field-text">
        {told.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {settled && now?.picture ? <pre tabIndex={0}>{now.picture}</pre> : null}
      </div>
    </details>
  );
}
