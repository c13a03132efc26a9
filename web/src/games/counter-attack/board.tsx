// The table of counter-attack: who has the ball, the phase, the pitch, and what lies under the cursor.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CounterAttackEvent, MovementPart, Side } from '../../api/schema';
import { word } from '../../core/position';
import { tells } from '../../core/timeline';
import { SideChip } from '../../parts/side-chip';
import { eventsOf } from '../events';
import type { Scene } from '../module';
import { askChances, choose, comesOff, cursor, cursorOn, firstOffers, handOf, layers, letGo, offersNow, outcomesOf, worthAsking } from './hand';
import { centre, hexAt, isArrow, meant, step, viewBox, type Lie, type Point } from './hexes';
import { fieldOf, movementOf, partOf } from './men';
import { meaningOf, named, spots, type Offer } from './offers';
import { addedOf, phaseOf } from './phase';
import { Pitch, zonesOf } from './pitch';
import { choiceText, readOut } from './says';
import { ca } from './texts';

/** Narrower than this, in pixels, the pitch stands upright. */
const NARROW = 560;

export function CounterAttackBoard(scene: Scene) {
  const [lie, box] = useLie();
  const part = partOf(scene.situation);
  const { held } = handOf(scene);
  useEffect(() => void askChances(scene, worthAsking(scene)), [scene.version, scene.answer !== null, held]);
  return (
    <div class="ca-board" ref={box}>
      <div class="ca-phase">
        <Way side="home" scene={scene} lie={lie} />
        <p>
          <span>{phaseOf(scene)}</span> <Pips parts={movementOf(scene.board)} part={part} />
          {addedOf(scene.situation) ? <small>{addedOf(scene.situation)}</small> : null}
        </p>
        <Way side="away" scene={scene} lie={lie} />
      </div>
      <div class="pitch-box">
        <PitchField scene={scene} lie={lie} />
        {tells(scene.frame, 'goal') ? (
          <div class="stamp passing" aria-hidden="true">
            {ca.goal}
          </div>
        ) : null}
      </div>
      <ReadOut scene={scene} />
      <Layers open={lie === 'across'} />
    </div>
  );
}

/** Which way the pitch lies in the room there is. */
function useLie() {
  const box = useRef<HTMLDivElement>(null);
  const [lie, setLie] = useState<Lie>(innerWidth < NARROW ? 'upright' : 'across');
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return;
    const look = new ResizeObserver(([entry]) => setLie((entry?.contentRect.width ?? NARROW) < NARROW ? 'upright' : 'across'));
    look.observe(box.current);
    return () => look.disconnect();
  }, []);
  return [lie, box] as const;
}

/** Which way a side plays, and whether it has the ball. */
function Way({ side, scene: { situation }, lie }: { side: Side; scene: Scene; lie: Lie }) {
  const attacks = (word(situation, 'home attacks') === 'right') === (side === 'home') ? 'right' : 'left';
  const seen = lie === 'across' ? attacks : attacks === 'right' ? 'up' : 'down';
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

function PitchField({ scene, lie }: { scene: Scene; lie: Lie }) {
  const svg = useRef<SVGSVGElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ at: string; held: boolean; before: string; picked: boolean } | null>(null);
  const [focused, setFocused] = useState(false);
  const field = fieldOf(scene);
  const { ground, men } = field;
  const offers = offersNow(scene, field);
  const places = spots(offers);
  const first = firstOffers(scene, field);
  const { held } = handOf(scene);
  const heldId = held === null ? null : named(held, ground).who;
  const here = cursorOn(ground);
  const at = here.name;
  const ball = word(scene.situation, 'ball') || ground.centre.name;
  const near = layers.value.near;

  useEffect(() => {
    const box = scroll.current;
    const hex = ground.named(ball);
    if (!near || !box || !hex) return;
    const [left, top, wide, high] = viewBox(ground, lie);
    const point = centre(hex, lie);
    box.scrollLeft = ((point.left - left) / wide) * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = ((point.top - top) / high) * box.scrollHeight - box.clientHeight / 2;
  }, [near, ball, lie]);

  // The chances of what is under the cursor, once it rests there.
  const meaning = meaningOf(at, offers, first);
  const plan = meaning.do === 'send' ? meaning.plan : null;
  useEffect(() => {
    if (!plan) return;
    const timer = setTimeout(() => void askChances(scene, [plan]), 120);
    return () => clearTimeout(timer);
  }, [plan?.join(','), scene.version]);

  const pointOf = (event: PointerEvent): Point | null => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { left: x, top: y };
  };
  /** A finger is given the benefit of the doubt. */
  const hexOf = (event: PointerEvent): string | null => {
    const point = pointOf(event);
    if (!point) return null;
    const open = [...places.keys(), ...first.flatMap((one) => (one.holds && one.at ? [one.at] : []))];
    const hexes = open.flatMap((name) => ground.named(name) ?? []);
    const fat = event.pointerType === 'touch' ? meant(hexes, point, lie) : null;
    return (fat ?? hexAt(ground, point, lie))?.name ?? null;
  };
  const down = (event: PointerEvent) => {
    const name = hexOf(event);
    if (!name || event.button > 0) return;
    const means = meaningOf(name, offers, first);
    const before = at;
    cursor.value = name;
    const picked = means.do === 'hold';
    const wasHeld = heldId !== null && men.find((man) => man.id === heldId)?.at === name;
    if (picked) choose(scene, name);
    if (picked || wasHeld) svg.current?.setPointerCapture(event.pointerId);
    pressed.current = { at: name, held: wasHeld, before, picked };
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'touch' && !pressed.current) return;
    const name = hexOf(event);
    if (name) cursor.value = name;
  };
  const up = (event: PointerEvent) => {
    const start = pressed.current;
    pressed.current = null;
    const name = hexOf(event);
    if (!start || !name) return;
    const dragged = name !== start.at;
    if (dragged && !start.picked && !start.held) return; // the page was scrolled
    if (!dragged && start.picked) return;
    if (!dragged && start.held && !places.has(name)) return void letGo(scene);
    // A finger points first and places with a second tap.
    const sends = meaningOf(name, offers, first).do === 'send';
    if (!dragged && sends && event.pointerType === 'touch' && start.before !== name) return;
    choose(scene, name);
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isArrow(event.key)) cursor.value = step(ground, here, event.key, lie).name;
    else if (event.key === 'Enter' || event.key === ' ') {
      if (!scene.answer || !choose(scene, at)) return void (event.key === 'Enter' && event.preventDefault());
    } else if (event.key === 'Escape') {
      if (!letGo(scene)) return;
    } else if (event.key === 'n' || event.key === 'p') {
      const order = [...places.keys()];
      const next = order[(order.indexOf(at) + (event.key === 'n' ? 1 : order.length * 2 - 1)) % order.length];
      if (next) cursor.value = next;
    } else if (event.key === 'b') cursor.value = ball;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const reach = new Map<string, string>();
  const pickable = new Set<string>();
  for (const [name, choices] of places) {
    const text = chanceText(scene, choices);
    const ofHex = (one: Offer) => named(one.choice, ground).hex !== null;
    if (!choices.every(ofHex)) pickable.add(name);
    if (text || (layers.value.reach && choices.some(ofHex))) reach.set(name, text);
  }
  const from = heldId ? men.find((man) => man.id === heldId)?.at : ball;
  const lane: [string, string] | null = from && plan && ground.named(plan.at(-1)?.split(' ').at(-1) ?? '') ? [from, at] : null;
  const [left, top, wide, high] = viewBox(ground, lie);
  return (
    <div
      class={`ca-scroll ${lie}${near ? ' near' : ''}`}
      ref={scroll}
      role="application"
      aria-roledescription={ca.pitch}
      aria-label={ca.pitch}
      aria-describedby="ca-help ca-readout"
      tabIndex={0}
      data-testid="pitch"
      data-cursor={at}
      onKeyDown={key}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <svg
        ref={svg}
        class={`ca-pitch${held === null ? '' : ' holding'}`}
        viewBox={`${left} ${top} ${wide} ${high}`}
        aria-hidden="true"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => (pressed.current = null)}
      >
        <Pitch
          ground={ground}
          lie={lie}
          men={men}
          ball={ball}
          reach={reach}
          pickable={pickable}
          held={heldId}
          cursor={focused || scene.answer ? at : null}
          lane={lane}
          zones={layers.value.zones ? zonesOf(field, word(scene.situation, 'attack')) : NONE}
          names={layers.value.names}
          trail={trailOf(scene)}
        />
      </svg>
    </div>
  );
}

