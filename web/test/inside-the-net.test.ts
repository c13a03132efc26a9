import { describe, expect, it } from 'vitest';
import { duelOf, marksOn, type Check, type Duel } from '../src/games/inside-the-net/duel';
import { hurtOf, signsOf } from '../src/games/inside-the-net/line-ups';
import { outcomeOf } from '../src/games/inside-the-net/outcome';
import {
  covers,
  extras,
  lineUp,
  recovery,
  sides,
  stripOf,
  valueOf,
  type Papers,
  squadLine,
} from '../src/games/inside-the-net/papers';
import type { Frame, InsideTheNetEvent, StoryLine } from '../src/api/schema';
import insideTheNet from '../src/games/inside-the-net';
import type { Scene } from '../src/games/module';
import { frame, told as tellings } from './samples';

const man = (name: string, number: number) => ({
  name,
  number,
  positions: 'DF',
  lines: [
    { name: 'MID', values: ['Cry+ 1-2', 'Fld 3-8', 'Pss+ 9-16', 'Pto+ 17-20'] },
    { name: 'attack', values: ['Shot 10', 'OnT 9', 'Goal 6'] },
    { name: 'defence', values: ['Foul 1*-3', 'Ycd 9-12', 'Rcd 13', 'PKc 12', 'BlkP 1-3', 'Int 4-7', 'CLR 1-8'] },
  ],
});
const names = (letter: string) => Array.from({ length: 10 }, (_, at) => `${letter} Man ${at + 1}`);
const SQUAD = { league: 'A League', home_recovery: 14, away_recovery: -1, formation: '4-4-2' };
const papers: Papers = {
  game: 'inside-the-net',
  squads: [
    { ...SQUAD, cards: names('H').map((name, at) => man(name, at + 1)) },
    { ...SQUAD, cards: names('A').map((name, at) => man(name, at + 1)) },
  ],
};
const situation = {
  'home formation': '4-4-2',
  'home line-up': names('H'),
  'home booked': ['H Man 2', 'H Man 3'],
  'home booked twice': ['H Man 3'],
  'home came on': ['H Man 9'],
  'home windows': 2,
  'away formation': '5-3-2',
  'away line-up': names('A').map((name) => (name === 'A Man 2' ? null : name)),
  'away sent off': ['A Man 2'],
  hrec: [21, 10, -2],
  extras: { cards: 3, sideways: true },
};

/** A card, then dice, each with what it told; the state at a card knows whom it names. */
const played = (...moments: [string, string, StoryLine[]][]): Frame[] =>
  moments.map(([label, text, story]) =>
    frame(label, text, {
      story,
      situation: label === 'card' ? named : null,
    }),
  );
const told = tellings<InsideTheNetEvent>();
type Flip = Extract<InsideTheNetEvent, { kind: 'flip' }>;
/** The card of 6 against 5. */
const flip = (next: Flip['next'], zone: Flip['zone'], more: Partial<Flip> = {}) =>
  told('flip', { side: 'home', next, zone, section: { spots: [6], high: false, defender: 5, sos: null }, extra: false, ...more });
type Action = Extract<InsideTheNetEvent, { kind: 'action' }>;
const action = (fields: Partial<Action>) => told('action', { side: 'home', man: 'H Man 6', free_kick: false, stop: 'none', ...fields });
const named = { 'on the ball': 'H Man 6', 'against him': 'A Man 5' };

describe('cards', () => {
  it('reads values, also those with two words', () => {
    expect(valueOf('Pss+ 9-16')).toEqual({ key: 'Pss+', text: '9-16' });
    expect(valueOf('CrsP INT 19-20')).toEqual({ key: 'CrsP INT', text: '19-20' });
  });

  it('knows which numbers a range has, with or without a star, and what a rate reaches', () => {
    expect(covers({ key: 'Foul', text: '1*-3' }, 1)).toBe(true);
    expect(covers({ key: 'Foul', text: '1*-3' }, 4)).toBe(false);
    expect(covers({ key: 'Rcd', text: '13' }, 12)).toBe(false);
    expect(covers({ key: 'Shot', text: '10' }, 4)).toBe(true);
  });
});

it('a squad is told in a line', () => {
  expect(squadLine(papers.squads[0])).toBe('A League; HREC 14, AREC −1; 4-4-2; 10 players, 0 keepers');
});

