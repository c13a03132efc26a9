// Keeps in view what counts: whoever was chosen with his hexes, the ball while somebody is to be chosen, the cursor of the keys.
import { useEffect, useRef } from 'preact/hooks';
import { word } from '../../core/position';
import { onlyFingers, room } from '../../stores/room';
import type { Scene } from '../module';
import { handOf, layers } from './hand';
import { centre, RADIUS, type Lie } from './hexes';
import { moveBy, type Clear } from './in-view';
import type { Field } from './men';
import type { Offer } from './offers';

interface Props {
  scene: Scene;
  field: Field;
  lie: Lie;
  offers: Offer[];
  /** Where the man stands that was chosen. */
  heldAt: string | null;
  /** The pitch, and what it is moved about in. */
  svg: { current: SVGSVGElement | null };
  box: { current: HTMLElement | null };
}

/** Hexes by their names: those that must be seen, and those that had better be. */
type Counts = [must: string[], better: string[]];

function counts({ scene, field: { ground, men }, offers, heldAt }: Props): Counts {
  const at = offers.flatMap((one) => one.at ?? []);
  if (heldAt !== null) return [[heldAt], at];
  const ball = word(scene.situation, 'ball');
  // Of the many hexes of a pass those count on which somebody stands, and those of a goal; of figures there is a list.
  const stands = new Set([...men.map((man) => man.at), ...ground.goals.map(({ name }) => name)]);
  return [ball ? [ball] : [], offers.some((one) => one.who !== null) ? [] : at.filter((name) => stands.has(name))];
}

export function useView(props: Props) {
  const { scene, lie } = props;
  const latest = useRef(props);
  latest.current = props;
  /** A finger or a mouse is on the pitch: nothing moves under it. */
  const pressed = useRef(false);
  const { held } = handOf(scene);
  const { near } = layers.value;
  const asked = scene.answer !== null;

  const show = ([must, better]: Counts) => {
    const { field, lie, svg, box } = latest.current;
    if (!pressed.current && svg.current && box.current) bring(svg.current, box.current, field, lie, [must, better]);
  };
  const showAll = () => {
    // Whoever has a mouse on the pitch sees where he points.
    const pointing = !onlyFingers.peek() && latest.current.box.current?.matches(':hover');
    if (!pointing || (near && held === null)) show(counts(latest.current));
  };
  // While nobody is asked here only a larger pitch follows the ball.
  const moment = asked ? scene.version : near ? word(scene.situation, 'ball') : '';
  useEffect(() => {
    if (!asked && !near) return;
    const frame = requestAnimationFrame(showAll);
    return () => cancelAnimationFrame(frame);
  }, [moment, asked, held, near, lie, room.value]);

  const before = useRef<string | null>(null);
  return {
    press: () => {
      pressed.current = true;
      before.current = handOf(latest.current.scene).held;
    },
    /** Somebody was picked up by it, or nothing was: then the page was scrolled, and stays so. */
    lift: () => {
      pressed.current = false;
      if (handOf(latest.current.scene).held !== before.current) requestAnimationFrame(showAll);
    },
    /** Where the keys went. */
    follow: (name: string) => void requestAnimationFrame(() => show([[name], []])),
  };
}

/** The part of the window that nothing lies over: what is asked may be docked at its foot, and the pace at its top. */
function clearOf(): Clear {
  const dock = document.querySelector('.below .play-area');
  const bar = dock ? null : document.querySelector('.table > .pace');
  return { from: bar?.getBoundingClientRect().height ?? 0, to: Math.min(innerHeight, dock?.getBoundingClientRect().top ?? innerHeight) };
}

/** On a larger pitch twice as much is seen around what counts: play goes on there. */
const AROUND = 2;

/** Moves the pitch in its box, if it is larger than that, and then the page. */
function bring(svg: SVGSVGElement, box: HTMLElement, { ground }: Field, lie: Lie, names: Counts): void {
  const clear = clearOf();
  const by = (of: 'left' | 'top', room: Clear, round: number) => {
    const drawn = svg.getScreenCTM();
    if (!drawn) return 0;
    const [must = [], better = []] = names.map((some) =>
      some.flatMap((name) => ground.named(name) ?? []).map((hex) => centre(hex, lie)[of] * drawn.a + (of === 'left' ? drawn.e : drawn.f)),
    );
    return moveBy({ must, better }, room, RADIUS * drawn.a * round);
  };
  if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1) {
    const seen = () => {
      const { top, bottom } = box.getBoundingClientRect();
      return { from: Math.max(top, clear.from), to: Math.min(bottom, clear.to) };
    };
    // Too little of it is seen to play in.
    if (seen().to - seen().from < (clear.to - clear.from) / 2) scrollBy(0, box.getBoundingClientRect().top - clear.from);
    const { left, right } = box.getBoundingClientRect();
    box.scrollLeft += by('left', { from: left, to: right }, AROUND);
    box.scrollTop += by('top', seen(), AROUND);
  }
  const down = by('top', clear, 1);
  if (Math.abs(down) > 1) scrollBy(0, down);
}
