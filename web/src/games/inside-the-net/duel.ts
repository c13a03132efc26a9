// What a card brought about: who had the ball, who was against him, and every die since.
import type { Frame, InsideTheNetEvent, Side } from '../../api/schema';
import { other } from '../../core/plan';
import { word } from '../../core/position';
import { eventsOf } from '../events';
import { cardOf, covers, keysOf, valuesOf, type Papers, type Zone } from './papers';
import { taleOf, type Tale } from './tale';

export type Colour = 'black' | 'white' | 'blue';

/** A die and what it was read on. */
export interface Check {
  die: Colour;
  number: number;
  /** Whose card; null for HREC and where nobody is read. */
  side: Side | null;
  name: string | null;
  /** The line of the card, and what was read there. */
  line: string;
  keys: string[];
  /** Those that the number hit. */
  hits: string[];
  /** The number to reach, where one is compared. */
  need: number | null;
  kind: Kind;
}

export type Kind = 'action' | 'stop' | 'free' | 'loose' | 'control' | 'target' | 'goal' | 'save' | 'keeper' | 'penalty' | 'blue';

export interface Duel {
  side: Side;
  zone: Zone;
  /** `play`, `free kick`, `corner`… */
  what: string;
  section: Extract<InsideTheNetEvent, { kind: 'flip' }>['section'];
  /** The number of the action card. */
  number: string;
  extra: boolean;
  attacker: string | null;
  defender: string | null;
  keeper: string | null;
  checks: Check[];
  /** A penalty was given in it. */
  penalty: boolean;
  /** What it came to so far; null before the first die. */
  tale: Tale | null;
}

/** The last card and what came of it; null before the first. */
export function duelOf(lately: Frame[], papers: Papers): Duel | null {
  const flipIn = (frame: Frame) => eventsOf<InsideTheNetEvent>(frame.story).findLast((event) => event.kind === 'flip');
  const start = lately.findLastIndex(flipIn);
  const card = lately[start];
  const flip = card && flipIn(card);
  if (!card || !flip) return null;
  // The state at the card knows whom it names.
  const named = card.situation ?? {};
  const duel: Duel = {
    side: flip.side,
    zone: flip.zone,
    what: flip.next,
    section: flip.section,
    number: card.answer?.text ?? '',
    extra: flip.extra,
    attacker: word(named, 'on the ball') || null,
    defender: word(named, 'against him') || null,
    keeper: null,
    checks: [],
    penalty: false,
    tale: null,
  };
  const faces: Faces = {};
  for (const { answer, story } of lately.slice(start + 1)) {
    if (answer && isColour(answer.label)) faces[answer.label] = Number(answer.text);
    for (const event of eventsOf<InsideTheNetEvent>(story)) {
      read(event, duel, papers, faces);
      duel.tale = taleOf(event, duel) ?? duel.tale;
    }
  }
  return duel;
}

const isColour = (label: string): label is Colour => ['black', 'white', 'blue'].includes(label);

/** What the dice show. */
type Faces = Partial<Record<Colour, number>>;

const check = (die: Colour, number: number, more: Partial<Check>): Check => ({
  die,
  number,
  side: null,
  name: null,
  line: '',
  keys: [],
  hits: [],
  need: null,
  kind: 'blue',
  ...more,
});

/** One value of a card that a die is held against. */
const rate = (key: string, hit: boolean) => ({ keys: [key], hits: hit ? [key] : [] });

const cleared = (duel: Duel, faces: Faces, hit: boolean): Check =>
  check('white', faces.white ?? 0, { side: other(duel.side), name: duel.defender, line: 'defence', ...rate('CLR', hit), kind: 'stop' });

/** The keeper behind the defender, who stops it himself. */
function addKeepers(duel: Duel, keeper: string | null, stop: string, white: number): void {
  duel.keeper = keeper;
  duel.checks.push(check('white', white, { side: other(duel.side), name: keeper, line: 'stops', ...rate(stop, true), kind: 'save' }));
}