describe('line-ups', () => {
  it('knows lines, markers, substitutes and empty spots', () => {
    const [home, away] = sides(situation);
    expect(home?.men.map(({ line }) => line).join(' ')).toBe('DF DF DF DF MF MF MF MF FW FW');
    expect(home?.men.map(({ cautions }) => cautions)).toEqual([0, 1, 2, 0, 0, 0, 0, 0, 0, 0]);
    expect(home?.men[8]?.cameOn).toBe(true);
    expect(away?.men[1]?.name).toBeNull();
    expect(away?.sentOff).toEqual(['A Man 2']);
    expect([home?.windows, away?.windows]).toEqual([2, 3]);
  });

  it('says what is to be known of a man', () => {
    const [home] = sides(situation);
    if (!home) throw new Error('no home');
    expect(signsOf(lineUp(situation, 'home')[2]!, home, null, 3)).toEqual(['booked twice', 'tired']);
    expect(hurtOf([told('injured', { side: 'home', man: 'H Man 4', matches: 4 }), told('injured', { side: 'away', man: 'A Man 1', matches: 0 })], 'home')).toEqual([
      'H Man 4',
    ]);
  });

  it('reads HREC as it counts, the pile, and the strip of the ball', () => {
    expect(recovery(situation)).toEqual([19, 10, 1]);
    expect(extras(situation)).toEqual({ cards: 3, sideways: true });
    expect([stripOf('OFF', 'home'), stripOf('OFF', 'away'), stripOf('MID', 'away')]).toEqual([2, 0, 1]);
  });
});

describe('what a card brought about', () => {
  it('names both men before a die is thrown', () => {
    const duel = duelOf(played(['card', '48', [flip('play', 'MID')]]), papers);
    expect(duel).toMatchObject({ side: 'home', zone: 'MID', what: 'play', number: '48', attacker: 'H Man 6', defender: 'A Man 5', checks: [] });
    expect(duelOf([], papers)).toBeNull();
  });

  it('knows a card from EXTRAS, and where nobody stands against him', () => {
    const section = { spots: [9, 10], high: true, defender: 2, sos: 3 };
    const [card] = played(['card', '9', [flip('open', 'OFF', { section, extra: true })]]);
    const duel = duelOf([{ ...card!, situation: { ...named, 'against him': null } }], papers);
    expect(duel).toMatchObject({ attacker: 'H Man 6', defender: null, extra: true, section });
  });

  it('marks the action that black picked and the stop that white made', () => {
    const frames = played(
      ['card', '1', [flip('play', 'OFF', { side: 'away' })]],
      ['card', '48', [flip('play', 'MID')]],
      ['black', '14', []],
      ['white', '5', [
          action({ action: 'Pss+', family: 'pass', black: 14, white: 5, shown: 'Int', stop: 'Int' }),
          told('stopped', { side: 'away', by: 'A Man 5', stop: 'Int', white: 5 }),
          told('ball', { side: 'away', zone: 'DEF' }),
        ]],
    );
    const duel = duelOf(frames, papers);
    expect(marksOn(duel, 'home', 'H Man 6')).toMatchObject([{ die: 'black', number: 14, line: 'MID', hits: ['Pss+'] }]);
    expect(marksOn(duel, 'away', 'A Man 5')).toMatchObject([{ die: 'white', number: 5, keys: ['BlkP', 'Int'], hits: ['Int'] }]);
  });

  it('marks every range that white is in after a foul', () => {
    const frames = played(
      ['card', '48', [flip('play', 'MID')]],
      ['white', '12', [
          action({ action: 'Fld', family: 'free', black: 4, white: 12 }),
          told('foul', { side: 'away', man: 'A Man 5', on: 'H Man 6', challenge: false, caution: 'yellow', white: 12 }),
        ]],
    );
    expect(marksOn(duelOf(frames, papers), 'away', 'A Man 5')[0]?.hits).toEqual(['Ycd', 'PKc']);
  });

  it('reads nothing for the defence on a free kick', () => {
    const frames = played(
      ['card', '48', [flip('free kick', 'MID')]],
      ['white', '5', [
          action({ action: 'Pss+', family: 'free', black: 14, white: 5, free_kick: true }),
          told('ball', { side: 'home', zone: 'OFF' }),
        ]],
    );
    expect(duelOf(frames, papers)?.checks[1]).toMatchObject({ kind: 'free', keys: [], hits: [] });
  });

  it('follows a shot to the save', () => {
    const frames = played(
      ['card', '3', [flip('cross', 'OFF')]],
      ['black', '7', []],
      ['white', '11', [told('received', { side: 'home', man: 'H Man 9', next: 'cross', black: 7, need: 10, controlled: true })]],
      ['black', '4', []],
      ['white', '18', [
          told('shot', { side: 'home', man: 'H Man 9', black: 4, need: 8, on_target: true }),
          told('faced', { side: 'away', keeper: 'A Keeper', man: 'H Man 9', white: 18, need: 6, goal: false }),
          told('saved', { side: 'away', keeper: 'A Keeper', out: 'REB', white: 18 }),
        ]],
    );
    const duel = duelOf(frames, papers);
    expect(duel?.checks.map(({ kind, number, hits }) => [kind, number, hits])).toEqual([
      ['stop', 11, []],
      ['control', 7, ['Shot']],
      ['target', 4, ['OnT']],
      ['goal', 18, []],
      ['save', 18, ['REB']],
    ]);
    expect(duel?.keeper).toBe('A Keeper');
  });

  it('reads a challenge once, also where it is a foul', () => {
    const frames = played(
      ['card', '48', [flip('play', 'MID')]],
      [
        'white',
        '2',
        [
          action({ action: 'Chl+', family: 'challenge', black: 3, white: 2, shown: 'Foul', stop: 'Foul' }),
          told('stopped', { side: 'away', by: 'A Man 5', stop: 'Foul', white: 2 }),
          told('foul', { side: 'away', man: 'A Man 5', on: 'H Man 6', challenge: true, caution: 'plain', white: 2 }),
        ],
      ],
    );
    const [white] = marksOn(duelOf(frames, papers), 'away', 'A Man 5');
    expect(white).toMatchObject({ kind: 'stop', keys: ['Foul', 'TklR', 'Tkl'], hits: ['Foul'] });
  });

  it('shows white only for a penalty on target', () => {
    const kick = (on_target: boolean) =>
      played(['card', '48', [flip('play', 'OFF')]], ['white', '4', [told('penalty', { side: 'home', man: 'H Man 6', white: 4, need: 12, on_target, goal: on_target })]]);
    expect(duelOf(kick(true), papers)?.checks).toMatchObject([{ kind: 'penalty', number: 4, need: 12, hits: ['PK'] }]);
    expect(duelOf(kick(false), papers)?.checks).toEqual([]);
  });

  it('says what came of it, and shouts at a goal', () => {
    const verdict = (...story: StoryLine[]) => {
      const lately = played(['card', '48', [flip('play', 'OFF')]], ['white', '4', story]);
      return insideTheNet.verdict({ choice: null, choices: [], dice: [], end: 0 }, { lately, frame: lately[1], board: papers } as unknown as Scene);
    };
    const faced = told('faced', { side: 'away', man: 'H Man 6', white: 4, need: 6, goal: true });
    expect(verdict(faced, told('goal', { side: 'home', man: 'H Man 6' }))?.tone).toBe('goal');
    expect(verdict(faced)).toMatchObject({ tone: 'plain', text: 'Goal with the keeper’s SAVE is 6: goal' });
    expect(verdict()).toBeNull();
  });
});

