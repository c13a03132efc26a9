// The pitch as it is played on: by mouse, by finger and by keys.
import { useEffect, useRef, useState } from 'preact/hooks';
import { word } from '../../core/position';
import type { Scene } from '../module';
import { aimsOf } from './aims';
import { lastWay } from './ball-way';
import { askChances, comesOff, outcomesOf } from './chances';
import type { Deed } from './deeds';
import { choose, cursor, cursorOn, firstOffers, handOf, layers, letGo, offersNow } from './hand';
import { hexAt, isArrow, meant, step, turned, viewBox, type Lie, type Point } from './hexes';
import { fieldOf } from './men';
import { meaningOf, named, spots, type Offer } from './offers';
import { Pitch, zonesOf } from './pitch';
import type { Roll } from './rolls';
import { ca } from './texts';
import { pointAt, pointedAt, suggested } from './pointing';
import { useView } from './use-view';

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

export function PitchField({ scene, lie, deeds, now, rolls, look }: FieldProps) {
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

  const view = useView({ scene, field, lie, offers, heldAt: men.find((man) => man.id === heldId)?.at ?? null, svg, box: scroll });

  // Nobody has pointed at anything yet: the arrow goes to whoever is suggested, and back there when a mouse leaves the pitch.
  const best = suggested(scene, field);
  useEffect(() => {
    if (best !== null && pointedAt(scene) === null && !scroll.current?.matches(':hover')) cursor.value = best;
  }, [best, scene.version]);
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') cursor.value = pointedAt(scene) ?? best ?? cursor.peek();
  };

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
    view.press();
    const name = hexOf(event);
    if (!name || event.button > 0) return;
    const means = meaningOf(name, offers, first);
    const before = at;
    pointAt(scene, name);
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
    view.lift();
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
    if (isArrow(event.key)) pointAt(scene, step(ground, here, event.key, lie).name);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (!scene.answer || !choose(scene, at)) return void (event.key === 'Enter' && event.preventDefault());
    } else if (event.key === 'Escape') {
      if (!letGo(scene) && !now) return;
      if (now) look(0);
    } else if (event.key === 'n' || event.key === 'p') {
      const order = [...places.keys()];
      const next = order[(order.indexOf(at) + (event.key === 'n' ? 1 : order.length * 2 - 1)) % order.length];
      if (next) pointAt(scene, next);
    } else if (event.key === ',' || event.key === '.') look(event.key === '.' ? 1 : -1);
    else if (event.key === 'b') pointAt(scene, ball);
    else return;
    view.follow(cursorOn(ground).name);
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
        onPointerLeave={leave}
        onPointerCancel={() => {
          pressed.current = null;
          view.lift();
        }}
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
