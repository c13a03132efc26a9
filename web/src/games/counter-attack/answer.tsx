// More ways to answer: a figure by its name, anything by typing it.
import { useState } from 'preact/hooks';
import type { Scene } from '../module';
import { isKnown, outcomesOf } from './chances';
import { Doing } from './doing';
import { choose, figures, firstOffers, handOf, letGo, offersNow } from './hand';
import { fieldOf } from './men';
import { sceneBack } from './look-back';
import { planOf } from './offers';
import { pointAt, targets } from './pointing';
import { ReadOut, withAnswers } from './read-out';
import { called, choiceText, surname } from './says';
import { ca } from './texts';

export function Answer(scene: Scene) {
  const field = fieldOf(scene);
  const { men } = field;
  const { held, asking } = handOf(scene);
  const shown = asking === null ? figures(scene) : [];
  return (
    <div class="ca-answer">
      <Doing {...sceneBack(scene)} />
      {withAnswers(scene) ? <ReadOut {...sceneBack(scene)} /> : null}
      {held !== null || asking !== null ? (
        <button type="button" onClick={() => letGo(scene)}>
          {ca.letGo}
        </button>
      ) : null}
      {shown.length > 0 ? (
        <ul class="ca-chips" aria-label={ca.players}>
          {shown.map(([at, offers]) => {
            const man = men.find((one) => one.at === at);
            const [only, more] = offers;
            return (
              <li key={at}>
                <button
                  type="button"
                  class={`ca-chip ${man?.side ?? ''}`}
                  aria-label={only && !more ? choiceText(only.choice, field) : ca.several(called(men, man?.id ?? null), offers.length)}
                  onClick={() => {
                    pointAt(scene, at);
                    choose(scene, at);
                  }}
                >
                  <b class="figures">{man?.shirt}</b> {surname(man?.name ?? '')}
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      {asking === null ? <Targets {...scene} /> : null}
      <Typed scene={scene} />
    </div>
  );
}

/** Whom the ball can be played to, by name: the best first, and each at once. */
function Targets(scene: Scene) {
  const { pending } = scene;
  const field = fieldOf(scene);
  const { held } = handOf(scene);
  const all = targets(scene, field);
  if (all.length === 0 || pending?.kind !== 'decide') return null;
  return (
    <ul class="ca-chips" aria-label={ca.mates}>
      {all.map(({ at, man, offer, chance }) => {
        const told = isKnown(scene, offer.plan) && outcomesOf(scene, offer.plan).length > 0 ? ca.percent(chance) : '';
        return (
          <li key={at}>
            <button type="button" class={`ca-chip ${man.side}`} aria-label={`${choiceText(offer.choice, field, held)} ${told}`.trim()} onClick={() => scene.answer?.(offer.plan)}>
              <b class="figures">{man.shirt}</b> {surname(man.name)} {told}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Typed({ scene }: { scene: Scene }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    const field = fieldOf(scene);
    const plan = planOf(text, offersNow(scene, field), scene.follows) ?? planOf(text, firstOffers(scene, field), scene.follows);
    setWrong(plan ? '' : text);
    if (!plan) return;
    setText('');
    scene.answer?.(plan);
  };
  return (
    <form class="own-form ca-typed" onSubmit={send}>
      <label class="field">
        <span>{ca.typed}</span>
        <input value={text} autocomplete="off" autocapitalize="characters" spellcheck={false} placeholder={ca.typedHint} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit">{ca.typedSend}</button>
      {wrong ? (
        <p class="wrong" role="alert">
          {ca.typedWrong(wrong)}
        </p>
      ) : null}
    </form>
  );
}
