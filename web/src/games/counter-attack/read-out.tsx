// What is under the cursor, and a button that plays it: for fingers.
import { onlyFingers, roomy } from '../../stores/room';
import type { Scene } from '../module';
import { choose, cursor, cursorOn, firstOffers, handOf, offersNow } from './hand';
import { fieldOf } from './men';
import { meaningOf } from './offers';
import { choiceText, readOut } from './says';
import { ca } from './texts';

/** Where there is little room it stands with the answers of whoever is asked here, else below the pitch. */
export const withAnswers = ({ pending, mine }: Scene): boolean =>
  !roomy.value && pending?.kind === 'decide' && mine.includes(pending.side);

export function ReadOut(scene: Scene) {
  const field = fieldOf(scene);
  const at = cursorOn(field.ground).name;
  const { held, asking } = handOf(scene);
  const offers = offersNow(scene, field);
  const meaning = meaningOf(at, offers, firstOffers(scene, field));
  // What nobody pointed at is no suggestion.
  const plan = meaning.do === 'send' && asking === null && cursor.value !== null ? meaning.plan : null;
  return (
    <div class="ca-under">
      <p id="ca-readout" class="ca-readout" aria-live="polite" data-testid="readout">
        {cursor.value !== null || !onlyFingers.value ? readOut(scene) : offers.some((one) => one.at !== null) ? ca.tap : ''}
      </p>
      {plan ? (
        <button type="button" class="primary" data-testid="confirm" tabIndex={-1} onClick={() => choose(scene, at)}>
          {choiceText(plan.at(-1) ?? '', field, held)}
        </button>
      ) : null}
      <p id="ca-help" class="unseen">
        {ca.pitchHelp}
      </p>
    </div>
  );
}