/** Adds the dice that an event was decided by. */
function read(event: InsideTheNetEvent, duel: Duel, papers: Papers, faces: Faces): void {
  const { side } = event;
  const add = (die: Colour, number: number, more: Partial<Check>) => duel.checks.push(check(die, number, { side, ...more }));
  switch (event.kind) {
    case 'action': {
      // What white shows is marked, also where SOS makes something else of it.
      const { man, action, family, shown } = event;
      duel.attacker = man;
      add('black', event.black, { name: man, line: duel.zone, keys: [action], hits: [action], kind: 'action' });
      const keys = keysOf(family);
      const kind = keys.length > 0 ? 'stop' : 'free';
      add('white', event.white, { side: other(duel.side), name: duel.defender, line: 'defence', keys, hits: keys.filter((key) => key === shown), kind });
      if (shown === 'SWEEP') addKeepers(duel, event.keeper, shown, event.white);
      return;
    }
    case 'foul': {
      // In a challenge, white was read for the tackle.
      const last = duel.checks.at(-1);
      if (event.challenge || last?.kind !== 'free') return;
      const values = valuesOf(cardOf(papers, side, event.man), 'defence');
      const keys = keysOf('foul');
      last.hits = keys.filter((key) => values.some((value) => value.key === key && covers(value, event.white)));
      last.keys = keys;
      last.kind = 'stop';
      return;
    }
    case 'received':
      duel.attacker = event.man;
      // A pass that opens a shot cannot be cleared any more.
      if (duel.what !== 'open') duel.checks.push(cleared(duel, faces, false));
      add('black', event.black, { name: event.man, line: 'attack', ...rate('Shot', event.controlled), need: event.need, kind: 'control' });
      return;
    case 'stopped':
      if (event.stop === 'CLR') duel.checks.push(cleared(duel, faces, true));
      if (event.stop === 'CrsP INT' || event.stop === 'REC') {
        duel.checks.push(cleared(duel, faces, false));
        addKeepers(duel, event.by, event.stop, event.white);
      }
      return;
    case 'shot':
      duel.attacker = event.man;
      add('black', event.black, { name: event.man, line: 'attack', ...rate('OnT', event.on_target), need: event.need, kind: 'target' });
      return;
    case 'faced':
      add('white', event.white, { side: duel.side, name: duel.attacker, line: 'attack', ...rate('Goal', event.goal), need: event.need, kind: 'goal' });
      return;
    case 'saved':
      duel.keeper = event.keeper;
      add('white', event.white, { name: event.keeper, line: 'save out', keys: ['SV', 'CK', 'REB'], hits: [event.out], kind: 'save' });
      return;
    case 'released':
      duel.keeper = event.keeper;
      add('blue', event.blue, { name: event.keeper, line: 'after', ...rate(event.how, true), kind: 'keeper' });
      return;
    case 'goal-kick':
      duel.keeper = event.keeper;
      add('blue', event.blue, { name: event.keeper, line: 'goal kick', ...rate(event.how, true), kind: 'keeper' });
      return;
    case 'recovery':
      add('blue', event.blue, { line: event.strip, need: event.need, kind: 'loose' });
      return;
    case 'penalty-awarded':
      duel.penalty = true;
      return;
    case 'penalty':
      duel.attacker = event.man;
      // Off target, white is not read.
      if (event.on_target) add('white', event.white, { name: event.man, line: 'attack', ...rate('PK', event.goal), need: event.need, kind: 'penalty' });
      return;
    case 'second-yellow':
      add('blue', event.blue, { name: event.man, line: 'defence', ...rate('2nd', event.given), need: event.need, kind: 'blue' });
  }
}

/** What a die marked on a card: on this line, this value. */
export function marksOn(duel: Duel | null, side: Side, name: string | null): Check[] {
  if (!duel || !name) return [];
  return duel.checks.filter((one) => one.side === side && one.name === name);
}