const NONE = new Set<string>();

/** The chance, in per cent, that the choice at a hex comes off for the side that is asked; empty if no die decides it. */
function chanceText(scene: Scene, here: Offer[]): string {
  const outcomes = here[0] ? outcomesOf(scene, here[0].plan) : [];
  const { pending } = scene;
  if (outcomes.length === 0 || pending?.kind !== 'decide') return '';
  return `${Math.round(comesOff(outcomes, pending.side) * 100)}%`;
}

/** The last way of the ball, as it was told, or the way it is about to take. */
function trailOf({ frame, lately, situation }: Scene): [string, string] | null {
  const target = lately.findLast((one) => !one.answer?.by_default && one.answer)?.answer?.text ?? '';
  const [verb, aimed] = target.split(' ');
  const ball = word(situation, 'ball');
  if (aimed && ball && (verb === 'tgt' || verb === 'aim')) return [ball, aimed];
  const ways = eventsOf<CounterAttackEvent>(frame?.story ?? []).map(wayOf);
  return ways.findLast((way) => way !== null) ?? null;
}

/** From where to where the ball was played. */
function wayOf(event: CounterAttackEvent): [string, string] | null {
  switch (event.kind) {
    case 'pass':
    case 'high':
    case 'cross':
    case 'long':
    case 'headed':
      return [event.from, event.to];
    case 'shot':
    case 'headed-shot':
      return [event.from, event.aim];
    default:
      return null;
  }
}

/** What is under the cursor, and a button that plays it: for fingers. */
function ReadOut({ scene }: { scene: Scene }) {
  const field = fieldOf(scene);
  const at = cursorOn(field.ground).name;
  const { held, asking } = handOf(scene);
  const meaning = meaningOf(at, offersNow(scene, field), firstOffers(scene, field));
  const plan = meaning.do === 'send' && asking === null ? meaning.plan : null;
  return (
    <div class="ca-under">
      <p id="ca-readout" class="ca-readout" aria-live="polite" data-testid="readout">
        {readOut(scene)}
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

const LAYERS = ['reach', 'zones', 'names', 'near'] as const;

function Layers({ open }: { open: boolean }) {
  const shown = layers.value;
  return (
    <details class="ca-layers" open={open}>
      <summary>{ca.layers.title}</summary>
      <div class="row">
        {LAYERS.map((name) => (
          <label key={name} class="tick">
            <input
              type="checkbox"
              checked={shown[name]}
              onChange={(event) => (layers.value = { ...shown, [name]: event.currentTarget.checked })}
            />{' '}
            {ca.layers[name]}
          </label>
        ))}
      </div>
    </details>
  );
}
