// The table of counter-attack: who has the ball, the phase, the pitch, and what lies under the cursor.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Side } from '../../api/types';
import { SIDES } from '../../core/plan';
import { tells } from '../../core/timeline';
import { SideChip } from '../../parts/side-chip';
import { words } from '../../words';
import type { Scene } from '../module';
import { askChances, choose, cursor, firstOffers, handOf, layers, letGo, offersNow, outcomesOf, worthAsking } from './hand';
import { centre, hexAt, hexNamed, isArrow, meant, nameOf, step, type Hex, type Lie, type Point } from './hexes';
import { menOf, partOf } from './men';
import { meaningOf, named, spots, type Offer } from './offers';
import { phaseOf } from './phase';
import { Pitch, viewBox, zonesOf } from './pitch';
import { readOut } from './says';
import { ca } from './words';

/** Narrower than this, in pixels, the pitch stands upright. */
const NARROW = 560;
/** What counts as coming off. */
const GOOD = ['arrives', 'accurate', 'goal', 'keeps it', 'gets through', 'through', 'ball won', 'header won', 'under control'];

export function CounterAttackBoard(scene: Scene) {
  const [lie, box] = useLie();
  const part = partOf(scene.situation);
  const { held } = handOf(scene);
  useEffect(() => void askChances(scene, worthAsking(scene)), [scene.version, scene.answer !== null, held]);
  return (
    <div class="ca-board" ref={box}>
      <div class="club-sides">
        {SIDES.map((side) => (
          <Club key={side} side={side} scene={scene} lie={lie} />
        ))}
      </div>
      <div class="ca-phase">
        <span>{phaseOf(scene)}</span>
        <Pips part={part} />
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
      <Layers />
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

function Club({ side, scene: { situation, setup }, lie }: { side: Side; scene: Scene; lie: Lie }) {
  const attacks = (situation['home attacks'] === 'right') === (side === 'home') ? 'right' : 'left';
  const seen = lie === 'across' ? attacks : attacks === 'right' ? 'up' : 'down';
  const ball = situation['attack'] === side;
  return (
    <div class={`club-side ${side}${ball ? ' active' : ''}`}>
      <SideChip side={side} />
      <div>
        <strong>{words.sideOf(side, setup.names)}</strong>
        <small>
          {ca.attacks[seen]} {ball ? <em class="on-turn">{ca.hasBall}</em> : null}
        </small>
      </div>
    </div>
  );
}

/** Four, five, two: what has been moved in the phase, and what is left. */
function Pips({ part }: { part: ReturnType<typeof partOf> }) {
  const parts = [
    ['A4', 4],
    ['D5', 5],
    ['A2', 2],
  ] as const;
  const now = parts.findIndex(([name]) => name === part?.name);
  return (
    <span class="ca-pips" role="img" aria-label={part ? `${ca.movement}: ${part.name}, ${part.left}` : ca.pips}>
      {parts.map(([name, count], at) => (
        <span key={name} class={at === now ? 'now' : ''}>
          {Array.from({ length: count }, (_, pip) => {
            const left = now < 0 || at > now || (at === now && pip >= count - (part?.left ?? 0));
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
  const men = menOf(scene.board, scene.situation);
  const offers = offersNow(scene, men);
  const places = spots(offers);
  const first = firstOffers(scene, men);
  const { held } = handOf(scene);
  const heldId = held === null ? null : named(held).who;
  const at = cursor.value;
  const ball = scene.situation['ball'] ?? 'M19';
  const near = layers.value.near;

  useEffect(() => {
    const box = scroll.current;
    const hex = hexNamed(ball);
    if (!near || !box || !hex) return;
    const [left, top, wide, high] = viewBox(lie);
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
    const fat = event.pointerType === 'touch' ? meant(open.map(hexNamed).filter((hex): hex is Hex => hex !== null), point, lie) : null;
    const hex = fat ?? hexAt(point, lie);
    return hex ? nameOf(hex) : null;
  };
  const down = (event: PointerEvent) => {
    const name = hexOf(event);
    if (!name || event.button > 0) return;
    const means = meaningOf(name, offers, first);
    const before = cursor.value;
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
    const here = hexNamed(at) ?? { x: 0, y: 0 };
    if (isArrow(event.key)) cursor.value = nameOf(step(here, event.key, lie));
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
  for (const [name, here] of places) {
    const text = chanceText(scene, here);
    if (here.some((one) => named(one.choice).hex === null)) pickable.add(name);
    if (text || (layers.value.reach && here.some((one) => named(one.choice).hex !== null))) reach.set(name, text);
  }
  const from = heldId ? men.find((man) => man.id === heldId)?.at : ball;
  const lane: [string, string] | null = from && plan && hexNamed(plan.at(-1)?.split(' ').at(-1) ?? '') ? [from, at] : null;
  const [left, top, wide, high] = viewBox(lie);
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
          lie={lie}
          men={men}
          ball={ball}
          reach={reach}
          pickable={pickable}
          held={heldId}
          cursor={focused || scene.answer ? at : null}
          lane={lane}
          zones={layers.value.zones ? zonesOf(men, scene.situation['attack']) : NONE}
          names={layers.value.names}
          trail={trailOf(scene)}
        />
      </svg>
    </div>
  );
}

const NONE = new Set<string>();

/** The chance, in per cent, that the choice at a hex comes off; empty if no die decides it. */
function chanceText(scene: Scene, here: Offer[]): string {
  const outcomes = here[0] ? outcomesOf(scene, here[0].plan) : [];
  if (outcomes.length === 0) return '';
  const good = outcomes.filter(({ event }) => GOOD.includes(event)).reduce((sum, { chance }) => sum + chance, 0);
  return `${Math.round(good * 100)}%`;
}

/** The last way of the ball, as it was told. */
function trailOf({ frame }: Scene): [string, string] | null {
  const found = frame?.story.findLast((line) => / from=\S+ (to|aim)=\S+/.test(line.event));
  const [, from, , to] = /from=(\S+) (to|aim)=(\S+)/.exec(found?.event ?? '') ?? [];
  return from && to ? [from, to] : null;
}

function ReadOut({ scene }: { scene: Scene }) {
  return (
    <div class="ca-under">
      <p id="ca-readout" class="ca-readout" aria-live="polite" data-testid="readout">
        {readOut(scene)}
      </p>
      <p id="ca-help" class="unseen">
        {ca.pitchHelp}
      </p>
    </div>
  );
}

function Layers() {
  const shown = layers.value;
  const names = ['reach', 'zones', 'names', 'near'] as const;
  return (
    <fieldset class="ca-layers">
      <legend class="unseen">{ca.layers.title}</legend>
      {names.map((name) => (
        <label key={name} class="tick">
          <input
            type="checkbox"
            checked={shown[name]}
            onChange={(event) => (layers.value = { ...shown, [name]: event.currentTarget.checked })}
          />{' '}
          {ca.layers[name]}
        </label>
      ))}
    </fieldset>
  );
}