describe('who comes out ahead', () => {
  const check = (kind: Check['kind'], more: Partial<Check> = {}): Check => ({
    die: 'white',
    number: 4,
    side: null,
    name: null,
    line: '',
    keys: [],
    hits: [],
    need: null,
    kind,
    ...more,
  });
  const duel = (...checks: Check[]): Duel => ({
    side: 'home',
    zone: 'MID',
    what: 'play',
    section: { spots: [6], high: false, defender: 5, sos: null },
    number: '48',
    extra: false,
    attacker: 'H Man 6',
    defender: 'A Man 5',
    keeper: null,
    checks,
  });
  const black = check('action', { die: 'black', hits: ['Pss+'], name: 'H Man 6' });

  it('is nobody before a die', () => expect(outcomeOf(duel())).toBeNull());

  it('is who stops it, and otherwise who was not stopped', () => {
    const tackle = check('stop', { name: 'A Man 5', hits: ['Int'] });
    expect(outcomeOf(duel(black, tackle))).toEqual({ side: 'away', name: 'A Man 5', check: tackle });
    for (const kind of ['stop', 'free'] as const) {
      expect(outcomeOf(duel(black, check(kind, { name: 'A Man 5' })))).toEqual({ side: 'home', name: 'H Man 6', check: black });
    }
  });

  it('is the fouled side after a foul', () => {
    expect(outcomeOf(duel(black, check('stop', { name: 'A Man 5', hits: ['Foul'] })))).toMatchObject({ side: 'home', name: null });
  });

  it('is the side that a shot or a loose ball is for', () => {
    expect(outcomeOf(duel(black, check('goal', { hits: ['Goal'] })))).toMatchObject({ side: 'home', name: 'H Man 6' });
    expect(outcomeOf(duel(black, check('target')))).toMatchObject({ side: 'away', name: null });
    expect(outcomeOf(duel(black, check('loose', { side: 'away' })))).toMatchObject({ side: 'away', name: null });
    expect(outcomeOf(duel(black, check('save', { side: 'away', name: 'A Keeper' })))).toMatchObject({ name: 'A Keeper' });
  });
});

it('offers the line-up as it stands, and the changes behind a line', () => {
  const scene = (name: string, menu: string[]) =>
    ({ pending: { kind: 'decide', side: 'home', name, menu, hints: menu.map(() => ''), about: '', default: '' } }) as unknown as Scene;
  expect(insideTheNet.further?.(scene('sheet', ['go on', 'change', '4-4-2']))?.choices).toEqual(['change', '4-4-2']);
  expect(insideTheNet.further?.(scene('off', ['spot 1', 'spot 2']))).toBeNull();
  expect(insideTheNet.choice('go on', scene('sheet', ['go on'])).label).toBe('Play with this eleven');
  expect(insideTheNet.choice('go on', scene('change', ['go on'])).label).toBe('Go on');
});
