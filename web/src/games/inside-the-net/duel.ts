// What a card brought about: who had the ball, who was against him, and every die since, read from the events.
import type { Frame, Side } from '../../api/types';
import { cardOf, covers, other, valuesOf, type Papers, type Zone } from './papers';

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
  section: string;
  /** The number of the action card. */
  number: string;
  extra: boolean;
  attacker: string | null;
  defender: string | null;
  keeper: string | null;
  checks: Check[];
}

/** What white is read for, by the colour that actions have on a card. */
const FAMILIES: [string[], string[]][] = [
  [['Chl+', 'ChlS'], ['Foul', 'TklR', 'Tkl']],
  [['Fld'], ['Ycd', 'Rcd', 'PKc']],
  [['Ps+S', 'P++', 'Pss+', 'Pto+', 'OffP', 'CrsP', 'GK'], ['BlkP', 'Int']],
  [['Att'], ['BlkS']],
];
export const familyOf = (action: string): string[] => FAMILIES.find(([actions]) => actions.includes(action))?.[1] ?? [];

const FLIP = /^flip (.+) (home|away) (DEF|MID|OFF) (\S+?)( extra)?$/;

/** The last card and what came of it; null before the first. */
export function duelOf(lately: Frame[], papers: Papers): Duel | null {
  const start = lately.findLastIndex((frame) => frame.story.some((line) => FLIP.test(line.event)));
  const flipped = lately[start]?.story.findLast((line) => FLIP.test(line.event));
  const [, what, side, zone, section = '', extra] = FLIP.exec(flipped?.event ?? '') ?? [];
  if (!what) return null;
  // The state at the card knows whom it names.
  const named = lately[start]?.situation ?? {};
  const nameOf = (what: string) => (named[what] && named[what] !== '-' ? named[what] : null);
  const duel: Duel = {
    side: side as Side,
    zone: zone as Zone,
    what,
    section,
    number: lately[start]?.answer?.text ?? '',
    extra: extra !== undefined,
    attacker: nameOf('on the ball'),
    defender: nameOf('against him'),
    keeper: null,
    checks: [],
  };
  const faces: Faces = {};
  for (const { answer, story } of lately.slice(start + 1)) {
    if (answer && /^(black|white|blue)$/.test(answer.label)) faces[answer.label as Colour] = Number(answer.text);
    const events = story.map((line) => line.event);
    events.forEach((event, at) => read(event, { rest: events.slice(at + 1), duel, papers, faces }));
  }
  return duel;
}

/** What the dice show. */
type Faces = Partial<Record<Colour, number>>;

interface Context {
  /** The events after this one, of the same moment. */
  rest: string[];
  duel: Duel;
  papers: Papers;
  faces: Faces;
}

type Reader = (found: string[], context: Context) => void;

const check = (die: Colour, number: string | number, more: Partial<Check>): Check => ({
  die,
  number: Number(number),
  side: null,
  name: null,
  line: '',
  keys: [],
  hits: [],
  need: null,
  kind: 'blue',
  ...more,
});

const cleared = (duel: Duel, faces: Faces, hits: string[]): Check =>
  check('white', faces.white ?? 0, { side: other(duel.side), name: duel.defender, line: 'defence', keys: ['CLR'], hits, kind: 'stop' });

const STOP = /^stop (?:home|away) (?:.+ )?(\S+)$/;

