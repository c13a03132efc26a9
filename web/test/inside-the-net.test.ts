import { describe, expect, it } from 'vitest';
import { duelOf, marksOn } from '../src/games/inside-the-net/duel';
import { hurtOf, signsOf } from '../src/games/inside-the-net/line-ups';
import {
  calling,
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
import { de } from '../src/games/inside-the-net/texts/de';
import { en } from '../src/games/inside-the-net/texts/en';
import { dueTo } from '../src/games/inside-the-net/tale';
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
    expect(signsOf(lineUp(situation, 'home')[2]!, home, null, 3)).toEqual(['booked, last warning', 'tired']);
    expect(signsOf(lineUp(situation, 'home')[1]!, home, null, 3)).toEqual(['booked']);
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

  it('marks what the keeper behind him stopped', () => {
    const swept = played(
      ['card', '48', [flip('play', 'MID')]],
      ['white', '19', [action({ action: 'Ps+S', family: 'pass', black: 9, white: 19, shown: 'SWEEP', stop: 'SWEEP', keeper: 'A Keeper' })]],
    );
    expect(marksOn(duelOf(swept, papers), 'away', 'A Man 5')[0]?.hits).toEqual([]);
    expect(marksOn(duelOf(swept, papers), 'away', 'A Keeper')).toMatchObject([{ line: 'stops', hits: ['SWEEP'] }]);
    const claimed = played(
      ['card', '48', [flip('corner', 'OFF')]],
      ['white', '19', [told('stopped', { side: 'away', by: 'A Keeper', stop: 'CrsP INT', white: 19 })]],
    );
    expect(duelOf(claimed, papers)?.checks.map(({ name, hits }) => [name, hits])).toEqual([
      ['A Man 5', []],
      ['A Keeper', ['CrsP INT']],
    ]);
  });

  it('marks what white shows where SOS makes something else of it', () => {
    const frames = played(
      ['card', '48', [flip('play', 'MID')]],
      ['white', '15', [action({ action: 'Pss+', family: 'pass', black: 11, white: 15, shown: 'none', stop: 'Int' })]],
    );
    expect(marksOn(duelOf(frames, papers), 'away', 'A Man 5')[0]?.hits).toEqual([]);
    expect(duelOf(frames, papers)?.tale).toMatchObject({ deed: 'intercepts', holder: 'away' });
  });

  it('shouts at a goal beside the dice, and at nothing else', () => {
    const verdict = (...story: StoryLine[]) => {
      const lately = played(['card', '48', [flip('play', 'OFF')]], ['white', '4', story]);
      return insideTheNet.verdict({ choice: null, choices: [], dice: [], end: 0 }, { lately, frame: lately[1], board: papers } as unknown as Scene);
    };
    const faced = told('faced', { side: 'away', man: 'H Man 6', white: 4, need: 6, goal: true });
    expect(verdict(faced, told('goal', { side: 'home', man: 'H Man 6' }))?.tone).toBe('goal');
    expect(verdict(faced)).toBeNull();
    expect(verdict()).toBeNull();
  });
});

