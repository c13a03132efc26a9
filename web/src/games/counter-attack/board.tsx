// The table of counter-attack: who has the ball, the phase, the pitch, and what lies under the cursor.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MovementPart, Side } from '../../api/schema';
import { word } from '../../core/position';
import { tells } from '../../core/timeline';
import { SideChip } from '../../parts/side-chip';
import { room } from '../../stores/room';
import type { Scene } from '../module';
import { aimsOf } from './aims';
import { lastWay } from './ball-way';
import type { Deed } from './deeds';
import { askChances, choose, comesOff, cursor, cursorOn, firstOffers, handOf, layers, letGo, offersNow, outcomesOf, worthAsking } from './hand';
import { centre, hexAt, isArrow, isUpright, meant, step, turned, viewBox, type Lie, type Point } from './hexes';
import { deedText, deedsOf, lookAt, lookFurther, lookedAt, rollsOf, sceneBack } from './look-back';
import { fieldOf, movementOf, partOf } from './men';
import { meaningOf, named, spots, type Offer } from './offers';
import { addedOf, phaseOf } from './phase';
import { Pitch, zonesOf } from './pitch';
import { ReadOut, withAnswers } from './read-out';
import type { Roll } from './rolls';
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
  useEffect(() => void askChances(scene, worthAsking(scene)), [scene.version, scene.answer !== null, held]);
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

interface FieldProps {
  scene: Scene;
  lie: Lie;
  deeds: Deed[];
  /** The one that is looked at: the scene is that of then. */
  now: Deed | null;
  rolls: Roll[];
  /** One further back or on; 0: to the board as it is. */
  look(by: 1 | 0 | -1): void;
}

function PitchField({ scene, lie, deeds, now, rolls, look }: FieldProps) {
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
      if (!letGo(scene) && !now) return;
      if (now) look(0);
    } else if (event.key === 'n' || event.key === 'p') {
      const order = [...places.keys()];
      const next = order[(order.indexOf(at) + (event.key === 'n' ? 1 : order.length * 2 - 1)) % order.length];
      if (next) cursor.value = next;
    } else if (event.key === ',' || event.key === '.') look(event.key === '.' ? 1 : -1);
    else if (event.key === 'b') cursor.value = ball;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const aims = aimsOf(scene.pending, offers, field, ball, (offer) => chanceText(scene, [offer]));
  const reach = new Map<string, string>();
  const pickable = new Set<string>();
  for (const [name, choices] of places) {
    const text = aims.find(({ to }) => to === name)?.text ?? chanceText(scene, choices);
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
      aria-label={turned(lie, false) === lie ? ca.pitch : ca.turnedPitch(ground.lastColumn)}
      aria-describedby="ca-help ca-readout"
      tabIndex={0}
      data-testid="pitch"
      data-cursor={at}
      data-lie={lie}
      onKeyDown={key}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <svg
        key={lie}
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
          ballWay={ballWayOf(scene)}
          deeds={layers.value.trails || now ? deeds : []}
          now={now}
          aims={aims}
          rolls={layers.value.trails || now ? rolls : []}
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

/** The way the ball is about to take, or the last it took. */
function ballWayOf({ lately, situation }: Scene): string[] {
  const target = lately.findLast((one) => !one.answer?.by_default && one.answer)?.answer?.text ?? '';
  const [verb, aimed] = target.split(' ');
  const ball = word(situation, 'ball');
  return aimed && ball && (verb === 'tgt' || verb === 'aim') ? [ball, aimed] : lastWay(lately);
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