const READERS: [RegExp, Reader][] = [
  [
    /^action (home|away) (.+) (\S+) (\d+) (\d+)$/,
    ([side, name, action = '', black = '', white = ''], { rest, duel, papers }) => {
      duel.attacker = name ?? null;
      const own = { side: side as Side, name: name ?? null };
      duel.checks.push(check('black', black, { ...own, line: duel.zone, keys: [action], hits: [action], kind: 'action' }));
      const keys = duel.what === 'free kick' ? [] : familyOf(action);
      const against = { side: other(duel.side), name: duel.defender, line: 'defence', keys };
      const stop = STOP.exec(rest.find((event) => STOP.test(event)) ?? '')?.[1];
      const values = valuesOf(cardOf(papers, other(duel.side), duel.defender), 'defence');
      const hits = keys.filter((key) =>
        action === 'Fld' ? values.some((value) => value.key === key && covers(value, Number(white))) : key === stop,
      );
      duel.checks.push(check('white', white, { ...against, hits, kind: keys.length > 0 ? 'stop' : 'free' }));
    },
  ],
  [
    /^shot check (home|away) (.+) (\d+) of (-?\d+) (yes|no)$/,
    ([side, name, black = '', need, yes], { duel, faces }) => {
      duel.attacker = name ?? null;
      const hits = yes === 'yes' ? ['Shot'] : [];
      // A pass that opens a shot cannot be cleared any more.
      if (duel.what !== 'open') duel.checks.push(cleared(duel, faces, []));
      duel.checks.push(
        check('black', black, { side: side as Side, name: name ?? null, line: 'attack', keys: ['Shot'], hits, need: Number(need), kind: 'control' }),
      );
    },
  ],
  [
    /^stop (?:home|away) .+ CLR$/,
    (_found, { duel, faces }) => {
      duel.checks.push(cleared(duel, faces, ['CLR']));
    },
  ],
  [
    /^shot (home|away) (.+) (\S+) (\d+) of (-?\d+) (on|off) target$/,
    ([side, name, , black = '', need, on], { duel }) => {
      duel.attacker = name ?? null;
      const hits = on === 'on' ? ['OnT'] : [];
      duel.checks.push(
        check('black', black, { side: side as Side, name: name ?? null, line: 'attack', keys: ['OnT'], hits, need: Number(need), kind: 'target' }),
      );
    },
  ],
  [
    /^goal check (home|away) (\d+) of (-?\d+) (yes|no)$/,
    ([, white = '', need, yes], { duel }) => {
      const hits = yes === 'yes' ? ['Goal'] : [];
      duel.checks.push(
        check('white', white, { side: duel.side, name: duel.attacker, line: 'attack', keys: ['Goal'], hits, need: Number(need), kind: 'goal' }),
      );
    },
  ],
  [
    /^save (home|away) (.+) (SV|CK|REB)$/,
    ([side, name, out = ''], { duel, faces }) => {
      duel.keeper = name ?? null;
      duel.checks.push(
        check('white', faces.white ?? 0, { side: side as Side, name: name ?? null, line: 'save out', keys: ['SV', 'CK', 'REB'], hits: [out], kind: 'save' }),
      );
    },
  ],
  [
    /^keeper (home|away) (.+) (\S+) (\d+)$/,
    ([side, name, how = '', blue = ''], { duel }) => {
      duel.keeper = name ?? null;
      duel.checks.push(check('blue', blue, { side: side as Side, name: name ?? null, line: 'after', keys: [how], hits: [how], kind: 'keeper' }));
    },
  ],
  [
    /^goal kick (home|away) (\S+) (\d+)$/,
    ([side, how = '', blue = ''], { duel }) => {
      duel.checks.push(check('blue', blue, { side: side as Side, line: 'goal kick', keys: [how], hits: [how], kind: 'keeper' }));
    },
  ],
  [
    /^recovery (home|away) (\S+) (\d+) of (\d+)$/,
    ([side, strip = '', blue = '', need], { duel }) => {
      duel.checks.push(check('blue', blue, { side: side as Side, line: strip, need: Number(need), kind: 'loose' }));
    },
  ],
  [
    /^penalty (home|away) (.+) (\d+) of (-?\d+)$/,
    ([side, name, white = '', need], { rest, duel }) => {
      duel.attacker = name ?? null;
      const hits = rest.some((event) => event.startsWith('goal ')) ? ['PK'] : [];
      duel.checks.push(
        check('white', white, { side: side as Side, name: name ?? null, line: 'attack', keys: ['PK'], hits, need: Number(need), kind: 'penalty' }),
      );
    },
  ],
  [
    /^second yellow check (home|away) (.+) (\d+) of (\d+) (yes|no)$/,
    ([side, name, blue = '', need, yes], { duel }) => {
      const hits = yes === 'yes' ? ['2nd'] : [];
      duel.checks.push(
        check('blue', blue, { side: side as Side, name: name ?? null, line: 'defence', keys: ['2nd'], hits, need: Number(need), kind: 'blue' }),
      );
    },
  ],
];

function read(event: string, context: Context): void {
  for (const [shape, reader] of READERS) {
    const found = shape.exec(event);
    if (found) return reader(found.slice(1), context);
  }
}

/** What a die marked on a card: on this line, this value. */
export function marksOn(duel: Duel | null, side: Side, name: string | null): Check[] {
  if (!duel || !name) return [];
  return duel.checks.filter((one) => one.side === side && one.name === name);
}