describe('what it came to, and whose ball it is then', () => {
  /** After these events, home on the ball. */
  const tale = (...story: StoryLine[]) => duelOf(played(['card', '48', [flip('play', 'MID')]], ['white', '4', story]), papers)?.tale;
  const acted = (fields: Partial<Action>) => tale(action({ defender: 'A Man 5', keeper: 'A Keeper', white: 4, ...fields }));

  it('is nothing before a die', () => expect(tale()).toBeNull());

  it.each([
    ['Cry+', 'home'],
    ['Chl+', 'home'],
    ['Fld', 'home'],
    ['P++', 'home'],
    ['Ps+S', 'home'],
    ['Pss+', 'home'],
    ['CryS', 'home'],
    ['ChlS', 'home'],
    ['Swch', 'home'],
    ['CrsP', 'home'],
    ['CK', 'home'],
    ['Att', 'home'],
    ['Pto+', 'away'],
    ['OffP', 'away'],
    ['GK', 'away'],
  ] as const)('after %s that nothing stops it is the ball of %s', (of, holder) => {
    expect(acted({ action: of })).toMatchObject({ holder, who: 'H Man 6' });
  });

  it.each([
    ['challenge', 'Foul', 'home'],
    ['challenge', 'TklR', null],
    ['challenge', 'Tkl', 'away'],
    ['pass', 'BlkP', null],
    ['pass', 'Int', 'away'],
    ['pass', 'SWEEP', 'away'],
    ['shot', 'BlkS', 'home'],
  ] as const)('in a %s, after %s it is the ball of %s', (_family, stop, holder) => {
    expect(acted({ action: 'Pss+', stop })?.holder).toBe(holder);
  });

  it.each([
    ['CLR', 'home'],
    ['CrsP INT', 'away'],
    ['REC', 'away'],
  ] as const)('of a ball into the box, after %s it is the ball of %s', (stop, holder) => {
    expect(tale(told('stopped', { side: 'away', by: 'A Man 5', stop }))).toMatchObject({ holder, by: 'A Man 5' });
  });

  it('a lost pass that is blocked is nobody’s ball', () => {
    expect(acted({ action: 'Pto+', stop: 'BlkP' })).toMatchObject({ deed: 'blocks the pass', holder: null });
  });

  it('knows a corner from a rebound by white', () => {
    expect(acted({ action: 'Att', stop: 'BlkS', white: 5 })?.deed).toBe('blocked to corner');
    expect(acted({ action: 'Att', stop: 'BlkS', white: 4 })?.deed).toBe('blocked to rebound');
  });

  it.each(['plain', 'yellow', 'waived', 'second yellow', 'third yellow', 'red'] as const)('after a foul, %s, it is the ball of the fouled', (caution) => {
    const foul = told('foul', { side: 'away', man: 'A Man 5', on: 'H Man 6', caution });
    expect(tale(foul)).toMatchObject({ holder: 'home', who: 'H Man 6', by: 'A Man 5', penalty: false });
    expect(tale(told('penalty-awarded', { side: 'home' }), foul)?.penalty).toBe(true);
  });

  it.each([
    [told('received', { side: 'home', controlled: true }), 'home'],
    [told('received', { side: 'home', controlled: false }), null],
    [told('shot', { side: 'home', on_target: true }), 'home'],
    [told('shot', { side: 'home', on_target: false }), 'away'],
    [told('goal', { side: 'home' }), 'home'],
    [told('own-goal', { side: 'home' }), 'away'],
    [told('saved', { side: 'away', out: 'SV' }), 'away'],
    [told('saved', { side: 'away', out: 'CK' }), 'home'],
    [told('saved', { side: 'away', out: 'REB' }), 'home'],
    [told('penalty', { side: 'home', on_target: false }), 'away'],
    [told('recovery', { side: 'away' }), 'away'],
    [told('nobody-on-ball', { side: 'home' }), 'away'],
  ] as const)('of shots and loose balls, %#', (event, holder) => {
    expect(tale(event)?.holder).toBe(holder);
  });

  it.each([
    ['Throw', 'away'],
    ['Pass', 'away'],
    ['Pss+', 'away'],
    ['Pto+', 'home'],
    ['LaunchR', null],
  ] as const)('after %s of a keeper it is the ball of %s', (how, holder) => {
    for (const kind of ['released', 'goal-kick'] as const) expect(tale(told(kind, { side: 'away', keeper: 'A Keeper', how }))?.holder).toBe(holder);
  });

  it('goes on from a foul that a free kick cannot have', () => {
    const fouled = action({ action: 'Fld', free_kick: true, defender: 'A Man 5' });
    expect(tale(fouled, told('turned-into', { side: 'home', action: 'Pss+' }))).toMatchObject({ deed: 'freeKick', holder: 'home', who: 'H Man 6' });
  });

  it('is due to the others after a shot wide, though nobody has kicked yet', () => {
    expect(dueTo(tale(told('shot', { side: 'home', on_target: false })) ?? null)).toBe('away');
    expect(dueTo(acted({ action: 'OffP' }) ?? null)).toBe('away');
    expect(dueTo(acted({ action: 'Pss+' }) ?? null)).toBeNull();
    expect(dueTo(null)).toBeNull();
  });

  it('is said without what is printed on cards, in both languages', () => {
    const names = { who: 'Olivares', by: 'Cordero', side: 'Mallowrigg', them: 'Wrengarth', penalty: false };
    for (const { tales } of [en, de])
      for (const say of Object.values(tales))
        for (const some of [names, { ...names, penalty: true }]) {
          expect(say(some)).toMatch(/^[A-ZÄÖÜ].*\.$/);
          expect(say(some)).not.toMatch(/[a-z]\+|Tkl|Blk|OnT|HREC|undefined|\b(Int|SV|REB|CLR)\b/);
        }
    // Where nobody stands against him, nobody is named.
    for (const deed of ['passes by', 'long', 'through', 'pass', 'passes by and shoots', 'fouls', 'is booked'] as const)
      expect(en.tales[deed]({ ...names, by: '' })).toMatch(/^[A-Z]\w+ [^:]*(: free kick for Wrengarth)?\.$/);
    expect(en.tales.astray(names)).toBe('The pass by Olivares goes astray: Wrengarth have the ball.');
    expect(de.tales.astray(names)).toBe('Fehlpass von Olivares: Wrengarth hat den Ball.');
    for (const code of Object.keys(en.codes)) expect(de.codes[code]).toBeTruthy();
  });

  it('calls men by their last names, unless two are called so', () => {
    const [home] = papers.squads;
    const of = (...men: string[]) => ({ ...papers, squads: [{ ...home, cards: men.map((name) => man(name, 1)) }, { ...home, cards: [] }] }) as Papers;
    const called = calling(of('Claudio Cordero', 'Jan van Dijk', 'Ada Weir', 'Bea Weir', 'Zé'));
    expect(['Claudio Cordero', 'Jan van Dijk', 'Ada Weir', 'Zé'].map(called)).toEqual(['Cordero', 'van Dijk', 'Ada Weir', 'Zé']);
  });
});

it('offers the line-up as it stands, and the changes behind a line', () => {
  const scene = (name: string, menu: string[]) =>
    ({ pending: { kind: 'decide', side: 'home', name, menu, hints: menu.map(() => ''), about: '', default: '' } }) as unknown as Scene;
  expect(insideTheNet.further?.(scene('sheet', ['go on', 'change', '4-4-2']))?.choices).toEqual(['change', '4-4-2']);
  expect(insideTheNet.further?.(scene('change', ['go on', 'change']))?.title).toBe('Make a change');
  const gains = scene('change', ['go on', 'change']);
  if (gains.pending?.kind === 'decide') gains.pending.hints = ['', 'fresh legs'];
  expect(insideTheNet.further?.(gains)?.title).toBe('Make a change: fresh legs');
  expect(insideTheNet.further?.(scene('off', ['spot 1', 'spot 2']))).toBeNull();
  expect(insideTheNet.choice('go on', scene('sheet', ['go on'])).label).toBe('Play with this eleven');
  expect(insideTheNet.choice('go on', scene('change', ['go on'])).label).toBe('Go on');
});
