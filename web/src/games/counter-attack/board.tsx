// The table of counter-attack: who has the ball, the phase, the pitch, and what lies under the cursor.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MovementPart, Side } from '../../api/schema';
import { word } from '../../core/position';
import { tells } from '../../core/timeline';
import { SideChip } from '../../parts/side-chip';
import { room } from '../../stores/room';
import type { Scene } from '../module';
import { askChances, worthAsking } from './chances';
import { PitchField } from './field';
import { handOf, layers } from './hand';
import { isUpright, turned, type Lie } from './hexes';
import { deedText, deedsOf, lookAt, lookFurther, lookedAt, rollsOf, sceneBack } from './look-back';
import { movementOf, partOf } from './men';
import { addedOf, phaseOf } from './phase';
import { ReadOut, withAnswers } from './read-out';
import { ca } from './texts';
import { attacksAhead, lieFor } from './turn';

/** Narrower than this, in pixels, the pitch stands upright. */
const NARROW = 560;

export function CounterAttackBoard(scene: Scene) {
  const [narrow, box] = useRoom();
  const lie = lieFor(scene, narrow && room.value !== 'beside');
  const seen = sceneBack(scene);
  const part = partOf(seen.situation);
  const [all, at] = [deedsOf(scene), lookedAt(scene)];
  const deeds = at === null ? all : all.slice(0, at + 1);
  const now = at === null ? null : (all[at] ?? null);
  const rolls = useMemo(() => rollsOf(scene), [scene.frame, seen.frame, scene.pending]);
  const { held } = handOf(scene);
  // Whoever answers at once needs no chances: the match has moved on before they are counted.
  useEffect(() => {
    const timer = setTimeout(() => void askChances(scene, worthAsking(scene)), 150);
    return () => clearTimeout(timer);
  }, [scene.version, scene.answer !== null, held]);
  return (
    <div class="ca-board" ref={box}>
      <div class="ca-phase">
        <Way side="home" scene={seen} lie={lie} />
        <p>
          {now ? (
            <span class="ca-look" data-testid="look">
              {ca.deeds.place(deeds.length, all.length, deedText(now, scene))}
            </span>
          ) : (
            <span>{phaseOf(seen)}</span>
          )}{' '}
          <Pips parts={movementOf(scene.board)} part={part} />
          {addedOf(seen.situation) ? <small>{addedOf(seen.situation)}</small> : null}
        </p>
        <Way side="away" scene={seen} lie={lie} />
      </div>
      <div class="pitch-box">
        <PitchField scene={seen} lie={lie} deeds={deeds} now={now} rolls={rolls} look={(by) => (by === 0 ? lookAt(scene, null) : lookFurther(scene, by))} />
        {tells(seen.frame, 'goal') ? (
          <div class="stamp passing" aria-hidden="true">
            {ca.goal}
          </div>
        ) : null}
      </div>
      {withAnswers(scene) ? null : <ReadOut {...seen} />}
      <Layers scene={scene} narrow={narrow} />
    </div>
  );
}

/** True if there is little room beside each other. */
function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(innerWidth < NARROW);
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return;
    const look = new ResizeObserver(([entry]) => setNarrow((entry?.contentRect.width ?? NARROW) < NARROW));
    look.observe(box.current);
    return () => look.disconnect();
  }, []);
  return [narrow, box] as const;
}

/** Which way a side plays, and whether it has the ball. */
function Way({ side, scene: { situation }, lie }: { side: Side; scene: Scene; lie: Lie }) {
  const ahead = attacksAhead(situation, side) === (turned(lie, false) === lie);
  const seen = isUpright(lie) ? (ahead ? 'up' : 'down') : ahead ? 'right' : 'left';
  const ball = word(situation, 'attack') === side;
  return (
    <span class={`ca-way ${side}${ball ? ' active' : ''}`}>
      <SideChip side={side} />
      <span>
        {ca.attacks[seen]}
        {ball ? <em class="on-turn">{ca.hasBall}</em> : null}
      </span>
    </span>
  );
}

/** What has been moved in each part of the phase, and what is left. */
function Pips({ parts, part: under }: { parts: MovementPart[]; part: ReturnType<typeof partOf> }) {
  const now = parts.findIndex(({ part }) => part === under?.name);
  return (
    <span class="ca-pips" role="img" aria-label={under ? `${ca.movement}: ${under.name}, ${under.left}` : ca.pips(parts)}>
      {parts.map(({ part, moves }, at) => (
        <span key={part} class={at === now ? 'now' : ''}>
          {Array.from({ length: moves }, (_, pip) => {
            const left = now < 0 || at > now || (at === now && pip >= moves - (under?.left ?? 0));
            return <i key={pip} class={left && now >= 0 ? 'left' : now < 0 ? '' : 'used'} />;
          })}
        </span>
      ))}
    </span>
  );
}

const LAYERS = ['reach', 'trails', 'zones', 'names', 'near'] as const;

function Layers({ scene, narrow }: { scene: Scene; narrow: boolean }) {
  const { turnMine, turnAsked } = ca.layers;
  return (
    <details class="ca-layers" open={!narrow}>
      <summary>{ca.layers.title}</summary>
      <div class="row">
        {LAYERS.map((name) => (
          <Layer key={name} name={name} text={ca.layers[name]} />
        ))}
        {scene.mine.length === 1 ? <Layer name="turnMine" text={turnMine(narrow)} /> : <Layer name="turnAsked" text={turnAsked} />}
      </div>
    </details>
  );
}

function Layer({ name, text }: { name: keyof typeof layers.value; text: string }) {
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={layers.value[name]}
        onChange={(event) => (layers.value = { ...layers.value, [name]: event.currentTarget.checked })}
      />{' '}
      {text}
    </label>
  );
}
