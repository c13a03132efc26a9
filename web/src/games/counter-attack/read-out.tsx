// What is under the cursor.
import { roomy } from '../../stores/room';
import type { Scene } from '../module';
import { byFinger } from './fingers';
import { pointedAt } from './pointing';
import { readOut } from './says';
import { ca } from './texts';

/** Where there is little room it stands with the answers of whoever is asked here, else below the pitch. */
export const withAnswers = ({ pending, mine }: Scene): boolean =>
  !roomy.value && pending?.kind === 'decide' && mine.includes(pending.side);

/** A finger that has pointed at nothing wants to know of nothing: there is little room. */
export function ReadOut(scene: Scene) {
  return (
    <div class="ca-under">
      <p id="ca-readout" class="ca-readout" aria-live="polite" data-testid="readout">
        {!byFinger.value || pointedAt(scene) !== null ? readOut(scene) : ''}
      </p>
      <p id="ca-help" class="unseen">
        {ca.pitchHelp}
      </p>
    </div>
  );
}
